//! The chance of winning over the game as a drawing, readable without colour: a line, its margin as a band, and a numbered
//! mark of its own shape for each kind of turning point. `plain.rs` draws the line and the numbers in plain characters.

mod plain;

use std::fmt::Write as _;

use game::Seat;

use crate::{Moment, Review, Reviewed, Turn, TurningPoint};

pub use plain::plain;

/// What a chart says in words; everything else in it are numbers.
#[derive(Clone, Debug)]
pub struct Labels {
    /// What it shows.
    pub title: String,
    /// The same at length, for those who do not see it.
    pub description: String,
    /// A name for the chance.
    pub chance: String,
    /// The name of each section: a phase, or the game.
    pub sections: Vec<String>,
    /// A name for the result.
    pub result: String,
}

/// A point of the line: where it is from left to right, the chance, and its margin.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    x: f64,
    chance: f64,
    margin: f64,
}

/// How wide a chart is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// For a desk.
    Broad,
    /// For a phone: as high, and with letters of the same size.
    Narrow,
}

impl Width {
    const fn units(self) -> f64 {
        match self {
            Width::Broad => 760.0,
            Width::Narrow => 400.0,
        }
    }
}

const HEIGHT: f64 = 300.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = 46.0;

/// A sign that charts have, to be explained beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The chance of winning.
    Line,
    /// Its margin.
    Band,
    /// The result.
    Result,
    /// A triangle down: a mistake.
    Mistake,
    /// A cross: a game thrown away.
    ThrownAway,
    /// An arrow up: what others and chance did made it better.
    Up,
    /// An arrow down: it made it worse.
    Down,
    /// A ring: all cards are known.
    Settled,
}

impl Sign {
    const fn of(turn: Turn) -> Sign {
        match turn {
            Turn::Mistake => Sign::Mistake,
            Turn::ThrownAway => Sign::ThrownAway,
            Turn::Rise | Turn::Gift => Sign::Up,
            Turn::Fall => Sign::Down,
            Turn::Settled(_) => Sign::Settled,
        }
    }

    /// All that the chart of a seat has.
    pub fn all<G: Reviewed>(review: &Review<G>, seat: Seat) -> Vec<Sign> {
        let points = review.turning_points(seat);
        let is_there = |sign: &Sign| points.iter().any(|point| Sign::of(point.turn) == *sign);
        let marks = [Sign::Mistake, Sign::ThrownAway, Sign::Up, Sign::Down, Sign::Settled];
        let always = [Sign::Line, Sign::Band, Sign::Result];
        always.into_iter().chain(marks.into_iter().filter(is_there)).collect()
    }

    /// The key of the text that says what it means.
    pub const fn text(self) -> &'static str {
        match self {
            Sign::Line => "review-chance",
            Sign::Band => "review-sign-band",
            Sign::Result => "review-luck-result",
            Sign::Mistake => "review-sign-mistake",
            Sign::ThrownAway => "review-sign-thrown-away",
            Sign::Up => "review-sign-up",
            Sign::Down => "review-sign-down",
            Sign::Settled => "review-sign-settled",
        }
    }

    /// It alone, as SVG beside its text.
    pub fn svg(self) -> String {
        let path = self.path();
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">{path}</svg>"#
        )
    }

    fn path(self) -> String {
        let (shape, is_full) = match self {
            Sign::Line => ("M-9 3L0 -3L9 1", false),
            Sign::Band => return r#"<path d="M-9 -5H9V5H-9Z" fill="currentColor" fill-opacity=".16"/>"#.into(),
            Sign::Result => ("M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z", true),
            Sign::Mistake => ("M-6 -5H6L0 6Z", true),
            Sign::ThrownAway => ("M-6 -6L6 6M6 -6L-6 6", false),
            Sign::Up => ("M0 7V-7M-5 -2L0 -7L5 -2", false),
            Sign::Down => ("M0 -7V7M-5 2L0 7L5 2", false),
            Sign::Settled => ("M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0Z", false),
        };
        let fill = if is_full { "currentColor" } else { "none" };
        format!(r#"<path d="{shape}" fill="{fill}" stroke="currentColor" stroke-width="2"/>"#)
    }
}

/// The chart of a seat as SVG. Lines and letters have the colour of the text around them; `percent` writes a number of
/// percents as the language does.
pub fn svg<G: Reviewed>(
    review: &Review<G>,
    seat: Seat,
    labels: &Labels,
    width: Width,
    percent: &dyn Fn(u32) -> String,
) -> String {
    let decisions: Vec<_> = review.decisions(seat).collect();
    let (points, result) = line_of(review, seat);
    let steps = decisions.len() as f64;
    let canvas = Canvas { steps: steps.max(1.0), width: width.units() };
    let mut out = opening(labels, canvas.width);
    canvas.scale(&mut out, percent);
    canvas.grid(&mut out, &decisions.iter().map(|decision| decision.moment).collect::<Vec<_>>(), labels);
    // Before anything is judged there is no line.
    if !points.is_empty() {
        canvas.band(&mut out, &points);
        canvas.line(&mut out, &points);
    }
    if let Some(chance) = result {
        let (x, y) = (canvas.x(steps), y_of(chance));
        let _ = write!(
            out,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="currentColor"><title>{}</title></circle>"#,
            escaped(&labels.result)
        );
    }
    for (number, point) in (1..).zip(&review.turning_points(seat)) {
        canvas.mark(&mut out, number, point);
    }
    out.push_str("</svg>");
    out
}

