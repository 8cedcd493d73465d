//! Random games from the deal to the result.

use std::hint::black_box;

use game::{Actor, Answer, Chance, Game, Seat};

use crate::Set;

/// Random games of one set, one after the other, from one stream of chance: a new one for each would be measured, too.
pub struct Games {
    kind: Kind,
    chance: Chance,
}

enum Kind {
    Claim { rules: claim::Rules, first: Option<Seat> },
    ClaimIt { setup: claim_it::Setup },
}

impl Games {
    /// Games of a set; the error is why it is not legal.
    pub fn new(set: &Set, seed: u64) -> Result<Games, String> {
        let kind = match set {
            Set::Claim(setup) => Kind::Claim { rules: setup.rules().map_err(|e| e.to_string())?, first: setup.first },
            Set::ClaimIt(setup) => {
                claim_it::State::deal(setup, &mut Chance::from_seed(0)).map_err(|e| e.to_string())?;
                Kind::ClaimIt { setup: *setup }
            }
        };
        Ok(Games { kind, chance: Chance::from_seed(seed) })
    }

    /// Plays that many games; says how many decisions there were.
    pub fn play(&mut self, games: u64) -> u64 {
        (0..games).map(|_| self.play_one(|_| ())).sum()
    }

    /// Plays the game of each of these seeds, so that the rules are known by the checksum; says how many decisions there
    /// were in all.
    pub fn check(&mut self, seeds: std::ops::Range<u64>) -> (u64, Checksum) {
        let mut sum = Checksum::default();
        let mut plies = 0;
        for seed in seeds {
            self.chance = Chance::from_seed(seed);
            plies += self.play_one(|value| sum.add(value));
        }
        (plies, sum)
    }

    fn play_one(&mut self, told: impl FnMut(u64)) -> u64 {
        let chance = &mut self.chance;
        match &self.kind {
            Kind::Claim { rules, first } => {
                let deal = claim::Deal::random(rules, *first, chance);
                to_the_end(claim::State::begin(*rules, &deal), chance, told)
            }
            Kind::ClaimIt { setup } => {
                let deal = claim_it::State::deal(setup, chance);
                match deal.and_then(|deal| claim_it::State::start(setup, &deal)) {
                    Ok(position) => to_the_end(position, chance, told),
                    Err(_) => 0,
                }
            }
        }
    }
}

/// Plays to the end at random, listing the legal answers at every decision, and looks at the result; says how many
/// decisions there were.
fn to_the_end<G: Game>(mut position: G, chance: &mut Chance, mut told: impl FnMut(u64)) -> u64 {
    let mut plies = 0;
    loop {
        let action =
            if position.actor() == Actor::Chance { position.sample(chance) } else { position.answers().any(chance) };
        let Some(action) = action else { break };
        told(u64::from(action.number()));
        position.apply_unchecked(action, &mut ());
        plies += 1;
    }
    let payoffs = black_box(position.payoffs());
    told(payoffs.map_or(9, |payoffs| (payoffs.of(Seat(0)) * 4.0) as u64));
    plies
}

/// FNV-1a, enough to notice a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checksum(pub u64);

impl Default for Checksum {
    fn default() -> Checksum {
        Checksum(0xcbf2_9ce4_8422_2325)
    }
}

impl Checksum {
    fn add(&mut self, value: u64) {
        self.0 = (self.0 ^ value).wrapping_mul(0x0000_0100_0000_01b3);
    }
}
