//! The full-screen game in a real terminal: a pseudo-terminal, with somebody at its keyboard.

use std::{
    io::{Read, Write},
    num::NonZero,
    path::PathBuf,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Nothing takes longer on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(1);

const UP: &str = "\x1b[A";
const CTRL_C: &str = "\x03";

struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keyboard: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    folder: PathBuf,
}

impl Terminal {
    fn new(test: &str, flags: &str) -> Terminal {
        let folder = std::env::temp_dir().join(format!("claimant-terminal-{test}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Terminal::in_folder(folder, flags)
    }

    fn in_folder(folder: PathBuf, flags: &str) -> Terminal {
        let pty = native_pty_system().openpty(size(24, 80)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_claimant"));
        command.args(["play", "--language", "en", "--pace", "0", "--folder"]);
        command.arg(&folder);
        command.args(flags.split_whitespace());
        for (name, value) in [("TERM", "xterm-256color"), ("LC_ALL", "C.UTF-8")] {
            command.env(name, value);
        }
        command.env_remove("NO_COLOR");
        let child = pty.slave.spawn_command(command).unwrap();
        let mut output = pty.master.try_clone_reader().unwrap();
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(24), cells(80), 0)));
        let shown = screen.clone();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = output.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..n]);
            }
        });
        Terminal { screen, keyboard: pty.master.take_writer().unwrap(), master: pty.master, child, folder }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    fn contents(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until one of the texts is on the screen; which?
    fn wait_for(&self, texts: &[&str]) -> usize {
        let begun = Instant::now();
        loop {
            let contents = self.contents();
            if let Some(found) = texts.iter().position(|text| contents.contains(text)) {
                return found;
            }
            assert!(begun.elapsed() < PATIENCE, "{texts:?} never came:\n{contents}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until the screen is another one.
    fn wait_for_change(&self, before: &str) {
        let begun = Instant::now();
        while self.contents() == before {
            assert!(begun.elapsed() < PATIENCE, "nothing happens:\n{before}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// The screen once nothing moves any more.
    fn settled(&self) -> String {
        let mut last = self.contents();
        loop {
            thread::sleep(Duration::from_millis(500));
            let now = self.contents();
            if now == last && !now.contains("thinking") {
                return now;
            }
            last = now;
        }
    }

    fn resize(&mut self, rows: u16, columns: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(cells(rows), cells(columns));
        self.master.resize(size(rows, columns)).unwrap();
    }

    /// Plays whatever comes first until the game is over.
    fn play_to_the_end(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < 5 * PATIENCE {
            let before = self.contents();
            if before.contains("The end") {
                return;
            }
            if before.contains("t votes") {
                // A key that came too late has put the end away.
                self.settled();
                self.press("t");
                self.settled();
                continue;
            }
            if before.contains("closes") {
                self.press("x");
            } else if before.contains("thinking") || !before.contains("q menu") {
                thread::sleep(Duration::from_millis(5));
                continue;
            }
            self.press("\t\r");
            self.wait_for_change(&before);
        }
        panic!("the game does not end:\n{}", self.contents());
    }

    /// The program has ended well, and the terminal is as it was.
    fn is_left_in_order(&mut self) {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(10));
        };
        assert!(status.success(), "{status:?}");
        // What it wrote last may still be on its way.
        let begun = Instant::now();
        loop {
            let parser = self.screen.lock().unwrap();
            let screen = parser.screen();
            let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
            if !screen.alternate_screen() && !screen.hide_cursor() && !mouse {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the terminal is not as it was");
            drop(parser);
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn cells(n: u16) -> NonZero<u16> {
    NonZero::new(n).unwrap()
}

fn size(rows: u16, cols: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

#[test]
fn a_whole_game_of_claim_is_played_in_a_real_terminal() {
    let mut terminal = Terminal::new("claim", "--set claim-2 --vs greedy --seed 3");
    terminal.wait_for(&["Phase one"]);
    terminal.play_to_the_end();
    let votes = terminal.contents();
    assert!(votes.contains("The Giants vote for"), "{votes}");
    terminal.press("xq");
    terminal.wait_for(&["New game"]);
    terminal.press("q");
    terminal.is_left_in_order();
}

#[test]
fn a_whole_game_of_claim_it_is_played_in_a_real_terminal() {
    let mut terminal = Terminal::new("claim-it", "--game claim-it --vs greedy --seed 3");
    terminal.wait_for(&["Claim It!"]);
    terminal.play_to_the_end();
    terminal.press(CTRL_C);
    terminal.is_left_in_order();
}

#[test]
fn control_c_leaves_the_terminal_as_it_was_even_while_a_bot_thinks() {
    let mut terminal = Terminal::new("leave", "--seats expert:millis=600000,person --seed 3");
    if terminal.wait_for(&["thinking", "Your lead"]) == 1 {
        terminal.press("\r");
    }
    terminal.wait_for(&["thinking"]);
    terminal.press(CTRL_C);
    terminal.is_left_in_order();
}

#[test]
fn the_window_may_change_its_size_at_any_time() {
    let mut terminal = Terminal::new("resize", "--set magic --vs greedy --seed 3");
    terminal.wait_for(&["Phase one"]);
    for (rows, columns) in [(50, 160), (10, 30), (24, 80), (2, 2), (20, 72), (24, 80)] {
        terminal.resize(rows, columns);
        terminal.press(UP);
        thread::sleep(Duration::from_millis(120));
    }
    terminal.wait_for(&["Phase one"]);
    terminal.press(CTRL_C);
    terminal.is_left_in_order();
}

#[test]
fn a_game_that_was_left_is_offered_at_the_next_start() {
    let mut first = Terminal::new("again", "--set shadow --vs greedy --seed 3");
    first.wait_for(&["Phase one, trick 1"]);
    for _ in 0..3 {
        let before = first.contents();
        first.press("\t\r");
        first.wait_for_change(&before);
    }
    let left = first.settled();
    let trick = left.lines().next().unwrap().split("seed").next().unwrap().trim();
    first.press(CTRL_C);
    first.is_left_in_order();
    let mut second = Terminal::in_folder(first.folder.clone(), "");
    second.wait_for(&["Continue: Shadow"]);
    second.press("\r");
    second.wait_for(&[trick]);
    second.press(CTRL_C);
    second.is_left_in_order();
}

#[test]
fn a_system_that_says_end_and_a_window_that_is_closed_are_obeyed() {
    for signal in ["-TERM", "-HUP"] {
        let mut terminal = Terminal::new("end", "--vs greedy --seed 3");
        terminal.wait_for(&["Phase one"]);
        let id = terminal.child.process_id().unwrap().to_string();
        // Every shell can do it, whatever else is installed.
        let kill = format!("kill {signal} {id}");
        assert!(std::process::Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        terminal.is_left_in_order();
    }
}
