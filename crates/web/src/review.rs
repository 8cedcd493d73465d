//! The review of a game that is over: judged in a worker, decision by decision, and shown in the place of the result.

use game::{Answer as _, Seat};
use leptos::prelude::*;
use play::Played;
use review::{
    AnyDecision, AnyTask, Options, Review, Reviewed,
    chart::{Sign, Width, svg},
};
use words::{LuckReport, Names, SeatReport, Table, Told, Words};

use crate::{app::App, focus, sitting::Game, thinker::Thinker};

/// The review of the game that is shown.
#[derive(Clone, Copy)]
pub(crate) struct Reviewing {
    /// Is it shown in the place of the result?
    pub(crate) is_open: RwSignal<bool>,
    review: RwSignal<Option<AnyReview>>,
    is_running: RwSignal<bool>,
    /// The decision that is looked at, by the number of the move before it.
    shown: StoredValue<Option<usize>>,
    /// A worker of its own: bots may be asked meanwhile.
    judge: Thinker,
}

/// A review of either game.
#[derive(Clone)]
enum AnyReview {
    Claim(Box<Review<claim::State>>),
    ClaimIt(Box<Review<claim_it::State>>),
}

/// Does the same with a review of either game.
macro_rules! either {
    ($review:expr, $one:ident => $result:expr) => {
        match $review {
            AnyReview::Claim($one) => $result,
            AnyReview::ClaimIt($one) => $result,
        }
    };
}

impl AnyReview {
    /// The review of the people of a game, or of everybody if only bots have played; none if nothing can be judged.
    fn of(game: &Game) -> Option<AnyReview> {
        fn begin<G: Reviewed + Played>(game: record::AnyGame, seats: Vec<Seat>) -> Option<Box<Review<G>>> {
            let options = Options { nodes: Options::NODES, seats, luck: true };
            Review::new(&G::recorded(game)?.replay, &options).ok().map(Box::new)
        }
        let record = record::read(&game.text()).next()?.ok()?;
        let mut seats = game.people();
        if seats.is_empty() {
            seats = (0..game.sitters().len() as u8).map(Seat).collect();
        }
        match record {
            record::AnyGame::Claim(_) => begin(record, seats).map(AnyReview::Claim),
            record::AnyGame::ClaimIt(_) => begin(record, seats).map(AnyReview::ClaimIt),
            _ => None,
        }
    }

    fn next_task(&self) -> Option<AnyTask> {
        match self {
            AnyReview::Claim(review) => review.next_task().map(|task| AnyTask::Claim(Box::new(task))),
            AnyReview::ClaimIt(review) => review.next_task().map(|task| AnyTask::ClaimIt(Box::new(task))),
        }
    }

    /// Takes what was judged. Did it belong here?
    fn enter(&mut self, decision: AnyDecision) -> bool {
        let before = self.progress();
        match self {
            AnyReview::Claim(review) => {
                if let Some(decision) = decision.map(claim::Action::from_number) {
                    review.enter(decision);
                }
            }
            AnyReview::ClaimIt(review) => {
                if let Some(decision) = decision.map(claim_it::Action::from_number) {
                    review.enter(decision);
                }
            }
        }
        self.progress() != before
    }

    fn progress(&self) -> (usize, usize) {
        either!(self, review => review.progress())
    }
}

impl Reviewing {
    pub(crate) fn new() -> Reviewing {
        Reviewing {
            is_open: RwSignal::new(false),
            review: RwSignal::new(None),
            is_running: RwSignal::new(false),
            shown: StoredValue::new(None),
            judge: Thinker::new(),
        }
    }

    /// Another game is shown.
    pub(crate) fn forget(self) {
        self.stop();
        self.is_open.set(false);
        self.review.set(None);
    }

    fn stop(self) {
        self.judge.stop();
        self.is_running.set(false);
    }
}

impl App {
    /// Shows the review of the game, and begins with it the first time.
    pub(crate) fn open_review(self) {
        let Reviewing { is_open, review, .. } = self.reviewing;
        if review.with_untracked(Option::is_none) {
            let Some(begun) = self.playing.ask(AnyReview::of).flatten() else {
                return self.message.set(Some(self.say("web-no-review")));
            };
            review.set(Some(begun));
            self.judge_next();
        }
        is_open.set(true);
        focus::settle();
    }

    pub(crate) fn close_review(self) {
        self.reviewing.is_open.set(false);
        focus::settle();
    }

