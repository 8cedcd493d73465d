//! The Raccoons: a masked face, on a sack with rings like a tail.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M36 15L26 3L40 6L50 2L60 6L74 3L64 15C84 23 98 42 98 62C98 86 80 98 50 98S2 86 2 62\
            C2 42 16 23 36 15Z",
    placement: Placement::new(50, 59, 66),
    palette: Palette {
        field: Colour("#8d97a3"),
        shade: Colour("#6a7480"),
        charge: Colour("#f4f1ea"),
        accent: Colour("#2a2630"),
        value: Shade::new("#4a525d", "#c3ccd8"),
    },
    pattern: Pattern::lines([20, 20], 9, "M-2 10H22"),
    emblem: &[
        Shape::detail(Tone::Accent, "M10 40H90V72H10Z"),
        Shape::solid(
            Tone::Charge,
            "M51 20C44 17 37 17 31 20C25 10 17 6 8 6C6 18 8 28 14 36C9 46 5 57 0 68C14 74 26 84 38 92\
             C43 95 47 96 51 96ZM48 44C34 38 20 46 15 62C26 72 40 68 47 58ZM51 77H40C41 84 45 88 51 88Z",
        )
        .mirrored(),
        Shape::solid(Tone::Charge, "M26 55a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z").mirrored(),
        Shape::detail(Tone::Accent, "M29 55a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z").mirrored(),
        Shape::detail(Tone::Accent, "M40 77H60C59 84 55 88 50 88S41 84 40 77Z"),
        Shape::detail(Tone::Accent, "M13 12C14 18 16 22 19 26L26 20C22 15 18 13 13 12Z").mirrored(),
    ],
};
