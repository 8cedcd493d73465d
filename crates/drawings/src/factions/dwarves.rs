//! The Dwarves: a hammer over an anvil, on a hexagon of peaks.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 2L94 26V74L50 98L6 74V26Z",
    placement: Placement::new(50, 51, 66),
    palette: Palette {
        field: Colour("#8a5f3c"),
        shade: Colour("#a87a52"),
        charge: Colour("#dfe3e8"),
        accent: Colour("#f0a63a"),
        value: Shade::new("#66401f", "#dcae86"),
    },
    pattern: Pattern::shapes([20, 16], "M0 16L10 2L20 16Z"),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M-2 46H102C100 60 86 67 70 69C68 77 72 80 84 84V98H20V84C32 80 36 75 34 69C18 69 2 62 -2 46Z",
        ),
        Shape::solid(Tone::Charge, "M20 -2H50V28H20Z").turned(-14),
        Shape::solid(Tone::Accent, "M50 8H96V18H50Z").turned(-14),
        Shape::line(Tone::Ink, 3, "M30 58H74"),
    ],
};
