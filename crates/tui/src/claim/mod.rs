//! The table of Claim.

mod cards;
mod draw;
mod help;

use claim::{Action, Artifact, Card, Event, Hero, Phase, State, Zone};
use game::Game as _;
use ratatui::{buffer::Buffer, layout::Rect, style::Modifier, text::Line};

use self::{
    cards::{
        asks_for_hand, by_suit, cards_in, centre, choices, counted, counts, displays, face, own_hand, side_name, suits,
        trick_number,
    },
    help::{artifact_help, card_help, faction_help, with_rule},
};
use crate::{
    flow::Spots,
    look,
    shown::{Page, Scene, Shown},
};

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// A card that lies open, and where.
    Open(Zone, Card),
    /// A card of one's own hand.
    Hand(Card),
    /// An artifact of one's own.
    Own(Artifact),
    /// An answer that is no card of the hand, with its number on the screen.
    Choice(Action, u8),
}

type Table<'a> = Scene<'a, State>;

impl Shown for State {
    type Thing = Thing;

    fn name(scene: &Table) -> String {
        let setup = &scene.table.replay().setup;
        let named = |set: &claim::NamedSet| set.setup(setup.players).is_some_and(|s| s.factions == setup.factions);
        match claim::NamedSet::ALL.iter().find(|set| named(set)) {
            Some(&set) => scene.words.set(set),
            None => scene.words.say("terminal-own-mix"),
        }
    }

    fn progress(scene: &Table) -> String {
        let trick = trick_number(scene);
        match scene.view.phase() {
            Phase::One => scene.words.say_with("terminal-phase-one", &[("trick", trick.into())]),
            Phase::Two => scene.words.say_with("terminal-phase-two", &[("trick", trick.into())]),
        }
    }

    fn things(scene: &Table) -> Vec<Vec<Thing>> {
        let mut rows = vec![
            centre(scene).into_iter().map(|(zone, card)| Thing::Open(zone, card)).collect(),
            displays(scene).into_iter().map(|(zone, card)| Thing::Open(zone, card)).collect(),
        ];
        let hand = own_hand(scene);
        rows.extend(suits(scene.view.rules(), hand).map(|(_, cards)| cards.into_iter().map(Thing::Hand).collect()));
        rows.insert(2, scene.view.artifacts().iter().map(Thing::Own).collect());
        rows.push(choices(scene).collect());
        rows.retain(|row: &Vec<Thing>| !row.is_empty());
        rows
    }

    fn answer(scene: &Table, thing: Thing) -> Option<Action> {
        match thing {
            Thing::Hand(card) => {
                Some(Action::Card(face(scene.view.rules(), card))).filter(|_| asks_for_hand(scene.view))
            }
            Thing::Choice(action, _) => Some(action),
            // What is played is chosen from the list.
            Thing::Own(_) => None,
            Thing::Open(_, card) => {
                let answer = Action::Card(face(scene.view.rules(), card));
                Some(answer).filter(|&answer| !asks_for_hand(scene.view) && scene.view.answers().has(answer))
            }
        }
    }

    fn number(thing: Thing) -> Option<u8> {
        match thing {
            Thing::Choice(_, number) => Some(number),
            _ => None,
        }
    }

    fn is_first_choice(thing: Thing) -> bool {
        matches!(thing, Thing::Hand(_))
    }

    fn draw(scene: &Table, cursor: Option<Thing>, area: Rect, screen: &mut Buffer) -> Spots<Thing> {
        draw::table(scene, cursor, area, screen)
    }

    fn tally_height(scene: &Table) -> u16 {
        scene.view.rules().slots().count() as u16 + 3
    }

    fn draw_tally(scene: &Table, area: Rect, screen: &mut Buffer) {
        draw::tally(scene, area, screen);
    }

    fn help(scene: &Table, thing: Thing) -> Page {
        let rules = scene.view.rules();
        match thing {
            Thing::Open(_, card) | Thing::Hand(card) => card_help(scene, rules, card),
            Thing::Own(artifact) => artifact_help(scene, artifact),
            Thing::Choice(action, _) => match action {
                Action::Artifact(artifact) => artifact_help(scene, artifact),
                Action::Faction(faction) => faction_help(scene, faction),
                Action::Card(card) => card_help(scene, rules, card),
                action => {
                    Page { title: Self::in_words(scene, action), paragraphs: vec![<State as Shown>::question(scene)] }
                }
            },
        }
    }

