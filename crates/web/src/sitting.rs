//! A game of either kind in progress, here or at a table on the network, as the page handles it: answers go in by number,
//! texts come out.

use std::{fmt::Debug, marker::PhantomData, sync::Arc};

use bots::{Effort, Level};
use claim::SeenEvent;
use game::{Answer as _, MAX_SEATS, Portable, Seat};
use play::{
    AnySetup, AnySitting, AnyTask, Asked, Choices, LookBack, NoResume, NoUndo, Playable, Sitter, Sitting,
    remote::{AnyRemote, Remote},
};
use wire::Outcome;
use words::{Names, Words};

use crate::{
    device,
    scene::Scene,
    table::{AnyScene, WebGame},
};

/// How long a hint may take: nobody waits longer for advice.
const HINT: Effort = Effort { nodes: None, millis: Some(1_500), threads: Some(1) };

/// A game in progress, on this page. Which game it is, and where it is hosted, only its own code knows: the page needs none but
/// that of the game that is played.
#[derive(Debug)]
pub(crate) struct Game(Box<dyn InProgress>);

impl Clone for Game {
    fn clone(&self) -> Game {
        self.0.copy()
    }
}

/// The game of a page that hosts it, for those who have to know which it is.
pub(crate) enum Here<'a> {
    Claim(&'a Sitting<claim::State>),
    ClaimIt(&'a Sitting<claim_it::State>),
}

/// How far a game on the network has come: which game at its table, how often something was taken back, how much has
/// happened since, and whether it is over.
pub(crate) type Progress = (u32, u32, u64, bool);

/// What can be asked of a game, and the same for [`Game`].
macro_rules! in_progress {
    ($($(#[$doc:meta])* fn $name:ident(&$($mutable:ident)? $(, $arg:ident: $type:ty)*) $(-> $result:ty)?;)*) => {
        trait InProgress: Debug + Send + Sync {
            fn copy(&self) -> Game;
            $($(#[$doc])* fn $name(&$($mutable)? self $(, $arg: $type)*) $(-> $result)?;)*
        }

        impl Game {
            $($(#[$doc])* pub(crate) fn $name(&$($mutable)? self $(, $arg: $type)*) $(-> $result)? {
                self.0.$name($($arg),*)
            })*
        }
    };
}

in_progress! {
    /// The game as a record, as far as it may be known.
    fn text(&) -> String;
    fn asked(&) -> Asked;
    /// Does the page host it, and which is it?
    fn here(&) -> Option<Here<'_>>;
    /// How a game on the network ended, once it has.
    fn outcome(&) -> Option<Outcome>;
    /// How far it has come, if it is one.
    fn progress(&) -> Option<Progress>;
    /// Which game at its table it is, and who plays it here, if it is one.
    fn deal(&) -> Option<(u32, Option<Seat>)>;
    /// Is the device handed over from one person to the next?
    fn is_handed_over(&) -> bool;
    fn moves(&) -> usize;
    /// The seed of chance, if it may be known.
    fn seed(&) -> Option<u64>;
    /// What is played.
    fn setup(&) -> AnySetup;
    /// The choices that come to the same deal.
    fn choices(&) -> Option<Choices>;
    /// Is it a game of this page in which no person has decided anything yet?
    fn is_untouched(&) -> bool;
    /// The same deal from its beginning.
    fn again(&) -> Option<Game>;
    /// The share of the win that this seat has, and what was played, once the game was played to its end.
    fn result(&, seat: Seat) -> Option<(f32, Choices)>;
    /// What a seat saw happen with each move, where cards move.
    fn happened(&, seat: Seat) -> Vec<Vec<SeenEvent>>;
    /// What it saw happen with the last of them.
    fn last_happened(&, seat: Seat) -> Vec<SeenEvent>;
    fn sitters(&) -> Vec<Sitter>;
    /// What people call themselves, by seat.
    fn called(&) -> Vec<Option<String>>;
    /// What the players are called, for whoever looks from the place of this seat.
    fn names(&, words: &Words, seat: Seat) -> Names;
    /// The same for whoever reads; nobody is "you" where several people read together.
    fn names_for(&, words: &Words, you: Option<Seat>) -> Names;
    /// The seats of the people at this device.
    fn people(&) -> Vec<Seat>;
    /// Takes the answer with that number, or says why not.
    fn answer(&mut, number: u8, words: &Words, seat: Seat) -> Result<(), String>;
    /// The answer with that number in words, as whoever is asked would read it.
    fn in_words(&, number: u8, words: &Words) -> String;
    /// May an answer be taken back, or can the others be asked for it?
    fn can_undo(&) -> bool;
    /// Can it be played on from there? A game on the network once it is over, on this page.
    fn can_go_to(&, moves: usize) -> bool;
    fn undo(&mut) -> bool;
    /// Goes back, and plays on from there; or says why not. Whoever has only watched takes the `seat`.
    fn play_from(&mut, moves: usize, seat: Seat) -> Result<(), NoUndo>;
    /// Whoever takes the `seat` goes on against bots.
    fn play_alone(&mut, seat: Seat);
    /// Who has to say to be there before anybody's cards are shown.
    fn first_to_look(&) -> Option<Seat>;
    /// The decision of the bot whose turn it is.
    fn task(&) -> Option<AnyTask>;
    /// Advice for the person who is asked. At a table on the network there is none: others play there, too.
    fn hint(&) -> Option<AnyTask>;
    /// What it is, how far it has come, and who plays it.
    fn summary(&, words: &Arc<Words>, seat: Seat) -> (String, String, String);
    /// All that is drawn of it.
    fn scene(&, words: Arc<Words>, seat: Seat, back: Option<LookBack>) -> Arc<dyn AnyScene>;
}

impl Game {
    /// Sits down as was chosen; `None` if that is no legal game.
    pub(crate) fn new(choices: &Choices) -> Option<Game> {
        AnySitting::begin(choices, device::any_seed).ok().map(Game::of_any)
    }

    /// The first game of a text that can be gone on with, or why there is none.
    pub(crate) fn read(text: &str) -> Result<Game, Option<NoResume>> {
        let mut why = None;
        for game in record::read(text) {
            let read = game.map_err(|error| NoResume::Broken(error.to_string())).and_then(AnySitting::resume);
            match read {
                Ok(sitting) => return Ok(Game::of_any(sitting)),
                Err(fault) => why = why.or(Some(fault)),
            }
        }
        Err(why)
    }

    fn of_any(sitting: AnySitting) -> Game {
        match sitting {
            AnySitting::Claim(sitting) => Game::of(*sitting),
            AnySitting::ClaimIt(sitting) => Game::of(*sitting),
        }
    }

    fn of<G: Handled, H: Host<G>>(host: H) -> Game
    where
        Scene<G>: Send + Sync,
    {
        Game(Box::new(Of(host, PhantomData)))
    }

    /// A game that is hosted by a server.
    pub(crate) fn there(remote: AnyRemote) -> Game {
        match remote {
            AnyRemote::Claim(remote) => Game::of(*remote),
            AnyRemote::ClaimIt(remote) => Game::of(*remote),
        }
    }

    /// Does the page host it?
    pub(crate) fn is_here(&self) -> bool {
        self.here().is_some()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.asked() == Asked::Nobody
    }

    /// Can it be saved as a file? What others may not know yet cannot.
    pub(crate) fn can_save(&self) -> bool {
        self.is_here() || self.is_over()
    }

    /// Is it the same deal at the same table as this one?
    pub(crate) fn is_same_deal(&self, other: &AnyRemote) -> bool {
        self.deal() == Some((other.game(), other.own_seat()))
    }

    /// Has a game on the network ended without a result?
    pub(crate) fn is_cut_short(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome != Outcome::Finished)
    }

    /// How far a game on the network has come.
    pub(crate) fn progress_of(remote: &AnyRemote) -> Progress {
        (remote.game(), remote.epoch(), remote.events(), remote.outcome().is_some())
    }

    /// Would this one be drawn in the same way?
    pub(crate) fn is_same_remote(&self, other: &AnyRemote) -> bool {
        let other = Game::there(other.clone());
        self.progress() == other.progress()
            && self.asked() == other.asked()
            && self.sitters() == other.sitters()
            && self.called() == other.called()
    }

    /// A game on the network that is over, for this page: whoever takes the `seat` goes on against bots.
    pub(crate) fn taken_home(&self, seat: Seat) -> Option<Game> {
        self.outcome()?;
        let mut game = Game::read(&self.text()).ok()?;
        game.play_alone(seat);
        Some(game)
    }
}

/// Has the answer with that number sent to where the game is hosted, or says why not.
pub(crate) fn answer_remote(remote: &mut AnyRemote, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
    match remote {
        AnyRemote::Claim(remote) => answer(&mut **remote, number, words, seat),
        AnyRemote::ClaimIt(remote) => answer(&mut **remote, number, words, seat),
    }
}

/// What a game adds to be played on the page.
pub(crate) trait Handled: WebGame + Portable + Send + Sync + 'static {
    fn here(sitting: &Sitting<Self>) -> Here<'_>;
    /// Why an answer was refused.
    fn refusal(game: &impl Playable<Self>, error: &Self::ActionError, words: &Words, seat: Seat) -> String;
    /// An answer, as whoever is asked would read it.
    fn in_words(view: &Self::View, action: Self::Action, words: &Words) -> String;
    /// What happened, where cards move.
    fn moved(happened: Vec<Self::SeenEvent>) -> Vec<SeenEvent>;
}

impl Handled for claim::State {
    fn here(sitting: &Sitting<Self>) -> Here<'_> {
        Here::Claim(sitting)
    }

    fn refusal(game: &impl Playable<Self>, error: &claim::ActionError, words: &Words, seat: Seat) -> String {
        let rules = *game.snapshot(seat, None).view.rules();
        words.claim_refusal(&rules, error, &words.names_in(game, seat))
    }

    fn in_words(view: &claim::View, action: claim::Action, words: &Words) -> String {
        words.claim_answer(view, action)
    }

    fn moved(happened: Vec<SeenEvent>) -> Vec<SeenEvent> {
        happened
    }
}

impl Handled for claim_it::State {
    fn here(sitting: &Sitting<Self>) -> Here<'_> {
        Here::ClaimIt(sitting)
    }

    fn refusal(_: &impl Playable<Self>, error: &claim_it::ActionError, words: &Words, _: Seat) -> String {
        words.claim_it_refusal(error)
    }

    fn in_words(view: &claim_it::View, action: claim_it::Action, words: &Words) -> String {
        words.claim_it_answer(view.state(), action)
    }

    fn moved(_: Vec<claim_it::Event>) -> Vec<SeenEvent> {
        Vec::new()
    }
}

/// Where a game is hosted.
trait Host<G: Handled>: Playable<G> + Clone + Debug + Send + Sync + 'static {
    /// The sitting of this page, if it is hosted here.
    fn sitting(&self) -> Option<&Sitting<G>>;
    fn sitting_mut(&mut self) -> Option<&mut Sitting<G>>;
    fn remote(&self) -> Option<&Remote<G>>;
    /// The same deal from its beginning.
    fn again(&self) -> Option<Self>;
}

