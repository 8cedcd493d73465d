//! Both games in a terminal: a full screen for most, plain lines for screen readers and pipes.
//!
//! `app.rs` leads from the menu to a form to a game; `screen/` is a game on the screen, whichever it is, and
//! `terminal_game.rs` what a game adds to it, which `claim/` and `claim_it.rs` do. Nothing is decided here: a
//! [`play::Sitting`] is asked for views and given answers, and all texts come from [`words`].

mod app;
mod claim;
mod claim_it;
mod export;
mod flow;
mod form;
mod keys;
mod look;
mod menu;
mod mix;
mod online;
mod panel;
mod plain;
mod saves;
mod scene;
mod screen;
mod terminal_game;
mod thinking;

use std::{
    io, panic,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, channel},
    },
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crossterm::{
    event::{DisableMouseCapture, EnableMouseCapture, Event, read},
    execute,
};
use play::Choices;
use ratatui::DefaultTerminal;
use record::Date;
use words::{Language, Words};

use crate::{
    app::App,
    keys::Key,
    online::{keys::Keys, session::Session},
    saves::Saves,
};
pub use crate::{
    look::Look,
    online::{
        BadLink, Join, KeptTable, Link, find as find_table, kept_tables, lines::run as run_table_plainly,
        open as open_table,
    },
    plain::run as run_plainly,
};

/// How to begin.
#[derive(Clone, Debug)]
pub struct Options {
    /// What to play.
    pub choices: Choices,
    /// Start at once, without a menu?
    pub at_once: bool,
    /// Instead, a table on the network.
    pub join: Option<Join>,
    /// Or a file of records to open, and which of its games, counted from 1.
    pub open: Option<(PathBuf, usize)>,
    /// The language of all texts.
    pub language: Language,
    /// What the terminal can show.
    pub look: Look,
    /// The folder for saved games; without one, games are not saved.
    pub folder: Option<PathBuf>,
    /// Delay before a bot replies.
    pub pace: Duration,
}

/// Plays on the full screen until the user leaves or the system ends the program. The terminal is left as it was.
pub fn run(options: Options) -> io::Result<()> {
    let saves = Saves::new(options.folder.as_deref());
    let mut app = App::new(options.language, options.look, saves, options.choices, options.pace);
    let is_at_table = options.join.is_some();
    if let Some(join) = options.join {
        let mut session = Session::new(join, Keys::new(options.folder.as_deref()));
        session.connect(&Words::new(options.language)).map_err(io::Error::other)?;
        app.join(session);
    } else if let Some((file, number)) = &options.open {
        app.open(file, *number);
    } else if options.at_once {
        app.start();
    }
    let is_interrupted = Arc::new(AtomicBool::new(false));
    let interrupt = is_interrupted.clone();
    // Without signals Ctrl-C still works: on a full screen it is a key like any other.
    let _ = ctrlc::set_handler(move || interrupt.store(true, Ordering::Relaxed));
    let mut terminal = ratatui::try_init()?;
    // Everything works without a mouse, too.
    let _ = execute!(io::stdout(), EnableMouseCapture);
    release_the_mouse_on_panic();
    let done = show(&mut app, &mut terminal, &is_interrupted);
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    drop(app);
    if is_at_table {
        // The last words need a moment to be sent.
        thread::sleep(Duration::from_millis(100));
    }
    done
}

/// Ratatui restores the terminal on a panic, but not the mouse.
fn release_the_mouse_on_panic() {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        hook(info);
    }));
}

/// How often bots are polled while no key is pressed.
const TICK: Duration = Duration::from_millis(50);

fn show(app: &mut App, terminal: &mut DefaultTerminal, is_interrupted: &AtomicBool) -> io::Result<()> {
    let events = listen();
    let mut is_stale = true;
    while !app.is_done() && !is_interrupted.load(Ordering::Relaxed) {
        is_stale |= app.tick();
        if is_stale {
            terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut()))?;
        }
        match events.recv_timeout(TICK) {
            Ok(event) => {
                is_stale = true;
                if let Some(key) = Key::of(&event) {
                    app.key(key);
                }
            }
            Err(RecvTimeoutError::Timeout) => is_stale = false,
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    Ok(())
}

/// The events of the terminal, read on a thread of its own: reading from a terminal that is gone can block for ever, and
/// the program has to end all the same.
fn listen() -> Receiver<Event> {
    let (send, events) = channel();
    thread::spawn(move || {
        while let Ok(event) = read() {
            if send.send(event).is_err() {
                break;
            }
        }
    });
    events
}

/// A random seed.
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
