//! How people play in phase one, loosely: which of the cards they might have played they played, and for which prize.
//!
//! A world in which somebody threw away a low card although a cheap one would have won a fine prize is less likely than
//! one in which they had no such card. How much less is a matter of habit: the card played is taken to be a choice
//! among the legal ones by a softmax over a few features, fitted to the choices in games that the expert played.

use claim::{Card, CardSet, Past, Phase, Rules, Slot, State, View};
use game::Seat;

use crate::claim::weights::{VALUES, WEIGHTS, kind};

/// What matters of a card: its value, that squared, that times the prize, whether it wins the trick so far, that times
/// the prize.
pub const HABITS: usize = 5;

/// How much each feature matters, for a lead and for any later card.
pub static HABIT: [[f32; HABITS]; 2] = [[-1.784, -0.013, 3.478, 0.0, 0.0], [-0.830, -0.334, 0.241, -0.616, 4.299]];

/// The cards that others played before a seat's eyes.
pub struct Habits {
    rules: Rules,
    steps: Vec<Step>,
}

/// A card that was played, and what it was played for.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Who played it.
    pub seat: Seat,
    /// Its face.
    pub card: Card,
    led: Option<Slot>,
    /// The value to beat.
    to_beat: u8,
    /// How fine the best prize was.
    prize: f32,
}

impl Step {
    /// Was it the lead?
    pub fn leads(&self) -> bool {
        self.led.is_none()
    }
}

impl Habits {
    /// What the others of a view have played.
    pub fn of_others(view: &View) -> Habits {
        let mut habits = Habits::new(view.rules(), view.past());
        // In phase two the hands of phase one are no secret any more, and say nothing of followers.
        habits.steps.retain(|step| view.phase() == Phase::One && view.seat() != Some(step.seat));
        habits
    }

    /// All cards that were played.
    pub fn new(rules: &Rules, past: &[Past]) -> Habits {
        let mut steps: Vec<Step> = Vec::new();
        let (mut led, mut to_beat) = (None, 0);
        for &Past { seat, card, place, prizes } in past {
            let slot = rules.slot_of(card);
            if place == 0 {
                (led, to_beat) = (None, 0);
            }
            let prize = prizes.into_iter().flatten().map(|prize| fine(rules, prize)).fold(0.0, f32::max);
            steps.push(Step { seat, card, led, to_beat, prize });
            if place == 0 {
                led = Some(slot);
            }
            if led.is_none_or(|led| counts_as(rules, slot, led)) {
                to_beat = to_beat.max(rules.value_of(card) + 1);
            }
        }
        Habits { rules: *rules, steps }
    }

    /// The cards in the order played.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The cards of a hand that could have been played, as far as the base rules say, with what matters of them.
    pub fn options(&self, step: &Step, hand: CardSet) -> impl Iterator<Item = (Card, [f32; HABITS])> {
        let rules = self.rules;
        let led = step.led.filter(|slot| !slot.is_heroes());
        let follows = |card: &Card| led.is_none_or(|led| rules.slot_of(*card) == led);
        let must: CardSet = hand.iter().filter(follows).collect();
        let stand_ins = hand.iter().filter(|&card| rules.stands_in(rules.slot_of(card))).collect();
        let legal = if must.is_empty() { hand } else { must.or(stand_ins) };
        let Step { to_beat, prize, .. } = *step;
        legal.iter().map(move |card| (card, features(&rules, card, led, to_beat, prize)))
    }

    /// The logarithm of how likely the others' cards are, if this is the world they were played in.
    pub(super) fn likelihood(&self, world: &State) -> f32 {
        let mut hands: [CardSet; 4] = std::array::from_fn(|seat| world.hand(Seat(seat as u8)));
        let mut sum = 0.0;
        for step in self.steps.iter().rev() {
            let hand = &mut hands[step.seat.index() % 4];
            let Some(card) = self.rules.copies(step.card).minus(*hand).first() else { continue };
            hand.add(card);
            let weight = &HABIT[usize::from(!step.leads())];
            let (mut all, mut this) = (0.0, 0.0);
            for (option, features) in self.options(step, *hand) {
                let odds = odds(weight, &features);
                all += odds;
                if option == card {
                    this = odds;
                }
            }
            // A card that the base rules do not allow was played by some special leave, and says nothing.
            if this > 0.0 {
                sum += (this / all).ln();
            }
        }
        sum
    }
}

/// What matters of a card that may be played.
pub fn features(rules: &Rules, card: Card, led: Option<Slot>, to_beat: u8, prize: f32) -> [f32; HABITS] {
    let value = f32::from(rules.value_of(card)) / 9.0;
    let counts = led.is_some_and(|led| counts_as(rules, rules.slot_of(card), led));
    let wins = if counts && rules.value_of(card) >= to_beat { 1.0 } else { 0.0 };
    [value, value * value, value * prize, wins, wins * prize]
}

/// How likely a card is played, compared with others.
pub fn odds(weights: &[f32; HABITS], features: &[f32; HABITS]) -> f32 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f32>().exp()
}

/// Does a card of that faction count as the one that was led?
pub fn counts_as(rules: &Rules, slot: Slot, led: Slot) -> bool {
    slot == led || rules.stands_in(slot)
}

/// How fine a prize a card is, for its own vote and for all.
pub fn fine(rules: &Rules, card: Card) -> f32 {
    let row = &WEIGHTS.rows[kind(rules, card)];
    let value = usize::from(rules.value_of(card)) % VALUES;
    row.follower[value] + 2.0 * row.power[value]
}