    fn judge_next(self) {
        let Reviewing { review, is_running, judge, .. } = self.reviewing;
        let task = review.with_untracked(|review| review.as_ref().and_then(AnyReview::next_task));
        if is_running.get_untracked() != task.is_some() {
            is_running.set(task.is_some());
        }
        let Some(task) = task else { return };
        judge.judge(task, move |decision| {
            let is_entered = decision.is_some_and(|decision| {
                review.try_update(|review| review.as_mut().is_some_and(|review| review.enter(decision))) == Some(true)
            });
            if is_entered {
                self.judge_next();
            } else {
                self.cannot_review();
            }
        });
    }

    fn stop_review(self) {
        self.reviewing.stop();
        focus::settle();
    }

    /// Says that there is nobody to judge.
    fn cannot_review(self) {
        self.reviewing.forget();
        self.message.set(Some(self.say("web-no-review")));
    }

    /// Looks at the game as it stood before a decision of this seat.
    fn show_decision(self, seat: Seat, at: usize) {
        self.reviewing.shown.set_value(Some(at));
        self.playing.seat.set(seat);
        self.look_back(at);
    }

    /// Whoever comes back from a decision is where they were in the review.
    fn find_decision(self) {
        if let Some(at) = self.reviewing.shown.try_update_value(Option::take).flatten() {
            focus::enter(format!(".turns [data-at='{at}']"));
        }
    }
}

/// The review, in the place of the result.
pub(crate) fn page(app: App) -> AnyView {
    app.find_decision();
    let Reviewing { review, is_running, .. } = app.reviewing;
    let words = app.settings.words;
    let progress = move || {
        let (done, total) = review.with(|review| review.as_ref().map(AnyReview::progress)).unwrap_or_default();
        let text = words.with(|words| words.review_progress((done, total)));
        view! {
            <p>{text}</p>
            <progress max=total.to_string() prop:value=done.to_string() aria-label=app.say("web-review")></progress>
        }
    };
    let controls = move || {
        let is_running = is_running.get();
        let is_complete =
            review.with_untracked(|review| review.as_ref().is_none_or(|review| review.next_task().is_none()));
        let (text, act): (_, fn(App)) =
            if is_running { ("web-stop", App::stop_review) } else { ("web-review-on", App::judge_next) };
        (is_running || !is_complete).then(|| {
            view! {
                <div class="under-way">
                    {progress}
                    <button type="button" class="quiet" on:click=move |_| act(app)>{app.say(text)}</button>
                </div>
            }
        })
    };
    // As long as it is under way only the chart grows: what can be pressed or read must not be drawn again meanwhile.
    let shown = move || {
        words.track();
        if is_running.get() {
            review.track();
            told(app, &|seats, _| {
                let charts = seats.into_iter().map(|found| drawn(found.chart, found.signs)).collect_view();
                view! { <div inert=true>{charts}</div> }.into_any()
            })
        } else {
            told(app, &|seats, notes| whole(app, seats, notes))
        }
    };
    view! {
        <section class="sheet review" aria-label=app.say("web-review")>
            <div class="tools">
                <h2>{app.say("web-review")}</h2>
                <span class="spring"></span>
                <button type="button" class="quiet" on:click=move |_| app.close_review()>{app.say("web-to-result")}</button>
            </div>
            {controls}
            {shown}
        </section>
        <p class="spoken" role="status">
            {move || app.say(if is_running.get() { "web-review-begun" } else { "web-review-ended" })}
        </p>
    }
    .into_any()
}

/// What was found of a seat, with its chart, the signs on it, each with what it means, and where its turning points are in the
/// game.
struct Found {
    report: SeatReport,
    chart: String,
    signs: Vec<(String, String)>,
    turns: Vec<usize>,
}

/// What there is to be told so far, as `view` shows it with the notes.
fn told(app: App, view: &dyn Fn(Vec<Found>, Vec<String>) -> AnyView) -> Option<AnyView> {
    let words = app.settings.words.get_untracked();
    let names = app.playing.ask(|game| names(game, &words, app.playing.seat.get_untracked()))?;
    let (seats, notes) = app
        .reviewing
        .review
        .with_untracked(|review| Some(either!(review.as_ref()?, review => found(&**review, &words, &names))))?;
    Some(view(seats, notes))
}

/// Where several people look at it together, none of them is "you".
fn names(game: &Game, words: &Words, seat: Seat) -> Names {
    let own = Some(seat).filter(|_| game.people().len() == 1);
    game.names_for(words, own)
}

