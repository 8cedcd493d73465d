//! The bots that can be asked. They are given a view and nothing more.

use std::time::Duration;

use bots::{Choice, Effort, Level, Levelled, Player};
use game::Chance;
use serde::ser::SerializeMap as _;

use crate::{
    refusal::Refusal,
    request::{Field, Request},
    response::Entries,
};

/// A clock: how long it has been since some moment, always the same one.
///
/// The crate itself reads none: there are places without one, such as a browser's sandbox.
pub type Clock = fn() -> Duration;

/// A bot that is asked for an answer.
#[derive(Clone, Copy)]
pub(crate) struct Query {
    player: Player,
    seed: u64,
    clock: Option<Clock>,
}

/// What it says.
pub(crate) struct Advice {
    /// Its answer in notation.
    pub(crate) answer: String,
    /// What it expects its seat to get, from 0 to 1, if it has an opinion.
    pub(crate) estimate: Option<f32>,
    /// How many nodes it took.
    pub(crate) nodes: u64,
}

impl Query {
    /// The names of all bots.
    pub(crate) const NAMES: [&'static str; Level::ALL.len()] = {
        let mut names = [""; Level::ALL.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = Level::ALL[i].name();
            i += 1;
        }
        names
    };

    /// The bot a request names.
    pub(crate) fn of(request: &Request<'_>, clock: Option<Clock>) -> Result<Query, Refusal> {
        let level = request.needed_text(Field::Name)?.parse().map_err(|_| {
            let message = format_args!("is none of the bots there are: {}", Query::NAMES.join(", "));
            Refusal::field(Field::Name.name(), message)
        })?;
        let nodes = setting(request, Field::Nodes, Effort::MOST_NODES)?;
        let millis = setting(request, Field::Millis, Effort::MOST_MILLIS)?;
        let threads = setting(request, Field::Threads, Effort::MOST_THREADS)?;
        if millis.is_some() && clock.is_none() {
            return Err(Refusal::field(Field::Millis.name(), "needs a clock, and there is none here; give \"nodes\""));
        }
        let player = Player { level, effort: Effort { nodes, millis, threads } };
        Ok(Query { player, seed: request.seed()?.unwrap_or(0), clock })
    }

    /// What it chooses, so many moves after the deal; it has seen nothing before. The same seed gives the same choice in
    /// the same place of a game, unless time is limited.
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

impl Advice {
    pub(crate) fn write(&self, map: &mut Entries<'_>) -> Result<(), serde_json::Error> {
        map.serialize_entry("answer", &self.answer)?;
        if let Some(estimate) = self.estimate {
            map.serialize_entry("estimate", &estimate)?;
        }
        map.serialize_entry("nodes", &self.nodes)
    }
}

/// A limit per decision, if the field is there.
fn setting(request: &Request<'_>, field: Field, most: u64) -> Result<Option<u64>, Refusal> {
    let what = format!("a whole number from 1 to {most}");
    match request.value(field, &what)? {
        Some(number) if !(1..=most).contains(&number) => {
            Err(Refusal::field(field.name(), format_args!("is not {what}")))
        }
        number => Ok(number),
    }
}
