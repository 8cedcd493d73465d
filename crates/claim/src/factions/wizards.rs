//! Wizards: who wins with one takes a potion, unseen (8.18).

use game::Sink;

use crate::{
    card::CardSet,
    event::Event,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    state::State,
    view::View,
};

pub(crate) struct Wizards;

impl Power for Wizards {
    const CARDS: Cards = Cards::ten("Wi", Source::M);
    const SETS_OUT_POTIONS: bool = true;
    const LISTENS: &'static [Moment] = &[Moment::WonWith];
    /// For the solver: `Duel::takes_potion` in `foresight.rs` stands for it.
    const IS_KNOWN_TO_DUELS: bool = true;

    /// 9.1: when the stack is empty no more are gained.
    fn won_with(state: &mut State, sink: &mut impl Sink<State>) {
        if state.potions.take(state.verdict.winner) {
            sink.event(state, Event::TookPotion(state.verdict.winner));
        }
    }
}

impl View {
    /// Can somebody still take a potion that nobody can name: is a Wizard in the trick or perhaps in a hand, and more than
    /// one potion in the stack, the order of which is secret?
    pub fn awaits_unknown_potions(&self) -> bool {
        if self.tokens().potions_left < 2 {
            return false;
        }
        let rules = self.rules();
        let slot = rules.slots().find(|&(_, faction)| faction == Faction::Wizards);
        let wizards = slot.map_or(CardSet::EMPTY, |(slot, _)| rules.all_of(slot));
        let is_wizard = |cards: CardSet| !cards.and(wizards).is_empty();
        is_wizard(self.trick().plays().iter().map(|play| play.card).collect())
            || rules.seats().any(|seat| is_wizard(self.may_hold(seat)))
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::after;

    #[test]
    fn who_wins_with_a_wizard_takes_the_top_potion_face_down() {
        // 8.18: in both phases; 9.1: it is revealed with a later card.
        let line = "Knights Goblins Wizards Seers Undead | a: Wi5 Un2 | b: Wi3 Un7 | potions: +6";
        let mut game = after(line, "Wi5 Wi3");
        game.shows("won a | a.potions: 1 | b.potions: 0 | answers: Un2 potions=1");
        game.play("potions=1 Un2 Un7").shows("won a | a.potions: 0"); // 8 against 7
        let line = "Knights Goblins Wizards Seers Undead | one | a: Wi5 Un2 | b: Wi9 Un7 | draw: Go1 Go2 Go3 Go4";
        after(line, "Wi5 Wi9").shows("won b | a.potions: 0 | b.potions: 1");
    }

    #[test]
    fn a_wizard_that_loses_brings_no_potion() {
        after(
            "Knights Goblins Wizards Seers Undead | a: Un5 Kn2 \
               | b: Wi9 Kn3",
            "Un5 Wi9",
        )
        .shows("a.potions: 0 | b.potions: 0");
    }

    #[test]
    fn when_the_stack_is_empty_no_more_are_gained() {
        // 9.1: all ten are held.
        let line = "Knights Goblins Wizards Seers Undead | a: Wi5 Kn2 | b: Wi3 Kn3 \
                    | b.potions: +6 +5 +4 +3 +2 +1 -2 -3 -5 x2";
        after(line, "Wi5 Wi3").shows("won a | a.potions: 0 | b.potions: 10");
    }

    #[test]
    fn a_potion_won_in_a_trick_comes_too_late_for_it() {
        // 8.18, 7.7
        let line = "Knights Goblins Wizards Seers Undead | a: Wi5 Kn2 | b: Wi3 Kn3";
        after(line, "Wi5").shows("answers: Wi3");
    }
}
