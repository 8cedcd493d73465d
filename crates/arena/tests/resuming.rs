//! Runs that are interrupted and go on.

mod common;

use std::{fs, ops::ControlFlow, path::Path, sync::atomic::AtomicBool};

use arena::{Contest, Folder, Match, MatchError, Question, Row, Start, read_table, run};
use common::{TempFolder, contest, dice, mix, timeless};

type Dice = claim_it::State;

/// How a folder comes to harm.
type Tear = fn(&Path);

const START: Start<'static> = Start { command: &[], deals: 6, threads: 2, date: None };

fn question<G: Contest>(contest: &Match<G>) -> Question {
    Question {
        version: "1".into(),
        commit: "abc".into(),
        game: G::NAME.into(),
        setup: contest.setups().to_json().unwrap(),
        bots: contest.entrants().to_vec(),
        seed: 7,
        grace: 400,
        sprt: None,
    }
}

/// Plays games from the first that is missing, `most` of them.
fn sit<G: Contest>(contest: &Match<G>, mut folder: Folder, from: u64, most: u64)
where
    G::Setup: Sync,
{
    let end = 6 * contest.schedule().games_of_deal();
    let mut left = most;
    run(contest, from..end, 2, &AtomicBool::new(false), |ended| {
        folder.add(&ended).unwrap();
        left -= 1;
        Ok::<_, MatchError>(if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })
    .unwrap();
    folder.flush().unwrap();
}

fn rows(folder: &Path) -> Vec<Row> {
    let rows = read_table(&fs::read_to_string(folder.join("results.csv")).unwrap()).unwrap();
    rows.iter().map(timeless).collect()
}

fn records(folder: &Path) -> String {
    fs::read_to_string(folder.join("games.rec")).unwrap()
}

fn cut(path: &Path, by: usize) {
    let text = fs::read(path).unwrap();
    fs::write(path, &text[..text.len() - by]).unwrap();
}

#[test]
fn a_run_that_was_torn_ends_like_one_that_was_not() {
    torn_and_whole_end_alike(&contest::<Dice>(dice(2), &["greedy", "random"]), "dice");
    torn_and_whole_end_alike(&contest::<claim::State>(mix(2), &["greedy", "random"]), "mix");
}

fn torn_and_whole_end_alike<G: Contest>(contest: &Match<G>, of: &str)
where
    G::Setup: Sync,
{
    let question = question(contest);
    let whole = TempFolder::new(&format!("{of}-whole"));
    sit(contest, Folder::begin(&whole.0, &question, contest.schedule(), &START).unwrap(), 0, u64::MAX);
    let expected = (rows(&whole.0), records(&whole.0));
    assert_eq!(expected.0.len(), 12);

    // The last line torn; the last record torn; all results gone; everything there but the records.
    let tears: [(&str, Tear); 5] = [
        ("line", |folder| cut(&folder.join("results.csv"), 5)),
        ("record", |folder| cut(&folder.join("games.rec"), 40)),
        ("results", |folder| fs::write(folder.join("results.csv"), "game,un").unwrap()),
        ("records", |folder| fs::write(folder.join("games.rec"), "").unwrap()),
        ("nothing", |_| ()),
    ];
    for (name, tear) in tears {
        let torn = TempFolder::new(&format!("{of}-{name}"));
        sit(contest, Folder::begin(&torn.0, &question, contest.schedule(), &START).unwrap(), 0, 7);
        tear(&torn.0);
        let (folder, done) = Folder::resume(&torn.0, &question, contest.schedule(), &START).unwrap();
        assert!(done.len() <= 7, "{of}: {name}");
        sit(contest, folder, done.len() as u64, u64::MAX);
        assert_eq!(rows(&torn.0), expected.0, "{of}: {name}");
        assert!(records(&torn.0) == expected.1, "the records differ: {of}, {name}");
    }
}

#[test]
fn only_the_same_question_goes_on() {
    let contest = contest::<Dice>(dice(2), &["greedy", "random"]);
    let question = question(&contest);
    let schedule = contest.schedule();
    let folder = TempFolder::new("question");
    let refused =
        |question: &Question| Folder::resume(&folder.0, question, schedule, &START).err().unwrap().to_string();
    assert!(refused(&question).contains("can't be read"));
    sit(&contest, Folder::begin(&folder.0, &question, schedule, &START).unwrap(), 0, 3);
    assert!(
        Folder::begin(&folder.0, &question, schedule, &START).err().unwrap().to_string().contains("--resume goes on")
    );
    assert!(refused(&Question { seed: 8, ..question.clone() }).contains("the seed was 7 and is now 8"));
    assert!(refused(&Question { commit: "abd".into(), ..question.clone() }).contains("the commit was"));
    let mixed = |players| Question { setup: mix(players).to_json().unwrap(), ..question.clone() };
    assert!(refused(&mixed(2)).contains("the set-up was"));
    assert!(mixed(2).difference(&mixed(3)).unwrap().contains("a mix of decks"));
    let text = fs::read_to_string(folder.0.join("results.csv")).unwrap();
    fs::write(folder.0.join("results.csv"), text.replace("\n1,0,7,", "\n1,0,9,")).unwrap();
    assert!(refused(&question).contains("line 3 is not of this run"));
}
