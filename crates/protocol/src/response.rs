//! How answers are written: straight into the buffer that goes out.

use std::marker::PhantomData;

use game::{Answer, Answers, Game, Seat};
use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::refusal::{Code, Refusal};

/// What a response is written with.
pub(crate) type Written = Result<(), Refusal>;

/// Writes an object: its kind first, then what `entries` adds.
pub(crate) fn object(
    out: &mut Vec<u8>,
    kind: &str,
    entries: impl FnOnce(&mut Entries<'_>) -> Result<(), serde_json::Error>,
) -> Written {
    let mut serializer = serde_json::Serializer::new(out);
    let write = || {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("ok", kind)?;
        entries(&mut map)?;
        map.end()
    };
    // Nothing that is written here can fail; if it did, the line would be taken back.
    write().map_err(|error| Refusal::new(Code::Json, error))
}

/// The entries of an object that is being written.
pub(crate) type Entries<'a> = serde_json::ser::Compound<'a, &'a mut Vec<u8>, serde_json::ser::CompactFormatter>;

/// What somebody is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Asked {
    /// The kind of question.
    pub(crate) what: &'static str,
    /// Which faction, hero, artifact or window asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) of: Option<&'static str>,
    /// The cards it is about, where the rest does not say it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) about: Vec<String>,
    /// The place in the trick of one of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<String>,
    /// The question in words.
    pub(crate) words: &'static str,
    /// The rule behind it.
    pub(crate) rule: &'static str,
}

/// Answers in notation.
pub(crate) struct Notated<'a, G>(pub(crate) &'a G, pub(crate) Answers);

impl<G: Game> Serialize for Notated<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.1.iter().map(|action| self.0.notation(action)))
    }
}

/// The stable numbers of answers.
pub(crate) struct Numbers(pub(crate) Answers);

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.numbers())
    }
}

/// The odds of outcomes.
pub(crate) struct Weights<'a, G>(pub(crate) &'a G, pub(crate) Answers);

impl<G: Game> Serialize for Weights<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.1.iter().map(|outcome| self.0.weight(outcome)))
    }
}

/// Many of a kind, one after the other.
pub(crate) struct Each<I, T>(I, PhantomData<T>);

impl<T: Serialize, I: Iterator<Item = T> + Clone> Each<I, T> {
    pub(crate) fn of(items: I) -> Each<I, T> {
        Each(items, PhantomData)
    }
}

impl<T: Serialize, I: Iterator<Item = T> + Clone> Serialize for Each<I, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// What the game was worth to each seat, whole numbers without a point.
pub(crate) fn payoffs(game: &impl Game) -> Vec<f32> {
    game.payoffs().map_or_else(Vec::new, |payoffs| payoffs.as_slice().to_vec())
}

/// The seats that won.
pub(crate) fn winners(game: &impl Game) -> Vec<Seat> {
    game.payoffs().map_or_else(Vec::new, |payoffs| payoffs.winners().collect())
}

/// The answer of this game with a number, if there is one: in another deck the number may be a card's.
pub(crate) fn numbered<G: Game>(game: &G, number: u64) -> Option<G::Action> {
    let action = u8::try_from(number).ok().and_then(G::Action::from_number)?;
    game.parse(&game.notation(action)).filter(|&read| read == action)
}
