//! What to play and with whom, as users choose it: on a screen, with flags, or in a file.

use std::ops::RangeInclusive;

use bots::Level;
use claim::{Edition, Faction, NamedSet, UnknownSet};
use game::Chance;
use serde::{Deserialize, Serialize};

use crate::Sitter;

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Cards.
    #[default]
    Claim,
    /// Dice and a board.
    ClaimIt,
}

impl Kind {
    /// How many can play it.
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Kind::Claim => claim::MIN_PLAYERS as usize..=claim::MAX_PLAYERS as usize,
            Kind::ClaimIt => claim_it::MIN_PLAYERS as usize..=claim_it::MAX_PLAYERS as usize,
        }
    }
}

/// The factions of a game of Claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deck {
    /// A line-up with a name.
    Named(NamedSet),
    /// The user's own; it may be illegal.
    Own(Vec<Faction>),
}

/// What to play and with whom; it may be illegal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Choices {
    /// Which game.
    pub game: Kind,
    /// With which factions.
    pub deck: Deck,
    /// The edition of the rules; the deck's own if none is given.
    pub edition: Option<Edition>,
    /// With artifacts? As the deck has it if not given.
    pub artifacts: Option<bool>,
    /// With heroes? As the deck has it if not given.
    pub heroes: Option<bool>,
    /// Claim It!: with the variant?
    pub variant: bool,
    /// The players, by seat.
    pub seats: Vec<Sitter>,
    /// The seed of the deal; any if none is given.
    pub seed: Option<u64>,
    /// The language, by its code; the user's own if none is given.
    pub language: Option<String>,
}

/// A set-up of either game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnySetup {
    /// Of Claim.
    Claim(claim::Setup),
    /// Of Claim It!
    ClaimIt(claim_it::Setup),
}

/// Why choices make no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongChoice {
    /// A named set that is not for this number of players.
    #[error("{set} is not for {players} players")]
    NotForPlayers {
        /// The set.
        set: NamedSet,
        /// The number of players.
        players: usize,
    },
    /// The rules of Claim refuse it.
    #[error(transparent)]
    Claim(claim::SetupError),
    /// The rules of Claim It! refuse it.
    #[error(transparent)]
    ClaimIt(claim_it::SetupError),
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            game: Kind::Claim,
            deck: Deck::Named(NamedSet::Claim),
            edition: None,
            artifacts: None,
            heroes: None,
            variant: false,
            seats: vec![Sitter::Person, Sitter::level(Level::Search)],
            seed: None,
            language: None,
        }
    }
}

impl Choices {
    /// The set-up they come to, if it is legal.
    pub fn setup(&self) -> Result<AnySetup, WrongChoice> {
        match self.game {
            Kind::Claim => {
                let setup = self.claim()?;
                setup.rules().map_err(WrongChoice::Claim)?;
                Ok(AnySetup::Claim(setup))
            }
            Kind::ClaimIt => {
                let setup = claim_it::Setup::new(self.players());
                let setup = if self.variant { setup.with_variant() } else { setup };
                setup.check().map_err(WrongChoice::ClaimIt)?;
                Ok(AnySetup::ClaimIt(setup))
            }
        }
    }

    /// The set-up of Claim they come to, legal or not.
    pub fn claim(&self) -> Result<claim::Setup, WrongChoice> {
        let mut setup = match &self.deck {
            Deck::Named(set) => {
                let refused = WrongChoice::NotForPlayers { set: *set, players: self.seats.len() };
                set.setup(self.players()).ok_or(refused)?
            }
            Deck::Own(factions) => {
                claim::Setup { players: self.players(), ..claim::Setup::two(factions.iter().copied()) }
            }
        };
        setup.edition = self.edition.unwrap_or(setup.edition);
        setup.artifacts = self.artifacts.unwrap_or(setup.artifacts);
        setup.heroes = self.heroes.unwrap_or(setup.heroes);
        Ok(setup)
    }

    /// Chooses another game, for as many players as it allows.
    pub fn choose_game(&mut self, game: Kind) {
        let players = game.players();
        self.game = game;
        self.seat(self.seats.len().clamp(*players.start(), *players.end()));
    }

    /// Chooses a named set, or the user's own deck, which starts with the last one.
    pub fn choose_deck(&mut self, set: Option<NamedSet>) {
        let factions = self.claim().map(|setup| setup.factions).unwrap_or_default();
        self.deck = set.map_or(Deck::Own(factions), Deck::Named);
        (self.edition, self.artifacts, self.heroes) = (None, None, None);
    }

