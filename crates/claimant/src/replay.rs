//! A recorded game, told trick by trick.

use std::{fmt::Write as _, io::Read as _, path::PathBuf};

use clap::Args;
use game::Seat;
use record::{Account, AnyGame, Course, Head, Record, read};

use play::Sitter;
use words::{Names, Words};

use crate::story::{InLanguage, Narrated, names, tell};

/// Print a recorded game trick by trick.
#[derive(Args)]
pub(crate) struct Replay {
    /// File of records; `-` for standard input.
    file: PathBuf,
    /// Number of the game in the file, counted from 1.
    #[arg(long, default_value_t = 1)]
    game: usize,
    /// Stop after a number of moves (30), or before a trick or turn begins (One.7, Two.3, Turns.12), and show the table.
    #[arg(long, value_name = "WHERE")]
    stop: Option<String>,
    /// Show only what this seat saw; seats are counted from 0.
    #[arg(long, conflicts_with = "stop")]
    seat: Option<u8>,
    #[command(flatten)]
    language: InLanguage,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<String, String> {
        let text = text_of(&self.file)?;
        let wanted = self.game.checked_sub(1).ok_or("games are counted from 1")?;
        let mut games = read(&text);
        let game = games.nth(wanted).ok_or_else(|| match read(&text).count() {
            0 => format!("there is no game in {}", self.file.display()),
            n => format!("{} has {n} games, not {}", self.file.display(), self.game),
        })?;
        let game = game.map_err(|e| format!("{}, game {}: {e}", self.file.display(), self.game))?;
        let words = &self.language.words();
        let told = match game {
            AnyGame::Claim(record) => self.tell(words, record),
            AnyGame::ClaimIt(record) => self.tell(words, record),
            AnyGame::ClaimSeen(account) => self.account(words, &account),
            AnyGame::ClaimItSeen(account) => self.account(words, &account),
        }?;
        let more = games.count();
        if more == 0 {
            return Ok(told);
        }
        let args = [("count", more.into()), ("flag", format!("--game {}", self.game + 1).into())];
        Ok(format!("{told}\n\n{}", words.say_with("story-more-games", &args)))
    }

    fn tell<G: Narrated>(&self, words: &Words, record: Record<G>) -> Result<String, String> {
        if let Some(seat) = self.seat {
            let players = G::players(&record.replay.setup);
            if seat >= players {
                return Err(format!("nobody sits at seat {seat}: {players} play, counted from 0"));
            }
            return self.account(words, &record.seen_by(Seat(seat)).map_err(|e| e.to_string())?);
        }
        let mut replay = record.replay;
        if let Some(stop) = &self.stop {
            let start = G::start(&replay.setup, &replay.deal).map_err(|e| e.to_string())?;
            replay.log.truncate(place(stop, start, &replay.log)?);
        }
        let names = names_of::<G>(&replay.setup, &record.head);
        let mut text = legend(words, &record.head, &names);
        text.push_str(&tell(words, &names, &replay)?);
        for comment in record.comments.iter().filter(|comment| comment.after <= replay.log.len()) {
            let args = [("moves", comment.after.into()), ("comment", shown(comment.text()).into())];
            let _ = write!(text, "\n{}", words.say_with("story-after-moves", &args));
        }
        Ok(text)
    }

    fn account<G: Narrated>(&self, words: &Words, account: &Account<G>) -> Result<String, String> {
        if self.stop.is_some() || self.seat.is_some_and(|seat| Seat(seat) != account.seat) {
            return Err(format!(
                "this is what {} saw: it can be shown, but not from elsewhere or in part",
                account.seat
            ));
        }
        let text = account.to_text().map_err(|e| e.to_string())?;
        // The tags are for machines; the deal and what was seen are for people.
        let body = text.split_once("\n\n").map_or(&*text, |(_, body)| body);
        let seat = ("seat", account.seat.0.into());
        let title = match &*account.result {
            "*" => words.say_with("story-seen-unfinished", &[seat]),
            winners => words.say_with("story-seen-won", &[seat, ("winners", winners.into())]),
        };
        Ok(format!(
            "{}{title}\n\n{}",
            legend(words, &account.head, &Names::letters(G::players(&account.setup))),
            body.trim_end()
        ))
    }
}

/// What the players of a recorded game are called: whoever is named like a bot is one.
fn names_of<G: Narrated>(setup: &G::Setup, head: &Head) -> Names {
    let sitter = |who: &Option<String>| who.as_deref().and_then(|who| who.parse().ok()).unwrap_or(Sitter::Person);
    let sitters: Vec<Sitter> = head.who.iter().take(usize::from(G::players(setup))).map(sitter).collect();
    names(&sitters, head.seed.unwrap_or_default())
}

/// Who sat where, and when.
fn legend(words: &Words, head: &Head, names: &Names) -> String {
    let who = (0..).map(Seat).zip(&head.who).filter_map(|(seat, who)| {
        let args = [("name", names.name(seat).into()), ("seat", seat.0.into()), ("who", shown(who.as_ref()?).into())];
        Some(words.say_with("story-seat", &args))
    });
    let date = |date| words.say_with("story-played-on", &[("date", format!("{date}").into())]);
    let mut lines: Vec<String> = head.date.iter().map(date).collect();
    lines.extend(who);
    if lines.is_empty() { String::new() } else { format!("{}\n\n", lines.join("\n")) }
}

/// Text from a file must not control the terminal.
fn shown(text: &str) -> String {
    text.replace(|c: char| c.is_control(), " ")
}

/// How many moves come before a place.
fn place<G: Narrated>(text: &str, mut position: G, log: &[G::Action]) -> Result<usize, String> {
    let wrong = || {
        let section = G::SECTIONS.last().copied().unwrap_or_default();
        format!("--stop takes a number of moves up to {}, or a trick or turn such as {section}.3", log.len())
    };
    if let Ok(moves) = text.parse::<usize>() {
        return if moves <= log.len() { Ok(moves) } else { Err(wrong()) };
    }
    let (section, number) = text.split_once('.').ok_or_else(wrong)?;
    let section = G::SECTIONS.iter().position(|name| name.eq_ignore_ascii_case(section)).ok_or_else(wrong)?;
    let number: u32 = number.parse().map_err(|_| wrong())?;
    let mut course = Course::<G>::default();
    for (moves, &action) in log.iter().enumerate() {
        let now = course.now();
        if (now.section, now.number) >= (section, number) {
            return Ok(moves);
        }
        position.apply_unchecked(action, &mut course);
    }
    Err(format!("the game does not come to {text}"))
}

/// The text of a file, or of standard input.
pub(crate) fn text_of(file: &std::path::Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(file).map(|read| bytes = read)
    };
    read.map_err(|e| format!("{} can't be read: {e}", file.display()))?;
    String::from_utf8(bytes).map_err(|e| {
        let line = e.as_bytes()[..e.utf8_error().valid_up_to()].split(|&b| b == b'\n').count();
        format!("{}, line {line}: a record is text in UTF-8 (R1)", file.display())
    })
}
