//! Where in its course a game is: the section and the trick or turn.

use std::marker::PhantomData;

use game::Sink;

use crate::Recorded;

/// A point that the text marks: trick 7 of section `One`, turn 12.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The place of the section in [`Recorded::SECTIONS`].
    pub section: usize,
    /// The trick or turn in it, from 1; 0 before the first.
    pub number: u32,
}

/// Follows a game by its events and knows which marks are due before the next answer.
#[derive(Clone, Debug)]
pub struct Course<G> {
    now: Mark,
    section_due: bool,
    number_due: bool,
    game: PhantomData<G>,
}

/// At the start of a game the first trick or turn has begun.
impl<G: Recorded> Default for Course<G> {
    fn default() -> Course<G> {
        Course { now: Mark { section: 0, number: 1 }, section_due: true, number_due: true, game: PhantomData }
    }
}

impl<G: Recorded> Course<G> {
    /// Where the game is.
    pub const fn now(&self) -> Mark {
        self.now
    }

    /// A trick or a turn begins.
    pub fn next(&mut self) {
        self.now.number += 1;
        self.number_due = true;
    }

    /// A section begins, before its first trick or turn.
    pub fn next_section(&mut self) {
        self.now = Mark { section: self.now.section + 1, number: 0 };
        self.section_due = true;
        self.number_due = false;
    }

    /// Is the name of the section due, or has it just begun? Asking settles it.
    pub(crate) const fn take_section(&mut self) -> bool {
        std::mem::replace(&mut self.section_due, false)
    }

    /// Is the number of the trick or turn due? Asking settles it.
    pub(crate) const fn take_number(&mut self) -> bool {
        std::mem::replace(&mut self.number_due, false)
    }

    /// The same point with nothing due: what is due later was brought by events.
    pub(crate) const fn settled(&self) -> Course<G> {
        Course { section_due: false, number_due: false, now: self.now, game: PhantomData }
    }

    /// What was due earlier is still due, unless a section has begun since.
    pub(crate) const fn still_due(&mut self, earlier: &Course<G>) {
        self.section_due |= earlier.section_due;
        self.number_due |= earlier.number_due && earlier.now.section == self.now.section;
    }

    pub(crate) const fn is_due(&self) -> bool {
        self.section_due || self.number_due
    }

    /// The name of the section the game is in.
    pub(crate) fn section(&self) -> &'static str {
        G::SECTIONS.get(self.now.section).copied().unwrap_or_default()
    }
}

impl<G: Recorded> Sink<G> for Course<G> {
    fn event(&mut self, _: &G, event: G::Event) {
        G::follow(self, event);
    }
}
