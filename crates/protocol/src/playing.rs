//! One game that is held: what is played, drawn, taken back, and told of it.

use game::{Actor, Audience, Chance, Replay, Seat, Table};
use record::{Comment, Head, Record};

use crate::{
    limits,
    refusal::{Code, Refusal},
    response::{self, Advice, Decision, Drawn, Notated, Numbers, Reply, Told, Weights, Written, numbered},
    served::{GameName, Served},
    value::{Answer, Mode, Moves, RawJson, Seed, Wishes},
    verbs::{New, Query},
};

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
        let mut chance = Chance::from_seed(seed.unwrap_or(0));
        let (deal, seed) = match request.deal.read()? {
            Some(RawJson(deal)) => (G::deal_of(&setup, deal)?, None),
            None if seed.is_none() => {
                let message = "the field \"seed\" is missing: it or \"deal\" says what is dealt";
                return Err(Refusal::new(Code::Field, message));
            }
            None => (G::deal(&setup, &mut chance).map_err(|error| G::setup_refused(&error))?, seed),
        };
        let head = Head { seed, ..request.head(G::players(&setup), Head::default())? };
        let mut playing = Playing::sit_down(setup, deal, mode, chance)?;
        playing.head = head;
        playing.settle();
        Ok(playing)
    }

    /// Plays a record again, up to the number of answers and outcomes that a request names.
    pub(crate) fn again(record: Record<G>, request: &New<'_>, mode: Mode) -> Result<Playing<G>, Refusal> {
        let Replay { setup, deal, log } = record.replay;
        let moves = request.moves.read()?.map_or(log.len(), |Moves(moves)| moves);
        if moves > log.len() {
            let message = format_args!("the record has {} moves, not {moves}", log.len());
            return Err(Refusal::new(Code::Record, message));
        }
        let seed = request.seed.read()?.map(|Seed(seed)| seed);
        let goes_on = seed.is_none() && record.head.seed.is_some();
        let mut chance = Chance::from_seed(seed.or(record.head.seed).unwrap_or(0));
        if goes_on {
            // The stream of the deal goes on, as it did when the game was played.
            G::deal(&setup, &mut chance).map_err(|error| G::setup_refused(&error))?;
        }
        let head = request.head(G::players(&setup), record.head)?;
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

    fn told(&self, audience: Option<Audience>) -> Told<'_, G> {
        Told { position: self.position(), events: &self.events, audience }
    }

    fn view_of(&self, audience: Audience) -> G::ViewForm {
        G::view(&self.table.view(audience), &self.table.replay().setup)
    }
}

impl<G: Served> Held for Playing<G> {
    fn of(&self) -> GameName {
        G::OF
    }

    fn moves(&self) -> usize {
        self.by.len()
    }

    fn actor(&self) -> Actor {
        self.table.actor()
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
        let choice = choice.ok_or_else(|| Refusal::new(Code::Actor, "there is nothing to answer"))?;
        Ok(Advice::of(choice, self.position()))
    }

    fn decision(&mut self, game: &str, with: Wishes, advice: Option<&Advice>, reply: &mut Reply<'_>) -> Written {
        let drawn = std::mem::take(&mut self.drawn);
        let position = self.position();
        let actor = position.actor();
        let asked = position.asked();
        let answers = asked.is_some().then(|| position.answers());
        reply.send(&Decision {
            game,
            moves: self.by.len(),
            actor: actor.into(),
            answer: advice.map(|advice| &*advice.answer),
            estimate: advice.and_then(|advice| advice.estimate),
            nodes: advice.map(|advice| advice.nodes),
            sampled: (!drawn.is_empty()).then(|| Drawn(position, &drawn)),
            seat: actor.seat().map(Into::into),
            asked,
            answers: answers.map(|answers| Notated(position, answers)),
            numbers: answers.filter(|_| with.numbers).map(Numbers),
            weights: answers.filter(|_| actor == Actor::Chance).map(|answers| Weights(position, answers)),
            result: position.result(),
            events: with.events.then(|| self.told(with.audience)),
            view: actor.seat().filter(|_| with.view).map(|seat| self.view_of(Audience::Seat(seat))),
            state: with.state.then(|| position.state(&self.table.replay().setup)),
        })
    }

    fn state(&self, game: &str, reply: &mut Reply<'_>) -> Written {
        reply.send(&response::State { game, state: self.position().state(&self.table.replay().setup) })
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
                return Err(Refusal::field("seat", message));
            }
        };
        reply.send(&response::Record { game, record: text })
    }
}
