//! Set-ups: what is agreed on before the deal.

use claim::{Edition, NamedSet};
use claim_it::Board;
use game::{Chance, Draws, Hosted, Options, Replay, Seat, Seeds};
use protocol::Code;
use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyDict, PyString},
};

use crate::{
    dealing::Dealing,
    either::{Either, Played, either},
    errors::{refuse, refused},
    json,
    number::{Seed, Whole},
    observation::{Layout, Observed as _},
    table::{Any, Table},
};

/// What the players agree on before the deal: which game, for how many, with which cards or on which board.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> claimant.Setup.claim("magic")
/// Setup.claim('magic', players=2)
/// >>> claimant.Setup.claim_it(players=3).players
/// 3
/// >>> claimant.Setup.claim("the-succession", players=5)
/// Traceback (most recent call last):
///     ...
/// claimant.Refused: The Succession is not for 5 players
#[pyclass(module = "claimant", frozen, from_py_object)]
#[derive(Clone)]
pub(crate) struct Setup(pub(crate) Either<claim::Setup, claim_it::Setup>);

/// How chance is settled, by the name that the engine protocol has for it.
pub(crate) fn options(chance: &str, events: bool) -> PyResult<Options> {
    let draws = match chance {
        "sample" => Draws::AtOnce,
        "ask" => Draws::OnRequest,
        _ => return Err(refuse(Code::Field, "the field \"chance\" is neither \"sample\" nor \"ask\"")),
    };
    Ok(Options { draws, keep_events: events })
}

fn first_position<G: Played>(setup: &G::Setup) -> PyResult<G> {
    let deal = G::deal(setup, &mut Chance::from_seed(0)).map_err(|error| refused(G::setup_refusal(&error)))?;
    G::start(setup, &deal).map_err(|error| refused(G::setup_refusal(&error)))
}

fn deal<G: Played>(setup: &G::Setup, seed: u64, options: Options) -> PyResult<Hosted<G>> {
    Hosted::new(setup.clone(), Seeds::from_seed(seed), options).map_err(|error| refused(G::setup_refusal(&error)))
}

fn start<G: Played>(setup: &G::Setup, deal: &str, seed: u64, options: Options) -> PyResult<Hosted<G>> {
    let deal = G::deal_from_json(setup, deal).map_err(refused)?;
    let replay = Replay { setup: setup.clone(), deal, log: Vec::new() };
    let hosted = Hosted::from_replay(replay, Seeds::from_seed(seed), options);
    hosted.map_err(|error| refused(G::replay_refusal(&error)))
}

/// A set-up that is known to be legal.
fn checked<G: Played>(fields: &str) -> PyResult<G::Setup> {
    let setup = G::setup_from_json(fields).map_err(refused)?;
    first_position::<G>(&setup)?;
    Ok(setup)
}

impl Setup {
    pub(crate) fn read(game: &str, fields: &str) -> PyResult<Setup> {
        match game {
            "claim" => checked::<claim::State>(fields).map(Either::Claim),
            "claim-it" => checked::<claim_it::State>(fields).map(Either::ClaimIt),
            _ => Err(refuse(Code::Field, "the game is neither \"claim\" nor \"claim-it\"")),
        }
        .map(Setup)
    }

