//! The Bards: a lute, on a drum-skin of staves.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 3C72 3 97 8 97 26C97 54 74 84 50 98C26 84 3 54 3 26C3 8 28 3 50 3Z",
    placement: Placement::new(50, 44, 66),
    palette: Palette {
        field: Colour("#f09ab8"),
        shade: Colour("#cf5f88"),
        charge: Colour("#7b3f1d"),
        accent: Colour("#ffe9a8"),
        value: Shade::new("#9c2456", "#ffb3cd"),
    },
    pattern: Pattern::lines([24, 30], 2, "M0 3H24M0 8H24M0 13H24M0 18H24M0 23H24"),
    emblem: &[
        Shape::detail(Tone::Ink, "M38 60H62V84H38Z").turned(38),
        Shape::solid(
            Tone::Charge,
            "M50 102C32 102 20 90 20 75C20 60 38 55 44 40V10H56V40C62 55 80 60 80 75C80 90 68 102 50 102Z\
             M50 62A10 10 0 1 0 50 82A10 10 0 1 0 50 62Z",
        )
        .turned(38),
        Shape::solid(Tone::Charge, "M40 -2H66L60 12H42Z").turned(38),
        Shape::bar(Tone::Charge, 5, "M34 1H72M34 9H70").turned(38),
        Shape::line(Tone::Accent, 3, "M47 12V92M53 12V92").turned(38),
        Shape::line(Tone::Accent, 5, "M38 92H62").turned(38),
    ],
};
