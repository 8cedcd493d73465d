//! A game in progress, with people and bots at the table.

use bots::{Effort, Level, Levelled, Player};
use claim::NamedSet;
use game::{Actor, Audience, By, Game as _, Hosted, MAX_SEATS, Options, ReplayError, Seat, Seeds, Table};
use record::{AnyGame, Date, Head, Record, Recorded};

use crate::{AnySetup, AnyTask, Choices, Deck, Kind, Sitter, Task};

/// A game that people play here.
pub trait Played: Recorded + Levelled {
    /// Which game it is.
    const KIND: Kind;
    /// Does chance show what nobody may unsee? Then no move is taken back from before it.
    const CHANCE_STANDS: bool;

    /// Whose turn it is, as far as all can see.
    fn to_play(view: &Self::View) -> Option<Seat>;
    /// A record of this game.
    fn recorded(game: AnyGame) -> Option<Record<Self>>;
    /// The same set-up, whichever game it is of.
    fn any_setup(setup: &Self::Setup) -> AnySetup;
    /// The same decision, whichever game it is of.
    fn any_task(task: Task<Self>) -> AnyTask;
    /// These choices with what is played.
    fn choose(setup: &Self::Setup, choices: Choices) -> Choices;
}

impl Played for claim::State {
    const KIND: Kind = Kind::Claim;
    const CHANCE_STANDS: bool = false;

    fn to_play(view: &claim::View) -> Option<Seat> {
        view.tokens().to_play
    }

    fn recorded(game: AnyGame) -> Option<Record<claim::State>> {
        if let AnyGame::Claim(record) = game { Some(record) } else { None }
    }

    fn any_setup(setup: &claim::Setup) -> AnySetup {
        AnySetup::Claim(setup.clone())
    }

    fn any_task(task: Task<claim::State>) -> AnyTask {
        AnyTask::Claim(Box::new(task))
    }

    fn choose(setup: &claim::Setup, choices: Choices) -> Choices {
        let deck = NamedSet::of(setup).map_or_else(|| Deck::Own(setup.factions.clone()), Deck::Named);
        let (edition, artifacts, heroes) = (Some(setup.edition), Some(setup.artifacts), Some(setup.heroes));
        Choices { deck, edition, artifacts, heroes, ..choices }
    }
}

impl Played for claim_it::State {
    const KIND: Kind = Kind::ClaimIt;
    const CHANCE_STANDS: bool = true;

    fn to_play(view: &claim_it::View) -> Option<Seat> {
        view.state().actor().seat()
    }

    fn recorded(game: AnyGame) -> Option<Record<claim_it::State>> {
        if let AnyGame::ClaimIt(record) = game { Some(record) } else { None }
    }

    fn any_setup(setup: &claim_it::Setup) -> AnySetup {
        AnySetup::ClaimIt(*setup)
    }

    fn any_task(task: Task<claim_it::State>) -> AnyTask {
        AnyTask::ClaimIt(Box::new(task))
    }

    fn choose(setup: &claim_it::Setup, choices: Choices) -> Choices {
        Choices { game: Kind::ClaimIt, variant: setup.variant, ..choices }
    }
}

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A person at this device.
    Person(Seat),
    /// A bot.
    Bot(Seat),
    /// Somebody elsewhere: a person at another device, or a bot that thinks there. Who, as far as it may be known here.
    Elsewhere(Option<Seat>),
    /// Nobody: it is over.
    Nobody,
}

/// What came of taking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// It was done.
    Done,
    /// Others have to agree: they are asked.
    Proposed,
}

/// Why nothing is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// Nobody has decided anything yet.
    Nothing,
    /// Dice have shown something since.
    ChanceHasSpoken,
    /// What one of several people knows now, nobody can make them forget.
    SeveralPeople,
}

/// A game in progress at one device. Chance is never waited for: it comes from the seed as soon as it is due, and the
/// same again when moves were taken back.
#[derive(Clone, Debug)]
pub struct Sitting<G: Played> {
    hosted: Hosted<G>,
    seed: u64,
    sitters: Vec<Sitter>,
    /// What people are called, where a record said it.
    called: [Option<String>; MAX_SEATS],
}

impl<G: Played> Sitting<G> {
    /// Sits down and deals.
    pub fn new(setup: G::Setup, sitters: Vec<Sitter>, seed: u64) -> Result<Sitting<G>, G::SetupError> {
        let hosted = Hosted::new(setup, Seeds::from_seed(seed), Options::default())?;
        Ok(Sitting { hosted, seed, sitters, called: Default::default() })
    }

