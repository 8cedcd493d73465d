//! The artifacts: things, all on the same plaque.

use claim::Artifact;

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

/// What is written in the corners of an artifact.
pub(crate) const WRITTEN: Shade = Shade::new("#1f5560", "#a9dbe2");

/// An artifact's crest.
pub(crate) const fn crest(artifact: Artifact) -> &'static Crest {
    match artifact {
        Artifact::Crown => &CROWN,
        Artifact::Sword => &SWORD,
        Artifact::Horn => &HORN,
        Artifact::Spear => &SPEAR,
        Artifact::Orb => &ORB,
        Artifact::Crystal => &CRYSTAL,
        Artifact::Horse => &HORSE,
        Artifact::Boots => &BOOTS,
        Artifact::Stone => &STONE,
        Artifact::Staff => &STAFF,
        Artifact::Light => &LIGHT,
        Artifact::Chain => &CHAIN,
        Artifact::Hourglass => &HOURGLASS,
        Artifact::Shield => &SHIELD,
        Artifact::Jug => &JUG,
        Artifact::Axe => &AXE,
        Artifact::Bow => &BOW,
        Artifact::Ring => &RING,
    }
}

/// What an artifact adds to a value, or what the Crown is worth; nothing for most (9.4, 9.5, 9.11, 9.17, 9.19).
pub(crate) const fn mark(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Crown => "5",
        Artifact::Sword => "+3",
        Artifact::Boots => "+2",
        Artifact::Shield => "-3",
        Artifact::Axe => "-2",
        _ => "",
    }
}

/// The plaque that all artifacts lie on.
const fn plaque(charge: &'static str, accent: &'static str, emblem: &'static [Shape]) -> Crest {
    Crest {
        badge: "M20 3H80C80 12 88 20 97 20V80C88 80 80 88 80 97H20C20 88 12 80 3 80V20C12 20 20 12 20 3Z",
        placement: Placement::new(50, 50, 60),
        palette: Palette {
            field: Colour("#2b6672"),
            shade: Colour("#3d808d"),
            charge: Colour(charge),
            accent: Colour(accent),
            value: WRITTEN,
        },
        pattern: Pattern::lines([50, 50], 2, "M25 2L48 25L25 48L2 25ZM25 14L36 25L25 36L14 25Z"),
        emblem,
    }
}

/// The Crown of Light.
const CROWN: Crest = plaque(
    "#ffd84a",
    "#e2483d",
    &[
        Shape::solid(Tone::Charge, "M8 92L2 42L24 60L36 30L50 54L64 30L76 60L98 42L92 92ZM20 78L20.5 83H79.5L80 78Z"),
        Shape::bar(Tone::Charge, 6, "M50 4V18"),
        Shape::bar(Tone::Charge, 6, "M22 10L27 22M4 26L12 32").mirrored(),
        Shape::detail(Tone::Accent, "M50 60L56 67L50 74L44 67Z"),
        Shape::detail(Tone::Accent, "M24 69a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z").mirrored(),
    ],
);

/// The Sword of the Dragon.
const SWORD: Crest = plaque(
    "#e4eaf0",
    "#e2483d",
    &[
        Shape::solid(Tone::Charge, "M50 -24L61 -8V66H39V-8Z").turned(45),
        Shape::solid(
            Tone::Accent,
            "M20 58C30 66 40 60 50 62C60 60 70 66 80 58L86 70C72 80 60 72 50 74C40 72 28 80 14 70Z",
        )
        .turned(45),
        Shape::solid(Tone::Accent, "M44 74H56V96H44Z").turned(45),
        Shape::solid(Tone::Accent, "M41 102a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z").turned(45),
        Shape::line(Tone::Ink, 3, "M50 -6V56").turned(45),
    ],
);

/// The Horn of Silence.
const HORN: Crest = plaque(
    "#e9c48a",
    "#b8862b",
    &[
        Shape::solid(
            Tone::Charge,
            "M1 22L14 16C22 46 36 58 50 52C62 46 66 32 66 14H98C99 58 78 90 46 88C20 86 6 56 1 22Z",
        ),
        Shape::solid(Tone::Accent, "M60 2H104V15H60Z"),
        Shape::line(Tone::Accent, 8, "M70 32L96 38M28 50L18 66"),
        Shape::line(Tone::Ink, 3, "M46 88L44 54M66 82L58 48"),
    ],
);

/// The Spear of Retribution.
const SPEAR: Crest = plaque(
    "#e4eaf0",
    "#d9483b",
    &[
        Shape::bar(Tone::Accent, 8, "M50 30V110").turned(-38),
        Shape::solid(Tone::Charge, "M50 -16L68 16L58 36H42L32 16Z").turned(-38),
        Shape::solid(Tone::Accent, "M40 40H60L66 62L58 56L50 66L42 56L34 62Z").turned(-38),
        Shape::line(Tone::Ink, 3, "M50 -2V34").turned(-38),
    ],
);

