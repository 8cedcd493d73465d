//! Mage's Horse: the leader swaps a played card with one from the hand (9.10).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{Action, faces},
    artifacts::{Artifact, ArtifactPower, Fits},
    event::Zone,
    phase::Stage,
    question::{About, Question},
    state::State,
    trick::Play,
    window::Window,
};

pub(crate) struct Horse;

impl ArtifactPower for Horse {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];
    const ASKS: &'static str = "which card of the trick the Horse takes back, and which comes from the hand";
    const FITS: Option<Fits> = Some(|state, seat| seat == state.trick.leader && !state.hand(seat).is_empty());

    /// 9.22: with a Bow either of the leader's cards may be swapped.
    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Horse), seat);
        if places(state).count() == 1 {
            let only = places(state).next().unwrap_or(0);
            state.stage = Stage::Place(only);
        }
    }

    fn about(state: &State) -> About {
        let place = chosen(state);
        let card = place.and_then(|at| state.trick.plays().get(usize::from(at))).map(|play| play.card);
        About { cards: card.into_iter().collect(), place }
    }

    fn answers(state: &State) -> Answers {
        if chosen(state).is_some() {
            return faces(state.rules.layout().faces(state.hand(state.asked)));
        }
        places(state).fold(Answers::NONE, |all, at| all.with(Action::Place(at)))
    }

    /// What lay on the old card is lost, what its player brought passes to the new one, which is not played: it
    /// triggers nothing by coming.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let seat = state.asked;
        match action {
            Action::Place(at) => {
                state.stage = Stage::Place(at);
                state.ask(Question::Artifact(Artifact::Horse), seat);
            }
            Action::Card(face) => {
                let at = usize::from(chosen(state).unwrap_or(0));
                state.stage = Stage::Begun;
                let Some(card) = state.copy_in(state.hand(seat), face) else { return };
                let Some(&old) = state.trick.plays().get(at) else { return };
                state.move_card(card, Zone::Hand(seat), Zone::Trick, Seats::ALL, sink);
                state.move_card(old.card, Zone::Trick, Zone::Hand(seat), Seats::ALL, sink);
                let slot = state.rules.slot_of(card);
                let mut new = Play::new(card, seat, slot);
                new.brought = old.brought;
                new.swap_in();
                state.trick.plays_mut()[at] = new;
            }
            _ => {}
        }
    }
}

/// The place of the card to swap out, once it is chosen.
const fn chosen(state: &State) -> Option<u8> {
    match state.stage {
        Stage::Place(at) => Some(at),
        _ => None,
    }
}

