//! Names of spaces and rolls of Claim It!

use ::claim_it::{Roll, Space, Spaces};
use serde::{Serialize, Serializer};

/// A space: column and row.
#[derive(Serialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(rename = "space", extend("pattern" = "^[1-6],[1-6]$"))
)]
pub(crate) struct SpaceName(String);

impl From<Space> for SpaceName {
    fn from(space: Space) -> SpaceName {
        SpaceName(space.to_string())
    }
}

/// Spaces, written one after the other.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct SpaceNames(#[cfg_attr(test, schemars(with = "Vec<SpaceName>"))] pub(crate) Spaces);

impl Serialize for SpaceNames {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// What the dice show, ascending.
#[derive(Serialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(rename = "roll", extend("pattern" = "^[1-6]-[1-6]-[1-6]$"))
)]
pub(crate) struct RollName(String);

impl From<Roll> for RollName {
    fn from(roll: Roll) -> RollName {
        RollName(roll.to_string())
    }
}
