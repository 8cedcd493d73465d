//! What a review has to keep to: the same every time, true to the solver, parts that add up, and levels in their order.

use std::sync::atomic::AtomicBool;

use bots::{
    Basis, Level, Levelled, Limits,
    solver::{Solver, Value},
};
use claim::NamedSet;
use game::{Actor, Audience, Game, Hosted, Options as Hosting, Replay, Seat, Seeds, Table};
use review::{
    AnyTask, NoReview, Options, Review, Reviewed, Task, Turn, Verdict,
    chart::{Labels, Sign, Width, plain, svg},
};

/// A game of bots of these levels.
fn game<G: Reviewed + Levelled>(setup: G::Setup, levels: &[Level], seed: u64) -> Replay<G> {
    let mut hosted = Hosted::<G>::new(setup, Seeds::from_seed(seed), Hosting::default()).unwrap();
    while let Actor::Seat(seat) = hosted.actor() {
        let mut bot = levels[seat.index()].bot::<G>();
        let choice = bot.choose(&hosted.view(seat), &Limits::nodes(100), &mut hosted.bot_seed(seat).chance());
        hosted.play(choice.unwrap().answer).unwrap();
    }
    hosted.replay().clone()
}

fn claim(levels: &[Level], seed: u64) -> Replay<claim::State> {
    game(NamedSet::Claim.setup(levels.len() as u8).unwrap(), levels, seed)
}

fn claim_it(levels: &[Level], seed: u64) -> Replay<claim_it::State> {
    game(claim_it::Setup::new(levels.len() as u8), levels, seed)
}

fn reviewed<G: Reviewed>(replay: &Replay<G>, seats: &[u8], nodes: u64, luck: bool) -> Review<G> {
    let seats = seats.iter().copied().map(Seat).collect();
    let mut review = Review::new(replay, &Options { nodes, seats, luck }).unwrap();
    while let Some(task) = review.next_task() {
        review.enter(task.judge(&Limits::default()).unwrap());
    }
    review
}

#[test]
fn the_same_game_and_nodes_give_the_same_review_wherever_it_is_judged() {
    let replay = claim(&[Level::Random, Level::Greedy], 1);
    let here = reviewed(&replay, &[0], 24, false);
    let mut elsewhere = Review::new(&replay, &Options { nodes: 24, seats: vec![Seat(0)], luck: false }).unwrap();
    // Sent as text, judged in any order, and sent back.
    for task in elsewhere.tasks().into_iter().rev() {
        let sent = serde_json::to_string(&AnyTask::Claim(Box::new(task))).unwrap();
        let judged = serde_json::from_str::<AnyTask>(&sent).unwrap().judge(&Limits::default()).unwrap();
        let back = serde_json::to_string(&judged).unwrap();
        let judged: review::AnyDecision = serde_json::from_str(&back).unwrap();
        elsewhere.enter(judged.map(game::Answer::from_number).unwrap());
    }
    assert_eq!(elsewhere.progress(), here.progress());
    assert_eq!(elsewhere.written(), here.written());
}

#[test]
fn who_is_told_to_stop_judges_nothing() {
    let stop = AtomicBool::new(true);
    let limits = Limits { stop: Some(&stop), ..Limits::default() };
    let options = Options { nodes: 100, seats: vec![Seat(0)], luck: false };
    let claim = Review::new(&claim(&[Level::Random; 2], 1), &options).unwrap();
    assert!(claim.tasks().iter().take(3).all(|task: &Task<_>| task.judge(&limits).is_none()));
    let claim_it = Review::new(&claim_it(&[Level::Random; 2], 1), &options).unwrap();
    assert!(claim_it.tasks().iter().take(3).all(|task: &Task<_>| task.judge(&limits).is_none()));
}

