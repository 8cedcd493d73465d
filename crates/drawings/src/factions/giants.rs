//! The Giants: a huge foot with its toes, on a boulder of broad bends.

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

pub(super) const CREST: Crest = Crest {
    badge: "M26 3H72L95 18L98 62L84 92L58 98L22 95L4 74L3 28Z",
    placement: Placement::new(50, 49, 70),
    palette: Palette {
        field: Colour("#b5562b"),
        shade: Colour("#8f3d1b"),
        charge: Colour("#f6d9b8"),
        accent: Colour("#5a3b22"),
        value: Shade::new("#8f3d17", "#f2a47c"),
    },
    pattern: Pattern::lines([24, 24], 11, "M12 -2V26").turned(45),
    emblem: &[
        Shape::solid(
            Tone::Charge,
            "M30 6H74V40C76 52 98 54 100 70V80C100 84 98 86 96 86S92 84 92 80V70H87V80C87 86 85 89 81 89\
             S75 86 75 80V69H70V82C70 88 67 91 63 91S56 88 56 82V68H51V84C51 91 48 94 43 94S35 91 35 84V68H30\
             V84C30 92 24 97 15 97S1 92 1 84V68C4 52 28 52 30 40Z",
        ),
        Shape::solid(Tone::Accent, "M24 -2H80V22L73 14L66 22L59 14L52 22L45 14L38 22L31 14L24 22Z"),
        Shape::line(Tone::Ink, 4, "M9 90C9 82 22 82 22 90"),
    ],
};
