//! The course of the game: the two phases (5, 6), the order after a trick (7.7), and the end (11.1 to 11.3).
//!
//! The game is a sequence of [`Step`]s. [`State::advance`] walks through them until somebody has to be asked; what is
//! asked is plain data ([`Question`]), and the answer sets the walk going again. A step that waits for an answer is
//! entered again afterwards, so each keeps its progress in `cursor` and `stage`.

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{artifacts, faces, potions},
    by_seat::{BySeat as _, at_table},
    card::{Card, CardSet, Slot},
    declared::{Between, Known},
    event::{Event, Zone},
    factions::{Faction, with_power},
    power::Moment,
    question::Question,
    state::{State, WindowProgress},
    tokens::LaidOut,
    trick::Play,
    window::{Window, artifacts_of},
};

/// The two halves of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Phase {
    /// Tricks for followers (section 5).
    One,
    /// The followers fight (section 6).
    Two,
}

/// The points of the game, in order: a trick, then what follows it by 7.7, and at last the end (11).
///
/// The tag has a byte of its own: unpacking it from the window's would cost more at every step than the byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub(crate) enum Step {
    /// 5.1: a trick begins.
    NewTrick,
    /// 8.1: a trick that is won without play.
    WithoutPlay,
    /// 9.3: somebody may play artifacts. 7.7 (1) is among them, and the Crowns of 11.3.
    Window(Window),
    /// 5.2: somebody plays a card.
    Turn,
    /// 7.3, 7.4: the trick is decided.
    Judge,
    /// 7.7 (2): a hero that won.
    WinningHero,
    /// 7.7 (3), phase one: the winning card's say on the prizes.
    OnPrizes,
    /// 7.7 (3), phase one: prizes and cards of the draw pile are taken.
    TakePrizes,
    /// 7.7 (3), phase two: what the trick's cards do before they move.
    OnWin,
    /// 7.7 (4): the cards of the trick move.
    CardsMove,
    /// 7.7 (5): the pot of an earlier trick.
    Pot,
    /// 7.7 (6): heroes that were played, whoever won.
    HeroesAfterTrick,
    /// 7.7 (7): the cards of the trick have moved.
    CardsMoved,
    /// 7.7 (8): what the winning faction does at last, and what was used up goes.
    TidyUp,
    /// 7.7 (9): who leads next.
    NextLead,
    /// 11.1: a pot without a next trick.
    LeftOverPot,
    /// 11.1, 11.2: the score piles become what counts.
    CompletePiles,
    /// 11.3: declarations.
    Declare,
    Over,
}

/// How far a step or a question has come that takes more than one answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Stage {
    /// Nothing has been asked yet.
    #[default]
    Begun,
    /// The question of a hero or an artifact goes to chance.
    ByChance,
    /// A window within the step is closed.
    WindowClosed,
    /// A hero's power after the trick is under way.
    HeroCalled,
    /// A hero's power makes all discard a card (10.7).
    AllDiscard,
    /// They are choosing.
    AllChoose,
    /// A place in the trick was chosen, and a card is asked for.
    Place(u8),
}

impl Step {
    pub(crate) const fn in_a_trick(self) -> bool {
        !matches!(
            self,
            Step::NewTrick
                | Step::WithoutPlay
                | Step::LeftOverPot
                | Step::CompletePiles
                | Step::Window(Window::End)
                | Step::Declare
                | Step::Over
        )
    }
}

