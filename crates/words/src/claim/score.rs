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
