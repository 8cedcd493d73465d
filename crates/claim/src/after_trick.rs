//! After a trick, in the order of 7.7: it is won, prizes are taken, cards move, powers have their say, and somebody leads.

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{Action, artifacts},
    by_seat::at_table,
    card::{Card, Slot},
    declared::{Between, Declared, Known, Slots},
    event::{Event, Zone},
    factions::with_power,
    heroes::with_hero,
    phase::{Phase, Stage, Step},
    power::{Goes, Moment},
    question::Question,
    state::State,
    trick::Play,
    window::Window,
};

/// Where a played card goes after the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Destination {
    /// The common discard pile.
    Discard,
    /// A score pile, by way of collecting.
    Collected(Seat),
    /// In front of a seat.
    Display(Seat),
    /// The common pool.
    Pool,
}

impl State {
    /// 7.3, 7.4: the trick is decided, step by step.
    #[inline(never)]
    pub(crate) fn decide(&mut self, sink: &mut impl Sink<State>) {
        let winning =
            self.ranking(self.known()).and_then(|(at, order)| Some((at, *self.trick.plays().get(at)?, order)));
        let Some((at, play, order)) = winning else { return self.go(Step::NextLead) };
        self.set_verdict(at, &play, order, self.known());
        sink.event(self, Event::Won { seat: play.seat, with: Some(play.card) });
        self.windows_after_trick();
    }

    /// The trick is decided, and the windows after it open.
    fn windows_after_trick(&mut self) {
        self.window.rank = 0;
        let [winner, loser, ..] = self.verdict.order;
        let is_open =
            self.may_play(loser, &[Window::AfterTrickLoser]) || self.may_play(winner, &[Window::AfterTrickWinner]);
        self.go(if is_open { Step::Window(Window::AfterTrickLoser) } else { Step::WinningHero });
    }

    /// A trick is complete, and the game goes on. If the trick is a quiet one, 7.7 reduces to this: prizes are
    /// taken, cards move, and somebody leads. As long as it does, the question stays which card to play.
    #[inline(never)]
    pub(crate) fn finish_trick(&mut self, sink: &mut impl Sink<State>) {
        match self.trick.all() {
            Some(&two) if self.rules.players() == 2 && self.is_plain(&two) => {
                self.finish_trick_of_two::<true>(&two, sink);
            }
            _ => self.finish_trick_of_more(sink),
        }
    }

    /// Do only the tables have a say in this trick?
    #[inline(always)]
    fn is_plain(&self, two: &[Play; 2]) -> bool {
        let declared = self.rules.by_slot();
        // In a browser the second copy has to be fetched, and gains no speed.
        !cfg!(target_arch = "wasm32")
            && !declared.special(self.phase).meets(Slots::of(two))
            // What `CardsMoved` and `Tidy` of `power.rs` need to lie on the table.
            && self.pool.or(self.spent).is_empty()
            && (declared.more.between == Between::Nothing || self.nothing_came_between(two))
    }

    /// Has no artifact, potion or hero had a say in the trick, and can none before the next lead?
    #[inline(never)]
    fn nothing_came_between(&self, two: &[Play; 2]) -> bool {
        const LATER: [Window; 5] =
            [Window::AfterTrickLoser, Window::AfterTrickWinner, Window::Collect, Window::Draw, Window::BeforeLead];
        let is_bare = |play: &Play| play.is_as_played() && play.is_bare();
        !self.anybody_may_play(&LATER)
            && is_bare(&two[0])
            && is_bare(&two[1])
            && !self.trick.open
            && self.next.promised.is_none()
            && self.nothing_was_changed()
    }

    /// Do all cards of the trick go where they usually go, and is the top of the draw pile settled?
    #[inline(always)]
    fn nothing_was_changed(&self) -> bool {
        !self.trick.apart
            && !self.trick.thinned
            && self.heroes.pot[0].is_none()
            && (self.draw.settled() > 0 || self.draw.is_empty())
    }

    /// What each phase has in its tables is looked up at fixed places, and nothing else if the trick is a plain one.
    #[inline(always)]
    fn finish_trick_of_two<const PLAIN: bool>(&mut self, two: &[Play; 2], sink: &mut impl Sink<State>) {
        match self.phase {
            Phase::One => self.finish::<2, PLAIN>(Known { phase: Phase::One, players: 2 }, two, sink),
            Phase::Two => self.finish::<2, PLAIN>(Known { phase: Phase::Two, players: 2 }, two, sink),
        }
    }

