//! Serves tables for tests, and puts load on them.

use std::{env, fs, io, path::PathBuf, process::ExitCode, time::Duration};

use clap::{Parser, Subcommand};
use load::{Habits, Plan, ServerOptions, Violation, bare, bench, kill_loop, serve, soak};

#[derive(Parser)]
struct Words {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves tables.
    Serve(serve::Serve),
    /// Serves sockets that only pass messages on.
    Bare {
        /// The port.
        #[arg(long)]
        port: u16,
        /// How long its messages are, at least.
        #[arg(long, default_value_t = 0)]
        length: usize,
    },
    /// Kills a server again and again while clients play, and checks that nothing was lost.
    KillLoop {
        /// How often.
        #[arg(default_value_t = 100)]
        kills: u32,
        /// The number of tables.
        #[arg(default_value_t = 60)]
        tables: usize,
    },
    /// Plays at many tables for a long time and checks that the server does not grow.
    Soak {
        /// For how many minutes.
        #[arg(default_value_t = 120)]
        minutes: u64,
        /// The number of tables.
        #[arg(default_value_t = 2_000)]
        tables: usize,
    },
    /// Compares the server with one that only passes messages on.
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let words = Words::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(error),
    };
    match runtime.block_on(run(words.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(error),
    }
}

fn fail(error: io::Error) -> ExitCode {
    eprintln!("load: {error}");
    ExitCode::FAILURE
}

async fn run(command: Command) -> io::Result<()> {
    match command {
        Command::Serve(serve) => serve::run(serve).await,
        Command::Bare { port, length } => bare::run(port, length).await,
        Command::KillLoop { kills, tables } => {
            let directory = Scratch::new("kill-loop")?;
            let options = ServerOptions::tables(env::current_exe()?, &directory.0);
            let plan = Plan { tables, spectators: 1, deaf: 0, seed: 1, habits: Habits::default() };
            let report = kill_loop::run(&options, &directory.0, kills, plan).await.map_err(violated)?;
            println!("{} times kill -9, {}", report.kills, report.stats);
            println!("at most {:.2} s until an answer was acknowledged again", report.longest.as_secs_f64());
            println!("{}", report.audit);
            Ok(())
        }
        Command::Soak { minutes, tables } => {
            let directory = Scratch::new("soak")?;
            let options = ServerOptions::tables(env::current_exe()?, &directory.0);
            let habits = Habits {
                silence: Duration::from_secs(30),
                ping: Duration::from_secs(5),
                resend: Duration::from_secs(5),
                pace: Duration::from_secs(5),
                restless: Some(Duration::from_mins(2)),
            };
            let plan = Plan { tables, spectators: 1, deaf: tables / 10, seed: 1, habits };
            let time = Duration::from_mins(minutes);
            let run = soak::run(&options, &directory.0, plan, time, Duration::from_mins(1));
            let (_, audit) = run.await.map_err(violated)?;
            println!("{audit}");
            Ok(())
        }
        Command::Bench(bench) => bench::run(bench).await,
    }
}

fn violated(violation: Violation) -> io::Error {
    io::Error::other(violation.0)
}

/// A directory that is deleted at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> io::Result<Scratch> {
        let path = env::temp_dir().join(format!("claimant-{name}-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
