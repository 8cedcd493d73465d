//! The faces of the characters that bots play as. The outline of the badge tells their level.

use bots::{Character, Level};

use crate::{
    colour::Colour,
    crest::Palette,
    pen::{OUTLINE, Pen},
    shape::{Shape, Tone},
    theme::LINE,
};

/// A face in a box of 100 by 100, from the bottom up.
struct Portrait {
    palette: Palette,
    face: &'static [Shape],
}

/// The face on its badge.
pub(crate) fn draw(pen: &mut Pen, character: Character) {
    let Portrait { palette, face } = portrait(character);
    pen.within(2.0, 2.0, 96.0, |pen| {
        let lines = pen.lines();
        pen.outlined(badge(character.level()), palette.field.0, &lines, OUTLINE);
        pen.within(18.0, 20.0, 64.0, |pen| pen.emblem(face, palette, OUTLINE * 100.0 / 64.0));
    });
}

/// The outlines of badges: rounder for beginners, with more corners for masters.
const fn badge(level: Level) -> &'static str {
    match level {
        Level::Greedy => "M20 3H80C90 3 97 10 97 20V80C97 90 90 97 80 97H20C10 97 3 90 3 80V20C3 10 10 3 20 3Z",
        Level::Search => "M5 4H95V56C95 80 74 92 50 98C26 92 5 80 5 56Z",
        Level::Expert => {
            "M50 1L64 9L81 7L87 22L99 34L94 50L99 66L87 78L81 93L64 91L50 99L36 91L19 93L13 78L1 66L6 50L1 34L13 22L19 7L36 9Z"
        }
        _ => "M50 2A48 48 0 1 0 50 98A48 48 0 1 0 50 2Z",
    }
}

/// Field, hair, skin and clothes, and the face.
const fn of(colours: [&'static str; 4], face: &'static [Shape]) -> Portrait {
    let [field, hair, skin, clothes] = colours;
    Portrait {
        palette: Palette {
            field: Colour(field),
            shade: Colour(hair),
            charge: Colour(skin),
            accent: Colour(clothes),
            value: LINE,
        },
        face,
    }
}

const fn portrait(character: Character) -> &'static Portrait {
    match character {
        Character::Finn => &FINN,
        Character::Lulu => &LULU,
        Character::Nico => &NICO,
        Character::Tessa => &TESSA,
        Character::Milo => &MILO,
        Character::Bruno => &BRUNO,
        Character::Rosa => &ROSA,
        Character::Jonas => &JONAS,
        Character::Wanda => &WANDA,
        Character::Emil => &EMIL,
        Character::Vera => &VERA,
        Character::Hugo => &HUGO,
        Character::Selma => &SELMA,
        Character::Dario => &DARIO,
        Character::Kira => &KIRA,
        Character::Otto => &OTTO,
        Character::Xenia => &XENIA,
        Character::Cyrus => &CYRUS,
        Character::Adela => &ADELA,
        Character::Ivo => &IVO,
    }
}

const HEAD: Shape =
    Shape::solid(Tone::Charge, "M50 16C70 16 81 31 81 51C81 76 67 93 50 93S19 76 19 51C19 31 30 16 50 16Z");
const EARS: Shape = Shape::solid(Tone::Charge, "M21 46C11 44 9 62 20 65Z").mirrored();
const EYES: Shape = Shape::detail(Tone::Ink, "M32 54a4.5 5.5 0 1 0 9 0a4.5 5.5 0 1 0-9 0Z").mirrored();
const SMILE: Shape = Shape::line(Tone::Ink, 4, "M39 74C44 81 56 81 61 74");

/// Tousled red hair, freckles and a gap in the teeth.
const FINN: Portrait = of(
    ["#7fb3d5", "#d2691e", "#f7d7b5", "#3f8f4f"],
    &[
        EARS,
        HEAD,
        Shape::solid(
            Tone::Shade,
            "M15 46C10 22 22 12 31 16L33 0L45 11L54 -4L61 11L76 3L74 18C88 22 90 36 85 46L75 33L63 39L52 30L39 39L27 33Z",
        ),
        EYES,
        Shape::detail(
            Tone::Shade,
            "M27 66a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM35 69a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z",
        )
        .mirrored(),
        Shape::detail(Tone::Ink, "M36 74H64C62 85 38 85 36 74Z"),
        Shape::detail(Tone::Light, "M40 75H48V79H40ZM52 75H60V79H52Z"),
    ],
);

