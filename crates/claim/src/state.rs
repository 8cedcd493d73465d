//! A position: all cards, and the point the game has come to.

use game::{Seat, Seats, Sink};

use crate::{
    artifacts::ArtifactSet,
    by_seat::BySeat as _,
    card::{Card, CardSet, Slot},
    deal::{Deal, DrawPile},
    event::{Event, Zone},
    factions::Faction,
    phase::{Phase, Stage, Step},
    potion::Potions,
    question::Question,
    setup::Rules,
    tokens::LaidOut,
    trick::Trick,
    verdict::Verdict,
};

/// A position of Claim, with all that is hidden.
///
/// It is plain data: `Copy`, at most 512 bytes, and determined by set-up, deal and actions. What players know is not
/// in it: see [`crate::Knowledge`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Rules,

    // Where the cards lie.
    pub(crate) hands: [CardSet; 4],
    /// What lies before each seat: the follower pile in phase one, the display in phase two.
    pub(crate) front: [CardSet; 4],
    pub(crate) scores: [CardSet; 4],
    /// What lies under each seat's open card (8.21).
    pub(crate) beneath: [CardSet; 2],
    /// The common pool (8.15).
    pub(crate) pool: CardSet,
    /// Cards of displays that were used in this trick and go when it is over (8.19).
    pub(crate) spent: CardSet,
    pub(crate) prizes: [Option<Card>; 2],
    pub(crate) draw: DrawPile,
    pub(crate) top_seen: TopSeen,
    pub(crate) discard: CardSet,
    pub(crate) out: CardSet,
    pub(crate) trick: Trick,

    // What powers keep on the table.
    pub(crate) factions: FactionPieces,
    pub(crate) artifacts: ArtifactPieces,
    pub(crate) heroes: HeroPieces,
    pub(crate) potions: Potions,

    // The point the game has come to.
    pub(crate) phase: Phase,
    pub(crate) step: Step,
    /// How far the present step has come.
    pub(crate) cursor: u8,
    /// How far an artifact's or a power's question has come.
    pub(crate) stage: Stage,
    pub(crate) pending: Option<Question>,
    /// Who is asked, if it is not chance.
    pub(crate) asked: Seat,
    pub(crate) window: WindowProgress,
    /// What the seat to play has laid out for its next card.
    pub(crate) laid_out: LaidOut,
    /// The card being collected, and by whom.
    pub(crate) collecting: Option<(Seat, Card)>,
    /// What each seat has chosen to discard face down (8.1, 10.7), until all have.
    pub(crate) chosen: [Option<Card>; 4],
    pub(crate) verdict: Verdict,
    pub(crate) next: NextTrick,
}

/// Who has seen the top cards of the draw pile, and how many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct TopSeen {
    pub(crate) by: Seats,
    pub(crate) cards: u8,
}

/// What factions keep on the table besides whole sets of cards: those would cost 16 bytes of alignment here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct FactionPieces {
    /// The open card of each seat's display (8.21).
    pub(crate) open: [Option<Card>; 2],
    /// The faction each side's loot counts for (8.12).
    pub(crate) loot: [Option<Slot>; 4],
    /// The moon (8.23).
    pub(crate) full_moon: bool,
    /// The next trick is won already (8.1).
    pub(crate) claimed: bool,
}

/// The artifacts, and what those that were played keep on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct ArtifactPieces {
    /// What each seat holds.
    pub(crate) held: [ArtifactSet; 2],
    /// How many of the next cards of each seat are raised (9.11).
    pub(crate) raised: [u8; 2],
    /// How many of the next cards of each seat are lowered (9.19).
    pub(crate) lowered: [u8; 2],
    /// The faction each seat's Crown counts for (9.4).
    pub(crate) crowned: [Option<Slot>; 2],
    /// The card that lies face down under a faction of a score pile (9.12).
    pub(crate) hidden: Option<Hidden>,
    /// Cards of a hand that were shown already (9.14).
    pub(crate) shown: [Option<Card>; 2],
}

