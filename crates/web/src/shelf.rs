//! The games that were left, and those that are over: each is kept in the browser under a name of its own.

use leptos::prelude::*;
use play::guide::Guide;
use serde::{Deserialize, Serialize};

use wire::TableId;

use crate::{
    device,
    online::keys::{self, KeptTable},
    sitting::Game,
};

/// How many games that are over are kept; the others are not thrown away.
const OVER: usize = 12;
/// What the names of games begin with.
const GAME: &str = "game-";

/// The games that are kept, as the start page lists them.
#[derive(Clone, Copy)]
pub(crate) struct Shelf {
    pub(crate) games: RwSignal<Vec<Shelved>>,
    /// The tables on the network at which this device has a seat.
    pub(crate) tables: RwSignal<Vec<(TableId, KeptTable)>>,
    /// The browser does not keep the game in progress.
    pub(crate) is_unkept: RwSignal<bool>,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Kept {
    /// When it was last played, in milliseconds since 1970.
    played: f64,
    is_over: bool,
    record: String,
    /// What has been told, if it is a guided game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    guide: Option<String>,
}

/// A game on the shelf.
#[derive(Clone, Debug)]
pub(crate) struct Shelved {
    pub(crate) name: String,
    pub(crate) played: f64,
    pub(crate) game: Game,
    pub(crate) guide: Option<Guide>,
}

impl Shelf {
    pub(crate) fn new() -> Shelf {
        Shelf { games: RwSignal::new(Vec::new()), tables: RwSignal::new(Vec::new()), is_unkept: RwSignal::new(false) }
    }

    /// Looks again at what is kept.
    pub(crate) fn refresh(self) {
        self.games.set(all());
        self.tables.set(keys::all());
    }

    /// Throws a game away.
    pub(crate) fn throw_away(self, name: &str) {
        device::forget(name);
        self.refresh();
    }
}

impl Shelved {
    /// A game that begins now.
    pub(crate) fn new(game: Game) -> Shelved {
        Shelved { name: new_name(), played: device::now(), game, guide: None }
    }
}

/// A name for a game that begins now.
pub(crate) fn new_name() -> String {
    let names = device::kept_names();
    let mut number = device::now() as u64;
    while names.contains(&format!("{GAME}{number}")) {
        number += 1;
    }
    format!("{GAME}{number}")
}

/// What the name of a game ends with that is played on from a decision of one that was over: it is no game of its own.
pub(crate) const AGAIN: &str = "-again";

/// A name for such a game.
pub(crate) fn name_again() -> String {
    new_name() + AGAIN
}

/// The name for a game of a table on the network, which is kept here once it is over.
pub(crate) fn name_at_table(table: TableId, number: u32) -> String {
    format!("{GAME}{table}-{number}")
}

/// Keeps a game as it stands. Was that possible?
pub(crate) fn keep(name: &str, game: &Game, guide: Option<&Guide>) -> bool {
    let (is_over, record, guide) = (game.is_over(), game.text(), guide.map(Guide::to_string));
    let kept = Kept { played: device::now(), is_over, record, guide };
    device::keep(name, &serde_json::to_string(&kept).unwrap_or_default())
}

/// The game with that name, if it is there and can be gone on with.
pub(crate) fn take(name: &str) -> Option<Shelved> {
    let kept = find(name)?;
    let guide = kept.guide.and_then(|told| told.parse().ok());
    Some(Shelved { game: Game::read(&kept.record).ok()?, played: kept.played, name: name.into(), guide })
}

/// All games that can be gone on with or looked at, the last one first.
fn all() -> Vec<Shelved> {
    let mut all: Vec<Shelved> = names().filter_map(|name| take(&name)).collect();
    all.sort_by(|a, b| b.played.total_cmp(&a.played));
    all
}

/// Makes room: of the games that are over, only the last stay.
pub(crate) fn tidy() {
    let over = names().filter_map(|name| Some((find(&name).filter(|kept| kept.is_over)?.played, name)));
    let mut over: Vec<(f64, String)> = over.collect();
    over.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    for (_, name) in over.into_iter().skip(OVER) {
        device::forget(&name);
    }
}

fn names() -> impl Iterator<Item = String> {
    device::kept_names().into_iter().filter(|name| name.starts_with(GAME))
}

fn find(name: &str) -> Option<Kept> {
    serde_json::from_str(&device::kept(name)?).ok()
}