impl State {
    /// Goes on until somebody is asked or the game is over.
    ///
    /// Most steps are never inlined: otherwise what any of them might need would be worked out here, before every walk.
    #[inline(never)]
    pub(crate) fn advance(&mut self, sink: &mut impl Sink<State>) {
        while self.pending.is_none() {
            match self.step {
                Step::NewTrick => return self.begin_trick(sink),
                Step::WithoutPlay => self.claimed_trick(sink),
                Step::Window(window) => self.enter_window(window),
                Step::Turn => return self.ask_for_card(),
                Step::Judge => self.decide(sink),
                Step::WinningHero => self.winning_hero(),
                Step::OnPrizes => self.on_prizes(sink),
                Step::TakePrizes => self.take_prizes(sink),
                Step::OnWin => self.on_win(sink),
                Step::CardsMove => self.move_cards(sink),
                Step::Pot => self.pay_pot(sink),
                Step::HeroesAfterTrick => self.heroes_after_trick(sink),
                Step::CardsMoved => self.cards_moved(sink),
                Step::TidyUp => self.tidy_up(sink),
                Step::NextLead => return self.next_lead(sink),
                Step::LeftOverPot => self.left_over_pot(sink),
                Step::CompletePiles => self.complete_piles(sink),
                Step::Declare => self.declarations(sink),
                Step::Over => return,
            }
        }
    }

    #[inline(never)]
    fn ask_for_card(&mut self) {
        self.ask(Question::Play, self.next_to_play());
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
        self.stage = Stage::ByChance;
    }

    #[inline]
    pub(crate) fn go(&mut self, step: Step) {
        self.step = step;
        self.cursor = 0;
        self.stage = Stage::Begun;
    }

    #[inline]
    pub(crate) fn last_player(&self) -> Seat {
        self.trick.plays().last().map_or(self.trick.leader, |play| play.seat)
    }

    #[inline(always)]
    pub(crate) fn a_hand_is_empty(&self, players: u8) -> bool {
        let [first, second, third, fourth] = &self.hands;
        first.is_empty() || second.is_empty() || players > 2 && (third.is_empty() || players > 3 && fourth.is_empty())
    }

    /// Does every seat hold at least `cards` cards?
    pub(crate) fn all_hold(&self, cards: u32) -> bool {
        self.rules.seats().all(|seat| self.hand(seat).len() >= cards)
    }

