//! The votes and the winner (section 11), with the reasons.

use std::ops::Range;

use game::{Payoffs, Seat};

use crate::{
    by_seat::BySeat as _,
    card::{Card, CardSet, FACTION_SLOTS, Slot},
    factions::{Faction, with_power},
    phase::Step,
    power::Moment,
    state::State,
};

/// The most sides a game has.
pub(crate) const SIDES: usize = 4;
/// No card is higher than 19 (2.2, 2.5).
pub(crate) const VALUES: usize = 20;

/// What decided a vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Decider {
    /// Nobody has a card of the faction, or nobody can win it: no vote (11.4).
    Nobody,
    /// All that counts is equal: no vote (11.4).
    Equal,
    /// The most cards.
    MostCards,
    /// As many cards, but more of this value, and as many of all that is higher.
    HighestCard {
        /// The value.
        value: u8,
    },
    /// The longest run (8.2).
    LongestRun {
        /// How long.
        length: u8,
    },
    /// The highest sum of an open card and what lies beneath (8.21).
    HighestSum {
        /// The sum.
        sum: u16,
    },
    /// The same sum, but the higher open card (8.21).
    HighestOpen {
        /// Its value.
        value: u8,
    },
}

/// One faction's vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Vote {
    /// Whose vote.
    pub faction: Faction,
    /// The side that gets it, if any does.
    pub side: Option<u8>,
    /// Why.
    pub decider: Decider,
    /// How many cards count for each side.
    pub cards: [u8; SIDES],
    /// The sum of their values.
    pub sums: [u16; SIDES],
}

/// The cards that count for one side in one faction's vote. Some count more than once (8.17); [`Vote::cards`] has the
/// number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// Cards that lie face up: those of the faction in score piles, or the open one with all beneath it (8.21).
    pub cards: CardSet,
    /// A card that lies face down and counts as one of the faction (9.12).
    pub hidden: Option<Card>,
    /// Does a Crown count as one of the faction (9.4)?
    pub crown: bool,
    /// Cards without a value: loot (8.12).
    pub blanks: u8,
}

impl Counted {
    /// How many cards there are.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.cards.len() as u8 + self.hidden.is_some() as u8 + self.crown as u8 + self.blanks
    }
}

/// What decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ending {
    /// The most votes (11.5, 12.13).
    Votes,
    /// As many votes, but more cards of the factions won (11.6).
    Cards,
    /// As many cards, but a higher sum of their values (11.6).
    Sum,
    /// Nothing: a draw, or a shared win (11.6, 12.13).
    Shared,
}

/// The result of a game, with the reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Score {
    votes: [Option<Vote>; FACTION_SLOTS],
    sides: u8,
    /// For each side: votes, cards of the factions won, and the sum of their values.
    pub standings: [(u8, u8, u16); SIDES],
    /// What decided the game.
    pub ending: Ending,
}

/// A score as it was read, before it is checked.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    votes: [Option<Vote>; FACTION_SLOTS],
    sides: u8,
    standings: [(u8, u8, u16); SIDES],
    ending: Ending,
}

/// Why something is no score.
#[cfg(feature = "serde")]
#[derive(Debug, thiserror::Error)]
enum ScoreError {
    /// Games have two to four sides.
    #[error("a game has two to four sides, not {0}")]
    Sides(u8),
    /// A vote went to a side that is not there.
    #[error("side {0} gets a vote and is not in the game")]
    NoSuchSide(u8),
    /// The standings or the end do not follow from the votes.
    #[error("the votes do not add up to this result (rule 11)")]
    Sum,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Score {
    type Error = ScoreError;

    fn try_from(read: Unchecked) -> Result<Score, ScoreError> {
        if !(2..=SIDES as u8).contains(&read.sides) {
            return Err(ScoreError::Sides(read.sides));
        }
        let sides = read.votes.iter().flatten().filter_map(|vote| vote.side);
        if let Some(side) = sides.into_iter().find(|&side| side >= read.sides) {
            return Err(ScoreError::NoSuchSide(side));
        }
        let score = Score::of(read.votes, read.sides);
        let is_right = (score.standings, score.ending) == (read.standings, read.ending);
        if is_right { Ok(score) } else { Err(ScoreError::Sum) }
    }
}

impl Score {
    /// The result that these votes give (11.5, 11.6).
    fn of(votes: [Option<Vote>; FACTION_SLOTS], sides: u8) -> Score {
        let mut standings = [(0u8, 0u8, 0u16); SIDES];
        for vote in votes.iter().flatten() {
            if let Some(side) = vote.side.map(usize::from) {
                let (votes, cards, sum) = &mut standings[side];
                *votes += 1;
                *cards = cards.saturating_add(vote.cards[side]);
                *sum = sum.saturating_add(vote.sums[side]);
            }
        }
        let mut score = Score { votes, sides, standings, ending: Ending::Shared };
        if score.winners() == 1 {
            let best = standings.iter().max().copied().unwrap_or_default();
            let rest = || standings[..usize::from(sides)].iter().filter(|&&s| s != best);
            score.ending = if rest().all(|s| s.0 < best.0) {
                Ending::Votes
            } else if rest().all(|s| (s.0, s.1) < (best.0, best.1)) {
                Ending::Cards
            } else {
                Ending::Sum
            };
        }
        score
    }

