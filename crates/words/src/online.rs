//! What is said at a table on the network: who is there, what is proposed, how the connection is.

use game::Seat;
use play::{
    AnySetup, Sitter,
    remote::{Connection, Dropped, is_absent, table_number},
};
use wire::{Clock, Close, Code, Offer, Outcome, Person, Phrase, Presence, Proposal, Stage, Table, Who, limits};

use crate::{Names, Words};

/// The quick phrases, by their numbers.
const PHRASES: [&str; limits::PHRASES as usize] = [
    "online-phrase-1",
    "online-phrase-2",
    "online-phrase-3",
    "online-phrase-4",
    "online-phrase-5",
    "online-phrase-6",
    "online-phrase-7",
    "online-phrase-8",
];

impl Words {
    /// The names of those at a table, before the deal and later; people by their own names.
    pub fn names_at(&self, table: &Table) -> Names {
        let own = |seat: Seat| match &table.seats.get(seat.index())?.who {
            Who::Person(person) => Some(person.name.to_string()),
            Who::Open | Who::Bot(_) => None,
        };
        let character = |seat: Seat| {
            let at = table.seats.get(seat.index())?;
            let Who::Bot(bot) = &at.who else { return None };
            let number = Seat(at.bot_number.unwrap_or(seat.0));
            bot.parse::<Sitter>().ok()?.character(number, table_number(&table.id))
        };
        self.names_with(table.seats.len(), table.you.map(Seat), own, character)
    }

    /// The team of a seat, in a game of teams.
    pub fn online_team(&self, setup: &AnySetup, seat: Seat) -> Option<String> {
        let has_teams = matches!(setup, AnySetup::Claim(setup) if setup.players == 4);
        has_teams.then(|| self.args().number("number", seat.0 % 2 + 1).say("online-team"))
    }

    /// Who sits at a seat, as a list of players shows it: a name, or that it is free.
    pub fn online_seat(&self, names: &Names, seat: Seat, who: &Who) -> String {
        match who {
            Who::Open => self.say("online-open"),
            Who::Bot(_) | Who::Person(Person { bot: None, .. }) => self.player(names, seat),
            Who::Person(Person { bot: Some(bot), .. }) => {
                let bot = bot.parse::<bots::Level>().map_or_else(|_| bot.clone(), |level| self.level(level));
                self.args().text("who", self.seat_name(names, seat)).text("bot", bot).say("online-stand-in")
            }
        }
    }

    /// What is to be said of a seat beside who sits there: whether they are there and, before the deal, ready.
    pub fn online_state(&self, seat: &wire::Seat, is_lobby: bool) -> Option<String> {
        let key = match &seat.who {
            Who::Open | Who::Bot(_) | Who::Person(Person { bot: Some(_), .. }) => return None,
            Who::Person(Person { presence: Presence::CutOff, .. }) => "online-cut-off",
            Who::Person(Person { presence: Presence::Away, .. }) => "online-away",
            Who::Person(_) if !is_lobby => return None,
            Who::Person(_) if seat.ready => "online-ready",
            Who::Person(_) => "online-not-ready",
        };
        Some(self.say(key))
    }

    /// What a table waits for before the deal.
    pub fn online_lobby(&self, table: &Table, names: &Names) -> String {
        let is_free = |seat: &wire::Seat| matches!(seat.who, Who::Open);
        if table.you.is_none() && table.seats.iter().any(|seat| seat.who == Who::Open) {
            return self.say("online-lobby-sit");
        }
        if table.seats.iter().any(is_free) {
            return self.say("online-lobby-seats");
        }
        let others = (0..).zip(&table.seats).filter(|(seat, other)| !other.ready && table.you != Some(*seat));
        let others: Vec<Seat> = others.map(|(seat, _)| Seat(seat)).collect();
        let is_ready = table.you.and_then(|seat| table.seats.get(usize::from(seat))).is_none_or(|seat| seat.ready);
        if others.is_empty() || !is_ready {
            return self.say("online-lobby-ready");
        }
        self.subject(names, &others).say("online-lobby-waits")
    }

    /// Whom the game waits for, as far as it is known.
    pub fn online_waits(&self, table: &Table, names: &Names, seat: Option<Seat>) -> String {
        let who = seat.and_then(|seat| Some((seat, table.seats.get(seat.index())?)));
        let Some((seat, at)) = who else { return self.say("online-waits-all") };
        let key = match &at.who {
            Who::Bot(_) | Who::Person(Person { bot: Some(_), .. }) => "online-waits-bot",
            Who::Person(Person { presence: Presence::CutOff, .. }) => "online-waits-cut-off",
            Who::Person(Person { presence: Presence::Away, .. }) if table.you.is_some() => "online-waits-away",
            Who::Open | Who::Person(_) => "online-waits",
        };
        self.args().text("who", names.name(seat)).say(key)
    }

