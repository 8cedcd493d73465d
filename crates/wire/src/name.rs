//! What a player is called.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits;

/// What a player is called: one line of 1 to 24 characters that can be seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BadName {
    /// Nothing is left of it.
    #[error("a name needs at least one character")]
    Empty,
    /// It is too long.
    #[error("a name has at most {} characters", limits::NAME)]
    Long,
    /// It has characters that cannot be seen, or that change what stands around them.
    #[error("a name has no control characters")]
    Control,
}

impl Name {
    /// The name, without the spaces around it and with single ones within.
    pub fn new(text: &str) -> Result<Name, BadName> {
        // Before anything else is looked at: a text may be very long.
        if text.len() > limits::UP {
            return Err(BadName::Long);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.chars().any(is_invisible) || has_stray_marks(&name) {
            return Err(BadName::Control);
        }
        match name.chars().count() {
            0 => Err(BadName::Empty),
            length if length > limits::NAME => Err(BadName::Long),
            _ => Ok(Name(name)),
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Marks that stand above or below the character before them: with none before them they stand on what others wrote, and
/// many of them cover it.
fn has_stray_marks(name: &str) -> bool {
    let is_mark = |c: char| {
        matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
            || matches!(c, '\u{fe20}'..='\u{fe2f}' | '\u{483}'..='\u{489}')
    };
    let words = || name.split(' ');
    words().any(|word| word.starts_with(is_mark))
        || words().any(|word| word.split(|c| !is_mark(c)).any(|marks| marks.chars().count() > MOST_MARKS))
}

/// How many marks a character of a name can have: Vietnamese has two.
const MOST_MARKS: usize = 3;

/// Controls, marks that turn the direction of writing, joiners, and blanks that are no spaces.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{3164}' | '\u{ffa0}')
        || matches!(
            c,
            '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{fffc}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        )
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Name, BadName> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_names() {
        for name in ["Ada", "Zoë", "Zoe\u{308}", "José María", "李雷", "Ægir 2", "ł", "Vie\u{323}\u{302}t"] {
            assert_eq!(Name::new(name).unwrap().as_str(), name);
        }
        assert_eq!(Name::new("  Ada \t  L. ").unwrap().as_str(), "Ada L.");
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for (name, why) in [
            ("", BadName::Empty),
            (" \n ", BadName::Empty),
            ("a\u{0}b", BadName::Control),
            ("\u{1b}[2Jx", BadName::Control),
            ("\u{202e}nimda", BadName::Control),
            ("\u{200b}", BadName::Control),
            ("\u{2800}", BadName::Control),
            ("a\u{34f}b", BadName::Control),
            ("\u{1d159}", BadName::Control),
            ("\u{301}", BadName::Control),
            ("a\u{301}\u{301}\u{301}\u{301}", BadName::Control),
            ("abcdefghijklmnopqrstuvwxy", BadName::Long),
        ] {
            assert_eq!(Name::new(name), Err(why), "{name:?}");
        }
        assert_eq!(Name::new(&"x".repeat(1 << 20)), Err(BadName::Long));
    }
}
