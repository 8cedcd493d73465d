//! A minute of soak; `cargo xtask soak` is the long one.

use std::time::Duration;

use load::{Habits, Plan, soak};

use crate::Directory;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_does_not_grow() {
    let directory = Directory::new();
    let habits = Habits {
        silence: Duration::from_secs(10),
        pace: Duration::from_millis(50),
        restless: Some(Duration::from_secs(3)),
        ..Habits::default()
    };
    let plan = Plan { tables: 40, spectators: 1, deaf: 10, seed: 12, habits };
    let options = directory.server().with(&["--idle", "1000"]);
    let (time, every) = (Duration::from_mins(1), Duration::from_secs(1));
    let (usages, audit) = soak::run(&options, &directory.0, plan, time, every).await.unwrap();
    assert!(usages.iter().all(|usage| usage.tasks > 40 && usage.handles > 40), "{usages:?}");
    assert!(audit.tables == 40 && audit.answers > 100, "{audit}");
}
