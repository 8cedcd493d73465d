//! Who wins a trick (7.3, 7.4), in which order all take (12.4), and who leads next (5.5, 6.2).

use game::Seat;

use crate::{
    card::Slot,
    declared::{Between, Known, Slots},
    factions::{Faction, with_power},
    heroes::with_hero,
    power::Moment,
    state::State,
    trick::Play,
};

/// What was decided about a trick. As long as nothing is, winner and order are those of the trick before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Verdict {
    /// The winner of the trick.
    pub(crate) winner: Seat,
    /// The place of the winning card; none before the trick is decided, and in a trick without play (8.1).
    pub(crate) at: Option<u8>,
    /// The faction whose power won the trick: it is looked up at every step after it.
    pub(crate) power: Option<Faction>,
    /// In which order prizes and cards are taken (12.4).
    pub(crate) order: [Seat; 4],
}

impl Verdict {
    /// No trick has been decided yet.
    pub(crate) const fn before_the_first(leader: Seat) -> Verdict {
        Verdict { winner: leader, at: None, power: None, order: [leader; 4] }
    }

    /// The same while the next trick is not decided.
    #[inline]
    pub(crate) const fn undecided(self) -> Verdict {
        Verdict { at: None, power: None, ..self }
    }
}

impl State {
    /// The verdict on the cards of the trick as they lie; none if there are none.
    pub(crate) fn judged(&self) -> Option<Verdict> {
        let (at, order) = self.ranking(self.known())?;
        let play = self.trick.plays().get(at)?;
        Some(Verdict { winner: play.seat, at: Some(at as u8), power: self.power_of(play), order })
    }

    /// The card at `at` of the trick wins it.
    #[inline(always)]
    pub(crate) fn set_verdict<const PLAIN: bool>(&mut self, at: usize, play: &Play, order: [Seat; 4], _: Known<PLAIN>) {
        let verdict = Verdict { winner: play.seat, at: Some(at as u8), power: None, order };
        // After a plain trick nobody asks what won it.
        self.verdict = if PLAIN { verdict.undecided() } else { Verdict { power: self.power_of(play), ..verdict } };
    }

    /// The card that won the trick; none in a trick without play (8.1).
    #[inline]
    pub(crate) fn winning_play(&self) -> Option<&Play> {
        self.trick.plays().get(usize::from(self.verdict.at?))
    }

    /// A trick without cards, of which nothing is decided.
    #[inline(always)]
    pub(crate) fn clear_trick(&mut self) {
        self.trick.clear(self.next.leader);
        self.verdict = self.verdict.undecided();
    }

    /// Who leads after this trick, in which there are cards of these slots: its winner, unless a power says otherwise.
    #[inline(always)]
    pub(crate) fn leads_next(&self, slots: Slots) -> Seat {
        if self.rules.by_slot().more.leaders.meets(slots) { self.named_to_lead() } else { self.verdict.winner }
    }

    #[inline(never)]
    fn named_to_lead(&self) -> Seat {
        // 9.22: in a trick of more than two cards all of them are looked at, those set aside too.
        let leads = |play: &&Play| {
            let power = self.played_power_of(play).filter(|&faction| self.rules.hears(Moment::NextLead, faction));
            power.is_some_and(|faction| with_power!(faction, P => P::leads_next(self, play.seat)))
        };
        self.trick.plays().iter().rfind(leads).map_or(self.verdict.winner, |play| play.seat)
    }

    /// 7.3 and 7.4: the place of the winning card.
    #[inline(always)]
    fn judge<const PLAIN: bool>(&self, known: Known<PLAIN>) -> Option<usize> {
        match self.trick.all::<2>() {
            Some(two) if known.more(self).between == Between::Nothing || !Slots::of(two).has(Slot::HEROES) => {
                Some(self.best(two, known))
            }
            _ => self.judge_more(),
        }
    }

    #[inline(never)]
    fn judge_more(&self) -> Option<usize> {
        let deciding = self.trick.deciding();
        let best = || (!deciding.is_empty()).then(|| self.trick.first() + self.best(deciding, self.known()));
        self.won_by_hero().or_else(best)
    }

