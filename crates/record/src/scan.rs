//! The text as a row of words, tags and comments.

use std::borrow::Cow;

use crate::error::Fault;

/// A piece of the text, and the byte it begins at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Piece<'a> {
    pub(crate) at: usize,
    pub(crate) kind: Kind<'a>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind<'a> {
    /// `[Name "value"]`
    Tag { name: &'a str, value: Cow<'a, str>, value_at: usize },
    /// `Name:`
    Label(&'a str),
    /// Anything else between white space.
    Word(&'a str),
    /// The text is over.
    Over,
}

/// Walks through a text.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// Where the last tag `Record` was found: a game may begin there.
    last_record: usize,
    /// From here on no comment has an end; to look again for every one of them would take for ever.
    unclosed_from: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str) -> Scanner<'a> {
        // Some editors put a mark of byte order before everything.
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Scanner { text, at, last_record: at, unclosed_from: usize::MAX }
    }

    pub(crate) const fn text(&self) -> &'a str {
        self.text
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn skip_white_space(&mut self) {
        while self.byte().is_some_and(|b| b.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// The next piece; comments before it go to `comment`.
    pub(crate) fn next(&mut self, mut comment: impl FnMut(&'a str)) -> Result<Piece<'a>, Fault> {
        loop {
            self.skip_white_space();
            let at = self.at;
            match self.byte() {
                None => return Ok(Piece { at, kind: Kind::Over }),
                Some(b'{') => {
                    let inside = &self.rest()[1..];
                    let end = if at < self.unclosed_from { inside.find('}') } else { None };
                    let Some(end) = end else {
                        self.unclosed_from = self.unclosed_from.min(at);
                        return Err(Fault::format(at, "R2", "a comment has no end"));
                    };
                    comment(&inside[..end]);
                    self.at += end + 2;
                }
                Some(b';') => {
                    let inside = &self.rest()[1..];
                    let end = inside.find('\n').unwrap_or(inside.len());
                    comment(&inside[..end]);
                    self.at += end + 1;
                }
                Some(b'[') => return self.tag(at),
                Some(_) => return Ok(self.word(at)),
            }
        }
    }

    fn word(&mut self, at: usize) -> Piece<'a> {
        let rest = self.rest();
        let ends = |b: u8| b.is_ascii_whitespace() || matches!(b, b'{' | b'}' | b';' | b'[' | b']');
        // The first byte is part of the word whatever it is: a stray bracket is a word that nobody knows.
        let mut len = rest.bytes().skip(1).position(ends).map_or(rest.len(), |i| i + 1);
        while !rest.is_char_boundary(len) {
            len += 1;
        }
        self.at += len;
        let word = &rest[..len];
        let kind = match word.strip_suffix(':') {
            Some(label) => Kind::Label(label),
            None => Kind::Word(word),
        };
        Piece { at, kind }
    }

    fn tag(&mut self, at: usize) -> Result<Piece<'a>, Fault> {
        let wrong = |at| Fault::format(at, "R3", "a tag is written [Name \"value\"]");
        self.at += 1;
        self.skip_white_space();
        let rest = self.rest();
        let len = rest.bytes().position(|b| !b.is_ascii_alphanumeric() && b != b'-').unwrap_or(rest.len());
        let name = &rest[..len];
        if name.is_empty() {
            return Err(wrong(self.at));
        }
        self.at += len;
        self.skip_white_space();
        let value_at = self.at;
        if self.byte() != Some(b'"') {
            return Err(wrong(self.at));
        }
        self.at += 1;
        let value = self.quoted(value_at)?;
        self.skip_white_space();
        if self.byte() != Some(b']') {
            return Err(wrong(self.at));
        }
        self.at += 1;
        if name == FIRST_TAG {
            self.last_record = at;
        }
        Ok(Piece { at, kind: Kind::Tag { name, value, value_at } })
    }

    /// What stands between quotes, the first of which has been read.
    fn quoted(&mut self, at: usize) -> Result<Cow<'a, str>, Fault> {
        let rest = self.rest();
        let mut value = Cow::Borrowed("");
        let mut from = 0;
        for (i, b) in rest.bytes().enumerate() {
            match b {
                _ if i < from => {}
                b'"' => {
                    self.at += i + 1;
                    return Ok(if value.is_empty() { Cow::Borrowed(&rest[from..i]) } else { value + &rest[from..i] });
                }
                b'\\' => {
                    let escaped = match rest.as_bytes().get(i + 1) {
                        Some(b'"') => "\"",
                        Some(b'\\') => "\\",
                        _ => return Err(Fault::format(self.at + i, "R3", "a backslash goes before \" or \\ only")),
                    };
                    value = value + &rest[from..i] + escaped;
                    from = i + 2;
                }
                _ if b.is_ascii_control() => {
                    return Err(Fault::format(self.at + i, "R3", "the value of a tag ends on its line, with a \""));
                }
                _ => {}
            }
        }
        Err(Fault::format(at, "R3", "the value of a tag has no end"))
    }

    /// Goes on where the next game begins, to read on after a fault in the game that began at `began`.
    pub(crate) fn skip_to_next_game(&mut self, began: usize) {
        while self.last_record <= began {
            let at = self.at;
            match self.next(|_| ()) {
                Ok(Piece { kind: Kind::Over, .. }) => return,
                Ok(_) => {}
                // What can't be read is passed by; at the least the bracket or brace it begins with.
                Err(_) => self.at = self.at.max(at + 1),
            }
            while !self.text.is_char_boundary(self.at) {
                self.at += 1;
            }
        }
        self.at = self.last_record;
    }
}

/// The tag that begins a game (R3).
pub(crate) const FIRST_TAG: &str = "Record";

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> (Vec<Kind<'_>>, Vec<&str>) {
        let mut scanner = Scanner::new(text);
        let (mut kinds, mut comments) = (Vec::new(), Vec::new());
        loop {
            let piece = scanner.next(|comment| comments.push(comment)).unwrap();
            if piece.kind == Kind::Over {
                return (kinds, comments);
            }
            kinds.push(piece.kind);
        }
    }

    #[test]
    fn words_labels_tags_and_comments_are_told_apart() {
        let (kinds, comments) = pieces("[A \"b\\\"c\"]{one}One: 1. 0:Kn7{two} ; three\n~2-3-5");
        let tag = Kind::Tag { name: "A", value: "b\"c".into(), value_at: 3 };
        let words = ["1.", "0:Kn7", "~2-3-5"].map(Kind::Word);
        assert_eq!(kinds, [vec![tag, Kind::Label("One")], words.to_vec()].concat());
        assert_eq!(comments, ["one", "two", " three"]);
    }

    #[test]
    fn a_fault_is_found_where_it_is() {
        for (text, line, column) in [("\n  {", 2, 3), ("[A b]", 1, 4), ("[A \"b", 1, 4), ("ü [A \"é\\x\"]", 1, 8)] {
            let mut scanner = Scanner::new(text);
            let fault = loop {
                match scanner.next(|_| ()) {
                    Ok(piece) => assert_ne!(piece.kind, Kind::Over, "{text}"),
                    Err(fault) => break fault.within(text, &mut crate::error::Location::default()),
                }
            };
            assert_eq!((fault.line, fault.column), (line, column), "{text}: {fault}");
        }
    }
}
