//! King's Jug: the card it is played with is of another faction for this trick, and has no power (9.18).

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower, Fits},
    card::Slot,
    event::Event,
    question::Question,
    state::State,
    tokens::LaidOut,
    window::Window,
};

pub(crate) struct Jug;

impl ArtifactPower for Jug {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    const ASKS: &'static str = "which faction the Jug turns the next card into";
    /// Last of all: which factions it can choose depends on the Ring.
    const RANK: u8 = 6;
    const FITS: Option<Fits> = Some(|state, _| factions(state).next().is_some());

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Jug), seat);
    }

    fn answers(state: &State) -> Answers {
        let factions = factions(state).filter_map(|slot| state.rules.faction(slot));
        factions.fold(Answers::NONE, |all, faction| all.with(Action::Faction(faction)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Faction(faction) = action else { return };
        if let Some(slot) = state.rules.slot(faction) {
            sink.event(state, Event::Turned { seat: state.asked, slot });
            state.laid_out.turned = Some(slot);
        }
    }
}

/// The factions into which some card can be turned and then be played.
fn factions(state: &State) -> impl Iterator<Item = Slot> + use<'_> {
    let playable = |slot| state.playable(&LaidOut { turned: Some(slot), ..state.laid_out });
    state.rules.slots().map(|(slot, _)| slot).filter(move |&slot| !playable(slot).is_empty())
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Undead | artifacts | heroes";
    const MIXED: &str = "Knights Goblins Trolls Druids Dragons | artifacts | heroes";

    #[test]
    fn a_jug_turns_a_card_into_another_faction_in_play() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Dw9 Un3 | a.artifacts: Jug");
        let mut game = at(&line);
        game.play("Jug").ruled("9.18", "answers: Knights Goblins Doppelgangers Dwarves Undead");
        game.play("Knights").ruled("9.18: into another than its own", "answers: Go1");
        assert_eq!(game.refuses("Kn5"), "9.18");
    }

    #[test]
    fn a_card_turned_and_led_leads_its_new_faction() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Dw9 Un3 | a.artifacts: Jug");
        at(&line).play("Jug Dwarves Kn5").ruled("9.18", "answers: Dw9").play("Dw9").ruled("9.18", "winner b");
    }

    #[test]
    fn whether_a_turned_card_may_be_played_is_judged_on_the_new_faction() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Kn3 Go9 | b.artifacts: Jug");
        at(&line)
            .play("Kn5 Jug")
            .ruled("9.18: two Knights have to be followed with", "answers: Knights")
            .play("Knights Go9")
            .ruled("9.18", "winner b");
    }

    #[test]
    fn a_lone_card_of_the_led_faction_may_be_turned_away() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn9 Go9 | b.artifacts: Jug");
        let mut game = at(&line);
        game.play("Kn5 Jug").ruled("9.18", "answers: Knights Goblins Doppelgangers Dwarves Undead");
        game.play("Undead").ruled("9.18: else a Knight would be left to follow with", "answers: Kn9");
        game.play("Kn9").ruled("9.18: it is no Knight now", "winner a");
    }

    #[test]
    fn the_ring_frees_the_jug_too() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Kn3 Go9 | b.artifacts: Jug Ring");
        at(&line).play("Kn5 Ring Jug Undead").ruled("9.18, 9.21", "answers: Kn2 Kn3 Go9");
    }

    #[test]
    fn a_turned_dwarf_goes_to_the_winner() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Dw2 Un1 | b.artifacts: Jug");
        at(&line).play("Kn9 Dw2").ruled("8.5", "b.score: Dw2");
        at(&line).play("Kn9 Jug Goblins Dw2").ruled("9.18", "a.score: Kn9 Dw2 | b.score:");
    }

    #[test]
    fn a_card_turned_into_a_dwarf_goes_to_the_winner_too() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Un2 Un1 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Dwarves Un2").ruled("9.18: nor the new one's power", "a.score: Kn9 Un2 | b.score:");
    }

    #[test]
    fn a_turned_troll_goes_to_no_pool() {
        let line = format!("{MIXED} | a: Kn9 Go1 | b: Tr2 Du1 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Goblins Tr2").ruled("9.18", "a.score: Kn9 Tr2 | pool:");
    }

    #[test]
    fn a_turned_druid_is_no_bear() {
        let line = format!("{MIXED} | a: Kn9 Go1 | b: Du2 Tr1 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Goblins Du2").ruled("9.18, 8.19", "a.score: Kn9 Du2 | b.display:");
    }

    #[test]
    fn a_turned_dragon_names_no_leader() {
        let line = format!("{MIXED} | a: Kn9 Go1 | b: Dr2 Tr1 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Goblins Dr2").ruled("9.18", "lead a");
        at(&line).play("Kn9 Dr2").ruled("3.1", "lead b");
        let line = format!("{MIXED} | a: Kn9 Go1 | b: Tr2 Tr1 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Dragons Tr2").ruled("9.18", "lead a");
    }

    #[test]
    fn a_turned_undead_is_discarded_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn9 Go1 | b: Un2 Dw1 | draw: Go2 Go3 Go4 Go5 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Goblins Un2").ruled("9.18", "a.score: | discard: Kn9 Un2");
        at(&line).play("Kn9 Un2").ruled("8.16", "a.score: Un2 | discard: Kn9");
    }

    #[test]
    fn a_turned_giant_crushes_nothing() {
        let line = "Giants Gnomes Trolls Druids Dragons | artifacts | a: Dr9 Gn1 | b: Gi3 Tr1 | b.display: Gn3";
        at(&format!("{line} | b.artifacts: Jug")).play("Dr9 Jug Trolls Gi3").ruled("9.18", "b.display: Gn3");
        at(line).play("Dr9 Gi3").ruled("8.7", "b.display:");
    }

    #[test]
    fn a_turned_gnome_is_itself_again_when_collected() {
        let line = "Giants Gnomes Trolls Druids Dragons | artifacts | a: Dr9 Gn1 | b: Gn3 Tr1 | b.artifacts: Jug";
        at(line).play("Dr9 Jug Trolls Gn3").ruled("9.18", "a.display: Gn3 | a.score: Dr9");
    }

    #[test]
    fn a_turned_doppelganger_counts_only_as_what_it_was_turned_into() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Do9 Go2 | b.artifacts: Jug");
        at(&line).play("Kn5 Do9").ruled("8.4", "winner b");
        at(&line).play("Kn5 Jug Undead Do9").ruled("9.18", "winner a");
    }

    #[test]
    fn a_card_turned_into_a_doppelganger_stands_in_for_nothing() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Un9 Go2 | b.artifacts: Jug");
        at(&line).play("Kn5 Jug Doppelgangers Un9").ruled("9.18", "winner a");
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Kn3 Un9 | b.artifacts: Jug");
        at(&line).play("Kn5 Jug").ruled("9.18: it may not be played instead of following", "answers: Knights");
    }

    #[test]
    fn a_turned_shapeshifter_does_not_swap() {
        let line = "Knights Goblins Wizards Druids Shapeshifters | artifacts | one | a: Sh5 Go1 | b: Kn2 Go2";
        at(&format!("{line} | draw: Du9 Du1 Du2 Du3 | a.artifacts: Jug"))
            .play("Jug Knights Sh5")
            .ruled("9.18", "trick: Sh5 | prize: Du9")
            .play("Kn2")
            .ruled("9.18", "winner a | a.followers: Du9 | discard: Sh5 Kn2");
    }

    #[test]
    fn a_card_turned_into_a_shapeshifter_does_not_swap() {
        let line = "Knights Goblins Wizards Druids Shapeshifters | artifacts | one | a: Kn5 Go1 | b: Kn2 Go2";
        at(&format!("{line} | draw: Du9 Du1 Du2 Du3 | a.artifacts: Jug"))
            .play("Jug Shapeshifters Kn5")
            .ruled("9.18", "trick: Kn5 | prize: Du9");
    }

    #[test]
    fn a_turned_warlock_or_mummy_does_not_win() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Warlock Mummy Dw1 | b.artifacts: Jug");
        for hero in ["Warlock", "Mummy"] {
            at(&line).play(&format!("Kn9 Jug Goblins {hero}")).ruled("9.18", "winner a");
        }
        at(&line).play("Kn9 Jug Knights Mummy").ruled("9.18: a Knight of value 6", "winner a");
    }

    #[test]
    fn a_turned_hero_leads_a_faction_and_weakens_nothing() {
        let line = format!("{DECK} | a: LichKing Go1 | b: Kn9 Un9 | a.artifacts: Jug");
        at(&line).play("Jug Knights LichKing").ruled("9.18", "answers: Kn9").play("Kn9").ruled("9.18", "winner b");
    }

    #[test]
    fn a_turned_cube_makes_no_pot() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Cube Dw1 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Goblins Cube").ruled("9.18", "pot: | a.score: Kn9 Cube");
    }

    #[test]
    fn a_turned_cthulhu_sleeps() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Cthulhu Dw1 | b.artifacts: Jug");
        at(&line).play("Kn9 Jug Goblins Cthulhu").ruled("9.18", "question Play | a: Go1 | b: Dw1");
    }

    #[test]
    fn a_turned_skeleton_draws_nothing() {
        let line = format!("{DECK} | a: Skeleton Go1 | b: Kn2 Dw1 | discard: Un1 Un2 | a.artifacts: Jug");
        at(&line).play("Jug Knights Skeleton Kn2").ruled("9.18", "winner a | question Play");
    }

    #[test]
    fn a_turned_wizard_that_wins_brews_nothing() {
        let line =
            "Knights Goblins Wizards Werewolves Zombies | artifacts | a: Wi9 Kn8 Go1 | b: Kn2 Go2 | a.artifacts: Jug";
        at(line).play("Jug Knights Wi9 Kn2").ruled("7.6", "winner a | a.potions: 0");
        at(line).play("Jug Wizards Kn8 Kn2").ruled("7.6", "winner a | a.potions: 0");
    }

    #[test]
    fn a_turned_automaton_or_zombie_or_seer_that_wins_has_no_power() {
        let deck = "Knights Goblins Automatons Seers Zombies | artifacts | one";
        for card in ["Au9", "Se9", "Zo9"] {
            let line =
                format!("{deck} | a: {card} Go1 Go4 | b: Kn2 Go2 Go5 | draw: Go3 Au1 Au2 Au3 | a.artifacts: Jug");
            at(&line)
                .play(&format!("Jug Knights {card} Kn2"))
                .ruled("7.6", "winner a | question Play | a.score: | a.followers: Go3 | b.followers: Au1");
        }
    }

    #[test]
    fn a_card_turned_into_the_led_werewolves_may_win_as_the_lowest_and_turns_no_moon() {
        let line =
            "Knights Goblins Wizards Werewolves Zombies | artifacts | a: We5 Kn8 | b: Go2 Go9 | b.artifacts: Jug";
        at(line).play("We5 Jug Werewolves Go2").ruled("9.18, 7.4.5", "winner b | no moon");
        at(line).play("We5 Jug Werewolves Go9").ruled("9.18, 7.4.5", "winner a | full moon");
    }

    #[test]
    fn werewolves_by_a_jug_are_led_like_werewolves() {
        let line =
            "Knights Goblins Wizards Werewolves Zombies | artifacts | a: Go5 Kn8 | b: We2 We9 | a.artifacts: Jug";
        at(line).play("Jug Werewolves Go5 We2").ruled("9.18, 7.4.5", "winner b | full moon");
        at(line).play("Jug Werewolves Go5 We9").ruled("9.18, 7.4.5", "winner a | no moon");
    }

    #[test]
    fn a_knight_beats_a_card_turned_into_a_goblin() {
        let line = format!("{DECK} | a: Un9 Go1 | b: Kn2 Dw1 | a.artifacts: Jug");
        at(&line).play("Jug Goblins Un9 Kn2").ruled("9.18, 7.4.4", "winner b");
    }

    #[test]
    fn a_card_turned_into_a_knight_does_not_beat_a_goblin() {
        let line = format!("{DECK} | a: Go5 Go1 | b: Un9 Dw1 | b.artifacts: Jug");
        at(&line).play("Go5 Jug Knights Un9").ruled("9.18", "winner a");
    }

    #[test]
    fn a_turned_knight_does_not_beat_a_goblin_as_a_knight() {
        let line = format!("{DECK} | a: Go5 Go1 | b: Kn4 Dw1 | b.artifacts: Jug");
        at(&line).play("Go5 Jug Goblins Kn4").ruled("9.18", "winner a");
        let line = format!("{DECK} | a: Go5 Go1 | b: Kn9 Dw1 | b.artifacts: Jug");
        at(&line).play("Go5 Jug Goblins Kn9").ruled("9.18: as a Goblin of value 9", "winner b");
    }
}
