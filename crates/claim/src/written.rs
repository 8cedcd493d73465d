//! How serde writes a view: without what is empty, and a set-up in place of the rules that follow from it. What is read
//! is checked. A position has no such form: only a replay hands a whole game on.

use game::{Answers, Audience, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    artifacts::ArtifactSet,
    card::{Card, CardSet},
    deal::DrawPile,
    past::Past,
    phase::{Phase, Stage, Step},
    potion::Potions,
    question::Question,
    setup::Rules,
    state::{ArtifactPieces, FactionPieces, HeroPieces, NextTrick, State, TopSeen, WindowProgress},
    tokens::LaidOut,
    trick::Trick,
    verdict::Verdict,
    view::{Places, Pooled, View},
};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let mut view = Written::deserialize(deserializer)?;
        view.answers = view.check_sound().map_err(D::Error::custom)?;
        Ok(view)
    }
}

/// Field by field what a view is.
#[derive(Serialize, Deserialize)]
#[serde(remote = "View", deny_unknown_fields)]
struct Written {
    audience: Audience,
    #[serde(with = "Shown")]
    shown: State,
    /// They follow from the rest.
    #[serde(skip, default = "no_answers")]
    answers: Answers,
    #[serde(default, skip_serializing_if = "is_default")]
    places: Vec<Places>,
    #[serde(default, skip_serializing_if = "is_default")]
    unseen: CardSet,
    #[serde(default, skip_serializing_if = "is_default")]
    pools: Vec<Pooled>,
    #[serde(default, skip_serializing_if = "is_default")]
    top: Vec<Card>,
    #[serde(default, skip_serializing_if = "is_default")]
    known_in_draw: CardSet,
    settled: usize,
    #[serde(default, skip_serializing_if = "is_default")]
    artifacts_left: [u32; 2],
    #[serde(default, skip_serializing_if = "is_default")]
    artifacts_unseen: ArtifactSet,
    #[serde(default, skip_serializing_if = "is_default")]
    chosen: [bool; 4],
    past: Vec<Past>,
}

/// Field by field what the position in a view is: its draw pile is empty.
#[derive(Serialize, Deserialize)]
#[serde(remote = "State", deny_unknown_fields)]
struct Shown {
    rules: Rules,
    #[serde(default, skip_serializing_if = "is_default")]
    hands: [CardSet; 4],
    #[serde(default, skip_serializing_if = "is_default")]
    front: [CardSet; 4],
    #[serde(default, skip_serializing_if = "is_default")]
    scores: [CardSet; 4],
    #[serde(default, skip_serializing_if = "is_default")]
    beneath: [CardSet; 2],
    #[serde(default, skip_serializing_if = "is_default")]
    pool: CardSet,
    #[serde(default, skip_serializing_if = "is_default")]
    spent: CardSet,
    #[serde(default, skip_serializing_if = "is_default")]
    prizes: [Option<Card>; 2],
    #[serde(skip, default = "no_draw_pile")]
    draw: DrawPile,
    #[serde(default, skip_serializing_if = "is_default")]
    top_seen: TopSeen,
    #[serde(default, skip_serializing_if = "is_default")]
    discard: CardSet,
    #[serde(default, skip_serializing_if = "is_default")]
    out: CardSet,
    trick: Trick,
    #[serde(default, skip_serializing_if = "is_default")]
    factions: FactionPieces,
    #[serde(default, skip_serializing_if = "is_default")]
    artifacts: ArtifactPieces,
    #[serde(default, skip_serializing_if = "is_default")]
    heroes: HeroPieces,
    #[serde(default, skip_serializing_if = "is_default")]
    potions: Potions,
    phase: Phase,
    step: Step,
    #[serde(default, skip_serializing_if = "is_default")]
    cursor: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    stage: Stage,
    #[serde(default, skip_serializing_if = "is_default")]
    pending: Option<Question>,
    asked: Seat,
    #[serde(default, skip_serializing_if = "is_default")]
    window: WindowProgress,
    #[serde(default, skip_serializing_if = "is_default")]
    laid_out: LaidOut,
    #[serde(default, skip_serializing_if = "is_default")]
    collecting: Option<(Seat, Card)>,
    #[serde(default, skip_serializing_if = "is_default")]
    chosen: [Option<Card>; 4],
    verdict: Verdict,
    next: NextTrick,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn no_draw_pile() -> DrawPile {
    DrawPile::new(&[])
}

fn no_answers() -> Answers {
    Answers::NONE
}

/// A card that was played: seat, card, place in the trick, prizes.
type PastFields = (Seat, Card, u8, [Option<Card>; 2]);

impl Serialize for Past {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Past { seat, card, place, prizes } = *self;
        (seat, card, place, prizes).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Past {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Past, D::Error> {
        let (seat, card, place, prizes) = PastFields::deserialize(deserializer)?;
        Ok(Past { seat, card, place, prizes })
    }
}

/// The places of an array up to the last that is in use.
pub(crate) mod in_use {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

    pub(crate) fn serialize<S: Serializer, T: Serialize + Default + PartialEq, const N: usize>(
        all: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let used = all.iter().rposition(|place| *place != T::default()).map_or(0, |last| last + 1);
        all[..used].serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        let used = Vec::<T>::deserialize(deserializer)?;
        if used.len() > N {
            return Err(D::Error::custom(format!("{} places where there are {N}", used.len())));
        }
        let mut used = used.into_iter();
        Ok(std::array::from_fn(|_| used.next().unwrap_or_default()))
    }
}