/// Where all cards are known the review says what is so, and names the card that threw a game away.
#[test]
fn what_is_proven_is_what_the_solver_says_of_the_true_position() {
    let mut solver = Solver::new(1 << 22);
    let (mut solved, mut thrown_away) = (0, 0);
    for seed in 0..6 {
        let replay = claim(&[Level::Random, Level::Greedy], seed);
        let review = reviewed(&replay, &[0, 1], 200, false);
        for (spot, decision) in [Seat(0), Seat(1)].into_iter().flat_map(|seat| review.spots(seat)) {
            let Some((before, after)) = decision.verdicts() else { continue };
            let mut log = replay.log[..spot.at].to_vec();
            let mut value = |log: &[claim::Action]| {
                let replay = Replay { log: log.to_vec(), ..replay.clone() };
                let table: Table<claim::State> = replay.table().unwrap();
                let asked = table.actor().seat().unwrap_or_default();
                let value = match table.position().payoffs() {
                    Some(payoffs) => Value::of_payoff(payoffs.of(asked)),
                    None => solver.solve(table.position(), Limits::default()).unwrap().value,
                };
                verdict(if asked == decision.seat { value } else { value.for_the_other() })
            };
            assert_eq!(before, value(&log));
            log.push(decision.answered);
            assert_eq!(after, value(&log));
            solved += 1;
            thrown_away += u32::from(decision.is_thrown_away());
        }
        for seat in [Seat(0), Seat(1)] {
            let marked = review.turning_points(seat).iter().filter(|point| point.turn == Turn::ThrownAway).count();
            assert_eq!(marked, review.decisions(seat).filter(|decision| decision.is_thrown_away()).count());
        }
    }
    assert!(solved > 50 && thrown_away > 3, "{solved} solved, {thrown_away} thrown away");
}

fn verdict(value: Value) -> Verdict {
    match value {
        Value::Win => Verdict::Won,
        Value::Draw => Verdict::Shared,
        Value::Loss => Verdict::Lost,
    }
}

/// The parts of a result add up to it, and what one side gains others lose.
fn parts_add_up<G: Reviewed>(replay: &Replay<G>, seats: &[u8]) {
    let review = reviewed(replay, seats, 16, true);
    let mut results = 0.0;
    for &seat in seats {
        let luck = review.luck(Seat(seat)).unwrap();
        let sum = luck.par + luck.deal.value + luck.draws.value + luck.own.value + luck.others.value;
        assert!((sum - luck.result).abs() < 1e-9, "{luck:?}");
        assert!(luck.own.value < 0.02 + luck.own.margin(), "no decision is better than the best: {luck:?}");
        results += luck.result;
    }
    assert!(results > 0.0);
    let decisions = seats.iter().flat_map(|&seat| review.decisions(Seat(seat)));
    for decision in decisions {
        // Partners share what they get, so of four seats every other one counts.
        let sides = if G::NAME == "Claim" && seats.len() == 4 { 2 } else { seats.len() };
        let sum: f64 = decision.effect.iter().take(sides).map(|effect| effect.value).sum();
        // Behind the last roll that is looked at, gains in Claim It! are guessed seat by seat.
        let most = if G::NAME == "Claim" { 1e-3 } else { 0.025 * seats.len() as f64 };
        assert!(sum.abs() < most, "{:?}", decision.effect);
        assert_eq!(decision.effect.len(), seats.len());
        assert!((decision.before.value - decision.after.value - decision.loss.value).abs() < 1e-5);
        assert!(decision.answers.is_sorted_by(|a, b| a.chance.value >= b.chance.value));
    }
}

#[test]
fn deal_draws_and_decisions_add_up_to_the_result() {
    use Level::{Greedy, Random};
    parts_add_up(&claim(&[Greedy, Random], 2), &[0, 1]);
    let three = NamedSet::ALL.into_iter().find_map(|set| set.setup(3)).unwrap();
    parts_add_up(&game::<claim::State>(three, &[Greedy, Random, Greedy], 1), &[0, 1, 2]);
    let four = NamedSet::ALL.into_iter().find_map(|set| set.setup(4)).unwrap();
    parts_add_up(&game::<claim::State>(four, &[Greedy, Random, Random, Greedy], 1), &[0, 1, 2, 3]);
    parts_add_up(&claim_it(&[Greedy, Random], 1), &[0, 1]);
    parts_add_up(&claim_it(&[Greedy, Random, Greedy, Random, Greedy], 1), &[0, 1, 2, 3, 4]);
}

