//! The chart in plain characters, for terminals and text files.

use game::Seat;

use super::{Labels, Point, line_of, step_of};
use crate::{Review, Reviewed};

/// One row for every ten percent, and one for nothing.
const ROWS: usize = 11;
/// The names of the rows and the axis beside them.
const MARGIN: usize = 6;
/// So far apart are two decisions at most.
const WIDEST_STEP: usize = 4;

/// The chart of a seat as lines of at most `width` characters: the chances, below them the numbers of the turning points, and
/// where the sections of the game begin. Nothing before anything is judged.
pub fn plain<G: Reviewed>(review: &Review<G>, seat: Seat, labels: &Labels, width: usize) -> Vec<String> {
    let (points, _) = line_of(review, seat);
    let Some(last) = points.last() else { return Vec::new() };
    let room = width.saturating_sub(MARGIN + 1).max(1);
    let columns = room.min((last.x * WIDEST_STEP as f64) as usize);
    let column = |step: f64| (step / last.x.max(0.5) * columns as f64).round() as usize;
    let mut rows = vec![vec![' '; columns + 1]; ROWS];
    rows[ROWS / 2].iter_mut().step_by(2).for_each(|sign| *sign = '.');
    for pair in points.windows(2) {
        draw(&mut rows, [column(pair[0].x), column(pair[1].x)], [&pair[0], &pair[1]]);
    }
    let mut lines = vec![labels.chance.clone()];
    lines.extend(rows.iter().enumerate().map(|(row, signs)| {
        let percent = 100 - 10 * row;
        let name = if percent % 50 == 0 { format!("{percent:>3}%") } else { String::new() };
        format!("{name:>4} |{}", signs.iter().collect::<String>().trim_end())
    }));
    lines.push(format!("{:>4} +{}", "", "-".repeat(columns + 1)));
    let turns = review.turning_points(seat);
    lines.push(below((1..).zip(&turns).map(|(number, turn): (usize, _)| (column(step_of(turn)), number.to_string()))));
    let mut sections: Vec<(usize, String)> = Vec::new();
    let mut section = None;
    for (at, decision) in review.decisions(seat).enumerate() {
        if section.replace(decision.moment.section) != Some(decision.moment.section) {
            let name = labels.sections.get(usize::from(decision.moment.section)).cloned();
            sections.extend(name.map(|name| (column(at as f64), name)));
        }
    }
    lines.push(below(sections.into_iter()));
    lines.retain(|line| !line.is_empty());
    lines.iter().map(|line| line.chars().take(width).collect()).collect()
}

/// The line from one point to the next.
fn draw(rows: &mut [Vec<char>], columns: [usize; 2], points: [&Point; 2]) {
    let row_of = |chance: f64| ((1.0 - chance.clamp(0.0, 1.0)) * (ROWS - 1) as f64).round() as usize;
    let length = columns[1].saturating_sub(columns[0]);
    let mut above = row_of(points[0].chance);
    for step in 0..=length {
        let part = if length == 0 { 1.0 } else { step as f64 / length as f64 };
        let row = row_of(points[0].chance + part * (points[1].chance - points[0].chance));
        let column = columns[0] + step;
        for between in rows.iter_mut().take(row.max(above)).skip(row.min(above) + 1) {
            if between[column] != '*' {
                between[column] = '|';
            }
        }
        rows[row][column] = '*';
        above = row;
    }
}

/// A line below the axis: each text at its column, or after the one before it.
fn below(texts: impl Iterator<Item = (usize, String)>) -> String {
    let mut line = String::new();
    for (column, text) in texts {
        let used = line.chars().count();
        let gap = (MARGIN + column).saturating_sub(used).max(usize::from(used > 0));
        line.push_str(&" ".repeat(gap));
        line.push_str(&text);
    }
    line
}
