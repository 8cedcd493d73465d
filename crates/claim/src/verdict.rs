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
        let listeners = self.rules.listeners(Moment::NextLead);
        let named = listeners.iter().filter_map(|faction| with_power!(faction, P => P::next_lead(self)));
        named.last().unwrap_or(self.verdict.winner)
    }

    /// 7.3 and 7.4: the place of the winning card.
    #[inline(always)]
    fn judge<const PLAIN: bool>(&self, known: Known<PLAIN>) -> Option<usize> {
        if known.more(self).between != Between::Nothing
            && let Some(at) = self.won_otherwise()
        {
            return Some(at);
        }
        match (self.led(), self.trick.all()) {
            (Some(led), Some(two)) => {
                let at = Some(usize::from(self.second_wins(two, led, known)));
                debug_assert_eq!(at, self.judge_more(Some(led)), "two cards are judged as more would be");
                at
            }
            (led, _) => self.judge_more(led),
        }
    }

    /// 7.4.1, 7.4.2: the place of the winning card, if a Ring or a hero says so.
    #[inline(never)]
    fn won_otherwise(&self) -> Option<usize> {
        if self.trick.open {
            return self.best(false, |_| true);
        }
        let has_hero = self.rules.heroes() && self.trick.deciding().iter().any(|play| play.slot.is_heroes());
        if has_hero { self.won_by_hero() } else { None }
    }

    /// Of two cards the first counts, and wins unless the second trumps it, or counts, too, and is better.
    /// Branches here would be unpredictable, so everything is computed.
    #[inline(always)]
    #[allow(clippy::needless_bitwise_bool)]
    fn second_wins<const PLAIN: bool>(&self, [first, second]: &[Play; 2], led: Slot, known: Known<PLAIN>) -> bool {
        let (declared, more) = (self.rules.by_slot(), known.more(self));
        // Only artifacts turn cards.
        let has_power = more.between != Between::Anything || !second.is_turned();
        let trumps = has_power & declared.trumps[led.index()].has(second.slot);
        let counts = (second.slot == led) | has_power & declared.stand_ins.has(second.slot);
        let [holder, challenger] = [self.strength_of(first, known), self.strength_of(second, known)];
        let lowest = more.lowest.has(led) && self.lowest_wins(led);
        let is_better = if lowest { challenger < holder } else { challenger > holder };
        trumps | counts & is_better
    }

    #[inline(never)]
    fn judge_more(&self, led: Option<Slot>) -> Option<usize> {
        let Some(led) = led else { return self.best(false, |_| true) };
        let trumps = self.rules.by_slot().trumps[led.index()];
        let lowest = self.rules.by_slot().more.lowest.has(led) && self.lowest_wins(led);
        let trump =
            if trumps.is_empty() { None } else { self.best(false, |play| !play.is_turned() && trumps.has(play.slot)) };
        trump.or_else(|| self.best(lowest, |play| self.counts_as(play, led)))
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
            let strength = self.strength_of(play, self.known());
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

    /// 7.3, 7.4 and 12.4: the place of the winning card, and the seats in the order in which they take.
    #[inline(always)]
    pub(crate) fn ranking<const PLAIN: bool>(&self, known: Known<PLAIN>) -> Option<(usize, [Seat; 4])> {
        if known.players > 2 {
            return self.ranking_of_more();
        }
        let (at, winner) = match self.trick.all() {
            // Nothing but the two cards decides.
            Some(two) if PLAIN => {
                let at = usize::from(self.second_wins(two, two[0].slot, known));
                debug_assert_eq!(Some(at), self.judge(self.known()), "a plain trick is judged as any other");
                (at, two[at].seat)
            }
            _ => {
                let at = self.judge(known)?;
                (at, self.trick.plays().get(at)?.seat)
            }
        };
        Some((at, [winner, Seat(winner.0 ^ 1), Seat(0), Seat(0)]))
    }

    #[inline(never)]
    fn ranking_of_more(&self) -> Option<(usize, [Seat; 4])> {
        let led = self.led()?;
        let ranking = match (self.trick.all::<3>(), self.trick.all::<4>()) {
            (Some(three), _) => self.ranking_of(three, led),
            (_, Some(four)) => self.ranking_of(four, led),
            _ => {
                let at = self.judge(self.known())?;
                (at, [self.trick.plays().get(at)?.seat; 4])
            }
        };
        debug_assert_eq!(Some(ranking.0), self.judge_more(Some(led)), "the best of all wins");
        Some(ranking)
    }

    /// The same for three or four, who play without heroes and artifacts: every card is looked at once.
    #[inline(always)]
    fn ranking_of<const N: usize>(&self, plays: &[Play; N], led: Slot) -> (usize, [Seat; 4]) {
        let trumps = self.rules.by_slot().trumps[led.index()];
        let lowest = self.rules.by_slot().more.lowest.has(led) && self.lowest_wins(led);
        // Each seat with its rank above it; where nobody sits, nothing.
        let mut ranks = [0; 4];
        let mut best = 0;
        for (at, (place, play)) in ranks.iter_mut().zip(plays).enumerate() {
            let (is_trump, counts) = (u32::from(trumps.has(play.slot)), u32::from(self.counts_as(play, led)));
            let strength = u32::from(self.strength_of(play, self.known()));
            // Of equals the earlier: a lower place is better.
            let earlier = (4 - at as u32) << 8;
            *place = counts << 24 | strength << 16 | earlier | u32::from(play.seat.0);
            let worth = if lowest && is_trump == 0 { u32::from(u8::MAX) - strength } else { strength };
            best = best.max(is_trump << 25 | counts << 24 | worth << 16 | earlier);
        }
        let at = 4 - (best >> 8 & 7) as usize;
        ranks[at & 3] |= 1 << 25;
        for (better, worse) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            (ranks[better], ranks[worse]) = (ranks[better].max(ranks[worse]), ranks[better].min(ranks[worse]));
        }
        (at, ranks.map(|rank| Seat(rank as u8)))
    }
}
