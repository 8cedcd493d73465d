//! The short way through a trick: two players, no artifacts, no heroes, and nobody to ask.
//!
//! `phase.rs` and `after_trick.rs` are the rule. This is the same in one go for the tricks of which most games consist,
//! and hands over to them wherever a power has its say in between. The law test of the declarations plays every game both
//! ways.

use game::{Seats, Sink};

use crate::{
    card::Card,
    event::{Event, Zone},
    factions::{FactionSet, LISTENERS, with_power},
    phase::{Phase, Step},
    power::{Goes, Moment},
    question::Question,
    setup::Short,
    state::State,
    trick::Play,
};

/// Factions that have something to do when they win a trick.
const BUSY_WINNERS: FactionSet = LISTENERS[Moment::OnPrizes as usize]
    .or(LISTENERS[Moment::ClaimsNext as usize])
    .or(LISTENERS[Moment::WonWith as usize]);

/// Factions that have a say in where a card goes.
const SAY_WHERE: FactionSet = LISTENERS[Moment::Goes as usize].or(LISTENERS[Moment::OnCollect as usize]);

impl State {
    #[inline]
    pub(crate) fn goes_the_short_way(&self) -> bool {
        match self.rules.short() {
            Short::Never => false,
            Short::PhaseOne => self.phase == Phase::One,
            Short::Always => true,
        }
    }

    /// Plays a card; after the second the trick is won and the next begins.
    #[inline]
    pub(crate) fn play_short(&mut self, face: Card, sink: &mut impl Sink<State>) {
        let seat = self.asked;
        let Some(card) = self.copy_in(self.hand(seat), face) else { return };
        let play = Play::new(card, seat, self.rules.slot_of(card));
        let shows_void = self.led().filter(|&led| !self.counts_as(&play, led));
        self.move_card(card, Zone::Hand(seat), Zone::Trick, Seats::ALL, sink);
        let at = self.trick.plays().len();
        self.trick.push(play);
        if let Some(slot) = shows_void {
            sink.event(self, Event::Void { seat, slot });
        }
        if let Some(faction) = self.power_of(&play).filter(|&f| self.rules.hears(Moment::OnPlay, f)) {
            with_power!(faction, P => P::on_play(self, at, sink));
        }
        if at == 0 {
            self.asked = self.other(seat);
        } else {
            self.win_short(sink);
        }
    }

    #[inline]
    fn win_short(&mut self, sink: &mut impl Sink<State>) {
        let Some(verdict) = self.judged() else { return };
        self.verdict = verdict;
        sink.event(self, Event::Won { seat: verdict.winner, with: self.winning_play().map(|play| play.card) });
        if self.verdict.power.is_some_and(|faction| BUSY_WINNERS.has(faction)) {
            self.pending = None;
            self.go(Step::WinningHero);
            return self.advance(sink);
        }
        if self.phase == Phase::One {
            self.prizes_short(sink);
        }
        if self.trick_goes_the_plain_way() {
            let to = if self.phase == Phase::One { Zone::Discard } else { Zone::Score(self.verdict.winner) };
            self.trick_card_to(0, to, sink);
            self.trick_card_to(1, to, sink);
        } else {
            self.cards_short(sink);
        }
        self.next.leader = self.leads_next();
        self.next_short(sink);
    }

    /// Does no power have a say in where the two cards go?
    #[inline]
    fn trick_goes_the_plain_way(&self) -> bool {
        let quiet = |play: &Play| self.rules.faction(play.slot).is_none_or(|faction| !SAY_WHERE.has(faction));
        self.trick.plays().iter().all(quiet)
            && self.verdict.power.is_none_or(|faction| !LISTENERS[Moment::Spoils as usize].has(faction))
    }

    fn cards_short(&mut self, sink: &mut impl Sink<State>) {
        for at in 0..2 {
            match self.goes(at) {
                Goes::Discard => self.trick_card_to(at, Zone::Discard, sink),
                Goes::Display(seat) => self.trick_card_to(at, Zone::Display(seat), sink),
                Goes::Pool => self.trick_card_to(at, Zone::Pool, sink),
                Goes::Collect(seat) => {
                    let card = self.trick.plays()[at].card;
                    let to = if self.displays(card) { Zone::Display(seat) } else { Zone::Score(seat) };
                    self.trick_card_to(at, to, sink);
                }
            }
        }
    }

    /// 5.3: the winner takes the prize, the loser the top card.
    #[inline]
    fn prizes_short(&mut self, sink: &mut impl Sink<State>) {
        if let Some(prize) = self.prizes[0] {
            self.move_card(prize, Zone::Prize, Zone::Followers(self.verdict.winner), Seats::ALL, sink);
        }
        let loser = self.other(self.verdict.winner);
        self.draw_card(Zone::Followers(loser), Seats::only(loser), sink);
    }

    /// The next trick, or the end of the phase.
    #[inline]
    fn next_short(&mut self, sink: &mut impl Sink<State>) {
        if self.phase_is_over() {
            self.pending = None;
            self.go(Step::NewTrick);
            return self.advance(sink);
        }
        if self.phase == Phase::One {
            self.draw_card(Zone::Prize, Seats::ALL, sink);
        }
        self.clear_trick();
        sink.event(self, Event::Leads(self.next.leader));
        self.ask(Question::Play, self.next.leader);
    }
}