impl<G: Handled> Host<G> for Sitting<G>
where
    Sitting<G>: Send + Sync,
{
    fn sitting(&self) -> Option<&Sitting<G>> {
        Some(self)
    }

    fn sitting_mut(&mut self) -> Option<&mut Sitting<G>> {
        Some(self)
    }

    fn remote(&self) -> Option<&Remote<G>> {
        None
    }

    fn again(&self) -> Option<Sitting<G>> {
        Some(self.again())
    }
}

impl<G: Handled> Host<G> for Remote<G>
where
    Remote<G>: Send + Sync,
{
    fn sitting(&self) -> Option<&Sitting<G>> {
        None
    }

    fn sitting_mut(&mut self) -> Option<&mut Sitting<G>> {
        None
    }

    fn remote(&self) -> Option<&Remote<G>> {
        Some(self)
    }

    fn again(&self) -> Option<Remote<G>> {
        None
    }
}

/// A game of a kind, where it is hosted.
#[derive(Clone, Debug)]
struct Of<G, H>(H, PhantomData<fn() -> G>);

impl<G: Handled, H: Host<G>> InProgress for Of<G, H>
where
    Scene<G>: Send + Sync,
{
    fn copy(&self) -> Game {
        Game::of(self.0.clone())
    }

    fn text(&self) -> String {
        Playable::text(&self.0, device::today())
    }

    fn asked(&self) -> Asked {
        self.0.asked()
    }

    fn here(&self) -> Option<Here<'_>> {
        self.0.sitting().map(G::here)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.remote()?.outcome()
    }

    fn progress(&self) -> Option<Progress> {
        self.0.remote().map(|remote| (remote.game(), remote.epoch(), remote.events(), remote.outcome().is_some()))
    }

    fn deal(&self) -> Option<(u32, Option<Seat>)> {
        self.0.remote().map(|remote| (remote.game(), remote.own_seat()))
    }

    fn is_handed_over(&self) -> bool {
        self.0.is_handed_over()
    }

    fn moves(&self) -> usize {
        self.0.moves()
    }

    fn seed(&self) -> Option<u64> {
        self.0.sitting().map(Sitting::seed)
    }

    fn setup(&self) -> AnySetup {
        match self.0.sitting() {
            Some(sitting) => G::any_setup(sitting.setup()),
            None => G::any_setup(&self.0.snapshot(Seat(0), None).setup),
        }
    }

    fn choices(&self) -> Option<Choices> {
        self.0.sitting()?.choices()
    }

    fn is_untouched(&self) -> bool {
        self.0.sitting().is_some_and(|sitting| !sitting.is_touched())
    }

    fn again(&self) -> Option<Game> {
        self.0.again().map(Game::of)
    }

    fn result(&self, seat: Seat) -> Option<(f32, Choices)> {
        let Some(sitting) = self.0.sitting() else {
            // A game on the network is read as this page would keep it.
            return (self.outcome()? == Outcome::Finished).then(|| Game::read(&self.text()).ok()?.result(seat))?;
        };
        let share = sitting.position().payoffs()?.of(seat);
        Some((share, G::choose(sitting.setup(), Choices { seats: sitting.sitters().to_vec(), ..Choices::default() })))
    }

    fn happened(&self, seat: Seat) -> Vec<Vec<SeenEvent>> {
        let happened = match self.0.sitting() {
            Some(sitting) => sitting.happened(seat),
            None => self.0.snapshot(seat, None).happened,
        };
        happened.into_iter().map(G::moved).collect()
    }

    fn last_happened(&self, seat: Seat) -> Vec<SeenEvent> {
        let there = || self.0.remote()?.told().last().map(<[_]>::to_vec);
        G::moved(match self.0.sitting() {
            Some(sitting) => sitting.last_happened(seat),
            None => there().unwrap_or_default(),
        })
    }

    fn sitters(&self) -> Vec<Sitter> {
        self.0.sitters()
    }

    fn called(&self) -> Vec<Option<String>> {
        (0..MAX_SEATS as u8).map(|at| self.0.name(Seat(at))).collect()
    }

    fn names(&self, words: &Words, seat: Seat) -> Names {
        words.names_in(&self.0, seat)
    }

    fn names_for(&self, words: &Words, you: Option<Seat>) -> Names {
        words.names_for(&self.0, you)
    }

    fn people(&self) -> Vec<Seat> {
        self.0.people()
    }

    fn answer(&mut self, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
        answer(&mut self.0, number, words, seat)
    }

    fn in_words(&self, number: u8, words: &Words) -> String {
        let said = |sitting: &Sitting<G>| {
            let Asked::Person(seat) = sitting.asked() else { return None };
            Some(G::in_words(&sitting.view(seat), G::Action::from_number(number)?, words))
        };
        self.0.sitting().and_then(said).unwrap_or_default()
    }

    fn can_undo(&self) -> bool {
        let can_ask =
            |remote: &Remote<G>| remote.own_seat().is_some() && remote.outcome().is_none() && remote.events() > 0;
        self.0.sitting().is_some_and(|sitting| sitting.can_undo().is_ok()) || self.0.remote().is_some_and(can_ask)
    }

    fn can_go_to(&self, moves: usize) -> bool {
        match self.0.sitting() {
            Some(sitting) => sitting.can_go_to(moves).is_ok(),
            None => self.outcome().is_some() && moves < self.moves(),
        }
    }

    fn undo(&mut self) -> bool {
        self.0.sitting_mut().is_some_and(|sitting| sitting.undo().is_ok())
    }

    fn play_from(&mut self, moves: usize, seat: Seat) -> Result<(), NoUndo> {
        Playable::play_from(&mut self.0, moves, seat)
    }

    fn play_alone(&mut self, seat: Seat) {
        if let Some(sitting) = self.0.sitting_mut() {
            sitting.play_alone(seat, Level::Search);
        }
    }

    fn first_to_look(&self) -> Option<Seat> {
        self.0.first_to_look()
    }

    fn task(&self) -> Option<AnyTask> {
        self.0.sitting()?.task().map(G::any_task)
    }

    fn hint(&self) -> Option<AnyTask> {
        self.0.sitting()?.hint(HINT).map(G::any_task)
    }

    fn summary(&self, words: &Arc<Words>, seat: Seat) -> (String, String, String) {
        let (title, progress) = G::heading(&Scene::of(&self.0, seat, None, words.clone()));
        (title, progress, words.players_in(&self.0, Some(seat)))
    }

    fn scene(&self, words: Arc<Words>, seat: Seat, back: Option<LookBack>) -> Arc<dyn AnyScene> {
        Arc::new(Scene::of(&self.0, seat, back, words))
    }
}

fn answer<G: Handled>(game: &mut impl Playable<G>, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
    let action = G::Action::from_number(number).ok_or_else(String::new)?;
    game.answer(action).map_err(|error| G::refusal(game, &error, words, seat))
}