    /// The same if more than the tables may have a say.
    #[inline(never)]
    fn finish_trick_of_more(&mut self, sink: &mut impl Sink<State>) {
        match self.rules.players() {
            2 if let Some(&two) = self.trick.all() => self.finish_trick_of_two::<false>(&two, sink),
            3 if let Some(&three) = self.trick.all() => self.finish::<3, false>(self.known(), &three, sink),
            4 if let Some(&four) = self.trick.all() => self.finish::<4, false>(self.known(), &four, sink),
            _ => {
                self.pending = None;
                self.decide(sink);
                self.advance(sink);
            }
        }
    }

    /// The rest of a trick with one card of each.
    #[inline(always)]
    fn finish<const N: usize, const PLAIN: bool>(
        &mut self,
        known: Known<PLAIN>,
        plays: &[Play; N],
        sink: &mut impl Sink<State>,
    ) {
        let Some((at, order)) = self.ranking(known) else { return };
        let Some(&Play { seat, card, slot: winning, .. }) = plays.get(at) else { return };
        self.set_verdict(at, &plays[at], order, known);
        sink.event(self, Event::Won { seat, with: Some(card) });
        let has_say = known.phase == Phase::One && known.more(self).on_prizes.has(winning);
        if has_say || !self.is_quiet(known, plays, Step::Judge) {
            return self.finish_loudly(sink);
        }
        if known.phase == Phase::Two {
            let may_act = known.more(self).on_win.meets(Slots::of(plays)) && self.opponents_display();
            if may_act && !self.won_quietly(sink) {
                return;
            }
        } else if N > 2 {
            self.pending = None;
            self.take_prizes_from(0);
            return self.advance(sink);
        } else {
            let [winner, loser, ..] = order.map(at_table);
            self.takes(known, winner, sink);
            self.takes(known, loser, sink);
        }
        self.finish_quietly(known, plays, at, sink);
    }

    /// The trick is decided, and more than declarations may have a say.
    #[inline(never)]
    fn finish_loudly(&mut self, sink: &mut impl Sink<State>) {
        self.pending = None;
        self.windows_after_trick();
        self.advance(sink);
    }

    /// Is there what `OnWin` of `power.rs` needs to lie on the table?
    #[inline(always)]
    fn opponents_display(&self) -> bool {
        let [_, loser, ..] = self.verdict.order;
        self.rules.players() > 2 || !self.display(loser).is_empty() || self.rules.takes_every_step()
    }

    /// What the cards of a quiet trick of phase two do before they move; says whether nobody is asked.
    #[inline(never)]
    fn won_quietly(&mut self, sink: &mut impl Sink<State>) -> bool {
        self.pending = None;
        self.go(Step::OnWin);
        self.on_win(sink);
        self.pending.is_none()
    }

    /// 7.7 (4) to (9) of a quiet trick, and the game goes on.
    #[inline(always)]
    fn finish_quietly<const N: usize, const PLAIN: bool>(
        &mut self,
        known: Known<PLAIN>,
        plays: &[Play; N],
        won: usize,
        sink: &mut impl Sink<State>,
    ) {
        self.cards_go_quietly(known, plays, won, sink);
        // In a plain trick nobody names who leads.
        self.trick_ends(known, if PLAIN { Slots::default() } else { Slots::of(plays) }, plays[won].slot, sink);
    }

    /// 7.7 (7) to (9), for a trick with cards of these slots that this one has won.
    #[inline(always)]
    fn trick_ends<const PLAIN: bool>(
        &mut self,
        known: Known<PLAIN>,
        slots: Slots,
        won: Slot,
        sink: &mut impl Sink<State>,
    ) {
        let (phase, more) = (known.phase, known.more(self));
        // What `CardsMoved` and `Tidy` of `power.rs` need to lie on the table.
        let is_left = || !PLAIN && phase == Phase::Two && !self.pool.or(self.spent).is_empty();
        if more.after_winning(phase).has(won) || is_left() {
            return self.finish_after_winning(sink);
        }
        self.lead_passes_on(known, slots, sink);
    }

