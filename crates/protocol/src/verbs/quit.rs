//! `quit`.

use serde::Deserialize;

use super::Verb;
use crate::{
    response::{Bye, Reply, Written},
    session::{Next, Session},
};

/// Ends the session.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Quit {}

impl Verb<'_> for Quit {
    const NEXT: Next = Next::Quit;

    fn perform(&self, _: &mut Session, reply: &mut Reply<'_>) -> Written {
        reply.send(&Bye {})
    }
}
