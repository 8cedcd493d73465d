//! The one binary.

mod arena;
mod bench;
mod engine;
mod laws;
mod replay;
mod setup;
mod story;
mod verify;
mod watch;

use std::io::Write as _;

use clap::{Parser, Subcommand};

/// Claim and Claim It! on the command line; without a command, a game of bots is told trick by trick.
#[derive(Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    watch: watch::Watch,
}

#[derive(Subcommand)]
enum Command {
    Watch(watch::Watch),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Arena(arena::Arena),
    Bench(bench::Bench),
    /// Serve other programs: JSON Lines on standard input and output, as docs/formats/engine.md describes.
    Engine,
    Laws(laws::Laws),
}

fn main() -> std::process::ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None => cli.watch.run(),
        Some(Command::Watch(watch)) => watch.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Arena(arena)) => arena.run(),
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Engine) => engine::run(),
        Some(Command::Laws(laws)) => laws.run(),
    };
    match result {
        Ok(text) if text.is_empty() => std::process::ExitCode::SUCCESS,
        Ok(text) => {
            // Whoever reads may have stopped reading: that is no error of ours.
            let _ = writeln!(std::io::stdout(), "{text}");
            std::process::ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("claimant: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}
