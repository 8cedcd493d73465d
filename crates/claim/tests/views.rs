//! Views that are written and read: equal views are equal bytes, and garbage is refused or does no harm.

use claim::{Action, Edition, Faction, NamedSet, Setup, State, View, Zone};
use game::{Actor, Answer as _, Audience, Chance, Game as _, Table, View as _, Worlds as _};
use serde_json::Value;

fn setups() -> Vec<Setup> {
    use Faction::{Automatons, Giants, Gnomes, Goblins, Knights, Raccoons, Seers, Shadows, Shapeshifters, Vampires};
    let all =
        |factions: [Faction; 5]| Setup { artifacts: true, heroes: true, edition: Edition::A, ..Setup::two(factions) };
    let mut setups = vec![
        all([Gnomes, Raccoons, Giants, Shadows, Vampires]),
        all([Knights, Goblins, Automatons, Seers, Shapeshifters]),
    ];
    for set in NamedSet::ALL {
        setups.extend((2..=4).filter_map(|players| set.setup(players)));
    }
    setups
}

/// Plays a game at random and calls `f` with every view of it.
fn views(setup: &Setup, seed: u64, mut f: impl FnMut(&Table<State>, View)) {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance).unwrap();
    let mut table = Table::<State>::new(setup.clone(), deal).unwrap();
    loop {
        for audience in Audience::all(setup.players) {
            f(&table, table.view(audience));
        }
        if table.actor() == Actor::Over {
            return;
        }
        let action = table.position().sample(&mut chance).unwrap();
        table.play(action).unwrap();
    }
}

/// Asks a view everything it can be asked, and plays on from worlds of it.
fn ask_everything(view: &View, chance: &mut Chance) {
    let rules = *view.rules();
    let seats = || rules.seats();
    let own =
        |seat| [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat), Zone::Beneath(seat)];
    let common = [Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out];
    for zone in seats().flat_map(own).chain(common) {
        view.known(zone).iter().for_each(|card| drop(rules.card_name(card)));
        let _ = view.count(zone);
    }
    for seat in seats() {
        let _ = (view.void(seat).count(), view.open(seat), view.artifact_count(seat), view.potions(seat));
    }
    let _ = (view.tokens(), view.standing(), view.about(), view.laid_out(), view.collecting(), view.hidden());
    let _ = (0..view.trick().plays().len()).map(|at| view.strength(at)).max();
    let _ = (view.side_in_the_lead(), view.still_to_play().count());
    for card in view.unseen().or(view.seat().map(|seat| view.known(Zone::Hand(seat))).unwrap_or_default()).iter() {
        let _ = (view.takes_the_lead(card), view.threats(card));
    }
    for action in (0..=u8::MAX).filter_map(Action::from_number).take(40) {
        let _ = (rules.action_name(action), view.refusal(action).map(|error| error.to_string()));
    }
    let Some(worlds) = view.worlds() else { return };
    for _ in 0..3 {
        let mut world = worlds.sample(chance);
        for _ in 0..1_000 {
            let Some(action) = world.sample(chance) else { break };
            world.apply_unchecked(action, &mut ());
        }
    }
}

#[test]
fn a_view_that_was_read_is_the_one_that_was_written() {
    for (seed, setup) in (0..).zip(setups()) {
        views(&setup, seed, |_, view| {
            let json = serde_json::to_string(&view).unwrap();
            let again: View = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
            assert_eq!(again, view);
            assert_eq!(serde_json::to_string(&again).unwrap(), json);
        });
    }
}

#[test]
fn a_view_of_the_first_set_has_at_most_two_kilobytes() {
    let (setup, mut most, mut written) = (NamedSet::Claim.setup(2).unwrap(), 0, 0);
    for seed in 0..100 {
        views(&setup, seed, |_, view| {
            most = most.max(serde_json::to_vec(&view).unwrap().len());
            written += 1;
        });
    }
    // Both seats and the spectator, in 26 tricks of at least two cards.
    assert!(written > 100 * 3 * 26 * 2, "{written}");
    assert!((1_000..=2_048).contains(&most), "{most} bytes");
}

/// In this game one seat knows of many cards where they cannot be; few views have more ways to deal out the rest.
#[test]
fn a_view_with_many_different_hidden_places_is_read_as_well() {
    let setup = claim::decks::all().nth(5_667).unwrap();
    let mut read = 0;
    views(&setup, 5_667, |table, view| {
        if table.replay().log.len() == 32 {
            let json = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
            read += 1;
        }
    });
    assert_eq!(read, 3, "each seat and the spectator");
}

/// Puts something else in place of one value of a JSON text, somewhere.
fn change(value: &mut Value, chance: &mut Chance) {
    let below = |chance: &mut Chance, n: usize| chance.below(n as u32) as usize;
    match value {
        Value::Array(list) if !list.is_empty() && chance.below(8) != 0 => {
            let at = below(chance, list.len());
            match chance.below(12) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                2 => {
                    let other = below(chance, list.len());
                    list.swap(at, other);
                }
                _ => change(&mut list[at], chance),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let at = below(chance, map.len());
            if let Some(inner) = map.values_mut().nth(at) {
                change(inner, chance);
            }
        }
        value => {
            *value = match chance.below(8) {
                0 => Value::Null,
                1 => Value::Bool(chance.below(2) == 0),
                2 => u64::from(chance.below(256)).into(),
                3 => (-i64::from(chance.below(130))).into(),
                4 => Value::Array(Vec::new()),
                _ => u64::from(chance.below(12)).into(),
            }
        }
    }
}

#[test]
fn a_changed_view_is_refused_with_a_sentence_or_does_no_harm() {
    let (mut refused, mut read) = (0, 0);
    for (seed, setup) in (0..).zip(setups()) {
        let mut chance = Chance::from_seed(1_000 + seed);
        views(&setup, seed, |_, view| {
            let written = serde_json::to_value(&view).unwrap();
            for _ in 0..4 {
                let mut changed = written.clone();
                (0..=chance.below(2)).for_each(|_| change(&mut changed, &mut chance));
                match serde_json::from_value::<View>(changed) {
                    Err(error) => {
                        let words = error.to_string().split_whitespace().count();
                        assert!(words > 2, "{error}");
                        refused += 1;
                    }
                    Ok(view) => {
                        ask_everything(&view, &mut chance);
                        read += 1;
                    }
                }
            }
        });
    }
    assert!(refused > 1_000 && read > 100, "{refused} refused, {read} read");
}
