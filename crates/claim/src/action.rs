//! The answers a player or chance can give, their numbers and their notation.

use game::{Answer, Answers};

use crate::{
    artifacts::{Artifact, ArtifactSet},
    card::{Card, CardSet, PLACES},
    factions::Faction,
    heroes::Hero,
    setup::Rules,
};

/// An answer. What it means depends on the question ([`crate::Question`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A card by its face: the first of those that look alike.
    Card(Card),
    /// No, or nothing more.
    Pass,
    /// Yes.
    Accept,
    /// Take the top card of the draw pile.
    Top,
    /// Lay the card open, or under the open one.
    Lay,
    /// Play an artifact.
    Artifact(Artifact),
    /// Choose a faction.
    Faction(Faction),
    /// Reveal this number of potions with the card, 1 to 10.
    Potions(u8),
    /// Choose a card of the trick by its place, from 0.
    Place(u8),
}

/// The most cards a trick can have (Bow and Chain together).
pub(crate) const MOST_PLAYS: usize = 6;

// The numbers are fixed, with room behind each kind: new artifacts and factions are added at the end of their lists.
const PASS: u8 = PLACES as u8;
const ACCEPT: u8 = 129;
const TOP: u8 = 130;
const LAY: u8 = 131;
const ARTIFACT: u8 = 136;
const FACTION: u8 = 168;
const POTIONS: u8 = 216;
const PLACE: u8 = 232;
const END: u8 = PLACE + MOST_PLAYS as u8;

impl Action {
    /// One above the highest number.
    pub const COUNT: usize = END as usize;
}

impl Answer for Action {
    #[inline]
    fn number(self) -> u8 {
        match self {
            Action::Card(card) => card.place(),
            Action::Pass => PASS,
            Action::Accept => ACCEPT,
            Action::Top => TOP,
            Action::Lay => LAY,
            Action::Artifact(artifact) => ARTIFACT + artifact as u8,
            Action::Faction(faction) => FACTION + faction as u8,
            Action::Potions(n) => POTIONS + (n.max(1) - 1) % 10,
            Action::Place(at) => PLACE + at % MOST_PLAYS as u8,
        }
    }

    #[inline]
    fn from_number(number: u8) -> Option<Action> {
        if number < PASS { Card::new(number).map(Action::Card) } else { NUMBERED[usize::from(number - PASS)] }
    }
}

/// The answers with numbers from 128 on.
static NUMBERED: [Option<Action>; 128] = {
    let mut numbered = [None; 128];
    let mut i = 0;
    while i < numbered.len() {
        let number = i as u8 + PASS;
        let (artifact, faction) = (number.wrapping_sub(ARTIFACT) as usize, number.wrapping_sub(FACTION) as usize);
        numbered[i] = match number {
            PASS => Some(Action::Pass),
            ACCEPT => Some(Action::Accept),
            TOP => Some(Action::Top),
            LAY => Some(Action::Lay),
            ARTIFACT..FACTION if artifact < Artifact::ALL.len() => Some(Action::Artifact(Artifact::ALL[artifact])),
            FACTION..POTIONS if faction < Faction::ALL.len() => Some(Action::Faction(Faction::ALL[faction])),
            POTIONS..226 => Some(Action::Potions(number - POTIONS + 1)),
            PLACE..END => Some(Action::Place(number - PLACE)),
            _ => None,
        };
        i += 1;
    }
    numbered
};

/// The answers that name one of these faces.
#[inline]
pub(crate) const fn faces(faces: CardSet) -> Answers {
    Answers::from_bits(faces.bits(), 0)
}

/// The answers that play one of these artifacts.
#[inline]
pub(crate) const fn artifacts(artifacts: ArtifactSet) -> Answers {
    Answers::from_bits(0, (artifacts.bits() as u128) << (ARTIFACT - PASS))
}

/// The answers that reveal up to this number of potions.
#[inline]
pub(crate) const fn potions(most: u8) -> Answers {
    Answers::from_bits(0, ((1 << most) - 1) << (POTIONS - PASS))
}

impl Rules {
    /// A card as people write it: `Kn7`, `Go0`, `Skeleton`.
    pub fn card_name(&self, card: Card) -> String {
        match (Hero::of(card), self.faction_of(card)) {
            (Some(hero), _) => hero.code().into(),
            (None, Some(faction)) => format!("{}{}", faction.code(), self.value_of(card)),
            (None, None) => format!("?{}", card.place()),
        }
    }