    /// Takes a game up where a record leaves it. Who is named like a bot is one, everybody else is a person.
    pub fn resume(record: Record<G>) -> Result<Sitting<G>, ReplayError<G>> {
        let players = G::players(&record.replay.setup);
        let sitter = |who: &Option<String>| who.as_deref().and_then(|who| who.parse().ok()).unwrap_or(Sitter::Person);
        let sitters = record.head.who.iter().take(usize::from(players)).map(sitter).collect();
        // A game without a seed goes on by some chance: nobody can tell what would have come.
        let seed = record.head.seed.unwrap_or_default();
        let hosted = Hosted::resume(record.replay, Seeds::from_seed(seed), Options::default())?;
        Ok(Sitting { hosted, seed, sitters, called: record.head.who })
    }

    /// Whom the game waits for.
    pub fn asked(&self) -> Asked {
        match self.hosted.actor() {
            Actor::Seat(seat) if self.sitter(seat) == Sitter::Person => Asked::Person(seat),
            Actor::Seat(seat) => Asked::Bot(seat),
            // Chance has always spoken.
            Actor::Chance | Actor::Over => Asked::Nobody,
        }
    }

    /// Takes the answer of whoever is asked, or says why not and leaves all as it was.
    pub fn answer(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        self.hosted.play(action)
    }

    /// The decision of the bot whose turn it is.
    pub fn task(&self) -> Option<Task<G>> {
        let seat = self.hosted.actor().seat()?;
        match self.sitter(seat) {
            Sitter::Bot(player) => Some(self.task_of(player, seat)),
            Sitter::Person => None,
        }
    }

    /// What the best bot would do in the place of the person who is asked.
    pub fn hint(&self, effort: Effort) -> Option<Task<G>> {
        let Asked::Person(seat) = self.asked() else { return None };
        Some(self.task_of(Player { level: Level::Expert, effort }, seat))
    }

    /// The choices that come to this deal, for others who want to play it; not all that a record can hold can be chosen.
    pub fn choices(&self) -> Option<Choices> {
        let seed = Some(self.named_seed()?);
        let choices = G::choose(self.setup(), Choices { seats: self.sitters.clone(), seed, ..Choices::default() });
        (choices.setup() == Ok(G::any_setup(self.setup()))).then_some(choices)
    }

    /// The decision of a seat as this bot would take it now.
    pub(crate) fn task_of(&self, player: Player, seat: Seat) -> Task<G> {
        Task::new(self.view(seat), player, self.hosted.bot_seed(seat))
    }

    /// How many entries of the log have to go so that the one person here can decide their last decision again.
    pub fn can_undo(&self) -> Result<usize, NoUndo> {
        if self.people().count() != 1 {
            return Err(NoUndo::SeveralPeople);
        }
        let mut last = Err(NoUndo::Nothing);
        for (at, &by) in self.hosted.by().iter().enumerate() {
            match by {
                By::Seat(seat) if self.sitter(seat) == Sitter::Person => last = Ok(at),
                by if by.is_chance() && G::CHANCE_STANDS && last.is_ok() => last = Err(NoUndo::ChanceHasSpoken),
                _ => {}
            }
        }
        last.map(|at| self.moves() - at)
    }

    /// Has a person decided anything yet?
    pub fn is_touched(&self) -> bool {
        let is_person = |&by| matches!(by, By::Seat(seat) if self.sitter(seat) == Sitter::Person);
        self.hosted.by().iter().any(is_person)
    }

    /// Takes back the last decision of the one person here, and all that followed, or says why not.
    pub fn undo(&mut self) -> Result<(), NoUndo> {
        let back = self.can_undo()?;
        self.hosted.rewind(self.moves() - back);
        Ok(())
    }

    /// May the game be continued from the position after this number of answers and outcomes? Once it is over from anywhere; before
    /// that only where the same could be reached by taking back.
    pub fn can_go_to(&self, moves: usize) -> Result<(), NoUndo> {
        if self.asked() == Asked::Nobody || self.people().next().is_none() || moves >= self.moves() {
            return Ok(());
        }
        if self.people().count() > 1 {
            return Err(NoUndo::SeveralPeople);
        }
        let has_chance_spoken = self.hosted.by()[moves..].iter().any(|by| by.is_chance());
        if G::CHANCE_STANDS && has_chance_spoken { Err(NoUndo::ChanceHasSpoken) } else { Ok(()) }
    }

