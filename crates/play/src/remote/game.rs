//! A game that is hosted elsewhere, as one client was told of it.

use bots::{Character, Effort};
use game::{Answer as _, Audience, Portable, Seat, View as _};
use record::Date;
use wire::{At, Ended, Outcome, Who};

use super::{Millis, table_number};
use crate::{Asked, LookBack, NoUndo, Playable, Played, Sitter, Sitting, Snapshot, Task, Undo, Viewable};

/// A game that is hosted elsewhere: the views that this client was given, and what it saw happen between them.
#[derive(Clone, Debug)]
pub struct Remote<G: Played> {
    setup: G::Setup,
    /// Who sits where; empty until the table is known as it is in this game.
    seats: Vec<Seated>,
    /// What stands for the table, once it is known: bots are the same characters for everybody there.
    table: u64,
    game: u32,
    epoch: u32,
    /// The view before anything was seen to happen.
    first: G::View,
    /// Each time that something was seen to happen.
    happenings: Vec<Happening<G>>,
    /// The decision that this seat is asked for.
    decision: Option<u32>,
    /// How many decisions of this seat are known to have been answered in this epoch.
    answered: u32,
    pending: Option<Pending>,
    wants_undo: bool,
    end: Option<End<G>>,
}

/// Who sits at a seat.
#[derive(Clone, Debug)]
struct Seated {
    sitter: Sitter,
    /// What a person is called.
    name: Option<String>,
    /// Which of the bots at the table it is.
    number: Seat,
}

/// What happened at once, as far as this client was told, and the view after it.
#[derive(Clone, Debug)]
struct Happening<G: Played> {
    events: Vec<G::SeenEvent>,
    view: G::View,
}

/// The end of a game: nothing is hidden any more.
#[derive(Clone, Debug)]
struct End<G: Played> {
    outcome: Outcome,
    winners: Vec<u8>,
    record: String,
    /// The game as the record has it.
    replayed: Option<Box<Sitting<G>>>,
}

/// An answer that the table has not acknowledged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) answer: wire::Answer,
    /// When it was last sent over the present connection.
    pub(super) sent: Option<Millis>,
}

/// What a message about the game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Received {
    /// It is older than what is known.
    Stale,
    /// Something before it is missing.
    Gap,
    Dealt,
    TakenBack,
    Moved,
    Over,
}

impl<G: Played + Portable> Remote<G> {
    /// A game that begins, or is found in progress; `None` if something before the message is missing.
    pub(super) fn new(setup: G::Setup, at: At<G::View, G::SeenEvent>) -> Option<Remote<G>> {
        if at.from != 0 {
            return None;
        }
        let mut remote = Remote {
            setup,
            seats: Vec::new(),
            table: 0,
            game: at.game,
            epoch: at.epoch,
            first: at.view.clone(),
            happenings: Vec::new(),
            decision: None,
            answered: 0,
            pending: None,
            wants_undo: false,
            end: None,
        };
        remote.go_on(at);
        Some(remote)
    }

    /// Takes a message about the game.
    pub(super) fn receive(&mut self, at: At<G::View, G::SeenEvent>) -> Received {
        if (at.game, at.epoch) == (self.game, self.epoch) {
            return self.receive_of_this_epoch(at);
        }
        if (at.game, at.epoch) < (self.game, self.epoch) {
            return Received::Stale;
        }
        if at.from != 0 {
            return Received::Gap;
        }
        let is_dealt = at.game != self.game;
        if is_dealt {
            (self.first, self.end) = (at.view.clone(), None);
            self.happenings.clear();
            self.seats.clear();
        }
        (self.game, self.epoch) = (at.game, at.epoch);
        (self.decision, self.answered, self.pending, self.wants_undo) = (None, 0, None, false);
        let is_over = at.ended.is_some();
        self.go_on_from_what_stands(at);
        match (is_over, is_dealt) {
            (true, _) => Received::Over,
            (false, true) => Received::Dealt,
            (false, false) => Received::TakenBack,
        }
    }

    fn receive_of_this_epoch(&mut self, mut at: At<G::View, G::SeenEvent>) -> Received {
        let known = self.events();
        if at.from > known || at.view.audience() != self.view().audience() {
            return Received::Gap;
        }
        let is_behind = known > at.from + at.events.len() as u64;
        let is_answered = at.decision.is_some_and(|decision| decision < self.answered);
        if is_behind || is_answered || (self.end.is_some() && at.ended.is_none()) {
            return Received::Stale;
        }
        let was_over = self.end.is_some();
        at.events.drain(..(known - at.from) as usize);
        self.go_on(at);
        if self.end.is_some() && !was_over { Received::Over } else { Received::Moved }
    }

