//! The heroes: portraits, all on a banner with two tails.

use claim::Hero;

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

/// The value of a hero, who has no faction's colour.
pub(crate) const VALUE: Shade = Shade::new("#5c4310", "#f2d48a");

/// A hero's crest.
pub(crate) const fn crest(hero: Hero) -> &'static Crest {
    match hero {
        Hero::LichKing => &LICH_KING,
        Hero::Skeleton => &SKELETON,
        Hero::Warlock => &WARLOCK,
        Hero::Cthulhu => &CTHULHU,
        Hero::Mummy => &MUMMY,
        Hero::GelatinousCube => &GELATINOUS_CUBE,
    }
}

/// A hero's name in English.
pub(crate) const fn name(hero: Hero) -> &'static str {
    match hero {
        Hero::LichKing => "Lich King",
        Hero::Skeleton => "Skeleton",
        Hero::Warlock => "Warlock",
        Hero::Cthulhu => "Cthulhu",
        Hero::Mummy => "Mummy",
        Hero::GelatinousCube => "Gelatinous Cube",
    }
}

/// The banner that all heroes stand on: field, shade, charge and accent, and the portrait.
const fn banner(colours: [&'static str; 4], emblem: &'static [Shape]) -> Crest {
    let [field, shade, charge, accent] = colours;
    Crest {
        badge: "M6 3H94V97L50 84L6 97Z",
        placement: Placement::new(50, 43, 64),
        palette: Palette {
            field: Colour(field),
            shade: Colour(shade),
            charge: Colour(charge),
            accent: Colour(accent),
            value: VALUE,
        },
        pattern: Pattern::lines([100, 200], 3, "M13 0V200M19 0V200M81 0V200M87 0V200"),
        emblem,
    }
}

/// The Lich King.
const LICH_KING: Crest = banner(
    ["#2f6f8f", "#4a93b5", "#f3efe0", "#9fe8f5"],
    &[
        Shape::solid(Tone::Accent, "M51 40H12L2 2L25 22L37 -1L51 20Z").mirrored(),
        Shape::detail(Tone::Ink, "M22 48H78V90H22Z"),
        Shape::solid(
            Tone::Charge,
            "M51 47H14C14 62 20 71 29 75V97H37V85H44V99H51ZM34 52C44 52 46 60 43 66C38 73 26 71 24 62\
             C24 56 28 52 34 52ZM51 67L45 78H51Z",
        )
        .mirrored(),
        Shape::detail(Tone::Accent, "M30 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z").mirrored(),
    ],
);

/// The Skeleton.
const SKELETON: Crest = banner(
    ["#6b5a4a", "#85715e", "#f6ecd2", "#e2483d"],
    &[
        Shape::solid(
            Tone::Charge,
            "M50 -4C64 -4 72 5 72 16C72 24 68 28 64 31V40H36V31C32 28 28 24 28 16C28 5 36 -4 50 -4ZM41 10\
             A6 6 0 1 0 41 22A6 6 0 1 0 41 10ZM59 10A6 6 0 1 0 59 22A6 6 0 1 0 59 10Z",
        ),
        Shape::bar(Tone::Charge, 8, "M50 44V98"),
        Shape::bar(Tone::Charge, 7, "M48 50C30 44 14 50 10 66M48 64C34 58 22 64 20 78M48 78C40 74 32 78 30 88")
            .mirrored(),
        Shape::solid(Tone::Charge, "M28 98C36 90 64 90 72 98L66 104H34Z"),
    ],
);

/// The Warlock.
const WARLOCK: Crest = banner(
    ["#3b1f4f", "#5b3575", "#e6a35c", "#7be05a"],
    &[
        Shape::bar(Tone::Light, 12, "M36 24C30 -2 3 2 3 26C3 44 21 47 22 34").mirrored(),
        Shape::solid(
            Tone::Charge,
            "M51 14C32 14 20 26 22 44C23 58 30 68 38 74L51 104ZM28 43L47 53C44 62 30 58 28 43ZM40 72\
             C45 68 48 68 51 68V74C47 74 44 74 40 72Z",
        )
        .mirrored(),
        Shape::detail(Tone::Accent, "M30 46L46 54C43 60 32 56 30 46Z").mirrored(),
        Shape::detail(Tone::Accent, "M50 22C57 30 56 38 50 41C44 38 43 30 50 22Z"),
    ],
);

/// Cthulhu.
const CTHULHU: Crest = banner(
    ["#1f5b5e", "#2f7d80", "#8fd07a", "#ff6a4d"],
    &[
        Shape::bar(Tone::Charge, 10, "M46 62C46 78 52 86 44 99M34 60C36 76 34 84 22 96M24 56C22 70 18 78 2 78")
            .mirrored(),
        Shape::solid(Tone::Charge, "M51 -2C26 -2 10 16 10 38C10 52 18 62 30 66H51ZM22 36L44 46C42 56 24 54 22 36Z")
            .mirrored(),
        Shape::detail(Tone::Accent, "M24 39L43 47C40 53 26 52 24 39Z").mirrored(),
        Shape::line(Tone::Ink, 4, "M40 12C42 18 42 22 40 26").mirrored(),
    ],
);

/// The Mummy.
const MUMMY: Crest = banner(
    ["#b98f4a", "#d3ab66", "#f4ead0", "#e2483d"],
    &[
        Shape::solid(Tone::Charge, "M80 56L102 70L94 84L76 74Z"),
        Shape::detail(Tone::Ink, "M22 38H78V58H22Z"),
        Shape::solid(
            Tone::Charge,
            "M50 -2C76 -2 86 18 86 46C86 78 70 101 50 101S14 78 14 46C14 18 24 -2 50 -2ZM21 40L23 56L77 54\
             L79 40Z",
        ),
        Shape::detail(Tone::Accent, "M31 48a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z").mirrored(),
        Shape::detail(Tone::Ink, "M35 48a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z").mirrored(),
        Shape::line(Tone::Ink, 3, "M18 28L82 16M26 14L76 4M15 62L84 66M18 76L80 72M28 88L66 86M40 86L60 98"),
    ],
);

/// The Gelatinous Cube.
const GELATINOUS_CUBE: Crest = banner(
    ["#4a2f6b", "#6a4a90", "#7fe0a0", "#c8f7d4"],
    &[
        Shape::solid(Tone::Accent, "M50 -4L96 18L50 40L4 18Z"),
        Shape::solid(Tone::Charge, "M2 27L46 48V102L2 80Z").mirrored(),
        Shape::detail(
            Tone::Light,
            "M14 52C18 48 22 52 21 56L32 66C36 64 40 68 36 71C36 75 32 76 30 72L19 62C15 64 11 60 15 57\
             C12 56 12 53 14 52Z",
        ),
        Shape::detail(Tone::Light, "M65 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"),
        Shape::detail(Tone::Ink, "M68 63a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"),
        Shape::detail(
            Tone::Accent,
            "M81 42a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM56 84a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM21 84a3 3 0 1 0 6 0\
             a3 3 0 1 0-6 0Z",
        ),
    ],
);
