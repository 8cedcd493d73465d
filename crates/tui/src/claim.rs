//! The table of Claim.

use claim::{Action, Artifact, Card, CardSet, Decider, Event, Hero, Phase, Rules, Slot, State, View, Vote, Zone};
use game::{Actor, Game as _, Seat};
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::{Block, Widget as _},
};

use crate::{
    flow::{Flow, Spots},
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
            Thing::Hand(card) => Some(Action::Card(face(scene.view.rules(), card))),
            Thing::Choice(action, _) => Some(action),
            // What is played is chosen from the list.
            Thing::Own(_) => None,
            Thing::Open(_, card) => {
                let rules = scene.view.rules();
                let is_in_hand = !own_hand(scene).and(rules.copies(card)).is_empty();
                let answer = Action::Card(face(rules, card));
                Some(answer).filter(|&answer| !is_in_hand && scene.view.answers().has(answer))
            }
        }
    }

    fn is_first_choice(thing: Thing) -> bool {
        matches!(thing, Thing::Hand(_))
    }

    fn draw(scene: &Table, cursor: Option<Thing>, area: Rect, screen: &mut Buffer) -> Spots<Thing> {
        let mut spots = Vec::new();
        let (others, middle, own) = (others(scene, cursor), middle(scene, cursor), own_line(scene, cursor));
        let (hand, choices) = (hand(scene, cursor), choice_list(scene, cursor));
        let inner = area.width.saturating_sub(2);
        let heights = [
            others.height(area.width),
            middle.height(inner) + 2,
            own.height(area.width),
            hand.height(inner) + 2,
            choices.height(area.width),
        ];
        let parts: [Rect; 6] = Layout::vertical([
            Constraint::Length(heights[0]),
            Constraint::Length(heights[1]),
            Constraint::Length(heights[2]),
            Constraint::Length(heights[3]),
            Constraint::Length(heights[4]),
            Constraint::Min(0),
        ])
        .areas(area);
        others.draw(parts[0], screen, &mut spots);
        let frame = boxed(&scene.words.say("terminal-table"));
        middle.draw(frame.inner(parts[1]), screen, &mut spots);
        frame.render(parts[1], screen);
        own.draw(parts[2], screen, &mut spots);
        let frame = boxed(&scene.words.say("terminal-hand"));
        hand.draw(frame.inner(parts[3]), screen, &mut spots);
        frame.render(parts[3], screen);
        choices.draw(parts[4], screen, &mut spots);
        spots
    }

    fn tally_height(scene: &Table) -> u16 {
        scene.view.rules().slots().count() as u16 + 3
    }

    fn draw_tally(scene: &Table, area: Rect, screen: &mut Buffer) {
        let frame = boxed(&scene.words.say("terminal-tally"));
        let inner = frame.inner(area);
        frame.render(area, screen);
        let rules = scene.view.rules();
        let Some(score) = scene.view.standing() else { return };
        let sides: Vec<u8> = (0..rules.sides()).collect();
        let name_width = inner.width.saturating_sub(sides.len() as u16 * 7).clamp(4, 16);
        let mut flow: Flow<Thing> = Flow::new(0);
        flow.line().whole(" ".repeat(usize::from(name_width)), Style::new());
        for &side in &sides {
            flow.whole(format!("{:>7}", short_side(scene, side, 6)), look::strong());
        }
        for ((slot, faction), vote) in rules.slots().zip(score.votes()) {
            let name = cut(&scene.words.faction(faction), usize::from(name_width));
            flow.line().whole(format!("{name:<width$}", width = usize::from(name_width)), look::suit(slot.index()));
            for &side in &sides {
                let leads = vote.side == Some(side);
                let coming = coming(scene, side, slot);
                let coming = if coming > 0 { format!("+{coming}") } else { String::new() };
                let mark = if leads { "*" } else { "" };
                let text = format!("{:>7}", format!("{mark}{}{coming}", vote.cards[usize::from(side)]));
                flow.whole(text, if leads { look::strong() } else { Style::new() });
            }
        }
        flow.draw(inner, screen, &mut Vec::new());
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
            paragraphs.push(words.say("unverified-heroes"));
        }
        if rules.artifacts() {
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
        let mut lines = Vec::new();
        let named =
            |cards: Vec<Card>| cards.into_iter().map(|card| words.card(rules, card)).collect::<Vec<_>>().join(", ");
        let prizes: Vec<Card> = scene.view.prizes().collect();
        if !prizes.is_empty() {
            lines.push(format!("{}: {}", words.say("terminal-prize"), named(prizes)));
        }
        for play in scene.view.trick().plays() {
            lines.push(format!("{}: {}", scene.who(play.seat), words.card(rules, play.card)));
        }
        for (slot, cards) in suits(rules, own_hand(scene)) {
            let suit = rules.faction(slot).map_or(words.say("terminal-heroes"), |faction| words.faction(faction));
            let values: Vec<String> = match rules.faction(slot) {
                Some(_) => cards.iter().map(|&card| rules.value_of(card).to_string()).collect(),
                None => cards.iter().map(|&card| words.card(rules, card)).collect(),
            };
            lines.push(format!("{} {suit}: {}", words.say("terminal-hand"), values.join(" ")));
        }
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

/// A card's face: the first of those that look alike, which answers name.
fn face(rules: &Rules, card: Card) -> Card {
    rules.copies(card).first().unwrap_or(card)
}

fn own_hand(scene: &Table) -> CardSet {
    scene.view.known(Zone::Hand(scene.seat))
}

/// The cards of a hand, suit by suit, from low to high.
fn suits(rules: &Rules, hand: CardSet) -> impl Iterator<Item = (Slot, Vec<Card>)> + use<> {
    let rules = *rules;
    let slots = rules.slots().map(|(slot, _)| slot).chain([Slot::HEROES]).collect::<Vec<_>>();
    slots.into_iter().filter_map(move |slot| {
        let mut cards: Vec<Card> = hand.and(rules.all_of(slot)).iter().collect();
        cards.sort_by_key(|&card| rules.value_of(card));
        (!cards.is_empty()).then_some((slot, cards))
    })
}

/// What lies in the middle of the table.
fn centre(scene: &Table) -> Vec<(Zone, Card)> {
    let view = scene.view;
    let prizes = view.prizes().map(|card| (Zone::Prize, card));
    let trick = view.trick().plays().iter().filter(|play| !play.is_gone()).map(|play| (Zone::Trick, play.card));
    let pool = high_first(view.rules(), view.known(Zone::Pool)).into_iter().map(|card| (Zone::Pool, card));
    prizes.chain(trick).chain(view.pot().map(|card| (Zone::Pot, card))).chain(pool).collect()
}

/// What lies open in front of the players.
fn displays(scene: &Table) -> Vec<(Zone, Card)> {
    let rules = scene.view.rules();
    let zones = rules.seats().flat_map(|seat| [Zone::Display(seat), Zone::Beneath(seat)]);
    zones
        .flat_map(|zone| high_first(rules, cards_in(scene.view, zone)).into_iter().map(move |card| (zone, card)))
        .collect()
}

/// The cards of a zone; zones that this table does not have are empty.
fn cards_in(view: &View, zone: Zone) -> CardSet {
    match zone {
        Zone::Beneath(_) | Zone::Hidden(_) if view.rules().players() > 2 => CardSet::EMPTY,
        zone => view.known(zone),
    }
}

fn high_first(rules: &Rules, cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|&card| std::cmp::Reverse((rules.slot_of(card).index(), rules.value_of(card))));
    cards
}

