//! A session: games held by their ids, and what each verb does with them.

use std::{borrow::Cow, collections::BTreeMap};

use bots::Effort;
use record::AnyGame;
use serde::{Serialize, ser::SerializeMap};
use serde_json::json;

use crate::{
    bot::{Clock, Query},
    playing::{Held, Mode, Playing, Said, Served, actor_name},
    refusal::{Code, Refusal},
    request::{Field, Request, Verb},
    response::{Each, Written, object},
};

/// How much is too much.
pub mod limits {
    /// The most games a session holds.
    pub const GAMES: usize = 1_000;
    /// The most moves of a game, answers and outcomes together.
    pub const MOVES: usize = 20_000;
    /// The longest line, in bytes.
    pub const LINE: usize = 16 << 20;
    /// The longest id of a game, in bytes.
    pub const GAME_ID: usize = 64;
}

/// The number of the protocol: it changes when something that was right becomes wrong.
const PROTOCOL: u32 = 1;

/// Does the session go on?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// It does.
    GoOn,
    /// The client has said good-bye.
    Quit,
}

/// All that is between a client and the rules.
#[derive(Default)]
pub struct Session {
    games: BTreeMap<String, Box<dyn Held>>,
    /// The last id the engine made.
    made: u64,
    clock: Option<Clock>,
}

impl Session {
    /// A session without games and without a clock: its bots can be limited by nodes only.
    pub fn new() -> Session {
        Session::default()
    }

    /// The same with a clock, so that bots can be limited by time as well.
    pub fn with_clock(clock: Clock) -> Session {
        Session { clock: Some(clock), ..Session::default() }
    }

    /// Answers a line with a line, appended to `out`; nothing is answered to a line of nothing but white space.
    pub fn answer(&mut self, line: &str, out: &mut Vec<u8>) -> Next {
        let line = line.trim_ascii();
        if line.is_empty() {
            return Next::GoOn;
        }
        let begun = out.len();
        match Request::read(line) {
            Ok(request) => {
                begin(request.id, out);
                if let Err(refusal) = self.act(&request, out) {
                    out.truncate(begun);
                    refuse(request.id, &refusal, out);
                } else {
                    join(begun, request.id, out);
                    if request.verb == Verb::Quit {
                        return Next::Quit;
                    }
                }
            }
            Err((id, refusal)) => refuse(id, &refusal, out),
        }
        Next::GoOn
    }

    /// Answers a line that could not even be given to [`Session::answer`].
    pub fn refuse(refusal: &Refusal, out: &mut Vec<u8>) {
        refuse(None, refusal, out);
    }

    fn act(&mut self, request: &Request<'_>, out: &mut Vec<u8>) -> Written {
        match request.verb {
            Verb::Hello => hello(out),
            Verb::New => self.start(request, out),
            Verb::Games => self.list(out),
            Verb::Drop => self.drop_game(request, out),
            Verb::Quit => object(out, "bye", |_| Ok(())),
            Verb::Ask | Verb::Play | Verb::Chance | Verb::Undo | Verb::Bot => self.move_on(request, out),
            Verb::State => {
                let (game, held) = self.held(request)?;
                held.state(&game, out)
            }
            Verb::View => {
                let audience = request.audience()?.ok_or_else(|| request.missing(Field::Seat))?;
                let (game, held) = self.held(request)?;
                held.view(&game, audience, out)
            }
            Verb::Events => {
                let audience = request.audience()?;
                let (game, held) = self.held(request)?;
                held.events(&game, audience, out)
            }
            Verb::Result => {
                let (game, held) = self.held(request)?;
                held.result(&game, out)
            }
            Verb::Record => {
                let audience = request.audience()?;
                let (game, held) = self.held(request)?;
                held.record(&game, audience, out)
            }
        }
    }

