//! The Doppelgangers: two masks of one face, on two discs of chequers.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M34 10C40 10 46 12 50 15C54 12 60 10 66 10C86 10 99 28 99 50S86 90 66 90C60 90 54 88 50 85\
            C46 88 40 90 34 90C14 90 1 72 1 50S14 10 34 10Z",
    placement: Placement::new(50, 50, 70),
    palette: Palette {
        field: Colour("#0f7a76"),
        shade: Colour("#23a39c"),
        charge: Colour("#fff4e0"),
        accent: Colour("#f2803a"),
        value: Shade::new("#0d645f", "#74d8d0"),
    },
    pattern: Pattern::shapes([16, 16], "M0 0H8V16H16V8H0Z"),
    emblem: &[
        Shape::detail(Tone::Ink, "M66 40H90V84H66Z"),
        Shape::solid(
            Tone::Accent,
            "M62 26C74 28 86 25 98 20C101 54 92 80 70 94C62 90 55 84 50 77C61 63 65 45 62 26ZM70 46L86 42\
             C86 51 74 55 70 46ZM66 82C70 72 80 68 88 70C84 77 76 83 66 82Z",
        ),
        Shape::detail(Tone::Ink, "M8 30H48V74H8Z"),
        Shape::solid(
            Tone::Charge,
            "M2 8C18 14 38 14 54 8C60 44 52 72 28 86C4 72 -4 44 2 8ZM10 34L24 38C22 48 10 46 10 34ZM46 34\
             L32 38C34 48 46 46 46 34ZM12 56C22 62 34 62 44 56C42 68 36 72 28 72S14 68 12 56Z",
        ),
    ],
};
