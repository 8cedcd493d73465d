//! A bot that is a program of its own: it is asked by a line of JSON and answers with one.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use bots::Effort;
use protocol::{Choice, Choose, ChooseVerb, GameName};

use crate::{Fault, MatchError};

/// No answer is longer than this.
const LONGEST_LINE: u64 = 1 << 16;

/// How long a program that is no longer needed may take to end by itself.
const FAREWELL: Duration = Duration::from_millis(300);

/// A program, started when it is first asked and again after every fault.
pub(crate) struct Program {
    words: Vec<String>,
    running: Option<Running>,
    asked: u64,
}

struct Running {
    child: Child,
    /// None once it is closed.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// What a program is asked.
pub(crate) struct Question<'a> {
    /// Which game.
    pub(crate) of: GameName,
    /// Who is asked.
    pub(crate) seat: u8,
    /// All that the seat may know.
    pub(crate) view: &'a serde_json::Value,
    /// The legal answers in notation.
    pub(crate) answers: &'a [String],
    /// What it may spend.
    pub(crate) limits: Effort,
    /// A number for its own dice.
    pub(crate) seed: u64,
}

impl Program {
    /// A program that is not running yet.
    pub(crate) fn new(words: &[String]) -> Program {
        Program { words: words.to_vec(), running: None, asked: 0 }
    }

    /// Can it be started at all?
    pub(crate) fn check(words: &[String]) -> Result<(), MatchError> {
        let started = Running::start(words);
        started.map(drop).map_err(|error| MatchError::Program { command: words.join(" "), error })
    }

    /// Its answer, as a place in the list of answers. After a fault the program is ended.
    pub(crate) fn ask(&mut self, question: &Question<'_>, patience: Duration) -> Result<usize, Fault> {
        self.asked += 1;
        let answer = self.exchange(question, patience);
        if answer.is_err() {
            self.running = None;
        }
        answer
    }

    fn exchange(&mut self, question: &Question<'_>, patience: Duration) -> Result<usize, Fault> {
        let running = match &mut self.running {
            Some(running) => running,
            empty => empty.insert(Running::start(&self.words).map_err(|_| Fault::Crash)?),
        };
        let &Question { of, seat, view, answers, limits, seed } = question;
        let limits = limits.into();
        let question = Choose { answers, verb: ChooseVerb::Choose, id: self.asked, limits, of, seat, seed, view };
        running.say(&serde_json::to_string(&question).map_err(|_| Fault::Malformed)?)?;
        let heard = running.hear(patience)?;
        let choice: Choice = serde_json::from_str(&heard).map_err(|_| Fault::Malformed)?;
        if choice.re != self.asked {
            return Err(Fault::Malformed);
        }
        answers.iter().position(|listed| *listed == choice.answer).ok_or(Fault::Illegal)
    }
}

impl Running {
    fn start(words: &[String]) -> std::io::Result<Running> {
        let (name, arguments) = words.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        apart(&mut command);
        let mut child = command.spawn()?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or(std::io::ErrorKind::BrokenPipe)?;
        let (send, lines) = channel();
        // Ends with the program's output, or when nobody listens any more.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
                let whole = line.last() == Some(&b'\n') || line.len() as u64 == LONGEST_LINE;
                if read.is_err() || !whole || send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, input, lines })
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        let input = self.input.as_mut().ok_or(Fault::Crash)?;
        input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush()).map_err(|_| Fault::Crash)
    }

    fn hear(&self, patience: Duration) -> Result<String, Fault> {
        self.lines.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::TimeOut,
            RecvTimeoutError::Disconnected => Fault::Crash,
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The end of its input tells a program to end; one that does not is ended.
        drop(self.input.take());
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL {
            match self.child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whoever interrupts the arena at the keyboard does not mean the bots: their games are played to the end.
#[cfg(unix)]
fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// The same elsewhere.
#[cfg(windows)]
fn apart(command: &mut Command) {
    const NEW_PROCESS_GROUP: u32 = 0x200;
    std::os::windows::process::CommandExt::creation_flags(command, NEW_PROCESS_GROUP);
}

#[cfg(not(any(unix, windows)))]
fn apart(_: &mut Command) {}
