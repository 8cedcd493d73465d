//! The connection to a table: when it is made again, and when it counts as cut.

use game::Chance;
use wire::{Close, limits};

use super::Millis;

const PING: Millis = limits::PING.as_millis() as Millis;
const SILENCE: Millis = limits::SILENCE.as_millis() as Millis;
const RECONNECT: Millis = limits::RECONNECT.as_millis() as Millis;
const RECONNECT_AT_MOST: Millis = limits::RECONNECT_AT_MOST.as_millis() as Millis;

/// How the connection to a table is, for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    /// The first connection is being made.
    Connecting,
    /// None could be made so far, and it is tried again.
    Unreachable {
        /// When the first attempt failed.
        since: Millis,
    },
    /// There is one.
    Online,
    /// It was lost, and is being made again.
    CutOff {
        /// When it was lost.
        since: Millis,
    },
    /// There will be none any more, since the server said so; or since the player left, and nobody else had a say.
    Closed(Option<Close>),
}

/// The connection to a table.
#[derive(Clone, Debug)]
pub(super) struct Link {
    phase: Phase,
    /// When the last connection was lost; never, if there was none.
    lost: Option<Millis>,
    /// When the first attempt failed, if none has come to anything.
    failed: Option<Millis>,
    /// Attempts since somebody was last heard.
    attempts: u32,
    /// The number of the present socket, or of the last one.
    number: u32,
    chance: Chance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// A socket is to be opened then.
    Waiting {
        until: Millis,
    },
    /// A socket is being opened; after `until` another is tried.
    Opening {
        until: Millis,
    },
    /// A socket is open.
    Open {
        heard: Millis,
        pinged: Millis,
        is_joined: bool,
    },
    Closed(Option<Close>),
}

/// What has to be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    Nothing,
    Ping,
    /// The connection was lost.
    Cut,
}

impl Link {
    pub(super) fn new(chance: Chance) -> Link {
        Link { phase: Phase::Waiting { until: 0 }, lost: None, failed: None, attempts: 0, number: 0, chance }
    }

    /// The number of the socket that is to be open now, or being opened.
    pub(super) const fn socket(&self) -> Option<u32> {
        match self.phase {
            Phase::Opening { .. } | Phase::Open { .. } => Some(self.number),
            Phase::Waiting { .. } | Phase::Closed(_) => None,
        }
    }

    pub(super) const fn connection(&self) -> Connection {
        match (self.phase, self.lost, self.failed) {
            (Phase::Closed(why), ..) => Connection::Closed(why),
            (Phase::Open { is_joined: true, .. }, ..) => Connection::Online,
            (_, Some(since), _) => Connection::CutOff { since },
            (_, None, Some(since)) => Connection::Unreachable { since },
            (_, None, None) => Connection::Connecting,
        }
    }

