//! Everything that can be drawn, and the two ways to get it.

use bots::Character;
use claim::Potion;

use crate::{
    bearer::Bearer,
    card::{self, Face},
    pen::{Pen, Setting},
    pieces::{self, Piece},
    portraits, potions,
    theme::Theme,
    tokens::{self, Token},
};

/// A drawing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawing {
    /// A crest in colours, square.
    Crest(Bearer),
    /// A crest's emblem in one colour, the `currentColor` of its surroundings, square: readable at 16 pixels.
    Glyph(Bearer),
    /// A whole card, two wide and three high.
    Card(Face),
    /// A potion's bottle, square.
    Potion(Potion),
    /// What lies on the table of Claim and is no card, square.
    Token(Token),
    /// A piece of Claim It!, square.
    Piece(Piece),
    /// The face of a character that a bot plays as, on the badge of its level, square: readable at 24 pixels.
    Portrait(Character),
}

impl Drawing {
    /// Every drawing there is, but for spaces of Claim It! with something on them. Heroes have the value 0 here.
    pub fn all() -> impl Iterator<Item = Drawing> {
        let crests = Bearer::all().flat_map(|bearer| [Drawing::Crest(bearer), Drawing::Glyph(bearer)]);
        crests
            .chain(Face::all().map(Drawing::Card))
            .chain(Potion::ALL.into_iter().map(Drawing::Potion))
            .chain(Token::all().map(Drawing::Token))
            .chain(Piece::all().map(Drawing::Piece))
            .chain(Character::ALL.into_iter().map(Drawing::Portrait))
    }

    /// The drawing with all it needs: for a file, or an image of its own.
    pub fn svg(self, theme: Theme) -> String {
        self.draw(Setting::Alone(theme), &self.label())
    }

    /// The drawing as it stands in a page that has [`stylesheet`](crate::stylesheet) and [`symbols`]: it is short, and
    /// follows the theme of the page. The label is for readers who cannot see it.
    pub fn inline(self, label: &str) -> String {
        self.draw(Setting::InPage, label)
    }

    /// What it shows, in English.
    pub fn label(self) -> String {
        match self {
            Drawing::Crest(bearer) | Drawing::Glyph(bearer) => bearer.name().into(),
            Drawing::Card(face) => face.label(),
            Drawing::Potion(potion) => potions::label(potion),
            Drawing::Token(token) => token.label(),
            Drawing::Piece(piece) => piece.label(),
            Drawing::Portrait(character) => character.name().into(),
        }
    }

    fn draw(self, setting: Setting, label: &str) -> String {
        let size = if matches!(self, Drawing::Card(_)) { card::SIZE } else { [100, 100] };
        let mut pen = Pen::new(setting, size, label);
        match self {
            Drawing::Crest(bearer) => pen.crest(bearer),
            Drawing::Glyph(bearer) => pen.glyph(bearer, "currentColor"),
            Drawing::Card(face) => card::draw(&mut pen, face),
            Drawing::Potion(potion) => potions::draw(&mut pen, potion),
            Drawing::Token(token) => tokens::draw(&mut pen, token),
            Drawing::Piece(piece) => pieces::draw(&mut pen, piece),
            Drawing::Portrait(character) => portraits::draw(&mut pen, character),
        }
        pen.svg()
    }
}

/// What drawings [`inline`](Drawing::inline) refer to: the crests and glyphs of these bearers, as symbols in an SVG
/// without size. A page holds it once; hidden by `display: none` it would take the patterns with it.
pub fn symbols(bearers: impl IntoIterator<Item = Bearer>) -> String {
    let mut pen = Pen::blank(Setting::InPage);
    pen.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\">");
    for bearer in bearers {
        pen.pattern(bearer);
        pen.raw(&format!("<symbol id=\"crest-{}\" viewBox=\"0 0 100 100\">", bearer.id()));
        pen.badge(bearer);
        pen.raw(&format!("</symbol><symbol id=\"glyph-{}\" viewBox=\"0 0 100 100\">", bearer.id()));
        pen.silhouette(bearer.crest().emblem, "currentColor");
        pen.raw("</symbol>");
    }
    pen.raw("</svg>");
    pen.text()
}
