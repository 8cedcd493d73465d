//! What a game adds so that it can be served.

use bots::Levelled;
use record::Recorded;
use serde::Serialize;

use crate::{refusal::Refusal, verbs::New};

/// A game that can be served. How its things look in JSON are types of their own, which the schema is made from.
pub(crate) trait Served: Recorded + Levelled {
    /// The name of the game in requests.
    const OF: GameName;
    /// What somebody is asked.
    type Asked: Form;
    /// All of a position.
    type StateForm: Form;
    /// All that one seat may know.
    type ViewForm: Form;
    /// Something that happened.
    type EventForm: Form;
    /// The result with its explanation.
    type ResultForm: Form;

    /// The set-up a request names.
    fn setup_of(request: &New<'_>) -> Result<Self::Setup, Refusal>;
    /// The deal a request spells out.
    fn deal_of(setup: &Self::Setup, deal: &str) -> Result<Self::Deal, Refusal>;
    /// Why a set-up or a deal is refused.
    fn setup_refused(error: &Self::SetupError) -> Refusal;
    /// What is asked, if the game is not over.
    fn asked(&self) -> Option<Self::Asked>;
    /// All of the position.
    fn state(&self, setup: &Self::Setup) -> Self::StateForm;
    /// All that one seat may know.
    fn view(view: &Self::View, setup: &Self::Setup) -> Self::ViewForm;
    /// Something that happened, as somebody saw it; `in_full` also who it was shown to.
    fn event(&self, event: Self::SeenEvent, in_full: bool) -> Self::EventForm;
    /// The result with its explanation, once the game is over.
    fn result(&self) -> Option<Self::ResultForm>;
}

/// The name of a game in requests and responses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "of"))]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// Claim.
    Claim,
    /// Claim It!
    ClaimIt,
}

/// How something looks in JSON.
#[cfg(not(test))]
pub(crate) trait Form: Serialize {}
#[cfg(not(test))]
impl<T: Serialize> Form for T {}

/// How something looks in JSON, with its schema.
#[cfg(test)]
pub(crate) trait Form: Serialize + schemars::JsonSchema {}
#[cfg(test)]
impl<T: Serialize + schemars::JsonSchema> Form for T {}