/// Two buns and a straight fringe.
const LULU: Portrait = of(
    ["#f2c4ce", "#3a2320", "#c98a5a", "#c0392b"],
    &[
        Shape::solid(Tone::Shade, "M2 12a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z").mirrored(),
        EARS,
        HEAD,
        Shape::solid(Tone::Shade, "M14 62C10 20 30 10 50 10S90 20 86 62L79 62L77 42H23L21 62Z"),
        EYES,
        SMILE,
        Shape::detail(Tone::Accent, "M28 68a6 4 0 1 0 12 0a6 4 0 1 0-12 0Z").mirrored(),
    ],
);

/// A cap with its brim to the side.
const NICO: Portrait = of(
    ["#f4d35e", "#6b4423", "#f0c8a0", "#2e5fa3"],
    &[
        EARS,
        Shape::solid(Tone::Shade, "M17 60L15 36H85L83 60L76 48H24Z"),
        HEAD,
        Shape::solid(
            Tone::Accent,
            "M15 42C13 10 32 0 50 0S82 8 84 30C98 30 110 36 112 46C98 42 80 40 60 40C42 40 28 41 15 42Z",
        ),
        Shape::detail(Tone::Light, "M44 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z"),
        EYES,
        Shape::line(Tone::Ink, 4, "M40 76C48 80 56 78 62 71"),
    ],
);

/// Two long plaits with bows.
const TESSA: Portrait = of(
    ["#9bd0a5", "#e8b83a", "#fbdcc4", "#7d3c98"],
    &[
        Shape::solid(Tone::Shade, "M20 34C0 34 -8 58 -2 82C0 94 8 98 12 92C20 84 16 70 24 60Z").mirrored(),
        Shape::solid(Tone::Accent, "M-8 72L18 80L16 92L-10 84Z").mirrored(),
        HEAD,
        Shape::solid(Tone::Shade, "M16 56C10 22 30 10 50 10S90 22 84 56C80 40 66 36 50 20C34 36 20 40 16 56Z"),
        EYES,
        SMILE,
    ],
);

/// A cloud of curls.
const MILO: Portrait = of(
    ["#e59866", "#1f1a17", "#8d5a3a", "#f4d03f"],
    &[
        Shape::solid(
            Tone::Shade,
            "M50 -12C62 -18 74 -12 78 -4C92 -4 100 8 98 20C110 28 112 44 102 52C106 66 98 78 86 78H14C2 78 -6 66 -2 52C-12 44 -10 28 2 20C0 8 8 -4 22 -4C26 -12 38 -18 50 -12Z",
        ),
        Shape::solid(Tone::Charge, "M50 24C68 24 77 36 77 54C77 78 65 93 50 93S23 78 23 54C23 36 32 24 50 24Z"),
        EYES,
        Shape::detail(Tone::Light, "M36 73H64C61 86 39 86 36 73Z"),
    ],
);

/// A baker's cap and a moustache.
const BRUNO: Portrait = of(
    ["#a9705a", "#4a2f1d", "#f3cfae", "#b03a2e"],
    &[
        EARS,
        HEAD,
        Shape::solid(
            Tone::Light,
            "M20 40V22C2 20 2 -8 24 -6C30 -20 48 -20 52 -10C62 -20 80 -16 80 -4C98 -4 98 20 80 22V40C62 34 38 34 20 40Z",
        ),
        Shape::line(Tone::Ink, 3, "M36 26V10M64 26V10"),
        EYES,
        Shape::solid(Tone::Shade, "M50 72C42 64 26 70 20 82C34 88 46 86 50 80C54 86 66 88 80 82C74 70 58 64 50 72Z"),
    ],
);

/// A headscarf with dots, tied under the chin.
const ROSA: Portrait = of(
    ["#f5e6c8", "#7a3b1e", "#e8b48c", "#c0392b"],
    &[
        Shape::solid(
            Tone::Accent,
            "M50 2C78 2 92 24 90 52C90 74 78 88 62 94L72 108L50 100L28 108L38 94C22 88 10 74 10 52C8 24 22 2 50 2Z",
        ),
        Shape::solid(Tone::Charge, "M50 26C66 26 74 38 74 54C74 76 62 89 50 89S26 76 26 54C26 38 34 26 50 26Z"),
        Shape::detail(Tone::Shade, "M28 46C30 32 42 26 50 26S70 32 72 46C62 38 56 34 50 34S38 38 28 46Z"),
        Shape::detail(Tone::Light, "M24 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM14 40a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z").mirrored(),
        Shape::detail(Tone::Light, "M46 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"),
        EYES,
        SMILE,
    ],
);

