//! The table of Claim, drawn.

use claim::{Artifact, Card, CardSet, Phase, SeenEvent, State, Zone};
use game::Seat;
use play::cards::{begins_a_trick, coming, high_first, last_trick as trick_before, sides_from, suits};
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Style},
    text::Span,
    widgets::Widget as _,
};

use super::{
    Table, Thing,
    cards::{choices, own_hand},
};
use crate::{
    flow::{Flow, Spots},
    look::{self, boxed, cut},
    terminal_game::TerminalGame as _,
};

/// How wide a side is in the tally.
const COLUMN: u16 = 7;

pub(super) fn table(scene: &Table, cursor: Option<Thing>, area: Rect, screen: &mut Buffer) -> Spots<Thing> {
    let mut spots = Vec::new();
    let inner = area.width.saturating_sub(2);
    // Where there is little room the last trick goes first, then each suit's own row.
    let (others, own, choices) = (others(scene, cursor), own_line(scene, cursor), choice_list(scene, cursor));
    let mut parts = [Rect::ZERO; 6];
    let (mut centre, mut suits) = (Flow::new(0), Flow::new(0));
    for (with_last_trick, in_rows) in [(true, true), (false, true), (false, false)] {
        centre = middle(scene, cursor, with_last_trick);
        suits = hand(scene, cursor, in_rows);
        let heights = [
            others.height(area.width),
            centre.height(inner) + 2,
            own.height(area.width),
            suits.height(inner) + 2,
            choices.height(area.width),
        ];
        let lengths = heights.into_iter().map(Constraint::Length).chain([Constraint::Min(0)]);
        parts = Layout::vertical(lengths).areas(area);
        if heights.iter().sum::<u16>() <= area.height {
            break;
        }
    }
    others.draw(parts[0], screen, &mut spots);
    let frame = boxed(&scene.words.say("table-title"));
    centre.draw(frame.inner(parts[1]), screen, &mut spots);
    frame.render(parts[1], screen);
    own.draw(parts[2], screen, &mut spots);
    let frame = boxed(&scene.words.say("table-hand"));
    suits.draw(frame.inner(parts[3]), screen, &mut spots);
    frame.render(parts[3], screen);
    choices.draw(parts[4], screen, &mut spots);
    spots
}

/// How wide the tally is where every name has room.
pub(super) fn tally_width(scene: &Table) -> u16 {
    longest_name(scene) + u16::from(scene.game.view.rules().sides()) * COLUMN + 2
}

fn longest_name(scene: &Table) -> u16 {
    let names = scene.game.view.rules().slots().map(|(_, faction)| scene.words.faction(faction));
    names.map(|name| Span::raw(name).width() as u16).max().unwrap_or(0)
}

pub(super) fn tally(scene: &Table, area: Rect, screen: &mut Buffer) {
    let frame = boxed(&scene.words.say("terminal-tally"));
    let inner = frame.inner(area);
    frame.render(area, screen);
    let rules = scene.game.view.rules();
    let Some(score) = scene.game.view.standing() else { return };
    let sides: Vec<u8> = sides_from(rules, scene.game.seat).collect();
    let column = usize::from(COLUMN);
    let name_width = inner.width.saturating_sub(sides.len() as u16 * COLUMN).clamp(4, longest_name(scene).max(16));
    let mut flow: Flow<Thing> = Flow::new(0);
    flow.line().whole(" ".repeat(usize::from(name_width)), Style::new());
    for &side in &sides {
        flow.whole(format!("{:>column$}", short_side(scene, side, column - 1)), look::strong());
    }
    for ((slot, faction), vote) in rules.slots().zip(score.votes()) {
        let name = cut(&scene.words.faction(faction), usize::from(name_width));
        flow.line().whole(format!("{name:<width$}", width = usize::from(name_width)), look::suit(slot.index()));
        for &side in &sides {
            let leads = vote.side == Some(side);
            let coming = coming(&scene.game.view, side, slot);
            let coming = if coming > 0 { format!("+{coming}") } else { String::new() };
            let mark = if leads { "*" } else { "" };
            let text = format!("{:>column$}", format!("{mark}{}{coming}", vote.cards[usize::from(side)]));
            flow.whole(text, if leads { look::strong() } else { Style::new() });
        }
    }
    flow.draw(inner, screen, &mut Vec::new());
}

