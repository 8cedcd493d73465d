//! The clocks that can limit a decision.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

/// What the time of an entrant is measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// The clock on the wall.
    #[default]
    Wall,
    /// The processor time of the thread that plays: what else the machine does hardly matters then.
    Cpu,
}

/// A moment on one of the clocks. That of the processor is for the thread it was taken on.
#[derive(Clone, Copy)]
pub(crate) enum Moment {
    Wall(Instant),
    Cpu(Duration),
}

impl Clock {
    /// Now.
    pub(crate) fn now(self) -> Moment {
        match self {
            Clock::Wall => Moment::Wall(Instant::now()),
            Clock::Cpu => Moment::Cpu(cpu_time()),
        }
    }
}

impl Moment {
    /// The time since then.
    pub(crate) fn elapsed(self) -> Duration {
        match self {
            Moment::Wall(begun) => begun.elapsed(),
            Moment::Cpu(begun) => cpu_time().saturating_sub(begun),
        }
    }
}

fn cpu_time() -> Duration {
    ThreadTime::now().as_duration()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_does_not_count_sleep() {
        let (wall, cpu) = (Clock::Wall.now(), Clock::Cpu.now());
        std::thread::sleep(Duration::from_millis(200));
        assert!(cpu.elapsed() < wall.elapsed() / 2);
        while cpu.elapsed() < Duration::from_millis(2) {
            std::hint::black_box(0);
        }
        assert!(cpu.elapsed() >= Duration::from_millis(2));
    }
}
