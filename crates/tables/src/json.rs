//! Writes JSON exactly as `serde_json` does, in less time: most of what a server does is to write views.
//!
//! Names of fields and variants need no escapes, separators are written with what they follow, and small numbers are
//! copied. What views and events have none of (maps, floating point numbers) is left to `serde_json`.

use std::fmt;

use serde::{
    Serialize, Serializer,
    ser::{
        Error as _, Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};

/// Writes a value at the end of a text.
pub(crate) fn write(text: &mut Vec<u8>, value: &impl Serialize) {
    let from = text.len();
    if value.serialize(&mut Writer { text }).is_err() {
        text.truncate(from);
        // Nothing in a message is a map whose keys are no strings, and nothing fails to be written.
        let _ = serde_json::to_writer(text, value);
    }
}

/// It is left to `serde_json`.
#[derive(Debug)]
struct Unusual;

impl fmt::Display for Unusual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is left to serde_json")
    }
}

impl std::error::Error for Unusual {}

impl serde::ser::Error for Unusual {
    fn custom<T: fmt::Display>(_: T) -> Unusual {
        Unusual
    }
}

struct Writer<'a> {
    text: &'a mut Vec<u8>,
}

impl Writer<'_> {
    /// `"name"` and what follows.
    #[inline]
    fn name(&mut self, name: &str, after: &[u8]) {
        self.text.push(b'"');
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(after);
    }

    #[inline]
    fn number(&mut self, value: u64) {
        let digit = |n: u64| b'0' + n as u8;
        match value {
            0..10 => self.text.push(digit(value)),
            10..100 => self.text.extend_from_slice(&[digit(value / 10), digit(value % 10)]),
            _ => self.long_number(value),
        }
    }

    #[cold]
    fn long_number(&mut self, mut value: u64) {
        let (mut digits, mut from) = ([0; 20], 20);
        while value > 0 {
            from -= 1;
            digits[from] = b'0' + (value % 10) as u8;
            value /= 10;
        }
        self.text.extend_from_slice(&digits[from..]);
    }

    /// Closes a list or an object: its last element is followed by a comma, if there is one.
    #[inline]
    fn close(&mut self, bracket: u8) {
        match self.text.last_mut() {
            Some(last) if *last == b',' => *last = bracket,
            _ => self.text.push(bracket),
        }
    }

    #[inline]
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Unusual> {
        value.serialize(&mut Writer { text: self.text })?;
        self.text.push(b',');
        Ok(())
    }

    #[inline]
    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Unusual> {
        self.name(name, b"\":");
        self.element(value)
    }
}

/// Numbers of all widths are written alike.
macro_rules! widened {
    ($($small:ident($number:ty) as $wide:ident;)*) => {$(
        #[inline]
        fn $small(self, value: $number) -> Result<(), Unusual> {
            self.$wide(value.into())
        }
    )*};
}

