//! One game that is held: what is played, drawn, taken back, and told of it.

use game::{Actor, Audience, Draws, Hosted, Options, Replay, ReplayError, Seat, Seeds};
use record::{Comment, Head, Record};

use crate::{
    limits,
    refusal::{Code, Refusal},
    response::{self, Advice, Decision, Drawn, EventList, Notated, Numbers, Reply, Weights, Written, numbered},
    served::{GameName, Served},
    value::{Answer, Mode, Moves, RawJson, Seed, Wishes},
    verbs::{New, Query},
};

/// A game that is held.
pub(crate) struct Playing<G: Served> {
    hosted: Hosted<G>,
    mode: Mode,
    /// What its record says beside the game, and on it.
    head: Head,
    comments: Vec<Comment>,
    /// The length of the log before the engine drew outcomes for the request at hand.
    before_draws: usize,
}

/// A game of any kind that is held.
pub(crate) trait Held {
    /// Which game it is.
    fn of(&self) -> GameName;
    /// The length of the log.
    fn moves(&self) -> usize;
    /// Who is to decide.
    fn actor(&self) -> Actor;
    /// Who settles what chance decides in it.
    fn mode(&self) -> Mode;
    /// Plays an answer or an outcome.
    fn play(&mut self, answer: &Answer<'_>) -> Result<(), Refusal>;
    /// Draws one outcome of chance.
    fn draw(&mut self) -> Result<(), Refusal>;
    /// Refuses a seat where nobody sits; `field` names it.
    fn check_audience(&self, field: &str, audience: Option<Audience>) -> Result<(), Refusal>;
    /// Takes moves back.
    fn undo(&mut self, moves: usize) -> Result<(), Refusal>;
    /// Goes back to where this many answers and outcomes had been played.
    fn undo_to(&mut self, moves: usize) -> Result<(), Refusal>;
    /// What a bot answers.
    fn ask_bot(&self, bot: Query) -> Result<Advice, Refusal>;
    /// Replies whose decision it is, what is asked and what can be answered.
    fn decision(&mut self, game: &str, with: Wishes, advice: Option<&Advice>, reply: &mut Reply<'_>) -> Written;
    /// Replies with the position.
    fn state(&self, game: &str, reply: &mut Reply<'_>) -> Written;
    /// Replies with what somebody knows.
    fn view(&self, game: &str, audience: Audience, reply: &mut Reply<'_>) -> Written;
    /// Replies what happened with the last move.
    fn events(&self, game: &str, audience: Option<Audience>, reply: &mut Reply<'_>) -> Written;
    /// Replies with the result, if there is one.
    fn result(&self, game: &str, reply: &mut Reply<'_>) -> Written;
    /// Replies with the record, in full or as one seat saw it.
    fn record(&self, game: &str, audience: Option<Audience>, reply: &mut Reply<'_>) -> Written;
}

impl<G: Served> Playing<G> {
    /// Starts the game a request asks for.
    pub(crate) fn start(request: &New<'_>, mode: Mode) -> Result<Playing<G>, Refusal> {
        let setup = G::setup_of(request)?;
        let seed = request.seed.read()?.map(|Seed(seed)| seed);
        let seeds = Seeds::from_seed(seed.unwrap_or(0));
        let players = G::players(&setup);
        let (hosted, seed) = match request.deal.read()? {
            Some(RawJson(deal)) => {
                let replay = Replay { deal: G::deal_of(&setup, deal)?, setup, log: Vec::new() };
                (Hosted::from_replay(replay, seeds, options(mode)).map_err(|error| replay_refused(&error))?, None)
            }
            None if seed.is_none() => {
                let message = "the field \"seed\" is missing: it or \"deal\" says what is dealt";
                return Err(Refusal::new(Code::Field, message));
            }
            None => {
                let hosted = Hosted::new(setup, seeds, options(mode));
                (hosted.map_err(|error| G::setup_refused(&error))?, seed)
            }
        };
        let head = Head { seed, ..request.head(players, Head::default())? };
        Ok(Playing { hosted, mode, head, comments: Vec::new(), before_draws: 0 })
    }

    /// Plays a record again, up to the number of answers and outcomes that a request names.
    pub(crate) fn again(record: Record<G>, request: &New<'_>, mode: Mode) -> Result<Playing<G>, Refusal> {
        let Record { head, mut replay, mut comments } = record;
        let moves = request.moves.read()?.map_or(replay.log.len(), |Moves(moves)| moves);
        if moves > replay.log.len() {
            let message = format_args!("the record has {} moves, not {moves}", replay.log.len());
            return Err(Refusal::new(Code::Record, message));
        }
        if moves > limits::MOVES {
            return Err(too_long());
        }
        replay.log.truncate(moves);
        comments.retain(|comment| comment.after <= moves);
        let seed = request.seed.read()?.map(|Seed(seed)| seed);
        let hosted = match (seed, head.seed) {
            (None, Some(seed)) => Hosted::resume(replay, Seeds::from_seed(seed), options(mode)),
            (seed, _) => Hosted::from_replay(replay, Seeds::from_seed(seed.unwrap_or(0)), options(mode)),
        };
        let hosted = hosted.map_err(|error| replay_refused(&error))?;
        let head = request.head(G::players(&hosted.replay().setup), head)?;
        Ok(Playing { hosted, mode, head, comments, before_draws: moves })
    }

    fn position(&self) -> &G {
        self.hosted.position()
    }

    fn room(&self) -> Result<(), Refusal> {
        if self.hosted.moves() < limits::MOVES { Ok(()) } else { Err(too_long()) }
    }

    /// After moves were taken back nothing was drawn, and comments on them are gone.
    fn went_back(&mut self) {
        let moves = self.hosted.moves();
        self.before_draws = moves;
        self.comments.retain(|comment| comment.after <= moves);
    }

    fn seat(&self) -> Result<Seat, Refusal> {
        let no = |who| Err(Refusal::new(Code::Actor, format_args!("no seat is to decide: {who}")));
        match self.hosted.actor() {
            Actor::Seat(seat) => Ok(seat),
            Actor::Chance => no("it is for chance"),
            Actor::Over => no("the game is over"),
        }
    }

    fn told(&self, audience: Option<Audience>) -> EventList<'_, G> {
        let events = match audience {
            Some(audience) => self.hosted.last_events_for(audience),
            None => self.hosted.last_events_in_full(),
        };
        EventList { position: self.position(), events, in_full: audience.is_none() }
    }

    fn view_of(&self, audience: Audience) -> G::ViewForm {
        G::view(&self.hosted.view(audience), &self.hosted.replay().setup)
    }
}

/// How a game is hosted in which chance is settled this way.
const fn options(mode: Mode) -> Options {
    let draws = match mode {
        Mode::Sample => Draws::AtOnce,
        Mode::Ask => Draws::OnRequest,
    };
    Options { draws, keep_events: true }
}

pub(crate) fn replay_refused<G: Served>(error: &ReplayError<G>) -> Refusal {
    match error {
        ReplayError::Setup(error) => G::setup_refused(error),
        ReplayError::Action { error, .. } => action_refused::<G>(error),
        error => Refusal::new(Code::Illegal, error),
    }
}

pub(crate) fn action_refused<G: Served>(error: &G::ActionError) -> Refusal {
    Refusal::by_rule(Code::Illegal, error, G::action_rule(error))
}

fn too_long() -> Refusal {
    Refusal::new(Code::Limit, format_args!("a game has at most {} moves", limits::MOVES))
}

impl<G: Served> Held for Playing<G> {
    fn of(&self) -> GameName {
        G::OF
    }

    fn moves(&self) -> usize {
        self.hosted.moves()
    }

    fn actor(&self) -> Actor {
        self.hosted.actor()
    }

    fn play(&mut self, answer: &Answer<'_>) -> Result<(), Refusal> {
        let action = match answer {
            Answer::Text(text) => self.position().parse(text).ok_or_else(|| {
                let text: String = text.chars().take(40).collect();
                Refusal::new(Code::Notation, format_args!("{text:?} is no answer of this game"))
            }),
            Answer::Number(number) => numbered(self.position(), *number)
                .ok_or_else(|| Refusal::new(Code::Notation, format_args!("no answer has the number {number}"))),
        }?;
        self.position().check(action).map_err(|error| action_refused::<G>(&error))?;
        self.room()?;
        self.before_draws = self.hosted.moves() + 1;
        self.hosted.play(action).map_err(|error| action_refused::<G>(&error))
    }

    fn draw(&mut self) -> Result<(), Refusal> {
        if self.hosted.actor() != Actor::Chance {
            return Err(Refusal::new(Code::Actor, "it is not for chance to decide"));
        }
        self.room()?;
        self.before_draws = self.hosted.moves();
        self.hosted.draw().ok_or_else(|| Refusal::new(Code::Actor, "chance has no outcome"))?;
        Ok(())
    }

    fn mode(&self) -> Mode {
        self.mode
    }

    fn check_audience(&self, field: &str, audience: Option<Audience>) -> Result<(), Refusal> {
        let seats = self.position().seats();
        match audience {
            Some(Audience::Seat(seat)) if seat.0 >= seats => {
                let message = format_args!("names {seat}, where nobody sits: there are {seats} seats from 0 on");
                Err(Refusal::field(field, message))
            }
            _ => Ok(()),
        }
    }

    fn undo_to(&mut self, moves: usize) -> Result<(), Refusal> {
        let played = self.hosted.moves();
        if moves > played {
            return Err(Refusal::new(Code::Undo, format_args!("only {played} moves have been made, not {moves}")));
        }
        self.hosted.rewind(moves);
        self.went_back();
        Ok(())
    }

    fn undo(&mut self, moves: usize) -> Result<(), Refusal> {
        self.hosted.undo(moves).map_err(|error| Refusal::new(Code::Undo, error))?;
        self.went_back();
        Ok(())
    }

    fn ask_bot(&self, bot: Query) -> Result<Advice, Refusal> {
        let view = self.hosted.view(self.seat()?);
        let choice = bot.choose::<G>(&view, self.hosted.moves());
        let choice = choice.ok_or_else(|| Refusal::new(Code::Actor, "there is nothing to answer"))?;
        Ok(Advice::of(choice, self.position()))
    }

    fn decision(&mut self, game: &str, with: Wishes, advice: Option<&Advice>, reply: &mut Reply<'_>) -> Written {
        let moves = self.hosted.moves();
        let before_draws = std::mem::replace(&mut self.before_draws, moves);
        let drawn = &self.hosted.replay().log[before_draws..];
        let position = self.position();
        let actor = position.actor();
        let asked = position.asked();
        let answers = asked.is_some().then(|| position.answers());
        reply.send(&Decision {
            game,
            moves,
            actor: actor.into(),
            answer: advice.map(|advice| &*advice.answer),
            estimate: advice.and_then(|advice| advice.estimate),
            nodes: advice.map(|advice| advice.nodes),
            sampled: (!drawn.is_empty()).then_some(Drawn(position, drawn)),
            seat: actor.seat().map(Into::into),
            asked,
            answers: answers.map(|answers| Notated(position, answers)),
            numbers: answers.filter(|_| with.numbers).map(Numbers),
            weights: answers.filter(|_| actor == Actor::Chance).map(|answers| Weights(position, answers)),
            result: position.result(),
            events: with.events.then(|| self.told(with.audience)),
            view: actor.seat().filter(|_| with.view).map(|seat| self.view_of(Audience::Seat(seat))),
            state: with.state.then(|| position.state(&self.hosted.replay().setup)),
        })
    }

    fn state(&self, game: &str, reply: &mut Reply<'_>) -> Written {
        reply.send(&response::State { game, state: self.position().state(&self.hosted.replay().setup) })
    }

    fn view(&self, game: &str, audience: Audience, reply: &mut Reply<'_>) -> Written {
        self.check_audience("seat", Some(audience))?;
        reply.send(&response::View { game, view: self.view_of(audience) })
    }

    fn events(&self, game: &str, audience: Option<Audience>, reply: &mut Reply<'_>) -> Written {
        self.check_audience("seat", audience)?;
        reply.send(&response::Events { game, events: self.told(audience) })
    }

    fn result(&self, game: &str, reply: &mut Reply<'_>) -> Written {
        reply.send(&response::Outcome { game, result: self.position().result() })
    }

    fn record(&self, game: &str, audience: Option<Audience>, reply: &mut Reply<'_>) -> Written {
        self.check_audience("seat", audience)?;
        let comments = self.comments.clone();
        let record = Record { head: self.head.clone(), replay: self.hosted.replay().clone(), comments };
        let no = |error: &dyn std::fmt::Display| Refusal::new(Code::Record, error);
        let text = match audience {
            None => record.to_text().map_err(|error| no(&error))?,
            Some(Audience::Seat(seat)) => {
                let account = record.seen_by(seat).map_err(|error| no(&error))?;
                account.to_text().map_err(|error| no(&error))?
            }
            Some(Audience::Spectator) => {
                let message = "is not the number of a seat: a record is in full, or as one seat saw it";
                return Err(Refusal::field("seat", message));
            }
        };
        reply.send(&response::Record { game, record: text })
    }
}
