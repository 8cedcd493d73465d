//! What a file describes: which decks, who plays, and how often.

use std::ops::RangeInclusive;

use bots::{Effort, Player};
use claim::{Edition, Faction, NamedSet, Setup, decks};
use serde::{Deserialize, Deserializer, de::Error as _};

/// An experiment as its file describes it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// What the report is called.
    #[serde(default = "untitled")]
    pub title: String,
    /// Which decks are played.
    pub decks: Decks,
    /// The factions that a deck must have.
    #[serde(default, deserialize_with = "one_or_many")]
    pub with: Vec<FactionName>,
    /// The factions that no deck may have.
    #[serde(default, deserialize_with = "one_or_many")]
    pub without: Vec<FactionName>,
    /// For how many players.
    #[serde(default = "two", deserialize_with = "players")]
    pub players: Vec<u8>,
    /// Under which editions; those of the named sets, and A for other decks, if it is left out.
    #[serde(default, deserialize_with = "one_or_many")]
    pub editions: Vec<EditionName>,
    /// With artifacts, without, or both; as the named sets have it, if it is left out.
    #[serde(default, deserialize_with = "one_or_many")]
    pub artifacts: Vec<bool>,
    /// With heroes, without, or both; as the named sets have it, if it is left out.
    #[serde(default, deserialize_with = "one_or_many")]
    pub heroes: Vec<bool>,
    /// Who plays: one bot in all seats, or two that sit by turns.
    #[serde(deserialize_with = "one_or_two")]
    pub bots: Vec<Contender>,
    /// The nodes per decision of bots that name no limit of their own.
    #[serde(default, deserialize_with = "nodes")]
    pub nodes: Option<u64>,
    /// The deals of each set-up.
    #[serde(deserialize_with = "deals")]
    pub deals: u64,
    /// The games on each deal, with different random seeds for the bots.
    #[serde(default = "one", deserialize_with = "repeats")]
    pub repeats: u64,
    /// The seed of the first deal.
    #[serde(default = "one", deserialize_with = "seed")]
    pub seed: u64,
}

/// Which decks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decks {
    /// Every legal deck.
    All,
    /// Every named set.
    Named,
    /// These.
    These(Vec<Deck>),
}

/// A deck by its name or by its factions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deck {
    /// A named set.
    Set(NamedSet),
    /// Factions.
    Factions(Vec<Faction>),
}

/// A faction as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactionName(pub Faction);

/// An edition as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum EditionName {
    /// The anniversary edition.
    A,
    /// Claim 2.
    C2,
}

/// A bot whose decisions do not depend on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contender(pub Player);

/// The most games of an experiment.
pub(crate) const MOST_GAMES: u64 = 100_000_000;
/// The most games on one deal with the same seats.
const MOST_REPEATS: u64 = 1_000;

/// Why a file describes no experiment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ExperimentError(pub(crate) String);

impl Experiment {
    /// Reads a file. The error says in which line it is wrong, and what is allowed there.
    pub fn read(text: &str) -> Result<Experiment, ExperimentError> {
        toml::from_str(text).map_err(|error| ExperimentError(error.to_string().trim_end().into()))
    }

    /// The limits of a bot.
    pub(crate) fn player(&self, bot: usize) -> Player {
        let player = self.bots[bot % self.bots.len()].0;
        let nodes = player.effort.nodes.or(self.nodes.filter(|_| player.level.takes_limits()));
        Player { effort: Effort { nodes, ..player.effort }, ..player }
    }

    /// The set-ups, in the order in which they are played.
    pub(crate) fn setups(&self) -> Result<Vec<Setup>, ExperimentError> {
        if let Some(FactionName(both)) = self.with.iter().find(|&faction| self.without.contains(faction)) {
            return Err(ExperimentError(format!("decks cannot be both with and without {}", both.name())));
        }
        let mut setups = Vec::new();
        for &players in &self.players {
            let mut decks = self.decks(players)?;
            decks.retain(|setup| self.is_wanted(setup));
            if decks.is_empty() {
                return Err(ExperimentError(format!("no deck for {players} players is {}", self.wanted())));
            }
            setups.extend(decks.iter().flat_map(|setup| self.variants(setup)));
        }
        match setups.iter().find_map(|setup| Some((setup, setup.rules().err()?))) {
            Some((setup, error)) => {
                let names: Vec<&str> = setup.factions.iter().map(|faction| faction.name()).collect();
                Err(ExperimentError(format!("the deck of {}: {error}", names.join(", "))))
            }
            None => Ok(setups),
        }
    }