/// The chances of a seat in the course of the game, and its result, to which they lead once all decisions before it are known.
fn line_of<G: Reviewed>(review: &Review<G>, seat: Seat) -> (Vec<Point>, Option<f64>) {
    let result = review.result().filter(|_| review.is_judged(seat)).map(|payoffs| f64::from(payoffs.of(seat)));
    let mut points = Vec::new();
    let mut steps = 0.0;
    for decision in review.decisions(seat) {
        points.push(Point { x: steps, chance: decision.before.value, margin: decision.before.margin() });
        points.push(Point { x: steps + 0.5, chance: decision.after.value, margin: decision.after.margin() });
        steps += 1.0;
    }
    points.extend(result.map(|chance| Point { x: steps, chance, margin: 0.0 }));
    (points, result)
}

/// Where the mark of a turning point is from left to right: what a decision cost is seen after it.
fn step_of(point: &TurningPoint) -> f64 {
    let is_decision = matches!(point.turn, Turn::Mistake | Turn::ThrownAway);
    point.decision as f64 + if is_decision { 0.5 } else { 0.0 }
}

/// Text in a document of SVG or HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Where a chance is on the drawing.
fn y_of(chance: f64) -> f64 {
    TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance.clamp(0.0, 1.0))
}

/// How the document begins.
fn opening(labels: &Labels, width: f64) -> String {
    let (title, description) = (escaped(&labels.title), escaped(&labels.description));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" role="img" aria-label="{title}" font-family="system-ui, sans-serif" font-size="13" fill="currentColor"><title>{title}</title><desc>{description}</desc>"#
    )
}

/// Where things are on the drawing.
struct Canvas {
    steps: f64,
    width: f64,
}

impl Canvas {
    fn x(&self, step: f64) -> f64 {
        LEFT + (self.width - LEFT - RIGHT) * step / self.steps
    }

    /// Lines at quarters of the chance.
    fn scale(&self, out: &mut String, percent: &dyn Fn(u32) -> String) {
        let (left, right) = (self.x(0.0), self.x(self.steps));
        for at in [0, 25, 50, 75, 100] {
            let y = y_of(f64::from(at) / 100.0);
            let width = if at == 50 { 1.2 } else { 0.5 };
            let _ = write!(
                out,
                r#"<path d="M{left:.1} {y:.1}H{right:.1}" stroke="currentColor" stroke-width="{width}" stroke-opacity=".45"/><text x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
                left - 6.0,
                y + 4.0,
                escaped(&percent(at))
            );
        }
    }

    /// Where sections begin; tricks or turns below.
    fn grid(&self, out: &mut String, moments: &[Moment], labels: &Labels) {
        let bottom = y_of(0.0);
        let _ = write!(out, r#"<text x="4" y="14">{}</text>"#, escaped(&labels.chance));
        let mut labelled = f64::MIN;
        for (at, moment) in moments.iter().enumerate() {
            let last = at.checked_sub(1).map(|last| moments[last]);
            let x = self.x(at as f64);
            if last.is_none_or(|last| last.section != moment.section) {
                let _ = write!(
                    out,
                    r#"<path d="M{x:.1} {TOP}V{bottom:.1}" stroke="currentColor" stroke-dasharray="2 4"/>"#
                );
                if let Some(section) = labels.sections.get(usize::from(moment.section)) {
                    let y = HEIGHT - 8.0;
                    let _ = write!(out, r#"<text x="{x:.1}" y="{y}">{}</text>"#, escaped(section));
                }
                labelled = f64::MIN;
            }
            if last != Some(*moment) && x - labelled >= 22.0 {
                labelled = x;
                let y = bottom + 16.0;
                let _ = write!(
                    out,
                    r#"<text x="{x:.1}" y="{y:.1}" text-anchor="middle" font-size="11">{}</text>"#,
                    moment.number
                );
            }
        }
    }

    fn band(&self, out: &mut String, points: &[Point]) {
        let at = |point: &Point, sign: f64| {
            format!("{:.1} {:.1}", self.x(point.x), y_of(point.chance + sign * point.margin))
        };
        let upper = points.iter().map(|point| at(point, 1.0));
        let lower = points.iter().rev().map(|point| at(point, -1.0));
        let path: Vec<String> = upper.chain(lower).collect();
        let _ = write!(out, r#"<path d="M{}Z" fill-opacity=".16"/>"#, path.join("L"));
    }

    fn line(&self, out: &mut String, points: &[Point]) {
        let path: Vec<String> =
            points.iter().map(|point| format!("{:.1} {:.1}", self.x(point.x), y_of(point.chance))).collect();
        let _ = write!(
            out,
            r#"<path d="M{}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>"#,
            path.join("L")
        );
    }

    /// A mark with the number of its sentence.
    fn mark(&self, out: &mut String, number: usize, point: &TurningPoint) {
        let (x, y) = (self.x(step_of(point)), y_of(point.to));
        let path = Sign::of(point.turn).path();
        // The number keeps clear of the upper and the lower edge.
        let above = if point.to > 0.8 { 20.0 } else { -12.0 };
        let _ = write!(
            out,
            r#"<g transform="translate({x:.1} {y:.1})">{path}<text y="{above}" text-anchor="middle" font-weight="bold">{number}</text></g>"#
        );
    }
}
