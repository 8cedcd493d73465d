//! A game of bots, told trick by trick.

use std::fmt::Write as _;

use claim::{Card, Decider, Edition, Ending, Event, Faction, NamedSet, Rules, Score, Setup, State, Vote, Zone};
use clap::{Args, ValueEnum};
use game::{Actor, Chance, Game, Seat, Table};

/// Watch a game of bots, trick by trick. They play legal cards at random for now.
#[derive(Args)]
pub(crate) struct Watch {
    /// A named set or scenario: claim, claim-2, magic, shadow, the-succession, under-the-bridge, the-clockwork-court,
    /// wings-over-the-throne.
    #[arg(long, default_value = "claim", value_parser = |name: &str| name.parse::<NamedSet>())]
    set: NamedSet,
    /// Your own deck instead: factions divided by commas, such as Kings,Peasants,Vikings,Bards,Trolls.
    #[arg(long, value_delimiter = ',', value_parser = |name: &str| name.parse::<Faction>())]
    factions: Vec<Faction>,
    /// A set-up from a JSON file instead: factions, players, edition, artifacts, heroes, first, facts (loot, heroes).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["factions", "players", "edition", "artifacts", "heroes"])]
    setup: Option<std::path::PathBuf>,
    /// How many play: 2, 3 or 4.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The edition of the rules; a named set has its own.
    #[arg(long)]
    edition: Option<EditionArg>,
    /// Play with artifacts.
    #[arg(long)]
    artifacts: bool,
    /// Play with heroes.
    #[arg(long)]
    heroes: bool,
    /// The seed of deal and play: the same seed is the same game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum EditionArg {
    A,
    C2,
}

impl Watch {
    pub(crate) fn run(&self) -> Result<String, String> {
        let setup = self.setup()?;
        let mut chance = Chance::from_seed(self.seed);
        let deal = State::deal(&setup, &mut chance).map_err(|e| e.to_string())?;
        let mut table = Table::<State>::new(setup.clone(), deal).map_err(|e| e.to_string())?;
        let mut story = Story::new(table.position(), self.seed);
        if setup.advised_against() {
            let _ = writeln!(story.text, "The rulebook advises against this deck for three and four players (12.1).\n");
        }
        if self.shows_unverified_facts(&setup) {
            story.text.push_str("Not verified (2.5): loot of Raccoons, values of heroes, line-ups of scenarios.\n\n");
        }
        while table.actor() != Actor::Over {
            let action = table.position().sample(&mut chance).ok_or("nobody can go on")?;
            let mut events = Vec::new();
            table.play_with(action, &mut events).map_err(|e| e.to_string())?;
            story.tell(&events);
        }
        let score = table.position().score().ok_or("the game has no result")?;
        story.end(&score);
        Ok(story.text)
    }

    /// Does the game use facts that are printed on the cards only?
    fn shows_unverified_facts(&self, setup: &Setup) -> bool {
        let scenario = self.factions.is_empty() && self.setup.is_none() && self.set.is_scenario();
        scenario || setup.heroes || setup.factions.contains(&Faction::Raccoons)
    }

    fn setup(&self) -> Result<Setup, String> {
        if let Some(file) = &self.setup {
            let text = std::fs::read_to_string(file).map_err(|e| format!("{} can't be read: {e}", file.display()))?;
            return serde_json::from_str(&text).map_err(|e| format!("{} is no set-up: {e}", file.display()));
        }
        let mut setup = if self.factions.is_empty() {
            let set = self.set;
            set.setup(self.players).ok_or_else(|| format!("{set} is not for {} players", self.players))?
        } else {
            Setup { players: self.players, ..Setup::two(self.factions.iter().copied()) }
        };
        match self.edition {
            Some(EditionArg::A) => setup.edition = Edition::A,
            Some(EditionArg::C2) => setup.edition = Edition::C2,
            None => {}
        }
        setup.artifacts |= self.artifacts;
        setup.heroes |= self.heroes;
        Ok(setup)
    }
}

/// The game as text, a line for each trick.
struct Story {
    rules: Rules,
    text: String,
    trick: u32,
    /// What has been turned up for the next trick.
    prizes: Vec<String>,
    /// What has happened in this one.
    words: Vec<String>,
}

impl Story {
    fn new(state: &State, seed: u64) -> Story {
        let rules = *state.rules();
        let factions: Vec<&str> = rules.slots().map(|(_, faction)| faction.name()).collect();
        let mut text = format!("{} players, {}, seed {seed}\n\n", rules.players(), factions.join(", "));
        for seat in rules.seats() {
            let hand: Vec<String> = state.hand(seat).iter().map(|card| rules.card_name(card)).collect();
            let _ = writeln!(text, "{} holds {}", name(seat), hand.join(" "));
        }
        text.push_str("\nPhase one: tricks for followers\n");
        let prizes = state.prizes().map(|card| rules.card_name(card)).collect();
        Story { rules, text, trick: 0, prizes, words: Vec::new() }
    }

    fn tell(&mut self, events: &[Event]) {
        for &event in events {
            match event {
                Event::PhaseTwo => {
                    self.end_trick();
                    self.trick = 0;
                    self.text.push_str("\nPhase two: the followers fight\n");
                }
                Event::Leads(_) | Event::WithoutPlay => self.end_trick(),
                Event::Moved { card, from: Zone::Draw, to: Zone::Prize, .. } => {
                    self.end_trick();
                    self.prizes.push(self.rules.card_name(card));
                }
                event => self.words.extend(self.words_for(event)),
            }
        }
    }

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
        self.trick += 1;
        let prizes = if self.prizes.is_empty() { String::new() } else { format!("{:<11} ", self.prizes.join(" ")) };
        let _ = writeln!(self.text, "{:>4}  {prizes}{}", self.trick, self.words.join("  "));
        self.prizes.clear();
        self.words.clear();
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

fn name(seat: Seat) -> char {
    ['A', 'B', 'C', 'D'][seat.index() % 4]
}