/// The Orb of Insight.
const ORB: Crest = plaque(
    "#7fd6f2",
    "#d9a441",
    &[
        Shape::solid(
            Tone::Charge,
            "M50 2A39 39 0 1 0 50 80A39 39 0 1 0 50 2ZM20 42C18 26 30 14 46 12L47 18C34 20 26 30 26 42Z",
        ),
        Shape::solid(Tone::Accent, "M22 78C36 88 64 88 78 78L88 99H12Z"),
        Shape::detail(Tone::Light, "M56 26L60 40L74 44L60 48L56 62L52 48L38 44L52 40Z"),
    ],
);

/// The Crystal of Madness.
const CRYSTAL: Crest = plaque(
    "#f08be0",
    "#b04ad0",
    &[
        Shape::solid(Tone::Accent, "M16 40L34 56V92H10L2 64Z").mirrored(),
        Shape::solid(Tone::Charge, "M50 -2L70 22V92H30V22Z"),
        Shape::line(Tone::Ink, 3, "M50 -2V92M30 22L50 34L70 22"),
        Shape::detail(Tone::Light, "M37 34L44 38V70L37 66Z"),
    ],
);

/// The Mage's Horse.
const HORSE: Crest = plaque(
    "#f3e6cf",
    "#7a4fb8",
    &[
        Shape::solid(Tone::Accent, "M56 0L66 12C84 20 98 40 98 64C98 80 96 90 94 99H70Z"),
        Shape::solid(
            Tone::Charge,
            "M20 99H84C86 64 80 34 62 18L60 0L46 12C34 16 27 26 22 38L4 60C2 70 9 79 19 76L28 70\
             C36 70 43 66 48 60C48 76 26 78 20 99ZM40 30L52 36L42 42Z",
        ),
        Shape::detail(Tone::Ink, "M11 65a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"),
        Shape::line(Tone::Ink, 3, "M64 40C72 54 74 74 72 90"),
    ],
);

/// The Boots of Distance.
const BOOTS: Crest = plaque(
    "#9c6238",
    "#fff4e0",
    &[
        Shape::solid(Tone::Accent, "M34 56C18 62 4 54 -2 40C6 42 10 42 14 40C6 36 2 28 2 18C12 26 22 30 34 30Z"),
        Shape::solid(Tone::Charge, "M30 10H66V54C78 60 96 62 98 80V86H30Z"),
        Shape::solid(Tone::Charge, "M26 88H98V98H26Z"),
        Shape::solid(Tone::Accent, "M24 -2H72V14H24Z"),
        Shape::line(Tone::Ink, 3, "M8 40C16 44 26 44 34 42"),
    ],
);

/// The Stone of Oblivion.
const STONE: Crest = plaque(
    "#a5a9b4",
    "#6fe0c8",
    &[
        Shape::solid(
            Tone::Charge,
            "M24 24C44 10 74 16 86 34C98 50 104 78 92 90C72 98 26 98 6 90C-6 76 4 42 24 24ZM50 32L74 57L50 82\
             L26 57ZM50 46L39 57L50 68L61 57Z",
        ),
        Shape::detail(Tone::Accent, "M50 32L74 57L50 82L26 57ZM50 46L39 57L50 68L61 57Z"),
        Shape::line(Tone::Ink, 3, "M78 38L86 50M12 66L18 78M82 82L88 76"),
    ],
);

/// The Staff of Order.
const STAFF: Crest = plaque(
    "#e6cf9a",
    "#6fe0c8",
    &[
        Shape::bar(Tone::Charge, 13, "M50 98V50C50 36 76 38 76 22C76 2 38 0 31 18C28 30 36 38 44 34").turned(14),
        Shape::solid(Tone::Accent, "M45 20a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z").turned(14),
        Shape::line(Tone::Ink, 3, "M43 68H57M43 76H57").turned(14),
    ],
);

/// The Light of Eternity.
const LIGHT: Crest = plaque(
    "#d9a441",
    "#fff3b8",
    &[
        Shape::bar(Tone::Charge, 5, "M40 12C40 -2 60 -2 60 12"),
        Shape::solid(Tone::Charge, "M50 8L84 32H16ZM12 88H88V100H12ZM20 32H28V88H20ZM72 32H80V88H72Z"),
        Shape::solid(
            Tone::Accent,
            "M51 38C64 50 68 60 66 70C64 80 56 84 50 84S36 80 34 70C33 62 40 60 44 54C46 58 47 60 50 60\
             C54 54 52 46 51 38Z",
        ),
        Shape::detail(Tone::Charge, "M50 64C56 70 56 78 50 80C44 78 44 70 50 64Z"),
    ],
);

