//! Raccoons: at the end those with loot also count for the faction one has fewest of (8.12).

use game::{Answers, Sink};

use crate::{
    action::Action,
    card::Slot,
    event::Event,
    factions::{Cards, Faction, Source},
    phase::Question,
    power::{Moment, Power},
    score::speaker,
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
    const LISTENS: &'static [Moment] = &[Moment::Declare];

    /// 8.12: one choice for all loot of a side; 12.12: its member with the lower seat makes it.
    fn declare(state: &mut State, side: u8) {
        if state.loot_of(side) == 0 || state.loot[usize::from(side)].is_some() {
            return;
        }
        if fewest(state, side).count() > 1 {
            state.ask(Question::Faction(Faction::Raccoons), speaker(side));
        } else {
            let only = fewest(state, side).next();
            state.loot[usize::from(side)] = only;
        }
    }

    fn answers(state: &State) -> Answers {
        let factions = fewest(state, state.rules.side(state.asked)).filter_map(|slot| state.rules.faction(slot));
        factions.fold(Answers::NONE, |answers, faction| answers.with(Action::Faction(faction)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Faction(faction) = action else { return };
        if let Some(slot) = state.rules.slot(faction) {
            sink.event(state, Event::Declared { seat: state.asked, slot });
            state.loot[usize::from(state.rules.side(state.asked))] = Some(slot);
        }
    }
}

/// The factions in play of which a side has the fewest cards, none included.
fn fewest(state: &State, side: u8) -> impl Iterator<Item = Slot> + use<'_> {
    let fewest = state.rules.slots().map(|(slot, _)| state.side_count(side, slot)).min();
    state.rules.slots().map(|(slot, _)| slot).filter(move |&slot| Some(state.side_count(side, slot)) == fewest)
}

impl State {
    /// How many Raccoons with loot lie face up in a side's score piles.
    pub(crate) fn loot_of(&self, side: u8) -> u8 {
        let raccoons = self.of(Faction::Raccoons, self.side_pile(side));
        raccoons.iter().filter(|&card| self.rules.facts().loot >> self.rules.value_of(card) & 1 != 0).count() as u8
    }
}