/// What heroes keep on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct HeroPieces {
    /// Cards held back for the winner of the next trick (10.8), the lead card first.
    pub(crate) pot: [Option<Card>; 2],
    /// The pot was made in this very trick.
    pub(crate) pot_is_new: bool,
    /// How many cards still have to leave the draw pile (10.7).
    pub(crate) leaving: u8,
}

/// How far a window has come (9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct WindowProgress {
    /// The rank of the last artifact played in it: they are played in one order only, so that it does not matter.
    pub(crate) rank: u8,
    /// How many have passed in a row in the window after both cards.
    pub(crate) passes: u8,
}

/// What is known of the next trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct NextTrick {
    /// Who leads it.
    pub(crate) leader: Seat,
    /// A lead that was promised (9.13).
    pub(crate) promised: Option<Seat>,
}

/// A card laid face down under a faction card of a score pile (9.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hidden {
    /// Whose score pile.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The faction it counts as.
    pub slot: Slot,
}

impl State {
    /// The position as dealt, not yet begun.
    pub(crate) fn dealt(rules: Rules, deal: &Deal) -> State {
        State {
            rules,
            hands: deal.hands,
            front: [CardSet::EMPTY; 4],
            scores: [CardSet::EMPTY; 4],
            beneath: [CardSet::EMPTY; 2],
            pool: CardSet::EMPTY,
            spent: CardSet::EMPTY,
            prizes: [None; 2],
            draw: deal.draw,
            top_seen: TopSeen::default(),
            discard: CardSet::EMPTY,
            out: deal.left.or(deal.replaced),
            trick: Trick::new(deal.first),
            factions: FactionPieces::default(),
            artifacts: ArtifactPieces { held: deal.artifacts, ..ArtifactPieces::default() },
            heroes: HeroPieces::default(),
            potions: Potions { stack: deal.potions, ..Potions::default() },
            phase: Phase::One,
            step: Step::NewTrick,
            cursor: 0,
            stage: Stage::Begun,
            pending: None,
            asked: deal.first,
            window: WindowProgress::default(),
            laid_out: LaidOut::default(),
            collecting: None,
            chosen: [None; 4],
            verdict: Verdict::before_the_first(deal.first),
            next: NextTrick { leader: deal.first, promised: None },
        }
    }

