//! What is told in a first game of Claim: the first set, two players.

use ::claim::{Action, Card, CardSet, Event, Faction, Phase, Question, SeenEvent, State, View, Zone};
use game::{Answer as _, Chance, Game as _, Seat, Worlds as _};

use super::{Advice, Fact, Facts, Lesson, Taught, Topic, Why};
use crate::cards::{face, last_trick};

/// From this value on a prize is worth a high card, up to that one it is not worth one.
const RICH: u8 = 7;
const POOR: u8 = 2;
/// A card that is given away instead of an Undead may be higher by this much.
const UNDEAD: u8 = 3;

impl Taught for State {
    fn lesson(topic: Topic, me: Seat, view: &View, seen: &[SeenEvent]) -> Option<Lesson> {
        let facts = Learner { me, view, seen }.facts(topic)?;
        let advice = if topic.needs_move() { advice(view) } else { None };
        // Whether a prize is worth it is told when something can be done about it.
        let why = advice.as_ref().map(|advice| advice.why);
        let is_moment = match topic {
            Topic::RichPrize => matches!(why, Some(Why::WinCheaply | Why::LeadHigh)),
            Topic::PoorPrize => matches!(why, Some(Why::LoseOnPurpose | Why::LeadLow)),
            _ => true,
        };
        is_moment.then_some(Lesson { topic, facts, advice })
    }
}

/// The learner, with all there is to see.
struct Learner<'a> {
    me: Seat,
    view: &'a View,
    seen: &'a [SeenEvent],
}

/// The last trick that was won, and what it brought.
struct LastTrick {
    phase: Phase,
    winner: Seat,
    cards: Vec<(Seat, Card)>,
    /// Of phase one: the prize, and the card that the learner drew.
    prize: Option<Card>,
    drawn: Option<Card>,
}

