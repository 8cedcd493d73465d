//! A review as plain text.

use std::fmt::Write as _;

use words::{Report, SeatReport, Table};

/// The whole review.
pub(super) fn page(report: &Report) -> String {
    let mut text = String::new();
    for seat in &report.seats {
        of_seat(&mut text, seat);
    }
    for note in &report.notes {
        let _ = writeln!(text, "{note}");
    }
    text
}

fn of_seat(text: &mut String, seat: &SeatReport) {
    let _ = writeln!(text, "{}\n{}\n", seat.title, "=".repeat(seat.title.chars().count()));
    for sentence in &seat.summary {
        let _ = writeln!(text, "{sentence}");
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