    /// The rules of this game.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The phase.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The trick being played.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.of(seat)
    }

    /// A seat's follower pile; none in phase two, when it has become the hand.
    #[inline]
    pub fn followers(&self, seat: Seat) -> CardSet {
        if self.phase == Phase::One { self.front.of(seat) } else { CardSet::EMPTY }
    }

    /// What lies open in front of a seat; nothing in phase one.
    #[inline]
    pub fn display(&self, seat: Seat) -> CardSet {
        if self.phase == Phase::Two { self.front.of(seat) } else { CardSet::EMPTY }
    }

    /// A seat's score pile.
    #[inline]
    pub fn score_pile(&self, seat: Seat) -> CardSet {
        self.scores.of(seat)
    }

    /// What lies under a seat's open card.
    pub fn beneath(&self, seat: Seat) -> CardSet {
        self.beneath.of(seat)
    }

    /// The open card of a seat's display (8.21).
    pub fn open(&self, seat: Seat) -> Option<Card> {
        self.factions.open.of(seat)
    }

    /// The card that lies face down in a score pile (9.12).
    pub const fn hidden(&self) -> Option<Hidden> {
        self.artifacts.hidden
    }

    /// The cards turned up to be won.
    pub fn prizes(&self) -> impl Iterator<Item = Card> + use<> {
        self.prizes.into_iter().flatten()
    }

    /// The draw pile.
    pub const fn draw(&self) -> &DrawPile {
        &self.draw
    }

    /// The discard pile.
    pub const fn discards(&self) -> CardSet {
        self.discard
    }

    /// The common pool (8.15).
    pub const fn pool(&self) -> CardSet {
        self.pool
    }

    /// The pot held back for the next winner (10.8), the lead card first.
    pub fn pot(&self) -> impl Iterator<Item = Card> + use<> {
        self.heroes.pot.into_iter().flatten()
    }

    /// Cards out of the game.
    pub const fn out(&self) -> CardSet {
        self.out
    }

    /// A seat's artifacts.
    pub fn artifacts(&self, seat: Seat) -> ArtifactSet {
        self.artifacts.held.of(seat)
    }

    /// How many potions a seat holds.
    pub fn potions(&self, seat: Seat) -> u8 {
        self.potions.count(seat)
    }

    /// The card being collected, and by whom.
    pub const fn collecting(&self) -> Option<(Seat, Card)> {
        self.collecting
    }

    /// The card that a seat has chosen to discard face down (8.1, 10.7), until all have chosen.
    pub fn chosen(&self, seat: Seat) -> Option<Card> {
        self.chosen.of(seat)
    }

    /// Is the moon full?
    pub const fn full_moon(&self) -> bool {
        self.factions.full_moon
    }

    /// Who leads this trick, or the next one if none is being played.
    pub fn leader(&self) -> Seat {
        if self.step.in_a_trick() { self.trick.leader } else { self.next.leader }
    }

    /// Whom `seat` plays against, from its left on.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let rules = self.rules;
        (1..rules.players())
            .map(move |i| seat.after(i, rules.players()))
            .filter(move |&s| rules.side(s) != rules.side(seat))
    }

    /// The other of two players.
    #[inline]
    pub(crate) fn other(&self, seat: Seat) -> Seat {
        seat.next(self.rules.players())
    }

    /// The cards of a faction in a set.
    #[inline]
    pub(crate) fn of(&self, faction: Faction, set: CardSet) -> CardSet {
        set.and(self.rules.cards_of(faction))
    }

    /// The card of `set` that has this face: of several that look alike, the first.
    #[inline]
    pub(crate) fn copy_in(&self, set: CardSet, face: Card) -> Option<Card> {
        if set.has(face) { Some(face) } else { self.rules.layout().twin_in(set, face) }
    }

    /// Tells the sink that a card moves; then moves it.
    #[inline(always)]
    pub(crate) fn move_card(&mut self, card: Card, from: Zone, to: Zone, seen: Seats, sink: &mut impl Sink<State>) {
        sink.event(self, Event::Moved { card, from, to, seen });
        self.take_out(card, from);
        self.put(card, to);
    }

    /// The pile of a zone in which cards have no order; none where nobody sits.
    #[inline(always)]
    fn pile(&mut self, zone: Zone) -> Option<&mut CardSet> {
        match zone {
            Zone::Hand(seat) => self.hands.get_mut(seat.index()),
            Zone::Followers(seat) | Zone::Display(seat) => self.front.get_mut(seat.index()),
            Zone::Score(seat) => self.scores.get_mut(seat.index()),
            Zone::Beneath(seat) => self.beneath.get_mut(seat.index()),
            Zone::Pool => Some(&mut self.pool),
            Zone::Discard => Some(&mut self.discard),
            Zone::Out => Some(&mut self.out),
            Zone::Prize | Zone::Pot | Zone::Draw | Zone::Trick | Zone::Hidden(_) => None,
        }
    }

    /// The places of a zone whose cards lie side by side.
    #[inline(always)]
    fn row(&mut self, zone: Zone) -> &mut [Option<Card>] {
        match zone {
            Zone::Prize => &mut self.prizes,
            Zone::Pot => &mut self.heroes.pot,
            // The draw pile and the trick are emptied by whoever empties them: order matters there.
            _ => &mut [],
        }
    }

    #[inline(always)]
    fn take_out(&mut self, card: Card, from: Zone) {
        if let Some(pile) = self.pile(from) {
            pile.remove(card);
        } else {
            self.row(from).iter_mut().filter(|place| **place == Some(card)).for_each(|place| *place = None);
        }
    }

    #[inline(always)]
    pub(crate) fn put(&mut self, card: Card, to: Zone) {
        if let Some(pile) = self.pile(to) {
            pile.add(card);
        } else if let Some(place) = self.row(to).iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
    }

    /// Moves a whole pile, which hides nothing from who knew a card in it.
    pub(crate) fn move_all(&mut self, from: Zone, to: Zone, sink: &mut impl Sink<State>) {
        let cards = self.cards_in(from);
        if cards.is_empty() {
            return;
        }
        sink.event(self, Event::MovedAll { from, to });
        if let Some(pile) = self.pile(from) {
            *pile = CardSet::EMPTY;
        }
        if let Some(pile) = self.pile(to) {
            *pile = pile.or(cards);
        }
    }

    /// Is every card of the game in exactly one place? The error names one that is not.
    pub fn conserved(&self) -> Result<(), NotConserved> {
        let mut seen = CardSet::EMPTY;
        for zone in self.zones() {
            let cards = self.cards_in(zone);
            if let Some(card) = cards.and(seen).first() {
                return Err(NotConserved::Twice { card: self.rules.card_name(card), zone });
            }
            seen = seen.or(cards);
        }
        let all = self.rules.all_cards();
        match seen.minus(all).or(all.minus(seen)).first() {
            Some(card) => Err(NotConserved::LostOrForeign { card: self.rules.card_name(card) }),
            None => Ok(()),
        }
    }
}

