//! A game in plain lines, for screen readers and pipes: what changed is printed, an answer is read.

use std::{
    io::{self, BufRead, Read as _, Write},
    path::Path,
};

use bots::{Effort, Limits};
use game::Seat;
use play::{AnySitting, Asked, Playable, Task, Undo, either};
use record::AnyGame;
use words::{Names, Words};

use crate::{
    Options,
    export::export,
    look,
    saves::{Saved, Saves, Slot, read_file},
    scene::Scene,
    terminal_game::TerminalGame,
};

/// Plays in plain lines until the game is over, the user leaves, or there is nothing more to read.
pub fn run(options: Options, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Result<(), String>> {
    let words = Words::new(options.language);
    let saves = Saves::new(options.folder.as_deref());
    let mut paper = Paper::new(out, options.look.unicode);
    let (begun, slot) = match begin(&options, &words, &saves) {
        Ok(begun) => begun,
        Err(why) => return Ok(Err(why)),
    };
    either!(begun, sitting => Lines::new(sitting, &words, slot).play(input, &mut paper).map(Ok))
}

/// The game of a file, the last one that was saved, or a new one; and its slot.
fn begin(options: &Options, words: &Words, saves: &Saves) -> Result<(AnySitting, Slot), String> {
    if let Some((file, number)) = &options.open {
        let game = read_file(file, *number, words).map_err(|why| {
            let args = [("file", file.display().to_string().into()), ("why", why.into())];
            words.say_with("terminal-not-opened", &args)
        })?;
        return Ok((resume(game, words)?, saves.slot()));
    }
    if !options.at_once
        && let Some(Saved { slot, game }) = saves.games().0.into_iter().next()
    {
        return Ok((resume(game, words)?, slot));
    }
    let begun = AnySitting::begin(&options.choices, crate::any_seed).map_err(|error| words.wrong_choice(&error))?;
    Ok((begun, saves.slot()))
}

fn resume(game: AnyGame, words: &Words) -> Result<AnySitting, String> {
    AnySitting::resume(game).map_err(|why| words.no_resume(&why))
}

/// Where lines are printed, with characters beyond ASCII or without.
pub(crate) struct Paper<'a, W> {
    out: &'a mut W,
    unicode: bool,
    /// Is a prompt the last thing that was printed?
    is_prompting: bool,
}

