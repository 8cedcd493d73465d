//! Whose time passes, and when it is up.

use wire::{Clock, Clocks};

/// A moment, in milliseconds since 1970.
pub type Millis = u64;

const HOUR: Millis = 60 * 60 * 1_000;
const DAY: Millis = 24 * HOUR;
/// Whoever comes back to a game in which a bot stood in has at least this long.
const LOOK_AROUND: Millis = 10 * 1_000;

/// The clocks of a game.
///
/// There are two accounts of each: what a seat really has left, which the seat itself sees, and what the others are shown,
/// which follows from what all can see. How long somebody thinks about a secret decision is shown when the same seat next
/// does something openly, and not before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClockState {
    clock: Clock,
    /// What each seat has left.
    left: Vec<Millis>,
    /// What the others are shown of it.
    shown: Vec<Millis>,
    /// The seat that thinks, and since when.
    turn: Option<(u8, Millis)>,
    /// The seat that thinks as far as all can see, and since when.
    open_turn: Option<(u8, Millis)>,
    /// Nobody's time is up before this moment.
    grace: Millis,
}

impl ClockState {
    pub(crate) fn new(clock: Clock, seats: usize) -> Option<ClockState> {
        let each = each(clock)?;
        let (left, shown) = (vec![each; seats], vec![each; seats]);
        Some(ClockState { clock, left, shown, turn: None, open_turn: None, grace: 0 })
    }

    /// The host of the table is up again: while it was down, nobody thought. Days pass all the same.
    pub(crate) fn resume(&mut self, now: Millis) {
        if let Clock::Days(_) = self.clock {
            self.grace = now.saturating_add(HOUR);
            return;
        }
        for (_, since) in [&mut self.turn, &mut self.open_turn].into_iter().flatten() {
            *since = now.max(*since);
        }
    }

    /// A seat is asked from now on, or nobody; `to_play` is who thinks as far as all can see.
    pub(crate) fn ask(&mut self, seat: Option<u8>, to_play: Option<u8>, now: Millis) {
        if let (Clock::Days(_), Some(days)) = (self.clock, each(self.clock)) {
            if let Some(left) = seat.and_then(|seat| self.left.get_mut(usize::from(seat))) {
                *left = days;
            }
            if let Some(shown) = to_play.and_then(|seat| self.shown.get_mut(usize::from(seat))) {
                *shown = days;
            }
        }
        self.start(seat, to_play, now);
    }

    fn start(&mut self, seat: Option<u8>, to_play: Option<u8>, now: Millis) {
        self.turn = seat.map(|seat| (seat, now));
        if self.open_turn.map(|(seat, _)| seat) != to_play {
            self.open_turn = to_play.map(|seat| (seat, now));
        }
    }

    /// A seat takes back its last open answer and is asked again. Time that was spent stays spent, also by whoever thought
    /// until now, and the increment of that answer is taken back with it. Where there are days for each answer, the seat
    /// has what it had left of them.
    pub(crate) fn take_back(&mut self, seat: u8, to_play: Option<u8>, now: Millis) {
        let charge = |accounts: &mut [Millis], turn: Option<(u8, Millis)>| {
            if let Some(left) = turn.and_then(|(seat, _)| accounts.get_mut(usize::from(seat))) {
                *left = left.saturating_sub(used(turn, now));
            }
        };
        charge(&mut self.left, self.turn);
        charge(&mut self.shown, self.open_turn.take());
        if let Clock::Game { increment, .. } = self.clock {
            let both = [self.left.get_mut(usize::from(seat)), self.shown.get_mut(usize::from(seat))];
            for left in both.into_iter().flatten() {
                *left = left.saturating_sub(Millis::from(increment) * 1_000);
            }
        }
        self.start(Some(seat), to_play, now);
    }

