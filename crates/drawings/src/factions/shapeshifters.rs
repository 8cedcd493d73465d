//! The Shapeshifters: a paw that becomes a spiral, on a drop of ripples.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M38 6C54 -4 62 12 74 10C90 8 100 22 94 36C90 46 98 54 96 68C94 84 78 82 72 90C62 102 48 94 38 95\
            C24 97 14 92 12 80C10 70 1 64 3 50C5 38 12 36 14 26C16 14 28 12 38 6Z",
    placement: Placement::new(50, 50, 66),
    palette: Palette {
        field: Colour("#7fdcd2"),
        shade: Colour("#4fb8b2"),
        charge: Colour("#17405a"),
        accent: Colour("#fff4e0"),
        value: Shade::new("#0e6468", "#8be6df"),
    },
    pattern: Pattern::lines([14, 24], 3, "M7 0C11 4 11 8 7 12S3 20 7 24"),
    emblem: &[
        Shape::bar(
            Tone::Charge,
            9,
            "M52 70C48 68 49 63 54 63C61 63 63 73 57 78C48 85 35 77 37 64C39 51 56 46 68 54C82 63 80 84 66 92",
        ),
        Shape::solid(
            Tone::Charge,
            "M13 52C4 46 2 34 8 30C16 27 24 36 24 45C24 52 19 56 13 52ZM34 36C25 30 22 14 29 7\
             C37 3 45 14 45 25C45 34 40 39 34 36ZM62 36C54 36 52 26 56 15C60 5 70 2 74 9C78 17 72 34 62 36Z\
             M84 54C77 53 75 46 79 38C84 29 93 26 97 32C100 39 94 54 84 54Z",
        ),
    ],
};