    /// After an answer was taken back: the views up to there are those of the same game.
    fn go_on_from_what_stands(&mut self, mut at: At<G::View, G::SeenEvent>) {
        let (mut kept, mut rest) = (0, at.events.as_slice());
        while let Some(happening) = self.happenings.get(kept)
            && let Some(later) = rest.strip_prefix(happening.events.as_slice())
        {
            (kept, rest) = (kept + 1, later);
        }
        self.happenings.truncate(kept);
        at.events = rest.to_vec();
        self.go_on(at);
    }

    /// Takes events that are all new, and what follows.
    fn go_on(&mut self, At { events, view, decision, ended, .. }: At<G::View, G::SeenEvent>) {
        self.wants_undo &= events.is_empty();
        match (events.is_empty(), self.happenings.last_mut()) {
            (true, None) => self.first = view,
            (true, Some(last)) => last.view = view,
            (false, _) => self.happenings.push(Happening { events, view }),
        }
        self.answered = match (decision, self.decision) {
            (Some(now), _) => now,
            (None, Some(before)) => before + 1,
            (None, None) => self.answered,
        };
        let is_taken = |pending: &Pending| ended.is_some() || decision != Some(pending.answer.decision);
        self.pending = self.pending.filter(|pending| !is_taken(pending));
        self.decision = decision;
        if let Some(ended) = ended {
            self.end.get_or_insert_with(|| End::new(ended));
        }
    }

    /// Who sits where, as the table says.
    pub(super) fn seat(&mut self, table: &wire::Table) {
        if table.game_number != self.game {
            return;
        }
        let seated = |(seat, at): (u8, &wire::Seat)| {
            let (sitter, name) = match &at.who {
                Who::Person(person) => (Sitter::Person, Some(person.name.to_string())),
                Who::Bot(bot) => (bot.parse().unwrap_or(Sitter::Person), None),
                Who::Open => (Sitter::Person, None),
            };
            Seated { sitter, name, number: Seat(at.bot_number.unwrap_or(seat)) }
        };
        self.seats = (0..).zip(&table.seats).map(seated).collect();
        self.table = table_number(&table.id);
    }

    /// The answer that was given and not acknowledged.
    pub(super) const fn pending(&self) -> Option<Pending> {
        self.pending
    }

    pub(super) fn pending_mut(&mut self) -> Option<&mut Pending> {
        self.pending.as_mut()
    }

    /// The answer was refused, so it is not pending any more.
    pub(super) fn drop_pending(&mut self) {
        self.pending = None;
    }

    /// Does this seat want to take back its last answer? Says so once.
    pub(super) fn take_undo(&mut self) -> bool {
        std::mem::take(&mut self.wants_undo)
    }

    /// Which game at its table it is.
    pub const fn game(&self) -> u32 {
        self.game
    }

    /// A deal and an undo begin a new epoch.
    pub const fn epoch(&self) -> u32 {
        self.epoch
    }

    /// The number of events that were seen in this epoch.
    pub fn events(&self) -> u64 {
        self.happenings.iter().map(|happening| happening.events.len() as u64).sum()
    }

    /// All that this client may know now.
    pub fn view(&self) -> &G::View {
        self.happenings.last().map_or(&self.first, |happening| &happening.view)
    }

    /// What was seen to happen in this epoch, each time that something was.
    pub fn told(&self) -> impl Iterator<Item = &[G::SeenEvent]> {
        self.happenings.iter().map(|happening| happening.events.as_slice())
    }

    /// The number of the decision that this seat is asked for, whether or not an answer is on its way.
    pub const fn decision(&self) -> Option<u32> {
        self.decision
    }

    /// The seat that this client plays for; none if it watches.
    pub fn own_seat(&self) -> Option<Seat> {
        self.view().seat()
    }

    /// Why the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.as_ref().map(|end| end.outcome)
    }

    /// The seats that have won, once the game is over.
    pub fn winners(&self) -> &[u8] {
        self.end.as_ref().map_or(&[], |end| &end.winners)
    }

    /// What is shown after the end, from the record: every view there was, or everything.
    fn look_back(&self, end: &End<G>, seat: Seat, LookBack { at, is_open }: LookBack) -> Option<Snapshot<G>> {
        let game = end.replayed.as_ref()?;
        let at = at.min(game.moves());
        let table = game.at(at);
        let mut happened = if is_open { game.happened_in_full() } else { game.happened(self.audience(seat)) };
        happened.truncate(at);
        let mut snapshot = Snapshot::new(self.setup.clone(), seat, table.view(self.audience(seat)), false);
        (snapshot.happened, snapshot.score) = (happened, table.position().score());
        snapshot.open = is_open.then(|| *table.position());
        Some(snapshot)
    }
}

