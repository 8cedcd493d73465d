//! Bytes become entries of a table's log: a log that makes no sense is refused, and nothing panics on one that does.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tables::{Entry, Table};
use wire::{Presence, TableId};

const ID: TableId = TableId::new([7; 10]);

fuzz_target!(|bytes: &[u8]| {
    if let Ok(entry) = Entry::from_bytes(bytes) {
        assert_eq!(Entry::from_bytes(&entry.to_bytes()), Ok(entry));
    }
    let Some((&kind, mut rest)) = bytes.split_first() else { return };
    let game = if kind & 1 == 0 { r#"{"set":"magic"}"# } else { r#"{"game":"claim-it"}"# };
    let new = format!(r#"{{"game":{game},"seats":["open","open"],"clock":{{"days":1}}}}"#);
    let new = serde_json::from_str(&new).expect("a table");
    let opened = tables::open(&new).expect("it is legal");
    let mut table = Table::new(ID, &opened, 0).expect("it was opened");
    // Each entry follows its length and its time.
    while let [length, time, next @ ..] = rest {
        let (body, after) = next.split_at(usize::from(*length).min(next.len()));
        rest = after;
        let at = u64::from(*time) << (*time % 57);
        let Ok(entry) = Entry::from_bytes(body) else { continue };
        if table.evolve(&entry, at).is_err() {
            return;
        }
        for audience in table.audiences() {
            let _ = table.told(audience, u64::from(*length), at);
        }
        table.description(Some(0), 1, |_| Presence::Away);
        let _ = (table.deadline(), table.bot_task().is_some(), table.to_play());
    }
});
