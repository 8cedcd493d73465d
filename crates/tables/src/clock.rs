//! Whose time passes, and when it is up.

use wire::{Clock, Clocks};

/// A moment, in milliseconds since 1970.
pub type Millis = u64;

const HOUR: Millis = 60 * 60 * 1_000;
const DAY: Millis = 24 * HOUR;

/// The clocks of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClockState {
    clock: Clock,
    /// What each seat has left.
    left: Vec<Millis>,
    /// What the others are shown of it: as it was when the seat last did something that all could see. How long somebody
    /// thinks about a secret decision is a secret.
    shown: Vec<Millis>,
    /// The seat that thinks, and since when.
    turn: Option<(u8, Millis)>,
    /// Nobody's time is up before this moment.
    grace: Millis,
}

impl ClockState {
    pub(crate) fn new(clock: Clock, seats: usize) -> Option<ClockState> {
        let each = match clock {
            Clock::None => return None,
            Clock::Game { seconds, .. } => Millis::from(seconds) * 1_000,
            Clock::Days(days) => Millis::from(days) * DAY,
        };
        Some(ClockState { clock, left: vec![each; seats], shown: vec![each; seats], turn: None, grace: 0 })
    }

    /// The host of the table is up again: while it was down, nobody thought. Days pass all the same.
    pub(crate) fn resume(&mut self, now: Millis) {
        match (self.clock, &mut self.turn) {
            (Clock::Days(_), _) => self.grace = now + HOUR,
            (_, Some((_, since))) => *since = now.max(*since),
            (_, None) => {}
        }
    }

    /// A seat is asked from now on, or nobody.
    pub(crate) fn ask(&mut self, seat: Option<u8>, now: Millis) {
        if let (Clock::Days(days), Some(seat)) = (self.clock, seat)
            && let Some(left) = self.left.get_mut(usize::from(seat))
        {
            *left = Millis::from(days) * DAY;
        }
        self.turn = seat.map(|seat| (seat, now));
    }

    /// The seat that was asked has answered; `is_open` if everybody saw that something happened.
    pub(crate) fn answered(&mut self, now: Millis, is_open: bool) {
        let used = self.used(now);
        if let Some((seat, _)) = self.turn.take() {
            let left = &mut self.left[usize::from(seat)];
            *left = left.saturating_sub(used);
            if let Clock::Game { increment, .. } = self.clock {
                *left += Millis::from(increment) * 1_000;
            }
        }
        if is_open {
            self.shown.clone_from(&self.left);
        }
    }

    /// When the time of the seat that is asked is up, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(u8, Millis)> {
        let (seat, since) = self.turn?;
        let left = self.left.get(usize::from(seat))?;
        Some((seat, (since + left).max(self.grace)))
    }

    /// What an audience is shown: a seat sees its own clock as it is. `to_play` is who thinks as far as all can see.
    pub(crate) fn seen_by(&self, seat: Option<u8>, to_play: Option<u8>, now: Millis) -> Clocks {
        let mut left = self.shown.clone();
        let own = seat.filter(|&seat| usize::from(seat) < left.len());
        if let Some(own) = own {
            left[usize::from(own)] = self.left[usize::from(own)];
        }
        let thinks = self.turn.map(|(seat, _)| seat);
        let running = if thinks.is_some() && thinks == own { own } else { to_play };
        if let Some(running) = running.filter(|&running| thinks == Some(running)) {
            let left = &mut left[usize::from(running)];
            *left = left.saturating_sub(self.used(now));
        }
        Clocks { left, running }
    }

    /// How long the seat that is asked has been thinking.
    fn used(&self, now: Millis) -> Millis {
        self.turn.map_or(0, |(_, since)| now.saturating_sub(since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn five_minutes() -> ClockState {
        let mut clocks = ClockState::new(Clock::Game { seconds: 300, increment: 5 }, 2).unwrap();
        clocks.ask(Some(0), 1_000);
        clocks
    }

    #[test]
    fn an_answer_costs_its_time_and_brings_the_increment() {
        let mut clocks = five_minutes();
        assert_eq!(clocks.deadline(), Some((0, 301_000)));
        clocks.answered(11_000, true);
        clocks.ask(Some(1), 11_000);
        assert_eq!(clocks.seen_by(None, Some(1), 12_000).left, [295_000, 299_000]);
    }

    #[test]
    fn while_the_host_is_down_nobody_thinks() {
        let mut clocks = five_minutes();
        clocks.resume(50_000);
        assert_eq!(clocks.deadline(), Some((0, 350_000)));
        assert_eq!(clocks.seen_by(Some(0), None, 60_000).left, [290_000, 300_000]);
    }

    #[test]
    fn time_for_a_secret_decision_is_shown_with_the_next_open_act() {
        let mut clocks = five_minutes();
        clocks.answered(11_000, false);
        clocks.ask(Some(0), 11_000);
        assert_eq!(clocks.seen_by(Some(1), None, 12_000), Clocks { left: vec![300_000, 300_000], running: None });
        assert_eq!(clocks.seen_by(Some(0), None, 12_000).left, [294_000, 300_000]);
        clocks.answered(12_000, true);
        assert_eq!(clocks.seen_by(Some(1), None, 12_000).left, [299_000, 300_000]);
    }

    #[test]
    fn days_are_for_each_answer_and_pass_while_the_host_is_down() {
        let mut clocks = ClockState::new(Clock::Days(2), 2).unwrap();
        clocks.ask(Some(0), 0);
        clocks.answered(DAY, true);
        clocks.ask(Some(0), DAY);
        assert_eq!(clocks.deadline(), Some((0, 3 * DAY)));
        clocks.resume(2 * DAY);
        assert_eq!(clocks.deadline(), Some((0, 3 * DAY)));
        clocks.resume(4 * DAY);
        assert_eq!(clocks.deadline(), Some((0, 4 * DAY + HOUR)), "nobody loses because the host was down");
    }
}
