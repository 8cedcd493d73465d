//! All that one seat of Claim may know.

use ::claim::Setup;
use serde::Serialize;

use super::{
    Seat,
    asked::Asked,
    names::{Artifact, Card, Faction, PotionName, Zones},
    table::Table,
};
use crate::value::NonEmpty;

/// A view.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-view"))]
pub(crate) struct View {
    /// Whose it is; null for a spectator.
    seat: Option<Seat>,
    /// What is asked, if the seat is.
    asked: Option<Asked>,
    /// What can be answered, if the seat is asked.
    answers: Vec<NonEmpty>,
    #[serde(flatten)]
    table: Table,
    /// What is known of each zone.
    zones: Zones<Known>,
    /// The top cards of the draw pile that the seat was shown.
    top: Vec<Card>,
    /// All cards it does not know the place of.
    unseen: Vec<Card>,
    /// For each seat the factions it has shown to have none of among its hidden cards.
    voids: Vec<Vec<Faction>>,
    /// What is known of artifacts.
    artifacts: Artifacts,
    /// What is known of potions.
    potions: Potions,
    /// For each seat whether it has chosen a card to discard, while others have not.
    chosen: Vec<bool>,
}

/// What is known of a zone.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-known"))]
struct Known {
    /// The cards that are known to be there.
    known: Vec<Card>,
    /// How many more are there.
    #[cfg_attr(test, schemars(range(max = 72)))]
    hidden: u8,
}

/// What is known of artifacts.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Artifacts {
    /// Those of the seat.
    own: Vec<Artifact>,
    /// How many each seat has.
    #[cfg_attr(test, schemars(inner(range(max = 3))))]
    counts: Vec<u32>,
    /// Those that may be in the other hand.
    unseen: Vec<Artifact>,
}

/// What is known of potions.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Potions {
    /// How many are left.
    #[cfg_attr(test, schemars(range(max = 10)))]
    stack: u8,
    /// How many each of seats 0 and 1 has.
    #[cfg_attr(test, schemars(inner(range(max = 10))))]
    held: Vec<u8>,
    /// Played already.
    revealed: Vec<PotionName>,
}

impl View {
    /// A view in JSON.
    pub(crate) fn of(view: &::claim::View, setup: &Setup) -> View {
        let rules = view.rules();
        let first_two = || rules.seats().take(2);
        let faction = |slot| rules.faction(slot).map(Faction::from);
        View {
            seat: view.seat().map(Seat::from),
            asked: view.question().map(|question| Asked::of(rules, question, view.about())),
            answers: view.answers().iter().map(|action| NonEmpty(rules.action_name(action))).collect(),
            table: Table::of(view, setup),
            zones: Zones::of(rules, |zone| Known {
                known: Card::all(rules, view.known(zone).iter()),
                hidden: view.hidden_in(zone),
            }),
            top: Card::all(rules, view.top().iter().copied()),
            unseen: Card::all(rules, view.unseen().iter()),
            voids: rules.seats().map(|seat| view.void(seat).filter_map(faction).collect()).collect(),
            artifacts: Artifacts {
                own: Artifact::all(view.artifacts()),
                counts: first_two().map(|seat| view.artifact_count(seat)).collect(),
                unseen: Artifact::all(view.artifacts_unseen()),
            },
            potions: Potions {
                stack: view.tokens().potions_left,
                held: first_two().map(|seat| view.potions(seat)).collect(),
                revealed: view.potions_revealed().map(PotionName::from).collect(),
            },
            chosen: rules.seats().map(|seat| view.has_chosen(seat)).collect(),
        }
    }
}
