//! A game of either kind in progress, as the page handles it: answers go in by number, texts come out.
//!
//! This is where a table far away would stand in for the local one: one more kind here, which sends answers instead of
//! playing them, and shows the scenes it is sent.

use bots::Effort;
use game::{Answer as _, Seat};
use play::{AnySetup, Asked, Choices, Played, Sitter, Sitting, Task};
use record::{AnyGame, Recorded};
use words::Words;

use crate::{device, scene::names};

/// How long a hint may take: nobody waits longer for advice.
const HINT: Effort = Effort { nodes: None, millis: Some(1_500), threads: Some(1) };

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) enum AnySitting {
    Claim(Box<Sitting<claim::State>>),
    ClaimIt(Box<Sitting<claim_it::State>>),
}

/// The same for both kinds.
macro_rules! either {
    ($any:expr, $sitting:ident => $result:expr) => {
        match $any {
            AnySitting::Claim($sitting) => $result,
            AnySitting::ClaimIt($sitting) => $result,
        }
    };
}

impl AnySitting {
    /// Sits down as was chosen; `None` if that is no legal game.
    pub(crate) fn new(choices: &Choices) -> Option<AnySitting> {
        let seed = choices.seed.unwrap_or_else(device::any_seed);
        let seats = choices.seats.clone();
        match choices.setup().ok()? {
            AnySetup::Claim(setup) => Some(AnySitting::Claim(Box::new(Sitting::new(setup, seats, seed).ok()?))),
            AnySetup::ClaimIt(setup) => Some(AnySitting::ClaimIt(Box::new(Sitting::new(setup, seats, seed).ok()?))),
        }
    }

    /// The first game of a text that can be gone on with.
    pub(crate) fn read(text: &str) -> Option<AnySitting> {
        record::read(text).find_map(|game| match game.ok()? {
            AnyGame::Claim(record) => Some(AnySitting::Claim(Box::new(Sitting::resume(record).ok()?))),
            AnyGame::ClaimIt(record) => Some(AnySitting::ClaimIt(Box::new(Sitting::resume(record).ok()?))),
            // What one player saw is not the whole game.
            _ => None,
        })
    }

    /// The game as a record.
    pub(crate) fn text(&self) -> String {
        either!(self, sitting => sitting.record(device::today()).to_text().unwrap_or_default())
    }

    pub(crate) fn asked(&self) -> Asked {
        either!(self, sitting => sitting.asked())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.asked() == Asked::Nobody
    }

    pub(crate) fn moves(&self) -> usize {
        either!(self, sitting => sitting.moves())
    }

    pub(crate) fn seed(&self) -> u64 {
        either!(self, sitting => sitting.seed())
    }

    pub(crate) fn sitters(&self) -> &[Sitter] {
        either!(self, sitting => sitting.sitters())
    }

    /// The seats of the people.
    pub(crate) fn people(&self) -> Vec<Seat> {
        either!(self, sitting => sitting.people().collect())
    }

    /// Takes the answer with that number, or says why not.
    pub(crate) fn answer(&mut self, number: u8, words: &Words, seat: Seat) -> Result<(), String> {
        let names = names(self.sitters(), words, seat);
        match self {
            AnySitting::Claim(sitting) => {
                let action = claim::Action::from_number(number).unwrap_or(claim::Action::Pass);
                let rules = *sitting.view(seat).rules();
                sitting.answer(action).map_err(|error| words.claim_refusal(&rules, &error, &names))
            }
            AnySitting::ClaimIt(sitting) => {
                let action = claim_it::Action::from_number(number).unwrap_or(claim_it::Action::Stop);
                sitting.answer(action).map_err(|error| words.claim_it_refusal(&error))
            }
        }
    }

    /// The answer with that number in words, as whoever is asked would read it.
    pub(crate) fn in_words(&self, number: u8, words: &Words) -> String {
        match (self, self.asked()) {
            (AnySitting::Claim(sitting), Asked::Person(seat)) => claim::Action::from_number(number)
                .map_or_else(String::new, |action| words.claim_answer(&sitting.view(seat), action)),
            (AnySitting::ClaimIt(sitting), _) => claim_it::Action::from_number(number)
                .map_or_else(String::new, |action| words.claim_it_answer(sitting.position(), action)),
            _ => String::new(),
        }
    }

    pub(crate) fn can_undo(&self) -> bool {
        either!(self, sitting => sitting.can_undo().is_ok())
    }

    pub(crate) fn undo(&mut self) -> bool {
        either!(self, sitting => sitting.undo().is_ok())
    }

    pub(crate) fn go_to(&mut self, moves: usize) {
        either!(self, sitting => sitting.go_to(moves));
    }

    pub(crate) fn sit(&mut self, seat: Seat, sitter: Sitter) {
        either!(self, sitting => sitting.sit(seat, sitter));
    }

    /// What a bot would answer now, by number, with what it expects: the bot that is asked, or the expert for a hint.
    pub(crate) fn think(&self, is_hint: bool) -> Option<(u8, Option<f32>)> {
        fn choose<G: Played + Recorded>(task: Option<Task<G>>) -> Option<(u8, Option<f32>)> {
            let task = task?;
            let begun = device::now();
            let effort = task.player().effort;
            // No bot keeps people waiting for longer, however slow the machine.
            let most = effort.millis.unwrap_or(4_000) as f64;
            let is_over = move || device::now() - begun >= most;
            let limits = bots::Limits { deadline: Some(&is_over), ..effort.limits(&is_over) };
            let choice = task.think(&limits)?;
            Some((choice.answer.number(), choice.estimate))
        }
        either!(self, sitting => choose(if is_hint { sitting.hint(HINT) } else { sitting.task() }))
    }
}
