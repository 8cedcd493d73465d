//! Kills a server again and again while clients play, and checks that nothing was lost.

use std::{io, path::Path, time::Duration};

use game::Chance;
use tokio::time::Instant;

use crate::{Audit, Crowd, Ledger, Plan, Server, ServerOptions, Violation, audit};

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// How often the server was killed.
    pub kills: u32,
    /// What was counted, as text.
    pub stats: String,
    /// The number of acknowledged answers.
    pub acknowledged: u64,
    /// What was compared.
    pub audit: Audit,
    /// The longest time from a kill until an answer was acknowledged again.
    pub longest: Duration,
}

/// After so many kills the server does not run for a while instead.
const KILLS_PER_STOP: u32 = 20;
/// For how long.
const STOPPED: Duration = Duration::from_secs(10);

/// How long clients have to come back.
const PATIENCE: Duration = Duration::from_mins(1);

/// Kills the server this number of times.
pub async fn run(options: &ServerOptions, directory: &Path, kills: u32, plan: Plan) -> Result<Report, Violation> {
    let mut server = Server::start(options).await.map_err(failed)?;
    let crowd = Crowd::gather(options.address(), plan).await?;
    let mut chance = Chance::from_seed(plan.seed);
    let mut longest = Duration::ZERO;
    crowd.play_on(1, PATIENCE).await?;
    for kill in 1..=kills {
        crowd.play_for(Duration::from_millis(50 + u64::from(chance.below(1_000)))).await?;
        let killed = Instant::now();
        server.kill().await.map_err(failed)?;
        server = Server::start(options).await.map_err(failed)?;
        crowd.play_on(1, PATIENCE).await?;
        longest = longest.max(killed.elapsed());
        if kill % KILLS_PER_STOP == 0 {
            server.signal("STOP").await.map_err(failed)?;
            crowd.play_for(STOPPED).await?;
            server.signal("CONT").await.map_err(failed)?;
            crowd.play_on(1, PATIENCE).await?;
        }
    }
    crowd.play_on(1, PATIENCE).await?;
    let stats = crowd.stats().to_string();
    let acknowledged = crowd.stats().acknowledged.load(std::sync::atomic::Ordering::Relaxed);
    let audit = end(crowd, server, directory).await?;
    Ok(Report { kills, stats, acknowledged, audit, longest })
}

/// Lets everybody leave, stops the server and compares.
pub async fn end(crowd: Crowd, mut server: Server, directory: &Path) -> Result<Audit, Violation> {
    let ledgers: Vec<Ledger> = crowd.settle(PATIENCE).await?;
    server.stop().await.map_err(failed)?;
    audit(directory, &ledgers)
}

fn failed(error: io::Error) -> Violation {
    Violation(error.to_string())
}
