//! The verbs: one file each, with the type that says which fields it has and what it does.

mod ask;
mod bot;
mod chance;
mod drop;
mod events;
mod games;
mod hello;
mod new;
mod play;
mod quit;
mod record;
mod result;
mod state;
mod undo;
mod view;

use serde::Deserialize;

pub use bot::Clock;
pub(crate) use bot::Query;
#[cfg(test)]
pub(crate) use hello::Greeting;
pub(crate) use new::New;

use crate::{
    refusal::Refusal,
    request::{Request, unknown_verb},
    response::{Reply, Written},
    session::{Next, Session},
};

/// What can be asked of the engine: the fields of a verb are those of its type, besides `do` and `id`.
trait Verb<'a>: Deserialize<'a> {
    /// Does the session go on after it?
    const NEXT: Next = Next::GoOn;

    /// Does what is asked, and replies. An error must leave everything as it was.
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written;
}

macro_rules! verbs {
    ($($name:literal $verb:ty,)*) => {
        /// The names of all verbs.
        pub(crate) const NAMES: &[&str] = &[$($name),*];

        /// Does what a request asks for.
        pub(crate) fn perform(
            request: &Request<'_>,
            session: &mut Session,
            reply: &mut Reply<'_>,
        ) -> Result<Next, Refusal> {
            match &*request.verb()? {
                $($name => {
                    let verb: $verb = request.fields($name)?;
                    verb.perform(session, reply).map(|()| <$verb>::NEXT)
                })*
                name => Err(unknown_verb(name)),
            }
        }

        /// What requests look like, verb by verb.
        #[cfg(test)]
        pub(crate) fn schemas(generator: &mut schemars::SchemaGenerator) -> Vec<(&'static str, schemars::Schema)> {
            vec![$(($name, <$verb as schemars::JsonSchema>::json_schema(generator))),*]
        }
    };
}

verbs! {
    "hello" hello::Hello,
    "new" new::New<'_>,
    "ask" ask::Ask<'_>,
    "play" play::Play<'_>,
    "chance" chance::Chance<'_>,
    "undo" undo::Undo<'_>,
    "state" state::State<'_>,
    "view" view::View<'_>,
    "events" events::Events<'_>,
    "result" result::Result<'_>,
    "record" record::Record<'_>,
    "bot" bot::Bot<'_>,
    "games" games::Games,
    "drop" drop::Drop<'_>,
    "quit" quit::Quit,
}
