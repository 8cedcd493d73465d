//! One game that is held: what is played, drawn, taken back, and told of it.

use bots::{Choice, Levelled};
use game::{Actor, Audience, Chance, Replay, Seat, Table};
use record::{Comment, Head, Record, Recorded};
use serde::{Serialize, ser::SerializeMap};

use crate::{
    bot::{Advice, Query},
    refusal::{Code, Refusal},
    request::{Field, Request, With},
    response::{Asked, Each, Notated, Numbers, Weights, Written, numbered, object},
    session::limits,
};

/// What a game adds so that it can be served.
pub(crate) trait Served: Recorded + Levelled {
    /// The name of the game in requests.
    const OF: &'static str;

    /// The set-up a request names.
    fn setup_of(request: &Request<'_>) -> Result<Self::Setup, Refusal>;
    /// The deal a request spells out.
    fn deal_of(setup: &Self::Setup, deal: &str) -> Result<Self::Deal, Refusal>;
    /// Why a set-up or a deal is refused.
    fn setup_refused(error: &Self::SetupError) -> Refusal;
    /// What is asked, if the game is not over.
    fn asked(&self) -> Option<Asked>;
    /// All of the position.
    fn state(&self, setup: &Self::Setup) -> impl Serialize;
    /// All that one seat may know.
    fn view(view: Self::View, setup: &Self::Setup) -> impl Serialize;
    /// Something that happened, as somebody saw it; `in_full` also who it was shown to.
    fn event(&self, event: Self::SeenEvent, in_full: bool) -> impl Serialize;
    /// The result with its explanation, once the game is over.
    fn result(&self) -> Option<impl Serialize>;
}

/// Who settles what chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// The engine, from the seed.
    Sample,
    /// The client.
    Ask,
}

impl Mode {
    /// Its name in requests.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Mode::Sample => "sample",
            Mode::Ask => "ask",
        }
    }
}

/// Where an entry of the log came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// A seat answered.
    Seat,
    /// Chance's outcome, told from outside.
    Outside,
    /// Chance's outcome, drawn from the seed.
    Drawn,
}

/// A game that is held.
pub(crate) struct Playing<G: Served> {
    table: Table<G>,
    mode: Mode,
    /// What its record says beside the game, and on it.
    head: Head,
    comments: Vec<Comment>,
    /// The source of chance as it was at the first position, and as it is now.
    source: Chance,
    chance: Chance,
    /// For each entry of the log where it came from.
    by: Vec<By>,
    /// What happened with the last move.
    events: Vec<G::Event>,
    /// What the engine drew for the request at hand.
    drawn: Vec<G::Action>,
}

