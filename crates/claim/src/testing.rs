//! Positions in one line of notation, for tests.
//!
//! A position is sections divided by `|`. The first names the factions of the deck. Then, in any order, flags: `C2`,
//! `artifacts`, `heroes`, `one` (phase one; two is the default), `3` or `4` (players), `lead b`, `full moon`; and zones:
//! `a: Kn7 Go0` is the hand of the first seat (a to d), further `a.followers`, `a.score`, `a.display`, `a.open` (the
//! open Vampire), `a.beneath`, `a.artifacts`, `a.potions` (held, oldest first), `draw` (top first), `prize`, `pot`
//! (lead card first), `pool`, `discard`, `potions` (the stack, top first), `loot: 1 3` (the Raccoons that carry it),
//! `values: 8 5 4 9 6 3` (of the heroes). All other cards are out of the game.

use game::{Actor, Game as _, Seat};

use crate::{
    action::Action,
    artifacts::Artifact,
    card::{Card, CardSet},
    deal::{Deal, DrawPile},
    event::{Event, Zone},
    factions::Faction,
    phase::Phase,
    potion::Potion,
    question::Question,
    setup::{Edition, Facts, Rules, Setup},
    state::State,
};

/// A position to play on from.
pub(crate) struct Position {
    pub(crate) state: State,
    /// All that happened since.
    pub(crate) events: Vec<Event>,
}

/// The position that a line of notation describes.
#[track_caller]
pub(crate) fn at(line: &str) -> Position {
    let sections: Vec<&str> = line.split('|').map(str::trim).collect();
    let rules = rules(&sections);
    let mut builder = Builder { rules, unused: rules.all_cards() };
    let deal = Deal {
        hands: [CardSet::EMPTY; 4],
        draw: DrawPile::new(&[]),
        left: CardSet::EMPTY,
        replaced: CardSet::EMPTY,
        artifacts: Default::default(),
        potions: [None; 10],
        first: Seat(0),
    };
    let mut state = State::dealt(rules, &deal);
    state.phase = if sections.contains(&"one") { Phase::One } else { Phase::Two };
    state.factions.full_moon = sections.contains(&"full moon");
    for section in &sections[1..] {
        if let Some(seat) = section.strip_prefix("lead ") {
            (state.next.leader, state.verdict.winner) = (seat_named(seat), seat_named(seat));
        } else if let Some((zone, contents)) = section.split_once(':') {
            builder.fill(&mut state, zone.trim(), contents);
        } else {
            let flags = ["A", "C2", "artifacts", "heroes", "one", "full moon", "3", "4"];
            assert!(flags.contains(section), "there is no flag {section:?}");
        }
    }
    builder.stack(&mut state, &sections);
    state.out = builder.unused;
    state.conserved().unwrap_or_else(|e| panic!("{line}: {e}"));
    state.advance(&mut ());
    Position { state, events: Vec::new() }
}

/// The position after these answers, as in [`Position::play`].
#[track_caller]
pub(crate) fn after(line: &str, answers: &str) -> Position {
    let mut position = at(line);
    position.play(answers);
    position
}

fn rules(sections: &[&str]) -> Rules {
    let factions = sections[0].split_whitespace().map(|name| name.parse::<Faction>().unwrap());
    let numbers = |key: &str| {
        let list = sections.iter().find_map(|s| s.strip_prefix(key))?;
        Some(list.split_whitespace().map(|n| n.parse::<u8>().unwrap()).collect::<Vec<_>>())
    };
    let mut facts = Facts::default();
    if let Some(loot) = numbers("loot:") {
        facts.loot = loot.into_iter().map(|value| 1 << value).sum();
    }
    if let Some(values) = numbers("values:") {
        facts.heroes = values.try_into().unwrap();
    }
    let setup = Setup {
        players: sections.iter().find_map(|s| s.parse().ok()).unwrap_or(2),
        edition: if sections.contains(&"C2") { Edition::C2 } else { Edition::A },
        artifacts: sections.contains(&"artifacts"),
        heroes: sections.contains(&"heroes"),
        facts,
        ..Setup::two(factions)
    };
    setup.rules().unwrap_or_else(|e| panic!("{}: {e}", sections[0]))
}

fn seat_named(name: &str) -> Seat {
    Seat("abcd".find(name).unwrap_or_else(|| panic!("there is no seat {name:?}")) as u8)
}

struct Builder {
    rules: Rules,
    unused: CardSet,
}

impl Builder {
    fn take(&mut self, name: &str) -> Card {
        let face = self.rules.card_named(name).unwrap_or_else(|| panic!("there is no card {name:?}"));
        let card = self.unused.and(self.rules.copies(face)).first();
        let card = card.unwrap_or_else(|| panic!("card {name:?} is used up"));
        self.unused.remove(card);
        card
    }