impl<G: Played> End<G> {
    fn new(Ended { outcome, winners, record }: Ended) -> End<G> {
        let read = record::read(&record).next().and_then(Result::ok);
        let replayed = read.and_then(G::recorded).and_then(|record| Sitting::resume(record).ok()).map(Box::new);
        End { outcome, winners, record, replayed }
    }
}

impl<G: Played + Portable> Viewable<G> for Remote<G> {
    fn sitters(&self) -> Vec<Sitter> {
        if self.seats.is_empty() {
            return vec![Sitter::Person; usize::from(G::players(&self.setup))];
        }
        self.seats.iter().map(|seated| seated.sitter).collect()
    }

    fn asked(&self) -> Asked {
        match (&self.end, self.decision, self.own_seat()) {
            (Some(_), ..) => Asked::Nobody,
            (None, Some(_), Some(seat)) if self.pending.is_none() => Asked::Person(seat),
            (None, None, own) => Asked::Elsewhere(G::to_play(self.view()).filter(|seat| Some(*seat) != own)),
            (None, Some(_), _) => Asked::Elsewhere(None),
        }
    }

    /// The number of times that something was seen to happen; once the game is over, of answers and outcomes.
    fn moves(&self) -> usize {
        let replayed = self.end.as_ref().and_then(|end| end.replayed.as_ref());
        replayed.map_or(self.happenings.len(), |game| game.moves())
    }

    fn named_seed(&self) -> Option<u64> {
        None
    }

    fn snapshot(&self, seat: Seat, back: Option<LookBack>) -> Snapshot<G> {
        let seat = self.own_seat().unwrap_or(seat);
        if let (Some(end), Some(back)) = (&self.end, back)
            && let Some(snapshot) = self.look_back(end, seat, back)
        {
            return snapshot;
        }
        let at = back.map_or(self.happenings.len(), |back| back.at.min(self.happenings.len()));
        let happenings = &self.happenings[..at];
        let view = happenings.last().map_or(&self.first, |happening| &happening.view);
        let is_asked = back.is_none() && self.asked() == Asked::Person(seat);
        let mut snapshot = Snapshot::new(self.setup.clone(), seat, view.clone(), is_asked);
        snapshot.happened = happenings.iter().map(|happening| happening.events.clone()).collect();
        let replayed = self.end.as_ref().and_then(|end| end.replayed.as_ref());
        snapshot.score = replayed.and_then(|game| game.position().score());
        snapshot
    }

    fn name(&self, seat: Seat) -> Option<String> {
        self.seats.get(seat.index())?.name.clone()
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        let seated = self.seats.get(seat.index())?;
        seated.sitter.character(seated.number, self.table)
    }

    fn audience(&self, _: Seat) -> Audience {
        self.view().audience()
    }
}

impl<G: Played + Portable> Playable<G> for Remote<G> {
    fn people(&self) -> Vec<Seat> {
        self.own_seat().into_iter().collect()
    }

    /// Gives the answer to be sent. What the rules forbid is refused here; the table has the last word.
    fn answer(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        let Some(decision) = self.decision.filter(|_| self.pending.is_none() && self.end.is_none()) else {
            return Ok(());
        };
        if let Some(error) = self.view().refusal(action) {
            return Err(error);
        }
        let answer = wire::Answer { epoch: self.epoch, decision, answer: action.number() };
        self.pending = Some(Pending { answer, sent: None });
        Ok(())
    }

    /// Bots think where the game is hosted.
    fn task(&self) -> Option<Task<G>> {
        None
    }

    /// At a table on the network everybody plays for themselves.
    fn hint(&self, _: Effort) -> Option<Task<G>> {
        None
    }

    fn undo(&mut self) -> Result<Undo, NoUndo> {
        if self.own_seat().is_none() || self.end.is_some() || self.answered == 0 || self.pending.is_some() {
            return Err(NoUndo::Nothing);
        }
        self.wants_undo = true;
        Ok(Undo::Proposed)
    }

    fn play_from(&mut self, _: usize, _: Seat) -> Result<(), NoUndo> {
        Err(NoUndo::SeveralPeople)
    }

    /// The record, once the game is over: until then the host alone has one.
    fn text(&self, _: Option<Date>) -> String {
        self.end.as_ref().map(|end| end.record.clone()).unwrap_or_default()
    }

    /// The host keeps the game.
    fn saved(&self, _: Option<Date>) -> Option<String> {
        None
    }
}
