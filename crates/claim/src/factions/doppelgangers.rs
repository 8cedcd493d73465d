//! Doppelgangers: may be played instead of following, and count as the led faction without its power (7.2, 8.4).

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Doppelgangers;

impl Power for Doppelgangers {
    const CARDS: Cards = Cards::ten("Do", Source::A);
    const STANDS_IN: bool = true;
}

#[cfg(test)]
mod tests {
    use crate::{
        question::Question,
        testing::{after, at},
    };

    #[test]
    fn a_doppelganger_may_be_played_instead_of_following_but_never_has_to_be() {
        // 8.4
        let mut game = at("Knights Goblins Doppelgangers Undead Seers | a: Un5 Kn2 | b: Un3 Do9 Se4");
        assert_eq!(game.play("Un5").refuses("Se4"), "5.2");
        game.shows("answers: Un3 Do9");
        game.play("Do9").shows("won b | b.score: Un5 Do9");
        let game = after("Knights Goblins Doppelgangers Undead Seers | a: Un5 Kn2 | b: Do9 Se4", "Un5");
        game.shows("answers: Do9 Se4"); // 8.4, 5.2: without the led faction anything goes
    }

    #[test]
    fn a_doppelganger_led_is_its_own_faction() {
        // 8.4, 7.2
        let mut game = at("Knights Goblins Doppelgangers Undead Seers | a: Do5 Kn2 | b: Un9 Do3");
        assert_eq!(game.play("Do5").refuses("Un9"), "5.2");
        game.shows("answers: Do3");
        game.play("Do3").shows("won a");
        after("Knights Goblins Doppelgangers Undead Seers | a: Do5 Kn2 | b: Un9 Kn3", "Do5 Un9").shows("won a");
    }

    #[test]
    fn of_equals_a_doppelganger_loses_to_the_card_it_was_played_on() {
        // 7.3
        after("Knights Goblins Doppelgangers Undead Seers | a: Un5 Kn2 | b: Do5 Un3", "Un5 Do5").shows("won a");
    }

    #[test]
    fn a_doppelganger_wins_no_power_of_the_led_faction() {
        // 7.6, 8.4: no next trick, no look, no losing card, no potion, no moon.
        let one = |faction: &str, lead: &str, stand_in: &str| {
            let line = format!(
                "Knights Goblins {faction} Doppelgangers Undead | one | a: {lead} Kn2 Kn3 | b: {stand_in} Kn4 Kn5 \
                 | draw: Go1 Go2 Go3 Go4 Go5 Go6"
            );
            let game = after(&line, &format!("{lead} {stand_in}"));
            game.shows("won b | leads b | asks b | b.followers: Go1 | a.followers: Go2 | b.score: | b.potions: 0");
            assert_eq!(game.asks(), Some(Question::Play), "7.6: {faction}");
            assert!(!game.state.full_moon(), "7.6: {faction}");
        };
        one("Automatons", "Au3", "Do9");
        one("Seers", "Se3", "Do9");
        one("Zombies", "Zo3", "Do9");
        one("Wizards", "Wi3", "Do9");
        one("Werewolves", "We3", "Do1");
    }

    #[test]
    fn a_doppelganger_is_itself_when_it_is_collected_or_lost() {
        // 7.6: no Bear, no Dwarf, no Troll; the winner takes it.
        for led in ["Druids Du9", "Dwarves Dw9", "Trolls Tr9"] {
            let (faction, card) = led.split_once(' ').unwrap();
            let line = format!("Knights Goblins {faction} Doppelgangers Undead | a: {card} Kn2 | b: Do3 Kn4");
            let game = after(&line, &format!("{card} Do3"));
            assert!(game.cards("a.score").contains("Do3"), "7.6: {faction}");
            game.shows("b.display: | pool:");
        }
    }

    #[test]
    fn a_doppelganger_on_a_led_goblin_is_no_knight() {
        // 7.6, 7.4.4
        after("Knights Goblins Doppelgangers Undead Seers | a: Go5 Un2 | b: Do3 Un4", "Go5 Do3").shows("won a");
        after("Knights Goblins Doppelgangers Undead Seers | a: Go5 Un2 | b: Do6 Un4", "Go5 Do6").shows("won b");
    }

    #[test]
    fn on_a_led_hero_a_doppelganger_has_only_its_value() {
        // 7.4.3: there is no led faction.
        let line = "Knights Goblins Doppelgangers Undead Seers | heroes | a: Skeleton Un2 | b: Do5 Do6 Un9";
        after(line, "Skeleton").shows("answers: Do5 Do6 Un9");
        after(line, "Skeleton Do5").shows("won a");
        after(line, "Skeleton Do6").shows("won b");
    }
}
