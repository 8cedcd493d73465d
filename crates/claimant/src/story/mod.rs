//! Games told in words, a line for each trick or turn.

mod claim;
mod claim_it;

use game::{Actor, Answers, Game, Replay, Seat};
use record::Recorded;

/// A game that can be told.
pub(crate) trait Told: Recorded {
    /// What remembers the telling so far.
    type Story: Story<Self>;
    /// What a seat is asked, in words.
    fn asked(&self) -> String;
}

/// A game being told.
pub(crate) trait Story<G: Game> {
    /// The beginning: what is agreed on and who holds what.
    fn begin(setup: &G::Setup, position: &G) -> Self;
    /// What has happened since.
    fn tell(&mut self, events: &[G::Event]);
    /// The table as it stands, for a game that is stopped before its end.
    fn stop(&mut self, position: &G);
    /// The result, and why.
    fn end(&mut self, score: &G::Score);
    /// What has been told since this was last taken.
    fn take(&mut self) -> String;
}

/// Tells a game, from the deal to where it has come to.
pub(crate) fn tell<G: Told>(Replay { setup, deal, log }: &Replay<G>) -> Result<String, String> {
    let mut position = G::start(setup, deal).map_err(|e| e.to_string())?;
    let mut story = G::Story::begin(setup, &position);
    let mut events: Vec<G::Event> = Vec::new();
    for &action in log {
        events.clear();
        position.apply(action, &mut events).map_err(|e| e.to_string())?;
        story.tell(&events);
    }
    if let Some(score) = position.score() {
        story.end(&score);
        return Ok(story.take());
    }
    story.stop(&position);
    Ok(format!("{}\n{}", story.take(), whose_turn(&position)))
}

fn whose_turn<G: Told>(position: &G) -> String {
    let answers = answers(position, position.answers());
    match position.actor() {
        Actor::Seat(seat) => format!("{} is asked {}: {answers}", name(seat), position.asked()),
        Actor::Chance => format!("Chance decides: {answers}"),
        Actor::Over => "The game is over.".into(),
    }
}

fn answers<G: Game>(position: &G, answers: Answers) -> String {
    answers.iter().map(|answer| position.notation(answer)).collect::<Vec<_>>().join(" ")
}

/// A seat in a story.
pub(crate) fn name(seat: Seat) -> char {
    ['A', 'B', 'C', 'D', 'E'].get(seat.index()).copied().unwrap_or('?')
}
