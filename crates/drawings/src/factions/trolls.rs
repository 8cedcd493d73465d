//! The Trolls: eyes under a bridge, on a block of bricks.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M4 8H26V3H74V8H96V97H68C68 91 60 87 50 87S32 91 32 97H4Z",
    placement: Placement::new(50, 46, 72),
    palette: Palette {
        field: Colour("#55786a"),
        shade: Colour("#3d594e"),
        charge: Colour("#dcd8c8"),
        accent: Colour("#ffd84a"),
        value: Shade::new("#2f5548", "#a3cdbb"),
    },
    pattern: Pattern::lines([24, 20], 2, "M0 1H24M0 11H24M6 1V11M18 11V21"),
    emblem: &[
        Shape::detail(Tone::Ink, "M8 97C8 66 28 48 50 48S92 66 92 97Z"),
        Shape::solid(Tone::Charge, "M-2 42C22 24 78 24 102 42V97H90C90 70 72 54 50 54S10 70 10 97H-2Z"),
        Shape::bar(Tone::Charge, 10, "M1 29C24 11 76 11 99 29"),
        Shape::solid(Tone::Accent, "M22 70L46 80C44 94 26 92 22 70Z").mirrored(),
        Shape::detail(Tone::Ink, "M33 83a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z").mirrored(),
        Shape::line(Tone::Ink, 3, "M50 28V53M31 31L35 56M14 36L22 64M-1 60L12 78").mirrored(),
    ],
};