/// The answers that are no cards of the hand.
fn choices(scene: &Table) -> impl Iterator<Item = Thing> {
    let rules = *scene.view.rules();
    let hand = own_hand(scene);
    let in_hand =
        move |action: Action| matches!(action, Action::Card(card) if !hand.and(rules.copies(card)).is_empty());
    let answers: Vec<Action> = if scene.is_asked { scene.view.answers().iter().collect() } else { Vec::new() };
    answers.into_iter().filter(move |&action| !in_hand(action)).zip(1..).map(|(action, n)| Thing::Choice(action, n))
}

/// Text with a sign of the cursor that does not depend on colour.
fn marked(text: &str, is_under_cursor: bool, around: [char; 2]) -> String {
    let [left, right] = if is_under_cursor { ['►', '◄'] } else { around };
    format!("{left}{text}{right}")
}

fn card_piece(scene: &Table, flow: &mut Flow<Thing>, cursor: Option<Thing>, thing: Thing, text: &str) {
    let card = match thing {
        Thing::Open(_, card) | Thing::Hand(card) => card,
        Thing::Own(_) | Thing::Choice(..) => return,
    };
    let here = cursor == Some(thing);
    let suit = look::suit(scene.view.rules().slot_of(card).index());
    let style = if here { look::under_cursor() } else { suit.add_modifier(Modifier::BOLD) };
    flow.thing(marked(text, here, ['[', ']']), style, thing).whole(" ", Style::new());
}

