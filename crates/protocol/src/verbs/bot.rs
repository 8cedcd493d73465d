//! `bot`. Bots are given a view and nothing more.

use std::{borrow::Cow, time::Duration};

use bots::{Choice, Effort, Levelled, Player};
use game::Chance;
use serde::Deserialize;

use super::Verb;
use crate::{
    object::{Given, Needed},
    refusal::Refusal,
    response::{BotAnswer, Reply, Written},
    session::Session,
    value::{self, Answer, GameId, Limit, Seed, Wishes},
};

/// A clock: how long it has been since some moment, always the same one.
///
/// The crate itself reads none: there are places without one, such as a browser's sandbox.
pub type Clock = fn() -> Duration;

/// Asks a bot for an answer, and plays it if that is wanted.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("dependentSchemas" = {
    "with": {"properties": {"play": {"const": true}}, "required": ["play"]},
})))]
#[serde(deny_unknown_fields)]
pub(crate) struct Bot<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// What is wanted with the decision that follows; goes with `play` only.
    #[serde(borrow, default)]
    with: Given<'a, Wishes>,
    /// For what is random in the bot: 0, if it is left out.
    #[serde(borrow, default)]
    seed: Given<'a, Seed>,
    /// Which bot.
    #[serde(borrow)]
    name: Needed<'a, value::Bot>,
    /// Is its answer played as well?
    #[serde(borrow, default)]
    play: Given<'a, bool>,
    /// A limit per decision; what a node is, each bot says for itself.
    #[serde(borrow, default)]
    nodes: Given<'a, Limit<{ Effort::MOST_NODES }>>,
    /// A limit per decision.
    #[serde(borrow, default)]
    millis: Given<'a, Limit<{ Effort::MOST_MILLIS }>>,
    /// How many threads may share a decision.
    #[serde(borrow, default)]
    threads: Given<'a, Limit<{ Effort::MOST_THREADS }>>,
}

impl<'a> Verb<'a> for Bot<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let clock = session.clock;
        let (game, held, wishes) = session.decider(&self.game, &self.with)?;
        let query = self.query(clock)?;
        let plays = self.play.read()?.unwrap_or(false);
        if !plays {
            self.with.refuse("goes with \"play\": true only")?;
        }
        let advice = held.ask_bot(query)?;
        if !plays {
            return reply.send(&BotAnswer { game: &game, advice: &advice });
        }
        held.play(&Answer::Text(Cow::Borrowed(&advice.answer)))?;
        held.decision(&game, wishes, Some(&advice), reply)
    }
}

impl Bot<'_> {
    fn query(&self, clock: Option<Clock>) -> Result<Query, Refusal> {
        let value::Bot(level) = self.name.read()?;
        let nodes = self.nodes.read()?.map(|Limit(nodes)| nodes);
        let millis = self.millis.read()?.map(|Limit(millis)| millis);
        let threads = self.threads.read()?.map(|Limit(threads)| threads);
        if clock.is_none() {
            self.millis.refuse("needs a clock, and there is none here; give \"nodes\"")?;
        }
        let seed = self.seed.read()?.map_or(0, |Seed(seed)| seed);
        Ok(Query { player: Player { level, effort: Effort { nodes, millis, threads } }, seed, clock })
    }
}

/// A bot that is asked for an answer.
#[derive(Clone, Copy)]
pub(crate) struct Query {
    player: Player,
    seed: u64,
    clock: Option<Clock>,
}

impl Query {
    /// What it chooses, this many moves after the deal; it has seen nothing before. The same seed gives the same choice
    /// in the same place of a game, unless time is limited.
    pub(crate) fn choose<G: Levelled>(self, view: &G::View, moves: usize) -> Option<Choice<G::Action>> {
        // One seed serves a whole game: every move gets numbers of its own.
        let seed = self.seed.wrapping_add((moves as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let now = || self.clock.map_or(Duration::ZERO, |clock| clock());
        let begun = now();
        let Player { effort, .. } = self.player;
        let is_over = || effort.is_over(now().saturating_sub(begun));
        self.player.bot::<G>().choose(view, &effort.limits(&is_over), &mut Chance::from_seed(seed))
    }
}
