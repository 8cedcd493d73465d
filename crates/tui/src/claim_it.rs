//! The board of Claim It!

use claim_it::{Action, Event, Phase, Score, Space, Squatter, Standing, State, Tally};
use game::{Game as _, Seat};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::Line,
    widgets::Widget as _,
};
use words::Page;

use crate::{
    flow::{Flow, Spots},
    look::{self, boxed, cut},
    scene::Scene,
    terminal_game::TerminalGame,
};

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// A space of the board.
    Space(Space),
    /// An answer that is no space, with its number on the screen.
    Choice(Action, u8),
}

type Table<'a> = Scene<'a, State>;

/// The width of a space, without and with its border.
const WIDTH: u16 = 6;
const STEP: u16 = WIDTH + 1;

impl TerminalGame for State {
    type Thing = Thing;

    fn name(scene: &Table) -> String {
        scene.words.say("terminal-claim-it")
    }

    fn progress(scene: &Table) -> String {
        let state = state(scene);
        let turn = 1 + scene.game.happened.iter().flatten().filter(|e| matches!(e, Event::TurnBegan { .. })).count();
        match state.last_round() {
            Some(_) => scene.words.say_with("table-last-round", &[("turn", turn.into())]),
            None => scene.words.say_with("table-turn", &[("turn", turn.into())]),
        }
    }

    fn things(scene: &Table) -> Vec<Vec<Thing>> {
        let size = state(scene).board().size;
        let row = |row| (1..=size).filter_map(|column| Space::new(column, row)).map(Thing::Space).collect();
        let mut rows: Vec<Vec<Thing>> = (1..=size).rev().map(row).collect();
        let choices: Vec<Thing> = choices(scene).collect();
        if !choices.is_empty() {
            rows.push(choices);
        }
        rows
    }

    fn answer(_: &Table, thing: Thing) -> Option<Action> {
        Some(match thing {
            Thing::Space(space) => Action::Place(space),
            Thing::Choice(action, _) => action,
        })
    }

    fn number(thing: Thing) -> Option<u8> {
        match thing {
            Thing::Choice(_, number) => Some(number),
            Thing::Space(_) => None,
        }
    }

    fn is_first_choice(_: Thing) -> bool {
        true
    }

    fn draw(scene: &Table, cursor: Option<Thing>, area: Rect, screen: &mut Buffer) -> Spots<Thing> {
        let mut spots = Vec::new();
        let size = u16::from(state(scene).board().size);
        draw_grid(size, area, screen);
        for row in Self::things(scene).iter().take(usize::from(size)) {
            for &thing in row {
                let Thing::Space(space) = thing else { continue };
                let x = area.x + 3 + (u16::from(space.column()) - 1) * STEP;
                let y = area.y + 1 + (size - u16::from(space.row())) * 2;
                if x + WIDTH > area.right() || y >= area.bottom() {
                    continue;
                }
                let (text, style) = space_text(scene, space, cursor == Some(thing));
                screen.set_stringn(x, y, text, usize::from(WIDTH), style);
                spots.push((Rect::new(x, y, WIDTH, 1), thing));
            }
        }
        let below = Rect { y: (area.y + 2 * size + 2).min(area.bottom()), ..area };
        let below = Rect { height: area.bottom().saturating_sub(below.y), ..below };
        turn(scene, cursor).draw(below, screen, &mut spots);
        spots
    }

    fn tally_height(scene: &Table) -> u16 {
        u16::from(state(scene).seats()) + 4
    }

    fn draw_tally(scene: &Table, area: Rect, screen: &mut Buffer) {
        let (state, words) = (state(scene), scene.words);
        let frame = boxed(&words.say("terminal-tally-board"));
        let inner = frame.inner(area);
        frame.render(area, screen);
        let mut flow: Flow<()> = Flow::new(0);
        let columns = [words.say("terminal-group"), words.say("terminal-secured"), words.say("terminal-spaces")];
        let width = usize::from(inner.width).saturating_sub(3 * 6).max(6);
        flow.line().whole(" ".repeat(width), Style::new());
        for column in &columns {
            flow.whole(format!("{:>6}", cut(column, 5)), look::quiet());
        }
        for (seat, tally) in tallies(scene, &state.score_now()) {
            let turn = if state.turn() == seat && state.phase() != Phase::Over { '►' } else { ' ' };
            let name = cut(&format!("{turn}{} {}", letter(seat), scene.who(seat)), width - 1);
            flow.line().whole(format!("{name:<width$}"), look::suit(seat.index()).add_modifier(Modifier::BOLD));
            for number in [tally.group, tally.secured, tally.spaces] {
                flow.whole(format!("{number:>6}"), Style::new());
            }
        }
        let args = [("count", state.threshold().into())];
        flow.line().words(&words.say_with("table-threshold", &args), look::quiet());
        flow.draw(inner, screen, &mut Vec::new());
    }

