//! `claimant play`: a game in the terminal.

use std::{
    env, fs,
    io::{self, IsTerminal as _, Read as _, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use bots::Effort;
use clap::Args;
use play::{Choices, Sitter};
use tui::{Look, Options};
use words::{Language, Words};

use crate::{
    Done, folder,
    setup::SetupArgs,
    story::InLanguage,
    table::{TableArgs, typed},
    watch::Watch,
};

fn vs_help() -> String {
    format!(
        "Opponent at all other seats: {} (from the weakest to the strongest), optionally with limits (expert:millis=500), \
         or person for somebody at this keyboard; default: search",
        bots::Level::names()
    )
}

/// Play in the terminal, against bots or with others at the same keyboard.
///
/// Without any choice a menu opens; with one the game begins at once: `claimant play --set claim-2 --vs expert`.
#[derive(Args)]
pub(crate) struct Play {
    #[command(flatten)]
    setup: SetupArgs,
    #[arg(long, value_name = "WHO", conflicts_with = "seats", help = vs_help())]
    vs: Option<Sitter>,
    /// Players by seat, separated by commas: person,expert,greedy. You are the first person.
    #[arg(long, value_name = "WHO,WHO,…")]
    seats: Option<String>,
    /// Watch these bots play: one for all seats, or one for each, separated by commas.
    #[arg(long, conflicts_with_all = ["vs", "seats", "plain", "choices", "open"])]
    bots: Option<String>,
    /// Limit watched bots without a limit of their own to this number of nodes per decision.
    #[arg(long, requires = "bots", value_parser = clap::value_parser!(u64).range(1..=Effort::MOST_NODES))]
    nodes: Option<u64>,
    /// Limit watched bots without a limit of their own to this time per decision (ms).
    #[arg(long, requires = "bots", value_parser = clap::value_parser!(u64).range(1..=Effort::MOST_MILLIS))]
    millis: Option<u64>,
    /// Number of the deal: the same number gives the same deal; default: random.
    #[arg(long)]
    seed: Option<u64>,
    /// Read choices from a TOML file: game, set or factions, edition, artifacts, heroes, variant, seats, seed, language.
    /// Flags override the file.
    #[arg(long, value_name = "FILE")]
    choices: Option<PathBuf>,
    /// Continue or review a game from a file of records.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["vs", "seats", "choices"])]
    open: Option<PathBuf>,
    /// Number of the game in that file, counted from 1.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "open")]
    nth: usize,
    #[command(flatten)]
    table: TableArgs,
    #[command(flatten)]
    language: InLanguage,
    /// Print plain lines instead of a full screen, for screen readers and pipes.
    #[arg(long)]
    plain: bool,
    /// Pause between bot moves (ms).
    #[arg(long, value_name = "MILLIS", default_value_t = 400)]
    pace: u16,
    /// Save games in progress in this folder; default: your data folder.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Disable colours, as NO_COLOR in the environment does.
    #[arg(long)]
    no_colour: bool,
    /// Print ASCII characters only.
    #[arg(long)]
    ascii: bool,
}

impl Play {
    pub(crate) fn run(self, out: &mut impl Write) -> Done {
        if let Some(bots) = self.bots {
            let effort = Effort { nodes: self.nodes, millis: self.millis, threads: None };
            return Watch::new(self.setup, bots, effort, self.seed, self.language).run(out);
        }
        let options = self.options()?;
        if self.table.is_wanted() {
            return self.at_table(options, out);
        }
        if self.plain {
            tui::run_plainly(options, &mut io::stdin().lock(), out)??;
            return Ok(());
        }
        needs_a_terminal()?;
        tui::run(options)?;
        Ok(())
    }

    /// Plays at a table on the network.
    fn at_table(&self, mut options: Options, out: &mut impl Write) -> Done {
        if !self.plain {
            needs_a_terminal()?;
        }
        let table = self.table.table(&options, out)?;
        let (language, folder) = (options.language, options.folder.clone());
        let played = if self.plain {
            tui::run_table_plainly(&options, table.join.clone(), &typed(), out)?
        } else {
            options.join = Some(table.join.clone());
            tui::run(options).map_err(|error| error.to_string())
        };
        let command = table.way_back();
        let (words, id) = (Words::new(language), table.join.link.table());
        let is_kept =
            !table.join.watches && tui::kept_tables(folder.as_deref(), &words).iter().any(|kept| kept.id == id);
        let _ = table.stop();
        if is_kept && played.is_ok() {
            writeln!(out, "{}", words.say_with("online-seat-kept", &[("command", command.into())]))?;
        }
        Ok(played?)
    }

    fn options(&self) -> Result<Options, String> {
        let mut choices = match &self.choices {
            Some(file) => read(file)?,
            None => Choices::default(),
        };
        let mut at_once = self.choices.is_some();
        at_once |= self.setup.choose(&mut choices)?;
        if let Some(seats) = &self.seats {
            let seats = Sitter::parse_all(seats).map_err(|e| e.to_string())?;
            if self.setup.players().is_some_and(|players| usize::from(players) != seats.len()) {
                return Err(format!("--seats names {}: leave --players out, or let both agree", seats.len()));
            }
            choices.seats = seats;
        }
        if let Some(vs) = self.vs {
            choices.seats.iter_mut().skip(1).for_each(|seat| *seat = vs);
        }
        if self.table.is_wanted() && self.vs.is_none() && self.seats.is_none() {
            // Whoever opens a table wants others to come.
            choices.seats.iter_mut().for_each(|seat| *seat = Sitter::Person);
        }
        choices.seed = self.seed.or(choices.seed);
        at_once |= self.vs.is_some() || self.seats.is_some() || self.seed.is_some();
        let language = match (self.language.named(), &choices.language) {
            (Some(language), _) => language,
            (None, Some(code)) => code.parse().map_err(|e| format!("{e}"))?,
            (None, None) => language_of_environment(),
        };
        let look = Look::of_environment(|name| env::var(name).ok());
        let look = Look { colour: look.colour && !self.no_colour, unicode: look.unicode && !self.ascii };
        // Without a data folder the game is not saved.
        let folder = self.folder.clone().or_else(folder::own);
        let open = self.open.clone().map(|file| (file, self.nth));
        let pace = Duration::from_millis(self.pace.into());
        Ok(Options { choices, at_once, join: None, open, language, look, folder, pace })
    }
}

fn needs_a_terminal() -> Result<(), String> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    Err("a full screen needs a terminal; add --plain to play in lines".into())
}

fn read(file: &Path) -> Result<Choices, String> {
    let text = text_of(file).map_err(|e| format!("{} can't be read: {e}", file.display()))?;
    toml::from_str(&text).map_err(|e| format!("{} is no file of choices: {e}", file.display()))
}

/// The text of a regular file, up to more than choices ever need.
fn text_of(file: &Path) -> io::Result<String> {
    if !fs::metadata(file)?.is_file() {
        return Err(io::Error::other("it is no regular file"));
    }
    let mut text = String::new();
    fs::File::open(file)?.take(1 << 20).read_to_string(&mut text)?;
    Ok(text)
}

/// The language of the user's environment, if there are texts in it.
pub(crate) fn language_of_environment() -> Language {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
}
