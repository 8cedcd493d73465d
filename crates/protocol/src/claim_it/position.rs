//! A position of Claim It!: nothing is hidden, so a view shows all of it.

use ::claim_it::{Phase, Setup, Squatter, Tally};
use game::Game as _;
use serde::Serialize;

use super::{
    Seat,
    asked::Asked,
    names::{RollName, SpaceName, SpaceNames},
    setup::SetupInFull,
};
use crate::{response::ActorKind, value::NonEmpty};

/// A position.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-state"))]
pub(crate) struct State {
    /// Who is to decide.
    actor: ActorKind,
    #[serde(flatten)]
    position: View,
}

/// All that one seat may know.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-view"))]
pub(crate) struct View {
    /// In a view whose it is, in a state who is asked.
    seat: Option<Seat>,
    /// What is asked; in a view only if its seat is.
    asked: Option<Asked>,
    /// What can be answered.
    answers: Vec<NonEmpty>,
    /// The set-up, with everything in it.
    setup: SetupInFull,
    /// What comes next.
    phase: PhaseName,
    /// Whose turn it is.
    turn: Seat,
    /// What the dice show while a marker is placed.
    roll: Option<RollName>,
    /// For each seat the spaces it holds.
    held: Vec<SpaceNames>,
    /// For each seat the spaces it has secured.
    secured: Vec<SpaceNames>,
    /// Where each squatter lies, from number 1; null in the supply.
    #[cfg_attr(test, schemars(length(max = 6)))]
    squatters: Vec<Option<SpaceName>>,
    /// The spaces marked by squatters in this turn.
    squatted: SpaceNames,
    /// The spaces marked by claim markers in this turn.
    claimed: SpaceNames,
    /// How many are left.
    claim_markers: u8,
    /// For each seat how many are left.
    player_markers: Vec<u8>,
    /// How many secured spaces begin the last round.
    threshold: u8,
    /// The last round, once it has begun.
    last_round: Option<LastRound>,
    /// How many of the throws bust.
    #[cfg_attr(test, schemars(range(max = 216)))]
    busting_throws: u32,
    /// How many throws there are.
    #[cfg_attr(test, schemars(range(min = 8, max = 216)))]
    throws: u32,
    /// For each seat what would count now.
    tallies: Vec<TallyForm>,
    /// The position in one line.
    diagram: String,
}

/// What comes next.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-phase"))]
#[serde(rename_all = "kebab-case")]
enum PhaseName {
    /// Dice are thrown.
    Roll,
    /// A marker is placed.
    Place,
    /// The player rolls again or stops.
    Choose,
    /// The game is over.
    Over,
}

impl From<Phase> for PhaseName {
    fn from(phase: Phase) -> PhaseName {
        match phase {
            Phase::Roll => PhaseName::Roll,
            Phase::Place(_) => PhaseName::Place,
            Phase::Choose => PhaseName::Choose,
            Phase::Over => PhaseName::Over,
        }
    }
}

/// The last round.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "last-round"))]
struct LastRound {
    /// Who reached the threshold.
    called_by: Seat,
    /// How many turns are left.
    #[cfg_attr(test, schemars(range(max = 5)))]
    turns_left: u8,
}

/// What counts for one player.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "tally"))]
pub(crate) struct TallyForm {
    /// The spaces of the largest group.
    #[cfg_attr(test, schemars(range(max = 36)))]
    group: u8,
    /// The secured spaces.
    #[cfg_attr(test, schemars(range(max = 36)))]
    secured: u8,
    /// All spaces.
    #[cfg_attr(test, schemars(range(max = 36)))]
    spaces: u8,
}

impl From<Tally> for TallyForm {
    fn from(tally: Tally) -> TallyForm {
        TallyForm { group: tally.group, secured: tally.secured, spaces: tally.spaces }
    }
}

impl State {
    /// A position in JSON.
    pub(crate) fn of(state: &::claim_it::State, setup: &Setup) -> State {
        let asked = Asked::of(state.phase());
        let answers = state.answers().iter().map(|action| NonEmpty(state.notation(action))).collect();
        let seat = state.actor().seat();
        State { actor: state.actor().into(), position: View::with(state, setup, seat, asked, answers) }
    }
}

impl View {
    /// A view in JSON.
    pub(crate) fn of(view: &::claim_it::View, setup: &Setup) -> View {
        let state = view.state();
        let seat = game::View::seat(view);
        let asked = Asked::of(state.phase()).filter(|_| seat.is_some() && state.actor().seat() == seat);
        let answers = game::View::answers(view).iter().map(|action| NonEmpty(state.notation(action))).collect();
        View::with(state, setup, seat, asked, answers)
    }

    fn with(
        state: &::claim_it::State,
        setup: &Setup,
        seat: Option<game::Seat>,
        asked: Option<Asked>,
        answers: Vec<NonEmpty>,
    ) -> View {
        let seats = || (0..state.seats()).map(game::Seat);
        let squatters = Squatter::all().take(usize::from(state.board().size));
        View {
            seat: seat.map(Seat::from),
            asked,
            answers,
            setup: setup.into(),
            phase: state.phase().into(),
            turn: state.turn().into(),
            roll: if let Phase::Place(roll) = state.phase() { Some(roll.into()) } else { None },
            held: seats().map(|seat| SpaceNames(state.held_by(seat))).collect(),
            secured: seats().map(|seat| SpaceNames(state.secured_by(seat))).collect(),
            squatters: squatters.map(|squatter| state.squatter_at(squatter).map(SpaceName::from)).collect(),
            squatted: SpaceNames(state.squatted()),
            claimed: SpaceNames(state.claimed()),
            claim_markers: state.claim_markers_left(),
            player_markers: seats().map(|seat| state.player_markers_left(seat)).collect(),
            threshold: state.threshold(),
            last_round: state
                .last_round()
                .map(|last| LastRound { called_by: last.called_by.into(), turns_left: last.turns_left }),
            busting_throws: state.busting_throws(),
            throws: state.board().throws(),
            tallies: state.score_now().tallies.into_iter().map(TallyForm::from).collect(),
            diagram: state.diagram(),
        }
    }
}
