//! Tricks of more than two cards, by Bow and Chain (9.22), as tests.

use crate::testing::at;

const DECK: &str = "Knights Goblins Dwarves Dragons Trolls | artifacts | heroes";

#[test]
fn any_dragon_of_the_followers_in_a_bow_passes_the_lead() {
    let line = format!("{DECK} | a: Kn9 Kn8 Go1 | b: Dr2 Kn3 Go2 | a.artifacts: Bow");
    at(&line).play("Bow Kn9 Kn3 Kn8 Dr2").ruled("9.22, 3.1", "winner a | lead b");
    let line = format!("{DECK} | a: Kn9 Kn8 Go1 | b: Dr2 Dr3 Go2 | a.artifacts: Bow");
    at(&line).play("Bow Kn9 Dr2 Kn8 Go2").ruled("9.22, 3.1", "winner a | lead b");
}

#[test]
fn a_dragon_of_the_leaders_in_a_bow_passes_nothing_under_edition_a() {
    let cards = "a: Kn4 Dr9 Go1 | b: Kn9 Kn3 Go2 | a.artifacts: Bow";
    at(&format!("{DECK} | {cards}")).play("Bow Kn4 Kn9 Dr9 Kn3").ruled("9.22, 3.1", "winner b | lead b");
    at(&format!("{DECK} | C2 | {cards}")).play("Bow Kn4 Kn9 Dr9 Kn3").ruled("3.1", "winner b | lead a");
}

#[test]
fn under_c2_the_last_dragon_of_all_four_names_the_leader() {
    let line = format!("{DECK} | C2 | a: Kn9 Dr9 Go1 | b: Dr2 Go3 Go2 | a.artifacts: Bow");
    at(&line).play("Bow Kn9 Dr2 Dr9 Go3").ruled("9.22, 3.1", "winner a | lead a");
    let line = format!("{DECK} | C2 | a: Kn9 Dr9 Go1 | b: Dr2 Go3 Go2 | a.artifacts: Bow");
    at(&line).play("Bow Kn9 Go3 Dr9 Dr2").ruled("9.22, 3.1", "winner a | lead b");
}

#[test]
fn a_dragon_set_aside_by_a_chain_still_passes_the_lead() {
    let line = format!("{DECK} | a: Kn9 Go9 Tr1 | b: Dr2 Go2 Tr2 | a.artifacts: Chain");
    at(&line).play("Kn9 Dr2 Chain Go9 Go2").ruled("9.22", "winner a | lead b");
}

#[test]
fn a_lich_king_led_in_a_bow_lowers_both_cards_of_the_follower_only() {
    let line = format!("{DECK} | a: LichKing Kn7 Go1 | b: Kn9 Go9 Go2 | a.artifacts: Bow Shield");
    at(&line)
        .play("Bow LichKing Kn9 pass Kn7 Go9")
        .ruled("9.22", "strengths: 8 6 7 6")
        .play("pass")
        .ruled("9.22", "winner a");
}

#[test]
fn a_lich_king_played_as_the_leaders_second_card_lowers_nothing() {
    let line = format!("{DECK} | a: Kn7 LichKing Go1 | b: Kn9 Go9 Go2 | a.artifacts: Bow Shield");
    at(&line).play("Bow Kn7 Kn9 pass LichKing Go9").ruled("9.22", "strengths: 7 9 8 9");
}

#[test]
fn warlock_and_mummy_look_at_the_first_card_of_the_bow() {
    for (led, hero, winner) in
        [("Kn3", "Warlock", "b"), ("Kn2", "Warlock", "a"), ("Kn8", "Mummy", "b"), ("Kn6", "Mummy", "a")]
    {
        let line = format!("{DECK} | a: {led} Kn9 Go1 | b: {hero} Tr5 Tr6 | a.artifacts: Bow");
        at(&line).play(&format!("Bow {led} Tr5 Kn9 {hero}")).ruled("9.22", &format!("winner {winner}"));
    }
}

#[test]
fn a_warlock_as_the_leaders_second_card_does_not_win() {
    let line = format!("{DECK} | a: Kn3 Warlock Go1 | b: Kn9 Kn4 Go2 | a.artifacts: Bow");
    at(&line).play("Bow Kn3 Kn9 Warlock Kn4").ruled("9.22", "winner b");
}

#[test]
fn of_warlock_and_mummy_the_one_played_first_wins() {
    let line = format!("{DECK} | a: Kn9 Kn8 Go1 | b: Warlock Mummy Go2 | a.artifacts: Bow");
    for order in ["Bow Kn9 Warlock Kn8 Mummy", "Bow Kn9 Mummy Kn8 Warlock"] {
        let mut game = at(&line);
        game.play(order).ruled("7.4.2", "winner b | b.score: Kn9 Kn8 Warlock Mummy");
        let with = game.events.iter().find_map(|event| match event {
            crate::Event::Won { with, .. } => *with,
            _ => None,
        });
        let first = order.split(' ').nth(2).unwrap();
        assert_eq!(with.map(|card| game.state.rules.card_name(card)).as_deref(), Some(first), "7.4.2");
    }
}

