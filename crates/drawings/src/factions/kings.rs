//! The Kings: a crown, on a royal shield of lozenges.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M6 14C16 16 24 12 28 3C34 10 42 12 50 4C58 12 66 10 72 3C76 12 84 16 94 14C90 30 96 44 92 62\
            C88 80 66 84 50 98C34 84 12 80 8 62C4 44 10 30 6 14Z",
    placement: Placement::new(50, 48, 66),
    palette: Palette {
        field: Colour("#5a2c91"),
        shade: Colour("#7d4cc0"),
        charge: Colour("#f7c948"),
        accent: Colour("#e2483d"),
        value: Shade::new("#54268a", "#cfa8ff"),
    },
    pattern: Pattern::lines([18, 24], 3, "M0 12L9 0L18 12L9 24Z"),
    emblem: &[
        Shape::solid(Tone::Charge, "M6 32L29 52L50 16L71 52L94 32L86 90H14ZM18 72L18.5 77H81.5L82 72Z"),
        Shape::solid(Tone::Charge, "M-1 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z"),
        Shape::solid(Tone::Charge, "M42 9a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z"),
        Shape::solid(Tone::Charge, "M87 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z"),
        Shape::detail(Tone::Accent, "M50 52L58 61L50 70L42 61Z"),
        Shape::detail(Tone::Accent, "M25 63a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z").mirrored(),
    ],
};
