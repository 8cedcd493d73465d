//! The things of a game as JSON, for whoever holds games without a session.

use bots::Levelled;
use game::ReplayError;
use serde_json::Value;

use crate::{
    ViewJson,
    object::read_object,
    playing::{action_refused, replay_refused},
    refusal::Refusal,
    served::Served,
    verbs::New,
};

/// A game whose things look in JSON as those of a session do.
pub trait GameJson: ViewJson + Levelled {
    /// Reads a set-up from the fields of the verb `new` that name one: `set` and `players`, or `setup`.
    fn setup_from_json(fields: &str) -> Result<Self::Setup, Refusal>;
    /// Reads a deal, the field `deal` of the verb `new`.
    fn deal_from_json(setup: &Self::Setup, deal: &str) -> Result<Self::Deal, Refusal>;
    /// What is asked, as the verb `ask` writes it; nothing once the game is over.
    fn asked_json(&self) -> Result<Value, serde_json::Error>;
    /// The whole position, as the verb `state` writes it.
    fn state_json(&self, setup: &Self::Setup) -> Result<Value, serde_json::Error>;
    /// The result with its reasons, as the verb `result` writes it; nothing before the game is over.
    fn result_json(&self) -> Result<Value, serde_json::Error>;
    /// Something that an audience saw, as the verb `events` writes it.
    fn event_json(&self, event: Self::SeenEvent) -> Result<Value, serde_json::Error>;
    /// Why a set-up or a deal is refused.
    fn setup_refusal(error: &Self::SetupError) -> Refusal;
    /// Why an answer is refused.
    fn action_refusal(error: &Self::ActionError) -> Refusal;
    /// Why a replay is refused.
    fn replay_refusal(error: &ReplayError<Self>) -> Refusal;
}

impl<G: Served> GameJson for G {
    fn setup_from_json(fields: &str) -> Result<G::Setup, Refusal> {
        G::setup_of(&read_object::<New<'_>>("setup", fields)?)
    }

    fn deal_from_json(setup: &G::Setup, deal: &str) -> Result<G::Deal, Refusal> {
        G::deal_of(setup, deal)
    }

    fn asked_json(&self) -> Result<Value, serde_json::Error> {
        serde_json::to_value(self.asked())
    }

    fn state_json(&self, setup: &G::Setup) -> Result<Value, serde_json::Error> {
        serde_json::to_value(self.state(setup))
    }

    fn result_json(&self) -> Result<Value, serde_json::Error> {
        serde_json::to_value(self.result())
    }

    fn event_json(&self, event: G::SeenEvent) -> Result<Value, serde_json::Error> {
        serde_json::to_value(self.event(event, false))
    }

    fn setup_refusal(error: &G::SetupError) -> Refusal {
        G::setup_refused(error)
    }

    fn action_refusal(error: &G::ActionError) -> Refusal {
        action_refused::<G>(error)
    }

    fn replay_refusal(error: &ReplayError<G>) -> Refusal {
        replay_refused(error)
    }
}
