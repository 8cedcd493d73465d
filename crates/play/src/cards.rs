//! What is needed to draw the cards on a table of Claim.

use claim::{Artifact, Card, CardSet, Question, Rules, SeenEvent, SeenTrick, Slot, View, Zone};
use game::Seat;

/// A card's face: the first of those that look alike, which answers name.
pub fn face(rules: &Rules, card: Card) -> Card {
    rules.copies(card).first().unwrap_or(card)
}

/// Cards suit by suit, from low to high, the heroes last.
pub fn suits(rules: &Rules, cards: CardSet) -> Vec<(Slot, Vec<Card>)> {
    let slots = rules.slots().map(|(slot, _)| slot).chain([Slot::HEROES]);
    let of = |slot| {
        let mut cards: Vec<Card> = cards.and(rules.all_of(slot)).iter().collect();
        cards.sort_by_key(|&card| rules.value_of(card));
        (slot, cards)
    };
    slots.map(of).filter(|(_, cards)| !cards.is_empty()).collect()
}

/// Cards in one row, the last suit and the highest value first.
pub fn high_first(rules: &Rules, cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|&card| std::cmp::Reverse((rules.slot_of(card).index(), rules.value_of(card))));
    cards
}

/// The sides of a game, that of this seat first: tallies begin with the reader's own.
pub fn sides_from(rules: &Rules, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let (own, sides) = (rules.side(seat), rules.sides());
    (0..sides).map(move |step| (own + step) % sides)
}

/// Are cards of the hand asked for? Else answers that name cards mean others, even if the hand has the like.
pub fn asks_for_hand(view: &View) -> bool {
    match view.question() {
        Some(Question::Play | Question::Discard) => true,
        // The one that looks at the draw pile.
        Some(Question::Artifact(artifact)) => artifact != Artifact::Orb,
        _ => false,
    }
}

/// How many followers of a faction a side is known to have: votes to come.
pub fn coming(view: &View, side: u8, slot: Slot) -> usize {
    let rules = view.rules();
    let seats = rules.seats().filter(|&seat| rules.side(seat) == side);
    seats.map(|seat| view.known(Zone::Followers(seat)).and(rules.all_of(slot)).len() as usize).sum()
}

/// Where a card is to somebody who counts cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// In one's own hand, or among one's own followers.
    Own,
    /// Another may hold it.
    Out,
    /// It has not been seen, but nobody else can hold it.
    Away,
    /// It lies where it is no longer to be reckoned with.
    Seen,
}

/// Where all cards are to a seat that counts them, by all that it knows.
#[derive(Clone, Copy, Debug)]
pub struct CardAid {
    own: CardSet,
    out: CardSet,
    unseen: CardSet,
}

impl CardAid {
    /// What can be said from this view for that seat.
    pub fn of(view: &View, seat: Seat) -> CardAid {
        let own = view.known(Zone::Hand(seat)).or(view.known(Zone::Followers(seat)));
        let others = view.rules().seats().filter(|&other| other != seat);
        let out = others.fold(CardSet::default(), |all, other| all.or(view.may_hold(other)));
        CardAid { own, out, unseen: view.unseen() }
    }

    /// Where this card is.
    pub fn whereabouts(&self, card: Card) -> Whereabouts {
        match () {
            () if self.own.has(card) => Whereabouts::Own,
            () if self.out.has(card) => Whereabouts::Out,
            () if self.unseen.has(card) => Whereabouts::Away,
            () => Whereabouts::Seen,
        }
    }
}

/// Which trick of the phase it is, from 1, after all that has happened.
pub fn trick_number<'a>(happened: impl IntoIterator<Item = &'a SeenEvent>) -> u32 {
    happened.into_iter().fold(1, |trick, event| match event {
        SeenEvent::PhaseTwo => 0,
        SeenEvent::Leads(_) | SeenEvent::WithoutPlay => trick + 1,
        _ => trick,
    })
}

