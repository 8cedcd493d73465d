//! `hello`.

use bots::Effort;
use serde::{Deserialize, Serialize};

use super::{NAMES, Verb};
use crate::{
    claim, claim_it, limits,
    response::{Reply, Response, Written},
    session::Session,
    value::Bot,
};

/// The number of the protocol: it changes when something that was right becomes wrong.
const PROTOCOL: u32 = 1;

/// Says who is there and what is supported.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Hello {}

impl Verb<'_> for Hello {
    fn perform(&self, _: &mut Session, reply: &mut Reply<'_>) -> Written {
        reply.send(&Greeting {
            engine: "claimant",
            version: env!("CARGO_PKG_VERSION"),
            protocol: PROTOCOL,
            games: (claim::About::new(), claim_it::About::new()),
            bots: Bot::ALL,
            verbs: NAMES.iter().copied().map(VerbName).collect(),
            limits: Limits {
                game_id: limits::GAME_ID,
                games: limits::GAMES,
                line: limits::LINE,
                millis: Effort::MOST_MILLIS,
                moves: limits::MOVES,
                nodes: Effort::MOST_NODES,
                threads: Effort::MOST_THREADS,
            },
        })
    }
}

/// Who is there and what is supported.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct Greeting {
    /// The name of the engine.
    #[cfg_attr(test, schemars(extend("const" = "claimant")))]
    engine: &'static str,
    /// Its version.
    version: &'static str,
    /// The number of the protocol.
    #[cfg_attr(test, schemars(extend("const" = PROTOCOL)))]
    protocol: u32,
    /// What can be played.
    games: (claim::About, claim_it::About),
    /// The bots, from the weakest to the strongest.
    bots: [Bot; Bot::ALL.len()],
    /// All verbs.
    verbs: Vec<VerbName>,
    /// How much is too much.
    limits: Limits,
}

/// The name of a verb.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "verb", extend("enum" = NAMES)))]
struct VerbName(&'static str);

impl Response for Greeting {
    const OK: &'static str = "hello";
}

/// How much is too much.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Limits {
    /// The longest id of a game, in bytes.
    game_id: usize,
    /// The most games that are held.
    games: usize,
    /// The longest line, in bytes.
    line: usize,
    /// The most milliseconds a bot can be given.
    millis: u64,
    /// The most moves of a game.
    moves: usize,
    /// The most nodes a bot can be given.
    nodes: u64,
    /// The most threads a bot can be given.
    threads: u64,
}
