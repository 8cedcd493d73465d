//! The Dragons: a horned head, on a star of scales.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 1C56 14 64 22 76 20L97 8C90 22 88 30 92 42C96 50 98 56 99 62C86 64 80 70 74 78\
            C66 86 58 90 50 99C42 90 34 86 26 78C20 70 14 64 1 62C2 56 4 50 8 42C12 30 10 22 3 8L24 20\
            C36 22 44 14 50 1Z",
    placement: Placement::new(50, 50, 62),
    palette: Palette {
        field: Colour("#b21f2d"),
        shade: Colour("#8a0f1c"),
        charge: Colour("#f4a72c"),
        accent: Colour("#ffe27a"),
        value: Shade::new("#9c1522", "#ff9b93"),
    },
    pattern: Pattern::lines([16, 16], 3, "M0 0C0 11 16 11 16 0M-8 8C-8 19 8 19 8 8C8 19 24 19 24 8"),
    emblem: &[
        Shape::solid(Tone::Accent, "M56 24C60 8 76 0 98 2C86 8 80 16 78 30L66 34Z"),
        Shape::solid(
            Tone::Charge,
            "M1 46C3 37 10 33 17 36L31 34C37 26 45 21 54 21L70 27L92 24L84 39L100 46L88 56L98 70L86 75\
             C89 84 88 92 86 100H44C54 91 56 82 50 74C42 77 34 80 26 80C19 80 13 76 9 69L17 65L22 71L27 64\
             L46 61L42 56L19 57L14 65L10 57L4 56ZM48 33L62 39L52 44C48 42 47 37 48 33Z",
        ),
        Shape::line(Tone::Ink, 4, "M60 56C70 64 74 78 72 96M74 46C80 54 82 64 81 72"),
        Shape::detail(Tone::Ink, "M9 43a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"),
    ],
};
