//! A session: games held by their ids, and lines that are answered with lines.

use std::{borrow::Cow, collections::BTreeMap};

use crate::{
    Clock, limits,
    object::Given,
    playing::Held,
    refusal::{Code, Refusal},
    request::Request,
    response::Reply,
    value::{GameId, Wishes},
    verbs,
};

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
    pub(crate) games: BTreeMap<String, Box<dyn Held>>,
    /// The last id the engine made.
    made: u64,
    pub(crate) clock: Option<Clock>,
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
        match Request::read(line) {
            Ok(request) => {
                let mut reply = Reply::to(request.id, out);
                let done = verbs::perform(&request, self, &mut reply);
                done.unwrap_or_else(|refusal| {
                    reply.refuse(&refusal);
                    Next::GoOn
                })
            }
            Err(refusal) => {
                Session::refuse(&refusal, out);
                Next::GoOn
            }
        }
    }

    /// Answers a line that could not even be given to [`Session::answer`].
    pub fn refuse(refusal: &Refusal, out: &mut Vec<u8>) {
        Reply::to(None, out).refuse(refusal);
    }

    /// The game a request is about: the one it names, or the only one there is.
    pub(crate) fn held<'r>(&mut self, game: Option<GameId<'r>>) -> Result<(Cow<'r, str>, &mut Box<dyn Held>), Refusal> {
        let Some(GameId(game)) = game else {
            let held = self.games.len();
            return match self.games.iter_mut().next() {
                Some((id, only)) if held == 1 => Ok((Cow::Owned(id.clone()), only)),
                Some(_) => {
                    let message = format_args!("the field \"game\" is missing: {held} games are held");
                    Err(Refusal::new(Code::Game, message))
                }
                None => Err(Refusal::new(Code::Game, "there is no game yet: \"new\" starts one")),
            };
        };
        match self.games.get_mut(&*game) {
            Some(held) => Ok((game, held)),
            None => Err(no_game(&game)),
        }
    }

    /// The same for a verb that is answered with a decision, and what is wanted with it.
    pub(crate) fn decider<'r>(
        &mut self,
        game: &Given<'r, GameId<'r>>,
        with: &Given<'r, Wishes>,
    ) -> Result<Decider<'r, '_>, Refusal> {
        let wishes = with.read()?.unwrap_or_default();
        let (game, held) = self.held(game.read()?)?;
        held.check_audience("with", wishes.audience)?;
        Ok((game, held, wishes))
    }

    /// Is there room for one more game?
    pub(crate) fn check_room(&self) -> Result<(), Refusal> {
        if self.games.len() < limits::GAMES {
            return Ok(());
        }
        let message = format_args!("{} games are held already: \"drop\" one first", limits::GAMES);
        Err(Refusal::new(Code::Limit, message))
    }

    /// The id of a new game: the client's choice, or one that is made here.
    pub(crate) fn id_for(&self, chosen: Option<GameId<'_>>) -> Result<NewId, Refusal> {
        let Some(GameId(id)) = chosen else {
            let mut number = self.made + 1;
            while self.games.contains_key(&number.to_string()) {
                number += 1;
            }
            return Ok(NewId { id: number.to_string(), made: number });
        };
        if id.is_empty() || id.len() > limits::GAME_ID {
            return Err(Refusal::field("game", format_args!("is not a string of 1 to {} bytes", limits::GAME_ID)));
        }
        if self.games.contains_key(&*id) {
            return Err(Refusal::new(Code::Game, format_args!("there is a game {id:?} already")));
        }
        Ok(NewId { id: id.into_owned(), made: self.made })
    }

    /// Holds a new game.
    pub(crate) fn hold(&mut self, new: NewId, game: Box<dyn Held>) {
        self.games.insert(new.id, game);
        self.made = new.made;
    }
}

/// The id of a game, the game, and what is wanted with its decision.
type Decider<'r, 's> = (Cow<'r, str>, &'s mut Box<dyn Held>, Wishes);

/// The id of a game that is not held yet.
pub(crate) struct NewId {
    pub(crate) id: String,
    /// The last id the engine has made then.
    made: u64,
}

/// There is no game of that id.
pub(crate) fn no_game(id: &str) -> Refusal {
    let id: String = id.chars().take(limits::GAME_ID).collect();
    Refusal::new(Code::Game, format_args!("there is no game {id:?}"))
}
