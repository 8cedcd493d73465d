//! The course of the game: the two phases (5, 6), the order after a trick (7.7), and the end (11.1 to 11.3).
//!
//! The game is a sequence of [`Step`]s. [`State::advance`] walks through them until somebody has to be asked; what is
//! asked is plain data ([`Question`]), and the answer sets the walk going again. A step that waits for an answer is
//! entered again afterwards, so each keeps its progress in `cursor` and `stage`.

use game::{Answers, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, faces},
    artifacts::{Artifact, with_artifact},
    card::{Card, CardSet},
    event::{Event, Zone},
    factions::{Faction, with_power},
    heroes::{Hero, with_hero},
    power::{Goes, Moment},
    state::{Armed, State},
    trick::{Play, Trick},
    window::Window,
};

/// The two halves of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Tricks for followers (section 5).
    One,
    /// The followers fight (section 6).
    Two,
}

/// What somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Play a card, perhaps with artifacts and potions (5.2).
    Play,
    /// Play an artifact, or pass (9.3).
    Window(Window),
    /// Take one of the prizes (12.4).
    Prize,
    /// Collect a card: where does it go (6.2, 8.21, 9.9, 9.12)?
    Collect,
    /// Discard a card face down, as the others do at the same time (8.1, 10.7).
    Discard,
    /// Chance: which card of the shuffled draw pile comes next?
    Draw,
    /// A faction's power wants to know something.
    Faction(Faction),
    /// A hero's power wants to know something, or chance decides for it.
    Hero(Hero),
    /// An artifact wants to know something, or chance decides for it.
    Artifact(Artifact),
}

/// The `stage` of a hero's or an artifact's question that goes to chance.
pub(crate) const BY_CHANCE: u8 = u8::MAX;
/// The `stage` by which a hero tells the step after the trick that all have to discard.
pub(crate) const ALL_DISCARD: u8 = 2;

/// The points of the game, in the order of 7.7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    NewTrick,
    Claimed,
    BeforeLead,
    Turn,
    AfterOwnCard,
    AfterOtherCard,
    AfterCards,
    Judge,
    AfterTrickLoser,
    AfterTrickWinner,
    Hero,
    OnPrizes,
    Taking,
    OnWin,
    Cards,
    Pot,
    Aftermath,
    Pool,
    Wonders,
    NextLead,
    LeftOverPot,
    Close,
    Crowns,
    Loot,
    Over,
}

impl Step {
    pub(crate) const fn in_a_trick(self) -> bool {
        !matches!(
            self,
            Step::NewTrick | Step::Claimed | Step::LeftOverPot | Step::Close | Step::Crowns | Step::Loot | Step::Over
        )
    }
}

impl State {
    /// Goes on until somebody is asked or the game is over.
    #[inline]
    pub(crate) fn advance(&mut self, sink: &mut impl Sink<State>) {
        while self.pending.is_none() {
            match self.step {
                Step::NewTrick => self.new_trick(sink),
                Step::Claimed => self.claimed_trick(sink),
                Step::BeforeLead => self.open_window(self.other(self.trick.leader), Window::BeforeLead),
                Step::Turn => self.ask(Question::Play, self.next_to_play()),
                Step::AfterOwnCard => self.open_window(self.last_player(), Window::AfterOwnCard),
                Step::AfterOtherCard => self.open_window(self.other(self.last_player()), Window::AfterOtherCard),
                Step::AfterCards => {
                    let seat = if self.cursor == 0 { self.trick.leader } else { self.other(self.trick.leader) };
                    self.open_window(seat, Window::AfterCards);
                }
                Step::Judge => self.decide(sink),
                Step::AfterTrickLoser => self.open_window(self.other(self.winner), Window::AfterTrickLoser),
                Step::AfterTrickWinner => self.open_window(self.winner, Window::AfterTrickWinner),
                Step::Hero => self.hero_won(),
                Step::OnPrizes => self.on_prizes(sink),
                Step::Taking => self.taking(sink),
                Step::OnWin => self.on_win(sink),
                Step::Cards => self.cards_move(sink),
                Step::Pot => self.pay_pot(sink),
                Step::Aftermath => self.aftermath(sink),
                Step::Pool => self.after_cards(sink),
                Step::Wonders => self.wonders(sink),
                Step::NextLead => self.next_lead(),
                Step::LeftOverPot => self.left_over_pot(sink),
                Step::Close => self.close(sink),
                Step::Crowns => self.crowns(),
                Step::Loot => self.declarations(sink),
                Step::Over => return,
            }
        }
    }

