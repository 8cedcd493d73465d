//! Serialises a type as the text people write for it.

/// Makes a type that displays itself and reads itself back serialise as that text.
macro_rules! as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(<D::Error as serde::de::Error>::custom)
            }
        }
    };
}

pub(crate) use as_text;

/// Why a text is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not {expected}")]
pub struct TextError {
    /// The text.
    pub text: String,
    /// What it should have been.
    pub expected: &'static str,
}

impl TextError {
    pub(crate) fn new(text: &str, expected: &'static str) -> TextError {
        TextError { text: text.to_owned(), expected }
    }
}

/// The number a single digit stands for.
pub(crate) fn digit(byte: u8) -> Option<u8> {
    byte.is_ascii_digit().then(|| byte - b'0')
}
