//! Rulings on three and four players (section 12).

use game::{Game as _, Seat};

use crate::{
    factions::Faction::{Bards, Undead},
    question::Question,
    score::Ending,
    testing::{after, at},
};

const SEVEN: &str = "Knights Goblins Dwarves Seers Undead Bards Doppelgangers";
const DRAW: &str = "draw: Ba1 Ba2 Ba3 Ba4 Ba5 Ba6 Ba7 Ba8";

#[test]
fn three_play_alone_and_four_in_teams_of_opposite_seats() {
    // 12.2
    let sides = |players| {
        let rules = *at(&format!("{SEVEN} | {players}")).state.rules();
        (rules.seats().map(|seat| rules.side(seat)).collect::<Vec<_>>(), rules.sides())
    };
    assert_eq!((sides(3), sides(4)), ((vec![0, 1, 2], 3), (vec![0, 1, 0, 1], 2)));
}

#[test]
fn two_prizes_are_turned_up_and_all_play_clockwise_and_follow() {
    // 12.3
    let mut game = at(&format!("{SEVEN} | 3 | one | lead b | a: Un5 Kn2 | b: Un7 Kn3 | c: Un1 Go9 | {DRAW}"));
    game.shows("prize: Ba1 Ba2 | asks b");
    game.play("Un7").shows("asks c | answers: Un1");
    assert_eq!(game.refuses("Go9"), "5.2");
    game.play("Un1").shows("asks a | answers: Un5");
}

#[test]
fn the_best_take_the_prizes_in_order_and_the_third_draws() {
    // 12.4, 12.5
    let line = format!("{SEVEN} | 3 | one | a: Dw5 Kn2 | b: Dw7 Kn3 | c: Kn9 Go9 | {DRAW}");
    let mut game = after(&line, "Dw5 Dw7 Kn9");
    game.shows("won b | asks b | answers: Ba1 Ba2");
    assert_eq!((game.asks(), game.refuses("top")), (Some(Question::Prize), "12.4"));
    game.play("Ba2").shows("b.followers: Ba2 | a.followers: Ba1 | c.followers: Ba3 | leads b | prize: Ba4 Ba5");
}

#[test]
fn the_third_draws_before_the_fourth() {
    // 12.4
    let line = format!("{SEVEN} | 4 | one | a: Dw5 Kn2 | b: Dw3 Kn3 | c: Dw4 Go9 | d: Dw9 Go8 | {DRAW}");
    after(&line, "Dw5 Dw3 Dw4 Dw9 Ba1")
        .shows("won d | d.followers: Ba1 | a.followers: Ba2 | c.followers: Ba3 | b.followers: Ba4 | leads d");
}

#[test]
fn cards_of_other_factions_rank_by_value_behind_the_led_one() {
    // 12.4: the led 0 before the 9, of two 8s the earlier.
    let line = format!("{SEVEN} | 4 | one | a: Dw2 Kn2 | b: Kn8 Un3 | c: Go8 Se9 | d: Un9 Go7 | {DRAW}");
    after(&line, "Dw2 Kn8 Go8 Un9 Ba1")
        .shows("won a | a.followers: Ba1 | d.followers: Ba2 | b.followers: Ba3 | c.followers: Ba4 | a.score: Un9");
    after(&line.replace("d: Un9 Go7", "d: Dw0 Go7"), "Dw2 Kn8 Go8 Dw0 Ba1")
        .shows("d.followers: Ba2 | b.followers: Ba3");
}

#[test]
fn a_doppelganger_ranks_with_the_led_faction() {
    // 12.4, 12.9: of equals the earlier.
    let line = format!("{SEVEN} | 3 | one | a: Dw5 Kn2 | b: Kn9 Un3 | c: Do5 Dw9 | {DRAW}");
    after(&line, "Dw5 Kn9 Do5 Ba1").shows("won a | a.followers: Ba1 | c.followers: Ba2 | b.followers: Ba3");
    after(&line.replace("Do5", "Do6"), "Dw5 Kn9 Do6 Ba1").shows("won c | c.followers: Ba1 | a.followers: Ba2");
}

