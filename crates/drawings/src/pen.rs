//! The pen: puts shapes into SVG text. Colours stand in attributes, never in styles, so that a page may forbid those.

use std::fmt::Write as _;

use crate::{
    bearer::Bearer,
    colour::Colour,
    crest::{Crest, INK, LIGHT, Palette},
    number,
    shape::{Shape, Tone},
    theme::{self, Shade, Theme},
};

/// The width of outlines in a crest.
pub(crate) const OUTLINE: f32 = 3.6;
/// The ends and corners of lines.
const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// Where a drawing will stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    /// By itself, with all it needs.
    Alone(Theme),
    /// In a page that has the style sheet and the symbols.
    InPage,
}

/// An SVG text that is being written.
pub(crate) struct Pen {
    out: String,
    setting: Setting,
}

impl Pen {
    /// Begins a drawing of that width and height. The label is what a reader who cannot see it is told.
    pub(crate) fn new(setting: Setting, [width, height]: [u8; 2], label: &str) -> Pen {
        let label = label.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
        let out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\" aria-label=\"{label}\">"
        );
        Pen { out, setting }
    }

    /// Begins with nothing at all.
    pub(crate) const fn blank(setting: Setting) -> Pen {
        Pen { out: String::new(), setting }
    }

    /// All that was written.
    pub(crate) fn text(self) -> String {
        self.out
    }

    /// Ends it.
    pub(crate) fn svg(mut self) -> String {
        self.out.push_str("</svg>");
        self.out
    }

    /// Text of SVG as it is.
    pub(crate) fn raw(&mut self, svg: &str) {
        self.out.push_str(svg);
    }

    /// Draws within a box of 100 by 100 that is laid to this place, of this size.
    pub(crate) fn within(&mut self, x: f32, y: f32, size: f32, draw: impl FnOnce(&mut Pen)) {
        let _ =
            write!(self.out, "<g transform=\"translate({} {})scale({})\">", short(x), short(y), short(size / 100.0));
        draw(self);
        self.out.push_str("</g>");
    }

    /// How a colour of the theme is written here.
    fn shade(&self, name: &str, shade: Shade) -> String {
        match self.setting {
            Setting::InPage => format!("var(--card-{name})"),
            Setting::Alone(theme) => shade.in_theme(theme).to_string(),
        }
    }

    /// The paper of a card.
    pub(crate) fn paper(&self) -> String {
        self.shade("paper", theme::PAPER)
    }

    /// The second tone of paper.
    pub(crate) fn faint(&self) -> String {
        self.shade("faint", theme::FAINT)
    }

    /// The lines on paper.
    pub(crate) fn lines(&self) -> String {
        self.shade("line", theme::LINE)
    }

    /// What is written on the card of whoever bears a crest.
    pub(crate) fn value_ink(&self, bearer: Bearer) -> String {
        self.shade(&bearer.value_variable(), bearer.crest().palette.value)
    }

    /// A filled path.
    pub(crate) fn fill(&mut self, path: &str, fill: &str) {
        let _ = write!(self.out, "<path d=\"{path}\" fill=\"{fill}\" fill-rule=\"evenodd\"/>");
    }

    /// A path as a line.
    pub(crate) fn stroke(&mut self, path: &str, stroke: &str, width: f32) {
        let _ = write!(
            self.out,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{}\" {ROUND}/>",
            short(width)
        );
    }

    /// A path with an outline round it.
    pub(crate) fn outlined(&mut self, path: &str, fill: &str, stroke: &str, width: f32) {
        let _ = write!(
            self.out,
            "<path d=\"{path}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
            short(width)
        );
    }

    /// A number whose upper left corner is there, of this height.
    pub(crate) fn number(&mut self, text: &str, x: f32, y: f32, height: f32, ink: &str) {
        let scale = height / number::HEIGHT;
        let _ = write!(
            self.out,
            "<g transform=\"translate({} {})scale({})\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{}\" {ROUND}>",
            short(x),
            short(y),
            short(scale),
            number::LINE
        );
        for (path, begin) in number::signs(text) {
            let _ = if begin == 0.0 {
                write!(self.out, "<path d=\"{path}\"/>")
            } else {
                write!(self.out, "<path d=\"{path}\" transform=\"translate({} 0)\"/>", short(begin))
            };
        }
        self.out.push_str("</g>");
    }

    /// The same round a middle.
    pub(crate) fn number_round(&mut self, text: &str, x: f32, y: f32, height: f32, ink: &str) {
        let width = number::width(text) * height / number::HEIGHT;
        self.number(text, x - width / 2.0, y - height / 2.0, height, ink);
    }

    /// A crest in its box.
    pub(crate) fn crest(&mut self, bearer: Bearer) {
        if self.setting == Setting::InPage {
            self.refer("crest", bearer);
        } else {
            self.pattern(bearer);
            self.badge(bearer);
        }
    }

    /// The glyph of a crest in its box.
    pub(crate) fn glyph(&mut self, bearer: Bearer, ink: &str) {
        if self.setting == Setting::InPage {
            let _ = write!(self.out, "<g color=\"{ink}\">");
            self.refer("glyph", bearer);
            self.out.push_str("</g>");
        } else {
            self.silhouette(bearer.crest().emblem, ink);
        }
    }

    fn refer(&mut self, what: &str, bearer: Bearer) {
        let _ = write!(self.out, "<use href=\"#{what}-{}\" width=\"100\" height=\"100\"/>", bearer.id());
    }

    /// The pattern that the bearer's badge is filled with.
    pub(crate) fn pattern(&mut self, bearer: Bearer) {
        let Crest { palette: Palette { field, shade, .. }, pattern, .. } = bearer.crest();
        let [width, height] = pattern.tile;
        let _ = write!(
            self.out,
            "<pattern id=\"field-{}\" width=\"{width}\" height=\"{height}\" patternUnits=\"userSpaceOnUse\"",
            bearer.id()
        );
        if pattern.turn != 0 {
            let _ = write!(self.out, " patternTransform=\"rotate({})\"", pattern.turn);
        }
        self.out.push('>');
        self.fill(&format!("M0 0H{width}V{height}H0Z"), field.0);
        match pattern.line {
            Some(line) => self.stroke(pattern.path, shade.0, f32::from(line)),
            None => self.fill(pattern.path, shade.0),
        }
        self.out.push_str("</pattern>");
    }

    /// The badge with the emblem. The tips of some badges touch their box, so there is a margin for outlines.
    pub(crate) fn badge(&mut self, bearer: Bearer) {
        let crest = bearer.crest();
        self.within(2.0, 2.0, 96.0, |pen| {
            let lines = pen.lines();
            pen.outlined(crest.badge, &format!("url(#field-{})", bearer.id()), &lines, OUTLINE);
            let size = f32::from(crest.placement.size);
            let (x, y) = (f32::from(crest.placement.x) - size / 2.0, f32::from(crest.placement.y) - size / 2.0);
            pen.within(x, y, size, |pen| pen.emblem(crest.emblem, &crest.palette, OUTLINE * 100.0 / size));
        });
    }

    /// An emblem in its box, in colours, with an outline that wide. Parts of the silhouette that follow each other have
    /// one outline together.
    pub(crate) fn emblem(&mut self, shapes: &[Shape], palette: &Palette, outline: f32) {
        for run in shapes.chunk_by(|a, b| a.solid == b.solid) {
            for shape in run.iter().filter(|shape| shape.solid) {
                let width = f32::from(shape.line.unwrap_or(0)) + outline * 2.0;
                self.placed(shape, |pen| pen.stroke(shape.path, INK.0, width));
            }
            for shape in run {
                let colour = tint(shape.tone, palette);
                self.placed(shape, |pen| pen.shape(shape, colour.0));
            }
        }
    }

    /// The silhouette of an emblem in its box, in one colour. Some emblems reach a little over theirs.
    pub(crate) fn silhouette(&mut self, shapes: &[Shape], ink: &str) {
        self.within(4.0, 4.0, 92.0, |pen| {
            for shape in shapes.iter().filter(|shape| shape.solid) {
                pen.placed(shape, |pen| pen.shape(shape, ink));
            }
        });
    }

    fn shape(&mut self, shape: &Shape, colour: &str) {
        match shape.line {
            Some(line) => self.stroke(shape.path, colour, f32::from(line)),
            None => self.fill(shape.path, colour),
        }
    }

    /// Draws a shape where it belongs: moved, turned, and twice if it has a mirror image.
    fn placed(&mut self, shape: &Shape, draw: impl Fn(&mut Pen)) {
        if shape.right != 0 {
            let _ = write!(self.out, "<g transform=\"translate({} 0)\">", shape.right);
        }
        if shape.turn != 0 {
            let _ = write!(self.out, "<g transform=\"rotate({} 50 50)\">", shape.turn);
        }
        draw(self);
        if shape.mirrored {
            self.out.push_str("<g transform=\"matrix(-1 0 0 1 100 0)\">");
            draw(self);
            self.out.push_str("</g>");
        }
        if shape.turn != 0 {
            self.out.push_str("</g>");
        }
        if shape.right != 0 {
            self.out.push_str("</g>");
        }
    }
}

const fn tint(tone: Tone, palette: &Palette) -> Colour {
    match tone {
        Tone::Charge => palette.charge,
        Tone::Accent => palette.accent,
        Tone::Field => palette.field,
        Tone::Shade => palette.shade,
        Tone::Ink => INK,
        Tone::Light => LIGHT,
    }
}

/// A number with three digits behind the point at most.
pub(crate) fn short(number: f32) -> String {
    let text = format!("{number:.3}");
    text.trim_end_matches('0').trim_end_matches('.').into()
}
