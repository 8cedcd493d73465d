//! The weights of the evaluation of phase one, by faction.
//!
//! What was fitted names factions by the codes of their cards (`fitted.rs`). A faction that nothing was fitted to gets the
//! mean of the others.

use std::sync::LazyLock;

use claim::{Card, Faction, Rules};

use crate::claim::fitted;

/// A row for each faction, and behind them one for the heroes.
pub const KINDS: usize = HEROES + 1;
const HEROES: usize = Faction::ALL.len();
/// No card is higher than 19.
pub const VALUES: usize = 20;
/// Two, three or four players.
pub const PLAYERS: usize = 3;
/// From 0 to 13 tricks are left in phase one.
pub const TRICKS: usize = 14;

/// The weights of the evaluation of phase one.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// By [`kind`] of card.
    pub rows: [Row; KINDS],
    /// By number of players from two and by tricks left in phase one: the inverse temperature of the softmax over sides.
    pub sharpness: [[f32; TRICKS]; PLAYERS],
}

/// The weights of a faction's cards and of its vote.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row {
    /// By value: what a follower counts for its faction's vote.
    pub follower: [f32; VALUES],
    /// By value: what a follower counts for winning tricks.
    pub strength: [f32; VALUES],
    /// By value: what a card in hand counts for winning followers.
    pub hand: [f32; VALUES],
    /// How much the vote depends on strength, on hands, on a card of the faction on a score pile, and on the lead.
    pub votes: [f32; 4],
}

/// The weights in use.
pub static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::by_code(&fitted::FACTIONS, fitted::HEROES, fitted::SHARPNESS));

/// The row of a card: that of its faction, or that of the heroes.
pub fn kind(rules: &Rules, card: Card) -> usize {
    rules.faction_of(card).map_or(HEROES, |faction| faction as usize)
}

impl Weights {
    /// The weights before any fit: high cards are better.
    pub const fn initial() -> Weights {
        let mut by_value = [0.0; VALUES];
        let mut value = 0;
        while value < VALUES {
            by_value[value] = 0.05 * (value as f32 - 4.5);
            value += 1;
        }
        let row = Row { follower: [0.3; VALUES], strength: by_value, hand: by_value, votes: [0.5, 0.5, 0.5, 0.0] };
        Weights { rows: [row; KINDS], sharpness: [[1.0; TRICKS]; PLAYERS] }
    }

    /// Rows of factions by their codes, laid out in the order of [`Faction::ALL`].
    fn by_code(factions: &[(&str, Row)], heroes: Row, sharpness: [[f32; TRICKS]; PLAYERS]) -> Weights {
        let find = |faction: Faction| factions.iter().find(|(code, _)| *code == faction.code()).map(|(_, row)| row);
        let known: Vec<(Faction, &Row)> =
            Faction::ALL.into_iter().filter_map(|faction| Some((faction, find(faction)?))).collect();
        let mut rows = [heroes; KINDS];
        for (row, faction) in rows.iter_mut().zip(Faction::ALL) {
            *row = find(faction).copied().unwrap_or_else(|| Row::mean(&known));
        }
        Weights { rows, sharpness }
    }
}

impl Row {
    /// For a faction that nothing is known of: the mean of the others, for each value of those that have it.
    fn mean(known: &[(Faction, &Row)]) -> Row {
        let of_value = |value: usize, weights: fn(&Row) -> &[f32; VALUES]| {
            let have = known.iter().filter(|(faction, _)| faction.values().contains(&(value as u8)));
            mean(have.map(|(_, row)| weights(row)[value]))
        };
        Row {
            follower: std::array::from_fn(|value| of_value(value, |row| &row.follower)),
            strength: std::array::from_fn(|value| of_value(value, |row| &row.strength)),
            hand: std::array::from_fn(|value| of_value(value, |row| &row.hand)),
            votes: std::array::from_fn(|part| mean(known.iter().map(|(_, row)| row.votes[part]))),
        }
    }
}

/// The mean of some weights; 0 of none.
fn mean(weights: impl Iterator<Item = f32>) -> f32 {
    let (sum, count) = weights.fold((0.0, 0), |(sum, count), weight| (sum + weight, count + 1));
    if count == 0 { 0.0 } else { sum / count as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_faction_has_the_row_of_its_code_whatever_the_order() {
        let mut shuffled = fitted::FACTIONS;
        shuffled.reverse();
        assert_eq!(Weights::by_code(&shuffled, fitted::HEROES, fitted::SHARPNESS), *WEIGHTS);
        for (code, row) in fitted::FACTIONS {
            let faction: Faction = code.parse().unwrap();
            assert_eq!(WEIGHTS.rows[faction as usize], row, "{faction}");
        }
        assert_eq!(WEIGHTS.rows[HEROES], fitted::HEROES);
    }

    #[test]
    fn a_faction_that_was_not_fitted_has_the_mean_of_the_others_and_not_the_heroes_row() {
        let others: Vec<(&str, Row)> = fitted::FACTIONS.into_iter().filter(|(code, _)| *code != "Dr").collect();
        let weights = Weights::by_code(&others, fitted::HEROES, fitted::SHARPNESS);
        let dragons = weights.rows[Faction::Dragons as usize];
        for (code, row) in &others {
            let faction: Faction = code.parse().unwrap();
            assert_eq!(weights.rows[faction as usize], *row, "{faction}");
        }
        assert_ne!(dragons, weights.rows[HEROES]);
        // Only Shadows go up to 19, so theirs is the mean.
        assert!(dragons.follower[19].eq(&WEIGHTS.rows[Faction::Shadows as usize].follower[19]));
        // High followers count more than low ones, as with any other faction.
        assert!(dragons.follower[9] > dragons.follower[2] && dragons.strength[9] > dragons.strength[2]);
        let votes: f32 = others.iter().map(|(_, row)| row.votes[0]).sum();
        assert!((dragons.votes[0] - votes / others.len() as f32).abs() < 1e-5);
    }
}
