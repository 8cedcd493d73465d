//! The Goblins: a grin between pointed ears, on a torn hide of zigzags.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M6 10L24 4L40 10L56 3L74 10L94 5L90 30L96 50L86 62L88 80L72 82L62 98L50 88L36 97L28 82L10 84\
            L14 62L4 48L10 28Z",
    placement: Placement::new(50, 47, 72),
    palette: Palette {
        field: Colour("#4f8a1f"),
        shade: Colour("#356013"),
        charge: Colour("#c6e05a"),
        accent: Colour("#ffffff"),
        value: Shade::new("#3b6a12", "#b5dc62"),
    },
    pattern: Pattern::lines([20, 14], 4, "M-2 12L10 3L22 12"),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M51 16C36 16 27 24 24 36L1 24C3 44 12 57 25 61C28 80 38 94 51 94ZM29 42L47 51C45 61 31 59 29 42Z\
             M30 68C37 74 44 75 51 75V86C41 86 33 80 30 68Z",
        )
        .mirrored(),
        Shape::detail(Tone::Light, "M36 72L40 81L44 74Z").mirrored(),
        Shape::line(Tone::Ink, 4, "M10 34L22 46").mirrored(),
        Shape::line(Tone::Ink, 4, "M45 60C46 67 54 67 55 60"),
    ],
};
