//! A power cut: of what was written, only what was synced is left.

use std::{path::Path, time::Duration};

use load::{Audit, Crowd, Disk, Server, ServerOptions, Violation, kill_loop};

use crate::{Directory, PATIENCE, plan};

async fn cut_power(options: ServerOptions, directory: &Path, cuts: u32) -> Result<Audit, Violation> {
    let disk = Disk::new(directory).unwrap();
    let options = ServerOptions { variables: disk.variables(), ..options };
    let mut server = Server::start(&options).await.unwrap();
    let crowd = Crowd::gather(options.address(), plan(10, 10)).await?;
    for n in 0..cuts {
        crowd.play_on(60, PATIENCE).await?;
        crowd.play_for(Duration::from_millis(u64::from(n % 5) * 70)).await?;
        server.kill().await.unwrap();
        disk.cut().unwrap();
        server = Server::start(&options).await.unwrap();
    }
    crowd.play_on(60, PATIENCE).await?;
    kill_loop::end(crowd, server, directory).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_in_a_power_cut() {
    let directory = Directory::new();
    let audit = cut_power(directory.server(), &directory.0, 6).await.unwrap();
    assert!(audit.answers > 80, "{audit}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_sync_what_it_commits_is_caught() {
    let directory = Directory::new();
    let caught = cut_power(directory.server().with(&["--no-sync"]), &directory.0, 6).await;
    assert!(caught.is_err(), "{caught:?}");
}
