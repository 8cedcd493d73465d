//! What a review says: in every language, in whole sentences, and the same of games that a seat could not tell apart.

use bots::Limits;
use claim::{Action, Event, Faction, NamedSet, Setup, State};
use game::{Actor, Chance, Game as _, Replay, Seat, Table, laws::Lawful as _};
use review::{Options, Review, Turn, Verdict};
use words::{Language, Names, Report, Told, Words};

fn reviewed<G: Told>(replay: &Replay<G>, seats: &[u8], nodes: u64, luck: bool) -> Review<G> {
    let seats = seats.iter().copied().map(Seat).collect();
    let mut review = Review::new(replay, &Options { nodes, seats, luck }).unwrap();
    while let Some(task) = review.next_task() {
        review.enter(task.judge(&Limits::default()).unwrap());
    }
    review
}

fn random<G: Told>(setup: &G::Setup, seed: u64) -> Replay<G> {
    Replay::random(setup, &mut Chance::from_seed(seed), &mut Chance::from_seed(seed + 1)).unwrap()
}

/// All texts of a report.
fn texts(report: &Report) -> Vec<String> {
    let mut all = vec![report.title.clone()];
    all.extend(report.notes.clone());
    for seat in &report.seats {
        all.extend([seat.title.clone(), seat.turns_title.clone(), seat.table.title.clone()]);
        all.extend([seat.chart.title.clone(), seat.chart.description.clone(), seat.chart.chance.clone()]);
        all.extend(seat.chart.sections.clone());
        all.extend(seat.summary.iter().chain(&seat.turns).chain(&seat.table.head).cloned());
        all.extend(seat.table.rows.iter().flatten().filter(|cell| !cell.is_empty()).cloned());
        if let Some(luck) = &seat.luck {
            all.extend([luck.title.clone(), luck.sum.clone()]);
            all.extend(luck.parts.iter().map(|(name, points)| format!("{name}: {points}")));
        }
    }
    all
}

#[test]
fn a_review_is_told_in_every_language() {
    let claim = reviewed(&random::<State>(&NamedSet::Claim.setup(2).unwrap(), 3), &[0, 1], 24, true);
    let four = NamedSet::ALL.into_iter().find_map(|set| set.setup(4)).unwrap();
    let four = reviewed(&random::<State>(&four, 1), &[2], 8, true);
    let dice = reviewed(&random::<claim_it::State>(&claim_it::Setup::new(3), 1), &[0], 8, true);
    let mut said = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let reports = [
            words.review(&claim, &Names::letters(2)),
            words.review(&four, &Names::letters(4)),
            words.review(&dice, &Names::letters(3)),
        ];
        let all: Vec<String> = reports.iter().flat_map(texts).collect();
        for text in &all {
            assert!(
                !text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("review-"),
                "{language}: {text}"
            );
            assert!(!text.contains("-0") && !text.contains("NaN"), "{language}: {text}");
        }
        for (report, seats) in reports.iter().zip([2, 1, 1]) {
            assert_eq!(report.seats.len(), seats, "{language}");
            assert!(report.seats.iter().all(|seat| seat.luck.is_some() && !seat.turns.is_empty()), "{language}");
        }
        said.push(all);
    }
    assert!(said.iter().skip(1).all(|all| all.len() == said[0].len() && all != &said[0]));
}

/// Games in small decks in which a win is shared, as it hardly ever is: played at random, with the turning points that
/// belong to it.
const SHARED: [([Faction; 3], u8, u64); 2] = [
    ([Faction::Kings, Faction::Peasants, Faction::Bards], 2, 56),
    ([Faction::Giants, Faction::Gnomes, Faction::Vampires], 3, 195),
];

fn study(factions: [Faction; 3], hand: u8) -> Setup {
    Setup { study: Some(hand), ..Setup::two(factions) }
}

#[test]
fn a_shared_win_is_neither_won_nor_lost() {
    let (factions, hand, seed) = SHARED[0];
    let review = reviewed(&random::<State>(&study(factions, hand), seed), &[0, 1], 40, true);
    assert!(review.result().is_some_and(|payoffs| (payoffs.of(Seat(0)) - 0.5).abs() < 1e-6), "the win is shared");
    let words = Words::new(Language::English);
    for seat in words.review(&review, &Names::letters(2)).seats {
        let luck = seat.luck.unwrap();
        assert!(luck.sum.contains(": the win was shared. "), "{}", luck.sum);
        assert_eq!(luck.parts.last().map(|(_, points)| points.as_str()), Some("50"));
    }
    // Where it is not, who wins is told so.
    let review = reviewed(&random::<State>(&NamedSet::Claim.setup(2).unwrap(), 3), &[0, 1], 8, true);
    let report = words.review(&review, &Names::letters(2));
    for part in [": the game was won. ", ": the game was lost. "] {
        let told = report.seats.iter().filter(|seat| seat.luck.as_ref().is_some_and(|luck| luck.sum.contains(part)));
        assert_eq!(told.count(), 1, "{part}");
    }
}