    fn standings(scene: &Table) -> Page {
        let score = state(scene).score_now();
        let tally = |(seat, tally)| scene.words.claim_it_tally(scene.names, seat, tally);
        Page { title: scene.words.say("terminal-tally-board"), paragraphs: tallies(scene, &score).map(tally).collect() }
    }

    fn help(scene: &Table, thing: Thing) -> Page {
        let with_rule = |text: String, rule: &str| scene.words.with_rule(&text, rule);
        match thing {
            Thing::Space(space) => {
                let (state, contents) = (state(scene), state(scene).contents(space));
                let rule = match contents.standing {
                    _ if contents.claim_marker => "2.5",
                    Standing::Secured(_) => "2.5",
                    _ if contents.squatter.is_some() => "2.4",
                    Standing::Held(seat) if seat == state.turn() => "2.3",
                    Standing::Held(_) | Standing::Empty => "2.2",
                };
                let what = with_rule(space_in_words(scene, space), rule);
                Page { title: space.to_string(), paragraphs: vec![what, scene.words.say("terminal-board-signs")] }
            }
            Thing::Choice(action, _) => {
                let (text, rule) = match action {
                    Action::Stop => (scene.words.say("terminal-help-stop"), "2.8"),
                    _ => (scene.words.say("terminal-help-roll"), "2.6"),
                };
                Page { title: Self::in_words(scene, action), paragraphs: vec![with_rule(text, rule)] }
            }
        }
    }

    fn piles(scene: &Table) -> Page {
        Page { title: scene.words.say("terminal-piles"), paragraphs: Self::plainly(scene) }
    }

    fn reference(scene: &Table) -> Page {
        let mut paragraphs = vec![scene.words.say("terminal-board-signs")];
        paragraphs.extend(scene.words.help_claim_it());
        Page { title: scene.words.say("terminal-claim-it"), paragraphs }
    }

    fn question(scene: &Table) -> String {
        scene.words.claim_it_question(state(scene))
    }

    fn in_words(scene: &Table, action: Action) -> String {
        scene.words.claim_it_answer(state(scene), action)
    }

    fn in_notation(_: &Table, action: Action) -> String {
        action.to_string()
    }

    fn from_notation(_: &Table, text: &str) -> Option<Action> {
        text.parse().ok()
    }

    fn refusal(scene: &Table, error: &claim_it::ActionError) -> String {
        scene.words.claim_it_refusal(error)
    }

    fn story(scene: &Table) -> Vec<(usize, String)> {
        let told = |(at, events): (usize, &Vec<Event>)| {
            let sentences = events.iter().filter_map(|&event| scene.words.claim_it_event(scene.names, event));
            sentences.map(move |sentence| (at, sentence)).collect::<Vec<_>>()
        };
        scene.game.happened.iter().enumerate().flat_map(told).collect()
    }

    fn ending(scene: &Table) -> Vec<Line<'static>> {
        let Some(score) = &scene.game.score else { return Vec::new() };
        let mut lines =
            vec![Line::styled(scene.words.claim_it_ending(score, scene.names), look::heading()), Line::default()];
        for (seat, tally) in tallies(scene, score) {
            let style = look::suit(seat.index());
            lines.push(Line::styled(scene.words.claim_it_tally(scene.names, seat, tally), style));
        }
        lines
    }

    fn plainly(scene: &Table) -> Vec<String> {
        let state = state(scene);
        let size = state.board().size;
        let mut lines = Vec::new();
        for row in (1..=size).rev() {
            for space in (1..=size).filter_map(|column| Space::new(column, row)) {
                let contents = state.contents(space);
                if contents.standing != Standing::Empty || contents.squatter.is_some() || contents.claim_marker {
                    lines.push(format!("{space}: {}", space_in_words(scene, space)));
                }
            }
        }
        for (seat, tally) in tallies(scene, &state.score_now()) {
            lines.push(scene.words.claim_it_tally(scene.names, seat, tally));
        }
        lines
    }
}

/// The whole of it: nothing is hidden in this game.
const fn state<'a>(scene: &Table<'a>) -> &'a State {
    scene.game.view.state()
}

/// What everybody has, the reader first.
fn tallies<'a>(scene: &Table<'_>, score: &'a Score) -> impl Iterator<Item = (Seat, &'a Tally)> {
    scene.game.seats().filter_map(|seat| Some((seat, score.tallies.get(seat.index())?)))
}

/// What a player is called on the board.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// The answers that are no spaces.
fn choices(scene: &Table) -> impl Iterator<Item = Thing> {
    let others =
        scene.game.answers.iter().filter(|answer| !matches!(answer, Action::Place(_))).collect::<Vec<Action>>();
    others.into_iter().zip(1..).map(|(action, n)| Thing::Choice(action, n))
}