/// A straw hat and a full beard.
const JONAS: Portrait = of(
    ["#6c9a3b", "#8a5a2b", "#f2cda6", "#f0d27a"],
    &[
        EARS,
        HEAD,
        Shape::solid(
            Tone::Shade,
            "M19 54C24 64 34 66 40 64C46 60 54 60 60 64C66 66 76 64 81 54C84 84 68 106 50 106S16 84 19 54ZM40 73C46 80 54 80 60 73C54 70 46 70 40 73Z",
        ),
        Shape::solid(
            Tone::Accent,
            "M24 32C24 2 36 -8 50 -8S76 2 76 32C96 32 112 36 114 42C96 48 76 46 50 46S4 48 -14 42C-12 36 4 32 24 32Z",
        ),
        Shape::line(Tone::Shade, 7, "M25 26C40 30 60 30 75 26"),
        EYES,
    ],
);

/// A kerchief, an eye patch and an earring.
const WANDA: Portrait = of(
    ["#4a7c8c", "#2b1d14", "#d9a066", "#c8452f"],
    &[
        Shape::solid(Tone::Shade, "M16 40H84L92 84C84 90 74 86 72 78H28C26 86 16 90 8 84Z"),
        HEAD,
        Shape::solid(
            Tone::Accent,
            "M16 44C12 12 32 2 50 2S88 12 84 44C62 34 38 34 16 44ZM84 40L106 30L100 46L108 58L86 48Z",
        ),
        Shape::detail(
            Tone::Light,
            "M30 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM48 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM64 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
        ),
        Shape::line(Tone::Ink, 4, "M20 42L78 68"),
        Shape::detail(Tone::Ink, "M24 46L48 50C50 66 28 68 24 46Z"),
        Shape::detail(Tone::Ink, "M59 54a4.5 5.5 0 1 0 9 0a4.5 5.5 0 1 0-9 0Z"),
        Shape::line(Tone::Ink, 4, "M40 78C48 80 56 78 62 72"),
        Shape::line(Tone::Light, 4, "M80 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z"),
    ],
);

/// A pointed hat with a feather.
const EMIL: Portrait = of(
    ["#d8c3a5", "#b5651d", "#f6d5b8", "#2f6b3c"],
    &[
        EARS,
        HEAD,
        Shape::solid(Tone::Light, "M70 22C72 -4 86 -16 104 -18C104 2 96 18 78 30Z"),
        Shape::solid(Tone::Accent, "M2 42C14 38 22 32 26 22L44 -14L70 10C76 22 82 32 104 40C80 48 20 50 2 42Z"),
        Shape::line(Tone::Ink, 5, "M26 26C42 32 60 32 76 26"),
        EYES,
        Shape::solid(Tone::Shade, "M40 84C44 78 56 78 60 84L50 104Z"),
        Shape::line(Tone::Ink, 4, "M40 74C46 78 54 78 60 74"),
    ],
);

/// A tall pointed headdress with a veil.
const VERA: Portrait = of(
    ["#5b3a8c", "#2a1a12", "#fbe0cc", "#e8b4d0"],
    &[
        Shape::solid(Tone::Light, "M54 -24C84 -10 104 30 100 84L84 70C86 40 76 16 54 -6Z"),
        Shape::solid(Tone::Shade, "M16 40H84V66L78 78H22L16 66Z"),
        HEAD,
        Shape::solid(Tone::Accent, "M18 42L50 -26L82 42C62 28 38 28 18 42Z"),
        Shape::line(Tone::Ink, 4, "M28 24C42 16 58 16 72 24M38 2C46 -2 54 -2 62 2"),
        EYES,
        Shape::detail(Tone::Accent, "M40 74C46 71 54 71 60 74C56 81 44 81 40 74Z"),
    ],
);

/// A helmet with a guard for the nose, and mail.
const HUGO: Portrait = of(
    ["#9c2f2f", "#8894a0", "#efc59c", "#d5dde4"],
    &[
        Shape::solid(Tone::Shade, "M12 36H88V80C88 96 72 104 50 104S12 96 12 80Z"),
        Shape::solid(Tone::Charge, "M26 38H74V62C74 80 64 90 50 90S26 80 26 62Z"),
        Shape::line(Tone::Ink, 3, "M16 70L22 76M14 84L24 90M84 70L78 76M86 84L76 90M36 98L42 92M58 92L64 98"),
        Shape::detail(Tone::Ink, "M30 55a4.5 5.5 0 1 0 9 0a4.5 5.5 0 1 0-9 0Z").mirrored(),
        Shape::line(Tone::Ink, 4, "M40 80H60"),
        Shape::solid(Tone::Accent, "M10 48C10 12 30 -8 50 -8S90 12 90 48L58 42V70H42V42Z"),
        Shape::line(Tone::Ink, 3, "M50 -4V38"),
    ],
);

