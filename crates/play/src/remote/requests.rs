//! What somebody asked of the table and the table has not yet shown: it is asked again after a cut.

use wire::{Code, Proposal, Sit, Stage, Table, Up, Who};

/// Requests that have not been acknowledged.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests {
    sit: Option<Sit>,
    ready: Option<bool>,
    /// The player wants to get up before the deal, and to stay.
    stands_up: bool,
    /// Where to be told of one's turn. The table does not show it, so it is sent with every connection.
    webhook: Option<Up>,
    votes: Vec<Vote>,
}

/// How somebody voted on a proposal, and when: it is not repeated in another situation.
#[derive(Clone, Copy, Debug)]
struct Vote {
    proposal: Proposal,
    is_yes: bool,
    situation: Situation,
    /// The seat of whoever voted.
    own: Option<u8>,
}

/// How far the table had come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Situation {
    pub(super) game: u32,
    /// The epoch and the number of events, if there is a game.
    pub(super) at: Option<(u32, u64)>,
}

impl Requests {
    pub(super) fn sit(&mut self, sit: Sit) -> Up {
        Up::Sit(self.sit.insert(sit).clone())
    }

    pub(super) fn ready(&mut self, is_ready: bool) -> Up {
        Up::Ready(*self.ready.insert(is_ready))
    }

    pub(super) fn webhook(&mut self, address: Option<String>) -> Up {
        self.webhook.insert(Up::Webhook(address)).clone()
    }

    pub(super) fn stand_up(&mut self) -> Up {
        *self = Requests { stands_up: true, ..Requests::default() };
        Up::Leave
    }

    pub(super) fn vote(&mut self, proposal: Proposal, is_yes: bool, situation: Situation, own: Option<u8>) -> Up {
        self.votes.retain(|vote| vote.proposal != proposal);
        let vote = Vote { proposal, is_yes, situation, own };
        self.votes.push(vote);
        vote.up()
    }

    /// Has somebody asked to get up, and not been seen to have done so?
    pub(super) const fn stands_up(&self) -> bool {
        self.stands_up
    }

    /// The client has a seat: what it asked for, if it did.
    pub(super) fn take_sit(&mut self) -> Option<Sit> {
        self.sit.take()
    }

    /// Drops what the table shows to be done, and what made sense only before.
    pub(super) fn settle(&mut self, table: &Table, situation: Situation) {
        let own = table.you.and_then(|seat| table.seats.get(usize::from(seat)));
        if table.stage != Stage::Lobby || own.is_some_and(|seat| Some(seat.ready) == self.ready) {
            self.ready = None;
        }
        self.stands_up &= table.stage == Stage::Lobby && own.is_some();
        self.votes.retain(|vote| {
            let offer = table.offers.iter().find(|offer| offer.proposal == vote.proposal);
            let has_agreed = offer.is_some_and(|offer| table.you.is_some_and(|own| offer.agreed.contains(&own)));
            let is_done = if vote.is_yes { has_agreed } else { offer.is_none() };
            !is_done && vote.is_of(situation, table.you) && is_open(table, vote.proposal)
        });
    }

    /// Drops what was refused, as far as the code tells what it was.
    pub(super) fn refused(&mut self, code: Code) {
        match code {
            Code::Taken | Code::Name => self.sit = None,
            Code::Stage => self.ready = None,
            Code::Webhook => self.webhook = None,
            // What was not possible a moment ago is for people to repeat: what was done meanwhile must not be done twice.
            Code::NotProposable | Code::SlowDown | Code::Busy | Code::Storage => self.votes.clear(),
            Code::NoSeat | Code::Spectator | Code::Malformed | Code::TooLong => *self = Requests::default(),
            _ => {}
        }
    }

    /// All of them that can be settled, to be sent again.
    pub(super) fn again(&self) -> impl Iterator<Item = Up> {
        let sit = self.sit.clone().map(Up::Sit);
        let leave = self.stands_up.then_some(Up::Leave);
        let ready = self.ready.map(Up::Ready);
        let votes = self.votes.iter().map(|vote| vote.up());
        sit.into_iter().chain(leave).chain(ready).chain(votes)
    }

    /// What is sent with every connection.
    pub(super) fn with_connection(&self) -> impl Iterator<Item = Up> {
        self.again().chain(self.webhook.clone())
    }
}

impl Vote {
    const fn up(self) -> Up {
        if self.is_yes { Up::Agree(self.proposal) } else { Up::Decline(self.proposal) }
    }

    /// Is it still about the same? Taking back is about one answer, exchanging seats about those who had them, all else
    /// about the whole game.
    fn is_of(self, now: Situation, own: Option<u8>) -> bool {
        match self.proposal {
            Proposal::Swap(..) => (self.situation.game, self.own) == (now.game, own),
            Proposal::Undo(_) => self.situation == now,
            Proposal::Rematch | Proposal::Bot(_) | Proposal::End => self.situation.game == now.game,
        }
    }
}

/// Can it still be voted on? What was done cannot.
fn is_open(table: &Table, proposal: Proposal) -> bool {
    match proposal {
        Proposal::Rematch => table.stage == Stage::Over,
        Proposal::Swap(..) => table.stage == Stage::Lobby,
        Proposal::Undo(_) | Proposal::End => table.stage == Stage::Playing,
        Proposal::Bot(seat) => table.seats.get(usize::from(seat)).is_some_and(|seat| match &seat.who {
            Who::Open => table.stage == Stage::Lobby,
            Who::Person(person) => table.stage != Stage::Over && person.bot.is_none(),
            Who::Bot(_) => false,
        }),
    }
}
