//! What happens in a game of Claim, told to those who may see it.

use ::claim::{Artifact, Card, Faction, Phase, Potion, Rules, SeenEvent, Slot, Zone};
use game::Seat;

use crate::{Names, Words};

impl Words {
    /// What somebody saw happen, in a sentence; nothing, if it is not worth a word: a `reader` who holds a seat knows
    /// what is not in their own hand.
    pub fn claim_event(&self, rules: &Rules, names: &Names, reader: Option<Seat>, event: SeenEvent) -> Option<String> {
        Some(self.tell(rules, names, &Telling::of(rules, reader, event)?))
    }

    /// What happens one after the other, as a table gives it for one answer: the same sentences, but what happens to
    /// several cards at once is said once. `phase` is the phase in which it began.
    pub fn claim_events(
        &self,
        rules: &Rules,
        names: &Names,
        reader: Option<Seat>,
        mut phase: Phase,
        events: &[SeenEvent],
    ) -> Vec<String> {
        let mut told: Vec<Telling> = Vec::new();
        let mut events = events.iter().copied().peekable();
        while let Some(event) = events.next() {
            if event == SeenEvent::PhaseTwo {
                phase = Phase::Two;
            }
            let telling = match event {
                // In phase one all played cards are discarded, and nobody needs to hear it.
                SeenEvent::Moved { card: Some(card), from: Zone::Trick, to: Zone::Discard, .. }
                    if phase == Phase::Two =>
                {
                    Some(Telling::new("event-discarded").card(card))
                }
                // 9.9, 9.10: what comes from the hand in exchange is not played, and what goes there may be anybody's.
                SeenEvent::Moved { card: Some(instead), from: Zone::Hand(seat), to: Zone::Trick, .. } => {
                    match events.next_if(|next| takes_to_hand(*next, seat)) {
                        Some(SeenEvent::Moved { card: Some(card), .. }) => Some(Telling::swap(seat, card, instead)),
                        _ => Telling::of(rules, reader, event),
                    }
                }
                event => Telling::of(rules, reader, event),
            };
            let Some(telling) = telling else { continue };
            match told.last_mut() {
                Some(last) if last.goes_with(&telling) => last.cards.extend(telling.cards),
                Some(last) if last.is_repeated_by(&telling) => last.unseen += telling.unseen,
                _ => told.push(telling),
            }
        }
        told.iter().map(|telling| self.tell(rules, names, telling)).collect()
    }

    fn tell(&self, rules: &Rules, names: &Names, telling: &Telling) -> String {
        let mut args = self.args();
        if let Some(seat) = telling.who {
            args = args.who("who", names, seat);
        }
        if !telling.cards.is_empty() {
            args = args.cards("card", rules, telling.cards.iter().copied());
        }
        if telling.unseen > 0 {
            args = args.number("count", telling.unseen);
        }
        if let Some(instead) = telling.instead {
            args = args.card("instead", rules, instead);
        }
        if let Some(faction) = telling.faction {
            args = args.faction("faction", faction);
        }
        if let Some(artifact) = telling.artifact {
            args = args.artifact("artifact", artifact);
        }
        if let Some(potion) = telling.potion {
            args = args.text("potion", self.potion(potion));
        }
        args.say(telling.key)
    }
}

/// Does a card of the trick come to the hand of this seat?
fn takes_to_hand(event: SeenEvent, seat: Seat) -> bool {
    matches!(event, SeenEvent::Moved { card: Some(_), from: Zone::Trick, to: Zone::Hand(owner), .. } if owner == seat)
}

/// A sentence before it is put into words.
#[derive(PartialEq, Debug)]
struct Telling {
    key: &'static str,
    who: Option<Seat>,
    cards: Vec<Card>,
    /// The number of cards that are not seen, where it is told.
    unseen: u8,
    instead: Option<Card>,
    faction: Option<Faction>,
    artifact: Option<Artifact>,
    potion: Option<Potion>,
}

impl Telling {
    fn new(key: &'static str) -> Telling {
        Telling {
            key,
            who: None,
            cards: Vec::new(),
            unseen: 0,
            instead: None,
            faction: None,
            artifact: None,
            potion: None,
        }
    }

    fn who(self, seat: Seat) -> Telling {
        Telling { who: Some(seat), ..self }
    }

    fn card(self, card: Card) -> Telling {
        Telling { cards: vec![card], ..self }
    }

    fn swap(seat: Seat, card: Card, instead: Card) -> Telling {
        Telling { instead: Some(instead), ..Telling::new("event-swaps").who(seat).card(card) }
    }

    fn slot(self, rules: &Rules, slot: Slot) -> Option<Telling> {
        Some(Telling { faction: Some(rules.faction(slot)?), ..self })
    }

    /// Do both say the same of different cards?
    fn goes_with(&self, next: &Telling) -> bool {
        let same = self.key == next.key && self.who == next.who && self.instead == next.instead;
        same && !self.cards.is_empty() && !next.cards.is_empty()
    }

    /// Does the next one say the same of another card that is not seen?
    fn is_repeated_by(&self, next: &Telling) -> bool {
        self.key == next.key && self.who == next.who && self.unseen > 0
    }

