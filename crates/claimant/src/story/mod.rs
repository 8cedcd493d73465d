//! Games as stories, a line for each trick or turn.

mod claim;
mod claim_it;

use clap::Args;
use game::{Actor, Answers, Game, Replay, Seat, Table};
use play::Sitter;
use record::Recorded;
use words::{Language, Names, Words};

use crate::play::language_of_environment;

/// The language something is told in.
#[derive(Args)]
pub(crate) struct InLanguage {
    #[arg(long, help = format!("Language: {}; default: your system's", Language::ALL.map(Language::code).join(", ")))]
    language: Option<Language>,
}

impl InLanguage {
    /// The language that was named.
    pub(crate) const fn named(&self) -> Option<Language> {
        self.language
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(self.language.unwrap_or_else(language_of_environment))
    }
}

/// A game with a story.
pub(crate) trait Narrated: Recorded {
    /// The story of one game.
    type Story: Story<Self>;
    /// What a seat is asked, in words.
    fn asked(words: &Words, table: &Table<Self>, seat: Seat) -> String;
}

/// The story of a game, as far as it has been played.
pub(crate) trait Story<G: Game> {
    /// The beginning: what is agreed on, who plays and who holds what.
    fn begin(words: &Words, setup: &G::Setup, names: Names, position: &G) -> Self;
    /// All that has happened since.
    fn tell(&mut self, words: &Words, events: &[G::SeenEvent]);
    /// The table as it stands, for a game that is stopped before its end.
    fn stop(&mut self, words: &Words, position: &G);
    /// The result, and why.
    fn end(&mut self, words: &Words, score: &G::Score);
    /// The text since this was last called.
    fn take(&mut self) -> String;
}

/// The story of a recorded game, from the deal to its last move.
pub(crate) fn tell<G: Narrated>(words: &Words, names: &Names, replay: &Replay<G>) -> Result<String, String> {
    let mut table = Table::<G>::new(replay.setup.clone(), replay.deal.clone()).map_err(|e| e.to_string())?;
    let mut story = G::Story::begin(words, &replay.setup, names.clone(), table.position());
    let mut events: Vec<G::Event> = Vec::new();
    for &action in &replay.log {
        events.clear();
        table.play_with(action, &mut events).map_err(|e| e.to_string())?;
        story.tell(words, &in_full(table.position(), &events));
    }
    if let Some(score) = table.position().score() {
        story.end(words, &score);
        return Ok(story.take());
    }
    story.stop(words, table.position());
    Ok(format!("{}\n{}", story.take(), whose_turn(words, names, &table)))
}

/// What happened, for somebody who watches with all cards open.
pub(crate) fn in_full<G: Game>(position: &G, events: &[G::Event]) -> Vec<G::SeenEvent> {
    events.iter().map(|&event| position.event_in_full(event)).collect()
}

fn whose_turn<G: Narrated>(words: &Words, names: &Names, table: &Table<G>) -> String {
    let answers = answers(table.position(), table.position().answers());
    match table.actor() {
        Actor::Seat(seat) => {
            let asked = words.say_with("story-asked", &[("name", names.name(seat).into())]);
            format!("{asked}\n  {}\n  {answers}", G::asked(words, table, seat))
        }
        Actor::Chance => words.say_with("story-chance", &[("answers", answers.into())]),
        Actor::Over => words.say("event-over"),
    }
}

fn answers<G: Game>(position: &G, answers: Answers) -> String {
    answers.iter().map(|answer| position.notation(answer)).collect::<Vec<_>>().join(" ")
}

/// Who plays in a story: bots are called like their characters, everybody else by a letter.
pub(crate) fn names(sitters: &[Sitter], seed: u64) -> Names {
    let characters = (0..).map(Seat).zip(sitters).map(|(seat, sitter)| sitter.character(seat, seed));
    Names::letters(sitters.len() as u8).with_bots(characters.collect())
}