    /// Goes back to the position after this number of answers and outcomes and continues from there; or says why not.
    pub fn go_to(&mut self, moves: usize) -> Result<(), NoUndo> {
        self.can_go_to(moves)?;
        self.hosted.rewind(moves);
        Ok(())
    }

    /// The same; if only bots have played so far, a person takes the `seat`.
    pub fn play_from(&mut self, moves: usize, seat: Seat) -> Result<(), NoUndo> {
        self.go_to(moves)?;
        if self.people().next().is_none() {
            self.sit(seat, Sitter::Person);
        }
        Ok(())
    }

    /// From now on bots of that level sit where other people have: the `seat` goes on alone with what several have played.
    pub fn play_alone(&mut self, seat: Seat, level: Level) {
        for other in self.people().filter(|other| *other != seat).collect::<Vec<_>>() {
            self.sit(other, Sitter::level(level));
        }
        self.sit(seat, Sitter::Person);
    }

    /// The same deal once more, from its beginning.
    pub fn again(&self) -> Sitting<G> {
        let mut again = self.clone();
        again.hosted.rewind(0);
        again
    }

    /// The game as it stood after this number of answers and outcomes, for review.
    pub fn at(&self, moves: usize) -> Table<G> {
        let mut table = self.table().clone();
        table.undo(self.moves().saturating_sub(moves));
        table
    }

    /// The record of the game so far. People keep the names that a record gave them.
    pub fn record(&self, date: Option<Date>) -> Record<G> {
        let mut head = Head { seed: self.named_seed(), date, ..Head::default() };
        for ((who, sitter), called) in head.who.iter_mut().zip(&self.sitters).zip(&self.called) {
            *who = Some(match (sitter, called) {
                (Sitter::Person, Some(name)) => name.clone(),
                (sitter, _) => sitter.to_string(),
            });
        }
        Record::new(head, self.hosted.replay().clone())
    }

    /// The table.
    pub const fn table(&self) -> &Table<G> {
        self.hosted.table()
    }

    /// The position, with all that is hidden.
    pub fn position(&self) -> &G {
        self.hosted.position()
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> G::View {
        self.hosted.view(seat)
    }

    /// Who sits there.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get(seat.index()).copied().unwrap_or(Sitter::Person)
    }

    /// Lets somebody else sit there from now on.
    fn sit(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.sitters.get_mut(seat.index()) {
            *place = sitter;
        }
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The seats of the people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.sitters).filter(|(_, sitter)| **sitter == Sitter::Person).map(|(seat, _)| seat)
    }

    /// What is played.
    pub fn setup(&self) -> &G::Setup {
        &self.hosted.replay().setup
    }

    /// The seed of chance; of the deal, too, if it came from one.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The seed of this deal, if it came from one.
    pub fn named_seed(&self) -> Option<u64> {
        self.hosted.is_dealt().then_some(self.seed)
    }

    /// How many answers and outcomes there have been.
    pub fn moves(&self) -> usize {
        self.hosted.moves()
    }

    /// What an audience saw happen with each of them.
    pub fn happened(&self, audience: impl Into<Audience>) -> Vec<Vec<G::SeenEvent>> {
        self.hosted.events_for(audience)
    }

    /// What an audience saw happen with the last answer, and with all that chance decided since.
    pub fn last_happened(&self, audience: impl Into<Audience>) -> Vec<G::SeenEvent> {
        self.hosted.last_events_for(audience)
    }

    /// All that happened with each of them, for when nothing is at stake any more.
    pub fn happened_in_full(&self) -> Vec<Vec<G::SeenEvent>> {
        self.hosted.events_in_full()
    }
}

#[cfg(test)]
mod tests {
    use bots::Limits;
    use claim::{NamedSet, Setup};
    use game::{Chance, Draws, Game as _};

    use super::*;
    use crate::Playable as _;

    fn against(level: Level) -> Vec<Sitter> {
        vec![Sitter::Person, Sitter::level(level)]
    }

    /// Plays on until a person is asked or the game is over.
    fn let_bots_play<G: Played>(sitting: &mut Sitting<G>) {
        while let Some(task) = sitting.task() {
            let choice = task.think(&Limits::nodes(50)).unwrap();
            sitting.answer(choice.answer).unwrap();
        }
    }

