//! What a crest is: a badge of its own outline, colour and pattern, and an emblem upon it.

use crate::{colour::Colour, shape::Shape, theme::Shade};

/// The dark of outlines within a crest, in every theme.
pub const INK: Colour = Colour("#221c28");
/// Cream, in every theme.
pub const LIGHT: Colour = Colour("#fff8e7");

/// The crest of a faction, in a box of 100 by 100.
#[derive(Clone, Copy, Debug)]
pub struct Crest {
    /// The badge's outline.
    pub badge: &'static str,
    /// Where on the badge the emblem lies.
    pub placement: Placement,
    /// Its colours.
    pub palette: Palette,
    /// What the badge is covered with.
    pub pattern: Pattern,
    /// The emblem, from the bottom up, in a box of its own.
    pub emblem: &'static [Shape],
}

/// The colours of a crest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The badge.
    pub field: Colour,
    /// The pattern on it.
    pub shade: Colour,
    /// The emblem.
    pub charge: Colour,
    /// The emblem's second colour.
    pub accent: Colour,
    /// The value and the small glyph on a card's face.
    pub value: Shade,
}

/// A tile that covers a badge again and again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// Width and height of the tile.
    pub tile: [u8; 2],
    /// Turned by this many degrees.
    pub turn: i16,
    /// The width of its line, or a filled shape.
    pub line: Option<u8>,
    /// What is on the tile.
    pub path: &'static str,
}

/// The middle and the size of an emblem on its badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The middle, from the left.
    pub x: u8,
    /// The middle, from above.
    pub y: u8,
    /// The size, in hundredths of the badge's.
    pub size: u8,
}

impl Placement {
    /// An emblem round this point, of this size.
    pub const fn new(x: u8, y: u8, size: u8) -> Placement {
        Placement { x, y, size }
    }
}

impl Pattern {
    /// A tile of lines.
    pub const fn lines(tile: [u8; 2], width: u8, path: &'static str) -> Pattern {
        Pattern { tile, turn: 0, line: Some(width), path }
    }

    /// A tile of filled shapes.
    pub const fn shapes(tile: [u8; 2], path: &'static str) -> Pattern {
        Pattern { tile, turn: 0, line: None, path }
    }

    /// The same, turned.
    pub const fn turned(self, degrees: i16) -> Pattern {
        Pattern { turn: degrees, ..self }
    }
}
