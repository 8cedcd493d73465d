//! Colours, and how well one is read upon another.

use std::fmt;

/// A colour as it stands in SVG: `#rrggbb`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub &'static str);

impl Colour {
    /// The lightness as eyes weigh it, from 0 (black) to 1 (white): the relative luminance of WCAG 2.
    pub fn luminance(self) -> f64 {
        let channel = |i: usize| {
            let byte = self.0.get(i..i + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0);
            let part = f64::from(byte) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    /// The contrast of two colours by WCAG 2, from 1 to 21. Text wants 4.5.
    pub fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Colour;

    #[test]
    fn black_and_white_are_as_far_apart_as_can_be() {
        assert!((Colour("#000000").contrast(Colour("#ffffff")) - 21.0).abs() < 1e-9);
        assert!((Colour("#777777").contrast(Colour("#777777")) - 1.0).abs() < 1e-9);
        assert!((Colour("#767676").contrast(Colour("#ffffff")) - 4.54).abs() < 0.01);
    }
}
