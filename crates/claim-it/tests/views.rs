//! Views that are written and read: equal views are equal bytes, and garbage is refused or does no harm.

use claim_it::{Action, Board, Setup, State, View};
use game::{Actor, Answer as _, Audience, Chance, Game as _, Table, View as _, Worlds as _};
use serde_json::Value;

fn setups() -> Vec<Setup> {
    let boards = [Board::STANDARD, Board::REDUCED];
    let all = boards.into_iter().flat_map(|board| (2..=5).map(move |players| Setup::new(players).on(board)));
    all.flat_map(|setup| [false, true].map(|variant| Setup { variant, ..setup })).collect()
}

/// Plays a game at random and calls `f` with every view of it.
fn views(setup: &Setup, seed: u64, mut f: impl FnMut(View)) {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance).unwrap();
    let mut table = Table::<State>::new(*setup, deal).unwrap();
    loop {
        Audience::all(setup.players).for_each(|audience| f(table.view(audience)));
        if table.actor() == Actor::Over {
            return;
        }
        let action = table.position().sample(&mut chance).unwrap();
        table.play(action).unwrap();
    }
}

/// Puts something else in place of one value of a JSON text, somewhere.
fn change(value: &mut Value, chance: &mut Chance) {
    let below = |chance: &mut Chance, n: usize| chance.below(n as u32) as usize;
    match value {
        Value::Array(list) if !list.is_empty() => {
            let at = below(chance, list.len());
            match chance.below(12) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => change(&mut list[at], chance),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let at = below(chance, map.len());
            map.values_mut().nth(at).into_iter().for_each(|inner| change(inner, chance));
        }
        value => {
            *value = match (chance.below(8), &*value) {
                (0, _) => Value::Null,
                (1, _) => Value::Bool(chance.below(2) == 0),
                (2, _) => u64::from(chance.below(256)).into(),
                (3..=5, Value::Number(number)) => (number.as_u64().unwrap_or_default() ^ 1 << chance.below(36)).into(),
                _ => u64::from(chance.below(8)).into(),
            }
        }
    }
}

#[test]
fn a_view_that_was_read_is_the_one_that_was_written() {
    for (seed, setup) in (0..).zip(setups()) {
        views(&setup, seed, |view| {
            let json = serde_json::to_string(&view).unwrap();
            let again: View = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
            assert_eq!(again, view);
            assert_eq!(serde_json::to_string(&again).unwrap(), json);
        });
    }
}

#[test]
fn a_changed_view_is_refused_with_a_sentence_or_does_no_harm() {
    let (mut refused, mut read) = (0, 0);
    for (seed, setup) in (0..).zip(setups()) {
        let mut chance = Chance::from_seed(1_000 + seed);
        views(&setup, seed, |view| {
            let mut changed = serde_json::to_value(view).unwrap();
            (0..=chance.below(2)).for_each(|_| change(&mut changed, &mut chance));
            let view = match serde_json::from_value::<View>(changed) {
                Ok(view) => view,
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    refused += 1;
                    return;
                }
            };
            read += 1;
            for action in (0..=u8::MAX).filter_map(Action::from_number) {
                let _ = view.refusal(action).map(|error| error.to_string());
            }
            let Some(worlds) = view.worlds() else { return };
            let mut world = worlds.sample(&mut chance);
            assert_eq!(world.answers(), view.answers());
            for _ in 0..1_000 {
                let Some(action) = world.sample(&mut chance) else { break };
                world.apply(action, &mut ()).unwrap();
            }
        });
    }
    assert!(refused > 1_000 && read > 100, "{refused} refused, {read} read");
}
