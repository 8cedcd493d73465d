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
