//! How the things of Claim It! look in JSON.

use claim_it::{Board, Deal, DecidedBy, Event, Phase, Setup, SetupError, Spaces, Squatter, State, Tally, View};
use game::{Game as _, Seat};
use serde::{Serialize, Serializer};
use serde_json::json;

use crate::{
    parts::Parts,
    playing::{Served, actor_name},
    refusal::{Code, Refusal},
    request::{Field, Request},
    response::{Asked, payoffs, winners},
};

/// What there is to be played.
pub(crate) fn about() -> serde_json::Value {
    json!({"of": State::OF, "boards": ["standard", "reduced"], "players": [2, 3, 4, 5]})
}

impl Served for State {
    const OF: &'static str = "claim-it";

    fn setup_of(request: &Request<'_>) -> Result<Setup, Refusal> {
        if request.has(Field::Set) {
            return Err(Refusal::field(Field::Set.name(), "is for Claim; Claim It! has \"players\" or \"setup\""));
        }
        let Some(raw) = request.raw(Field::Setup) else {
            let players = request.value(Field::Players, "a number of players")?;
            return players.map(Setup::new).ok_or_else(|| {
                Refusal::new(Code::Field, "the field \"players\" is missing: it or \"setup\" says what is played")
            });
        };
        if request.has(Field::Players) {
            return Err(Refusal::field(Field::Players.name(), "does not go with \"setup\", which says it all"));
        }
        let parts = Parts::read(Field::Setup.name(), raw, &["players", "variant", "first", "board"])?;
        Ok(Setup {
            players: parts.needed("players", "a number of players")?,
            variant: parts.value("variant", "true or false")?.unwrap_or_default(),
            first: parts.value::<Option<Seat>>("first", "the number of a seat")?.flatten(),
            board: parts.raw("board").map_or(Ok(Board::STANDARD), board)?,
        })
    }

    fn deal_of(setup: &Setup, deal: &str) -> Result<Deal, Refusal> {
        setup.check().map_err(|error| State::setup_refused(&error))?;
        let parts = Parts::read(Field::Deal.name(), deal, &["first"])?;
        let first: Seat = parts.needed("first", "the number of a seat")?;
        let wrong = match setup.first {
            _ if first.0 >= setup.players => SetupError::First { first, players: setup.players },
            Some(agreed) if agreed != first => SetupError::OtherFirst { agreed, first },
            _ => return Ok(Deal { first }),
        };
        Err(Refusal::by_rule(Code::Deal, wrong, wrong.rule()))
    }

    fn setup_refused(error: &SetupError) -> Refusal {
        Refusal::by_rule(Code::Setup, error, error.rule())
    }

    fn asked(&self) -> Option<Asked> {
        let (what, words, rule) = match self.phase() {
            Phase::Roll => ("roll", "what the dice show", "2.1"),
            Phase::Place(_) => ("place", "where to place a marker", "2.1"),
            Phase::Choose => ("choose", "whether to roll again or to stop", "2.7"),
            Phase::Over => return None,
        };
        Some(Asked { what, of: None, about: Vec::new(), place: None, words, rule })
    }

    fn state(&self, setup: &Setup) -> impl Serialize {
        let answers = self.answers().iter().map(|action| self.notation(action)).collect();
        let whose = Whose { actor: Some(actor_name(self.actor())), seat: self.actor().seat() };
        Position::of(self, setup, whose, self.asked(), answers)
    }

    fn view(view: View, setup: &Setup) -> impl Serialize {
        let state = view.state();
        let seat = game::View::seat(&view);
        let is_asked = seat.is_some() && state.actor().seat() == seat;
        let answers = game::View::answers(&view).iter().map(|action| state.notation(action)).collect();
        let whose = Whose { actor: None, seat };
        Position::of(state, setup, whose, state.asked().filter(|_| is_asked), answers)
    }

    fn event(&self, event: Event, _: bool) -> impl Serialize {
        Told::of(event)
    }

    fn result(&self) -> Option<impl Serialize> {
        let score = self.score()?;
        let words = match score.decided_by {
            DecidedBy::Group => "the largest group",
            DecidedBy::Secured => "groups are equal, but there are more secured spaces",
            DecidedBy::Spaces => "groups and secured spaces are equal, but there are more spaces",
            DecidedBy::Nothing => "nothing sets the winners apart: the win is shared",
        };
        Some(Outcome {
            winners: winners(self),
            payoffs: payoffs(self),
            decided_by: score.decided_by,
            words,
            tallies: score.tallies,
        })
    }
}

/// A board by its name or its numbers.
fn board(raw: &str) -> Result<Board, Refusal> {
    match raw {
        "\"standard\"" => return Ok(Board::STANDARD),
        "\"reduced\"" => return Ok(Board::REDUCED),
        _ if raw.starts_with('{') => {}
        _ => {
            let message = "is no board: there are \"standard\", \"reduced\" and boards by their numbers, an object";
            return Err(Refusal::field("setup.board", message));
        }
    }
    let parts = Parts::read("setup.board", raw, &["size", "claim_markers", "player_markers", "thresholds"])?;
    let number = "a whole number below 256";
    Ok(Board {
        size: parts.needed("size", number)?,
        claim_markers: parts.needed("claim_markers", number)?,
        player_markers: parts.needed("player_markers", number)?,
        thresholds: parts.needed("thresholds", "a list of four numbers, for 2, 3, 4 and 5 players")?,
    })
}

