//! The law of reviews: what is said of a seat's decisions is equal, to the letter, in games that the seat could not tell
//! apart while it played them.

use bots::Limits;
use claim::{NamedSet, Setup, State, decks};
use game::{Actor, Chance, Game as _, Replay, Seat, Table, View as _, Worlds as _, laws::Lawful as _};
use review::{NoReview, Options, Review};

/// Few enough for a sweep, and enough for all searches to sample.
const NODES: u64 = 16;

/// What was compared: a law that compared nothing has shown nothing.
#[derive(Default, Debug)]
struct Compared {
    games: u32,
    decisions: usize,
    solved: usize,
}

/// All that is said of the decisions of a seat, as text, and how many there are; those that were solved too.
fn told(replay: &Replay<State>, seat: Seat) -> Option<(String, usize, usize)> {
    let options = Options { nodes: NODES, seats: vec![seat], luck: false };
    let mut review = match Review::new(replay, &options) {
        Ok(review) => review,
        Err(NoReview::NoDecisions) => return None,
        Err(error) => panic!("{error}"),
    };
    while let Some(task) = review.next_task() {
        review.enter(task.judge(&Limits::default()).expect("nothing stops it"));
    }
    let solved = review.decisions(seat).filter(|decision| decision.verdicts().is_some()).count();
    let text = serde_json::to_string(&review.written().seats).expect("it can be written");
    Some((text, review.decisions(seat).count(), solved))
}

/// Exchanges what a seat cannot know and compares what is said of its decisions so far.
fn compare(table: &Table<State>, seat: Seat, chance: &mut Chance, compared: &mut Compared) {
    let worlds = table.view(seat).worlds().expect("the seat is asked");
    let world = worlds.sample(chance);
    let others = [State::retrace(table, seat, &world), State::swapped(table, seat, chance)];
    for other in others.into_iter().flatten().filter(|other| other != table.replay()) {
        // An exchange need not be legal; where it is, and leads to the same question, the views are equal by the laws.
        let Ok(end) = other.clone().table() else { continue };
        if end.actor() != Actor::Seat(seat) || end.view(seat) != table.view(seat) {
            continue;
        }
        let (ours, theirs) = (told(table.replay(), seat), told(&other, seat));
        assert_eq!(ours, theirs, "the review of {seat} shows what it did not know: {other:?}");
        if let Some((_, decisions, solved)) = ours {
            compared.games += 1;
            compared.decisions += decisions;
            compared.solved += solved;
        }
    }
}

fn sweep(setups: impl Iterator<Item = Setup>, every: u32) -> Compared {
    let mut compared = Compared::default();
    for (seed, setup) in (0..).zip(setups) {
        let mut chance = Chance::from_seed(seed);
        let deal = State::deal(&setup, &mut chance).expect("a legal deck can be dealt");
        let mut table = Table::<State>::new(setup, deal).expect("a legal deal is accepted");
        while table.actor() != Actor::Over {
            if let Actor::Seat(seat) = table.actor()
                && chance.below(every) == 0
            {
                compare(&table, seat, &mut chance, &mut compared);
            }
            let action = table.position().sample(&mut chance).expect("somebody is asked");
            table.play(action).expect("it is listed");
        }
    }
    compared
}

#[test]
fn a_review_shows_nothing_that_its_seat_did_not_know() {
    let first = [NamedSet::Claim.setup(2).expect("a set for two")];
    let compared = sweep(first.into_iter().chain(decks::all().skip(7).step_by(1_103)), 16);
    assert!(compared.games > 20 && compared.decisions > 200 && compared.solved > 0, "{compared:?}");
}

#[test]
fn a_review_of_longer_tables_shows_nothing_either() {
    let setups = [3, 4].into_iter().flat_map(|players| decks::of(players).skip(3).step_by(211).take(2));
    let compared = sweep(setups, 40);
    assert!(compared.games > 5 && compared.decisions > 50, "{compared:?}");
}
