//! What the players agree on, and who begins.

use game::{Chance, Seat};

use crate::{Board, MAX_PLAYERS};

/// What the players agree on before the game; may be illegal, [`Setup::check`] says why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Setup {
    /// How many play: two to five.
    pub players: u8,
    /// Is the variant "more in a turn" played (4.1)?
    #[cfg_attr(feature = "serde", serde(default))]
    pub variant: bool,
    /// Who begins; drawn at random if nobody is named (2.11).
    #[cfg_attr(feature = "serde", serde(default))]
    pub first: Option<Seat>,
    /// What is played on and with.
    #[cfg_attr(feature = "serde", serde(default))]
    pub board: Board,
}

impl Setup {
    /// The standard game for this number of players, without the variant, with a random first player.
    pub const fn new(players: u8) -> Setup {
        Setup { players, variant: false, first: None, board: Board::STANDARD }
    }

    /// The same with the variant (4.1).
    pub const fn with_variant(self) -> Setup {
        Setup { variant: true, ..self }
    }

    /// The same on another board.
    pub const fn on(self, board: Board) -> Setup {
        Setup { board, ..self }
    }

    /// The same with that player beginning.
    pub const fn beginning_with(self, first: Seat) -> Setup {
        Setup { first: Some(first), ..self }
    }

    /// Does the rulebook advise against it? It may be played all the same (4.1).
    pub const fn is_advised_against(&self) -> bool {
        self.variant && self.players == MAX_PLAYERS
    }

    /// Can this be played, and if not, which rule does it break?
    pub fn check(&self) -> Result<(), SetupError> {
        self.board.check(self.players)?;
        match self.first {
            Some(first) if first.0 >= self.players => Err(SetupError::First { first, players: self.players }),
            _ => Ok(()),
        }
    }

    pub(crate) fn deal(&self, chance: &mut Chance) -> Result<Deal, SetupError> {
        self.check()?;
        let first = self.first.unwrap_or_else(|| Seat(chance.below(u32::from(self.players)) as u8));
        Ok(Deal { first })
    }

    pub(crate) fn check_deal(&self, deal: Deal) -> Result<(), SetupError> {
        self.check()?;
        let Deal { first } = deal;
        if first.0 >= self.players {
            return Err(SetupError::First { first, players: self.players });
        }
        match self.first {
            Some(agreed) if agreed != first => Err(SetupError::OtherFirst { agreed, first }),
            _ => Ok(()),
        }
    }
}

/// What is drawn before the game: who begins (2.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Deal {
    /// The first player.
    pub first: Seat,
}

/// Why a set-up or a deal is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this number of players.
    #[error("{players} cannot play, only 2 to 5 (rule 3.1)")]
    Players {
        /// How many were to play.
        players: u8,
    },
    /// The board is too small or too large.
    #[error("a board has 2 to 6 columns and rows, not {size} (rule 1.1)")]
    Size {
        /// Its size.
        size: u8,
    },
    /// No number of secured spaces begins the last round.
    #[error("the board has no threshold for {players} players (rule 3.1)")]
    NoThreshold {
        /// How many were to play.
        players: u8,
    },
    /// A player could not mark as many spaces as begin the last round.
    #[error("{player_markers} player markers of a colour cannot secure {threshold} spaces (rule 3.1)")]
    PlayerMarkers {
        /// The markers of each colour.
        player_markers: u8,
        /// The secured spaces that begin the last round.
        threshold: u8,
    },
    /// All spaces could be secured and nobody have reached the threshold.
    #[error("{spaces} spaces could all be secured before the last round; it takes {needed} (rule 3.1)")]
    Spaces {
        /// The spaces of the board.
        spaces: u8,
        /// The fewest that let somebody reach the threshold for certain.
        needed: u16,
    },
    /// All claim markers could be used up and nobody have reached the threshold.
    #[error("{claim_markers} claim markers could run out before the last round; it takes {needed} (rule 3.1)")]
    ClaimMarkers {
        /// The claim markers in the box.
        claim_markers: u8,
        /// The fewest that let somebody reach the threshold for certain.
        needed: u16,
    },
    /// The first player does not play.
    #[error("{first} cannot begin, there are {players} players (rule 2.11)")]
    First {
        /// The first player.
        first: Seat,
        /// How many play.
        players: u8,
    },
    /// The deal has another first player than the set-up.
    #[error("{agreed} was to begin, not {first} (rule 2.11)")]
    OtherFirst {
        /// Who was to begin.
        agreed: Seat,
        /// Who the deal says begins.
        first: Seat,
    },
}

