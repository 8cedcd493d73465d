//! Whole cards: value and glyph in two corners, a large crest between them.

use claim::{Artifact, Faction, Hero, Potion};

use crate::{
    artifacts,
    bearer::Bearer,
    number,
    pen::Pen,
    potions,
    tokens::{self, Token},
};

/// Width and height of a card.
pub(crate) const SIZE: [u8; 2] = [100, 150];

/// How high a value is: at a card's width of 56 pixels still 16 pixels.
const VALUE: f32 = 29.0;
/// How large the glyph beside it is.
const GLYPH: f32 = 22.0;
/// The outline of a card, and of the coloured line along it.
const OUTER: &str = "M9 1H91C95 1 99 5 99 9V141C99 145 95 149 91 149H9C5 149 1 145 1 141V9C1 5 5 1 9 1Z";
const INNER: &str = "M9 4H91C94 4 96 6 96 9V141C96 144 94 146 91 146H9C6 146 4 144 4 141V9C4 6 6 4 9 4Z";

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A faction's card. Which Raccoons carry loot is a matter of the set-up (2.5).
    Faction {
        /// The faction.
        faction: Faction,
        /// The printed value.
        value: u8,
        /// Does it carry loot (8.12)?
        loot: bool,
    },
    /// A hero, whose value is a matter of the set-up (2.5).
    Hero {
        /// Who.
        hero: Hero,
        /// The printed value.
        value: u8,
    },
    /// An artifact.
    Artifact(Artifact),
    /// A potion.
    Potion(Potion),
    /// The back of factions and heroes.
    Back,
    /// The back of artifacts.
    ArtifactBack,
    /// The back of potions.
    PotionBack,
}

impl Face {
    /// Every face: Raccoons with loot and without, and heroes with the value 0, for theirs is not known here.
    pub fn all() -> impl Iterator<Item = Face> {
        let factions = Faction::ALL.into_iter().flat_map(|faction| {
            let values = faction.values().iter().enumerate();
            let faces = values.filter(move |&(i, value)| faction.values()[..i].last() != Some(value));
            faces.flat_map(move |(_, &value)| {
                let loot: &[bool] = if faction == Faction::Raccoons { &[false, true] } else { &[false] };
                loot.iter().map(move |&loot| Face::Faction { faction, value, loot })
            })
        });
        factions
            .chain(Hero::ALL.into_iter().map(|hero| Face::Hero { hero, value: 0 }))
            .chain(Artifact::ALL.into_iter().map(Face::Artifact))
            .chain(Potion::ALL.into_iter().map(Face::Potion))
            .chain([Face::Back, Face::ArtifactBack, Face::PotionBack])
    }

    /// What it shows, in English.
    pub fn label(self) -> String {
        match self {
            Face::Faction { faction, value, loot } => format!("{faction} {value}{}", if loot { ", loot" } else { "" }),
            Face::Hero { hero, value } => format!("{} {value}", Bearer::Hero(hero).name()),
            Face::Artifact(artifact) => artifact.title().into(),
            Face::Potion(potion) => potions::label(potion),
            Face::Back => "a card, face down".into(),
            Face::ArtifactBack => "an artifact, face down".into(),
            Face::PotionBack => "a potion, face down".into(),
        }
    }
}

/// Draws a card.
pub(crate) fn draw(pen: &mut Pen, face: Face) {
    match face {
        Face::Faction { faction, value, loot } => {
            bear(pen, Bearer::Faction(faction), &value.to_string());
            if loot {
                pen.within(72.0, 8.0, 22.0, |pen| tokens::draw(pen, Token::Loot));
            }
        }
        Face::Hero { hero, value } => bear(pen, Bearer::Hero(hero), &value.to_string()),
        Face::Artifact(artifact) => bear(pen, Bearer::Artifact(artifact), artifacts::mark(artifact)),
        Face::Potion(potion) => {
            let ink = pen.lines();
            paper(pen, potions::colour(potion).0);
            corners(pen, potion.name(), &ink, |_| ());
            pen.within(15.0, 40.0, 70.0, |pen| potions::draw(pen, potion));
        }
        Face::Back => back(pen, "#4b2e63", "#6d4a8c", |pen| tokens::draw(pen, Token::Trophy(None))),
        Face::ArtifactBack => back(pen, "#1f5560", "#347683", |pen| {
            pen.silhouette(Bearer::Artifact(Artifact::Ring).crest().emblem, "#f3c24a");
        }),
        Face::PotionBack => back(pen, "#5b3a1e", "#7d5530", |pen| potions::bottle(pen, None)),
    }
}

/// The card of whoever bears a crest.
fn bear(pen: &mut Pen, bearer: Bearer, text: &str) {
    paper(pen, bearer.crest().palette.field.0);
    let ink = pen.value_ink(bearer);
    corners(pen, text, &ink, |pen| pen.glyph(bearer, &ink));
    pen.within(11.0, 36.0, 78.0, |pen| pen.crest(bearer));
}

fn paper(pen: &mut Pen, edge: &str) {
    let (paper, lines) = (pen.paper(), pen.lines());
    pen.outlined(OUTER, &paper, &lines, 2.0);
    pen.stroke(INNER, edge, 4.0);
}

/// A text and a glyph at the upper left, and once more at the lower right. Both stand upright: upside down, a 6 would
/// be taken for a 9.
fn corners(pen: &mut Pen, text: &str, ink: &str, glyph: impl Fn(&mut Pen)) {
    let [width, height] = SIZE.map(f32::from);
    let (edge, gap) = (9.0, 4.0);
    let wide = if text.is_empty() { -gap } else { number::width(text) * VALUE / number::HEIGHT };
    let size = if text.is_empty() { VALUE } else { GLYPH };
    pen.number(text, edge, edge, VALUE, ink);
    pen.within(edge + wide + gap, edge + 2.0, size, &glyph);
    pen.number(text, width - edge - wide, height - edge - VALUE, VALUE, ink);
    pen.within(width - edge - wide - gap - size, height - edge - size - 2.0, size, &glyph);
}

/// A back: a lattice, and something in the middle that says which pile it is from.
fn back(pen: &mut Pen, field: &str, lattice: &str, middle: impl FnOnce(&mut Pen)) {
    let (paper, lines) = (pen.paper(), pen.lines());
    pen.outlined(OUTER, &paper, &lines, 2.0);
    pen.fill("M12 7H88C91 7 93 9 93 12V138C93 141 91 143 88 143H12C9 143 7 141 7 138V12C7 9 9 7 12 7Z", field);
    pen.stroke(LATTICE, lattice, 2.5);
    pen.outlined("M50 37L84 75L50 113L16 75Z", field, "#f3e3c0", 3.0);
    pen.within(29.0, 54.0, 42.0, middle);
}

/// Lines across a back, all ending at its edge.
const LATTICE: &str = "M14 14H86V136H14ZM14 123.8L26 136M86 123.8L74 136M14 99.4L50 136M86 99.4L50 136M14 75L74 136\
             M86 75L26 136M14 50.6L86 123.8M86 50.6L14 123.8M14 26.2L86 99.4M86 26.2L14 99.4M26 14L86 75\
             M74 14L14 75M50 14L86 50.6M50 14L14 50.6M74 14L86 26.2M26 14L14 26.2";
