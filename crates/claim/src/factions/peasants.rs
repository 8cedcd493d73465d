//! Peasants: at the end those without a fitting King leave (8.11).

use game::{Seats, Sink};

use crate::{
    card::CardSet,
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Counts, Moment, Power},
    state::State,
};

pub(crate) struct Peasants;

impl Power for Peasants {
    const CARDS: Cards = Cards {
        code: "Pe",
        values: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        leave: 0,
        pair: Some(2),
        source: Source::A,
    };
    const COUNTS: Counts = Counts::ByPair;
    const LISTENS: &'static [Moment] = &[Moment::AtEnd];

    /// 8.11, 12.11: all sides are judged at the same time; who leaves goes to the next player clockwise, which is the
    /// opponent of two and one of the other team of four.
    fn at_end(state: &mut State, sink: &mut impl Sink<State>) {
        let mut leaving = [CardSet::EMPTY; 4];
        for seat in state.rules.seats() {
            let kings = state.of(Faction::Kings, state.side_pile(state.rules.side(seat)));
            let kept = kept_by(state, kings);
            leaving[seat.index()] = state
                .of(Faction::Peasants, state.score_pile(seat))
                .iter()
                .filter(|&peasant| kept >> state.rules.value_of(peasant) & 1 == 0)
                .collect();
        }
        for seat in state.rules.seats() {
            let next = state.other(seat);
            for peasant in leaving[seat.index()].iter() {
                state.move_card(peasant, Zone::Score(seat), Zone::Score(next), Seats::ALL, sink);
            }
        }
    }
}

/// The values of the Peasants that Kings keep, one bit each: a King of the same value or up to 3 higher keeps a Peasant; the
/// lowest King is a 4, so none keeps the 0.
fn kept_by(state: &State, kings: CardSet) -> u32 {
    let kings = kings.iter().fold(0u32, |values, king| values | 1 << state.rules.value_of(king));
    kings | kings >> 1 | kings >> 2 | kings >> 3
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn peasant_0_always_leaves() {
        // 8.11
        let game = at("Kings Peasants Vikings Bards Undead | a.score: Ki4 Ki5 Pe0 Pe1 Pe2");
        game.shows("a.score: Ki4 Ki5 Pe1 Pe2 | b.score: Pe0");
    }

    #[test]
    fn both_sides_are_judged_at_the_same_time_and_who_left_stays() {
        // 8.11: a's King 9 would keep the 6 that comes, b's King 5 the 5; and the 12 stays where no King is.
        let game = at("Kings Peasants Vikings Bards Undead | a.score: Ki9 Pe5 Pe12 | b.score: Ki5 Pe6 Pe0");
        game.shows("a.score: Ki9 Pe6 Pe0 | b.score: Ki5 Pe5 Pe12");
        let game = at("Kings Peasants Vikings Bards Undead | a.score: Pe12 | b.score: Pe11");
        game.shows("a.score: Pe11 | b.score: Pe12 | Peasants: b");
    }

    #[test]
    fn nothing_under_a_vampire_keeps_or_leaves() {
        // 8.11: neither the King nor the Peasant under the Vampire matters.
        let game = at("Kings Peasants Vampires Bards Undead | a.open: Va3 | a.beneath: Ki7 Pe9 | a.score: Pe7");
        game.shows("a.score: Va3 | a.beneath: Ki7 Pe9 | b.score: Pe7 | Kings: - | Peasants: b");
    }

    #[test]
    fn peasants_are_judged_after_the_last_trick_is_collected() {
        // 11.2: the King of the last trick keeps the Peasant.
        after("Kings Peasants Vikings Bards Undead | a: Ki7 | b: Ki5 | a.score: Pe4 Pe8", "Ki7 Ki5")
            .shows("a.score: Ki5 Ki7 Pe4 | b.score: Pe8 | Peasants: b");
    }
}