    /// The decks for a number of players, wanted or not.
    fn decks(&self, players: u8) -> Result<Vec<Setup>, ExperimentError> {
        let of = |deck: &Deck| match deck {
            Deck::Set(set) => set
                .setup(players)
                .ok_or_else(|| ExperimentError(format!("{} is not for {players} players", set.slug()))),
            Deck::Factions(factions) => Ok(Setup { players, ..Setup::two(factions.iter().copied()) }),
        };
        match &self.decks {
            Decks::All => Ok(decks::of(players).collect()),
            Decks::Named => Ok(NamedSet::ALL.into_iter().filter_map(|set| set.setup(players)).collect()),
            Decks::These(decks) => decks.iter().map(of).collect(),
        }
    }

    /// Has a deck the factions that it must have, and none that it may not have?
    fn is_wanted(&self, setup: &Setup) -> bool {
        let has = |FactionName(faction): &FactionName| setup.factions.contains(faction);
        self.with.iter().all(has) && !self.without.iter().any(has)
    }

    /// The same in words.
    fn wanted(&self) -> String {
        let named = |word: &str, factions: &[FactionName]| {
            let names: Vec<&str> = factions.iter().map(|FactionName(faction)| faction.name()).collect();
            (!names.is_empty()).then(|| format!("{word} {}", names.join(", ")))
        };
        let both = [named("with", &self.with), named("without", &self.without)];
        both.into_iter().flatten().collect::<Vec<_>>().join(" and ")
    }

    /// A deck with all that is asked for.
    fn variants(&self, setup: &Setup) -> Vec<Setup> {
        let or = |asked: &[bool], own: bool| if asked.is_empty() { vec![own] } else { asked.to_vec() };
        let editions = match self.editions[..] {
            [] => vec![setup.edition],
            ref asked => asked.iter().map(|&edition| edition.into()).collect(),
        };
        let mut variants = Vec::new();
        for &edition in &editions {
            for &artifacts in &or(&self.artifacts, setup.artifacts) {
                for &heroes in &or(&self.heroes, setup.heroes) {
                    variants.push(Setup { edition, artifacts, heroes, ..setup.clone() });
                }
            }
        }
        variants
    }
}

impl From<EditionName> for Edition {
    fn from(name: EditionName) -> Edition {
        match name {
            EditionName::A => Edition::A,
            EditionName::C2 => Edition::C2,
        }
    }
}

fn untitled() -> String {
    "An experiment".into()
}

fn one() -> u64 {
    1
}

fn two() -> Vec<u8> {
    vec![2]
}

fn players<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    let few = |number: toml::Value| match number {
        toml::Value::Integer(number @ 2..=4) => Ok(number as u8),
        other => Err(D::Error::custom(format!("there is no deck for {other} players: two to four play"))),
    };
    one_or_many(from)?.into_iter().map(few).collect()
}

fn deals<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    up_to(MOST_GAMES, from)
}

fn repeats<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    up_to(MOST_REPEATS, from)
}

fn nodes<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    up_to(Effort::MOST_NODES, from).map(Some)
}

/// The highest seed that a file can name.
const HIGHEST_SEED: u64 = i64::MAX as u64;

fn seed<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    within(0..=HIGHEST_SEED, from)
}

fn up_to<'de, D: Deserializer<'de>>(most: u64, from: D) -> Result<u64, D::Error> {
    within(1..=most, from)
}

fn within<'de, D: Deserializer<'de>>(range: RangeInclusive<u64>, from: D) -> Result<u64, D::Error> {
    let needed =
        || D::Error::custom(format!("a whole number from {} to {} is needed here", range.start(), range.end()));
    // Numbers of more than 64 bits are no value of TOML.
    let value = toml::Value::deserialize(from).map_err(|_| needed())?;
    let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
    number.filter(|number| range.contains(number)).ok_or_else(needed)
}

