//! The Gnomes: a cone of a hat over a beard, on a dotted mushroom cap.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 3C78 3 97 24 97 48C97 60 90 66 80 67L74 97H26L20 67C10 66 3 60 3 48C3 24 22 3 50 3Z",
    placement: Placement::new(50, 50, 72),
    palette: Palette {
        field: Colour("#d8404f"),
        shade: Colour("#f07a80"),
        charge: Colour("#fff4e0"),
        accent: Colour("#2d6e8e"),
        value: Shade::new("#a81f30", "#ff9aa2"),
    },
    pattern: Pattern::shapes([22, 22], "M2 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM13 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"),
    emblem: &[
        Shape::solid(Tone::Accent, "M60 -2C62 18 74 34 90 52C64 44 36 44 10 52C26 32 40 12 60 -2Z"),
        Shape::solid(
            Tone::Charge,
            "M12 57C38 49 62 49 88 57C91 73 82 84 76 92L67 88L60 101L50 92L40 101L33 88L24 92\
             C18 84 9 73 12 57ZM50 56A8 8 0 1 0 50 72A8 8 0 1 0 50 56Z",
        ),
        Shape::detail(Tone::Shade, "M38 60a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z"),
        Shape::line(Tone::Ink, 5, "M38 60a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z"),
        Shape::line(Tone::Ink, 4, "M22 64C24 78 40 84 50 75C60 84 76 78 78 64"),
        Shape::line(Tone::Light, 5, "M22 48C40 42 60 42 78 48"),
    ],
};
