//! A policy that models how opponents choose cards in phase one.
//!
//! A world in which somebody threw away a low card although a cheap one would have won a good prize is less likely than
//! one in which they had no such card. The policy is a softmax over the legal cards with a few features, fitted to the
//! choices in games that the expert played.

use claim::{Card, CardSet, Past, Phase, Rules, Slot, State, View};
use game::Seat;

use crate::claim::weights::{VALUES, WEIGHTS, kind};

/// The features of a card: its value, that squared, that times the prize, whether it wins the trick so far, that times
/// the prize.
pub const POLICY_FEATURES: usize = 5;

/// The weights of the features, for a lead and for any later card.
pub static POLICY_WEIGHTS: [[f32; POLICY_FEATURES]; 2] =
    [[-1.784, -0.013, 3.478, 0.0, 0.0], [-0.830, -0.334, 0.241, -0.616, 4.299]];

/// The cards that were played, in order.
pub struct ObservedPlays {
    rules: Rules,
    /// All cards that may be played instead of following.
    stand_ins: CardSet,
    steps: Vec<ObservedPlay>,
}

/// A card that was played, and the situation it was played in.
#[derive(Clone, Copy, Debug)]
pub struct ObservedPlay {
    /// Who played it.
    pub seat: Seat,
    /// Its face.
    pub card: Card,
    led: Option<Slot>,
    /// The value to beat.
    to_beat: u8,
    /// The value of the best prize.
    prize: f32,
}

impl ObservedPlay {
    /// Was it the lead?
    pub fn leads(&self) -> bool {
        self.led.is_none()
    }

    /// The faction that had to be followed.
    fn followed(&self) -> Option<Slot> {
        self.led.filter(|slot| !slot.is_heroes())
    }
}

impl ObservedPlays {
    /// The plays of all seats but the view's.
    pub fn of_others(view: &View) -> ObservedPlays {
        let mut plays = ObservedPlays::new(view.rules(), view.past());
        // In phase two the hands of phase one are known, and say nothing about followers.
        plays.steps.retain(|step| view.phase() == Phase::One && view.seat() != Some(step.seat));
        plays
    }

    /// The plays of all seats.
    pub fn new(rules: &Rules, past: &[Past]) -> ObservedPlays {
        let mut steps: Vec<ObservedPlay> = Vec::new();
        let (mut led, mut to_beat) = (None, 0);
        for &Past { seat, card, place, prizes } in past {
            let slot = rules.slot_of(card);
            if place == 0 {
                (led, to_beat) = (None, 0);
            }
            let prize = prizes.into_iter().flatten().map(|prize| prize_value(rules, prize)).fold(0.0, f32::max);
            steps.push(ObservedPlay { seat, card, led, to_beat, prize });
            if place == 0 {
                led = Some(slot);
            }
            if led.is_none_or(|led| counts_as(rules, slot, led)) {
                to_beat = to_beat.max(rules.value_of(card) + 1);
            }
        }
        let slots = rules.slots().map(|(slot, _)| slot).filter(|&slot| rules.stands_in(slot));
        let stand_ins = slots.fold(CardSet::EMPTY, |all, slot| all.or(rules.all_of(slot)));
        ObservedPlays { rules: *rules, stand_ins, steps }
    }

    /// The cards in the order played.
    pub fn steps(&self) -> &[ObservedPlay] {
        &self.steps
    }

    /// The cards of a hand that could have been played by the base rules, with their features.
    pub fn options(&self, step: &ObservedPlay, hand: CardSet) -> impl Iterator<Item = (Card, [f32; POLICY_FEATURES])> {
        let ObservedPlay { to_beat, prize, .. } = *step;
        let (rules, led) = (self.rules, step.followed());
        let legal = self.legal(self.following(step), hand);
        legal.iter().map(move |card| (card, features(&rules, card, led, to_beat, prize)))
    }