#[test]
fn what_cannot_be_reviewed_is_refused_and_what_is_unfinished_is_reviewed_as_far_as_it_goes() {
    let replay = claim(&[Level::Greedy; 2], 1);
    let options = |seats: &[u8]| Options { nodes: 8, seats: seats.iter().copied().map(Seat).collect(), luck: true };
    let refused = |replay: &Replay<_>, seats: &[u8]| Review::new(replay, &options(seats)).unwrap_err();
    assert_eq!(refused(&replay, &[2]), NoReview::NoSeat { seat: 2, players: 2 });
    assert_eq!(refused(&replay, &[]), NoReview::NoDecisions);
    let begun = Replay { log: Vec::new(), ..replay.clone() };
    assert_eq!(refused(&begun, &[0, 1]), NoReview::NoDecisions);
    let mut broken = replay.clone();
    broken.log.insert(5, broken.log[0]);
    assert!(matches!(refused(&broken, &[0]), NoReview::Broken(_)));
    let half = Replay { log: replay.log[..20].to_vec(), ..replay };
    let review = reviewed(&half, &[0], 8, true);
    assert!(review.result().is_none() && review.luck(Seat(0)).is_none());
    assert!(review.summary(Seat(0)).decisions > 3 && review.decisions(Seat(1)).count() == 0);
}

#[test]
fn a_chart_has_a_mark_for_every_turning_point_and_no_numbers_that_are_none() {
    let labels = Labels {
        title: "\"a\" & <b>".into(),
        description: String::new(),
        chance: String::new(),
        sections: vec!["One".into(), "Two".into()],
        result: String::new(),
    };
    let review = reviewed(&claim(&[Level::Random, Level::Expert], 5), &[0], 40, false);
    let percent = |number: u32| format!("{number} per cent");
    let drawn = svg(&review, Seat(0), &labels, Width::Broad, &percent);
    assert_eq!(drawn.matches("<g transform").count(), review.turning_points(Seat(0)).len());
    assert!(!review.turning_points(Seat(0)).is_empty());
    assert!(drawn.contains("&quot;a&quot; &amp; &lt;b&gt;") && !drawn.contains("NaN") && drawn.ends_with("</svg>"));
    assert_eq!(drawn.matches("<g ").count(), drawn.matches("</g>").count());
    assert!(drawn.contains(">50 per cent</text>") && !drawn.contains('%'));
    let options = Options { nodes: 40, seats: vec![Seat(0)], luck: false };
    let begun = Review::new(&claim(&[Level::Random, Level::Expert], 5), &options).unwrap();
    let empty = svg(&begun, Seat(0), &labels, Width::Narrow, &percent);
    assert!(!empty.contains("<circle") && !empty.contains("d=\"M\"") && !empty.contains("d=\"MZ\""), "{empty}");
}

#[test]
fn every_sign_of_a_chart_is_explained_once_and_no_two_look_alike() {
    let review = reviewed(&claim(&[Level::Random, Level::Expert], 5), &[0], 40, false);
    let signs = Sign::all(&review, Seat(0));
    assert!(signs.len() > 3, "{signs:?}");
    for (at, sign) in signs.iter().enumerate() {
        assert!(signs[..at].iter().all(|other| other.svg() != sign.svg() && other.text() != sign.text()), "{sign:?}");
    }
    let options = Options { nodes: 40, seats: vec![Seat(0)], luck: false };
    let begun = Review::new(&claim(&[Level::Random, Level::Expert], 5), &options).unwrap();
    assert_eq!(Sign::all(&begun, Seat(0)), [Sign::Line, Sign::Band, Sign::Result], "nothing has turned it yet");
}

/// The share of what there was to lose that a level loses against the greedy one, over all games.
fn lost<G: Reviewed + Levelled>(setup: &G::Setup, level: Level, games: u64) -> f64 {
    let (mut loss, mut stake) = (0.0, 0.0);
    for seed in 0..games {
        let review = reviewed(&game::<G>(setup.clone(), &[level, Level::Greedy], 100 + seed), &[0], 40, false);
        loss += review.decisions(Seat(0)).map(|decision| decision.loss.value).sum::<f64>();
        stake += review.decisions(Seat(0)).map(|decision| decision.stake.value).sum::<f64>();
    }
    loss / stake
}