    /// Asks a seat.
    #[inline]
    pub(crate) fn ask(&mut self, question: Question, seat: Seat) {
        self.pending = Some(question);
        self.asked = seat;
    }

    /// Asks chance on behalf of a hero or an artifact.
    pub(crate) fn ask_chance(&mut self, question: Question) {
        self.pending = Some(question);
        self.stage = BY_CHANCE;
    }

    #[inline]
    pub(crate) fn go(&mut self, step: Step) {
        self.step = step;
        self.cursor = 0;
        self.stage = 0;
    }

    #[inline]
    fn last_player(&self) -> Seat {
        self.trick.plays().last().map_or(self.trick.leader, |play| play.seat)
    }

    pub(crate) fn a_hand_is_empty(&self) -> bool {
        self.rules.seats().any(|seat| self.hand(seat).is_empty())
    }

    /// 5.6 and 6.3: has the phase come to its end?
    pub(crate) fn phase_is_over(&self) -> bool {
        self.phase == Phase::One && self.draw.is_empty() && self.prizes[0].is_none() || self.a_hand_is_empty()
    }

    /// Makes sure that the order of the top `n` cards of the draw pile is settled, asking chance if it is not.
    pub(crate) fn settle(&mut self, n: usize) -> bool {
        let settled = self.draw.settled() >= n.min(self.draw.len());
        if !settled {
            self.pending = Some(Question::Draw);
        }
        settled
    }

    /// Moves the top card of the draw pile, which must be settled.
    #[inline]
    pub(crate) fn draw_card(&mut self, to: Zone, seen: Seats, sink: &mut impl Sink<State>) {
        let Some(card) = self.draw.at(0) else { return };
        let mut seen = seen;
        if self.top_seen > 0 {
            self.rules.seats().filter(|&s| self.top_seen_by.has(s)).for_each(|s| seen = seen.and(s));
            self.top_seen -= 1;
            if self.top_seen == 0 {
                self.top_seen_by = Seats::NONE;
            }
        }
        self.move_card(card, Zone::Draw, to, seen, sink);
        self.draw.pop();
    }

    /// Shows the top `n` cards of the draw pile, which must be settled, to a seat.
    pub(crate) fn show_top(&mut self, n: usize, seat: Seat, sink: &mut impl Sink<State>) {
        for depth in 0..n {
            if let Some(card) = self.draw.at(depth) {
                sink.event(self, Event::Shown { card, zone: Zone::Draw, seen: Seats::only(seat) });
            }
        }
        self.top_seen = n.min(self.draw.len()) as u8;
        self.top_seen_by = Seats::only(seat);
    }

    // ---- 5.1: a trick begins ----

    fn new_trick(&mut self, sink: &mut impl Sink<State>) {
        if self.phase_is_over() {
            return self.end_phase(sink);
        }
        if self.phase == Phase::One {
            for i in 0..self.rules.prizes() {
                if self.prizes[i].is_none() && !self.draw.is_empty() {
                    if !self.settle(1) {
                        return;
                    }
                    self.draw_card(Zone::Prize, Seats::ALL, sink);
                }
            }
        }
        self.trick = Trick::new(self.leader);
        self.winning = None;
        self.winning_power = None;
        if self.claimed {
            return self.go(Step::Claimed);
        }
        sink.event(self, Event::Leads(self.leader));
        self.lead();
    }

