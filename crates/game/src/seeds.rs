//! The seeds of a game: one for the deal and all later draws and rolls, and one for its bots.
//!
//! Whoever knows the seed of a deal knows every card, so no bot is ever given it. The seed of a bot is derived from a
//! key of its own, decision by decision: it depends on the seat and on the place in the log, not on what was drawn
//! before. So a bot answers the same after undo and resume, the same bot plays the same game in the same seat, and
//! nothing has to be stored.

use std::fmt;

use crate::{Chance, Seat};

/// The seeds of one game.
#[derive(Clone, Debug)]
pub struct Seeds {
    /// Deals, draws and rolls, from the beginning of its stream.
    pub(crate) chance: Chance,
    pub(crate) bots: BotKey,
}

/// The key from which the seeds of all bots of one game are derived.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct BotKey([u8; 32]);

/// The seed of a bot for one decision. It reveals neither the deal nor the seed of any other decision, so it can be
/// carried to wherever the bot thinks.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct BotSeed([u8; 32]);

impl Seeds {
    /// The stream of a game's seed from which its bots' key is taken; stream 0 deals.
    const BOTS: u64 = 1;

    /// The seeds that follow from the seed of a game, as it stands in a record.
    pub fn from_seed(seed: u64) -> Seeds {
        let chance = Chance::from_seed(seed);
        let bots = BotKey(chance.clone().stream(Seeds::BOTS).key());
        Seeds { chance, bots }
    }

    /// Two keys that have nothing to do with each other, both chosen at random.
    pub fn from_keys(deal: [u8; 32], bots: [u8; 32]) -> Seeds {
        Seeds { chance: Chance::from_key(deal), bots: BotKey(bots) }
    }

    /// The seed of whatever bot decides for `seat` at this place in the log.
    pub fn bot(&self, seat: Seat, place: usize) -> BotSeed {
        self.bots.seed(seat, place)
    }
}

impl BotKey {
    pub(crate) fn seed(&self, seat: Seat, place: usize) -> BotSeed {
        let stream = u64::from(seat.0) << 56 | place as u64;
        BotSeed(Chance::from_key(self.0).stream(stream).key())
    }
}

impl BotSeed {
    /// The source of chance of a bot that takes this decision.
    pub fn chance(self) -> Chance {
        Chance::from_key(self.0)
    }
}

/// Keys are not printed: what is printed ends up in logs.
impl fmt::Debug for BotKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BotKey(..)")
    }
}

impl fmt::Debug for BotSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BotSeed(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a bot is given draws nothing that the deal, another seat or another decision draws.
    #[test]
    fn no_bot_shares_its_chance_with_another_decision_or_with_a_deal() {
        let mut first: Vec<u64> = Vec::new();
        for seed in 0..50 {
            let seeds = Seeds::from_seed(seed);
            first.push(Chance::from_seed(seed).bits());
            let bots = (0..5).flat_map(|seat| (0..20).map(move |place| (Seat(seat), place)));
            first.extend(bots.map(|(seat, place)| seeds.bot(seat, place).chance().bits()));
        }
        let all = first.len();
        assert_eq!(all, 50 * 101);
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), all);
    }

    #[test]
    fn the_seed_of_a_deal_deals_as_it_always_did() {
        let mut chance = Seeds::from_seed(2024).chance;
        assert_eq!([(); 4].map(|()| chance.below(52)), [39, 8, 50, 51]);
    }

    #[test]
    fn a_bot_has_the_same_seed_on_every_platform() {
        // Computed by another implementation of ChaCha8.
        let bits = |seeds: Seeds| seeds.bot(Seat(1), 12).chance().bits();
        assert_eq!(bits(Seeds::from_seed(2024)), 11_166_310_667_485_091_180);
        assert_eq!(bits(Seeds::from_keys([1; 32], [2; 32])), 7_946_505_489_356_979_451);
        assert_eq!(bits(Seeds::from_keys([9; 32], [2; 32])), 7_946_505_489_356_979_451, "whatever is dealt");
    }

    #[test]
    fn keys_are_not_printed() {
        let seeds = Seeds::from_keys([77; 32], [78; 32]);
        let printed = format!("{seeds:?} {:?}", seeds.bot(Seat(0), 0));
        assert!(!printed.contains("77") && !printed.contains("78"), "{printed}");
    }
}
