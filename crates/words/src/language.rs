//! The languages.

use std::{fmt, str::FromStr};

macro_rules! languages {
    ($($(#[$default:meta])? $language:ident $code:literal $own_name:literal $decimal_mark:literal,)*) => {
        /// A language that everything is said in.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Language {
            $(
                $(#[$default])?
                #[doc = concat!(stringify!($language), ".")]
                $language,
            )*
        }

        impl Language {
            /// All of them.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$language),*];

            /// The code: `de`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)*
                }
            }

            /// The name in the language itself: `Deutsch`.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$language => $own_name,)*
                }
            }

            /// The sign before decimal places: a comma in `2,5`.
            pub(crate) const fn decimal_mark(self) -> &'static str {
                match self {
                    $(Language::$language => $decimal_mark,)*
                }
            }

            /// The Fluent files, if they are compiled in.
            pub(crate) const fn texts(self) -> &'static [&'static str] {
                match self {
                    $(Language::$language => if cfg!(feature = "languages") { files!($code) } else { &[] },)*
                }
            }
        }
    };
}

/// The files that every language has in its folder.
macro_rules! files {
    ($code:literal) => {
        files!($code: "names" "factions" "heroes" "artifacts" "powers" "claim" "claim-it" "glossary" "keys" "rules" "table" "guide"
            "online" "web" "review" "form" "story" "terminal")
    };
    ($code:literal: $($file:literal)*) => {
        &[$(include_str!(concat!("../locales/", $code, "/", $file, ".ftl"))),*]
    };
}

// A language is its folder in `locales/` and its line here. What a language lacks is said in the default one.
languages! {
    #[default] English "en" "English" ".",
    German "de" "Deutsch" ",",
    Spanish "es" "Español" ",",
    Dutch "nl" "Nederlands" ",",
}

impl Language {
    /// The language of a locale as systems and browsers write it: `de`, `de-AT`, `de_DE.UTF-8`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::from_locale(text).ok_or_else(|| UnknownLanguage(text.into()))
    }
}

/// There are no texts in this language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(", ");
        write!(f, "there is no language {:?}; there are {codes}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_the_locales_that_systems_name() {
        for (locale, language) in [
            ("en", Language::English),
            ("de-AT", Language::German),
            ("de_DE.UTF-8", Language::German),
            ("ES", Language::Spanish),
            ("nl_BE@euro", Language::Dutch),
        ] {
            assert_eq!(Language::from_locale(locale), Some(language), "{locale}");
        }
        for locale in ["", "C", "C.UTF-8", "POSIX", "xx", "deutsch", "_de"] {
            assert_eq!(Language::from_locale(locale), None, "{locale}");
        }
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        let refused = "xx".parse::<Language>().unwrap_err().to_string();
        let codes = Language::ALL.map(Language::code).join(", ");
        assert_eq!(refused, format!("there is no language \"xx\"; there are {codes}"));
    }
}