    pub(super) const fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Open { .. })
    }

    pub(super) fn opened(&mut self, now: Millis) {
        if let Phase::Opening { .. } = self.phase {
            self.phase = Phase::Open { heard: now, pinged: now, is_joined: false };
        }
    }

    /// The table has sent something.
    pub(super) fn heard(&mut self, now: Millis) {
        if let Phase::Open { heard, .. } = &mut self.phase {
            *heard = now;
        }
    }

    /// The table has let the client in.
    pub(super) fn joined(&mut self) {
        if let Phase::Open { is_joined, .. } = &mut self.phase {
            *is_joined = true;
            (self.lost, self.failed, self.attempts) = (None, None, 0);
        }
    }

    pub(super) fn closed(&mut self, code: Option<u16>, now: Millis) {
        let why = code.and_then(Close::from_code);
        match (self.phase, why) {
            (Phase::Closed(_), _) => {}
            (_, Some(why)) if !why.is_temporary() => self.phase = Phase::Closed(Some(why)),
            (_, why) => self.cut(now, why == Some(Close::TooMuch)),
        }
    }

    /// Ends it for good.
    pub(super) fn end(&mut self, why: Option<Close>) {
        self.phase = Phase::Closed(why);
    }

    /// Begins anew, at once.
    pub(super) fn again(&mut self, now: Millis) {
        (self.phase, self.attempts) = (Phase::Waiting { until: now }, 0);
    }

    /// Does not wait any longer for the next attempt.
    pub(super) fn hurry(&mut self, now: Millis) {
        if let Phase::Waiting { .. } = self.phase {
            self.again(now);
        }
    }

    pub(super) fn next_timer(&self) -> Option<Millis> {
        match self.phase {
            Phase::Waiting { until } | Phase::Opening { until } => Some(until),
            Phase::Open { heard, pinged, .. } => Some((pinged + PING).min(heard + SILENCE)),
            Phase::Closed(_) => None,
        }
    }

    pub(super) fn tick(&mut self, now: Millis) -> Due {
        match &mut self.phase {
            Phase::Waiting { until } if *until <= now => {
                self.number += 1;
                self.phase = Phase::Opening { until: now + SILENCE };
                Due::Nothing
            }
            Phase::Opening { until } if *until <= now => {
                self.cut(now, false);
                Due::Cut
            }
            Phase::Open { heard, .. } if *heard + SILENCE <= now => {
                self.cut(now, false);
                Due::Cut
            }
            Phase::Open { pinged, .. } if *pinged + PING <= now => {
                *pinged = now;
                Due::Ping
            }
            Phase::Waiting { .. } | Phase::Opening { .. } | Phase::Open { .. } | Phase::Closed(_) => Due::Nothing,
        }
    }

    /// Waits before the next attempt: longer each time, and never as long as others who were cut at the same moment.
    fn cut(&mut self, now: Millis, is_told_to_slow_down: bool) {
        if let Phase::Open { is_joined: true, .. } = self.phase {
            self.lost = Some(now);
        }
        self.failed.get_or_insert(now);
        let most = if is_told_to_slow_down {
            RECONNECT_AT_MOST
        } else {
            RECONNECT.saturating_mul(1 << self.attempts.min(16)).min(RECONNECT_AT_MOST)
        };
        self.attempts += 1;
        let wait = most / 2 + (self.chance.unit() * (most / 2) as f64) as Millis;
        self.phase = Phase::Waiting { until: now + wait };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link() -> Link {
        let mut link = Link::new(Chance::from_seed(1));
        assert_eq!((link.socket(), link.connection()), (None, Connection::Connecting));
        assert_eq!(link.tick(0), Due::Nothing);
        assert_eq!(link.socket(), Some(1));
        link.opened(5);
        link.joined();
        link
    }

    #[test]
    fn whoever_is_silent_is_pinged_and_then_cut() {
        let mut link = link();
        assert_eq!(link.next_timer(), Some(5 + PING));
        assert_eq!((link.tick(5 + PING - 1), link.tick(5 + PING)), (Due::Nothing, Due::Ping));
        assert_eq!(link.next_timer(), Some(5 + SILENCE));
        assert_eq!((link.tick(5 + SILENCE), link.socket()), (Due::Cut, None));
        assert_eq!(link.connection(), Connection::CutOff { since: 5 + SILENCE });
    }

    #[test]
    fn whoever_never_got_through_is_told_since_when() {
        let mut link = Link::new(Chance::from_seed(1));
        link.tick(0);
        assert_eq!(link.connection(), Connection::Connecting);
        for now in [7, 5_000, 20_000] {
            link.closed(None, now);
            assert_eq!(link.connection(), Connection::Unreachable { since: 7 });
            link.hurry(now);
            link.tick(now);
            assert!(link.socket().is_some(), "who does not want to wait need not");
        }
        link.opened(20_001);
        link.joined();
        assert_eq!(link.connection(), Connection::Online);
    }

    #[test]
    fn waits_double_up_to_ten_seconds_and_are_never_less_than_half() {
        let mut link = link();
        let (mut now, mut waits) = (100, Vec::new());
        for _ in 0..9 {
            link.closed(None, now);
            let due = link.next_timer().unwrap();
            waits.push(due - now);
            now = due;
            assert_eq!(link.tick(now), Due::Nothing);
            assert!(link.socket().is_some());
        }
        for (wait, most) in waits.into_iter().zip([300, 600, 1_200, 2_400, 4_800, 9_600, 10_000, 10_000, 10_000]) {
            assert!((most / 2..=most).contains(&wait), "{wait} of {most}");
        }
        link.opened(now);
        assert_eq!(link.connection(), Connection::CutOff { since: 100 }, "until the table has let it in");
        link.joined();
        assert_eq!((link.connection(), link.attempts), (Connection::Online, 0));
    }

    #[test]
    fn what_the_server_says_for_good_is_for_good() {
        for (close, is_over) in [(Close::Restart, false), (Close::OtherBuild, true), (Close::Elsewhere, true)] {
            let mut link = link();
            link.closed(Some(close.code()), 10);
            assert_eq!(link.connection() == Connection::Closed(Some(close)), is_over, "{close:?}");
            assert_eq!(link.next_timer().is_none(), is_over);
        }
        let mut link = link();
        link.closed(Some(Close::Elsewhere.code()), 10);
        link.closed(None, 11);
        link.opened(12);
        assert_eq!(link.connection(), Connection::Closed(Some(Close::Elsewhere)));
        link.again(20);
        link.tick(20);
        assert_eq!(link.socket(), Some(2));
    }
}
