//! The Automatons: an iron head with one eye, on a cogwheel with rivets.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M42 2H58L61 14L70 18L81 11L91 22L84 32L87 40L98 43V58L87 61L83 70L90 80L80 91L69 84L61 88L58 98\
            H42L39 88L30 84L20 91L9 80L16 70L13 61L2 58V43L13 40L16 31L9 21L20 10L31 17L39 14Z",
    placement: Placement::new(50, 50, 62),
    palette: Palette {
        field: Colour("#d08a34"),
        shade: Colour("#a3631a"),
        charge: Colour("#e8eef0"),
        accent: Colour("#3fb8c9"),
        value: Shade::new("#85500c", "#f3b86a"),
    },
    pattern: Pattern::shapes([16, 16], "M0 0H16V2H2V16H0ZM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z"),
    emblem: &[
        Shape::bar(Tone::Charge, 6, "M50 22V8"),
        Shape::solid(Tone::Charge, "M42 8a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z"),
        Shape::solid(
            Tone::Charge,
            "M22 24H78C83 24 86 27 86 32V84C86 89 83 92 78 92H22C17 92 14 89 14 84V32C14 27 17 24 22 24Z\
             M50 31C40 31 32 39 32 48.5S40 66 50 66S68 58 68 48.5S60 31 50 31ZM28 74V83H72V74Z",
        ),
        Shape::solid(Tone::Charge, "M2 42H10V70H2Z").mirrored(),
        Shape::solid(Tone::Accent, "M38 48a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z"),
        Shape::detail(Tone::Ink, "M45 48a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z"),
        Shape::line(Tone::Charge, 4, "M40 74V83M50 74V83M60 74V83"),
    ],
};
