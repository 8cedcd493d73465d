//! Whole small matches.

mod common;

use arena::{Contest, Entrant, Match, Setups, Side};
use common::{cards, contest, dice, mix, played, tally, timeless};
use record::{AnyGame, read};

/// Two bots that are the same share every deal exactly, since every seat has a stream of its own.
fn twins_share_every_deal<G: Contest>(setups: impl Into<Setups<G::Setup>>, bot: &str, deals: u64)
where
    G::Setup: Sync,
{
    let contest = contest::<G>(setups, &[bot, bot]);
    let all = played(&contest, deals, 2);
    let pairing = tally(&contest, &all).pairings()[0];
    assert_eq!(pairing.scores.len(), deals);
    let mean = pairing.scores.mean().unwrap();
    assert!((mean - 0.5).abs() < 1e-9, "{bot}: {mean}");
    assert!(pairing.scores.error().unwrap() < 1e-9);
    assert!(all.iter().all(|ended| ended.row.fault.is_none()));
}

#[test]
fn twins_share_every_deal_whatever_is_played() {
    for players in 2..=4 {
        twins_share_every_deal::<claim::State>(cards(players), "random", 20);
        twins_share_every_deal::<claim::State>(cards(players), "greedy", 3);
        twins_share_every_deal::<claim::State>(mix(players), "random", 20);
    }
    for players in 2..=5 {
        twins_share_every_deal::<claim_it::State>(dice(players), "random", 10);
    }
    twins_share_every_deal::<claim_it::State>(dice(2), "greedy", 10);
    twins_share_every_deal::<claim_it::State>(dice(3), "search:nodes=50", 2);
    twins_share_every_deal::<claim::State>(cards(2), "search:nodes=20", 2);
}

#[test]
fn thought_beats_chance() {
    let contest = contest::<claim_it::State>(claim_it::Setup::new(2), &["greedy", "random"]);
    let tally = tally(&contest, &played(&contest, 30, 2));
    assert!(tally.pairings()[0].scores.interval().unwrap().low > 0.6);
    assert_eq!(tally.pairings()[0].won + tally.pairings()[0].lost + tally.pairings()[0].shared, 60);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let contest = contest::<claim::State>(cards(2), &["search:nodes=30", "greedy", "random"]);
    let (one, four) = (played(&contest, 3, 1), played(&contest, 3, 4));
    assert_eq!(one.len(), 3 * 3 * 2);
    for (one, four) in one.iter().zip(&four) {
        assert_eq!(timeless(&one.row), timeless(&four.row));
        assert_eq!(one.record, four.record);
    }
}

#[test]
fn every_game_is_mirrored_on_the_same_deal() {
    let contest = contest::<claim::State>(cards(4), &["greedy", "random"]);
    for unit in played(&contest, 4, 2).chunks(2) {
        let [first, second] = unit else { panic!("a unit at a table of four has two games") };
        assert_eq!((first.row.seed, first.row.unit), (second.row.seed, second.row.unit));
        assert_eq!(first.row.seats, [Side::A, Side::B, Side::A, Side::B]);
        assert_eq!(second.row.seats, [Side::B, Side::A, Side::B, Side::A]);
        let deal = |record: &str| record.split("\n\n").nth(1).map(String::from);
        assert_eq!(deal(&first.record), deal(&second.record));
    }
}

#[test]
fn in_a_mix_every_deal_has_a_deck_of_its_own_in_all_its_games() {
    for players in 2..=4 {
        let setups = mix(players);
        let contest = contest::<claim::State>(setups.clone(), &["random", "random", "greedy"]);
        let mut decks = Vec::new();
        for deal in played(&contest, 5, 2).chunks(contest.schedule().games_of_deal() as usize) {
            for ended in deal {
                let Some(Ok(AnyGame::Claim(record))) = read(&ended.record).next() else { panic!("{}", ended.record) };
                assert_eq!(record.replay.setup, *setups.of(ended.row.seed));
                assert!(ended.row.fault.is_none());
            }
            let deck = setups.of(deal[0].row.seed);
            assert!(!decks.contains(&deck), "{deck:?}");
            decks.push(deck);
        }
        assert_eq!(decks.len(), 5);
    }
}

#[test]
fn a_mix_that_starts_later_has_the_decks_of_the_same_seeds() {
    let entrants = || Entrant::all(&["random".into(), "random".into()], arena::Allowance::default()).unwrap();
    let from = |seed| Match::<claim::State>::new(mix(2), entrants(), seed, std::time::Duration::ZERO).unwrap();
    let all = played(&from(40), 6, 2);
    let last = played(&from(44), 2, 1);
    let deck = |record: &str| record.lines().find(|line| line.starts_with("[Factions")).map(String::from);
    for (early, late) in all[8..].iter().zip(&last) {
        assert_eq!(early.row.seed, late.row.seed);
        assert!(deck(&early.record).is_some());
        assert_eq!(deck(&early.record), deck(&late.record));
    }
}

#[test]
fn a_mix_is_refused_if_one_of_it_cannot_be_played() {
    let refused = |all: [claim::Setup; 2]| {
        let entrants = Entrant::all(&["random".into(), "random".into()], arena::Allowance::default()).unwrap();
        let setups = Setups::mix(all).unwrap();
        Match::<claim::State>::new(setups, entrants, 7, std::time::Duration::ZERO).err().unwrap().to_string()
    };
    assert!(refused([cards(2), cards(3)]).contains("the same number of players"));
    assert!(refused([cards(2), claim::Setup::two([])]).contains("rule 4.1"));
}

#[test]
fn records_say_who_played_and_are_verified_by_the_reader() {
    let contest = contest::<claim::State>(cards(3), &["greedy", "random"]);
    let all = played(&contest, 3, 2);
    let text = all.iter().map(|ended| ended.record.as_str()).collect::<Vec<_>>().join("\n");
    let mut games = read(&text);
    for ended in &all {
        let Some(Ok(AnyGame::Claim(record))) = games.next() else { panic!("{}", ended.record) };
        assert_eq!(record.head.seed, Some(ended.row.seed));
        for (seat, side) in ended.row.seats.iter().enumerate() {
            assert_eq!(record.head.who[seat].as_deref(), Some(["greedy", "random"][side.index()]));
        }
        assert_eq!(record.replay.log.len() as u64, ended.row.plies);
    }
    assert!(games.next().is_none());
}

#[test]
fn a_field_of_three_adds_up() {
    let contest = contest::<claim_it::State>(dice(2), &["greedy", "random", "random"]);
    let tally = tally(&contest, &played(&contest, 12, 2));
    assert_eq!((tally.deals(), tally.games()), (12, 12 * 3 * 2));
    let means: f64 = tally.bots().iter().map(|bot| bot.scores.mean().unwrap()).sum();
    assert!((means - 1.5).abs() < 1e-9, "{means}");
    assert!((tally.pairings()[2].scores.mean().unwrap() - 0.5).abs() < 1e-9, "the two that are the same");
}
