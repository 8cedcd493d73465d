//! How many instructions games, simulations and worlds take, counted by callgrind: the same on every run, unlike time.

use std::{collections::BTreeMap, env, fmt::Write as _, fs};

use crate::{
    shell::{Done, cargo, line, root},
    tools,
};

/// What was counted last, and is committed.
const FILE: &str = "crates/bench/instructions.txt";
const HEAD: &str = "\
# Instructions for each game, simulation or world on x86-64, written by `cargo xtask instructions`.
";

/// Counts all work and writes it down; prints what moved.
pub(crate) fn run() -> Done {
    tools::for_instructions()?;
    cargo("build --profile dist -p claimant-bench").run()?;
    let path = root().join(FILE);
    let before = fs::read_to_string(&path).unwrap_or_default();
    let before = read(&before);
    let program = program();
    let list = line(&program, "").output().ok_or("the work can't be listed")?;
    let mut text = String::from(HEAD);
    println!("{:<28} {:>10} {:>10} {:>8}", "work", "before", "now", "now is");
    for (name, amount) in list.lines().filter_map(|line| line.split_once(' ')) {
        let now = count(&program, name, amount)?;
        let _ = writeln!(text, "{name:<28} {now:>10}");
        match before.get(name) {
            Some(&then) => println!("{name:<28} {then:>10} {now:>10} {:>7.1}%", 100.0 * now as f64 / then as f64),
            None => println!("{name:<28} {:>10} {now:>10}", "-"),
        }
    }
    fs::write(&path, text).map_err(|e| format!("{} can't be written: {e}", path.display()))
}

/// The program that does the work, as cargo builds it.
fn program() -> String {
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    format!("{target}/dist/claimant-work")
}

/// The instructions for a piece of this work, preparation left out.
fn count(program: &str, name: &str, amount: &str) -> Result<u64, String> {
    let (all, done) = counted(program, name, amount)?;
    let (preparing, _) = counted(program, name, "0")?;
    Ok(all.saturating_sub(preparing) / done.max(1))
}

/// The instructions of a run of the program, and how many pieces of work it did.
fn counted(program: &str, name: &str, amount: &str) -> Result<(u64, u64), String> {
    let failed = || format!("callgrind could not count {name}");
    // What callgrind itself says goes to the same output, so that both can be read.
    let words = format!("--tool=callgrind --callgrind-out-file=/dev/null --log-fd=1 {program} {name} {amount}");
    let said = line("valgrind", &words).output().ok_or_else(failed)?;
    let collected = said.lines().find_map(|line| line.split_once("Collected : ")).ok_or_else(failed)?;
    let done = said.lines().find_map(|line| line.trim().parse().ok()).ok_or_else(failed)?;
    Ok((collected.1.trim().parse().map_err(|_| failed())?, done))
}

fn read(text: &str) -> BTreeMap<&str, u64> {
    let rows = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
    rows.filter_map(|(name, count)| Some((name, count.trim().parse().ok()?))).collect()
}
