//! Reads records: tolerant of white space and comments, strict in all else.

use game::{Actor, Chance, Replay, Seat};

use crate::{
    Account, Course, Record, Recorded, Seen,
    error::{Fault, Location, ReadError},
    head::{Head, Tag, Tags, number},
    record::{Comment, VERSION, result},
    recorded::{Line, no_line},
    scan::{FIRST_TAG, Kind, Piece, Scanner},
};

/// A game as it was found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyGame {
    /// A game of Claim, in full.
    Claim(Record<claim::State>),
    /// A game of Claim It!, in full.
    ClaimIt(Record<claim_it::State>),
    /// A game of Claim as one seat saw it.
    ClaimSeen(Account<claim::State>),
    /// A game of Claim It! as one seat saw it.
    ClaimItSeen(Account<claim_it::State>),
}

/// Reads a text game by game. Every game is replayed as it is read; after a fault reading goes on with the next game.
pub fn read(text: &str) -> Reader<'_> {
    Reader { scanner: Scanner::new(text), known: Location::default(), over: false }
}

/// The games of a text.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    scanner: Scanner<'a>,
    /// Where the last fault was.
    known: Location,
    over: bool,
}

impl Iterator for Reader<'_> {
    type Item = Result<AnyGame, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let text = self.scanner.text();
        match game(&mut self.scanner) {
            Ok(Some(game)) => Some(Ok(game)),
            Ok(None) => {
                self.over = true;
                None
            }
            Err((began, fault)) => {
                self.scanner.skip_to_next_game(began);
                Some(Err(fault.within(text, &mut self.known)))
            }
        }
    }
}

/// The next game, if there is one; with a fault, where the game began.
fn game(scanner: &mut Scanner<'_>) -> Result<Option<AnyGame>, (usize, Fault)> {
    let mut comments = Vec::new();
    let first = scanner.next(|text| comments.push(Comment::new(0, text))).map_err(|fault| (fault.at, fault))?;
    let began = first.at;
    game_from(first, comments, scanner).map_err(|fault| (began, fault))
}

fn game_from<'a>(
    mut piece: Piece<'a>,
    mut comments: Vec<Comment>,
    scanner: &mut Scanner<'a>,
) -> Result<Option<AnyGame>, Fault> {
    let mut tags = Tags::default();
    while let Kind::Tag { name, value, value_at } = piece.kind {
        let tag = Tag { at: piece.at, value_at, name, value, taken: false };
        if tags.all.is_empty() {
            check_version(&tag)?;
        } else if name == FIRST_TAG {
            return Err(no_end(piece.at));
        }
        tags.add(tag)?;
        piece = scanner.next(|text| comments.push(Comment::new(0, text)))?;
    }
    tags.end = piece.at;
    if tags.all.is_empty() {
        return match piece.kind {
            Kind::Over => Ok(None),
            _ => Err(Fault::format(piece.at, "R3", format!("a game begins with [Record \"{VERSION}\"]"))),
        };
    }
    tags.take(FIRST_TAG);
    let (at, name) = tags.need("Game")?;
    let body = Body { scanner, piece, comments };
    if *name == *claim::State::NAME {
        body.read::<claim::State>(tags).map(|read| match read {
            Read::Full(record) => Some(AnyGame::Claim(record)),
            Read::Seen(account) => Some(AnyGame::ClaimSeen(account)),
        })
    } else if *name == *claim_it::State::NAME {
        body.read::<claim_it::State>(tags).map(|read| match read {
            Read::Full(record) => Some(AnyGame::ClaimIt(record)),
            Read::Seen(account) => Some(AnyGame::ClaimItSeen(account)),
        })
    } else {
        Err(Fault::format(at, "R4", format!("there is no game {name:?}; there are \"Claim\" and \"Claim It!\"")))
    }
}

fn check_version(first: &Tag<'_>) -> Result<(), Fault> {
    if first.name != FIRST_TAG {
        return Err(Fault::format(first.at, "R3", format!("a game begins with [Record \"{VERSION}\"]")));
    }
    if first.value != VERSION {
        let message = format!("this is version {:?} of the format; only {VERSION:?} can be read", first.value);
        return Err(Fault::format(first.value_at, "R3", message));
    }
    Ok(())
}

