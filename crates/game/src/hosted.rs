//! One hosted game: the table together with its chance and its seeds, wherever it is played.
//!
//! Screens, the engine protocol, the arena and tables on a network all host games; what they have in common is here.
//! A hosted game does no input or output and reads no clock: it is told answers, and says whose turn it is.

use crate::{Actor, Audience, BotSeed, Chance, Game, Replay, ReplayError, Seat, Seeds, Table, seeds::BotKey};

/// A game that somebody hosts.
///
/// Chance comes from the seeds, and is exactly where it was whenever moves are taken back: the same outcomes come again.
#[derive(Clone, Debug)]
pub struct Hosted<G: Game> {
    table: Table<G>,
    options: Options,
    /// The source of chance just after the deal, and now.
    source: Chance,
    pub(crate) chance: Chance,
    bots: BotKey,
    is_dealt: bool,
    /// Who decided each entry of the log.
    pub(crate) by: Vec<By>,
    /// What happened with each entry of the log, if that is kept.
    events: Vec<Vec<G::Event>>,
}

/// How a game is hosted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// When outcomes of chance are drawn.
    pub draws: Draws,
    /// Are the events of each entry kept?
    pub keep_events: bool,
}

/// When outcomes of chance are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// As soon as they are due, so that only seats are ever waited for.
    AtOnce,
    /// When [`Hosted::draw`] is called; outcomes can be named by [`Hosted::play`] instead.
    OnRequest,
}

/// Who decided an entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A seat answered.
    Seat(Seat),
    /// An outcome of chance that was named from outside, or stands in a record.
    Named,
    /// An outcome of chance that was drawn from the seeds.
    Drawn,
}

/// Why moves are not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("only {moves} moves can be taken back")]
pub struct UndoError {
    /// How many there are.
    pub moves: usize,
}

impl By {
    /// Did chance decide?
    pub const fn is_chance(self) -> bool {
        matches!(self, By::Named | By::Drawn)
    }
}

impl Default for Options {
    /// Only seats are waited for, and events are kept.
    fn default() -> Options {
        Options { draws: Draws::AtOnce, keep_events: true }
    }
}

impl<G: Game> Hosted<G> {
    /// Deals from the seeds.
    pub fn new(setup: G::Setup, mut seeds: Seeds, options: Options) -> Result<Hosted<G>, G::SetupError> {
        let deal = G::deal(&setup, &mut seeds.chance)?;
        let mut hosted = Hosted::seat(setup, deal, seeds, options)?;
        hosted.is_dealt = true;
        hosted.settle();
        Ok(hosted)
    }

    /// Continues a game that was hosted with these seeds, as if it had never been interrupted. Outcomes that the seeds
    /// do not give are taken as they stand.
    pub fn resume(replay: Replay<G>, mut seeds: Seeds, options: Options) -> Result<Hosted<G>, ReplayError<G>> {
        // What the deal takes of the stream is gone, whether this deal came from it or not.
        let dealt = G::deal(&replay.setup, &mut seeds.chance).map_err(ReplayError::Setup)?;
        let is_dealt = dealt == replay.deal;
        let mut hosted = Hosted::replayed(replay, seeds, options, Hosted::play_as_drawn)?;
        hosted.is_dealt = is_dealt;
        Ok(hosted)
    }

    /// Continues a game with seeds that have nothing to do with what was dealt and drawn so far. The log may be empty:
    /// then only the deal was made elsewhere.
    pub fn from_replay(replay: Replay<G>, seeds: Seeds, options: Options) -> Result<Hosted<G>, ReplayError<G>> {
        Hosted::replayed(replay, seeds, options, Hosted::play_one)
    }

    fn replayed(
        Replay { setup, deal, log }: Replay<G>,
        seeds: Seeds,
        options: Options,
        play: impl Fn(&mut Hosted<G>, G::Action) -> Result<(), G::ActionError>,
    ) -> Result<Hosted<G>, ReplayError<G>> {
        let mut hosted = Hosted::seat(setup, deal, seeds, options).map_err(ReplayError::Setup)?;
        for (at, action) in log.into_iter().enumerate() {
            play(&mut hosted, action).map_err(|error| ReplayError::Action { at, error })?;
        }
        hosted.settle();
        Ok(hosted)
    }

    fn seat(setup: G::Setup, deal: G::Deal, seeds: Seeds, options: Options) -> Result<Hosted<G>, G::SetupError> {
        let Seeds { chance, bots } = seeds;
        let table = Table::new(setup, deal)?;
        let source = chance.clone();
        Ok(Hosted { table, options, source, chance, bots, is_dealt: false, by: Vec::new(), events: Vec::new() })
    }

