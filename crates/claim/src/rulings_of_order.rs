//! The order after a trick (7.7), as tests.

use crate::{
    event::{Event, Zone},
    testing::{Position, at},
};

/// Checks that these things happened in this order: `Kn9>discard` is a card that moved, the others are events by name.
#[track_caller]
fn in_order(game: &Position, expected: &str) {
    let happened: Vec<String> = game.events.iter().map(|event| word(game, event)).collect();
    let mut rest = happened.iter();
    for wanted in expected.split_whitespace() {
        assert!(rest.any(|word| word == wanted), "7.7: {wanted} is missing or out of place in {happened:?}");
    }
}

fn word(game: &Position, event: &Event) -> String {
    match *event {
        Event::Moved { card, to, .. } => {
            let name = game.state.rules.card_name(card);
            match to {
                Zone::Hand(_) => format!("{name}>hand"),
                Zone::Followers(_) => format!("{name}>followers"),
                Zone::Score(_) => format!("{name}>score"),
                Zone::Display(_) => format!("{name}>display"),
                zone => format!("{name}>{}", format!("{zone:?}").to_lowercase()),
            }
        }
        Event::Artifact { artifact, .. } => artifact.name().into(),
        Event::Won { .. } => "won".into(),
        Event::TookPotion(_) => "potion".into(),
        Event::Moon(_) => "moon".into(),
        Event::Leads(_) => "leads".into(),
        Event::WithoutPlay => "without play".into(),
        Event::PhaseTwo => "phase".into(),
        _ => String::new(),
    }
}

#[test]
fn in_phase_one_window_then_skeleton_then_prize_and_draw_then_the_cards_then_cthulhu() {
    let line = "Knights Goblins Dwarves Trolls Undead | artifacts | heroes | one | a: Skeleton Go1 | b: Kn2 Go2";
    let mut game = at(&format!("{line} | discard: Dw1 | draw: Tr1 Tr2 Tr3 Tr4 | b.artifacts: Staff"));
    game.play("Skeleton Kn2 Staff yes Dw1");
    in_order(&game, "won Staff Dw1>hand Tr1>followers Tr2>followers Skeleton>discard Kn2>discard Tr3>prize leads");
    let line = "Knights Goblins Dwarves Trolls Undead | heroes | one | a: Un9 Go1 | b: Cthulhu Go2";
    let mut game = at(&format!("{line} | draw: Tr1 Tr2 Tr3 Tr4 Tr5 Tr6"));
    game.play("Un9 Cthulhu");
    in_order(&game, "won Tr1>followers Tr2>followers Un9>score Cthulhu>discard Tr3>out Tr4>out Tr5>prize leads");
}

#[test]
fn in_phase_two_window_then_skeleton_then_giants_then_the_cards() {
    let line =
        "Giants Gnomes Dwarves Trolls Undead | artifacts | heroes | a: Skeleton Gi1 | b: Gi3 Gi5 | b.display: Gn3";
    let mut game = at(&format!("{line} | discard: Dw1 | b.artifacts: Staff"));
    game.play("Skeleton Gi3 Staff yes").ruled("7.7: the Gnome is not crushed yet", "answers: Dw1 | b.display: Gn3");
    game.play("Dw1");
    in_order(&game, "won Staff Dw1>hand Gn3>discard Skeleton>score Gi3>score leads");
}

#[test]
fn a_gnome_of_this_very_trick_is_safe_from_its_giant() {
    let line = "Giants Gnomes Dwarves Trolls Undead | a: Gi3 Tr1 | b: Gn3 Tr2";
    at(line).play("Gi3 Gn3").ruled("7.7, 8.7", "a.display: Gn3 | a.score: Gi3 | discard:");
}

#[test]
fn the_cards_of_the_trick_come_before_the_pot_and_its_lead_card_first() {
    let line = "Giants Gnomes Dwarves Trolls Vampires | heroes | a: Gi9 Tr1 | b: Gi1 Tr2 | pot: Dw3 Cube";
    let mut game = at(line);
    game.play("Gi9 Gi1");
    in_order(&game, "won Gi9>score Gi1>score Dw3>trick Dw3>score Cube>trick Cube>score");
}