    /// The votes, in the order of the deck.
    pub fn votes(&self) -> impl Iterator<Item = &Vote> {
        self.votes.iter().flatten()
    }

    /// Did this side win, alone or together with others?
    pub fn won(&self, side: u8) -> bool {
        let standings = &self.standings[..usize::from(self.sides)];
        standings.get(usize::from(side)).is_some_and(|mine| standings.iter().all(|other| other <= mine))
    }

    /// How many sides share the win.
    pub fn winners(&self) -> u8 {
        (0..self.sides).filter(|&side| self.won(side)).count() as u8
    }
}

impl State {
    /// The result, if the game is over.
    pub(crate) fn tally(&self) -> Option<Score> {
        if self.step != Step::Over {
            return None;
        }
        let mut votes = [None; FACTION_SLOTS];
        for (slot, faction) in self.rules.slots() {
            votes[slot.index()] = Some(Ballot::new(self, slot, faction).vote());
        }
        Some(Score::of(votes, self.rules.sides()))
    }

    /// The votes as they would go if nobody won another card: as 11.1, 11.2 and 11.4 say, Crowns and loot aside, which
    /// nobody has declared yet.
    pub(crate) fn standing(&self) -> Option<Score> {
        self.ended().tally()
    }

    /// The cards that count in a vote, at the end of the game or as [`standing`](State::standing) counts before it.
    pub(crate) fn counted(&self, side: u8, slot: Slot) -> Counted {
        let end = self.ended();
        let faction = self.rules.faction(slot);
        faction.map_or_else(Counted::default, |faction| Ballot::new(&end, slot, faction).counted(side))
    }

    /// The game as if it ended now, without declarations of Crowns and loot.
    fn ended(&self) -> State {
        let mut end = *self;
        if end.step != Step::Over {
            end.complete_piles(&mut ());
            end.step = Step::Over;
        }
        end
    }

    pub(crate) fn payoffs_now(&self) -> Option<Payoffs> {
        if let Some(side) = self.most_votes() {
            return Some(Payoffs::shared(self.rules.players(), 1, |seat| self.rules.side(seat) == side));
        }
        let score = self.tally()?;
        Some(Payoffs::shared(self.rules.players(), score.winners(), |seat| score.won(self.rules.side(seat))))
    }

    /// The side that has more votes than any other, if one has and the game is over: the reasons are not looked into.
    fn most_votes(&self) -> Option<u8> {
        if self.step != Step::Over {
            return None;
        }
        let mut votes = [0u8; SIDES];
        // Nothing counts but cards of the faction.
        let is_plain = self.rules.sides() == 2
            && self.artifacts.hidden.is_none()
            && self.artifacts.crowned == [None; 2]
            && self.factions.loot == [None; 4];
        for (slot, faction) in self.rules.slots() {
            let ballot = Ballot::new(self, slot, faction);
            let cards = self.rules.layout().cards[slot.index()];
            let winner = if is_plain {
                ballot.winner(0..2, |side| self.side_pile(side).and(cards).len() as u8)
            } else {
                ballot.winner(ballot.sides(), |side| ballot.cards_of(side).count())
            };
            if let Some(side) = winner {
                votes[usize::from(side) % SIDES] += 1;
            }
        }
        if let [first, second, 0, 0] = votes
            && first != second
        {
            return Some(u8::from(second > first));
        }
        let most = *votes.iter().max()?;
        let mut best = (0..SIDES as u8).filter(|&side| votes[usize::from(side)] == most);
        let first = best.next();
        if best.next().is_none() { first } else { None }
    }

