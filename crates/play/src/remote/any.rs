//! A game that is hosted elsewhere, whichever it is.

use game::{Portable, Seat};
use serde_json::from_str;
use wire::{At, Outcome};

use super::{
    Remote,
    game::{Pending, Received},
};
use crate::{AnySetup, Played};

/// A game that is hosted elsewhere, whichever it is.
#[derive(Clone, Debug)]
pub enum AnyRemote {
    /// Of Claim.
    Claim(Box<Remote<claim::State>>),
    /// Of Claim It!
    ClaimIt(Box<Remote<claim_it::State>>),
}

/// Does the same with a remote game of either kind.
#[macro_export]
macro_rules! either_remote {
    ($any:expr, $remote:ident => $result:expr) => {
        match $any {
            $crate::remote::AnyRemote::Claim($remote) => $result,
            $crate::remote::AnyRemote::ClaimIt($remote) => $result,
        }
    };
}

/// A message about a game does not fit what is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unreadable;

impl AnyRemote {
    /// A game that begins, or is found in progress; `None` if something before the message is missing.
    pub(super) fn new(setup: &AnySetup, at: At) -> Result<Option<AnyRemote>, Unreadable> {
        Ok(match setup {
            AnySetup::Claim(setup) => {
                Remote::new(setup.clone(), read::<claim::State>(at)?).map(|remote| AnyRemote::Claim(Box::new(remote)))
            }
            AnySetup::ClaimIt(setup) => {
                Remote::new(*setup, read::<claim_it::State>(at)?).map(|remote| AnyRemote::ClaimIt(Box::new(remote)))
            }
        })
    }

    pub(super) fn receive(&mut self, at: At) -> Result<Received, Unreadable> {
        match self {
            AnyRemote::Claim(remote) => read::<claim::State>(at).map(|at| remote.receive(at)),
            AnyRemote::ClaimIt(remote) => read::<claim_it::State>(at).map(|at| remote.receive(at)),
        }
    }

    pub(super) fn seat(&mut self, table: &wire::Table) {
        either_remote!(self, remote => remote.seat(table));
    }

    pub(super) fn pending(&self) -> Option<Pending> {
        either_remote!(self, remote => remote.pending())
    }

    pub(super) fn pending_mut(&mut self) -> Option<&mut Pending> {
        either_remote!(self, remote => remote.pending_mut())
    }

    pub(super) fn drop_pending(&mut self) {
        either_remote!(self, remote => remote.drop_pending());
    }

    pub(super) fn take_undo(&mut self) -> bool {
        either_remote!(self, remote => remote.take_undo())
    }

    /// Which game at its table it is.
    pub fn game(&self) -> u32 {
        either_remote!(self, remote => remote.game())
    }

    /// A deal and an undo begin a new epoch.
    pub fn epoch(&self) -> u32 {
        either_remote!(self, remote => remote.epoch())
    }

    /// The number of events that were seen in this epoch.
    pub fn events(&self) -> u64 {
        either_remote!(self, remote => remote.events())
    }

    /// The seat that this client plays for; none if it watches.
    pub fn own_seat(&self) -> Option<Seat> {
        either_remote!(self, remote => remote.own_seat())
    }

    /// The seats that have won, once the game is over.
    pub fn winners(&self) -> &[u8] {
        either_remote!(self, remote => remote.winners())
    }

    /// Why the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        either_remote!(self, remote => remote.outcome())
    }
}

fn read<G: Played + Portable>(at: At) -> Result<At<G::View, G::SeenEvent>, Unreadable> {
    let At { game, epoch, from, events, view, decision, clocks, ended } = at;
    let events = events.iter().map(|event| from_str(event.get())).collect::<Result<_, _>>().map_err(|_| Unreadable)?;
    let view = from_str(view.get()).map_err(|_| Unreadable)?;
    Ok(At { game, epoch, from, events, view, decision, clocks, ended })
}