fn draw_grid(size: u16, area: Rect, screen: &mut Buffer) {
    let line = |left: &str, middle: &str, right: &str| {
        let cells = vec!["─".repeat(usize::from(WIDTH)); usize::from(size)];
        format!("{left}{}{right}", cells.join(middle))
    };
    let width = usize::from(area.width.saturating_sub(2));
    for row in 0..=size {
        let y = area.y + row * 2;
        if y >= area.bottom() {
            return;
        }
        let border = match row {
            0 => line("┌", "┬", "┐"),
            row if row == size => line("└", "┴", "┘"),
            _ => line("├", "┼", "┤"),
        };
        screen.set_stringn(area.x + 2, y, border, width, look::quiet());
        if row < size && y + 1 < area.bottom() {
            screen.set_string(area.x, y + 1, (size - row).to_string(), look::quiet());
            for column in 0..=size {
                let x = area.x + 2 + column * STEP;
                if x < area.right() {
                    screen.set_string(x, y + 1, "│", look::quiet());
                }
            }
        }
    }
    let y = area.y + 2 * size + 1;
    for column in 1..=size {
        let x = area.x + 2 + (column - 1) * STEP + STEP / 2;
        if x < area.right() && y < area.bottom() {
            screen.set_string(x, y, column.to_string(), look::quiet());
        }
    }
}

/// A space in six characters: whose it is (small: held; capital and bar: secured), what lies on it this turn (squatter's
/// number, x for a claim marker), or what could be placed (with a plus).
fn space_text(scene: &Table, space: Space, is_under_cursor: bool) -> (String, Style) {
    let state = state(scene);
    let contents = state.contents(space);
    let (owner, mut style) = match contents.standing {
        Standing::Empty => ("  ".into(), Style::new()),
        Standing::Held(seat) => (format!("{} ", letter(seat).to_ascii_lowercase()), look::suit(seat.index())),
        Standing::Secured(seat) => {
            (format!("{}█", letter(seat)), look::suit(seat.index()).add_modifier(Modifier::BOLD))
        }
    };
    let squatter = contents.squatter.map_or(' ', |squatter| char::from(b'0' + squatter.number()));
    let claim = if contents.claim_marker { 'x' } else { ' ' };
    let mut marks = format!("{squatter}{claim}");
    if scene.game.answers.has(Action::Place(space)) {
        style = look::open_to_choice();
        marks = match (state.phase(), contents.squatter, contents.standing) {
            (_, Some(squatter), _) => format!("{}+x", squatter.number()),
            (_, None, Standing::Held(seat)) if seat == state.turn() => "+x".into(),
            (Phase::Place(roll), None, _) => {
                roll.squatter_for(space).map_or("+".into(), |squatter| format!("+{}", squatter.number()))
            }
            _ => "+".into(),
        };
    }
    let text = format!("{owner}{marks}");
    if is_under_cursor {
        return (format!("►{text:<5}"), look::under_cursor());
    }
    (format!(" {text:<5}"), style)
}

/// The same in words.
fn space_in_words(scene: &Table, space: Space) -> String {
    let (words, contents) = (scene.words, state(scene).contents(space));
    let mut parts = vec![match contents.standing {
        Standing::Empty => words.say("table-space-empty"),
        Standing::Held(seat) => words.say_of("table-space-held", scene.names, seat, &[]),
        Standing::Secured(seat) => words.say_of("table-space-secured", scene.names, seat, &[]),
    }];
    if let Some(squatter) = contents.squatter {
        parts.push(words.say_with("table-space-squatter", &[("number", squatter.number().into())]));
    }
    if contents.claim_marker {
        parts.push(words.say("table-space-claim-marker"));
    }
    parts.join(", ")
}

/// Dice, supply, and what can be answered beside the board.
fn turn(scene: &Table, cursor: Option<Thing>) -> Flow<Thing> {
    let (state, words) = (state(scene), scene.words);
    let mut flow = Flow::new(1);
    if let Phase::Place(roll) = state.phase() {
        flow.line().words(&format!("{} ", words.say("terminal-dice")), look::quiet());
        for die in roll.dice() {
            flow.whole(format!("[{die}] "), look::strong());
        }
    }
    for thing in choices(scene) {
        let Thing::Choice(action, number) = thing else { continue };
        if number == 1 {
            flow.line();
        }
        let here = cursor == Some(thing);
        let style = if here { look::under_cursor() } else { look::open_to_choice() };
        let [left, right] = if here { ['►', '◄'] } else { ['[', ']'] };
        flow.thing(format!("{left}{number} {}{right}", State::in_words(scene, action)), style, thing);
        flow.whole(" ", Style::new());
    }
    let supply: Vec<String> =
        Squatter::all().filter(|&s| state.in_supply(s)).map(|squatter| squatter.number().to_string()).collect();
    let args = [("squatters", supply.join(" ").into()), ("markers", state.claim_markers_left().into())];
    flow.line().words(&words.say_with("terminal-supply", &args), look::quiet());
    flow
}
