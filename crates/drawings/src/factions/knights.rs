//! The Knights: a great helm with a plume, on a heater shield of upright stripes.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M8 6H92V48C92 74 76 90 50 98C24 90 8 74 8 48Z",
    placement: Placement::new(50, 45, 70),
    palette: Palette {
        field: Colour("#2f63b0"),
        shade: Colour("#4a82d4"),
        charge: Colour("#e9edf2"),
        accent: Colour("#e2483d"),
        value: Shade::new("#1d4a8f", "#8fb8f5"),
    },
    pattern: Pattern::lines([14, 14], 7, "M7 -2V16"),
    emblem: &[
        Shape::solid(Tone::Accent, "M47 30C38 10 58 -3 90 8C80 9 76 14 80 21C70 17 60 21 57 30Z"),
        Shape::solid(
            Tone::Charge,
            "M50 22C70 22 80 36 80 54V80L50 98L20 80V54C20 36 30 22 50 22ZM26 52V61H45V52ZM55 52V61H74V52Z\
             M34 70V80L40 84V70ZM66 70V80L60 84V70Z",
        ),
        Shape::line(Tone::Ink, 3, "M50 36V92"),
    ],
};