    /// The seat that was asked has answered; `is_open` if everybody saw that it did something.
    pub(crate) fn answered(&mut self, now: Millis, is_open: bool) {
        let used = used(self.turn, now);
        let Some((seat, _)) = self.turn.take() else { return };
        let left = &mut self.left[usize::from(seat)];
        *left = left.saturating_sub(used);
        if !is_open {
            return;
        }
        if let Clock::Game { increment, .. } = self.clock {
            *left += Millis::from(increment) * 1_000;
        }
        self.shown[usize::from(seat)] = *left;
        self.open_turn.take_if(|(other, _)| *other == seat);
    }

    /// Somebody else decides for a seat from now on: what its player has used so far is charged.
    pub(crate) fn charge(&mut self, seat: u8, now: Millis) {
        if let Some((_, since)) = self.turn.as_mut().filter(|(other, _)| *other == seat) {
            let left = &mut self.left[usize::from(seat)];
            *left = left.saturating_sub(now.saturating_sub(*since));
            *since = now;
        }
    }

    /// The player of a seat is back. The time of whoever decided meanwhile is nobody's, and there is some to look around.
    pub(crate) fn take_over(&mut self, seat: u8, now: Millis) {
        self.forget(seat, now);
        if let Some(left) = self.left.get_mut(usize::from(seat)) {
            *left = (*left).max(LOOK_AROUND);
        }
    }

    /// The time that this seat has used for the present decision is not charged.
    pub(crate) fn forget(&mut self, seat: u8, now: Millis) {
        if let Some((_, since)) = self.turn.as_mut().filter(|(other, _)| *other == seat) {
            *since = now;
        }
    }

    /// When the time of the seat that is asked is up, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(u8, Millis)> {
        let (seat, since) = self.turn?;
        let left = self.left.get(usize::from(seat))?;
        Some((seat, since.saturating_add(*left).max(self.grace)))
    }

    /// What an audience is shown: a seat sees its own clock as it is.
    pub(crate) fn seen_by(&self, seat: Option<u8>, now: Millis) -> Clocks {
        let mut left = self.shown.clone();
        let mut running = self.open_turn;
        if let Some(own) = seat.filter(|&seat| usize::from(seat) < left.len()) {
            left[usize::from(own)] = self.left[usize::from(own)];
            let thinks = self.turn.filter(|(seat, _)| *seat == own);
            // Who is not asked knows it, and is not charged.
            running = thinks.or(running.filter(|(seat, _)| *seat != own));
        }
        if let Some((seat, _)) = running {
            let left = &mut left[usize::from(seat)];
            *left = left.saturating_sub(used(running, now));
        }
        Clocks { left, running: running.map(|(seat, _)| seat) }
    }
}

/// What each seat begins with.
fn each(clock: Clock) -> Option<Millis> {
    match clock {
        Clock::None => None,
        Clock::Game { seconds, .. } => Some(Millis::from(seconds) * 1_000),
        Clock::Days(days) => Some(Millis::from(days) * DAY),
    }
}

