//! The Griffins: an eagle's head with ears, on a shield of feathers.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M2 6C14 12 24 8 34 10L50 3L66 10C76 8 86 12 98 6C94 18 90 24 92 40C94 66 76 86 50 98\
            C24 86 6 66 8 40C10 24 6 18 2 6Z",
    placement: Placement::new(49, 51, 66),
    palette: Palette {
        field: Colour("#f3b02c"),
        shade: Colour("#cf8408"),
        charge: Colour("#fffdf4"),
        accent: Colour("#8a4a12"),
        value: Shade::new("#7d4a00", "#ffcb5c"),
    },
    pattern: Pattern::lines([14, 18], 3, "M0 0C0 9 5 12 7 18C9 12 14 9 14 0"),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M26 34C32 20 44 14 55 15L54 -3L71 16L74 18L92 4L86 30C93 46 90 66 99 84L86 82L84 99L70 89L60 100\
             L51 89L36 96C44 83 44 73 38 65L26 56ZM40 33L60 41L47 47C42 45 40 39 40 33Z",
        ),
        Shape::solid(
            Tone::Accent,
            "M28 30C13 28 1 39 1 56C1 65 5 73 10 78C10 69 14 65 22 65L37 66L32 58L39 52C32 47 28 40 28 30Z",
        ),
        Shape::line(
            Tone::Ink,
            4,
            "M66 54C70 60 70 66 66 72M78 48C82 56 82 62 79 68M54 66C58 72 58 76 55 82M72 76C75 80 75 82 74 85",
        ),
        Shape::detail(Tone::Ink, "M12 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"),
    ],
};