    /// The same if powers or what lies on the table may have a say in it.
    #[inline(never)]
    fn finish_after_winning(&mut self, sink: &mut impl Sink<State>) {
        self.pending = None;
        self.go(Step::CardsMoved);
        self.advance(sink);
    }

    /// 7.7 (4) for the cards of a quiet trick, which nobody is asked about.
    #[inline(always)]
    fn cards_go_quietly<const N: usize, const PLAIN: bool>(
        &mut self,
        known: Known<PLAIN>,
        plays: &[Play; N],
        won: usize,
        sink: &mut impl Sink<State>,
    ) {
        for (at, play) in plays.iter().enumerate() {
            let spoiler = if at == won { Slot::HEROES } else { plays[won].slot };
            let to = self.resting_place(known, play.slot, self.goes(known, play.seat, play.slot, spoiler));
            self.move_card(play.card, Zone::Trick, to, Seats::ALL, sink);
            self.trick.leaves(at);
        }
    }

    /// Does nothing but declarations have a say in what follows a step of this trick, which is decided? Powers that act on
    /// prizes or on winning are looked at by the caller.
    #[inline(always)]
    fn is_quiet<const N: usize, const PLAIN: bool>(&self, known: Known<PLAIN>, plays: &[Play; N], after: Step) -> bool {
        let more = known.more(self);
        let slots = Slots::of(plays);
        let lays = || known.phase == Phase::Two && !more.lays.is_empty() && self.factions.open != [None; 2];
        (!more.loud(known.phase).meets(slots) && !lays() || plays.iter().all(|play| self.is_quiet_here(play)))
            && (more.between == Between::Nothing
                || plays.iter().fold(true, |all, play| all & play.is_as_played()) && self.nothing_interferes(after))
    }

    /// Does nothing follow from a card in this trick, though in others something might?
    #[inline(never)]
    fn is_quiet_here(&self, play: &Play) -> bool {
        // Most cards are collected by the winner, some by the loser, and of some powers decide where they go.
        let (to_loser, more) = (self.rules.by_slot().to_loser, &self.rules.by_slot().more);
        let is_decided = more.elsewhere(Phase::Two).has(play.slot) || !more.spoilers(Phase::Two).is_empty();
        let [winner, loser, ..] = self.verdict.order;
        let collector = if to_loser.has(play.slot) { loser } else { winner };
        let may_be_laid = |faction| {
            with_power!(faction, P => P::may_lay(self, collector, play.card)
                || is_decided && (P::may_lay(self, winner, play.card) || P::may_lay(self, loser, play.card)))
        };
        !self.rules.takes_every_step()
            && State::hero_of(play).is_none_or(|hero| !with_hero!(hero, H => H::ACTS))
            && (self.phase == Phase::One || !self.rules.listeners(Moment::Lays).iter().any(may_be_laid))
    }

    /// Do only the cards of the trick have a say in what follows this step?
    #[inline(never)]
    fn nothing_interferes(&self, after: Step) -> bool {
        const WINNER: [Window; 2] = [Window::Collect, Window::AfterTrickWinner];
        const WINDOWS: [Window; 4] = [Window::Collect, Window::AfterTrickWinner, Window::AfterTrickLoser, Window::Draw];
        const LOSER: [Window; 3] = [Window::Collect, Window::AfterTrickLoser, Window::Draw];
        let [winner, loser, ..] = self.verdict.order;
        let is_played = if !self.anybody_may_play(&WINDOWS) {
            false
        } else if after == Step::CardsMove {
            self.may_play(winner, &WINNER[..1]) || self.may_play(loser, &LOSER[..1])
        } else {
            self.may_play(winner, &WINNER) || self.may_play(loser, &LOSER)
        };
        !is_played && self.nothing_was_changed()
    }

    /// 7.7 (2): a hero that won.
    #[inline(never)]
    pub(crate) fn winning_hero(&mut self) {
        self.go(if self.phase == Phase::One { Step::OnPrizes } else { Step::OnWin });
        if self.rules.heroes()
            && let Some(hero) = self.winning_play().and_then(State::hero_of)
        {
            with_hero!(hero, H => H::won_with(self));
        }
    }