impl Learner<'_> {
    /// What the lesson on a topic speaks of, if this is the moment for it.
    fn facts(&self, topic: Topic) -> Option<Facts> {
        let (view, me) = (self.view, self.me);
        let phase_one = view.phase() == Phase::One && !self.is_over();
        match topic {
            Topic::Votes => (!self.is_over()).then(Facts::new),
            Topic::Hand => phase_one.then(|| vec![number("count", view.count(Zone::Hand(me)))]),
            Topic::Prize => Some(vec![self.card("card", self.prize()?)]),
            Topic::Won => {
                let trick = self.last_trick().filter(|trick| trick.phase == Phase::One && trick.winner == me)?;
                Some(vec![self.card("card", trick.card_of(me)?), self.card("prize", trick.prize?)])
            }
            Topic::Lost => {
                let trick = self.last_trick().filter(|trick| trick.phase == Phase::One && trick.winner != me)?;
                Some(vec![self.card("prize", trick.prize?), self.card("card", trick.drawn?)])
            }
            Topic::Undead => {
                let trick = self.last_trick().filter(|trick| trick.phase == Phase::One)?;
                let undead = trick.cards.iter().map(|&(_, card)| card).find(|&card| self.is(card, Faction::Undead))?;
                Some(vec![self.card("card", undead), ("who-is", Fact::IsYou(trick.winner == me))])
            }
            Topic::Knights => self.knights().then(Facts::new),
            Topic::HalfTime => {
                let begun = self.seen.iter().rposition(|event| *event == SeenEvent::PhaseTwo)?;
                let is_new = !self.seen[begun..].iter().any(|event| matches!(event, SeenEvent::Won { .. }));
                is_new.then(|| vec![number("count", view.count(Zone::Hand(me)))])
            }
            Topic::Stake => (view.phase() == Phase::Two && self.is_asked()).then(Facts::new),
            Topic::Dwarves => self.dwarves().then(Facts::new),
            Topic::Tally => (phase_one && self.tricks() >= 4).then(Facts::new),
            Topic::Safe => {
                (view.phase() == Phase::Two && !self.is_over() && self.tricks() >= 5).then(|| self.votes())?
            }
            Topic::LastTricks => self.last_tricks(),
            Topic::Result => self.is_over().then(|| self.votes())?,
            Topic::Lead => (phase_one && self.is_asked() && self.led().is_none()).then(Facts::new),
            Topic::Follow => {
                let (card, faction) = self.led().filter(|_| self.is_asked())?;
                let follows = faction != Faction::Doppelgangers && !self.of_hand(faction).is_empty();
                follows.then(|| vec![self.card("card", card), ("faction", Fact::Faction(faction))])
            }
            Topic::NoFollow => {
                let (card, faction) = self.led().filter(|_| self.is_asked())?;
                let follows = !self.of_hand(faction).is_empty();
                (!follows).then(|| vec![self.card("card", card), ("faction", Fact::Faction(faction))])
            }
            Topic::Doppelgangers => {
                let (_, faction) = self.led().filter(|_| self.is_asked())?;
                let rules = view.rules();
                let mine = self.of_hand(Faction::Doppelgangers).iter().max_by_key(|&card| rules.value_of(card))?;
                (faction != Faction::Doppelgangers)
                    .then(|| vec![self.card("card", mine), ("faction", Fact::Faction(faction))])
            }
            Topic::RichPrize => {
                let is_rich = |&prize: &Card| view.rules().value_of(prize) >= RICH && !self.is(prize, Faction::Dwarves);
                let prize = self.prize().filter(is_rich)?;
                self.is_asked().then(|| vec![self.card("card", prize)])
            }
            Topic::PoorPrize => {
                // Even a low Knight beats Goblins, and a low Dwarf is easily lost, as one would want.
                let is_poor = |&prize: &Card| {
                    view.rules().value_of(prize) <= POOR
                        && !self.is(prize, Faction::Knights)
                        && !self.is(prize, Faction::Dwarves)
                };
                let prize = self.prize().filter(is_poor)?;
                self.is_asked().then(|| vec![self.card("card", prize)])
            }
            _ => None,
        }
    }

    /// Is a card asked for?
    fn is_asked(&self) -> bool {
        self.view.question() == Some(Question::Play) && !self.view.answers().is_empty()
    }

    fn is_over(&self) -> bool {
        self.seen.contains(&SeenEvent::Over)
    }

    fn prize(&self) -> Option<Card> {
        self.view.prizes().next().filter(|_| self.view.phase() == Phase::One)
    }

    /// The card that was led in this trick, with its faction.
    fn led(&self) -> Option<(Card, Faction)> {
        let lead = self.view.trick().lead()?;
        Some((lead.card, self.view.rules().faction_of(lead.card)?))
    }

    fn is(&self, card: Card, faction: Faction) -> bool {
        self.view.rules().faction_of(card) == Some(faction)
    }

    fn of_hand(&self, faction: Faction) -> CardSet {
        self.view.known(Zone::Hand(self.me)).iter().filter(|&card| self.is(card, faction)).collect()
    }

    /// How many tricks of this phase are over.
    fn tricks(&self) -> usize {
        let begun = self.seen.iter().rposition(|event| *event == SeenEvent::PhaseTwo).unwrap_or(0);
        self.seen[begun..].iter().filter(|event| matches!(event, SeenEvent::Won { .. })).count()
    }

    fn last_trick(&self) -> Option<LastTrick> {
        let (winner, cards) = last_trick(self.seen)?;
        let end = self.seen.iter().rposition(|event| matches!(event, SeenEvent::Won { .. }))?;
        let phase = if self.seen[..end].contains(&SeenEvent::PhaseTwo) { Phase::Two } else { Phase::One };
        let came = |from: Zone, to: Seat| {
            self.seen[end..].iter().find_map(|event| match *event {
                SeenEvent::Moved { card: Some(card), from: left, to: Zone::Followers(seat), .. } => {
                    (left == from && seat == to).then_some(card)
                }
                _ => None,
            })
        };
        let (prize, drawn) = (came(Zone::Prize, winner), came(Zone::Draw, self.me));
        Some(LastTrick { phase, winner, cards, prize, drawn })
    }

    /// Are Goblins led, or did a Knight just beat one?
    fn knights(&self) -> bool {
        let led = self.led().is_some_and(|(_, faction)| faction == Faction::Goblins) && self.is_asked();
        let beaten = self.last_trick().is_some_and(|trick| {
            let led = trick.cards.first().is_some_and(|&(_, card)| self.is(card, Faction::Goblins));
            led && trick.card_of(trick.winner).is_some_and(|card| self.is(card, Faction::Knights))
        });
        led || beaten
    }

    /// Is there a Dwarf in the trick or in the last one, or could the learner play one?
    fn dwarves(&self) -> bool {
        if self.view.phase() == Phase::One || self.is_over() {
            return false;
        }
        let led = self.led().is_some_and(|(_, faction)| faction == Faction::Dwarves);
        let past = self.last_trick().is_some_and(|trick| {
            trick.phase == Phase::Two && trick.cards.iter().any(|&(_, card)| self.is(card, Faction::Dwarves))
        });
        let mine = |action: Action| matches!(action, Action::Card(card) if self.is(card, Faction::Dwarves));
        led || past || self.view.answers().iter().any(mine)
    }

    /// How many votes each would have now.
    fn votes(&self) -> Option<Facts> {
        let score = self.view.standing()?;
        let rules = self.view.rules();
        let mine = rules.side(self.me);
        let of = |is_mine: bool| {
            let won = score.votes().filter(|vote| vote.side.is_some_and(|side| (side == mine) == is_mine));
            won.count() as u8
        };
        Some(vec![number("mine", of(true)), number("theirs", of(false))])
    }

    /// The last three tricks: what lies nowhere else is in the other hand.
    fn last_tricks(&self) -> Option<Facts> {
        let view = self.view;
        let rules = view.rules();
        let other = self.me.after(1, rules.players());
        let few = (1..=3).contains(&view.count(Zone::Hand(self.me)));
        let is_moment = view.phase() == Phase::Two && self.is_asked() && few;
        // Everything else has been seen (13): what is unseen is as much as the hand hides.
        let unseen = view.unseen();
        let hand = view.known(Zone::Hand(other)).or(unseen);
        if !is_moment || unseen.len() != u32::from(view.hidden_in(Zone::Hand(other))) || hand.is_empty() {
            return None;
        }
        let cards = hand.iter().filter_map(|card| Some((rules.faction_of(card)?, rules.value_of(card)))).collect();
        Some(vec![("cards", Fact::Cards(cards))])
    }

    fn card(&self, name: &'static str, card: Card) -> (&'static str, Fact) {
        card_fact(self.view, name, card)
    }
}