    /// The leader is about to lead: a new trick, the second of a Chain, or again after an Hourglass.
    pub(crate) fn lead(&mut self) {
        self.rank = 0;
        self.go(if self.may_be_played(&[Window::BeforeLead]) { Step::BeforeLead } else { Step::Turn });
    }

    /// 8.1: a trick that is won without play.
    fn claimed_trick(&mut self, sink: &mut impl Sink<State>) {
        if self.cursor == 0 {
            self.cursor = 1;
            return self.all_discard(sink);
        }
        self.claimed = false;
        self.winner = self.order[0];
        sink.event(self, Event::Won { seat: self.winner, with: None });
        self.go(Step::Taking);
    }

    /// Everybody who has a card discards one, face down and at the same time.
    pub(crate) fn all_discard(&mut self, sink: &mut impl Sink<State>) {
        let players = self.rules.players();
        let turn = |i| self.trick.leader.after(i, players);
        let undecided = |seat: &Seat| self.discards[seat.index()].is_none() && !self.hand(*seat).is_empty();
        if let Some(seat) = (0..players).map(turn).find(undecided) {
            return self.ask(Question::Discard, seat);
        }
        for seat in self.rules.seats() {
            if let Some(card) = self.discards[seat.index()].take() {
                self.move_card(card, Zone::Hand(seat), Zone::Discard, Seats::only(seat), sink);
            }
        }
    }

    // ---- 5.2: cards are played ----

    /// The cards the seat that is asked to play may play, with what it has laid out for the card.
    #[inline]
    pub(crate) fn playable(&self, armed: &Armed) -> CardSet {
        let hand = self.hand(self.asked);
        let layout = self.rules.layout();
        let Some(into) = armed.turned else {
            let Some(led) = self.led().filter(|_| !armed.free) else { return hand };
            let following = hand.and(layout.cards[led.index()]);
            if following.is_empty() {
                return hand;
            }
            return following.or(self.stand_ins(hand));
        };
        // 9.18: the card is of the new faction and no other, so a lone card of the led one may be turned away.
        let turnable = hand.minus(layout.cards[into.index()]);
        let Some(led) = self.led().filter(|&led| !armed.free && led != into) else { return turnable };
        let following = hand.and(layout.cards[led.index()]);
        match following.len() {
            0 => turnable,
            1 => following.and(turnable),
            _ => CardSet::EMPTY,
        }
    }

    /// 8.4: the cards of a hand that may be played instead of following.
    #[inline]
    fn stand_ins(&self, hand: CardSet) -> CardSet {
        let mut cards = CardSet::EMPTY;
        let mut slots = self.rules.stand_ins();
        while slots != 0 {
            cards = cards.or(self.rules.layout().cards[slots.trailing_zeros() as usize & 7]);
            slots &= slots - 1;
        }
        hand.and(cards)
    }

    #[inline]
    fn turn_answers(&self) -> Answers {
        let mut answers = faces(self.rules.layout().faces(self.playable(&self.armed)));
        if self.rules.artifacts() {
            self.offers(self.asked, Window::Turn).iter().for_each(|artifact| answers.add(Action::Artifact(artifact)));
        }
        if self.armed.potions == 0 && self.potions.taken > 0 {
            (1..=self.potions(self.asked)).for_each(|n| answers.add(Action::Potions(n)));
        }
        answers
    }

    #[inline]
    fn play_card(&mut self, face: Card, sink: &mut impl Sink<State>) {
        let seat = self.asked;
        let Some(card) = self.copy_in(self.hand(seat), face) else { return };
        let armed = std::mem::take(&mut self.armed);
        let mut play = Play::new(card, seat, self.rules.slot_of(card));
        play.laid = armed.bonus;
        if let Some(slot) = armed.turned {
            play.turn_into(slot);
        }
        let shows_void = self.led().filter(|&led| !armed.free && !self.counts_as(&play, led));
        self.move_card(card, Zone::Hand(seat), Zone::Trick, Seats::ALL, sink);
        self.trick.push(play);
        self.trick.open |= armed.free;
        if let Some(slot) = shows_void {
            sink.event(self, Event::Void { seat, slot });
        }
        let at = self.trick.plays().len() - 1;
        self.bring(seat, at);
        for _ in 0..armed.potions {
            self.reveal_potion(seat, at, sink);
        }
        if let Some(faction) = self.power_of(&play).filter(|&f| self.rules.hears(Moment::OnPlay, f)) {
            with_power!(faction, P => P::on_play(self, at, sink));
        }
        self.rank = 0;
        if self.may_be_played(&[Window::AfterOwnCard, Window::AfterOtherCard]) {
            self.go(Step::AfterOwnCard);
        } else {
            self.card_is_played();
        }
    }

