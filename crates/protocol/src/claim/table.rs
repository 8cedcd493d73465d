//! What lies open on the table: the same in a position and in everybody's view.

use ::claim::{Card as CardId, Hidden, LaidOut, Phase, Play, Rules, Setup, Slot, State, Tokens, Trick, View};
use serde::Serialize;

use super::{
    Seat,
    names::{Card, Faction},
    setup::SetupInFull,
};
use crate::value::SeatOf;

/// What lies open.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Table {
    /// The set-up, with everything in it.
    setup: SetupInFull,
    /// 1 or 2.
    #[cfg_attr(test, schemars(range(min = 1, max = 2)))]
    phase: u8,
    /// Who leads the trick.
    leader: Seat,
    /// Whose card comes next in the trick, if it is not complete.
    to_play: Option<Seat>,
    /// The faction that was led; null if nothing was, or a hero.
    led: Option<Faction>,
    /// Who wins the trick, once it is complete.
    winner: Option<Seat>,
    /// The cards played, in order.
    #[cfg_attr(test, schemars(length(max = 6)))]
    trick: Vec<Played>,
    /// Each plays two cards (9.20).
    double: bool,
    /// The highest card of all wins (9.21).
    open_trick: bool,
    /// Each takes their own (9.6).
    apart: bool,
    /// The cards turned up to be won (5.1).
    prizes: Vec<Card>,
    /// The cards held back by a Cube (10.8), the lead first.
    pot: Vec<Card>,
    /// For each seat the open Vampire of its display (8.21).
    open: Vec<Option<Card>>,
    /// The card that lies face down in a score pile (9.12).
    hidden: Option<FaceDown>,
    /// The card being collected, if that is asked about.
    collecting: Option<Collecting>,
    /// What the seat that is asked has laid out for its next card.
    laid_out: Laid,
    /// Is the moon full (8.23)?
    full_moon: bool,
    /// For seats 0 and 1 how many of their next cards are raised (9.11).
    raised: [u8; 2],
    /// The same for lowered (9.19).
    lowered: [u8; 2],
    /// For seats 0 and 1 the faction their Crown counts for (9.4).
    crowned: [Option<Faction>; 2],
    /// For each side the faction its loot counts for (8.12).
    loot: Vec<Option<Faction>>,
    /// The next trick is won already (8.1).
    claimed: bool,
    /// The seat to which the next lead is promised (9.13).
    promised: Option<Seat>,
}

/// A card in the trick.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-play"))]
struct Played {
    /// Who played it.
    seat: Seat,
    /// What it is.
    card: Card,
    /// Its faction in this trick; null for a hero.
    faction: Option<Faction>,
    /// Its value now (7.1).
    value: u8,
    /// The value printed on it.
    #[cfg_attr(test, schemars(range(max = 19)))]
    printed: u8,
    /// Was it turned into another faction (9.18)?
    turned: bool,
    /// Did a potion double it?
    doubled: bool,
    /// Is it set aside (9.15)?
    aside: bool,
    /// Has it left the trick already?
    gone: bool,
    /// Did it come from the hand in another card's place (9.10)?
    swapped_in: bool,
    /// The Shapeshifter that was played, if it came from the prize for one (8.20).
    swapped_for: Option<Card>,
}

/// A card that lies face down in a score pile.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-face-down"))]
struct FaceDown {
    /// Whose pile it is.
    seat: SeatOf<2>,
    /// What it is.
    card: Card,
    /// The faction it counts as.
    faction: Option<Faction>,
}

/// A card that is being collected.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-collecting"))]
struct Collecting {
    /// Who collects it.
    seat: Seat,
    /// What it is.
    card: Card,
}

/// What is laid out for the next card.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Laid {
    /// What artifacts add to its value.
    bonus: i8,
    /// Is it free from following?
    free: bool,
    /// The faction it is turned into.
    turned: Option<Faction>,
    /// How many potions come with it.
    #[cfg_attr(test, schemars(range(max = 10)))]
    potions: u8,
}

/// What a position and a view tell alike. Both have these methods; the trait only says so.
macro_rules! open {
    ($($name:ident($($argument:ident: $type:ty)?) -> $result:ty $(, $collected:ident)?;)*) => {
        pub(crate) trait Open {
            $(fn $name(&self $(, $argument: $type)?) -> $result;)*
        }

        impl Open for State {
            $(fn $name(&self $(, $argument: $type)?) -> $result {
                State::$name(self $(, $argument)?)$(.$collected())?
            })*
        }

        impl Open for View {
            $(fn $name(&self $(, $argument: $type)?) -> $result {
                View::$name(self $(, $argument)?)$(.$collected())?
            })*
        }
    };
}

open! {
    rules() -> &Rules;
    phase() -> Phase;
    leader() -> game::Seat;
    trick() -> &Trick;
    strength(at: usize) -> u8;
    tokens() -> Tokens;
    prizes() -> Vec<CardId>, collect;
    pot() -> Vec<CardId>, collect;
    open(seat: game::Seat) -> Option<CardId>;
    hidden() -> Option<Hidden>;
    collecting() -> Option<(game::Seat, CardId)>;
    laid_out() -> LaidOut;
}

impl Table {
    /// What lies open in a position, or for the seat of a view.
    pub(crate) fn of(from: &impl Open, setup: &Setup) -> Table {
        let rules = *from.rules();
        let name = |card| Card::of(&rules, card);
        let faction = |slot: Slot| rules.faction(slot).map(Faction::from);
        let (trick, tokens, laid) = (from.trick(), from.tokens(), from.laid_out());
        let played = |(at, play): (usize, &Play)| Played {
            seat: play.seat.into(),
            card: name(play.card),
            faction: faction(play.slot),
            value: from.strength(at),
            printed: rules.value_of(play.card),
            turned: play.is_turned(),
            doubled: play.is_doubled(),
            aside: at < trick.first(),
            gone: play.is_gone(),
            swapped_in: play.is_swapped_in(),
            swapped_for: play.swapped_for.map(name),
        };
        Table {
            setup: setup.into(),
            phase: match from.phase() {
                Phase::One => 1,
                Phase::Two => 2,
            },
            leader: from.leader().into(),
            to_play: tokens.to_play.map(Seat::from),
            led: trick.lead().and_then(|lead| faction(lead.slot)),
            winner: tokens.winner.map(Seat::from),
            trick: trick.plays().iter().enumerate().map(played).collect(),
            double: trick.double,
            open_trick: trick.open,
            apart: trick.apart,
            prizes: Card::all(&rules, from.prizes()),
            pot: Card::all(&rules, from.pot()),
            open: rules.seats().map(|seat| from.open(seat).map(name)).collect(),
            hidden: from.hidden().map(|hidden| FaceDown {
                seat: hidden.seat.into(),
                card: name(hidden.card),
                faction: faction(hidden.slot),
            }),
            collecting: from.collecting().map(|(seat, card)| Collecting { seat: seat.into(), card: name(card) }),
            laid_out: Laid {
                bonus: laid.bonus,
                free: laid.free,
                turned: laid.turned.and_then(faction),
                potions: laid.potions,
            },
            full_moon: tokens.full_moon,
            raised: tokens.raised,
            lowered: tokens.lowered,
            crowned: tokens.crowned.map(|slot| slot.and_then(faction)),
            loot: (0..rules.sides()).map(|side| tokens.loot[usize::from(side)].and_then(faction)).collect(),
            claimed: tokens.claimed,
            promised: tokens.promised.map(Seat::from),
        }
    }
}
