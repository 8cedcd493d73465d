//! What every bot for Claim It! owes: a legal answer to any view, in the time it is given, and the same one again.

use std::sync::atomic::AtomicBool;

use bots::{Bot, Level, Limits};
use claim_it::{Action, Board, Setup, State};
use game::{Actor, Chance, Game, Seat, Table, View};

fn levels() -> impl Iterator<Item = (Level, Box<dyn Bot<State>>)> {
    Level::ALL.into_iter().map(|level| (level, level.bot()))
}

/// Those that count nodes against their limits.
fn searching_levels() -> impl Iterator<Item = (Level, Box<dyn Bot<State>>)> {
    levels().filter(|(level, _)| *level >= Level::Search)
}

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        for board in [Board::STANDARD, Board::REDUCED] {
            setups.push(Setup::new(players).on(board));
            setups.push(Setup::new(players).on(board).with_variant());
        }
    }
    setups
}

/// Plays a game in which nobody cares, and shows every position of it.
fn wander(setup: Setup, seed: u64, mut visit: impl FnMut(&Table<State>)) {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(&setup, &mut chance).unwrap();
    let mut table = Table::<State>::new(setup, deal).unwrap();
    loop {
        visit(&table);
        let Some(action) = table.position().sample(&mut chance) else { break };
        table.play(action).unwrap();
    }
}

#[test]
fn every_level_gives_a_legal_answer_to_every_view_or_none_if_not_asked() {
    let limits = Limits { nodes: Some(60), ..Limits::default() };
    for (seed, setup) in (0..).zip(setups()) {
        wander(setup, seed, |table| {
            for (name, mut bot) in levels() {
                for seat in (0..table.position().seats()).map(Seat) {
                    let view = table.view(seat);
                    let choice = bot.choose(&view, &limits, &mut Chance::from_seed(seed));
                    assert_eq!(choice.is_some(), table.actor() == Actor::Seat(seat), "{name}");
                    if let Some(choice) = choice {
                        assert!(view.answers().has(choice.answer), "{name}: {}", view.state().diagram());
                        assert!(choice.estimate.is_none_or(|share| (-0.01..=1.01).contains(&share)), "{name}");
                    }
                }
            }
        });
    }
}

#[test]
fn the_same_view_seed_and_nodes_give_the_same_choice() {
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    wander(Setup::new(3).on(Board::REDUCED), 5, |table| {
        let Some(seat) = table.actor().seat() else { return };
        let choose =
            |(_, mut bot): (_, Box<dyn Bot<State>>)| bot.choose(&table.view(seat), &limits, &mut Chance::from_seed(9));
        assert!(levels().map(choose).eq(levels().map(choose)));
    });
}

#[test]
fn a_bot_that_is_told_to_stop_at_once_still_answers() {
    let stop = AtomicBool::new(true);
    let is_over = || true;
    for limits in [
        Limits { nodes: Some(0), ..Limits::default() },
        Limits { stop: Some(&stop), ..Limits::default() },
        Limits { deadline: Some(&is_over), ..Limits::default() },
    ] {
        wander(Setup::new(4), 1, |table| {
            let Some(seat) = table.actor().seat() else { return };
            for (name, mut bot) in levels() {
                let choice = bot.choose(&table.view(seat), &limits, &mut Chance::from_seed(1)).unwrap();
                assert!(table.position().check(choice.answer).is_ok(), "{name}");
                assert!(choice.nodes <= 10, "{name} took {} nodes", choice.nodes);
            }
        });
    }
}

#[test]
fn no_level_takes_more_nodes_than_it_may() {
    wander(Setup::new(2), 4, |table| {
        let Some(seat) = table.actor().seat() else { return };
        for nodes in [1, 10, 100] {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            for (name, mut bot) in searching_levels() {
                let choice = bot.choose(&table.view(seat), &limits, &mut Chance::from_seed(1)).unwrap();
                assert!(choice.nodes <= nodes + 1, "{name}: {} of {nodes}", choice.nodes);
            }
        }
    });
}

/// 3.1: the caller's last turn is the last of all.
#[test]
fn who_would_win_stops_the_last_turn_and_who_would_lose_rolls_on() {
    for (diagram, expected) in [
        ("AAAAAA/AAAAAA/A5/6/6/BBBBBB a choose 2@1,2 last=a", Action::Stop),
        ("BBBBBB/aaaaaa/aaaaa1/BBBBBB/B5/6 b choose 2@6,1 last=b", Action::RollAgain),
    ] {
        let state = State::from_diagram(&Setup::new(2), diagram).unwrap();
        for (name, answer) in answers(&state) {
            assert_eq!(answer, expected, "{name}: {diagram}");
        }
    }
}

fn answers(state: &State) -> Vec<(Level, Action)> {
    use game::Witness;
    let view = claim_it::OpenWitness.view(state, state.turn().into());
    let answer = |bot: &mut Box<dyn Bot<State>>| {
        bot.choose(&view, &Limits::default(), &mut Chance::from_seed(1)).unwrap().answer
    };
    levels().filter(|(level, _)| *level > Level::Random).map(|(level, mut bot)| (level, answer(&mut bot))).collect()
}
