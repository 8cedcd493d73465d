//! A game as one seat saw it: its own cards, everybody's open play, and what it was shown; nothing more (R11).

use game::{Actor, Replay, ReplayError, Seat};

use crate::{
    Comment, Course, Head, Record, Recorded, Sighting,
    record::{self, Moves, result},
};

/// A game as one seat saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account<G: Recorded> {
    /// What it says beside the game; never a seed.
    pub head: Head,
    /// What was agreed on.
    pub setup: G::Setup,
    /// Who saw it.
    pub seat: Seat,
    /// The deal, label by label, with `?` for what is not known.
    pub lines: Vec<(String, Vec<String>)>,
    /// What was seen, in order.
    pub moves: Vec<Seen<G::Action>>,
    /// The winners' seats, or `*`.
    pub result: String,
    /// Comments; their places count all that was seen.
    pub comments: Vec<Comment>,
}

/// One thing that a seat saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen<A> {
    /// A section begins.
    Section(usize),
    /// A trick or turn begins.
    Number(u32),
    /// Somebody or chance decided; perhaps it does not know what.
    Answer {
        /// Who.
        actor: Actor,
        /// What, if it is known.
        action: Option<A>,
    },
    /// Something else came to light.
    Sight(String),
}

impl<G: Recorded> Account<G> {
    /// What `seat` saw of a game. The writer's own tags and the comments were not made by that seat and are left out.
    pub(crate) fn of(record: &Record<G>, seat: Seat) -> Result<Account<G>, ReplayError<G>> {
        let Replay { setup, deal, log } = &record.replay;
        let mut position = G::start(setup, deal).map_err(ReplayError::Setup)?;
        let mut course = Course::<G>::default();
        let mut moves: Vec<Seen<G::Action>> = Vec::new();
        let mut first: Vec<String> = position.first_sights();
        let mut events: Vec<G::Event> = Vec::new();
        for (at, &action) in log.iter().enumerate() {
            let before = position;
            events.clear();
            let mut later = course.settled();
            position
                .apply_telling(action, &mut (&mut later, &mut events))
                .map_err(|error| ReplayError::Action { at, error })?;
            let sighting = if before.actor() == Actor::Seat(seat) {
                Sighting::Whole
            } else {
                before.sighting(action, &events, seat)
            };
            let seen: Vec<G::SeenEvent> = events.iter().map(|&event| before.event_for(event, seat.into())).collect();
            let sights = before.sights(action, &seen, seat);
            if sighting == Sighting::Nothing && sights.is_empty() {
                // That there was something to decide is itself unseen; what it led to is not.
                later.still_due(&course);
                course = later;
                continue;
            }
            if course.take_section() {
                moves.push(Seen::Section(course.now().section));
            }
            if course.take_number() {
                moves.push(Seen::Number(course.now().number));
            }
            moves.extend(first.drain(..).map(Seen::Sight));
            match sighting {
                Sighting::Whole => moves.push(Seen::Answer { actor: before.actor(), action: Some(action) }),
                Sighting::Dimly => moves.push(Seen::Answer { actor: before.actor(), action: None }),
                Sighting::Nothing => {}
            }
            moves.extend(sights.into_iter().map(Seen::Sight));
            course = later;
        }
        let head = Head { seed: None, own: Vec::new(), ..record.head.clone() };
        let lines = G::deal_lines(setup, deal, Some(seat));
        let result = result(&position);
        Ok(Account { head, setup: setup.clone(), seat, lines, moves, result, comments: Vec::new() })
    }

    /// The account as text.
    pub fn to_text(&self) -> Result<String, G::SetupError> {
        let stand_in = G::stand_in(&self.setup)?;
        let mut text = record::head::<G>(&self.head, &self.setup, &self.result, Some(self.seat));
        record::lines(&mut text, &self.lines);
        let mut moves = Moves::<G>::default();
        let mut comments = self.comments.iter().peekable();
        for (at, seen) in self.moves.iter().enumerate() {
            while let Some(comment) = comments.next_if(|comment| comment.after <= at) {
                moves.comment(comment);
            }
            match seen {
                Seen::Section(section) => moves.section(G::SECTIONS.get(*section).copied().unwrap_or_default()),
                Seen::Number(number) => moves.number(*number),
                Seen::Sight(sight) => moves.word(&format!("({sight})")),
                Seen::Answer { actor, action } => moves.word(&record::answer(*actor, *action, &stand_in)),
            }
        }
        comments.for_each(|comment| moves.comment(comment));
        text.push_str(&moves.end());
        Ok(text)
    }
}