/// A deep hood.
const SELMA: Portrait = of(
    ["#88a9c3", "#191420", "#d8a888", "#23404f"],
    &[
        Shape::solid(Tone::Accent, "M50 -16C58 2 96 8 96 60C96 84 88 98 80 104H20C12 98 4 84 4 60C4 8 42 2 50 -16Z"),
        Shape::detail(Tone::Shade, "M50 14C74 18 82 36 82 58C82 82 68 96 50 96S18 82 18 58C18 36 26 18 50 14Z"),
        Shape::detail(Tone::Charge, "M50 44C64 40 72 46 74 54C74 76 64 88 50 88S26 76 26 54C28 46 36 40 50 44Z"),
        Shape::detail(Tone::Ink, "M32 60a4.5 5.5 0 1 0 9 0a4.5 5.5 0 1 0-9 0Z").mirrored(),
        Shape::line(Tone::Ink, 4, "M42 77C48 79 54 79 58 76"),
    ],
);

/// A broad beret with a plume, and a pointed beard.
const DARIO: Portrait = of(
    ["#e0c16a", "#3b2a20", "#e6b58a", "#7a1f3d"],
    &[
        EARS,
        HEAD,
        Shape::solid(Tone::Light, "M70 12C88 -16 108 -12 116 2C104 0 100 8 104 16C94 10 86 16 84 26Z"),
        Shape::solid(Tone::Accent, "M20 42C-12 40 -14 6 20 0C48 -10 84 -2 88 24C90 34 86 42 80 42C60 34 40 34 20 42Z"),
        EYES,
        Shape::solid(
            Tone::Shade,
            "M50 68C42 62 34 66 30 72C24 74 18 70 16 64C14 78 32 84 50 74C68 84 86 78 84 64C82 70 76 74 70 72C66 66 58 62 50 68Z",
        ),
        Shape::solid(Tone::Shade, "M42 84H58L50 110Z"),
    ],
);

/// A black bob and a diadem.
const KIRA: Portrait = of(
    ["#c0574a", "#141018", "#f4d9c0", "#f3c24a"],
    &[
        Shape::solid(Tone::Shade, "M50 0C82 0 94 20 94 48L96 94H74V60H26V94H4L6 48C6 20 18 0 50 0Z"),
        HEAD,
        Shape::solid(Tone::Shade, "M14 50C10 16 30 4 50 4S90 16 86 50L80 48V40H20V48Z"),
        Shape::solid(Tone::Accent, "M12 28C36 20 64 20 88 28L87 37C64 30 36 30 13 37Z"),
        Shape::solid(Tone::Light, "M50 12L58 26L50 40L42 26Z"),
        Shape::detail(Tone::Ink, "M28 52L44 54C42 62 30 60 28 52Z").mirrored(),
        Shape::line(Tone::Ink, 4, "M42 76H58"),
    ],
);

/// A bald head, a long white beard and a monocle.
const OTTO: Portrait = of(
    ["#4b6b57", "#f5f2ea", "#f4cfae", "#b8860b"],
    &[
        EARS,
        Shape::solid(Tone::Charge, "M50 -2C74 -2 84 18 84 44V70H16V44C16 18 26 -2 50 -2Z"),
        Shape::solid(
            Tone::Shade,
            "M14 46C20 58 30 62 38 58C46 54 54 54 62 58C70 62 80 58 86 46C92 84 76 114 50 118C24 114 8 84 14 46ZM40 70C46 76 54 76 60 70C54 66 46 66 40 70Z",
        ),
        Shape::detail(Tone::Shade, "M26 32C32 24 42 26 46 32L44 36C38 32 32 32 28 38Z").mirrored(),
        Shape::detail(Tone::Ink, "M33 44a4.5 5 0 1 0 9 0a4.5 5 0 1 0-9 0Z").mirrored(),
        Shape::line(Tone::Accent, 5, "M51 44a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM75 48L84 84"),
    ],
);

