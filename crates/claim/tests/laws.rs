//! The laws over every deck: a seeded slice of the full sweep.

use claim::{Setup, State, decks};
use game::laws::{Care, check};

const CARE: Care = Care { every: 12, worlds: 1 };

#[track_caller]
fn lawful(setup: &Setup, seed: u64, care: Care) {
    if let Err(law) = check::<State>(setup, seed, care) {
        panic!("{law}");
    }
}

#[test]
fn every_named_set_is_lawful() {
    for set in claim::NamedSet::ALL {
        for setup in (2..=4).filter_map(|players| set.setup(players)) {
            for seed in 0..6 {
                lawful(&setup, seed, CARE);
            }
        }
    }
}

/// Of the 2,448 decks for two, every seventeenth, in each of its eight variants in turn.
#[test]
fn a_slice_of_all_decks_for_two_is_lawful() {
    for (i, setup) in decks::two().enumerate() {
        if i % 17 == 3 {
            let variants: Vec<Setup> = decks::variants(&setup).collect();
            lawful(&variants[i / 17 % variants.len()], i as u64, CARE);
        }
    }
}

#[test]
fn a_slice_of_all_decks_for_three_and_four_is_lawful() {
    for players in [3, 4] {
        for (i, setup) in decks::more(players).enumerate().filter(|(i, _)| i % 31 == 5) {
            lawful(&setup, i as u64, CARE);
        }
    }
}

/// Declared listeners suffice, and the short way is the same way: games in which every power is asked at every moment,
/// step by step, do not differ from games in which only those are asked that said they listen.
#[test]
fn declared_listeners_suffice_and_the_short_way_is_the_same() {
    let two = decks::two().enumerate().filter(|(i, _)| i % 5 == 2);
    let two = two.filter_map(|(i, setup)| decks::variants(&setup).nth(i / 5 % 8).map(|variant| (i, variant)));
    let more = [3, 4].into_iter().flat_map(|players| decks::more(players).enumerate()).filter(|(i, _)| i % 29 == 7);
    for (i, setup) in two.chain(more) {
        if let Err(difference) = decks::same_with_all_ears(&setup, i as u64) {
            panic!("{difference}");
        }
    }
}
