//! A table of Claim in words: what has happened, what everybody has, and which cards count.

use ::claim::{Artifact, CardSet, Counted, Decider, Phase, Rules, SeenEvent, Slot, View, Vote, Zone};
use game::Seat;
use play::cards::suits;

use crate::{Names, Words};

impl Words {
    /// All that somebody saw happen, in sentences, by the number of the move they belong to.
    pub fn claim_story(
        &self,
        rules: &Rules,
        names: &Names,
        reader: Option<Seat>,
        happened: &[Vec<SeenEvent>],
    ) -> Vec<(usize, String)> {
        let mut phase = Phase::One;
        let mut told = Vec::new();
        for (at, events) in happened.iter().enumerate() {
            let sentences = self.claim_events(rules, names, reader, phase, events);
            told.extend(sentences.into_iter().map(|sentence| (at, sentence)));
            if events.contains(&SeenEvent::PhaseTwo) {
                phase = Phase::Two;
            }
        }
        told
    }

    /// What the first trick is played for: it lies open before anything has happened, so no event tells it.
    pub fn claim_opening(&self, view: &View, happened: &[Vec<SeenEvent>]) -> Option<String> {
        let (mut came, mut first) = (Vec::new(), Vec::new());
        let mut is_first_trick = true;
        for event in happened.iter().flatten() {
            match *event {
                SeenEvent::Moved { from: Zone::Draw, to: Zone::Prize, .. } | SeenEvent::PhaseTwo => {
                    is_first_trick = false;
                    break;
                }
                SeenEvent::Moved { card: Some(card), to: Zone::Prize, .. } => came.push(card),
                SeenEvent::Moved { card: Some(card), from: Zone::Prize, .. } => first.push(card),
                _ => {}
            }
        }
        if is_first_trick {
            first.extend(view.prizes());
        }
        first.retain(|card| !came.contains(card));
        if first.is_empty() {
            return None;
        }
        Some(self.args().cards("card", view.rules(), first).say("event-prize"))
    }

    /// How much a player has of everything.
    pub fn claim_counts(&self, view: &View, seat: Seat) -> Vec<String> {
        let count = |n: u32| [("count", n.into())];
        let of = |zone| count(view.count(zone).into());
        let mut counts = vec![self.say_with("table-count-hand", &of(Zone::Hand(seat)))];
        if view.phase() == Phase::One {
            counts.push(self.say_with("table-count-followers", &of(Zone::Followers(seat))));
        }
        counts.push(self.say_with("table-count-score", &of(Zone::Score(seat))));
        if view.rules().artifacts() {
            counts.push(self.say_with("table-count-artifacts", &count(view.artifact_count(seat))));
        }
        if view.potions(seat) > 0 {
            counts.push(self.say_with("table-count-potions", &count(view.potions(seat).into())));
        }
        let tokens = view.tokens();
        let on_next =
            |list: [u8; 2]| list.get(seat.index()).copied().filter(|_| view.rules().players() == 2).unwrap_or(0);
        if on_next(tokens.raised) > 0 {
            counts.push(self.say_with("table-raised", &count(on_next(tokens.raised).into())));
        }
        if on_next(tokens.lowered) > 0 {
            counts.push(self.say_with("table-lowered", &count(on_next(tokens.lowered).into())));
        }
        counts
    }

    /// Cards as text: each suit with its values.
    pub fn claim_by_suit(&self, rules: &Rules, cards: CardSet) -> Vec<String> {
        let of = |&card: &_| format!("{} {}", self.card(rules, card), rules.value_of(card));
        suits(rules, cards)
            .into_iter()
            .map(|(slot, cards)| match rules.faction(slot) {
                Some(faction) => format!("{} {}", self.faction(faction), values(rules, cards.into_iter().collect())),
                None => self.list(&cards.iter().map(of).collect::<Vec<_>>()),
            })
            .collect()
    }

    /// The cards of a side that count for a vote.
    pub fn claim_counted(&self, view: &View, side: u8, slot: Slot, vote: &Vote) -> String {
        let rules = view.rules();
        let Counted { cards, hidden, crown, blanks } = view.counted(side, slot);
        let mut parts: Vec<String> = Vec::new();
        if let Decider::HighestSum { .. } | Decider::HighestOpen { .. } = vote.decider {
            // The open card, then what lies beneath it.
            let open = cards.and(rules.all_of(slot));
            parts.extend(open.iter().chain(cards.minus(open).iter()).map(|card| self.card(rules, card)));
            return if parts.is_empty() { NONE.into() } else { parts.join(" + ") };
        }
        if !cards.is_empty() {
            parts.push(values(rules, cards));
        }
        parts.extend(hidden.map(|card| self.card(rules, card)));
        parts.extend(crown.then(|| self.artifact(Artifact::Crown)));
        parts.extend((blanks > 0).then(|| self.say("table-loot")));
        let text = if parts.is_empty() { NONE.into() } else { parts.join(", ") };
        // Some cards count more than once.
        let count = u32::from(vote.cards[usize::from(side)]);
        if count > cards.len() { format!("{text} = {count}") } else { text }
    }
}

/// No cards at all.
const NONE: &str = "–";

/// The values of cards, from low to high.
fn values(rules: &Rules, cards: CardSet) -> String {
    let mut values: Vec<u8> = cards.iter().map(|card| rules.value_of(card)).collect();
    values.sort_unstable();
    values.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
