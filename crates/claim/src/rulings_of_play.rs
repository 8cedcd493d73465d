//! Rulings on the two phases and on who wins a trick (sections 5 to 7).

use game::Seat;

use crate::{
    event::{Event, Zone},
    phase::Phase,
    question::Question,
    testing::{after, at},
};

const ONE: &str = "Knights Goblins Dwarves Seers Undead | one";

// 5: phase one.

#[test]
fn the_top_card_is_turned_up_as_the_prize() {
    let game = at(&format!("{ONE} | a: Dw5 Kn2 | b: Dw3 Kn3 | draw: Go1 Go2 Go3 Go4"));
    game.shows("prize: Go1 | draw: Go2 Go3 Go4 | asks a"); // 5.1
}

#[test]
fn the_leader_plays_any_card_and_the_follower_follows_if_they_can() {
    let mut game = at(&format!("{ONE} | a: Dw5 Kn2 | b: Dw3 Kn3 | draw: Go1 Go2 Go3 Go4"));
    game.shows("answers: Kn2 Dw5");
    assert_eq!(game.refuses("Dw3"), "5.2", "a card that is not in the hand");
    game.play("Dw5").shows("answers: Dw3 | asks b");
    assert_eq!(game.refuses("Kn3"), "5.2", "the led faction has to be followed");
    let game = after(&format!("{ONE} | a: Dw5 Kn2 | b: Un3 Kn3 | draw: Go1 Go2 Go3 Go4"), "Dw5");
    game.shows("answers: Kn3 Un3"); // 5.2: else anything
}

#[test]
fn an_answer_to_another_question_is_refused() {
    let game = at(&format!("{ONE} | a: Dw5 Kn2 | b: Dw3 Kn3 | draw: Go1 Go2 Go3 Go4"));
    assert_eq!((game.refuses("pass"), game.refuses("top"), game.refuses("Undead")), ("5.2", "5.2", "5.2"));
    assert_eq!(at("Knights Goblins Dwarves Seers Undead").refuses("Kn2"), "11", "the game is over");
}

#[test]
fn the_winner_takes_the_prize_the_loser_the_top_card_and_played_cards_are_discarded() {
    // 5.3, 5.4, 5.5
    let line = format!("{ONE} | a: Dw5 Kn2 | b: Dw3 Kn3 | draw: Go1 Go2 Go3 Go4");
    let game = after(&line, "Dw5 Dw3");
    game.shows("won a | a.followers: Go1 | b.followers: Go2 | discard: Dw3 Dw5 | leads a | asks a | prize: Go3");
    let game = after(&line.replace("Dw3", "Dw9"), "Dw5 Dw9");
    game.shows("won b | b.followers: Go1 | a.followers: Go2 | leads b | asks b");
}

#[test]
fn what_the_loser_draws_is_unseen_by_the_winner() {
    // 5.3
    let game = after(&format!("{ONE} | a: Dw5 Kn2 | b: Dw3 Kn3 | draw: Go1 Go2 Go3 Go4"), "Dw5 Dw3");
    let drawn = game.events.iter().find_map(|event| match event {
        Event::Moved { to: Zone::Followers(Seat(1)), seen, .. } => Some(*seen),
        _ => None,
    });
    assert!(drawn.is_some_and(|seen| seen.has(Seat(1)) && !seen.has(Seat(0))), "5.3");
}

#[test]
fn phase_one_ends_with_the_draw_pile_and_left_over_cards_are_no_followers() {
    // 5.6: a hand that is too large by a Skeleton's card, say, is discarded face down.
    let game = after(&format!("{ONE} | a: Dw5 Kn2 Kn9 | b: Dw3 Un4 | draw: Go1 Go2"), "Dw5 Dw3");
    assert_eq!(game.state.phase(), Phase::Two);
    game.shows("a: Go1 | b: Go2 | discard: Dw3 Dw5 Kn2 Kn9 Un4 | b.score:");
}

