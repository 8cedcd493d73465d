//! The evaluation of phase one with fitted weights.
//!
//! Every faction's vote is a contest of the sides. A side's chances grow with the followers it has of the faction, with
//! what it has of it on its score pile already, with how good its followers are at winning tricks, with how good its hand
//! is at winning more of them, and with the lead. Each of these has a weight, fitted to games (see `weights.rs`); a
//! softmax over the sides makes probabilities of them, and the distribution of the votes gives the values.

use claim::{CardSet, Phase, Rules, State};

use crate::claim::{
    side_values::SideValues,
    weights::{VALUES, Weights, kind},
};

/// The votes of the largest game.
const VOTES: usize = 7;
/// The most sides a game has.
const SIDES: usize = 3;

/// The weights of one game, laid out by card.
pub(super) struct Evaluation {
    cards: [Worth; 128],
    votes: [Vote; VOTES],
    factions: usize,
    sides: usize,
    sharpness: [f32; 14],
}

/// The weights of a card: as a follower for its faction's vote, as a follower in any trick, and in hand.
#[derive(Clone, Copy, Default)]
struct Worth {
    slot: u8,
    follower: f32,
    strength: f32,
    hand: f32,
}

/// How much a faction's vote depends on what is not of this faction.
#[derive(Clone, Copy, Default)]
struct Vote {
    strength: f32,
    hand: f32,
    scored: f32,
    lead: f32,
}

impl Evaluation {
    /// The weights that matter in a game with these rules.
    pub(super) fn new(rules: &Rules, weights: &Weights) -> Evaluation {
        let mut cards = [Worth::default(); 128];
        for card in rules.all_cards().iter() {
            let row = &weights.rows[kind(rules, card)];
            let value = usize::from(rules.value_of(card)) % VALUES;
            cards[usize::from(card.place())] = Worth {
                slot: rules.slot_of(card).index() as u8,
                follower: row.follower[value],
                strength: row.strength[value],
                hand: row.hand[value],
            };
        }
        let mut votes = [Vote::default(); VOTES];
        for (slot, faction) in rules.slots() {
            let [strength, hand, scored, lead] = weights.rows[faction as usize].votes;
            votes[slot.index() % VOTES] = Vote { strength, hand, scored, lead };
        }
        let sharpness = weights.sharpness[usize::from(rules.players() - 2) % 3];
        let (factions, sides) = (rules.slots().count(), usize::from(rules.sides()));
        Evaluation { cards, votes, factions, sides, sharpness }
    }

    /// The value to each side; the result, if the game is over.
    pub(super) fn evaluate(&self, state: &State) -> SideValues {
        SideValues::of_result(state).unwrap_or_else(|| self.by_votes(&self.chances(state)))
    }

    /// Each side's probability of each vote.
    fn chances(&self, state: &State) -> [[f32; SIDES]; VOTES] {
        let rules = state.rules();
        let mut sums = [[0.0; SIDES]; VOTES + 1];
        let mut strengths = [0.0; SIDES];
        let mut hands = [0.0; SIDES];
        let mut tricks = 13;
        for seat in rules.seats() {
            let side = usize::from(rules.side(seat)) % SIDES;
            let (followers, hand) = match state.phase() {
                Phase::One => (state.followers(seat), state.hand(seat)),
                Phase::Two => (state.hand(seat), CardSet::EMPTY),
            };
            for card in followers.iter() {
                let worth = &self.cards[usize::from(card.place()) & 127];
                sums[usize::from(worth.slot) & 7][side] += worth.follower;
                strengths[side] += worth.strength;
            }
            for card in hand.iter() {
                hands[side] += self.cards[usize::from(card.place()) & 127].hand;
            }
            for card in state.score_pile(seat).iter() {
                let slot = usize::from(self.cards[usize::from(card.place()) & 127].slot) & 7;
                sums[slot][side] += self.votes.get(slot).map_or(0.0, |vote| vote.scored);
            }
            tricks = tricks.min(hand.len() as usize);
        }
        let leads = usize::from(rules.side(state.leader()));
        let mut chances = [[0.0; SIDES]; VOTES];
        for (vote, chances) in chances.iter_mut().enumerate().take(self.factions) {
            let Vote { strength, hand, lead, .. } = self.votes[vote];
            let mut total = 0.0;
            for side in 0..self.sides {
                let led = if side == leads { lead } else { 0.0 };
                let score = sums[vote][side] + strength * strengths[side] + led;
                chances[side] = (self.sharpness[tricks] * score + hand * hands[side]).clamp(-30.0, 30.0).exp();
                total += chances[side];
            }
            *chances = chances.map(|chance| chance / total);
        }
        chances
    }

    /// Who has the most votes, if votes are independent; sides that have equally many share the win.
    fn by_votes(&self, chances: &[[f32; SIDES]; VOTES]) -> SideValues {
        if self.sides == 2 { self.of_two(chances) } else { self.of_three(chances) }
    }

    fn of_two(&self, chances: &[[f32; SIDES]; VOTES]) -> SideValues {
        let mut won = [0.0; VOTES + 1];
        won[0] = 1.0;
        for (n, &[yes, no, _]) in chances[..self.factions].iter().enumerate() {
            for i in (1..=n + 1).rev() {
                won[i] = won[i] * no + won[i - 1] * yes;
            }
            won[0] *= no;
        }
        // The number of votes is odd.
        let first: f32 = won[self.factions / 2 + 1..=self.factions].iter().sum();
        SideValues::new([first, 1.0 - first, 0.0])
    }

    fn of_three(&self, chances: &[[f32; SIDES]; VOTES]) -> SideValues {
        let mut won = [[0.0; VOTES + 1]; VOTES + 1];
        won[0][0] = 1.0;
        for (n, &[first, second, third]) in chances[..self.factions].iter().enumerate() {
            for i in (0..=n + 1).rev() {
                for j in (0..=n + 1 - i).rev() {
                    let from_first = if i > 0 { won[i - 1][j] * first } else { 0.0 };
                    let from_second = if j > 0 { won[i][j - 1] * second } else { 0.0 };
                    won[i][j] = won[i][j] * third + from_first + from_second;
                }
            }
        }
        let mut values = [0.0; SIDES];
        for (i, won) in won.iter().enumerate().take(self.factions + 1) {
            for (j, won) in won.iter().enumerate().take(self.factions + 1 - i) {
                let votes = [i, j, self.factions - i - j];
                let most = votes.into_iter().max().unwrap_or(0);
                let winners = votes.iter().filter(|&&n| n == most).count() as f32;
                for side in (0..SIDES).filter(|&side| votes[side] == most) {
                    values[side] += won / winners;
                }
            }
        }
        SideValues::new(values)
    }
}

#[cfg(test)]
mod tests {
    use claim::NamedSet;
    use game::{Chance, Game as _};

    use super::*;
    use crate::claim::weights::WEIGHTS;

    #[test]
    fn values_add_up_to_one_with_any_number_of_players() {
        for players in 2..=4 {
            let setup = NamedSet::TheSuccession.setup(players).unwrap();
            let mut chance = Chance::from_seed(u64::from(players));
            let deal = State::deal(&setup, &mut chance).unwrap();
            let mut state = State::start(&setup, &deal).unwrap();
            let evaluation = Evaluation::new(state.rules(), &WEIGHTS);
            while let Some(action) = state.sample(&mut chance) {
                let values = evaluation.evaluate(&state);
                let sum: f32 = (0..3).map(|side| values.of(side)).sum();
                assert!((sum - 1.0).abs() < 1e-3, "{players} players: {values:?}");
                state.apply_unchecked(action, &mut ());
            }
        }
    }
}
