//! The Peasants: a pitchfork between ears of wheat, on a basket of wickerwork.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M12 4H88C94 4 98 8 97 14L87 90C86 95 82 98 78 98H22C18 98 14 95 13 90L3 14C2 8 6 4 12 4Z",
    placement: Placement::new(50, 50, 68),
    palette: Palette {
        field: Colour("#e8c45a"),
        shade: Colour("#c59627"),
        charge: Colour("#7a4a1e"),
        accent: Colour("#fff0b8"),
        value: Shade::new("#77510a", "#f0cf6d"),
    },
    pattern: Pattern::lines([20, 20], 3, "M0 3H10M0 8H10M10 13H20M10 18H20M13 0V10M18 0V10M3 10V20M8 10V20"),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M22 2H31V26C31 34 36 38 45 39V2H55V39C64 38 69 34 69 26V2H78V28C78 42 69 48 55 49V98H45V49\
             C31 48 22 42 22 28Z",
        ),
        Shape::bar(Tone::Accent, 4, "M38 98C24 90 16 78 14 62").mirrored(),
        Shape::solid(
            Tone::Accent,
            "M14 66C8 58 8 50 14 42C20 50 20 58 14 66ZM10 74C2 72 -2 66 -2 58C6 60 10 66 10 74ZM20 70\
             C19 62 22 56 30 52C31 61 28 67 20 70ZM16 88C8 88 2 83 0 75C9 75 15 80 16 88ZM27 84\
             C24 76 26 70 33 65C36 73 34 79 27 84Z",
        )
        .mirrored(),
    ],
};
