//! The Shadows: a hooded shape with eyes, on a drop of drifting smoke.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M54 1C60 18 92 36 92 64C92 84 76 98 52 98C26 98 8 84 8 62C8 46 18 38 26 26C30 34 34 36 38 34\
            C36 22 44 10 54 1Z",
    placement: Placement::new(50, 57, 64),
    palette: Palette {
        field: Colour("#3a3542"),
        shade: Colour("#5d5669"),
        charge: Colour("#b9b2c9"),
        accent: Colour("#ffe27a"),
        value: Shade::new("#4a4356", "#cfc6e2"),
    },
    pattern: Pattern::lines([28, 18], 3, "M3 5C8 1 12 9 17 5M17 14C20 11 23 14 25 15"),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M51 0C34 4 22 20 20 44C15 56 6 74 2 98L16 90L26 99L39 90L51 99ZM51 24C40 26 33 36 33 48\
             C35 60 43 67 51 68Z",
        )
        .mirrored(),
        Shape::detail(Tone::Ink, "M50 22C38 26 32 36 32 48C34 60 42 68 50 70S66 60 68 48C68 36 62 26 50 22Z"),
        Shape::solid(Tone::Accent, "M37 43L48 50C46 56 38 53 37 43Z").mirrored(),
    ],
};
