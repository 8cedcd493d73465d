//! Opens a table: what a client wants to play, checked.

use bots::{Effort, Level, Player};
use play::{Choices, Sitter};
use wire::{Clock, Code, NewTable, Refusal, Seating, WebhookAddress, limits};

use crate::{Entry, Planned};

/// The most seconds on a clock, and the most that an answer adds: a day.
const SECONDS: u32 = 24 * 60 * 60;
/// The most days for an answer.
const DAYS: u8 = 30;

/// The first entry of a table's log, or why there is no such table.
pub fn open(new: &NewTable) -> Result<Entry, Refusal> {
    let wrong = |why: String| Refusal::new(Code::Setup, why);
    let mut choices: Choices = serde_json::from_str(new.game.get()).map_err(|error| wrong(error.to_string()))?;
    choices.seats = new.seats.iter().map(sitter).collect::<Result<_, _>>()?;
    // The server deals, and every player has a language of their own.
    (choices.seed, choices.language) = (None, None);
    choices.setup().map_err(|error| wrong(error.to_string()))?;
    if choices.seats.iter().all(|sitter| *sitter != Sitter::Person) {
        return Err(wrong("a table needs a seat for a person".into()));
    }
    let is_clock = match new.clock {
        Clock::None => true,
        Clock::Game { seconds, increment } => (1..=SECONDS).contains(&seconds) && increment <= SECONDS,
        Clock::Days(days) => (1..=DAYS).contains(&days),
    };
    if !is_clock {
        return Err(wrong(format!("a clock has 1 to {SECONDS} seconds, or 1 to {DAYS} days")));
    }
    if let Some(address) = &new.webhook {
        webhook(address)?;
    }
    let game = serde_json::to_string(&choices).map_err(|error| wrong(error.to_string()))?;
    let seats = new.seats.iter().map(planned).collect();
    Ok(Entry::Opened { game, seats, clock: new.clock, webhook: new.webhook.clone() })
}

/// Can this be the address of a webhook?
pub(crate) fn webhook(address: &str) -> Result<(), Refusal> {
    if WebhookAddress::parse(address).is_some() {
        return Ok(());
    }
    let most = limits::WEBHOOK;
    let why = format!(
        "the address of a webhook is like https://example.org/path: http or https, a host, at most {most} characters"
    );
    Err(Refusal::new(Code::Webhook, why))
}

/// A bot as a host lets it play: by its level alone, since it is the host's time that it thinks with.
pub(crate) fn bot(text: &str) -> Result<Player, Refusal> {
    let level: Level = text.parse().map_err(|error| Refusal::new(Code::Setup, format!("{error}")))?;
    Ok(Player { level, effort: Effort::OWN })
}

fn sitter(seating: &Seating) -> Result<Sitter, Refusal> {
    match seating {
        Seating::Open => Ok(Sitter::Person),
        Seating::Bot(text) => bot(text).map(Sitter::Bot),
    }
}

fn planned(seating: &Seating) -> Planned {
    match seating {
        Seating::Open => Planned::Open,
        Seating::Bot(text) => Planned::Bot(text.clone()),
    }
}
