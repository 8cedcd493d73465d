//! The review of a game in words: figures, turning points, luck, and a table of all decisions.

use bots::Basis;
use game::Seat;
use review::{Decision, Estimate, Luck, Moment, Review, Reviewed, Turn, TurningPoint, Verdict, Weight, chart::Labels};

use crate::{Names, Words};

/// A review in words.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its heading.
    pub title: String,
    /// What was found of each seat.
    pub seats: Vec<SeatReport>,
    /// How to read it.
    pub notes: Vec<String>,
}

/// What was found of a seat.
#[derive(Clone, Debug)]
pub struct SeatReport {
    /// Whose it is.
    pub seat: Seat,
    /// The heading.
    pub title: String,
    /// What to do better, and how it has played: a sentence for each figure.
    pub summary: Vec<String>,
    /// A heading for the turning points.
    pub turns_title: String,
    /// A sentence for each turning point, in the order of the game; at least one.
    pub turns: Vec<String>,
    /// Luck and skill, if that is known.
    pub luck: Option<LuckReport>,
    /// All decisions.
    pub table: Table,
    /// What the chart says.
    pub chart: Labels,
}

/// Luck and skill in words.
#[derive(Clone, Debug)]
pub struct LuckReport {
    /// The heading.
    pub title: String,
    /// All of it in a sentence.
    pub sum: String,
    /// The parts of the result, each with its points, and the result.
    pub parts: Vec<(String, String)>,
}

/// A table: its heading, the names of its columns, and its rows.
#[derive(Clone, Debug)]
pub struct Table {
    /// The heading.
    pub title: String,
    /// The names of the columns.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// A game whose review can be told.
pub trait Told: Reviewed {
    /// An answer to what the seat that looks at this view is asked.
    fn say_answer(words: &Words, view: &Self::View, answer: Self::Action) -> String;
    /// Why an answer is a good one, for whoever is asked, if a sentence can say it.
    fn say_reason(words: &Words, view: &Self::View, answer: Self::Action) -> Option<String>;
    /// Why one answer would have been better than the one that was given, if a sentence can say it.
    fn say_better(words: &Words, view: &Self::View, better: Self::Action, answered: Self::Action) -> Option<String>;
    /// A trick or a turn.
    fn say_moment(words: &Words, moment: Moment) -> String;
    /// The sections of the chart.
    fn say_sections(words: &Words) -> Vec<String>;
    /// What chance is called before the first move.
    fn say_deal(words: &Words) -> String;
    /// What chance is called after it.
    fn say_chance(words: &Words) -> String;
    /// What ± means.
    fn say_margin(words: &Words) -> String;
}

impl Told for claim::State {
    fn say_answer(words: &Words, view: &claim::View, answer: claim::Action) -> String {
        words.claim_answer(view, answer)
    }

    fn say_reason(words: &Words, view: &claim::View, answer: claim::Action) -> Option<String> {
        words.claim_reason(view, answer)
    }

    fn say_better(words: &Words, view: &claim::View, better: claim::Action, answered: claim::Action) -> Option<String> {
        words.claim_better(view, better, answered)
    }

    fn say_moment(words: &Words, moment: Moment) -> String {
        let key = if moment.section == 0 { "table-phase-one" } else { "table-phase-two" };
        words.args().number("trick", moment.number).say(key)
    }

    fn say_sections(words: &Words) -> Vec<String> {
        vec![words.say("review-phase-one"), words.say("review-phase-two")]
    }

    fn say_deal(words: &Words) -> String {
        words.say("review-luck-deal")
    }

    fn say_chance(words: &Words) -> String {
        words.say("review-luck-draws")
    }

    fn say_margin(words: &Words) -> String {
        words.say("review-note-sampled")
    }
}

impl Told for claim_it::State {
    fn say_answer(words: &Words, view: &claim_it::View, answer: claim_it::Action) -> String {
        words.claim_it_answer(view.state(), answer)
    }

    fn say_reason(words: &Words, view: &claim_it::View, answer: claim_it::Action) -> Option<String> {
        words.claim_it_reason(view.state(), answer)
    }

    fn say_better(
        words: &Words,
        view: &claim_it::View,
        better: claim_it::Action,
        answered: claim_it::Action,
    ) -> Option<String> {
        words.claim_it_better(view.state(), better, answered)
    }

    fn say_moment(words: &Words, moment: Moment) -> String {
        words.args().number("turn", moment.number).say("table-turn")
    }

    fn say_sections(words: &Words) -> Vec<String> {
        vec![words.say("review-turns-of-game")]
    }

    fn say_deal(words: &Words) -> String {
        words.say("review-luck-first")
    }

    fn say_chance(words: &Words) -> String {
        words.say("review-luck-dice")
    }

    fn say_margin(words: &Words) -> String {
        words.say("review-note-looked-ahead")
    }
}

impl Words {
    /// A review in words, as far as it has come.
    pub fn review<G: Told>(&self, review: &Review<G>, names: &Names) -> Report {
        let nodes = self.args().number("nodes", review.nodes() as f64).say("review-note-nodes");
        let mut notes = vec![self.say("review-note-view"), nodes, G::say_margin(self)];
        if review.result().is_none() {
            notes.push(self.say("review-note-unfinished"));
        }
        let seats = review.seats().iter().map(|&seat| self.review_of(review, names, seat)).collect();
        Report { title: self.say("review-title"), seats, notes }
    }

