//! What can lie over the table: pages to read, the hand-over, a line to fill in.

use ratatui::{
    buffer::Buffer,
    layout::{Alignment, Rect},
    style::Style,
    text::Line,
    widgets::{Clear, Paragraph, Widget as _, Wrap},
};
use words::Page;

use crate::{
    flow::Flow,
    keys::Key,
    look::{self, boxed},
};

/// A page that can be longer than the screen.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    title: String,
    lines: Vec<Line<'static>>,
    first: u16,
    /// How many lines did not fit when it was last drawn.
    left_over: u16,
}

impl Reading {
    /// A page, a blank line between its paragraphs.
    pub(crate) fn page(page: Page) -> Reading {
        let mut lines: Vec<Line> = Vec::new();
        for paragraph in page.paragraphs {
            lines.push(Line::raw(paragraph));
            lines.push(Line::default());
        }
        lines.pop();
        Reading::lines(page.title, lines)
    }

    /// Lines as they are.
    pub(crate) const fn lines(title: String, lines: Vec<Line<'static>>) -> Reading {
        Reading { title, lines, first: 0, left_over: 0 }
    }

    /// The same, read from the end.
    pub(crate) const fn read_from_the_end(mut self) -> Reading {
        self.first = u16::MAX;
        self
    }

    /// Scrolls. False if the key means something else: the page is closed.
    pub(crate) fn key(&mut self, key: Key) -> bool {
        let last = self.left_over;
        let first = self.first.min(last);
        self.first = match key {
            Key::Up | Key::Wheel(..=-1) => first.saturating_sub(1),
            Key::Down | Key::Wheel(_) => (first + 1).min(last),
            Key::PageUp => first.saturating_sub(10),
            Key::PageDown | Key::Char(' ') => (first + 10).min(last),
            Key::Home => 0,
            Key::End => last,
            _ => return false,
        };
        true
    }

    pub(crate) fn draw(&mut self, area: Rect, screen: &mut Buffer) {
        let width = area.width.saturating_sub(6).min(90);
        let mut flow: Flow<()> = Flow::new(2);
        for line in &self.lines {
            flow.line();
            for span in &line.spans {
                flow.words(&span.content, line.style.patch(span.style));
            }
        }
        let height = flow.height(width);
        let shown = height.min(area.height.saturating_sub(2));
        self.left_over = height - shown;
        self.first = self.first.min(self.left_over);
        let over = centred(area, width + 4, shown + 2);
        Clear.render(over, screen);
        let mut frame = boxed(&self.title);
        if self.left_over > 0 {
            let place = format!(" {}/{} ↑↓ ", self.first + shown, height);
            frame = frame.title_bottom(Line::styled(place, look::quiet()).alignment(Alignment::Right));
        }
        let inner = frame.inner(over);
        frame.render(over, screen);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        flow.draw_from(self.first, inner, screen, &mut Vec::new());
    }
}

/// A line to fill in.
#[derive(Clone, Debug)]
pub(crate) struct Prompt {
    label: String,
    pub(crate) text: String,
}

impl Prompt {
    const LONGEST: usize = 400;

    pub(crate) const fn new(label: String, text: String) -> Prompt {
        Prompt { label, text }
    }

    /// Types into it.
    pub(crate) fn key(&mut self, key: Key) {
        match key {
            Key::Backspace => {
                self.text.pop();
            }
            Key::Char(sign) if !sign.is_control() && self.text.len() < Self::LONGEST => self.text.push(sign),
            _ => {}
        }
    }

    pub(crate) fn draw(&self, area: Rect, screen: &mut Buffer) {
        let over = centred(area, area.width.saturating_sub(6).min(76), 4);
        Clear.render(over, screen);
        let frame = boxed(&self.label);
        let inner = frame.inner(over);
        frame.render(over, screen);
        let room = usize::from(inner.width.saturating_sub(1));
        let skipped = self.text.chars().count().saturating_sub(room);
        let shown: String = self.text.chars().skip(skipped).collect();
        screen.set_string(inner.x, inner.y, format!("{shown}_"), look::strong());
    }
}

/// A few sentences in the middle of an empty screen.
pub(crate) fn notice(sentences: &[String], area: Rect, screen: &mut Buffer) {
    Clear.render(area, screen);
    let lines: Vec<Line> = sentences.iter().map(|sentence| Line::styled(sentence.clone(), Style::new())).collect();
    let over = centred(area, area.width.saturating_sub(4).min(70), lines.len() as u16 * 2);
    Paragraph::new(lines).wrap(Wrap { trim: true }).alignment(Alignment::Center).render(over, screen);
}

/// A box of that size in the middle, no larger than the area.
fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}