struct Whose {
    /// Only in a state: a view does not have it.
    actor: Option<&'static str>,
    seat: Option<Seat>,
}

#[derive(Serialize)]
struct Position {
    #[serde(skip_serializing_if = "Option::is_none")]
    actor: Option<&'static str>,
    seat: Option<Seat>,
    asked: Option<Asked>,
    answers: Vec<String>,
    setup: Setup,
    phase: &'static str,
    turn: Seat,
    roll: Option<String>,
    held: Vec<Listed>,
    secured: Vec<Listed>,
    /// Where each squatter lies, from number 1.
    squatters: Vec<Option<String>>,
    squatted: Listed,
    claimed: Listed,
    claim_markers: u8,
    player_markers: Vec<u8>,
    threshold: u8,
    last_round: Option<LastRound>,
    busting_throws: u32,
    throws: u32,
    tallies: Vec<Tally>,
    diagram: String,
}

#[derive(Serialize)]
struct LastRound {
    called_by: Seat,
    turns_left: u8,
}

impl Position {
    fn of(state: &State, setup: &Setup, whose: Whose, asked: Option<Asked>, answers: Vec<String>) -> Position {
        let seats = || (0..state.seats()).map(Seat);
        let squatters = Squatter::all().take(usize::from(state.board().size));
        Position {
            actor: whose.actor,
            seat: whose.seat,
            asked,
            answers,
            setup: *setup,
            phase: match state.phase() {
                Phase::Roll => "roll",
                Phase::Place(_) => "place",
                Phase::Choose => "choose",
                Phase::Over => "over",
            },
            turn: state.turn(),
            roll: if let Phase::Place(roll) = state.phase() { Some(roll.to_string()) } else { None },
            held: seats().map(|seat| Listed(state.held_by(seat))).collect(),
            secured: seats().map(|seat| Listed(state.secured_by(seat))).collect(),
            squatters: squatters.map(|squatter| state.squatter_at(squatter).map(|space| space.to_string())).collect(),
            squatted: Listed(state.squatted()),
            claimed: Listed(state.claimed()),
            claim_markers: state.claim_markers_left(),
            player_markers: seats().map(|seat| state.player_markers_left(seat)).collect(),
            threshold: state.threshold(),
            last_round: state
                .last_round()
                .map(|last| LastRound { called_by: last.called_by, turns_left: last.turns_left }),
            busting_throws: state.busting_throws(),
            throws: state.board().throws(),
            tallies: state.score_now().tallies,
            diagram: state.diagram(),
        }
    }
}

/// Spaces as people write them.
struct Listed(Spaces);

impl Serialize for Listed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// Something that happened: all of it is open.
#[derive(Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
enum Told {
    Rolled { seat: Seat, roll: String },
    SquatterPlaced { seat: Seat, squatter: u8, space: String },
    ClaimMarkerPlaced { seat: Seat, space: String },
    SquatterReturned { squatter: u8, space: String },
    RollsAgain { seat: Seat },
    Bust { seat: Seat, claim_markers: Listed, squatters: Listed },
    Stopped { seat: Seat, secured: Listed, held: Listed },
    MarkersReturned { seat: Seat, spaces: Listed },
    LastRound { seat: Seat },
    TurnBegan { seat: Seat },
    Over,
}

impl Told {
    fn of(event: Event) -> Told {
        match event {
            Event::Rolled { seat, roll } => Told::Rolled { seat, roll: roll.to_string() },
            Event::SquatterPlaced { seat, squatter, space } => {
                Told::SquatterPlaced { seat, squatter: squatter.number(), space: space.to_string() }
            }
            Event::ClaimMarkerPlaced { seat, space } => Told::ClaimMarkerPlaced { seat, space: space.to_string() },
            Event::SquatterReturned { squatter, space } => {
                Told::SquatterReturned { squatter: squatter.number(), space: space.to_string() }
            }
            Event::RollsAgain { seat } => Told::RollsAgain { seat },
            Event::Bust { seat, claim_markers, squatters } => {
                Told::Bust { seat, claim_markers: Listed(claim_markers), squatters: Listed(squatters) }
            }
            Event::Stopped { seat, secured, held } => {
                Told::Stopped { seat, secured: Listed(secured), held: Listed(held) }
            }
            Event::MarkersReturned { seat, spaces } => Told::MarkersReturned { seat, spaces: Listed(spaces) },
            Event::LastRound { called_by } => Told::LastRound { seat: called_by },
            Event::TurnBegan { seat } => Told::TurnBegan { seat },
            Event::GameOver => Told::Over,
        }
    }
}

#[derive(Serialize)]
struct Outcome {
    winners: Vec<Seat>,
    payoffs: Vec<f32>,
    decided_by: DecidedBy,
    words: &'static str,
    tallies: Vec<Tally>,
}
