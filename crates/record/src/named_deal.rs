//! A deal of Claim by the names of its cards.

use claim::{Artifact, ArtifactSet, Card, CardSet, Deal, DealError, DrawPile, Potion, Rules};
use game::Seat;
use serde::{Deserialize, Serialize};

/// A deal of Claim by the names of its cards, as people and other programs write it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedDeal {
    /// The hand of each seat.
    pub hands: Vec<Vec<String>>,
    /// The draw pile, top first.
    pub draw: Vec<String>,
    /// The cards that left unseen (4.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<String>,
    /// The hero and the faction cards that made room for the other heroes (4.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<String>,
    /// The artifacts of each seat (4.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub artifacts: Vec<Vec<String>>,
    /// The potions, top first (4.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub potions: Vec<String>,
    /// Who leads first (4.8).
    pub first: u8,
}

/// Why a deal is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct WrongDeal {
    /// The rule it breaks.
    pub rule: &'static str,
    /// What is wrong, in a sentence that names the rule.
    pub message: String,
}

impl NamedDeal {
    /// The names of a deal.
    pub fn of(rules: &Rules, deal: &Deal) -> NamedDeal {
        let name = |card| rules.card_name(card);
        let names = |set: CardSet| set.iter().map(name).collect::<Vec<_>>();
        let artifacts = |set: &ArtifactSet| set.iter().map(|artifact| artifact.name().into()).collect();
        NamedDeal {
            hands: rules.seats().map(|seat| names(deal.hands[seat.index()])).collect(),
            draw: deal.draw.iter().map(name).collect(),
            left: names(deal.left),
            replaced: names(deal.replaced),
            artifacts: if rules.artifacts() { deal.artifacts.iter().map(artifacts).collect() } else { Vec::new() },
            potions: deal.potions.iter().flatten().map(|potion| potion.name().into()).collect(),
            first: deal.first.0,
        }
    }

    /// The deal that is meant, if it fits the rules.
    pub fn deal(&self, rules: &Rules) -> Result<Deal, WrongDeal> {
        let mut dealer = Dealer::new(rules);
        for (part, words) in self.parts() {
            for word in words {
                dealer.put(part, word)?;
            }
        }
        dealer.put(Part::First, &self.first.to_string())?;
        dealer.deal()
    }

    fn parts(&self) -> impl Iterator<Item = (Part, &Vec<String>)> {
        let hands = self.hands.iter().enumerate().map(|(seat, words)| (Part::Hand(seat), words));
        let artifacts = self.artifacts.iter().enumerate().map(|(seat, words)| (Part::Artifacts(seat), words));
        let rest = [(Part::Draw, &self.draw), (Part::Left, &self.left), (Part::Replaced, &self.replaced)];
        hands.chain(rest).chain(artifacts).chain([(Part::Potions, &self.potions)])
    }
}

/// A part of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Hand(usize),
    Draw,
    Left,
    Replaced,
    Artifacts(usize),
    Potions,
    First,
}

/// Deals by name, one thing after the other.
pub(crate) struct Dealer<'r> {
    rules: &'r Rules,
    free: CardSet,
    hands: [CardSet; 4],
    draw: Vec<Card>,
    left: CardSet,
    replaced: CardSet,
    artifacts: [ArtifactSet; 2],
    potions: [Option<Potion>; Potion::ALL.len()],
    first: Option<Seat>,
}