    /// The face-up cards in a side's score piles.
    #[inline]
    pub(crate) fn side_pile(&self, side: u8) -> CardSet {
        let own = self.scores.of(Seat(side));
        // 12.2: partners sit opposite.
        if self.rules.players() == 4 { own.or(self.scores.of(Seat(side + 2))) } else { own }
    }

    /// The card of a side that counts as another faction (9.12).
    pub(crate) fn side_hidden(&self, side: u8) -> Option<(Card, Slot)> {
        self.artifacts
            .hidden
            .filter(|hidden| self.rules.side(hidden.seat) == side)
            .map(|hidden| (hidden.card, hidden.slot))
    }

    /// The faction a side's Crown counts for.
    pub(crate) fn side_crown(&self, side: u8) -> Option<Slot> {
        self.artifacts.crowned.get(usize::from(side)).copied().flatten().filter(|_| self.rules.players() == 2)
    }

    /// How many cards a side has of a faction, as they lie, with what counts as one of it (8.12, 11.4), without loot.
    #[inline]
    pub(crate) fn side_count(&self, side: u8, slot: Slot) -> u8 {
        if self.rules.artifacts() {
            return self.side_cards(side, slot).count();
        }
        self.side_pile(side).and(self.rules.layout().cards[slot.index()]).len() as u8
    }

    /// The same, card by card.
    #[inline]
    fn side_cards(&self, side: u8, slot: Slot) -> Counted {
        Counted {
            cards: self.side_pile(side).and(self.rules.layout().cards[slot.index()]),
            hidden: self.side_hidden(side).filter(|&(_, as_slot)| as_slot == slot).map(|(card, _)| card),
            crown: self.side_crown(side) == Some(slot),
            blanks: 0,
        }
    }
}

/// The value of a Crown (9.4).
pub(crate) const CROWN: u8 = 5;

/// The cards that count for one side in one vote.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Holding {
    cards: u8,
    /// How many there are of each value, in six bits each: by 11.4 whoever has the higher number has the better cards.
    of_value: u128,
    sum: u16,
}

impl Holding {
    /// The bits in which the cards of a value are counted.
    const BITS: u32 = 6;
    /// One card of each value.
    const ONE_OF_EACH: u128 = {
        let (mut all, mut value) = (0, 0);
        while value < VALUES as u32 {
            all |= 1 << (value * Holding::BITS);
            value += 1;
        }
        all
    };

    /// Cards without a value (8.12).
    const fn blank(cards: u8) -> Holding {
        Holding { cards, of_value: 0, sum: 0 }
    }

    pub(crate) fn add(&mut self, value: u8) {
        self.cards += 1;
        self.of_value += 1 << (u32::from(value) % VALUES as u32 * Holding::BITS);
        self.sum += u16::from(value);
    }

    /// The longest run of consecutive values.
    pub(crate) const fn longest_run(&self) -> u8 {
        // One bit for each value that is there.
        let mut runs = self.of_value | self.of_value >> 1 | self.of_value >> 2;
        runs |= runs >> 3;
        runs &= Holding::ONE_OF_EACH;
        let mut longest = 0;
        while runs != 0 {
            runs &= runs >> Holding::BITS;
            longest += 1;
        }
        longest
    }

    /// How many there are of a value.
    pub(crate) fn of(&self, value: u8) -> u8 {
        (self.of_value >> (u32::from(value) * Holding::BITS)) as u8 & ((1 << Holding::BITS) - 1)
    }
}

/// One faction and what each side has of it.
pub(crate) struct Ballot<'a> {
    pub(crate) state: &'a State,
    pub(crate) slot: Slot,
    pub(crate) faction: Faction,
}

