//! A server that is killed, told to stop, or stopped for a while.

use std::time::Duration;

use load::{Crowd, Server, kill_loop};

use crate::{Directory, PATIENCE, plan};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_server_is_killed() {
    let directory = Directory::new();
    let report = kill_loop::run(&directory.server(), &directory.0, 5, plan(12, 1)).await.unwrap();
    assert!(report.acknowledged > 40 && report.audit.answers >= report.acknowledged as usize, "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_acknowledges_before_it_commits_is_caught() {
    let directory = Directory::new();
    let options = directory.server().with(&["--commit-late", "50"]);
    let caught = kill_loop::run(&options, &directory.0, 10, plan(12, 2)).await;
    assert!(caught.is_err(), "{caught:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_server_is_told_to_stop() {
    let directory = Directory::new();
    let options = directory.server().with(&["--idle", "200"]);
    let mut server = Server::start(&options).await.unwrap();
    let crowd = Crowd::gather(options.address(), plan(8, 3)).await.unwrap();
    for _ in 0..3 {
        crowd.play_on(100, PATIENCE).await.unwrap();
        server.stop().await.unwrap();
        server = Server::start(&options).await.unwrap();
    }
    crowd.play_on(100, PATIENCE).await.unwrap();
    kill_loop::end(crowd, server, &directory.0).await.unwrap();
}

/// As when a laptop sleeps: all clients give up and connect again, and the server finds both.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_server_does_not_run_for_a_while() {
    let directory = Directory::new();
    let options = directory.server();
    let server = Server::start(&options).await.unwrap();
    let mut plan = plan(8, 4);
    plan.habits.silence = Duration::from_millis(1_200);
    plan.habits.ping = Duration::from_millis(300);
    let crowd = Crowd::gather(options.address(), plan).await.unwrap();
    for _ in 0..2 {
        crowd.play_on(50, PATIENCE).await.unwrap();
        server.signal("STOP").await.unwrap();
        crowd.play_for(Duration::from_secs(3)).await.unwrap();
        server.signal("CONT").await.unwrap();
        crowd.play_on(50, PATIENCE).await.unwrap();
    }
    kill_loop::end(crowd, server, &directory.0).await.unwrap();
}