/// A game of any kind that is held.
pub(crate) trait Held {
    /// Which game it is.
    fn of(&self) -> &'static str;
    /// The length of the log.
    fn moves(&self) -> usize;
    /// Who is to decide.
    fn actor(&self) -> Actor;
    /// Plays an answer or an outcome, as it stands in the request.
    fn play(&mut self, answer: &Said<'_>) -> Result<(), Refusal>;
    /// Draws one outcome of chance.
    fn draw(&mut self) -> Result<(), Refusal>;
    /// Who settles what chance decides in it.
    fn mode(&self) -> Mode;
    /// Refuses a seat where nobody sits; `field` names it.
    fn check_audience(&self, field: Field, audience: Option<Audience>) -> Result<(), Refusal>;
    /// Takes moves back.
    fn undo(&mut self, moves: usize) -> Result<(), Refusal>;
    /// Goes back to where so many answers and outcomes had been played.
    fn undo_to(&mut self, moves: usize) -> Result<(), Refusal>;
    /// What a bot answers.
    fn ask_bot(&self, bot: Query) -> Result<Advice, Refusal>;
    /// Writes whose decision it is, what is asked and what can be answered.
    fn decision(&mut self, game: &str, with: With, advice: Option<&Advice>, out: &mut Vec<u8>) -> Written;
    /// Writes the position.
    fn state(&self, game: &str, out: &mut Vec<u8>) -> Written;
    /// Writes what somebody knows.
    fn view(&self, game: &str, audience: Audience, out: &mut Vec<u8>) -> Written;
    /// Writes what happened with the last move.
    fn events(&self, game: &str, audience: Option<Audience>, out: &mut Vec<u8>) -> Written;
    /// Writes the result, if there is one.
    fn result(&self, game: &str, out: &mut Vec<u8>) -> Written;
    /// Writes the record, in full or as one seat saw it.
    fn record(&self, game: &str, audience: Option<Audience>, out: &mut Vec<u8>) -> Written;
}

/// An answer as it stands in a request.
pub(crate) enum Said<'a> {
    /// In notation.
    Text(std::borrow::Cow<'a, str>),
    /// By its stable number.
    Number(u64),
}

impl<'a> Said<'a> {
    pub(crate) fn of(request: &Request<'a>) -> Result<Said<'a>, Refusal> {
        let raw = request.raw(Field::Answer).ok_or_else(|| request.missing(Field::Answer))?;
        if raw.starts_with('"') {
            return request.needed_text(Field::Answer).map(Said::Text);
        }
        let number = request.value(Field::Answer, "an answer in notation or the number of one")?;
        number.map(Said::Number).ok_or_else(|| request.missing(Field::Answer))
    }
}

impl<G: Served> Playing<G> {
    /// Starts the game a request asks for.
    pub(crate) fn start(request: &Request<'_>, mode: Mode) -> Result<Playing<G>, Refusal> {
        let setup = G::setup_of(request)?;
        let seed = request.seed()?;
        let mut chance = Chance::from_seed(seed.unwrap_or(0));
        let (deal, seed) = match request.raw(Field::Deal) {
            Some(deal) => (G::deal_of(&setup, deal)?, None),
            None if seed.is_none() => {
                let message = "the field \"seed\" is missing: it or \"deal\" says what is dealt";
                return Err(Refusal::new(Code::Field, message));
            }
            None => (G::deal(&setup, &mut chance).map_err(|error| G::setup_refused(&error))?, seed),
        };
        let head = Head { seed, ..head_of(request, G::players(&setup), Head::default())? };
        let mut playing = Playing::sit_down(setup, deal, mode, chance)?;
        playing.head = head;
        playing.settle();
        Ok(playing)
    }

    /// Plays a record again, up to so many of its answers and outcomes.
    pub(crate) fn again(record: Record<G>, request: &Request<'_>, mode: Mode) -> Result<Playing<G>, Refusal> {
        let Replay { setup, deal, log } = record.replay;
        let moves = request.value(Field::Moves, "a whole number")?.unwrap_or(log.len());
        if moves > log.len() {
            let message = format_args!("the record has {} moves, not {moves}", log.len());
            return Err(Refusal::new(Code::Record, message));
        }
        let seed = request.seed()?;
        let goes_on = seed.is_none() && record.head.seed.is_some();
        let mut chance = Chance::from_seed(seed.or(record.head.seed).unwrap_or(0));
        if goes_on {
            // The stream of the deal goes on, as it did when the game was played.
            G::deal(&setup, &mut chance).map_err(|error| G::setup_refused(&error))?;
        }
        let head = head_of(request, G::players(&setup), record.head)?;
        let mut playing = Playing::sit_down(setup, deal, mode, chance)?;
        playing.head = head;
        playing.comments = record.comments;
        playing.comments.retain(|comment| comment.after <= moves);
        for action in log.into_iter().take(moves) {
            if !goes_on || !playing.draws(action) {
                playing.play_one(action)?;
            }
        }
        playing.settle();
        Ok(playing)
    }

    fn sit_down(setup: G::Setup, deal: G::Deal, mode: Mode, chance: Chance) -> Result<Playing<G>, Refusal> {
        Ok(Playing {
            table: Table::new(setup, deal).map_err(|error| G::setup_refused(&error))?,
            mode,
            head: Head::default(),
            comments: Vec::new(),
            source: chance.clone(),
            chance,
            by: Vec::new(),
            events: Vec::new(),
            drawn: Vec::new(),
        })
    }

