//! What an entrant may spend.

use std::fmt;

use bots::{Effort, EffortError};
use serde::{Deserialize, Serialize};

use crate::{Clock, EntrantError};

/// What an entrant may spend on a decision, and by which clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Allowance {
    /// How much.
    #[serde(rename = "limits")]
    pub effort: Effort,
    /// What its time is measured by.
    #[serde(default)]
    pub clock: Clock,
}

impl From<Effort> for Allowance {
    fn from(effort: Effort) -> Allowance {
        Allowance { effort, clock: Clock::Wall }
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Allowance { effort, clock } = self;
        write!(f, "{effort}{}", if *clock == Clock::Cpu { " CPU" } else { "" })
    }
}

impl Allowance {
    /// A number of milliseconds of processor time.
    pub fn cpu(millis: u64) -> Allowance {
        Allowance { effort: Effort { millis: Some(millis), ..Effort::OWN }, clock: Clock::Cpu }
    }

    /// Reads settings as bots have them everywhere, and `cpu=10`.
    pub(crate) fn parse(settings: &str) -> Result<Allowance, EntrantError> {
        let (cpu, others): (Vec<&str>, Vec<&str>) = settings.split(',').partition(|setting| setting.starts_with("cpu"));
        let (Some(&first), others) = (cpu.first(), others.join(",")) else {
            return Ok(Effort::parse(settings)?.into());
        };
        if cpu.len() > 1 {
            return Err(EffortError::SetTwice { name: "cpu".into(), settings: settings.into() }.into());
        }
        let most = Effort::MOST_MILLIS;
        let number = first.strip_prefix("cpu=").and_then(|number| number.parse().ok());
        let number = number.filter(|number| (1..=most).contains(number));
        let millis = Some(number.ok_or_else(|| EffortError::OutOfRange { setting: first.into(), most })?);
        let effort = if others.is_empty() { Effort::OWN } else { Effort::parse(&others)? };
        if effort.millis.is_some() || effort.threads.is_some_and(|threads| threads > 1) {
            return Err(EntrantError::CpuAlone(settings.into()));
        }
        Ok(Allowance { effort: Effort { millis, ..effort }, clock: Clock::Cpu })
    }
}
