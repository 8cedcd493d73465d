//! How many apply-and-list exchanges a second the engine answers through pipes, in lock step and pipelined.
//!
//! `cargo build --release && cargo run --release -p claimant --example engine_speed`
//!
//! The engine runs as a child with pipes; to hold both to one core, put `taskset -c 0` in front. An exchange is a `play`
//! and the decision it is answered with: what is asked now, and all legal answers.

use std::{
    io::{self, BufRead, BufReader, BufWriter, Write},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use game::Chance;

/// How long each kind is measured.
const TIME: Duration = Duration::from_secs(3);

fn main() -> io::Result<()> {
    let kinds = [
        ("claim", r#""of":"claim","set":"claim""#),
        ("claim, 4 players", r#""of":"claim","set":"the-succession","players":4"#),
        ("magic, with artifacts", r#""of":"claim","set":"magic""#),
        ("claim-it", r#""of":"claim-it","players":3"#),
    ];
    println!("{:<24} {:>14} {:>14}", "exchanges per second", "in lock step", "64 at a time");
    for (name, setup) in kinds {
        let mut engine = Engine::start()?;
        let lock_step = engine.measure(setup, 1)?;
        let pipelined = engine.measure(setup, 64)?;
        engine.stop()?;
        println!("{name:<24} {lock_step:>14.0} {pipelined:>14.0}");
    }
    Ok(())
}

struct Engine {
    child: Child,
    to: BufWriter<ChildStdin>,
    from: BufReader<ChildStdout>,
    line: String,
    seed: u64,
    chance: Chance,
}

impl Engine {
    fn start() -> io::Result<Engine> {
        // The binary lies beside the folder of the examples.
        let mut path: PathBuf = std::env::current_exe()?;
        path.pop();
        path.pop();
        path.push(format!("claimant{}", std::env::consts::EXE_SUFFIX));
        let mut child = Command::new(path).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (Some(to), Some(from)) = (to, from) else { return Err(io::Error::other("the engine has no pipes")) };
        let (to, from) = (BufWriter::new(to), BufReader::with_capacity(1 << 16, from));
        Ok(Engine { child, to, from, line: String::new(), seed: 0, chance: Chance::from_seed(1) })
    }

    /// Plays `games` random games at once, one move of each at a time, and counts the exchanges per second.
    fn measure(&mut self, setup: &str, games: usize) -> io::Result<f64> {
        // For each game the answer to give next; none, if a new game is to be started.
        let mut next: Vec<Option<String>> = vec![None; games];
        let mut started = vec![false; games];
        let (begin, mut exchanges) = (Instant::now(), 0u64);
        while begin.elapsed() < TIME {
            for (i, answer) in next.iter().enumerate() {
                if let Some(answer) = answer {
                    writeln!(self.to, r#"{{"do":"play","game":"{games}-{i}","answer":"{answer}"}}"#)?;
                    exchanges += 1;
                    continue;
                }
                if std::mem::replace(&mut started[i], true) {
                    writeln!(self.to, r#"{{"do":"drop","game":"{games}-{i}"}}"#)?;
                }
                self.seed += 1;
                writeln!(self.to, r#"{{"do":"new","game":"{games}-{i}",{setup},"seed":{}}}"#, self.seed)?;
            }
            self.to.flush()?;
            for answer in &mut next {
                *answer = self.read_decision()?;
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        for i in 0..games {
            writeln!(self.to, r#"{{"do":"drop","game":"{games}-{i}"}}"#)?;
        }
        self.to.flush()?;
        for _ in 0..games {
            self.read_line()?;
        }
        Ok(exchanges as f64 / seconds)
    }

    /// One of the answers of the next decision, at random; none if the game is over.
    fn read_decision(&mut self) -> io::Result<Option<String>> {
        self.read_line()?;
        while self.line.contains(r#""ok":"dropped""#) {
            self.read_line()?;
        }
        // Reading as little as will do: the engine is measured, not this program.
        let Some((_, rest)) = self.line.split_once(r#""answers":["#) else {
            if self.line.contains(r#""actor":"over""#) {
                return Ok(None);
            }
            return Err(io::Error::other(self.line.clone()));
        };
        let answers: Vec<&str> = rest.split(']').next().unwrap_or("").split("\",\"").collect();
        let answer = answers[self.chance.below(answers.len() as u32) as usize];
        Ok(Some(answer.trim_matches('"').to_owned()))
    }

    fn read_line(&mut self) -> io::Result<()> {
        self.line.clear();
        match self.from.read_line(&mut self.line)? {
            0 => Err(io::Error::other("the engine has stopped")),
            _ => Ok(()),
        }
    }

    fn stop(mut self) -> io::Result<()> {
        drop(self.to);
        let status = self.child.wait()?;
        if status.success() { Ok(()) } else { Err(io::Error::other(format!("the engine ended with {status}"))) }
    }
}