impl<'a, 'b> Serializer for &'a mut Writer<'b> {
    type Ok = ();
    type Error = Unusual;
    type SerializeSeq = &'a mut Writer<'b>;
    type SerializeTuple = &'a mut Writer<'b>;
    type SerializeTupleStruct = &'a mut Writer<'b>;
    type SerializeTupleVariant = &'a mut Writer<'b>;
    type SerializeMap = Impossible<(), Unusual>;
    type SerializeStruct = &'a mut Writer<'b>;
    type SerializeStructVariant = &'a mut Writer<'b>;

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Unusual> {
        self.text.extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    widened! {
        serialize_i8(i8) as serialize_i64;
        serialize_i16(i16) as serialize_i64;
        serialize_i32(i32) as serialize_i64;
        serialize_u8(u8) as serialize_u64;
        serialize_u16(u16) as serialize_u64;
        serialize_u32(u32) as serialize_u64;
    }

    fn serialize_i64(self, value: i64) -> Result<(), Unusual> {
        if value < 0 {
            self.text.push(b'-');
        }
        self.number(value.unsigned_abs());
        Ok(())
    }

    #[inline]
    fn serialize_u64(self, value: u64) -> Result<(), Unusual> {
        self.number(value);
        Ok(())
    }

    fn serialize_f32(self, _: f32) -> Result<(), Unusual> {
        Err(Unusual)
    }

    fn serialize_f64(self, _: f64) -> Result<(), Unusual> {
        Err(Unusual)
    }

    fn serialize_char(self, _: char) -> Result<(), Unusual> {
        Err(Unusual)
    }

    fn serialize_str(self, value: &str) -> Result<(), Unusual> {
        // All are looked at: that is quicker than to stop at the first.
        let is_special = |byte: u8| byte < 0x20 || byte == b'"' || byte == b'\\';
        if value.bytes().fold(false, |found, byte| found | is_special(byte)) {
            return serde_json::to_writer(&mut *self.text, value).map_err(Unusual::custom);
        }
        self.name(value, b"\"");
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Unusual> {
        Err(Unusual)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Unusual> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unusual> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result<(), Unusual> {
        self.text.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unusual> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), Unusual> {
        self.name(name, b"\"");
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Unusual> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unusual> {
        self.text.push(b'{');
        self.field(name, value)?;
        self.close(b'}');
        Ok(())
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Unusual> {
        self.text.push(b'[');
        Ok(self)
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Self, Unusual> {
        self.text.push(b'[');
        Ok(self)
    }

    #[inline]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Unusual> {
        self.text.push(b'[');
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Result<Self, Unusual> {
        self.text.push(b'{');
        self.name(name, b"\":[");
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Unusual> {
        Err(Unusual)
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Unusual> {
        self.text.push(b'{');
        Ok(self)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Result<Self, Unusual> {
        self.text.push(b'{');
        self.name(name, b"\":{");
        Ok(self)
    }
}

macro_rules! list {
    ($($kind:ident $add:ident $after:literal;)*) => {$(
        impl $kind for &mut Writer<'_> {
            type Ok = ();
            type Error = Unusual;

            #[inline]
            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unusual> {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Result<(), Unusual> {
                self.close(b']');
                self.text.extend_from_slice($after);
                Ok(())
            }
        }
    )*};
}

list! {
    SerializeSeq serialize_element b"";
    SerializeTuple serialize_element b"";
    SerializeTupleStruct serialize_field b"";
    SerializeTupleVariant serialize_field b"}";
}

macro_rules! object {
    ($($kind:ident $after:literal;)*) => {$(
        impl $kind for &mut Writer<'_> {
            type Ok = ();
            type Error = Unusual;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unusual> {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Result<(), Unusual> {
                self.close(b'}');
                self.text.extend_from_slice($after);
                Ok(())
            }
        }
    )*};
}

object! {
    SerializeStruct b"";
    SerializeStructVariant b"}";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    struct Everything {
        yes: bool,
        no: bool,
        numbers: (u8, u16, u32, u64, i8, i16, i32, i64),
        large: [u64; 6],
        small: Vec<u8>,
        empty: Vec<u8>,
        nothing: Option<u8>,
        something: Option<u8>,
        unit: (),
        text: &'static str,
        escaped: &'static str,
        nested: Vec<Vec<Kind>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        left_out: Option<u8>,
    }

    #[derive(Serialize)]
    struct Empty {}

    #[derive(Serialize)]
    struct Pair(u8, Empty);

    #[derive(Serialize)]
    struct One(u8);

    #[derive(Serialize)]
    enum Kind {
        Plain,
        One(One),
        Two(u8, Pair),
        Named { a: u8, b: Option<u8> },
        Bare {},
    }

    #[test]
    fn it_is_written_as_serde_json_writes_it() {
        let kinds = || {
            vec![
                Kind::Plain,
                Kind::One(One(9)),
                Kind::Two(10, Pair(99, Empty {})),
                Kind::Named { a: 100, b: None },
                Kind::Bare {},
            ]
        };
        let value = Everything {
            yes: true,
            no: false,
            numbers: (255, 1_000, 70_000, u64::MAX, -1, -300, -70_000, i64::MIN),
            large: [0, 9, 10, 99, 100, 12_345],
            small: (0..=255).collect(),
            empty: Vec::new(),
            nothing: None,
            something: Some(3),
            unit: (),
            text: "Zoë",
            escaped: "a \"quoted\"\n\\ text,",
            nested: vec![kinds(), Vec::new(), kinds()],
            left_out: None,
        };
        let mut text = b"before ".to_vec();
        write(&mut text, &value);
        assert_eq!(String::from_utf8(text).unwrap(), format!("before {}", serde_json::to_string(&value).unwrap()));
    }

    #[test]
    fn what_is_unusual_is_left_to_serde_json() {
        for value in [vec![(1.5, BTreeMap::from([("a", 'b')]))], Vec::new()] {
            let mut text = Vec::new();
            write(&mut text, &value);
            assert_eq!(String::from_utf8(text).unwrap(), serde_json::to_string(&value).unwrap());
        }
    }
}
