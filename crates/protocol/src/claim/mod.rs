//! How the things of Claim look in JSON: one file for each, and here how the engine asks for them.

mod about;
mod asked;
mod deal;
mod event;
mod names;
mod result;
mod setup;
mod state;
mod table;
mod view;

use ::claim::{NamedSet, SeenEvent, Setup, SetupError};
use game::Game as _;

pub(crate) use about::About;
pub(crate) use deal::DealFields;
pub(crate) use setup::SetupFields;

use crate::{
    object::read_object,
    refusal::{Code, Refusal},
    served::{GameName, Served},
    value::{Players, RawJson, SeatOf},
    verbs::New,
};

pub(crate) const SEATS: u8 = ::claim::MAX_PLAYERS;

/// The number of a seat.
pub(crate) type Seat = SeatOf<SEATS>;

impl Served for ::claim::State {
    const OF: GameName = GameName::Claim;
    type Asked = asked::Asked;
    type StateForm = state::State;
    type ViewForm = view::View;
    type EventForm = event::Event;
    type ResultForm = result::Outcome;

    fn setup_of(request: &New<'_>) -> Result<Setup, Refusal> {
        if let Some(RawJson(raw)) = request.setup.read()? {
            let message = "does not go with \"setup\", which says it all";
            request.set.refuse(message)?;
            request.players.refuse(message)?;
            return read_object::<SetupFields<'_>>("setup", raw)?.setup();
        }
        let name = request.set.read()?.ok_or_else(|| {
            Refusal::new(Code::Field, "the field \"set\" is missing: it or \"setup\" says what is played")
        })?;
        let set = name.parse::<NamedSet>().map_err(|error| Refusal::new(Code::Setup, error))?;
        let players = request.players.read()?.map_or(2, |Players(players)| players);
        set.setup(players).ok_or_else(|| Refusal::new(Code::Setup, format_args!("{set} is not for {players} players")))
    }

    fn deal_of(setup: &Setup, deal: &str) -> Result<::claim::Deal, Refusal> {
        let rules = setup.rules().map_err(|error| Self::setup_refused(&error))?;
        read_object::<DealFields<'_>>("deal", deal)?.deal(&rules)
    }

    fn setup_refused(error: &SetupError) -> Refusal {
        let code = if matches!(error, SetupError::Deal(_)) { Code::Deal } else { Code::Setup };
        Refusal::by_rule(code, error, error.rule())
    }

    fn asked(&self) -> Option<asked::Asked> {
        self.question().map(|question| asked::Asked::of(self.rules(), question, self.about()))
    }

    fn state(&self, setup: &Setup) -> state::State {
        state::State::of(self, setup)
    }

    fn view(view: &::claim::View, setup: &Setup) -> view::View {
        view::View::of(view, setup)
    }

    fn event(&self, event: SeenEvent, in_full: bool) -> event::Event {
        event::Event::of(self.rules(), event, in_full)
    }

    fn result(&self) -> Option<result::Outcome> {
        self.score().map(|score| result::Outcome::of(self, &score))
    }
}
