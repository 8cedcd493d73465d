//! The Undead: a skull, on a coffin with crosses.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M32 2H68L92 30L74 98H26L8 30Z",
    placement: Placement::new(50, 45, 62),
    palette: Palette {
        field: Colour("#9785b8"),
        shade: Colour("#77639c"),
        charge: Colour("#fbf3dc"),
        accent: Colour("#3a2b52"),
        value: Shade::new("#4f3a78", "#cdbdf0"),
    },
    pattern: Pattern::lines([20, 20], 3, "M5 1V9M1 5H9M15 11V19M11 15H19"),
    emblem: &[
        Shape::detail(Tone::Ink, "M20 30H80V90H20Z"),
        Shape::solid(
            Tone::Charge,
            "M51 4C24 4 8 20 8 42C8 58 16 66 25 70V90C25 95 27 97 31 97H36V84H43V97H51ZM34 38\
             C44 38 47 46 44 53C40 62 25 63 21 53C18 45 24 38 34 38ZM51 58L43 72C45 75 48 74 51 72Z",
        )
        .mirrored(),
        Shape::bar(Tone::Charge, 7, "M50 84V94"),
    ],
};
