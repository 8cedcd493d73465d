//! What is kept of a key.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use wire::Token;

/// The SHA-256 of the key to a seat. A key has 160 random bits, so the hash needs no salt.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash of a key.
    pub fn of(token: &Token) -> Hash {
        Hash(Sha256::digest(token.bits()).into())
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(..)")
    }
}
