//! How serde writes what is more than its fields: spaces, rolls and answers as the text people write for them. A
//! position is checked when it is read.

use std::borrow::Cow;

use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Action, Board, LayoutError, MAX_SIZE, Phase, Roll, Space, Spaces, State};

impl game::Portable for State {}

/// Makes a type that displays itself and reads itself back serialise as that text.
macro_rules! as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    };
}

as_text!(Action);
as_text!(Roll);
as_text!(Space);

/// A position that nobody has checked yet, field by field what [`State`] is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Layout {
    board: Board,
    players: u8,
    variant: bool,
    turn: Seat,
    phase: Phase,
    called_by: Option<Seat>,
    markers: [Spaces; MAX_SEATS],
    secured: Spaces,
    squatted: Spaces,
    claimed: Spaces,
    squatters: [Option<Space>; MAX_SIZE as usize],
}

impl TryFrom<Layout> for State {
    type Error = LayoutError;

    fn try_from(layout: Layout) -> Result<State, LayoutError> {
        let Layout { board, players, variant, turn, phase, called_by, .. } = layout;
        let Layout { markers, secured, squatted, claimed, squatters, .. } = layout;
        let state = State {
            board,
            players,
            variant,
            turn,
            phase,
            called_by,
            markers,
            secured,
            squatted,
            claimed,
            squatters,
            legal: Spaces::NONE,
        };
        state.checked()
    }
}

/// A view as it was read.
#[derive(serde::Deserialize)]
pub(crate) struct ViewLayout {
    audience: game::Audience,
    state: crate::State,
}

impl TryFrom<ViewLayout> for crate::View {
    type Error = &'static str;

    fn try_from(ViewLayout { audience, state }: ViewLayout) -> Result<crate::View, &'static str> {
        crate::View::new(audience, state).ok_or("nobody sits where this view is from")
    }
}
