//! What one client was told and had acknowledged, and whether that can be.

use std::collections::{BTreeMap, BTreeSet};

use wire::{Answer, At, Resume, TableId, Token};

use crate::site::Violation;

/// What one client was told and had acknowledged.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The table.
    pub table: TableId,
    /// The key to its seat; a spectator has none.
    pub token: Option<Token>,
    /// Was it told that it has the seat?
    pub is_seated: bool,
    /// The events of each epoch.
    pub events: BTreeMap<u32, Vec<String>>,
    /// What it has answered, by epoch and number of the decision.
    pub sent: BTreeMap<(u32, u32), u8>,
    /// Which of these answers were acknowledged.
    pub acknowledged: BTreeSet<(u32, u32)>,
    /// The records of the games that are over.
    pub records: BTreeMap<u32, String>,
    /// What it was told last.
    pub last: Option<At>,
    /// The last answer, while it is not acknowledged.
    pending: Option<Answer>,
}

impl Ledger {
    /// An empty one.
    pub fn new(table: TableId, token: Option<Token>) -> Ledger {
        Ledger {
            table,
            token,
            is_seated: false,
            events: BTreeMap::new(),
            sent: BTreeMap::new(),
            acknowledged: BTreeSet::new(),
            records: BTreeMap::new(),
            last: None,
            pending: None,
        }
    }

    /// The answer that is not acknowledged yet.
    pub fn pending(&self) -> Option<Answer> {
        self.pending
    }

    /// What it knows, to go on from there.
    pub fn known(&self) -> Option<Resume> {
        let (epoch, events) = self.events.last_key_value()?;
        Some(Resume { epoch: *epoch, events: events.len() as u64 })
    }

    /// The decision that it is asked for and has not answered.
    pub fn asked(&self) -> Option<(u32, u32)> {
        let last = self.last.as_ref()?;
        let decision = (last.epoch, last.decision?);
        (!self.sent.contains_key(&decision)).then_some(decision)
    }

    /// It answers.
    pub fn answer(&mut self, answer: Answer) {
        self.sent.insert((answer.epoch, answer.decision), answer.answer);
        self.pending = Some(answer);
    }

    /// It is told how the game stands; whether that acknowledges an answer, or what is wrong with it.
    pub fn told(&mut self, at: At) -> Result<bool, Violation> {
        let wrong = |what: String| Err(Violation(format!("table {}, epoch {}: {what}", self.table, at.epoch)));
        if let Some(last) = &self.last
            && at.epoch < last.epoch
        {
            return wrong(format!("it was epoch {} before", last.epoch));
        }
        let known = self.events.entry(at.epoch).or_default();
        let from = at.from as usize;
        if from > known.len() {
            return wrong(format!("events {} to {from} are missing", known.len()));
        }
        if from + at.events.len() < known.len() {
            return wrong(format!("{} events after {} before", from + at.events.len(), known.len()));
        }
        for (place, event) in (from..).zip(&at.events) {
            match known.get(place) {
                Some(before) if before != event.get() => {
                    return wrong(format!("event {place} was {before} and is {}", event.get()));
                }
                Some(_) => {}
                None => known.push(event.get().into()),
            }
        }
        if let Some(decision) = at.decision {
            if self.acknowledged.contains(&(at.epoch, decision)) {
                return wrong(format!("decision {decision} is asked for again after its answer was acknowledged"));
            }
            let latest = self.sent.range((at.epoch, 0)..=(at.epoch, u32::MAX)).next_back();
            if let Some(((_, latest), _)) = latest.filter(|((_, latest), _)| decision < *latest) {
                return wrong(format!("decision {decision} is asked for after decision {latest}"));
            }
        }
        if let Some(ended) = &at.ended {
            let record = self.records.entry(at.epoch).or_insert_with(|| ended.record.clone());
            if *record != ended.record {
                return wrong("the record has changed".into());
            }
        }
        let pending = self.pending.filter(|answer| (at.epoch, at.decision) != (answer.epoch, Some(answer.decision)));
        if let Some(answer) = pending {
            self.acknowledged.insert((answer.epoch, answer.decision));
            self.pending = None;
        }
        self.last = Some(at);
        Ok(pending.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(epoch: u32, from: u64, events: &[&str], decision: Option<u32>) -> At {
        let json = |text: &str| serde_json::value::RawValue::from_string(text.into()).unwrap();
        let events = events.iter().map(|event| json(event)).collect();
        At { game: 1, epoch, from, events, view: json("{}"), decision, clocks: None, ended: None }
    }

    fn ledger() -> Ledger {
        let mut ledger = Ledger::new(TableId::new([1; 10]), Some(Token::new([2; 20])));
        assert_eq!(ledger.told(at(1, 0, &["1", "2"], Some(0))), Ok(false));
        ledger.answer(Answer { epoch: 1, decision: 0, answer: 7 });
        assert_eq!(ledger.told(at(1, 2, &[], Some(0))), Ok(false), "it is still asked for");
        assert_eq!(ledger.told(at(1, 2, &["3"], None)), Ok(true));
        ledger
    }

    #[test]
    fn what_was_told_may_be_told_again_and_go_on() {
        let mut ledger = ledger();
        assert_eq!(ledger.told(at(1, 1, &["2", "3", "4"], Some(1))), Ok(false));
        assert_eq!(ledger.told(at(2, 0, &["1"], Some(0))), Ok(false));
        assert_eq!(ledger.known(), Some(Resume { epoch: 2, events: 1 }));
    }

    #[test]
    fn nothing_goes_back_or_changes() {
        assert!(ledger().told(at(1, 0, &["1", "2"], Some(0))).is_err(), "an event is lost");
        assert!(ledger().told(at(1, 3, &[], Some(0))).is_err(), "an acknowledged answer is lost");
        assert!(ledger().told(at(1, 2, &["9"], None)).is_err(), "an event has changed");
        assert!(ledger().told(at(1, 4, &["5"], None)).is_err(), "an event is missing");
        assert!(ledger().told(at(0, 0, &["1", "2", "3"], None)).is_err(), "the epoch went back");
    }
}
