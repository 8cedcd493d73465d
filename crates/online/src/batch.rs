//! What is committed at once, as the bytes of one row of the journal: entries of several tables, one after the other.

use tables::Millis;
use wire::TableId;

use crate::log::{number, read_number};

/// Entries of several tables, as bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Batch(Vec<u8>);

/// An entry of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Batched<'a> {
    pub(crate) table: TableId,
    /// Its place in the log of its table.
    pub(crate) seq: u32,
    pub(crate) at: Millis,
    pub(crate) body: &'a [u8],
}

/// A batch that ends in the middle of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a row of the journal is not whole")]
pub(crate) struct NotWhole;

impl Batch {
    /// Adds an entry.
    pub(crate) fn push(&mut self, Batched { table, seq, at, body }: Batched<'_>) {
        self.0.extend_from_slice(table.bits());
        number(&mut self.0, seq.into());
        number(&mut self.0, at);
        number(&mut self.0, body.len() as u64);
        self.0.extend_from_slice(body);
    }

    /// Its bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The entries of a batch that was written before.
    pub(crate) fn read(bytes: &[u8]) -> impl Iterator<Item = Result<Batched<'_>, NotWhole>> {
        let mut rest = bytes;
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let entry = next(&mut rest).ok_or(NotWhole);
            if entry.is_err() {
                rest = &[];
            }
            Some(entry)
        })
    }
}

fn next<'a>(rest: &mut &'a [u8]) -> Option<Batched<'a>> {
    let (table, after) = rest.split_first_chunk()?;
    *rest = after;
    let seq = u32::try_from(read_number(rest)?).ok()?;
    let at = read_number(rest)?;
    let (body, after) = {
        let length = usize::try_from(read_number(rest)?).ok()?;
        rest.split_at_checked(length)?
    };
    *rest = after;
    Some(Batched { table: TableId::new(*table), seq, at, body })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_batch_is_read_as_it_was_written_and_refused_where_it_is_cut_off() {
        let bodies: Vec<Vec<u8>> = (0..50).map(|n| vec![n; usize::from(n) * 7]).collect();
        let entry = |n: usize| Batched {
            table: TableId::new([n as u8 % 3; 10]),
            seq: n as u32 * 1_000,
            at: 1_700_000_000_000 + n as u64,
            body: &bodies[n],
        };
        let mut batch = Batch::default();
        (0..50).for_each(|n| batch.push(entry(n)));
        let read: Result<Vec<_>, _> = Batch::read(batch.bytes()).collect();
        assert_eq!(read, Ok((0..50).map(entry).collect()));
        let mut one = Batch::default();
        one.push(entry(7));
        for end in 1..one.bytes().len() {
            assert!(Batch::read(&one.bytes()[..end]).any(|entry| entry == Err(NotWhole)));
        }
    }
}
