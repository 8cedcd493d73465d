//! The pieces of Claim It!: spaces and what lies on them, and the dice.

use claim_it::{Contents, Squatter, Standing};

use crate::{
    colour::Colour,
    crest::{INK, LIGHT},
    pen::Pen,
};

/// A piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A space of the board with all that lies on it.
    Space(Contents),
    /// A squatter (1.2).
    Squatter(Squatter),
    /// A claim marker (1.2).
    Claim,
    /// The marker of a player, from 0 to 4, as on a space that is held (1.3).
    Held(u8),
    /// The same on a claim marker: secured (1.3).
    Secured(u8),
    /// A die that shows 1 to 6.
    Die(u8),
}

/// The form and the colour of each player's markers: either is enough to tell them apart.
pub const MARKERS: [(&str, Colour); 5] = [
    ("M50 14A36 36 0 1 0 50 86A36 36 0 1 0 50 14Z", Colour("#2f74d8")),
    ("M15 15H85V85H15Z", Colour("#ef8a2c")),
    ("M50 8L90 82H10Z", Colour("#2c9a58")),
    ("M50 6L86 50L50 94L14 50Z", Colour("#f4cf3e")),
    ("M35 10H65V35H90V65H65V90H35V65H10V35H35Z", Colour("#8e4cc4")),
];

const TILE: &str = "M12 3H88C93 3 97 7 97 12V88C97 93 93 97 88 97H12C7 97 3 93 3 88V12C3 7 7 3 12 3Z";
const CLAIM: &str = "M30 5H70L95 30V70L70 95H30L5 70V30Z";
const TENT: &str = "M50 4L92 40V84C92 90 90 92 84 92H16C10 92 8 90 8 84V40Z";

impl Piece {
    /// Every piece by itself, and an empty space.
    pub fn all() -> impl Iterator<Item = Piece> {
        let players = 0..MARKERS.len() as u8;
        [Piece::Space(Contents { standing: Standing::Empty, squatter: None, claim_marker: false }), Piece::Claim]
            .into_iter()
            .chain(Squatter::all().map(Piece::Squatter))
            .chain(players.flat_map(|player| [Piece::Held(player), Piece::Secured(player)]))
            .chain((1..=6).map(Piece::Die))
    }

    /// What it shows, in English; players are counted from 1.
    pub fn label(self) -> String {
        match self {
            Piece::Space(contents) => label(&contents),
            Piece::Squatter(squatter) => squatter.to_string(),
            Piece::Claim => "claim marker".into(),
            Piece::Held(player) => format!("held by player {}", player + 1),
            Piece::Secured(player) => format!("secured by player {}", player + 1),
            Piece::Die(shows) => format!("a die showing {shows}"),
        }
    }
}

fn label(contents: &Contents) -> String {
    let standing = match contents.standing {
        Standing::Empty => "an empty space".to_owned(),
        Standing::Held(seat) => Piece::Held(seat.0).label(),
        Standing::Secured(seat) => Piece::Secured(seat.0).label(),
    };
    let squatter = contents.squatter.map_or(String::new(), |squatter| format!(", {squatter}"));
    let claim = if contents.claim_marker { ", claim marker" } else { "" };
    format!("{standing}{squatter}{claim}")
}

/// Draws a piece.
pub(crate) fn draw(pen: &mut Pen, piece: Piece) {
    match piece {
        Piece::Space(contents) => space(pen, &contents),
        Piece::Squatter(squatter) => squat(pen, squatter),
        Piece::Claim => claim(pen),
        Piece::Held(player) => marker(pen, player),
        Piece::Secured(player) => {
            pen.outlined(CLAIM, INK.0, LIGHT.0, 4.0);
            pen.within(14.0, 14.0, 72.0, |pen| marker(pen, player));
        }
        Piece::Die(shows) => die(pen, shows),
    }
}

/// What lies on a space, from the bottom up, each so far aside that the one beneath can be seen.
fn space(pen: &mut Pen, contents: &Contents) {
    let (faint, lines) = (pen.faint(), pen.lines());
    pen.outlined(TILE, &faint, &lines, 2.0);
    let covered = contents.squatter.is_some() || contents.claim_marker;
    let (x, size) = if covered { (6.0, 60.0) } else { (14.0, 72.0) };
    match contents.standing {
        Standing::Empty => (),
        Standing::Held(seat) => pen.within(x, x, size, |pen| draw(pen, Piece::Held(seat.0))),
        Standing::Secured(seat) => pen.within(x, x, size, |pen| draw(pen, Piece::Secured(seat.0))),
    }
    if let Some(squatter) = contents.squatter {
        pen.within(34.0, 36.0, 58.0, |pen| squat(pen, squatter));
    }
    if contents.claim_marker {
        pen.within(50.0, 6.0, 44.0, claim);
    }
}

fn squat(pen: &mut Pen, squatter: Squatter) {
    pen.outlined(TENT, "#ffffff", INK.0, 5.0);
    pen.number_round(&squatter.number().to_string(), 50.0, 57.0, 52.0, INK.0);
}

/// Black, with a flag.
fn claim(pen: &mut Pen) {
    pen.outlined(CLAIM, INK.0, LIGHT.0, 4.0);
    pen.stroke("M34 22V78", LIGHT.0, 7.0);
    pen.fill("M38 22H74L64 36L74 50H38Z", "#f3c24a");
}

fn marker(pen: &mut Pen, player: u8) {
    let (form, colour) = MARKERS[usize::from(player) % MARKERS.len()];
    pen.outlined(form, colour.0, LIGHT.0, 11.0);
    pen.outlined(form, colour.0, INK.0, 5.0);
}

fn die(pen: &mut Pen, shows: u8) {
    pen.outlined(TILE, LIGHT.0, INK.0, 4.0);
    let (low, middle, high) = (26, 50, 74);
    let pips: &[(i32, i32)] = match shows {
        1 => &[(middle, middle)],
        2 => &[(low, high), (high, low)],
        3 => &[(low, high), (middle, middle), (high, low)],
        4 => &[(low, low), (low, high), (high, low), (high, high)],
        5 => &[(low, low), (low, high), (middle, middle), (high, low), (high, high)],
        6 => &[(low, low), (low, middle), (low, high), (high, low), (high, middle), (high, high)],
        _ => &[],
    };
    let pip = |(x, y): &(i32, i32)| format!("M{} {y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z", x - 10);
    pen.fill(&pips.iter().map(pip).collect::<String>(), INK.0);
}
