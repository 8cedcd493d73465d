//! Bytes become a set-up, a seed and actions: whatever they are, the rules refuse them or play a game that ends.

#![no_main]

use claim::{Action, Deal, Edition, Faction, Facts, PAIRS, Setup, State, View};
use game::{Actor, Answer, Chance, Game, Replay, Seat, Table, laws::Lawful};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let setup = setup(&mut bytes);
    let mut chance = Chance::from_seed(bytes.word());
    match State::deal(&setup, &mut chance) {
        Ok(deal) => play(setup, deal, &mut bytes, &mut chance),
        Err(error) => {
            assert_eq!(setup.rules().map(|_| ()), Err(error));
            assert!(!error.rule().is_empty() && error.to_string().contains("rule"), "{error}");
        }
    }
});

/// A byte stream that ends in zeros.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn byte(&mut self) -> u8 {
        self.next().unwrap_or(0)
    }

    fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }
}

/// Three in four are decks that may be legal, the others anything.
fn setup(bytes: &mut Bytes) -> Setup {
    let (kind, options) = (bytes.byte(), bytes.byte());
    let study = (options & 128 != 0).then(|| if kind < 192 { 2 + bytes.byte() % 3 } else { bytes.byte() });
    let players = match kind {
        0..192 if study.is_some() => 2,
        0..192 => 2 + options % 3,
        _ => bytes.byte(),
    };
    let mut factions = if kind < 192 { deck(players, bytes) } else { any_factions(bytes) };
    if study.is_some() && kind < 192 {
        factions.truncate(3);
    }
    let mut facts = Facts::default();
    if options & 64 != 0 {
        facts.loot = u16::from_le_bytes([bytes.byte(), bytes.byte() & if kind < 224 { 0x3f } else { 0xff }]);
        facts.heroes = std::array::from_fn(|_| bytes.byte() % if kind < 224 { 20 } else { 255 });
    }
    Setup {
        factions,
        players,
        edition: if options & 4 == 0 { Edition::A } else { Edition::C2 },
        artifacts: options & 8 != 0 && (players == 2 || kind >= 192),
        heroes: options & 16 != 0 && (players == 2 || kind >= 192),
        first: (options & 32 != 0).then(|| Seat(if kind < 192 { bytes.byte() % players } else { bytes.byte() })),
        facts,
        study,
    }
}

fn deck(players: u8, bytes: &mut Bytes) -> Vec<Faction> {
    let mut tens: Vec<Faction> = Faction::ALL.into_iter().filter(|f| f.pair().is_none()).collect();
    tens.retain(|f| players == 2 || f.seats_more_than_two());
    let mut factions = PAIRS[usize::from(bytes.byte()) % PAIRS.len()].to_vec();
    for _ in 0..if players == 2 { 3 } else { 5 } {
        factions.push(tens.remove(usize::from(bytes.byte()) % tens.len()));
    }
    factions
}

fn any_factions(bytes: &mut Bytes) -> Vec<Faction> {
    let n = bytes.byte() % 10;
    (0..n).map(|_| Faction::ALL[usize::from(bytes.byte()) % Faction::ALL.len()]).collect()
}

/// A byte below 240 picks a legal answer; above, the next byte is the number of any answer. Where the bytes end, the
/// seed goes on.
fn play(setup: Setup, deal: Deal, bytes: &mut Bytes, chance: &mut Chance) {
    let mut table: Table<State> = Table::new(setup, deal).expect("a deal of the rules' own fits");
    let mut steps = 0;
    while table.actor() != Actor::Over {
        let answers = table.position().answers();
        assert!(!answers.is_empty(), "somebody is asked who has no answer: {:?}", table.position());
        let action = match bytes.next() {
            Some(byte @ ..240) => answers.nth(usize::from(byte) % answers.len()),
            Some(kind) => {
                try_any(&mut table, kind, bytes.byte());
                None
            }
            None => table.position().sample(chance),
        };
        if let Some(action) = action {
            table.play(action).expect("a listed answer is accepted");
            steps += 1;
            assert!(steps <= State::LONGEST, "no end after {steps} actions");
        }
        table.position().conserved().expect("every card is somewhere once");
    }
    // Writing and reading costs more than playing.
    if steps % 8 == 0 {
        look(&table);
    }
    assert!(table.position().score().is_some() && table.position().payoffs().is_some());
}

/// Tries an answer by its number, listed or not.
fn try_any(table: &mut Table<State>, kind: u8, number: u8) {
    let before = *table.position();
    let Some(action) = Action::from_number(number) else { return };
    let text = before.notation(action);
    let mut unchecked = before;
    unchecked.apply_unchecked(action, &mut ());
    let _ = (unchecked.answers(), unchecked.actor(), unchecked.score());
    let listed = before.answers().has(action);
    if listed {
        assert_eq!(before.parse(&text), Some(action));
    } else {
        let error = table.play(action).expect_err("an unlisted answer is refused");
        assert!(!error.rule().is_empty() && *table.position() == before, "{error}");
    }
    if kind > 250 {
        look(table);
    }
}

/// Looks at the table from all sides: views can be made, and what is written can be read back.
fn look(table: &Table<State>) {
    let position = table.position();
    for seat in position.rules().seats() {
        let view = table.view(seat);
        assert_eq!(view.answers().is_empty(), table.actor() != Actor::Seat(seat));
        let json = serde_json::to_string(&view).expect("a view can be written");
        assert_eq!(serde_json::from_str::<View>(&json).expect("a view can be read back"), view);
    }
    let json = serde_json::to_string(table.replay()).expect("a replay can be written");
    let replay: Replay<State> = serde_json::from_str(&json).expect("a replay can be read back");
    let again = replay.table().expect("what was legal once is legal again");
    assert_eq!(again.position(), position);
}
