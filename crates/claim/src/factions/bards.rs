//! Bards: the longest run of consecutive values takes the vote (8.2).

use crate::{
    factions::{Cards, Source},
    power::{Counts, Moment, Power},
    score::{Ballot, Decider, SIDES, Vote},
};

pub(crate) struct Bards;

impl Power for Bards {
    const CARDS: Cards = Cards::ten("Ba", Source::A);
    const COUNTS: Counts = Counts::ByOwnCards;
    const LISTENS: &'static [Moment] = &[Moment::Vote];

    /// 8.2, 11.4: equal runs are decided by cards, among those who have the longest. Loot has no value, so it
    /// lengthens nothing.
    fn vote(ballot: &Ballot) -> Option<Vote> {
        let holdings = ballot.holdings();
        let run = |side: u8| holdings[usize::from(side)].longest_run();
        let mut runs = [0; SIDES];
        ballot.sides().for_each(|side| runs[usize::from(side)] = run(side));
        let longest = runs.into_iter().max()?;
        let has_longest = |side| runs[usize::from(side)] == longest;
        let mut best = ballot.sides().filter(|&side| has_longest(side));
        let first = best.next()?;
        let mut vote = ballot.by_cards(&holdings, has_longest);
        if best.next().is_none() {
            vote.side = Some(first);
            vote.decider = Decider::LongestRun { length: longest };
        }
        Some(vote)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    #[test]
    fn the_longest_run_takes_the_vote_against_more_and_higher_cards() {
        // 8.2
        at("Knights Goblins Bards Raccoons Vikings | a.score: Ba0 Ba1 | b.score: Ba9 Ba7 Ba5 Ba3").shows("Bards: a");
        at("Knights Goblins Bards Raccoons Vikings | a.score: Ba3 | b.score: Vi3").shows("Bards: a | Vikings: b");
    }

    #[test]
    fn equal_runs_are_decided_as_usual() {
        // 8.2, 11.4: most cards, then the highest; not the higher run.
        at("Knights Goblins Bards Raccoons Vikings | a.score: Ba1 Ba2 Ba4 | b.score: Ba7 Ba8").shows("Bards: a");
        at("Knights Goblins Bards Raccoons Vikings | a.score: Ba1 Ba2 | b.score: Ba7 Ba8").shows("Bards: b");
        at("Knights Goblins Bards Raccoons Vikings | a.score: Ba1 Ba2 Ba9 | b.score: Ba6 Ba7 Ba4").shows("Bards: a");
        at("Knights Goblins Bards Raccoons Vikings").shows("Bards: -");
    }

    #[test]
    fn loot_does_not_lengthen_a_run() {
        // 11.4; of equal runs it is a card like any other.
        let line = "Knights Goblins Bards Raccoons Vikings | loot: 1 3 | a.score: Kn2 Kn3 Go0 Go0 Ra1 Ra3 Vi1 Vi2 Ba4";
        at(&format!("{line} | b.score: Ba5 Ba6")).shows("Bards: b");
        at(&format!("{line} | b.score: Ba9 Ba7")).shows("Bards: a");
    }
}
