//! Which of the cards on a screen is which, before and after a move of Claim: where each comes from, and where it goes.
//!
//! Cards that look alike are told apart by where they lie and by what the seat saw move, and by nothing else: on a screen
//! nobody can follow one of them who could not follow it at a table.

use std::{fmt, str::FromStr};

use claim::{Card, SeenEvent, UnknownZone, Zone};

/// Where a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Where it lies.
    In(Zone),
    /// In the last trick, which is shown until the next one begins, wherever its cards lie by then.
    LastTrick,
}

impl Spot {
    const LAST_TRICK: &str = "last-trick";
}

/// Written as the zone is: `hand:0`, or `last-trick`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::In(zone) => zone.fmt(f),
            Spot::LastTrick => f.write_str(Spot::LAST_TRICK),
        }
    }
}

impl FromStr for Spot {
    type Err = UnknownZone;

    fn from_str(text: &str) -> Result<Spot, UnknownZone> {
        if text == Spot::LAST_TRICK { Ok(Spot::LastTrick) } else { text.parse().map(Spot::In) }
    }
}

/// A card that is drawn face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Its face: the first of those that look alike.
    pub face: Card,
    /// Where it is drawn.
    pub spot: Spot,
}

/// Where a card that is drawn now comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It was drawn before, as the card with this place in the list.
    Card(usize),
    /// It was hidden in this zone.
    Zone(Zone),
    /// The seat did not see it come.
    Unknown,
}

/// How the cards on a screen have moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// Where each card that is drawn now comes from.
    pub origins: Vec<Origin>,
    /// The cards that are not drawn any more, by their places in the list of those before, and where they went.
    pub gone: Vec<(usize, Zone)>,
}

impl Motion {
    /// How the cards drawn `before` have become those drawn `now`. `happened` is what the seat has seen with each move up to
    /// now; after `moves` of them the others were drawn.
    pub fn new(before: &[Drawn], now: &[Drawn], happened: &[Vec<SeenEvent>], moves: usize) -> Motion {
        let mut left = Left(before.iter().copied().map(Some).collect());
        let mut origins: Vec<Option<usize>> = now.iter().map(|&card| left.take_still(card)).collect();
        let Some((old, new)) = happened.split_at_checked(moves) else {
            // Moves were taken back, and nothing that happened led here: what looks alike is taken for the same.
            for (origin, card) in origins.iter_mut().zip(now).filter(|(origin, _)| origin.is_none()) {
                *origin = left.take(|other| other.face == card.face);
            }
            let origins = origins.into_iter().map(|origin| origin.map_or(Origin::Unknown, Origin::Card));
            return Motion { origins: origins.collect(), gone: Vec::new() };
        };
        let (mut old, mut new) = (Moves::of(old), Moves::of(new));
        let origins = origins.into_iter().zip(now).map(|(origin, card)| match origin {
            Some(at) => Origin::Card(at),
            None => match new.take_last(card.face, |_, to| to == card.zone()) {
                Some((from, _)) => {
                    let was = Drawn { face: card.face, spot: Spot::In(from) };
                    left.take(|other| other == was).map_or(Origin::Zone(from), Origin::Card)
                }
                None => Origin::Unknown,
            },
        });
        let origins = origins.collect();
        let gone = left.0.into_iter().enumerate().filter_map(|(at, card)| {
            let card = card?;
            let moves = if card.spot == Spot::LastTrick { &mut old } else { &mut new };
            Some((at, moves.take_last(card.face, |from, _| from == card.zone())?.1))
        });
        Motion { origins, gone: gone.collect() }
    }
}

impl Drawn {
    /// The zone that it lies in, or lay in while its trick was played.
    const fn zone(self) -> Zone {
        match self.spot {
            Spot::In(zone) => zone,
            Spot::LastTrick => Zone::Trick,
        }
    }
}

/// The cards of before that have not been found again.
struct Left(Vec<Option<Drawn>>);

impl Left {
    /// The first that fits.
    fn take(&mut self, fits: impl Fn(Drawn) -> bool) -> Option<usize> {
        let at = self.0.iter().position(|card| card.is_some_and(&fits))?;
        self.0[at] = None;
        Some(at)
    }

    /// The card that lies where it lay; once its trick is complete, in the last trick.
    fn take_still(&mut self, card: Drawn) -> Option<usize> {
        let played = Drawn { spot: Spot::In(card.zone()), ..card };
        self.take(|other| other == card).or_else(|| self.take(|other| other == played))
    }
}