/// The places of the leader's cards that decide.
fn places(state: &State) -> impl Iterator<Item = u8> + use<'_> {
    let first = state.trick.first() as u8;
    let mine = |play: &Play| play.seat == state.trick.leader;
    (first..).zip(state.trick.deciding()).filter(move |(_, play)| mine(play)).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Griffins Undead | artifacts | heroes";
    const MAGIC: &str = "Knights Goblins Wizards Druids Shapeshifters | artifacts";

    #[test]
    fn only_the_leader_rides_the_horse() {
        let line = format!("{DECK} | a: Kn2 Kn9 | b: Kn5 Go1");
        at(&format!("{line} | b.artifacts: Horse")).play("Kn2 Kn5").ruled("9.10", "winner b | question Play");
        at(&format!("{line} | a.artifacts: Horse"))
            .play("Kn2 Kn5")
            .ruled("9.10", "asked a | question Window(AfterCards) | answers: pass Horse")
            .play("Horse")
            .ruled("9.10", "asked a | about: Kn2 #1 | answers: Kn9")
            .play("Kn9")
            .ruled("9.10", "winner a | a: Kn2 | a.score: Kn9 Kn5");
    }

    #[test]
    fn a_horse_needs_a_card_in_hand() {
        let line = format!("{DECK} | a: Kn2 | b: Kn5 Go1 | a.artifacts: Horse");
        at(&line).play("Kn2 Kn5").ruled("9.10", "asked over | a.artifacts: Horse");
    }

    #[test]
    fn the_new_card_is_the_led_faction() {
        let line = format!("{DECK} | a: Kn2 Go1 | b: Go9 Go2 | a.artifacts: Horse");
        at(&line).play("Kn2 Go9 pass").ruled("7.3", "winner a");
        at(&line).play("Kn2 Go9 Horse Go1").ruled("9.10", "winner b | b.score: Go1 Go9");
        let line = format!("{DECK} | a: Go5 Un0 | b: Kn2 Dw1 | a.artifacts: Horse");
        at(&line).play("Go5 Kn2 Horse Un0").ruled("9.10: no Goblin is led any more", "winner a");
    }

    #[test]
    fn a_lich_king_brought_in_weakens_and_one_taken_back_does_not() {
        let line = format!("{DECK} | a: Go5 LichKing | b: Go9 Go1 | a.artifacts: Horse");
        at(&line).play("Go5 Go9 Horse LichKing").ruled("9.10", "winner a");
        let line = format!("{DECK} | a: LichKing Go7 | b: Go9 Go1 | a.artifacts: Horse");
        at(&line).play("LichKing Go9 Horse Go7").ruled("9.10", "winner b");
    }

    #[test]
    fn a_warlock_looks_at_the_new_card() {
        let line = format!("{DECK} | a: Go2 Go3 | b: Warlock Kn9 | a.artifacts: Horse");
        at(&line).play("Go2 Warlock Horse Go3").ruled("9.10", "winner b");
        at(&line).play("Go3 Warlock Horse Go2").ruled("9.10", "winner a");
    }

    #[test]
    fn a_mummy_looks_at_the_new_card() {
        let line = format!("{DECK} | a: Go2 Go8 | b: Mummy Kn9 | a.artifacts: Horse");
        at(&line).play("Go2 Mummy Horse Go8").ruled("9.10", "winner b");
        at(&line).play("Go8 Mummy Horse Go2").ruled("9.10", "winner a");
    }

    #[test]
    fn griffins_look_at_the_new_card() {
        let line = format!("{DECK} | a: Kn2 Kn3 | b: Kn7 Go1 | a.display: Gr3 | a.artifacts: Horse");
        at(&line).play("Kn2 Kn7 Horse Kn3").ruled("9.10, 8.10", "winner a");
        at(&line).play("Kn3 Kn7 Horse Kn2").ruled("9.10, 8.10", "winner b");
    }

    #[test]
    fn a_sword_on_the_old_card_is_lost() {
        let line = format!("{DECK} | a: Kn2 Kn4 | b: Kn5 Go1 | a.artifacts: Sword Horse");
        at(&line).play("Sword Kn2 Kn5 Horse Kn4").ruled("9.10", "winner b");
    }

    #[test]
    fn a_jug_on_the_old_card_is_lost() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Go9 Go8 | a.artifacts: Jug Horse");
        at(&line).play("Jug Undead Kn5 Go9 Horse Go1").ruled("9.10", "winner b");
    }

    #[test]
    fn potions_on_the_old_card_are_lost() {
        for potion in ["+6", "x2"] {
            let line = format!("{MAGIC} | a: Kn2 Kn3 | b: Kn4 Go1 | a.potions: {potion} | a.artifacts: Horse");
            at(&line).play("potions=1 Kn2 Kn4 Horse Kn3").ruled("9.10", "winner b | a.potions: 0");
        }
    }

    #[test]
    fn a_shield_on_the_old_card_is_lost() {
        let line = format!("{DECK} | a: Kn5 Kn6 | b: Kn4 Go1 | a.artifacts: Horse | b.artifacts: Shield");
        at(&line).play("Kn5 Shield Kn4 Horse Kn6").ruled("9.10", "winner a");
    }

    #[test]
    fn boots_pass_to_the_new_card() {
        let line = format!("{DECK} | a: Kn2 Kn3 Un1 | b: Kn4 Go1 | a.artifacts: Boots Horse");
        at(&line).play("Boots Kn2 Kn4 Horse Kn3").ruled("9.10", "winner a");
    }

    #[test]
    fn an_axe_passes_to_the_new_card() {
        let line = format!("{DECK} | a: Kn2 Kn6 | b: Kn5 Go1 | a.artifacts: Horse | b.artifacts: Axe");
        at(&line).play("Axe Kn2 Kn5 Horse Kn6").ruled("9.10", "winner b");
    }

    #[test]
    fn bears_pass_to_the_new_card() {
        let line = format!("{MAGIC} | a: Kn2 Kn3 | b: Kn5 Go1 | a.display: Du1 | a.artifacts: Horse");
        at(&line).play("Kn2 Kn5 Horse Kn3").ruled("9.10", "winner a | discard: Du1 | a.display:");
    }

    #[test]
    fn a_shapeshifter_brought_in_does_not_swap() {
        let line = format!("{MAGIC} | one | a: Kn2 Sh5 | b: Kn4 Go1 | draw: Du9 Du1 Du2 Du3 | a.artifacts: Horse");
        at(&line)
            .play("Kn2 Kn4 Horse Sh5")
            .ruled("9.10", "winner a | a.followers: Du9 | discard: Sh5 Kn4 | a: Kn2 | prize: Du2");
    }

    #[test]
    fn no_window_opens_for_the_card_brought_in() {
        let line = format!("{DECK} | a: Kn2 Kn9 | b: Kn5 Go1 | a.artifacts: Horse | b.artifacts: Shield");
        at(&line).play("Kn2 pass Kn5 Horse Kn9").ruled("9.10", "winner a | question Play | b.artifacts: Shield");
    }

    #[test]
    fn the_followers_card_stays() {
        let line = format!("{DECK} | a: Kn2 Go9 | b: Kn5 Go1 | a.artifacts: Horse");
        at(&line).play("Kn2 Kn5 Horse Go9").ruled("9.10, 7.4.4", "winner b | b.score: Go9 Kn5 | b: Go1");
    }

    // 9.10 says that the new card is not "played"; 9.9 says of a card that was not played: no Giant, Troll pool or Dwarf
    // power; 8.16 and 10.7 speak of an Undead and a Cthulhu that were played.
    #[test]
    fn the_card_brought_in_was_not_played() {
        let line = format!("{DECK} | a: Kn2 Cthulhu Dw9 Go3 | b: Kn5 Go1 Go2 | a.artifacts: Horse");
        at(&line).play("Kn2 Kn5 Horse Cthulhu").ruled("9.10, 10.7", "winner a | question Play");
        at(&line).play("Kn2 Kn5 Horse Dw9").ruled("9.10, 8.5", "winner a | a.score: Dw9 Kn5");
        let trolls = "Giants Gnomes Trolls Vikings Undead | artifacts | a: Vi2 Tr9 Gi3 | b: Vi5 Vi6 | b.display: Gn3";
        let trolls = format!("{trolls} | a.artifacts: Horse");
        at(&trolls).play("Vi2 Vi5 Horse Tr9").ruled("9.10, 8.15", "winner a | a.score: Tr9 Vi5");
        at(&trolls).play("Vi2 Vi5 Horse Gi3").ruled("9.10, 8.7", "winner a | b.display: Gn3");
        let undead = format!("{DECK} | one | a: Kn2 Un9 | b: Kn5 Go1 | draw: Dw1 Dw2 Dw3 Dw4 | a.artifacts: Horse");
        at(&undead).play("Kn2 Kn5 Horse Un9").ruled("9.10, 8.16", "winner a | discard: Un9 Kn5");
    }
}
