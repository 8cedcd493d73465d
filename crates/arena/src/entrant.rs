//! Who takes part.

use bots::{EffortError, Level, PlayerError, UnknownLevel};
use serde::{Deserialize, Serialize};

use crate::{Allowance, Clock, words::words};

/// One who takes part, with what it may spend on a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// What it is called in reports: as it was given on the command line, and told apart from its like.
    pub name: String,
    /// What plays.
    pub kind: Kind,
    /// Its limits per decision.
    #[serde(flatten)]
    pub limits: Allowance,
}

/// What plays for an entrant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A built-in bot.
    Level(Level),
    /// The yardstick, [`bots::Textbook`].
    Textbook,
    /// A program of its own, in words: what to start and its arguments.
    Command(Vec<String>),
}

/// Why who takes part cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EntrantError {
    /// There is a character in it that does not belong in a report.
    #[error("{0:?} has a line break or another control character in it")]
    ControlCharacter(String),
    /// It is no level, and no command.
    #[error("{0}, textbook for the yardstick, and cmd:COMMAND for a program of your own")]
    Level(#[from] UnknownLevel),
    /// Its limits cannot be read.
    #[error("{0}{hint}", hint = if matches!(.0, EffortError::UnknownSetting(_)) { OR_CPU } else { "" })]
    Limits(#[from] EffortError),
    /// It has limits, and it takes none.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// Processor time with another clock, or on several threads.
    #[error("{0:?}: cpu=N is the time of one thread, and cannot stand beside millis=N or several threads")]
    CpuAlone(String),
    /// A program is to be limited by processor time.
    #[error("{0:?} is a program, whose processor time nobody here measures; limit it by millis")]
    CpuOfProgram(String),
    /// `cmd:` stands alone.
    #[error("cmd: needs a command behind it, such as cmd:python3 bot.py")]
    NoCommand,
    /// A quote in the command is not closed.
    #[error("the quote {quote} in {command:?} is not closed")]
    OpenQuote {
        /// Which one.
        quote: char,
        /// The command.
        command: String,
    },
    /// Fewer than two take part.
    #[error("a match takes at least two: give --bot twice or more, such as --bot search --bot random")]
    TooFew,
}

const OR_CPU: &str = ", and cpu=N for milliseconds of processor time";

/// The name of the yardstick.
const TEXTBOOK: &str = "textbook";

impl Entrant {
    /// Reads `search`, `search:nodes=2000`, `textbook:cpu=10` or `cmd:python3 bot.py`. Who names no limits has the given
    /// ones.
    pub fn parse(text: &str, limits: Allowance) -> Result<Entrant, EntrantError> {
        if text.contains(char::is_control) {
            return Err(EntrantError::ControlCharacter(text.into()));
        }
        if let Some(command) = text.strip_prefix("cmd:") {
            if limits.clock == Clock::Cpu {
                return Err(EntrantError::CpuOfProgram(text.into()));
            }
            return Ok(Entrant { name: text.into(), kind: Kind::Command(words(command)?), limits });
        }
        let (name, limits) = match text.split_once(':') {
            Some((name, settings)) => (name, Allowance::parse(settings)?),
            None => (text, limits),
        };
        let kind = match name {
            TEXTBOOK => Kind::Textbook,
            _ => Kind::Level(name.parse()?),
        };
        if let (Kind::Level(level), true) = (&kind, text.contains(':'))
            && !level.takes_limits()
        {
            return Err(PlayerError::TakesNoLimits(*level).into());
        }
        Ok(Entrant { name: text.into(), kind, limits })
    }

    /// Reads all who take part, at least two, and numbers those who would be called the same.
    pub fn all(texts: &[String], limits: Allowance) -> Result<Vec<Entrant>, EntrantError> {
        if texts.len() < 2 {
            return Err(EntrantError::TooFew);
        }
        let mut all: Vec<Entrant> = Vec::new();
        for text in texts {
            let mut entrant = Entrant::parse(text, limits)?;
            let same = texts[..all.len()].iter().filter(|&other| other == text).count();
            if same > 0 {
                entrant.name = format!("{text} ({})", same + 1);
            }
            all.push(entrant);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use bots::Effort;

    use super::*;

    const NODES: Allowance = Allowance { effort: Effort { nodes: Some(100), ..Effort::OWN }, clock: Clock::Wall };

    #[test]
    fn a_bot_has_its_own_limits_or_those_of_all() {
        let search = Entrant::parse("search", NODES).unwrap();
        assert_eq!((search.kind, search.limits), (Kind::Level(Level::Search), NODES));
        let expert = Entrant::parse("expert:millis=50", NODES).unwrap();
        assert_eq!(
            (expert.kind, expert.limits),
            (Kind::Level(Level::Expert), Effort { millis: Some(50), ..Effort::OWN }.into())
        );
        let command = Entrant::parse("cmd:python3 bot.py", NODES).unwrap();
        assert_eq!((command.kind, command.limits), (Kind::Command(vec!["python3".into(), "bot.py".into()]), NODES));
    }

    #[test]
    fn processor_time_is_a_limit_of_one_thread() {
        let textbook = Entrant::parse("textbook:cpu=10", NODES).unwrap();
        assert_eq!((textbook.kind, textbook.limits), (Kind::Textbook, Allowance::cpu(10)));
        assert_eq!(textbook.limits.to_string(), "10 ms CPU");
        let both = Entrant::parse("expert:cpu=10,nodes=500", NODES).unwrap();
        assert_eq!(both.limits.to_string(), "500 nodes or 10 ms CPU");
        for (text, why) in [
            ("expert:cpu=0", "from 1 to 600000, as in cpu=100"),
            ("expert:cpu", "as in cpu=100"),
            ("expert:cpu=1,cpu=2", "twice"),
            ("expert:cpu=1,millis=2", "cannot stand beside"),
            ("expert:cpu=1,threads=2", "cannot stand beside"),
            ("expert:cpu=1,depth=2", "and cpu=N for"),
        ] {
            let refused = Entrant::parse(text, NODES).unwrap_err().to_string();
            assert!(refused.contains(why), "{text}: {refused}");
        }
        assert!(Entrant::parse("cmd:python3 bot.py", Allowance::cpu(10)).unwrap_err().to_string().contains("program"));
    }

    #[test]
    fn slips_of_the_pen_are_told_with_what_there_is() {
        assert!(Entrant::parse("searhc", NODES).unwrap_err().to_string().contains(&Level::names()));
        assert!(
            Entrant::parse("search:depth=3", NODES)
                .unwrap_err()
                .to_string()
                .contains("nodes=N, millis=N and threads=N")
        );
        assert!(Entrant::parse("search:nodes=0", NODES).unwrap_err().to_string().contains("from 1 to"));
        assert!(Entrant::parse("cmd:", NODES).unwrap_err().to_string().contains("needs a command"));
        assert!(Entrant::parse("cmd:a\nb", NODES).unwrap_err().to_string().contains("line break"));
        assert!(Entrant::all(&["random".into()], NODES).unwrap_err().to_string().contains("at least two"));
    }

    #[test]
    fn twins_are_told_apart() {
        let all = Entrant::all(&["random".into(), "greedy".into(), "random".into()], Allowance::default()).unwrap();
        assert_eq!(all.iter().map(|e| e.name.as_str()).collect::<Vec<_>>(), ["random", "greedy", "random (2)"]);
    }
}
