//! Games in progress.

use game::{Actor, Answer, Audience, Draws, Game, Hosted, Options, Replay, Seat, Seeds};
use numpy::PyArray1;
use protocol::{Code, GameJson as _};
use pyo3::{prelude::*, types::PyDict};
use record::{AnyGame, Head, Record};

use crate::{
    answer::{self, Given},
    either::{Either, Played, either, map_either},
    errors::{refuse, refused},
    json,
    number::{Seed, Whole},
    setup::{Setup, options},
    state::{State, to_decide},
    view::View,
};

/// A hosted game of either kind.
pub(crate) type Any = Either<Hosted<claim::State>, Hosted<claim_it::State>>;

/// A game in progress: position, log, and what everybody at the table has seen.
///
/// Answers are numbers or notation. ``seat`` says who is to decide; None if it is for chance, or the game is over.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> table = claimant.Setup.claim().deal(seed=7)
/// >>> while not table.is_over:
/// ...     table.apply(table.answers()[0])
/// >>> sum(table.payoffs())
/// 1.0
/// >>> table.apply("pass")
/// Traceback (most recent call last):
///     ...
/// claimant.Refused: the game is over (rule 11)
#[pyclass(module = "claimant")]
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Any,
    seed: u64,
    events: bool,
}

/// The audience that Python names: a seat, or None for a spectator.
fn audience(seat: Option<Whole>, seats: u8) -> PyResult<Audience> {
    let Some(seat) = seat else { return Ok(Audience::Spectator) };
    match seat.fitting() {
        Some(seat) if seat < seats => Ok(Audience::Seat(Seat(seat))),
        _ => {
            let message = format_args!("nobody sits at seat {seat}: there are {seats} seats from 0 on");
            Err(refuse(Code::Field, message))
        }
    }
}

fn apply<G: Played>(hosted: &mut Hosted<G>, answer: &Given) -> PyResult<()> {
    let action = answer.action(hosted.position())?;
    hosted.play(action).map_err(|error| refused(G::action_refusal(&error)))
}

fn record<G: Played>(hosted: &Hosted<G>, head: Head, seat: Option<Seat>) -> PyResult<String> {
    let record = Record::new(head, hosted.replay().clone());
    let no = |error: &dyn std::fmt::Display| refuse(Code::Record, error);
    match seat {
        None => record.to_text().map_err(|error| no(&error)),
        Some(seat) => {
            let account = record.seen_by(seat).map_err(|error| no(&error))?;
            account.to_text().map_err(|error| no(&error))
        }
    }
}

/// What a seat has seen, as text: its account and its view. An account tells a trick with its prize once a card is played; the
/// first prize lies open before that.
fn information<G: Played>(hosted: &Hosted<G>, seat: Seat) -> PyResult<String> {
    let text = record(hosted, Head::default(), Some(seat))?;
    let view = G::view_json(&hosted.view(seat), &hosted.replay().setup);
    Ok(format!("{text}view: {}\n", view.map_err(|error| refuse(Code::Record, error))?))
}

fn again<G: Played>(replay: Replay<G>, seed: Option<u64>, options: Options) -> PyResult<Hosted<G>> {
    let hosted = match seed {
        Some(seed) => Hosted::resume(replay, Seeds::from_seed(seed), options),
        None => Hosted::from_replay(replay, Seeds::from_seed(0), options),
    };
    hosted.map_err(|error| refused(G::replay_refusal(&error)))
}

impl Table {
    pub(crate) fn new(game: Any, seed: u64, events: bool) -> Table {
        Table { game, seed, events }
    }

    fn seats(&self) -> u8 {
        either!(&self.game, hosted => hosted.position().seats())
    }

    fn actor(&self) -> Actor {
        either!(&self.game, hosted => hosted.actor())
    }

    fn from_any(game: AnyGame, chance: &str, events: bool) -> PyResult<Table> {
        let options = options(chance, events)?;
        let seen = |seat| Err(refuse(Code::Record, format_args!("this is a game as {seat} saw it, not in full")));
        let (game, seed) = match game {
            AnyGame::Claim(record) => (Any::Claim(again(record.replay, record.head.seed, options)?), record.head.seed),
            AnyGame::ClaimIt(record) => {
                (Any::ClaimIt(again(record.replay, record.head.seed, options)?), record.head.seed)
            }
            AnyGame::ClaimSeen(account) => return seen(account.seat),
            AnyGame::ClaimItSeen(account) => return seen(account.seat),
        };
        Ok(Table::new(game, seed.unwrap_or(0), events))
    }
}

