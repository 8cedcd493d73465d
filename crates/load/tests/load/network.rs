//! A network that cuts, stalls, is slow and delays.

use std::{sync::atomic::Ordering, time::Duration};

use load::{Crowd, Proxy, Server, Trouble, kill_loop};

use crate::{Directory, PATIENCE, plan};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_a_bad_network() {
    let directory = Directory::new();
    let options = directory.server();
    let server = Server::start(&options).await.unwrap();
    let proxy = Proxy::start(server.address, &Trouble::ALL, 11).await.unwrap();
    let mut plan = plan(8, 11);
    plan.habits.silence = Duration::from_millis(1_500);
    plan.habits.ping = Duration::from_millis(400);
    let crowd = Crowd::gather(proxy.address, plan).await.unwrap();
    crowd.play_for(Duration::from_secs(6)).await.unwrap();
    crowd.play_on(100, PATIENCE).await.unwrap();
    assert!(crowd.stats().cuts.load(Ordering::Relaxed) > 4, "{}", crowd.stats());
    kill_loop::end(crowd, server, &directory.0).await.unwrap();
}
