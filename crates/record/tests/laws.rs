//! What must hold of the record of every game: the laws' games, written and read.

use claim::{NamedSet, decks};
use game::{
    Actor, Chance, Game, Replay, Seat, Table, View as _, Worlds as _,
    laws::{Care, Lawful, check},
};
use record::{AnyGame, Date, Head, Record, Recorded, read};

fn head(seed: u64, seats: u8) -> Head {
    let mut who = ["Ada \"the\" \\ Bold", "Björn", "c", "d", "e"].map(|name| Some(name.to_string()));
    who.iter_mut().skip(usize::from(seats)).for_each(|who| *who = None);
    Head { who, seed: Some(seed), date: Date::new(2026, 11, 15), own: vec![("event".into(), "a law".into())] }
}

/// A lawful game, and the same cut off at some point.
fn games<G: Lawful>(setup: &G::Setup, seed: u64) -> Vec<Table<G>> {
    let (whole, _) = check::<G>(setup, seed, Care { every: 1_000, worlds: 0 }).unwrap();
    let mut part = whole.clone();
    part.undo(Chance::from_seed(seed).below(whole.replay().log.len() as u32 + 1) as usize);
    vec![whole, part]
}

fn round_trip<G: Lawful + Recorded>(setup: &G::Setup, seed: u64, unwrap: impl Fn(AnyGame) -> Option<Record<G>>) {
    for table in games::<G>(setup, seed) {
        let record = Record::new(head(seed, table.position().seats()), table.replay().clone());
        let text = record.to_text().unwrap();
        let games: Vec<_> = read(&text).collect();
        let [Ok(game)] = &games[..] else { panic!("seed {seed}: {games:?}\n{text}") };
        let again = unwrap(game.clone()).unwrap();
        assert_eq!(again, record, "{text}");
        assert_eq!(again.to_text().unwrap(), text);
        assert_eq!(again.replay.table().unwrap().position(), table.position());
    }
}

fn claim(game: AnyGame) -> Option<Record<claim::State>> {
    if let AnyGame::Claim(record) = game { Some(record) } else { None }
}

fn claim_it(game: AnyGame) -> Option<Record<claim_it::State>> {
    if let AnyGame::ClaimIt(record) = game { Some(record) } else { None }
}

fn boards() -> impl Iterator<Item = claim_it::Setup> {
    let odd = claim_it::Board { size: 4, claim_markers: 20, player_markers: 10, thresholds: [5, 4, 3, 3] };
    let boards = [claim_it::Board::STANDARD, claim_it::Board::REDUCED, odd];
    let setups = (2..=5).flat_map(move |players| boards.map(|board| claim_it::Setup::new(players).on(board)));
    setups.flat_map(|setup| [setup, setup.with_variant(), setup.beginning_with(Seat(1))])
}

#[test]
fn a_record_of_any_deck_reads_back_as_it_was() {
    for set in NamedSet::ALL {
        for setup in (2..=4).filter_map(|players| set.setup(players)) {
            (0..12).for_each(|seed| round_trip::<claim::State>(&setup, seed, claim));
        }
    }
    for (seed, setup) in decks::all().enumerate().skip(3).step_by(17).chain(decks::studies().enumerate()) {
        round_trip::<claim::State>(&setup, seed as u64, claim);
    }
}

#[test]
fn a_record_of_any_board_reads_back_as_it_was() {
    for (seed, setup) in boards().enumerate() {
        for seed in [seed as u64, 1_000 + seed as u64] {
            round_trip::<claim_it::State>(&setup, seed, claim_it);
        }
    }
}

/// What a seat saw, as text.
fn account<G: Recorded>(replay: &Replay<G>, seat: Seat) -> Result<String, String> {
    let record = Record::new(Head { seed: Some(1), ..Head::default() }, replay.clone());
    let account = record.seen_by(seat).map_err(|e| e.to_string())?;
    account.to_text().map_err(|e| e.to_string())
}

/// Two games that a seat cannot tell apart are one account.
#[test]
fn an_account_tells_nothing_that_its_seat_did_not_know() {
    let (mut compared, mut swapped) = (0, 0);
    for (seed, setup) in decks::all().enumerate().step_by(29) {
        let mut chance = Chance::from_seed(seed as u64);
        let deal = claim::State::deal(&setup, &mut chance).unwrap();
        let mut table: Table<claim::State> = Table::new(setup, deal).unwrap();
        while table.actor() != Actor::Over {
            if let Actor::Seat(seat) = table.actor()
                && chance.below(12) == 0
            {
                let ours = account(table.replay(), seat).unwrap();
                let world = table.view(seat).worlds().unwrap().sample(&mut chance);
                if let Some(other) = claim::State::retrace(&table, seat, &world) {
                    assert_eq!(account(&other, seat).unwrap(), ours, "seed {seed}");
                    compared += 1;
                }
            }
            if chance.below(20) == 0 {
                swapped += same_when_swapped(&table, &mut chance);
            }
            let action = table.position().sample(&mut chance).unwrap();
            table.play(action).unwrap();
        }
        swapped += same_when_swapped(&table, &mut chance);
    }
    assert!(compared > 2_000 && swapped > 5_000, "{compared} {swapped}");
}

/// Two cards that a seat never saw are exchanged: its account stays the same, for every seat. How many were compared.
fn same_when_swapped(table: &Table<claim::State>, chance: &mut Chance) -> usize {
    let mut compared = 0;
    for seat in (0..table.position().seats()).map(Seat) {
        if let Some(other) = claim::State::swapped(table, seat, chance)
            && let Ok(theirs) = account(&other, seat)
        {
            assert_eq!(theirs, account(table.replay(), seat).unwrap());
            compared += 1;
        }
    }
    compared
}

#[test]
fn an_account_reads_back_as_it_was() {
    for (seed, setup) in decks::all().enumerate().step_by(101) {
        for table in games::<claim::State>(&setup, seed as u64) {
            for seat in (0..table.position().seats()).map(Seat) {
                let record = Record::new(head(1, table.position().seats()), table.replay().clone());
                let account = record.seen_by(seat).unwrap();
                let text = account.to_text().unwrap();
                let games: Vec<_> = read(&text).collect();
                assert_eq!(games, [Ok(AnyGame::ClaimSeen(account))], "{text}");
            }
        }
    }
    for (seed, setup) in boards().enumerate() {
        for table in games::<claim_it::State>(&setup, seed as u64) {
            let record = Record::new(Head::default(), table.replay().clone());
            let account = record.seen_by(Seat(1)).unwrap();
            let games: Vec<_> = read(&account.to_text().unwrap()).collect();
            assert_eq!(games, [Ok(AnyGame::ClaimItSeen(account))]);
        }
    }
}