#[test]
fn phase_one_ends_when_a_player_has_no_card() {
    // 5.6: though the draw pile is not empty and the other still holds a card.
    let game = after(&format!("{ONE} | a: Dw5 Kn2 | b: Dw3 | draw: Go1 Go2 Go3 Go4"), "Dw5 Dw3");
    assert_eq!(game.state.phase(), Phase::Two);
    game.shows("a: Go1 | b: Go2 | discard: Dw3 Dw5 Kn2 | asks a");
}

// 6: phase two.

#[test]
fn the_followers_are_the_hand_of_phase_two_and_the_last_winner_leads() {
    // 6.1
    let line = format!("{ONE} | a: Dw5 | b: Dw9 | a.followers: Un1 | b.followers: Un2 | draw: Go1 Go2");
    after(&line, "Dw5 Dw9").shows("won b | leads b | asks b | a: Go2 Un1 | b: Go1 Un2 | a.followers: | b.followers:");
}

#[test]
fn in_phase_two_the_winner_takes_both_cards_and_leads() {
    // 6.2, 5.2
    let mut game = at("Knights Goblins Dwarves Seers Undead | a: Un5 Kn2 | b: Un7 Kn3");
    assert_eq!(game.play("Un5").refuses("Kn3"), "5.2");
    game.play("Un7").shows("won b | b.score: Un5 Un7 | a.score: | discard: | leads b | asks b");
}

#[test]
fn phase_two_ends_when_a_player_has_no_card_and_the_other_hand_is_discarded() {
    // 6.3
    let line = "Knights Goblins Dwarves Seers Undead | a: Un5 Kn2 Kn9 | b: Un3";
    after(line, "Un5 Un3").shows("asks over | a.score: Un3 Un5 | discard: Kn2 Kn9 | a: | Knights: -");
}

#[test]
fn potions_last_into_phase_two() {
    // 6.3
    let line = "Knights Goblins Wizards Seers Undead | one | a: Wi5 | b: Wi3 | draw: Un1 Un7 | potions: +6";
    let mut game = after(line, "Wi5 Wi3");
    game.shows("asks a | answers: Un1 potions=1");
    game.play("potions=1 Un1 Un7").shows("won a | asks over"); // 7.3: 7 against 7, and a's came first
}

// 7: who wins.

#[test]
fn the_highest_of_the_led_faction_wins_and_all_other_cards_lose() {
    // 7.3
    let deck = "Knights Goblins Dwarves Seers Undead";
    after(&format!("{deck} | a: Un5 Kn2 | b: Un6 Kn3"), "Un5 Un6").shows("won b");
    after(&format!("{deck} | a: Un5 Kn2 | b: Un4 Kn3"), "Un5 Un4").shows("won a");
    after(&format!("{deck} | a: Un0 Kn2 | b: Kn9 Se9"), "Un0 Kn9").shows("won a");
}

#[test]
fn of_equals_the_card_played_first_wins() {
    // 7.3: by copies, and by effective values.
    after("Giants Gnomes Dwarves Seers Undead | a: Gi5 Se1 | b: Gi5 Se2", "Gi5 Gi5").shows("won a");
    let line = "Knights Goblins Druids Seers Undead | a: Un5 Kn2 | b: Un2 Kn3 | b.display: Du1";
    after(line, "Un5 Un2").shows("won a");
    after(&line.replace("Un5", "Un4"), "Un4 Un2").shows("won b");
}

#[test]
fn a_potion_doubles_the_printed_value_only() {
    // 7.1: 3 doubled and 6 more are 12, not 18; in either order.
    for potions in ["x2 +6", "+6 x2"] {
        let line = format!("Knights Goblins Wizards Seers Shadows | a: Sd3 Kn2 | b: Sd12 Kn3 | a.potions: {potions}");
        after(&line, "potions=2 Sd3 Sd12").shows("won a | a.potions: 0");
        after(&line.replace("Sd12", "Sd13"), "potions=2 Sd3 Sd13").shows("won b");
    }
}

#[test]
fn bears_and_griffins_add_up() {
    // 7.1: 2 + 3 + 3 + 5 = 13.
    let line = "Knights Goblins Griffins Druids Shadows | a: Sd13 Kn2 | b: Sd2 Kn3 | b.display: Du1 Du2 Gr2 | lead b";
    after(line, "Sd2 Sd13").shows("won b");
    after(&line.replace("Sd13", "Sd14"), "Sd2 Sd14").shows("won a");
}

