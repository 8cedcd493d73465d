//! Players for Claim.

pub mod solver;
