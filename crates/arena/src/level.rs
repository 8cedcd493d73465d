//! The bots of the house by name.

use std::{fmt, str::FromStr};

use bots::{Bot, Random, claim as cards, claim_it as dice};
use protocol::Shown;
use serde::{Deserialize, Serialize};

use crate::Effort;

/// A level of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal answer.
    Random,
    /// Rules of thumb.
    Greedy,
    /// Looks ahead a little.
    Search,
    /// As strong as we can.
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Random, Level::Greedy, Level::Search, Level::Expert];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Search => "search",
            Level::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let names = Level::ALL.map(Level::name).join(", ");
            format!("there is no bot {name:?}; there are {names}, and cmd:COMMAND for a program of your own")
        })
    }
}

/// A game that bots of the house play.
pub trait Contest: Shown {
    /// A bot of that level that has seen nothing yet.
    fn bot(level: Level, effort: Effort) -> Box<dyn Bot<Self>>;
}

impl Contest for claim::State {
    fn bot(level: Level, effort: Effort) -> Box<dyn Bot<claim::State>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(cards::Greedy::default()),
            Level::Search => {
                let bot = cards::Search::default();
                Box::new(cards::Search { nodes: most(effort, bot.nodes), ..bot })
            }
            Level::Expert => {
                let mut bot = cards::Expert::default();
                bot.nodes = most(effort, bot.nodes);
                Box::new(bot)
            }
        }
    }
}

impl Contest for claim_it::State {
    fn bot(level: Level, effort: Effort) -> Box<dyn Bot<claim_it::State>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(dice::Greedy),
            Level::Search => {
                let bot = dice::Search::default();
                Box::new(dice::Search { nodes: most(effort, bot.nodes), ..bot })
            }
            Level::Expert => {
                let bot = dice::Expert::default();
                Box::new(dice::Expert { nodes: most(effort, bot.nodes), ..bot })
            }
        }
    }
}

/// The bot's own bound of nodes, unless it was told how far it may go.
fn most(effort: Effort, own: u64) -> u64 {
    if effort == Effort::OWN { own } else { effort.nodes.unwrap_or(u64::MAX) }
}