#[test]
fn the_highest_knight_on_goblins_is_first_and_the_others_rank_as_ever() {
    // 12.4: the led Goblin and the Doppelganger come before the other Knight.
    let line = format!("{SEVEN} | 4 | one | a: Go1 Un2 | b: Kn6 Un3 | c: Kn7 Se9 | d: Do0 Dw7 | {DRAW}");
    after(&line, "Go1 Kn6 Kn7 Do0 Ba1")
        .shows("won c | c.followers: Ba1 | a.followers: Ba2 | d.followers: Ba3 | b.followers: Ba4 | leads c");
}

#[test]
fn of_two_prizes_that_look_alike_none_is_chosen() {
    // 12.4
    let line = "Giants Gnomes Dwarves Seers Undead Bards Vikings | 3 | one | a: Dw5 Ba2 | b: Dw7 Ba3 | c: Dw9 Ba9 \
                | draw: Gn3 Gn3 Un1 Un2 Un3 Un4";
    after(line, "Dw5 Dw7 Dw9").shows("won c | c.followers: Gn3 | b.followers: Gn3 | a.followers: Un1 | asks c");
}

#[test]
fn in_phase_two_the_winner_takes_all_cards_and_leads() {
    // 12.5
    let line = format!("{SEVEN} | 3 | a: Un5 Kn2 | b: Un7 Kn3 | c: Kn9 Go9");
    after(&line, "Un5 Un7 Kn9").shows("won b | b.score: Kn9 Un5 Un7 | leads b | asks b");
}

#[test]
fn dwarves_go_to_the_lowest_value_of_all() {
    // 12.6: whatever its faction, and the winner's own too.
    let line = format!("{SEVEN} | 3 | a: Dw5 Kn2 | b: Dw7 Kn3 | c: Kn4 Go9");
    after(&line, "Dw5 Dw7 Kn4").shows("won b | c.score: Dw5 Dw7 | b.score: Kn4");
    after(&line.replace("c: Kn4", "c: Kn6"), "Dw5 Dw7 Kn6").shows("won b | a.score: Dw5 Dw7 | b.score: Kn6");
    after(&format!("{SEVEN} | 3 | a: Un2 Kn2 | b: Dw7 Kn3 | c: Kn4 Go9"), "Un2 Dw7 Kn4")
        .shows("won a | a.score: Dw7 Kn4 Un2");
}

#[test]
fn of_equal_lowest_values_the_last_played_takes_the_dwarves() {
    // 12.6
    let line = format!("{SEVEN} | 4 | a: Dw3 Un2 | b: Kn3 Un3 | c: Go3 Se9 | d: Do9 Dw7");
    after(&line, "Dw3 Kn3 Go3 Do9").shows("won d | c.score: Dw3 | d.score: Kn3 Go3 Do9");
}

#[test]
fn the_lowest_value_is_an_effective_one() {
    // 12.6, 7.5: b's Griffin makes the 1 a 6.
    let line = "Knights Goblins Dwarves Seers Undead Bards Griffins | 3 | a: Dw5 Kn2 | b: Se1 Kn3 | c: Kn9 Go9";
    after(line, "Dw5 Se1 Kn9").shows("won a | b.score: Dw5");
    after(&format!("{line} | b.display: Gr1"), "Dw5 Se1 Kn9").shows("won a | a.score: Dw5 Se1 Kn9");
}

#[test]
fn a_griffin_of_this_very_trick_does_not_change_who_takes_the_dwarves() {
    // 12.6, 8.10: the Griffin 3 led is the lowest card; it lends only in later tricks.
    let line = "Knights Goblins Dwarves Seers Undead Bards Griffins | 3 | a: Gr3 Kn2 | b: Dw4 Kn3 | c: Dw5 Go9";
    after(line, "Gr3 Dw4 Dw5").shows("won a | a.display: Gr3 | a.score: Dw4 Dw5 | b.score:");
}

#[test]
fn a_giant_crushes_a_gnome_of_each_opponent() {
    // 12.7: unasked under either edition; one Gnome each.
    for edition in ["A", "C2"] {
        let line = format!(
            "Giants Gnomes Dwarves Seers Undead Bards Vikings | {edition} | 3 | a: Gi3 Ba1 | b: Un5 Ba2 | c: Vi1 Ba3 \
             | a.display: Gn3 | b.display: Gn3 Gn5 | c.display: Gn3 Gn7"
        );
        after(&line, "Gi3 Un5 Vi1")
            .shows("won a | a.display: Gn3 | b.display: Gn5 | c.display: Gn7 | discard: Gn3 Gn3");
    }
}

