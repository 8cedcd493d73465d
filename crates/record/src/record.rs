//! A game written in full.

use std::fmt::Write as _;

use game::{Actor, Replay, ReplayError, Seat};

use crate::{Account, Course, Head, Recorded, head::SEATS};

/// The version of the format that is written and read here (R3).
pub(crate) const VERSION: &str = "1";

/// A game in full: all it takes to play it again, and who sat there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Recorded> {
    /// What it says beside the game.
    pub head: Head,
    /// Set-up, deal, and every answer and outcome.
    pub replay: Replay<G>,
    /// Comments, in the order of their places.
    pub comments: Vec<Comment>,
}

/// Words on a game, at a place of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// How many answers and outcomes come before it.
    pub after: usize,
    text: String,
}

impl Comment {
    /// A comment after this number of answers and outcomes. A brace would end it too early and becomes a bracket.
    pub fn new(after: usize, text: &str) -> Comment {
        Comment { after, text: text.trim_ascii().replace('}', ")") }
    }

    /// What it says.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl<G: Recorded> Record<G> {
    /// The record of a game.
    pub fn new(head: Head, replay: Replay<G>) -> Record<G> {
        Record { head, replay, comments: Vec::new() }
    }

    /// The record as text, in the one way the writer writes it.
    pub fn to_text(&self) -> Result<String, ReplayError<G>> {
        let Replay { setup, deal, log } = &self.replay;
        let mut position = G::start(setup, deal).map_err(ReplayError::Setup)?;
        let mut course = Course::<G>::default();
        let mut moves = Moves::<G>::default();
        let mut comments = self.comments.iter().peekable();
        for (at, &action) in log.iter().enumerate() {
            while let Some(comment) = comments.next_if(|comment| comment.after <= at) {
                moves.comment(comment);
            }
            moves.marks(&mut course);
            moves.word(&answer(position.actor(), Some(action), &position));
            position.apply_telling(action, &mut course).map_err(|error| ReplayError::Action { at, error })?;
        }
        comments.for_each(|comment| moves.comment(comment));
        let mut text = head::<G>(&self.head, setup, &result(&position), None);
        lines(&mut text, &G::deal_lines(setup, deal, None));
        text.push_str(&moves.end());
        Ok(text)
    }

    /// The game as one seat saw it, with nothing in it that the seat did not know.
    pub fn seen_by(&self, seat: Seat) -> Result<Account<G>, ReplayError<G>> {
        Account::of(self, seat)
    }
}

/// Who won, as the tag `Result` says it: the winners' seats, or a star before the end (R10).
pub(crate) fn result<G: Recorded>(position: &G) -> String {
    let Some(payoffs) = position.payoffs() else { return "*".into() };
    payoffs.winners().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(" ")
}

/// The tags of a record, in the writer's order.
pub(crate) fn head<G: Recorded>(head: &Head, setup: &G::Setup, result: &str, view: Option<Seat>) -> String {
    let mut text = String::with_capacity(1_024);
    let mut tag = |name: &str, value: &str| {
        let value = value.replace(|c: char| c.is_ascii_control(), " ").replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    tag("Record", VERSION);
    tag("Game", G::NAME);
    for (name, value) in G::setup_tags(setup) {
        tag(name, &value);
    }
    for (name, who) in SEATS.into_iter().zip(&head.who) {
        if let Some(who) = who {
            tag(name, who);
        }
    }
    // Whoever knows the seed can deal again and look at every hand.
    if let (Some(seed), None) = (head.seed, view) {
        tag("Seed", &seed.to_string());
    }
    if let Some(date) = head.date {
        tag("Date", &date.to_string());
    }
    if let Some(seat) = view {
        tag("View", &seat.0.to_string());
    }
    tag("Result", result);
    for (name, value) in &head.own {
        tag(name, value);
    }
    text
}

/// The lines of the deal.
pub(crate) fn lines(text: &mut String, lines: &[(String, Vec<String>)]) {
    text.push('\n');
    for (label, words) in lines {
        let _ = writeln!(text, "{label}: {}", words.join(" "));
    }
}

/// An answer or an outcome in the text; a question mark where it is not known.
pub(crate) fn answer<G: Recorded>(actor: Actor, action: Option<G::Action>, position: &G) -> String {
    let what = action.map_or("?".into(), |action| position.notation(action));
    match actor {
        Actor::Seat(seat) => format!("{}:{what}", seat.0),
        Actor::Chance | Actor::Over => format!("~{what}"),
    }
}

/// The moves, a line for each trick or turn, broken where it grows long.
pub(crate) struct Moves<G> {
    text: String,
    line_begins: usize,
    game: std::marker::PhantomData<G>,
}

impl<G> Default for Moves<G> {
    fn default() -> Moves<G> {
        Moves { text: String::with_capacity(1_024), line_begins: 0, game: std::marker::PhantomData }
    }
}

impl<G: Recorded> Moves<G> {
    const WIDTH: usize = 100;

    /// The marks that are due.
    pub(crate) fn marks(&mut self, course: &mut Course<G>) {
        if course.take_section() {
            self.section(course.section());
        }
        if course.take_number() {
            self.number(course.now().number);
        }
    }

    pub(crate) fn section(&mut self, name: &str) {
        // The deal ends with its line, so the first section needs one line break less than the others.
        self.new_line(if self.text.is_empty() { "" } else { "\n" });
        self.text.push_str(name);
        self.text.push(':');
    }

    pub(crate) fn number(&mut self, number: u32) {
        self.new_line("");
        let _ = write!(self.text, "{number:>3}.");
    }

    pub(crate) fn word(&mut self, word: &str) {
        if self.text.len() - self.line_begins + word.len() >= Self::WIDTH {
            self.new_line("");
            self.text.push_str("    ");
        }
        if !self.text.is_empty() && self.text.len() > self.line_begins {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }

    pub(crate) fn comment(&mut self, comment: &Comment) {
        if self.text.is_empty() {
            self.new_line("");
        }
        self.word(&format!("{{{}}}", comment.text()));
    }

    fn new_line(&mut self, more: &str) {
        self.text.push('\n');
        self.text.push_str(more);
        self.line_begins = self.text.len();
    }

    pub(crate) fn end(mut self) -> String {
        self.new_line("");
        self.text.push_str("end\n");
        self.text
    }
}
