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
    /// A file of records to go on with instead, and which of its games, counted from 1.
    pub open: Option<(PathBuf, usize)>,
    /// In which language.
    pub language: Language,
    /// What the terminal can show.
    pub look: Look,
    /// Where games in progress are kept; nowhere if nothing is said.
    pub folder: Option<PathBuf>,
    /// So long a move is looked at before a bot makes the next.
    pub pace: Duration,
}

/// Plays on the full screen until the user leaves, or the system tells the program to end. The terminal is left as it was.
pub fn run(options: Options) -> io::Result<()> {
    let saves = Saves::new(options.folder.as_deref());
    let mut app = App::new(options.language, options.look, saves, options.choices, options.pace);
    if let Some((file, number)) = &options.open {
        app.open(file, *number);
    } else if options.at_once {
        app.start();
    }
    let told_to_end = Arc::new(AtomicBool::new(false));
    let tell = told_to_end.clone();
    // Without signals Ctrl-C still works: on a full screen it is a key like any other.
    let _ = ctrlc::set_handler(move || tell.store(true, Ordering::Relaxed));
    let mut terminal = ratatui::try_init()?;
    // Without a mouse everything works, too.
    let _ = execute!(io::stdout(), EnableMouseCapture);
    release_the_mouse_on_panic();
    let done = show(&mut app, &mut terminal, &told_to_end);
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    done
}

/// The terminal is restored on a panic already; the mouse is ours to give back.
fn release_the_mouse_on_panic() {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        hook(info);
    }));
}

/// How often bots are looked after while nobody presses a key.
const TICK: Duration = Duration::from_millis(50);

fn show(app: &mut App, terminal: &mut DefaultTerminal, told_to_end: &AtomicBool) -> io::Result<()> {
    let events = listen();
    let mut is_stale = true;
    while !app.is_done() && !told_to_end.load(Ordering::Relaxed) {
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

/// What the terminal tells, heard on a thread of its own: when a terminal is gone for good, waiting for it never ends, and
/// the program has to all the same.
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
