//! Something that happened in Claim, as an audience saw it.

use ::claim::{Rules, SeenEvent};
use game::Seats;
use serde::Serialize;

use super::{
    Seat,
    names::{Artifact, Card, Faction, PotionName, ZoneName},
};
/// Something that happened. A card is null to whoever did not see which one it was; to whoever is told everything, `seen`
/// says who did.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-event"))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// A card goes from zone to zone.
    Moved {
        card: Option<Card>,
        from: ZoneName,
        to: ZoneName,
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<Vec<Seat>>,
    },
    /// A card is shown and stays where it is.
    Shown {
        card: Option<Card>,
        zone: ZoneName,
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<Vec<Seat>>,
    },
    /// All cards of one zone go to another.
    MovedAll { from: ZoneName, to: ZoneName },
    /// A trick begins.
    Leads { seat: Seat },
    /// The seat did not follow, so it holds none of that faction.
    Void { seat: Seat, faction: Option<Faction> },
    /// An artifact is played.
    Artifact { seat: Seat, artifact: Artifact },
    /// The next card is turned into that faction (9.18).
    Turned { seat: Seat, faction: Option<Faction> },
    /// A potion is taken from the stack.
    TookPotion { seat: Seat },
    /// A potion is revealed.
    Potion { seat: Seat, potion: PotionName },
    /// A trick is won; the card is null without play.
    Won { seat: Seat, card: Option<Card> },
    /// A trick is won without play (8.1).
    WithoutPlay,
    /// The moon turns (8.23).
    Moon { full: bool },
    /// Phase two begins.
    PhaseTwo,
    /// A Crown or loot counts for that faction.
    Declared { seat: Seat, faction: Option<Faction> },
    /// The game is over.
    Over,
}

impl Event {
    /// An event as somebody saw it; `in_full` also who it was shown to.
    pub(crate) fn of(rules: &Rules, event: SeenEvent, in_full: bool) -> Event {
        let faction = |slot| rules.faction(slot).map(Faction::from);
        let name = |card: Option<::claim::Card>| card.map(|card| Card::of(rules, card));
        let who = |seen: Seats| rules.seats().filter(|&seat| seen.has(seat)).map(Seat::from).collect();
        match event {
            SeenEvent::Moved { card, from, to, seen } => {
                Event::Moved { card: name(card), from: ZoneName(from), to: ZoneName(to), seen: seen.map(who) }
            }
            SeenEvent::Shown { card, zone, to } => {
                Event::Shown { card: name(card), zone: ZoneName(zone), seen: in_full.then(|| who(to)) }
            }
            SeenEvent::MovedAll { from, to } => Event::MovedAll { from: ZoneName(from), to: ZoneName(to) },
            SeenEvent::Leads(seat) => Event::Leads { seat: seat.into() },
            SeenEvent::Void { seat, slot } => Event::Void { seat: seat.into(), faction: faction(slot) },
            SeenEvent::Artifact { seat, artifact } => Event::Artifact { seat: seat.into(), artifact: artifact.into() },
            SeenEvent::Turned { seat, slot } => Event::Turned { seat: seat.into(), faction: faction(slot) },
            SeenEvent::TookPotion(seat) => Event::TookPotion { seat: seat.into() },
            SeenEvent::Potion { seat, potion } => Event::Potion { seat: seat.into(), potion: potion.into() },
            SeenEvent::Won { seat, with } => Event::Won { seat: seat.into(), card: name(with) },
            SeenEvent::WithoutPlay => Event::WithoutPlay,
            SeenEvent::Moon(full) => Event::Moon { full },
            SeenEvent::PhaseTwo => Event::PhaseTwo,
            SeenEvent::Declared { seat, slot } => Event::Declared { seat: seat.into(), faction: faction(slot) },
            SeenEvent::Over => Event::Over,
        }
    }
}