enum Read<G: Recorded> {
    Full(Record<G>),
    Seen(Account<G>),
}

/// What comes behind the tags.
struct Body<'s, 'a> {
    scanner: &'s mut Scanner<'a>,
    /// The piece that was read last.
    piece: Piece<'a>,
    comments: Vec<Comment>,
}

impl<'a> Body<'_, 'a> {
    fn read<G: Recorded>(mut self, mut tags: Tags<'a>) -> Result<Read<G>, Fault> {
        let setup = G::read_setup(&mut tags)?;
        let players = G::players(&setup);
        let mut head = tags.head(players)?;
        let result = tags.need("Result")?;
        let result = (result.0, result.1.into_owned());
        let view = tags.number::<u8>("View")?;
        let seed = tags.all.iter().find(|tag| tag.name == "Seed").map_or(tags.end, |tag| tag.value_at);
        head.own = tags.own()?;
        let lines = self.lines::<G>()?;
        match view {
            None => {
                let (deal, position) = G::read_deal(&setup, &lines, self.piece.at)?;
                check_seed::<G>(&head, seed, &setup, &deal)?;
                let replay = Replay { setup, deal, log: Vec::with_capacity(64) };
                self.moves(position, Record { head, replay, comments: Vec::new() }, &result).map(Read::Full)
            }
            Some((at, seat)) if seat >= players => Err(Fault::format(at, "R11", format!("nobody sits at seat {seat}"))),
            Some(_) if head.seed.is_some() => {
                Err(Fault::format(seed, "R11", "a seed tells every hand, so it has no place in what one seat saw"))
            }
            Some((_, seat)) => {
                let stand_in = G::stand_in(&setup).map_err(|e| Fault::game(tags.end, G::setup_rule(&e), e))?;
                G::check_lines(&setup, Seat(seat), &lines, self.piece.at)?;
                if G::IS_OPEN {
                    self.check_open_moves::<G>(&setup, &lines, &result)?;
                }
                let lines = lines.iter().map(|line| {
                    (line.label.to_string(), line.words.iter().map(|(_, word)| (*word).to_string()).collect())
                });
                let lines = lines.collect();
                let moves = self.seen_moves(&stand_in)?;
                check_result_words(&result, players)?;
                let Body { comments, .. } = self;
                let account = Account { head, setup, seat: Seat(seat), lines, moves, result: result.1, comments };
                Ok(Read::Seen(account))
            }
        }
    }

    fn next(&mut self, moves: usize) -> Result<(), Fault> {
        let comments = &mut self.comments;
        self.piece = self.scanner.next(|text| comments.push(Comment::new(moves, text)))?;
        Ok(())
    }

    /// The lines of the deal, up to the first section or the end.
    fn lines<G: Recorded>(&mut self) -> Result<Vec<Line<'a>>, Fault> {
        let mut lines: Vec<Line<'a>> = Vec::with_capacity(8);
        loop {
            let at = self.piece.at;
            match self.piece.kind {
                Kind::Label(label) if G::SECTIONS.contains(&label) => return Ok(lines),
                Kind::Word("end") => return Ok(lines),
                Kind::Label(label) if !G::has_line(label) => return Err(no_line(at, label)),
                Kind::Label(label) => {
                    if lines.iter().any(|line| line.label == label) {
                        return Err(Fault::format(at, "R6", format!("the line {label} stands there twice")));
                    }
                    lines.push(Line { at, label, words: Vec::with_capacity(26) });
                }
                Kind::Word(word) => match lines.last_mut() {
                    Some(line) => line.words.push((at, word)),
                    None => return Err(Fault::format(at, "R6", format!("{word:?} stands before the deal"))),
                },
                Kind::Tag { .. } | Kind::Over => return Err(no_end(at)),
            }
            self.next(0)?;
        }
    }

    /// Plays the moves as they are read.
    fn moves<G: Recorded>(
        mut self,
        mut position: G,
        mut record: Record<G>,
        (result_at, told): &(usize, String),
    ) -> Result<Record<G>, Fault> {
        let mut course = Course::<G>::default();
        loop {
            let at = self.piece.at;
            match self.piece.kind {
                Kind::Word("end") => break,
                Kind::Word(word) if word.ends_with('.') => check_mark(at, word, &mut course)?,
                Kind::Word(_) if course.is_due() => return Err(mark_due(at, &mut course)),
                Kind::Word(word) => {
                    let action = read_answer(at, word, &position)?;
                    let played = position.apply_telling(action, &mut course);
                    played.map_err(|error| Fault::game(at, G::action_rule(&error), error))?;
                    record.replay.log.push(action);
                }
                Kind::Label(label) => check_section(at, label, &mut course)?,
                Kind::Tag { .. } | Kind::Over => return Err(no_end(at)),
            }
            self.next(record.replay.log.len())?;
        }
        let found = result(&position);
        if found != *told {
            let message = format!("the tag Result says {told:?}, but the moves lead to {found:?}");
            return Err(Fault::format(*result_at, "R10", message));
        }
        record.comments = self.comments;
        Ok(record)
    }

    /// Where nothing is hidden, what a seat saw is the whole game and can be replayed.
    fn check_open_moves<G: Recorded>(
        &self,
        setup: &G::Setup,
        lines: &[Line<'a>],
        result: &(usize, String),
    ) -> Result<(), Fault> {
        let (deal, position) = G::read_deal(setup, lines, self.piece.at)?;
        let replay = Replay { setup: setup.clone(), deal, log: Vec::new() };
        let mut ahead = self.scanner.clone();
        let body = Body { scanner: &mut ahead, piece: self.piece.clone(), comments: Vec::new() };
        body.moves(position, Record { head: Head::default(), replay, comments: Vec::new() }, result).map(|_| ())
    }

    /// Reads what a seat saw. It cannot be replayed, but every word of it has to mean something.
    fn seen_moves<G: Recorded>(&mut self, stand_in: &G) -> Result<Vec<Seen<G::Action>>, Fault> {
        let mut moves = Vec::new();
        let (mut sections, mut latest) = (0, 0);
        loop {
            let at = self.piece.at;
            let seen = match self.piece.kind {
                Kind::Word("end") => return Ok(moves),
                Kind::Word(word) => read_seen(at, word, stand_in)?,
                Kind::Label(label) if G::SECTIONS.get(sections) == Some(&label) => Seen::Section(sections),
                Kind::Label(label) => return Err(Fault::format(at, "R7", format!("{label} does not begin here"))),
                Kind::Tag { .. } | Kind::Over => return Err(no_end(at)),
            };
            match seen {
                Seen::Section(_) => (sections, latest) = (sections + 1, 0),
                Seen::Number(number) if number <= latest => {
                    return Err(Fault::format(at, "R7", format!("number {number} comes too late: {latest} has begun")));
                }
                Seen::Number(number) => latest = number,
                Seen::Answer { actor: Actor::Chance, .. } if !G::IS_OPEN => {
                    return Err(Fault::format(at, "R11", "a seat does not see chance decide, only what comes of it"));
                }
                Seen::Answer { .. } | Seen::Sight(_) => {}
            }
            moves.push(seen);
            self.next(moves.len())?;
        }
    }
}