    /// How far a review has come.
    pub fn review_progress(&self, (done, total): (usize, usize)) -> String {
        self.args().number("done", done as f64).number("total", total as f64).say("review-progress")
    }

    fn review_of<G: Told>(&self, review: &Review<G>, names: &Names, seat: Seat) -> SeatReport {
        let who = self.player(names, seat);
        let all: Vec<(&G::View, &Decision<G::Action>)> =
            review.spots(seat).map(|(spot, decision)| (&spot.view, decision)).collect();
        let points = review.turning_points(seat);
        let mut turns: Vec<String> = points.iter().map(|point| self.turning_point::<G>(point, &all)).collect();
        if turns.is_empty() {
            turns.push(self.say("review-no-turns"));
        }
        SeatReport {
            seat,
            title: self.args().text("who", who.clone()).say("review-of"),
            summary: [self.most_to_gain::<G>(&all)].into_iter().chain(self.review_summary(review, seat)).collect(),
            turns_title: self.say("review-turns"),
            turns,
            luck: review.luck(seat).map(|luck| self.luck::<G>(&luck)),
            table: self.table_of_decisions::<G>(&all),
            chart: self.labels::<G>(&who, &all),
        }
    }

    fn review_summary<G: Told>(&self, review: &Review<G>, seat: Seat) -> Vec<String> {
        let summary = review.summary(seat);
        let (loss, margin) = (100.0 * summary.mean_loss.value.max(0.0), 100.0 * summary.mean_loss.margin());
        let args = self.args().number("count", summary.decisions);
        let decisions = args.text("loss", self.decimal(loss)).text("margin", self.decimal(margin));
        let accuracy = match summary.accuracy {
            Some(accuracy) => {
                let args = self.args().text("percent", with_minus(percent(accuracy.value)));
                args.number("margin", percent(accuracy.margin()).max(1.0)).say("review-accuracy")
            }
            None => self.say("review-no-accuracy"),
        };
        vec![decisions.say("review-decisions"), accuracy]
    }

    /// What would have gained the most, in a sentence; nothing that could as well be noise.
    fn most_to_gain<G: Told>(&self, all: &[(&G::View, &Decision<G::Action>)]) -> String {
        let is_certain = |decision: &Decision<G::Action>| decision.loss.value > decision.loss.margin().max(0.005);
        let costly = all.iter().filter(|(_, decision)| is_certain(decision));
        let costliest = costly.max_by(|(_, one), (_, other)| one.loss.value.total_cmp(&other.loss.value));
        let Some((view, decision)) = costliest else { return self.say("review-advice-none") };
        let best = decision.best().map_or(decision.answered, |best| best.answer);
        let args = self.args().text("moment", G::say_moment(self, decision.moment));
        let args = args.text("answer", G::say_answer(self, view, decision.answered));
        let args = args.text("best", G::say_answer(self, view, best)).number("points", percent(decision.loss.value));
        self.with_reason::<G>(args.say("review-advice"), view, best, decision.answered)
    }

    /// What is said of a mistake, and why the best answer was better, if that can be said.
    fn with_reason<G: Told>(&self, told: String, view: &G::View, best: G::Action, answered: G::Action) -> String {
        match G::say_better(self, view, best, answered) {
            Some(reason) => format!("{told} {reason}"),
            None => told,
        }
    }

    /// What turned the game, in a sentence.
    fn turning_point<G: Told>(&self, point: &TurningPoint, all: &[(&G::View, &Decision<G::Action>)]) -> String {
        let Some((view, decision)) = all.get(point.decision) else { return String::new() };
        let best = decision.best().map_or(decision.answered, |best| best.answer);
        let args = self
            .args()
            .text("moment", G::say_moment(self, decision.moment))
            .text("answer", G::say_answer(self, view, decision.answered))
            .text("best", G::say_answer(self, view, best))
            .number("from", percent(point.from))
            .number("to", percent(point.to))
            .number("points", percent(decision.loss.value))
            .number("margin", percent(decision.loss.margin()).max(1.0));
        let told = args.say(match point.turn {
            Turn::Mistake => "review-turn-mistake",
            Turn::ThrownAway if decision.verdicts() == Some((Verdict::Won, Verdict::Lost)) => "review-turn-thrown-away",
            Turn::ThrownAway => "review-turn-half-thrown-away",
            Turn::Rise => "review-turn-rise",
            Turn::Fall => "review-turn-fall",
            Turn::Gift if Verdict::of(point.from) == Verdict::Lost && Verdict::of(point.to) == Verdict::Won => {
                "review-turn-gift"
            }
            Turn::Gift => "review-turn-half-gift",
            Turn::Settled(Verdict::Won) => "review-turn-won",
            Turn::Settled(Verdict::Lost) => "review-turn-lost",
            Turn::Settled(Verdict::Shared) => "review-turn-shared",
        });
        match point.turn {
            Turn::Mistake | Turn::ThrownAway => self.with_reason::<G>(told, view, best, decision.answered),
            Turn::Rise | Turn::Fall | Turn::Gift | Turn::Settled(_) => told,
        }
    }

