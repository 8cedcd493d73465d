//! Games of Claim that are hosted: taken back to anywhere and resumed from anywhere.

use claim::{NamedSet, Setup, State, decks};
use game::{By, Chance, Seeds, laws::check_hosting};

/// How many outcomes were drawn in a game of a set-up, after the laws of hosting were checked on it.
#[track_caller]
fn drawn(setup: &Setup, seeds: &Seeds, players: u64) -> usize {
    match check_hosting::<State>(setup, seeds, &Chance::from_seed(players)) {
        Ok(hosted) => hosted.by().iter().filter(|&&by| by == By::Drawn).count(),
        Err(law) => panic!("{law}"),
    }
}

#[test]
fn every_named_set_is_hosted_lawfully() {
    for set in NamedSet::ALL {
        for setup in (2..=4).filter_map(|players| set.setup(players)) {
            drawn(&setup, &Seeds::from_keys([5; 32], [6; 32]), 7);
        }
    }
}

/// With artifacts and heroes the draw pile is shuffled in mid-game, and chance draws from it.
#[test]
fn games_with_draws_are_hosted_lawfully() {
    let with_draws = decks::all().filter(|setup| setup.artifacts && setup.heroes).step_by(797);
    let draws = (0..).zip(with_draws).map(|(i, setup)| drawn(&setup, &Seeds::from_seed(i), i + 1_000));
    let draws: Vec<usize> = draws.collect();
    // An Orb is used in few random games; without any the law would have compared no draws.
    assert!(draws.iter().filter(|&&n| n > 0).count() >= 2, "hardly anything was drawn: {draws:?}");
}
