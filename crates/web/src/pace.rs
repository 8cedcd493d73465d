//! How fast the moves of bots follow each other.

/// How fast the moves of bots follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Calm,
    Brisk,
    Instant,
}

impl Pace {
    pub(crate) const ALL: [Pace; 4] = [Pace::Slow, Pace::Calm, Pace::Brisk, Pace::Instant];

    /// The name it is kept under.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Calm => "calm",
            Pace::Brisk => "brisk",
            Pace::Instant => "instant",
        }
    }

    /// The key of the word for it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Pace::Slow => "web-pace-slow",
            Pace::Calm => "web-pace-calm",
            Pace::Brisk => "web-pace-brisk",
            Pace::Instant => "web-pace-instant",
        }
    }

    /// The one with that name.
    pub(crate) fn named(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The pause before a bot's move is shown, in milliseconds.
    pub(crate) const fn pause(self) -> f64 {
        match self {
            Pace::Slow => 1_700.0,
            Pace::Calm => 850.0,
            Pace::Brisk => 400.0,
            Pace::Instant => 0.0,
        }
    }

    /// How long the beginning of phase two is looked at, in milliseconds, unless somebody goes on at once.
    pub(crate) const fn moment(self) -> f64 {
        match self {
            Pace::Slow => 9_000.0,
            Pace::Calm => 6_000.0,
            Pace::Brisk => 3_000.0,
            Pace::Instant => 0.0,
        }
    }

    /// How long it takes until the next part of a result is told, in milliseconds.
    pub(crate) const fn step(self) -> f64 {
        match self {
            Pace::Slow => 1_300.0,
            Pace::Calm => 800.0,
            Pace::Brisk => 400.0,
            Pace::Instant => 0.0,
        }
    }

    /// How long a trick that is complete stays on the table, in milliseconds, unless somebody goes on at once.
    pub(crate) const fn hold(self) -> f64 {
        match self {
            Pace::Slow => 5_000.0,
            Pace::Calm => 2_800.0,
            Pace::Brisk => 1_200.0,
            Pace::Instant => 0.0,
        }
    }
}
