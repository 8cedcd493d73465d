//! How much a bot may do for a decision, as people write it.

use std::{fmt, num::NonZeroU32, time::Duration};

use serde::{Deserialize, Serialize};

use crate::Limits;

/// Limits per decision. Without any, a bot plays as its level is meant to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effort {
    /// The number of nodes; what a node is, the bot says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The number of milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// The number of threads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<u64>,
}

impl Effort {
    /// No limit but the bot's own.
    pub const OWN: Effort = Effort { nodes: None, millis: None, threads: None };
    /// The most nodes that can be asked for: minutes on any machine of today, not hours.
    pub const MOST_NODES: u64 = 10_000_000;
    /// The most milliseconds that can be asked for: ten minutes.
    pub const MOST_MILLIS: u64 = 600_000;
    /// The most threads that can be asked for.
    pub const MOST_THREADS: u64 = 64;

    /// Reads settings such as `nodes=2000,millis=50`.
    pub fn parse(settings: &str) -> Result<Effort, EffortError> {
        let mut effort = Effort::OWN;
        for setting in settings.split(',') {
            let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
            let (place, most) = match name {
                "nodes" => (&mut effort.nodes, Effort::MOST_NODES),
                "millis" => (&mut effort.millis, Effort::MOST_MILLIS),
                "threads" => (&mut effort.threads, Effort::MOST_THREADS),
                _ => return Err(EffortError::UnknownSetting(name.into())),
            };
            let number = value.parse().ok().filter(|number| (1..=most).contains(number));
            let number = number.ok_or_else(|| EffortError::OutOfRange { setting: setting.into(), most })?;
            if place.replace(number).is_some() {
                return Err(EffortError::SetTwice { name: name.into(), settings: settings.into() });
            }
        }
        Ok(effort)
    }

    /// How many nodes a bot may use if a limit is set at all: time alone allows any number.
    pub(crate) fn limited_nodes(self) -> Option<u64> {
        self.nodes.or(self.millis.map(|_| u64::MAX))
    }

    /// The same as a bot takes it. If there is a limit of time, the bot asks now and then whether it `is_over`: whoever
    /// has a clock answers with [`Effort::is_over`].
    pub fn limits(self, is_over: &(dyn Fn() -> bool + Sync)) -> Limits<'_> {
        let deadline = self.millis.is_some().then_some(is_over);
        let threads = self.threads.and_then(|threads| NonZeroU32::new(threads as u32));
        Limits { nodes: self.nodes, deadline, threads, stop: None }
    }

    /// Is the time limit reached?
    pub fn is_over(self, spent: Duration) -> bool {
        self.millis.is_some_and(|millis| spent >= Duration::from_millis(millis))
    }
}

/// Why settings cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EffortError {
    /// No setting has this name.
    #[error("there is no setting {0:?}; there are nodes=N, millis=N and threads=N")]
    UnknownSetting(String),
    /// The number is missing, not whole, too low or too high.
    #[error("{setting:?} needs a whole number from 1 to {most}, as in {name}=100", name = name_of(setting))]
    OutOfRange {
        /// The setting as it was written.
        setting: String,
        /// The highest number it may have.
        most: u64,
    },
    /// A setting is there twice.
    #[error("{name} is set twice in {settings:?}")]
    SetTwice {
        /// Which one.
        name: String,
        /// All settings as they were written.
        settings: String,
    },
}

fn name_of(setting: &str) -> &str {
    setting.split('=').next().unwrap_or(setting)
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.nodes, self.millis) {
            (None, None) => write!(f, "its own"),
            (Some(nodes), None) => write!(f, "{nodes} nodes"),
            (None, Some(millis)) => write!(f, "{millis} ms"),
            (Some(nodes), Some(millis)) => write!(f, "{nodes} nodes or {millis} ms"),
        }?;
        match self.threads {
            None | Some(1) => Ok(()),
            Some(threads) => write!(f, ", {threads} threads"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_and_slips_are_told() {
        assert_eq!(Effort::parse("nodes=7,millis=50"), Ok(Effort { nodes: Some(7), millis: Some(50), threads: None }));
        assert_eq!(Effort::parse("threads=2"), Ok(Effort { threads: Some(2), ..Effort::OWN }));
        assert_eq!(Effort::parse("millis=600000"), Ok(Effort { millis: Some(600_000), ..Effort::OWN }));
        for (settings, why) in [
            ("", "no setting \"\""),
            ("depth=3", "there are nodes=N, millis=N and threads=N"),
            ("nodes", "as in nodes=100"),
            ("nodes=0", "from 1 to 10000000"),
            ("nodes=-1", "from 1 to 10000000"),
            ("nodes=10000001", "from 1 to 10000000"),
            ("millis=99999999999999999999", "from 1 to 600000"),
            ("threads=65", "from 1 to 64"),
            ("nodes=1,", "no setting \"\""),
            ("nodes=1,nodes=2", "twice"),
        ] {
            let refused = Effort::parse(settings).unwrap_err().to_string();
            assert!(refused.contains(why), "{settings}: {refused}");
        }
    }

    #[test]
    fn only_a_limit_of_time_ends_with_time() {
        let over = || true;
        assert!(Effort { nodes: Some(1), ..Effort::OWN }.limits(&over).deadline.is_none());
        let effort = Effort { millis: Some(50), ..Effort::OWN };
        assert!(effort.limits(&over).deadline.is_some());
        assert!(!effort.is_over(Duration::from_millis(49)) && effort.is_over(Duration::from_millis(50)));
        assert!(!Effort::OWN.is_over(Duration::MAX));
    }
}
