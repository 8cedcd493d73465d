//! Werewolves: without a moon the lowest wins, and each trick won with one turns the moon (7.4.5, 8.23).

use game::Sink;

use crate::{
    event::Event,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    setup::Rules,
    state::State,
};

pub(crate) struct Werewolves;

impl Power for Werewolves {
    const CARDS: Cards = Cards::ten("We", Source::S);
    const LISTENS: &'static [Moment] = &[Moment::LowestWins, Moment::WonWith];
    /// For the solver: `Duel::turns_moon` in `foresight.rs` stands for it.
    const IS_KNOWN_TO_DUELS: bool = true;

    /// 7.4.5: the lowest of all that count as Werewolves, a Doppelganger included.
    fn lowest_wins(state: &State) -> bool {
        !state.factions.full_moon
    }

    /// 7.6: a card that only stood in turns no moon.
    fn won_with(state: &mut State, sink: &mut impl Sink<State>) {
        state.factions.full_moon = !state.factions.full_moon;
        sink.event(state, Event::Moon(state.factions.full_moon));
    }
}

impl Rules {
    /// Does the moon lie on the table (8.23)?
    pub(crate) const fn has_moon(&self) -> bool {
        self.in_play().has(Faction::Werewolves)
    }
}

#[cfg(test)]
mod tests {
    use game::{Audience, Chance, Game as _, Table};

    use crate::{
        setup::Setup,
        state::State,
        testing::{after, at},
    };

    fn won(rest: &str, answers: &str) -> (&'static str, bool) {
        let game = after(&format!("Knights Goblins Werewolves Doppelgangers Griffins | {rest}"), answers);
        (game.winner(), game.state.full_moon())
    }

    #[test]
    fn without_a_moon_the_lowest_werewolf_wins_and_the_moon_turns() {
        // 7.4.5, 8.23
        assert_eq!(won("a: We5 Kn2 | b: We3 Kn3", "We5 We3"), ("b", true));
        assert_eq!(won("full moon | a: We5 Kn2 | b: We3 Kn3", "We5 We3"), ("a", false));
        assert_eq!(won("full moon | a: We5 Kn2 | b: We7 Kn3", "We5 We7"), ("b", false));
    }

    #[test]
    fn the_moon_turns_in_phase_one_and_lasts_into_phase_two() {
        // 8.23, 6.3
        let mut game = at("Knights Goblins Werewolves Seers Griffins | one | a: We5 | b: We3 | draw: We7 We8");
        game.play("We5 We3").shows("won b | asks b | b: We7 | a: We8");
        assert!(game.state.full_moon(), "8.23");
        game.play("We7 We8").shows("won a"); // 7.4.5: the moon is full
    }

    /// 8.23: nobody sets out a moon that no card can turn.
    #[test]
    fn there_is_a_moon_only_with_werewolves() {
        use crate::factions::Faction::{Goblins, Griffins, Knights, Seers, Undead, Werewolves};
        let moon = |ten| {
            let setup = Setup::two([Knights, Goblins, Seers, Griffins, ten]);
            let deal = State::deal(&setup, &mut Chance::from_seed(1)).unwrap();
            Table::<State>::new(setup, deal).unwrap().view(Audience::Spectator).moon()
        };
        assert_eq!((moon(Werewolves), moon(Undead)), (Some(false), None));
    }

    #[test]
    fn a_werewolf_led_and_not_followed_wins_and_turns_the_moon() {
        assert_eq!(won("a: We5 Kn2 | b: Kn3 Kn4", "We5 Kn3"), ("a", true)); // 7.3, 8.23
    }

    #[test]
    fn a_werewolf_thrown_on_another_faction_loses_and_turns_no_moon() {
        assert_eq!(won("a: Kn5 Kn2 | b: We0 Go4", "Kn5 We0"), ("a", false)); // 7.4.5: Werewolves led
    }

    #[test]
    fn a_doppelganger_is_among_the_lowest_but_turns_no_moon() {
        // 7.4.5, 7.6; of equals the first.
        assert_eq!(won("a: We5 Kn2 | b: Do3 Kn3", "We5 Do3"), ("b", false));
        assert_eq!(won("a: We5 Kn2 | b: Do7 Kn3", "We5 Do7"), ("a", true));
        assert_eq!(won("a: We5 Kn2 | b: Do5 Kn3", "We5 Do5"), ("a", true));
        assert_eq!(won("full moon | a: We5 Kn2 | b: Do7 Kn3", "We5 Do7"), ("b", true));
    }

    #[test]
    fn a_doppelganger_led_is_judged_as_usual_without_a_moon() {
        assert_eq!(won("a: Do5 Kn2 | b: Do7 Kn3", "Do5 Do7"), ("b", false)); // 8.4, 7.4.5
        assert_eq!(won("a: Do5 Kn2 | b: We1 Kn3", "Do5 We1"), ("a", false));
    }

    #[test]
    fn the_lowest_is_found_by_effective_values() {
        // 7.5: a Griffin 2 makes the Werewolf 2 a 7.
        assert_eq!(won("a: We5 Kn2 | b: We2 Kn3 | b.display: Gr2", "We5 We2"), ("a", true));
    }

    #[test]
    fn a_werewolf_that_wins_on_a_led_hero_turns_the_moon() {
        // 8.23, 7.4.3: there the highest wins, moon or not.
        assert_eq!(won("heroes | a: Skeleton Kn2 | b: We6 Kn3", "Skeleton We6"), ("b", true));
        assert_eq!(won("heroes | a: Skeleton Kn2 | b: We1 Kn3", "Skeleton We1"), ("a", false));
    }
}