fn no_end(at: usize) -> Fault {
    Fault::format(at, "R9", "the game has no end: it closes with the word end")
}

fn check_seed<G: Recorded>(head: &Head, at: usize, setup: &G::Setup, deal: &G::Deal) -> Result<(), Fault> {
    let Some(seed) = head.seed else { return Ok(()) };
    let dealt = G::deal(setup, &mut Chance::from_seed(seed)).map_err(|e| Fault::game(at, G::setup_rule(&e), e))?;
    if dealt == *deal {
        return Ok(());
    }
    Err(Fault::format(at, "R4", format!("the seed {seed} does not give the deal that is written here")))
}

fn check_result_words((at, told): &(usize, String), seats: u8) -> Result<(), Fault> {
    let winners: Option<Vec<u8>> = told.split(' ').map(|seat| number(seat).filter(|&seat| seat < seats)).collect();
    let ascending = winners.is_some_and(|winners| winners.is_sorted_by(|a, b| a < b));
    if told == "*" || ascending {
        return Ok(());
    }
    Err(Fault::format(*at, "R10", "the tag Result names the winners' seats in order, or is \"*\""))
}

/// Does the text name the section that begins?
fn check_section<G: Recorded>(at: usize, label: &str, course: &mut Course<G>) -> Result<(), Fault> {
    if label.bytes().all(|b| b.is_ascii_digit()) {
        return Err(Fault::format(at, "R8", "an answer is written without a space, such as 0:pass"));
    }
    if course.take_section() && label == course.section() {
        return Ok(());
    }
    Err(Fault::format(at, "R7", format!("{label} does not begin here")))
}

