//! A first game with somebody beside you who explains it.
//!
//! A [`Guide`] remembers what has been told. From what the learner sees it says which [`Lesson`] is due: each is told
//! once, when it is about something on the table. The learner stays free to play anything legal.

mod claim;
mod claim_it;
mod rehearsal;
mod topic;

use std::{fmt, str::FromStr};

use ::claim::Faction;
use ::claim_it::{Roll, Space, Spaces};
use bots::Level;
use game::Seat;

pub use rehearsal::{Learner, rehearse};
pub use topic::{Target, Topic};

use crate::{Choices, Kind, Played, Sitter, Sitting};

/// The deals that show nearly everything early; `examples/guided_deals.rs` finds such.
const CLAIM_SEED: u64 = 294;
const CLAIM_IT_SEED: u64 = 187;

/// What has been told in a guided game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    kind: Kind,
    told: Vec<Topic>,
}

/// Something to tell now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it is about.
    pub topic: Topic,
    /// What is on the table, by the names that the text has for it.
    pub facts: Facts,
    /// What could be answered, and why.
    pub advice: Option<Advice>,
}

/// What could be answered to a question, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The answer, by number.
    pub answer: u8,
    /// Why that.
    pub why: Why,
    /// What the reason speaks of.
    pub facts: Facts,
}

/// What a text speaks of, by name.
pub type Facts = Vec<(&'static str, Fact)>;

/// Something a text speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A card of a faction, by its face.
    Card(Faction, u8),
    /// Several.
    Cards(Vec<(Faction, u8)>),
    /// A faction.
    Faction(Faction),
    /// How many.
    Number(u32),
    /// Is it the learner, or the other?
    IsYou(bool),
    /// A space of the board.
    Space(Space),
    /// Several.
    Spaces(Spaces),
    /// What the dice show.
    Roll(Roll),
}

/// Why an answer is advised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is no other.
    OnlyOne,
    /// High, to win a good prize.
    LeadHigh,
    /// Low, since the prize is poor.
    LeadLow,
    /// The lowest that wins the trick.
    WinCheaply,
    /// No card wins the trick.
    CannotWin,
    /// The prize is poor, and this card loses the trick.
    LoseOnPurpose,
    /// Every card wins the trick.
    CannotLose,
    /// It secures a space.
    Secure,
    /// It touches the learner's spaces.
    Join,
    /// It has many neighbours.
    Middle,
    /// A bust is less likely than what is at stake asks for.
    RollAgain,
    /// It is more likely.
    Stop,
}

impl Why {
    /// Every reason.
    pub const ALL: [Why; 12] = [
        Why::OnlyOne,
        Why::LeadHigh,
        Why::LeadLow,
        Why::WinCheaply,
        Why::CannotWin,
        Why::LoseOnPurpose,
        Why::CannotLose,
        Why::Secure,
        Why::Join,
        Why::Middle,
        Why::RollAgain,
        Why::Stop,
    ];

    /// What it is called in files.
    pub const fn name(self) -> &'static str {
        match self {
            Why::OnlyOne => "only-one",
            Why::LeadHigh => "lead-high",
            Why::LeadLow => "lead-low",
            Why::WinCheaply => "win-cheaply",
            Why::CannotWin => "cannot-win",
            Why::LoseOnPurpose => "lose-on-purpose",
            Why::CannotLose => "cannot-lose",
            Why::Secure => "secure",
            Why::Join => "join",
            Why::Middle => "middle",
            Why::RollAgain => "roll-again",
            Why::Stop => "stop",
        }
    }
}

/// A game that can be taught.
pub trait Taught: Played {
    /// The lesson on a topic for the seat of a view, if this is a moment for it; from the learner's view and what the
    /// learner saw happen.
    fn lesson(topic: Topic, me: Seat, view: &Self::View, seen: &[Self::SeenEvent]) -> Option<Lesson>;
}

impl Guide {
    /// Nothing has been told.
    pub const fn new(kind: Kind) -> Guide {
        Guide { kind, told: Vec::new() }
    }

    /// The game in which it is told.
    pub fn choices(kind: Kind) -> Choices {
        let seed = match kind {
            Kind::Claim => CLAIM_SEED,
            Kind::ClaimIt => CLAIM_IT_SEED,
        };
        let seats = vec![Sitter::Person, Sitter::level(Level::Greedy)];
        Choices { game: kind, seats, seed: Some(seed), ..Choices::default() }
    }

    /// Is that the game in which it is told?
    pub fn fits<G: Played>(&self, sitting: &Sitting<G>) -> bool {
        let choices = Guide::choices(self.kind);
        G::KIND == self.kind && sitting.named_seed() == choices.seed && sitting.sitters() == choices.seats
    }

    /// What is to be told now; nothing in any other game.
    pub fn due<G: Taught>(&self, sitting: &Sitting<G>) -> Option<Lesson> {
        if self.fits(sitting) { self.due_in(sitting) } else { None }
    }

    /// What is to be told now in a game, whatever deal it has.
    pub fn due_in<G: Taught>(&self, sitting: &Sitting<G>) -> Option<Lesson> {
        let me = sitting.people().next()?;
        let (view, seen) = (sitting.view(me), sitting.happened(me).concat());
        let untold = Topic::of(self.kind).filter(|topic| !self.told.contains(topic));
        untold.into_iter().find_map(|topic| G::lesson(topic, me, &view, &seen))
    }

    /// This has been told now.
    pub fn tell(&mut self, topic: Topic) {
        if !self.told.contains(&topic) {
            self.told.push(topic);
        }
    }

    /// What has been told.
    pub fn told(&self) -> &[Topic] {
        &self.told
    }

    /// How many lessons there are in all.
    pub fn lessons(&self) -> usize {
        Topic::of(self.kind).count()
    }
}

/// Written as the game and what has been told, with spaces between them.
impl fmt::Display for Guide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            Kind::Claim => "claim",
            Kind::ClaimIt => "claim-it",
        })?;
        self.told.iter().try_for_each(|topic| write!(f, " {}", topic.name()))
    }
}

/// No guide is written like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this does not say what has been told")]
pub struct NoGuide;

impl FromStr for Guide {
    type Err = NoGuide;

    /// What is not known is left out: it may have been written by another version.
    fn from_str(text: &str) -> Result<Guide, NoGuide> {
        let mut names = text.split_whitespace();
        let kind = match names.next() {
            Some("claim") => Kind::Claim,
            Some("claim-it") => Kind::ClaimIt,
            _ => return Err(NoGuide),
        };
        let mut guide = Guide::new(kind);
        names.filter_map(|name| Topic::of(kind).find(|topic| topic.name() == name)).for_each(|topic| guide.tell(topic));
        Ok(guide)
    }
}
