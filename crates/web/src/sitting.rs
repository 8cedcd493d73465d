//! A game of either kind in progress, here or at a table on the network, as the page handles it: answers go in by number,
//! texts come out.

use bots::{Effort, Level};
use game::{Answer as _, MAX_SEATS, Seat};
use play::{
    AnySetup, AnySitting, AnyTask, Asked, Choices, NoResume, NoUndo, Playable, Sitter, Viewable, either,
    remote::AnyRemote,
};
use wire::Outcome;
use words::{Names, Words};

use crate::{claim_hint, device};

/// How long a hint may take: nobody waits longer for advice.
const HINT: Effort = Effort { nodes: None, millis: Some(1_500), threads: Some(1) };

/// A game in progress, on this page.
#[derive(Clone, Debug)]
pub(crate) enum Game {
    /// The page hosts it.
    Here(AnySitting),
    /// It is hosted by a server, and the page knows what it was told.
    There(AnyRemote),
}

/// Does the same with any game, wherever it is hosted.
macro_rules! any {
    ($game:expr, $one:ident => $result:expr) => {
        match $game {
            $crate::sitting::Game::Here(play::AnySitting::Claim($one)) => $result,
            $crate::sitting::Game::Here(play::AnySitting::ClaimIt($one)) => $result,
            $crate::sitting::Game::There(play::remote::AnyRemote::Claim($one)) => $result,
            $crate::sitting::Game::There(play::remote::AnyRemote::ClaimIt($one)) => $result,
        }
    };
}
pub(crate) use any;

impl Game {
    /// Sits down as was chosen; `None` if that is no legal game.
    pub(crate) fn new(choices: &Choices) -> Option<Game> {
        AnySitting::begin(choices, device::any_seed).ok().map(Game::Here)
    }

    /// The first game of a text that can be gone on with, or why there is none.
    pub(crate) fn read(text: &str) -> Result<Game, Option<NoResume>> {
        let mut why = None;
        for game in record::read(text) {
            let read = game.map_err(|error| NoResume::Broken(error.to_string())).and_then(AnySitting::resume);
            match read {
                Ok(sitting) => return Ok(Game::Here(sitting)),
                Err(fault) => why = why.or(Some(fault)),
            }
        }
        Err(why)
    }

    /// The game, if the page hosts it.
    pub(crate) const fn here(&self) -> Option<&AnySitting> {
        match self {
            Game::Here(sitting) => Some(sitting),
            Game::There(_) => None,
        }
    }

    /// Does the page host it?
    pub(crate) const fn is_here(&self) -> bool {
        self.here().is_some()
    }

    /// Is it the same deal at the same table as this one?
    pub(crate) fn is_same_deal(&self, other: &AnyRemote) -> bool {
        matches!(self, Game::There(remote) if remote.game() == other.game() && remote.own_seat() == other.own_seat())
    }

    /// How far a game on the network has come: which game at its table, how often something was taken back, how much has
    /// happened since, and whether it is over.
    pub(crate) fn progress_of(remote: &AnyRemote) -> (u32, u32, u64, bool) {
        (remote.game(), remote.epoch(), remote.events(), remote.outcome().is_some())
    }

    /// The same of this one, if it is one.
    pub(crate) fn progress(&self) -> Option<(u32, u32, u64, bool)> {
        match self {
            Game::Here(_) => None,
            Game::There(remote) => Some(Game::progress_of(remote)),
        }
    }

    /// Would this one be drawn in the same way?
    pub(crate) fn is_same_remote(&self, other: &AnyRemote) -> bool {
        let other = Game::There(other.clone());
        let names =
            |game: &Game| any!(game, game => (0..MAX_SEATS as u8).map(|at| game.name(Seat(at))).collect::<Vec<_>>());
        self.progress() == other.progress()
            && self.asked() == other.asked()
            && self.sitters() == other.sitters()
            && names(self) == names(&other)
    }