    /// Plays this number of decisions of the person, each the first that is legal.
    fn play_first<G: Played>(sitting: &mut Sitting<G>, decisions: usize) {
        let_bots_play(sitting);
        for _ in 0..decisions {
            let Asked::Person(_) = sitting.asked() else { return };
            let first = sitting.position().answers().nth(0).unwrap();
            sitting.answer(first).unwrap();
            let_bots_play(sitting);
        }
    }

    fn shadow() -> Sitting<claim::State> {
        Sitting::new(NamedSet::Shadow.setup(2).unwrap(), against(Level::Greedy), 3).unwrap()
    }

    #[test]
    fn a_game_against_a_bot_comes_to_its_end() {
        let mut sitting = shadow();
        play_first(&mut sitting, usize::MAX);
        assert_eq!(sitting.asked(), Asked::Nobody);
        assert!(sitting.position().score().is_some());
        assert_eq!(sitting.happened_in_full().len(), sitting.moves());
        assert!(sitting.hint(Effort::OWN).is_none() && sitting.task().is_none());
    }

    #[test]
    fn what_is_taken_back_comes_again() {
        let mut sitting = shadow();
        play_first(&mut sitting, 9);
        let before = sitting.table().replay().clone();
        play_first(&mut sitting, 1);
        let after = sitting.table().replay().clone();
        assert_eq!(sitting.undo(), Ok(()));
        assert_eq!(*sitting.table().replay(), before);
        assert!(matches!(sitting.asked(), Asked::Person(Seat(0))));
        play_first(&mut sitting, 1);
        assert_eq!(*sitting.table().replay(), after);
        while sitting.undo().is_ok() {}
        assert_eq!(sitting.can_undo(), Err(NoUndo::Nothing));
        assert!(matches!(sitting.asked(), Asked::Person(Seat(0))));
    }

    #[test]
    fn nobody_takes_back_what_the_dice_have_shown() {
        let setup = claim_it::Setup::new(2).beginning_with(Seat(0));
        let mut sitting = Sitting::<claim_it::State>::new(setup, against(Level::Greedy), 1).unwrap();
        assert_eq!(sitting.undo(), Err(NoUndo::Nothing));
        let place = sitting.position().answers().nth(0).unwrap();
        sitting.answer(place).unwrap();
        assert_eq!(sitting.can_undo(), Ok(1), "a marker that was placed is taken up again");
        assert_eq!(sitting.undo(), Ok(()));
        let rolled = sitting.moves();
        sitting.answer(place).unwrap();
        sitting.answer(claim_it::Action::RollAgain).unwrap();
        assert_eq!(sitting.undo(), Err(NoUndo::ChanceHasSpoken), "2.1: the dice have been seen");
        assert_eq!(sitting.go_to(rolled), Err(NoUndo::ChanceHasSpoken), "nor in a roundabout way");
        assert_eq!(sitting.can_go_to(sitting.moves()), Ok(()));
    }

    #[test]
    fn people_at_one_table_take_nothing_back() {
        let setup = NamedSet::Claim.setup(2).unwrap();
        let mut sitting = Sitting::<claim::State>::new(setup, vec![Sitter::Person; 2], 3).unwrap();
        let first = sitting.position().answers().nth(0).unwrap();
        sitting.answer(first).unwrap();
        assert_eq!(sitting.undo(), Err(NoUndo::SeveralPeople));
        assert_eq!(sitting.go_to(0), Err(NoUndo::SeveralPeople));

        assert_eq!(sitting.moves(), 1);
    }

    #[test]
    fn nobody_looks_before_they_are_there() {
        let seats = |text: &str| Sitter::parse_all(text).unwrap();
        let with = |text: &str| {
            let three = NamedSet::ALL.into_iter().find_map(|set| set.setup(3)).unwrap();
            let setup = Setup { first: Some(Seat(0)), ..three };
            Sitting::<claim::State>::new(setup, seats(text), 1).unwrap().first_to_look()
        };
        assert_eq!(with("person,greedy,person"), Some(Seat(0)));
        assert_eq!(with("greedy,person,person"), Some(Seat(1)), "though a bot begins");
        assert_eq!(with("greedy,greedy,person"), None);
    }