/// A great turban with a jewel.
const XENIA: Portrait = of(
    ["#c98b2b", "#1c1410", "#a8683f", "#2a7f8e"],
    &[
        HEAD,
        Shape::solid(Tone::Accent, "M12 44C-10 22 8 -18 50 -18S110 22 88 44C70 28 30 28 12 44Z"),
        Shape::line(Tone::Ink, 4, "M6 14C26 -2 44 4 52 18M94 14C74 -2 60 2 48 20M22 -10C36 -10 46 -4 52 4"),
        Shape::solid(Tone::Light, "M50 8L60 22L50 36L40 22Z"),
        EYES,
        Shape::detail(Tone::Ink, "M40 74C46 71 54 71 60 74C56 81 44 81 40 74Z"),
        Shape::solid(Tone::Light, "M14 66a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z").mirrored(),
    ],
);

/// A scholar's cap with a tassel, and spectacles.
const CYRUS: Portrait = of(
    ["#d9d2c0", "#2a1c14", "#b07a4e", "#2b2f4a"],
    &[
        EARS,
        HEAD,
        Shape::solid(
            Tone::Shade,
            "M19 56C26 70 36 70 42 66C48 64 52 64 58 66C64 70 74 70 81 56C82 82 68 100 50 100S18 82 19 56ZM40 76C46 82 54 82 60 76C54 73 46 73 40 76Z",
        ),
        Shape::solid(Tone::Accent, "M20 40V20H80V40C62 32 38 32 20 40ZM50 -16L108 8L50 30L-8 8Z"),
        Shape::line(Tone::Light, 4, "M50 8L98 14V40"),
        Shape::detail(Tone::Light, "M92 38H104L102 58H94Z"),
        Shape::detail(Tone::Light, "M27 52a10 9 0 1 0 20 0a10 9 0 1 0-20 0Z").mirrored(),
        Shape::line(Tone::Ink, 3, "M27 52a10 9 0 1 0 20 0a10 9 0 1 0-20 0ZM46 51H54").mirrored(),
        Shape::detail(Tone::Ink, "M33 52a4 4.5 0 1 0 8 0a4 4.5 0 1 0-8 0Z").mirrored(),
    ],
);

/// White hair in a bun, round spectacles and a collar.
const ADELA: Portrait = of(
    ["#7c4a6b", "#d8d8dc", "#f6d9c4", "#5a8f7b"],
    &[
        Shape::solid(Tone::Shade, "M30 -6a20 18 0 1 0 40 0a20 18 0 1 0-40 0Z"),
        Shape::solid(Tone::Shade, "M10 60C2 24 26 4 50 4S98 24 90 60C88 74 80 78 74 74H26C20 78 12 74 10 60Z"),
        Shape::solid(Tone::Accent, "M50 88L86 96L72 112H28L14 96Z"),
        Shape::solid(Tone::Charge, "M50 26C68 26 76 38 76 54C76 76 64 92 50 92S24 76 24 54C24 38 32 26 50 26Z"),
        Shape::detail(Tone::Shade, "M24 50C26 32 38 24 50 32C62 24 74 32 76 50C64 40 56 40 50 38C44 40 36 40 24 50Z"),
        Shape::detail(Tone::Light, "M26 57a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z").mirrored(),
        Shape::line(Tone::Ink, 3, "M26 57a11 11 0 1 0 22 0a11 11 0 1 0-22 0ZM47 55H53").mirrored(),
        Shape::detail(Tone::Ink, "M33 57a4 4.5 0 1 0 8 0a4 4.5 0 1 0-8 0Z").mirrored(),
        Shape::line(Tone::Ink, 4, "M42 80C47 83 53 83 58 80"),
    ],
);

/// A tonsure, thick brows and a cowl.
const IVO: Portrait = of(
    ["#b7c9e2", "#5a3a20", "#f2cfa8", "#6e4a2a"],
    &[
        Shape::solid(Tone::Accent, "M50 74L96 84L90 112H10L4 84Z"),
        Shape::solid(Tone::Charge, "M50 0C74 0 84 20 84 46C84 76 68 94 50 94S16 76 16 46C16 20 26 0 50 0Z"),
        Shape::solid(
            Tone::Shade,
            "M20 18C6 22 2 44 12 66C18 70 22 64 22 56C26 50 24 40 22 34C40 26 60 26 78 34C76 40 74 50 78 56C78 64 82 70 88 66C98 44 94 22 80 18C66 26 34 26 20 18Z",
        ),
        Shape::detail(Tone::Shade, "M26 44L46 42L46 49L26 51Z").mirrored(),
        Shape::detail(Tone::Ink, "M33 58a4 5 0 1 0 8 0a4 5 0 1 0-8 0Z").mirrored(),
        Shape::line(Tone::Ink, 4, "M38 78C46 72 54 72 62 78"),
    ],
);