impl LastTrick {
    fn card_of(&self, seat: Seat) -> Option<Card> {
        self.cards.iter().find(|(by, _)| *by == seat).map(|&(_, card)| card)
    }
}

/// What a thoughtful beginner would play in phase one. Who wins a trick is asked of the rules.
fn advice(view: &View) -> Option<Advice> {
    if view.question() != Some(Question::Play) || view.phase() != Phase::One {
        return None;
    }
    let rules = view.rules();
    let playable = view.answers().iter::<Action>().filter_map(|action| match action {
        Action::Card(card) => Some(card),
        _ => None,
    });
    let mut cards: Vec<Card> = playable.collect();
    cards.sort_by_key(|&card| rules.value_of(card));
    // What is least missed: an Undead that loses counts for the other (8.16).
    let missed = |card: &Card| {
        let is_undead = rules.faction_of(*card) == Some(Faction::Undead);
        rules.value_of(*card) + if is_undead { UNDEAD } else { 0 }
    };
    // A Dwarf wins tricks, but goes to the other then (8.5).
    let is_dwarf = |card: Card| rules.faction_of(card) == Some(Faction::Dwarves);
    let is_rich = view.prizes().any(|prize| rules.value_of(prize) > u8::midpoint(RICH, POOR) && !is_dwarf(prize));
    let (card, why) = match *cards {
        [] => return None,
        [only] => (only, Why::OnlyOne),
        [.., highest] if view.trick().lead().is_none() => {
            // Any Knight could beat a Goblin.
            let safe = cards.iter().copied().filter(|&card| rules.faction_of(card) != Some(Faction::Goblins));
            let spared = cards.iter().copied().min_by_key(missed)?;
            match safe.max_by_key(|&card| rules.value_of(card)) {
                Some(high) if is_rich => (high, Why::LeadHigh),
                _ if !is_rich && rules.value_of(spared) < rules.value_of(highest) => (spared, Why::LeadLow),
                _ => return None,
            }
        }
        [..] => {
            let winning: Vec<bool> = cards.iter().map(|&card| wins(view, card)).collect::<Option<_>>()?;
            let which = |won: bool| cards.iter().copied().zip(&winning).filter(move |(_, wins)| **wins == won);
            let winner = which(true).map(|(card, _)| card).next();
            let loser = which(false).map(|(card, _)| card).min_by_key(missed);
            match (winner, loser) {
                (Some(winner), Some(_)) if is_rich => (winner, Why::WinCheaply),
                (Some(_), Some(loser)) => (loser, Why::LoseOnPurpose),
                (None, Some(loser)) => (loser, Why::CannotWin),
                (Some(winner), None) => (winner, Why::CannotLose),
                (None, None) => return None,
            }
        }
    };
    let facts = vec![card_fact(view, "answer", card)];
    Some(Advice { answer: Action::Card(face(rules, card)).number(), why, facts })
}

/// Would the last card of a trick win it? Hidden cards have no say in that, so any position that fits will do.
fn wins(view: &View, card: Card) -> Option<bool> {
    let mut world = game::View::worlds(view)?.sample(&mut Chance::from_seed(0));
    let mut events: Vec<Event> = Vec::new();
    world.apply_telling(Action::Card(face(view.rules(), card)), &mut events).ok()?;
    events.iter().find_map(|event| match event {
        Event::Won { seat, .. } => Some(view.seat() == Some(*seat)),
        _ => None,
    })
}

fn card_fact(view: &View, name: &'static str, card: Card) -> (&'static str, Fact) {
    let rules = view.rules();
    // There are no heroes in the first set; a card without a faction would be one.
    let faction = rules.faction_of(card).unwrap_or(Faction::Knights);
    (name, Fact::Card(faction, rules.value_of(card)))
}

fn number(name: &'static str, number: u8) -> (&'static str, Fact) {
    (name, Fact::Number(number.into()))
}