    /// An answer has been given and not yet acknowledged.
    pub fn online_sent(&self) -> String {
        self.say("online-sent")
    }

    /// How many watch.
    pub fn online_spectators(&self, count: u32) -> String {
        self.args().number("count", count).say("online-spectators")
    }

    /// A proposal as something that can be done.
    pub fn online_proposal(&self, names: &Names, proposal: Proposal) -> String {
        match proposal {
            Proposal::Rematch => self.say("online-propose-rematch"),
            Proposal::Undo(_) => self.say("online-propose-undo"),
            Proposal::Bot(seat) => self.args().text("who", names.name(Seat(seat))).say("online-propose-bot"),
            Proposal::End => self.say("online-propose-end"),
            Proposal::Swap(seat, other) => {
                let with = if names.is_you(Seat(other)) { seat } else { other };
                self.args().text("who", names.name(Seat(with))).say("online-propose-swap")
            }
        }
    }

    /// A proposal that was made: by whom, and whose answer is still missing.
    pub fn online_offer(&self, names: &Names, offer: &Offer) -> String {
        let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<Vec<_>>();
        let subject = self.subject(names, &seats(&offer.agreed));
        let made = match offer.proposal {
            Proposal::Rematch => subject.say("online-offer-rematch"),
            // Whoever answers agrees to something that is not theirs to want.
            Proposal::Undo(seat) => self.subject(names, &[Seat(seat)]).say("online-offer-undo"),
            Proposal::Bot(seat) => subject.text("whom", names.name(Seat(seat))).say("online-offer-bot"),
            Proposal::End => subject.say("online-offer-end"),
            Proposal::Swap(seat, other) if names.is_you(Seat(other)) => {
                self.args().text("who", names.name(Seat(seat))).say("online-offer-swap-you")
            }
            Proposal::Swap(seat, other) => {
                let subject = self.subject(names, &[Seat(seat)]);
                subject.text("whom", names.name(Seat(other))).say("online-offer-swap")
            }
        };
        if offer.waiting.is_empty() {
            return made;
        }
        let waiting = self.args().text("who", self.whom(names, &seats(&offer.waiting))).say("online-offer-waits");
        format!("{made} {waiting}")
    }

    /// A proposal that came to nothing.
    pub fn online_dropped(&self, names: &Names, dropped: Dropped) -> String {
        let what = self.online_proposal(names, dropped.proposal);
        match dropped.by {
            Some(seat) => self.subject(names, &[Seat(seat)]).text("what", what).say("online-declined"),
            None => self.args().text("what", what).say("online-lapsed"),
        }
    }

    /// Why a game ended, if it was not played to its end.
    pub fn online_outcome(&self, names: &Names, outcome: Outcome) -> Option<String> {
        match outcome {
            Outcome::Finished => None,
            Outcome::Agreed => Some(self.say("online-ended-early")),
            Outcome::Time(seat) => Some(self.out_of_time(names, Seat(seat))),
        }
    }

    /// The same, and who has won if that is not said with it.
    pub fn online_ended(&self, names: &Names, outcome: Outcome, winners: &[u8]) -> Option<String> {
        let ended = self.online_outcome(names, outcome)?;
        if winners.is_empty() || names.players() == 2 {
            return Some(ended);
        }
        let winners: Vec<Seat> = winners.iter().copied().map(Seat).collect();
        Some(format!("{ended} {}", self.subject(names, &winners).say("online-won")))
    }

    /// Of two players the other one wins.
    fn out_of_time(&self, names: &Names, loser: Seat) -> String {
        if names.players() != 2 {
            return self.subject(names, &[loser]).say("online-ended-time");
        }
        let winner = self.subject(names, &[Seat(1 - loser.0.min(1))]);
        if names.is_you(loser) {
            return winner.say("online-lost-on-time");
        }
        winner.text("loser", names.name(loser)).say("online-won-on-time")
    }

    /// A bot has answered this often for the player, who was away.
    pub fn online_stood_in(&self, answers: u32) -> String {
        self.args().number("count", answers).say("online-stood-in")
    }

