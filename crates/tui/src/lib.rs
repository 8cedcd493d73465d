//! Both games in a terminal: a full screen for most, plain lines for screen readers and pipes.
//!
//! `app.rs` leads from the menu to a form to a game; `screen.rs` is a game on the screen, whichever it is, and
//! `shown.rs` what a game adds to be shown, which `claim.rs` and `claim_it.rs` do. Nothing is decided here: a
//! [`play::Sitting`] is asked for views and handed answers, and all words come from [`words`].

mod app;
mod claim;
mod claim_it;
mod flow;
mod form;
mod keys;
mod look;
mod panel;
mod plain;
mod saves;
mod screen;
mod shown;
mod thinking;

use std::{
    io,
    path::PathBuf,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crossterm::{
    event::{DisableMouseCapture, EnableMouseCapture, poll, read},
    execute,
};
use play::Choices;
use ratatui::DefaultTerminal;
use record::Date;
use words::Language;

use crate::{app::App, keys::Key, saves::Saves};
pub use crate::{look::Look, plain::run as run_plainly};

/// How to begin.
#[derive(Clone, Debug)]
pub struct Options {
    /// What is to be played.
    pub choices: Choices,
    /// At once, without a menu?
    pub at_once: bool,
    /// A file of records to go on with instead.
    pub open: Option<PathBuf>,
    /// In which language.
    pub language: Language,
    /// What the terminal can show.
    pub look: Look,
    /// Where the game in progress is kept; nowhere if nothing is said.
    pub folder: Option<PathBuf>,
}

/// Plays on the full screen until the user leaves. The terminal is left as it was, whatever happens.
pub fn run(options: Options) -> io::Result<()> {
    let mut app = App::new(options.language, options.look, Saves::new(options.folder.as_deref()), options.choices);
    if let Some(file) = &options.open {
        app.open(file);
    } else if options.at_once {
        app.start();
    }
    let mut terminal = ratatui::try_init()?;
    // Without a mouse everything works, too.
    let _ = execute!(io::stdout(), EnableMouseCapture);
    let done = show(&mut app, &mut terminal);
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    done
}

/// How often bots are looked after while nobody presses a key.
const TICK: Duration = Duration::from_millis(50);

fn show(app: &mut App, terminal: &mut DefaultTerminal) -> io::Result<()> {
    let mut is_stale = true;
    while !app.is_done() {
        is_stale |= app.tick();
        if is_stale {
            terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut()))?;
        }
        is_stale = poll(TICK)?;
        if is_stale && let Some(key) = Key::of(&read()?) {
            app.key(key);
        }
    }
    Ok(())
}

/// A seed that nobody has chosen.
fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Six digits are easy to tell a friend.
    1 + (since.as_nanos() as u64 / 1_000) % 999_999
}

fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Date::from_days(u32::try_from(since.as_secs() / 86_400).ok()?)
}

#[cfg(test)]
mod tests;