impl<'r> Dealer<'r> {
    pub(crate) fn new(rules: &'r Rules) -> Dealer<'r> {
        Dealer {
            rules,
            free: rules.all_cards(),
            hands: [CardSet::EMPTY; 4],
            draw: Vec::with_capacity(36),
            left: CardSet::EMPTY,
            replaced: CardSet::EMPTY,
            artifacts: [ArtifactSet::EMPTY; 2],
            potions: [None; Potion::ALL.len()],
            first: None,
        }
    }

    /// Puts one more into a part.
    pub(crate) fn put(&mut self, part: Part, word: &str) -> Result<(), WrongDeal> {
        match part {
            Part::Hand(seat) if seat < usize::from(self.rules.players()) => {
                let card = self.card(word)?;
                self.hands[seat].add(card);
            }
            Part::Hand(seat) => return wrong("12.1", format!("nobody sits at seat {seat}, so it has no hand")),
            Part::Draw => {
                let card = self.card(word)?;
                self.draw.push(card);
            }
            Part::Left => {
                let card = self.card(word)?;
                self.left.add(card);
            }
            Part::Replaced => {
                let card = self.card(word)?;
                self.replaced.add(card);
            }
            Part::Artifacts(seat) => self.artifact(seat, word)?,
            Part::Potions => self.potion(word)?,
            Part::First => match crate::head::number(word) {
                Some(seat) if self.first.is_none() => self.first = Some(Seat(seat)),
                _ => return wrong("4.8", "one seat leads first, by its number".into()),
            },
        }
        Ok(())
    }

    /// The next free card with a name.
    fn card(&mut self, name: &str) -> Result<Card, WrongDeal> {
        let Some(face) = self.rules.card_named(name) else {
            return wrong("4.1", format!("{name:?} is no card of this deck"));
        };
        match self.free.and(self.rules.copies(face)).first() {
            Some(card) => {
                self.free.remove(card);
                Ok(card)
            }
            None => wrong("4.1", format!("{name} is dealt more often than it is in the deck")),
        }
    }

    fn artifact(&mut self, seat: usize, name: &str) -> Result<(), WrongDeal> {
        let Some(artifact) = Artifact::ALL.into_iter().find(|artifact| artifact.name() == name) else {
            return wrong("4.5", format!("{name:?} is no artifact"));
        };
        if self.artifacts.iter().any(|dealt| dealt.has(artifact)) {
            return wrong("4.5", format!("the {artifact} is dealt twice"));
        }
        match self.artifacts.get_mut(seat) {
            Some(dealt) => dealt.add(artifact),
            None => return wrong("4.5", format!("artifacts are for seats 0 and 1, not for seat {seat}")),
        }
        Ok(())
    }

    fn potion(&mut self, word: &str) -> Result<(), WrongDeal> {
        let Ok(potion) = word.parse() else {
            return wrong("4.6", format!("{word:?} is no potion, such as +6, -2 or x2"));
        };
        if self.potions.contains(&Some(potion)) {
            return wrong("4.6", format!("the potion {potion} is there twice"));
        }
        // There are as many places as potions, so each of them finds one.
        if let Some(place) = self.potions.iter_mut().find(|place| place.is_none()) {
            *place = Some(potion);
        }
        Ok(())
    }

    /// Do as many cards of each faction leave unseen as should (4.2)?
    fn check_left(&self) -> Result<(), WrongDeal> {
        for (slot, faction) in self.rules.slots() {
            let (found, needed) = (self.left.and(self.rules.all_of(slot)).len(), u32::from(faction.leave()));
            if found != needed {
                return wrong("4.2", format!("{found} of the {faction} leave before the deal instead of {needed}"));
            }
        }
        Ok(())
    }

    /// The deal, if nothing is missing and nothing too much.
    pub(crate) fn deal(self) -> Result<Deal, WrongDeal> {
        let needed = usize::from(self.rules.draw_size());
        if self.draw.len() > needed {
            // A pile that is too long would be cut off unseen.
            let found = self.draw.len();
            let rule = if self.rules.players() == 2 { "4.4" } else { "12.1" };
            return wrong(rule, format!("the draw pile has {found} cards instead of {needed}"));
        }
        let Some(first) = self.first else { return wrong("4.8", "nobody is named to lead first".into()) };
        if first.0 >= self.rules.players() {
            return wrong("4.8", format!("{first} cannot lead first: nobody sits there"));
        }
        let deal = Deal {
            hands: self.hands,
            draw: DrawPile::new(&self.draw),
            left: self.left,
            replaced: self.replaced,
            artifacts: self.artifacts,
            potions: self.potions,
            first,
        };
        let checked = deal.check(self.rules);
        if checked == Err(DealError::Left) {
            self.check_left()?;
        }
        match checked {
            Ok(()) => Ok(deal.with_twins_in_order(self.rules)),
            Err(DealError::NotOnce(card) | DealError::Foreign(card)) => {
                wrong("4.1", format!("{} is not dealt", self.rules.card_name(card)))
            }
            Err(error) => Err(WrongDeal { rule: error.rule(), message: error.to_string() }),
        }
    }
}

fn wrong<T>(rule: &'static str, message: String) -> Result<T, WrongDeal> {
    Err(WrongDeal { rule, message: format!("{message} (rule {rule})") })
}
