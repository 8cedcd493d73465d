//! What a game adds to be played in a terminal.

use std::fmt::Debug;

use play::Played;
use ratatui::{buffer::Buffer, layout::Rect, text::Line};
use words::{Page, Told};

use crate::{flow::Spots, scene::Scene};

/// A game that can be played in a terminal.
pub(crate) trait TerminalGame:
    Played<Action: Send + 'static, View: Send + 'static> + Told + Send + 'static
{
    /// Something on the table that the cursor can be on.
    type Thing: Copy + PartialEq + Debug;

    /// What is played, in a few words.
    fn name(scene: &Scene<Self>) -> String;
    /// How far the game has come, in a few words.
    fn progress(scene: &Scene<Self>) -> String;
    /// Everything the cursor can be on, row by row.
    fn things(scene: &Scene<Self>) -> Vec<Vec<Self::Thing>>;
    /// The answer that choosing a thing gives, legal or not.
    fn answer(scene: &Scene<Self>, thing: Self::Thing) -> Option<Self::Action>;
    /// The number that chooses it, if it has one on the screen.
    fn number(thing: Self::Thing) -> Option<u8>;
    /// Does the cursor start on it, if it can be chosen?
    fn is_first_choice(thing: Self::Thing) -> bool;
    /// Draws the table, with the cursor on a thing, and notes where things are.
    fn draw(scene: &Scene<Self>, cursor: Option<Self::Thing>, area: Rect, screen: &mut Buffer) -> Spots<Self::Thing>;
    /// How high the tally is.
    fn tally_height(scene: &Scene<Self>) -> u16;
    /// How wide the tally would be, if there is room.
    fn tally_width(_scene: &Scene<Self>) -> u16 {
        0
    }
    /// Draws how the game stands.
    fn draw_tally(scene: &Scene<Self>, area: Rect, screen: &mut Buffer);
    /// How the game stands, at length.
    fn standings(scene: &Scene<Self>) -> Page;
    /// What there is to know about a thing.
    fn help(scene: &Scene<Self>, thing: Self::Thing) -> Page;
    /// What lies in the piles of the players, or on the board, as far as the seat knows it.
    fn piles(scene: &Scene<Self>) -> Page;
    /// What there is to know about the cards or pieces of this game.
    fn reference(scene: &Scene<Self>) -> Page;

    /// What the seat is asked.
    fn question(scene: &Scene<Self>) -> String;
    /// An answer in words.
    fn in_words(scene: &Scene<Self>, action: Self::Action) -> String;
    /// An answer as people write it.
    fn in_notation(scene: &Scene<Self>, action: Self::Action) -> String;
    /// Reads what [`TerminalGame::in_notation`] writes; what it reads need not be legal.
    fn from_notation(scene: &Scene<Self>, text: &str) -> Option<Self::Action>;
    /// What there is to know of what an answer names, whether or not it is on the table.
    fn explained(_scene: &Scene<Self>, _action: Self::Action) -> Option<Page> {
        None
    }
    /// Why an answer is refused.
    fn refusal(scene: &Scene<Self>, error: &Self::ActionError) -> String;
    /// What is to be told before anything has happened, if there is something.
    fn opening(_scene: &Scene<Self>) -> Option<String> {
        None
    }

    /// All that has happened so far, in sentences, by the number of the move they belong to.
    fn story(scene: &Scene<Self>) -> Vec<(usize, String)>;
    /// The result with the reasons, once the game is over.
    fn ending(scene: &Scene<Self>) -> Vec<Line<'static>>;
    /// The table in plain lines, without a screen.
    fn plainly(scene: &Scene<Self>) -> Vec<String>;
}
