//! Raccoons: at the end those with loot also count for the faction one has fewest of (8.12).

use game::{Answers, Sink};

use crate::{
    action::Action,
    card::{Card, CardSet},
    declared::Slots,
    event::Event,
    factions::{Cards, Faction, Source},
    power::{Counts, Moment, Power},
    question::Question,
    score::speaker,
    setup::Rules,
    state::State,
};

pub(crate) struct Raccoons;

impl Power for Raccoons {
    const CARDS: Cards = Cards {
        code: "Ra",
        values: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
        leave: 4,
        pair: None,
        source: Source::A,
    };
    const COUNTS: Counts = Counts::ForOthersToo;
    const LISTENS: &'static [Moment] = &[Moment::Declare];
    const ASKS: &'static str = "which faction the loot of the Raccoons counts for";

    /// 8.12: one choice for all loot of a side; 12.12: its member with the lower seat makes it.
    fn declare(state: &mut State, side: u8) {
        if state.loot_of(side) == 0 || state.factions.loot[usize::from(side)].is_some() {
            return;
        }
        let (first, others) = fewest(state, side).split();
        if others.is_empty() {
            state.factions.loot[usize::from(side)] = Some(first);
        } else {
            state.ask(Question::Faction(Faction::Raccoons), speaker(side));
        }
    }

    fn answers(state: &State) -> Answers {
        let slots = fewest(state, state.rules.side(state.asked));
        let factions = slots.iter().filter_map(|slot| state.rules.faction(slot));
        factions.fold(Answers::NONE, |answers, faction| answers.with(Action::Faction(faction)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Faction(faction) = action else { return };
        if let Some(slot) = state.rules.slot(faction) {
            sink.event(state, Event::Declared { seat: state.asked, slot });
            state.factions.loot[usize::from(state.rules.side(state.asked))] = Some(slot);
        }
    }
}

/// The factions in play of which a side has the fewest cards, none included.
fn fewest(state: &State, side: u8) -> Slots {
    let mut fewest = (u8::MAX, Slots::default());
    for (slot, _) in state.rules.slots() {
        let count = state.side_count(side, slot);
        if count < fewest.0 {
            fewest = (count, Slots::only(slot));
        } else if count == fewest.0 {
            fewest.1 = fewest.1.or(Slots::only(slot));
        }
    }
    fewest.1
}

impl State {
    /// How many Raccoons with loot lie face up in a side's score piles.
    pub(crate) fn loot_of(&self, side: u8) -> u8 {
        self.side_pile(side).and(self.rules.cards_with_loot()).len() as u8
    }
}

impl Rules {
    /// Is loot printed on the card (2.5)?
    pub fn carries_loot(&self, card: Card) -> bool {
        self.cards_with_loot().has(card)
    }

    /// The cards with loot: the places of the Raccoons ascend with their values.
    fn cards_with_loot(&self) -> CardSet {
        let first = |slot| self.layout().first_place(slot);
        let slot = self.slot(Faction::Raccoons);
        slot.map_or(CardSet::EMPTY, |slot| CardSet::from_bits(u128::from(self.facts().loot) << first(slot)))
    }
}

#[cfg(test)]
mod tests {
    use crate::{factions::Faction, testing::at};

    const EVEN: &str = "Knights Goblins Raccoons Vikings Undead | a.score: Kn2 Kn3 Go0 Go1";

    #[test]
    fn loot_counts_for_the_faction_one_has_fewest_of() {
        // 8.12: one Undead and two loot Raccoons are three Undead against two; the Raccoons stay Raccoons.
        let line = format!("{EVEN} Vi1 Vi2 Un0 Ra0 Ra2 Ra1 | b.score: Un8 Un9 Ra12 Ra13");
        let line = line.replace("| b.score", "| loot: 0 2 | b.score");
        at(&line).shows("asks over | Undead: a | Raccoons: a");
        at(&line.replace("loot: 0 2", "loot: 4")).shows("Undead: b | Raccoons: a");
        at(&line.replace("loot: 0 2", "loot: 0")).shows("Undead: b"); // 11.4: loot has no value
    }

    #[test]
    fn of_several_factions_with_the_fewest_cards_one_is_chosen_for_all_loot() {
        // 8.12: factions of which one has none are included.
        let mut game = at("Knights Goblins Raccoons Vikings Undead | loot: 0 2 | a.score: Kn2 Go0 Ra0 Ra2 \
                           | b.score: Un9 Vi9");
        game.shows("asks a | answers: Vikings Undead");
        game.play("Undead").shows("asks over | Undead: a | Vikings: b");
        assert_eq!((game.counts(Faction::Undead)[0], game.counts(Faction::Vikings)[0]), (2, 0), "8.12");
    }

    #[test]
    fn raccoons_themselves_can_be_the_fewest() {
        // 8.12: one Raccoon with loot counts as two.
        let game = at(&format!("{EVEN} Vi1 Vi2 Un0 Un1 Ra0 | b.score: Ra13"));
        game.shows("asks over | Raccoons: a");
    }

    #[test]
    fn a_viking_is_counted_once_to_find_the_fewest() {
        // 8.12: the one Viking counts twice for its vote (8.17), and is still the fewest.
        let game = at(&format!("{EVEN} Vi2 Un0 Un1 Ra0 Ra1"));
        game.shows("asks over");
        assert_eq!(game.counts(Faction::Vikings)[0], 3, "8.12, 8.17");
    }

    #[test]
    fn every_vampire_is_a_vampire_and_what_lies_under_one_is_not_counted() {
        // 8.12: two Vampires, one of them open; of the two Undead one lies under it, so Undead are the fewest.
        let line = "Knights Goblins Raccoons Vampires Undead | a.open: Va3 | a.beneath: Un9 \
                    | a.score: Va1 Kn2 Kn3 Go0 Go1 Un0 Ra0 Ra1 | b.score: Un8";
        at(line).shows("asks over | Undead: a | Vampires: a");
        at(&line.replace("Un9", "Ra2").replace("Ra1", "Ra3 Un1"))
            .shows("asks a | answers: Knights Goblins Raccoons Vampires Undead");
    }

    #[test]
    fn a_raccoon_under_a_vampire_has_no_loot() {
        // 8.12
        let line = "Knights Goblins Raccoons Vampires Undead | a.open: Va3 | a.beneath: Ra0 | b.score: Un1";
        at(line).shows("asks over | Undead: b | Raccoons: -");
    }

    #[test]
    fn raccoons_without_loot_count_for_nothing_else() {
        at("Knights Goblins Raccoons Vikings Undead | a.score: Ra1 Ra3 Ra5")
            .shows("asks over | Raccoons: a | Undead: -");
    }

    #[test]
    fn fewest_is_judged_after_the_peasants_have_left() {
        // 8.12, 11.2: the Peasants 1 and 2 leave, and then there is none.
        let line = "Kings Peasants Raccoons Vikings Undead | a.score: Ki12 Vi1 Un1 Ra0 Pe1 Pe2";
        let game = at(line);
        game.shows("asks over | b.score: Pe1 Pe2 | Peasants: b");
        assert_eq!(game.counts(Faction::Peasants), [1, 2, 0, 0], "8.12");
    }
}
