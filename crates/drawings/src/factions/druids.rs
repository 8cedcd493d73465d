//! The Druids: a stag with antlers, on a leaf with its veins.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M50 1C58 8 66 8 74 12C72 20 80 24 92 28C86 38 90 46 98 54C88 60 86 66 86 78C74 76 66 80 62 90\
            C56 88 52 92 50 99C48 92 44 88 38 90C34 80 26 76 14 78C14 66 12 60 2 54C10 46 14 38 8 28\
            C20 24 28 20 26 12C34 8 42 8 50 1Z",
    placement: Placement::new(50, 48, 62),
    palette: Palette {
        field: Colour("#16562c"),
        shade: Colour("#2a7f46"),
        charge: Colour("#f0dfb4"),
        accent: Colour("#e08a2c"),
        value: Shade::new("#155c2e", "#8ed8a4"),
    },
    pattern: Pattern::lines([20, 20], 2, "M10 0V20M10 10L0 2M10 10L20 2M10 20L0 12M10 20L20 12"),
    emblem: &[
        Shape::bar(Tone::Charge, 8, "M43 50C40 38 22 40 14 8M19 28L4 22M28 38C34 28 33 18 30 6").mirrored(),
        Shape::solid(
            Tone::Charge,
            "M51 98C43 96 39 90 38 80C37 72 34 66 32 61L14 56C18 47 26 46 34 50C39 46 45 45 51 45ZM36 62\
             L44 66C43 71 37 69 36 62ZM51 84H45C46 89 48 91 51 91Z",
        )
        .mirrored(),
    ],
};