/// Text with marks that show the cursor without colour.
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
    let suit = look::suit(scene.game.view.rules().slot_of(card).index());
    let style = if here { look::under_cursor() } else { suit.add_modifier(Modifier::BOLD) };
    flow.thing(marked(text, here, ['[', ']']), style, thing).whole(" ", Style::new());
}

/// The other players, a line each, with what lies open in front of them.
fn others(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let mut flow = Flow::new(2);
    let rules = scene.game.view.rules();
    for steps in 1..rules.players() {
        let seat = scene.game.seat.after(steps, rules.players());
        player_line(scene, &mut flow, cursor, seat);
        if let Some(position) = &scene.game.open {
            open_hand(scene, &mut flow, position.hand(seat));
        }
    }
    flow
}

fn open_hand(scene: &Table, flow: &mut Flow<Thing>, hand: CardSet) {
    let rules = scene.game.view.rules();
    flow.line().words("  ", Style::new());
    for (slot, cards) in suits(rules, hand) {
        let suit = scene.words.claim_by_suit(rules, cards.into_iter().collect()).join(" ");
        flow.words(&format!("{suit}  "), look::suit(slot.index()));
    }
}

fn own_line(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let mut flow = Flow::new(2);
    player_line(scene, &mut flow, cursor, scene.game.seat);
    flow
}