/// What the seat saw move: which card, or all of a zone, from where and to where.
struct Moves(Vec<(Option<Card>, Zone, Zone)>);

impl Moves {
    fn of(happened: &[Vec<SeenEvent>]) -> Moves {
        let moved = |event: &SeenEvent| match *event {
            SeenEvent::Moved { card: Some(card), from, to, .. } => Some((Some(card), from, to)),
            SeenEvent::MovedAll { from, to } => Some((None, from, to)),
            _ => None,
        };
        Moves(happened.iter().flatten().filter_map(moved).collect())
    }

    /// The last move of a card with this face that fits. It is found only once.
    fn take_last(&mut self, face: Card, fits: impl Fn(Zone, Zone) -> bool) -> Option<(Zone, Zone)> {
        let is_of = |card: Option<Card>| card.is_none_or(|card| card == face);
        let at = self.0.iter().rposition(|&(card, from, to)| is_of(card) && fits(from, to))?;
        let (card, from, to) = self.0[at];
        if card.is_some() {
            self.0.remove(at);
        }
        Some((from, to))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use claim::{NamedSet, State, View};
    use game::{Chance, Game as _, Seat};

    use super::*;
    use crate::{
        Sitter, Sitting,
        cards::{face, last_trick},
    };

    const ME: Zone = Zone::Hand(Seat(0));
    const YOU: Zone = Zone::Hand(Seat(1));
    const YOURS: Zone = Zone::Display(Seat(1));
    const MINE: Zone = Zone::Score(Seat(0));

    fn zero() -> Card {
        NamedSet::Claim.setup(2).unwrap().rules().unwrap().card_named("Go0").unwrap()
    }

    fn zeros(spots: &[Spot]) -> Vec<Drawn> {
        spots.iter().map(|&spot| Drawn { face: zero(), spot }).collect()
    }

    fn moved(from: Zone, to: Zone) -> SeenEvent {
        SeenEvent::Moved { card: Some(zero()), from, to, seen: None }
    }

    /// How Goblin zeros move that are drawn in some spots before and now, with this happening in between.
    #[track_caller]
    fn check(before: &[Spot], now: &[Spot], new: &[SeenEvent], origins: &[Origin], gone: &[(usize, Zone)]) {
        let old = vec![moved(YOU, Zone::Trick), moved(Zone::Trick, MINE)];
        let motion = Motion::new(&zeros(before), &zeros(now), &[old, new.to_vec()], 1);
        assert_eq!(motion, Motion { origins: origins.to_vec(), gone: gone.to_vec() });
    }

    #[test]
    fn a_twin_elsewhere_stays_where_it_is() {
        use Origin::Card;
        let spots = [Spot::In(ME), Spot::In(YOURS)];
        check(&spots, &[Spot::In(YOURS), Spot::In(Zone::Trick)], &[moved(ME, Zone::Trick)], &[Card(1), Card(0)], &[]);
    }

    #[test]
    fn a_card_from_a_hidden_hand_comes_from_there_and_from_no_twin() {
        let now = [Spot::In(ME), Spot::In(Zone::Trick)];
        let origins = [Origin::Card(0), Origin::Zone(YOU)];
        check(&[Spot::In(ME)], &now, &[moved(YOU, Zone::Trick)], &origins, &[]);
    }

    #[test]
    fn the_last_trick_goes_where_it_went_when_a_twin_is_led() {
        let before = [Spot::LastTrick, Spot::In(ME)];
        check(&before, &[Spot::In(Zone::Trick)], &[moved(ME, Zone::Trick)], &[Origin::Card(1)], &[(0, MINE)]);
    }

    #[test]
    fn a_trick_of_twins_lies_on_until_the_next_one() {
        let before = [Spot::In(Zone::Trick), Spot::In(ME)];
        let new = [moved(ME, Zone::Trick), moved(Zone::Trick, MINE), moved(Zone::Trick, MINE)];
        check(&before, &[Spot::LastTrick; 2], &new, &[Origin::Card(0), Origin::Card(1)], &[]);
    }

    #[test]
    fn a_card_that_is_not_drawn_any_more_goes_where_it_was_seen_to_go() {
        let (before, now) = ([Spot::In(ME), Spot::In(Zone::Prize)], [Spot::In(ME)]);
        let followers = Zone::Followers(Seat(1));
        check(&before, &now, &[moved(Zone::Prize, followers)], &[Origin::Card(0)], &[(1, followers)]);
        check(&before, &now, &[], &[Origin::Card(0)], &[]);
    }

    #[test]
    fn all_cards_of_a_pile_come_from_it() {
        let followers = Zone::Followers(Seat(0));
        let new = [SeenEvent::MovedAll { from: followers, to: ME }];
        let (before, now) = ([Spot::In(followers); 2], [Spot::In(ME); 2]);
        check(&before, &now, &new, &[Origin::Card(0), Origin::Card(1)], &[]);
    }

    #[test]
    fn of_moves_that_were_taken_back_nothing_is_told() {
        let (before, now) = (zeros(&[Spot::In(Zone::Trick)]), zeros(&[Spot::In(ME)]));
        let motion = Motion::new(&before, &now, &[vec![moved(YOU, ME)]], 2);
        assert_eq!(motion, Motion { origins: vec![Origin::Card(0)], gone: Vec::new() });
    }

    /// All that a screen draws face up, as the first seat sees it.
    fn drawn(view: &View, happened: &[Vec<SeenEvent>]) -> Vec<Drawn> {
        let rules = view.rules();
        let lies = |zone| view.known(zone).iter().map(move |card| (card, Spot::In(zone))).collect::<Vec<_>>();
        let own = [ME, Zone::Followers(Seat(0)), Zone::Prize, Zone::Pot, Zone::Pool];
        let fronts = rules.seats().flat_map(|seat| [Zone::Display(seat), Zone::Beneath(seat)]);
        let plays = view.trick().plays().iter().filter(|play| !play.is_gone());
        let mut trick: Vec<(Card, Spot)> = plays.map(|play| (play.card, Spot::In(Zone::Trick))).collect();
        if trick.is_empty() {
            let (_, cards) = last_trick(&happened.concat()).unwrap_or_default();
            trick = cards.into_iter().map(|(_, card)| (card, Spot::LastTrick)).collect();
        }
        let all = own.into_iter().chain(fronts).flat_map(lies).chain(trick);
        all.map(|(card, spot)| Drawn { face: face(rules, card), spot }).collect()
    }

    /// Is a card drawn there because it stayed, or because it was seen to go there?
    fn is_explained(before: Drawn, now: Drawn, new: &[SeenEvent]) -> bool {
        let stays = before.spot == now.spot || before.zone() == Zone::Trick && now.spot == Spot::LastTrick;
        let way = (before.zone(), now.zone());
        let goes = |event: &SeenEvent| match *event {
            SeenEvent::Moved { card, from, to, .. } => card == Some(now.face) && (from, to) == way,
            SeenEvent::MovedAll { from, to } => (from, to) == way,
            _ => false,
        };
        before.face == now.face && (stays || before.spot != Spot::LastTrick && new.iter().any(goes))
    }

    #[test]
    fn in_every_game_cards_move_as_they_were_seen_to() {
        let mut moved = 0;
        for (set, seed) in NamedSet::ALL.into_iter().flat_map(|set| (0..3).map(move |seed| (set, seed))) {
            let mut sitting = Sitting::<State>::new(set.setup(2).unwrap(), vec![Sitter::Person; 2], seed).unwrap();
            let mut chance = Chance::from_seed(seed);
            let (mut before, mut moves) = (Vec::new(), 0);
            while let Some(answer) = sitting.position().sample(&mut chance) {
                sitting.answer(answer).unwrap();
                let happened = sitting.happened(Seat(0));
                let now = drawn(&sitting.view(Seat(0)), &happened);
                let new = happened[moves..].concat();
                let mut found = HashSet::new();
                for (card, origin) in now.iter().zip(Motion::new(&before, &now, &happened, moves).origins) {
                    let Origin::Card(at) = origin else { continue };
                    assert!(found.insert(at), "{set}: {:?} has become two cards", before[at]);
                    assert!(is_explained(before[at], *card, &new), "{set}: {:?} has become {card:?}", before[at]);
                    moved += usize::from(before[at].spot != card.spot);
                }
                (before, moves) = (now, sitting.moves());
            }
        }
        assert!(moved > 1_000, "{moved}");
    }

    #[test]
    fn a_spot_is_read_as_it_is_written() {
        for spot in [Spot::LastTrick, Spot::In(ME), Spot::In(Zone::Draw)] {
            assert_eq!(spot.to_string().parse(), Ok(spot));
        }
        assert!("nowhere".parse::<Spot>().is_err());
    }
}
