//! Games that serde can write and read.

use serde::{Serialize, de::DeserializeOwned};

use crate::Game;

/// A game whose set-ups, deals, answers, events as an audience saw them, views, refusals and results serde can write and
/// read.
pub trait Portable:
    Game<
        View: Serialize + DeserializeOwned,
        ActionError: Serialize + DeserializeOwned,
        Setup: Serialize + DeserializeOwned,
        Deal: Serialize + DeserializeOwned,
        Action: Serialize + DeserializeOwned,
        SeenEvent: Serialize + DeserializeOwned,
        Score: Serialize + DeserializeOwned,
    >
{
}