#[test]
fn a_cube_makes_no_pot_in_a_bow() {
    let line = format!("{DECK} | a: Kn9 Kn8 Go1 | b: Cube Go3 Go2 | a.artifacts: Bow");
    at(&line).play("Bow Kn9 Cube Kn8 Go3").ruled("9.22", "pot: | a.score: Kn9 Kn8 Cube Go3");
}

#[test]
fn a_cube_makes_no_pot_in_a_chain() {
    let line = format!("{DECK} | a: Kn9 Go1 Tr1 | b: Cube Go5 Tr2 | a.artifacts: Chain");
    at(&line).play("Kn9 Cube Chain Go1 Go5").ruled("9.22", "pot: | b.score: Kn9 Cube Go1 Go5");
    let line = format!("{DECK} | a: Go1 Kn9 Tr1 | b: Cube Go5 Tr2 | a.artifacts: Chain");
    at(&line).play("Go1 Go5 Chain Kn9 Cube").ruled("9.22", "pot: | a.score: Kn9 Cube Go1 Go5");
}

#[test]
fn the_spear_discards_any_one_card_of_the_trick() {
    let line = format!("{DECK} | a: Kn9 Kn8 Go1 | b: Kn3 Tr3 Go2 | a.artifacts: Bow | b.artifacts: Spear");
    at(&line)
        .play("Bow Kn9 Kn3 Kn8 Tr3 Spear")
        .ruled("9.22", "answers: #1 #2 #3 #4")
        .play("#3")
        .ruled("9.22, 9.7", "discard: Kn8 | a.score: Kn9 Kn3 Tr3 | pool:");
    let line = format!("{DECK} | a: Kn9 Go9 Tr1 | b: Kn3 Go3 Tr2 | a.artifacts: Chain | b.artifacts: Spear");
    at(&line)
        .play("Kn9 Kn3 Chain Go9 Go3 Spear #1")
        .ruled("9.22: one set aside too", "discard: Kn9 | a.score: Kn3 Go9 Go3");
}

#[test]
fn the_horse_swaps_either_of_the_leaders_cards() {
    let line = format!("{DECK} | a: Kn2 Kn3 Kn9 | b: Kn7 Kn8 Go2 | a.artifacts: Bow Horse");
    let mut game = at(&line);
    game.play("Bow Kn2 Kn7 Kn3 Kn8 Horse").ruled("9.22", "asked a | answers: #1 #3");
    game.play("#3").ruled("9.22", "answers: Kn9").play("Kn9").ruled("9.22", "winner a | a: Kn3");
    at(&line).play("Bow Kn2 Kn7 Kn3 Kn8 Horse #1 Kn9").ruled("9.22", "winner a | a: Kn2");
}

#[test]
fn in_a_chain_the_horse_swaps_the_card_of_the_second_trick() {
    let line = format!("{DECK} | a: Kn2 Go1 Go9 | b: Kn7 Go5 Tr2 | a.artifacts: Chain Horse");
    at(&line).play("Kn2 Kn7 Chain Go1 Go5 Horse Go9").ruled("9.22", "winner a | a: Go1 | a.score: Kn2 Kn7 Go9 Go5");
}

#[test]
fn a_bow_may_be_played_in_a_chains_second_trick() {
    let line = format!("{DECK} | a: Kn9 Go1 Go2 Tr1 | b: Kn2 Go5 Go6 Tr2 | a.artifacts: Bow Chain");
    at(&line)
        .play("Kn9 Kn2 Chain")
        .ruled("9.22", "answers: Go1 Go2 Tr1 Bow")
        .play("Bow Go1 Go5 Go2 Go6")
        .ruled("9.22", "winner b | b.score: Kn9 Kn2 Go1 Go2 Go5 Go6");
}

#[test]
fn a_chain_may_follow_a_bow() {
    let line = format!("{DECK} | a: Kn9 Kn8 Go1 Tr1 | b: Kn2 Kn3 Go5 Tr2 | a.artifacts: Bow Chain");
    at(&line)
        .play("Bow Kn9 Kn2 Kn8 Kn3 Chain Go1")
        .ruled("9.15", "asked b")
        .play("Go5")
        .ruled("9.15: the second trick is of two cards", "winner b | b.score: Kn9 Kn8 Kn2 Kn3 Go1 Go5");
}