/// A slice of what `examples/calibrate.rs` measures, with intervals.
#[test]
fn who_plays_at_random_loses_more_of_what_there_is_to_lose_than_the_expert() {
    let claim = NamedSet::Claim.setup(2).unwrap();
    let [random, expert] = [Level::Random, Level::Expert].map(|level| lost::<claim::State>(&claim, level, 8));
    assert!(random > expert + 0.3, "{random} and {expert}");
    let dice = claim_it::Setup::new(2);
    let [random, expert] = [Level::Random, Level::Expert].map(|level| lost::<claim_it::State>(&dice, level, 2));
    assert!(random > expert + 0.5, "{random} and {expert}");
}

/// Claim It! hides nothing and samples nothing: the margin is what the last roll of looking ahead has changed.
#[test]
fn a_look_ahead_is_exact_over_the_dice() {
    let review = reviewed(&claim_it(&[Level::Greedy, Level::Random], 3), &[1], 40, false);
    assert!(review.decisions(Seat(1)).all(|decision| decision.basis == Basis::LookedAhead));
    assert!(review.decisions(Seat(1)).all(|decision| decision.loss.value >= 0.0));
    assert!(review.decisions(Seat(1)).any(|decision| decision.loss.value > 0.05));
}

/// What is sent to a worker holds nothing but the view of the seat.
#[test]
fn a_task_holds_the_view_of_its_seat_alone() {
    let replay = claim(&[Level::Greedy; 2], 4);
    let review = Review::new(&replay, &Options { nodes: 8, seats: vec![Seat(1)], luck: false }).unwrap();
    let task = &review.tasks()[0];
    let json = serde_json::to_value(AnyTask::Claim(Box::new(task.clone()))).unwrap();
    let task = json.get("claim").and_then(|task| task.as_object()).unwrap();
    let keys: Vec<&str> = task.keys().map(String::as_str).collect();
    assert_eq!(keys, ["answered", "asked", "moment", "nodes", "seat", "seats", "view"]);
    let mut table = Table::<claim::State>::new(replay.setup.clone(), replay.deal).unwrap();
    while table.actor() != Actor::Seat(Seat(1)) {
        table.play(replay.log[table.replay().log.len()]).unwrap();
    }
    assert_eq!(task["view"], serde_json::to_value(table.view(Audience::Seat(Seat(1)))).unwrap());
}

#[test]
fn the_chart_in_plain_characters_fits_its_width_and_numbers_every_turning_point() {
    let labels = Labels {
        title: "Chances".into(),
        description: String::new(),
        chance: "Chance".into(),
        sections: vec!["One".into(), "Two".into()],
        result: "Result".into(),
    };
    let mut numbered = 0;
    for seed in 0..4 {
        let review = reviewed(&claim(&[Level::Random, Level::Greedy], seed), &[0], 8, false);
        for width in [30, 72, 400] {
            let lines = plain(&review, Seat(0), &labels, width);
            assert!(lines.iter().all(|line| line.is_ascii() && line.len() <= width), "{lines:#?}");
            assert!(lines[0] == "Chance" && lines[1].starts_with("100% |") && lines[11].starts_with("  0% |"));
            // The line ends at the result: at the top if the game was won.
            let result = review.result().unwrap().of(Seat(0));
            let row = &lines[11 - (10.0 * result).round() as usize];
            assert!(row.len() == lines[12].len() && row.ends_with('*'), "{result} {lines:#?}");
            let turns = review.turning_points(Seat(0)).len();
            let numbers: Vec<String> = (1..=turns).map(|number| number.to_string()).collect();
            let line = lines[13..].iter().any(|line| line.split_whitespace().eq(numbers.iter().map(String::as_str)));
            assert!(turns == 0 || width == 30 || line, "{lines:#?}");
            numbered += turns;
            assert!(lines.last().unwrap().contains("One"), "{lines:#?}");
        }
    }
    assert!(numbered > 10, "{numbered}");
    let unjudged =
        Review::new(&claim(&[Level::Random; 2], 1), &Options { nodes: 8, seats: vec![Seat(0)], luck: false });
    assert!(plain(&unjudged.unwrap(), Seat(0), &labels, 72).is_empty());
}
