//! What holds of every drawing: it is sound, it is told from all others, it is readable, and it is small.

mod distinct;
mod icon;
mod page;
mod readable;
mod sizes;

use claim_it::{Contents, Squatter, Standing};
use drawings::{Drawing, Piece};
use game::Seat;

/// Every drawing, and every space of Claim It! with something on it.
fn every_drawing() -> impl Iterator<Item = Drawing> {
    Drawing::all().chain(spaces().map(|contents| Drawing::Piece(Piece::Space(contents))))
}

fn spaces() -> impl Iterator<Item = Contents> {
    let standings = (0..5).map(Seat).flat_map(|seat| [Standing::Held(seat), Standing::Secured(seat)]);
    standings.chain([Standing::Empty]).flat_map(|standing| {
        let squatters = Squatter::all().map(Some).chain([None]);
        squatters
            .flat_map(move |squatter| [false, true].map(|claim_marker| Contents { standing, squatter, claim_marker }))
    })
}