fn one_or_two<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Contender>, D::Error> {
    let bots = one_or_many(from)?;
    if bots.len() > 2 { Err(D::Error::custom("one bot or two can play")) } else { Ok(bots) }
}

/// `2` means the same as `[2]`; nothing is named twice.
fn one_or_many<'de, D: Deserializer<'de>, T: Deserialize<'de> + PartialEq>(from: D) -> Result<Vec<T>, D::Error> {
    struct OneOrMany<T>(std::marker::PhantomData<T>);

    impl<'de, T: Deserialize<'de> + PartialEq> serde::de::Visitor<'de> for OneOrMany<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("one value or a list of them")
        }

        fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut all = Vec::new();
            while let Some(one) = list.next_element()? {
                if all.contains(&one) {
                    return Err(A::Error::custom("the list has the same value twice"));
                }
                all.push(one);
            }
            if all.is_empty() { Err(A::Error::custom("the list is empty")) } else { Ok(all) }
        }

        fn visit_bool<E: serde::de::Error>(self, value: bool) -> Result<Vec<T>, E> {
            T::deserialize(serde::de::value::BoolDeserializer::new(value)).map(|one| vec![one])
        }

        fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Vec<T>, E> {
            T::deserialize(serde::de::value::I64Deserializer::new(value)).map(|one| vec![one])
        }

        fn visit_str<E: serde::de::Error>(self, value: &str) -> Result<Vec<T>, E> {
            T::deserialize(serde::de::value::StrDeserializer::new(value)).map(|one| vec![one])
        }
    }

    from.deserialize_any(OneOrMany(std::marker::PhantomData))
}

impl<'de> Deserialize<'de> for Contender {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Contender, D::Error> {
        let text = String::deserialize(from)?;
        let player = Player::parse(&text, Effort::OWN).map_err(D::Error::custom)?;
        if player.effort.millis.is_some() {
            let why = format!("{text:?} is limited by time, so nobody could repeat the experiment: use nodes=N");
            return Err(D::Error::custom(why));
        }
        Ok(Contender(player))
    }
}

/// The faction of that name, or what names there are.
fn faction(name: &str) -> Result<Faction, String> {
    let names = || Faction::ALL.map(Faction::name).join(", ");
    name.parse().map_err(|error: claim::UnknownFaction| format!("{error}; there are {}", names()))
}

impl<'de> Deserialize<'de> for FactionName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FactionName, D::Error> {
        faction(&String::deserialize(from)?).map(FactionName).map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Deck, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "the name of a set or a list of factions")]
        enum Written {
            Set(String),
            Factions(Vec<String>),
        }
        match Written::deserialize(from)? {
            Written::Set(name) => name.parse().map(Deck::Set).map_err(D::Error::custom),
            Written::Factions(names) => {
                let factions: Result<_, _> = names.iter().map(|name| faction(name)).collect();
                factions.map(Deck::Factions).map_err(D::Error::custom)
            }
        }
    }
}