    fn fill(&mut self, state: &mut State, zone: &str, contents: &str) {
        let words = || contents.split_whitespace();
        let (seat, part) = zone.split_once('.').unwrap_or((zone, ""));
        let seat = "abcd".find(seat).filter(|_| seat.len() == 1).map(|i| Seat(i as u8));
        let zone = match (seat, part, zone) {
            (Some(seat), "", _) => Zone::Hand(seat),
            (Some(seat), "followers", _) => Zone::Followers(seat),
            (Some(seat), "score", _) => Zone::Score(seat),
            (Some(seat), "display", _) => Zone::Display(seat),
            (Some(seat), "beneath", _) => Zone::Beneath(seat),
            (Some(seat), "open", _) => {
                let card = self.take(contents.trim());
                state.factions.open[seat.index()] = Some(card);
                return state.front[seat.index()].add(card);
            }
            (Some(seat), "artifacts", _) => {
                return words().for_each(|word| state.artifacts.held[seat.index()].add(word.parse().unwrap()));
            }
            (None, _, "draw") => {
                let cards: Vec<Card> = words().map(|word| self.take(word)).collect();
                state.draw = DrawPile::new(&cards);
                return;
            }
            (None, _, "prize") => Zone::Prize,
            (None, _, "pot") => Zone::Pot,
            (None, _, "pool") => Zone::Pool,
            (None, _, "discard") => Zone::Discard,
            (Some(_), "potions", _) | (None, _, "potions" | "loot" | "values") => return,
            _ => panic!("there is no zone {zone:?}"),
        };
        for word in words() {
            let card = self.take(word);
            state.put(card, zone);
        }
    }

    /// Lays out the potions: those held by a, then those held by b, then the stack, then the rest in any order.
    fn stack(&self, state: &mut State, sections: &[&str]) {
        if !self.rules.potions() {
            return;
        }
        let named = |key: &str| -> Vec<Potion> {
            let list = sections.iter().find_map(|s| s.strip_prefix(key)).unwrap_or("");
            let potion = |word: &str| Potion::ALL.into_iter().find(|p| p.to_string() == word).unwrap();
            list.split_whitespace().map(potion).collect()
        };
        let held = [named("a.potions:"), named("b.potions:")];
        let mut stack: Vec<Potion> = held.concat();
        state.potions.held = [(1 << held[0].len()) - 1, ((1 << held[1].len()) - 1) << held[0].len()];
        state.potions.taken = stack.len() as u8;
        stack.extend(named("potions:"));
        stack.extend(Potion::ALL.into_iter().filter(|p| !stack.contains(p)).collect::<Vec<_>>());
        state.potions.stack = std::array::from_fn(|i| Some(stack[i]));
    }
}