    /// What a player brings to every card: raised or lowered by an artifact, and what powers add.
    fn bring(&mut self, seat: Seat, at: usize) {
        if self.rules.artifacts() {
            let i = seat.index() % 2;
            let play = &mut self.trick.plays_mut()[at];
            if self.raised[i] > 0 {
                self.raised[i] -= 1;
                play.brought += 2;
            }
            if self.lowered[i] > 0 {
                self.lowered[i] -= 1;
                play.brought -= 2;
            }
        }
        for faction in self.rules.listeners(Moment::OnAnyPlay).iter() {
            with_power!(faction, P => P::on_any_play(self, at));
        }
    }

    fn reveal_potion(&mut self, seat: Seat, at: usize, sink: &mut impl Sink<State>) {
        let Some(potion) = self.potions.reveal(seat.index() % 2) else { return };
        sink.event(self, Event::Potion { seat, potion });
        let play = &mut self.trick.plays_mut()[at];
        play.laid += potion.adds();
        if potion.doubles() {
            play.double();
        }
    }

    /// A card lies and the windows after it are closed.
    pub(crate) fn card_is_played(&mut self) {
        self.rank = 0;
        self.passes = 0;
        let complete = self.trick.deciding().len() >= self.trick_size();
        self.go(match complete {
            false => Step::Turn,
            true if self.may_be_played(&[Window::AfterCards]) => Step::AfterCards,
            true => Step::Judge,
        });
    }

    // ---- 7: the trick is won ----

    #[inline]
    fn decide(&mut self, sink: &mut impl Sink<State>) {
        let at = self.judge().unwrap_or(0);
        let Some(play) = self.trick.plays().get(at) else { return self.go(Step::NextLead) };
        let (seat, with, power) = (play.seat, Some(play.card), self.power_of(play));
        self.winner = seat;
        self.winning = Some(at as u8);
        self.winning_power = power;
        self.order = self.order_of_taking(seat);
        self.rank = 0;
        sink.event(self, Event::Won { seat, with });
        let windows = [Window::AfterTrickLoser, Window::AfterTrickWinner];
        self.go(if self.may_be_played(&windows) { Step::AfterTrickLoser } else { Step::Hero });
    }

    /// 7.7 (2): a hero that won.
    #[inline]
    fn hero_won(&mut self) {
        self.go(if self.phase == Phase::One { Step::OnPrizes } else { Step::OnWin });
        if self.rules.heroes()
            && let Some(hero) = self.winning_play().and_then(State::hero_of)
        {
            with_hero!(hero, H => H::won_with(self));
        }
    }

    /// 7.7 (3), phase one: the winning card's say on the prizes.
    #[inline]
    fn on_prizes(&mut self, sink: &mut impl Sink<State>) {
        if let Some(faction) = self.winning_power().filter(|&f| self.rules.hears(Moment::OnPrizes, f)) {
            with_power!(faction, P => P::on_prizes(self, sink));
            if self.pending.is_some() {
                return;
            }
        }
        self.take_prizes_from(0);
    }

    /// The prizes and cards are taken, from the `first` in order on.
    pub(crate) fn take_prizes_from(&mut self, first: u8) {
        self.go(Step::Taking);
        self.cursor = first;
    }

