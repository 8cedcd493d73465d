//! A game of Claim in words, a line for each trick.

use std::fmt::Write as _;

use claim::{Card, Decider, Ending, Event, Faction, Rules, Score, Setup, State, Vote, Zone};

use super::{Story, Told, name};

impl Told for State {
    type Story = Tricks;

    fn asked(&self) -> String {
        self.question().map_or(String::new(), |question| {
            let (words, rule) = question.in_words();
            format!("{words} ({rule})")
        })
    }
}

/// A game of Claim, trick by trick.
pub(crate) struct Tricks {
    rules: Rules,
    text: String,
    trick: u32,
    /// What has been turned up for the next trick.
    prizes: Vec<String>,
    /// What has happened in this one.
    words: Vec<String>,
}

impl Story<State> for Tricks {
    fn begin(setup: &Setup, state: &State) -> Tricks {
        let rules = *state.rules();
        let factions: Vec<&str> = rules.slots().map(|(_, faction)| faction.name()).collect();
        let mut text = format!("{} players, {}\n\n", rules.players(), factions.join(", "));
        if setup.advised_against() {
            text.push_str("The rulebook advises against this deck for three and four players (12.1).\n\n");
        }
        if shows_unverified_facts(setup) {
            text.push_str("Not verified (2.5): loot of Raccoons, values of heroes, line-ups of scenarios.\n\n");
        }
        for seat in rules.seats() {
            let _ = writeln!(text, "{} holds {}", name(seat), names(&rules, state.hand(seat).iter()));
        }
        text.push_str("\nPhase one: tricks for followers\n");
        let prizes = state.prizes().map(|card| rules.card_name(card)).collect();
        Tricks { rules, text, trick: 1, prizes, words: Vec::new() }
    }

    fn tell(&mut self, events: &[Event]) {
        for &event in events {
            match event {
                Event::PhaseTwo => {
                    self.end_trick();
                    self.trick = 0;
                    self.text.push_str("\nPhase two: the followers fight\n");
                }
                Event::Leads(_) | Event::WithoutPlay => {
                    self.end_trick();
                    self.trick += 1;
                }
                Event::Moved { card, from: Zone::Draw, to: Zone::Prize, .. } => {
                    self.end_trick();
                    self.prizes.push(self.rules.card_name(card));
                }
                event => self.words.extend(self.words_for(event)),
            }
        }
    }

    fn stop(&mut self, state: &State) {
        self.end_trick();
        self.text.push('\n');
        for seat in self.rules.seats() {
            let _ = writeln!(self.text, "{} holds {}", name(seat), names(&self.rules, state.hand(seat).iter()));
        }
    }

    fn end(&mut self, score: &Score) {
        self.end_trick();
        self.text.push_str("\nThe votes\n");
        for vote in score.votes() {
            let side = vote.side.map_or("nobody".into(), |side| self.side(side));
            let counts: Vec<String> =
                (0..self.rules.sides()).map(|side| vote.cards[usize::from(side)].to_string()).collect();
            let _ = writeln!(self.text, "  {:<14} {side:<8} {:<7} {}", vote.faction, counts.join(" : "), why(vote));
        }
        let winners: Vec<String> =
            (0..self.rules.sides()).filter(|&side| score.won(side)).map(|side| self.side(side)).collect();
        let how = match score.ending {
            Ending::Votes => "with the most votes",
            Ending::Cards => "with as many votes, but more cards of the factions won",
            Ending::Sum => "with as many votes and cards, but the higher sum of values",
            Ending::Shared => "share the win",
        };
        let verb = if winners.len() == 1 { " wins " } else { " " };
        let _ = write!(self.text, "\n{}{verb}{how}.", winners.join(" and "));
    }

    fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

impl Tricks {
    /// What is worth a word.
    fn words_for(&self, event: Event) -> Option<String> {
        let card = |card: Card| self.rules.card_name(card);
        let faction = |slot| self.rules.faction(slot).map_or("", Faction::name);
        Some(match event {
            Event::Moved { card: c, from: Zone::Hand(seat), to: Zone::Trick, .. } => {
                format!("{} {}", name(seat), card(c))
            }
            Event::Moved { card: c, from: Zone::Prize, to: Zone::Trick, .. } => format!("[becomes {}]", card(c)),
            Event::Moved { card: c, from: Zone::Prize, to: Zone::Followers(seat), .. } => {
                format!("{} takes {}", name(seat), card(c))
            }
            Event::Moved { card: c, from: Zone::Display(_), to: Zone::Discard, .. } => format!("[{} goes]", card(c)),
            Event::Moved { card: c, to: Zone::Beneath(_), .. } => format!("[{} laid under]", card(c)),
            Event::Moved { card: c, to: Zone::Pot, .. } => format!("[{} into the pot]", card(c)),
            Event::Moved { from: Zone::Hand(seat), to: Zone::Discard, .. } => format!("[{} discards]", name(seat)),
            Event::Artifact { seat, artifact } => format!("[{} plays the {artifact}]", name(seat)),
            Event::Turned { slot, .. } => format!("[as one of the {}]", faction(slot)),
            Event::Potion { potion, .. } => format!("[potion {potion}]"),
            Event::TookPotion(seat) => format!("[{} takes a potion]", name(seat)),
            Event::Won { seat, with: Some(_) } => format!("-> {} wins", name(seat)),
            Event::Won { seat, with: None } => format!("-> {} wins without play", name(seat)),
            Event::Moon(true) => "[the moon is full]".into(),
            Event::Moon(false) => "[no moon]".into(),
            Event::Declared { seat, slot } => format!("[{} declares for the {}]", name(seat), faction(slot)),
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

    /// A player, or the players of a team.
    fn side(&self, side: u8) -> String {
        let seats = self.rules.seats().filter(|&seat| self.rules.side(seat) == side);
        seats.map(|seat| name(seat).to_string()).collect::<Vec<_>>().join("+")
    }
}

fn why(vote: &Vote) -> String {
    match vote.decider {
        Decider::Nobody => "nobody has any".into(),
        Decider::Equal => "all equal".into(),
        Decider::MostCards => "most cards".into(),
        Decider::HighestCard { value } => format!("as many cards, but the higher one: {value}"),
        Decider::LongestRun { length } => format!("longest run: {length}"),
        Decider::HighestSum { sum } => format!("highest sum under the open Vampire: {sum}"),
        Decider::HighestOpen { value } => format!("same sum, but the higher open Vampire: {value}"),
    }
}

/// Does the game use facts that are printed on the cards only?
fn shows_unverified_facts(setup: &Setup) -> bool {
    setup.heroes || setup.factions.contains(&Faction::Raccoons) || is_scenario(setup)
}

fn is_scenario(setup: &Setup) -> bool {
    let mut scenarios = claim::NamedSet::ALL.into_iter().filter(|set| set.is_scenario());
    scenarios.any(|set| set.setup(setup.players).is_some_and(|scenario| scenario.factions == setup.factions))
}

fn names(rules: &Rules, cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| rules.card_name(card)).collect::<Vec<_>>().join(" ")
}
