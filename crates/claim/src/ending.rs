//! How a phase ends, and the game (5.6, 6.1, 6.3, 11.1 to 11.3).

use game::Sink;

use crate::{
    event::{Event, Zone},
    factions::with_power,
    phase::{Phase, Step},
    power::Moment,
    state::State,
    window::Window,
};

impl State {
    /// A phase is over, and the game goes on.
    #[inline(never)]
    pub(crate) fn end_phase(&mut self, sink: &mut impl Sink<State>) {
        for seat in self.rules.seats() {
            self.move_all(Zone::Hand(seat), Zone::Discard, sink);
        }
        self.clear_trick();
        self.pending = None;
        if self.phase == Phase::Two {
            self.go(Step::LeftOverPot);
            return self.advance(sink);
        }
        sink.event(self, Event::PhaseTwo);
        for seat in self.rules.seats() {
            self.move_all(Zone::Followers(seat), Zone::Hand(seat), sink);
        }
        self.phase = Phase::Two;
        self.go(Step::NewTrick);
        self.advance(sink);
    }

    /// 10.8: if there is no next trick, the winner of this one takes the pot.
    #[inline(never)]
    pub(crate) fn left_over_pot(&mut self, sink: &mut impl Sink<State>) {
        if self.collect_pot(sink) {
            self.go(Step::CompletePiles);
        }
    }

    /// 11.1 and 11.2.
    #[inline(never)]
    pub(crate) fn complete_piles(&mut self, sink: &mut impl Sink<State>) {
        for faction in self.rules.listeners(Moment::ClearUp).iter() {
            with_power!(faction, P => P::clear_up(self, sink));
        }
        for seat in self.rules.seats() {
            self.move_all(Zone::Display(seat), Zone::Score(seat), sink);
        }
        for faction in self.rules.listeners(Moment::AtEnd).iter() {
            with_power!(faction, P => P::at_end(self, sink));
        }
        self.go(if self.rules.artifacts() { Step::Window(Window::End) } else { Step::Declare });
    }

    /// 11.3: from the player who would have led next.
    #[inline(never)]
    pub(crate) fn declarations(&mut self, sink: &mut impl Sink<State>) {
        let listeners = self.rules.listeners(Moment::Declare);
        let players = self.rules.players();
        while !listeners.is_empty() && self.cursor < players {
            let side = self.rules.side(self.next.leader.after(self.cursor, players));
            self.cursor += 1;
            for faction in listeners.iter() {
                with_power!(faction, P => P::declare(self, side));
            }
            if self.pending.is_some() {
                return;
            }
        }
        sink.event(self, Event::Over);
        self.go(Step::Over);
    }
}
