//! Light of Eternity: the winner looks at three random cards of the opponent's hand (9.14).

use game::{Seat, Seats, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower, Fits},
    card::CardSet,
    event::{Event, Zone},
    foresight::Doubt,
    phase::{Phase, Stage},
    question::Question,
    state::State,
    window::Window,
};

pub(crate) struct Light;

impl ArtifactPower for Light {
    const WINDOWS: &'static [Window] = &[Window::AfterTrickWinner];
    const PHASES: &'static [Phase] = &[Phase::Two];
    const ASKS: &'static str = "which card of the hand the Light shows";
    const DOUBT: Option<Doubt> = Some(Doubt::Chance);
    const FITS: Option<Fits> = Some(|state, seat| state.hand(state.other(seat)).len() >= 5);

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.ask_chance(Question::Artifact(Artifact::Light));
    }

    /// Chance shows one card after the other; their owner sees which, and nobody else does (13).
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Card(face) = action else { return };
        let Some(card) = state.copy_in(Light::draws_from(state), face) else { return };
        let winner = state.verdict.winner;
        let owner = state.other(winner);
        let seen = Seats::only(winner).and(owner);
        sink.event(state, Event::Shown { card, zone: Zone::Hand(owner), seen });
        if let Some(shown) = state.artifacts.shown.iter_mut().find(|shown| shown.is_none()) {
            *shown = Some(card);
            state.ask_chance(Question::Artifact(Artifact::Light));
        } else {
            state.artifacts.shown = [None; 2];
            state.stage = Stage::Begun;
        }
    }

    fn draws_from(state: &State) -> CardSet {
        let shown = state.artifacts.shown.iter().flatten().copied().collect();
        state.hand(state.other(state.verdict.winner)).minus(shown)
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, Seats};

    use crate::{
        event::{Event, Zone},
        testing::at,
    };

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Undead | artifacts";

    #[test]
    fn the_winner_sees_three_cards_of_a_hand_of_five() {
        let line = format!("{DECK} | a: Kn9 Do1 | b: Kn2 Go2 Go3 Go4 Go5 Go6 | a.artifacts: Light");
        let mut game = at(&line);
        game.play("Kn9 Kn2").ruled("9.14", "asked a | question Window(AfterTrickWinner) | answers: pass Light");
        game.play("Light").ruled("9.14", "asked chance | answers: Go2 Go3 Go4 Go5 Go6");
        game.play("Go3").ruled("9.14", "asked chance | answers: Go2 Go4 Go5 Go6");
        game.play("Go6 Go2").ruled("9.14", "question Play | b: Go2 Go3 Go4 Go5 Go6 | a.artifacts: | a.score: Kn9 Kn2");
        let both = Seats::only(Seat(0)).and(Seat(1));
        let shown =
            |event: &&Event| matches!(event, Event::Shown { zone: Zone::Hand(Seat(1)), seen, .. } if *seen == both);
        assert_eq!(game.events.iter().filter(shown).count(), 3, "9.14: their owner sees which; 13: spectators do not");
    }

    #[test]
    fn a_light_needs_five_cards_in_the_other_hand() {
        let line = format!("{DECK} | a: Kn9 Do1 | b: Kn2 Go2 Go3 Go4 Go5 | a.artifacts: Light");
        at(&line).play("Kn9 Kn2").ruled("9.14", "question Play | a.artifacts: Light");
    }

    #[test]
    fn the_loser_is_not_asked_about_the_light() {
        let line = format!("{DECK} | a: Kn9 Do1 Do2 Do3 Do4 Do5 | b: Kn2 Go2 Go3 Go4 Go5 Go6 | b.artifacts: Light");
        at(&line).play("Kn9 Kn2").ruled("9.14", "question Play | b.artifacts: Light");
    }

    #[test]
    fn nobody_is_asked_about_a_light_in_phase_one() {
        let cards = "a: Kn9 Do1 | b: Kn2 Go2 Go3 Go4 Go5 Go6 | draw: Un1 Un2 Un3 Un4";
        at(&format!("{DECK} | one | {cards} | a.artifacts: Light")).play("Kn9 Kn2").ruled("9.14", "question Play");
    }
}