    /// 7.7 (3), phase one: the winning card's say on the prizes.
    #[inline(never)]
    pub(crate) fn on_prizes(&mut self, sink: &mut impl Sink<State>) {
        if let Some(faction) = self.verdict.power.filter(|&f| self.rules.hears(Moment::OnPrizes, f)) {
            with_power!(faction, P => P::on_prizes(self, sink));
            if self.pending.is_some() {
                return;
            }
        }
        self.take_prizes_from(0);
    }

    /// The prizes and cards are taken, from the `first` in order on.
    pub(crate) fn take_prizes_from(&mut self, first: u8) {
        self.go(Step::TakePrizes);
        self.cursor = first;
    }

    /// 5.3 and 12.4: prizes and cards of the draw pile are taken in order.
    #[inline(never)]
    pub(crate) fn take_prizes(&mut self, sink: &mut impl Sink<State>) {
        while self.cursor < self.rules.players() {
            let seat = self.verdict.order[usize::from(self.cursor)];
            if let [Some(a), Some(b)] = self.prizes
                && self.rules.copies(a) != self.rules.copies(b)
            {
                return self.ask(Question::Prize, seat);
            }
            if self.prizes == [None; 2] && !self.draw.is_empty() && !self.draws_now(seat) {
                return;
            }
            self.takes(self.known(), seat, sink);
            self.took_a_card();
        }
        self.go(Step::CardsMove);
    }

    /// 5.3, 12.4: a seat takes a prize, or if none is left the top card of the draw pile.
    #[inline(always)]
    fn takes<const PLAIN: bool>(&mut self, known: Known<PLAIN>, seat: Seat, sink: &mut impl Sink<State>) {
        match self.prizes {
            [Some(prize), _] => self.move_card(prize, Zone::Prize, Zone::Followers(seat), Seats::ALL, sink),
            [None, Some(prize)] if known.players > 2 => {
                self.move_card(prize, Zone::Prize, Zone::Followers(seat), Seats::ALL, sink);
            }
            _ => self.draw_card(Zone::Followers(seat), Seats::only(seat), sink),
        }
    }

    /// May a seat draw its card, or has it or chance to be asked before?
    fn draws_now(&mut self, seat: Seat) -> bool {
        if self.stage == Stage::Begun && !self.offers(seat, Window::Draw).is_empty() {
            self.open_window(seat, Window::Draw);
        }
        self.pending.is_none() && self.settle(1)
    }

    /// The seat whose turn it is to take has taken.
    pub(crate) fn took_a_card(&mut self) {
        self.cursor = self.cursor.saturating_add(1);
        self.stage = Stage::Begun;
    }

    pub(crate) fn take_prize(&mut self, prize: Card, seat: Seat, sink: &mut impl Sink<State>) {
        self.move_card(prize, Zone::Prize, Zone::Followers(seat), Seats::ALL, sink);
        self.took_a_card();
    }

    /// 7.7 (3), phase two: what the trick's cards do before they move.
    #[inline(never)]
    pub(crate) fn on_win(&mut self, sink: &mut impl Sink<State>) {
        let listeners = self.rules.listeners(Moment::OnWin);
        if !listeners.is_empty() && self.opponents_display() {
            while let Some(play) = self.trick.plays().get(usize::from(self.cursor)) {
                let at = usize::from(self.cursor);
                self.cursor += 1;
                if let Some(faction) = self.played_power_of(play).filter(|&f| listeners.has(f)) {
                    with_power!(faction, P => P::on_win(self, at, sink));
                    if self.pending.is_some() {
                        return;
                    }
                }
            }
        }
        self.go(Step::CardsMove);
    }

    #[inline]
    pub(crate) fn cards_move(&mut self, sink: &mut impl Sink<State>) {
        if self.cursor == 0 && self.rules.heroes() && self.makes_a_pot() {
            for at in 0..self.trick.plays().len() {
                self.trick_card_to(at, Zone::Pot, sink);
            }
            self.heroes.pot_is_new = true;
        }
        while let Some(play) = self.trick.plays().get(usize::from(self.cursor)) {
            let at = usize::from(self.cursor);
            self.cursor += 1;
            if play.is_gone() {
                continue;
            }
            self.card_moves(at, sink);
            if self.pending.is_some() {
                return;
            }
        }
        if self.rules.heroes()
            && (self.heroes.pot[0].is_some() || self.trick.plays().iter().any(|play| State::hero_of(play).is_some()))
        {
            return self.go(Step::Pot);
        }
        let won = self.winning_play().map_or(Slot::HEROES, |play| play.slot);
        if self.rules.takes_every_step() {
            self.go(Step::CardsMoved);
        } else {
            self.trick_ends(self.known(), Slots::of(self.trick.plays()), won, sink);
        }
    }

