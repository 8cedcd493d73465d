//! A quick evaluation by rules of thumb that name no faction.

use claim::{CardSet, Phase, Rules, Slot, State};
use game::Seat;

/// Points of a side, less those of its best opponent.
pub(super) fn margin(state: &State, side: u8) -> f32 {
    let points = |side| match state.phase() {
        Phase::One => phase_one(state, side),
        Phase::Two => phase_two(state, side),
    };
    let others = (0..state.rules().sides()).filter(|&other| other != side);
    points(side) - others.map(points).fold(f32::MIN, f32::max)
}

/// Phase one: followers count, high ones more, and a score pile most; a good hand helps to get them.
fn phase_one(state: &State, side: u8) -> f32 {
    let rules = state.rules();
    let sum = |set: CardSet, base: f32, by_value: f32| -> f32 {
        set.iter().map(|card| base + by_value * f32::from(rules.value_of(card))).sum()
    };
    seats_of(rules, side)
        .map(|seat| {
            sum(state.followers(seat), 1.0, 0.35)
                + sum(state.hand(seat), 0.5, 0.12)
                + 4.0 * state.score_pile(seat).len() as f32
        })
        .sum()
}

/// Phase two: the votes as they stand, surer the fewer cards are left to change them; high cards still in hand help.
fn phase_two(state: &State, side: u8) -> f32 {
    let rules = state.rules();
    let of = |side: u8, slot: Slot| -> f32 {
        let pile = |seat| state.score_pile(seat).or(state.display(seat)).or(state.beneath(seat));
        seats_of(rules, side).map(|seat| pile(seat).and(rules.all_of(slot)).len() as f32).sum()
    };
    let hands = rules.seats().fold(CardSet::EMPTY, |all, seat| all.or(state.hand(seat)));
    let votes: f32 = rules
        .slots()
        .map(|(slot, _)| {
            let others = (0..rules.sides()).filter(|&other| other != side);
            let margin = of(side, slot) - others.map(|other| of(other, slot)).fold(0.0, f32::max);
            let open = hands.and(rules.all_of(slot)).len() as f32;
            (margin / (1.0 + open)).clamp(-1.0, 1.0)
        })
        .sum();
    let cards = seats_of(rules, side).flat_map(|seat| state.hand(seat).iter());
    votes + cards.map(|card| 0.02 * f32::from(rules.value_of(card))).sum::<f32>()
}

fn seats_of(rules: &Rules, side: u8) -> impl Iterator<Item = Seat> {
    let rules = *rules;
    rules.seats().filter(move |&seat| rules.side(seat) == side)
}
