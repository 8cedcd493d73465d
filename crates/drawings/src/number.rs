//! Numbers drawn by hand, so that a value looks the same whatever fonts there are.

/// How high a digit is, its line included.
pub(crate) const HEIGHT: f32 = 32.0;
/// The width of the line a digit is drawn with.
pub(crate) const LINE: f32 = 5.6;

/// A sign, its path and how wide it is. The middle of the line runs from 3 to 29.
const SIGNS: [(char, f32, &str); 13] = [
    ('0', 22.0, "M11 3C5 3 3 9 3 16S5 29 11 29S19 23 19 16S17 3 11 3Z"),
    ('1', 15.0, "M3 9L10 3V29"),
    ('2', 22.0, "M4 9C4 5 7 3 11 3S18 5 18 9C18 15 8 20 4 29H19"),
    ('3', 21.0, "M3 6C5 4 7 3 10 3C14 3 17 5 17 9S14 15 9 15C14 15 18 17 18 22S14 29 10 29C7 29 4 28 3 26"),
    ('4', 23.0, "M16 29V3L3 21H20"),
    ('5', 21.0, "M16 3H6L5 14C7 12 9 12 10 12C15 12 18 15 18 20S15 29 10 29C7 29 4 28 3 26"),
    ('6', 22.0, "M15 3C8 6 3 12 3 20C3 26 7 29 11 29S19 26 19 21S16 13 11 13C8 13 5 15 4 18"),
    ('7', 21.0, "M3 3H18L8 29"),
    (
        '8',
        22.0,
        "M11 15C7 15 5 12 5 9S7 3 11 3S17 5 17 9S15 15 11 15S3 18 3 22S6 29 11 29S19 26 19 22S15 15 11 15\
             Z",
    ),
    ('9', 22.0, "M7 29C14 26 19 20 19 12C19 6 15 3 11 3S3 6 3 11S6 19 11 19C14 19 17 17 18 14"),
    ('+', 20.0, "M10 9V25M2 17H18"),
    ('-', 18.0, "M2 17H16"),
    ('x', 19.0, "M3 12L16 26M16 12L3 26"),
];

/// How much room there is between two signs.
const GAP: f32 = 4.0;

/// The path of one sign, and how far right the next begins.
fn sign(sign: char) -> (&'static str, f32) {
    let known = SIGNS.iter().find(|(known, ..)| *known == sign);
    known.map_or(("", 0.0), |&(_, width, path)| (path, width + GAP))
}

/// How wide a text is.
pub(crate) fn width(text: &str) -> f32 {
    text.chars().map(|c| sign(c).1).sum::<f32>() - GAP
}

/// The signs of a text: each path, and where it begins.
pub(crate) fn signs(text: &str) -> impl Iterator<Item = (&'static str, f32)> {
    text.chars().scan(0.0, |x, c| {
        let (path, advance) = sign(c);
        let begin = *x;
        *x += advance;
        Some((path, begin))
    })
}