    /// Its game's name.
    pub(crate) fn game_name(&self) -> &'static str {
        match &self.0 {
            Either::Claim(_) => <claim::State as Played>::NAME,
            Either::ClaimIt(_) => <claim_it::State as Played>::NAME,
        }
    }

    /// Numbers of answers are below this.
    pub(crate) fn answers(&self) -> usize {
        match &self.0 {
            Either::Claim(_) => claim::State::ANSWERS,
            Either::ClaimIt(_) => claim_it::State::ANSWERS,
        }
    }

    /// How many play.
    pub(crate) fn player_count(&self) -> u8 {
        either!(&self.0, setup => setup.players)
    }

    /// How Python would write it.
    pub(crate) fn named(&self) -> String {
        let first = |first: Option<Seat>| first.map(|seat| format!("first={}", seat.0));
        let (way, options) = match &self.0 {
            Either::Claim(setup) => {
                let named = NamedSet::of(setup).filter(|set| {
                    let named = set.setup(setup.players).map(|named| claim::Setup { first: setup.first, ..named });
                    named.as_ref() == Some(setup)
                });
                if let Some(set) = named {
                    (format!("claim('{}'", set.slug()), vec![first(setup.first)])
                } else {
                    let names: Vec<&str> = setup.factions.iter().map(|faction| faction.name()).collect();
                    let options = vec![
                        (setup.edition != Edition::A).then(|| format!("edition='{:?}'", setup.edition)),
                        setup.artifacts.then(|| "artifacts=True".into()),
                        setup.heroes.then(|| "heroes=True".into()),
                        first(setup.first),
                        setup.study.map(|cards| format!("study={cards}")),
                    ];
                    (format!("claim(factions={names:?}"), options)
                }
            }
            Either::ClaimIt(setup) => {
                let Board { size, claim_markers, player_markers, thresholds } = setup.board;
                let board = match setup.board {
                    Board::STANDARD => None,
                    Board::REDUCED => Some("board='reduced'".into()),
                    _ => Some(format!(
                        "board={{'size': {size}, 'claim_markers': {claim_markers}, 'player_markers': {player_markers}, \
                         'thresholds': {thresholds:?}}}"
                    )),
                };
                ("claim_it(".into(), vec![setup.variant.then(|| "variant=True".into()), board, first(setup.first)])
            }
        };
        let players = Some(format!("players={}", self.player_count()));
        let options: Vec<String> = std::iter::once(players).chain(options).flatten().collect();
        let comma = if way.ends_with('(') { "" } else { ", " };
        format!("Setup.{way}{comma}{})", options.join(", "))
    }

    fn in_json(&self) -> Result<serde_json::Value, serde_json::Error> {
        fn of<G: Played>(setup: &G::Setup) -> Result<serde_json::Value, serde_json::Error> {
            let Ok(position) = first_position::<G>(setup) else { return Ok(serde_json::Value::Null) };
            Ok(position.state_json(setup)?["setup"].take())
        }
        match &self.0 {
            Either::Claim(setup) => of::<claim::State>(setup),
            Either::ClaimIt(setup) => of::<claim_it::State>(setup),
        }
    }

    /// How its observations look.
    pub(crate) fn layout(&self) -> PyResult<Layout> {
        Ok(match &self.0 {
            Either::Claim(setup) => claim::State::layout(&first_position(setup)?),
            Either::ClaimIt(setup) => claim_it::State::layout(&first_position(setup)?),
        })
    }
}

