//! Bytes become text, or changes to a true record: the reader refuses it in a sentence or understands it, and what it
//! understands it can write and read again.

#![no_main]

use claim::NamedSet;
use game::{Chance, Replay};
use libfuzzer_sys::fuzz_target;
use record::{AnyGame, Head, Record, Recorded, read};

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, rest)) = bytes.split_first() else { return };
    match kind % 4 {
        0 => survives(&String::from_utf8_lossy(rest)),
        1 => survives(&format!("[Record \"1\"][Game \"Claim\"]{}", String::from_utf8_lossy(rest))),
        2 => {
            let set = NamedSet::ALL[usize::from(kind / 4) % NamedSet::ALL.len()];
            let setup = set.setup(2).expect("every set is for two");
            survives(&changed(text::<claim::State>(&setup, kind), rest));
        }
        _ => {
            let setup = claim_it::Setup::new(2 + kind / 4 % 4).on(claim_it::Board::REDUCED);
            survives(&changed(text::<claim_it::State>(&setup, kind), rest));
        }
    }
});

/// A random game, in full or as a seat saw it.
fn text<G: Recorded>(setup: &G::Setup, seed: u8) -> String {
    let (mut chance, mut players) = (Chance::from_seed(seed.into()), Chance::from_seed(!u64::from(seed)));
    let replay = Replay::<G>::random(setup, &mut chance, &mut players).expect("a legal set-up");
    let record = Record::new(Head::default(), replay);
    if seed >= 128 {
        return record.seen_by(game::Seat(0)).expect("it was played").to_text().expect("it was legal");
    }
    record.to_text().expect("it was played")
}

/// Every four bytes are a change: where, and a byte to put there, or one to take out.
fn changed(text: String, bytes: &[u8]) -> String {
    let mut text = text.into_bytes();
    for change in bytes.chunks_exact(4) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % text.len().max(1);
        match change[2] % 3 {
            0 => text.insert(at, change[3]),
            1 if !text.is_empty() => drop(text.remove(at)),
            _ => text[at] = change[3],
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

fn survives(text: &str) {
    for game in read(text).take(64) {
        match game {
            Err(error) => assert!(error.line > 0 && error.column > 0 && !error.rule.is_empty()),
            Ok(game) => {
                let text = match &game {
                    AnyGame::Claim(record) => record.to_text().expect("it was replayed"),
                    AnyGame::ClaimIt(record) => record.to_text().expect("it was replayed"),
                    AnyGame::ClaimSeen(account) => account.to_text().expect("its set-up is legal"),
                    AnyGame::ClaimItSeen(account) => account.to_text().expect("its set-up is legal"),
                };
                let again: Vec<_> = read(&text).collect();
                assert_eq!(again, [Ok(game)], "{text}");
            }
        }
    }
}