    /// 5.3 and 12.4: prizes and cards of the draw pile are taken in order.
    #[inline]
    fn taking(&mut self, sink: &mut impl Sink<State>) {
        while self.cursor < self.rules.players() {
            let seat = self.order[usize::from(self.cursor)];
            match self.prizes {
                [Some(a), Some(b)] if self.rules.copies(a) != self.rules.copies(b) => {
                    return self.ask(Question::Prize, seat);
                }
                [Some(prize), _] | [_, Some(prize)] => self.take_prize(prize, seat, sink),
                [None, None] if self.draw.is_empty() => self.cursor += 1,
                [None, None] => {
                    if self.stage == 0 && self.may_be_played(&[Window::Draw]) {
                        self.open_window(seat, Window::Draw);
                        if self.pending.is_some() {
                            return;
                        }
                    }
                    if !self.settle(1) {
                        return;
                    }
                    self.draw_card(Zone::Followers(seat), Seats::only(seat), sink);
                    self.took_a_card();
                }
            }
        }
        self.go(Step::Cards);
    }

    /// The seat whose turn it is to take has taken.
    pub(crate) fn took_a_card(&mut self) {
        self.cursor = self.cursor.saturating_add(1);
        self.stage = 0;
    }

    pub(crate) fn take_prize(&mut self, prize: Card, seat: Seat, sink: &mut impl Sink<State>) {
        self.move_card(prize, Zone::Prize, Zone::Followers(seat), Seats::ALL, sink);
        self.took_a_card();
    }