/// The other players, a line each, with what lies open in front of them.
fn others(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let mut flow = Flow::new(2);
    let rules = scene.view.rules();
    for steps in 1..rules.players() {
        let seat = scene.seat.after(steps, rules.players());
        player_line(scene, &mut flow, cursor, seat);
        if scene.is_open {
            open_hand(scene, &mut flow, seat);
        }
    }
    flow
}

fn open_hand(scene: &Table, flow: &mut Flow<Thing>, seat: Seat) {
    let rules = scene.view.rules();
    flow.line().words("  ", Style::new());
    for (slot, cards) in suits(rules, scene.table.position().hand(seat)) {
        let suit = rules.faction(slot).map_or(scene.words.say("terminal-heroes"), |f| scene.words.faction(f));
        let style = look::suit(slot.index());
        flow.words(&format!("{suit} {}  ", values(rules, cards.into_iter().collect())), style);
    }
}

fn own_line(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let mut flow = Flow::new(2);
    player_line(scene, &mut flow, cursor, scene.seat);
    flow
}

/// A player: who it is, how many cards are where, and what lies open.
fn player_line(scene: &Table, flow: &mut Flow<Thing>, cursor: Option<Thing>, seat: Seat) {
    let (view, words) = (scene.view, scene.words);
    let rules = view.rules();
    let to_play = view.tokens().to_play == Some(seat);
    flow.line().whole(if to_play { "► " } else { "  " }, look::heading());
    flow.whole(format!("{}  ", scene.who(seat)), look::strong());
    let count = |n: u32| [("count", n.into())];
    let piles = [
        Some(words.say_with("terminal-count-hand", &count(view.count(Zone::Hand(seat)).into()))),
        (view.phase() == Phase::One)
            .then(|| words.say_with("terminal-count-followers", &count(view.count(Zone::Followers(seat)).into()))),
        Some(words.say_with("terminal-count-score", &count(view.count(Zone::Score(seat)).into()))),
        rules.artifacts().then(|| words.say_with("terminal-count-artifacts", &count(view.artifact_count(seat)))),
        (view.potions(seat) > 0).then(|| words.say_with("terminal-count-potions", &count(view.potions(seat).into()))),
    ];
    flow.words(&format!("{} ", piles.into_iter().flatten().collect::<Vec<_>>().join(", ")), Style::new());
    let tokens = view.tokens();
    let raised = |list: [u8; 2]| list.get(seat.index()).copied().filter(|_| rules.players() == 2).unwrap_or(0);
    if raised(tokens.raised) > 0 {
        flow.words(&words.say_with("terminal-raised", &[("count", raised(tokens.raised).into())]), Style::new());
    }
    if raised(tokens.lowered) > 0 {
        flow.words(&words.say_with("terminal-lowered", &[("count", raised(tokens.lowered).into())]), Style::new());
    }
    let open =
        [(Zone::Display(seat), words.say("terminal-display")), (Zone::Beneath(seat), words.say("terminal-beneath"))];
    for (zone, label) in open {
        let cards = high_first(rules, cards_in(view, zone));
        if !cards.is_empty() {
            flow.line().words(&format!("    {label} "), look::quiet());
            for card in cards {
                card_piece(scene, flow, cursor, Thing::Open(zone, card), &words.card(rules, card));
            }
        }
    }
    if seat == scene.seat && rules.artifacts() {
        let held: Vec<Artifact> = view.artifacts().iter().collect();
        if !held.is_empty() {
            flow.line().words(&format!("    {} ", words.say("terminal-artifacts")), look::quiet());
        }
        for artifact in held {
            let thing = Thing::Own(artifact);
            let here = cursor == Some(thing);
            let style = if here { look::under_cursor() } else { Style::new() };
            flow.thing(marked(&words.artifact(artifact), here, [' ', ' ']), style, thing);
        }
    }
}