    /// 7.7 (4): the cards move; if the rest of the trick is quiet, the game goes on from there.
    #[inline(never)]
    pub(crate) fn move_cards(&mut self, sink: &mut impl Sink<State>) {
        let is_done = match self.rules.players() {
            2 => self.finish_rest::<2>(sink),
            3 => self.finish_rest::<3>(sink),
            _ => self.finish_rest::<4>(sink),
        };
        if !is_done {
            self.cards_move(sink);
        }
    }

    /// The rest of a trick if it is quiet now; says whether it is.
    #[inline(always)]
    fn finish_rest<const N: usize>(&mut self, sink: &mut impl Sink<State>) -> bool {
        let (Some(&plays), Some(won), 0) = (self.trick.all::<N>(), self.verdict.at, self.cursor) else {
            return false;
        };
        let known = self.known();
        let is_quiet = self.is_quiet(known, &plays, Step::CardsMove);
        if is_quiet {
            self.finish_quietly(known, &plays, usize::from(won), sink);
        }
        is_quiet
    }

    /// 7.7 (4): the card at `at` of the trick moves, or somebody is asked where it goes.
    #[inline(never)]
    fn card_moves(&mut self, at: usize, sink: &mut impl Sink<State>) {
        let destination = self.destination(at);
        let card = self.trick.plays()[at].card;
        self.window.rank = 0;
        if let Destination::Collected(seat) = destination
            && self.may_be_laid(seat, card)
        {
            self.trick.plays_mut()[at].leave();
            self.collecting = Some((seat, card));
            self.ask(Question::Collect, seat);
        } else {
            let to = self.resting_place(self.known(), self.rules.slot_of(card), destination);
            self.trick_card_to(at, to, sink);
        }
    }

    /// Where a card of this slot comes to rest, if nobody is asked.
    #[inline(always)]
    fn resting_place<const PLAIN: bool>(&self, known: Known<PLAIN>, slot: Slot, destination: Destination) -> Zone {
        match destination {
            Destination::Discard => Zone::Discard,
            Destination::Display(seat) => Zone::Display(seat),
            Destination::Pool => Zone::Pool,
            Destination::Collected(seat) => self.rest_of(known, seat, slot),
        }
    }

    /// Moves the card at `at` of the trick.
    pub(crate) fn trick_card_to(&mut self, at: usize, to: Zone, sink: &mut impl Sink<State>) {
        let card = self.trick.plays()[at].card;
        self.move_card(card, Zone::Trick, to, Seats::ALL, sink);
        self.trick.plays_mut()[at].leave();
    }

    /// 5.4, 6.2: where the card at `at` goes.
    pub(crate) fn destination(&self, at: usize) -> Destination {
        let play = &self.trick.plays()[at];
        if self.trick.apart {
            return Destination::Collected(play.seat);
        }
        if self.trick.thinned {
            return Destination::Collected(self.verdict.winner);
        }
        let slot_if = |is_asked: bool, play: &Play| if is_asked { play.slot } else { Slot::HEROES };
        let own = slot_if(play.has_power(), play);
        let spoiler = self.winning_play().filter(|_| self.verdict.at != Some(at as u8));
        let spoiler = spoiler.map_or(Slot::HEROES, |play| slot_if(!play.is_turned(), play));
        self.goes(self.known(), play.seat, own, spoiler)
    }

