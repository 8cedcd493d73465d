//! The artifacts (section 9), one file each.

mod axe_of_heaven;
mod boots_of_distance;
mod bow_of_the_lovers;
mod chain_of_frost;
mod crown_of_light;
mod crystal_of_madness;
mod horn_of_silence;
mod hourglass_of_the_future;
mod kings_jug;
mod light_of_eternity;
mod mages_horse;
mod orb_of_insight;
mod ring_of_darkness;
mod shield_of_the_veil;
mod spear_of_retribution;
mod staff_of_order;
mod stone_of_oblivion;
mod sword_of_the_dragon;

use std::{fmt, str::FromStr};

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    card::CardSet,
    foresight::Doubt,
    phase::Phase,
    question::About,
    state::State,
    window::{ALL_WINDOWS, Window},
};

macro_rules! artifacts {
    ($($artifact:ident in $module:ident, $title:literal, $rule:literal,)*) => {
        /// An artifact, by the first word of its name.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[repr(u8)]
        pub enum Artifact {
            $(
                #[doc = concat!("The ", $title, ".")]
                $artifact,
            )*
        }

        impl Artifact {
            /// All of them, in the order of 9.4 to 9.21.
            pub const ALL: [Artifact; [$($title),*].len()] = [$(Artifact::$artifact),*];

            /// The number of the rule on it.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Artifact::$artifact => $rule,)*
                }
            }

            /// The name in notation.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Artifact::$artifact => stringify!($artifact),)*
                }
            }

            /// The full name in English.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Artifact::$artifact => $title,)*
                }
            }
        }

        /// The artifacts of each window, in each phase.
        pub(crate) const WINDOWS: [[ArtifactSet; ALL_WINDOWS]; 2] = {
            let mut windows = [[ArtifactSet(0); ALL_WINDOWS]; 2];
            $(
                let phases = <$module::$artifact as ArtifactPower>::PHASES;
                let mine = <$module::$artifact as ArtifactPower>::WINDOWS;
                let mut i = 0;
                while i < phases.len() * mine.len() {
                    let (phase, window) = (phases[i / mine.len()], mine[i % mine.len()]);
                    windows[phase as usize][window as usize].0 |= 1 << Artifact::$artifact as u32;
                    i += 1;
                }
            )*
            windows
        };

        /// Each artifact's place in the order within a window.
        pub(crate) const RANKS: [u8; Artifact::ALL.len()] = [$(<$module::$artifact as ArtifactPower>::RANK),*];

        /// What has to hold for each artifact to be played, if anything has to.
        const FITS: [Option<Fits>; Artifact::ALL.len()] = [$(<$module::$artifact as ArtifactPower>::FITS),*];

        macro_rules! with_artifact {
            ($which:expr, $power:ident => $call:expr) => {
                match $which {
                    $($crate::artifacts::Artifact::$artifact => {
                        #[allow(unused_imports)]
                        use $crate::artifacts::ArtifactPower as _;
                        type $power = $crate::artifacts::powers::$artifact;
                        $call
                    })*
                }
            };
        }
        pub(crate) use with_artifact;

        pub(crate) mod powers {
            $(pub(crate) use super::$module::$artifact;)*
        }
    };
}

artifacts! {
    Crown in crown_of_light, "Crown of Light", "9.4",
    Sword in sword_of_the_dragon, "Sword of the Dragon", "9.5",
    Horn in horn_of_silence, "Horn of Silence", "9.6",
    Spear in spear_of_retribution, "Spear of Retribution", "9.7",
    Orb in orb_of_insight, "Orb of Insight", "9.8",
    Crystal in crystal_of_madness, "Crystal of Madness", "9.9",
    Horse in mages_horse, "Mage's Horse", "9.10",
    Boots in boots_of_distance, "Boots of Distance", "9.11",
    Stone in stone_of_oblivion, "Stone of Oblivion", "9.12",
    Staff in staff_of_order, "Staff of Order", "9.13",
    Light in light_of_eternity, "Light of Eternity", "9.14",
    Chain in chain_of_frost, "Chain of Frost", "9.15",
    Hourglass in hourglass_of_the_future, "Hourglass of the Future", "9.16",
    Shield in shield_of_the_veil, "Shield of the Veil", "9.17",
    Jug in kings_jug, "King's Jug", "9.18",
    Axe in axe_of_heaven, "Axe of Heaven", "9.19",
    Bow in bow_of_the_lovers, "Bow of the Lovers", "9.20",
    Ring in ring_of_darkness, "Ring of Darkness", "9.21",
}

impl fmt::Display for Artifact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

impl FromStr for Artifact {
    type Err = UnknownArtifact;

    fn from_str(text: &str) -> Result<Artifact, UnknownArtifact> {
        let matches = |a: &Artifact| a.name().eq_ignore_ascii_case(text);
        Artifact::ALL.into_iter().find(matches).ok_or_else(|| UnknownArtifact(text.into()))
    }
}

/// No artifact has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no artifact {0:?}")]
pub struct UnknownArtifact(pub String);

/// A set of artifacts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "Vec<Artifact>", into = "Vec<Artifact>")
)]
pub struct ArtifactSet(u32);

