//! Replays the logs that a server has stored, and compares them with what clients were told.

use std::{collections::HashMap, fmt, path::Path};

use tables::{Audience, Entry, Seat, Table};
use wire::{At, Down, TableId};

use crate::{ledger::Ledger, site::Violation};

/// What was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// Tables.
    pub tables: usize,
    /// Games, counted once for each client.
    pub games: usize,
    /// Acknowledged answers.
    pub answers: usize,
    /// Events.
    pub events: usize,
}

impl fmt::Display for Audit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Audit { tables, games, answers, events } = self;
        write!(
            f,
            "{tables} tables, {games} games as clients saw them, {answers} answers and {events} events are as stored"
        )
    }
}

/// Compares what clients were told with the logs in a directory, which no server uses any more.
pub fn audit(directory: &Path, ledgers: &[Ledger]) -> Result<Audit, Violation> {
    let logs = online::stored_logs(directory).map_err(|error| Violation(error.to_string()))?;
    let mut by_table: HashMap<TableId, Vec<&Ledger>> = HashMap::new();
    for ledger in ledgers {
        by_table.entry(ledger.table).or_default().push(ledger);
    }
    let mut audit = Audit::default();
    for (table, ledgers) in by_table {
        let wrong = |what: &str| Violation(format!("table {table}: {what}"));
        let log = logs.get(&table).ok_or_else(|| wrong("it is not stored"))?;
        let log = log.as_ref().ok_or_else(|| wrong("its log cannot be read"))?;
        let mut replayed = Replayed { ledgers, answers: HashMap::new(), audit: &mut audit };
        replayed.all(table, log).map_err(|violation| wrong(&violation.0))?;
        audit.tables += 1;
    }
    Ok(audit)
}

struct Replayed<'a> {
    ledgers: Vec<&'a Ledger>,
    /// The answers of each client in each epoch.
    answers: HashMap<(usize, u32), Vec<u8>>,
    audit: &'a mut Audit,
}

impl Replayed<'_> {
    fn all(&mut self, id: TableId, log: &[(Entry, tables::Millis)]) -> Result<(), Violation> {
        let corrupt = || Violation("its log is corrupt".into());
        let ((opened, at), rest) = log.split_first().ok_or_else(corrupt)?;
        let mut table = Table::new(id, opened, *at).map_err(|_| corrupt())?;
        for (entry, at) in rest {
            match entry {
                Entry::Turned => self.game(&table, false)?,
                Entry::Answered(answer) => self.note(&table, *answer)?,
                _ => {}
            }
            table.evolve(entry, *at).map_err(|_| corrupt())?;
        }
        self.game(&table, true)?;
        for (place, ledger) in self.ledgers.iter().enumerate() {
            for (epoch, decision) in &ledger.acknowledged {
                let stored = self.answers.get(&(place, *epoch)).and_then(|all| all.get(*decision as usize));
                if stored.is_none() || stored != ledger.sent.get(&(*epoch, *decision)) {
                    return Err(Violation(format!(
                        "decision {decision} of epoch {epoch} was acknowledged, and {stored:?} is stored"
                    )));
                }
                self.audit.answers += 1;
            }
        }
        Ok(())
    }

    /// An answer that is stored: whoever was asked has sent it, for this decision.
    fn note(&mut self, table: &Table, answer: u8) -> Result<(), Violation> {
        let Some(seat) = table.asked() else { return Ok(()) };
        let is_asked = |ledger: &&Ledger| ledger.token.and_then(|token| table.seat_of(&token)) == Some(seat);
        let Some(place) = self.ledgers.iter().position(is_asked) else { return Ok(()) };
        let answers = self.answers.entry((place, table.epoch())).or_default();
        let decision = (table.epoch(), answers.len() as u32);
        answers.push(answer);
        match self.ledgers[place].sent.get(&decision) {
            Some(sent) if *sent == answer => Ok(()),
            sent => Err(Violation(format!("{answer} is stored for decision {decision:?}, and {sent:?} was sent"))),
        }
    }

    /// A game, as far as it was played: everybody was told what the log says.
    fn game(&mut self, table: &Table, is_last: bool) -> Result<(), Violation> {
        let epoch = table.epoch();
        for ledger in &self.ledgers {
            let seat = ledger.token.and_then(|token| table.seat_of(&token));
            if ledger.is_seated && seat.is_none() {
                return Err(Violation("a seat is gone".into()));
            }
            let audience = seat.map_or(Audience::Spectator, |seat| Audience::Seat(Seat(seat)));
            let Some(text) = table.at(audience, 0, table.last()) else { continue };
            let Ok(Down::At(at)) = serde_json::from_str::<Down>(&text) else {
                return Err(Violation(format!("this cannot be read: {text}")));
            };
            let told = ledger.events.get(&epoch).map_or(&[][..], Vec::as_slice);
            let stored = at.events.iter().map(|event| event.get());
            if !told.iter().map(String::as_str).eq(stored.take(told.len())) {
                return Err(Violation(format!("{audience} was told other events in epoch {epoch}")));
            }
            if is_last {
                same_end(ledger, &at).map_err(|what| Violation(format!("{audience}: {what}")))?;
            }
            self.audit.games += 1;
            self.audit.events += told.len();
        }
        Ok(())
    }
}

/// What a client saw last is how the log ends.
fn same_end(ledger: &Ledger, at: &At) -> Result<(), String> {
    let Some(last) = &ledger.last else { return Err("it was told nothing".into()) };
    let events = ledger.events.get(&at.epoch).map_or(0, Vec::len);
    if (last.epoch, events) != (at.epoch, at.events.len()) {
        let stored = at.events.len();
        return Err(format!("{events} events in epoch {}, {stored} stored in epoch {}", last.epoch, at.epoch));
    }
    if (last.view.get(), last.decision) != (at.view.get(), at.decision) {
        return Err(format!("it saw {} and {} is stored", last.view.get(), at.view.get()));
    }
    let record = |at: &At| at.ended.as_ref().map(|ended| ended.record.clone());
    if record(last) == record(at) { Ok(()) } else { Err("the records differ".into()) }
}
