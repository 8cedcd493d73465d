//! The table of Claim.

mod cards;
mod draw;

use claim::{Action, Artifact, Card, Hero, Phase, State, Zone};
use play::cards::{asks_for_hand, face, sides_from, suits, trick_number};
use ratatui::{buffer::Buffer, layout::Rect, style::Modifier, text::Line};
use words::Page;

use self::cards::{centre, choices, displays, own_hand};
use crate::{flow::Spots, look, scene::Scene, terminal_game::TerminalGame};

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// A card that lies open, and where.
    Open(Zone, Card),
    /// A card in the user's hand.
    Hand(Card),
    /// One of the user's artifacts.
    Own(Artifact),
    /// An answer that is no card of the hand, with its number on the screen.
    Choice(Action, u8),
}

type Table<'a> = Scene<'a, State>;

impl TerminalGame for State {
    type Thing = Thing;

    fn name(scene: &Table) -> String {
        scene.words.set_of(&scene.game.setup)
    }

    fn progress(scene: &Table) -> String {
        let trick = trick_number(scene.game.happened.iter().flatten());
        match scene.game.view.phase() {
            Phase::One => scene.words.say_with("table-phase-one", &[("trick", trick.into())]),
            Phase::Two => scene.words.say_with("table-phase-two", &[("trick", trick.into())]),
        }
    }

    fn things(scene: &Table) -> Vec<Vec<Thing>> {
        let mut rows = vec![
            centre(scene).into_iter().map(|(zone, card)| Thing::Open(zone, card)).collect(),
            displays(scene).into_iter().map(|(zone, card)| Thing::Open(zone, card)).collect(),
        ];
        let hand = own_hand(scene);
        rows.extend(
            suits(scene.game.view.rules(), hand)
                .into_iter()
                .map(|(_, cards)| cards.into_iter().map(Thing::Hand).collect()),
        );
        rows.insert(2, scene.game.view.artifacts().iter().map(Thing::Own).collect());
        rows.push(choices(scene).collect());
        rows.retain(|row: &Vec<Thing>| !row.is_empty());
        rows
    }