#[test]
fn two_giants_of_one_value_crush_two_of_one_player() {
    // 12.7
    let line = "Giants Gnomes Dwarves Seers Undead Bards Vikings | 3 | a: Gi3 Ba1 | b: Gi3 Ba2 | c: Vi1 Ba3 \
                | c.display: Gn3 Gn3 Gn3";
    after(line, "Gi3 Gi3 Vi1").shows("won a | c.display: Gn3 | discard: Gn3 Gn3");
}

#[test]
fn the_winners_partner_is_spared() {
    // 12.7
    let line = "Giants Gnomes Dwarves Seers Undead Bards Vikings | 4 | a: Gi3 Ba1 | b: Un5 Ba2 | c: Vi1 Ba3 \
                | d: Vi2 Ba4 | a.display: Gn3 | c.display: Gn3 Gn3";
    after(line, "Gi3 Un5 Vi1 Vi2").shows("won a | a.display: Gn3 | c.display: Gn3 Gn3 | discard:");
    after(&line.replace("c.display: Gn3", "b.display: Gn3 | d.display:"), "Gi3 Un5 Vi1 Vi2")
        .shows("b.display: | d.display: | discard: Gn3 Gn3");
}

#[test]
fn a_seers_winner_chooses_among_three() {
    // 12.8: if the top is taken the second takes either prize, the third the other, the fourth the now top card.
    let line = format!("{SEVEN} | 4 | one | a: Se5 Kn2 | b: Se3 Kn3 | c: Se4 Go9 | d: Se9 Go8 | {DRAW}");
    let mut game = after(&line, "Se5 Se3 Se4 Se9");
    game.shows("won d | asks d | answers: Ba1 Ba2 top");
    game.play("top").shows("d.followers: Ba3 | asks a | answers: Ba1 Ba2");
    game.play("Ba2").shows("a.followers: Ba2 | c.followers: Ba1 | b.followers: Ba4 | leads d");
    // If it is left, all goes on as in 12.4.
    after(&line, "Se5 Se3 Se4 Se9 Ba2")
        .shows("d.followers: Ba2 | a.followers: Ba1 | c.followers: Ba3 | b.followers: Ba4 | leads d");
}

#[test]
fn with_three_a_seer_that_takes_the_top_leaves_both_prizes() {
    let line = format!("{SEVEN} | 3 | one | a: Se5 Kn2 | b: Se3 Kn3 | c: Se4 Go9 | {DRAW}");
    after(&line, "Se5 Se3 Se4 top Ba1").shows(
        "a.followers: Ba3 | c.followers: Ba1 | b.followers: Ba2 \
                                               | leads a",
    ); // 12.8
}

#[test]
fn whoever_played_the_last_dragon_leads_under_both_editions() {
    // 12.9: the leader's own counts, and the winner takes the cards.
    for edition in ["A", "C2"] {
        let line = format!(
            "Knights Goblins Dragons Seers Undead Bards Doppelgangers | {edition} | 3 | a: Dr5 Kn2 \
             | b: Do7 Kn3 | c: Kn9 Go9"
        );
        after(&line, "Dr5 Do7 Kn9").shows("won b | leads a | asks a | b.score: Kn9 Dr5 Do7");
        after(&line.replace("c: Kn9", "c: Dr1"), "Dr5 Do7 Dr1").shows("won b | leads c | asks c");
    }
}