/// How long somebody has been thinking.
fn used(turn: Option<(u8, Millis)>, now: Millis) -> Millis {
    turn.map_or(0, |(_, since)| now.saturating_sub(since))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn five_minutes() -> ClockState {
        let mut clocks = ClockState::new(Clock::Game { seconds: 300, increment: 5 }, 2).unwrap();
        clocks.ask(Some(0), Some(0), 1_000);
        clocks
    }

    #[test]
    fn an_answer_costs_its_time_and_brings_the_increment() {
        let mut clocks = five_minutes();
        assert_eq!(clocks.deadline(), Some((0, 301_000)));
        clocks.answered(11_000, true);
        clocks.ask(Some(1), Some(1), 11_000);
        assert_eq!(clocks.seen_by(None, 12_000).left, [295_000, 299_000]);
    }

    #[test]
    fn while_the_host_is_down_nobody_thinks() {
        let mut clocks = five_minutes();
        clocks.resume(50_000);
        assert_eq!(clocks.deadline(), Some((0, 350_000)));
        assert_eq!(clocks.seen_by(Some(0), 60_000).left, [290_000, 300_000]);
    }

    #[test]
    fn time_for_a_secret_decision_is_shown_when_the_same_seat_next_acts_openly() {
        let mut clocks = five_minutes();
        // Seat 1 is asked in secret for two seconds, while all see that seat 0 is to play.
        clocks.answered(11_000, true);
        clocks.ask(Some(1), Some(0), 11_000);
        let shown = Clocks { left: vec![293_000, 300_000], running: Some(0) };
        assert_eq!(clocks.seen_by(None, 13_000), shown, "as if seat 0 thought");
        assert_eq!(clocks.seen_by(Some(0), 13_000), Clocks { left: vec![295_000, 300_000], running: None });
        assert_eq!(clocks.seen_by(Some(1), 13_000), Clocks { left: vec![295_000, 298_000], running: Some(1) });
        clocks.answered(13_000, false);
        clocks.ask(Some(0), Some(0), 13_000);
        assert_eq!(clocks.seen_by(None, 13_000), shown, "nothing has happened");
        clocks.answered(14_000, true);
        clocks.ask(Some(1), Some(1), 14_000);
        assert_eq!(clocks.seen_by(None, 14_000), Clocks { left: vec![299_000, 300_000], running: Some(1) });
        clocks.answered(15_000, true);
        assert_eq!(clocks.seen_by(None, 15_000).left, [299_000, 302_000], "two in secret, one openly, five more");
    }

    #[test]
    fn nobody_gains_time_by_taking_back() {
        let mut clocks = five_minutes();
        clocks.answered(11_000, true);
        clocks.ask(Some(1), Some(1), 11_000);
        assert_eq!(clocks.seen_by(None, 11_000).left, [295_000, 300_000]);
        // Seat 1 has thought for 20 seconds, then both agree.
        clocks.take_back(0, Some(0), 31_000);
        let left = [290_000, 280_000];
        assert_eq!(clocks.seen_by(None, 31_000), Clocks { left: left.to_vec(), running: Some(0) });
        assert_eq!(clocks.seen_by(Some(0), 31_000).left, left);
        assert_eq!(clocks.seen_by(Some(1), 31_000).left, left);
        clocks.answered(32_000, true);
        assert_eq!(clocks.seen_by(None, 32_000).left, [294_000, 280_000], "one increment for one answer");
    }

    #[test]
    fn an_answer_taken_back_has_what_was_left_of_its_days() {
        let mut clocks = ClockState::new(Clock::Days(3), 2).unwrap();
        clocks.ask(Some(0), Some(0), 0);
        clocks.answered(2 * DAY, true);
        clocks.ask(Some(1), Some(1), 2 * DAY);
        clocks.take_back(0, Some(0), 3 * DAY);
        assert_eq!(clocks.deadline(), Some((0, 4 * DAY)));
        assert_eq!(clocks.seen_by(None, 3 * DAY).left[0], DAY);
        clocks.answered(3 * DAY, true);
        clocks.ask(Some(1), Some(1), 3 * DAY);
        assert_eq!(clocks.deadline(), Some((1, 6 * DAY)), "what is asked anew has its days");
    }

    #[test]
    fn days_are_for_each_answer_and_pass_while_the_host_is_down() {
        let mut clocks = ClockState::new(Clock::Days(2), 2).unwrap();
        clocks.ask(Some(0), Some(0), 0);
        clocks.answered(DAY, true);
        clocks.ask(Some(0), Some(0), DAY);
        assert_eq!(clocks.deadline(), Some((0, 3 * DAY)));
        clocks.resume(2 * DAY);
        assert_eq!(clocks.deadline(), Some((0, 3 * DAY)));
        clocks.resume(4 * DAY);
        assert_eq!(clocks.deadline(), Some((0, 4 * DAY + HOUR)), "nobody loses because the host was down");
    }
}
