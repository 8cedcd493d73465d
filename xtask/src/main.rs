//! Development commands; `cargo xtask ci` is the test command.

mod browser;
mod ci;
mod instructions;
mod shell;
mod tools;

use std::{env, process::ExitCode};

use shell::{Done, cargo};

const HELP: &str = "\
usage: cargo xtask COMMAND

  ci                       all checks that a change has to pass before it is merged
  fuzz [TARGET] [SECONDS]  feeds garbage to the rules (play), the reader of records (record), the engine protocol (engine),
                           the reader of views (view), messages (message) and logs (entry) of tables on the network;
                           without a target to each of them; SECONDS for each (default 600)
  browser                  plays on the page in a browser: whole games, every screen, wrong input
  screenshots              takes pictures of every screen of the page, in target/screenshots
  page-bench               prints what the page costs: bytes of the first visit, time until a card can be played
  lighthouse               prints how Lighthouse judges the start page and a table on a phone
  instructions             counts the instructions of games, simulations and worlds, and says what moved
  kill-loop [KILLS]        kills a server of tables again and again while clients play, and checks that nothing
                           acknowledged was lost (default 100)
  soak [MINUTES] [TABLES]  plays at many tables on the network, and checks that the server does not grow (default 120
                           minutes, 2000 tables)
  online-bench             compares a server of tables with bare sockets: processor time, memory, times
  python                   lints, builds and tests the package for Python, in target/python
  laws                     plays every deck and checks every law; takes a while
  bless                    rewrites the golden playthroughs, perft files, checksums, screens and the schemas of both
                           protocols; review the diff
";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["ci"] => ci::run(),
        ["fuzz"] => fuzz(&TARGETS, "600"),
        ["fuzz", target] if TARGETS.contains(&target) => fuzz(&[target], "600"),
        ["fuzz", seconds] => fuzz(&TARGETS, seconds),
        ["fuzz", target, seconds] if TARGETS.contains(&target) => fuzz(&[target], seconds),
        ["browser"] => browser::test(),
        ["screenshots"] => browser::screenshots(),
        ["page-bench"] => browser::bench(),
        ["lighthouse"] => browser::lighthouse(),
        ["instructions"] => instructions::run(),
        ["kill-loop"] => load("kill-loop"),
        ["kill-loop", kills] => load(&format!("kill-loop {kills}")),
        ["soak"] => load("soak"),
        ["soak", minutes] => load(&format!("soak {minutes}")),
        ["soak", minutes, tables] => load(&format!("soak {minutes} {tables}")),
        ["online-bench", ref words @ ..] => load(&format!("bench {}", words.join(" "))),
        ["python"] => ci::python(),
        ["laws"] => laws(),
        ["bless"] => bless(),
        [] | ["help" | "-h" | "--help"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown command `{}`\n\n{}", words.join(" "), HELP.trim_end())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The fuzz targets.
const TARGETS: [&str; 6] = ["play", "record", "engine", "view", "message", "entry"];

fn fuzz(targets: &[&str], seconds: &str) -> Done {
    let seconds: u32 = seconds.parse().map_err(|_| format!("`{seconds}` is not a number of seconds"))?;
    tools::for_fuzz()?;
    // cargo-fuzz needs sanitizers, which only nightly has.
    let run = |target| format!("+nightly fuzz run {target} -- -max_total_time={seconds} -len_control=0 -max_len=400");
    targets.iter().try_for_each(|target| cargo(&run(target)).within("fuzz").run())
}

fn load(words: &str) -> Done {
    cargo(&format!("run --release -p claimant-load -- {words}")).run()
}

fn laws() -> Done {
    cargo("run --release -p claimant -- laws --full").run()
}

fn bless() -> Done {
    cargo("test -p claimant-claim --test playthroughs --test perft").env("BLESS", "1").run()?;
    cargo("test -p claimant-bench --test checksums").env("BLESS", "1").run()?;
    cargo("test -p claimant-protocol -p claimant-wire --lib schema").env("BLESS", "1").run()?;
    cargo("test -p claimant-drawings --test drawings icon").env("BLESS", "1").run()?;
    cargo("test -p claimant-tui").env("INSTA_UPDATE", "always").run()
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn every_fuzz_target_can_be_run_and_is_named_in_the_help() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/fuzz_targets");
        let mut files = 0;
        for file in fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            let name = file.file_stem().and_then(|name| name.to_str()).unwrap();
            assert!(TARGETS.contains(&name) && HELP.contains(&format!("({name})")), "{name}");
            files += 1;
        }
        assert_eq!(files, TARGETS.len());
    }
}
