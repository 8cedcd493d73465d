//! Reasons for answers, held against the true position: a reason that is said is true, whatever was hidden from the player.

use std::collections::BTreeMap;

use claim::{Action, Card, Event, NamedSet, Question, State, View, Zone, decks};
use game::{Actor, Chance, Game as _, Seat, Table};
use words::{Language, Words};

/// A seat that is asked, in the position as it truly is.
struct Asked<'a> {
    state: &'a State,
    view: &'a View,
    seat: Seat,
}

impl Asked<'_> {
    fn cards(state: &State) -> Vec<Card> {
        let card = |action| if let Action::Card(card) = action { Some(card) } else { None };
        state.answers().iter().filter_map(card).collect()
    }

    fn named(&self, words: &Words, name: &str) -> Card {
        let rules = self.state.rules();
        Self::cards(self.state).into_iter().find(|&card| words.card(rules, card) == name).expect(name)
    }

    fn value(&self, card: Card) -> u8 {
        self.state.rules().value_of(card)
    }

    fn events(state: &State, card: Card) -> (State, Vec<Event>) {
        let (mut after, mut events) = (*state, Vec::new());
        after.apply_telling(Action::Card(card), &mut events).unwrap();
        (after, events)
    }

    fn winner(events: &[Event]) -> Option<Seat> {
        events.iter().find_map(|event| if let Event::Won { seat, .. } = event { Some(*seat) } else { None })
    }

    /// Does the last card of a trick win it?
    fn wins(&self, card: Card) -> bool {
        Self::winner(&Self::events(self.state, card).1) == Some(self.seat)
    }

    /// The cards that the next player truly may answer this one with, and whether each beats it.
    fn replies(&self, card: Card) -> Vec<(Card, bool)> {
        let (after, _) = Self::events(self.state, card);
        if after.question() != Some(Question::Play) {
            return Vec::new();
        }
        let beats = |reply| Some((reply, Self::winner(&Self::events(&after, reply).1)? != self.seat));
        Self::cards(&after).into_iter().filter_map(beats).collect()
    }

    /// Does one's side win if everybody else plays the first card they may, or the last?
    fn is_won(&self, card: Card) -> bool {
        let side = |seat| self.state.rules().side(seat);
        [false, true].into_iter().all(|is_last| {
            let (mut after, mut events) = Self::events(self.state, card);
            while Self::winner(&events).is_none() && after.question() == Some(Question::Play) {
                let cards = Self::cards(&after);
                let next = if is_last { cards.last() } else { cards.first() };
                (after, events) = Self::events(&after, *next.unwrap());
            }
            Self::winner(&events).is_none_or(|winner| side(winner) == side(self.seat))
        })
    }

    /// Is what is said of an answer true? Says which reason it was.
    fn check(&self, words: &Words, answer: Action, reason: &str) -> &'static str {
        let others = || Self::cards(self.state).into_iter().filter(move |&other| Action::Card(other) != answer);
        let rules = self.state.rules();
        let Action::Card(card) = answer else { return self.check_other(words, answer, reason) };
        if let Some((_, prize)) = reason.split_once("It brings you the prize: ") {
            let (_, events) = Self::events(self.state, card);
            let taken = events.iter().any(|event| match event {
                Event::Moved { card, from: Zone::Prize, to: Zone::Followers(seat), .. } => {
                    *seat == self.seat && prize == format!("{}.", words.card(rules, *card))
                }
                _ => false,
            });
            assert!(taken, "{reason}");
        }
        match reason {
            "It is your only choice." => {
                assert_eq!(self.state.answers().len(), 1);
                "only"
            }
            "It is the highest prize." => {
                let value = self.value(card);
                assert!(self.state.prizes().all(|other| other == card || self.value(other) <= value));
                "highest prize"
            }
            _ if reason.starts_with("Your followers already include") => {
                let mine = self.state.followers(self.seat).and(rules.all_of(rules.slot_of(card))).len();
                let said = reason.split(' ').nth(4).unwrap().replace("one", "1").parse::<u32>().unwrap();
                assert!(said == mine && mine > 0, "{reason} {mine}");
                "joins"
            }
            _ if reason.starts_with("Every card you may play wins") => {
                assert!(self.wins(card) && others().all(|other| self.wins(other)), "{reason}");
                "all win"
            }
            _ if reason.starts_with("It is your lowest card that wins this trick.") => {
                let lower = |&other: &Card| self.value(other) < self.value(card);
                assert!(self.wins(card) && !others().filter(lower).any(|other| self.wins(other)), "{reason}");
                "cheap"
            }
            _ if reason.starts_with("It wins this trick.") => {
                assert!(self.wins(card), "{reason}");
                "wins"
            }
            _ if reason.starts_with("It loses this trick; ") => {
                let name = reason["It loses this trick; ".len()..].split(" would win it").next().unwrap();
                let other = self.named(words, name.trim_start_matches("the "));
                assert!(!self.wins(card) && self.wins(other), "{reason}");
                "gives up"
            }
            _ if reason.starts_with("None of your cards wins this trick") => {
                assert!(!self.wins(card) && !others().any(|other| self.wins(other)), "{reason}");
                let is_lowest = others().all(|other| self.value(other) >= self.value(card));
                assert_eq!(is_lowest, reason.contains("lowest"), "{reason}");
                "cannot win"
            }
            _ if reason.contains("o card still out can beat it") => {
                assert!(self.replies(card).iter().all(|(_, beats)| !beats) && self.is_won(card), "{reason}");
                self.check_risk(words, reason);
                if reason.starts_with("No") { "safe lead" } else { "safe" }
            }
            _ if reason.starts_with("Of the cards you may lead, it is the hardest") => {
                assert!(Self::count_in(reason) >= self.beaten_by(card), "{reason}");
                self.check_risk(words, reason);
                "safest"
            }
            _ if reason.starts_with("It is the lowest card you may lead. ") => {
                let name = reason["It is the lowest card you may lead. ".len()..].split(" stays").next().unwrap();
                let kept = self.named(words, name);
                assert!(others().all(|other| self.value(other) >= self.value(card)), "{reason}");
                assert!(
                    self.value(kept) > self.value(card) && Self::count_in(reason) >= self.beaten_by(kept),
                    "{reason}"
                );
                "low"
            }
            _ if reason.contains("still out can beat it") => {
                assert!(Self::count_in(reason) >= self.beaten_by(card) && Self::count_in(reason) > 0, "{reason}");
                if reason.starts_with("It beats") { "beats" } else { "lead" }
            }
            "It beats all cards in the trick so far." => {
                assert_eq!(self.view.takes_the_lead(card), Some(true));
                "beats now"
            }
            "Your partner's card is the best in the trick so far." => {
                assert_eq!(rules.players(), 4);
                "partner"
            }
            _ if reason.starts_with("It leaves the trick to others; ") => {
                assert_eq!(self.view.takes_the_lead(card), Some(false));
                "leaves"
            }
            "None of your cards beats those in the trick." => {
                let beats = |card| self.view.takes_the_lead(card) != Some(false);
                assert!(!beats(card) && !others().any(beats));
                "cannot beat"
            }
            _ => panic!("what kind of reason is this? {reason}"),
        }
    }

    fn check_other(&self, words: &Words, answer: Action, reason: &str) -> &'static str {
        match answer {
            Action::Artifact(artifact) => {
                assert!(reason == words.artifact_effect(artifact) || reason == words.say("reason-only"));
                "artifact"
            }
            Action::Potions(_) => {
                let numbers = reason.split(' ').filter_map(|word| word.parse::<usize>().ok()).sum::<usize>();
                assert_eq!(numbers + self.state.potions_revealed().count(), 10, "{reason}");
                "potions"
            }
            Action::Pass if reason == "Your artifacts stay in hand." => {
                assert!(!self.view.artifacts().is_empty());
                "keeps artifacts"
            }
            _ => {
                assert_eq!(reason, words.say("reason-only"));
                "only"
            }
        }
    }

    /// What is said of another card that might be led instead.
    fn check_risk(&self, words: &Words, reason: &str) {
        let Some((before, count)) = reason.split_once(" could be beaten by ") else { return };
        let name = before.rsplit(". ").next().unwrap().rsplit("do it. ").next().unwrap();
        let other = self.named(words, name);
        let count = count.trim_end_matches('.').replace("one", "1").parse::<usize>().unwrap();
        assert!(count >= self.beaten_by(other) && count > 0, "{reason}");
    }

    fn beaten_by(&self, card: Card) -> usize {
        self.replies(card).iter().filter(|(_, beats)| *beats).count()
    }

    /// The number of cards that a sentence speaks of.
    fn count_in(reason: &str) -> usize {
        let words: Vec<&str> = reason.split(' ').collect();
        let at = words.windows(2).position(|pair| matches!(pair, [_, "card" | "cards"]) && number(pair[0]).is_some());
        number(words[at.expect(reason)]).unwrap()
    }
}