    fn position(&self) -> &G {
        self.table.position()
    }

    /// Draws what chance decides, if the engine is to.
    fn settle(&mut self) {
        while self.mode == Mode::Sample && self.table.actor() == Actor::Chance && self.by.len() < limits::MOVES {
            if self.draw_one().is_none() {
                break;
            }
        }
    }

    fn draw_one(&mut self) -> Option<()> {
        let outcome = self.table.position().sample(&mut self.chance)?;
        self.table.play_with(outcome, &mut self.events).ok()?;
        self.by.push(By::Drawn);
        self.drawn.push(outcome);
        Some(())
    }

    /// Draws an outcome if it is this one.
    fn draws(&mut self, outcome: G::Action) -> bool {
        let mut ahead = self.chance.clone();
        if self.table.actor() != Actor::Chance || self.position().sample(&mut ahead) != Some(outcome) {
            return false;
        }
        if self.play_one(outcome).is_ok() {
            self.chance = ahead;
            self.by.pop();
            self.by.push(By::Drawn);
        }
        true
    }

    fn play_one(&mut self, action: G::Action) -> Result<(), Refusal> {
        let by = if self.table.actor() == Actor::Chance { By::Outside } else { By::Seat };
        let refused = |error| Refusal::by_rule(Code::Illegal, &error, G::action_rule(&error));
        self.position().check(action).map_err(refused)?;
        self.room()?;
        if by == By::Seat || self.mode == Mode::Ask {
            self.turn_over();
        }
        self.table.play_with(action, &mut self.events).map_err(refused)?;
        self.by.push(by);
        Ok(())
    }

    fn room(&self) -> Result<(), Refusal> {
        if self.by.len() < limits::MOVES {
            return Ok(());
        }
        Err(Refusal::new(Code::Limit, format_args!("a game has at most {} moves", limits::MOVES)))
    }

    /// A new move begins: what happened with the last one is told.
    fn turn_over(&mut self) {
        self.events.clear();
        self.drawn.clear();
    }

    /// Plays the first moves of the log again; what was drawn is drawn again, so that the source is where it was.
    fn rewind(&mut self, kept: usize) {
        let replay = self.table.replay();
        let Ok(table) = Table::new(replay.setup.clone(), replay.deal.clone()) else { return };
        let log = replay.log[..kept.min(replay.log.len())].to_vec();
        self.table = table;
        self.chance = self.source.clone();
        self.by.truncate(kept);
        self.comments.retain(|comment| comment.after <= kept);
        self.turn_over();
        for (i, action) in log.into_iter().enumerate() {
            let by = self.by.get(i).copied().unwrap_or(By::Outside);
            if by == By::Drawn {
                let _ = self.table.position().sample(&mut self.chance);
            }
            if by == By::Seat || self.mode == Mode::Ask {
                self.events.clear();
            }
            // What was legal once is legal again.
            let _ = self.table.play_with(action, &mut self.events);
        }
    }

    fn seat(&self) -> Result<Seat, Refusal> {
        let no = |who| Err(Refusal::new(Code::Actor, format_args!("no seat is to decide: {who}")));
        match self.table.actor() {
            Actor::Seat(seat) => Ok(seat),
            Actor::Chance => no("it is for chance"),
            Actor::Over => no("the game is over"),
        }
    }

    /// What happened with the last move, as an audience saw it, or in full.
    fn events_for(&self, audience: Option<Audience>) -> impl Serialize {
        let position = self.position();
        let seen = move |event| match audience {
            Some(audience) => position.event_for(event, audience),
            None => position.event_in_full(event),
        };
        Each::of(self.events.iter().map(move |&event| position.event(seen(event), audience.is_none())))
    }

