//! The crest of a faction that has no drawing of its own: a plain shield with the code of its cards, such as `Kn`.

use claim::Faction;

use crate::{
    colour::Colour,
    crest::{Crest, Palette, Pattern, Placement},
    shape::{Shape, Tone},
    theme::Shade,
};

/// The stand-in of a faction.
pub(crate) const fn crest(faction: Faction) -> &'static Crest {
    &CRESTS[faction as usize]
}

const FACTIONS: usize = Faction::ALL.len();

static CRESTS: [Crest; FACTIONS] = {
    let mut crests = [shield(&EMBLEMS[0]); FACTIONS];
    let mut i = 0;
    while i < FACTIONS {
        crests[i] = shield(&EMBLEMS[i]);
        i += 1;
    }
    crests
};

static EMBLEMS: [[Shape; 2]; FACTIONS] = {
    let mut emblems = [code(Faction::ALL[0]); FACTIONS];
    let mut i = 0;
    while i < FACTIONS {
        emblems[i] = code(Faction::ALL[i]);
        i += 1;
    }
    emblems
};

const fn shield(emblem: &'static [Shape]) -> Crest {
    Crest {
        badge: "M10 6H90V52C90 76 74 90 50 97C26 90 10 76 10 52Z",
        placement: Placement::new(50, 46, 60),
        palette: Palette {
            field: Colour("#5d6470"),
            shade: Colour("#757d8a"),
            charge: Colour("#fff8e7"),
            accent: Colour("#fff8e7"),
            value: Shade::new("#434a55", "#c3cad6"),
        },
        pattern: Pattern::lines([20, 20], 3, "M0 10H20"),
        emblem,
    }
}

/// The two letters of a faction's code, side by side.
const fn code(faction: Faction) -> [Shape; 2] {
    let code = faction.code().as_bytes();
    [letter(code[0]), letter(code[1]).moved_right(54)]
}

/// A letter in the left half of a box of 100 by 100. Codes have letters only: anything else does not compile.
const fn letter(letter: u8) -> Shape {
    Shape::bar(Tone::Charge, 11, LETTERS[(letter.to_ascii_uppercase() - b'A') as usize])
}

/// From A to Z, 36 wide and 76 high.
const LETTERS: [&str; 26] = [
    "M5 88L23 12L41 88M11 64H35",
    "M5 12V88H24C46 88 46 48 24 48H5M5 12H22C42 12 42 48 22 48",
    "M41 24C33 8 5 8 5 50S33 92 41 76",
    "M5 12V88H18C50 88 50 12 18 12Z",
    "M41 12H5V88H41M5 49H33",
    "M41 12H5V88M5 49H33",
    "M41 24C33 8 5 8 5 50S41 92 41 72V54H26",
    "M5 12V88M41 12V88M5 50H41",
    "M23 12V88M11 12H35M11 88H35",
    "M15 12H41V66C41 92 5 94 5 70",
    "M5 12V88M41 12L5 56M17 42L41 88",
    "M5 12V88H41",
    "M5 88V12L23 56L41 12V88",
    "M5 88V12L41 88V12",
    "M23 12C-1 12 -1 88 23 88S47 12 23 12Z",
    "M5 88V12H22C46 12 46 54 22 54H5",
    "M23 12C-1 12 -1 88 23 88S47 12 23 12ZM27 68L43 90",
    "M5 88V12H22C46 12 46 52 22 52H5M22 52L41 88",
    "M40 24C30 8 5 10 5 31C5 56 41 44 41 69C41 92 14 92 5 76",
    "M3 12H43M23 12V88",
    "M5 12V62C5 96 41 96 41 62V12",
    "M5 12L23 88L41 12",
    "M3 12L13 88L23 40L33 88L43 12",
    "M5 12L41 88M41 12L5 88",
    "M5 12L23 50L41 12M23 50V88",
    "M5 12H41L5 88H41",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LIGHT, PAPER, Theme};

    #[test]
    fn every_faction_has_a_stand_in_with_its_own_code() {
        for (i, a) in Faction::ALL.into_iter().enumerate() {
            for b in &Faction::ALL[i + 1..] {
                assert_ne!(crest(a).emblem, crest(*b).emblem, "{a} and {b}");
            }
        }
    }

    #[test]
    fn a_stand_in_is_readable() {
        let palette = crest(Faction::ALL[0]).palette;
        assert!(LIGHT.contrast(palette.field) >= 4.5 && LIGHT.contrast(palette.shade) >= 3.0);
        for theme in [Theme::Light, Theme::Dark] {
            assert!(palette.value.in_theme(theme).contrast(PAPER.in_theme(theme)) >= 4.5, "{theme:?}");
        }
    }
}
