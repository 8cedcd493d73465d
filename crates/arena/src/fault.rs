//! What a bot can do wrong.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a bot lost a game without playing it to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It gave an answer that is not among the legal ones.
    Illegal,
    /// It said something that is no answer to the question.
    Malformed,
    /// It ended, closed its output, or could not be started again.
    Crash,
    /// It took longer than its limit and the grace beyond.
    TimeOut,
}

impl Fault {
    /// All kinds.
    pub const ALL: [Fault; 4] = [Fault::Illegal, Fault::Malformed, Fault::Crash, Fault::TimeOut];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Illegal => "illegal",
            Fault::Malformed => "malformed",
            Fault::Crash => "crash",
            Fault::TimeOut => "time-out",
        }
    }

    /// The fault of that name.
    pub fn named(name: &str) -> Option<Fault> {
        Fault::ALL.into_iter().find(|fault| fault.name() == name)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How often a bot did what wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Faults {
    /// Answers that are not legal.
    pub illegal: u64,
    /// Lines that are no answers.
    pub malformed: u64,
    /// Ends of the program.
    pub crash: u64,
    /// Answers too late.
    pub time_out: u64,
}

impl Faults {
    /// One more.
    pub fn add(&mut self, fault: Fault) {
        *match fault {
            Fault::Illegal => &mut self.illegal,
            Fault::Malformed => &mut self.malformed,
            Fault::Crash => &mut self.crash,
            Fault::TimeOut => &mut self.time_out,
        } += 1;
    }

    /// How many of a kind.
    pub const fn of(&self, fault: Fault) -> u64 {
        match fault {
            Fault::Illegal => self.illegal,
            Fault::Malformed => self.malformed,
            Fault::Crash => self.crash,
            Fault::TimeOut => self.time_out,
        }
    }

    /// All together.
    pub fn sum(&self) -> u64 {
        Fault::ALL.iter().map(|&fault| self.of(fault)).sum()
    }
}