/// Does the text count the trick or turn that begins?
fn check_mark<G: Recorded>(at: usize, word: &str, course: &mut Course<G>) -> Result<(), Fault> {
    if course.take_section() {
        return Err(Fault::format(at, "R7", format!("the section {} begins here", course.section())));
    }
    let expected = course.now().number;
    match word.strip_suffix('.').and_then(number::<u32>) {
        None => Err(Fault::format(at, "R7", format!("{word:?} is no number of a trick or turn"))),
        Some(found) if course.take_number() && found == expected => Ok(()),
        Some(found) => {
            Err(Fault::format(at, "R7", format!("number {found} does not begin here; {expected} is the latest")))
        }
    }
}

fn mark_due<G: Recorded>(at: usize, course: &mut Course<G>) -> Fault {
    if course.take_section() {
        return Fault::format(at, "R7", format!("the section {} begins here", course.section()));
    }
    Fault::format(at, "R7", format!("number {} begins here", course.now().number))
}

/// Reads an answer or an outcome and who gave it.
fn read_answer<G: Recorded>(at: usize, word: &str, position: &G) -> Result<G::Action, Fault> {
    let asked = position.actor();
    let (actor, what) = split(word).ok_or_else(|| no_answer(at, word))?;
    if actor != asked {
        let message = match asked {
            Actor::Seat(seat) => format!("{seat} is asked here, so its answer begins with {}:", seat.0),
            Actor::Chance => "chance decides here, so the outcome begins with ~".into(),
            Actor::Over => "the game is over, and yet it goes on".into(),
        };
        return Err(Fault::format(at, "R8", message));
    }
    if what == "?" {
        return Err(Fault::format(at, "R11", "? stands in records with the tag View only"));
    }
    position.parse(what).filter(|_| G::is_as_written(what)).ok_or_else(|| no_answer(at, word))
}

/// Who answered, and what.
fn split(word: &str) -> Option<(Actor, &str)> {
    match word.as_bytes() {
        [b'~', ..] => Some((Actor::Chance, &word[1..])),
        [seat @ b'0'..=b'4', b':', ..] => Some((Actor::Seat(Seat(seat - b'0')), &word[2..])),
        _ => None,
    }
}

fn no_answer(at: usize, word: &str) -> Fault {
    Fault::format(at, "R8", format!("{word:?} is no answer and no outcome of this game"))
}

fn read_seen<G: Recorded>(at: usize, word: &str, stand_in: &G) -> Result<Seen<G::Action>, Fault> {
    if let Some(mark) = word.strip_suffix('.') {
        let number = number(mark).ok_or_else(|| Fault::format(at, "R7", format!("{word:?} is no number")))?;
        return Ok(Seen::Number(number));
    }
    if let Some(sight) = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')) {
        if stand_in.is_sight(sight) {
            return Ok(Seen::Sight(sight.into()));
        }
        return Err(Fault::format(at, "R11", format!("{word:?} is nothing that can be seen in this game")));
    }
    let (actor, what) = split(word).ok_or_else(|| no_answer(at, word))?;
    if actor.seat().is_some_and(|seat| seat.0 >= stand_in.seats()) {
        return Err(Fault::format(at, "R8", "nobody sits there"));
    }
    let action = match what {
        "?" => None,
        what => Some(stand_in.parse(what).filter(|_| G::is_as_written(what)).ok_or_else(|| no_answer(at, word))?),
    };
    Ok(Seen::Answer { actor, action })
}