    /// Chooses a legal deck at random, as the user's own.
    pub fn choose_any_deck(&mut self, seed: u64) {
        let decks: Vec<claim::Setup> = claim::decks::of(self.players()).collect();
        if let Some(deck) = decks.get(Chance::from_seed(seed).below(decks.len() as u32) as usize) {
            self.deck = Deck::Own(deck.factions.clone());
        }
    }

    /// Takes a faction into the user's own deck, or out of it.
    pub fn toggle(&mut self, faction: Faction) {
        let Deck::Own(factions) = &mut self.deck else { return };
        match factions.iter().position(|&other| other == faction) {
            Some(at) => {
                factions.remove(at);
            }
            None => factions.push(faction),
        }
    }

    /// Changes the number of players; new ones are like the last one, or bots.
    pub fn seat(&mut self, players: usize) {
        let last = self.seats.last().copied().filter(|sitter| *sitter != Sitter::Person);
        self.seats.resize(players, last.unwrap_or(Sitter::level(Level::Search)));
    }

    fn players(&self) -> u8 {
        self.seats.len().try_into().unwrap_or(u8::MAX)
    }
}

/// Choices as they are written in a file: flat, and only those that were made.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Written {
    #[serde(skip_serializing_if = "is_default")]
    game: Kind,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<Slug>,
    #[serde(skip_serializing_if = "Option::is_none")]
    factions: Option<Vec<Faction>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<EditionName>,
    #[serde(skip_serializing_if = "Option::is_none")]
    artifacts: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    heroes: Option<bool>,
    #[serde(skip_serializing_if = "is_default")]
    variant: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<Vec<Sitter>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
}

/// A named set by its name on a command line.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Slug(NamedSet);

impl TryFrom<String> for Slug {
    type Error = UnknownSet;

    fn try_from(text: String) -> Result<Slug, UnknownSet> {
        text.parse().map(Slug)
    }
}

impl From<Slug> for String {
    fn from(Slug(set): Slug) -> String {
        set.slug().into()
    }
}

/// An edition as it is written, in small letters or capitals.
#[derive(Clone, Copy, Serialize, Deserialize)]
enum EditionName {
    #[serde(rename = "a", alias = "A")]
    A,
    #[serde(rename = "c2", alias = "C2")]
    C2,
}

impl From<EditionName> for Edition {
    fn from(name: EditionName) -> Edition {
        match name {
            EditionName::A => Edition::A,
            EditionName::C2 => Edition::C2,
        }
    }
}