    fn view_for(&self, audience: Audience) -> impl Serialize {
        G::view(self.table.view(audience), &self.table.replay().setup)
    }
}

/// What a request adds to the head of a game's record, or puts in its place.
fn head_of(request: &Request<'_>, players: u8, mut head: Head) -> Result<Head, Refusal> {
    if let Some(who) = request.value::<Vec<Option<String>>>(Field::Who, "a list of names, null where there is none")? {
        if who.len() > usize::from(players) {
            let message = format_args!("has {} names for {players} players", who.len());
            return Err(Refusal::field(Field::Who.name(), message));
        }
        head.who = Default::default();
        head.who.iter_mut().zip(who).for_each(|(seat, name)| *seat = name);
    }
    if let Some(date) = request.text(Field::Date)? {
        head.date =
            Some(date.parse().map_err(|_| Refusal::field(Field::Date.name(), "is no day, such as 2026-11-15"))?);
    }
    Ok(head)
}

impl<G: Served> Held for Playing<G> {
    fn of(&self) -> &'static str {
        G::OF
    }

    fn moves(&self) -> usize {
        self.by.len()
    }

    fn actor(&self) -> Actor {
        self.table.actor()
    }

    fn play(&mut self, answer: &Said<'_>) -> Result<(), Refusal> {
        let action = match answer {
            Said::Text(text) => self.position().parse(text).ok_or_else(|| {
                let text: String = text.chars().take(40).collect();
                Refusal::new(Code::Notation, format_args!("{text:?} is no answer of this game"))
            }),
            Said::Number(number) => numbered(self.position(), *number)
                .ok_or_else(|| Refusal::new(Code::Notation, format_args!("no answer has the number {number}"))),
        }?;
        self.play_one(action)?;
        self.settle();
        Ok(())
    }

    fn draw(&mut self) -> Result<(), Refusal> {
        if self.table.actor() != Actor::Chance {
            return Err(Refusal::new(Code::Actor, "it is not for chance to decide"));
        }
        self.room()?;
        self.turn_over();
        self.draw_one().ok_or_else(|| Refusal::new(Code::Actor, "chance has no outcome"))?;
        self.settle();
        Ok(())
    }

    fn mode(&self) -> Mode {
        self.mode
    }

    fn check_audience(&self, field: Field, audience: Option<Audience>) -> Result<(), Refusal> {
        let seats = self.position().seats();
        match audience {
            Some(Audience::Seat(seat)) if seat.0 >= seats => {
                let message = format_args!("names {seat}, where nobody sits: there are {seats} seats from 0 on");
                Err(Refusal::field(field.name(), message))
            }
            _ => Ok(()),
        }
    }

    fn undo_to(&mut self, moves: usize) -> Result<(), Refusal> {
        let played = self.by.len();
        if moves > played {
            return Err(Refusal::new(Code::Undo, format_args!("only {played} moves have been made, not {moves}")));
        }
        // The outcomes that follow were not the client's, so they stay.
        let outcomes = self.by[moves..].iter().take_while(|&&by| self.mode == Mode::Sample && by != By::Seat);
        self.rewind(moves + outcomes.count());
        Ok(())
    }

    fn undo(&mut self, moves: usize) -> Result<(), Refusal> {
        let mut kept = self.by.len();
        for taken in 0..moves {
            while self.mode == Mode::Sample && kept > 0 && self.by[kept - 1] != By::Seat {
                kept -= 1;
            }
            if kept == 0 {
                return Err(Refusal::new(Code::Undo, format_args!("only {taken} moves can be taken back")));
            }
            kept -= 1;
        }
        self.rewind(kept);
        Ok(())
    }

    fn ask_bot(&self, bot: Query) -> Result<Advice, Refusal> {
        let view = self.table.view(self.seat()?);
        let choice = bot.choose::<G>(&view, self.by.len());
        let Choice { answer, estimate, nodes } =
            choice.ok_or_else(|| Refusal::new(Code::Actor, "there is nothing to answer"))?;
        Ok(Advice { answer: self.position().notation(answer), estimate, nodes })
    }