#[pymethods]
impl Setup {
    /// Claim: one of the named sets, or factions of one's own.
    ///
    /// Without ``factions`` it is the named ``set``; with them the other options say the rest. ``first`` is the seat that leads
    /// first, drawn by default; ``edition`` is "A" or "C2"; ``study`` makes a study deck of one pair and one more faction, with
    /// hands of that many cards.
    ///
    /// >>> Setup.claim(factions=["Knights", "Goblins", "Dwarves", "Seers", "Undead"], artifacts=True).game
    /// 'claim'
    #[staticmethod]
    #[pyo3(
        signature = (set = None, players = Whole::Number(2), *, factions = None, edition = None, artifacts = None, heroes = None, first = None, study = None),
        text_signature = "(set=None, players=2, *, factions=None, edition=None, artifacts=None, heroes=None, first=None, study=None)"
    )]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn claim(
        py: Python<'_>,
        set: Option<String>,
        players: Whole,
        factions: Option<Bound<'_, PyAny>>,
        edition: Option<String>,
        artifacts: Option<bool>,
        heroes: Option<bool>,
        first: Option<Whole>,
        study: Option<Whole>,
    ) -> PyResult<Setup> {
        let fields = PyDict::new(py);
        let Some(factions) = factions else {
            if edition.is_some() || artifacts.is_some() || heroes.is_some() || study.is_some() {
                return Err(PyTypeError::new_err(
                    "a named set says all but who is first: other options go with factions",
                ));
            }
            fields.set_item("set", set.as_deref().unwrap_or("claim"))?;
            fields.set_item("players", players)?;
            let named = Setup::read("claim", &json::from_python(&fields)?)?;
            let Some(first) = first else { return Ok(named) };
            let whole = named.to_dict(py)?;
            whole.bind(py).set_item("first", first)?;
            return Setup::from_dict(py, "claim", whole.into_bound(py));
        };
        let names = || PyTypeError::new_err("factions are a list of names, such as [\"Kings\", \"Peasants\"]");
        // A text is a sequence, too, of letters.
        if factions.is_instance_of::<PyString>() {
            return Err(names());
        }
        let factions: Vec<String> = factions.extract().map_err(|_| names())?;
        if set.is_some() {
            return Err(PyTypeError::new_err("factions and a named set do not go together"));
        }
        let setup = PyDict::new(py);
        setup.set_item("factions", factions)?;
        setup.set_item("players", players)?;
        setup.set_item("edition", edition.as_deref().unwrap_or("A"))?;
        setup.set_item("artifacts", artifacts.unwrap_or(false))?;
        setup.set_item("heroes", heroes.unwrap_or(false))?;
        setup.set_item("first", first)?;
        setup.set_item("study", study)?;
        fields.set_item("setup", setup)?;
        Setup::read("claim", &json::from_python(&fields)?)
    }

    /// Claim It!: ``board`` is "standard", "reduced" or a dict of its numbers.
    #[staticmethod]
    #[pyo3(
        signature = (players = Whole::Number(2), *, variant = false, board = None, first = None),
        text_signature = "(players=2, *, variant=False, board=None, first=None)"
    )]
    fn claim_it(
        py: Python<'_>,
        players: Whole,
        variant: bool,
        board: Option<Bound<'_, PyAny>>,
        first: Option<Whole>,
    ) -> PyResult<Setup> {
        let (fields, setup) = (PyDict::new(py), PyDict::new(py));
        setup.set_item("players", players)?;
        setup.set_item("variant", variant)?;
        setup.set_item("first", first)?;
        if let Some(board) = board {
            setup.set_item("board", board)?;
        }
        fields.set_item("setup", setup)?;
        Setup::read("claim-it", &json::from_python(&fields)?)
    }

    /// A set-up as :meth:`to_dict` writes it; ``game`` is "claim" or "claim-it".
    ///
    /// >>> setup = Setup.claim("shadow")
    /// >>> Setup.from_dict(setup.game, setup.to_dict()) == setup
    /// True
    #[staticmethod]
    fn from_dict(py: Python<'_>, game: &str, setup: Bound<'_, PyAny>) -> PyResult<Setup> {
        let fields = PyDict::new(py);
        fields.set_item("setup", setup)?;
        Setup::read(game, &json::from_python(&fields)?)
    }

    /// Everything in it, as plain data.
    fn to_dict(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(py, self.in_json())
    }

    /// "claim" or "claim-it".
    #[getter]
    fn game(&self) -> &'static str {
        self.game_name()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.player_count()
    }

    /// Numbers of answers are below this: the length of masks.
    #[getter]
    fn answer_count(&self) -> usize {
        self.answers()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> PyResult<usize> {
        self.layout().map(|layout| layout.size())
    }

    /// The fields of an observation: name, first byte, number of bytes.
    ///
    /// >>> Setup.claim().observation_fields()[0]
    /// ('hand[0]', 0, 52)
    fn observation_fields(&self) -> PyResult<Vec<(String, usize, usize)>> {
        self.layout().map(|layout| layout.fields().to_vec())
    }

    /// The cards of the deck in the order in which observations list them; for Claim It! the spaces of the board.
    fn cards(&self) -> PyResult<Vec<String>> {
        self.layout().map(|layout| layout.columns().to_vec())
    }

    /// Deals from a seed. The same seed deals the same for ever.
    ///
    /// With ``chance="sample"`` what chance decides later is drawn from the seed at once, and only seats are ever waited for;
    /// with ``"ask"`` it is for :meth:`Table.draw` or :meth:`Table.apply`. ``events`` keeps what happens for
    /// :meth:`Table.events`.
    ///
    /// >>> table = Setup.claim().deal(seed=1)
    /// >>> len(table.answers())
    /// 13
    #[pyo3(signature = (seed, *, chance = "sample", events = false))]
    fn deal(&self, seed: Seed, chance: &str, events: bool) -> PyResult<Table> {
        let options = options(chance, events)?;
        let game = match &self.0 {
            Either::Claim(setup) => Any::Claim(deal(setup, seed.0, options)?),
            Either::ClaimIt(setup) => Any::ClaimIt(deal(setup, seed.0, options)?),
        };
        Ok(Table::new(game, seed.0, events))
    }

    /// Starts with a deal that is spelt out, as the engine protocol has it (docs/formats/engine.md); ``seed`` is for what
    /// chance decides later.
    #[pyo3(signature = (deal, seed = Seed(0), *, chance = "sample", events = false), text_signature = "($self, deal, seed=0, *, chance='sample', events=False)")]
    fn start(&self, deal: Bound<'_, PyAny>, seed: Seed, chance: &str, events: bool) -> PyResult<Table> {
        let (options, deal) = (options(chance, events)?, json::from_python(&deal)?);
        let game = match &self.0 {
            Either::Claim(setup) => Any::Claim(start(setup, &deal, seed.0, options)?),
            Either::ClaimIt(setup) => Any::ClaimIt(start(setup, &deal, seed.0, options)?),
        };
        Ok(Table::new(game, seed.0, events))
    }

    /// Deals piece by piece, each an outcome of chance with its odds.
    fn dealing(&self) -> PyResult<Dealing> {
        Dealing::new(self)
    }

    fn __eq__(&self, other: &Setup) -> bool {
        self.0 == other.0
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        match &self.0 {
            Either::Claim(setup) => setup.hash(&mut hasher),
            Either::ClaimIt(setup) => format!("{setup:?}").hash(&mut hasher),
        }
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        self.named()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (&'static str, Py<PyAny>))> {
        let read = py.get_type::<Setup>().getattr("from_dict")?.unbind();
        Ok((read, (self.game(), self.to_dict(py)?)))
    }
}
/// The named sets of Claim: name, and for how many players.
///
/// >>> import claimant
/// >>> ("the-succession", 4) in claimant.named_sets()
/// True
#[pyfunction]
pub(crate) fn named_sets() -> Vec<(&'static str, u8)> {
    let with =
        |set: NamedSet| (2..=4).filter(move |&players| set.setup(players).is_some()).map(move |n| (set.slug(), n));
    NamedSet::ALL.into_iter().flat_map(with).collect()
}

/// The names of all factions of Claim.
#[pyfunction]
pub(crate) fn factions() -> Vec<&'static str> {
    claim::Faction::ALL.into_iter().map(claim::Faction::name).collect()
}

/// Every legal deck of Claim for this number of players, without artifacts and heroes.
///
/// >>> import claimant
/// >>> len(claimant.decks(2))
/// 2448
#[pyfunction]
#[pyo3(signature = (players = Whole::Number(2)), text_signature = "(players=2)")]
pub(crate) fn decks(players: Whole) -> PyResult<Vec<Setup>> {
    let decks = players.fitting().map(claim::decks::of).into_iter().flatten();
    let decks: Vec<Setup> = decks.map(|setup| Setup(Either::Claim(setup))).collect();
    if decks.is_empty() {
        return Err(refuse(Code::Setup, format_args!("there is no deck for {players} players: two to four play")));
    }
    Ok(decks)
}
