//! A game on the screen, drawn: title, table, tally, log, a sentence and the keys.

use play::Asked;
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::Style,
    widgets::Widget as _,
};

use super::{AnyScreen as _, Panel, Screen};
use crate::{
    flow::Flow,
    look::{self, boxed},
    panel::notice,
    scene::Scene,
    terminal_game::TerminalGame,
};

impl<G: TerminalGame> Screen<G> {
    /// Draws everything, and notes where things are.
    pub(super) fn draw_all(&mut self, area: Rect, screen: &mut Buffer) {
        let [title, main, sentence, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(3), Constraint::Length(2), Constraint::Length(1)])
                .areas(area);
        if let Some(Panel::HandOver(seat)) = self.panel {
            let who = self.words.say_with("terminal-hand-over", &[("who", self.words.person(seat).into())]);
            notice(&[who, self.words.say("terminal-hand-over-ready")], area, screen);
        } else {
            self.draw_title(title, screen);
            self.draw_main(main, screen);
            self.draw_sentence(sentence, screen);
        }
        screen.set_stringn(keys.x, keys.y, self.keys_line(), usize::from(keys.width), look::quiet());
        match &mut self.panel {
            Some(Panel::Reading(reading) | Panel::Judged(reading)) => reading.draw(main, screen),
            Some(Panel::Export(prompt)) => prompt.draw(main, screen),
            Some(Panel::HandOver(_)) | None => {}
        }
    }

    fn draw_title(&self, area: Rect, screen: &mut Buffer) {
        screen.set_stringn(area.x, area.y, self.heading(), usize::from(area.width), look::heading());
        if let Some(seed) = self.game.named_seed() {
            let seed = self.words.say_with("table-seed", &[("seed", seed.to_string().into())]);
            let x = area.right().saturating_sub(seed.chars().count() as u16);
            screen.set_string(x.max(area.x + area.width / 2), area.y, seed, look::quiet());
        }
    }

    /// The table on the left; tally and log on the right.
    fn draw_main(&mut self, area: Rect, screen: &mut Buffer) {
        let (cursor, scene) = (self.thing(), self.scene());
        let width = if area.width >= 110 { 42 } else { 30 };
        // Long names may take as much as leaves more than half to the table.
        let width = G::tally_width(&scene).clamp(width, width.max(area.width * 37 / 80));
        let [left, right] = Layout::horizontal([Constraint::Min(20), Constraint::Length(width)]).areas(area);
        let height = G::tally_height(&scene).min(right.height);
        let [tally, log] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(right);
        G::draw_tally(&scene, tally, screen);
        draw_log(&scene, log, screen);
        self.spots = G::draw(&scene, cursor, left, screen);
    }

    fn draw_sentence(&self, area: Rect, screen: &mut Buffer) {
        let (text, style) = self.sentence();
        let mut flow: Flow<()> = Flow::new(0);
        flow.line().words(&text, style);
        flow.draw(area, screen, &mut Vec::new());
    }

    /// The sentence below the table: news, why the card under the cursor cannot be played, or what is asked.
    fn sentence(&self) -> (String, Style) {
        if let Some(message) = &self.message {
            return (message.clone(), look::warning());
        }
        if let Some(review) = &self.review {
            if let Some(ended) = self.waiting.as_ref().filter(|_| self.game.is_over() && review.at == self.game.moves())
            {
                return (ended.clone(), look::strong());
            }
            let args = [("at", review.at.into()), ("moves", self.game.moves().into())];
            return (self.words.say_with("terminal-review", &args), look::strong());
        }
        match self.game.asked() {
            Asked::Nobody => {
                let over = || self.words.say("table-over");
                (self.waiting.clone().unwrap_or_else(over), look::strong())
            }
            Asked::Bot(seat) => {
                let who = self.words.seat_name(&self.names, seat);
                let text = self.words.say_with("table-thinks", &[("who", who.into())]);
                (format!("{text}{}", self.bots.dots()), look::quiet())
            }
            Asked::Elsewhere(who) => {
                let who = who.map(|seat| self.words.seat_name(&self.names, seat));
                let waits = who.map_or_else(
                    || self.words.say("online-waits-all"),
                    |who| self.words.say_with("online-waits", &[("who", who.into())]),
                );
                (self.waiting.clone().unwrap_or(waits), look::quiet())
            }
            Asked::Person(_) => {
                let scene = self.scene();
                let answer = self.thing().and_then(|thing| G::answer(&scene, thing));
                match answer.and_then(|answer| scene.game.refusal(answer)) {
                    Some(error) => (G::refusal(&scene, &error), look::warning()),
                    None => (G::question(&scene), look::strong()),
                }
            }
        }
    }

    fn keys_line(&self) -> String {
        self.words.say(match (&self.panel, &self.review) {
            (Some(Panel::Reading(_)), _) => "terminal-keys-page",
            (Some(Panel::Judged(_)), _) => "terminal-keys-judged",
            (Some(Panel::Export(_)), _) => "terminal-keys-prompt",
            (Some(Panel::HandOver(_)), _) => "terminal-keys-hand-over",
            (None, Some(_)) if self.is_elsewhere && self.game.is_over() => "online-keys-over",
            (None, Some(_)) if self.is_elsewhere => "online-keys-look-back",
            (None, None) if self.is_elsewhere && self.game.people().is_empty() => "online-keys-watch",
            (None, None) if self.is_elsewhere => "online-keys-game",
            (None, Some(_)) if self.game.is_over() => "terminal-keys-over",
            (None, Some(_)) => "terminal-keys-review",
            (None, None) => "terminal-keys-table",
        })
    }
}

/// The last lines of the log.
fn draw_log<G: TerminalGame>(scene: &Scene<G>, area: Rect, screen: &mut Buffer) {
    let frame = boxed(&scene.words.say("table-log"));
    let inner = frame.inner(area);
    frame.render(area, screen);
    let mut flow: Flow<()> = Flow::new(2);
    for (_, line) in G::story(scene) {
        flow.line().words(&line, Style::new());
    }
    let first = flow.height(inner.width).saturating_sub(inner.height);
    flow.draw_from(first, inner, screen, &mut Vec::new());
}