    fn piles(scene: &Table) -> Page {
        let (rules, words) = (scene.view.rules(), scene.words);
        let mut paragraphs = Vec::new();
        for seat in rules.seats() {
            for zone in [Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat), Zone::Beneath(seat)] {
                let known = cards_in(scene.view, zone);
                let unknown = scene.view.hidden_in(zone);
                if known.is_empty() && unknown == 0 {
                    continue;
                }
                let mut parts = by_suit(scene, known);
                if unknown > 0 {
                    parts.push(words.say_with("terminal-unknown-cards", &[("count", unknown.into())]));
                }
                paragraphs.push(format!("{}, {}: {}", scene.who(seat), words.zone(zone), parts.join("; ")));
            }
        }
        if paragraphs.is_empty() {
            paragraphs.push(words.say("terminal-no-piles"));
        }
        Page { title: words.say("terminal-piles"), paragraphs }
    }

    fn reference(scene: &Table) -> Page {
        let (rules, words) = (scene.view.rules(), scene.words);
        let mut paragraphs = Vec::new();
        for (_, faction) in rules.slots() {
            paragraphs.push(format!(
                "{}: {}",
                words.faction(faction),
                faction_help(scene, faction).paragraphs.join(" ")
            ));
        }
        if rules.heroes() {
            for hero in Hero::ALL {
                let power = with_rule(scene, &words.hero_power(hero), hero.rule());
                paragraphs.push(format!("{} ({}): {power}", words.hero(hero), rules.value_of(hero.card())));
            }
            paragraphs.push(words.heroes_help());
            paragraphs.push(words.say("unverified-heroes"));
        }
        if scene.view.tokens().potions_left > 0 || rules.seats().any(|seat| scene.view.potions(seat) > 0) {
            paragraphs.push(words.potions_help());
        }
        if rules.artifacts() {
            paragraphs.push(words.artifacts_help());
            for artifact in Artifact::ALL {
                let Page { title, paragraphs: power } = artifact_help(scene, artifact);
                paragraphs.push(format!("{title}: {}", power.join(" ")));
            }
        }
        Page { title: words.say("terminal-cards-in-play"), paragraphs }
    }

    fn question(scene: &Table) -> String {
        scene.words.claim_question(scene.view)
    }

    fn in_words(scene: &Table, action: Action) -> String {
        scene.words.claim_answer(scene.view, action)
    }

    fn refusal(scene: &Table, error: &claim::ActionError) -> String {
        scene.words.claim_refusal(scene.view.rules(), error, scene.names)
    }

    fn story(scene: &Table) -> Vec<(usize, String)> {
        let (rules, mut phase) = (scene.view.rules(), Phase::One);
        let mut told = Vec::new();
        for (at, events) in scene.happened.iter().enumerate() {
            let sentences = scene.words.claim_events(rules, scene.names, scene.viewer(), phase, events);
            told.extend(sentences.into_iter().map(|sentence| (at, sentence)));
            if events.contains(&Event::PhaseTwo) {
                phase = Phase::Two;
            }
        }
        told
    }

    fn ending(scene: &Table) -> Vec<Line<'static>> {
        let Some(score) = scene.table.position().score() else { return Vec::new() };
        let (rules, words) = (scene.view.rules(), scene.words);
        let mut lines =
            vec![Line::styled(words.claim_ending(rules, &score, scene.names), look::heading()), Line::default()];
        for ((slot, _), vote) in rules.slots().zip(score.votes()) {
            lines.push(Line::styled(
                words.claim_vote(vote, scene.names),
                look::suit(slot.index()).add_modifier(Modifier::BOLD),
            ));
            for side in 0..rules.sides() {
                let who = side_name(scene, side);
                lines.push(Line::raw(format!("    {who}: {}", counted(scene, side, slot, vote))));
            }
        }
        lines
    }

    fn plainly(scene: &Table) -> Vec<String> {
        let (rules, words) = (scene.view.rules(), scene.words);
        let mut lines: Vec<String> =
            rules.seats().map(|seat| format!("{}: {}", scene.who(seat), counts(scene, seat).join(", "))).collect();
        lines.extend(Self::piles(scene).paragraphs.into_iter().filter(|line| *line != words.say("terminal-no-piles")));
        lines.extend(draw::middle(scene, None, true).lines_of_text());
        let held: Vec<String> = scene.view.artifacts().iter().map(|artifact| words.artifact(artifact)).collect();
        if !held.is_empty() {
            lines.push(format!("{}: {}", words.say("terminal-artifacts"), held.join(", ")));
        }
        lines.push(format!("{}: {}", words.say("terminal-hand"), by_suit(scene, own_hand(scene)).join("; ")));
        if let Some(score) = scene.view.standing() {
            for vote in score.votes() {
                let counts: Vec<String> = (0..rules.sides())
                    .map(|side| format!("{} {}", side_name(scene, side), vote.cards[usize::from(side)]))
                    .collect();
                lines.push(format!("{}: {}", words.faction(vote.faction), counts.join(", ")));
            }
        }
        lines
    }
}