    /// 7.4.1 and 7.4.3 to 7.4.5: which of these cards is best, the first of which was led. It counts; a later one is
    /// better if it trumps, or counts, too, and is stronger, or weaker where the lowest wins.
    ///
    /// Branches here would be unpredictable, so everything is computed.
    #[inline(always)]
    #[allow(clippy::needless_bitwise_bool)]
    fn best<const PLAIN: bool>(&self, plays: &[Play], known: Known<PLAIN>) -> usize {
        let Some((lead, others)) = plays.split_first() else { return 0 };
        let (declared, more) = (self.rules.by_slot(), known.more(self));
        // Only artifacts turn cards and open tricks. Where there is nothing to follow, all cards count and nothing trumps.
        let has_artifacts = more.between == Between::Anything;
        let led = if has_artifacts && self.trick.open { Slot::HEROES } else { lead.slot };
        let all_count = more.between != Between::Nothing && led.is_heroes();
        let lowest_wins = more.lowest.has(led) && self.lowest_wins(led);
        let (mut best, mut best_trumps, mut highest) = (0, false, self.strength_of(lead, known));
        for (at, play) in (1..).zip(others) {
            let has_power = !has_artifacts || !play.is_turned();
            let trumps = has_power & declared.trumps[led.index()].has(play.slot);
            let counts = all_count | self.counts(play.slot, has_power, led);
            let strength = self.strength_of(play, known);
            let is_stronger = if lowest_wins & !trumps { strength < highest } else { strength > highest };
            if trumps & !best_trumps | (trumps == best_trumps) & (trumps | counts) & is_stronger {
                (best, best_trumps, highest) = (at, trumps, strength);
            }
        }
        best
    }

    #[inline(never)]
    fn lowest_wins(&self, led: Slot) -> bool {
        self.rules.faction(led).is_some_and(|faction| with_power!(faction, P => P::lowest_wins(self)))
    }

    /// 7.4.2: the first hero of the follower's that wins by what was led, unless a Ring has opened the trick (7.4.1).
    fn won_by_hero(&self) -> Option<usize> {
        if self.trick.open {
            return None;
        }
        let lead = self.rules.value_of(self.trick.lead()?.card);
        let wins = |play: &Play| {
            play.seat != self.trick.leader
                && State::hero_of(play).is_some_and(|hero| with_hero!(hero, H => H::wins_over(lead)))
        };
        self.trick.deciding().iter().position(wins).map(|i| self.trick.first() + i)
    }

    /// 7.3, 7.4 and 12.4: the place of the winning card, and the seats in the order in which they take.
    #[inline(always)]
    pub(crate) fn ranking<const PLAIN: bool>(&self, known: Known<PLAIN>) -> Option<(usize, [Seat; 4])> {
        if known.players > 2 {
            return self.ranking_of_more();
        }
        let at = self.judge(known)?;
        let winner = self.trick.plays().get(at)?.seat;
        Some((at, [winner, Seat(winner.0 ^ 1), Seat(0), Seat(0)]))
    }

    #[inline(never)]
    fn ranking_of_more(&self) -> Option<(usize, [Seat; 4])> {
        match (self.trick.all::<3>(), self.trick.all::<4>()) {
            (Some(three), _) => Some(self.ranking_of(three)),
            (_, Some(four)) => Some(self.ranking_of(four)),
            _ => {
                let at = self.judge(self.known())?;
                Some((at, [self.trick.plays().get(at)?.seat; 4]))
            }
        }
    }

    /// The same for three or four, who play without heroes and artifacts: the winner takes first, then whose cards count,
    /// and of these and of the others who played the stronger.
    #[inline(always)]
    fn ranking_of<const N: usize>(&self, plays: &[Play; N]) -> (usize, [Seat; 4]) {
        let led = plays[0].slot;
        // Each seat with its rank above it; where nobody sits, nothing.
        let mut ranks = [0; 4];
        for (at, (rank, play)) in ranks.iter_mut().zip(plays).enumerate() {
            let (counts, strength) = (self.counts_as(play, led), self.strength_of(play, self.known()));
            // Of equals the earlier: a lower place is better.
            *rank = u32::from(counts) << 24 | u32::from(strength) << 16 | (4 - at as u32) << 8 | u32::from(play.seat.0);
        }
        let at = self.best(plays, self.known());
        ranks[at & 3] |= 1 << 25;
        for (better, worse) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            (ranks[better], ranks[worse]) = (ranks[better].max(ranks[worse]), ranks[better].min(ranks[worse]));
        }
        (at, ranks.map(|rank| Seat(rank as u8)))
    }
}