fn number(word: &str) -> Option<usize> {
    if word.eq_ignore_ascii_case("one") { Some(1) } else { word.parse().ok() }
}

#[track_caller]
fn is_a_sentence(text: &str) {
    let is_begun = text.starts_with(|first: char| first.is_uppercase() || first.is_numeric());
    assert!(is_begun && text.ends_with('.') && !text.contains(['{', '}']) && !text.contains("  "), "{text}");
}

#[test]
fn a_reason_that_is_said_is_true() {
    let all: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let words = Words::new(Language::English);
    let mut said: BTreeMap<&str, u32> = BTreeMap::new();
    let sets = NamedSet::ALL.into_iter().flat_map(|set| (2..=4).filter_map(move |players| set.setup(players)));
    // With heroes, with artifacts, with both.
    let decks = decks::of(2).step_by(293).flat_map(|setup| decks::variants(&setup));
    for (seed, setup) in (0..).zip(sets.chain(decks)) {
        let mut chance = Chance::from_seed(seed);
        let deal = State::deal(&setup, &mut chance).unwrap();
        let mut table = Table::<State>::new(setup, deal).unwrap();
        while table.actor() != Actor::Over {
            if let Actor::Seat(seat) = table.actor() {
                let view = table.view(seat);
                let asked = Asked { state: table.position(), view: &view, seat };
                for answer in view.answers().iter::<Action>() {
                    if let Some(reason) = words.claim_reason(&view, answer) {
                        *said.entry(asked.check(&words, answer, &reason)).or_default() += 1;
                    }
                    let of_all = all.iter().filter_map(|words| words.claim_reason(&view, answer));
                    of_all.for_each(|reason| is_a_sentence(&reason));
                }
            }
            let action = table.position().sample(&mut chance).unwrap();
            table.play(action).unwrap();
        }
    }
    let kinds = [
        "all win",
        "artifact",
        "beats",
        "beats now",
        "cannot beat",
        "cannot win",
        "cheap",
        "gives up",
        "highest prize",
        "joins",
        "keeps artifacts",
        "lead",
        "leaves",
        "low",
        "only",
        "partner",
        "potions",
        "safe",
        "safe lead",
        "safest",
        "wins",
    ];
    assert!(kinds.iter().all(|kind| said.get(kind).is_some_and(|&count| count > 2)), "{said:?}");
}

/// 8.9: a Goblin that no higher Goblin can beat is not safe as long as others may hold Knights.
#[test]
fn a_lead_that_knights_can_beat_is_not_called_safe() {
    let words = Words::new(Language::English);
    let setup = NamedSet::Claim.setup(2).unwrap();
    let mut compared = 0;
    for seed in 0..40 {
        let deal = State::deal(&setup, &mut Chance::from_seed(seed)).unwrap();
        let table = Table::<State>::new(setup.clone(), deal).unwrap();
        let Actor::Seat(seat) = table.actor() else { panic!("somebody leads") };
        let (view, rules) = (table.view(seat), table.position().rules());
        let highest = Action::Card(rules.card_named("Go9").unwrap());
        if !view.answers().has(highest) {
            continue;
        }
        let knights = view.unseen().iter().filter(|&card| rules.card_name(card).starts_with("Kn")).count();
        let reason = words.claim_reason(&view, highest).unwrap();
        let counted = [format!("{knights} cards still out"), "It is the lowest".into()];
        assert!(counted.iter().any(|part| reason.contains(part)), "{knights}: {reason}");
        compared += 1;
    }
    assert!(compared > 5, "{compared}");
}
