//! Findings for people: one page of HTML that needs nothing else, or Markdown with its plots beside it.

use std::fmt::Write as _;

use crate::{
    Cause, Effect, Experiment, Findings, Plan,
    plot::{bars, effects, escape},
};

/// What there is to show.
pub struct Report {
    title: String,
    summary: Vec<String>,
    sections: Vec<Section>,
}

struct Section {
    title: &'static str,
    /// The name of its plot as a file.
    slug: &'static str,
    text: String,
    plot: Option<String>,
    table: Table,
}

#[derive(Default)]
struct Table {
    head: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

/// The most effects that a plot shows; a table has them all.
const SHOWN: usize = 40;

/// The tables of effects: title, name of the plot's file, and what they mean.
const EFFECTS: [(Cause, &str, &str, &str); 8] = [
    (Cause::Seat, "Seats", "seats", "Difference in win probability between the side in that seat and the others."),
    (Cause::Bot, "Bots", "bots", "Difference in win probability between the sides of the two bots."),
    (
        Cause::Faction,
        "Factions dealt",
        "factions",
        "What one more card of a faction in the first hand is worth, in place of a card of another faction: the difference in win \
         probability between two sides of which one was dealt one card more of it than the other. Hands are dealt at random, so this is an effect.",
    ),
    (Cause::Pair, "Pairs dealt", "pairs", "The same for a card of either faction of the deck's pair."),
    (
        Cause::Artifact,
        "Artifacts",
        "artifacts",
        "Difference in win probability between the side that was dealt an artifact and the other.",
    ),
    (
        Cause::Hero,
        "Heroes",
        "heroes",
        "Difference in win probability between the side that was dealt a hero and the other.",
    ),
    (
        Cause::Vote,
        "Votes",
        "votes",
        "Difference in win probability between the side that got the vote of a faction and the others: which votes winners \
         have. This is an association, not an effect: whoever plays well gets votes.",
    ),
    (Cause::TwoVotes, "Pairs of votes", "two-votes", "The same for the side that got the votes of both factions."),
];

impl Report {
    /// All that was found.
    pub fn new(plan: &Plan, found: &Findings) -> Report {
        let experiment = plan.experiment();
        let summary = vec![
            format!(
                "{} games on {} deals of {} set-ups; {} of {} games of the experiment.",
                thousands(found.games),
                thousands(found.deals),
                thousands(found.setups),
                thousands(found.games),
                thousands(plan.games())
            ),
            format!("Bots: {}. {}", bots(experiment), seeds(plan)),
            "Every interval is a 95 % interval. Those of a table of effects hold all at once (Bonferroni), and p is corrected for the \
             number of effects in the table (Holm); orange marks p < 0.05. Holm's method finds more than Bonferroni's, so p can be below 0.05 \
             where the interval still holds 0. The games of one deal count as one observation."
                .into(),
        ];
        let mut sections: Vec<Section> = EFFECTS
            .iter()
            .map(|&(cause, title, slug, text)| effect_section(title, slug, text, found.effects(cause)))
            .collect();
        sections.retain(|section| !section.table.rows.is_empty());
        sections.extend(luck(found));
        sections.push(lengths(found));
        sections.push(closeness(found));
        sections.push(powers(found));
        Report { title: experiment.title.clone(), summary, sections }
    }

