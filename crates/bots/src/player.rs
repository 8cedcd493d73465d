//! A bot as people write it, on every command line: `search`, or with limits `search:nodes=2000`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Bot, Effort, EffortError, Level, Levelled, UnknownLevel};

/// A bot and what it may spend on a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// Its limits per decision.
    pub effort: Effort,
}

impl Player {
    /// Reads `search` or `search:nodes=2000,millis=50`. Who names no limits has the given ones, if it takes any.
    pub fn parse(text: &str, effort: Effort) -> Result<Player, PlayerError> {
        let Some((name, settings)) = text.split_once(':') else {
            let level: Level = text.parse()?;
            return Ok(Player { level, effort: if level.takes_limits() { effort } else { Effort::OWN } });
        };
        let player = Player { level: name.parse()?, effort: Effort::parse(settings)? };
        if player.level.takes_limits() { Ok(player) } else { Err(PlayerError::TakesNoLimits(player.level)) }
    }

    /// Reads several with commas between them: `expert:nodes=500,millis=50,greedy` is two, since a setting belongs to the
    /// bot before it.
    pub fn parse_all(text: &str, effort: Effort) -> Result<Vec<Player>, PlayerError> {
        Player::split(text).iter().map(|text| Player::parse(text, effort)).collect()
    }

    /// The texts of several with commas between them; a setting belongs to the bot before it.
    pub fn split(text: &str) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        for part in text.split(',') {
            let is_setting = part.split(':').next().is_some_and(|name| name.contains('='));
            match texts.last_mut() {
                Some(bot) if is_setting && bot.contains(':') => {
                    bot.push(',');
                    bot.push_str(part);
                }
                _ => texts.push(part.into()),
            }
        }
        texts
    }

    /// One that has seen nothing yet.
    pub fn bot<G: Levelled>(self) -> Box<dyn Bot<G>> {
        G::bot(self.level, self.effort)
    }
}

/// Why a bot cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayerError {
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// Its limits cannot be read.
    #[error(transparent)]
    Effort(#[from] EffortError),
    /// It has limits, and it takes none.
    #[error("{0} takes no limits: it answers at once")]
    TakesNoLimits(Level),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        let Effort { nodes, millis, threads } = self.effort;
        let settings = [("nodes", nodes), ("millis", millis), ("threads", threads)];
        let set = settings.into_iter().filter_map(|(name, number)| number.map(|number| (name, number)));
        for (sign, (name, number)) in [':', ',', ','].into_iter().zip(set) {
            write!(f, "{sign}{name}={number}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODES: Effort = Effort { nodes: Some(100), ..Effort::OWN };

    #[test]
    fn a_bot_has_its_own_limits_or_those_of_all() {
        assert_eq!(Player::parse("search", NODES), Ok(Player { level: Level::Search, effort: NODES }));
        let effort = Effort { millis: Some(50), ..Effort::OWN };
        assert_eq!(Player::parse("expert:millis=50", NODES), Ok(Player { level: Level::Expert, effort }));
    }

    #[test]
    fn a_bot_is_written_as_it_is_read() {
        for text in ["random", "search:millis=9", "expert:nodes=5,millis=9", "expert:millis=9,threads=2"] {
            assert_eq!(Player::parse(text, Effort::OWN).unwrap().to_string(), text);
        }
    }

    #[test]
    fn limits_of_a_bot_that_takes_none_are_refused() {
        for text in ["greedy:nodes=5", "random:millis=1", "greedy:threads=2"] {
            let refused = Player::parse(text, Effort::OWN).unwrap_err().to_string();
            assert!(refused.ends_with("takes no limits: it answers at once"), "{refused}");
        }
        // Those of all are for who takes them.
        assert_eq!(Player::parse("greedy", NODES), Ok(Player { level: Level::Greedy, effort: Effort::OWN }));
    }

    #[test]
    fn a_setting_belongs_to_the_bot_before_it() {
        let written = |text: &str| {
            let all = Player::parse_all(text, NODES)?;
            Ok::<_, PlayerError>(all.iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        assert_eq!(written("expert").unwrap(), ["expert:nodes=100"]);
        assert_eq!(
            written("expert:nodes=5,millis=9,search:millis=1,search,random").unwrap(),
            ["expert:nodes=5,millis=9", "search:millis=1", "search:nodes=100", "random"]
        );
        assert_eq!(written("expert,nodes=5"), Err(PlayerError::Level(UnknownLevel("nodes=5".into()))));
        for wrong in ["", ",", "expert,", ",expert", "expert;greedy", "expert:", "expert:nodes=5,millis", "Expert"] {
            assert!(written(wrong).is_err(), "{wrong}");
        }
    }
}
