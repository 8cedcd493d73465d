//! What every bot for Claim has to keep to: legal answers everywhere, the same answer to the same view, and no answer
//! that depends on what its seat cannot know.

use std::num::NonZeroU32;

use bots::{
    Choice, Level, Limits,
    claim::knows_all,
    solver::{Solver, Value},
};
use claim::{Action, Faction, NamedSet, Phase, Setup, State, decks};
use game::{Actor, Chance, Game as _, Replay, Seat, Table, Worlds as _, laws::Lawful as _};

/// Few enough nodes for a sweep, and enough for a tree that branches.
const FEW: Limits<'static> = Limits { nodes: Some(24), stop: None, deadline: None, threads: None };

fn deal(setup: &Setup, chance: &mut Chance) -> Table<State> {
    let deal = State::deal(setup, chance).expect("a legal deck can be dealt");
    Table::new(setup.clone(), deal).expect("a legal deal is accepted")
}

/// Enough for the expert to solve an ending, or the worlds that it may be.
const ENOUGH: Limits<'static> = Limits::nodes(1_500);

fn ask(level: Level, table: &Table<State>, seat: Seat, seed: u64) -> Option<Choice<Action>> {
    let state = table.position();
    let is_ending = state.phase() == Phase::Two && state.rules().seats().all(|seat| state.hand(seat).len() <= 5);
    let limits = if is_ending { ENOUGH } else { FEW };
    level.bot::<State>().choose(&table.view(seat), &limits, &mut Chance::from_seed(seed))
}

fn first_set() -> Setup {
    NamedSet::Claim.setup(2).expect("a set for two")
}

/// The set with a network of its own, and a slice through all decks: every `step`th from `first` on.
fn some_decks(first: usize, step: usize) -> impl Iterator<Item = Setup> {
    [first_set()].into_iter().chain(decks::all().skip(first).step_by(step))
}

#[test]
fn every_level_answers_legally_in_decks_of_every_kind() {
    for (seed, setup) in (0..).zip(some_decks(5, 997).chain(decks::studies().step_by(7))) {
        let mut chance = Chance::from_seed(seed);
        let mut table = deal(&setup, &mut chance);
        loop {
            let action = match table.actor() {
                Actor::Over => break,
                Actor::Chance => table.position().sample(&mut chance),
                Actor::Seat(seat) => {
                    // Every level meets every kind of question in some seat of some deck.
                    let level = Level::ALL[chance.below(Level::ALL.len() as u32) as usize];
                    let choice = ask(level, &table, seat, seed);
                    let estimate = choice.and_then(|choice| choice.estimate).unwrap_or(0.5);
                    assert!((-0.001..=1.001).contains(&estimate), "{level} expects {estimate} in {setup:?}");
                    choice.map(|choice| choice.answer)
                }
            };
            let action = action.unwrap_or_else(|| panic!("no answer in {setup:?}, seed {seed}"));
            table.play(action).unwrap_or_else(|e| panic!("{e} in {setup:?}, seed {seed}"));
        }
    }
}

#[test]
fn nobody_answers_who_is_not_asked() {
    let setup = decks::of(2).next().expect("there are decks");
    let table = deal(&setup, &mut Chance::from_seed(1));
    for seat in [Seat(0), Seat(1)] {
        for level in Level::ALL {
            let asked = table.actor() == Actor::Seat(seat);
            assert_eq!(ask(level, &table, seat, 1).is_some(), asked, "{level}");
        }
    }
}

#[test]
fn what_a_seat_cannot_know_changes_no_answer() {
    let mut compared = 0;
    for (seed, setup) in (0..).zip(some_decks(11, 1_999)) {
        let mut chance = Chance::from_seed(seed);
        let mut table = deal(&setup, &mut chance);
        while table.actor() != Actor::Over {
            if let Actor::Seat(seat) = table.actor()
                && chance.below(6) == 0
            {
                compared += same_answers_in_other_worlds(&table, seat, &mut chance);
            }
            let action = table.position().sample(&mut chance).expect("somebody is asked");
            table.play(action).expect("it is listed");
        }
    }
    assert!(compared > 100, "only {compared} worlds were compared");
}

/// Compares the answers of all levels with those in another world, and says how many worlds could be compared.
fn same_answers_in_other_worlds(table: &Table<State>, seat: Seat, chance: &mut Chance) -> u32 {
    let worlds = game::View::worlds(&table.view(seat)).expect("the seat is asked");
    let world = game::Worlds::sample(&worlds, chance);
    let others = [State::retrace(table, seat, &world), State::swapped(table, seat, chance)];
    let mut compared = 0;
    for other in others.into_iter().flatten().filter_map(|replay: Replay<State>| replay.table().ok()) {
        // An exchange need not lead to the same question; where it does, the views are equal by the laws of the game.
        if other.actor() != Actor::Seat(seat) || other.position().answers() != table.position().answers() {
            continue;
        }
        compared += 1;
        for level in Level::ALL {
            assert_eq!(ask(level, table, seat, 7), ask(level, &other, seat, 7), "{level} knows too much");
        }
    }
    compared
}

