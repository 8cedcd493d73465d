//! Whatever is done at a table, and whatever stands in its log: what makes no sense is refused, and a log that is read
//! again is the table it was, in every field.

use game::{Audience, Seat};
use proptest::{collection::vec, prelude::*};
use tables::{Command, Context, Entry, Keys, Planned, Table, open};
use wire::{Answer, Clock, Name, NewTable, Presence, Proposal, Seating, TableId, Token};

const ID: TableId = TableId::new([7; 10]);

fn clock() -> impl Strategy<Value = Clock> {
    prop_oneof![
        Just(Clock::None),
        Just(Clock::Game { seconds: 60, increment: 2 }),
        Just(Clock::Game { seconds: 1, increment: 0 }),
        Just(Clock::Days(1)),
    ]
}

fn opened() -> impl Strategy<Value = Entry> {
    let games = [r#"{"set":"shadow"}"#, r#"{"set":"magic"}"#, r#"{"set":"the-succession"}"#, r#"{"game":"claim-it"}"#];
    let seats = vec(prop_oneof![5 => Just(Seating::Open), 1 => Just(Seating::Bot("random".into()))], 2..4);
    (prop::sample::select(games.to_vec()), seats, clock()).prop_filter_map("no such table", |(game, seats, clock)| {
        let game = serde_json::value::RawValue::from_string(game.into()).unwrap();
        open(&NewTable { game, seats, clock, webhook: None }).ok()
    })
}

fn token(n: u8) -> Token {
    Token::new([n; 20])
}

fn proposal() -> impl Strategy<Value = Proposal> {
    prop_oneof![
        Just(Proposal::Rematch),
        (0..4_u8).prop_map(Proposal::Undo),
        (0..4_u8).prop_map(Proposal::Bot),
        Just(Proposal::End),
        (0..4_u8, 0..5_u8).prop_map(|(seat, other)| Proposal::Swap(seat, other)),
        any::<u8>().prop_map(Proposal::Undo),
    ]
}

/// What is done, how long after the last, and whether the others are away.
type Done = (Command, u64, bool);

fn command() -> impl Strategy<Value = Done> {
    let seat = || prop_oneof![9 => 0..4_u8, 1 => any::<u8>()];
    let answer =
        (0..3_u32, 0..40_u32, any::<u8>()).prop_map(|(epoch, decision, answer)| Answer { epoch, decision, answer });
    let command = prop_oneof![
        4 => (prop::option::of(seat()), 1..5_u8).prop_map(|(seat, n)| Command::sit(seat, Name::new("Ada").unwrap(), &token(n))),
        6 => (seat(), prop::bool::weighted(0.9)).prop_map(|(seat, is_ready)| Command::Ready { seat, is_ready }),
        2 => (seat(), answer).prop_map(|(seat, answer)| Command::Answer { seat, answer }),
        2 => (0..3_u32, 0..60_usize, any::<u8>()).prop_map(|(epoch, place, answer)| Command::BotAnswer { epoch, place, answer }),
        3 => (seat(), proposal()).prop_map(|(seat, proposal)| Command::Agree { seat, proposal }),
        1 => (seat(), proposal()).prop_map(|(seat, proposal)| Command::Decline { seat, proposal }),
        1 => seat().prop_map(|seat| Command::Leave { seat }),
        1 => seat().prop_map(|seat| Command::Return { seat }),
        1 => Just(Command::Resume),
        // Stands for whatever answer is legal, so that games get anywhere.
        20 => Just(Command::Tick),
    ];
    (command, prop_oneof![9 => 0..3_000_u64, 1 => 0..100_000_000_u64], prop::bool::weighted(0.1))
}

fn entry() -> impl Strategy<Value = Entry> {
    let seat = || prop_oneof![9 => 0..4_u8, 1 => any::<u8>()];
    prop_oneof![
        opened(),
        (seat(), 1..5_u8).prop_map(|(seat, n)| Entry::Sat {
            seat,
            name: Name::new("Bo").unwrap(),
            key: tables::Hash::of(&token(n))
        }),
        (seat(), any::<bool>()).prop_map(|(seat, is_ready)| Entry::Ready { seat, is_ready }),
        any::<u8>().prop_map(|key| Entry::Dealt { deal: [key; 32], bots: [key; 32] }),
        any::<u8>().prop_map(Entry::Answered),
        (seat(), proposal()).prop_map(|(seat, proposal)| Entry::Agreed { seat, proposal }),
        (seat(), proposal()).prop_map(|(seat, proposal)| Entry::Declined { seat, proposal }),
        (seat(), any::<u32>()).prop_map(|(seat, kept)| Entry::TakenBack { seat, kept: kept % 64 }),
        (seat(), "[a-z]{0,8}").prop_map(|(seat, bot)| Entry::BotSat { seat, bot }),
        seat().prop_map(Entry::Returned),
        seat().prop_map(Entry::Left),
        Just(Entry::Ended),
        seat().prop_map(Entry::TimeUp),
        Just(Entry::Turned),
        Just(Entry::Resumed),
        (seat(), seat()).prop_map(|(seat, other)| Entry::Swapped(seat, other)),
        ("\\PC{0,40}", clock()).prop_map(|(game, clock)| Entry::Opened {
            game,
            seats: vec![Planned::Open; 2],
            clock,
            webhook: None
        }),
    ]
}

/// All that anybody can be sent: none of it panics.
fn sent(table: &Table, now: u64) {
    for audience in table.audiences().chain([Audience::Seat(Seat(9))]) {
        let _ = table.told(audience, u64::from(now as u8), now);
    }
    table.description(Some(0), 3, |seat| if seat == 0 { Presence::Here } else { Presence::Away });
    let _ = (table.deadline(), table.bot_task().is_some(), table.to_play());
}

/// A legal answer of whoever is asked.
fn legal(table: &Table, context: &Context<'_>) -> Option<Command> {
    let seat = table.asked()?;
    let at = table.at(Audience::Seat(Seat(seat)), 0, context.now)?;
    let Ok(wire::Down::At(at)) = serde_json::from_str::<wire::Down>(&at) else { return None };
    let (epoch, decision) = (at.epoch, at.decision?);
    let mut all = (0..=u8::MAX).map(|n| Answer { epoch, decision, answer: n.wrapping_mul(37) });
    all.find_map(|answer| {
        let command = Command::Answer { seat, answer };
        table.decide(&command, context).is_ok().then_some(command)
    })
}

/// Everybody sits down and is ready.
fn all_ready() -> Vec<Done> {
    let sit = |n| Command::sit(None, Name::new("Ada").unwrap(), &token(n));
    let all = [sit(9), sit(1), sit(2), sit(3)].into_iter();
    all.chain((0..3).map(|seat| Command::Ready { seat, is_ready: true })).map(|command| (command, 10, false)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_log_that_is_read_again_is_the_table_it_was(opened in opened(), commands in vec(command(), 0..90)) {
        let mut table = Table::new(ID, &opened, 0).unwrap();
        let mut log = vec![(opened, 0)];
        let mut now = 0;
        for (command, passed, is_away) in all_ready().into_iter().chain(commands) {
            now += passed;
            let key = log.len() as u8;
            let keys = || Keys { deal: [key; 32], bots: [key; 32] };
            let context = Context { now, is_away: &|seat| is_away && seat > 0, keys: &keys };
            let command = if command == Command::Tick { legal(&table, &context).unwrap_or(command) } else { command };
            match table.decide(&command, &context) {
                Ok(entries) => for entry in entries {
                    let entry = Entry::from_bytes(&entry.to_bytes()).unwrap();
                    table.evolve(&entry, now).unwrap();
                    log.push((entry, now));
                    let again = Table::from_log(ID, log.iter().map(|(entry, at)| (entry, *at))).unwrap();
                    prop_assert_eq!(format!("{again:?}"), format!("{table:?}"));
                },
                Err(refusal) => prop_assert!(!refusal.message.is_empty()),
            }
            sent(&table, now);
        }
    }

    #[test]
    fn entries_that_make_no_sense_do_no_harm(opened in opened(), entries in vec((entry(), any::<u64>()), 0..60)) {
        let Ok(mut table) = Table::new(ID, &opened, 0) else { return Ok(()) };
        for (entry, at) in entries {
            // After an entry that is refused the log is corrupt, and the table is not used any more.
            if table.evolve(&entry, at).is_err() {
                break;
            }
            sent(&table, at);
        }
    }

    #[test]
    fn bytes_that_are_no_entry_are_refused(bytes in vec(any::<u8>(), 0..80)) {
        if let Ok(entry) = Entry::from_bytes(&bytes) {
            prop_assert_eq!(Entry::from_bytes(&entry.to_bytes()), Ok(entry.clone()));
            if let Ok(table) = Table::from_log(ID, [(&entry, 0)]) {
                sent(&table, 0);
            }
        }
    }
}
