//! Results as a table: a row per game, in CSV.

use crate::{Fault, Row, Side, Spent};

/// The columns for a table with this number of seats.
fn columns(seats: usize) -> Vec<String> {
    let names = |names: &'static [&'static str]| names.iter().map(ToString::to_string);
    names(&["game", "unit", "seed", "bot_a", "bot_b", "seats"])
        .chain((0..seats).map(|seat| format!("payoff{seat}")))
        .chain(names(&["score_a", "plies", "decisions_a", "decisions_b", "nodes_a", "nodes_b"]))
        .chain(names(&["millis_a", "millis_b", "fault_by", "fault"]))
        .collect()
}

/// The head of the table, with its line break.
pub(crate) fn head(seats: usize) -> String {
    line(&columns(seats))
}

/// A row of the table with the names of its two bots, and its line break.
pub(crate) fn row(row: &Row, bots: [&str; 2]) -> String {
    let [a, b] = row.spent;
    let millis = |spent: Spent| format!("{}.{:06}", spent.nanos / 1_000_000, spent.nanos % 1_000_000);
    let (by, fault) = row.fault.map_or((String::new(), ""), |(by, fault)| (by.letter().into(), fault.name()));
    let mut fields = vec![row.game.to_string(), row.unit.to_string(), row.seed.to_string()];
    fields.extend(bots.map(String::from));
    fields.push(row.seats.iter().map(|side| side.letter()).collect());
    fields.extend(row.payoffs.iter().map(ToString::to_string));
    fields.extend([row.score().to_string(), row.plies.to_string()]);
    fields.extend([a.decisions, b.decisions, a.nodes, b.nodes].map(|number| number.to_string()));
    fields.extend([millis(a), millis(b), by, fault.into()]);
    line(&fields)
}

/// The table of these games as text; the bots of each are named by `bots`.
pub fn write_table<'a>(rows: &'a [Row], bots: impl Fn(&'a Row) -> [&'a str; 2]) -> String {
    let seats = rows.first().map_or(0, |row| row.seats.len());
    rows.iter().fold(head(seats), |text, game| text + &row(game, bots(game)))
}

/// Why a text is no table of results.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The first line has other columns.
    #[error("line 1 does not have the columns of an arena's results")]
    Columns,
    /// A line is no result.
    #[error("line {0} is no result of a game")]
    Line(usize),
    /// It is not CSV.
    #[error(transparent)]
    Csv(#[from] csv::Error),
}

/// Reads a table; the error names the line.
pub fn read_table(text: &str) -> Result<Vec<Row>, TableError> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let head = reader.headers()?.clone();
    let seats = head.iter().filter(|name| name.starts_with("payoff")).count();
    if !head.is_empty() && head.iter().ne(columns(seats)) {
        return Err(TableError::Columns);
    }
    let rows = reader.records().enumerate();
    rows.map(|(i, record)| parse(&record?, seats).ok_or(TableError::Line(i + 2))).collect()
}

fn parse(record: &csv::StringRecord, seats: usize) -> Option<Row> {
    let number = |i: usize| record.get(i)?.parse().ok();
    let nanos = |i: usize| {
        let (millis, part) = record.get(i)?.split_once('.').filter(|(_, part)| part.len() == 6)?;
        millis.parse::<u64>().ok()?.checked_mul(1_000_000)?.checked_add(part.parse().ok()?)
    };
    // The score between payoffs and plies follows from the payoffs.
    let at = 7 + seats;
    let spent = |side: usize| {
        Some(Spent { decisions: number(at + 1 + side)?, nodes: number(at + 3 + side)?, nanos: nanos(at + 5 + side)? })
    };
    let fault = match record.get(at + 7)? {
        "" => None,
        by => Some((side(by.chars().next()?)?, Fault::named(record.get(at + 8)?)?)),
    };
    let row = Row {
        game: number(0)?,
        unit: number(1)?,
        seed: number(2)?,
        seats: record.get(5)?.chars().map(side).collect::<Option<_>>()?,
        payoffs: (6..6 + seats).map(|i| record.get(i)?.parse().ok()).collect::<Option<_>>()?,
        plies: number(at)?,
        spent: [spent(0)?, spent(1)?],
        fault,
    };
    (row.seats.len() == seats).then_some(row)
}

fn side(letter: char) -> Option<Side> {
    [Side::A, Side::B].into_iter().find(|side| side.letter() == letter)
}

/// One line of CSV. What is written here can always be written.
fn line<S: AsRef<[u8]>>(fields: &[S]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let _ = writer.write_record(fields);
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(fault: Option<(Side, Fault)>) -> Row {
        Row {
            game: 4,
            unit: 2,
            seed: u64::MAX,
            seats: vec![Side::B, Side::A, Side::B],
            payoffs: vec![0.5, 0.0, 0.5],
            plies: 77,
            spent: [
                Spent { decisions: 10, nodes: 1_000, nanos: 12_034_567 },
                Spent { decisions: 20, nodes: 0, nanos: 7 },
            ],
            fault,
        }
    }

    #[test]
    fn a_table_reads_back_as_it_was() {
        let rows = [game(None), game(Some((Side::A, Fault::TimeOut)))];
        let text = write_table(&rows, |_| ["search", "cmd:bot \"x, y\""]);
        assert_eq!(read_table(&text).unwrap(), rows);
        assert!(text.starts_with("game,unit,seed,bot_a,bot_b,seats,payoff0,payoff1,payoff2,score_a,plies,"), "{text}");
        assert!(text.contains("bab,0.5,0,0.5,0,77,10,20,1000,0,12.034567,0.000007,a,time-out"), "{text}");
        assert_eq!(read_table("").unwrap(), []);
    }

    #[test]
    fn what_is_no_table_is_told_by_its_line() {
        assert!(read_table("a,b\n1,2\n").unwrap_err().to_string().contains("line 1"));
        let text = write_table(&[game(None)], |_| ["a", "b"]).replace("bab", "bax");
        assert!(matches!(read_table(&text), Err(TableError::Line(2))));
    }
}
