//! The votes of Claim and who wins, with the reasons.

use ::claim::{Decider, Ending, Faction, Rules, Score, Vote};
use game::Seat;

use crate::{Names, Words};

impl Words {
    /// Who gets a faction's vote, and why.
    pub fn claim_vote(&self, vote: &Vote, names: &Names) -> String {
        let args = self.args().faction("faction", vote.faction);
        let Some(side) = vote.side else {
            return match vote.decider {
                Decider::Equal => args.say("vote-equal"),
                _ => args.say("vote-nobody"),
            };
        };
        let of = |side: u8| vote.cards.get(usize::from(side)).copied().unwrap_or(0);
        let others = (0..names.sides()).filter(|&other| other != side).map(|other| of(other).to_string());
        let args = args
            .text("whom", self.whom(names, &names.seats_of_side(side)))
            .number("cards", of(side))
            .text("others", self.list(&others.collect::<Vec<_>>()));
        match vote.decider {
            Decider::HighestCard { value } => args.number("value", value).say("vote-highest-card"),
            Decider::LongestRun { length } => args.number("length", length).say("vote-longest-run"),
            Decider::HighestSum { sum } => args.number("sum", sum).say("vote-highest-sum"),
            Decider::HighestOpen { value } => args.number("value", value).say("vote-highest-open"),
            // Whoever has a shorter run may have more cards.
            Decider::MostCards if vote.faction == Faction::Bards => args.say("vote-equal-runs"),
            Decider::MostCards | Decider::Nobody | Decider::Equal => args.say("vote-most-cards"),
        }
    }

    /// The result in a few words, for the reader if there is one: "You won 3 to 2".
    pub fn claim_headline(&self, rules: &Rules, score: &Score, names: &Names) -> String {
        let counts: Vec<u32> = (0..rules.sides()).map(|side| score.standings[usize::from(side)].0.into()).collect();
        let winners: Vec<u8> = (0..rules.sides()).filter(|&side| score.won(side)).collect();
        let is_tied = !matches!(score.ending, Ending::Votes);
        let own = names.you().map(|seat| rules.side(seat));
        self.headline(names, &counts, &winners, own, is_tied).unwrap_or_else(|| self.claim_ending(rules, score, names))
    }

    /// The same from the counts of all sides and who of them wins; nothing if others share the win.
    pub(crate) fn headline(
        &self,
        names: &Names,
        counts: &[u32],
        winners: &[u8],
        own: Option<u8>,
        is_tied: bool,
    ) -> Option<String> {
        let has_lost = own.is_some_and(|own| !winners.contains(&own));
        let (told, key) = match (winners, own) {
            (&[_], Some(own)) if has_lost && counts.len() == 2 => {
                (own, if is_tied { "headline-lost-tie" } else { "headline-lost" })
            }
            (&[winner], _) => (winner, if is_tied { "headline-won-tie" } else { "headline-won" }),
            _ if has_lost => return None,
            _ => return Some(self.say("headline-shared")),
        };
        let others = (0..).zip(counts).filter(|(side, _)| *side != told).map(|(_, count)| count.to_string());
        let args = self.subject(names, &names.seats_of(told, counts.len()));
        let count = counts.get(usize::from(told)).copied().unwrap_or_default();
        Some(args.number("count", count).text("others", self.list(&others.collect::<Vec<_>>())).say(key))
    }

    /// Who wins, and by what.
    pub fn claim_ending(&self, rules: &Rules, score: &Score, names: &Names) -> String {
        let sides = 0..rules.sides();
        let winners: Vec<u8> = sides.clone().filter(|&side| score.won(side)).collect();
        let seats: Vec<Seat> = rules.seats().filter(|&seat| winners.contains(&rules.side(seat))).collect();
        let (votes, cards, sum) = winners.first().map_or((0, 0, 0), |&side| score.standings[usize::from(side)]);
        let others = sides.filter(|side| !winners.contains(side)).map(|side| score.standings[usize::from(side)].0);
        let others: Vec<String> = others.map(|votes| votes.to_string()).collect();
        let args = self.subject(names, &seats).number("votes", votes).text("others", self.list(&others));
        match score.ending {
            Ending::Votes => args.say("ending-votes"),
            Ending::Cards => args.number("cards", cards).say("ending-cards"),
            Ending::Sum => args.number("sum", sum).say("ending-sum"),
            Ending::Shared => args.say("ending-shared"),
        }
    }
}
