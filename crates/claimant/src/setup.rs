//! What is to be played, from the command line.

use claim::{Edition, Faction, NamedSet, decks};
use clap::{Args, ValueEnum};
pub(crate) use play::AnySetup;
use play::{Choices, Deck, Kind};

/// The flags that choose a game and its set-up.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// Game to play; default: claim.
    #[arg(long)]
    game: Option<GameArg>,
    #[arg(
        long,
        value_parser = |name: &str| name.parse::<NamedSet>(),
        conflicts_with = "factions",
        help = format!("Named set or scenario: {}; default: claim", NamedSet::ALL.map(NamedSet::slug).join(", "))
    )]
    set: Option<NamedSet>,
    /// Your own deck: factions separated by commas, such as Kings,Peasants,Vikings,Bards,Trolls.
    #[arg(long, value_delimiter = ',', value_parser = |name: &str| name.parse::<Faction>())]
    factions: Vec<Faction>,
    /// Read the set-up from a JSON file: for Claim factions, players, edition, artifacts, heroes, first, facts (loot,
    /// heroes); for Claim It! players, variant, first, board (size, claim_markers, player_markers, thresholds).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["set", "factions", "players", "edition", "artifacts", "heroes", "variant", "board"])]
    setup: Option<std::path::PathBuf>,
    /// Number of players: 2 to 4, for Claim It! 2 to 5; default: 2.
    #[arg(long)]
    players: Option<u8>,
    /// Edition of the rules: a (anniversary edition) or c2 (Claim 2); default: the set's own.
    #[arg(long)]
    edition: Option<EditionArg>,
    /// Play with artifacts.
    #[arg(long)]
    artifacts: bool,
    /// Play with heroes.
    #[arg(long)]
    heroes: bool,
    /// Claim It!: play the variant with more in a turn.
    #[arg(long)]
    variant: bool,
    /// Claim It!: board to play on.
    #[arg(long, default_value = "standard")]
    board: BoardArg,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum GameArg {
    Claim,
    ClaimIt,
}

#[derive(Clone, Copy, ValueEnum)]
enum EditionArg {
    A,
    C2,
}

impl From<EditionArg> for Edition {
    fn from(edition: EditionArg) -> Edition {
        match edition {
            EditionArg::A => Edition::A,
            EditionArg::C2 => Edition::C2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum BoardArg {
    /// Six by six, as in the box.
    Standard,
    /// Three by three, for study.
    Reduced,
}

impl SetupArgs {
    pub(crate) fn setup(&self) -> Result<AnySetup, String> {
        match self.game() {
            GameArg::Claim => self.claim().map(AnySetup::Claim),
            GameArg::ClaimIt => self.claim_it().map(AnySetup::ClaimIt),
        }
    }

    /// Every legal deck of Claim for the number of players, with the edition and the options given.
    pub(crate) fn decks(&self) -> Result<Vec<claim::Setup>, String> {
        if self.game() == GameArg::ClaimIt {
            return Err("--mix is for Claim: Claim It! has no decks to mix".into());
        }
        self.only_claim()?;
        let players = self.player_count();
        let decks: Vec<claim::Setup> = decks::of(players).map(|setup| self.with_options(setup)).collect();
        if decks.is_empty() { Err(claim::SetupError::Players { players }.to_string()) } else { Ok(decks) }
    }

    /// Changes the choices that flags name. Was there any?
    pub(crate) fn choose(&self, choices: &mut Choices) -> Result<bool, String> {
        if self.setup.is_some() || self.board == BoardArg::Reduced {
            return Err("--setup and --board are for watching; to play, choose by flags or with --choices".into());
        }
        choices.game = match self.game {
            Some(GameArg::Claim) => Kind::Claim,
            Some(GameArg::ClaimIt) => Kind::ClaimIt,
            None => choices.game,
        };
        match choices.game {
            Kind::Claim => self.only_claim()?,
            Kind::ClaimIt => self.only_claim_it()?,
        }
        if let Some(set) = self.set {
            choices.deck = Deck::Named(set);
        }
        if !self.factions.is_empty() {
            choices.deck = Deck::Own(self.factions.clone());
        }
        if let Some(edition) = self.edition {
            choices.edition = Some(edition.into());
        }
        choices.artifacts = self.artifacts.then_some(true).or(choices.artifacts);
        choices.heroes = self.heroes.then_some(true).or(choices.heroes);
        choices.variant |= self.variant;
        if let Some(players) = self.players {
            choices.seat(usize::from(players));
        }
        let of_claim = self.set.is_some() || !self.factions.is_empty() || self.edition.is_some();
        let options = self.artifacts || self.heroes || self.variant;
        Ok(of_claim || options || self.game.is_some() || self.players.is_some())
    }

    /// The number of players, if it is given.
    pub(crate) const fn players(&self) -> Option<u8> {
        self.players
    }

    fn player_count(&self) -> u8 {
        self.players.unwrap_or(2)
    }

    fn game(&self) -> GameArg {
        self.game.unwrap_or(GameArg::Claim)
    }

    fn only_claim_it(&self) -> Result<(), String> {
        let of_claim = self.artifacts || self.heroes || self.edition.is_some();
        if of_claim || self.set.is_some() || !self.factions.is_empty() {
            return Err("sets, factions, editions, artifacts and heroes are for Claim, not for Claim It!".into());
        }
        Ok(())
    }

    fn only_claim(&self) -> Result<(), String> {
        if self.variant || self.board == BoardArg::Reduced {
            return Err("--variant and --board are for Claim It!: add --game claim-it".into());
        }
        Ok(())
    }

    fn claim(&self) -> Result<claim::Setup, String> {
        self.only_claim()?;
        if let Some(setup) = self.read_file()? {
            return Ok(setup);
        }
        let setup = if self.factions.is_empty() {
            let set = self.set.unwrap_or(NamedSet::Claim);
            set.setup(self.player_count()).ok_or_else(|| format!("{set} is not for {} players", self.player_count()))?
        } else {
            claim::Setup { players: self.player_count(), ..claim::Setup::two(self.factions.iter().copied()) }
        };
        Ok(self.with_options(setup))
    }

    fn with_options(&self, mut setup: claim::Setup) -> claim::Setup {
        if let Some(edition) = self.edition {
            setup.edition = edition.into();
        }
        setup.artifacts |= self.artifacts;
        setup.heroes |= self.heroes;
        setup
    }

    fn claim_it(&self) -> Result<claim_it::Setup, String> {
        if let Some(setup) = self.read_file()? {
            return Ok(setup);
        }
        self.only_claim_it()?;
        let board = match self.board {
            BoardArg::Standard => claim_it::Board::STANDARD,
            BoardArg::Reduced => claim_it::Board::REDUCED,
        };
        Ok(claim_it::Setup { variant: self.variant, ..claim_it::Setup::new(self.player_count()).on(board) })
    }

    fn read_file<S: serde::de::DeserializeOwned>(&self) -> Result<Option<S>, String> {
        let Some(file) = &self.setup else { return Ok(None) };
        let text = std::fs::read_to_string(file).map_err(|e| format!("{} can't be read: {e}", file.display()))?;
        serde_json::from_str(&text).map(Some).map_err(|e| format!("{} is no set-up: {e}", file.display()))
    }
}
