//! The ten potions: round flasks strengthen, pointed ones weaken, a pair of bulbs doubles.

use claim::Potion;

use crate::{
    colour::Colour,
    crest::{INK, LIGHT},
    pen::Pen,
};

const ROUND: &str = "M40 12H60V34C78 38 90 50 90 66C90 86 72 97 50 97S10 86 10 66C10 50 22 38 40 34Z";
const POINTED: &str = "M40 12H60V34L92 84C96 91 93 97 86 97H14C7 97 4 91 8 84L40 34Z";
const DOUBLE: &str = "M40 12H60V20C72 22 78 30 78 38C78 44 75 48 72 51C84 56 90 63 90 72C90 88 72 97 50 97S10 88 10 72\
             C10 63 16 56 28 51C25 48 22 44 22 38C22 30 28 22 40 20Z";
const CORK: &str = "M38 2H62V12H38Z";
const COLLAR: &str = "M34 12H66V20H34Z";

/// What it shows, in English.
pub(crate) fn label(potion: Potion) -> String {
    format!("potion {potion}")
}

/// The colour of what is in it.
pub(crate) const fn colour(potion: Potion) -> Colour {
    if potion.doubles() {
        Colour("#f2b632")
    } else if potion.adds() > 0 {
        Colour("#4fae5a")
    } else {
        Colour("#a04fb8")
    }
}

/// Draws the bottle with its number.
pub(crate) fn draw(pen: &mut Pen, potion: Potion) {
    bottle(pen, Some(potion));
}

/// Draws a bottle; one that nobody has looked at has no number.
pub(crate) fn bottle(pen: &mut Pen, potion: Option<Potion>) {
    let form = match potion {
        Some(potion) if potion.doubles() => DOUBLE,
        Some(potion) if potion.adds() < 0 => POINTED,
        _ => ROUND,
    };
    let liquid = potion.map_or(Colour("#9aa3ad"), colour);
    let lines = pen.lines();
    pen.outlined(form, liquid.0, &lines, 4.0);
    pen.fill("M24 58C26 50 32 46 38 44L40 49C34 51 31 55 29 60Z", LIGHT.0);
    pen.outlined(CORK, "#b98146", &lines, 3.0);
    pen.outlined(COLLAR, LIGHT.0, &lines, 3.0);
    if let Some(potion) = potion {
        pen.outlined("M22 56H78V90H22Z", LIGHT.0, INK.0, 3.0);
        pen.number_round(potion.name(), 50.0, 73.0, 25.0, INK.0);
    }
}
