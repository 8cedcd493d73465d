//! A game of either kind in progress, as the page handles it: answers go in by number, texts come out.

use bots::Effort;
use game::{Answer as _, Seat};
use play::{AnySitting, AnyTask, Asked, Choices, NoResume, NoUndo, Playable as _, Sitter, either};
use words::Words;

use crate::device;

/// How long a hint may take: nobody waits longer for advice.
const HINT: Effort = Effort { nodes: None, millis: Some(1_500), threads: Some(1) };

/// A game in progress, on this page.
#[derive(Clone, Debug)]
pub(crate) struct Game(pub(crate) AnySitting);

impl Game {
    /// Sits down as was chosen; `None` if that is no legal game.
    pub(crate) fn new(choices: &Choices) -> Option<Game> {
        AnySitting::begin(choices, device::any_seed).ok().map(Game)
    }

    /// The first game of a text that can be gone on with, or why there is none.
    pub(crate) fn read(text: &str) -> Result<Game, Option<NoResume>> {
        let mut why = None;
        for game in record::read(text) {
            let read = game.map_err(|error| NoResume::Broken(error.to_string())).and_then(AnySitting::resume);
            match read {
                Ok(sitting) => return Ok(Game(sitting)),
                Err(fault) => why = why.or(Some(fault)),
            }
        }
        Err(why)
    }

    /// The game as a record.
    pub(crate) fn text(&self) -> String {
        either!(&self.0, sitting => sitting.text(device::today()))
    }

    pub(crate) fn asked(&self) -> Asked {
        either!(&self.0, sitting => sitting.asked())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.asked() == Asked::Nobody
    }

    /// Is the device handed over from one person to the next?
    pub(crate) fn is_handed_over(&self) -> bool {
        either!(&self.0, sitting => sitting.is_handed_over())
    }

    pub(crate) fn moves(&self) -> usize {
        either!(&self.0, sitting => sitting.moves())
    }

    pub(crate) fn seed(&self) -> u64 {
        either!(&self.0, sitting => sitting.seed())
    }

    /// The choices that come to the same deal.
    pub(crate) fn choices(&self) -> Option<Choices> {
        self.0.choices()
    }

    /// Has a person decided anything yet?
    pub(crate) fn is_touched(&self) -> bool {
        either!(&self.0, sitting => sitting.is_touched())
    }

    /// The same deal from its beginning.
    pub(crate) fn again(&self) -> Game {
        Game(match &self.0 {
            AnySitting::Claim(sitting) => AnySitting::Claim(Box::new(sitting.again())),
            AnySitting::ClaimIt(sitting) => AnySitting::ClaimIt(Box::new(sitting.again())),
        })
    }

    /// What a seat saw happen with each move, where cards move.
    pub(crate) fn happened(&self, seat: Seat) -> Vec<Vec<claim::SeenEvent>> {
        match &self.0 {
            AnySitting::Claim(sitting) => sitting.happened(seat),
            AnySitting::ClaimIt(_) => Vec::new(),
        }
    }

    pub(crate) fn sitters(&self) -> &[Sitter] {
        either!(&self.0, sitting => sitting.sitters())
    }

    /// The seats of the people.
    pub(crate) fn people(&self) -> Vec<Seat> {
        either!(&self.0, sitting => sitting.people().collect())
    }

    /// Takes the answer with that number, or says why not.
    pub(crate) fn answer(&mut self, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
        let names = words.names(self.sitters(), seat);
        match &mut self.0 {
            AnySitting::Claim(sitting) => {
                let action = claim::Action::from_number(number).ok_or_else(String::new)?;
                let rules = *sitting.view(seat).rules();
                sitting.answer(action).map_err(|error| words.claim_refusal(&rules, &error, &names))
            }
            AnySitting::ClaimIt(sitting) => {
                let action = claim_it::Action::from_number(number).ok_or_else(String::new)?;
                sitting.answer(action).map_err(|error| words.claim_it_refusal(&error))
            }
        }
    }

    /// The answer with that number in words, as whoever is asked would read it.
    pub(crate) fn in_words(&self, number: u8, words: &Words) -> String {
        match (&self.0, self.asked()) {
            (AnySitting::Claim(sitting), Asked::Person(seat)) => claim::Action::from_number(number)
                .map_or_else(String::new, |action| words.claim_answer(&sitting.view(seat), action)),
            (AnySitting::ClaimIt(sitting), _) => claim_it::Action::from_number(number)
                .map_or_else(String::new, |action| words.claim_it_answer(sitting.position(), action)),
            _ => String::new(),
        }
    }

    pub(crate) fn can_undo(&self) -> bool {
        either!(&self.0, sitting => sitting.can_undo().is_ok())
    }

    pub(crate) fn can_go_to(&self, moves: usize) -> bool {
        either!(&self.0, sitting => sitting.can_go_to(moves).is_ok())
    }

    pub(crate) fn undo(&mut self) -> bool {
        either!(&mut self.0, sitting => sitting.undo().is_ok())
    }

    /// Goes back, and plays on from there; or says why not. Whoever has only watched takes the `seat`.
    pub(crate) fn play_from(&mut self, moves: usize, seat: Seat) -> Result<(), NoUndo> {
        either!(&mut self.0, sitting => sitting.play_from(moves, seat))
    }

    /// Who has to say to be there before anybody's cards are shown.
    pub(crate) fn first_to_look(&self) -> Option<Seat> {
        either!(&self.0, sitting => sitting.first_to_look())
    }

    /// The decision of the bot whose turn it is.
    pub(crate) fn task(&self) -> Option<AnyTask> {
        self.0.task()
    }

    /// Advice for the person who is asked.
    pub(crate) fn hint(&self) -> Option<AnyTask> {
        self.0.hint(HINT)
    }
}
