//! A disk that is full or cannot be written: play stops, nothing is lost, and play goes on when there is room again.

use std::{process::Command, sync::atomic::Ordering, time::Duration};

use load::{Crowd, Disk, DiskFault, Server, ServerOptions, kill_loop};

use crate::{Directory, PATIENCE, plan};

async fn fails_for_a_while(fault: DiskFault, seed: u64) {
    let directory = Directory::new();
    let disk = Disk::new(&directory.0).unwrap();
    let options = ServerOptions { variables: disk.variables(), ..directory.server() };
    let mut server = Server::start(&options).await.unwrap();
    let crowd = Crowd::gather(options.address(), plan(6, seed)).await.unwrap();
    for is_killed in [false, true] {
        crowd.play_on(50, PATIENCE).await.unwrap();
        disk.fail(Some(fault)).unwrap();
        crowd.play_for(Duration::from_secs(1)).await.unwrap();
        let refused = || crowd.stats().unstored.load(Ordering::Relaxed);
        assert!(refused() > 0, "{}", crowd.stats());
        let acknowledged = crowd.stats().acknowledged.load(Ordering::Relaxed);
        crowd.play_for(Duration::from_secs(1)).await.unwrap();
        assert_eq!(acknowledged, crowd.stats().acknowledged.load(Ordering::Relaxed), "{}", crowd.stats());
        if is_killed {
            server.kill().await.unwrap();
        }
        disk.fail(None).unwrap();
        if is_killed {
            server = Server::start(&options).await.unwrap();
        }
        crowd.play_on(50, PATIENCE).await.unwrap();
    }
    kill_loop::end(crowd, server, &directory.0).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_while_the_disk_is_full() {
    fails_for_a_while(DiskFault::Full, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_while_the_disk_is_read_only() {
    fails_for_a_while(DiskFault::ReadOnly, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_while_the_disk_cannot_be_synced() {
    fails_for_a_while(DiskFault::NoSync, 7).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_does_not_start_on_a_disk_that_is_read_only() {
    let directory = Directory::new();
    let disk = Disk::new(&directory.0).unwrap();
    let options = ServerOptions { variables: disk.variables(), ..directory.server() };
    disk.fail(Some(DiskFault::ReadOnly)).unwrap();
    assert!(Server::start(&options).await.is_err());
    disk.fail(None).unwrap();
    Server::start(&options).await.unwrap();
}

/// The database may grow no further; a server with more room goes on.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_database_is_full() {
    let directory = Directory::new();
    let options = directory.server();
    let mut server = Server::start(&options.clone().with(&["--pages", "60"])).await.unwrap();
    let crowd = Crowd::gather(options.address(), plan(6, 8)).await.unwrap();
    let until = tokio::time::Instant::now() + PATIENCE;
    while crowd.stats().unstored.load(Ordering::Relaxed) < 20 && tokio::time::Instant::now() < until {
        crowd.play_for(Duration::from_millis(50)).await.unwrap();
    }
    assert!(crowd.stats().unstored.load(Ordering::Relaxed) > 0, "{}", crowd.stats());
    server.kill().await.unwrap();
    server = Server::start(&options).await.unwrap();
    crowd.play_on(50, PATIENCE).await.unwrap();
    kill_loop::end(crowd, server, &directory.0).await.unwrap();
}

/// The same with a real file system, where one may be mounted.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_small_file_system_is_full() {
    let directory = Directory::new();
    let path = directory.0.to_str().unwrap();
    let mount =
        |words: &[&str]| Command::new(words[0]).args(&words[1..]).output().is_ok_and(|done| done.status.success());
    if !mount(&["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", path]) {
        eprintln!("no file system can be mounted here; the other tests of full disks stand in");
        return;
    }
    let options = directory.server();
    let server = Server::start(&options).await.unwrap();
    let crowd = Crowd::gather(options.address(), plan(6, 9)).await.unwrap();
    let played = async {
        crowd.play_on(50, PATIENCE).await?;
        // What is left of the file system.
        let ballast = directory.0.join("ballast");
        let _ = std::fs::write(&ballast, vec![0; 1 << 20]);
        crowd.play_for(Duration::from_secs(2)).await?;
        let refused = crowd.stats().unstored.load(Ordering::Relaxed);
        let _ = std::fs::remove_file(&ballast);
        crowd.play_on(50, PATIENCE).await.map(|()| refused)
    };
    let played = played.await;
    let ended = kill_loop::end(crowd, server, &directory.0).await;
    assert!(mount(&["umount", path]));
    assert!(played.unwrap() > 0, "the disk was not full");
    ended.unwrap();
}
