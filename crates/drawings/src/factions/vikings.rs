//! The Vikings: a longship under sail, on a round shield of waves.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M2 50a48 48 0 1 0 96 0a48 48 0 1 0-96 0Z",
    placement: Placement::new(50, 47, 70),
    palette: Palette {
        field: Colour("#1f4566"),
        shade: Colour("#356b98"),
        charge: Colour("#f3e3c0"),
        accent: Colour("#d9483b"),
        value: Shade::new("#1b4a75", "#8cc3f0"),
    },
    pattern: Pattern::lines([24, 16], 3, "M0 8C4 2 8 2 12 8S20 14 24 8"),
    emblem: &[
        Shape::bar(Tone::Charge, 6, "M50 2V66"),
        Shape::solid(Tone::Charge, "M18 8H82C90 24 90 40 82 54H18C26 40 26 24 18 8Z"),
        Shape::detail(
            Tone::Accent,
            "M27 8H39C45 24 45 40 39 54H27C33 40 33 24 27 8ZM55 8H68C75 24 75 40 68 54H55C61 40 61 24 55 8Z",
        ),
        Shape::solid(
            Tone::Charge,
            "M0 40C8 40 14 42 14 48C10 48 10 54 14 64H84C90 56 90 50 84 46L96 34C102 50 102 62 98 72\
             C94 86 84 94 70 94H28C10 94 4 76 4 60C4 52 4 46 0 40ZM32 73A6 6 0 1 0 32 85A6 6 0 1 0 32 73Z\
             M50 73A6 6 0 1 0 50 85A6 6 0 1 0 50 73ZM68 73A6 6 0 1 0 68 85A6 6 0 1 0 68 73Z",
        ),
        Shape::detail(
            Tone::Accent,
            "M27 79a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM45 79a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM63 79a5 5 0 1 0 10 0\
             a5 5 0 1 0-10 0Z",
        ),
    ],
};
