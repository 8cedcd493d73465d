//! Something that happened in Claim It!: all of it is open.

use serde::Serialize;

use super::{
    Seat,
    names::{RollName, SpaceName, SpaceNames},
};

/// Something that happened.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-event"))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// Dice were thrown.
    Rolled { seat: Seat, roll: RollName },
    /// A squatter was placed.
    SquatterPlaced { seat: Seat, squatter: SquatterNumber, space: SpaceName },
    /// A claim marker was placed.
    ClaimMarkerPlaced { seat: Seat, space: SpaceName },
    /// A squatter goes back to the supply (4.1).
    SquatterReturned { squatter: SquatterNumber, space: SpaceName },
    /// The player goes on.
    RollsAgain { seat: Seat },
    /// No marker could be placed: the spaces they come off.
    Bust { seat: Seat, claim_markers: SpaceNames, squatters: SpaceNames },
    /// The player stopped: the spaces that are now theirs.
    Stopped { seat: Seat, secured: SpaceNames, held: SpaceNames },
    /// A stop sends an opponent's markers back.
    MarkersReturned { seat: Seat, spaces: SpaceNames },
    /// Who reached the threshold.
    LastRound { seat: Seat },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// The game is over.
    Over,
}

/// The number of a squatter.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct SquatterNumber(#[cfg_attr(test, schemars(range(min = 1, max = 6)))] u8);

impl From<::claim_it::Squatter> for SquatterNumber {
    fn from(squatter: ::claim_it::Squatter) -> SquatterNumber {
        SquatterNumber(squatter.number())
    }
}

impl From<::claim_it::Event> for Event {
    fn from(event: ::claim_it::Event) -> Event {
        match event {
            ::claim_it::Event::Rolled { seat, roll } => Event::Rolled { seat: seat.into(), roll: roll.into() },
            ::claim_it::Event::SquatterPlaced { seat, squatter, space } => {
                Event::SquatterPlaced { seat: seat.into(), squatter: squatter.into(), space: space.into() }
            }
            ::claim_it::Event::ClaimMarkerPlaced { seat, space } => {
                Event::ClaimMarkerPlaced { seat: seat.into(), space: space.into() }
            }
            ::claim_it::Event::SquatterReturned { squatter, space } => {
                Event::SquatterReturned { squatter: squatter.into(), space: space.into() }
            }
            ::claim_it::Event::RollsAgain { seat } => Event::RollsAgain { seat: seat.into() },
            ::claim_it::Event::Bust { seat, claim_markers, squatters } => Event::Bust {
                seat: seat.into(),
                claim_markers: SpaceNames(claim_markers),
                squatters: SpaceNames(squatters),
            },
            ::claim_it::Event::Stopped { seat, secured, held } => {
                Event::Stopped { seat: seat.into(), secured: SpaceNames(secured), held: SpaceNames(held) }
            }
            ::claim_it::Event::MarkersReturned { seat, spaces } => {
                Event::MarkersReturned { seat: seat.into(), spaces: SpaceNames(spaces) }
            }
            ::claim_it::Event::LastRound { called_by } => Event::LastRound { seat: called_by.into() },
            ::claim_it::Event::TurnBegan { seat } => Event::TurnBegan { seat: seat.into() },
            ::claim_it::Event::GameOver => Event::Over,
        }
    }
}