#[test]
fn an_automatons_trick_is_taken_in_the_order_of_the_trick_before() {
    // 12.10: two prizes, all discard, and a Dragon's lead is lost.
    let line = "Knights Goblins Automatons Dragons Undead Bards Vikings | 3 | one | a: Au5 Kn2 Kn3 | b: Dr9 Kn4 Kn5 \
                | c: Au7 Go8 Go9 | draw: Ba1 Ba2 Ba3 Ba4 Ba5 Ba6 Ba7 Ba8 Ba9";
    let mut game = after(line, "Au5 Dr9 Au7 Ba1");
    game.shows("won c | c.followers: Ba1 | a.followers: Ba2 | b.followers: Ba3 | prize: Ba4 Ba5 | asks c");
    assert_eq!(game.asks(), Some(Question::Discard));
    game.play("Go8").shows("asks a");
    game.play("Kn3").shows("asks b");
    game.play("Kn4").shows("asks c | answers: Ba4 Ba5 | discard: Au5 Dr9 Au7 Go8 Kn3 Kn4");
    game.play("Ba5").shows("c.followers: Ba1 Ba5 | a.followers: Ba2 Ba4 | b.followers: Ba3 Ba6 | leads c | asks c");
    assert_eq!(game.asks(), Some(Question::Play));
}

#[test]
fn teams_judge_their_peasants_together_and_lose_them_to_the_other_team() {
    // 12.11: c's King keeps a's Peasant 5; the 8 and c's 0 leave.
    let line =
        "Kings Peasants Dwarves Seers Undead Bards Vikings | 4 | a.score: Pe5 Pe8 | c.score: Ki7 Pe0 | b.score: Pe1";
    let game = at(line);
    game.shows("a.score: Pe5 | c.score: Ki7 Pe1 | b.score: Pe8 | d.score: Pe0 | Kings: a | Peasants: b");
}

#[test]
fn with_three_a_leaving_peasant_goes_to_the_next_player_and_stays() {
    // 12.11: judged at the same time, so b's King does not keep it for c, and it goes no further.
    let line =
        "Kings Peasants Dwarves Seers Undead Bards Vikings | 3 | a.score: Pe5 | b.score: Pe9 Ki5 | c.score: Pe12 Ki12";
    at(line).shows("a.score: | b.score: Ki5 Pe5 | c.score: Ki12 Pe9 Pe12");
    let line = "Kings Peasants Dwarves Seers Undead Bards Vikings | 3 | a.score: Pe5 | b.score: Pe9 | c.score: Pe12";
    at(line).shows("a.score: Pe12 | b.score: Pe5 | c.score: Pe9 | Peasants: a");
}

#[test]
fn a_teams_loot_is_chosen_by_its_lower_seat_on_the_common_pile() {
    // 12.12, 11.3: d would have led, so its team comes first, and b chooses for it.
    let line = "Knights Goblins Raccoons Seers Undead Bards Vikings | 4 | lead d \
                | a.score: Kn2 Ra0 Se1 | c.score: Go1 Un1 | b.score: Kn3 Go2 Se2 Ra1 | d.score: Ba1 Ra2";
    let mut game = at(line);
    game.shows("asks b | answers: Undead Vikings");
    game.play("Vikings").shows("asks a | answers: Bards Vikings");
    game.play("Bards").shows("asks over | Vikings: b");
    assert_eq!(game.counts(Bards), [1, 1, 0, 0], "12.12");
    game.shows("Bards: b"); // 8.2: the run of one beats none
}

#[test]
fn a_griffin_does_not_help_a_partner() {
    // 12.12
    let line =
        "Knights Goblins Griffins Seers Undead Bards Vikings | 4 | a: Un3 Ba1 | b: Un7 Ba2 | c: Un1 Ba3 | d: Un2 Ba4";
    after(&format!("{line} | c.display: Gr3"), "Un3 Un7 Un1 Un2").shows("won b");
    after(&format!("{line} | a.display: Gr3"), "Un3 Un7 Un1 Un2").shows("won a");
}

#[test]
fn teams_put_their_piles_together() {
    // 12.13: a run of Bards and a Viking's partner may lie in two piles.
    let line = "Knights Goblins Dwarves Seers Undead Bards Vikings | 4 | a.score: Ba1 Ba3 Vi2 Un1 \
                | c.score: Ba2 Kn2 Un2 | b.score: Ba5 Ba6 Ba8 Ba9 Vi7 Un9 | d.score: Go0";
    let game = at(line);
    game.shows("asks over | Bards: a | Vikings: a | Undead: a | Knights: a | Goblins: b | Dwarves: - | Seers: -");
    assert_eq!(game.counts(Undead), [2, 1, 0, 0], "12.13");
    let score = game.state.score().unwrap();
    assert_eq!((score.votes().count(), score.won(0), score.won(1)), (7, true, false), "12.13: seven votes");
    assert_eq!(game.state.payoffs().unwrap().as_slice(), [1.0, 0.0, 1.0, 0.0]);
}

