//! The languages there are.

use std::{fmt, str::FromStr};

/// A language that everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::English, Language::German, Language::Spanish, Language::Dutch];

    /// The code: `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
            Language::Dutch => "nl",
        }
    }

    /// The name in the language itself: `Deutsch`.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
            Language::Dutch => "Nederlands",
        }
    }

    /// The language of a locale as systems and browsers write it: `de`, `de-AT`, `de_DE.UTF-8`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The Fluent files.
    pub(crate) const fn texts(self) -> [&'static str; 11] {
        macro_rules! of {
            ($code:literal) => {
                [
                    include_str!(concat!("../locales/", $code, "/names.ftl")),
                    include_str!(concat!("../locales/", $code, "/powers.ftl")),
                    include_str!(concat!("../locales/", $code, "/claim.ftl")),
                    include_str!(concat!("../locales/", $code, "/claim-it.ftl")),
                    include_str!(concat!("../locales/", $code, "/glossary.ftl")),
                    include_str!(concat!("../locales/", $code, "/rules.ftl")),
                    include_str!(concat!("../locales/", $code, "/story.ftl")),
                    include_str!(concat!("../locales/", $code, "/table.ftl")),
                    include_str!(concat!("../locales/", $code, "/guide.ftl")),
                    include_str!(concat!("../locales/", $code, "/terminal.ftl")),
                    include_str!(concat!("../locales/", $code, "/web.ftl")),
                ]
            };
        }
        match self {
            Language::English => of!("en"),
            Language::German => of!("de"),
            Language::Spanish => of!("es"),
            Language::Dutch => of!("nl"),
        }
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

/// A language in which nothing is said.
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
        for locale in ["", "C", "C.UTF-8", "POSIX", "fr", "deutsch", "_de"] {
            assert_eq!(Language::from_locale(locale), None, "{locale}");
        }
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        let refused = "fr".parse::<Language>().unwrap_err().to_string();
        assert_eq!(refused, "there is no language \"fr\"; there are en, de, es, nl");
    }
}
