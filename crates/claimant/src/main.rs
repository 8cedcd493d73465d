//! The command line of Claimant.

mod arena;
mod bench;
mod engine;
mod folder;
mod lab;
mod laws;
mod play;
mod replay;
mod review;
mod serve;
mod setup;
mod story;
mod table;
mod verify;
mod watch;

use std::{
    io::{self, BufWriter, ErrorKind, Write},
    process::ExitCode,
};

use clap::{CommandFactory as _, Parser, Subcommand};

/// Play Claim and Claim It!. With no command, opens the game in your browser.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    Watch(watch::Watch),
    // Set-up files and the reduced board are for watching only.
    #[command(mut_arg("setup", |flag| flag.hide(true)), mut_arg("board", |flag| flag.hide(true)))]
    Play(Box<play::Play>),
    Serve(serve::Serve),
    Replay(replay::Replay),
    Review(review::Review),
    Verify(verify::Verify),
    Arena(arena::Arena),
    Bench(bench::Bench),
    /// Run the engine for other programs: JSON Lines on standard input and output (docs/formats/engine.md).
    Engine,
    Laws(laws::Laws),
    Lab(lab::Lab),
    Exploit(exploit::Exploit),
    /// Print a completion script for your shell: `claimant completions bash > ~/.local/share/bash-completion/completions/claimant`.
    Completions {
        /// Shell to complete commands in.
        shell: clap_complete::Shell,
    },
}

/// Why a command ends before it is done.
enum Failure {
    /// A sentence for the user.
    Sentence(String),
    /// Its output can't be written.
    Output(io::Error),
}

impl From<String> for Failure {
    fn from(sentence: String) -> Failure {
        Failure::Sentence(sentence)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<exploit::ExploitError> for Failure {
    fn from(error: exploit::ExploitError) -> Failure {
        match error {
            exploit::ExploitError::Output(error) => Failure::Output(error),
            game @ exploit::ExploitError::Game(_) => Failure::Sentence(game.to_string()),
        }
    }
}

/// What a command comes to.
type Done = Result<(), Failure>;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match cli.command {
        None => cli.serve.and_open().run(&mut out),
        Some(Command::Watch(watch)) => watch.run(&mut out),
        Some(Command::Play(play)) => play.run(&mut out),
        Some(Command::Serve(serve)) => serve.run(&mut out),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "claimant", &mut script);
            out.write_all(&script).map_err(Failure::Output)
        }
        Some(Command::Replay(replay)) => say(&mut out, replay.run()),
        Some(Command::Review(review)) => review.run(&mut out),
        Some(Command::Verify(verify)) => verify.run(&mut out),
        Some(Command::Arena(arena)) => say(&mut out, arena.run()),
        Some(Command::Bench(bench)) => say(&mut out, bench.run()),
        Some(Command::Engine) => engine::run(&mut out),
        Some(Command::Laws(laws)) => say(&mut out, laws.run()),
        Some(Command::Lab(lab)) => lab.run(),
        Some(Command::Exploit(exploit)) => exploit.run(&mut out).map_err(Failure::from),
    };
    let sentence = match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => return ExitCode::SUCCESS,
        // Whoever reads may have stopped reading: that is no error of ours.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => format!("the output can't be written: {error}"),
        Err(Failure::Sentence(sentence)) => {
            let _ = out.flush();
            sentence
        }
    };
    let _ = writeln!(io::stderr(), "claimant: {sentence}");
    ExitCode::FAILURE
}

/// Prints what a command has to say, if it has.
fn say(out: &mut impl Write, said: Result<String, String>) -> Done {
    writeln!(out, "{}", said?)?;
    Ok(())
}
