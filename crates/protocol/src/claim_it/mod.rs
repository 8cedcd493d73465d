//! How the things of Claim It! look in JSON: one file for each, and here how the engine asks for them.

mod about;
mod asked;
mod event;
mod names;
mod position;
mod result;
mod setup;

use ::claim_it::{Deal, Setup, SetupError, State, View};
use game::Game as _;

pub(crate) use about::About;
pub(crate) use setup::{DealFields, SetupFields};

use crate::{
    object::read_object,
    refusal::{Code, Refusal},
    served::{GameName, Served},
    value::{Players, RawJson, SeatOf},
    verbs::New,
};

/// The most that can play.
pub(crate) const SEATS: u8 = ::claim_it::MAX_PLAYERS;

/// The number of a seat.
pub(crate) type Seat = SeatOf<SEATS>;

impl Served for State {
    const OF: GameName = GameName::ClaimIt;
    type Asked = asked::Asked;
    type StateForm = position::State;
    type ViewForm = position::View;
    type EventForm = event::Event;
    type ResultForm = result::Outcome;

    fn setup_of(request: &New<'_>) -> Result<Setup, Refusal> {
        request.set.refuse("is for Claim; Claim It! has \"players\" or \"setup\"")?;
        let Some(RawJson(raw)) = request.setup.read()? else {
            let players = request.players.read()?;
            return players.map(|Players(players)| Setup::new(players)).ok_or_else(|| {
                Refusal::new(Code::Field, "the field \"players\" is missing: it or \"setup\" says what is played")
            });
        };
        request.players.refuse("does not go with \"setup\", which says it all")?;
        read_object::<SetupFields<'_>>("setup", raw)?.setup()
    }

    fn deal_of(setup: &Setup, deal: &str) -> Result<Deal, Refusal> {
        setup.check().map_err(|error| State::setup_refused(&error))?;
        read_object::<DealFields<'_>>("deal", deal)?.deal(setup)
    }

    fn setup_refused(error: &SetupError) -> Refusal {
        Refusal::by_rule(Code::Setup, error, error.rule())
    }

    fn asked(&self) -> Option<asked::Asked> {
        asked::Asked::of(self.phase())
    }

    fn state(&self, setup: &Setup) -> position::State {
        position::State::of(self, setup)
    }

    fn view(view: &View, setup: &Setup) -> position::View {
        position::View::of(view, setup)
    }

    fn event(&self, event: ::claim_it::Event, _: bool) -> event::Event {
        event.into()
    }

    fn result(&self) -> Option<result::Outcome> {
        self.score().map(|score| result::Outcome::of(self, score))
    }
}
