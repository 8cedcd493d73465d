//! The report for people.

use std::{fmt::Write as _, path::Path};

use arena::{BotReport, Elo, Fault, Interval, PairingReport, Report, SprtReport, Strength, Verdict};

/// The report as text.
pub(crate) fn text(report: &Report, setup: &str, out: Option<&Path>) -> String {
    let names: Vec<&str> = report.bots.iter().map(|bot| bot.name.as_str()).collect();
    let swapped = match (report.games_of_unit, report.pairings.len()) {
        (2, 1) => "each with the seats swapped".into(),
        (games, 1) => format!("each from all seats ({games} games)"),
        (games, pairings) => format!("each by {pairings} pairings from all seats ({games} games each)"),
    };
    let mut text = format!("{}: {}\n\n", report.game, names.join(" v "));
    let mut line = |name: &str, value: String| {
        let _ = writeln!(text, "{name:<10}{value}");
    };
    line("Set-up", setup.into());
    line("Deals", format!("{}, {swapped}; {} games", thousands(report.deals), thousands(report.games)));
    line("Seeds", format!("{} to {}", report.first_seed, report.last_seed));
    line("Program", format!("claimant {}, commit {}", report.version, report.commit));
    line("Time", format!("{:.1} s on {}", report.seconds, counted(report.threads as u64, "thread")));
    text.push('\n');
    text += &bots(&report.bots);
    text.push('\n');
    if let [pairing] = report.pairings.as_slice() {
        text += &games(pairing, &names);
    } else {
        text += &cross_table(report);
    }
    text += &faults(&report.bots);
    if let Some(sprt) = &report.sprt {
        text += &sequential(sprt, &names);
    }
    if report.interrupted {
        text += &interrupted(report, out);
    }
    text.trim_end().into()
}

fn bots(bots: &[BotReport]) -> String {
    let head =
        ["bot", "limits", "score", "95 % interval", "Elo", "95 % interval", "decisions/s", "ms each", "nodes each"];
    let mut rows = vec![head.map(String::from).to_vec()];
    for bot in bots {
        let Strength { score, score_interval, elo, elo_interval } = bot.strength;
        rows.push(vec![
            bot.name.clone(),
            bot.limits.to_string(),
            or_dash(score, percent),
            or_dash(score_interval, |Interval { low, high }| format!("{} to {}", percent(low), percent(high))),
            or_dash(elo, elo_text),
            or_dash(elo_interval, |Interval { low, high }| format!("{} to {}", elo_text(low), elo_text(high))),
            or_dash(bot.decisions_per_second, |n| thousands(n.round() as u64)),
            or_dash(bot.millis_per_decision, |n| format!("{n:.3}")),
            or_dash(bot.nodes_per_decision, |n| thousands(n.round() as u64)),
        ]);
    }
    columns(&rows, 2)
}

fn games(pairing: &PairingReport, names: &[&str]) -> String {
    let PairingReport { a, won, shared, lost, .. } = pairing;
    format!(
        "Games of {}: {} won, {} shared, {} lost.\n",
        names[*a],
        thousands(*won),
        thousands(*shared),
        thousands(*lost)
    )
}

/// The score of each row against each column.
fn cross_table(report: &Report) -> String {
    let numbers = 1..=report.bots.len();
    let mut head = vec!["score of row against column".to_string()];
    head.extend(numbers.clone().map(|n| n.to_string()));
    let mut rows = vec![head];
    for (i, bot) in report.bots.iter().enumerate() {
        let cell = |j: usize| {
            let found = report.pairings.iter().find(|p| (p.a, p.b) == (i, j) || (p.a, p.b) == (j, i));
            let score = found.and_then(|p| p.strength.score.map(|score| if p.a == i { score } else { 1.0 - score }));
            or_dash(score, percent)
        };
        let mut row = vec![format!("{} {}", i + 1, bot.name)];
        row.extend((0..report.bots.len()).map(cell));
        rows.push(row);
    }
    let mut text = columns(&rows, 1);
    text.push('\n');
    let mut rows = vec![["pairing", "score", "95 % interval", "Elo", "95 % interval"].map(String::from).to_vec()];
    for pairing in &report.pairings {
        let Strength { score, score_interval, elo, elo_interval } = pairing.strength;
        rows.push(vec![
            format!("{} v {}", report.bots[pairing.a].name, report.bots[pairing.b].name),
            or_dash(score, percent),
            or_dash(score_interval, |Interval { low, high }| format!("{} to {}", percent(low), percent(high))),
            or_dash(elo, elo_text),
            or_dash(elo_interval, |Interval { low, high }| format!("{} to {}", elo_text(low), elo_text(high))),
        ]);
    }
    text + &columns(&rows, 1)
}

fn faults(bots: &[BotReport]) -> String {
    let mut text = String::new();
    for bot in bots.iter().filter(|bot| bot.faults.sum() > 0) {
        let kinds = Fault::ALL.into_iter().filter(|&fault| bot.faults.of(fault) > 0);
        let kinds: Vec<String> = kinds.map(|fault| format!("{} {fault}", bot.faults.of(fault))).collect();
        let _ = writeln!(
            text,
            "{} lost {} by its own fault: {}.",
            bot.name,
            counted(bot.faults.sum(), "game"),
            kinds.join(", ")
        );
    }
    text
}

fn sequential(report: &SprtReport, names: &[&str]) -> String {
    let SprtReport { sprt, llr, low, high, verdict } = report;
    let (elo0, elo1) = (elo_text(sprt.elo0.0), elo_text(sprt.elo1.0));
    let verdict = match verdict {
        Verdict::Open => "not decided".into(),
        Verdict::Elo0 => format!("{elo0} Elo is accepted: {} is not stronger by {elo1}", names[0]),
        Verdict::Elo1 => format!("{elo1} Elo is accepted: {} is stronger by more than {elo0}", names[0]),
    };
    format!(
        "Sequential test of {elo0} against {elo1} Elo (alpha {}, beta {}): LLR {llr:.2}, bounds {low:.2} and {high:.2}; \
         {verdict}.\n",
        sprt.alpha, sprt.beta
    )
}

fn interrupted(report: &Report, out: Option<&Path>) -> String {
    let games = counted(report.games, "game");
    match out {
        Some(folder) => format!(
            "Interrupted after {games}. What was played is in {}: the same command with --resume goes on.\n",
            folder.display()
        ),
        None => format!("Interrupted after {games}. With --out FOLDER a run can go on later.\n"),
    }
}

/// Rows under each other: the first `left` columns aligned to the left, the others to the right.
fn columns(rows: &[Vec<String>], left: usize) -> String {
    let width = |i: usize| rows.iter().filter_map(|row| row.get(i)).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (i, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let gap = if i == 0 { "" } else { "  " };
            let _ = if i < left { write!(line, "{gap}{cell:<width$}") } else { write!(line, "{gap}{cell:>width$}") };
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

fn or_dash<T>(value: Option<T>, text: impl Fn(T) -> String) -> String {
    value.map_or("-".into(), text)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn elo_text(elo: f64) -> String {
    match elo {
        elo if elo >= Elo::MOST.0 => format!("over +{:.0}", Elo::MOST.0),
        elo if elo <= -Elo::MOST.0 => format!("under -{:.0}", Elo::MOST.0),
        elo if elo.abs() < 0.5 => "0".into(),
        elo => format!("{elo:+.0}"),
    }
}

fn counted(n: u64, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{} {noun}s", thousands(n)) }
}

pub(super) fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