    /// The game a request is about: the one it names, or the only one there is.
    fn held<'r>(&mut self, request: &Request<'r>) -> Result<(Cow<'r, str>, &mut Box<dyn Held>), Refusal> {
        let Some(game) = request.text(Field::Game)? else {
            return match self.games.len() {
                1 => {
                    let only = self.games.iter_mut().next();
                    only.map(|(id, held)| (Cow::Owned(id.clone()), held)).ok_or_else(|| request.missing(Field::Game))
                }
                0 => Err(Refusal::new(Code::Game, "there is no game yet: \"new\" starts one")),
                n => Err(Refusal::new(Code::Game, format_args!("the field \"game\" is missing: {n} games are held"))),
            };
        };
        match self.games.get_mut(&*game) {
            Some(held) => Ok((game, held)),
            None => Err(no_game(&game)),
        }
    }

    fn start(&mut self, request: &Request<'_>, out: &mut Vec<u8>) -> Written {
        let with = request.wishes()?;
        let mode = match request.text(Field::Chance)?.as_deref() {
            None | Some("sample") => Mode::Sample,
            Some("ask") => Mode::Ask,
            Some(_) => return Err(Refusal::field(Field::Chance.name(), "is neither \"sample\" nor \"ask\"")),
        };
        let (id, made) = self.id_for(request)?;
        let mut held = if request.has(Field::Record) { recorded(request, mode)? } else { dealt(request, mode)? };
        held.check_audience(Field::With, with.audience)?;
        held.decision(&id, with, None, out)?;
        self.games.insert(id, held);
        self.made = made;
        Ok(())
    }

    /// The id of a new game, chosen by the client or made here, and how many have then been made.
    fn id_for(&self, request: &Request<'_>) -> Result<(String, u64), Refusal> {
        if self.games.len() >= limits::GAMES {
            let message = format_args!("{} games are held already: \"drop\" one first", limits::GAMES);
            return Err(Refusal::new(Code::Limit, message));
        }
        if let Some(id) = request.text(Field::Game)? {
            if id.is_empty() || id.len() > limits::GAME_ID {
                let message = format_args!("is not a string of 1 to {} bytes", limits::GAME_ID);
                return Err(Refusal::field(Field::Game.name(), message));
            }
            if self.games.contains_key(&*id) {
                return Err(Refusal::new(Code::Game, format_args!("there is a game {id:?} already")));
            }
            return Ok((id.into_owned(), self.made));
        }
        let mut made = self.made + 1;
        while self.games.contains_key(&made.to_string()) {
            made += 1;
        }
        Ok((made.to_string(), made))
    }

    /// All verbs that are answered with a decision.
    fn move_on(&mut self, request: &Request<'_>, out: &mut Vec<u8>) -> Written {
        let with = request.wishes()?;
        let clock = self.clock;
        let (game, held) = self.held(request)?;
        held.check_audience(Field::With, with.audience)?;
        let mut advice = None;
        match request.verb {
            Verb::Play => held.play(&Said::of(request)?)?,
            Verb::Chance => held.draw()?,
            Verb::Undo => match (moves(request, Field::Moves)?, moves(request, Field::To)?) {
                (Some(_), Some(_)) => return Err(Refusal::field(Field::To.name(), "does not go with \"moves\"")),
                (back, None) => held.undo(back.unwrap_or(1))?,
                (None, Some(to)) => held.undo_to(to)?,
            },
            Verb::Bot => {
                let bot = Query::of(request, clock)?;
                let plays = request.value(Field::Play, "true or false")?.unwrap_or(false);
                if !plays && request.has(Field::With) {
                    return Err(Refusal::field(Field::With.name(), "goes with \"play\": true only"));
                }
                let given = held.ask_bot(bot)?;
                if !plays {
                    return object(out, "answer", |map| {
                        map.serialize_entry("game", &*game)?;
                        given.write(map)
                    });
                }
                held.play(&Said::Text(Cow::Borrowed(&given.answer)))?;
                advice = Some(given);
            }
            _ => {}
        }
        held.decision(&game, with, advice.as_ref(), out)
    }

    fn list(&self, out: &mut Vec<u8>) -> Written {
        #[derive(Serialize)]
        struct Line<'a> {
            game: &'a str,
            of: &'static str,
            moves: usize,
            actor: &'static str,
            chance: &'static str,
        }
        let lines = self.games.iter().map(|(game, held)| Line {
            game,
            of: held.of(),
            moves: held.moves(),
            actor: actor_name(held.actor()),
            chance: held.mode().name(),
        });
        object(out, "games", |map| map.serialize_entry("games", &Each::of(lines)))
    }

    fn drop_game(&mut self, request: &Request<'_>, out: &mut Vec<u8>) -> Written {
        let game = request.needed_text(Field::Game)?;
        self.games.remove(&*game).ok_or_else(|| no_game(&game))?;
        object(out, "dropped", |map| map.serialize_entry("game", &*game))
    }
}