/// Every kind of turning point comes up, and each has its own sentence.
#[test]
fn every_kind_of_turning_point_has_a_sentence_of_its_own() {
    let words = Words::new(Language::English);
    let mut kinds = std::collections::BTreeSet::new();
    let games = (0..12).map(|seed| (NamedSet::Claim.setup(2).unwrap(), seed));
    for (setup, seed) in games.chain(SHARED.map(|(factions, hand, seed)| (study(factions, hand), seed))) {
        let review = reviewed(&random::<State>(&setup, seed), &[0, 1], 40, false);
        for seat in words.review(&review, &Names::letters(2)).seats {
            let points = review.turning_points(seat.seat);
            for (point, sentence) in points.iter().zip(&seat.turns) {
                let (kind, part) = match point.turn {
                    Turn::Mistake => ("mistake", "was better"),
                    Turn::ThrownAway => ("thrown away", "all cards were known"),
                    Turn::Gift if point.change() < 0.75 => ("half a gift", "has given away half of the win"),
                    Turn::Rise => ("rise", "has risen"),
                    Turn::Fall => ("fall", "has fallen"),
                    Turn::Gift => ("gift", "has thrown it away"),
                    Turn::Settled(Verdict::Won) => ("won", "the game is won if"),
                    Turn::Settled(Verdict::Lost) => ("lost", "the game is lost unless"),
                    Turn::Settled(Verdict::Shared) => ("shared", "the win is shared"),
                };
                assert!(sentence.contains(part), "{kind}: {sentence}");
                kinds.insert(kind);
            }
        }
    }
    assert!(
        ["mistake", "thrown away", "rise", "fall", "gift", "half a gift", "won", "lost", "shared"]
            .iter()
            .all(|kind| kinds.contains(kind)),
        "{kinds:?}"
    );
}

/// What is told of a seat's decisions is equal, to the letter, whatever was hidden from it.
#[test]
fn a_review_in_words_shows_nothing_that_was_hidden() {
    let words = Words::new(Language::German);
    let told = |replay: &Replay<State>, seat: Seat| {
        texts(&words.review(&reviewed(replay, &[seat.0], 8, false), &Names::letters(2)))
    };
    let mut compared = 0;
    for seed in 0..4 {
        let mut chance = Chance::from_seed(seed);
        let setup = NamedSet::Magic.setup(2).unwrap();
        let deal = State::deal(&setup, &mut chance).unwrap();
        let mut table = Table::<State>::new(setup, deal).unwrap();
        for turn in 0..40 {
            if let Actor::Seat(seat) = table.actor()
                && turn % 13 == 12
                && let Some(other) = State::swapped(&table, seat, &mut chance)
                && other.clone().table().is_ok()
            {
                assert_eq!(told(&other, seat), told(table.replay(), seat));
                compared += 1;
            }
            let action = table.position().sample(&mut chance).unwrap();
            table.play(action).unwrap();
        }
    }
    assert!(compared > 3, "{compared}");
}

/// What is said of the last card of a trick comes from the view alone; here it is held against the game itself.
#[test]
fn a_reason_says_who_would_have_won_the_trick() {
    let words = Words::new(Language::English);
    let mut said = [0_u32; 4];
    for set in [NamedSet::Claim, NamedSet::Claim2, NamedSet::Shadow] {
        let replay = random::<State>(&set.setup(2).unwrap(), 5);
        let mut table: Table<State> = Table::new(replay.setup, replay.deal).unwrap();
        for &action in &replay.log {
            if let Actor::Seat(seat) = table.actor() {
                let (view, position) = (table.view(seat), *table.position());
                let wins = |answer: Action| {
                    let (mut after, mut events) = (position, Vec::new());
                    after.apply_telling(answer, &mut events).unwrap();
                    events.iter().find_map(|event| match event {
                        Event::Won { seat: winner, .. } => Some(*winner == seat),
                        _ => None,
                    })
                };
                let answers: Vec<Action> = view.answers().iter().collect();
                for (&better, &answered) in answers.iter().flat_map(|one| answers.iter().map(move |other| (one, other)))
                {
                    let Some(reason) = words.claim_better(&view, better, answered) else { continue };
                    let (one, other) = (wins(better), wins(answered));
                    let (at, is_true) = match reason.split([',', '.']).next().unwrap() {
                        "It wins the trick" => (0, (one, other) == (Some(true), Some(false))),
                        "It loses the trick on purpose" => (1, (one, other) == (Some(false), Some(true))),
                        "Both cards win the trick" => (2, (one, other) == (Some(true), Some(true))),
                        "Neither card wins the trick" => (3, (one, other) == (Some(false), Some(false))),
                        _ => continue,
                    };
                    assert!(is_true, "{set}: {reason} {one:?} {other:?}");
                    said[at] += 1;
                }
            }
            table.play(action).unwrap();
        }
    }
    assert!(said.iter().all(|&count| count > 20), "every kind is compared: {said:?}");
}

#[test]
fn a_reason_in_claim_it_is_what_lies_at_stake() {
    let words = Words::new(Language::English);
    let mut said = [0_u32; 3];
    for seed in 0..4 {
        let replay = random::<claim_it::State>(&claim_it::Setup::new(2), seed);
        let mut table: Table<claim_it::State> = Table::new(replay.setup, replay.deal).unwrap();
        for &action in &replay.log {
            if let Actor::Seat(_) = table.actor() {
                match words.claim_it_reason(table.position(), action).as_deref() {
                    Some(reason) if reason.starts_with("A bust would cost you") => said[0] += 1,
                    Some("A claim marker there secures the space when you stop.") => {
                        let claim_it::Action::Place(space) = action else { panic!("{action:?} places nothing") };
                        let before = table.position().claimed().len();
                        let mut after = *table.position();
                        after.apply(action, &mut ()).unwrap();
                        assert!(after.claimed().has(space) && after.claimed().len() == before + 1);
                        said[1] += 1;
                    }
                    Some(_) => said[2] += 1,
                    None => {}
                }
            }
            table.play(action).unwrap();
        }
    }
    assert!(said.iter().all(|&count| count > 5), "every kind is said: {said:?}");
}