#[pymethods]
impl Table {
    /// What was agreed on.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(map_either!(&self.game, hosted => hosted.replay().setup.clone()))
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.seats()
    }

    /// The seat that is to decide; None if it is for chance, or the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.actor().seat().map(|seat| seat.0)
    }

    /// Is it for chance to decide?
    #[getter]
    fn is_chance(&self) -> bool {
        self.actor() == Actor::Chance
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.actor() == Actor::Over
    }

    /// The numbers of all answers and outcomes since the deal.
    #[getter]
    fn log(&self) -> Vec<u16> {
        either!(&self.game, hosted => hosted.replay().log.iter().map(|action| action.number().into()).collect())
    }

    /// The numbers of the legal answers, or of the outcomes of chance.
    fn answers(&self) -> Vec<u16> {
        either!(&self.game, hosted => hosted.position().answers().numbers().map(u16::from).collect())
    }

    /// A mask of the legal answers: an array of 0 and 1 by number.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        match &self.game {
            Either::Claim(hosted) => answer::mask::<claim::State>(py, hosted.position().answers()),
            Either::ClaimIt(hosted) => answer::mask::<claim_it::State>(py, hosted.position().answers()),
        }
    }

    /// The notation of an answer.
    ///
    /// >>> import claimant
    /// >>> table = claimant.Setup.claim().deal(seed=1)
    /// >>> table.parse(table.notation(table.answers()[0])) == table.answers()[0]
    /// True
    fn notation(&self, number: Whole) -> PyResult<String> {
        either!(&self.game, hosted => Ok(hosted.position().notation(numbered(hosted, &number)?)))
    }

    /// The number of the answer with this notation; it need not be legal.
    fn parse(&self, text: &str) -> PyResult<u8> {
        either!(&self.game, hosted => answer::parsed(hosted.position(), text).map(Answer::number))
    }

    /// Plays a legal answer, or an outcome of chance; else it raises :class:`Refused` and changes nothing.
    fn apply(&mut self, answer: Given) -> PyResult<()> {
        either!(&mut self.game, hosted => apply(hosted, &answer))
    }

    /// The outcomes of chance with their probabilities; empty if it is not for chance to decide.
    fn outcomes(&self) -> Vec<(u8, f64)> {
        either!(&self.game, hosted => answer::outcomes(hosted.position()))
    }

    /// Draws what chance decides from the seed of the game; says which outcome it was.
    fn draw(&mut self) -> PyResult<u8> {
        let drawn = either!(&mut self.game, hosted => hosted.draw().map(Answer::number));
        drawn.ok_or_else(|| refuse(Code::Actor, "it is not for chance to decide"))
    }

    /// Takes moves back. Where chance is drawn at once, a move is an answer with all that chance decided after it.
    #[pyo3(signature = (moves = Whole::Number(1)), text_signature = "($self, moves=1)")]
    fn undo(&mut self, moves: Whole) -> PyResult<()> {
        let moves =
            moves.fitting().ok_or_else(|| refuse(Code::Undo, format_args!("{moves} moves cannot be taken back")))?;
        either!(&mut self.game, hosted => hosted.undo(moves)).map_err(|error| refuse(Code::Undo, error))
    }

    /// All that a seat may know; for None all that a spectator may.
    ///
    /// >>> import claimant
    /// >>> view = claimant.Setup.claim().deal(seed=1).view(0)
    /// >>> view.to_dict()["zones"]["hand:1"]
    /// {'hidden': 13, 'known': []}
    fn view(&self, seat: Option<Whole>) -> PyResult<View> {
        let audience = audience(seat, self.seats())?;
        Ok(match &self.game {
            Either::Claim(hosted) => View::of(Either::Claim((hosted.view(audience), hosted.replay().setup.clone()))),
            Either::ClaimIt(hosted) => {
                View::of(Either::ClaimIt((hosted.view(audience), hosted.replay().setup.clone())))
            }
        })
    }

    /// A copy of the position, hidden cards and all.
    fn state(&self) -> State {
        State::of(match &self.game {
            Either::Claim(hosted) => Either::Claim((*hosted.position(), hosted.replay().setup.clone())),
            Either::ClaimIt(hosted) => Either::ClaimIt((*hosted.position(), hosted.replay().setup.clone())),
        })
    }

    /// What is asked, and by which rule; None once the game is over.
    fn asked(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(py, either!(&self.game, hosted => hosted.position().asked_json()))
    }

    /// The whole position as plain data, hidden cards and all.
    fn to_dict(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(py, either!(&self.game, hosted => hosted.position().state_json(&hosted.replay().setup)))
    }

    /// What happened with the last move, as a seat saw it, or for None a spectator. Needs ``events=True`` at the deal.
    fn events(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<Vec<Py<PyAny>>> {
        let audience = audience(seat, self.seats())?;
        if !self.events {
            return Err(refuse(Code::Field, "events are not kept: deal with events=True"));
        }
        either!(&self.game, hosted => {
            let events = hosted.last_events_for(audience).into_iter();
            events.map(|event| json::written(py, hosted.position().event_json(event))).collect()
        })
    }

    /// What the game was worth to each seat: 1 for a win, 0 for a loss; None before the end.
    fn payoffs(&self) -> Option<Vec<f32>> {
        either!(&self.game, hosted => hosted.position().payoffs().map(|payoffs| payoffs.as_slice().to_vec()))
    }

    /// Who won, and why; None before the end.
    ///
    /// >>> import claimant
    /// >>> table = claimant.Setup.claim().deal(seed=7)
    /// >>> while not table.is_over:
    /// ...     table.apply(table.answers()[0])
    /// >>> sorted(table.result())
    /// ['ending', 'payoffs', 'sides', 'standings', 'votes', 'winners', 'words']
    fn result(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(py, either!(&self.game, hosted => hosted.position().result_json()))
    }

    /// The game as text (docs/formats/records.md): in full, or as one seat saw it. ``who`` names the seats.
    #[pyo3(signature = (seat = None, *, who = None))]
    fn record(&self, seat: Option<Whole>, who: Option<Vec<String>>) -> PyResult<String> {
        let seat = audience(seat, self.seats())?.seat();
        let mut head = Head::default();
        if let Some(who) = who {
            if who.len() > usize::from(self.seats()) {
                let message = format_args!("{} names are given for {} seats", who.len(), self.seats());
                return Err(refuse(Code::Field, message));
            }
            head.who.iter_mut().zip(who).for_each(|(place, name)| *place = Some(name));
        }
        if either!(&self.game, hosted => hosted.is_dealt()) {
            head.seed = Some(self.seed);
        }
        either!(&self.game, hosted => record(hosted, head, seat))
    }

    /// All that a seat has seen and done so far, as text: equal for two games exactly if the seat cannot tell them apart.
    fn information(&self, seat: Whole) -> PyResult<String> {
        let Audience::Seat(seat) = audience(Some(seat), self.seats())? else {
            return Err(refuse(Code::Field, "a spectator has no account"));
        };
        either!(&self.game, hosted => information(hosted, seat))
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Table {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Table {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Table {
        Clone::clone(self)
    }

    /// Equal if set-up, deal and log are.
    fn __eq__(&self, other: &Table) -> bool {
        match (&self.game, &other.game) {
            (Either::Claim(one), Either::Claim(other)) => one.replay() == other.replay(),
            (Either::ClaimIt(one), Either::ClaimIt(other)) => one.replay() == other.replay(),
            _ => false,
        }
    }

    fn __repr__(&self) -> String {
        let who = to_decide(self.actor());
        format!("<Table of {} after {} moves: {who}>", self.setup().named(), self.log().len())
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String, Py<PyAny>))> {
        let saved = PyDict::new(py);
        saved.set_item("seed", self.seed)?;
        saved.set_item("events", self.events)?;
        let (is_dealt, draws) = either!(&self.game, hosted => (hosted.is_dealt(), hosted.draws()));
        saved.set_item("dealt", is_dealt)?;
        saved.set_item("chance", if draws == Draws::AtOnce { "sample" } else { "ask" })?;
        saved.set_item("game", self.setup().game_name())?;
        let text = either!(&self.game, hosted => serde_json::to_string(hosted.replay()));
        let text = text.map_err(|error| refuse(Code::Record, error))?;
        Ok((py.get_type::<Table>().getattr("_restore")?.unbind(), (text, saved.into_any().unbind())))
    }

    /// Reads what pickle keeps.
    #[staticmethod]
    fn _restore(replay: &str, saved: Bound<'_, PyDict>) -> PyResult<Table> {
        let need = |name: &str| {
            saved.get_item(name)?.ok_or_else(|| refuse(Code::Record, format_args!("the part {name:?} is missing")))
        };
        let (seed, events) = (need("seed")?.extract::<u64>()?, need("events")?.extract::<bool>()?);
        let options = options(&need("chance")?.extract::<String>()?, events)?;
        let dealt = need("dealt")?.extract::<bool>()?.then_some(seed);
        let game = match &*need("game")?.extract::<String>()? {
            "claim" => Any::Claim(again(parse_replay(replay)?, dealt, options)?),
            _ => Any::ClaimIt(again(parse_replay(replay)?, dealt, options)?),
        };
        Ok(Table::new(game, seed, events))
    }

    /// The same game with two things exchanged that a seat, or for None a spectator, has never seen, played as far as that is
    /// legal; None if there is nothing to exchange. For tests.
    #[cfg(feature = "laws")]
    fn _exchanged(&self, seat: Option<Whole>, seed: Seed) -> PyResult<Option<Table>> {
        fn other<G: Played + game::laws::Lawful>(
            hosted: &Hosted<G>,
            audience: Audience,
            chance: &mut game::Chance,
        ) -> Option<Hosted<G>> {
            let table = hosted.replay().clone().table().ok()?;
            let options = Options { draws: Draws::OnRequest, keep_events: false };
            Hosted::from_replay(G::swapped(&table, audience, chance)?, Seeds::from_seed(0), options).ok()
        }
        let audience = audience(seat, self.seats())?;
        let mut chance = game::Chance::from_seed(seed.0);
        let game = match &self.game {
            Either::Claim(hosted) => other(hosted, audience, &mut chance).map(Any::Claim),
            Either::ClaimIt(hosted) => other(hosted, audience, &mut chance).map(Any::ClaimIt),
        };
        Ok(game.map(|game| Table::new(game, 0, false)))
    }
}

fn parse_replay<G: Played>(text: &str) -> PyResult<Replay<G>> {
    serde_json::from_str(text).map_err(|error| refuse(Code::Record, format_args!("no replay: {error}")))
}

fn numbered<G: Played>(_: &Hosted<G>, number: &Whole) -> PyResult<G::Action> {
    answer::numbered::<G>(number)
}

/// Reads the first game of a text of records (docs/formats/records.md). It is replayed on the way, so it is a legal game.
///
/// >>> import claimant
/// >>> table = claimant.Setup.claim_it().deal(seed=3)
/// >>> claimant.read_record(table.record()) == table
/// True
/// >>> claimant.read_record("[Event \"chess\"]")
/// Traceback (most recent call last):
///     ...
/// claimant.Refused: line 1, column 1: a game begins with [Record "1"] (rule R3)
#[pyfunction]
#[pyo3(signature = (text, *, chance = "sample", events = false))]
pub(crate) fn read_record(text: &str, chance: &str, events: bool) -> PyResult<Table> {
    let Some(found) = record::read(text).next() else {
        return Err(refuse(Code::Record, "there is no game 1 in the record, which has 0"));
    };
    let game = found.map_err(|error| refuse(Code::Record, error))?;
    Table::from_any(game, chance, events)
}

/// Reads all games of a text of records.
#[pyfunction]
#[pyo3(signature = (text, *, chance = "sample", events = false))]
pub(crate) fn read_records(text: &str, chance: &str, events: bool) -> PyResult<Vec<Table>> {
    let games = record::read(text).map(|found| found.map_err(|error| refuse(Code::Record, error)));
    games.map(|game| Table::from_any(game?, chance, events)).collect()
}
