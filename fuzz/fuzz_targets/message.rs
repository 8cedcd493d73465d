//! Bytes become messages of clients at a table: each is refused in a sentence or does something, and the log that comes
//! of it is the same table again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tables::{Audience, Command, Context, Entry, Hash, Keys, Seat, Table};
use wire::{Answer, Down, Presence, TableId, Token, Up};

const ID: TableId = TableId::new([7; 10]);
const GAMES: [&str; 4] =
    [r#"{"set":"shadow"}"#, r#"{"set":"magic"}"#, r#"{"set":"the-succession"}"#, r#"{"game":"claim-it"}"#];

fuzz_target!(|bytes: &[u8]| {
    // As text, whatever it is.
    let text = String::from_utf8_lossy(bytes);
    if let Ok(up) = serde_json::from_str::<Up>(&text) {
        let written = serde_json::to_string(&up).expect("it was read");
        serde_json::from_str::<Up>(&written).expect("it was written");
    }
    let Some((&kind, mut rest)) = bytes.split_first() else { return };
    let game = GAMES[usize::from(kind % 4)];
    let seats = if kind & 4 == 0 { r#"["open","open"]"# } else { r#"["open","open",{"bot":"random"}]"# };
    let clock = if kind & 8 == 0 { r#""none""# } else { r#"{"game":{"seconds":60,"increment":1}}"# };
    let new = format!(r#"{{"game":{game},"seats":{seats},"clock":{clock}}}"#);
    let new = serde_json::from_str(&new).expect("a table");
    let Ok(opened) = tables::open(&new) else { return };
    let mut table = Table::new(ID, &opened, 0).expect("it was opened");
    let mut log = vec![(opened, 0)];
    let mut now = 0;
    while let [what, which, value, next @ ..] = rest {
        rest = next;
        now += u64::from(*value) * 10;
        let (seat, number) = (which & 3, which >> 2);
        let up = match what % 14 {
            0 => format!(r#"{{"sit":{{"name":"Ada","token":"{}"}}}}"#, Token::new([seat; 20])),
            1 => r#"{"ready":true}"#.into(),
            2 => format!(r#"{{"answer":{{"epoch":{number},"decision":{value},"answer":{value}}}}}"#),
            3 => format!(r#"{{"agree":{{"undo":{}}}}}"#, value & 3),
            4 => format!(r#"{{"agree":{{"bot":{}}}}}"#, value & 3),
            5 => r#"{"agree":"end"}"#.into(),
            6 => r#"{"agree":"rematch"}"#.into(),
            7 => format!(r#"{{"decline":{{"undo":{}}}}}"#, value & 3),
            8 => r#""leave""#.into(),
            9 => format!(r#"{{"agree":{{"swap":[{seat},{}]}}}}"#, value & 3),
            10 => format!(r#"{{"agree":{{"swap":[{},{seat}]}}}}"#, value & 3),
            // Most of the time somebody answers something legal, so that games get anywhere.
            _ => legal(&table, *value).unwrap_or_else(|| r#"{"ready":true}"#.into()),
        };
        let up = serde_json::from_str(&up).expect("a message");
        let seat = if what % 14 > 10 { table.asked().unwrap_or(seat) } else { seat };
        let Some(command) = command(up, seat) else { continue };
        let keys = || Keys { deal: [kind; 32], bots: [kind; 32] };
        let is_away = |other: u8| *value > 250 && other != seat;
        let context = Context { now, is_away: &is_away, keys: &keys };
        match table.decide(&command, &context) {
            Ok(entries) => {
                for entry in entries {
                    table.evolve(&entry, now).expect("it was decided");
                    log.push((entry, now));
                }
            }
            Err(refusal) => assert!(!refusal.message.is_empty()),
        }
        for audience in table.audiences() {
            let _ = table.told(audience, u64::from(*value), now);
        }
        table.description(None, 0, |_| Presence::Here);
    }
    let again = Table::from_log(ID, log.iter().map(|(entry, at): &(Entry, u64)| (entry, *at))).expect("it was played");
    assert_eq!(format!("{again:?}"), format!("{table:?}"));
});

fn command(up: Up, seat: u8) -> Option<Command> {
    Some(match up {
        Up::Sit(sit) => Command::Sit { seat: sit.seat, name: sit.name, key: Hash::of(&sit.token) },
        Up::Ready(is_ready) => Command::Ready { seat, is_ready },
        Up::Answer(answer) => Command::Answer { seat, answer },
        Up::Agree(proposal) => Command::Agree { seat, proposal },
        Up::Decline(proposal) => Command::Decline { seat, proposal },
        Up::Webhook(address) => Command::Webhook { seat, address },
        Up::Leave => Command::Leave { seat },
        Up::Hello(_) | Up::Phrase(_) | Up::Ping => return None,
    })
}

/// A legal answer of whoever is asked, as a message.
fn legal(table: &Table, start: u8) -> Option<String> {
    let seat = table.asked()?;
    let at = table.at(Audience::Seat(Seat(seat)), 0, 0)?;
    let Ok(Down::At(at)) = serde_json::from_str::<Down>(&at) else { return None };
    let (epoch, decision) = (at.epoch, at.decision?);
    let keys = || Keys { deal: [0; 32], bots: [0; 32] };
    let context = Context { now: 0, is_away: &|_| false, keys: &keys };
    let answers = (0..=u8::MAX).map(|n| Answer { epoch, decision, answer: n.wrapping_add(start) });
    let legal = { answers }.find(|&answer| table.decide(&Command::Answer { seat, answer }, &context).is_ok())?;
    serde_json::to_string(&Up::Answer(legal)).ok()
}
