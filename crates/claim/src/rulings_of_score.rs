//! Rulings on the end and the score (section 11). A position without hands is over as it stands.

use game::Game as _;

use crate::{
    factions::Faction::{Goblins, Vikings},
    score::{Decider, Ending, Score},
    testing::{Position, after, at},
};

const DECK: &str = "Knights Goblins Vikings Seers Undead";

fn score(position: &Position) -> Score {
    position.state.score().expect("the game is over")
}

fn decider(position: &Position, faction: crate::Faction) -> Decider {
    score(position).votes().find(|vote| vote.faction == faction).unwrap().decider
}

#[test]
fn the_most_cards_take_a_vote() {
    // 11.4
    let game = at(&format!("{DECK} | a.score: Go0 Go0 Go0 | b.score: Go9 Go8"));
    game.shows("asks over | Goblins: a");
    assert_eq!((decider(&game, Goblins), game.counts(Goblins)), (Decider::MostCards, [3, 2, 0, 0]));
}

#[test]
fn of_equally_many_the_highest_then_the_second_highest_decides() {
    // 11.4; 3: under both editions.
    for edition in ["A", "C2"] {
        let line = format!("{DECK} | {edition} | a.score: Se9 Se1 Go7 Go5 Go0 Go0 | b.score: Se8 Se7 Go8 Go4 Go0 Go0");
        at(&line).shows("Seers: a | Goblins: b");
        let game = at("Giants Gnomes Vikings Seers Undead | a.score: Gn7 Gn5 Gn1 | b.score: Gn7 Gn3 Gn3");
        game.shows("Gnomes: a"); // 7 and 7, then 5 against 3
        assert_eq!(decider(&game, crate::Faction::Gnomes), Decider::HighestCard { value: 5 });
    }
    at("Giants Gnomes Vikings Seers Undead | a.score: Gn7 Gn3 Gn1 | b.score: Gn7 Gn3 Gn3").shows("Gnomes: b");
}

#[test]
fn all_equal_or_none_at_all_is_no_vote() {
    // 11.4
    let game = at(&format!("{DECK} | a.score: Go0 Go0 | b.score: Go0 Go0"));
    game.shows("Goblins: - | Vikings: -");
    assert_eq!((decider(&game, Goblins), decider(&game, Vikings)), (Decider::Equal, Decider::Nobody));
}

#[test]
fn cards_without_a_value_come_last() {
    // 11.4: a's Undead 5 and one loot against two Undead of b's, one of them a 0.
    let line = "Knights Goblins Raccoons Vikings Undead | loot: 1 \
                | a.score: Kn2 Kn3 Go1 Go2 Vi1 Vi2 Un5 Ra1 Ra3 | b.score: Un4 Un0";
    at(line).shows("asks over | Undead: a"); // the 5 against the 4
    at(&line.replace("Un4", "Un6")).shows("Undead: b");
    let line = "Knights Goblins Raccoons Vikings Undead | loot: 1 \
                | a.score: Kn2 Kn3 Go0 Vi1 Vi2 Un5 Un6 Ra1 Ra3 | b.score: Go0 Go0";
    at(line).shows("asks over | Goblins: b"); // a 0 is more than no value
}

#[test]
fn every_faction_in_play_has_a_vote() {
    let game = at(&format!("{DECK} | a.score: Kn2 | b.score: Go0 Vi0 Se0 Un0"));
    game.shows("Knights: a | Goblins: b | Vikings: b | Seers: b | Undead: b"); // 11.4
    assert_eq!(score(&game).votes().count(), 5);
}

#[test]
fn three_votes_win() {
    // 11.5: against more cards.
    let game = at(&format!("{DECK} | a.score: Kn2 Go0 Vi0 | b.score: Se0 Se1 Se2 Un0 Un1 Un2"));
    assert!(score(&game).won(0) && !score(&game).won(1));
    assert_eq!(score(&game).ending, Ending::Votes);
}

#[test]
fn with_fewer_than_three_votes_the_most_win() {
    // 11.5
    let game = at(&format!("{DECK} | a.score: Kn2 Go0 | b.score: Se0 Se1 Se2"));
    assert!(score(&game).won(0) && !score(&game).won(1));
    assert_eq!((score(&game).ending, score(&game).standings[0].0), (Ending::Votes, 2));
}

