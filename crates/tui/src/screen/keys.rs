//! What each key does: in a panel, in a look back, at the table.

use std::path::Path;

use play::LookBack;

use super::{Panel, Screen, Wish, cursor::Cursor};
use crate::{export::export, keys::Key, panel::Prompt, terminal_game::TerminalGame};

impl<G: TerminalGame> Screen<G> {
    pub(super) fn any_key(&mut self, key: Key) -> Wish {
        let Some(key) = self.panel_key(key) else { return Wish::Stay };
        self.message = None;
        if self.review_key(key) {
            return Wish::Stay;
        }
        self.table_key(key)
    }

    /// A key for the panel over the table. Gives it back if there is no panel or the panel does not know it.
    fn panel_key(&mut self, key: Key) -> Option<Key> {
        let Some(panel) = self.panel.take() else { return Some(key) };
        match (panel, key) {
            (Panel::HandOver(seat), Key::Enter | Key::Char(' ')) => self.look_as(seat),
            (Panel::HandOver(_), Key::Char('q')) => return Some(key),
            (Panel::HandOver(seat), _) => self.panel = Some(Panel::HandOver(seat)),
            (Panel::Export(_), Key::Escape) => {}
            (Panel::Export(prompt), Key::Enter) => {
                self.message = Some(export(&*self.game, Path::new(prompt.text.trim()), &self.words));
            }
            (Panel::Export(mut prompt), key) => {
                prompt.key(key);
                self.panel = Some(Panel::Export(prompt));
            }
            (Panel::Judged(_), Key::Char(digit @ '1'..='9')) if self.look_at_turn(digit as u8 - b'0') => {}
            (Panel::Judged(mut reading), key) => {
                if reading.key(key) {
                    self.panel = Some(Panel::Judged(reading));
                }
            }
            (Panel::Reading(mut reading), key) => {
                if reading.key(key) {
                    self.panel = Some(Panel::Reading(reading));
                }
            }
        }
        None
    }

    /// A key during a look back. False if it has no meaning of its own there.
    fn review_key(&mut self, key: Key) -> bool {
        let is_over = self.game.is_over();
        let Some(review) = self.review else { return false };
        if let Some(at) = step(key, review.at, self.game.moves()) {
            self.look_at(Some(LookBack { at, ..review }));
            self.put_cursor();
            return true;
        }
        match key {
            Key::Char('o') if is_over => self.look_at(Some(LookBack { is_open: !review.is_open, ..review })),
            Key::Char('o') => self.message = Some(self.words.say("terminal-not-open")),
            Key::Enter => self.go_on_from(review.at),
            Key::Char(digit @ '1'..='9') if is_over => return self.look_at_turn(digit as u8 - b'0'),
            Key::Escape | Key::Char('v') if !is_over => {
                self.look_at(None);
                self.put_cursor();
            }
            _ => return false,
        }
        true
    }

    fn table_key(&mut self, key: Key) -> Wish {
        match key {
            Key::Up => self.move_cursor(-1, 0),
            Key::Down => self.move_cursor(1, 0),
            Key::Left => self.move_cursor(0, -1),
            Key::Right => self.move_cursor(0, 1),
            Key::Tab => self.next_choice(1),
            Key::BackTab => self.next_choice(-1),
            Key::Enter | Key::Char(' ') => self.choose(),
            Key::Char(digit @ '1'..='9') => self.choose_number(digit as u8 - b'0'),
            Key::Char('?') => {
                if let Some(thing) = self.thing() {
                    self.read(G::help(&self.scene(), thing));
                }
            }
            Key::Char('p') => self.read(G::piles(&self.scene())),
            Key::Char('c') => self.read(G::reference(&self.scene())),
            Key::Char('h') => self.ask_for_hint(),
            Key::Char('u') => self.undo(),
            Key::Char('l') | Key::PageUp => self.show_log(),
            Key::Char('v') => self.look_back(),
            Key::Char('t') if self.game.is_over() => self.show_result(),
            Key::Char('t') => self.read(G::standings(&self.scene())),
            Key::Char('r') if self.game.is_over() => self.judge(),
            Key::Char('a') if self.game.is_over() => self.go_on_from(0),
            Key::Char('e') => {
                let seed = self.game.named_seed().map_or(String::new(), |seed| format!("-{seed}"));
                let name = format!("claimant{seed}.rec");
                self.panel = Some(Panel::Export(Prompt::new(self.words.say("terminal-export-to"), name)));
            }
            Key::Char('q') | Key::Escape => return Wish::ToMenu,
            Key::Click(at) => {
                let clicked = self.spots.iter().find(|(rect, _)| rect.contains(at)).map(|&(_, thing)| thing);
                if let Some(thing) = clicked {
                    self.click(thing);
                }
            }
            _ => {}
        }
        Wish::Stay
    }

    /// The first click moves the cursor there, the second chooses.
    fn click(&mut self, thing: G::Thing) {
        let rows = G::things(&self.scene());
        let clicked = Cursor::first(&rows, |other| other == thing).unwrap_or(self.cursor);
        if clicked == self.cursor {
            self.choose();
        } else {
            self.cursor = clicked;
        }
    }
}

/// After how many of all `moves` a look back goes on, if the key says so; `at` is where it is.
fn step(key: Key, at: usize, moves: usize) -> Option<usize> {
    Some(match key {
        Key::Left => at.saturating_sub(1),
        Key::Right => (at + 1).min(moves),
        Key::PageUp => at.saturating_sub(10),
        Key::PageDown => (at + 10).min(moves),
        Key::Home => 0,
        Key::End => moves,
        _ => return None,
    })
}