#[test]
fn axe_and_shield_windows_open_after_each_card_of_a_bow() {
    let line = format!("{DECK} | a: Kn2 Kn3 Go1 | b: Kn7 Kn8 Go2 | a.artifacts: Bow Axe | b.artifacts: Shield");
    let mut game = at(&line);
    game.play("Bow Kn2").ruled("9.22", "asked a | question Window(AfterOwnCard)");
    game.play("pass").ruled("9.22", "asked b | question Window(AfterOtherCard)");
    game.play("pass Kn7 Kn3").ruled("9.22", "asked a | question Window(AfterOwnCard)");
    game.play("Axe").ruled("9.22", "asked b | question Window(AfterOtherCard)");
    game.play("Shield").ruled("9.22: the last card they played", "strengths: 2 7 0");
}

#[test]
fn the_follower_may_swing_the_axe_after_the_first_of_two_cards() {
    let line = format!("{DECK} | a: Kn2 Kn9 Go1 | b: Kn8 Kn3 Go2 | a.artifacts: Bow | b.artifacts: Axe");
    at(&line)
        .play("pass Bow Kn2 Kn8")
        .ruled("9.22: the leader is still to play", "asked b | question Window(AfterOwnCard)")
        .play("Axe Kn9 Kn3")
        .ruled("9.19: 9 - 2", "winner b");
}

#[test]
fn bears_help_the_first_card_of_a_bow_only() {
    let line = "Knights Goblins Dwarves Dragons Druids | artifacts | a: Kn2 Kn3 Go1 | b: Kn7 Kn8 Go2";
    at(&format!("{line} | a.display: Du1 Du2 | a.artifacts: Bow Shield"))
        .play("Bow Kn2 Kn7 pass Kn3 Kn8")
        .ruled("8.19", "strengths: 8 7 3 8")
        .play("pass")
        .ruled("8.19, 7.3: of equals the first", "winner a | discard: Du1 Du2 | a.score: Kn2 Kn3 Kn7 Kn8");
}

#[test]
fn all_dwarves_of_a_bow_go_to_the_loser() {
    let line = format!("{DECK} | a: Dw9 Dw8 Go1 | b: Dw3 Kn3 Go2 | a.artifacts: Bow");
    at(&line).play("Bow Dw9 Dw3 Dw8 Kn3").ruled("9.20, 8.5", "a.score: Kn3 | b.score: Dw9 Dw8 Dw3");
}

#[test]
fn under_a_horn_each_takes_both_cards_of_a_bow() {
    let line = format!("{DECK} | a: Kn9 Kn8 Go1 | b: Kn2 Kn3 Go2 | a.artifacts: Bow Horn");
    at(&line).play("Bow Kn9 Kn2 Kn8 Kn3 Horn").ruled("9.6", "a.score: Kn9 Kn8 | b.score: Kn2 Kn3");
}

#[test]
fn the_followers_ring_makes_the_highest_of_all_four_win() {
    let line = format!("{DECK} | a: Kn5 Kn4 Go1 | b: Kn2 Tr9 Go2 | a.artifacts: Bow | b.artifacts: Ring");
    at(&line).play("Bow Kn5 Ring Tr9 Kn4 Kn2").ruled("9.21, 7.4.1", "winner b | pool: | b.score: Kn5 Kn4 Kn2 Tr9");
}

#[test]
fn a_warlock_in_a_chain_looks_at_the_second_lead() {
    let line = format!("{DECK} | a: Kn9 Go2 Tr1 | b: Kn2 Warlock Tr2 | a.artifacts: Chain");
    at(&line).play("Kn9 Kn2 Chain Go2 Warlock").ruled("9.15, 10.5", "winner a");
    let line = format!("{DECK} | a: Kn8 Go3 Tr1 | b: Kn2 Warlock Tr2 | a.artifacts: Chain");
    at(&line).play("Kn8 Kn2 Chain Go3 Warlock").ruled("9.15, 10.5", "winner b");
}

#[test]
fn a_lich_king_set_aside_lowers_nothing_in_the_second_trick() {
    let line = format!("{DECK} | a: LichKing Go5 Tr1 | b: Kn2 Go7 Tr2 | a.artifacts: Chain");
    at(&line).play("LichKing Kn2 Chain Go5 Go7").ruled("9.15, 10.3", "winner b");
}

#[test]
fn a_skeleton_draws_only_when_it_won_the_second_trick() {
    let line = format!("{DECK} | a: Skeleton Go9 Tr1 | b: Kn2 Go2 Tr2 | discard: Dw1 | a.artifacts: Chain");
    at(&line).play("Skeleton Kn2 Chain Go9 Go2").ruled("9.15, 10.4", "winner a | question Play | discard: Dw1");
    at(&line).play("Go9 Go2 Chain Skeleton Kn2").ruled("9.15, 10.4", "winner a | question Hero(Skeleton)");
}
