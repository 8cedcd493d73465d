//! What the full screen and plain lines say alike.

use std::{fs::OpenOptions, io::Write as _, path::Path};

use game::Seat;
use play::{NoUndo, Played, Sitter, Sitting, Task};
use words::{Names, Words};

use crate::shown::{Scene, Shown};

/// Writes the record of a game to a new file, and says what came of it. Nothing is ever overwritten.
pub(crate) fn export<G: Played>(sitting: &Sitting<G>, path: &Path, words: &Words) -> String {
    let text = sitting.record(crate::today()).to_text().unwrap_or_default();
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
    let path = path.display().to_string();
    match written {
        Ok(()) => words.say_with("terminal-exported", &[("file", path.into())]),
        Err(error) => {
            words.say_with("terminal-not-exported", &[("file", path.into()), ("why", error.to_string().into())])
        }
    }
}

/// Why nothing is taken back.
pub(crate) fn no_undo(words: &Words, why: NoUndo) -> String {
    match why {
        NoUndo::Nothing => words.say("terminal-no-undo-yet"),
        NoUndo::ChanceHasSpoken => words.say("terminal-no-undo-dice"),
        NoUndo::SeveralPeople => words.say("terminal-no-undo-people"),
    }
}

/// What the expert would do, and what it expects.
pub(crate) fn hint_in_words<G: Shown>(scene: &Scene<G>, choice: bots::Choice<G::Action>) -> String
where
    Task<G>: Send,
{
    let answer = G::in_words(scene, choice.answer);
    match choice.estimate {
        Some(estimate) => {
            let percent = (estimate * 100.0).round() as u32;
            scene.words.say_with("terminal-hint", &[("answer", answer.into()), ("percent", percent.into())])
        }
        None => scene.words.say_with("terminal-hint-bare", &[("answer", answer.into())]),
    }
}

/// Who sits where, as they are called on the screen.
pub(crate) fn names<G: Played>(sitting: &Sitting<G>, words: &Words, you: Seat) -> Names {
    let called = |(seat, sitter): (u8, &Sitter)| match sitter {
        Sitter::Person => seat_name(words, Seat(seat)),
        Sitter::Bot(player) => {
            let level = words.level(player.level);
            let twins = sitting.sitters().iter().filter(|&other| other == sitter).count();
            if twins > 1 { format!("{level} {}", seat + 1) } else { level }
        }
    };
    let all = (0..).zip(sitting.sitters()).map(called).collect();
    let is_person = sitting.sitter(you) == Sitter::Person;
    Names::new(is_person.then_some(you), all)
}

/// A person who is not oneself.
pub(crate) fn seat_name(words: &Words, seat: Seat) -> String {
    words.say_with("terminal-person", &[("number", (seat.0 + 1).into())])
}
