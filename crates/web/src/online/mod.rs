//! Tables on the network: the session with one of them, and all that is shown of it beside the game.
//!
//! A [`play::remote::Client`] is the session; it knows what to say and when. `session.rs` gives it a socket (`socket.rs`)
//! and a timer, and hands what it hears to the page. `friends.rs` opens a table, `lobby.rs` is where players sit down,
//! `invitation.rs` has its links, `bar.rs` is what stands above the game: who is there (`crowd.rs`), what is proposed
//! (`offers.rs`), what is said (`talk.rs`), how the connection is (`status.rs`). `webhook.rs` is where a player is told of
//! their turn, `keys.rs` what the device keeps, `requests.rs` what is asked over HTTP.

pub(crate) mod bar;
mod crowd;
pub(crate) mod friends;
mod invitation;
pub(crate) mod keys;
pub(crate) mod lobby;
mod offers;
mod requests;
mod session;
mod socket;
mod status;
mod talk;
mod webhook;

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use play::remote::{Connection, ReceivedClocks};
use wire::{Name, Table, TableId};
use words::{Names, Words};

use self::{session::Session, talk::Talk};
use crate::app::App;

/// What the rest of the page asks of tables on the network: they are a part of it that is fetched when it is needed.
pub(crate) struct Network {
    pub(crate) arrive: fn(App, &str, &str),
    pub(crate) invite_friends: fn(App),
    pub(crate) go_to_table: fn(App, TableId, Option<Name>),
    pub(crate) end_session: fn(App),
    pub(crate) answer: fn(App, u8),
    pub(crate) propose_undo: fn(App),
    pub(crate) look_for_server: fn(App),
    pub(crate) show_at_once: fn(App),
    pub(crate) waits_for: fn(App, &Words, &Names, Option<Seat>) -> String,
    pub(crate) friends: fn(App) -> AnyView,
    pub(crate) lobby: fn(App) -> AnyView,
    pub(crate) bar: fn(App) -> AnyView,
    pub(crate) rematch: fn(App) -> AnyView,
}

/// It, once it is here.
pub(crate) const NETWORK: Network = Network {
    arrive: App::arrive_at_table,
    invite_friends: App::invite_friends,
    go_to_table: App::go_to_table,
    end_session: App::end_session,
    answer: App::answer_there,
    propose_undo: App::propose_undo,
    look_for_server: App::look_for_server,
    show_at_once: App::show_at_once,
    waits_for: App::waits_for,
    friends: friends::page,
    lobby: lobby::page,
    bar: bar::bar,
    rematch: bar::rematch,
};

impl App {
    /// Has something done at tables on the network, as soon as that part is here.
    pub(crate) fn network(self, act: impl FnOnce(&'static Network) + 'static) {
        self.parts.network.with(self, act);
    }

    /// Has something done at the table on the network that this window is at, if it is at one.
    pub(crate) fn at_table_there(self, act: impl FnOnce(&'static Network) + 'static) {
        if self.online.id.with_untracked(Option::is_some) {
            self.network(act);
        }
    }
}

/// The table on the network that this window is at.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// Its name; none, if the window is at no such table.
    pub(crate) id: RwSignal<Option<TableId>>,
    /// The table as the server last described it.
    pub(crate) table: RwSignal<Option<Arc<Table>>>,
    /// How the connection is.
    connection: RwSignal<Connection>,
    /// The server has no tables at all.
    has_no_tables: RwSignal<bool>,
    /// How often a bot has answered for the player, who was away and does not know it yet.
    stood_in: RwSignal<u32>,
    /// The link to a seat that led here was damaged.
    is_key_broken: RwSignal<bool>,
    /// The link for others, as the server knows it.
    link: RwSignal<Option<String>>,
    clocks: RwSignal<Option<ReceivedClocks>>,
    /// The answer that was sent and has not been taken yet, by number.
    pub(crate) sent: RwSignal<Option<u8>>,
    /// What happened at the table, for readers who do not see it.
    pub(crate) news: RwSignal<String>,
    /// The seats of those whom the player has chosen to wait for.
    patient: RwSignal<Vec<u8>>,
    talk: Talk,
    session: StoredValue<Option<Session>, LocalStorage>,
}

impl Online {
    pub(crate) fn new() -> Online {
        Online {
            id: RwSignal::new(None),
            table: RwSignal::new(None),
            connection: RwSignal::new(Connection::Connecting),
            has_no_tables: RwSignal::new(false),
            stood_in: RwSignal::new(0),
            is_key_broken: RwSignal::new(false),
            link: RwSignal::new(None),
            clocks: RwSignal::new(None),
            sent: RwSignal::new(None),
            news: RwSignal::new(String::new()),
            patient: RwSignal::new(Vec::new()),
            talk: Talk::new(),
            session: StoredValue::new_local(None),
        }
    }

    /// Is this window at a table on the network?
    pub(crate) fn is_at_table(self) -> bool {
        self.id.with(Option::is_some)
    }
}