/// Prize, trick, and all that is common.
fn middle(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let (view, words) = (scene.view, scene.words);
    let rules = view.rules();
    let mut flow = Flow::new(4);
    if view.phase() == Phase::One {
        flow.line().words(&format!("{} ", words.say("terminal-prize")), look::quiet());
        for card in view.prizes() {
            card_piece(scene, &mut flow, cursor, Thing::Open(Zone::Prize, card), &words.card(rules, card));
        }
        let left = view.count(Zone::Draw);
        flow.words(&words.say_with("terminal-count-draw", &[("count", left.into())]), look::quiet());
        if let [top, ..] = view.top() {
            let top = words.say_with("terminal-top", &[("card", words.card(rules, *top).into())]);
            flow.words(&format!(" {top}"), Style::new());
        }
    }
    let plays: Vec<_> = view.trick().plays().iter().enumerate().filter(|(_, play)| !play.is_gone()).collect();
    flow.line().words(&format!("{} ", words.say("terminal-trick")), look::quiet());
    if plays.is_empty() {
        let leads = words.say_with("terminal-leads", &leads(scene));
        flow.words(&leads, Style::new());
    }
    for (at, play) in plays {
        let mut text = words.card(rules, play.card);
        if play.is_turned()
            && let Some(faction) = rules.faction(play.slot)
        {
            text = format!("{text} = {}", words.one_of(faction));
        }
        let strength = view.strength(at);
        if strength != rules.value_of(play.card) {
            text = format!("{text} ({strength})");
        }
        flow.words(&format!("{} ", scene.who(play.seat)), Style::new());
        card_piece(scene, &mut flow, cursor, Thing::Open(Zone::Trick, play.card), &text);
    }
    let pot: Vec<Card> = view.pot().collect();
    let pool = high_first(rules, view.known(Zone::Pool));
    for (label, zone, cards) in
        [(words.say("terminal-pot"), Zone::Pot, pot), (words.say("terminal-pool"), Zone::Pool, pool)]
    {
        if !cards.is_empty() {
            flow.line().words(&format!("{label} "), look::quiet());
            for card in cards {
                card_piece(scene, &mut flow, cursor, Thing::Open(zone, card), &words.card(rules, card));
            }
        }
    }
    if rules.slots().any(|(_, faction)| faction == claim::Faction::Werewolves) {
        let moon = if view.full_moon() { words.say("terminal-full-moon") } else { words.say("terminal-no-moon") };
        flow.line().words(&moon, Style::new());
    }
    if view.tokens().potions_left > 0 {
        let left = view.tokens().potions_left;
        flow.line().words(&words.say_with("terminal-potions-left", &[("count", left.into())]), look::quiet());
    }
    if let Some(last) = last_trick(scene) {
        flow.line().words(&last, look::quiet());
    }
    flow
}

fn leads(scene: &Table) -> [(&'static str, words::Value<'static>); 2] {
    let seat = scene.view.tokens().to_play.unwrap_or(scene.view.leader());
    let you = if seat == scene.seat { "yes" } else { "no" };
    [("you", you.into()), ("who", scene.who(seat).into())]
}