    fn luck<G: Told>(&self, luck: &Luck) -> LuckReport {
        let (total, decisions) = (luck.total(), luck.decisions());
        let ended = match luck.result {
            1.0.. => "won",
            0.0 => "lost",
            _ => "shared",
        };
        let sum = self.args().text("ended", ended).text("luck", signed(total.value));
        let sum = sum.text("skill", signed(decisions.value)).number("margin", percent(total.margin()).max(1.0));
        let more = self.say(match luck.weight() {
            Some(Weight::Luck) => "review-luck-more",
            Some(Weight::Decisions) => "review-luck-less",
            None => "review-luck-unclear",
        });
        let sum = format!("{} {more}", sum.say("review-luck-sum"));
        let part = |name: String, part: Estimate| {
            (name, format!("{} ± {}", signed(part.value), percent(part.margin()).max(1.0)))
        };
        let parts = vec![
            (self.say("review-luck-par"), percent(luck.par).to_string()),
            part(G::say_deal(self), luck.deal),
            part(G::say_chance(self), luck.draws),
            part(self.say("review-luck-own"), luck.own),
            part(self.say("review-luck-others"), luck.others),
            (self.say("review-luck-result"), percent(luck.result).to_string()),
        ];
        LuckReport { title: self.say("review-luck"), sum, parts }
    }

    fn table_of_decisions<G: Told>(&self, all: &[(&G::View, &Decision<G::Action>)]) -> Table {
        let head = [
            "review-column-when",
            "review-column-answer",
            "review-column-cost",
            "review-column-best",
            "review-column-before",
            "review-column-after",
            "review-column-next",
            "review-column-basis",
        ];
        let row = |(view, decision): &(&G::View, &Decision<G::Action>)| {
            let mut rated = decision.answers.iter().map(|rated| {
                let chance = self.percent(percent(rated.chance.value));
                format!("{} {chance}", G::say_answer(self, view, rated.answer))
            });
            let cost = Estimate { value: decision.loss.value.max(0.0), ..decision.loss };
            vec![
                G::say_moment(self, decision.moment),
                G::say_answer(self, view, decision.answered),
                with_margin(cost),
                rated.next().unwrap_or_default(),
                self.percent(with_margin(decision.before)),
                self.percent(with_margin(decision.after)),
                rated.take(2).collect::<Vec<_>>().join("; "),
                self.say(basis(decision)),
            ]
        };
        let head = head.iter().map(|key| self.say(key)).collect();
        Table { title: self.say("review-table"), head, rows: all.iter().map(row).collect() }
    }

    fn labels<G: Told>(&self, who: &str, all: &[(&G::View, &Decision<G::Action>)]) -> Labels {
        let chance = |estimate: Option<Estimate>| percent(estimate.unwrap_or_default().value);
        let from = chance(all.first().map(|(_, decision)| decision.before));
        let to = chance(all.last().map(|(_, decision)| decision.after));
        Labels {
            title: self.args().text("who", who).say("review-chart"),
            description: self.args().number("from", from).number("to", to).say("review-chart-long"),
            chance: self.say("review-chance"),
            sections: G::say_sections(self),
            result: self.say("review-luck-result"),
        }
    }
}

/// What a judgement rests on, and what it proves.
fn basis<A: Copy + PartialEq>(decision: &Decision<A>) -> &'static str {
    use Verdict::{Lost, Shared, Won};
    match (decision.basis, decision.verdicts()) {
        (Basis::Searched, _) => "review-basis-searched",
        (_, None) => "review-basis-looked-ahead",
        (_, Some((Won, Won))) => "review-basis-won",
        (_, Some((Won, Shared))) => "review-basis-won-shared",
        (_, Some((Won, Lost))) => "review-basis-won-lost",
        (_, Some((Shared, Lost))) => "review-basis-shared-lost",
        (_, Some((Shared, _))) => "review-basis-shared",
        (_, Some((Lost, _))) => "review-basis-lost",
    }
}

/// A part of one as whole percents, or as points.
fn percent(part: f64) -> f64 {
    // Nothing is never negative.
    (100.0 * part).round() + 0.0
}

/// A number with a minus that is one.
fn with_minus(number: f64) -> String {
    if number < 0.0 { format!("−{}", -number) } else { number.to_string() }
}

/// Points with their sign.
fn signed(part: f64) -> String {
    let points = percent(part);
    if points < 0.0 { with_minus(points) } else { format!("+{points}") }
}

/// Percents or points with their margin, if they have one.
fn with_margin(estimate: Estimate) -> String {
    match percent(estimate.margin()) {
        0.0 => percent(estimate.value).to_string(),
        margin => format!("{}\u{a0}±\u{a0}{margin}", percent(estimate.value)),
    }
}
