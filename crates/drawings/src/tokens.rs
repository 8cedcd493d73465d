//! What lies on the table of Claim and is no card: the moon, and marks for a prize, a vote, loot and the lead.

use claim::Faction;

use crate::{
    bearer::Bearer,
    crest::{INK, LIGHT},
    pen::Pen,
};

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// The moon card, without a moon.
    NoMoon,
    /// The moon card with a full moon (8.23).
    FullMoon,
    /// The ribbon on what a trick is played for.
    Prize,
    /// A vote: a cup, with the glyph of the faction that gave it.
    Trophy(Option<Faction>),
    /// Loot, as some Raccoons carry it (8.12).
    Loot,
    /// Whoever leads.
    Lead,
}

const GOLD: &str = "#f3c24a";
const NIGHT: &str = "#27305a";

impl Token {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Token> {
        let plain = [Token::NoMoon, Token::FullMoon, Token::Prize, Token::Loot, Token::Lead, Token::Trophy(None)];
        plain.into_iter().chain(Faction::ALL.into_iter().map(|faction| Token::Trophy(Some(faction))))
    }

    /// What it shows, in English.
    pub fn label(self) -> String {
        match self {
            Token::NoMoon => "no moon".into(),
            Token::FullMoon => "full moon".into(),
            Token::Prize => "the prize".into(),
            Token::Trophy(None) => "a vote".into(),
            Token::Trophy(Some(faction)) => format!("the vote of the {faction}"),
            Token::Loot => "loot".into(),
            Token::Lead => "the lead".into(),
        }
    }
}

/// Draws a thing.
pub(crate) fn draw(pen: &mut Pen, token: Token) {
    match token {
        Token::NoMoon => moon(pen, false),
        Token::FullMoon => moon(pen, true),
        Token::Prize => prize(pen),
        Token::Trophy(faction) => trophy(pen, faction),
        Token::Loot => loot(pen),
        Token::Lead => lead(pen),
    }
}

/// A window onto the night: with a bright disc in it, or with stars and the rim of one.
fn moon(pen: &mut Pen, full: bool) {
    let lines = pen.lines();
    pen.outlined("M50 3A47 47 0 1 0 50 97A47 47 0 1 0 50 3Z", NIGHT, &lines, 4.0);
    if full {
        pen.outlined("M50 16A34 34 0 1 0 50 84A34 34 0 1 0 50 16Z", "#fff0b0", INK.0, 3.0);
        pen.fill(
            "M38 30A8 8 0 1 0 38 46A8 8 0 1 0 38 30ZM62 44A11 11 0 1 0 62 66A11 11 0 1 0 62 44ZM42 60\
             A6 6 0 1 0 42 72A6 6 0 1 0 42 60Z",
            "#dcc67a",
        );
    } else {
        pen.stroke("M50 18A32 32 0 1 0 50 82A32 32 0 1 0 50 18Z", "#5a68a8", 3.0);
        pen.fill(
            "M34 30L37 39L46 42L37 45L34 54L31 45L22 42L31 39ZM64 22L66 28L72 30L66 32L64 38L62 32L56 30\
             L62 28ZM62 54L65 63L74 66L65 69L62 78L59 69L50 66L59 63Z",
            LIGHT.0,
        );
    }
}

/// A rosette with two tails.
fn prize(pen: &mut Pen) {
    let lines = pen.lines();
    pen.outlined("M32 52L18 96L36 87L48 97L54 60ZM68 52L82 96L64 87L52 97L46 60Z", "#b52a35", &lines, 4.0);
    pen.outlined(
        "M50 2L60 9L72 7L76 18L87 23L85 35L92 45L84 54L84 66L72 69L65 78L54 74L46 74L35 78L28 69L16 66\
             L16 54L8 45L15 35L13 23L24 18L28 7L40 9Z",
        "#e2483d",
        &lines,
        4.0,
    );
    pen.outlined("M50 18A22 22 0 1 0 50 62A22 22 0 1 0 50 18Z", GOLD, INK.0, 3.0);
    pen.fill("M50 24L54.5 35L66 36L57 43.5L60 55L50 48.5L40 55L43 43.5L34 36L45.5 35Z", LIGHT.0);
}

/// A cup with two handles.
fn trophy(pen: &mut Pen, faction: Option<Faction>) {
    let lines = pen.lines();
    for (ink, width) in [(lines.as_str(), 13.0), ("#d99a1e", 6.0)] {
        pen.stroke("M22 16H8C6 38 16 48 28 50M78 16H92C94 38 84 48 72 50", ink, width);
    }
    pen.outlined("M18 4H82C84 40 76 62 58 66V80H74V97H26V80H42V66C24 62 16 40 18 4Z", GOLD, &lines, 4.0);
    match faction {
        Some(faction) => pen.within(27.0, 7.0, 46.0, |pen| pen.glyph(Bearer::Faction(faction), INK.0)),
        None => pen.fill("M50 14L55.5 27L69 28L58.5 37L62 50L50 43L38 50L41.5 37L31 28L44.5 27Z", LIGHT.0),
    }
}

/// A sack with a coin on it.
fn loot(pen: &mut Pen) {
    let lines = pen.lines();
    pen.outlined(
        "M36 24L26 4L42 10L50 3L58 10L74 4L64 24C86 38 96 62 92 80C88 94 72 97 50 97S12 94 8 80\
             C4 62 14 38 36 24Z",
        "#a9713a",
        &lines,
        5.0,
    );
    pen.stroke("M34 26H66", INK.0, 6.0);
    pen.outlined("M50 40A21 21 0 1 0 50 82A21 21 0 1 0 50 40Z", GOLD, INK.0, 4.0);
    pen.fill("M46 50H54V72H46Z", INK.0);
}

/// A pennon on a staff.
fn lead(pen: &mut Pen) {
    let lines = pen.lines();
    pen.stroke("M20 6V96", &lines, 9.0);
    pen.outlined("M24 8H92L74 32L92 56H24Z", "#2f7fd0", &lines, 4.0);
    pen.fill("M46 18L49 27L58 27L51 33L54 43L46 37L38 43L41 33L34 27L43 27Z", LIGHT.0);
}
