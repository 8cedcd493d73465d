//! Who wins a trick (7.3, 7.4), in which order all take (12.4), and who leads next (5.5, 6.2).

use game::Seat;

use crate::{
    factions::{Faction, with_power},
    heroes::with_hero,
    power::Moment,
    state::State,
    trick::{Play, Trick},
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
    #[inline]
    pub(crate) fn judged(&self) -> Option<Verdict> {
        let at = self.judge()?;
        let play = self.trick.plays().get(at)?;
        let order = self.order_of_taking(play.seat);
        Some(Verdict { winner: play.seat, at: Some(at as u8), power: self.power_of(play), order })
    }

    /// The card that won the trick; none in a trick without play (8.1).
    #[inline]
    pub(crate) fn winning_play(&self) -> Option<&Play> {
        self.trick.plays().get(usize::from(self.verdict.at?))
    }

    /// A trick without cards, of which nothing is decided.
    #[inline]
    pub(crate) fn clear_trick(&mut self) {
        self.trick = Trick::new(self.next.leader);
        self.verdict = self.verdict.undecided();
    }

    /// Who leads after this trick: its winner, unless a power says otherwise.
    #[inline]
    pub(crate) fn leads_next(&self) -> Seat {
        let mut leader = self.verdict.winner;
        for faction in self.rules.listeners(Moment::NextLead).iter() {
            leader = with_power!(faction, P => P::next_lead(self)).unwrap_or(leader);
        }
        leader
    }

    /// The first of the strongest deciding cards that `counts` says count.
    pub(crate) fn strongest(&self, counts: impl Fn(&Play) -> bool) -> Option<usize> {
        self.best(counts, |challenger, holder| challenger > holder)
    }

    /// The first of the weakest deciding cards that `counts` says count.
    pub(crate) fn weakest(&self, counts: impl Fn(&Play) -> bool) -> Option<usize> {
        self.best(counts, |challenger, holder| challenger < holder)
    }

    #[inline]
    fn best(&self, counts: impl Fn(&Play) -> bool, beats: impl Fn(u8, u8) -> bool) -> Option<usize> {
        let mut best = None;
        for (i, play) in self.trick.deciding().iter().enumerate() {
            if !counts(play) {
                continue;
            }
            let at = self.trick.first() + i;
            let strength = self.strength(at);
            if best.is_none_or(|(_, holder)| beats(strength, holder)) {
                best = Some((at, strength));
            }
        }
        best.map(|(at, _)| at)
    }

    /// 7.3 and 7.4: the place of the winning card.
    #[inline]
    pub(crate) fn judge(&self) -> Option<usize> {
        if self.trick.open {
            return self.strongest(|_| true);
        }
        if self.rules.heroes()
            && let Some(at) = self.won_by_hero()
        {
            return Some(at);
        }
        let Some(led) = self.led() else { return self.strongest(|_| true) };
        for faction in self.rules.listeners(Moment::Judge).iter() {
            if let Some(at) = with_power!(faction, P => P::judge(self, led)) {
                return Some(at);
            }
        }
        // Of two cards the first counts, and wins unless the second counts, too, and is stronger.
        if let [_, second] = self.trick.deciding() {
            let first = self.trick.first();
            let beaten = self.counts_as(second, led) && self.strength(first + 1) > self.strength(first);
            return Some(if beaten { first + 1 } else { first });
        }
        self.strongest(|play| self.counts_as(play, led))
    }

    /// 7.4.2: the first hero of the follower's that wins by what was led.
    fn won_by_hero(&self) -> Option<usize> {
        let lead = self.rules.value_of(self.trick.lead()?.card);
        let wins = |play: &Play| {
            play.seat != self.trick.leader
                && State::hero_of(play).is_some_and(|hero| with_hero!(hero, H => H::wins_over(lead)))
        };
        self.trick.deciding().iter().position(wins).map(|i| self.trick.first() + i)
    }

    /// 12.4: the seats in the order in which they take, given the winner.
    #[inline]
    pub(crate) fn order_of_taking(&self, winner: Seat) -> [Seat; 4] {
        if self.rules.players() == 2 {
            return [winner, winner.after(1, 2), Seat(0), Seat(0)];
        }
        self.order_of_taking_of_more(winner)
    }

    fn order_of_taking_of_more(&self, winner: Seat) -> [Seat; 4] {
        let mut order = [Seat::default(); 4];
        let rank = |at: usize| {
            let play = &self.trick.plays()[at];
            let counts = self.led().is_none_or(|led| self.counts_as(play, led));
            // Of equals the earlier: a lower place is better.
            (play.seat == winner, counts, self.strength(at), usize::MAX - at)
        };
        let mut places = [0, 1, 2, 3];
        let places = &mut places[..self.trick.plays().len().min(4)];
        places.sort_unstable_by_key(|&at| std::cmp::Reverse(rank(at)));
        for (seat, &at) in order.iter_mut().zip(places.iter()) {
            *seat = self.trick.plays()[at].seat;
        }
        order
    }
}
