//! The result of a game of Claim, with its explanation.

use ::claim::{Decider, Score, State, Vote};
use serde::Serialize;

use super::{Seat, names::Faction};
use crate::response::{Payoff, payoffs, winners};

/// Who won, and why.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-result"))]
pub(crate) struct Outcome {
    /// The seats that won.
    #[cfg_attr(test, schemars(length(min = 1)))]
    winners: Vec<Seat>,
    /// What the game was worth to each seat.
    payoffs: Vec<Payoff>,
    /// What decided (11.5, 11.6).
    ending: Ending,
    /// The same in words.
    words: &'static str,
    /// The seats of each side: partners are one.
    sides: Vec<Vec<Seat>>,
    /// What counted for each side.
    standings: Vec<Standing>,
    /// The vote of each faction.
    votes: Vec<Ballot>,
}

/// What decided.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-ending"))]
#[serde(rename_all = "kebab-case")]
enum Ending {
    /// The most votes.
    Votes,
    /// More cards of the factions won.
    Cards,
    /// A higher sum of their values.
    Sum,
    /// Nothing: the win is shared.
    Shared,
}

impl Ending {
    const fn of(ending: ::claim::Ending) -> (Ending, &'static str) {
        match ending {
            ::claim::Ending::Votes => (Ending::Votes, "the most votes"),
            ::claim::Ending::Cards => (Ending::Cards, "as many votes, but more cards of the factions won"),
            ::claim::Ending::Sum => (Ending::Sum, "as many votes and cards, but a higher sum of their values"),
            ::claim::Ending::Shared => (Ending::Shared, "nothing sets the winners apart: the win is shared"),
        }
    }
}

/// What counted for a side.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-standing"))]
struct Standing {
    /// How many votes it has.
    votes: u8,
    /// How many cards of the factions it has won.
    cards: u8,
    /// The sum of their values.
    sum: u16,
}

/// The vote of a faction.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-vote"))]
struct Ballot {
    /// Whose vote it is.
    faction: Faction,
    /// The side that gets it.
    #[cfg_attr(test, schemars(with = "Option<Seat>"))]
    side: Option<u8>,
    /// What decided.
    decider: DeciderKind,
    /// The value, length or sum that decided.
    number: Option<u16>,
    /// The same in words.
    words: String,
    /// For each side how many cards count.
    cards: Vec<u8>,
    /// For each side the sum of their values.
    sums: Vec<u16>,
}

/// What decided a vote.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-decider"))]
#[serde(rename_all = "kebab-case")]
enum DeciderKind {
    /// Nobody has a card that counts.
    Nobody,
    /// All that counts is equal.
    Equal,
    /// The most cards.
    MostCards,
    /// As many cards, but the higher one.
    HighestCard,
    /// The longest run.
    LongestRun,
    /// The highest sum under an open card.
    HighestSum,
    /// The same sum, but the higher open card.
    HighestOpen,
}

impl Outcome {
    /// The result of a game that is over.
    pub(crate) fn of(state: &State, score: &Score) -> Outcome {
        let rules = state.rules();
        let sides = 0..rules.sides();
        let seats_of = |side| rules.seats().filter(|&seat| rules.side(seat) == side).map(Seat::from).collect();
        let (ending, words) = Ending::of(score.ending);
        Outcome {
            winners: winners(state),
            payoffs: payoffs(state),
            ending,
            words,
            sides: sides.clone().map(seats_of).collect(),
            standings: sides
                .map(|side| score.standings[usize::from(side)])
                .map(|(votes, cards, sum)| Standing { votes, cards, sum })
                .collect(),
            votes: score.votes().map(|vote| Ballot::of(vote, usize::from(rules.sides()))).collect(),
        }
    }
}

impl Ballot {
    fn of(vote: &Vote, sides: usize) -> Ballot {
        let (decider, number, words) = match vote.decider {
            Decider::Nobody => (DeciderKind::Nobody, None, "nobody has a card that counts".into()),
            Decider::Equal => (DeciderKind::Equal, None, "all that counts is equal".into()),
            Decider::MostCards => (DeciderKind::MostCards, None, "the most cards".into()),
            Decider::HighestCard { value } => {
                (DeciderKind::HighestCard, Some(value.into()), format!("as many cards, but the higher one: {value}"))
            }
            Decider::LongestRun { length } => {
                (DeciderKind::LongestRun, Some(length.into()), format!("the longest run: {length}"))
            }
            Decider::HighestSum { sum } => {
                (DeciderKind::HighestSum, Some(sum), format!("the highest sum under an open card: {sum}"))
            }
            Decider::HighestOpen { value } => (
                DeciderKind::HighestOpen,
                Some(value.into()),
                format!("the same sum, but the higher open card: {value}"),
            ),
        };
        Ballot {
            faction: vote.faction.into(),
            side: vote.side,
            decider,
            number,
            words,
            cards: vote.cards[..sides].to_vec(),
            sums: vote.sums[..sides].to_vec(),
        }
    }
}