#[test]
fn equal_votes_are_decided_by_the_cards_of_factions_won() {
    // 11.6: b's lost Knights do not count, the Goblins won do.
    let game = at(&format!("{DECK} | a.score: Kn9 Kn8 Go0 | b.score: Go0 Go0 Go0 Kn2"));
    assert_eq!(score(&game).standings[..2], [(1, 2, 17), (1, 3, 0)], "11.6");
    assert!(score(&game).won(1) && !score(&game).won(0));
    assert_eq!(score(&game).ending, Ending::Cards);
}

#[test]
fn then_by_the_sum_of_their_values_and_then_it_is_a_draw() {
    // 11.6
    let game = at(&format!("{DECK} | a.score: Kn9 | b.score: Go8"));
    assert!(score(&game).won(0) && !score(&game).won(1));
    assert_eq!(score(&game).ending, Ending::Sum);
    let game = at(&format!("{DECK} | a.score: Kn9 | b.score: Go9"));
    assert!(score(&game).won(0) && score(&game).won(1));
    assert_eq!(score(&game).ending, Ending::Shared);
    let payoffs = game.state.payoffs().unwrap();
    assert_eq!(payoffs.as_slice(), [0.5, 0.5], "11.6: a draw");
}

#[test]
fn the_tie_break_counts_loot_once_and_a_doubled_viking_twice() {
    // 11.6: the Viking 2 counts twice, with a sum of 4, and the Knight 2 once.
    let game = at(&format!("{DECK} | a.score: Vi2 Kn2 | b.score: Se9 Go9"));
    assert_eq!(score(&game).standings[..2], [(2, 3, 6), (2, 2, 18)]);
    assert!(score(&game).won(0));
    let line = "Knights Goblins Raccoons Vikings Undead | loot: 1 \
                | a.score: Kn2 Kn3 Go0 Go1 Vi8 Vi9 Un5 Ra1 Ra3 | b.score: Ra5 Ra7 Ra9";
    let game = at(line);
    game.shows("Undead: a | Raccoons: b");
    assert_eq!(score(&game).standings[0], (4, 8, 2 + 3 + 1 + 8 + 9 + 5), "11.6: loot one card of sum 0");
}

#[test]
fn loot_is_declared_first_by_who_would_have_led_next() {
    // 11.3
    let line = "Knights Goblins Raccoons Dragons Undead | a.score: Ra0 | b.score: Ra2";
    at(line).shows("asks a");
    let mut game = at(&format!("{line} | lead b"));
    game.shows("asks b");
    game.play("Undead").shows("asks a").shows("answers: Knights Goblins Undead Dragons");
    game.play("Knights").shows("asks over | Undead: b | Knights: a | Raccoons: b");
    // A Dragon of the last trick names who would have led.
    after(&format!("{line} | a: Kn3 | b: Dr1"), "Kn3 Dr1").shows("won a | asks b");
}

#[test]
fn displays_join_the_score_piles_before_peasants_and_loot_are_judged() {
    // 11.1 before 11.3: without the displayed Gnome, Gnomes too would be among the fewest, and a be asked.
    let line = "Giants Gnomes Raccoons Griffins Undead | a.score: Gi1 Un1 Ra0 | a.display: Gn1";
    at(line).shows("asks over | a.score: Gi1 Gn1 Un1 Ra0 | Griffins: a");
}

#[test]
fn left_over_trolls_are_settled_before_the_score() {
    // 11.1, 8.15
    let game = after("Knights Goblins Trolls Seers Undead | a: Un5 | b: Un3 | pool: Tr1 Tr2", "Un5 Un3");
    game.shows("asks over | pool: | a.score: Tr1 Tr2 Un3 Un5 | Trolls: a");
}

#[test]
fn unused_potions_count_for_nothing() {
    // 11.1
    let game = after("Knights Goblins Wizards Seers Undead | a: Un5 | b: Un3 | b.potions: +6 +5", "Un5 Un3");
    game.shows("asks over | Wizards: - | Undead: a");
}

#[test]
fn heroes_count_for_no_vote() {
    // 10.2, 11.4
    let game = at(&format!("{DECK} | heroes | a.score: Mummy Skeleton Cthulhu | b.score: Un0"));
    assert_eq!(score(&game).standings[..2], [(0, 0, 0), (1, 1, 0)]);
}
