//! A seat's view as JSON, for whoever asks a player that is another program.

use game::Game;
use record::Recorded;

use crate::playing::Served;

/// A game whose views can be written in JSON.
pub trait Shown: Recorded {
    /// The name of the game in requests: `claim` or `claim-it`.
    const OF: &'static str;

    /// All that the view's seat may know, as the verb `view` of the engine writes it.
    fn shown(view: Self::View, setup: &Self::Setup) -> Result<serde_json::Value, serde_json::Error>;
}

impl Shown for claim::State {
    const OF: &'static str = <claim::State as Served>::OF;

    fn shown(view: claim::View, setup: &claim::Setup) -> Result<serde_json::Value, serde_json::Error> {
        written::<claim::State>(view, setup)
    }
}

impl Shown for claim_it::State {
    const OF: &'static str = <claim_it::State as Served>::OF;

    fn shown(view: claim_it::View, setup: &claim_it::Setup) -> Result<serde_json::Value, serde_json::Error> {
        written::<claim_it::State>(view, setup)
    }
}

fn written<G: Served>(
    view: <G as Game>::View,
    setup: &<G as Game>::Setup,
) -> Result<serde_json::Value, serde_json::Error> {
    serde_json::to_value(G::view(view, setup))
}