impl SetupError {
    /// The number of the rule it breaks.
    pub const fn rule(&self) -> &'static str {
        match self {
            SetupError::Size { .. } => "1.1",
            SetupError::First { .. } | SetupError::OtherFirst { .. } => "2.11",
            SetupError::Players { .. }
            | SetupError::NoThreshold { .. }
            | SetupError::PlayerMarkers { .. }
            | SetupError::Spaces { .. }
            | SetupError::ClaimMarkers { .. } => "3.1",
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::State;

    /// 3.1
    #[test]
    fn two_to_five_can_play() {
        for players in 0..=u8::MAX {
            let expected = if (2..=5).contains(&players) { Ok(()) } else { Err(SetupError::Players { players }) };
            assert_eq!(Setup::new(players).check(), expected);
        }
    }

    /// 2.11
    #[test]
    fn every_player_is_drawn_as_the_first_equally_often() {
        let mut chance = Chance::from_seed(1);
        let mut seen = [0u32; 5];
        for _ in 0..50_000 {
            seen[State::deal(&Setup::new(5), &mut chance).unwrap().first.index()] += 1;
        }
        // Five standard deviations of a binomial with n = 50,000 and p = 1/5 are 447.
        assert!(seen.iter().all(|n| n.abs_diff(10_000) < 447), "{seen:?}");
    }

    /// 2.11
    #[test]
    fn an_agreed_first_player_begins() {
        let setup = Setup::new(3).beginning_with(Seat(2));
        for seed in 0..20 {
            let deal = State::deal(&setup, &mut Chance::from_seed(seed)).unwrap();
            assert_eq!(deal, Deal { first: Seat(2) });
            assert_eq!(State::start(&setup, &deal).unwrap().turn(), Seat(2));
        }
        assert_eq!(
            State::start(&setup, &Deal { first: Seat(0) }),
            Err(SetupError::OtherFirst { agreed: Seat(2), first: Seat(0) })
        );
    }

    /// 2.11
    #[test]
    fn nobody_who_does_not_play_can_begin() {
        let error = SetupError::First { first: Seat(3), players: 3 };
        assert_eq!(Setup::new(3).beginning_with(Seat(3)).check(), Err(error));
        assert_eq!(State::start(&Setup::new(3), &Deal { first: Seat(3) }), Err(error));
    }

    /// 4.1
    #[test]
    fn the_variant_is_advised_against_for_five_players_but_can_be_played() {
        assert!(Setup::new(5).with_variant().is_advised_against());
        assert!(!Setup::new(4).with_variant().is_advised_against());
        assert!(!Setup::new(5).is_advised_against());
        assert_eq!(Setup::new(5).with_variant().check(), Ok(()));
    }

    #[test]
    fn a_set_up_written_by_hand_needs_only_the_number_of_players() {
        let setup: Setup = serde_json::from_str(r#"{"players": 4}"#).unwrap();
        assert_eq!(setup, Setup::new(4));
        assert!(serde_json::from_str::<Setup>(r#"{"players": 4, "varaint": true}"#).is_err());
    }

    #[test]
    fn every_refusal_names_the_rule() {
        for error in [
            SetupError::Players { players: 6 },
            SetupError::Size { size: 7 },
            SetupError::NoThreshold { players: 2 },
            SetupError::PlayerMarkers { player_markers: 1, threshold: 2 },
            SetupError::Spaces { spaces: 4, needed: 5 },
            SetupError::ClaimMarkers { claim_markers: 4, needed: 5 },
            SetupError::First { first: Seat(2), players: 2 },
            SetupError::OtherFirst { agreed: Seat(0), first: Seat(1) },
        ] {
            assert!(error.to_string().ends_with(&format!("(rule {})", error.rule())), "{error}");
        }
    }
}
