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
    #[serde(default, skip_serializing_if = "is_default", with = "bits")]
    unseen: CardSet,
    #[serde(default, skip_serializing_if = "is_default")]
    pools: Vec<Pooled>,
    #[serde(default, skip_serializing_if = "is_default")]
    top: Vec<Card>,
    #[serde(default, skip_serializing_if = "is_default", with = "bits")]
    known_in_draw: CardSet,
    settled: usize,
    #[serde(default, skip_serializing_if = "is_default")]
    artifacts_left: [u32; 2],
    #[serde(default, skip_serializing_if = "is_default")]
    artifacts_unseen: ArtifactSet,
    #[serde(default, skip_serializing_if = "is_default")]
    chosen: [bool; 4],
    #[serde(with = "played")]
    past: Vec<Past>,
}

/// Field by field what the position in a view is: its draw pile is empty.
#[derive(Serialize, Deserialize)]
#[serde(remote = "State", deny_unknown_fields)]
struct Shown {
    rules: Rules,
    #[serde(default, skip_serializing_if = "is_default", with = "bits::array")]
    hands: [CardSet; 4],
    #[serde(default, skip_serializing_if = "is_default", with = "bits::array")]
    front: [CardSet; 4],
    #[serde(default, skip_serializing_if = "is_default", with = "bits::array")]
    scores: [CardSet; 4],
    #[serde(default, skip_serializing_if = "is_default", with = "bits::array")]
    beneath: [CardSet; 2],
    #[serde(default, skip_serializing_if = "is_default", with = "bits")]
    pool: CardSet,
    #[serde(default, skip_serializing_if = "is_default", with = "bits")]
    spent: CardSet,
    #[serde(default, skip_serializing_if = "is_default")]
    prizes: [Option<Card>; 2],
    #[serde(skip, default = "no_draw_pile")]
    draw: DrawPile,
    #[serde(default, skip_serializing_if = "is_default")]
    top_seen: TopSeen,
    #[serde(default, skip_serializing_if = "is_default", with = "bits")]
    discard: CardSet,
    #[serde(default, skip_serializing_if = "is_default", with = "bits")]
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

/// A set of cards as the digits of a hexadecimal number, one bit for each place in the deck: a view has many of them, and
/// lists take five times as long to write.
mod bits {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

    use super::CardSet;

    pub(super) fn serialize<S: Serializer>(set: &CardSet, serializer: S) -> Result<S::Ok, S::Error> {
        let mut digits = [0; 32];
        serializer.serialize_str(written(*set, &mut digits))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        read(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }

    /// The digits from the first that is not zero; none for an empty set.
    fn written(set: CardSet, digits: &mut [u8; 32]) -> &str {
        let bits = set.bits();
        for (two, byte) in digits.as_chunks_mut().0.iter_mut().zip(bits.to_be_bytes()) {
            *two = super::two_digits(byte);
        }
        str::from_utf8(&digits[bits.leading_zeros() as usize / 4..]).unwrap_or_default()
    }

    fn read(digits: &str) -> Result<CardSet, String> {
        let is_written = digits.bytes().all(|digit| super::DIGITS.contains(&digit)) && !digits.starts_with('0');
        match u128::from_str_radix(digits, 16) {
            _ if digits.is_empty() => Ok(CardSet::EMPTY),
            Ok(bits) if is_written => Ok(CardSet::from_bits(bits)),
            _ => Err(format!("{digits:?} is no set of cards")),
        }
    }

    /// Several sets.
    pub(super) mod array {
        use serde::{Deserialize, Deserializer, Serializer, ser::SerializeTuple as _};

        use super::CardSet;

        #[derive(Deserialize, serde::Serialize)]
        struct Bits(#[serde(with = "super")] CardSet);

        pub(in super::super) fn serialize<S: Serializer, const N: usize>(
            sets: &[CardSet; N],
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            let mut tuple = serializer.serialize_tuple(N)?;
            sets.iter().try_for_each(|&set| tuple.serialize_element(&Bits(set)))?;
            tuple.end()
        }

        pub(in super::super) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
            deserializer: D,
        ) -> Result<[CardSet; N], D::Error> {
            let sets = Vec::<Bits>::deserialize(deserializer)?;
            let sets: Vec<CardSet> = sets.into_iter().map(|Bits(set)| set).collect();
            <[CardSet; N]>::try_from(sets)
                .map_err(|sets| serde::de::Error::custom(format!("{} sets where there are {N}", sets.len())))
        }
    }
}

/// The digits of hexadecimal numbers.
const DIGITS: [u8; 16] = *b"0123456789abcdef";

const fn two_digits(byte: u8) -> [u8; 2] {
    [DIGITS[byte as usize >> 4], DIGITS[byte as usize & 15]]
}

/// All cards played so far in one word: for each the seat, its place in the trick, two digits for the card and two for each
/// prize, or `--` where none lay.
mod played {
    use game::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

    use super::{Card, DIGITS, Past, two_digits};

    /// How long one of them is.
    const LENGTH: usize = 8;
    const NO_PRIZE: [u8; 2] = *b"--";

    pub(super) fn serialize<S: Serializer>(past: &[Past], serializer: S) -> Result<S::Ok, S::Error> {
        let mut word = Vec::with_capacity(past.len() * LENGTH);
        for &Past { seat, card, place, prizes } in past {
            let [first, second] = prizes.map(|prize| prize.map_or(NO_PRIZE, |prize| two_digits(prize.place())));
            let digits = [two_digits(seat.0 << 4 | place & 15), two_digits(card.place()), first, second];
            word.extend_from_slice(digits.as_flattened());
        }
        serializer.serialize_str(str::from_utf8(&word).unwrap_or_default())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Past>, D::Error> {
        let word = String::deserialize(deserializer)?;
        let (cards, rest) = word.as_bytes().as_chunks::<LENGTH>();
        let past = cards.iter().map(read).collect::<Option<Vec<Past>>>().filter(|_| rest.is_empty());
        past.ok_or_else(|| D::Error::custom("these are no cards that were played"))
    }

    fn read(&[seat, place, ref cards @ ..]: &[u8; LENGTH]) -> Option<Past> {
        let digit = |digit| DIGITS.iter().position(|&known| known == digit).map(|number| number as u8);
        let card = |[high, low]: [u8; 2]| Card::new(digit(high)? << 4 | digit(low)?);
        let prize = |digits| if digits == NO_PRIZE { Some(None) } else { card(digits).map(Some) };
        let &[played, first, second] = cards.as_chunks::<2>().0 else { return None };
        let prizes = [prize(first)?, prize(second)?];
        Some(Past { seat: Seat(digit(seat)?), card: card(played)?, place: digit(place)?, prizes })
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
