//! Counts the positions each set-up leads to, depth by depth, and compares with the files in `perft/`.
//!
//! A file names a set-up and then positions of it. `deal 7` is the deal of seed 7; `plies 60 by 3` plays 60 random
//! actions of seed 3 first; `until phase-two` and `until endgame` go on by the same seed to phase two, or to at most
//! four cards in every hand of it; `until Draw`, `until Skeleton` and the like to where chance decides that. Then come
//! lines of depth and nodes: the number of sequences of that many actions, outcomes of chance counted as actions,
//! each listed one once. `BLESS=1` rewrites the nodes.

use std::{env, fs, path::Path, path::PathBuf};

use claim::{Action, Edition, Phase, Question, Setup, State};
use game::{Actor, Answer, Chance, Game};

/// Up to this number of nodes are counted a second time, by trying every answer there is.
const TRY_ALL: u64 = 2_000;

#[test]
fn every_set_up_leads_to_as_many_positions_as_written() {
    let bless = env::var_os("BLESS").is_some();
    let files = files();
    assert!(files.len() >= 10, "only {} perft files", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a perft file can be read");
        let counted = count(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        if bless {
            fs::write(&file, counted).expect("a perft file can be written");
        } else {
            let differs = text.lines().zip(counted.lines()).enumerate().find(|(_, (old, new))| old != new);
            let say = |(i, (old, new))| format!("{}:{}: written {old}, counted {new}", file.display(), i + 1);
            wrong.extend(differs.map(say));
        }
    }
    assert!(wrong.is_empty(), "{}\nif this should be so, `cargo xtask bless` rewrites it", wrong.join("\n"));
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let entries = fs::read_dir(folder).expect("there is a folder of perft files");
    let paths = entries.map(|entry| entry.expect("its entries can be read").path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|e| e == "perft")).collect();
    files.sort();
    files
}

/// The text of a file with all nodes counted again.
fn count(text: &str) -> Result<String, String> {
    let mut setup = Setup::two([]);
    let mut position = None;
    let mut counted = String::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut new = line.to_string();
        match words[..] {
            [] | ["#", ..] => {}
            ["deal", ref rest @ ..] => position = Some(reach(&setup, rest).map_err(|e| format!("{line}: {e}"))?),
            [depth, ..] if depth.parse::<u32>().is_ok() => {
                let depth = depth.parse().map_err(|_| line)?;
                let position = position.ok_or("a depth comes before any deal")?;
                let nodes = perft(&position, depth);
                new = format!("{depth} {nodes}");
                if nodes <= TRY_ALL && perft_by_trying(&position, depth) != nodes {
                    return Err(format!("{line}: trying every answer finds {}", perft_by_trying(&position, depth)));
                }
            }
            [field, ref values @ ..] => set(&mut setup, field, values).map_err(|e| format!("{line}: {e}"))?,
        }
        counted.push_str(&new);
        counted.push('\n');
    }
    Ok(counted)
}

/// Writes one line of a set-up into it.
fn set(setup: &mut Setup, field: &str, values: &[&str]) -> Result<(), String> {
    match (field, values) {
        ("factions", names) => {
            let factions: Result<_, _> = names.iter().map(|name| name.parse()).collect();
            setup.factions = factions.map_err(|e: claim::UnknownFaction| e.to_string())?;
        }
        ("players", [n]) => setup.players = n.parse().map_err(|_| "no number of players")?,
        ("study", [n]) => setup.study = Some(n.parse().map_err(|_| "no number of cards")?),
        ("edition", ["A"]) => setup.edition = Edition::A,
        ("edition", ["C2"]) => setup.edition = Edition::C2,
        ("with", options) => {
            for option in options {
                match *option {
                    "artifacts" => setup.artifacts = true,
                    "heroes" => setup.heroes = true,
                    _ => return Err(format!("there is no option {option}")),
                }
            }
        }
        _ => return Err("this line means nothing".into()),
    }
    Ok(())
}

/// The position that the words behind `deal` describe.
fn reach(setup: &Setup, words: &[&str]) -> Result<State, String> {
    let number = |word: &str| word.parse::<u64>().map_err(|_| format!("{word} is no number"));
    let (seed, plies, by, until) = match *words {
        [seed] => (seed, "0", "0", "now"),
        [seed, "plies", plies, "by", by] => (seed, plies, by, "now"),
        [seed, "plies", plies, "by", by, "until", until] => (seed, plies, by, until),
        _ => return Err("expected `deal SEED [plies N by SEED [until POINT]]`".into()),
    };
    let deal = State::deal(setup, &mut Chance::from_seed(number(seed)?)).map_err(|e| e.to_string())?;
    let mut position = State::start(setup, &deal).map_err(|e| e.to_string())?;
    let mut chance = Chance::from_seed(number(by)?);
    let mut left = number(plies)?;
    while left > 0 || !has_come_to(&position, until)? {
        let action = position.sample(&mut chance).ok_or("the game ends before")?;
        position.apply(action, &mut ()).map_err(|e| e.to_string())?;
        left = left.saturating_sub(1);
    }
    Ok(position)
}

fn has_come_to(position: &State, until: &str) -> Result<bool, String> {
    let few = || position.rules().seats().all(|seat| position.hand(seat).len() <= 4);
    let by_chance = |question| position.actor() == Actor::Chance && position.question() == Some(question);
    Ok(match until {
        "now" => true,
        "phase-two" => position.phase() == Phase::Two,
        "endgame" => position.phase() == Phase::Two && few(),
        "Draw" => by_chance(Question::Draw),
        name => match (name.parse(), name.parse()) {
            (Ok(hero), _) => by_chance(Question::Hero(hero)),
            (_, Ok(artifact)) => by_chance(Question::Artifact(artifact)),
            _ => return Err(format!("{name} is no point to come to")),
        },
    })
}

/// How many sequences of `depth` actions there are from here.
fn perft(position: &State, depth: u32) -> u64 {
    let answers = position.answers();
    match depth {
        0 => 1,
        1 => answers.len() as u64,
        _ => answers.iter::<Action>().map(|action| after(position, action, |next| perft(next, depth - 1))).sum(),
    }
}

fn after(position: &State, action: Action, count: impl Fn(&State) -> u64) -> u64 {
    let mut next = *position;
    next.apply_unchecked(action, &mut ());
    count(&next)
}

/// The same, found by trying every answer there is and counting those accepted.
fn perft_by_trying(position: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let count = |action| {
        let mut next = *position;
        next.apply(action, &mut ()).map_or(0, |()| perft_by_trying(&next, depth - 1))
    };
    (0..=u8::MAX).filter_map(Action::from_number).map(count).sum()
}
