//! The Seers: an open eye, in the middle of a sun of rays.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 1L58 15L71 6L74 22L90 18L86 34L99 42L87 51L98 63L84 67L87 83L71 80L66 96L53 86L43 98L35 84\
            L20 91L20 75L4 73L12 59L1 49L14 40L6 25L22 25L23 9L38 16Z",
    placement: Placement::new(50, 50, 68),
    palette: Palette {
        field: Colour("#8a6ae0"),
        shade: Colour("#a58cf2"),
        charge: Colour("#fff8e7"),
        accent: Colour("#2fd0c0"),
        value: Shade::new("#5436a8", "#c4b0ff"),
    },
    pattern: Pattern::shapes(
        [100, 100],
        "M50 50L46 0H54ZM50 50L100 46V54ZM50 50L54 100H46ZM50 50L0 54V46ZM50 50L82 12L88 18ZM50 50L88 82\
         L82 88ZM50 50L18 88L12 82ZM50 50L12 18L18 12ZM50 50L67 0H73ZM50 50L33 100H27ZM50 50L27 0H33Z\
         M50 50L73 100H67ZM50 50L100 27V33ZM50 50L0 73V67ZM50 50L100 67V73ZM50 50L0 33V27Z",
    ),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M0 58C18 32 34 24 50 24S82 32 100 58C82 80 66 88 50 88S18 80 0 58ZM50 33A23 23 0 1 0 50 79\
             A23 23 0 1 0 50 33Z",
        ),
        Shape::solid(Tone::Accent, "M33 56a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z"),
        Shape::detail(Tone::Ink, "M42 56a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z"),
        Shape::detail(Tone::Light, "M52 50a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"),
        Shape::bar(Tone::Charge, 7, "M50 3V14"),
        Shape::bar(Tone::Charge, 7, "M20 12L26 21").mirrored(),
    ],
};
