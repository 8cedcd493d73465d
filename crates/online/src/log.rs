//! The log of a table as bytes: entry after entry, each with its time and its length.

use tables::{Entry, Millis};

/// A log as bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Log {
    bytes: Vec<u8>,
    len: u32,
}

impl Log {
    /// A log that was written before.
    pub(crate) const fn new(bytes: Vec<u8>, len: u32) -> Log {
        Log { bytes, len }
    }

    /// Its bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The number of entries.
    pub(crate) const fn len(&self) -> u32 {
        self.len
    }

    /// Adds an entry.
    pub(crate) fn push(&mut self, at: Millis, body: &[u8]) {
        number(&mut self.bytes, at);
        number(&mut self.bytes, body.len() as u64);
        self.bytes.extend_from_slice(body);
        self.len += 1;
    }

    /// Adds another log, without its first entries.
    pub(crate) fn extend(&mut self, other: &Log, without: u32) {
        let mut rest = &other.bytes[..];
        for _ in 0..without.min(other.len) {
            if next(&mut rest).is_none() {
                return;
            }
        }
        self.bytes.extend_from_slice(rest);
        self.len += other.len.saturating_sub(without);
    }

    /// The entries with their times; `None` if they cannot be read.
    pub(crate) fn entries(&self) -> Option<Vec<(Entry, Millis)>> {
        let (mut rest, mut entries) = (&self.bytes[..], Vec::with_capacity(self.len as usize));
        while !rest.is_empty() {
            let (at, body) = next(&mut rest)?;
            entries.push((Entry::from_bytes(body).ok()?, at));
        }
        (entries.len() == self.len as usize).then_some(entries)
    }
}

/// Seven bits to a byte, the lowest first.
pub(crate) fn number(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

pub(crate) fn read_number(rest: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let (byte, after) = rest.split_first()?;
        *rest = after;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

fn next<'a>(rest: &mut &'a [u8]) -> Option<(Millis, &'a [u8])> {
    let at = read_number(rest)?;
    let length = read_number(rest)?;
    let (body, after) = rest.split_at_checked(usize::try_from(length).ok()?)?;
    *rest = after;
    Some((at, body))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_read_as_it_was_written() {
        let written: Vec<(Entry, Millis)> =
            (0..200).map(|n| (Entry::Answered(n), 1_700_000_000_000 + u64::from(n))).collect();
        let (mut first, mut second) = (Log::default(), Log::default());
        for (n, (entry, at)) in written.iter().enumerate() {
            if n < 120 {
                first.push(*at, &entry.to_bytes());
            }
            if n >= 80 {
                second.push(*at, &entry.to_bytes());
            }
        }
        first.extend(&second, 40);
        assert_eq!(first.entries(), Some(written));
        assert_eq!(first.len(), 200);
    }

    #[test]
    fn what_is_cut_off_is_refused() {
        let mut log = Log::default();
        log.push(1, &Entry::Answered(7).to_bytes());
        for end in 1..log.bytes.len() {
            assert_eq!(Log::new(log.bytes[..end].to_vec(), 1).entries(), None);
        }
        assert_eq!(Log::new(vec![0xff; 40], 1).entries(), None);
        assert_eq!(Log::new(log.bytes, 2).entries(), None);
    }
}
