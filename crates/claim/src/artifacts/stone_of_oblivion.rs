//! Stone of Oblivion: the card being collected lies face down under a faction and counts as one of it (9.12).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower, Fits},
    card::Slot,
    event::{Event, Zone},
    phase::Phase,
    question::{About, Question},
    state::{Hidden, State},
    window::Window,
};

pub(crate) struct Stone;

impl ArtifactPower for Stone {
    const WINDOWS: &'static [Window] = &[Window::Collect];
    const PHASES: &'static [Phase] = &[Phase::Two];
    const ASKS: &'static str = "which faction the Stone lays the collected card under";
    const FITS: Option<Fits> = Some(|state, seat| factions(state, seat).next().is_some());

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Stone), seat);
    }

    fn about(state: &State) -> About {
        state.about_collecting()
    }

    fn answers(state: &State) -> Answers {
        let factions = factions(state, state.asked).filter_map(|slot| state.rules.faction(slot));
        factions.fold(Answers::NONE, |all, faction| all.with(Action::Faction(faction)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let (Action::Faction(faction), Some((seat, card))) = (action, state.collecting) else { return };
        let Some(slot) = state.rules.slot(faction) else { return };
        sink.event(state, Event::Moved { card, from: Zone::Trick, to: Zone::Hidden(seat), seen: Seats::ALL });
        state.artifacts.hidden = Some(Hidden { seat, card, slot });
        state.collecting = None;
    }
}

/// The factions that lie face up in the seat's score pile; a display and heroes do not count.
fn factions(state: &State, seat: Seat) -> impl Iterator<Item = Slot> + use<'_> {
    let pile = state.score_pile(seat);
    let there = move |slot: &Slot| !pile.and(state.rules.layout().cards[slot.index()]).is_empty();
    state.rules.slots().map(|(slot, _)| slot).filter(there)
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Bards Vikings Vampires | artifacts | heroes";
    const GIANTS: &str = "Giants Gnomes Griffins Vikings Undead | artifacts | heroes";
    const KINGS: &str = "Kings Peasants Bards Vikings Undead | artifacts | heroes";

    #[test]
    fn a_stone_hides_the_collected_card_under_a_faction_of_the_score_pile() {
        let line = format!("{DECK} | a: Kn9 Ba1 | b: Kn2 Ba2 | a.score: Go1 | a.artifacts: Stone");
        at(&line)
            .play("Kn9 Kn2")
            .ruled("9.12", "asked a | question Collect | about: Kn9 | answers: pass Stone")
            .play("Stone")
            .ruled("9.12", "about: Kn9 | answers: Goblins")
            .play("Goblins")
            .ruled("9.12", "a.hidden: Kn9 | a.score: Go1 Kn2 | a.artifacts:");
        at(&line).play("Kn9 Kn2 pass Stone").ruled("9.12: the Knight lies there now", "answers: Knights Goblins");
    }

    #[test]
    fn a_stones_card_counts_as_the_faction_with_its_own_value() {
        let line = format!("{DECK} | a: Kn9 | b: Kn2 | a.score: Go1 | b.score: Go2 Go8 Kn3 Kn4 | a.artifacts: Stone");
        at(&line).play("Kn9 Kn2 Stone Goblins").ruled("9.12", "vote Goblins: a | vote Knights: b");
        at(&line).play("Kn9 Kn2 pass pass").ruled("9.12", "vote Goblins: b | vote Knights: a");
    }

    #[test]
    fn a_gnome_or_griffin_under_a_stone_is_in_no_display() {
        let line = format!("{GIANTS} | a: Gn9 Vi9 | b: Gn1 Vi8 | a.score: Un1 | a.artifacts: Stone");
        at(&line).play("Gn9 Gn1 Stone Undead").ruled("9.12", "a.hidden: Gn9 | a.display: Gn1");
        let line = format!("{GIANTS} | a: Gr5 Vi5 Un2 | b: Gr2 Vi8 Un3 | a.score: Un1 | a.artifacts: Stone");
        at(&line).play("Gr5 Gr2 Stone Undead Vi5 Vi8").ruled("9.12", "winner b");
        at(&line).play("Gr5 Gr2 pass pass Vi5 Vi8").ruled("8.10", "winner a");
    }

    #[test]
    fn a_vampire_under_a_stone_does_not_lie_open() {
        let line = format!("{DECK} | a: Va9 Ba1 | b: Va1 Ba2 | a.score: Go1 | a.artifacts: Stone");
        at(&line).play("Va9 Va1 Stone Goblins").ruled("9.12", "a.hidden: Va9 | a.open: | a.display:");
    }

    #[test]
    fn a_stone_lies_neither_under_a_display_nor_under_a_hero() {
        let line =
            format!("{GIANTS} | a: Vi9 Vi1 | b: Vi2 Un8 | a.display: Gn3 | a.score: Skeleton | a.artifacts: Stone");
        at(&line).play("Vi9 Vi2").ruled("9.12: now there is a Viking", "question Collect | a.score: Skeleton Vi9");
        let line = format!("{DECK} | a: Kn9 Ba1 | b: Kn2 Ba2 | a.open: Va3 | a.beneath: Go1 | a.artifacts: Stone");
        at(&line).play("Kn9 Kn2").ruled("9.12", "answers: pass lay");
    }

    #[test]
    fn a_hero_may_lie_under_a_stone_and_counts_there() {
        let line = format!("{DECK} | a: LichKing | b: Skeleton | a.score: Go1 | b.score: Go3 Go7 | a.artifacts: Stone");
        at(&line).play("LichKing Skeleton Stone Goblins").ruled("9.12", "a.hidden: LichKing | vote Goblins: a");
        at(&line).play("LichKing Skeleton pass pass").ruled("10.2", "vote Goblins: b");
    }

    #[test]
    fn a_king_under_a_stone_keeps_no_peasant_and_stays_when_the_peasant_leaves() {
        let line = format!("{KINGS} | a: Ki7 | b: Ki4 | a.score: Pe7 | a.artifacts: Stone");
        at(&line)
            .play("Ki7 Ki4 Stone Peasants")
            .ruled("8.11", "a.hidden: Ki7 | b.score: Pe7 | vote Peasants: - | vote Kings: a");
    }

    #[test]
    fn a_peasant_under_a_stone_does_not_leave() {
        let line = format!("{KINGS} | a: Pe12 | b: Pe0 | a.score: Un1 | b.score: Un9 | a.artifacts: Stone");
        at(&line).play("Pe12 Pe0 Stone Undead").ruled("8.11", "a.hidden: Pe12 | vote Undead: a | b.score: Pe0 Un9");
    }

    #[test]
    fn a_stones_card_that_counts_as_a_bard_is_a_bard_of_its_value() {
        let line = format!("{DECK} | a: Kn5 | b: Kn4 | a.score: Ba4 Ba6 | b.score: Ba1 Ba2 | a.artifacts: Stone");
        at(&line).play("Kn5 Kn4 Stone Bards").ruled("11.4", "vote Bards: a");
        at(&line).play("Kn5 Kn4 pass Stone Bards").ruled("11.4: two fours make no run", "vote Bards: b");
    }

    #[test]
    fn a_stones_card_that_counts_as_a_viking_can_count_twice_and_double_others() {
        let line = format!("{DECK} | a: Kn5 | b: Kn4 | a.score: Vi1 Go5 | b.score: Vi7 Vi8 | a.artifacts: Stone");
        at(&line).play("Kn5 Kn4 Stone Vikings").ruled("8.17", "vote Vikings: a");
        let line = format!("{DECK} | a: Kn5 | b: Kn4 | a.score: Vi5 | b.score: Vi6 Vi7 Vi8 | a.artifacts: Stone");
        at(&line).play("Kn5 Kn4 Stone Vikings").ruled("8.17", "vote Vikings: a");
    }

    #[test]
    fn a_stones_card_that_counts_as_a_vampire_adds_nothing_to_the_sum() {
        let line = format!("{DECK} | a: Kn9 | b: Kn2 | a.open: Va3 | a.score: Va1 | b.open: Va5 | a.artifacts: Stone");
        at(&line).play("Kn9 Kn2 Stone Vampires pass").ruled("8.21", "a.hidden: Kn9 | vote Vampires: b");
    }

    #[test]
    fn a_stones_card_is_counted_for_its_new_faction_when_loot_is_declared() {
        let deck = "Knights Goblins Bards Vikings Raccoons | artifacts | loot: 2 4";
        let line = format!("{deck} | a: Kn9 | b: Kn3 | a.score: Ra2 Ba1 Go1 Go2 Vi1 Vi2 | a.artifacts: Stone");
        at(&line)
            .play("Kn9 Kn3 Stone Bards")
            .ruled("8.12: Bards 2, Knights 1, Raccoons 1", "asked a | answers: Knights Raccoons");
        let line = format!("{deck} | a: Ra4 | b: Ra3 | a.score: Go1 | a.artifacts: Stone");
        at(&line).play("Ra4 Ra3 Stone Goblins").ruled("8.12: a Raccoon under a Stone has no loot", "asked over");
    }

    #[test]
    fn the_loser_may_hide_a_dwarf() {
        let line = "Knights Goblins Dwarves Vikings Undead | artifacts | a: Kn9 Un1 | b: Dw2 Un2 | b.score: Go1";
        at(&format!("{line} | b.artifacts: Stone"))
            .play("Kn9 Dw2 Stone Goblins")
            .ruled("9.12", "b.hidden: Dw2 | a.score: Kn9");
    }

    #[test]
    fn nobody_is_asked_about_a_stone_in_phase_one() {
        let line = format!("{KINGS} | one | a: Un9 Vi1 | b: Un2 Vi2 | draw: Ba1 Ba2 Ba3 Ba4 | a.score: Ki4");
        at(&format!("{line} | a.artifacts: Stone"))
            .play("Un9 Un2")
            .ruled("9.12", "question Play | a.score: Ki4 Un9 Un2");
    }
}
