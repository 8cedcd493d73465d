//! A game in plain lines, for screen readers and pipes: what changed is printed, an answer is read.

use std::io::{self, BufRead, Write};

use bots::{Effort, Limits};
use game::{Seat, View as _};
use play::{AnySetup, Asked, Sitting, Task};
use record::AnyGame;
use words::{Names, Words};

use crate::{
    Options,
    form::wrong,
    saves::{Saves, read_file},
    screen::names,
    shown::{Scene, Shown},
};

/// Plays in plain lines until the game is over, the user leaves, or there is nothing more to read.
pub fn run(options: Options, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Result<(), String>> {
    let words = Words::new(options.language);
    let saves = Saves::new(options.folder.as_deref());
    let kept = if options.at_once { None } else { saves.game() };
    let game = match &options.open {
        Some(file) => match read_file(file, &words) {
            Ok(game) => Some(game),
            Err(why) => {
                let args = [("file", file.display().to_string().into()), ("why", why.into())];
                return Ok(Err(words.say_with("terminal-not-opened", &args)));
            }
        },
        None => kept,
    };
    let seed = options.choices.seed.unwrap_or_else(crate::any_seed);
    let seats = options.choices.seats.clone();
    match game {
        Some(AnyGame::Claim(record)) => match Sitting::resume(record) {
            Ok(sitting) => Lines::new(sitting, &words, &saves).play(input, out).map(Ok),
            Err(error) => Ok(Err(error.to_string())),
        },
        Some(AnyGame::ClaimIt(record)) => match Sitting::resume(record) {
            Ok(sitting) => Lines::new(sitting, &words, &saves).play(input, out).map(Ok),
            Err(error) => Ok(Err(error.to_string())),
        },
        Some(AnyGame::ClaimSeen(_) | AnyGame::ClaimItSeen(_)) => Ok(Err(words.say("terminal-only-seen"))),
        None => match options.choices.setup() {
            Ok(AnySetup::Claim(setup)) => match Sitting::<claim::State>::new(setup, seats, seed) {
                Ok(sitting) => Lines::new(sitting, &words, &saves).play(input, out).map(Ok),
                Err(error) => Ok(Err(words.claim_setup_error(&error))),
            },
            Ok(AnySetup::ClaimIt(setup)) => match Sitting::<claim_it::State>::new(setup, seats, seed) {
                Ok(sitting) => Lines::new(sitting, &words, &saves).play(input, out).map(Ok),
                Err(error) => Ok(Err(words.claim_it_setup_error(&error))),
            },
            Err(error) => Ok(Err(wrong(&words, &error))),
        },
    }
}

/// A game in plain lines.
struct Lines<'a, G: Shown>
where
    Task<G>: Send,
{
    sitting: Sitting<G>,
    words: &'a Words,
    saves: &'a Saves,
    seat: Seat,
    names: Names,
    /// How many moves have been told.
    told: usize,
}

/// What a line of input comes to.
enum Read {
    Answered,
    Again,
    Leave,
}

impl<'a, G: Shown> Lines<'a, G>
where
    Task<G>: Send,
{
    fn new(sitting: Sitting<G>, words: &'a Words, saves: &'a Saves) -> Lines<'a, G> {
        let seat = sitting.people().next().unwrap_or_default();
        let names = names(&sitting, words, seat);
        Lines { sitting, words, saves, seat, names, told: 0 }
    }

    fn with_scene<T>(&self, f: impl FnOnce(&Scene<G>) -> T) -> T {
        let view = self.sitting.view(self.seat);
        f(&Scene {
            table: self.sitting.table(),
            view: &view,
            seat: self.seat,
            happened: self.sitting.happened(),
            names: &self.names,
            words: self.words,
            is_open: false,
            is_asked: self.sitting.asked() == Asked::Person(self.seat),
        })
    }

    fn play(mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        let begin = self.with_scene(|scene| format!("{}. {}", G::name(scene), G::progress(scene)));
        writeln!(out, "{begin}")?;
        let seed = [("seed", self.sitting.seed().to_string().into())];
        writeln!(out, "{}. {}", self.words.say_with("terminal-seed", &seed), self.words.say("terminal-plain-help"))?;
        loop {
            self.tell(out)?;
            match self.sitting.asked() {
                Asked::Nobody => break,
                Asked::Bot(_) => self.let_bot_answer(),
                Asked::Person(seat) => {
                    if seat != self.seat {
                        self.hand_over(seat, input, out)?;
                    }
                    if !self.ask(input, out)? {
                        return Ok(());
                    }
                }
            }
            self.keep(out)?;
        }
        self.saves.forget();
        for line in self.with_scene(|scene| G::ending(scene)) {
            writeln!(out, "{line}")?;
        }
        out.flush()
    }

    /// Tells what has happened since.
    fn tell(&mut self, out: &mut impl Write) -> io::Result<()> {
        let story = self.with_scene(|scene| G::story(scene));
        for (_, sentence) in story.iter().filter(|(at, _)| *at >= self.told) {
            writeln!(out, "{sentence}")?;
        }
        self.told = self.sitting.moves();
        out.flush()
    }

    fn let_bot_answer(&mut self) {
        let Some(task) = self.sitting.task() else { return };
        if let Some(choice) = think(&task) {
            // Bots give answers that are listed.
            let _ = self.sitting.answer(choice.answer);
        }
    }

    /// Lets somebody else sit down before their cards are read out.
    fn hand_over(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        let who = self.words.say_with("terminal-person", &[("number", (seat.0 + 1).into())]);
        writeln!(out, "{}", self.words.say_with("terminal-hand-over", &[("who", who.into())]))?;
        writeln!(out, "{}", self.words.say("terminal-hand-over-ready"))?;
        out.flush()?;
        input.read_line(&mut String::new())?;
        self.seat = seat;
        self.names = names(&self.sitting, self.words, seat);
        Ok(())
    }

    /// Asks until there is an answer. False if the user leaves.
    fn ask(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
        self.list(out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(false);
            }
            match self.obey(line.trim(), out)? {
                Read::Answered => return Ok(true),
                Read::Again => {}
                Read::Leave => return Ok(false),
            }
        }
    }

    /// What is asked, and every answer with its number.
    fn list(&self, out: &mut impl Write) -> io::Result<()> {
        let (table, question, answers) = self.with_scene(|scene| {
            let answers: Vec<String> = scene
                .view
                .answers()
                .iter()
                .map(|answer| format!("{} ({})", G::in_words(scene, answer), scene.table.position().notation(answer)))
                .collect();
            (G::plainly(scene), G::question(scene), answers)
        });
        for line in table {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{question}")?;
        for (number, answer) in (1..).zip(answers) {
            writeln!(out, "{number:>3}  {answer}")?;
        }
        Ok(())
    }

    /// A line of input: a number, notation, or a word of command.
    fn obey(&mut self, line: &str, out: &mut impl Write) -> io::Result<Read> {
        match line {
            "" | "list" => {
                self.list(out)?;
                return Ok(Read::Again);
            }
            "quit" | "q" => return Ok(Read::Leave),
            "help" | "?" => {
                writeln!(out, "{}", self.words.say("terminal-plain-help"))?;
                return Ok(Read::Again);
            }
            "cards" => {
                for paragraph in self.with_scene(|scene| G::reference(scene)).paragraphs {
                    writeln!(out, "{paragraph}")?;
                }
                return Ok(Read::Again);
            }
            "log" => {
                for (_, sentence) in self.with_scene(|scene| G::story(scene)) {
                    writeln!(out, "{sentence}")?;
                }
                return Ok(Read::Again);
            }
            "hint" => {
                writeln!(out, "{}", self.hint())?;
                return Ok(Read::Again);
            }
            "undo" => {
                let undone = self.sitting.undo();
                let sentence =
                    if undone { self.words.say("terminal-undone") } else { self.words.say("terminal-no-undo") };
                writeln!(out, "{sentence}")?;
                self.told = self.told.min(self.sitting.moves());
                self.list(out)?;
                return Ok(Read::Again);
            }
            "record" => {
                write!(out, "{}", self.sitting.record(crate::today()).to_text().unwrap_or_default())?;
                return Ok(Read::Again);
            }
            _ => {}
        }
        let view = self.sitting.view(self.seat);
        let numbered = line.parse::<usize>().ok().and_then(|n| view.answers().nth(n.checked_sub(1)?));
        let answer = numbered.or_else(|| self.sitting.position().parse(line));
        let Some(answer) = answer else {
            writeln!(out, "{}", self.words.say_with("terminal-not-understood", &[("text", line.to_string().into())]))?;
            return Ok(Read::Again);
        };
        match self.sitting.answer(answer) {
            Ok(()) => Ok(Read::Answered),
            Err(error) => {
                writeln!(out, "{}", self.with_scene(|scene| G::refusal(scene, &error)))?;
                Ok(Read::Again)
            }
        }
    }

    fn hint(&self) -> String {
        let effort = Effort { millis: Some(2_000), ..Effort::OWN };
        match self.sitting.hint(effort).and_then(|task| think(&task)) {
            Some(choice) => self.with_scene(|scene| crate::screen::hint_in_words(scene, choice)),
            None => self.words.say("terminal-no-hint"),
        }
    }

    fn keep(&self, out: &mut impl Write) -> io::Result<()> {
        let Ok(text) = self.sitting.record(crate::today()).to_text() else { return Ok(()) };
        match self.saves.keep(&text) {
            Ok(()) => Ok(()),
            Err(error) => {
                writeln!(out, "{}", self.words.say_with("terminal-not-saved", &[("why", error.to_string().into())]))
            }
        }
    }
}

/// Lets a bot think here and now.
fn think<G: Shown>(task: &Task<G>) -> Option<bots::Choice<G::Action>>
where
    Task<G>: Send,
{
    let begun = std::time::Instant::now();
    let effort = task.player().effort;
    let is_over = || effort.is_over(begun.elapsed());
    let limits: Limits = effort.limits(&is_over);
    task.think(&limits)
}
