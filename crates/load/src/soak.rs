//! Many tables for a long time: memory, tasks and file handles must not grow.

use std::{fmt, io, path::Path, time::Duration};

use tokio::time::Instant;

use crate::{Audit, Crowd, Plan, Server, ServerOptions, Violation, kill_loop};

/// What a server uses at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usage {
    /// Its memory, in bytes.
    pub memory: u64,
    /// The number of its tasks.
    pub tasks: u64,
    /// The number of its open files and sockets.
    pub handles: u64,
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Usage { memory, tasks, handles } = self;
        write!(f, "memory {:.1} MiB, {tasks} tasks, {handles} handles", *memory as f64 / 1_048_576.0)
    }
}

/// Plays for a time and looks at the server now and then; what it used, and what was compared at the end.
pub async fn run(
    options: &ServerOptions,
    directory: &Path,
    plan: Plan,
    time: Duration,
    every: Duration,
) -> Result<(Vec<Usage>, Audit), Violation> {
    let failed = |error: io::Error| Violation(error.to_string());
    let server = Server::start(options).await.map_err(failed)?;
    let crowd = Crowd::gather(options.address(), plan).await?;
    crowd.play_on(1, Duration::from_mins(1)).await?;
    let begun = Instant::now();
    let mut usages = Vec::new();
    while begun.elapsed() < time {
        crowd.play_for(every).await?;
        let tasks = server.tasks().await.ok_or_else(|| Violation("the server does not answer".into()))?;
        let usage = Usage { memory: server.memory(), tasks, handles: server.handles() };
        println!("{:>6} s: {usage}; {}", begun.elapsed().as_secs(), crowd.stats());
        usages.push(usage);
    }
    is_flat(&usages)?;
    let audit = kill_loop::end(crowd, server, directory).await?;
    Ok((usages, audit))
}

/// Is the last quarter much like the second? Before that caches fill and games begin.
pub fn is_flat(usages: &[Usage]) -> Result<(), Violation> {
    let quarter = usages.len() / 4;
    if quarter == 0 {
        return Err(Violation("there is too little to compare".into()));
    }
    // The most in each quarter: how many clients are connected at one moment is a matter of chance.
    let most = |quarter: &[Usage], of: fn(&Usage) -> u64| quarter.iter().map(of).max().unwrap_or(0);
    let (before, after) = (&usages[quarter..2 * quarter], &usages[usages.len() - quarter..]);
    let grew = |name: &str, of: fn(&Usage) -> u64, slack: u64| {
        let (before, after) = (most(before, of), most(after, of));
        let is_flat = after <= before + before / 20 + slack;
        if is_flat { Ok(()) } else { Err(Violation(format!("{name} grew from {before} to {after}"))) }
    };
    grew("memory", |usage| usage.memory, 8 << 20)?;
    grew("tasks", |usage| usage.tasks, 50)?;
    grew("handles", |usage| usage.handles, 50)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_noticed() {
        let usage = |n: u64| Usage { memory: 100 << 20, tasks: 1_000 + n, handles: 500 };
        let all = |rate: u64| (0..40).map(|n| usage(n * rate)).collect::<Vec<_>>();
        assert_eq!(is_flat(&all(0)), Ok(()));
        assert_eq!(is_flat(&all(2)), Ok(()));
        assert!(is_flat(&all(10)).is_err());
        assert!(is_flat(&all(0)[..3]).is_err());
    }
}