#[test]
fn teams_break_ties_by_cards_and_sum() {
    // 12.13, 11.6
    let line = "Knights Goblins Dwarves Seers Undead Bards Vikings | 4 | a.score: Un1 | c.score: Un2 | b.score: Se9";
    let score = at(line).state.score().unwrap();
    assert_eq!((score.won(0), score.won(1), score.ending), (true, false, Ending::Cards));
    let score = at(&line.replace("Un1", "Un1 Se0").replace("Se9", "Se9 Se1")).state.score().unwrap();
    assert_eq!((score.won(0), score.won(1), score.ending), (false, true, Ending::Sum));
}

#[test]
fn players_still_equal_share_the_win() {
    // 12.13
    let line = "Knights Goblins Dwarves Seers Undead Bards Vikings | 3 | a.score: Un5 | b.score: Se5 | c.score: Ba4";
    let game = at(line);
    let score = game.state.score().unwrap();
    assert_eq!((score.won(0), score.won(1), score.won(2), score.ending), (true, true, false, Ending::Shared));
    assert_eq!(game.state.payoffs().unwrap().as_slice(), [0.5, 0.5, 0.0]);
}

#[test]
fn with_three_a_vote_is_decided_among_those_equal_so_far() {
    // 12.13, 11.4: c has the 9 but fewer cards; a and b are equal up to the second card.
    let line =
        "Giants Gnomes Dwarves Seers Undead Bards Vikings | 3 | a.score: Gn7 Gn5 | b.score: Gn7 Gn3 | c.score: Gn9";
    at(line).shows("Gnomes: a");
    let line =
        "Giants Gnomes Dwarves Seers Undead Bards Vikings | 3 | a.score: Gn7 Gn5 | b.score: Gn7 Gn5 | c.score: Gn9 Gn1";
    at(line).shows("Gnomes: c");
    at(&line.replace("Gn9 Gn1", "Gn1 Gn1")).shows("Gnomes: -");
}

#[test]
fn equal_runs_of_bards_are_decided_among_those_who_have_them() {
    // 12.13, 8.2: c has the most Bards, but no run of two.
    let line = "Knights Goblins Dwarves Seers Undead Bards Vikings | 3 | a.score: Ba0 Ba1 | b.score: Ba3 Ba4 \
                | c.score: Ba6 Ba8";
    at(line).shows("Bards: b");
}

#[test]
fn most_votes_win_among_three() {
    // 12.13: two votes against one and one, whatever the cards.
    let line = "Knights Goblins Dwarves Seers Undead Bards Vikings | 3 | a.score: Un0 Vi0 \
                | b.score: Se9 Se8 Se7 | c.score: Ba9 Ba8 Ba7";
    let score = at(line).state.score().unwrap();
    assert_eq!((score.won(0), score.winners(), score.ending), (true, 1, Ending::Votes));
}

#[test]
fn trolls_of_more_than_two_follow_their_edition() {
    // 12.1, 3.3
    let line = "Knights Goblins Trolls Seers Undead Bards Vikings | 3 | a: Un5 | b: Un3 | c: Un1 | pool: Tr1 Tr2";
    after(line, "Un5 Un3 Un1").shows("asks over | a.score: Tr1 Tr2 Un1 Un3 Un5");
    after(&format!("{line} | C2"), "Un5 Un3 Un1 yes pass").shows("asks over | a.score: Tr2 Un1 Un3 Un5 | discard: Tr1");
}

#[test]
fn the_phases_of_three_end_together() {
    // 12.3, 6.1: followers become hands, the winner leads, two prizes and one drawn card a trick.
    let game = after(&format!("{SEVEN} | 3 | one | a: Dw5 | b: Dw7 | c: Dw9 | draw: Ba1 Ba2 Ba3"), "Dw5 Dw7 Dw9 Ba2");
    game.shows("c: Ba2 | b: Ba1 | a: Ba3 | leads c | asks c");
    assert_eq!(game.state.leader(), Seat(2));
}
