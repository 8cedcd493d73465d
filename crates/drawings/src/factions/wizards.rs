//! The Wizards: a pointed hat with a star, on a star of stars.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 1L62 20L85 15L80 38L99 50L80 62L85 85L62 80L50 99L38 80L15 85L20 62L1 50L20 38L15 15L38 20Z",
    placement: Placement::new(50, 48, 62),
    palette: Palette {
        field: Colour("#3a3fb8"),
        shade: Colour("#6b72ec"),
        charge: Colour("#7fd6f2"),
        accent: Colour("#ffd84a"),
        value: Shade::new("#2c30a0", "#a8b0ff"),
    },
    pattern: Pattern::shapes(
        [20, 20],
        "M5 0L6.5 3.5L10 5L6.5 6.5L5 10L3.5 6.5L0 5L3.5 3.5ZM15 10L16.5 13.5L20 15L16.5 16.5L15 20\
         L13.5 16.5L10 15L13.5 13.5Z",
    ),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M2 84C2 78 14 74 28 72C34 48 40 22 60 4C72 -4 90 4 94 20C84 14 76 14 72 20C68 36 70 56 74 72\
             C88 74 98 78 98 84C98 93 76 98 50 98S2 93 2 84ZM51 30L55.5 40L66 41L58 48.5L60.5 59L51 53.5\
             L41.5 59L44 48.5L36 41L46.5 40Z",
        ),
        Shape::detail(Tone::Accent, "M51 33L55 41L64 42L57 48L59.5 57L51 52L42.5 57L45 48L38 42L47 41Z"),
        Shape::line(Tone::Accent, 6, "M28 74C42 80 60 80 74 74"),
    ],
};