/// A player: who it is, how many cards are where, and what lies open.
fn player_line(scene: &Table, flow: &mut Flow<Thing>, cursor: Option<Thing>, seat: Seat) {
    let (view, words) = (&scene.game.view, scene.words);
    let rules = view.rules();
    let to_play = view.tokens().to_play == Some(seat);
    flow.line().whole(if to_play { "► " } else { "  " }, look::heading());
    flow.whole(format!("{}  ", words.player(scene.names, seat)), look::strong());
    if seat != scene.game.seat && rules.side(seat) == rules.side(scene.game.seat) {
        flow.words(&format!("({}) ", words.say("terminal-partner")), Style::new());
    }
    flow.words(&format!("{} ", words.claim_counts(view, seat).join(", ")), Style::new());
    let open = [(Zone::Display(seat), words.say("table-display")), (Zone::Beneath(seat), words.say("table-beneath"))];
    for (zone, label) in open {
        let cards = high_first(rules, view.known(zone));
        if !cards.is_empty() {
            flow.line().words(&format!("    {label} "), look::quiet());
            for card in cards {
                card_piece(scene, flow, cursor, Thing::Open(zone, card), &words.card(rules, card));
            }
        }
    }
    if seat == scene.game.seat && rules.artifacts() {
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

/// Prize, trick, and everything else in the middle.
pub(super) fn middle(scene: &Table, cursor: Option<Thing>, with_last_trick: bool) -> Flow<Thing> {
    let (view, words) = (&scene.game.view, scene.words);
    let rules = view.rules();
    let mut flow = Flow::new(4);
    if view.phase() == Phase::One {
        flow.line().words(&format!("{} ", words.say("table-prize")), look::quiet());
        for card in view.prizes() {
            card_piece(scene, &mut flow, cursor, Thing::Open(Zone::Prize, card), &words.card(rules, card));
        }
        let left = view.count(Zone::Draw);
        flow.words(&words.say_with("table-count-draw", &[("count", left.into())]), look::quiet());
        if let [top, ..] = view.top() {
            let top = words.say_with("terminal-top", &[("card", words.card(rules, *top).into())]);
            flow.words(&format!(" {top}"), Style::new());
        }
    }
    let plays: Vec<_> = view.trick().plays().iter().enumerate().filter(|(_, play)| !play.is_gone()).collect();
    flow.line().words(&format!("{} ", words.say("table-trick")), look::quiet());
    if plays.is_empty() {
        let leads = leads(scene);
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
    for (label, zone, cards) in [(words.say("table-pot"), Zone::Pot, pot), (words.say("table-pool"), Zone::Pool, pool)]
    {
        if !cards.is_empty() {
            flow.line().words(&format!("{label} "), look::quiet());
            for card in cards {
                card_piece(scene, &mut flow, cursor, Thing::Open(zone, card), &words.card(rules, card));
            }
        }
    }
    if let Some(is_full) = view.moon() {
        let moon = if is_full { words.say("table-full-moon") } else { words.say("table-no-moon") };
        flow.line().words(&moon, Style::new());
    }
    if view.tokens().potions_left > 0 {
        let left = view.tokens().potions_left;
        flow.line().words(&words.say_with("table-potions-left", &[("count", left.into())]), look::quiet());
    }
    if let Some(last) = last_trick(scene).filter(|_| with_last_trick) {
        flow.line().words(&last, look::quiet());
    }
    flow
}

fn leads(scene: &Table) -> String {
    let seat = scene.game.view.tokens().to_play.unwrap_or(scene.game.view.leader());
    scene.words.say_of("terminal-leads", scene.names, seat, &[])
}

/// The cards of the trick before this one, and who won it.
fn last_trick(scene: &Table) -> Option<String> {
    let rules = scene.game.view.rules();
    let events: Vec<SeenEvent> = scene.game.happened.concat();
    // Once the game is over no trick begins any more.
    let now = if scene.game.score.is_some() { events.len() } else { events.iter().rposition(begins_a_trick)? };
    let (winner, cards) = trick_before(&events[..now])?;
    let played = |&(seat, card): &(Seat, Card)| format!("{} {}", scene.who(seat), scene.words.card(rules, card));
    let cards: Vec<String> = cards.iter().map(played).collect();
    let args = [("cards", cards.join(", ").into())];
    Some(scene.words.say_of("terminal-last-trick", scene.names, winner, &args))
}

/// The user's hand, a row for each suit or all in one row: cards that can be played are in brackets.
fn hand(scene: &Table, cursor: Option<Thing>, in_rows: bool) -> Flow<Thing> {
    let (rules, words) = (scene.game.view.rules(), scene.words);
    let names = rules.slots().map(|(_, faction)| Span::raw(words.faction(faction)).width()).max().unwrap_or(0);
    let mut flow = Flow::new(if in_rows { names as u16 + 1 } else { 1 });
    for (slot, cards) in suits(rules, own_hand(scene)) {
        let suit = rules.faction(slot).map_or(words.say("terminal-heroes"), |faction| words.faction(faction));
        let gap = if in_rows { (names + 1).saturating_sub(Span::raw(suit.as_str()).width()) } else { 0 };
        if in_rows {
            flow.line();
        }
        flow.whole(format!("{suit}{}", " ".repeat(gap)), look::suit(slot.index()));
        for card in cards {
            let thing = Thing::Hand(card);
            let can = scene.can_choose(thing);
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

/// A side in a few characters: the user, or its first player, and a plus for a partner. A number at the end stays.
fn short_side(scene: &Table, side: u8, width: usize) -> String {
    let rules = scene.game.view.rules();
    let speaker = if rules.side(scene.game.seat) == side { scene.game.seat } else { Seat(side) };
    let partner = if rules.sides() < rules.players() { "+" } else { "" };
    let name = scene.who(speaker);
    let number = name.rsplit_once(' ').map(|(_, last)| last).filter(|last| last.parse::<u8>().is_ok()).unwrap_or("");
    let room = width - partner.len();
    if name.chars().count() <= room {
        return format!("{name}{partner}");
    }
    format!("{}{number}{partner}", cut(&name, room - number.len()))
}
