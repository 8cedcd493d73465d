//! The named sets and scenarios (2.5): line-ups, as data.

use std::{fmt, str::FromStr};

use crate::{
    factions::Faction::{
        self, Automatons, Bards, Doppelgangers, Dragons, Druids, Dwarves, Giants, Gnomes, Goblins, Griffins, Kings,
        Knights, Peasants, Raccoons, Seers, Shapeshifters, Trolls, Undead, Vampires, Vikings, Werewolves, Wizards,
        Zombies,
    },
    setup::{Edition, Setup},
};

/// A line-up with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NamedSet {
    /// The first game.
    Claim,
    /// The second game, under its own edition.
    Claim2,
    /// With the factions of Reinforcements: Magic, and artifacts.
    Magic,
    /// With the factions of Reinforcements: Shadow, and heroes.
    Shadow,
    /// A scenario (unverified line-up).
    TheSuccession,
    /// A scenario (unverified line-up), for two.
    UnderTheBridge,
    /// A scenario (unverified line-up).
    TheClockworkCourt,
    /// A scenario (unverified line-up).
    WingsOverTheThrone,
    /// A study deck of twelve cards (15.4).
    MiniClaim,
    /// A study deck of eight cards (15.4).
    MicroClaim,
}

struct Line {
    slug: &'static str,
    title: &'static str,
    two: &'static [Faction],
    /// The two that join for three and four players.
    more: Option<[Faction; 2]>,
    edition: Edition,
    artifacts: bool,
    heroes: bool,
    scenario: bool,
    study: Option<u8>,
}

const PLAIN: Line = Line {
    slug: "",
    title: "",
    two: &[Knights, Goblins, Dwarves, Doppelgangers, Undead],
    more: None,
    edition: Edition::A,
    artifacts: false,
    heroes: false,
    scenario: false,
    study: None,
};

const LINES: [Line; NamedSet::ALL.len() + NamedSet::STUDIES.len()] = [
    Line { slug: "claim", title: "Claim", ..PLAIN },
    Line {
        slug: "claim-2",
        title: "Claim 2",
        two: &[Giants, Gnomes, Dragons, Trolls, Seers],
        edition: Edition::C2,
        ..PLAIN
    },
    Line {
        slug: "magic",
        title: "Magic",
        two: &[Knights, Goblins, Wizards, Druids, Shapeshifters],
        artifacts: true,
        ..PLAIN
    },
    Line {
        slug: "shadow",
        title: "Shadow",
        two: &[Giants, Gnomes, Vampires, Zombies, Werewolves],
        heroes: true,
        ..PLAIN
    },
    Line {
        slug: "the-succession",
        title: "The Succession",
        two: &[Kings, Peasants, Vikings, Bards, Undead],
        more: Some([Seers, Dwarves]),
        scenario: true,
        ..PLAIN
    },
    Line {
        slug: "under-the-bridge",
        title: "Under the Bridge",
        two: &[Giants, Gnomes, Trolls, Dwarves, Griffins],
        scenario: true,
        ..PLAIN
    },
    Line {
        slug: "the-clockwork-court",
        title: "The Clockwork Court",
        two: &[Knights, Goblins, Automatons, Seers, Raccoons],
        more: Some([Dragons, Bards]),
        scenario: true,
        ..PLAIN
    },
    Line {
        slug: "wings-over-the-throne",
        title: "Wings over the Throne",
        two: &[Kings, Peasants, Dragons, Griffins, Doppelgangers],
        more: Some([Undead, Vikings]),
        scenario: true,
        ..PLAIN
    },
    Line { slug: "mini-claim", title: "Mini-Claim", two: &[Knights, Goblins, Undead], study: Some(3), ..PLAIN },
    Line { slug: "micro-claim", title: "Micro-Claim", two: &[Knights, Goblins, Undead], study: Some(2), ..PLAIN },
];

impl NamedSet {
    /// All that players choose from, the scenarios last.
    pub const ALL: [NamedSet; 8] = [
        NamedSet::Claim,
        NamedSet::Claim2,
        NamedSet::Magic,
        NamedSet::Shadow,
        NamedSet::TheSuccession,
        NamedSet::UnderTheBridge,
        NamedSet::TheClockworkCourt,
        NamedSet::WingsOverTheThrone,
    ];

    /// The study decks: for whoever computes, not for players (15).
    pub const STUDIES: [NamedSet; 2] = [NamedSet::MiniClaim, NamedSet::MicroClaim];

    fn all() -> impl Iterator<Item = NamedSet> {
        NamedSet::ALL.into_iter().chain(NamedSet::STUDIES)
    }