/// The Chain of Frost.
const CHAIN: Crest = plaque(
    "#cfe6f5",
    "#5aa9e6",
    &[
        Shape::bar(Tone::Charge, 9, "M50 -8C38 -8 34 0 34 12S38 32 50 32S66 24 66 12S62 -8 50 -8Z").turned(45),
        Shape::bar(Tone::Charge, 9, "M50 68C38 68 34 76 34 88S38 108 50 108S66 100 66 88S62 68 50 68Z").turned(45),
        Shape::bar(Tone::Accent, 9, "M50 28V72").turned(45),
        Shape::bar(Tone::Accent, 5, "M18 12V38M7 19L29 31M29 19L7 31"),
        Shape::bar(Tone::Accent, 5, "M82 62V88M71 69L93 81M93 69L71 81"),
    ],
);

/// The Hourglass of the Future.
const HOURGLASS: Crest = plaque(
    "#b98146",
    "#f3c24a",
    &[
        Shape::detail(
            Tone::Light,
            "M22 10H78C78 36 60 42 56 50C60 58 78 64 78 90H22C22 64 40 58 44 50C40 42 22 36 22 10Z",
        ),
        Shape::solid(
            Tone::Accent,
            "M22 14H78C78 36 60 42 56 50C60 58 78 64 78 86H22C22 64 40 58 44 50C40 42 22 36 22 14ZM30 18\
             C31 26 34 30 38 34H62C66 30 69 26 70 18ZM34 76C38 68 44 64 50 60C56 64 62 68 66 76Z",
        ),
        Shape::solid(Tone::Charge, "M14 0H86V12H14ZM14 88H86V100H14Z"),
    ],
);

/// The Shield of the Veil.
const SHIELD: Crest = plaque(
    "#8fa3c8",
    "#e8eef5",
    &[
        Shape::solid(
            Tone::Charge,
            "M8 4H92V46C92 74 74 92 50 100C26 92 8 74 8 46ZM50 14V48H18V14ZM50 48H80C78 66 66 80 50 88Z",
        ),
        Shape::detail(Tone::Accent, "M50 14V48H18V14ZM50 48H80C78 66 66 80 50 88Z"),
        Shape::solid(Tone::Charge, "M41 48a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"),
    ],
);

/// The King's Jug.
const JUG: Crest = plaque(
    "#d9a441",
    "#e2483d",
    &[
        Shape::bar(Tone::Charge, 8, "M68 24C98 16 102 52 80 64"),
        Shape::solid(
            Tone::Charge,
            "M28 20H68C66 32 82 44 82 68C82 88 68 99 48 99S14 88 14 68C14 44 30 32 28 20ZM26 56L32 78H64\
             L70 56L59 66L48 50L37 66Z",
        ),
        Shape::solid(Tone::Charge, "M18 2H76L68 16H28Z"),
        Shape::detail(Tone::Accent, "M26 56L32 78H64L70 56L59 66L48 50L37 66Z"),
    ],
);

/// The Axe of Heaven.
const AXE: Crest = plaque(
    "#e4eaf0",
    "#9c6238",
    &[
        Shape::bar(Tone::Accent, 9, "M42 1V108").turned(30),
        Shape::solid(Tone::Charge, "M46 10C60 14 74 5 82 -2C93 18 93 46 82 65C74 56 60 50 46 54Z").turned(30),
        Shape::solid(Tone::Charge, "M38 18L16 31L38 44Z").turned(30),
        Shape::line(Tone::Ink, 3, "M75 9C82 24 82 40 75 54").turned(30),
    ],
);

/// The Bow of the Lovers.
const BOW: Crest = plaque(
    "#b98146",
    "#e2483d",
    &[
        Shape::bar(Tone::Charge, 9, "M30 0C34 16 70 18 70 50S34 84 30 100"),
        Shape::bar(Tone::Light, 3, "M30 1L14 50L30 99"),
        Shape::bar(Tone::Charge, 6, "M10 50H80"),
        Shape::solid(Tone::Accent, "M80 36C86 26 100 30 100 42C100 54 88 60 76 66C72 56 70 42 80 36Z").turned(0),
        Shape::bar(Tone::Accent, 4, "M14 50L4 42M14 50L4 58M22 50L12 42M22 50L12 58"),
    ],
);

/// The Ring of Darkness.
const RING: Crest = plaque(
    "#f3c24a",
    "#4a3a6a",
    &[
        Shape::bar(Tone::Charge, 13, "M50 34A30 30 0 1 0 50 94A30 30 0 1 0 50 34Z"),
        Shape::solid(Tone::Accent, "M32 0H68L82 18L50 42L18 18Z"),
        Shape::line(Tone::Charge, 3, "M18 18H82M38 18L50 40L62 18L50 2Z"),
    ],
);