impl<'a> Ballot<'a> {
    fn new(state: &'a State, slot: Slot, faction: Faction) -> Ballot<'a> {
        Ballot { state, slot, faction }
    }

    pub(crate) fn sides(&self) -> Range<u8> {
        0..self.state.rules.sides()
    }

    fn vote(&self) -> Vote {
        let special = self.state.rules.hears(Moment::Vote, self.faction);
        if special && let Some(vote) = with_power!(self.faction, P => P::vote(self)) {
            return vote;
        }
        self.by_cards(&self.holdings(), |_| true)
    }

    /// The cards that count for a side.
    fn counted(&self, side: u8) -> Counted {
        let special = self.state.rules.hears(Moment::Vote, self.faction);
        let special = if special { with_power!(self.faction, P => P::counted(self, side)) } else { None };
        special.unwrap_or_else(|| self.cards_of(side))
    }

    /// What counts for a side by the base rule.
    #[inline]
    fn cards_of(&self, side: u8) -> Counted {
        Counted { blanks: self.loot(side), ..self.state.side_cards(side, self.slot) }
    }

    /// The loot that a side has declared for this vote.
    #[inline]
    fn loot(&self, side: u8) -> u8 {
        if self.state.factions.loot[usize::from(side)] == Some(self.slot) { self.state.loot_of(side) } else { 0 }
    }

    /// The same by values.
    pub(crate) fn holding(&self, side: u8) -> Holding {
        let Counted { cards, hidden, crown, blanks } = self.cards_of(side);
        let mut holding = Holding::blank(blanks);
        cards.iter().chain(hidden).for_each(|card| holding.add(self.state.rules.value_of(card)));
        if crown {
            holding.add(CROWN);
        }
        holding
    }

    /// Who gets the vote; if these numbers of cards decide it, nothing else is looked at.
    #[inline(always)]
    fn winner(&self, sides: Range<u8>, count: impl Fn(u8) -> u8) -> Option<u8> {
        if self.state.rules.hears(Moment::Vote, self.faction) {
            return self.vote().side;
        }
        let mut most = (0, None);
        for side in sides {
            let count = count(side);
            if count > most.0 {
                most = (count, Some(side));
            } else if count == most.0 && count > 0 {
                return self.vote().side;
            }
        }
        most.1
    }

    /// What counts for each side by the base rule, by values.
    pub(crate) fn holdings(&self) -> [Holding; SIDES] {
        self.holdings_by(|side| self.holding(side))
    }

    /// What counts for each side, as `holding` says.
    pub(crate) fn holdings_by(&self, holding: impl Fn(u8) -> Holding) -> [Holding; SIDES] {
        let mut holdings = [Holding::default(); SIDES];
        for side in self.sides() {
            holdings[usize::from(side) % SIDES] = holding(side);
        }
        holdings
    }

    /// 11.4 among the sides that are still `in_it`: most cards, then the highest, the second highest, and so on.
    pub(crate) fn by_cards(&self, holdings: &[Holding; SIDES], in_it: impl Fn(u8) -> bool) -> Vote {
        let mut vote = self.no_vote(Decider::Nobody);
        let (mut best, mut next) = ((Holding::default(), 0), Holding::default());
        for side in self.sides() {
            let holding = holdings[usize::from(side) % SIDES];
            vote.cards[usize::from(side) % SIDES] = holding.cards;
            vote.sums[usize::from(side) % SIDES] = holding.sum;
            if in_it(side) {
                if holding > best.0 {
                    next = best.0;
                    best = (holding, side);
                } else {
                    next = next.max(holding);
                }
            }
        }
        let (best, side) = best;
        if best.cards > 0 {
            vote.decider = match best.of_value ^ next.of_value {
                _ if best.cards > next.cards => Decider::MostCards,
                0 => Decider::Equal,
                differing => Decider::HighestCard { value: (differing.ilog2() / Holding::BITS) as u8 },
            };
            vote.side = if vote.decider == Decider::Equal { None } else { Some(side) };
        }
        vote
    }

    /// A vote that nobody has won yet.
    pub(crate) fn no_vote(&self, decider: Decider) -> Vote {
        Vote { faction: self.faction, side: None, decider, cards: [0; SIDES], sums: [0; SIDES] }
    }
}

/// The seat that speaks for a side (12.12): its lower one.
pub(crate) const fn speaker(side: u8) -> Seat {
    Seat(side)
}
