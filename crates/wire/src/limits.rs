//! How much of everything there may be.

use std::time::Duration;

/// The longest message from a client, in bytes.
pub const UP: usize = 4 * 1024;
/// The longest message from the server, in bytes.
pub const DOWN: usize = 64 * 1024;
/// The longest name of a player, in characters.
pub const NAME: usize = 24;
/// The number of quick phrases.
pub const PHRASES: u8 = 8;
/// The longest address of a webhook, in bytes.
pub const WEBHOOK: usize = 500;
/// The most that can be done at a table beside playing: sitting down, being ready, proposals.
pub const REQUESTS: u32 = 10_000;

/// A client sends a ping this often.
pub const PING: Duration = Duration::from_secs(10);
/// Whoever has sent nothing for this long is cut off.
pub const SILENCE: Duration = Duration::from_secs(15);
/// An answer that was not acknowledged for this long is sent again.
pub const RESEND: Duration = Duration::from_millis(2_500);
/// The wait before the first attempt to reconnect; it doubles with every further one.
pub const RECONNECT: Duration = Duration::from_millis(300);
/// The longest wait between two attempts to reconnect.
pub const RECONNECT_AT_MOST: Duration = Duration::from_secs(10);
/// Those who wait may decide about a player who has been cut off for this long.
pub const AWAY: Duration = Duration::from_mins(1);
