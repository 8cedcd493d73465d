//! Who wins a trick (7.3, 7.4), in which order all take (12.4), and who leads next (5.5, 6.2).

use game::Seat;

use crate::{
    card::Slot,
    declared::Between,
    factions::{Faction, FactionSet, with_power},
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
        let mut judged = *self;
        let at = self.judge()?;
        judged.decides(at, self.trick.plays().get(at)?);
        Some(judged.verdict)
    }

    /// The card at `at` of the trick decides it.
    #[inline(always)]
    pub(crate) fn decides(&mut self, at: usize, play: &Play) {
        self.verdict.winner = play.seat;
        self.verdict.at = Some(at as u8);
        self.verdict.power = self.power_of(play);
        self.verdict.order = self.order_of_taking(play.seat);
    }

    /// The card that won the trick; none in a trick without play (8.1).
    #[inline]
    pub(crate) fn winning_play(&self) -> Option<&Play> {
        self.trick.plays().get(usize::from(self.verdict.at?))
    }

    /// A trick without cards, of which nothing is decided.
    #[inline]
    pub(crate) fn clear_trick(&mut self) {
        self.trick.clear(self.next.leader);
        self.verdict = self.verdict.undecided();
    }

    /// Who leads after this trick: its winner, unless a power says otherwise.
    #[inline(always)]
    pub(crate) fn leads_next(&self) -> Seat {
        let listeners = self.rules.listeners(Moment::NextLead);
        if listeners.is_empty() { self.verdict.winner } else { self.named_to_lead(listeners) }
    }

    #[inline(never)]
    fn named_to_lead(&self, listeners: FactionSet) -> Seat {
        let named = listeners.iter().filter_map(|faction| with_power!(faction, P => P::next_lead(self)));
        named.last().unwrap_or(self.verdict.winner)
    }

    /// 7.3 and 7.4: the place of the winning card.
    #[inline(always)]
    pub(crate) fn judge(&self) -> Option<usize> {
        if self.rules.by_slot().between != Between::Nothing {
            if self.trick.open {
                return self.best(false, |_| true);
            }
            if self.rules.heroes()
                && self.trick.deciding().iter().any(|play| play.slot.is_heroes())
                && let Some(at) = self.won_by_hero()
            {
                return Some(at);
            }
        }
        let Some(led) = self.led() else { return self.best(false, |_| true) };
        let trumps = |play: &Play| !play.is_turned() && self.rules.by_slot().trumps[led.index()].has(play.slot);
        let lowest = self.rules.by_slot().lowest.has(led) && self.lowest_wins(led);
        // Of two cards the first counts, and wins unless the second trumps it, or counts, too, and is better.
        if let Some(two @ [_, second]) = self.trick.all() {
            let wins = trumps(second) || self.counts_as(second, led) && self.second_is_better(two, lowest);
            return Some(usize::from(wins));
        }
        let trump = if self.rules.by_slot().trumps[led.index()].is_empty() { None } else { self.best(false, trumps) };
        trump.or_else(|| self.best(lowest, |play| self.counts_as(play, led)))
    }

    /// Does the second of two cards beat the first by its strength?
    #[inline(always)]
    fn second_is_better(&self, [first, second]: &[Play; 2], lowest: bool) -> bool {
        let [holder, challenger] = [self.strength_of(0, first), self.strength_of(1, second)];
        if lowest { challenger < holder } else { challenger > holder }
    }

    #[inline(never)]
    fn lowest_wins(&self, led: Slot) -> bool {
        self.rules.faction(led).is_some_and(|faction| with_power!(faction, P => P::lowest_wins(self)))
    }

    /// The first of the strongest deciding cards, or of the weakest, that `counts` says count.
    #[inline(never)]
    fn best(&self, lowest: bool, counts: impl Fn(&Play) -> bool) -> Option<usize> {
        let mut best = None;
        for (i, play) in self.trick.deciding().iter().enumerate() {
            if !counts(play) {
                continue;
            }
            let at = self.trick.first() + i;
            let strength = self.strength_of(at, play);
            if best.is_none_or(|(_, holder)| if lowest { strength < holder } else { strength > holder }) {
                best = Some((at, strength));
            }
        }
        best.map(|(at, _)| at)
    }

    /// 7.4.2: the first hero of the follower's that wins by what was led.
    #[inline(never)]
    fn won_by_hero(&self) -> Option<usize> {
        let lead = self.rules.value_of(self.trick.lead()?.card);
        let wins = |play: &Play| {
            play.seat != self.trick.leader
                && State::hero_of(play).is_some_and(|hero| with_hero!(hero, H => H::wins_over(lead)))
        };
        self.trick.deciding().iter().position(wins).map(|i| self.trick.first() + i)
    }

    /// 12.4: the seats in the order in which they take, given the winner.
    #[inline(always)]
    pub(crate) fn order_of_taking(&self, winner: Seat) -> [Seat; 4] {
        if self.rules.players() == 2 {
            return [winner, Seat(winner.0 ^ 1), Seat(0), Seat(0)];
        }
        self.order_of_taking_of_more(winner)
    }

    #[inline(never)]
    fn order_of_taking_of_more(&self, winner: Seat) -> [Seat; 4] {
        match (self.trick.all::<3>(), self.trick.all::<4>()) {
            (Some(three), _) => self.order_of_plays(three, winner),
            (_, Some(four)) => self.order_of_plays(four, winner),
            _ => [winner; 4],
        }
    }

    #[inline(always)]
    fn order_of_plays<const N: usize>(&self, plays: &[Play; N], winner: Seat) -> [Seat; 4] {
        let led = self.led();
        // Each seat with its rank above it; where nobody sits, nothing.
        let mut ranks = [0; 4];
        for (at, (place, play)) in ranks.iter_mut().zip(plays).enumerate() {
            let counts = led.is_none_or(|led| self.counts_as(play, led));
            // Of equals the earlier: a lower place is better.
            let strength = u32::from(self.strength_of(at, play));
            let rank = u32::from(play.seat == winner) << 25 | u32::from(counts) << 24 | strength << 16;
            *place = rank | (4 - at as u32) << 8 | u32::from(play.seat.0);
        }
        for (better, worse) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            (ranks[better], ranks[worse]) = (ranks[better].max(ranks[worse]), ranks[better].min(ranks[worse]));
        }
        ranks.map(|rank| Seat(rank as u8))
    }
}