    /// Reads what [`Rules::card_name`] writes, and only that, for a card of this game; of several that look alike the
    /// first. Records of a hundred thousand games are read through this.
    pub fn card_named(&self, text: &str) -> Option<Card> {
        let number = match text.as_bytes().get(2..)? {
            [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => (tens - b'0') * 10 + (ones - b'0'),
            [ones @ b'0'..=b'9'] => ones - b'0',
            _ => {
                let hero = Hero::ALL.into_iter().find(|hero| hero.code() == text)?;
                return self.heroes().then(|| hero.card());
            }
        };
        let code = &text.as_bytes()[..2];
        let (slot, _) = self.slots().find(|(_, faction)| faction.code().as_bytes() == code)?;
        let card = self.layout().card(slot, number)?;
        self.all_of(slot).has(card).then_some(card)
    }

    /// An answer as people write it.
    pub fn action_name(&self, action: Action) -> String {
        match action {
            Action::Card(card) => self.card_name(card),
            Action::Pass => "pass".into(),
            Action::Accept => "yes".into(),
            Action::Top => "top".into(),
            Action::Lay => "lay".into(),
            Action::Artifact(artifact) => artifact.name().into(),
            Action::Faction(faction) => faction.name().into(),
            Action::Potions(n) => format!("potions={n}"),
            Action::Place(at) => format!("#{}", at + 1),
        }
    }

    /// Reads what [`Rules::action_name`] writes, and only that.
    pub fn action_named(&self, text: &str) -> Option<Action> {
        if let Some(card) = self.card_named(text) {
            return Some(Action::Card(card));
        }
        let named = |numbers: std::ops::RangeInclusive<u8>| {
            let mut actions = numbers.filter_map(Action::from_number);
            actions.find(|&action| self.action_name(action) == text)
        };
        match text {
            "pass" => Some(Action::Pass),
            "yes" => Some(Action::Accept),
            "top" => Some(Action::Top),
            "lay" => Some(Action::Lay),
            _ if text.starts_with("potions=") => named(POTIONS..=PLACE),
            _ if text.starts_with('#') => named(PLACE..=u8::MAX),
            _ => Artifact::ALL
                .into_iter()
                .find(|artifact| artifact.name() == text)
                .map(Action::Artifact)
                .or_else(|| Faction::ALL.into_iter().find(|faction| faction.name() == text).map(Action::Faction)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Potion;

    #[test]
    fn every_answer_has_a_number_of_its_own() {
        let all = (0..=u8::MAX).filter_map(|n| Action::from_number(n).map(|a| (n, a)));
        assert!(all.clone().all(|(n, action)| action.number() == n));
        let named = Artifact::ALL.len() + Faction::ALL.len() + Potion::ALL.len();
        assert_eq!(all.count(), PLACES + 4 + named + MOST_PLAYS);
    }

    #[test]
    fn sets_of_answers_have_the_numbers_of_their_answers() {
        let one_by_one = |actions: &mut dyn Iterator<Item = Action>| actions.fold(Answers::NONE, Answers::with);
        let some: ArtifactSet = [Artifact::Crown, Artifact::Light, Artifact::Ring].into_iter().collect();
        assert_eq!(artifacts(some), one_by_one(&mut some.iter().map(Action::Artifact)));
        assert_eq!(artifacts(ArtifactSet::ALL), one_by_one(&mut Artifact::ALL.into_iter().map(Action::Artifact)));
        for most in 0..=Potion::ALL.len() as u8 {
            assert_eq!(potions(most), one_by_one(&mut (1..=most).map(Action::Potions)), "{most}");
        }
    }

    #[test]
    fn notation_is_read_as_it_is_written_and_not_otherwise() {
        let rules = crate::NamedSet::Shadow.setup(2).and_then(|setup| setup.rules().ok()).unwrap();
        for action in (0..=u8::MAX).filter_map(Action::from_number) {
            let is_card = |card| rules.all_cards().has(card) && rules.layout().face(card) == card;
            if !matches!(action, Action::Card(card) if !is_card(card)) {
                assert_eq!(rules.action_named(&rules.action_name(action)), Some(action));
            }
        }
        for text in [
            "",
            "G",
            "Gi",
            "gi5",
            "Gi05",
            "Gi+5",
            "Gi55",
            "Gi 5",
            "Kn2",
            "cube",
            "Pass",
            "potions=11",
            "#0",
            "#7",
            "Gi5 ",
            "Gié",
        ] {
            assert_eq!(rules.action_named(text), None, "{text:?}");
        }
    }
}