    const fn line(self) -> &'static Line {
        &LINES[self as usize]
    }

    /// The name on a command line.
    pub const fn slug(self) -> &'static str {
        self.line().slug
    }

    /// The name in English.
    pub const fn title(self) -> &'static str {
        self.line().title
    }

    /// Is it a scenario? Their line-ups are ours, not those of the printed cards.
    pub const fn is_scenario(self) -> bool {
        self.line().scenario
    }

    /// The set with these factions, if there is one.
    pub fn of(setup: &Setup) -> Option<NamedSet> {
        let is_it = |named: Setup| (&named.factions, named.study) == (&setup.factions, setup.study);
        NamedSet::all().find(|set| set.setup(setup.players).is_some_and(is_it))
    }

    /// The set-up for this number of players, if there is one.
    pub fn setup(self, players: u8) -> Option<Setup> {
        let line = self.line();
        let more = match players {
            2 => [].iter(),
            3 | 4 => line.more.as_ref()?.iter(),
            _ => return None,
        };
        let two = Setup::two(line.two.iter().chain(more).copied());
        let &Line { edition, artifacts, heroes, study, .. } = line;
        Some(Setup { players, edition, artifacts, heroes, study, ..two })
    }
}

impl fmt::Display for NamedSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

impl FromStr for NamedSet {
    type Err = UnknownSet;

    fn from_str(text: &str) -> Result<NamedSet, UnknownSet> {
        NamedSet::all().find(|set| set.slug() == text).ok_or_else(|| UnknownSet(text.into()))
    }
}

/// No set has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no set {0:?}; there are {slugs}", slugs = NamedSet::all().map(NamedSet::slug).collect::<Vec<_>>().join(", "))]
pub struct UnknownSet(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_set_is_legal() {
        for set in NamedSet::all() {
            assert_eq!(set.slug().parse(), Ok(set));
            for setup in (2..=4).filter_map(|players| set.setup(players)) {
                setup.rules().unwrap_or_else(|e| panic!("2.5: {set}: {e}"));
                assert_eq!(NamedSet::of(&setup), Some(set));
            }
        }
    }

    #[test]
    fn the_line_ups_are_those_of_rule_2_5() {
        let line_up = |set: NamedSet, players| {
            let setup = set.setup(players).unwrap();
            let names: Vec<&str> = setup.factions.iter().map(|faction| faction.name()).collect();
            (names.join(" "), setup.edition, setup.artifacts, setup.heroes)
        };
        let plain = |names: &str| (names.to_string(), Edition::A, false, false);
        assert_eq!(line_up(NamedSet::Claim, 2), plain("Knights Goblins Dwarves Doppelgangers Undead"));
        let claim_2 = "Giants Gnomes Dragons Trolls Seers".to_string();
        assert_eq!(line_up(NamedSet::Claim2, 2), (claim_2, Edition::C2, false, false));
        let magic = "Knights Goblins Wizards Druids Shapeshifters".to_string();
        assert_eq!(line_up(NamedSet::Magic, 2), (magic, Edition::A, true, false));
        let shadow = "Giants Gnomes Vampires Zombies Werewolves".to_string();
        assert_eq!(line_up(NamedSet::Shadow, 2), (shadow, Edition::A, false, true));
        assert_eq!(line_up(NamedSet::TheSuccession, 4), plain("Kings Peasants Vikings Bards Undead Seers Dwarves"));
        for (set, hand) in NamedSet::STUDIES.into_iter().zip([3, 2]) {
            assert_eq!(line_up(set, 2), plain("Knights Goblins Undead"), "15.4");
            assert_eq!((set.setup(2).unwrap().study, set.setup(3)), (Some(hand), None), "15.4");
        }
        assert_eq!(line_up(NamedSet::UnderTheBridge, 2), plain("Giants Gnomes Trolls Dwarves Griffins"));
        assert_eq!(NamedSet::UnderTheBridge.setup(3), None);
        let court = "Knights Goblins Automatons Seers Raccoons Dragons Bards";
        assert_eq!(line_up(NamedSet::TheClockworkCourt, 3), plain(court));
        let wings = "Kings Peasants Dragons Griffins Doppelgangers Undead Vikings";
        assert_eq!(line_up(NamedSet::WingsOverTheThrone, 3), plain(wings));
    }

    #[test]
    fn exactly_one_scenario_uses_trolls() {
        let scenarios = NamedSet::ALL.into_iter().filter(|set| set.is_scenario());
        assert_eq!(scenarios.filter(|set| set.line().two.contains(&Trolls)).count(), 1, "2.5");
    }
}
