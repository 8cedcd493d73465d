//! What tests share: positions and moves in a line each.

use game::Game;

use crate::{Action, ActionError, Board, Event, Setup, Space, Spaces, State};

/// The position of a diagram, in the standard game for this number of players.
pub(crate) fn position(players: u8, diagram: &str) -> State {
    State::from_diagram(&Setup::new(players), diagram).unwrap()
}

/// The same with the variant.
pub(crate) fn variant(players: u8, diagram: &str) -> State {
    State::from_diagram(&Setup::new(players).with_variant(), diagram).unwrap()
}

/// The same on the reduced board.
pub(crate) fn reduced(players: u8, diagram: &str) -> State {
    State::from_diagram(&Setup::new(players).on(Board::REDUCED), diagram).unwrap()
}

/// Plays moves from a position and compares where they lead; returns what happened.
pub(crate) fn check(mut state: State, moves: &str, expected: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves.split_whitespace() {
        state.apply(action(text), &mut events).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    assert_eq!(state.diagram(), expected);
    events
}

/// Why a move is refused in a position.
pub(crate) fn refused(state: State, text: &str) -> ActionError {
    state.check(action(text)).expect_err(text)
}

/// The legal answers, in the order of their numbers.
pub(crate) fn answers(state: State) -> String {
    state.answers().iter::<Action>().map(|action| action.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn spaces(text: &str) -> Spaces {
    text.split_whitespace().map(space).collect()
}

pub(crate) fn space(text: &str) -> Space {
    text.parse().unwrap()
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}