/// The cards of the trick before this one, and who won it.
fn last_trick(scene: &Table) -> Option<String> {
    let rules = scene.view.rules();
    let events: Vec<Event> = scene.happened.iter().flatten().copied().collect();
    let begins = |event: &Event| matches!(event, Event::Leads(_) | Event::WithoutPlay | Event::PhaseTwo);
    // Once the game is over no trick begins any more.
    let now = if scene.table.actor() == Actor::Over { events.len() } else { events.iter().rposition(begins)? };
    let end = events[..now].iter().rposition(|event| matches!(event, Event::Won { .. }))?;
    let start = events[..end].iter().rposition(begins).map_or(0, |at| at + 1);
    let mut cards: Vec<(Seat, Card)> = Vec::new();
    for event in &events[start..end] {
        match *event {
            Event::Moved { card, from: Zone::Hand(seat), to: Zone::Trick, .. } => cards.push((seat, card)),
            Event::Moved { card, from: Zone::Trick, to: Zone::Hand(_), .. } => {
                cards.retain(|&(_, other)| other != card);
            }
            _ => {}
        }
    }
    let Event::Won { seat, .. } = events[end] else { return None };
    let played = |&(seat, card): &(Seat, Card)| format!("{} {}", scene.who(seat), scene.words.card(rules, card));
    let cards: Vec<String> = cards.iter().map(played).collect();
    let args = [("cards", cards.join(", ").into()), ("who", scene.who(seat).into())];
    Some(scene.words.say_with("terminal-last-trick", &args))
}

/// One's own hand, a row for each suit: what can be played is in brackets.
fn hand(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let (rules, words) = (scene.view.rules(), scene.words);
    let names = rules.slots().map(|(_, faction)| Span::raw(words.faction(faction)).width()).max().unwrap_or(0);
    let mut flow = Flow::new(names as u16 + 1);
    for (slot, cards) in suits(rules, own_hand(scene)) {
        let suit = rules.faction(slot).map_or(words.say("terminal-heroes"), |faction| words.faction(faction));
        let gap = " ".repeat((names + 1).saturating_sub(Span::raw(suit.as_str()).width()));
        flow.line().whole(format!("{suit}{gap}"), look::suit(slot.index()));
        for card in cards {
            let thing = Thing::Hand(card);
            let can = scene.is_asked && scene.view.answers().has(Action::Card(face(rules, card)));
            let text = match rules.faction(slot) {
                Some(_) => format!("{:>2}", rules.value_of(card)),
                None => format!("{} {}", words.card(rules, card), rules.value_of(card)),
            };
            let here = cursor == Some(thing);
            let style = match (here, can) {
                (true, _) => look::under_cursor(),
                (false, true) => look::open_to_choice(),
                (false, false) => look::quiet(),
            };
            flow.thing(marked(&text, here, if can { ['[', ']'] } else { [' ', ' '] }), style, thing);
        }
    }
    flow
}

/// The answers that are no cards, with the numbers that choose them.
fn choice_list(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let mut flow = Flow::new(1);
    for thing in choices(scene) {
        let Thing::Choice(action, number) = thing else { continue };
        let here = cursor == Some(thing);
        let style = if here { look::under_cursor() } else { look::open_to_choice() };
        let text = format!("{number} {}", State::in_words(scene, action));
        flow.thing(marked(&text, here, ['[', ']']), style, thing).whole(" ", Style::new());
    }
    flow
}

/// Which trick of the phase it is, from 1.
fn trick_number(scene: &Table) -> u32 {
    scene.happened.iter().flatten().fold(1, |trick, event| match event {
        Event::PhaseTwo => 0,
        Event::Leads(_) | Event::WithoutPlay => trick + 1,
        _ => trick,
    })
}

/// How many followers of a faction a side is known to have: votes to come.
fn coming(scene: &Table, side: u8, slot: Slot) -> usize {
    let view = scene.view;
    let rules = view.rules();
    let seats = rules.seats().filter(|&seat| rules.side(seat) == side);
    seats.map(|seat| view.known(Zone::Followers(seat)).and(rules.all_of(slot)).len() as usize).sum()
}