impl<'a, W: Write> Paper<'a, W> {
    pub(crate) fn new(out: &'a mut W, unicode: bool) -> Paper<'a, W> {
        Paper { out, unicode, is_prompting: false }
    }

    /// Asks for a line, if it has not just been asked for.
    pub(crate) fn prompt(&mut self, before: &str) -> io::Result<()> {
        if self.is_prompting {
            return Ok(());
        }
        self.write(before)?;
        self.write("> ")?;
        self.is_prompting = true;
        self.flush()
    }

    /// A line was typed: whatever is printed now is below it.
    pub(crate) fn typed(&mut self) {
        self.is_prompting = false;
    }

    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        self.write(text)?;
        self.write("\n")
    }

    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        if std::mem::take(&mut self.is_prompting) {
            self.out.write_all(b"\n")?;
        }
        if self.unicode || text.is_ascii() {
            return self.out.write_all(text.as_bytes());
        }
        let text: String = text.chars().map(look::plain).collect();
        self.out.write_all(text.as_bytes())
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A game that is hosted elsewhere in plain lines, whichever it is.
pub(crate) trait AnyLines {
    /// Prints what there was at the deal, then the rest.
    fn begin(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()>;
    /// Prints what has happened, and what is asked.
    fn moved(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()>;
    /// The same after an answer was taken back.
    fn taken_back(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()>;
    /// Is something asked here, and listed?
    fn is_asked(&self) -> bool;
    /// Prints how it ended.
    fn over(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()>;
    /// Does what a line of input says. True if the user leaves.
    fn obey_line(&mut self, line: &str, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<bool>;
}

/// A game in plain lines.
pub(crate) struct Lines<'a, G: TerminalGame> {
    game: Box<dyn Playable<G>>,
    words: &'a Words,
    slot: Slot,
    seat: Seat,
    names: Names,
    /// The number of moves that each seat has read about.
    told: Vec<usize>,
    /// Has been listed what is asked now?
    is_listed: bool,
}

/// What a line of input does.
enum Read {
    Answered,
    Again,
    Leave,
}

impl<'a, G: TerminalGame> Lines<'a, G> {
    pub(crate) fn new(game: Box<dyn Playable<G>>, words: &'a Words, slot: Slot) -> Lines<'a, G> {
        let seat = game.people().first().copied().unwrap_or_default();
        let names = words.names_in(&*game, seat);
        let told = vec![0; game.sitters().len()];
        Lines { game, words, slot, seat, names, told, is_listed: false }
    }

    fn with_scene<T>(&self, f: impl FnOnce(&Scene<G>) -> T) -> T {
        f(&Scene { game: &self.game.snapshot(self.seat, None), names: &self.names, words: self.words })
    }

    fn play(mut self, input: &mut impl BufRead, out: &mut Paper<'_, impl Write>) -> io::Result<()> {
        let heading = |scene: &Scene<G>| {
            let args = [("game", G::name(scene).into()), ("progress", G::progress(scene).into())];
            scene.words.say_with("terminal-heading", &args)
        };
        out.line(&self.with_scene(heading))?;
        let several = self.game.people().len() > 1;
        let players = self.words.players_in(&*self.game, (!several).then_some(self.seat));
        out.line(&self.words.say_with("terminal-players", &[("players", players.into())]))?;
        if let Some(seed) = self.game.named_seed() {
            out.line(&self.words.say_with("table-seed", &[("seed", seed.to_string().into())]))?;
        }
        out.line(&self.words.say("terminal-plain-help"))?;
        if let Some(opening) = self.with_scene(|scene| G::opening(scene)) {
            out.line(&opening)?;
        }
        // With several people nothing is printed before it is clear who reads.
        let mut reader = (!several).then_some(self.seat);
        loop {
            if reader == Some(self.seat) && !several {
                self.tell(out)?;
            }
            match self.game.asked() {
                // A game elsewhere is not played in lines.
                Asked::Nobody | Asked::Elsewhere(_) => break,
                Asked::Bot(_) => self.let_bot_answer(),
                Asked::Person(seat) => {
                    if reader != Some(seat) {
                        if !self.change_to(seat, input, out)? {
                            return Ok(());
                        }
                        reader = Some(seat);
                    }
                    self.tell(out)?;
                    if !self.ask(input, out)? {
                        return Ok(());
                    }
                }
            }
            self.save(out)?;
        }
        self.tell(out)?;
        self.slot.delete();
        for line in self.with_scene(|scene| G::ending(scene)) {
            out.line(&line.to_string())?;
        }
        out.flush()
    }

    /// Prints what has happened since the reader last read.
    fn tell(&mut self, out: &mut Paper<'_, impl Write>) -> io::Result<()> {
        let told = self.told.get(self.seat.index()).copied().unwrap_or(0);
        let story = self.with_scene(|scene| G::story(scene));
        let mut news: Vec<&String> = story.iter().filter(|(at, _)| *at >= told).map(|(_, sentence)| sentence).collect();
        // Who is asked for a lead is told so by the question.
        let is_asked = self.game.asked() == Asked::Person(self.seat);
        let leads = self.words.say_of("event-leads", &self.names, self.seat, &[]);
        news.pop_if(|last| is_asked && **last == leads);
        for sentence in news {
            out.line(sentence)?;
        }
        let (moves, is_handed_over) = (self.game.moves(), self.game.is_handed_over());
        for (seat, told) in (0..).map(Seat).zip(&mut self.told) {
            if seat == self.seat || !is_handed_over {
                *told = moves;
            }
        }
        out.flush()
    }

    fn let_bot_answer(&mut self) {
        let Some(task) = self.game.task() else { return };
        let answer = think(&task).map(|choice| choice.answer);
        // A bot that gives up is not asked again and again: it passes, or plays what comes first.
        if let Some(answer) = answer.or_else(|| task.first_answer()) {
            // Bots give answers that are listed.
            let _ = self.game.answer(answer);
        }
    }

    /// Switches to the next reader; where cards are hidden, waits for them before their cards are printed. False at the
    /// end of the input.
    fn change_to(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut Paper<'_, impl Write>) -> io::Result<bool> {
        self.seat = seat;
        self.names = self.words.names_in(&*self.game, seat);
        let who = self.words.person(seat);
        if !self.game.is_handed_over() {
            out.line(&format!("{who}:"))?;
            return Ok(true);
        }
        // Scrolls the last reader's cards out of sight.
        out.write(&"\n".repeat(60))?;
        out.line(&self.words.say_with("terminal-hand-over", &[("who", who.into())]))?;
        out.line(&self.words.say("terminal-hand-over-ready"))?;
        out.flush()?;
        Ok(read_line(input)?.is_some())
    }

    /// Asks until there is an answer. False if the user leaves.
    fn ask(&mut self, input: &mut impl BufRead, out: &mut Paper<'_, impl Write>) -> io::Result<bool> {
        self.list(out)?;
        loop {
            out.write("> ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                out.line("")?;
                return Ok(false);
            };
            match self.obey(line.trim(), out)? {
                Read::Answered => return Ok(true),
                Read::Again => {}
                Read::Leave => return Ok(false),
            }
        }
    }

    /// What is asked, and every answer with its number.
    fn list(&self, out: &mut Paper<'_, impl Write>) -> io::Result<()> {
        let (question, answers) = self.with_scene(|scene| {
            let in_words = |answer| format!("{} ({})", G::in_words(scene, answer), G::in_notation(scene, answer));
            (G::question(scene), scene.game.answers.iter().map(in_words).collect::<Vec<String>>())
        });
        out.line(&question)?;
        for (number, answer) in (1..).zip(answers) {
            out.line(&format!("{number:>3}  {answer}"))?;
        }
        Ok(())
    }

    /// A line of input: a number, notation, or a command.
    fn obey(&mut self, line: &str, out: &mut Paper<'_, impl Write>) -> io::Result<Read> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("quit" | "q", "") => return Ok(Read::Leave),
            ("" | "list", "") => self.list(out)?,
            ("help" | "?", "") => out.line(&self.words.say("terminal-plain-help"))?,
            ("help" | "?", card) => match self.help(card) {
                Some(paragraphs) => paragraphs.iter().try_for_each(|paragraph| out.line(paragraph))?,
                None => self.not_understood(line, out)?,
            },
            ("table", "") => self.with_scene(|scene| G::plainly(scene)).iter().try_for_each(|line| out.line(line))?,
            ("cards", "") => {
                let page = self.with_scene(|scene| G::reference(scene));
                page.paragraphs.iter().try_for_each(|paragraph| out.line(paragraph))?;
            }
            ("log", "") => {
                let story = self.with_scene(|scene| G::story(scene));
                story.iter().try_for_each(|(_, sentence)| out.line(sentence))?;
            }
            ("hint", "") => out.line(&self.hint())?,
            ("undo", "") => {
                match self.game.undo() {
                    Ok(Undo::Done) => out.line(&self.words.say("table-undone"))?,
                    // The table says what is proposed, or why it cannot be.
                    Ok(Undo::Proposed) => return Ok(Read::Again),
                    Err(why) => out.line(&self.words.no_undo(why))?,
                }
                let moves = self.game.moves();
                self.told.iter_mut().for_each(|told| *told = moves.min(*told));
                self.save(out)?;
                self.list(out)?;
            }
            ("record", file) if !file.is_empty() => {
                out.line(&export(&*self.game, Path::new(file), self.words))?;
            }
            _ => return self.take_answer(line, out),
        }
        Ok(Read::Again)
    }

    fn take_answer(&mut self, line: &str, out: &mut Paper<'_, impl Write>) -> io::Result<Read> {
        let number = line.parse::<usize>().ok();
        let (answer, refused) = self.with_scene(|scene| {
            let numbered = number.and_then(|n| scene.game.answers.nth(n.checked_sub(1)?));
            let answer = numbered.or_else(|| G::from_notation(scene, line));
            (answer, answer.and_then(|answer| scene.game.refusal(answer)))
        });
        let Some(answer) = answer else {
            self.not_understood(line, out)?;
            return Ok(Read::Again);
        };
        match refused.map_or_else(|| self.game.answer(answer), Err) {
            Ok(()) => Ok(Read::Answered),
            Err(error) => {
                out.line(&self.with_scene(|scene| G::refusal(scene, &error)))?;
                Ok(Read::Again)
            }
        }
    }

    fn not_understood(&self, line: &str, out: &mut Paper<'_, impl Write>) -> io::Result<()> {
        out.line(&self.words.say_with("terminal-not-understood", &[("text", line.to_string().into())]))
    }

    /// Help on the card or answer that the text names.
    fn help(&self, name: &str) -> Option<Vec<String>> {
        self.with_scene(|scene| {
            let answer = G::from_notation(scene, name)?;
            let things = G::things(scene).concat();
            let page = match things.into_iter().find(|&thing| G::answer(scene, thing) == Some(answer)) {
                Some(thing) => G::help(scene, thing),
                None => G::explained(scene, answer)?,
            };
            Some([vec![page.title], page.paragraphs].concat())
        })
    }

    fn hint(&self) -> String {
        let effort = Effort { millis: Some(2_000), ..Effort::OWN };
        match self.game.hint(effort).and_then(|task| think(&task)) {
            Some(choice) => self.with_scene(|scene| scene.hint(choice)),
            None => self.words.say("terminal-no-hint"),
        }
    }

    fn save(&self, out: &mut Paper<'_, impl Write>) -> io::Result<()> {
        match self.slot.save(&*self.game) {
            Ok(()) => Ok(()),
            Err(error) => out.line(&self.words.say_with("terminal-not-saved", &[("why", error.to_string().into())])),
        }
    }
}

impl<G: TerminalGame> AnyLines for Lines<'_, G> {
    fn begin(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()> {
        if let Some(opening) = self.with_scene(|scene| G::opening(scene)) {
            out.line(&opening)?;
        }
        self.moved(out)
    }

    fn moved(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()> {
        self.names = self.words.names_in(&*self.game, self.seat);
        self.tell(out)?;
        let is_asked = matches!(self.game.asked(), Asked::Person(_));
        if is_asked && !self.is_listed {
            self.list(out)?;
        }
        self.is_listed = is_asked;
        out.flush()
    }

    fn is_asked(&self) -> bool {
        self.is_listed && matches!(self.game.asked(), Asked::Person(_))
    }

    fn taken_back(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()> {
        let moves = self.game.moves();
        self.told.iter_mut().for_each(|told| *told = moves.min(*told));
        self.is_listed = false;
        self.moved(out)
    }

    fn over(&mut self, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<()> {
        for line in self.with_scene(|scene| G::ending(scene)) {
            out.line(&line.to_string())?;
        }
        out.flush()
    }

    fn obey_line(&mut self, line: &str, out: &mut Paper<'_, &mut dyn Write>) -> io::Result<bool> {
        let is_asked = matches!(self.game.asked(), Asked::Person(_));
        let is_answer = line.is_empty() || line == "list" || line.parse::<usize>().is_ok();
        if is_answer && !is_asked {
            let key = if self.game.is_over() { "table-over" } else { "online-not-your-turn" };
            out.line(&self.words.say(key))?;
            return Ok(false);
        }
        match self.obey(line, out)? {
            Read::Answered => {
                self.is_listed = false;
                Ok(false)
            }
            Read::Again => Ok(false),
            Read::Leave => Ok(true),
        }
    }
}

/// A line of input, whatever bytes it has; none at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    /// No answer is longer.
    const LONGEST: u64 = 4_096;
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Lets a bot think on this thread.
fn think<G: TerminalGame>(task: &Task<G>) -> Option<bots::Choice<G::Action>> {
    let begun = std::time::Instant::now();
    let effort = task.player().effort;
    let is_over = || effort.is_over(begun.elapsed());
    let limits: Limits = effort.limits(&is_over);
    task.think(&limits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_asked_is_asked_again_after_whatever_else_is_printed() {
        let mut out = Vec::new();
        let mut paper = Paper::new(&mut out, true);
        paper.prompt("9:58 ").unwrap();
        paper.prompt("9:57 ").unwrap();
        paper.line("Bo would like to end the game.").unwrap();
        paper.prompt("9:50 ").unwrap();
        paper.typed();
        paper.line("Kn7").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "9:58 > \nBo would like to end the game.\n9:50 > Kn7\n");
    }
}
