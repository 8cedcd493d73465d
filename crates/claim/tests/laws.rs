//! The laws over every deck: a seeded slice of the full sweep, which is `claimant laws --full`.

use std::collections::BTreeMap;

use claim::{NamedSet, Setup, State, decks};
use game::laws::{Care, Comparisons, check};

const CARE: Care = Care { every: 12, worlds: 1 };

#[track_caller]
fn lawful(setup: &Setup, seed: u64) -> Comparisons {
    with(CARE, setup, seed)
}

#[track_caller]
fn with(care: Care, setup: &Setup, seed: u64) -> Comparisons {
    match check::<State>(setup, seed, care) {
        Ok((_, compared)) => compared,
        Err(law) => panic!("{law}"),
    }
}

#[test]
fn every_named_set_is_lawful() {
    let mut compared = Comparisons::default();
    for set in NamedSet::ALL {
        for setup in (2..=4).filter_map(|players| set.setup(players)) {
            (0..12).for_each(|seed| compared += lawful(&setup, seed));
        }
    }
    compared.none_is_empty().unwrap();
}

/// Section 15; the games are short, so they are looked at after every answer.
#[test]
fn every_study_deck_is_lawful() {
    let mut compared = Comparisons::default();
    for (i, setup) in (0..).zip(decks::studies()) {
        compared += with(Care { every: 1, worlds: 2 }, &setup, i);
        if let Err(difference) = decks::same_with_all_ears(&setup, i) {
            panic!("{difference}");
        }
    }
    compared.none_is_empty().unwrap();
}

/// One in seventeen of all set-ups; seventeen is prime to the eight variants, so all of them have their turn.
#[test]
fn a_slice_of_all_set_ups_is_lawful() {
    let mut compared: BTreeMap<String, Comparisons> = BTreeMap::new();
    for (i, setup) in decks::all().enumerate().skip(3).step_by(17) {
        *compared.entry(decks::variant_of(&setup)).or_default() += lawful(&setup, i as u64);
    }
    assert_eq!(compared.len(), 6, "{compared:?}");
    for (variant, compared) in compared {
        compared.none_is_empty().unwrap_or_else(|empty| panic!("{variant}: {empty}"));
    }
}

/// Declared listeners suffice, and quiet tricks come to the same: games in which every power is asked at every moment,
/// step by step, do not differ from games in which only those are asked that said they listen.
#[test]
fn declared_listeners_suffice_and_quiet_tricks_come_to_the_same() {
    for (i, setup) in decks::all().enumerate().skip(2).step_by(11) {
        if let Err(difference) = decks::same_with_all_ears(&setup, i as u64) {
            panic!("{difference}");
        }
    }
}