impl Position {
    /// Plays answers in notation, one after the other, each of which must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, answers: &str) -> &mut Position {
        for text in answers.split_whitespace() {
            let action = self.action(text);
            if let Err(error) = self.state.apply(action, &mut self.events) {
                panic!("{text}: {error}; asked {:?} of {:?}, legal: {}", self.asks(), self.actor(), self.answers());
            }
            self.state.conserved().unwrap_or_else(|e| panic!("after {text}: {e}"));
        }
        self
    }

    #[track_caller]
    fn action(&self, text: &str) -> Action {
        self.state.parse(text).unwrap_or_else(|| panic!("{text:?} is no answer"))
    }

    /// The number of the rule by which an answer is refused.
    #[track_caller]
    pub(crate) fn refuses(&self, text: &str) -> &'static str {
        let action = self.action(text);
        let mut after = self.state;
        let error = after.apply(action, &mut ()).expect_err("the answer should be refused");
        assert_eq!(after, self.state, "a refused answer must change nothing");
        error.rule()
    }

    /// What is asked.
    pub(crate) fn asks(&self) -> Option<Question> {
        self.state.question()
    }

    /// Who is asked: `a` to `d`, `chance` or `over`.
    pub(crate) fn actor(&self) -> &'static str {
        match self.state.actor() {
            Actor::Seat(seat) => ["a", "b", "c", "d"][seat.index()],
            Actor::Chance => "chance",
            Actor::Over => "over",
        }
    }

    /// The legal answers in notation, in order of number.
    pub(crate) fn answers(&self) -> String {
        let names = self.state.answers().iter::<Action>().map(|action| self.state.notation(action));
        names.collect::<Vec<_>>().join(" ")
    }

    /// The cards of a zone, named as in [`at`], in order of place; a draw pile from the top.
    #[track_caller]
    pub(crate) fn cards(&self, zone: &str) -> String {
        let (seat, part) = zone.split_once('.').unwrap_or((zone, ""));
        let state = &self.state;
        let set: CardSet = match (seat, part) {
            ("draw", _) => return self.names(state.draw.iter()),
            ("pot", _) => return self.names(state.pot()),
            ("prize", _) => return self.names(state.prizes()),
            ("trick", _) => state.cards_in(Zone::Trick),
            ("pool", _) => state.pool,
            ("discard", _) => state.discard,
            ("out", _) => state.out,
            (seat, "") => state.hand(seat_named(seat)),
            (seat, "followers") => state.followers(seat_named(seat)),
            (seat, "score") => state.score_pile(seat_named(seat)),
            (seat, "display") => state.display(seat_named(seat)),
            (seat, "beneath") => state.beneath(seat_named(seat)),
            (seat, "hidden") => state.cards_in(Zone::Hidden(seat_named(seat))),
            _ => panic!("there is no zone {zone:?}"),
        };
        self.names(set.iter())
    }

    fn names(&self, cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| self.state.rules.card_name(card)).collect::<Vec<_>>().join(" ")
    }

    /// Checks expectations, divided by `|`, under the number of the rule that makes them: `won a`, `leads b`,
    /// `asks a` (or `chance`, `over`), `question Play`, `answers: pass Horn`, `strengths: 8 3` (of the trick),
    /// `vote Goblins: a`, `full moon`, `no moon`, `a.potions: 2` (how many), `a.artifacts: Horn`, `a.open: Va3`, or any
    /// zone of [`Position::cards`] with its cards. Order matters for strengths, the draw pile, the pot and the prize.
    #[track_caller]
    pub(crate) fn ruled(&mut self, rule: &str, expected: &str) -> &mut Position {
        self.check(expected, &format!("rule {rule}: "));
        self
    }

    /// The same, where the test cites the rule elsewhere.
    #[track_caller]
    pub(crate) fn shows(&self, expected: &str) -> &Position {
        self.check(expected, "");
        self
    }

    #[track_caller]
    fn check(&self, expected: &str, rule: &str) {
        for section in expected.split('|').map(str::trim) {
            let (key, wanted) = section.split_once(':').or_else(|| section.rsplit_once(' ')).unwrap_or((section, ""));
            let ordered = matches!(key, "strengths" | "draw" | "pot" | "prize");
            let list = |text: &str| {
                let mut words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
                if !ordered {
                    words.sort();
                }
                words.join(" ")
            };
            let got = self.shown(key);
            assert_eq!(list(&got), list(wanted), "{rule}{key}; all expected: {expected}");
        }
    }

    #[track_caller]
    fn shown(&self, key: &str) -> String {
        let state = &self.state;
        let (seat, part) = key.split_once('.').unwrap_or(("", key));
        match (part, key.split_once(' ')) {
            ("winner" | "won", _) => self.winner().into(),
            ("lead" | "leads", _) => self.leader().into(),
            ("asked" | "asks", _) => self.actor().into(),
            ("question", _) => self.asks().map_or("none".into(), |question| format!("{question:?}")),
            ("about", _) => {
                let about = state.about();
                let place = about.place.map_or(String::new(), |at| format!(" #{}", at + 1));
                self.names(about.cards.iter()) + &place
            }
            ("answers", _) => self.answers(),
            ("strengths", _) => {
                let strengths = (0..state.trick.plays().len()).map(|at| state.strength(at).to_string());
                strengths.collect::<Vec<_>>().join(" ")
            }
            ("full", _) => if state.factions.full_moon { "moon" } else { "dark" }.into(),
            ("no", _) => if state.factions.full_moon { "bright" } else { "moon" }.into(),
            ("potions", _) => state.potions(seat_named(seat)).to_string(),
            ("artifacts", _) => {
                let names = state.artifacts(seat_named(seat)).iter().map(Artifact::name);
                names.collect::<Vec<_>>().join(" ")
            }
            ("open", _) => self.names(state.open(seat_named(seat)).into_iter()),
            (_, Some(("vote", faction))) => {
                let faction = Faction::ALL.into_iter().find(|f| f.name() == faction).expect("a faction's name");
                self.vote(faction).into()
            }
            _ => match Faction::ALL.into_iter().find(|faction| faction.name() == key) {
                Some(faction) => self.vote(faction).into(),
                None => self.cards(key),
            },
        }
    }

    /// How many cards count for each side in a faction's vote, once the game is over.
    #[track_caller]
    pub(crate) fn counts(&self, faction: Faction) -> [u8; 4] {
        let score = self.state.score().expect("the game is over");
        score.votes().find(|vote| vote.faction == faction).expect("the faction is in play").cards
    }

    /// Who leads the trick that is about to be played, or that is being played.
    pub(crate) fn leader(&self) -> &'static str {
        ["a", "b", "c", "d"][self.state.leader().index()]
    }

    /// Who won the last trick.
    pub(crate) fn winner(&self) -> &'static str {
        ["a", "b", "c", "d"][self.state.verdict.winner.index()]
    }

    /// Who gets a faction's vote, once the game is over: `a` to `d` for a side, or `-`.
    #[track_caller]
    pub(crate) fn vote(&self, faction: Faction) -> &'static str {
        let score = self.state.score().expect("the game is over");
        let vote = score.votes().find(|vote| vote.faction == faction).expect("the faction is in play");
        vote.side.map_or("-", |side| ["a", "b", "c", "d"][usize::from(side)])
    }
}
