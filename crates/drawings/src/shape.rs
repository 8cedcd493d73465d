//! The strokes a drawing is made of.

/// What a shape is coloured with: each crest says what that is in its [`Palette`](crate::Palette).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// The emblem's main colour.
    Charge,
    /// Its second colour.
    Accent,
    /// The colour of the ground.
    Field,
    /// The ground's second tone.
    Shade,
    /// The dark of outlines.
    Ink,
    /// Cream: teeth, eyes, glints.
    Light,
}

/// One path in a box of 100 by 100.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// SVG path data; where it crosses itself there are holes.
    pub path: &'static str,
    /// Its colour.
    pub tone: Tone,
    /// The width of a line, or a filled shape.
    pub line: Option<u8>,
    /// Part of the silhouette? Then it is outlined, and is in the one-coloured glyph.
    pub solid: bool,
    /// Drawn a second time, mirrored left to right. Halves reach a little over the middle, or a seam would show.
    pub mirrored: bool,
    /// Turned by this many degrees, clockwise round the middle.
    pub turn: i16,
    /// Moved to the right by this much.
    pub right: u8,
}

impl Shape {
    const fn new(tone: Tone, path: &'static str) -> Shape {
        Shape { path, tone, line: None, solid: false, mirrored: false, turn: 0, right: 0 }
    }

    /// Part of the silhouette, filled.
    pub const fn solid(tone: Tone, path: &'static str) -> Shape {
        Shape { solid: true, ..Shape::new(tone, path) }
    }

    /// Part of the silhouette, a thick line.
    pub const fn bar(tone: Tone, width: u8, path: &'static str) -> Shape {
        Shape { line: Some(width), ..Shape::solid(tone, path) }
    }

    /// Within the silhouette, filled.
    pub const fn detail(tone: Tone, path: &'static str) -> Shape {
        Shape::new(tone, path)
    }

    /// Within the silhouette, a line.
    pub const fn line(tone: Tone, width: u8, path: &'static str) -> Shape {
        Shape { line: Some(width), ..Shape::new(tone, path) }
    }

    /// The same, and its mirror image.
    pub const fn mirrored(self) -> Shape {
        Shape { mirrored: true, ..self }
    }

    /// The same, turned.
    pub const fn turned(self, degrees: i16) -> Shape {
        Shape { turn: degrees, ..self }
    }

    /// The same, further right.
    pub const fn moved_right(self, by: u8) -> Shape {
        Shape { right: by, ..self }
    }
}