#[test]
fn no_effective_value_is_below_zero() {
    // 7.1: 1 - 5 is 0, and as the first card it beats another 0.
    let line = "Knights Goblins Wizards Seers Undead | a: Un1 Kn2 | b: Un0 Kn3 | a.potions: -5";
    after(line, "potions=1 Un1 Un0").shows("won a");
    // And -5 and +2 on a 1 are 0 as a whole, not 2.
    let line = "Knights Goblins Wizards Seers Undead | a: Un1 Kn2 | b: Un2 Un0 | a.potions: -5 +2";
    after(line, "potions=2 Un1 Un2").shows("won b");
}

#[test]
fn after_a_trick_of_phase_two_things_happen_in_the_order_of_7_7() {
    // 7.7: crush (3), the trick's cards as played (4), Trolls (7), the potion (8).
    let line = "Giants Gnomes Trolls Wizards Undead | a: Wi5 Un1 | b: Gi3 Un2 | b.display: Gn3 | pool: Tr4";
    let game = after(line, "Wi5 Gi3");
    let step = |event: &Event| match event {
        Event::Moved { from: Zone::Display(_), to: Zone::Discard, .. } => Some("crush"),
        Event::Moved { card, to: Zone::Score(_), .. } => match game.state.rules().value_of(*card) {
            5 => Some("lead card"),
            3 => Some("second card"),
            _ => Some("troll"),
        },
        Event::TookPotion(_) => Some("potion"),
        Event::Leads(_) => Some("lead"),
        _ => None,
    };
    let steps: Vec<&str> = game.events.iter().filter_map(step).collect();
    assert_eq!(steps, ["crush", "lead card", "second card", "troll", "potion", "lead"]);
}

#[test]
fn after_a_trick_of_phase_one_the_prizes_are_taken_before_the_cards_move() {
    // 7.7: (3) before (4) before (9).
    let game = after(&format!("{ONE} | a: Un5 Kn2 | b: Un3 Kn3 | draw: Go1 Go2 Go3 Go4"), "Un5 Un3");
    let zone = |event: &Event| match event {
        Event::Moved { to, .. } if *to != Zone::Trick => Some(*to),
        _ => None,
    };
    let zones: Vec<Zone> = game.events.iter().filter_map(zone).collect();
    let (a, b) = (Seat(0), Seat(1));
    assert_eq!(zones, [Zone::Followers(a), Zone::Followers(b), Zone::Score(a), Zone::Score(a), Zone::Prize]);
}

#[test]
fn used_bears_leave_after_the_trolls_and_before_the_next_lead() {
    // 7.7: (7) before (8).
    let line = "Giants Gnomes Trolls Druids Undead | a: Un5 Un1 | b: Un3 Un2 | a.display: Du3 | pool: Tr4";
    let game = after(line, "Un5 Un3");
    let place = |wanted: Zone| {
        game.events.iter().position(|e| matches!(e, Event::Moved { from, .. } if *from == wanted)).unwrap()
    };
    assert!(place(Zone::Pool) < place(Zone::Display(Seat(0))));
}

#[test]
fn all_powers_of_one_trick_apply() {
    // 8: a Dwarf goes to the loser, the Dragon passes the lead, the Wizard brings a potion.
    let line = "Knights Goblins Wizards Dragons Dwarves | a: Wi5 Kn2 | b: Dr3 Kn3";
    after(line, "Wi5 Dr3").shows("won a | a.potions: 1 | leads b | a.score: Dr3 Wi5");
    after("Knights Goblins Wizards Dragons Dwarves | a: Dw5 Kn2 | b: Dr3 Kn3", "Dw5 Dr3")
        .shows("won a | leads b | a.score: Dr3 | b.score: Dw5");
    assert_eq!(at("Knights Goblins Wizards Dragons Dwarves | a: Dw5 | b: Dr3").asks(), Some(Question::Play));
}