    fn of(rules: &Rules, reader: Option<Seat>, event: SeenEvent) -> Option<Telling> {
        Some(match event {
            SeenEvent::Moved { card: Some(card), from, to, .. } => return Telling::of_move(rules, card, from, to),
            SeenEvent::Moved { card: None, from, to, .. } => return Telling::of_unseen_move(from, to),
            SeenEvent::Shown { card: Some(card), zone: Zone::Hand(seat), .. } => {
                Telling::new("event-shows").who(seat).card(card)
            }
            SeenEvent::Shown { card: None, zone: Zone::Hand(seat), .. } => Telling::new("event-shows-unseen").who(seat),
            SeenEvent::Shown { card, zone: Zone::Draw, to } => {
                let who = rules.seats().find(|&seat| to.has(seat))?;
                match card {
                    Some(card) => Telling::new("event-looks").who(who).card(card),
                    None => Telling { unseen: 1, ..Telling::new("event-looks-unseen").who(who) },
                }
            }
            SeenEvent::MovedAll { from: Zone::Hand(seat), to: Zone::Discard } => {
                Telling::new("event-hand-left").who(seat)
            }
            SeenEvent::Shown { .. } | SeenEvent::MovedAll { .. } => return None,
            SeenEvent::Leads(seat) => Telling::new("event-leads").who(seat),
            SeenEvent::WithoutPlay => Telling::new("event-without-play"),
            // Everybody knows their own hand.
            SeenEvent::Void { seat, .. } if reader == Some(seat) => return None,
            SeenEvent::Void { seat, slot } => return Telling::new("event-void").who(seat).slot(rules, slot),
            SeenEvent::Artifact { seat, artifact } => {
                Telling { artifact: Some(artifact), ..Telling::new("event-artifact").who(seat) }
            }
            SeenEvent::Turned { seat, slot } => return Telling::new("event-turned").who(seat).slot(rules, slot),
            SeenEvent::TookPotion(seat) => Telling::new("event-took-potion").who(seat),
            SeenEvent::Potion { seat, potion } => {
                Telling { potion: Some(potion), ..Telling::new("event-potion").who(seat) }
            }
            SeenEvent::Won { seat, with: Some(card) } => Telling::new("event-won").who(seat).card(card),
            SeenEvent::Won { seat, with: None } => Telling::new("event-won-without-play").who(seat),
            SeenEvent::Moon(true) => Telling::new("event-full-moon"),
            SeenEvent::Moon(false) => Telling::new("event-no-moon"),
            SeenEvent::PhaseTwo => Telling::new("event-phase-two"),
            SeenEvent::Declared { seat, slot } => return Telling::new("event-declared").who(seat).slot(rules, slot),
            SeenEvent::Over => Telling::new("event-over"),
        })
    }

    fn of_move(rules: &Rules, card: Card, from: Zone, to: Zone) -> Option<Telling> {
        let is_druid = rules.faction_of(card) == Some(Faction::Druids);
        let told = match (from, to) {
            (Zone::Hand(seat), Zone::Trick) => Telling::new("event-plays").who(seat),
            (Zone::Trick | Zone::Prize, Zone::Hand(seat)) => Telling::new("event-takes-back").who(seat),
            (Zone::Draw, Zone::Prize) => Telling::new("event-prize"),
            (Zone::Trick, Zone::Prize) => Telling::new("event-becomes-prize"),
            (Zone::Prize, Zone::Trick) => Telling::new("event-leaves-prize"),
            (Zone::Prize, Zone::Followers(seat)) => Telling::new("event-takes").who(seat),
            (Zone::Draw, Zone::Followers(seat)) => Telling::new("event-draws").who(seat),
            (Zone::Draw, Zone::Out) => Telling::new("event-leaves"),
            (Zone::Trick, Zone::Score(seat)) => Telling::new("event-collects").who(seat),
            // An open Vampire that a new one replaces was collected long ago.
            (Zone::Display(_), Zone::Score(seat)) => Telling::new("event-to-score").who(seat),
            (Zone::Trick, Zone::Display(seat)) if is_druid => Telling::new("event-bear").who(seat),
            (Zone::Trick, Zone::Display(seat)) => Telling::new("event-displays").who(seat),
            (Zone::Trick, Zone::Beneath(seat)) => Telling::new("event-lays-under").who(seat),
            (Zone::Trick, Zone::Hidden(seat)) => Telling::new("event-hides").who(seat),
            (Zone::Trick, Zone::Pot) => Telling::new("event-pot"),
            (Zone::Trick, Zone::Pool) => Telling::new("event-pool"),
            (Zone::Score(_), Zone::Score(seat)) => Telling::new("event-goes-over").who(seat),
            (Zone::Hand(seat), Zone::Discard) => Telling::new("event-discards").who(seat),
            (Zone::Discard, Zone::Hand(seat)) => Telling::new("event-fetches").who(seat),
            (Zone::Display(seat), Zone::Discard) => Telling::new("event-loses").who(seat),
            (Zone::Beneath(_) | Zone::Pool, Zone::Discard) => Telling::new("event-discarded"),
            // Where played cards go to be forgotten or collected is told when they arrive.
            _ => return None,
        };
        Some(told.card(card))
    }

    fn of_unseen_move(from: Zone, to: Zone) -> Option<Telling> {
        Some(match (from, to) {
            (Zone::Draw, Zone::Followers(seat)) => Telling::new("event-draws-unseen").who(seat),
            (Zone::Draw, Zone::Out) => Telling::new("event-leaves-unseen"),
            (Zone::Hand(seat), Zone::Discard) => Telling::new("event-discards-unseen").who(seat),
            (Zone::Discard, Zone::Hand(seat)) => Telling::new("event-fetches-unseen").who(seat),
            _ => return None,
        })
    }
}