impl<'de> Deserialize<'de> for Decks {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Decks, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "\"all\", \"named\", or a list of decks: names of sets, or lists of factions")]
        enum Written {
            Word(String),
            List(Vec<toml::Value>),
        }
        match Written::deserialize(from)? {
            Written::Word(word) if word == "all" => Ok(Decks::All),
            Written::Word(word) if word == "named" => Ok(Decks::Named),
            Written::Word(word) => word.parse().map(|set| Decks::These(vec![Deck::Set(set)])).map_err(|error| {
                D::Error::custom(format!("{error}; \"all\" are all legal decks, \"named\" all named sets"))
            }),
            Written::List(list) if list.is_empty() => Err(D::Error::custom("the list is empty")),
            Written::List(list) => {
                let decks: Result<_, _> = list.into_iter().map(Deck::deserialize).collect();
                decks.map(Decks::These).map_err(D::Error::custom)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "decks = \"named\"\nbots = \"greedy\"\ndeals = 2\n";

    #[track_caller]
    fn refused(text: &str, line: usize, allowed: &str) {
        let error = Experiment::read(text).expect_err("it is wrong").to_string();
        assert!(error.contains(&format!("line {line}")), "{error}");
        assert!(error.contains(allowed), "{error}");
    }

    #[test]
    fn what_is_left_out_has_a_default() {
        let experiment = Experiment::read(SMALL).unwrap();
        assert_eq!((experiment.players, experiment.repeats, experiment.seed), (vec![2], 1, 1));
        assert_eq!(Experiment::read(SMALL).unwrap().setups().unwrap().len(), NamedSet::ALL.len());
    }

    #[test]
    fn one_value_is_a_list_of_one() {
        let many =
            Experiment::read("decks = [\"magic\"]\nplayers = [2]\nbots = [\"greedy\"]\ndeals = 1\nheroes = [true]");
        let one = Experiment::read("decks = \"magic\"\nplayers = 2\nbots = \"greedy\"\ndeals = 1\nheroes = true");
        assert_eq!(many, one);
        let setups = one.unwrap().setups().unwrap();
        assert!(setups.len() == 1 && setups[0].heroes && setups[0].artifacts);
    }

    #[test]
    fn all_that_is_asked_for_is_combined() {
        let text = format!("{SMALL}editions = [\"A\", \"C2\"]\nartifacts = [false, true]\nheroes = [false, true]");
        assert_eq!(Experiment::read(&text).unwrap().setups().unwrap().len(), 8 * NamedSet::ALL.len());
        let all = Experiment::read("decks = \"all\"\nbots = \"random\"\ndeals = 1").unwrap();
        assert_eq!(all.setups().unwrap().len(), decks::of(2).count());
    }

    #[test]
    fn a_broken_file_is_refused_with_its_line_and_what_is_allowed() {
        refused("decks = \"named\"\nbots = \"greedy\"\ndeal = 2", 3, "expected one of `title`, `decks`");
        refused("decks = \"named\"\nbots = \"greedy\"\ndeals = 0", 3, "from 1 to");
        refused("decks = \"named\"\nbots = \"greddy\"\ndeals = 1", 2, "greedy");
        refused("decks = \"named\"\nbots = [\"greedy\", \"expert:millis=5\"]\ndeals = 1", 2, "use nodes=N");
        refused("decks = \"chess\"\nbots = \"greedy\"\ndeals = 1", 1, "mini-claim");
        refused("decks = [\"claim\", \"chess\"]\nbots = \"greedy\"\ndeals = 1", 1, "mini-claim");
        refused("decks = [[\"Knights\", \"Orcs\"]]\nbots = \"greedy\"\ndeals = 1", 1, "Goblins");
        refused("decks = 7\nbots = \"greedy\"\ndeals = 1", 1, "\"all\", \"named\", or a list of decks");
        refused("decks = \"all\"\nbots = []\ndeals = 1", 2, "empty");
        refused("decks = \"all\"\nbots = \"random\"\neditions = \"B\"\ndeals = 1", 3, "`A` or `C2`");
        refused("decks = \"all\"\nbots = \"random\"\ndeals = \"many\"", 3, "whole number from 1 to");
        refused("decks = \"all\"\ndecks = \"all\"", 2, "duplicate");
        refused("decks = \"all\"\nbots =", 2, "expected");
        refused("bots = \"random\"\ndeals = 1", 1, "missing field `decks`");
        refused("decks = \"all\"\nbots = [\"random\", \"greedy\", \"search\"]\ndeals = 1", 2, "one bot or two");
        refused("decks = \"all\"\nbots = \"random\"\ndeals = 100000001", 3, "from 1 to 100000000");
        refused("decks = \"all\"\nbots = \"random\"\ndeals = 1\nrepeats = 1001", 4, "from 1 to 1000 ");
        for players in ["5", "1", "-2", "300", "\"two\"", "[2, 5]"] {
            refused(&format!("{SMALL}players = {players}"), 4, "players: two to four play");
        }
        for seed in ["-1", "1.5", "\"x\"", "9223372036854775808", "99999999999999999999999999999999", "[1]"] {
            refused(&format!("{SMALL}seed = {seed}"), 4, "a whole number from 0 to 9223372036854775807 is needed here");
        }
    }

    #[test]
    fn nothing_is_named_twice() {
        for list in [
            "players = [2, 3, 2]",
            "editions = [\"A\", \"A\"]",
            "artifacts = [true, false, true]",
            "heroes = [true, true]",
        ] {
            refused(&format!("{SMALL}{list}"), 4, "the same value twice");
        }
        refused("decks = \"all\"\nbots = [\"greedy\", \"greedy\"]\ndeals = 1", 2, "the same value twice");
    }

    #[test]
    fn decks_are_chosen_by_their_factions() {
        let decks = |more: &str| {
            let text = format!("decks = \"all\"\nbots = \"random\"\ndeals = 1\n{more}");
            Experiment::read(&text).unwrap().setups().map_err(|error| error.to_string())
        };
        let all = decks("").unwrap();
        let has = |setup: &Setup, faction| setup.factions.contains(&faction);
        let chosen = decks("with = [\"Trolls\", \"Dragons\"]\nwithout = \"Undead\"").unwrap();
        let wanted = |setup: &&Setup| {
            has(setup, Faction::Trolls) && has(setup, Faction::Dragons) && !has(setup, Faction::Undead)
        };
        assert_eq!(chosen, all.iter().filter(wanted).cloned().collect::<Vec<_>>());
        assert!(!chosen.is_empty());
        // What is asked for besides is combined with the decks that are left, and those that are listed can be left out.
        let twice = decks("with = [\"Trolls\", \"Dragons\"]\nwithout = \"Undead\"\nartifacts = [false, true]").unwrap();
        assert_eq!(twice.len(), 2 * chosen.len());
        let listed = "decks = [\"claim\", \"magic\"]\nwith = \"Wizards\"\nbots = \"random\"\ndeals = 1";
        assert_eq!(Experiment::read(listed).unwrap().setups().unwrap().len(), 1);
    }

    #[test]
    fn wishes_that_contradict_each_other_are_refused() {
        let read = |more: &str| {
            let text = format!("decks = \"all\"\nbots = \"random\"\ndeals = 1\n{more}");
            Experiment::read(&text).unwrap().setups().unwrap_err().to_string()
        };
        assert_eq!(
            read("with = \"Trolls\"\nwithout = [\"Undead\", \"Trolls\"]"),
            "decks cannot be both with and without Trolls"
        );
        // No deck has halves of two pairs, and none has half a pair.
        assert_eq!(read("with = [\"Knights\", \"Giants\"]"), "no deck for 2 players is with Knights, Giants");
        assert_eq!(
            read("with = \"Knights\"\nwithout = \"Goblins\""),
            "no deck for 2 players is with Knights and without Goblins"
        );
        refused(&format!("{SMALL}with = \"Orcs\""), 4, "there are Knights, Goblins");
        refused(&format!("{SMALL}without = [\"Seers\", \"Seers\"]"), 4, "the same value twice");
        refused(&format!("{SMALL}without = []"), 4, "the list is empty");
    }

    #[test]
    fn decks_that_are_not_legal_are_refused_by_their_rule() {
        let read = |text: &str| Experiment::read(text).unwrap().setups().unwrap_err().to_string();
        assert!(read("decks = [[\"Knights\", \"Goblins\"]]\nbots = \"random\"\ndeals = 1").contains("(rule 4.1)"));
        // Of several decks the illegal one is named.
        let two = "decks = [\"claim\", [\"Knights\", \"Goblins\", \"Seers\"]]\nbots = \"random\"\ndeals = 1";
        assert!(read(two).starts_with("the deck of Knights, Goblins, Seers: "), "{}", read(two));
        assert!(read("decks = \"named\"\nplayers = 3\nheroes = true\nbots = \"random\"\ndeals = 1").contains("12.1"));
        assert!(read("decks = \"magic\"\nplayers = 4\nbots = \"random\"\ndeals = 1").contains("not for 4 players"));
    }
}