    /// Somebody is not there, and those who wait may decide about it.
    pub fn online_away(&self, table: &Table, names: &Names) -> Option<String> {
        let seat = Words::absent(table)?;
        let key = if table.stage == Stage::Lobby { "online-away-lobby" } else { "online-away-choose" };
        Some(self.args().text("who", names.name(Seat(seat))).say(key))
    }

    /// The same, with the commands for it.
    pub fn online_away_plainly(&self, table: &Table, names: &Names) -> Option<String> {
        let away = self.online_away(table, names)?;
        let commands = self.args().number("seat", Words::absent(table)? + 1);
        let key = if table.stage == Stage::Lobby { "online-plain-away-lobby" } else { "online-plain-away" };
        Some(format!("{away} {}", commands.say(key)))
    }

    /// The first who is not there, for those who sit at the table.
    fn absent(table: &Table) -> Option<u8> {
        let own = table.you?;
        (0..table.seats.len() as u8).find(|&seat| seat != own && is_absent(table, seat))
    }

    /// The quick phrases, in the order of their numbers.
    pub fn online_phrases(&self) -> Vec<String> {
        PHRASES.iter().map(|key| self.say(key)).collect()
    }

    /// What somebody says.
    pub fn online_says(&self, names: &Names, phrase: Phrase) -> String {
        let said = PHRASES.get(usize::from(phrase.phrase)).map(|key| self.say(key)).unwrap_or_default();
        self.args().text("who", self.seat_name(names, Seat(phrase.seat))).text("phrase", said).say("online-says")
    }

    /// How much time players have.
    pub fn online_clock(&self, clock: Clock) -> String {
        match clock {
            Clock::None => self.say("online-clock-none"),
            Clock::Game { seconds, increment } => {
                let time = self.online_time(u64::from(seconds) * 1_000);
                self.args().text("time", time).number("increment", increment).say("online-clock-game")
            }
            Clock::Days(days) => self.args().number("days", days).say("online-clock-days"),
        }
    }

    /// What is left on a clock: `4:05`, `1:20:00`, `3 days 4 h`. A second that has begun counts.
    pub fn online_time(&self, millis: u64) -> String {
        let seconds = millis.div_ceil(1_000);
        let (minutes, hours) = (seconds / 60, seconds / 3_600);
        match hours {
            0 => format!("{minutes}:{:02}", seconds % 60),
            1..24 => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
            _ => {
                let (days, hours) = ((hours / 24) as f64, (hours % 24) as f64);
                self.args().number("days", days).number("hours", hours).say("online-time-days")
            }
        }
    }

    /// How the connection is.
    pub fn online_connection(&self, connection: Connection) -> String {
        self.say(match connection {
            Connection::Connecting => "online-connecting",
            Connection::Unreachable { .. } => "online-unreachable",
            Connection::Online => "online-connected",
            Connection::CutOff { .. } => "online-reconnecting",
            Connection::Closed(None) => "online-left",
            Connection::Closed(Some(close)) => match close {
                Close::OtherBuild => "online-closed-build",
                Close::NoSuchSeat => "online-closed-seat",
                Close::NoSuchTable => "online-closed-table",
                Close::Elsewhere => "online-closed-elsewhere",
                Close::Restart | Close::TooSlow | Close::TooMuch => "online-reconnecting",
            },
        })
    }

    /// Why something was not done.
    pub fn online_refusal(&self, code: Code) -> String {
        self.say(match code {
            Code::Protocol => "online-refused-version",
            Code::NoTable => "online-refused-table",
            Code::NoSeat => "online-refused-seat",
            Code::Taken => "online-refused-taken",
            Code::Spectator => "online-refused-spectator",
            Code::Name => "online-refused-name",
            Code::Stage => "online-refused-stage",
            Code::NotAsked => "online-refused-not-asked",
            Code::Answered => "online-refused-answered",
            Code::Illegal => "online-refused-illegal",
            Code::NotProposable => "online-refused-proposal",
            Code::Webhook => "online-refused-webhook",
            Code::Setup => "online-refused-setup",
            Code::SlowDown => "online-refused-slow-down",
            Code::Busy => "online-refused-busy",
            Code::Origin => "online-refused-origin",
            Code::Storage => "online-refused-storage",
            _ => "online-refused-message",
        })
    }

    /// What is written on a button that answers a proposal: to agree, to decline, or to withdraw one's own.
    pub fn online_answers(&self) -> [String; 3] {
        ["online-agree", "online-decline", "online-withdraw"].map(|key| self.say(key))
    }
}