/// The cards of a side that count for a vote, at the end.
fn counted(scene: &Table, side: u8, slot: Slot, vote: &Vote) -> String {
    let (view, words) = (scene.view, scene.words);
    let rules = view.rules();
    let seats: Vec<Seat> = rules.seats().filter(|&seat| rules.side(seat) == side).collect();
    let in_all = |zone: fn(Seat) -> Zone| {
        seats.iter().fold(CardSet::EMPTY, |all, &seat| all.or(cards_in(view, zone(seat)))).and(rules.all_of(slot))
    };
    if let Decider::HighestSum { .. } | Decider::HighestOpen { .. } = vote.decider {
        let under = |&seat: &Seat| Some((view.open(seat)?, cards_in(view, Zone::Beneath(seat))));
        let sums = seats.iter().filter_map(under).map(|(open, beneath)| {
            let beneath = beneath.iter().map(|card| words.card(rules, card));
            [words.card(rules, open)].into_iter().chain(beneath).collect::<Vec<_>>().join(" + ")
        });
        return sums.reduce(|all, sum| format!("{all}, {sum}")).unwrap_or_else(|| "–".into());
    }
    let mut text = values(rules, in_all(Zone::Score));
    let mut add = |more: String| text = if text == "–" { more } else { format!("{text}, {more}") };
    if let Some(hidden) = view.hidden().filter(|hidden| hidden.slot == slot && rules.side(hidden.seat) == side) {
        add(words.card(rules, hidden.card));
    }
    let tokens = view.tokens();
    if rules.players() == 2 && tokens.crowned.get(usize::from(side)).copied().flatten() == Some(slot) {
        add(words.artifact(Artifact::Crown));
    }
    if tokens.loot[usize::from(side)] == Some(slot) {
        add(words.say("terminal-loot"));
    }
    text
}

fn values(rules: &Rules, cards: CardSet) -> String {
    let mut values: Vec<u8> = cards.iter().map(|card| rules.value_of(card)).collect();
    values.sort_unstable();
    if values.is_empty() {
        return "–".into();
    }
    values.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn side_name(scene: &Table, side: u8) -> String {
    scene.words.side_name(scene.names, side)
}

/// A side in a few signs: whoever looks on, or the first of them, and a plus for a partner.
fn short_side(scene: &Table, side: u8, width: usize) -> String {
    let rules = scene.view.rules();
    let speaker = if rules.side(scene.seat) == side { scene.seat } else { Seat(side) };
    let partner = if rules.sides() < rules.players() { "+" } else { "" };
    format!("{}{partner}", cut(&scene.who(speaker), width - partner.len()))
}

fn card_help(scene: &Table, rules: &Rules, card: Card) -> Page {
    let title = scene.words.card(rules, card);
    match (Hero::of(card), rules.faction_of(card)) {
        (Some(hero), _) => {
            let power = with_rule(scene, &scene.words.hero_power(hero), hero.rule());
            Page { title, paragraphs: vec![power, scene.words.say("unverified-heroes")] }
        }
        (None, Some(faction)) => Page { title, ..faction_help(scene, faction) },
        (None, None) => Page { title, paragraphs: Vec::new() },
    }
}

fn artifact_help(scene: &Table, artifact: Artifact) -> Page {
    let power = with_rule(scene, &scene.words.artifact_power(artifact), artifact.rule());
    Page { title: scene.words.artifact(artifact), paragraphs: vec![power] }
}

fn faction_help(scene: &Table, faction: claim::Faction) -> Page {
    let mut paragraphs = vec![with_rule(scene, &scene.words.faction_power(faction), faction.rule())];
    if faction == claim::Faction::Raccoons {
        paragraphs.push(scene.words.say("unverified-loot"));
    }
    Page { title: scene.words.faction(faction), paragraphs }
}

fn with_rule(scene: &Table, text: &str, rule: &str) -> String {
    scene.words.say_with("terminal-with-rule", &[("text", text.into()), ("rule", rule.into())])
}

/// A box with a title.
pub(crate) fn boxed(title: &str) -> Block<'static> {
    Block::bordered().border_style(look::quiet()).title(Span::styled(format!(" {title} "), look::heading()))
}

/// As much of a text as fits.
pub(crate) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