    /// All cards that follow in a situation; every card if there is nothing to follow.
    fn following(&self, step: &ObservedPlay) -> CardSet {
        step.followed().map_or(CardSet::from_bits(u128::MAX), |led| self.rules.all_of(led))
    }

    /// The cards of a hand that could have been played by the base rules where these follow.
    fn legal(&self, following: CardSet, hand: CardSet) -> CardSet {
        let must = hand.and(following);
        if must.is_empty() { hand } else { must.or(hand.and(self.stand_ins)) }
    }
}

/// Plays as evidence of what their players held: all that does not depend on the world is worked out once.
pub(super) struct Evidence {
    plays: ObservedPlays,
    weighed: Vec<Weighed>,
}

/// The choice of a card.
struct Weighed {
    seat: Seat,
    /// The card that was chosen, and those that look like it.
    copies: CardSet,
    following: CardSet,
    /// The unnormalised probability of every card, by its place.
    odds: [f32; 128],
}

impl Evidence {
    /// Weighs the plays, the last one first: so hands can be put together again.
    pub(super) fn of(plays: ObservedPlays) -> Evidence {
        let rules = &plays.rules;
        let weigh = |step: &ObservedPlay| {
            let weights = &POLICY_WEIGHTS[usize::from(!step.leads())];
            let mut odds = [0.0; 128];
            for card in rules.all_cards().iter() {
                let features = features(rules, card, step.followed(), step.to_beat, step.prize);
                odds[usize::from(card.place())] = exp_logit(weights, &features);
            }
            Weighed { seat: step.seat, copies: rules.copies(step.card), following: plays.following(step), odds }
        };
        let weighed = plays.steps.iter().rev().map(weigh).collect();
        Evidence { plays, weighed }
    }

    /// The log-likelihood of the plays in a world.
    pub(super) fn log_likelihood(&self, world: &State) -> f32 {
        let mut hands: [CardSet; 4] = std::array::from_fn(|seat| world.hand(Seat(seat as u8)));
        let mut sum = 0.0;
        for choice in &self.weighed {
            let Some(hand) = hands.get_mut(choice.seat.index()) else { continue };
            let Some(card) = choice.copies.minus(*hand).first() else { continue };
            hand.add(card);
            let odds = |card: Card| choice.odds[usize::from(card.place())];
            let legal = self.plays.legal(choice.following, *hand);
            // A card that the base rules do not allow was allowed by some power, and is no evidence.
            if legal.has(card) && odds(card) > 0.0 {
                let all: f32 = legal.iter().map(odds).fold(0.0, |all, odds| all + odds);
                sum += (odds(card) / all).ln();
            }
        }
        sum
    }
}

/// The features of a card that may be played.
pub fn features(rules: &Rules, card: Card, led: Option<Slot>, to_beat: u8, prize: f32) -> [f32; POLICY_FEATURES] {
    let value = f32::from(rules.value_of(card)) / 9.0;
    let counts = led.is_some_and(|led| counts_as(rules, rules.slot_of(card), led));
    let wins = if counts && rules.value_of(card) >= to_beat { 1.0 } else { 0.0 };
    [value, value * value, value * prize, wins, wins * prize]
}

/// The unnormalised probability of a card, the exponential of its logit.
pub fn exp_logit(weights: &[f32; POLICY_FEATURES], features: &[f32; POLICY_FEATURES]) -> f32 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f32>().exp()
}

/// Does a card of that faction count as the one that was led?
pub fn counts_as(rules: &Rules, slot: Slot, led: Slot) -> bool {
    slot == led || rules.stands_in(slot)
}

/// The value of a card as a prize, for its own vote and for winning tricks.
pub fn prize_value(rules: &Rules, card: Card) -> f32 {
    let row = &WEIGHTS.rows[kind(rules, card)];
    let value = usize::from(rules.value_of(card)) % VALUES;
    row.follower[value] + 2.0 * row.strength[value]
}
