//! Bards: the longest run of consecutive values takes the vote (8.2).

use crate::{
    factions::{Cards, Source},
    power::{Moment, Power},
    score::{Ballot, Decider, Holding, Vote},
};

pub(crate) struct Bards;

impl Power for Bards {
    const CARDS: Cards = Cards::ten("Ba", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::Vote];

    /// 8.2, 11.4: equal runs are decided by cards, among those who have the longest. Loot has no value, so it
    /// lengthens nothing.
    fn vote(ballot: &Ballot) -> Option<Vote> {
        let run = |side| longest_run(&ballot.holding(side));
        let longest = ballot.sides().map(run).max()?;
        let mut best = ballot.sides().filter(|&side| run(side) == longest);
        let first = best.next()?;
        let mut vote = ballot.by_cards(|side| ballot.holding(side), |side| run(side) == longest);
        if best.next().is_none() {
            vote.side = Some(first);
            vote.decider = Decider::LongestRun { length: longest };
        }
        Some(vote)
    }
}

fn longest_run(holding: &Holding) -> u8 {
    let mut longest = 0;
    let mut run = 0;
    for n in holding.of_value {
        run = if n > 0 { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}
