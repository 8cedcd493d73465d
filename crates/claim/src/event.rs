//! What happens at the table, for logs, animation and for whoever watches.

use std::{fmt, str::FromStr};

use game::{Seat, Seats};

use crate::{
    artifacts::Artifact,
    by_seat::BySeat as _,
    card::{Card, CardSet, Slot},
    potion::Potion,
    state::State,
};

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Zone {
    /// In a hand.
    Hand(Seat),
    /// On a follower pile.
    Followers(Seat),
    /// On a score pile.
    Score(Seat),
    /// Open in front of a seat.
    Display(Seat),
    /// Under the open card of a seat's display (8.21).
    Beneath(Seat),
    /// Face down under a card of a seat's score pile (9.12).
    Hidden(Seat),
    /// In the draw pile.
    Draw,
    /// Turned up to be won.
    Prize,
    /// In the trick.
    Trick,
    /// Held back for the next winner (10.8).
    Pot,
    /// In the common pool (8.15).
    Pool,
    /// On the discard pile.
    Discard,
    /// Out of the game.
    Out,
}

/// Zones are written with the seat they belong to, if there is one: `hand:0`, `draw`.
impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Zone::Hand(seat) => write!(f, "hand:{}", seat.0),
            Zone::Followers(seat) => write!(f, "followers:{}", seat.0),
            Zone::Score(seat) => write!(f, "score:{}", seat.0),
            Zone::Display(seat) => write!(f, "display:{}", seat.0),
            Zone::Beneath(seat) => write!(f, "beneath:{}", seat.0),
            Zone::Hidden(seat) => write!(f, "hidden:{}", seat.0),
            Zone::Draw => f.write_str("draw"),
            Zone::Prize => f.write_str("prize"),
            Zone::Trick => f.write_str("trick"),
            Zone::Pot => f.write_str("pot"),
            Zone::Pool => f.write_str("pool"),
            Zone::Discard => f.write_str("discard"),
            Zone::Out => f.write_str("out"),
        }
    }
}

impl FromStr for Zone {
    type Err = UnknownZone;

    fn from_str(text: &str) -> Result<Zone, UnknownZone> {
        let of = |seat| {
            let own = [Zone::Hand, Zone::Followers, Zone::Score, Zone::Display, Zone::Beneath, Zone::Hidden];
            own.map(|zone| zone(Seat(seat)))
        };
        let mut all = (0..4).flat_map(of).chain(Zone::COMMON);
        all.find(|zone| zone.to_string() == text).ok_or_else(|| UnknownZone(text.into()))
    }
}

/// No zone has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no zone {0:?}")]
pub struct UnknownZone(pub String);

impl Zone {
    /// The zones that belong to nobody.
    const COMMON: [Zone; 7] = [Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out];
}

/// Something that happens, with all that is hidden. What somebody is told of it is a [`SeenEvent`](crate::SeenEvent).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card moves; only `seen` by some.
    Moved {
        /// Which card.
        card: Card,
        /// From where.
        from: Zone,
        /// To where.
        to: Zone,
        /// Who sees which card it is.
        seen: Seats,
    },
    /// A card is shown to some and stays where it is.
    Shown {
        /// Which card.
        card: Card,
        /// Where it is.
        zone: Zone,
        /// To whom.
        seen: Seats,
    },
    /// All cards of one zone move to another, so whoever knew one of them still does.
    MovedAll {
        /// From where.
        from: Zone,
        /// To where.
        to: Zone,
    },
    /// A trick begins.
    Leads(Seat),
    /// A trick begins that is won without play (8.1).
    WithoutPlay,
    /// A seat did not follow, and so showed that it holds no card of a faction.
    Void {
        /// Who.
        seat: Seat,
        /// Which faction.
        slot: Slot,
    },
    /// A seat plays an artifact.
    Artifact {
        /// Who.
        seat: Seat,
        /// Which.
        artifact: Artifact,
    },
    /// A card is turned into another faction (9.18).
    Turned {
        /// Who turns it.
        seat: Seat,
        /// Into what.
        slot: Slot,
    },
    /// A seat takes a potion, unseen.
    TookPotion(Seat),
    /// A potion is revealed.
    Potion {
        /// By whom.
        seat: Seat,
        /// Which.
        potion: Potion,
    },
    /// A trick is won.
    Won {
        /// By whom.
        seat: Seat,
        /// With which card; none in a trick without play (8.1).
        with: Option<Card>,
    },
    /// The moon turns; now it is full, or not.
    Moon(bool),
    /// Phase two begins.
    PhaseTwo,
    /// A faction is declared (9.4, 8.12).
    Declared {
        /// By whom.
        seat: Seat,
        /// Which.
        slot: Slot,
    },
    /// The game is over.
    Over,
}

impl State {
    /// The cards in a zone. For a hand that is being discarded from, those chosen are still there.
    pub(crate) fn cards_in(&self, zone: Zone) -> CardSet {
        let of = |cards: &[Option<Card>]| cards.iter().flatten().copied().collect();
        match zone {
            Zone::Hand(seat) => self.hands.of(seat),
            Zone::Followers(seat) => self.followers(seat),
            Zone::Score(seat) => self.scores.of(seat),
            Zone::Display(seat) => self.display(seat),
            Zone::Beneath(seat) => self.beneath.of(seat),
            Zone::Hidden(seat) => self
                .artifacts
                .hidden
                .filter(|hidden| hidden.seat == seat)
                .map(|hidden| hidden.card)
                .into_iter()
                .collect(),
            Zone::Draw => self.draw.iter().collect(),
            Zone::Prize => of(&self.prizes),
            Zone::Trick => self
                .trick
                .plays()
                .iter()
                .filter(|play| !play.is_gone())
                .map(|play| play.card)
                .chain(self.collecting.map(|(_, card)| card))
                .collect(),
            Zone::Pot => of(&self.heroes.pot),
            Zone::Pool => self.pool,
            Zone::Discard => self.discard,
            Zone::Out => self.out,
        }
    }

    /// Every zone of this game.
    pub(crate) fn zones(&self) -> impl Iterator<Item = Zone> + use<> {
        let two = self.rules.players() == 2;
        let of = move |seat| {
            let some = [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat)];
            let more = two.then_some([Zone::Beneath(seat), Zone::Hidden(seat)]);
            some.into_iter().chain(more.into_iter().flatten())
        };
        self.rules.seats().flat_map(of).chain(Zone::COMMON)
    }
}