#[test]
fn who_knows_all_would_be_told_the_same_in_every_world() {
    // Potions of a stack that nobody has seen may still be taken, too.
    let sets = [NamedSet::Magic, NamedSet::Claim2].map(|set| set.setup(2).expect("a set for two"));
    let wizards = decks::of(2).filter(|setup| setup.factions.contains(&Faction::Wizards)).step_by(61);
    let (mut solver, mut compared, mut unknown) = (Solver::new(1 << 20), 0, 0);
    for (seed, setup) in (0..).zip(sets.into_iter().cycle().take(60).chain(wizards)) {
        let mut chance = Chance::from_seed(seed);
        let mut table = deal(&setup, &mut chance);
        while let Some(action) = table.position().sample(&mut chance) {
            let state = *table.position();
            if let Actor::Seat(seat) = state.actor()
                && state.phase() == Phase::Two
                && state.hand(seat).len() <= 5
            {
                let view = table.view(seat);
                unknown += u32::from(view.awaits_unknown_potions());
                let worlds = game::View::worlds(&view).filter(|_| knows_all(&view));
                for world in worlds.iter().flat_map(|worlds| [worlds.sample(&mut chance), worlds.sample(&mut chance)]) {
                    let values = [state, world].map(|state| solver.solve(&state, Limits::nodes(20_000)).ok());
                    if let [Some(truth), Some(imagined)] = values
                        && truth.exact
                        && imagined.exact
                    {
                        assert_eq!(truth.value, imagined.value, "{setup:?}, seed {seed}");
                        compared += 1;
                    }
                }
            }
            table.play(action).expect("what was sampled is legal");
        }
    }
    println!("{compared} worlds were solved, {unknown} views await unknown potions");
    assert!(compared > 500 && unknown > 100, "{compared} compared, {unknown} unknown");
}

#[test]
fn threads_share_the_nodes_and_give_the_same_answer_every_time() {
    let limits = Limits { nodes: Some(301), threads: NonZeroU32::new(3), ..Limits::default() };
    let setup = decks::of(2).next().expect("there are decks");
    let table = deal(&setup, &mut Chance::from_seed(3));
    let seat = table.actor().seat().expect("somebody leads");
    for level in [Level::Search, Level::Expert] {
        let choose = |limits: &Limits| {
            level.bot::<State>().choose(&table.view(seat), limits, &mut Chance::from_seed(4)).expect("it is asked")
        };
        let choice = choose(&limits);
        assert_eq!((choice, choice.nodes), (choose(&limits), 301), "{level}");
        // Three trees of a hundred simulations are not one of three hundred.
        assert_ne!(choice.estimate, choose(&Limits { threads: None, ..limits }).estimate, "{level}");
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_game() {
    for setup in [first_set(), NamedSet::Magic.setup(2).expect("a set for two")] {
        assert_eq!(play(&setup), play(&setup));
    }
}

/// The answers of a game of two bots.
fn play(setup: &Setup) -> Vec<Action> {
    let mut chance = Chance::from_seed(3);
    let mut table = deal(setup, &mut chance);
    let mut bots = [Level::Search.bot::<State>(), Level::Expert.bot::<State>()];
    while table.actor() != Actor::Over {
        let action = match table.actor() {
            Actor::Seat(seat) => {
                let limits = Limits::nodes(100);
                let choice = bots[seat.index() % 2].choose(&table.view(seat), &limits, &mut chance);
                choice.expect("the seat is asked").answer
            }
            _ => table.position().sample(&mut chance).expect("chance has its say"),
        };
        table.play(action).expect("bots answer legally");
    }
    table.replay().log.clone()
}

#[test]
fn the_expert_wins_what_is_won_and_loses_nothing_that_is_not_lost() {
    let limits = Limits::nodes(1_000_000);
    let mut solver = Solver::new(1 << 20);
    let (mut won, mut lost) = (0, 0);
    for seed in 0..40 {
        let mut chance = Chance::from_seed(seed);
        let mut table = deal(&first_set(), &mut chance);
        while table.position().phase() == Phase::One || table.position().hand(Seat(0)).len() > 6 {
            let action = table.position().sample(&mut chance).expect("somebody is asked");
            table.play(action).expect("it is listed");
        }
        let seat = table.actor().seat().expect("somebody plays");
        let value = solver.solve(table.position(), limits).expect("all cards are known").value;
        let mut expert = Level::Expert.bot::<State>();
        while let Actor::Seat(asked) = table.actor() {
            let action = if asked == seat {
                let choice = expert.choose(&table.view(seat), &limits, &mut chance).expect("it is asked");
                assert!(choice.estimate.is_none_or(|estimate| value != Value::Win || estimate > 0.99), "seed {seed}");
                choice.answer
            } else {
                table.position().sample(&mut chance).expect("it is asked")
            };
            table.play(action).expect("bots answer legally");
        }
        let got = table.position().payoffs().expect("it is over").of(seat);
        won += u32::from(value == Value::Win);
        assert!(value != Value::Win || got > 0.99, "seed {seed}");
        lost += u32::from(value == Value::Loss);
    }
    assert!(won > 5 && lost > 5, "{won} won and {lost} lost positions are too few to tell");
}