    #[test]
    fn nobody_looks_away_from_a_board_on_which_everything_is_open() {
        let setup = claim_it::Setup::new(2).beginning_with(Seat(0));
        let sitting = Sitting::<claim_it::State>::new(setup, vec![Sitter::Person; 2], 1).unwrap();
        assert_eq!((sitting.is_handed_over(), sitting.first_to_look()), (false, None));
    }

    #[test]
    fn a_game_is_taken_up_from_its_record() {
        let mut sitting = shadow();
        play_first(&mut sitting, 12);
        let text = sitting.record(None).to_text().unwrap();
        let Some(Ok(record::AnyGame::Claim(record))) = record::read(&text).next() else { panic!("{text}") };
        let mut resumed = Sitting::resume(record).unwrap();
        assert_eq!(resumed.sitters(), sitting.sitters());
        assert_eq!(resumed.table().replay(), sitting.table().replay());
        play_first(&mut sitting, usize::MAX);
        play_first(&mut resumed, usize::MAX);
        assert_eq!(resumed.table().replay(), sitting.table().replay(), "chance and bots go on as they would have");
    }

    /// A game of Claim It! to its end, whose first roll was not the one its seed gives.
    fn rolled_by_hand() -> Record<claim_it::State> {
        let options = Options { draws: Draws::OnRequest, ..Options::default() };
        let setup = claim_it::Setup::new(2).beginning_with(Seat(0));
        let mut hosted = Hosted::<claim_it::State>::new(setup, Seeds::from_seed(1), options).unwrap();
        let roll = hosted.clone().draw();
        let by_hand = hosted.position().answers().iter().find(|&other| Some(other) != roll).unwrap();
        hosted.play(by_hand).unwrap();
        let mut players = Chance::from_seed(2);
        while hosted.actor() != Actor::Over {
            if hosted.draw().is_none() {
                let answer = hosted.position().sample(&mut players).unwrap();
                hosted.play(answer).unwrap();
            }
        }
        Record::new(Head { seed: Some(1), ..Head::default() }, hosted.replay().clone())
    }

    #[test]
    fn what_a_record_says_was_rolled_stays_rolled() {
        let record = rolled_by_hand();
        let log = record.replay.log.clone();
        let mut sitting = Sitting::resume(record).unwrap();
        let by = sitting.hosted.by().to_vec();
        let mut again = sitting.again();
        assert_eq!(again.table().replay().log, log[..1], "the same deal again begins with the same roll");
        sitting.go_to(0).unwrap();
        assert_eq!(sitting.table().replay().log, log[..1]);
        for (&answer, _) in log.iter().zip(by).filter(|(_, by)| !by.is_chance()) {
            again.answer(answer).unwrap();
        }
        assert_eq!(again.table().replay().log, log, "and then the seed goes on as it did");
    }

    #[test]
    fn people_keep_their_names_and_a_deal_without_a_seed_has_none() {
        let mut record = shadow().record(None);
        assert_eq!(record.head.seed, Some(3));
        (record.head.seed, record.head.who[0]) = (None, Some("Ada".into()));
        let mut sitting = Sitting::resume(record).unwrap();
        play_first(&mut sitting, 3);
        assert_eq!(sitting.undo(), Ok(()));
        let head = sitting.record(None).head;
        assert_eq!((head.who[0].as_deref(), head.seed), (Some("Ada"), None));
    }

    #[test]
    fn a_game_can_be_looked_at_and_gone_on_with_from_anywhere() {
        let mut sitting = shadow();
        play_first(&mut sitting, usize::MAX);
        let all = sitting.moves();
        assert_eq!(sitting.at(5).replay().log.len(), 5);
        assert_eq!(sitting.moves(), all, "looking changes nothing");
        sitting.go_to(5).unwrap();
        assert!(sitting.moves() >= 5 && sitting.asked() != Asked::Nobody);
        sitting.go_to(0).unwrap();
        assert_eq!(sitting.happened_in_full().len(), sitting.moves());
        assert!(sitting.moves() < 5);
    }

    #[test]
    fn a_hint_is_one_of_the_answers() {
        let mut sitting = shadow();
        play_first(&mut sitting, 3);
        let choice = sitting.hint(Effort::OWN).unwrap().think(&Limits::nodes(200)).unwrap();
        assert!(sitting.position().answers().has(choice.answer));
        assert!(choice.estimate.is_some_and(|estimate| (0.0..=1.0).contains(&estimate)));
    }
}