impl ArtifactSet {
    /// None.
    pub const EMPTY: ArtifactSet = ArtifactSet(0);
    /// All 18.
    pub const ALL: ArtifactSet = ArtifactSet((1 << Artifact::ALL.len()) - 1);

    /// One bit for each artifact.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// Is it in the set?
    #[inline]
    pub const fn has(self, artifact: Artifact) -> bool {
        self.0 >> artifact as u32 & 1 != 0
    }

    /// Puts one in.
    #[inline]
    pub const fn add(&mut self, artifact: Artifact) {
        self.0 |= 1 << artifact as u32;
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, artifact: Artifact) {
        self.0 &= !(1 << artifact as u32);
    }

    /// Those in both.
    #[inline]
    pub const fn and(self, other: ArtifactSet) -> ArtifactSet {
        ArtifactSet(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    pub const fn or(self, other: ArtifactSet) -> ArtifactSet {
        ArtifactSet(self.0 | other.0)
    }

    /// These without those.
    #[inline]
    pub const fn minus(self, other: ArtifactSet) -> ArtifactSet {
        ArtifactSet(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Artifact> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let artifact = Artifact::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*artifact)
        })
    }
}

impl FromIterator<Artifact> for ArtifactSet {
    fn from_iter<I: IntoIterator<Item = Artifact>>(artifacts: I) -> ArtifactSet {
        let mut set = ArtifactSet::EMPTY;
        artifacts.into_iter().for_each(|artifact| set.add(artifact));
        set
    }
}

impl From<Vec<Artifact>> for ArtifactSet {
    fn from(artifacts: Vec<Artifact>) -> ArtifactSet {
        artifacts.into_iter().collect()
    }
}

impl From<ArtifactSet> for Vec<Artifact> {
    fn from(set: ArtifactSet) -> Vec<Artifact> {
        set.iter().collect()
    }
}

/// Can a seat play an artifact now?
pub(crate) type Fits = fn(&State, Seat) -> bool;

/// The highest rank.
const HIGHEST_RANK: usize = {
    let (mut highest, mut i) = (0, 0);
    while i < RANKS.len() {
        if RANKS[i] as usize > highest {
            highest = RANKS[i] as usize;
        }
        i += 1;
    }
    highest
};

/// For each rank, the artifacts that may still be played after one of it.
static AFTER: [ArtifactSet; HIGHEST_RANK + 1] = {
    let mut after = [ArtifactSet::EMPTY; HIGHEST_RANK + 1];
    let mut i = 0;
    while i < RANKS.len() {
        let mut rank = 0;
        while rank < RANKS[i] as usize {
            after[rank].add(Artifact::ALL[i]);
            rank += 1;
        }
        i += 1;
    }
    after
};

/// The artifacts that can be played only if something holds.
const CONDITIONAL: ArtifactSet = {
    let (mut conditional, mut i) = (ArtifactSet::EMPTY, 0);
    while i < FITS.len() {
        if FITS[i].is_some() {
            conditional.add(Artifact::ALL[i]);
        }
        i += 1;
    }
    conditional
};

impl ArtifactSet {
    /// Those that may be played after one of this rank.
    #[inline]
    pub(crate) fn after(self, rank: u8) -> ArtifactSet {
        self.and(AFTER.get(usize::from(rank)).copied().unwrap_or_default())
    }

    /// Those that a seat can play, in one of their windows.
    #[inline]
    pub(crate) fn that_fit(self, state: &State, seat: Seat) -> ArtifactSet {
        let unless = self.and(CONDITIONAL);
        if unless.is_empty() { self } else { self.minus(unless.that_do_not_fit(state, seat)) }
    }

    #[inline(never)]
    fn that_do_not_fit(self, state: &State, seat: Seat) -> ArtifactSet {
        let fits = |artifact: &Artifact| FITS[*artifact as usize].is_none_or(|fits| fits(state, seat));
        self.iter().filter(|artifact| !fits(artifact)).collect()
    }
}

/// What an artifact does.
#[allow(unused_variables)]
pub(crate) trait ArtifactPower {
    /// When it can be played.
    const WINDOWS: &'static [Window];
    /// In which phases.
    const PHASES: &'static [Phase] = &[Phase::One, Phase::Two];
    /// Several played in one window come in ascending order of rank, so that one thing is done in one way only.
    const RANK: u8 = 1;
    /// The question it asks, in words, if it asks one.
    const ASKS: &'static str = "";
    /// What it leaves to chance in phase two.
    const DOUBT: Option<Doubt> = None;
    /// What has to hold for a seat to play it in one of its windows, if anything has to.
    const FITS: Option<Fits> = None;

    /// The seat plays it.
    fn play(state: &mut State, seat: Seat, sink: &mut impl Sink<State>);
    /// What the question it asked is about.
    fn about(state: &State) -> About {
        About::default()
    }
    /// The legal answers to the question it asked.
    fn answers(state: &State) -> Answers {
        Answers::NONE
    }
    /// An answer to the question it asked.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {}
    /// The set chance draws from, if it asked chance.
    fn draws_from(state: &State) -> CardSet {
        CardSet::EMPTY
    }
}