fn found<G: Told>(review: &Review<G>, words: &Words, names: &Names) -> (Vec<Found>, Vec<String>) {
    let report = words.review(review, names);
    let of_seat = |report: SeatReport| {
        let spots: Vec<usize> = review.spots(report.seat).map(|(spot, _)| spot.at).collect();
        let points = review.turning_points(report.seat);
        let turns = points.iter().filter_map(|point| spots.get(point.decision).copied()).collect();
        // The style sheet shows the one that fits the window.
        let chart = [Width::Broad, Width::Narrow]
            .map(|width| svg(review, report.seat, &report.chart, width, &|number| words.percent(number)));
        let signs = Sign::all(review, report.seat).into_iter().map(|sign| (sign.svg(), words.say(sign.text())));
        Found { chart: chart.concat(), signs: signs.collect(), report, turns }
    };
    (report.seats.into_iter().map(of_seat).collect(), report.notes)
}

/// The chances of a seat over the game, and what the signs mean.
fn drawn(chart: String, signs: Vec<(String, String)>) -> AnyView {
    let sign = |(drawn, text): (String, String)| view! { <li><span inner_html=drawn></span> {text}</li> };
    let signs = signs.into_iter().map(sign).collect_view();
    view! {
        <figure class="chances scroll" tabindex="0" inner_html=chart></figure>
        <ul class="signs fine">{signs}</ul>
    }
    .into_any()
}

/// All of it.
fn whole(app: App, seats: Vec<Found>, notes: Vec<String>) -> AnyView {
    let paragraphs = |all: Vec<String>| all.into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
    let seats = seats.into_iter().map(|Found { report, chart, signs, turns: at }| {
        let SeatReport { seat, title, summary, turns_title, turns, luck, table, .. } = report;
        let turns = turns.into_iter().enumerate().map(|(n, turn)| turning_point(app, seat, turn, at.get(n).copied()));
        let turns = turns.collect_view();
        view! {
            <h3>{title}</h3>
            {paragraphs(summary)}
            {drawn(chart, signs)}
            <h4>{turns_title}</h4>
            <ol class="turns">{turns}</ol>
            {luck.map(luck_and_skill)}
            {decisions(table)}
        }
    });
    view! { {seats.collect_view()} <div class="fine">{paragraphs(notes)}</div> }.into_any()
}

/// A turning point, with ways to look at it and to play on from there. The numbers are those of the marks in the chart.
fn turning_point(app: App, seat: Seat, told: String, at: Option<usize>) -> AnyView {
    let ways = at.map(|at| {
        let can_play = app.playing.ask(|game| game.can_go_to(at)).unwrap_or_default();
        let play = can_play.then(|| {
            let text = app.say("web-play-from-here");
            view! { <button type="button" class="quiet" on:click=move |_| app.play_from(at)>{text}</button> }
        });
        view! {
            <div class="tools">
                <button type="button" class="quiet" data-at=at.to_string() on:click=move |_| app.show_decision(seat, at)>
                    {app.say("web-show")}
                </button>
                {play}
            </div>
        }
    });
    view! { <li><p>{told}</p>{ways}</li> }.into_any()
}

fn luck_and_skill(LuckReport { title, sum, parts }: LuckReport) -> AnyView {
    let part = |(name, points): (String, String)| view! { <tr><th scope="row">{name}</th><td>{points}</td></tr> };
    let parts = parts.into_iter().map(part).collect_view();
    view! { <h4>{title}</h4> <p>{sum}</p> <table class="tally luck"><tbody>{parts}</tbody></table> }.into_any()
}

/// Every value of the chart, for those who do not see it and those who want to know more.
fn decisions(Table { title, head, rows }: Table) -> AnyView {
    let head = head.into_iter().map(|name| view! { <th scope="col">{name}</th> }).collect_view();
    let row = |row: Vec<String>| {
        let cell = |(n, text): (usize, String)| match n {
            0 => view! { <th scope="row">{text}</th> }.into_any(),
            _ => view! { <td>{text}</td> }.into_any(),
        };
        view! { <tr>{row.into_iter().enumerate().map(cell).collect_view()}</tr> }
    };
    let rows = rows.into_iter().map(row).collect_view();
    view! {
        <details>
            <summary>{title.clone()}</summary>
            <div class="scroll" role="region" tabindex="0" aria-label=title>
                <table class="tally"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
            </div>
        </details>
    }
    .into_any()
}