    fn decision(&mut self, game: &str, with: With, advice: Option<&Advice>, out: &mut Vec<u8>) -> Written {
        let drawn = std::mem::take(&mut self.drawn);
        let position = self.position();
        let actor = position.actor();
        let view = match actor {
            Actor::Seat(seat) if with.view => Some(self.view_for(Audience::Seat(seat))),
            _ => None,
        };
        object(out, "decision", |map| {
            map.serialize_entry("game", game)?;
            map.serialize_entry("moves", &self.by.len())?;
            map.serialize_entry("actor", actor_name(actor))?;
            if let Some(advice) = advice {
                advice.write(map)?;
            }
            if !drawn.is_empty() {
                let drawn = drawn.iter().map(|&outcome| position.notation(outcome));
                map.serialize_entry("sampled", &Each::of(drawn))?;
            }
            if let Some(seat) = actor.seat() {
                map.serialize_entry("seat", &seat)?;
            }
            if let Some(asked) = position.asked() {
                let answers = position.answers();
                map.serialize_entry("asked", &asked)?;
                map.serialize_entry("answers", &Notated(position, answers))?;
                if with.numbers {
                    map.serialize_entry("numbers", &Numbers(answers))?;
                }
                if actor == Actor::Chance {
                    map.serialize_entry("weights", &Weights(position, answers))?;
                }
            }
            if let Some(result) = position.result() {
                map.serialize_entry("result", &result)?;
            }
            if with.events {
                map.serialize_entry("events", &self.events_for(with.audience))?;
            }
            if let Some(view) = view {
                map.serialize_entry("view", &view)?;
            }
            if with.state {
                map.serialize_entry("state", &position.state(&self.table.replay().setup))?;
            }
            Ok(())
        })
    }

    fn state(&self, game: &str, out: &mut Vec<u8>) -> Written {
        let state = self.position().state(&self.table.replay().setup);
        object(out, "state", |map| {
            map.serialize_entry("game", game)?;
            map.serialize_entry("state", &state)
        })
    }

    fn view(&self, game: &str, audience: Audience, out: &mut Vec<u8>) -> Written {
        self.check_audience(Field::Seat, Some(audience))?;
        let view = self.view_for(audience);
        object(out, "view", |map| {
            map.serialize_entry("game", game)?;
            map.serialize_entry("view", &view)
        })
    }

    fn events(&self, game: &str, audience: Option<Audience>, out: &mut Vec<u8>) -> Written {
        self.check_audience(Field::Seat, audience)?;
        object(out, "events", |map| {
            map.serialize_entry("game", game)?;
            map.serialize_entry("events", &self.events_for(audience))
        })
    }

    fn result(&self, game: &str, out: &mut Vec<u8>) -> Written {
        let result = self.position().result();
        object(out, "result", |map| {
            map.serialize_entry("game", game)?;
            map.serialize_entry("result", &result)
        })
    }

    fn record(&self, game: &str, audience: Option<Audience>, out: &mut Vec<u8>) -> Written {
        self.check_audience(Field::Seat, audience)?;
        let comments = self.comments.clone();
        let record = Record { head: self.head.clone(), replay: self.table.replay().clone(), comments };
        let no = |error: &dyn std::fmt::Display| Refusal::new(Code::Record, error);
        let text = match audience {
            None => record.to_text().map_err(|error| no(&error))?,
            Some(Audience::Seat(seat)) => {
                let account = record.seen_by(seat).map_err(|error| no(&error))?;
                account.to_text().map_err(|error| no(&error))?
            }
            Some(Audience::Spectator) => {
                let message = "is not the number of a seat: a record is in full, or as one seat saw it";
                return Err(Refusal::field(Field::Seat.name(), message));
            }
        };
        object(out, "record", |map| {
            map.serialize_entry("game", game)?;
            map.serialize_entry("record", &text)
        })
    }
}

/// Who decides, in a word.
pub(crate) const fn actor_name(actor: Actor) -> &'static str {
    match actor {
        Actor::Seat(_) => "seat",
        Actor::Chance => "chance",
        Actor::Over => "over",
    }
}