    /// One page that needs nothing else.
    pub fn html(&self) -> String {
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
             <title>{title}</title><style>\
             :root{{color-scheme:light dark}}body{{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}}\
             svg{{max-width:100%;height:auto}}table{{border-collapse:collapse;font-size:.85rem}}\
             th,td{{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #8884}}th:first-child,td:first-child{{text-align:left}}\
             details{{margin:.5rem 0 2rem}}</style></head><body><h1>{title}</h1>",
            title = escape(&self.title)
        );
        for line in &self.summary {
            let _ = write!(page, "<p>{}</p>", escape(line));
        }
        for section in &self.sections {
            let _ = write!(page, "<h2>{}</h2><p>{}</p>", escape(section.title), escape(&section.text));
            page.push_str(section.plot.as_deref().unwrap_or_default());
            let open = if section.plot.is_none() { " open" } else { "" };
            let _ = write!(page, "<details{open}><summary>Figures</summary><table><tr>");
            for cell in &section.table.head {
                let _ = write!(page, "<th>{}</th>", escape(cell));
            }
            for row in &section.table.rows {
                page.push_str("</tr><tr>");
                for cell in row {
                    let _ = write!(page, "<td>{}</td>", escape(cell));
                }
            }
            page.push_str("</tr>");
            page.push_str("</table></details>");
        }
        page + "</body></html>\n"
    }

    /// The same as Markdown, with plots in files: `plots` is the path to their folder.
    pub fn markdown(&self, plots: &str) -> String {
        let mut text = format!("## {}\n\n", self.title);
        for line in &self.summary {
            let _ = write!(text, "{line}\n\n");
        }
        for section in &self.sections {
            let _ = write!(text, "### {}\n\n{}\n\n", section.title, section.text);
            if section.plot.is_some() {
                let _ = write!(text, "![{}]({plots}/{}.svg)\n\n", section.title, section.slug);
            }
            let _ = writeln!(text, "| {} |", section.table.head.join(" | "));
            let align = section.table.head.iter().enumerate().map(|(i, _)| if i == 0 { "---" } else { "---:" });
            let _ = writeln!(text, "| {} |", align.collect::<Vec<_>>().join(" | "));
            let rows = &section.table.rows;
            // As many effects as the plot shows.
            let most = if section.plot.is_some() { SHOWN / 2 } else { rows.len() };
            for (i, row) in rows.iter().enumerate().filter(|&(i, _)| i < most || i + most >= rows.len()) {
                if i + most == rows.len() && rows.len() > 2 * most {
                    let _ = writeln!(text, "| … |{}", " |".repeat(row.len() - 1));
                }
                let _ = writeln!(text, "| {} |", row.join(" | "));
            }
            text.push('\n');
        }
        text
    }

    /// The plots, with the names of their files.
    pub fn plots(&self) -> impl Iterator<Item = (String, &str)> {
        self.sections.iter().filter_map(|section| Some((format!("{}.svg", section.slug), section.plot.as_deref()?)))
    }
}

fn bots(experiment: &Experiment) -> String {
    let names: Vec<String> = (0..experiment.bots.len()).map(|bot| experiment.player(bot).to_string()).collect();
    match &names[..] {
        [all] => format!("{all} in all seats"),
        some => format!("{}, by turns", some.join(" and ")),
    }
}

fn seeds(plan: &Plan) -> String {
    let Experiment { seed, deals, repeats, .. } = *plan.experiment();
    let last = plan.fixture(plan.games().saturating_sub(1)).seed;
    format!("Seeds {seed} to {last}: {deals} deals of each set-up, {repeats} games with the same seats on each.")
}

fn effect_section(title: &'static str, slug: &'static str, text: &str, all: &[Effect]) -> Section {
    let all: Vec<Effect> = all.iter().map(|effect| Effect { name: spaced(&effect.name), ..effect.clone() }).collect();
    let mut shown: Vec<&Effect> = all.iter().collect();
    let mut text = text.to_string();
    if shown.len() > SHOWN {
        let _ = write!(text, " The plot shows the first {} and the last {} of {}.", SHOWN / 2, SHOWN / 2, all.len());
        shown = all[..SHOWN / 2].iter().chain(&all[all.len() - SHOWN / 2..]).collect();
    }
    let row = |effect: &Effect| {
        let Effect { name, deals, estimate, p } = effect;
        vec![
            name.clone(),
            points(estimate.value),
            format!("{} to {}", points(estimate.low), points(estimate.high)),
            if *p < 0.001 { "< 0.001".into() } else { format!("{p:.3}") },
            thousands(*deals),
        ]
    };
    let plot = (!all.is_empty()).then(|| effects(title, &shown));
    let head = vec!["", "percentage points", "95 % interval", "p (Holm)", "deals"];
    Section { title, slug, text, plot, table: Table { head, rows: all.iter().map(row).collect() } }
}

fn luck(found: &Findings) -> Option<Section> {
    let luck = found.luck?;
    let percent = |share: f64| format!("{:.1} %", 100.0 * share).replace('-', "−");
    let text = "How much of the spread of results the deal alone explains: the cards and who leads, with the same bots on every seat. It is what two \
                games on one deal have in common, as a share of how much games vary. The rest is play, and what bots decide at random.";
    let rows =
        vec![vec!["the deal".into(), percent(luck.value), format!("{} to {}", percent(luck.low), percent(luck.high))]];
    let table = Table { head: vec!["", "share", "95 % interval"], rows };
    Some(Section { title: "Luck of the deal", slug: "luck", text: text.into(), plot: None, table })
}

fn lengths(found: &Findings) -> Section {
    let lengths = &found.lengths;
    let row = vec![
        "decisions in a game".into(),
        format!("{:.1}", lengths.mean()),
        lengths.quantile(0.05).to_string(),
        lengths.quantile(0.5).to_string(),
        lengths.quantile(0.95).to_string(),
        lengths.quantile(1.0).to_string(),
    ];
    let head = vec!["", "mean", "5 %", "median", "95 %", "longest"];
    let text = "Decisions with more than one legal answer, of all players together.".into();
    let plot = Some(bars("Decisions in a game", lengths));
    Section { title: "Length of games", slug: "lengths", text, plot, table: Table { head, rows: vec![row] } }
}

fn closeness(found: &Findings) -> Section {
    let share = |games: u64| format!("{:.1} %", 100.0 * games as f64 / found.games.max(1) as f64);
    let margins = found.margins.0.iter().map(|(margin, &games)| vec![format!("votes ahead: {margin}"), share(games)]);
    let endings = found.endings.iter().map(|(ending, &games)| {
        let what = match ending.as_str() {
            "votes" => "decided by the most votes",
            "cards" => "equal votes, decided by more cards",
            "sum" => "equal cards, decided by their sum",
            _ => "shared",
        };
        vec![what.into(), share(games)]
    });
    let table = Table { head: vec!["", "games"], rows: margins.chain(endings).collect() };
    let text = "The winner's lead in votes, and what decided the game.".into();
    let plot = Some(bars("Votes ahead", &found.margins));
    Section { title: "Closeness", slug: "closeness", text, plot, table }
}

fn powers(found: &Findings) -> Section {
    let row = |power: &crate::Power| {
        let each = |times: u64| format!("{:.2}", times as f64 / power.games.max(1) as f64);
        let percent = format!("{:.1} %", 100.0 * power.own_votes as f64 / power.games.max(1) as f64);
        let is_faction = power.kind == "faction";
        vec![
            spaced(&power.name),
            power.kind.clone(),
            thousands(power.games),
            each(power.played),
            if power.kind == "artifact" { "–".into() } else { each(power.won) },
            each(power.turned),
            if power.kind == "artifact" { "–".into() } else { each(power.diverted) },
            each(power.acted),
            each(power.asked),
            if is_faction { percent } else { "–".into() },
        ]
    };
    let text = format!(
        "For each game that it was in: how often it was played; tricks won with it; tricks that it won, or in which the artifact was \
         played, though the highest printed value of the led faction would give them to somebody else; cards of it that went elsewhere after a trick \
         than the base rule says, by whatever power; moves in which its own power had a say, as far as events tell; questions that it asked; and how \
         often a rule of its own decided its vote. {} of {} tricks ({:.1} %) did not go to the highest printed value of the led faction.",
        thousands(found.turned),
        thousands(found.tricks),
        100.0 * found.turned as f64 / found.tricks.max(1) as f64
    );
    let head = vec![
        "",
        "kind",
        "games",
        "played",
        "tricks won",
        "turned",
        "cards diverted",
        "power acted",
        "asked",
        "own vote",
    ];
    let table = Table { head, rows: found.powers.iter().map(row).collect() };
    Section { title: "What each power decided", slug: "powers", text, plot: None, table }
}

/// A name as people write it: `LichKing` is the Lich King.
fn spaced(name: &str) -> String {
    let mut spaced = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && spaced.ends_with(char::is_lowercase) {
            spaced.push(' ');
        }
        spaced.push(letter);
    }
    spaced
}

/// A share in percentage points.
fn points(value: f64) -> String {
    format!("{:+.1}", 100.0 * value).replace('-', "−")
}

fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
