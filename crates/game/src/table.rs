//! A game in progress: the log of actions is the one truth, all else follows from it.

use crate::{Actor, Audience, Chance, Game, Sink, Witness};

/// A game in progress, with what everybody at the table has seen.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    replay: Replay<G>,
    position: G,
    witness: G::Witness,
}

/// All it takes to play a game again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(bound = "G: crate::Portable"))]
pub struct Replay<G: Game> {
    /// What was agreed on.
    pub setup: G::Setup,
    /// Who was dealt what.
    pub deal: G::Deal,
    /// Every answer and every outcome since.
    pub log: Vec<G::Action>,
}

/// Why a replay stops.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError<G: Game> {
    /// The set-up or the deal is illegal.
    #[error("{0}")]
    Setup(G::SetupError),
    /// An action of the log is illegal where it stands.
    #[error("action {at}: {error}")]
    Action {
        /// Its place in the log, from 0.
        at: usize,
        /// Which rule it breaks.
        error: G::ActionError,
    },
}

impl<G: Game> Replay<G> {
    /// A game that is played at random to its end: `chance` deals and draws, `players` answer for all seats.
    pub fn random(setup: &G::Setup, chance: &mut Chance, players: &mut Chance) -> Result<Replay<G>, G::SetupError> {
        let deal = G::deal(setup, chance)?;
        let mut position = G::start(setup, &deal)?;
        let mut log = Vec::new();
        while let Some(action) = position.sample(if position.actor() == Actor::Chance { chance } else { players }) {
            position.apply_unchecked(action, &mut ());
            log.push(action);
        }
        Ok(Replay { setup: setup.clone(), deal, log })
    }

    /// Plays it from the start to its end.
    pub fn table(self) -> Result<Table<G>, ReplayError<G>> {
        let mut table = Table::new(self.setup, self.deal).map_err(ReplayError::Setup)?;
        for (at, action) in self.log.into_iter().enumerate() {
            table.play(action).map_err(|error| ReplayError::Action { at, error })?;
        }
        Ok(table)
    }
}

impl<G: Game> Table<G> {
    /// Sits down with a set-up and a deal.
    pub fn new(setup: G::Setup, deal: G::Deal) -> Result<Table<G>, G::SetupError> {
        let position = G::start(&setup, &deal)?;
        let witness = G::Witness::new(&setup, &deal, &position);
        Ok(Table { replay: Replay { setup, deal, log: Vec::new() }, position, witness })
    }

    /// Plays an answer or an outcome of chance.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        self.play_with(action, &mut ())
    }

    /// The same, and tells `sink` what happened.
    pub fn play_with(&mut self, action: G::Action, sink: &mut impl Sink<G>) -> Result<(), G::ActionError> {
        self.position.apply_telling(action, &mut (&mut self.witness, sink))?;
        self.replay.log.push(action);
        Ok(())
    }

    /// Takes the last `actions` back; all of them, if there are fewer.
    pub fn undo(&mut self, actions: usize) {
        if actions == 0 {
            return;
        }
        let Replay { setup, deal, log } = &self.replay;
        let kept = log[..log.len().saturating_sub(actions)].to_vec();
        let back = Replay { setup: setup.clone(), deal: deal.clone(), log: kept };
        // What was legal once is legal again.
        if let Ok(table) = back.table() {
            *self = table;
        }
    }

    /// The position, with all that is hidden.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Whose decision it is.
    pub fn actor(&self) -> Actor {
        self.position.actor()
    }

    /// What a seat or a spectator knows.
    pub fn view(&self, audience: impl Into<Audience>) -> G::View {
        self.witness.view(&self.position, audience.into())
    }

    /// What everybody has seen.
    pub fn witness(&self) -> &G::Witness {
        &self.witness
    }

    /// All it takes to play this game again.
    pub fn replay(&self) -> &Replay<G> {
        &self.replay
    }
}