    /// 5.6 and 6.3: has the phase come to its end?
    #[inline(always)]
    pub(crate) fn phase_is_over<const PLAIN: bool>(&self, known: Known<PLAIN>) -> bool {
        let is_drawn = known.phase == Phase::One && self.draw.is_empty() && self.prizes[0].is_none();
        is_drawn || self.a_hand_is_empty(known.players)
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
    #[inline(always)]
    pub(crate) fn draw_card(&mut self, to: Zone, seen: Seats, sink: &mut impl Sink<State>) {
        let Some((card, top)) = self.draw.top() else { return };
        let seen = if self.top_seen.cards > 0 { self.seen_on_top(seen) } else { seen };
        self.move_card(card, Zone::Draw, to, seen, sink);
        self.draw.take_top(top);
    }

    /// Who sees the top card of the draw pile when it is drawn: whoever was shown it does in any case.
    #[inline(never)]
    fn seen_on_top(&mut self, seen: Seats) -> Seats {
        let by = self.top_seen.by;
        self.top_seen.cards -= 1;
        if self.top_seen.cards == 0 {
            self.top_seen.by = Seats::NONE;
        }
        self.rules.seats().filter(|&seat| by.has(seat)).fold(seen, Seats::and)
    }

    /// Shows the top `n` cards of the draw pile, which must be settled, to a seat.
    pub(crate) fn show_top(&mut self, n: usize, seat: Seat, sink: &mut impl Sink<State>) {
        for depth in 0..n {
            if let Some(card) = self.draw.at(depth) {
                sink.event(self, Event::Shown { card, zone: Zone::Draw, seen: Seats::only(seat) });
            }
        }
        self.top_seen.cards = n.min(self.draw.len()) as u8;
        self.top_seen.by = Seats::only(seat);
    }

    // ---- 5.1: a trick begins ----

    #[inline(never)]
    fn begin_trick(&mut self, sink: &mut impl Sink<State>) {
        self.new_trick(self.known(), sink);
    }

    /// A trick begins, and the game goes on.
    #[inline(always)]
    pub(crate) fn new_trick<const PLAIN: bool>(&mut self, known: Known<PLAIN>, sink: &mut impl Sink<State>) {
        if self.phase_is_over(known) {
            return self.end_phase(sink);
        }
        // 12.3: three and four play for two prizes.
        if known.phase == Phase::One
            && !(self.turns_up_prize(0, sink) && (known.players == 2 || self.turns_up_prize(1, sink)))
        {
            return self.go(Step::NewTrick);
        }
        self.clear_trick();
        // Only who acts after winning can have won this trick already.
        if !known.more(self).after_winning(Phase::One).is_empty() && self.factions.claimed {
            return self.begin_without_play(sink);
        }
        sink.event(self, Event::Leads(self.next.leader));
        if known.more(self).between == Between::Anything && self.rules.artifacts() && self.opens_before_lead() {
            return self.open_before_lead(sink);
        }
        self.go(Step::Turn);
        self.ask(Question::Play, self.next.leader);
    }

    #[inline(never)]
    fn begin_without_play(&mut self, sink: &mut impl Sink<State>) {
        sink.event(self, Event::WithoutPlay);
        self.pending = None;
        self.go(Step::WithoutPlay);
        self.advance(sink);
    }

    #[inline(never)]
    fn opens_before_lead(&mut self) -> bool {
        self.window.rank = 0;
        self.may_play(self.other(self.next.leader), &[Window::BeforeLead])
    }

    #[inline(never)]
    fn open_before_lead(&mut self, sink: &mut impl Sink<State>) {
        self.pending = None;
        self.go(Step::Window(Window::BeforeLead));
        self.advance(sink);
    }

    /// 5.1, 12.3: a prize is turned up if none is left there; not if chance has to be asked first.
    #[inline(always)]
    fn turns_up_prize(&mut self, i: usize, sink: &mut impl Sink<State>) -> bool {
        if self.prizes[i].is_none() && !self.draw.is_empty() {
            if !self.settle(1) {
                return false;
            }
            self.draw_card(Zone::Prize, Seats::ALL, sink);
        }
        true
    }

    /// The leader is about to lead again: the second card of a Chain, or after an Hourglass.
    pub(crate) fn lead_again(&mut self) {
        self.window.rank = 0;
        let has_window = self.may_play(self.other(self.trick.leader), &[Window::BeforeLead]);
        self.go(if has_window { Step::Window(Window::BeforeLead) } else { Step::Turn });
    }

    /// 8.1: a trick that is won without play.
    #[inline(never)]
    pub(crate) fn claimed_trick(&mut self, sink: &mut impl Sink<State>) {
        if self.cursor == 0 {
            self.cursor = 1;
            return self.all_discard(sink);
        }
        self.factions.claimed = false;
        self.verdict.winner = self.verdict.order[0];
        sink.event(self, Event::Won { seat: self.verdict.winner, with: None });
        self.go(Step::TakePrizes);
    }

    /// Everybody who has a card discards one, face down and at the same time.
    pub(crate) fn all_discard(&mut self, sink: &mut impl Sink<State>) {
        let players = self.rules.players();
        let turn = |i| self.trick.leader.after(i, players);
        let undecided = |seat: &Seat| self.chosen[seat.index()].is_none() && !self.hand(*seat).is_empty();
        if let Some(seat) = (0..players).map(turn).find(undecided) {
            return self.ask(Question::Discard, seat);
        }
        for seat in self.rules.seats() {
            if let Some(card) = self.chosen[seat.index()].take() {
                self.move_card(card, Zone::Hand(seat), Zone::Discard, Seats::only(seat), sink);
            }
        }
    }

    // ---- 5.2: cards are played ----

    /// The cards the seat that is asked to play may play, with what it has laid out for the card.
    #[inline]
    pub(crate) fn playable(&self, laid_out: &LaidOut) -> CardSet {
        match laid_out.turned {
            Some(into) => self.playable_as(into, self.hand(self.asked), laid_out.free),
            None if laid_out.free => self.hand(self.asked),
            None => self.playable_alone(self.trick.led()),
        }
    }

    /// The same for a card that is played without an artifact or a potion.
    #[inline(always)]
    fn playable_alone(&self, led: Slot) -> CardSet {
        let hand = self.hand(at_table(self.asked));
        let following = hand.and(self.rules.layout().following[led.index()]);
        if following.is_empty() { hand } else { following.or(self.stand_ins(hand)) }
    }

    /// The cards of a hand that may be turned into another faction and be played.
    #[inline(never)]
    fn playable_as(&self, into: Slot, hand: CardSet, free: bool) -> CardSet {
        let layout = self.rules.layout();
        // 9.18: the card is of the new faction and no other, so a lone card of the led one may be turned away.
        let turnable = hand.minus(layout.cards[into.index()]);
        let Some(led) = self.led().filter(|&led| !free && led != into) else { return turnable };
        let following = hand.and(layout.cards[led.index()]);
        match following.len() {
            0 => turnable,
            1 => following.and(turnable),
            _ => CardSet::EMPTY,
        }
    }

    /// 8.4: the cards of a hand that may be played instead of following.
    #[inline(always)]
    pub(crate) fn stand_ins(&self, hand: CardSet) -> CardSet {
        let layout = self.rules.layout();
        // Nobody follows heroes: if nobody stands in, there are no cards of the first.
        let (first, others) = self.rules.by_slot().stand_ins.split();
        let cards = layout.following[first.index()];
        if others.is_empty() { hand.and(cards) } else { self.more_stand_ins(hand) }
    }

    #[inline(never)]
    fn more_stand_ins(&self, hand: CardSet) -> CardSet {
        let cards = |slot: Slot| self.rules.layout().cards[slot.index()];
        self.rules.by_slot().stand_ins.iter().fold(CardSet::EMPTY, |all, slot| all.or(hand.and(cards(slot))))
    }

    #[inline(always)]
    pub(crate) fn turn_answers(&self) -> Answers {
        let led = if self.rules.by_slot().more.between != Between::Anything {
            // Only artifacts set cards aside.
            self.trick.first_slot()
        } else if self.may_bring_extras() {
            return self.turn_answers_with_extras();
        } else {
            self.trick.led()
        };
        faces(self.rules.layout().faces(self.playable_alone(led)))
    }

    /// May something go with the card of the seat that is asked, or does something already?
    #[inline(always)]
    fn may_bring_extras(&self) -> bool {
        self.laid_out != LaidOut::default()
            || self.potions.are_held(self.asked)
            || self.may_play(self.asked, &[Window::Turn])
    }

    /// The same with the artifacts and potions that may go with the card.
    #[inline(never)]
    fn turn_answers_with_extras(&self) -> Answers {
        let playable = if self.laid_out == LaidOut::default() {
            self.playable_alone(self.trick.led())
        } else {
            self.playable(&self.laid_out)
        };
        let potions = if self.laid_out.potions == 0 { potions(self.potions(self.asked)) } else { Answers::NONE };
        faces(self.rules.layout().faces(playable)).or(artifacts(self.offers(self.asked, Window::Turn))).or(potions)
    }

    /// The seat that is asked plays a card, and the game goes on.
    ///
    /// Where nobody has a say but the card, the question stays what it was, and only who is asked changes.
    #[inline(always)]
    pub(crate) fn play_card(&mut self, face: Card, sink: &mut impl Sink<State>) {
        let seat = at_table(self.asked);
        let hand = &self.hands[seat.index() & 3];
        // Of most faces the first card is there.
        let Some(card) = (if hand.holds(face) { Some(face) } else { self.rules.layout().twin_in(*hand, face) }) else {
            return;
        };
        let play = Play::new(card, seat, self.rules.slot_of(card));
        if self.rules.by_slot().acts_as_played(play.slot) && !self.comes_alone(play.slot, seat) {
            return self.play_with_more(play, sink);
        }
        self.put_down(play, sink);
        if self.trick.len() < self.rules.players() {
            self.asked = self.other(seat);
        } else {
            self.finish_trick(sink);
        }
    }

    /// Does nothing go with a card of this slot, or follow it at once, though in this deck something might?
    #[inline(never)]
    fn comes_alone(&mut self, slot: Slot, seat: Seat) -> bool {
        const AFTER: [Window; 3] = [Window::AfterOwnCard, Window::AfterOtherCard, Window::AfterCards];
        let is_last = self.trick.len() + 1 >= self.rules.players();
        let is_followed = self.anybody_may_play(&AFTER) && self.windows_open_after(seat, is_last);
        let is_alone =
            !self.acts_on_play(slot) && !is_followed && !self.brings_something(seat) && self.trick.is_common();
        if is_alone {
            self.go(Step::Turn);
            self.window = WindowProgress::default();
        }
        is_alone
    }

    /// Does anybody hold an artifact of one of these windows?
    #[inline(always)]
    pub(crate) fn anybody_may_play(&self, windows: &[Window]) -> bool {
        let [first, second] = self.artifacts.held;
        !first.or(second).and(artifacts_of(self.phase, windows)).is_empty() || self.rules.takes_every_step()
    }

    /// Can an artifact be played after a card of this seat, the last of the trick or not, and before anything else happens?
    fn windows_open_after(&self, seat: Seat, is_last: bool) -> bool {
        let other = self.other(seat);
        if is_last {
            self.may_play(seat, &[Window::AfterCards])
                || self.may_play(other, &[Window::AfterOtherCard, Window::AfterCards])
        } else {
            self.may_play(seat, &[Window::AfterOwnCard]) || self.may_play(other, &[Window::AfterOtherCard])
        }
    }

    /// Does a card of this slot do something as it is played? What `OnPlay` of `power.rs` needs has to lie on the table.
    pub(crate) fn acts_on_play(&self, slot: Slot) -> bool {
        (self.prizes != [None; 2] || self.rules.takes_every_step())
            && self.rules.faction(slot).is_some_and(|faction| self.rules.hears(Moment::OnPlay, faction))
    }

    /// The same if something may go with the card, or follow it at once: artifacts, potions, powers.
    #[inline(never)]
    fn play_with_more(&mut self, mut play: Play, sink: &mut impl Sink<State>) {
        self.pending = None;
        if let Some(into) = self.laid_out.turned {
            play.turn_into(into);
        }
        self.put_down(play, sink);
        if self.brings_something(play.seat) {
            self.bring(play.seat, sink);
        }
        if self.acts_on_play(play.slot)
            && let Some(faction) = self.power_of(&play)
        {
            self.is_played(faction, sink);
        }
        self.window.rank = 0;
        let is_complete = self.trick_is_complete();
        let other = self.other(play.seat);
        if self.may_play(other, &[Window::AfterOtherCard])
            || !is_complete && self.may_play(play.seat, &[Window::AfterOwnCard])
        {
            self.go(Step::Window(Window::AfterOwnCard));
            return self.advance(sink);
        }
        self.window.passes = 0;
        if !is_complete {
            self.go(Step::Turn);
            self.ask(Question::Play, other);
        } else if self.anybody_may_play(&[Window::AfterCards]) {
            self.go(Step::Window(Window::AfterCards));
            self.advance(sink);
        } else {
            self.go(Step::Turn);
            self.pending = Some(Question::Play);
            self.finish_trick(sink);
        }
    }

    /// A card comes from the hand to the trick.
    #[inline(always)]
    fn put_down(&mut self, play: Play, sink: &mut impl Sink<State>) {
        let shows_void = self.led().filter(|&led| !self.laid_out.free && !self.counts_as(&play, led));
        self.move_card(play.card, Zone::Hand(play.seat), Zone::Trick, Seats::ALL, sink);
        self.trick.push(play);
        if let Some(slot) = shows_void {
            sink.event(self, Event::Void { seat: play.seat, slot });
        }
    }

    /// The card just played has this faction's power.
    #[inline(never)]
    pub(crate) fn is_played(&mut self, faction: Faction, sink: &mut impl Sink<State>) {
        with_power!(faction, P => P::on_play(self, self.last_place(), sink));
    }

    /// The place of the last card in the trick.
    #[inline]
    pub(crate) fn last_place(&self) -> usize {
        self.trick.plays().len().saturating_sub(1)
    }

    /// May a player bring something to a card?
    #[inline(always)]
    fn brings_something(&self, seat: Seat) -> bool {
        self.laid_out != LaidOut::default()
            || (self.artifacts.raised, self.artifacts.lowered) != ([0; 2], [0; 2])
            || self.adds_to_played(seat)
            || self.rules.takes_every_step()
    }

    /// May a power add to a card of this seat? What `OnAnyPlay` of `power.rs` needs has to lie on the table.
    #[inline(always)]
    fn adds_to_played(&self, seat: Seat) -> bool {
        self.phase == Phase::Two
            && !self.display(seat).is_empty()
            && !self.rules.listeners(Moment::OnAnyPlay).is_empty()
    }

    /// What a player brings to a card just played: what was laid out for it, and what comes with every card.
    #[inline(never)]
    fn bring(&mut self, seat: Seat, sink: &mut impl Sink<State>) {
        let at = self.last_place();
        let laid_out = std::mem::take(&mut self.laid_out);
        if laid_out != LaidOut::default() {
            self.trick.open |= laid_out.free;
            self.trick.lay_on(at, laid_out.bonus);
        }
        self.bring_to_every_card(seat, at);
        if laid_out.potions > 0 {
            self.reveal_potions(laid_out.potions, seat, at, sink);
        }
    }

    /// What a player brings to every card: raised or lowered by an artifact, and what powers add.
    #[inline]
    pub(crate) fn bring_to_every_card(&mut self, seat: Seat, at: usize) {
        if (self.artifacts.raised, self.artifacts.lowered) != ([0; 2], [0; 2]) {
            self.raise_and_lower(seat, at);
        }
        if self.phase == Phase::Two {
            for faction in self.rules.listeners(Moment::OnAnyPlay).iter() {
                self.add_to_played(faction, at);
            }
        }
    }

    #[inline(never)]
    fn raise_and_lower(&mut self, seat: Seat, at: usize) {
        let play = &mut self.trick.plays_mut()[at];
        self.artifacts.raised.change(seat, |cards| {
            if *cards > 0 {
                *cards -= 1;
                play.brought += 2;
            }
        });
        self.artifacts.lowered.change(seat, |cards| {
            if *cards > 0 {
                *cards -= 1;
                play.brought -= 2;
            }
        });
    }

    /// A faction's power adds to a card just played. Never inlined: the loop around it would work out beforehand what any of them
    /// might ask for.
    #[inline(never)]
    fn add_to_played(&mut self, faction: Faction, at: usize) {
        with_power!(faction, P => P::on_any_play(self, at));
    }

    #[inline(never)]
    fn reveal_potions(&mut self, potions: u8, seat: Seat, at: usize, sink: &mut impl Sink<State>) {
        for _ in 0..potions {
            self.reveal_potion(seat, at, sink);
        }
    }

    pub(crate) fn reveal_potion(&mut self, seat: Seat, at: usize, sink: &mut impl Sink<State>) {
        let Some(potion) = self.potions.reveal(seat) else { return };
        sink.event(self, Event::Potion { seat, potion });
        let play = &mut self.trick.plays_mut()[at];
        play.laid += potion.adds();
        if potion.doubles() {
            play.double();
        }
    }

    /// A card lies and the windows after it are closed.
    pub(crate) fn card_is_played(&mut self) {
        self.window.rank = 0;
        self.window.passes = 0;
        self.go(match self.trick_is_complete() {
            false => Step::Turn,
            true if self.anybody_may_play(&[Window::AfterCards]) => Step::Window(Window::AfterCards),
            true => Step::Judge,
        });
    }
}
