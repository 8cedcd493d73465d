//! What a game adds to be written and read.

use game::{Game, Seat};

use crate::{course::Course, error::Fault, head::Tags};

/// A game that can be written as a record.
pub trait Recorded: Game {
    /// Its name in the tag `Game`.
    const NAME: &'static str;
    /// The names of the sections of the moves, in order.
    const SECTIONS: &'static [&'static str];

    /// Is everything open, so that what one seat saw can be replayed like any other record?
    const IS_OPEN: bool;

    /// Has a deal a line with this label?
    fn has_line(label: &str) -> bool;
    /// Takes note of a new trick, turn or section.
    fn follow(course: &mut Course<Self>, event: Self::Event);

    /// How many seats a set-up names; it may be illegal.
    fn players(setup: &Self::Setup) -> u8;
    /// What was agreed on, as tags.
    fn setup_tags(setup: &Self::Setup) -> Vec<(&'static str, String)>;
    /// Reads the tags that [`Recorded::setup_tags`] writes, and takes them.
    fn read_setup(tags: &mut Tags<'_>) -> Result<Self::Setup, Fault>;

    /// The deal, as labels and the words behind them. Only what `seat` was dealt if one is named, and `?` for the rest.
    fn deal_lines(setup: &Self::Setup, deal: &Self::Deal, seat: Option<Seat>) -> Vec<(String, Vec<String>)>;
    /// Reads the lines that [`Recorded::deal_lines`] writes for everybody; the deal, and the position it leads to.
    fn read_deal(setup: &Self::Setup, lines: &[Line<'_>], end: usize) -> Result<(Self::Deal, Self), Fault>;
    /// Checks the lines that [`Recorded::deal_lines`] writes for a seat.
    fn check_lines(setup: &Self::Setup, seat: Seat, lines: &[Line<'_>], end: usize) -> Result<(), Fault>;

    /// Is an answer written as the writer writes it? The engine may read more ways than one.
    fn is_as_written(answer: &str) -> bool;

    /// The rule that a refused set-up or deal breaks.
    fn setup_rule(error: &Self::SetupError) -> &'static str;
    /// The rule that a refused answer breaks.
    fn action_rule(error: &Self::ActionError) -> &'static str;

    /// What a seat gets to know of an answer or an outcome of chance, from the position before it and what followed.
    fn sighting(&self, action: Self::Action, events: &[Self::Event], seat: Seat) -> Sighting;
    /// What a seat sees as the game begins.
    fn first_sights(&self) -> Vec<String>;
    /// What else a seat sees happen, as words for [`Recorded::is_sight`].
    fn sights(&self, action: Self::Action, seen: &[Self::SeenEvent], seat: Seat) -> Vec<String>;
    /// Is this the inside of a sight, as [`Recorded::sights`] writes it?
    fn is_sight(&self, text: &str) -> bool;
    /// A position to read words with when the true one is not known.
    fn stand_in(setup: &Self::Setup) -> Result<Self, Self::SetupError>;
}

/// What a seat gets to know of somebody's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sighting {
    /// All of it.
    Whole,
    /// That there was one.
    Dimly,
    /// Nothing.
    Nothing,
}

/// A line of the deal: a label and the words behind it, each with the byte it begins at.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    pub(crate) at: usize,
    pub(crate) label: &'a str,
    pub(crate) words: Vec<(usize, &'a str)>,
}

/// A label that no deal has.
pub(crate) fn no_line(at: usize, label: &str) -> Fault {
    Fault::format(at, "R6", format!("a deal of this game has no line {label}"))
}
