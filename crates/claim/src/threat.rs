//! What a card of the hand would do in the trick, and which cards can beat it there, as far as its player can know.

use game::Seat;

use crate::{
    action::Action,
    card::{Card, CardSet},
    event::Zone,
    question::Question,
    state::State,
    tokens::LaidOut,
    trick::Play,
    view::View,
};

impl View {
    /// Would this card of one's own hand be the best of the trick so far (7.3, 7.4)? Unknown if none is asked for, or if more is
    /// agreed on in this trick than that everybody plays a card.
    pub fn takes_the_lead(&self, card: Card) -> Option<bool> {
        let seat = self.seat()?;
        Some(self.with(card)?.judged()?.winner == seat)
    }

    /// The side whose card is the best of the trick so far; none before a lead.
    pub fn side_in_the_lead(&self) -> Option<u8> {
        let best = self.shown.judged()?.winner;
        self.shown.trick.lead().map(|_| self.rules().side(best))
    }

    /// The cards that can beat this card of one's own hand in this trick: those that an opponent who still is to play may
    /// hold, may be allowed to play, and would beat it with. What they may add to a card, such as artifacts, is left out.
    /// Unknown if [`View::takes_the_lead`] is.
    pub fn threats(&self, card: Card) -> Option<CardSet> {
        let (seat, laid, rules) = (self.seat()?, self.with(card)?, self.rules());
        let led = rules.layout().following[laid.trick.led().index()];
        let mut threats = CardSet::EMPTY;
        for opponent in self.still_to_play().filter(|&other| rules.side(other) != rules.side(seat)) {
            let may_hold = self.may_hold(opponent);
            let others = may_hold.minus(led);
            let may_lack = self.known(Zone::Hand(opponent)).and(led).is_empty()
                && others.len() >= self.count(Zone::Hand(opponent)).into();
            for card in may_hold.iter() {
                let follows = led.has(card) || rules.stands_in(rules.slot_of(card));
                if (follows || may_lack || led.is_empty()) && laid.with(card, opponent).judged()?.winner == opponent {
                    threats.add(card);
                }
            }
        }
        Some(threats)
    }

    /// Those who play in this trick after whoever is asked now.
    pub fn still_to_play(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, played) = (self.rules().players(), self.trick().deciding().len() as u8);
        let leader = self.leader();
        (played + 1..players).map(move |place| leader.after(place, players))
    }

    /// The position as far as it is known, with this card of the own hand in the trick.
    fn with(&self, card: Card) -> Option<State> {
        let (seat, trick) = (self.seat()?, self.trick());
        let is_plain = !trick.double && !trick.open && self.laid_out() == LaidOut::default();
        let face = self.rules().layout().face(card);
        let may_be_played = self.question() == Some(Question::Play) && self.answers().has(Action::Card(face));
        (is_plain && may_be_played).then(|| self.shown.with(card, seat))
    }
}

impl State {
    /// The same with one more card in the trick, wherever it is, and what its player brings to every card.
    fn with(&self, card: Card, seat: Seat) -> State {
        let mut state = *self;
        let play = Play::new(card, seat, state.rules.slot_of(card));
        state.trick.push(play);
        state.bring_to_every_card(seat, state.last_place());
        if state.acts_on_play(play.slot)
            && let Some(faction) = state.power_of(&play)
        {
            state.is_played(faction, &mut ());
        }
        state
    }
}
