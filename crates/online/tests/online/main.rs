//! Tables over real sockets.

#[path = "../common/mod.rs"]
mod common;
mod dependencies;
mod docs;
mod games;
mod hostile;
mod webhooks;
