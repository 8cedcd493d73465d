//! What this device keeps of tables on the network: the keys to its seats, and its player's name.

use leptos::prelude::*;
use play::Choices;
use serde::{Deserialize, Serialize};
use wire::{Name, Stage, Table, TableId, Token, Who};

use crate::device;

/// What the names of tables begin with.
const TABLE: &str = "table-";
/// How long a table is listed that nobody has been at, in milliseconds: 60 days.
const LISTED: f64 = 60.0 * 86_400_000.0;

/// A table at which somebody with this device has a seat, or is about to take one.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct KeptTable {
    /// The key to the seat.
    pub(crate) token: Token,
    /// When the table was last seen, in milliseconds since 1970.
    pub(crate) seen: f64,
    /// Does the key open a seat? It is kept before it is sent.
    pub(crate) is_seated: bool,
    /// What is played.
    #[serde(default)]
    pub(crate) game: Option<Choices>,
    /// Who sits there; nobody's name is an open seat.
    #[serde(default)]
    pub(crate) players: Vec<String>,
    /// Is the game over?
    #[serde(default)]
    pub(crate) is_over: bool,
}

/// The key to a seat of this table, if there is one.
pub(crate) fn find(table: TableId) -> Option<KeptTable> {
    serde_json::from_str(&device::kept(&name_of(table))?).ok()
}

/// Keeps a key, before anybody is told of it. Was that possible?
pub(crate) fn keep(table: TableId, token: Token, is_seated: bool) -> bool {
    let seen = device::now();
    put(table, &KeptTable { token, seen, is_seated, game: None, players: Vec::new(), is_over: false })
}

/// The key opens a seat.
pub(crate) fn seated(table: TableId, token: Token) {
    match find(table) {
        Some(kept) if kept.token == token && kept.is_seated => {}
        Some(kept) if kept.token == token => _ = put(table, &KeptTable { is_seated: true, ..kept }),
        _ => _ = keep(table, token, true),
    }
}

/// Keeps what was last told of a table at which this device has a seat.
pub(crate) fn describe(table: &Table) {
    let Some(kept) = find(table.id).filter(|_| table.you.is_some()) else { return };
    let player = |seat: &wire::Seat| match &seat.who {
        Who::Person(person) => person.name.to_string(),
        Who::Bot(bot) => bot.clone(),
        Who::Open => String::new(),
    };
    let described = KeptTable {
        seen: device::now(),
        is_seated: true,
        game: serde_json::from_str(table.game.get()).ok(),
        players: table.seats.iter().map(player).collect(),
        is_over: table.stage == Stage::Over,
        ..kept
    };
    put(table.id, &described);
}

/// Forgets the key to a seat.
pub(crate) fn forget(table: TableId) {
    device::forget(&name_of(table));
}

/// The tables at which this device has a seat, the last one first.
pub(crate) fn all() -> Vec<(TableId, KeptTable)> {
    let names = device::kept_names();
    let ids = names.iter().filter_map(|name| name.strip_prefix(TABLE)?.parse::<TableId>().ok());
    let mut all: Vec<(TableId, KeptTable)> = ids.filter_map(|id| Some((id, find(id)?))).collect();
    for (id, _) in all.iter().filter(|(_, kept)| device::now() - kept.seen > LISTED) {
        forget(*id);
    }
    all.retain(|(_, kept)| kept.is_seated && device::now() - kept.seen <= LISTED);
    all.sort_by(|(_, a), (_, b)| b.seen.total_cmp(&a.seen));
    all
}

/// A key that nobody can guess; `None` in a browser that cannot make one.
pub(crate) fn random() -> Option<Token> {
    let mut bits = [0; 20];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bits).ok()?;
    Some(Token::new(bits))
}

/// What the player was last called here.
pub(crate) fn own_name() -> String {
    device::kept("name").unwrap_or_default()
}

/// Remembers what the player is called.
pub(crate) fn keep_name(name: &Name) {
    device::keep("name", name.as_str());
}

fn put(table: TableId, kept: &KeptTable) -> bool {
    device::keep(&name_of(table), &serde_json::to_string(kept).unwrap_or_default())
}

fn name_of(table: TableId) -> String {
    format!("{TABLE}{table}")
}
