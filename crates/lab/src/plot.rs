//! Plots as SVG, without scripts, fonts or files.

use std::fmt::Write as _;

use crate::{Count, Effect};

/// Readable on white and on black.
const STYLE: &str = "<style>text{font:12px sans-serif;fill:#6e7781}line,path{stroke:#6e7781;fill:none}.sure{fill:#cf5a00;stroke:#cf5a00}\
                     .unsure{fill:#3f7fbf;stroke:#3f7fbf}rect{fill:#3f7fbf}.faint{stroke-dasharray:2 3}</style>";
const ROW: f64 = 18.0;
/// Where the labels end, and the plot begins.
const LEFT: f64 = 190.0;
const WIDTH: f64 = 640.0;

/// Effects with their intervals, one below the other; significant ones are filled in another colour.
pub(crate) fn effects(title: &str, effects: &[&Effect]) -> String {
    let ends = effects.iter().flat_map(|effect| [effect.estimate.low, effect.estimate.high]);
    let reach = ends.map(f64::abs).fold(0.01, f64::max);
    let (step, digits) = step(reach);
    let most = (reach / step).ceil() * step;
    let x = |value: f64| LEFT + (value + most) / (2.0 * most) * (WIDTH - LEFT - 20.0);
    let height = ROW * effects.len() as f64 + 34.0;
    let mut svg = open(title, height);
    let mut tick = -most;
    while tick < most + step / 2.0 {
        let (at, faint) = (x(tick), if tick.abs() < step / 2.0 { "" } else { " class=\"faint\"" });
        let _ = write!(svg, "<line x1=\"{at:.1}\" y1=\"4\" x2=\"{at:.1}\" y2=\"{:.1}\"{faint}/>", height - 24.0);
        let label = format!("{:+.digits$}", 100.0 * tick).replace('-', "−");
        let label = if tick.abs() < step / 2.0 { "0".into() } else { label };
        let _ = write!(svg, "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>", height - 8.0);
        tick += step;
    }
    for (i, effect) in effects.iter().enumerate() {
        let y = ROW * i as f64 + 14.0;
        let class = if effect.p < 0.05 { "sure" } else { "unsure" };
        let (low, high, at) = (x(effect.estimate.low), x(effect.estimate.high), x(effect.estimate.value));
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line x1=\"{low:.1}\" y1=\"{y:.1}\" x2=\"{high:.1}\" y2=\"{y:.1}\" class=\"{class}\"/>\
             <circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"3.5\" class=\"{class}\"/>",
            LEFT - 8.0,
            y + 4.0,
            escape(&effect.name),
        );
    }
    svg + "</svg>"
}

/// How often each number was seen, as bars; several numbers share a bar if there are too many.
pub(crate) fn bars(title: &str, count: &Count) -> String {
    const HEIGHT: f64 = 170.0;
    let (first, last) = (count.0.keys().next().copied().unwrap_or(0), count.0.keys().last().copied().unwrap_or(0));
    let wide = (last - first) / 40 + 1;
    let bars = (last - first) / wide + 1;
    let share = |bar: u32| {
        let from = first + bar * wide;
        let seen: u64 = count.0.range(from..from + wide).map(|(_, times)| times).sum();
        seen as f64 / count.total().max(1) as f64
    };
    let most = (0..bars).map(share).fold(0.001, f64::max);
    let width = (WIDTH - 60.0) / f64::from(bars.max(12));
    let mut svg = open(title, HEIGHT);
    for bar in 0..bars {
        let high = share(bar) / most * (HEIGHT - 50.0);
        let x = 40.0 + f64::from(bar) * width;
        let (from, to) = (first + bar * wide, first + bar * wide + wide - 1);
        let name = if wide == 1 { from.to_string() } else { format!("{from} to {to}") };
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\"><title>{name}: {:.1} %</title></rect>",
            HEIGHT - 24.0 - high,
            (width - 2.0).max(1.0),
            100.0 * share(bar),
        );
        if bar % (bars / 12 + 1) == 0 {
            let at = x + width / 2.0;
            let _ = write!(svg, "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{from}</text>", HEIGHT - 8.0);
        }
    }
    let _ = write!(svg, "<text x=\"4\" y=\"16\">{:.0} %</text>", 100.0 * most);
    svg + "</svg>"
}

fn open(title: &str, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\
         <title>{}</title>{STYLE}",
        escape(title)
    )
}

/// A round distance between marks, and the digits behind the point that it needs in percentage points.
fn step(reach: f64) -> (f64, usize) {
    let steps = [(0.0025, 2), (0.005, 1), (0.01, 0), (0.02, 0), (0.05, 0), (0.1, 0), (0.25, 0)];
    steps.into_iter().find(|(step, _)| reach / step <= 4.0).unwrap_or((0.5, 0))
}

/// Text between tags.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Estimate;

    #[test]
    fn every_effect_has_a_line_and_a_dot_between_its_ends() {
        let effect = |name: &str, value: f64| Effect {
            name: name.into(),
            deals: 100,
            estimate: Estimate { value, low: value - 0.02, high: value + 0.02 },
            p: if value > 0.02 { 0.01 } else { 0.5 },
        };
        let all = [effect("A & <B>", 0.05), effect("C", -0.01)];
        let svg = effects("effects", &all.iter().collect::<Vec<_>>());
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(
            svg.contains("A &amp; &lt;B&gt;") && svg.contains("class=\"sure\"") && svg.contains("class=\"unsure\"")
        );
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
        assert!(effects("none", &[]).ends_with("</svg>"));
    }

    #[test]
    fn many_numbers_share_bars() {
        let few = bars("few", &Count(BTreeMap::from([(0, 1), (2, 3)])));
        assert_eq!(few.matches("<rect").count(), 3);
        let many = bars("many", &Count((0..500).map(|i| (i, 1)).collect()));
        assert!(many.matches("<rect").count() <= 41);
        assert!(bars("none", &Count::default()).ends_with("</svg>"));
    }
}