    /// The same if nothing has happened to the trick: by what the power of `own` slot declares, or else that of the slot
    /// that won. Heroes declare nothing.
    #[inline(always)]
    fn goes<const PLAIN: bool>(&self, known: Known<PLAIN>, seat: Seat, own: Slot, spoiler: Slot) -> Destination {
        let (declared, more, phase) = (self.rules.by_slot(), known.more(self), known.phase);
        let way = if more.elsewhere(phase).has(own) || more.spoilers(phase).has(spoiler) {
            self.declared_way(own, spoiler)
        } else if phase == Phase::One && declared.to_winner.has(own) {
            Goes::ToWinner
        } else if phase == Phase::Two && declared.to_loser.has(own) {
            Goes::ToLoser
        } else {
            Goes::AsUsual
        };
        let winner = at_table(self.verdict.winner);
        match way {
            Goes::ToWinner => Destination::Collected(winner),
            Goes::ToLoser => Destination::Collected(self.loser(known.players)),
            Goes::ToPool => Destination::Pool,
            Goes::ToDisplayIfLost if seat != winner => Destination::Display(seat),
            Goes::AsUsual | Goes::ToDisplayIfLost => match phase {
                Phase::One => Destination::Discard,
                Phase::Two => Destination::Collected(winner),
            },
        }
    }

    /// What the power of `own` slot says of where its card goes, or else the one that won.
    #[inline(never)]
    fn declared_way(&self, own: Slot, spoiler: Slot) -> Goes {
        let way = |slot: Slot, goes: fn(&Declared) -> [Goes; 2]| {
            self.rules.faction(slot).map_or(Goes::AsUsual, |faction| goes(faction.declares())[self.phase as usize])
        };
        match way(own, |declared| declared.goes) {
            Goes::AsUsual => way(spoiler, |declared| declared.spoils),
            own => own,
        }
    }

    /// 10.8: a hero played second that holds the trick's cards back. 9.22: not in a trick of more than two cards.
    pub(crate) fn makes_a_pot(&self) -> bool {
        let [_, second] = self.trick.plays() else { return false };
        !self.trick.apart
            && !self.trick.thinned
            && self.trick.first() == 0
            && State::hero_of(second).is_some_and(|hero| with_hero!(hero, H => H::makes_a_pot()))
    }

    /// A card that is nowhere just now comes to a score pile.
    #[inline]
    pub(crate) fn collect(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<State>) {
        self.collecting = Some((seat, card));
        self.window.rank = 0;
        if self.may_be_laid(seat, card) {
            self.ask(Question::Collect, seat);
        } else {
            self.place(sink);
        }
    }

    /// Has a seat a say in where a card goes that it collects?
    #[inline]
    fn may_be_laid(&self, seat: Seat, card: Card) -> bool {
        let more = &self.rules.by_slot().more;
        let nothing_lays = more.lays.is_empty() && more.between != Between::Anything;
        self.phase == Phase::Two && !nothing_lays && self.may_be_laid_now(seat, card)
    }

    #[inline(never)]
    fn may_be_laid_now(&self, seat: Seat, card: Card) -> bool {
        let lays = |faction| with_power!(faction, P => P::may_lay(self, seat, card));
        self.rules.listeners(Moment::Lays).iter().any(lays)
            || self.may_play(seat, &[Window::Collect]) && !self.offers(seat, Window::Collect).is_empty()
    }

    /// What a seat may do with the card it collects: let it go where it goes, lay it elsewhere, or play an artifact.
    #[inline]
    pub(crate) fn collect_answers(&self, seat: Seat, card: Card) -> Answers {
        let mut answers = Answers::NONE.with(Action::Pass);
        for faction in self.rules.listeners(Moment::Lays).iter() {
            if with_power!(faction, P => P::may_lay(self, seat, card)) {
                answers.add(Action::Lay);
            }
        }
        if self.may_play(seat, &[Window::Collect]) {
            answers = answers.or(artifacts(self.offers(seat, Window::Collect)));
        }
        answers
    }

    /// The card being collected goes where it goes.
    #[inline]
    pub(crate) fn place(&mut self, sink: &mut impl Sink<State>) {
        let Some((seat, card)) = self.collecting else { return };
        self.collected_to(self.rest_of(self.known(), seat, self.rules.slot_of(card)), sink);
    }

    /// Where a collected card of a slot comes to rest: in the display or on the score pile.
    #[inline(always)]
    fn rest_of<const PLAIN: bool>(&self, known: Known<PLAIN>, seat: Seat, slot: Slot) -> Zone {
        let is_displayed = self.rules.by_slot().displayed(known.phase).has(slot);
        if is_displayed { Zone::Display(seat) } else { Zone::Score(seat) }
    }