    /// 7.7 (3), phase two: what the trick's cards do before they move.
    #[inline]
    fn on_win(&mut self, sink: &mut impl Sink<State>) {
        let listeners = self.rules.listeners(Moment::OnWin);
        if !listeners.is_empty() {
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
        self.go(Step::Cards);
    }

    // ---- 7.7 (4) and (5): the cards move ----

    #[inline]
    fn cards_move(&mut self, sink: &mut impl Sink<State>) {
        if self.cursor == 0 && self.rules.heroes() && self.makes_a_pot() {
            for at in 0..self.trick.plays().len() {
                self.trick_card_to(at, Zone::Pot, sink);
            }
            self.pot_is_new = true;
        }
        while let Some(play) = self.trick.plays().get(usize::from(self.cursor)) {
            let at = usize::from(self.cursor);
            self.cursor += 1;
            if play.is_gone() {
                continue;
            }
            match self.goes(at) {
                Goes::Discard => self.trick_card_to(at, Zone::Discard, sink),
                Goes::Display(seat) => self.trick_card_to(at, Zone::Display(seat), sink),
                Goes::Pool => self.trick_card_to(at, Zone::Pool, sink),
                Goes::Collect(seat) => {
                    let card = play.card;
                    self.trick.plays_mut()[at].leave();
                    self.collect(seat, card, sink);
                    if self.pending.is_some() {
                        return;
                    }
                }
            }
        }
        let heroes = self.rules.heroes()
            && (self.pot[0].is_some() || self.trick.plays().iter().any(|play| State::hero_of(play).is_some()));
        self.go(if heroes { Step::Pot } else { Step::Pool });
    }

    /// Moves the card at `at` of the trick.
    pub(crate) fn trick_card_to(&mut self, at: usize, to: Zone, sink: &mut impl Sink<State>) {
        let card = self.trick.plays()[at].card;
        self.move_card(card, Zone::Trick, to, Seats::ALL, sink);
        self.trick.plays_mut()[at].leave();
    }

    /// 5.4, 6.2: where the card at `at` goes.
    #[inline]
    pub(crate) fn goes(&self, at: usize) -> Goes {
        let play = &self.trick.plays()[at];
        if self.trick.apart {
            return Goes::Collect(play.seat);
        }
        if self.trick.thinned {
            return Goes::Collect(self.winner);
        }
        if let Some(faction) = self.played_power_of(play).filter(|&f| self.rules.hears(Moment::Goes, f))
            && let Some(goes) = with_power!(faction, P => P::goes(self, at))
        {
            return goes;
        }
        if self.winning != Some(at as u8)
            && let Some(faction) = self.winning_power().filter(|&f| self.rules.hears(Moment::Spoils, f))
            && let Some(goes) = with_power!(faction, P => P::spoils(self))
        {
            return goes;
        }
        if self.phase == Phase::One { Goes::Discard } else { Goes::Collect(self.winner) }
    }

    /// 10.8: a hero played second that holds the trick's cards back. 9.22: not in a trick of more than two cards.
    fn makes_a_pot(&self) -> bool {
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
        self.rank = 0;
        if self.phase == Phase::Two && self.collect_answers(seat, card).len() > 1 {
            self.ask(Question::Collect, seat);
        } else {
            self.place(sink);
        }
    }

    /// What a seat may do with the card it collects: let it go where it goes, lay it elsewhere, or play an artifact.
    #[inline]
    fn collect_answers(&self, seat: Seat, card: Card) -> Answers {
        let mut answers = Answers::NONE.with(Action::Pass);
        for faction in self.rules.listeners(Moment::Lays).iter() {
            if with_power!(faction, P => P::may_lay(self, seat, card)) {
                answers.add(Action::Lay);
            }
        }
        if self.rules.artifacts() {
            self.offers(seat, Window::Collect).iter().for_each(|artifact| answers.add(Action::Artifact(artifact)));
        }
        answers
    }

    /// The card being collected goes where it goes.
    #[inline]
    pub(crate) fn place(&mut self, sink: &mut impl Sink<State>) {
        let Some((seat, card)) = self.collecting else { return };
        self.collected_to(if self.displays(card) { Zone::Display(seat) } else { Zone::Score(seat) }, sink);
    }

    /// Does a collected card lie in the display?
    #[inline]
    pub(crate) fn displays(&self, card: Card) -> bool {
        self.phase == Phase::Two
            && self.rules.faction_of(card).is_some_and(|faction| {
                self.rules.hears(Moment::OnCollect, faction) && with_power!(faction, P => P::displays(self))
            })
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
    #[inline]
    fn pay_pot(&mut self, sink: &mut impl Sink<State>) {
        if !std::mem::take(&mut self.pot_is_new) && !self.collect_pot(sink) {
            return;
        }
        self.go(Step::Aftermath);
    }

    /// The winner collects the pot, the lead card first; says whether all is collected.
    fn collect_pot(&mut self, sink: &mut impl Sink<State>) -> bool {
        while let Some(card) = self.pot().next() {
            self.move_card(card, Zone::Pot, Zone::Trick, Seats::ALL, sink);
            self.collect(self.winner, card, sink);
            if self.pending.is_some() {
                return false;
            }
        }
        true
    }

    // ---- 7.7 (6) to (9) ----

    #[inline]
    fn aftermath(&mut self, sink: &mut impl Sink<State>) {
        if self.rules.heroes() {
            while let Some(play) = self.trick.plays().get(usize::from(self.cursor)) {
                if self.stage == 0 {
                    self.stage = 1;
                    if let Some(hero) = State::hero_of(play).filter(|_| !play.is_swapped_in()) {
                        with_hero!(hero, H => H::after_trick(self));
                    }
                }
                while self.leaving > 0 && !self.draw.is_empty() {
                    if !self.settle(1) {
                        return;
                    }
                    self.draw_card(Zone::Out, Seats::NONE, sink);
                    self.leaving -= 1;
                }
                self.leaving = 0;
                if self.stage == ALL_DISCARD {
                    self.stage = ALL_DISCARD + 1;
                    self.all_discard(sink);
                }
                if self.pending.is_some() {
                    return;
                }
                self.cursor += 1;
                self.stage = 0;
            }
        }
        self.go(Step::Pool);
    }

    #[inline]
    fn after_cards(&mut self, sink: &mut impl Sink<State>) {
        if self.phase == Phase::Two && self.winning.is_some() {
            for faction in self.rules.listeners(Moment::AfterCards).iter() {
                loop {
                    let before = self.cursor;
                    with_power!(faction, P => P::after_cards(self, sink));
                    if self.pending.is_some() {
                        return;
                    }
                    if self.cursor == before {
                        break;
                    }
                }
            }
        }
        self.go(Step::Wonders);
    }

    #[inline]
    fn wonders(&mut self, sink: &mut impl Sink<State>) {
        if let Some(faction) = self.winning_power().filter(|&f| self.rules.hears(Moment::WonWith, f)) {
            with_power!(faction, P => P::won_with(self, sink));
        }
        for faction in self.rules.listeners(Moment::Tidy).iter() {
            with_power!(faction, P => P::tidy(self, sink));
        }
        self.go(Step::NextLead);
    }

    #[inline]
    fn next_lead(&mut self) {
        self.claimed = self.phase == Phase::One
            && self
                .winning_power()
                .filter(|&f| self.rules.hears(Moment::ClaimsNext, f))
                .is_some_and(|faction| with_power!(faction, P => P::claims_next(self)))
            && !self.phase_is_over();
        self.leader = self.winner;
        if !self.claimed {
            for faction in self.rules.listeners(Moment::NextLead).iter() {
                if let Some(seat) = with_power!(faction, P => P::next_lead(self)) {
                    self.leader = seat;
                }
            }
            if let Some(seat) = self.promised.take() {
                self.leader = seat;
            }
        }
        self.go(Step::NewTrick);
    }

    // ---- 5.6, 6.1, 6.3 and 11: phases end ----

    fn end_phase(&mut self, sink: &mut impl Sink<State>) {
        for seat in self.rules.seats() {
            self.move_all(Zone::Hand(seat), Zone::Discard, sink);
        }
        self.trick = Trick::new(self.leader);
        self.winning = None;
        self.winning_power = None;
        if self.phase == Phase::Two {
            return self.go(Step::LeftOverPot);
        }
        sink.event(self, Event::PhaseTwo);
        for seat in self.rules.seats() {
            self.move_all(Zone::Followers(seat), Zone::Hand(seat), sink);
        }
        self.phase = Phase::Two;
        self.go(Step::NewTrick);
    }

    /// 10.8: if there is no next trick, the winner of this one takes the pot.
    fn left_over_pot(&mut self, sink: &mut impl Sink<State>) {
        if self.collect_pot(sink) {
            self.go(Step::Close);
        }
    }

    /// 11.1 and 11.2.
    fn close(&mut self, sink: &mut impl Sink<State>) {
        for faction in self.rules.listeners(Moment::ClearUp).iter() {
            with_power!(faction, P => P::clear_up(self, sink));
        }
        for seat in self.rules.seats() {
            self.move_all(Zone::Display(seat), Zone::Score(seat), sink);
        }
        for faction in self.rules.listeners(Moment::AtEnd).iter() {
            with_power!(faction, P => P::at_end(self, sink));
        }
        self.go(if self.rules.artifacts() { Step::Crowns } else { Step::Loot });
    }

    /// 11.3: from the player who would have led next.
    fn crowns(&mut self) {
        if self.cursor >= self.rules.players() {
            return self.go(Step::Loot);
        }
        let seat = self.leader.after(self.cursor, self.rules.players());
        self.rank = 0;
        self.open_window(seat, Window::End);
    }

    fn declarations(&mut self, sink: &mut impl Sink<State>) {
        let listeners = self.rules.listeners(Moment::Declare);
        let players = self.rules.players();
        while !listeners.is_empty() && self.cursor < players {
            let side = self.rules.side(self.leader.after(self.cursor, players));
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

    // ---- questions and answers ----

    /// Is chance to decide?
    #[inline]
    pub(crate) fn is_up_to_chance(&self) -> bool {
        match self.pending {
            Some(Question::Draw) => true,
            Some(Question::Hero(_) | Question::Artifact(_)) => self.stage == BY_CHANCE,
            _ => false,
        }
    }

    /// The set that chance draws a card from, if it is to decide.
    pub(crate) fn chance_draws_from(&self) -> Option<CardSet> {
        match self.pending? {
            Question::Draw => Some(self.draw.unsettled()),
            Question::Hero(hero) if self.stage == BY_CHANCE => Some(with_hero!(hero, H => H::draws_from(self))),
            Question::Artifact(artifact) if self.stage == BY_CHANCE => {
                Some(with_artifact!(artifact, A => A::draws_from(self)))
            }
            _ => None,
        }
    }

    /// The legal answers.
    #[inline]
    pub(crate) fn answers_now(&self) -> Answers {
        let Some(question) = self.pending else { return Answers::NONE };
        if question == Question::Play {
            return self.turn_answers();
        }
        if let Some(set) = self.chance_draws_from() {
            return faces(self.rules.layout().faces(set));
        }
        match question {
            Question::Play => self.turn_answers(),
            Question::Window(window) => {
                let mut answers = Answers::NONE.with(Action::Pass);
                self.offers(self.asked, window).iter().for_each(|artifact| answers.add(Action::Artifact(artifact)));
                answers
            }
            Question::Prize => faces(self.rules.layout().faces(self.prizes().collect())),
            Question::Collect => self.collecting.map_or(Answers::NONE, |(seat, card)| self.collect_answers(seat, card)),
            Question::Discard => faces(self.rules.layout().faces(self.hand(self.asked))),
            Question::Draw => Answers::NONE,
            Question::Faction(faction) => with_power!(faction, P => P::answers(self)),
            Question::Hero(hero) => with_hero!(hero, H => H::answers(self)),
            Question::Artifact(artifact) => with_artifact!(artifact, A => A::answers(self)),
        }
    }

    /// Takes a listed answer and goes on.
    #[inline]
    pub(crate) fn answer(&mut self, action: Action, sink: &mut impl Sink<State>) {
        if let (Some(Question::Play), Action::Card(face)) = (self.pending, action)
            && self.goes_the_short_way()
        {
            return self.play_short(face, sink);
        }
        let Some(question) = self.pending.take() else { return };
        match (question, action) {
            (Question::Play, Action::Card(face)) => self.play_card(face, sink),
            (Question::Play, Action::Potions(n)) => {
                self.armed.potions = n;
                // Artifacts come before potions.
                self.rank = u8::MAX;
            }
            (Question::Play | Question::Collect, Action::Artifact(artifact)) => self.use_artifact(artifact, sink),
            (Question::Window(window), Action::Artifact(artifact)) => {
                if window == Window::AfterCards {
                    self.passes = 0;
                    self.cursor ^= 1;
                }
                self.use_artifact(artifact, sink);
                if window == Window::AfterCards {
                    // One artifact at a time, in any order.
                    self.rank = 0;
                }
            }
            (Question::Window(window), _) => self.pass_window(window),
            (Question::Prize, Action::Card(face)) => {
                let prizes = self.prizes().collect();
                if let Some(prize) = self.copy_in(prizes, face) {
                    self.take_prize(prize, self.asked, sink);
                }
            }
            (Question::Collect, Action::Lay) => {
                if let Some((seat, card)) = self.collecting {
                    for faction in self.rules.listeners(Moment::Lays).iter() {
                        with_power!(faction, P => P::lay(self, seat, card, sink));
                    }
                }
            }
            (Question::Collect, _) => self.place(sink),
            (Question::Discard, Action::Card(face)) => {
                self.discards[self.asked.index() % 4] = self.copy_in(self.hand(self.asked), face);
                self.all_discard(sink);
            }
            (Question::Draw, Action::Card(face)) => {
                if let Some(card) = self.copy_in(self.draw.unsettled(), face) {
                    self.draw.settle(card);
                }
            }
            (Question::Faction(faction), _) => with_power!(faction, P => P::answer(self, action, sink)),
            (Question::Hero(hero), _) => with_hero!(hero, H => H::answer(self, action, sink)),
            (Question::Artifact(artifact), _) => with_artifact!(artifact, A => A::answer(self, action, sink)),
            _ => self.pending = Some(question),
        }
        self.advance(sink);
    }
}
