//! The Vampires: a bat, in a pointed window of lace.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 1C72 14 90 34 92 58V98H8V58C10 34 28 14 50 1Z",
    placement: Placement::new(50, 58, 72),
    palette: Palette {
        field: Colour("#5e1230"),
        shade: Colour("#8d2450"),
        charge: Colour("#f6dbe0"),
        accent: Colour("#ff4d5e"),
        value: Shade::new("#7c1237", "#ff9bb5"),
    },
    pattern: Pattern::lines([14, 14], 2, "M0 0L14 14M14 0L0 14"),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M51 34L46 32L38 18L36 36C36 44 30 42 28 34C18 30 6 34 -2 50C8 50 13 55 13 63C21 57 29 60 31 70\
             C38 64 43 70 44 80L51 92ZM40 42L47 47C45 52 40 49 40 42ZM44 60L46 68L49 60Z",
        )
        .mirrored(),
        Shape::detail(Tone::Accent, "M41 43L47 47C45 51 41 49 41 43Z").mirrored(),
    ],
};
