//! The Werewolves: a wolf howling at the moon, on a lozenge of scratches.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 1C66 6 94 34 99 50C94 66 66 94 50 99C34 94 6 66 1 50C6 34 34 6 50 1Z",
    placement: Placement::new(49, 50, 58),
    palette: Palette {
        field: Colour("#b4cfea"),
        shade: Colour("#8fb0d6"),
        charge: Colour("#66708f"),
        accent: Colour("#fff3b8"),
        value: Shade::new("#2d4d78", "#b5d2f2"),
    },
    pattern: Pattern::lines([26, 26], 2, "M4 -2V28M9 -2V28M14 -2V28").turned(24),
    emblem: &[
        Shape::detail(Tone::Accent, "M26 38a36 36 0 1 0 72 0a36 36 0 1 0-72 0Z"),
        Shape::line(Tone::Ink, 6, "M26 38a36 36 0 1 0 72 0a36 36 0 1 0-72 0Z"),
        Shape::solid(
            Tone::Charge,
            "M19 -2C27 3 36 9 43 17L63 8L60 28C70 42 84 52 87 72C88 80 93 82 101 74C101 90 92 99 78 99H57\
             L54 83L51 99H30L39 76C29 66 27 54 31 44L24 46L27 35C21 29 14 25 8 23L7 14L25 20L13 4ZM43 23\
             L51 25L44 29Z",
        ),
        Shape::line(Tone::Ink, 4, "M57 83C56 74 62 66 72 66"),
    ],
};