    fn answer(scene: &Table, thing: Thing) -> Option<Action> {
        match thing {
            Thing::Hand(card) => {
                Some(Action::Card(face(scene.game.view.rules(), card))).filter(|_| asks_for_hand(&scene.game.view))
            }
            Thing::Choice(action, _) => Some(action),
            // What is played is chosen from the list.
            Thing::Own(_) => None,
            Thing::Open(_, card) => {
                let answer = Action::Card(face(scene.game.view.rules(), card));
                Some(answer).filter(|&answer| !asks_for_hand(&scene.game.view) && scene.game.view.answers().has(answer))
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
        scene.game.view.rules().slots().count() as u16 + 3
    }

    fn tally_width(scene: &Table) -> u16 {
        draw::tally_width(scene)
    }

    fn draw_tally(scene: &Table, area: Rect, screen: &mut Buffer) {
        draw::tally(scene, area, screen);
    }

    fn standings(scene: &Table) -> Page {
        let (rules, words) = (scene.game.view.rules(), scene.words);
        let mut paragraphs = Vec::new();
        if let Some(score) = scene.game.view.standing() {
            for ((slot, faction), vote) in rules.slots().zip(score.votes()) {
                let of_side = |side| {
                    let counted = words.claim_counted(&scene.game.view, side, slot, vote);
                    format!("{} {counted}", words.side_name(scene.names, side))
                };
                let sides: Vec<String> = sides_from(rules, scene.game.seat).map(of_side).collect();
                paragraphs.push(format!("{}: {}", words.faction(faction), sides.join("; ")));
            }
        }
        Page { title: words.say("terminal-tally"), paragraphs }
    }

    fn help(scene: &Table, thing: Thing) -> Page {
        let rules = scene.game.view.rules();
        match thing {
            Thing::Open(_, card) | Thing::Hand(card) => scene.words.card_page(rules, card),
            Thing::Own(artifact) => scene.words.artifact_page(artifact),
            Thing::Choice(action, _) => Self::explained(scene, action).unwrap_or_else(|| Page {
                title: Self::in_words(scene, action),
                paragraphs: vec![<State as TerminalGame>::question(scene)],
            }),
        }
    }

    fn explained(scene: &Table, action: Action) -> Option<Page> {
        match action {
            Action::Artifact(artifact) => Some(scene.words.artifact_page(artifact)),
            Action::Faction(faction) => Some(scene.words.faction_page(faction)),
            Action::Card(card) => Some(scene.words.card_page(scene.game.view.rules(), card)),
            _ => None,
        }
    }

    fn piles(scene: &Table) -> Page {
        let (rules, words) = (scene.game.view.rules(), scene.words);
        let mut paragraphs = Vec::new();
        for seat in rules.seats() {
            for zone in [Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat), Zone::Beneath(seat)] {
                let known = scene.game.view.known(zone);
                let unknown = scene.game.view.hidden_in(zone);
                if known.is_empty() && unknown == 0 {
                    continue;
                }
                let mut parts = words.claim_by_suit(rules, known);
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
        let (rules, words) = (scene.game.view.rules(), scene.words);
        let mut paragraphs = Vec::new();
        for (_, faction) in rules.slots() {
            paragraphs.push(format!(
                "{}: {}",
                words.faction(faction),
                scene.words.faction_page(faction).paragraphs.join(" ")
            ));
        }
        if rules.heroes() {
            for hero in Hero::ALL {
                let power = words.with_rule(&words.hero_power(hero), hero.rule());
                paragraphs.push(format!("{} ({}): {power}", words.hero(hero), rules.value_of(hero.card())));
            }
            paragraphs.push(words.heroes_help());
            paragraphs.push(words.say("unverified-heroes"));
        }
        if scene.game.view.tokens().potions_left > 0 || rules.seats().any(|seat| scene.game.view.potions(seat) > 0) {
            paragraphs.push(words.potions_help());
        }
        if rules.artifacts() {
            paragraphs.push(words.artifacts_help());
            for artifact in Artifact::ALL {
                let Page { title, paragraphs: power } = scene.words.artifact_page(artifact);
                paragraphs.push(format!("{title}: {}", power.join(" ")));
            }
        }
        Page { title: words.say("terminal-cards-in-play"), paragraphs }
    }

    fn question(scene: &Table) -> String {
        scene.words.claim_question(&scene.game.view)
    }

    fn in_words(scene: &Table, action: Action) -> String {
        scene.words.claim_answer(&scene.game.view, action)
    }

    fn in_notation(scene: &Table, action: Action) -> String {
        scene.game.view.rules().action_name(action)
    }

    fn from_notation(scene: &Table, text: &str) -> Option<Action> {
        scene.game.view.rules().action_named(text)
    }

    fn refusal(scene: &Table, error: &claim::ActionError) -> String {
        scene.words.claim_refusal(scene.game.view.rules(), error, scene.names)
    }

    fn opening(scene: &Table) -> Option<String> {
        scene.words.claim_opening(&scene.game.view, &scene.game.happened)
    }

    fn story(scene: &Table) -> Vec<(usize, String)> {
        scene.words.claim_story(scene.game.view.rules(), scene.names, scene.game.reader(), &scene.game.happened)
    }

    fn ending(scene: &Table) -> Vec<Line<'static>> {
        let Some(score) = &scene.game.score else { return Vec::new() };
        let (rules, words) = (scene.game.view.rules(), scene.words);
        let mut lines =
            vec![Line::styled(words.claim_ending(rules, score, scene.names), look::heading()), Line::default()];
        for ((slot, _), vote) in rules.slots().zip(score.votes()) {
            lines.push(Line::styled(
                words.claim_vote(vote, scene.names),
                look::suit(slot.index()).add_modifier(Modifier::BOLD),
            ));
            for side in sides_from(rules, scene.game.seat) {
                let who = words.side_name(scene.names, side);
                lines
                    .push(Line::raw(format!("    {who}: {}", words.claim_counted(&scene.game.view, side, slot, vote))));
            }
        }
        lines
    }

    fn plainly(scene: &Table) -> Vec<String> {
        let (rules, words) = (scene.game.view.rules(), scene.words);
        let mut lines: Vec<String> = rules
            .seats()
            .map(|seat| {
                format!(
                    "{}: {}",
                    words.player(scene.names, seat),
                    words.claim_counts(&scene.game.view, seat).join(", ")
                )
            })
            .collect();
        lines.extend(Self::piles(scene).paragraphs.into_iter().filter(|line| *line != words.say("terminal-no-piles")));
        lines.extend(draw::middle(scene, None, true).lines_of_text());
        let held: Vec<String> = scene.game.view.artifacts().iter().map(|artifact| words.artifact(artifact)).collect();
        if !held.is_empty() {
            lines.push(format!("{}: {}", words.say("terminal-artifacts"), held.join(", ")));
        }
        lines.push(format!("{}: {}", words.say("table-hand"), words.claim_by_suit(rules, own_hand(scene)).join("; ")));
        if let Some(score) = scene.game.view.standing() {
            for vote in score.votes() {
                let counts: Vec<String> = sides_from(rules, scene.game.seat)
                    .map(|side| format!("{} {}", words.side_name(scene.names, side), vote.cards[usize::from(side)]))
                    .collect();
                lines.push(format!("{}: {}", words.faction(vote.faction), counts.join(", ")));
            }
        }
        lines
    }
}