/// A game from a set-up and a deal.
fn dealt(request: &Request<'_>, mode: Mode) -> Result<Box<dyn Held>, Refusal> {
    if let Some(field) = [Field::GameNumber, Field::Moves].into_iter().find(|&field| request.has(field)) {
        return Err(Refusal::field(field.name(), "goes with \"record\" only"));
    }
    Ok(match &*request.needed_text(Field::Of)? {
        claim::State::OF => Box::new(Playing::<claim::State>::start(request, mode)?),
        claim_it::State::OF => Box::new(Playing::<claim_it::State>::start(request, mode)?),
        _ => return Err(Refusal::field(Field::Of.name(), "is neither \"claim\" nor \"claim-it\"")),
    })
}

/// A game from a record.
fn recorded(request: &Request<'_>, mode: Mode) -> Result<Box<dyn Held>, Refusal> {
    let said = [Field::Of, Field::Set, Field::Players, Field::Setup, Field::Deal];
    if let Some(field) = said.into_iter().find(|&field| request.has(field)) {
        return Err(Refusal::field(field.name(), "does not go with \"record\", which says it all"));
    }
    let text = request.needed_text(Field::Record)?;
    let first = std::num::NonZeroUsize::MIN;
    let number = request.value(Field::GameNumber, "a whole number from 1 on")?.unwrap_or(first).get();
    let Some(found) = record::read(&text).nth(number - 1) else {
        let games = record::read(&text).count();
        let message = format_args!("there is no game {number} in the record, which has {games}");
        return Err(Refusal::new(Code::Record, message));
    };
    let seen = |seat| Err(Refusal::new(Code::Record, format_args!("this is a game as {seat} saw it, not in full")));
    match found.map_err(|error| Refusal::by_rule(Code::Record, &error, error.rule.clone()))? {
        AnyGame::Claim(record) => Ok(Box::new(Playing::again(record, request, mode)?)),
        AnyGame::ClaimIt(record) => Ok(Box::new(Playing::again(record, request, mode)?)),
        AnyGame::ClaimSeen(account) => seen(account.seat),
        AnyGame::ClaimItSeen(account) => seen(account.seat),
    }
}

/// A number of moves, if the field is there.
fn moves(request: &Request<'_>, field: Field) -> Result<Option<usize>, Refusal> {
    request.value(field, "a whole number")
}

fn no_game(id: &str) -> Refusal {
    let id: String = id.chars().take(limits::GAME_ID).collect();
    Refusal::new(Code::Game, format_args!("there is no game {id:?}"))
}

fn hello(out: &mut Vec<u8>) -> Written {
    object(out, "hello", |map| {
        map.serialize_entry("engine", "claimant")?;
        map.serialize_entry("version", env!("CARGO_PKG_VERSION"))?;
        map.serialize_entry("protocol", &PROTOCOL)?;
        map.serialize_entry("games", &json!([crate::claim::about(), crate::claim_it::about()]))?;
        map.serialize_entry("bots", &Query::NAMES)?;
        map.serialize_entry("verbs", Verb::NAMES)?;
        let limits = json!({
            "games": limits::GAMES, "moves": limits::MOVES, "line": limits::LINE, "game_id": limits::GAME_ID,
            "nodes": Effort::MOST_NODES, "millis": Effort::MOST_MILLIS,
            "threads": Effort::MOST_THREADS,
        });
        map.serialize_entry("limits", &limits)
    })
}

/// Begins a response: what it answers comes first.
fn begin(id: Option<&str>, out: &mut Vec<u8>) {
    if let Some(id) = id {
        out.extend_from_slice(b"{\"re\":");
        out.extend_from_slice(id.as_bytes());
    }
}

/// Joins what was begun at `begun` with the object behind it, and ends the line.
fn join(begun: usize, id: Option<&str>, out: &mut Vec<u8>) {
    if let Some(id) = id
        && let Some(brace) = out.get_mut(begun + b"{\"re\":".len() + id.len())
    {
        *brace = b',';
    }
    out.push(b'\n');
}

fn refuse(id: Option<&str>, refusal: &Refusal, out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Error<'a> {
        error: &'a Refusal,
    }
    let begun = out.len();
    begin(id, out);
    // A code, a sentence and a number of a rule can always be written.
    let _ = serde_json::to_writer(&mut *out, &Error { error: refusal });
    join(begun, id, out);
}
