//! Names of tables and keys to seats: random, and written in letters that are hard to confuse.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Digits and letters without i, l, o and u.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The name of a table: 80 random bits. Whoever knows it may watch, and sit down where a seat is open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; 10]);

/// The key to a seat: 160 random bits. Whoever has it plays for that seat. It stays behind the `#` of a link, which
/// browsers do not send, and servers keep only a hash of it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Token([u8; 20]);

/// Why a text is not the name of a table or the key to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected} digits and letters")]
pub struct BadId {
    expected: usize,
}

impl TableId {
    /// The name with these bits, which should be random.
    pub const fn new(bits: [u8; 10]) -> TableId {
        TableId(bits)
    }

    /// Its bits.
    pub const fn bits(&self) -> &[u8; 10] {
        &self.0
    }
}

impl Token {
    /// The key with these bits, which should be random.
    pub const fn new(bits: [u8; 20]) -> Token {
        Token(bits)
    }

    /// Its bits.
    pub const fn bits(&self) -> &[u8; 20] {
        &self.0
    }
}

/// Five bits for each letter; the lengths are multiples of five bytes.
fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for five in bytes.chunks(5) {
        let word = five.iter().fold(0u64, |word, &byte| word << 8 | u64::from(byte));
        for letter in (0..8).rev() {
            let value = word >> (5 * letter) & 31;
            write!(f, "{}", char::from(ALPHABET[value as usize]))?;
        }
    }
    Ok(())
}

fn read<const N: usize>(text: &str) -> Result<[u8; N], BadId> {
    let bad = BadId { expected: N / 5 * 8 };
    if text.len() != bad.expected {
        return Err(bad);
    }
    let mut bytes = [0; N];
    for (five, letters) in bytes.chunks_mut(5).zip(text.as_bytes().chunks(8)) {
        let mut word = 0u64;
        for letter in letters {
            let value = ALPHABET.iter().position(|other| *other == letter.to_ascii_lowercase()).ok_or(bad)?;
            word = word << 5 | value as u64;
        }
        five.copy_from_slice(&word.to_be_bytes()[3..]);
    }
    Ok(bytes)
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(&self.0, f)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(&self.0, f)
    }
}

/// Keys are not printed: what is printed ends up in logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

impl FromStr for TableId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<TableId, BadId> {
        read(text).map(TableId)
    }
}

impl FromStr for Token {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Token, BadId> {
        read(text).map(Token)
    }
}

macro_rules! as_string {
    ($id:ty) => {
        impl TryFrom<String> for $id {
            type Error = BadId;

            fn try_from(text: String) -> Result<$id, BadId> {
                text.parse()
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> String {
                id.to_string()
            }
        }
    };
}

as_string!(TableId);
as_string!(Token);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_is_read_again(table: [u8; 10], token: [u8; 20]) {
            let (table, token) = (TableId::new(table), Token::new(token));
            prop_assert_eq!(table.to_string().parse(), Ok(table));
            prop_assert_eq!(token.to_string().to_uppercase().parse(), Ok(token));
            prop_assert_eq!(table.to_string().len(), 16);
        }

        #[test]
        fn other_texts_are_refused(text: String) {
            if let Ok(id) = text.parse::<TableId>() {
                prop_assert_eq!(id.to_string(), text.to_ascii_lowercase());
            }
        }
    }

    #[test]
    fn letters_keep_their_values() {
        let id = TableId::new([0, 1, 2, 3, 4, 5, 250, 251, 252, 253]);
        assert_eq!(id.to_string(), "000g40r40qxfqz7x");
    }

    #[test]
    fn a_key_is_not_printed() {
        assert_eq!(format!("{:?}", Token::new([7; 20])), "Token(..)");
    }

    #[test]
    fn a_text_of_another_length_is_refused_with_a_sentence() {
        let error = "abc".parse::<TableId>().unwrap_err();
        assert_eq!(error.to_string(), "expected 16 digits and letters");
        assert!("iiiiiiiiiiiiiiii".parse::<TableId>().is_err());
    }
}
