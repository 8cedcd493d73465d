//! The Zombies: a hand out of the ground, on a gravestone with drips.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M10 98V44C10 18 28 3 50 3S90 18 90 44V98H64L58 92L50 98L42 92L36 98Z",
    placement: Placement::new(50, 54, 70),
    palette: Palette {
        field: Colour("#b4cc8a"),
        shade: Colour("#8aa65c"),
        charge: Colour("#4c6b3c"),
        accent: Colour("#5b3f2c"),
        value: Shade::new("#43641f", "#c6e29a"),
    },
    pattern: Pattern::lines([22, 30], 4, "M5 3V13M5 20V21M16 18V27M16 7V8"),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M36 84V62L17 50C10 45 15 36 23 39L35 46L28 20C26 11 37 8 40 17L46 38L46 8C46 0 56 0 56 8L57 38\
             L64 14C67 6 76 9 74 17L69 44L78 34C83 29 91 35 87 41L68 66V84Z",
        ),
        Shape::solid(Tone::Accent, "M0 98C4 84 18 82 28 84L36 76L44 84L56 80L66 76L74 84C86 82 96 86 100 98Z"),
        Shape::line(Tone::Ink, 3, "M44 66C50 62 56 62 62 66"),
    ],
};
