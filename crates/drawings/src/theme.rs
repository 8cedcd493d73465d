//! Light and dark: what changes with the theme of a page.

use std::fmt::Write as _;

use crate::{bearer::Bearer, colour::Colour};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// Ink on warm paper.
    Light,
    /// The same by lamplight.
    Dark,
}

/// A colour that is another by night.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shade {
    /// By day.
    pub light: Colour,
    /// By night.
    pub dark: Colour,
}

/// The face of a card.
pub const PAPER: Shade = Shade::new("#fbf4e2", "#25202d");
/// A second tone on it, for what lies in the background.
pub const FAINT: Shade = Shade::new("#e9dcbf", "#3a3346");
/// Lines and neutral text on it.
pub const LINE: Shade = Shade::new("#2a2330", "#efe6d2");

impl Shade {
    /// A colour for each.
    pub const fn new(light: &'static str, dark: &'static str) -> Shade {
        Shade { light: Colour(light), dark: Colour(dark) }
    }

    /// The colour in a theme.
    pub const fn in_theme(self, theme: Theme) -> Colour {
        match theme {
            Theme::Dark => self.dark,
            Theme::Light => self.light,
        }
    }
}

/// What defines the variables of drawings in a page ([`Drawing::inline`](crate::Drawing::inline)): a style
/// sheet for `:root`, dark where the reader prefers it dark, and either for certain on elements with
/// `data-theme="light"` or `data-theme="dark"`.
pub fn stylesheet() -> String {
    let light = variables(Theme::Light);
    let dark = variables(Theme::Dark);
    format!(
        ":root,[data-theme=light]{{{light}}}\n\
         @media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n\
         [data-theme=dark]{{{dark}}}\n"
    )
}

fn variables(theme: Theme) -> String {
    let mut css = String::new();
    for (name, shade) in [("paper", PAPER), ("faint", FAINT), ("line", LINE)] {
        let _ = write!(css, "--card-{name}:{};", shade.in_theme(theme));
    }
    let mut known = Vec::new();
    for bearer in Bearer::all() {
        let name = bearer.value_variable();
        // Heroes share one, and so do artifacts.
        if !known.contains(&name) {
            let _ = write!(css, "--card-{name}:{};", bearer.crest().palette.value.in_theme(theme));
            known.push(name);
        }
    }
    css
}