/// Why the cards of a position are not those of its deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotConserved {
    /// A card is in two places.
    #[error("card {card} is in {zone} and elsewhere")]
    Twice {
        /// The card.
        card: String,
        /// One of the places.
        zone: Zone,
    },
    /// A card is in no place, or in one but not in the deck.
    #[error("card {card} is lost or does not belong here")]
    LostOrForeign {
        /// The card.
        card: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_fits_512_bytes() {
        assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    }

    #[test]
    fn where_nobody_sits_there_are_no_cards() {
        use crate::testing::at;
        let cards = "a: Gi9 Wi1 | b: Gi1 Wi2 | a.score: Un1 | b.score: Un2 | a.display: Gn1 | b.display: Gn3";
        let deck = "Giants Gnomes Wizards Druids Undead | artifacts";
        let game =
            at(&format!("{deck} | {cards} | a.artifacts: Axe | b.artifacts: Boots | a.potions: +6 | b.potions: +5"));
        let vampires = at("Knights Goblins Dwarves Vampires Undead | a: Kn9 | b: Kn2 | a.open: Va9 | a.beneath: Un1");
        assert!(!vampires.state.beneath(Seat(0)).is_empty());
        let phase_one =
            at("Knights Goblins Dwarves Trolls Undead | one | a: Kn9 | b: Kn2 | a.followers: Un1 | draw: Un2 Un3");
        assert!(!phase_one.state.followers(Seat(0)).is_empty());
        for number in 2..=u8::MAX {
            let seat = Seat(number);
            for state in [&game.state, &vampires.state, &phase_one.state] {
                let cards = [state.hand(seat), state.display(seat), state.score_pile(seat), state.beneath(seat)];
                assert!(cards.into_iter().chain([state.followers(seat)]).all(CardSet::is_empty), "{seat}");
                let zones = [Zone::Hand(seat), Zone::Followers(seat), Zone::Display(seat), Zone::Score(seat)];
                let zones = zones.into_iter().chain([Zone::Beneath(seat), Zone::Hidden(seat)]);
                zones.for_each(|zone| assert!(state.cards_in(zone).is_empty(), "{zone:?}"));
                assert_eq!((state.open(seat), state.chosen(seat), state.potions(seat)), (None, None, 0), "{seat}");
                assert!(state.artifacts(seat).is_empty() && state.potions_held(seat).next().is_none(), "{seat}");
            }
        }
    }

    #[test]
    fn a_card_put_where_nobody_sits_comes_to_nobody() {
        let mut game = crate::testing::at("Knights Goblins Dwarves Trolls Undead | a: Kn9 Go1 | b: Kn2 Go2");
        let before = game.state;
        for zone in [Zone::Hand, Zone::Followers, Zone::Display, Zone::Score, Zone::Beneath] {
            game.state.put(Card::default(), zone(Seat(4)));
        }
        assert_eq!(game.state, before);
    }
}
