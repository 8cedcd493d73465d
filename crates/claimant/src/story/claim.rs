//! A game of Claim in words, a line for each trick.

use std::fmt::Write as _;

use claim::{Card, Decider, Rules, Score, SeenEvent, Setup, State, Vote, Zone};
use game::{Seat, Table};
use words::{Names, Words};

use super::{Narrated, Story};

impl Narrated for State {
    type Story = Tricks;

    fn asked(words: &Words, table: &Table<State>, seat: Seat) -> String {
        words.claim_question(&table.view(seat))
    }
}

/// A game of Claim, trick by trick.
pub(crate) struct Tricks {
    rules: Rules,
    names: Names,
    text: String,
    trick: u32,
    /// What has been turned up for the next trick.
    prizes: Vec<String>,
    /// What has happened in this one.
    words: Vec<String>,
}

impl Story<State> for Tricks {
    fn begin(words: &Words, setup: &Setup, names: Names, state: &State) -> Tricks {
        let rules = *state.rules();
        // Cards are told by their codes, so these are explained.
        let faction = |faction| format!("{} ({})", words.faction(faction), faction.code());
        let factions: Vec<String> = rules.slots().map(|(_, it)| faction(it)).collect();
        let args = [("players", rules.players().into()), ("factions", factions.join(", ").into())];
        let mut text = format!("{}\n\n", words.say_with("story-claim", &args));
        let notes = words.advice(setup).into_iter().map(|advice| format!("{advice} (12.1)\n"));
        let notes: String =
            notes.chain(words.unverified(setup).into_iter().map(|fact| format!("{fact} (2.5)\n"))).collect();
        if !notes.is_empty() {
            let _ = writeln!(text, "{notes}");
        }
        let mut story = Tricks {
            rules,
            names,
            text,
            trick: 1,
            prizes: state.prizes().map(|card| rules.card_name(card)).collect(),
            words: Vec::new(),
        };
        story.hands(words, state);
        let _ = writeln!(story.text, "\n{}", words.say("table-phase-one-begins"));
        story
    }

    fn tell(&mut self, words: &Words, events: &[SeenEvent]) {
        for &event in events {
            match event {
                SeenEvent::PhaseTwo => {
                    self.end_trick();
                    self.trick = 0;
                    let _ = writeln!(self.text, "\n{}", words.say("table-phase-two-begins"));
                }
                SeenEvent::Leads(_) | SeenEvent::WithoutPlay => {
                    self.end_trick();
                    self.trick += 1;
                }
                SeenEvent::Moved { card: Some(card), from: Zone::Draw, to: Zone::Prize, .. } => {
                    self.end_trick();
                    self.prizes.push(self.rules.card_name(card));
                }
                event => self.words.extend(self.words_for(words, event)),
            }
        }
    }

    fn stop(&mut self, words: &Words, state: &State) {
        self.end_trick();
        self.text.push('\n');
        self.hands(words, state);
    }

    fn end(&mut self, words: &Words, score: &Score) {
        self.end_trick();
        let _ = writeln!(self.text, "\n{}", words.say("story-votes"));
        let side = |vote: &Vote| vote.side.map_or_else(|| words.say("story-nobody"), |side| self.side(side));
        let lines = score.votes().map(|vote| (words.faction(vote.faction), side(vote), vote));
        let lines: Vec<(String, String, &Vote)> = lines.collect();
        let width = |text: fn(&(String, String, &Vote)) -> usize| lines.iter().map(text).max().unwrap_or(0);
        let (first, second) = (width(|line| line.0.chars().count()), width(|line| line.1.chars().count()));
        let mut text = String::new();
        for (faction, side, vote) in &lines {
            let counts = (0..self.rules.sides()).map(|side| vote.cards[usize::from(side)].to_string());
            let counts = counts.collect::<Vec<_>>().join(" : ");
            let _ = writeln!(text, "  {faction:<first$}  {side:<second$}  {counts:<7} {}", why(words, vote));
        }
        let _ = write!(self.text, "{text}\n{}", words.claim_ending(&self.rules, score, &self.names));
    }

    fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

impl Tricks {
    /// What is worth a word.
    fn words_for(&self, words: &Words, event: SeenEvent) -> Option<String> {
        let of = |seat: Seat| ("name", self.names.name(seat).into());
        let of_card = |card: Card| ("card", self.rules.card_name(card).into());
        Some(match event {
            SeenEvent::Moved { card: Some(card), from: Zone::Hand(seat), to: Zone::Trick, .. } => {
                format!("{} {}", self.names.name(seat), self.rules.card_name(card))
            }
            SeenEvent::Moved { card: Some(card), from: Zone::Prize, to: Zone::Trick, .. } => {
                words.say_with("story-becomes", &[of_card(card)])
            }
            SeenEvent::Moved { card: Some(card), from: Zone::Prize, to: Zone::Followers(seat), .. } => {
                words.say_with("story-takes", &[of(seat), of_card(card)])
            }
            SeenEvent::Moved { card: Some(card), from: Zone::Display(_), to: Zone::Discard, .. } => {
                words.say_with("story-goes", &[of_card(card)])
            }
            SeenEvent::Moved { card: Some(card), to: Zone::Beneath(_), .. } => {
                words.say_with("story-laid-under", &[of_card(card)])
            }
            SeenEvent::Moved { card: Some(card), to: Zone::Pot, .. } => words.say_with("story-pot", &[of_card(card)]),
            SeenEvent::Moved { from: Zone::Hand(seat), to: Zone::Discard, .. } => {
                words.say_with("story-discards", &[of(seat)])
            }
            SeenEvent::Artifact { seat, artifact } => {
                let the = ("artifact-the", words.the_artifact(artifact).into());
                words.say_with("story-artifact", &[of(seat), the])
            }
            SeenEvent::Turned { slot, .. } => words.say_of_faction("story-turned", self.rules.faction(slot)?, &[]),
            SeenEvent::Potion { potion, .. } => format!("[{}]", words.potion(potion)),
            SeenEvent::TookPotion(seat) => words.say_with("story-took-potion", &[of(seat)]),
            SeenEvent::Won { seat, with: Some(_) } => format!("-> {}", words.say_with("story-wins", &[of(seat)])),
            SeenEvent::Won { seat, with: None } => {
                format!("-> {}", words.say_with("story-wins-without-play", &[of(seat)]))
            }
            SeenEvent::Moon(true) => words.say("story-full-moon"),
            SeenEvent::Moon(false) => words.say("story-no-moon"),
            SeenEvent::Declared { seat, slot } => {
                words.say_of_faction("story-declares", self.rules.faction(slot)?, &[of(seat)])
            }
            _ => return None,
        })
    }

    fn end_trick(&mut self) {
        if self.words.is_empty() {
            return;
        }
        let prizes = if self.prizes.is_empty() { String::new() } else { format!("{:<11} ", self.prizes.join(" ")) };
        let _ = writeln!(self.text, "{:>4}  {prizes}{}", self.trick, self.words.join("  "));
        self.prizes.clear();
        self.words.clear();
    }

    /// Who holds what.
    fn hands(&mut self, words: &Words, state: &State) {
        for seat in self.rules.seats() {
            let cards: Vec<String> = state.hand(seat).iter().map(|card| self.rules.card_name(card)).collect();
            let args = [("name", self.names.name(seat).into()), ("cards", cards.join(" ").into())];
            let _ = writeln!(self.text, "{}", words.say_with("story-holds", &args));
        }
    }

    /// A player, or the players of a team.
    fn side(&self, side: u8) -> String {
        let seats = self.names.seats_of_side(side);
        seats.into_iter().map(|seat| self.names.name(seat)).collect::<Vec<_>>().join("+")
    }
}

fn why(words: &Words, vote: &Vote) -> String {
    match vote.decider {
        Decider::Nobody => words.say("story-why-nobody"),
        Decider::Equal => words.say("story-why-equal"),
        Decider::MostCards => words.say("story-why-most-cards"),
        Decider::HighestCard { value } => words.say_with("story-why-highest-card", &[("value", value.into())]),
        Decider::LongestRun { length } => words.say_with("story-why-longest-run", &[("length", length.into())]),
        Decider::HighestSum { sum } => words.say_with("story-why-highest-sum", &[("sum", sum.into())]),
        Decider::HighestOpen { value } => words.say_with("story-why-highest-open", &[("value", value.into())]),
    }
}
