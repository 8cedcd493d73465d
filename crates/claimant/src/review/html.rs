//! A review as a page of its own: no file, script or font from elsewhere.

use std::fmt::Write as _;

use review::{
    Review,
    chart::{Sign, Width, escaped, svg},
};
use words::{Report, SeatReport, Table, Told, Words};

const STYLE: &str = "\
:root{color-scheme:light dark}\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:CanvasText;background:Canvas}\
figure{margin:1rem 0;overflow-x:auto}\
figure svg{display:block;width:100%;min-width:32rem;height:auto}\
.signs{display:flex;flex-wrap:wrap;gap:0 1.2rem;list-style:none;padding:0;font-size:.875rem}\
.signs svg{vertical-align:middle}\
.scroll{overflow-x:auto}\
table{border-collapse:collapse;font-size:.875rem}\
caption{text-align:start;font-weight:bold;padding:.5rem 0}\
th,td{text-align:start;vertical-align:top;padding:.25rem .6rem;border-bottom:1px solid GrayText}\
td{font-variant-numeric:tabular-nums}\
footer{margin-top:2rem;font-size:.875rem}";

/// The whole page.
pub(super) fn page<G: Told>(words: &Words, review: &Review<G>, report: &Report) -> String {
    let mut out = String::new();
    let (language, title) = (words.language().code(), escaped(&report.title));
    let _ = write!(
        out,
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
    );
    for seat in &report.seats {
        let _ = writeln!(out, "<section>\n<h2>{}</h2>", escaped(&seat.title));
        paragraphs(&mut out, &seat.summary);
        let percent = |number: u32| words.percent(number);
        let chart = svg(review, seat.seat, &seat.chart, Width::Broad, &percent);
        let _ = writeln!(out, "<figure>{chart}</figure>\n<ul class=\"signs\">");
        for sign in Sign::all(review, seat.seat) {
            let _ = writeln!(out, "<li>{} {}</li>", sign.svg(), escaped(&words.say(sign.text())));
        }
        out.push_str("</ul>\n");
        turns(&mut out, seat);
        luck(&mut out, seat);
        table(&mut out, &seat.table);
        out.push_str("</section>\n");
    }
    out.push_str("</main>\n<footer>\n");
    paragraphs(&mut out, &report.notes);
    out.push_str("</footer>\n</body>\n</html>\n");
    out
}

fn paragraphs(out: &mut String, all: &[String]) {
    for paragraph in all {
        let _ = writeln!(out, "<p>{}</p>", escaped(paragraph));
    }
}

/// The numbers are those of the marks in the chart.
fn turns(out: &mut String, seat: &SeatReport) {
    let _ = writeln!(out, "<h3>{}</h3>\n<ol>", escaped(&seat.turns_title));
    for turn in &seat.turns {
        let _ = writeln!(out, "<li>{}</li>", escaped(turn));
    }
    out.push_str("</ol>\n");
}

fn luck(out: &mut String, seat: &SeatReport) {
    let Some(luck) = &seat.luck else { return };
    let _ = writeln!(out, "<h3>{}</h3>\n<p>{}</p>\n<table>", escaped(&luck.title), escaped(&luck.sum));
    for (name, points) in &luck.parts {
        let _ = writeln!(out, "<tr><th scope=\"row\">{}</th><td>{}</td></tr>", escaped(name), escaped(points));
    }
    out.push_str("</table>\n");
}

fn table(out: &mut String, table: &Table) {
    let _ = writeln!(
        out,
        "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{0}\"><table><caption>{0}</caption>",
        escaped(&table.title)
    );
    out.push_str("<thead><tr>");
    for name in &table.head {
        let _ = write!(out, "<th scope=\"col\">{}</th>", escaped(name));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        out.push_str("<tr>");
        for (at, cell) in row.iter().enumerate() {
            let (tag, scope) = if at == 0 { ("th", " scope=\"row\"") } else { ("td", "") };
            let _ = write!(out, "<{tag}{scope}>{}</{tag}>", escaped(cell));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n");
}
