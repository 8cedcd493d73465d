//! What an audience saw of an event: the one place where hidden cards are taken out of what happens (section 13).
//!
//! Words, records, the protocol and every screen are given these and never an [`Event`]. A card that the audience did
//! not see is not there, and cards that look alike have the name of their face, so that nobody can follow one of them.

use game::{Audience, Seat, Seats};

use crate::{
    artifacts::Artifact,
    card::{Card, Slot},
    event::{Event, Zone},
    potion::Potion,
    setup::Rules,
};

/// Something that happened, as an audience saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum SeenEvent {
    /// A card moves.
    Moved {
        /// Which card, if the audience sees it.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        card: Option<Card>,
        /// From where.
        from: Zone,
        /// To where.
        to: Zone,
        /// Who sees which card it is; only told in full.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        seen: Option<Seats>,
    },
    /// A card is shown to some and stays where it is.
    Shown {
        /// Which card, if the audience sees it.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        card: Option<Card>,
        /// Where it is.
        zone: Zone,
        /// To whom: that they look is open to all.
        to: Seats,
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
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
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

impl Event {
    /// What an audience saw of it.
    pub(crate) fn seen_by(self, rules: &Rules, audience: Audience) -> SeenEvent {
        self.shown(rules, |seen| audience.sees(seen), |_| None)
    }

    /// All of it.
    pub(crate) fn in_full(self, rules: &Rules) -> SeenEvent {
        self.shown(rules, |_| true, Some)
    }

    /// Shows cards to whoever `sees` them, and `who` saw them.
    fn shown(self, rules: &Rules, sees: impl Fn(Seats) -> bool, who: impl Fn(Seats) -> Option<Seats>) -> SeenEvent {
        let face = |card| rules.layout().face(card);
        let shown = |card, seen| sees(seen).then(|| face(card));
        match self {
            Event::Moved { card, from, to, seen } => {
                SeenEvent::Moved { card: shown(card, seen), from, to, seen: who(seen) }
            }
            Event::Shown { card, zone, seen } => SeenEvent::Shown { card: shown(card, seen), zone, to: seen },
            Event::MovedAll { from, to } => SeenEvent::MovedAll { from, to },
            Event::Leads(seat) => SeenEvent::Leads(seat),
            Event::WithoutPlay => SeenEvent::WithoutPlay,
            Event::Void { seat, slot } => SeenEvent::Void { seat, slot },
            Event::Artifact { seat, artifact } => SeenEvent::Artifact { seat, artifact },
            Event::Turned { seat, slot } => SeenEvent::Turned { seat, slot },
            Event::TookPotion(seat) => SeenEvent::TookPotion(seat),
            Event::Potion { seat, potion } => SeenEvent::Potion { seat, potion },
            Event::Won { seat, with } => SeenEvent::Won { seat, with: with.map(face) },
            Event::Moon(full) => SeenEvent::Moon(full),
            Event::PhaseTwo => SeenEvent::PhaseTwo,
            Event::Declared { seat, slot } => SeenEvent::Declared { seat, slot },
            Event::Over => SeenEvent::Over,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sets::NamedSet;

    fn moved(card: Card, seen: Seats) -> Event {
        Event::Moved { card, from: Zone::Draw, to: Zone::Followers(Seat(0)), seen }
    }

    /// 13: who did not see a card is not told it, nor who did.
    #[test]
    fn only_those_who_saw_a_card_are_told_it() {
        let rules = NamedSet::Claim.setup(2).unwrap().rules().unwrap();
        let card = rules.card_named("Kn7").unwrap();
        let event = moved(card, Seats::only(Seat(0)));
        let of = |card, seen| SeenEvent::Moved { card, from: Zone::Draw, to: Zone::Followers(Seat(0)), seen };
        assert_eq!(event.seen_by(&rules, Seat(0).into()), of(Some(card), None));
        assert_eq!(event.seen_by(&rules, Seat(1).into()), of(None, None));
        assert_eq!(event.seen_by(&rules, Audience::Spectator), of(None, None));
        assert_eq!(event.in_full(&rules), of(Some(card), Some(Seats::only(Seat(0)))));
        // The Seer's winner and whoever draws the card know it (8.13), and nobody else.
        let both = moved(card, Seats::only(Seat(0)).and(Seat(1))).seen_by(&rules, Audience::Spectator);
        assert_eq!(both, of(None, None));
        let open = moved(card, Seats::ALL).seen_by(&rules, Audience::Spectator);
        assert_eq!(open, of(Some(card), None));
    }

    /// Five Goblin zeros are one face: which of them moved is not told to anybody.
    #[test]
    fn cards_that_look_alike_cannot_be_followed() {
        let rules = NamedSet::Claim.setup(2).unwrap().rules().unwrap();
        let zeros: Vec<Card> = rules.copies(rules.card_named("Go0").unwrap()).iter().collect();
        assert_eq!(zeros.len(), 5);
        for event in [|card| moved(card, Seats::ALL), |card| Event::Won { seat: Seat(0), with: Some(card) }] {
            for audience in Audience::all(2) {
                let seen = |&card: &Card| event(card).seen_by(&rules, audience);
                assert!(zeros.iter().all(|card| seen(card) == seen(&zeros[0])));
            }
        }
    }
}