/// The last trick that was won: by whom, and who had played what in it.
pub fn last_trick(happened: &[SeenEvent]) -> Option<(Seat, Vec<(Seat, Card)>)> {
    let end = happened.iter().rposition(|event| matches!(event, SeenEvent::Won { .. }))?;
    let SeenEvent::Won { seat: winner, .. } = happened[end] else { return None };
    let start = happened[..end].iter().rposition(begins_a_trick).map_or(0, |at| at + 1);
    let mut trick = SeenTrick::default();
    happened[start..end].iter().for_each(|event| trick.see(event));
    Some((winner, trick.plays().to_vec()))
}

/// Does a trick begin with this, or a phase?
pub const fn begins_a_trick(event: &SeenEvent) -> bool {
    matches!(event, SeenEvent::Leads(_) | SeenEvent::WithoutPlay | SeenEvent::PhaseTwo)
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use claim::{NamedSet, State};
    use game::{Actor, Audience, Game as _};

    use super::*;
    use crate::{Sitter, Sitting};

    /// 8.20, 9.16: what lies in the trick is what was played.
    #[test]
    fn the_last_trick_has_the_prize_that_a_shapeshifter_changed_places_with() {
        let rules = NamedSet::Magic.setup(2).unwrap().rules().unwrap();
        let [shifter, prize, first, second] = ["Sh3", "Go0", "Kn5", "Kn7"].map(|name| rules.card_named(name).unwrap());
        let moved = |card, from, to| SeenEvent::Moved { card: Some(card), from, to, seen: None };
        let [me, you] = [Seat(0), Seat(1)];
        let plays = |seat, card| moved(card, Zone::Hand(seat), Zone::Trick);
        let swap = [moved(prize, Zone::Prize, Zone::Trick), moved(shifter, Zone::Trick, Zone::Prize)];
        let won = SeenEvent::Won { seat: me, with: Some(prize) };
        let swapped = [&[SeenEvent::Leads(me), plays(me, shifter)], &swap[..], &[plays(you, second), won]].concat();
        assert_eq!(last_trick(&swapped), Some((me, vec![(me, prize), (you, second)])));
        let hourglass = [
            moved(second, Zone::Trick, Zone::Hand(you)),
            moved(shifter, Zone::Prize, Zone::Hand(me)),
            moved(prize, Zone::Trick, Zone::Prize),
        ];
        let again = [&swapped[..5], &hourglass, &[plays(me, first), plays(you, second), won]].concat();
        assert_eq!(last_trick(&again), Some((me, vec![(me, first), (you, second)])));
    }

    #[test]
    fn tricks_are_counted_and_remembered_as_they_were_played() {
        let setup = NamedSet::Shadow.setup(2).unwrap();
        let mut sitting = Sitting::<State>::new(setup, vec![Sitter::level(Level::Random); 2], 5).unwrap();
        let mut won = 0;
        while let Actor::Seat(seat) = sitting.table().actor() {
            let view = sitting.view(seat);
            let hand = view.known(Zone::Hand(seat));
            assert_eq!(
                suits(view.rules(), hand).iter().map(|(_, cards)| cards.len()).sum::<usize>(),
                hand.len() as usize
            );
            if asks_for_hand(&view) {
                let in_hand = |answer| match answer {
                    claim::Action::Card(card) => !hand.and(view.rules().copies(card)).is_empty(),
                    _ => true,
                };
                assert!(view.answers().iter().all(in_hand));
            }
            let first = sitting.position().answers().nth(0).unwrap();
            sitting.answer(first).unwrap();
            let events: Vec<SeenEvent> = sitting.happened(Audience::Spectator).concat();
            let tricks = events.iter().filter(|event| matches!(event, SeenEvent::Won { .. })).count();
            if tricks > won
                && matches!(
                    events.iter().rfind(|e| matches!(e, SeenEvent::Won { .. })),
                    Some(SeenEvent::Won { with: Some(_), .. })
                )
            {
                let (winner, cards) = last_trick(&events).unwrap();
                assert_eq!(cards.len(), 2);
                assert!(cards.iter().any(|&(seat, _)| seat == winner));
            }
            won = tricks;
        }
        assert!(won > 20);
        assert!(trick_number(&sitting.happened(Audience::Spectator).concat()) >= 10);
    }
}
