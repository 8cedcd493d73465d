//! The one binary.

mod bench;

use std::io::Write as _;

use clap::{Parser, Subcommand};

/// Claim and Claim It! on the command line.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Bench(bench::Bench),
}

fn main() -> std::process::ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        Command::Bench(bench) => bench.run(),
    };
    match result {
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