    /// Plays the answer of the seat whose turn it is, or an outcome of chance that is named from outside; or says why
    /// not and leaves all as it was. What chance decides at once follows.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        self.play_one(action)?;
        self.settle();
        Ok(())
    }

    /// Draws an outcome of chance, if one is due, and says which.
    pub fn draw(&mut self) -> Option<G::Action> {
        if self.actor() != Actor::Chance {
            return None;
        }
        let outcome = self.table.position().sample(&mut self.chance)?;
        self.enter(outcome, By::Drawn).ok()?;
        Some(outcome)
    }

    /// Takes back the last moves. Where chance is drawn at once, a move is the answer of a seat with all outcomes that
    /// followed; else every answer and every outcome is one.
    pub fn undo(&mut self, moves: usize) -> Result<(), UndoError> {
        let starts = self.by.iter().enumerate().rev().filter(|&(_, &by)| self.is_move(by)).map(|(at, _)| at);
        let back = match moves {
            0 => Some(self.moves()),
            moves => starts.clone().nth(moves - 1),
        };
        let back = back.ok_or_else(|| UndoError { moves: starts.count() })?;
        self.rewind(back);
        Ok(())
    }

    /// Goes back to where the log had this many entries. Where chance is drawn at once, the outcomes that followed stay.
    pub fn rewind(&mut self, entries: usize) {
        let entries = entries.min(self.by.len());
        let kept = entries + self.by[entries..].iter().take_while(|&&by| !self.is_move(by)).count();
        let Replay { setup, deal, log } = self.table.replay();
        // What was legal once is legal again.
        let Ok(mut table) = Table::<G>::new(setup.clone(), deal.clone()) else { return };
        let mut chance = self.source.clone();
        for (&action, &by) in log[..kept].iter().zip(&self.by) {
            if by == By::Drawn {
                table.position().sample(&mut chance);
            }
            if table.play(action).is_err() {
                return;
            }
        }
        self.table = table;
        self.chance = chance;
        self.by.truncate(kept);
        self.events.truncate(kept);
    }

    /// The table: position, replay and views.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The position, with all that is hidden.
    pub fn position(&self) -> &G {
        self.table.position()
    }

    /// Whose turn it is.
    pub fn actor(&self) -> Actor {
        self.table.actor()
    }

    /// What a seat or a spectator may know.
    pub fn view(&self, audience: impl Into<Audience>) -> G::View {
        self.table.view(audience)
    }

    /// All it takes to play this game again.
    pub fn replay(&self) -> &Replay<G> {
        self.table.replay()
    }

    /// The number of entries of the log: answers and outcomes.
    pub fn moves(&self) -> usize {
        self.by.len()
    }

    /// Who decided each entry of the log.
    pub fn by(&self) -> &[By] {
        &self.by
    }

    /// What an audience saw happen with each entry of the log; nothing if that is not kept.
    pub fn events_for(&self, audience: impl Into<Audience>) -> Vec<Vec<G::SeenEvent>> {
        let (position, audience) = (self.position(), audience.into());
        self.each_event(|event| position.event_for(event, audience))
    }

    /// All that happened with each entry of the log, for whoever may know everything.
    pub fn events_in_full(&self) -> Vec<Vec<G::SeenEvent>> {
        let position = self.position();
        self.each_event(|event| position.event_in_full(event))
    }

    /// The number of events so far, the same for every audience; 0 if they are not kept.
    pub fn event_count(&self) -> usize {
        self.events.iter().map(Vec::len).sum()
    }

    /// What an audience saw happen after the first `count` events.
    pub fn events_since(&self, audience: impl Into<Audience>, count: usize) -> Vec<G::SeenEvent> {
        let (position, audience) = (self.position(), audience.into());
        self.events.iter().flatten().skip(count).map(|&event| position.event_for(event, audience)).collect()
    }

    /// What an audience saw happen with the last move: where chance is drawn at once, with the last answer and all
    /// outcomes since.
    pub fn last_events_for(&self, audience: impl Into<Audience>) -> Vec<G::SeenEvent> {
        let (position, audience) = (self.position(), audience.into());
        self.last_events().map(|event| position.event_for(event, audience)).collect()
    }

    /// All that happened with the last move, for whoever may know everything.
    pub fn last_events_in_full(&self) -> Vec<G::SeenEvent> {
        let position = self.position();
        self.last_events().map(|event| position.event_in_full(event)).collect()
    }

    fn each_event<T>(&self, seen: impl Fn(G::Event) -> T) -> Vec<Vec<T>> {
        self.events.iter().map(|events| events.iter().map(|&event| seen(event)).collect()).collect()
    }

    fn last_events(&self) -> impl Iterator<Item = G::Event> {
        let last = self.by.iter().rposition(|&by| self.is_move(by)).unwrap_or(0);
        self.events.iter().skip(last).flatten().copied()
    }

    /// Did the deal come from the seeds?
    pub const fn is_dealt(&self) -> bool {
        self.is_dealt
    }

    /// When outcomes of chance are drawn.
    pub const fn draws(&self) -> Draws {
        self.options.draws
    }

    /// The seed of whatever bot decides for `seat` now.
    pub fn bot_seed(&self, seat: Seat) -> BotSeed {
        self.bots.seed(seat, self.moves())
    }

    /// Is an entry a move of its own, or does it belong to the one before?
    fn is_move(&self, by: By) -> bool {
        self.options.draws == Draws::OnRequest || !by.is_chance()
    }

    /// Draws all outcomes that are due at once.
    fn settle(&mut self) {
        if self.options.draws == Draws::AtOnce {
            while self.draw().is_some() {}
        }
    }

    fn play_one(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        self.enter(action, self.actor().seat().map_or(By::Named, By::Seat))
    }

    /// Plays an action that was played before. An outcome that the seeds give was drawn from them.
    fn play_as_drawn(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        let mut ahead = self.chance.clone();
        if self.actor() != Actor::Chance || self.position().sample(&mut ahead) != Some(action) {
            return self.play_one(action);
        }
        self.chance = ahead;
        self.enter(action, By::Drawn)
    }

    fn enter(&mut self, action: G::Action, by: By) -> Result<(), G::ActionError> {
        if self.options.keep_events {
            let mut events = Vec::new();
            self.table.play_with(action, &mut events)?;
            self.events.push(events);
        } else {
            self.table.play(action)?;
        }
        self.by.push(by);
        Ok(())
    }
}
