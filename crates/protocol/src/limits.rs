//! How much is too much.

/// The most games a session holds.
pub const GAMES: usize = 1_000;
/// The most moves of a game, answers and outcomes together.
pub const MOVES: usize = 20_000;
/// The longest line, in bytes.
pub const LINE: usize = 16 << 20;
/// The longest id of a game, in bytes.
pub const GAME_ID: usize = 64;