impl From<Edition> for EditionName {
    fn from(edition: Edition) -> EditionName {
        match edition {
            Edition::A => EditionName::A,
            Edition::C2 => EditionName::C2,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl TryFrom<Written> for Choices {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Choices, &'static str> {
        let default = Choices::default();
        let of_claim = written.edition.is_some() || written.artifacts.is_some() || written.heroes.is_some();
        if written.seats.as_ref().is_some_and(|seats| seats.len() > *written.game.players().end()) {
            return Err("there are more seats than the game has");
        }
        let deck = match (written.set, written.factions) {
            (Some(_), Some(_)) => return Err("set and factions are both named: a game has one deck"),
            (Some(Slug(set)), None) => Some(Deck::Named(set)),
            (None, Some(factions)) => Some(Deck::Own(factions)),
            (None, None) => None,
        };
        match written.game {
            Kind::ClaimIt if deck.is_some() || of_claim => {
                return Err("set, factions, edition, artifacts and heroes are for Claim, not for Claim It!");
            }
            Kind::Claim if written.variant => return Err("the variant is for Claim It!: add game = \"claim-it\""),
            Kind::Claim | Kind::ClaimIt => {}
        }
        Ok(Choices {
            game: written.game,
            deck: deck.unwrap_or(default.deck),
            edition: written.edition.map(Edition::from),
            artifacts: written.artifacts,
            heroes: written.heroes,
            variant: written.variant,
            seats: written.seats.unwrap_or(default.seats),
            seed: written.seed,
            language: written.language,
        })
    }
}

impl From<Choices> for Written {
    fn from(choices: Choices) -> Written {
        let (set, factions) = match choices.deck {
            Deck::Named(set) => (Some(Slug(set)), None),
            Deck::Own(factions) => (None, Some(factions)),
        };
        let is_claim = choices.game == Kind::Claim;
        Written {
            game: choices.game,
            set: set.filter(|_| is_claim),
            factions: factions.filter(|_| is_claim),
            edition: choices.edition.map(EditionName::from),
            artifacts: choices.artifacts,
            heroes: choices.heroes,
            variant: choices.variant,
            seats: Some(choices.seats),
            seed: choices.seed,
            language: choices.language,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Choices, String> {
        toml::from_str(text).map_err(|e| e.to_string())
    }

    #[test]
    fn an_empty_file_is_the_first_game_against_a_good_opponent() {
        let choices = read("").unwrap();
        assert_eq!(choices, Choices::default());
        assert!(matches!(choices.setup(), Ok(AnySetup::Claim(setup)) if setup.players == 2));
    }

    #[test]
    fn a_file_says_all_that_can_be_chosen() {
        let text =
            "set = \"claim-2\"\nedition = \"a\"\nseats = [\"greedy\", \"person\"]\nseed = 7\nlanguage = \"de\"\n";
        let choices = read(text).unwrap();
        assert_eq!(choices.deck, Deck::Named(NamedSet::Claim2));
        assert_eq!(choices.seats[1], Sitter::Person);
        let Ok(AnySetup::Claim(setup)) = choices.setup() else { panic!() };
        assert_eq!(setup.edition, Edition::A);
        assert_eq!(toml::to_string(&choices).unwrap(), text);
        let own = "factions = [\"Kings\", \"Peasants\", \"Trolls\", \"Bards\", \"Wizards\"]\nheroes = true\n";
        let Ok(AnySetup::Claim(setup)) = read(own).unwrap().setup() else { panic!() };
        assert!(setup.heroes && !setup.artifacts);
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert!(read("set = \"magic\"\nfactions = []").unwrap_err().contains("one deck"));
        assert!(read("game = \"claim-it\"\nset = \"magic\"").unwrap_err().contains("are for Claim"));
        assert!(read("variant = true").unwrap_err().contains("claim-it"));
        assert!(read("colour = 3").unwrap_err().contains("colour"));
        assert!(read("set = \"claim-3\"").unwrap_err().contains("there is no set \"claim-3\""));
        assert!(read("seats = [\"nobody\"]").unwrap_err().contains("there is no bot \"nobody\""));
        let five = "game = \"claim-it\"\nseats = [\"person\", \"greedy\", \"greedy\", \"greedy\", \"greedy\"]";
        assert!(matches!(read(five).unwrap().setup(), Ok(AnySetup::ClaimIt(_))));
        let three = read("set = \"magic\"\nseats = [\"person\", \"greedy\", \"greedy\"]").unwrap();
        assert_eq!(three.setup().unwrap_err().to_string(), "Magic is not for 3 players");
        let alone = read("seats = [\"person\"]").unwrap();
        assert!(alone.setup().unwrap_err().to_string().contains("Claim is not for 1 players"));
    }

    #[test]
    fn another_game_has_as_many_players_as_it_allows() {
        let mut choices = Choices { seats: vec![Sitter::Person; 5], game: Kind::ClaimIt, ..Choices::default() };
        choices.choose_game(Kind::Claim);
        assert_eq!((choices.game, choices.seats.len()), (Kind::Claim, 4));
    }

    #[test]
    fn an_own_deck_starts_with_the_last_one_and_every_faction_is_taken_in_or_out() {
        let mut choices = Choices { heroes: Some(true), ..Choices::default() };
        choices.toggle(Faction::Bards);
        assert_eq!(choices.deck, Deck::Named(NamedSet::Claim), "a named set stays as it is");
        choices.choose_deck(None);
        assert_eq!((choices.heroes, &choices.deck), (None, &Deck::Own(NamedSet::Claim.setup(2).unwrap().factions)));
        let before = choices.deck.clone();
        choices.toggle(Faction::Bards);
        assert_ne!(choices.deck, before);
        choices.toggle(Faction::Bards);
        assert_eq!(choices.deck, before);
    }

    #[test]
    fn a_random_deck_is_legal_and_the_same_for_the_same_seed() {
        for players in Kind::Claim.players() {
            let mut choices = Choices::default();
            choices.seat(players);
            for seed in 0..20 {
                choices.choose_any_deck(seed);
                assert!(choices.setup().is_ok(), "{choices:?}");
                let mut again = Choices { deck: Deck::Named(NamedSet::Claim), ..choices.clone() };
                again.choose_any_deck(seed);
                assert_eq!(again, choices);
            }
        }
    }

    #[test]
    fn whoever_joins_is_a_bot() {
        let mut choices = Choices { seats: vec![Sitter::Person], ..Choices::default() };
        choices.seat(3);
        assert_eq!(choices.seats, [Sitter::Person, Sitter::level(Level::Search), Sitter::level(Level::Search)]);
        choices.seat(2);
        assert_eq!(choices.seats.len(), 2);
    }
}
