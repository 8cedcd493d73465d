//! What somebody can do at a table beside playing: proposals, phrases, leaving.

use play::remote::{Connection, is_alone, needs_bot};
use wire::{Offer, Proposal, Stage, Table, Who};
use words::{Names, Words};

use super::session::{Session, has_room};

/// Something that can be done at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Ready(bool),
    Agree(Proposal),
    Decline(Proposal),
    Say(u8),
    /// Sit down at a seat.
    Sit(u8),
    /// Leave the seat before the deal, and watch.
    StandUp,
    Mute(u8, bool),
    ConnectAgain,
    /// Leave, and come back later.
    KeepSeat,
    GetUp,
}

impl Action {
    /// All that can be done now, with the words for it; what others wait for comes first.
    pub(crate) fn all(session: &Session, words: &Words, names: &Names) -> Vec<(Action, String)> {
        let mut all = Vec::new();
        let client = &session.client;
        let Some(table) = client.table() else { return vec![(Action::KeepSeat, words.say("online-leave"))] };
        if let Connection::Closed(_) = client.connection() {
            all.push((Action::ConnectAgain, words.say("online-connect-again")));
        }
        let Some(own) = table.you else {
            if has_room(table) {
                let open = (0..).zip(&table.seats).filter(|(_, at)| at.who == Who::Open);
                all.extend(open.map(|(seat, _)| (Action::Sit(seat), at_seat(words, "online-sit-at", seat))));
            }
            all.push((Action::KeepSeat, words.say("online-leave")));
            return all;
        };
        if table.stage == Stage::Lobby {
            let is_ready = table.seats.get(usize::from(own)).is_some_and(|seat| seat.ready);
            let key = if is_ready { "online-be-not-ready" } else { "online-be-ready" };
            all.push((Action::Ready(!is_ready), words.say(key)));
        }
        for offer in &table.offers {
            all.extend(answers(offer, own, words, names));
        }
        for proposal in proposals(table, own) {
            let text = match proposal {
                Proposal::End if is_alone(table) => words.say("online-end-alone"),
                Proposal::Swap(_, seat) if table.seats[usize::from(seat)].who == Who::Open => {
                    at_seat(words, "online-move", seat)
                }
                proposal => words.online_proposal(names, proposal),
            };
            all.push((Action::Agree(proposal), text));
        }
        for (number, phrase) in (0..).zip(words.online_phrases()) {
            all.push((Action::Say(number), words.say_with("online-say", &[("phrase", phrase.into())])));
        }
        for seat in (0..table.seats.len() as u8).filter(|&seat| seat != own) {
            if let Who::Person(person) = &table.seats[usize::from(seat)].who {
                let is_muted = client.is_muted(seat);
                let key = if is_muted { "online-unmute" } else { "online-mute" };
                let text = words.say_with(key, &[("who", person.name.to_string().into())]);
                all.push((Action::Mute(seat, !is_muted), text));
            }
        }
        if table.stage == Stage::Lobby {
            all.push((Action::StandUp, words.say("online-stand-up")));
        }
        all.push((Action::KeepSeat, words.say("online-leave-keep")));
        let is_playing = table.stage == Stage::Playing;
        all.push((Action::GetUp, words.say(if is_playing { "online-leave-game" } else { "online-leave-seat" })));
        all
    }

    /// Does it. True if the session ends with it.
    pub(crate) fn apply(self, session: &mut Session) -> bool {
        match self {
            Action::Ready(is_ready) => session.client.ready(is_ready),
            Action::Agree(proposal) => session.client.agree(proposal),
            Action::Decline(proposal) => session.client.decline(proposal),
            Action::Say(number) => session.client.phrase(number),
            Action::Sit(seat) => session.sit(Some(seat)),
            Action::StandUp => session.stand_up(),
            Action::Mute(seat, is_muted) => session.client.mute(seat, is_muted),
            Action::ConnectAgain => session.connect_again(),
            Action::KeepSeat => {
                session.end();
                return true;
            }
            Action::GetUp => {
                session.get_up();
                return true;
            }
        }
        false
    }
}

fn at_seat(words: &Words, key: &str, seat: u8) -> String {
    words.say_with(key, &[("seat", (seat + 1).into())])
}

/// What can be answered to a proposal that was made: whoever has agreed can only withdraw.
fn answers(offer: &Offer, own: u8, words: &Words, names: &Names) -> Vec<(Action, String)> {
    let [agree, decline, withdraw] = words.online_answers();
    let what = words.online_proposal(names, offer.proposal);
    let with = |answer: String| format!("{answer}: {what}");
    if offer.agreed.contains(&own) {
        return vec![(Action::Decline(offer.proposal), with(withdraw))];
    }
    let yes = offer.waiting.contains(&own).then(|| (Action::Agree(offer.proposal), with(agree)));
    yes.into_iter().chain([(Action::Decline(offer.proposal), with(decline))]).collect()
}

/// What can be proposed now, as far as this client can tell; the table has the last word.
fn proposals(table: &Table, own: u8) -> Vec<Proposal> {
    let mut all = Vec::new();
    let others = (0..table.seats.len() as u8).filter(|&seat| seat != own);
    all.extend(others.filter(|&seat| needs_bot(table, seat)).map(Proposal::Bot));
    match table.stage {
        // Of two players neither has anything of it.
        Stage::Lobby if table.seats.len() < 3 => {}
        Stage::Lobby => {
            let others = (0..table.seats.len() as u8).filter(|&seat| seat != own);
            all.extend(others.map(|other| Proposal::Swap(own, other)));
        }
        Stage::Playing => all.extend([Proposal::Undo(own), Proposal::End]),
        Stage::Over => all.push(Proposal::Rematch),
    }
    all.retain(|proposal| table.offers.iter().all(|offer| offer.proposal != *proposal));
    all
}
