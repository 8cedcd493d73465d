//! A review as plain text.

use std::fmt::Write as _;

use review::{Review, chart::plain};
use words::{Report, SeatReport, Table, Told};

/// Charts are no wider than a narrow terminal.
const WIDTH: usize = 78;

/// The whole review.
pub(super) fn page<G: Told>(review: &Review<G>, report: &Report) -> String {
    let mut text = String::new();
    for seat in &report.seats {
        of_seat(&mut text, review, seat);
    }
    for note in &report.notes {
        let _ = writeln!(text, "{note}");
    }
    text
}

fn of_seat<G: Told>(text: &mut String, review: &Review<G>, seat: &SeatReport) {
    let _ = writeln!(text, "{}\n{}\n", seat.title, "=".repeat(seat.title.chars().count()));
    for sentence in &seat.summary {
        let _ = writeln!(text, "{sentence}");
    }
    text.push('\n');
    for line in plain(review, seat.seat, &seat.chart, WIDTH) {
        let _ = writeln!(text, "{line}");
    }
    let _ = writeln!(text, "\n{}", seat.turns_title);
    for (number, turn) in (1..).zip(&seat.turns) {
        let _ = writeln!(text, "{number:>3}. {turn}");
    }
    if let Some(luck) = &seat.luck {
        let _ = writeln!(text, "\n{}\n  {}", luck.title, luck.sum);
        let width = luck.parts.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, points) in &luck.parts {
            let _ = writeln!(text, "  {name:<width$}  {points}");
        }
    }
    let _ = writeln!(text, "\n{}", seat.table.title);
    table(text, &seat.table);
    text.push('\n');
}

fn table(text: &mut String, table: &Table) {
    let rows = || std::iter::once(&table.head).chain(&table.rows);
    let width = |column: usize| rows().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..table.head.len()).filter_map(width).collect();
    for row in rows() {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        let _ = writeln!(text, "  {}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
}