    /// The card being collected comes to rest.
    #[inline]
    pub(crate) fn collected_to(&mut self, to: Zone, sink: &mut impl Sink<State>) {
        if let Some((_, card)) = self.collecting {
            self.move_card(card, Zone::Trick, to, Seats::ALL, sink);
            self.collecting = None;
        }
    }

    /// 7.7 (5): the pot of an earlier trick.
    #[inline(never)]
    pub(crate) fn pay_pot(&mut self, sink: &mut impl Sink<State>) {
        if !std::mem::take(&mut self.heroes.pot_is_new) && !self.collect_pot(sink) {
            return;
        }
        self.go(Step::HeroesAfterTrick);
    }

    /// The winner collects the pot, the lead card first; says whether all is collected.
    pub(crate) fn collect_pot(&mut self, sink: &mut impl Sink<State>) -> bool {
        while let Some(card) = self.pot().next() {
            self.move_card(card, Zone::Pot, Zone::Trick, Seats::ALL, sink);
            self.collect(self.verdict.winner, card, sink);
            if self.pending.is_some() {
                return false;
            }
        }
        true
    }

    #[inline(never)]
    pub(crate) fn heroes_after_trick(&mut self, sink: &mut impl Sink<State>) {
        if self.rules.heroes() {
            while let Some(play) = self.trick.plays().get(usize::from(self.cursor)) {
                if self.stage == Stage::Begun {
                    self.stage = Stage::HeroCalled;
                    if let Some(hero) = State::hero_of(play).filter(|_| !play.is_swapped_in()) {
                        with_hero!(hero, H => H::after_trick(self));
                    }
                }
                while self.heroes.leaving > 0 && !self.draw.is_empty() {
                    if !self.settle(1) {
                        return;
                    }
                    self.draw_card(Zone::Out, Seats::NONE, sink);
                    self.heroes.leaving -= 1;
                }
                self.heroes.leaving = 0;
                if self.stage == Stage::AllDiscard {
                    self.stage = Stage::AllChoose;
                    self.all_discard(sink);
                }
                if self.pending.is_some() {
                    return;
                }
                self.cursor += 1;
                self.stage = Stage::Begun;
            }
        }
        self.go(Step::CardsMoved);
    }

    #[inline(never)]
    pub(crate) fn cards_moved(&mut self, sink: &mut impl Sink<State>) {
        if self.phase == Phase::Two && self.verdict.at.is_some() {
            for faction in self.rules.listeners(Moment::CardsMoved).iter() {
                loop {
                    let before = self.cursor;
                    with_power!(faction, P => P::cards_moved(self, sink));
                    if self.pending.is_some() {
                        return;
                    }
                    if self.cursor == before {
                        break;
                    }
                }
            }
        }
        self.go(Step::TidyUp);
    }

    #[inline(never)]
    pub(crate) fn tidy_up(&mut self, sink: &mut impl Sink<State>) {
        if let Some(faction) = self.verdict.power.filter(|&f| self.rules.hears(Moment::WonWith, f)) {
            with_power!(faction, P => P::won_with(self, sink));
        }
        for faction in self.rules.listeners(Moment::Tidy).iter() {
            with_power!(faction, P => P::tidy(self, sink));
        }
        self.go(Step::NextLead);
    }

    #[inline(never)]
    pub(crate) fn next_lead(&mut self, sink: &mut impl Sink<State>) {
        self.factions.claimed = self.phase == Phase::One
            && self.verdict.power.is_some_and(|faction| faction.declares().claims_next)
            && !self.phase_is_over(self.known());
        if self.factions.claimed {
            self.next.leader = self.verdict.winner;
            self.new_trick(self.known(), sink);
        } else {
            self.lead_passes_on(self.known(), Slots::of(self.trick.plays()), sink);
        }
    }

    /// 7.7 (9), if the next trick is not won already: somebody leads.
    #[inline(always)]
    fn lead_passes_on<const PLAIN: bool>(&mut self, known: Known<PLAIN>, slots: Slots, sink: &mut impl Sink<State>) {
        self.next.leader = self.leads_next(slots);
        if known.more(self).between == Between::Anything
            && let Some(promised) = self.next.promised.take()
        {
            self.next.leader = promised;
        }
        self.new_trick(known, sink);
    }
}
