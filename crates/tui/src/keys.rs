//! Keys and clicks, as the program knows them.

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::Position;

/// A key, or a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Up,
    Down,
    Left,
    Right,
    Enter,
    Escape,
    Tab,
    BackTab,
    PageUp,
    PageDown,
    Home,
    End,
    Backspace,
    Char(char),
    Click(Position),
    Wheel(i8),
    /// Ctrl-C: end the program.
    Leave,
}

impl Key {
    /// The key of a terminal event, if the program knows it.
    pub(crate) fn of(event: &Event) -> Option<Key> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if key.modifiers.contains(KeyModifiers::CONTROL) {
                    return matches!(key.code, KeyCode::Char('c' | 'C')).then_some(Key::Leave);
                }
                Some(match key.code {
                    KeyCode::Up => Key::Up,
                    KeyCode::Down => Key::Down,
                    KeyCode::Left => Key::Left,
                    KeyCode::Right => Key::Right,
                    KeyCode::Enter => Key::Enter,
                    KeyCode::Esc => Key::Escape,
                    KeyCode::Tab => Key::Tab,
                    KeyCode::BackTab => Key::BackTab,
                    KeyCode::PageUp => Key::PageUp,
                    KeyCode::PageDown => Key::PageDown,
                    KeyCode::Home => Key::Home,
                    KeyCode::End => Key::End,
                    KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
                    KeyCode::F(1) => Key::Char('?'),
                    KeyCode::Char(sign) => Key::Char(sign),
                    _ => return None,
                })
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => Some(Key::Click(Position::new(mouse.column, mouse.row))),
                MouseEventKind::ScrollUp => Some(Key::Wheel(-1)),
                MouseEventKind::ScrollDown => Some(Key::Wheel(1)),
                _ => None,
            },
            _ => None,
        }
    }
}
