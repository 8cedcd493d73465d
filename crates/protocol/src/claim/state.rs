//! A whole position of Claim, hidden cards and all.

use ::claim::{CardSet, Setup, Zone};
use game::Game as _;
use serde::Serialize;

use super::{
    Seat,
    asked::Asked,
    names::{Artifact, Card, PotionName, Zones},
    table::Table,
};
use crate::{response::ActorKind, served::Served as _, value::NonEmpty};

/// A position.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-state"))]
pub(crate) struct State {
    /// Who is to decide.
    actor: ActorKind,
    /// Which player.
    seat: Option<Seat>,
    /// What is asked.
    asked: Option<Asked>,
    /// What can be answered.
    answers: Vec<NonEmpty>,
    #[serde(flatten)]
    table: Table,
    /// The cards of each zone, the draw pile from its top.
    zones: Zones<Vec<Card>>,
    /// How many cards of the draw pile, from its top, have an order.
    #[cfg_attr(test, schemars(range(max = 36)))]
    settled: usize,
    /// Those of seats 0 and 1.
    artifacts: Vec<Vec<Artifact>>,
    /// Where the potions are.
    potions: Potions,
    /// For each seat the card it has chosen to discard, while others have not.
    chosen: Vec<Option<Card>>,
}

/// Where the potions are.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Potions {
    /// From the top.
    stack: Vec<PotionName>,
    /// By seats 0 and 1, oldest first.
    held: Vec<Vec<PotionName>>,
    /// Played already.
    revealed: Vec<PotionName>,
}

impl State {
    /// A position in JSON.
    pub(crate) fn of(state: &::claim::State, setup: &Setup) -> State {
        let rules = state.rules();
        let first_two = || rules.seats().take(2);
        State {
            actor: state.actor().into(),
            seat: state.actor().seat().map(Seat::from),
            asked: state.asked(),
            answers: state.answers().iter().map(|answer| NonEmpty(state.notation(answer))).collect(),
            table: Table::of(state, setup),
            zones: Zones::of(rules, |zone| cards_in(state, zone)),
            settled: state.draw().settled(),
            artifacts: first_two().map(|seat| Artifact::all(state.artifacts(seat))).collect(),
            potions: Potions {
                stack: state.potion_stack().map(PotionName::from).collect(),
                held: first_two().map(|seat| state.potions_held(seat).map(PotionName::from).collect()).collect(),
                revealed: state.potions_revealed().map(PotionName::from).collect(),
            },
            chosen: rules.seats().map(|seat| state.chosen(seat).map(|card| Card::of(rules, card))).collect(),
        }
    }
}

/// The cards in a zone, for which order matters in some.
fn cards_in(state: &::claim::State, zone: Zone) -> Vec<Card> {
    let rules = state.rules();
    let set = |cards: CardSet| Card::all(rules, cards.iter());
    match zone {
        Zone::Hand(seat) => set(state.hand(seat)),
        Zone::Followers(seat) => set(state.followers(seat)),
        Zone::Score(seat) => set(state.score_pile(seat)),
        Zone::Display(seat) => set(state.display(seat)),
        Zone::Beneath(seat) => set(state.beneath(seat)),
        Zone::Hidden(seat) => {
            Card::all(rules, state.hidden().into_iter().filter(|hidden| hidden.seat == seat).map(|hidden| hidden.card))
        }
        Zone::Draw => Card::all(rules, state.draw().iter()),
        Zone::Prize => Card::all(rules, state.prizes()),
        Zone::Trick => {
            let there = state.trick().plays().iter().filter(|play| !play.is_gone()).map(|play| play.card);
            Card::all(rules, there.chain(state.collecting().map(|(_, card)| card)))
        }
        Zone::Pot => Card::all(rules, state.pot()),
        Zone::Pool => set(state.pool()),
        Zone::Discard => set(state.discards()),
        Zone::Out => set(state.out()),
    }
}