#[test]
fn the_pot_comes_before_cthulhu_and_cthulhu_before_the_trolls() {
    let line = "Knights Goblins Dwarves Trolls Wizards | heroes | a: Wi9 Go1 Go3 | b: Cthulhu Go2 Go4 | pot: Kn3 Cube";
    let mut game = at(&format!("{line} | pool: Tr5 Tr6"));
    game.play("Wi9 Cthulhu").ruled("7.7", "question Discard | pot: | pool: Tr5 Tr6 | a.potions: 0");
    game.play("Go1 Go2").ruled("7.7", "pool: Tr5 | a.potions: 1");
    in_order(&game, "won Wi9>score Cthulhu>score Kn3>score Cube>score Go1>discard Go2>discard Tr6>score potion leads");
}

#[test]
fn the_last_trick_is_judged_after_cthulhu() {
    let line = "Knights Goblins Dwarves Trolls Wizards | heroes | a: Wi9 Go1 | b: Cthulhu Go2 | pool: Tr5 Tr6 Tr7";
    at(line).play("Wi9 Cthulhu Go1 Go2").ruled("8.15", "asked over | a.score: Wi9 Cthulhu Tr5 Tr6 Tr7");
}

#[test]
fn trolls_come_before_the_moon_and_the_moon_before_the_next_lead() {
    let line = "Knights Goblins Dwarves Trolls Werewolves | a: We1 Go1 | b: We2 Go2 | pool: Tr5 Tr6";
    let mut game = at(line);
    game.play("We1 We2").ruled("8.23", "winner a | full moon");
    in_order(&game, "won We1>score We2>score Tr6>score moon leads");
}

#[test]
fn used_bears_are_discarded_after_the_trolls() {
    let line = "Knights Goblins Dwarves Trolls Druids | a: Kn9 Go1 | b: Kn2 Go2 | a.display: Du1 | pool: Tr5 Tr6";
    let mut game = at(line);
    game.play("Kn9 Kn2");
    in_order(&game, "won Kn9>score Kn2>score Tr6>score Du1>discard leads");
}

#[test]
fn the_skeleton_cannot_draw_the_bear_of_its_own_trick() {
    let line = "Knights Goblins Dwarves Trolls Druids | heroes | a: Skeleton Go1 | b: Kn7 Go2 | a.display: Du1";
    at(line)
        .play("Skeleton Kn7")
        .ruled("7.7: the discard pile is still empty", "winner a | question Play | discard: Du1");
}

#[test]
fn the_skeleton_cannot_draw_what_its_own_trick_crushes() {
    let line = "Giants Gnomes Dwarves Trolls Undead | heroes | a: Skeleton Gi1 | b: Gi3 Gi5 | b.display: Gn3";
    at(line).play("Skeleton Gi3").ruled("7.7", "question Play | discard: Gn3");
}

#[test]
fn a_bear_lies_before_the_pot_is_collected_and_does_not_help_in_its_own_trick() {
    let line = "Knights Goblins Dwarves Trolls Druids | heroes | a: Du9 Go3 | b: Du2 Go5 | pot: Kn3 Cube";
    let mut game = at(line);
    game.play("Du9 Du2").ruled("8.19", "b.display: Du2 | discard: | a.score: Du9 Kn3 Cube");
    in_order(&game, "won Du9>score Du2>display Kn3>score Cube>score");
}

#[test]
fn the_seers_choice_comes_before_the_cards_and_the_orb_in_its_place() {
    let line = "Knights Goblins Dwarves Seers Undead | artifacts | one | a: Se9 Go1 | b: Un2 Go2";
    let mut game = at(&format!("{line} | draw: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 | b.artifacts: Orb"));
    game.play("Se9 Un2 Dw1 Orb Dw4");
    in_order(&game, "won Dw1>followers Orb Dw4>followers Se9>discard Un2>score");
}

#[test]
fn the_phase_ends_before_the_next_lead() {
    let line = "Knights Goblins Dwarves Seers Wizards | one | a: Wi9 | b: Wi2 | draw: Dw1 Dw2";
    let mut game = at(line);
    game.play("Wi9 Wi2");
    in_order(&game, "won Dw1>followers Dw2>followers Wi9>discard Wi2>discard potion phase leads");
}