    /// The game as a record, as far as it may be known.
    pub(crate) fn text(&self) -> String {
        any!(self, game => Playable::text(&**game, device::today()))
    }

    pub(crate) fn asked(&self) -> Asked {
        any!(self, game => game.asked())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.asked() == Asked::Nobody
    }

    /// How a game on the network ended, once it has.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self {
            Game::Here(_) => None,
            Game::There(remote) => remote.outcome(),
        }
    }

    /// Has a game on the network ended without a result?
    pub(crate) fn is_cut_short(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome != Outcome::Finished)
    }

    /// Is the device handed over from one person to the next?
    pub(crate) fn is_handed_over(&self) -> bool {
        any!(self, game => game.is_handed_over())
    }

    pub(crate) fn moves(&self) -> usize {
        any!(self, game => game.moves())
    }

    /// The seed of chance, if it may be known.
    pub(crate) fn seed(&self) -> Option<u64> {
        self.here().map(|sitting| either!(sitting, sitting => sitting.seed()))
    }

    /// What is played.
    pub(crate) fn setup(&self) -> AnySetup {
        match self {
            Game::Here(AnySitting::Claim(sitting)) => AnySetup::Claim(sitting.setup().clone()),
            Game::Here(AnySitting::ClaimIt(sitting)) => AnySetup::ClaimIt(*sitting.setup()),
            Game::There(AnyRemote::Claim(remote)) => AnySetup::Claim(remote.snapshot(Seat(0), None).setup),
            Game::There(AnyRemote::ClaimIt(remote)) => AnySetup::ClaimIt(remote.snapshot(Seat(0), None).setup),
        }
    }

    /// The choices that come to the same deal.
    pub(crate) fn choices(&self) -> Option<Choices> {
        self.here()?.choices()
    }

    /// Is it a game of this page in which no person has decided anything yet?
    pub(crate) fn is_untouched(&self) -> bool {
        self.here().is_some_and(|sitting| !either!(sitting, sitting => sitting.is_touched()))
    }

    /// The same deal from its beginning.
    pub(crate) fn again(&self) -> Option<Game> {
        Some(Game::Here(match self.here()? {
            AnySitting::Claim(sitting) => AnySitting::Claim(Box::new(sitting.again())),
            AnySitting::ClaimIt(sitting) => AnySitting::ClaimIt(Box::new(sitting.again())),
        }))
    }

    /// What a seat saw happen with each move, where cards move.
    pub(crate) fn happened(&self, seat: Seat) -> Vec<Vec<claim::SeenEvent>> {
        match self {
            Game::Here(AnySitting::Claim(sitting)) => sitting.happened(seat),
            Game::There(AnyRemote::Claim(remote)) => remote.snapshot(seat, None).happened,
            Game::Here(AnySitting::ClaimIt(_)) | Game::There(AnyRemote::ClaimIt(_)) => Vec::new(),
        }
    }

    pub(crate) fn sitters(&self) -> Vec<Sitter> {
        any!(self, game => Viewable::sitters(&**game))
    }

    /// What the players are called, for whoever looks from the place of this seat.
    pub(crate) fn names(&self, words: &Words, seat: Seat) -> Names {
        any!(self, game => words.names_in(&**game, seat))
    }

    /// The seats of the people at this device.
    pub(crate) fn people(&self) -> Vec<Seat> {
        any!(self, game => Playable::people(&**game))
    }

    /// Takes the answer with that number, or says why not.
    pub(crate) fn answer(&mut self, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
        match self {
            Game::Here(AnySitting::Claim(sitting)) => answer_claim(&mut **sitting, number, words, seat),
            Game::Here(AnySitting::ClaimIt(sitting)) => answer_claim_it(&mut **sitting, number, words),
            Game::There(remote) => Game::answer_remote(remote, number, words, seat),
        }
    }

    /// Has the answer with that number sent to where the game is hosted, or says why not.
    pub(crate) fn answer_remote(remote: &mut AnyRemote, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
        match remote {
            AnyRemote::Claim(remote) => answer_claim(&mut **remote, number, words, seat),
            AnyRemote::ClaimIt(remote) => answer_claim_it(&mut **remote, number, words),
        }
    }

    /// The answer with that number in words, as whoever is asked would read it.
    pub(crate) fn in_words(&self, number: u8, words: &Words) -> String {
        match (self.here(), self.asked()) {
            (Some(AnySitting::Claim(sitting)), Asked::Person(seat)) => claim::Action::from_number(number)
                .map_or_else(String::new, |action| words.claim_answer(&sitting.view(seat), action)),
            (Some(AnySitting::ClaimIt(sitting)), _) => claim_it::Action::from_number(number)
                .map_or_else(String::new, |action| words.claim_it_answer(sitting.position(), action)),
            _ => String::new(),
        }
    }

    /// Why that answer is advised, if it can be said.
    pub(crate) fn reason(&self, number: u8, words: &Words) -> Option<String> {
        match (self.here()?, self.asked()) {
            (AnySitting::Claim(sitting), Asked::Person(seat)) => {
                claim_hint::reason(words, &sitting.view(seat), claim::Action::from_number(number)?)
            }
            _ => None,
        }
    }

    /// May an answer be taken back, or can the others be asked for it?
    pub(crate) fn can_undo(&self) -> bool {
        match self {
            Game::Here(sitting) => either!(sitting, sitting => sitting.can_undo().is_ok()),
            Game::There(remote) => remote.own_seat().is_some() && remote.outcome().is_none() && remote.events() > 0,
        }
    }

    /// Can it be played on from there? A game on the network once it is over, on this page.
    pub(crate) fn can_go_to(&self, moves: usize) -> bool {
        match self {
            Game::Here(sitting) => either!(sitting, sitting => sitting.can_go_to(moves).is_ok()),
            Game::There(remote) => remote.outcome().is_some() && moves < self.moves(),
        }
    }

    /// A game on the network that is over, for this page: whoever takes the `seat` goes on against bots.
    pub(crate) fn taken_home(&self, seat: Seat) -> Option<Game> {
        self.outcome()?;
        let Ok(Game::Here(mut sitting)) = Game::read(&self.text()) else { return None };
        either!(&mut sitting, sitting => sitting.play_alone(seat, Level::Search));
        Some(Game::Here(sitting))
    }

    pub(crate) fn undo(&mut self) -> bool {
        match self {
            Game::Here(sitting) => either!(sitting, sitting => sitting.undo().is_ok()),
            Game::There(_) => false,
        }
    }

    /// Goes back, and plays on from there; or says why not. Whoever has only watched takes the `seat`.
    pub(crate) fn play_from(&mut self, moves: usize, seat: Seat) -> Result<(), NoUndo> {
        any!(self, game => game.play_from(moves, seat))
    }

    /// Who has to say to be there before anybody's cards are shown.
    pub(crate) fn first_to_look(&self) -> Option<Seat> {
        any!(self, game => game.first_to_look())
    }

    /// The decision of the bot whose turn it is.
    pub(crate) fn task(&self) -> Option<AnyTask> {
        self.here()?.task()
    }

    /// Advice for the person who is asked. At a table on the network there is none: others play there, too.
    pub(crate) fn hint(&self) -> Option<AnyTask> {
        self.here()?.hint(HINT)
    }
}

fn answer_claim(game: &mut impl Playable<claim::State>, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
    let action = claim::Action::from_number(number).ok_or_else(String::new)?;
    game.answer(action).map_err(|error| {
        let rules = *game.snapshot(seat, None).view.rules();
        words.claim_refusal(&rules, &error, &words.names_in(game, seat))
    })
}

fn answer_claim_it(game: &mut impl Playable<claim_it::State>, number: u8, words: &Words) -> Result<(), String> {
    let action = claim_it::Action::from_number(number).ok_or_else(String::new)?;
    game.answer(action).map_err(|error| words.claim_it_refusal(&error))
}
