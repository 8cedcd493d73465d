//! Both games in a browser: it draws views and sends answers. No rule is decided here.
//!
//! An [`app::App`] is the state of the page. Its groups have a file each, with what can be done: `settings.rs`,
//! `screens.rs`, `playing.rs` (the game in progress), `thinking.rs` (bots and hints), `shelf.rs` (saved games),
//! `panels.rs`, `lookup.rs`; `new_game.rs` and `link.rs` start games, `look_back.rs` goes through one, `review.rs` judges it.
//!
//! A [`sitting::Game`] is the game itself, a [`scene::Scene`] all that is drawn of it. `frame.rs` is what is always there,
//! `start.rs` with `form.rs` and `mix.rs` where a game is chosen, `statistics.rs` the reader's own games in numbers, `guide.rs` a tutorial, `reference.rs` and `help.rs` the rules,
//! `table.rs` what both tables have in common, `claim_table.rs` with `claim_cards.rs`, `claim_aid.rs` and `board.rs` the two tables.
//! `online/` is all that belongs to tables on the network. It and what `aside.rs` lists are parts of the page that are fetched when they are needed (`part.rs`). `thinker.rs` lets bots think in a worker, `moment.rs` lets the reader look at what matters before the game goes on, `motion.rs` moves cards, `sound.rs` lets them be heard, `focus.rs` knows where the keyboard is, `shortcuts.rs` what keys do, and `hold.rs`
//! where a finger stays, `menu.rs` is what opens over the page, `device.rs` is the browser. All words come from [`words`].

mod app;
mod aside;
mod board;
mod claim_aid;
mod claim_cards;
mod claim_table;
mod device;
mod focus;
mod form;
mod frame;
mod guide;
mod help;
mod hold;
mod link;
mod look_back;
mod lookup;
mod menu;
mod mix;
mod moment;
mod motion;
mod new_game;
mod online;
mod pace;
mod panels;
mod part;
mod piece;
mod playing;
mod reference;
mod review;
mod scene;
mod screens;
mod settings;
mod shelf;
mod shortcuts;
mod sitting;
mod sound;
mod start;
mod statistics;
mod table;
mod thinker;
mod thinking;

fn main() {
    wasm_bindgen_futures::spawn_local(async {
        let words = settings::own_words().await;
        part::Parts::prepare().await;
        match words {
            Some(words) => {
                device::next_task().await;
                leptos::mount::mount_to_body(move || frame::frame(words));
            }
            None => device::not_loaded(),
        }
    });
}
