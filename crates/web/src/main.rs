//! Both games in a browser: it draws views and sends answers. No rule is decided here.
//!
//! `desk.rs` is the state, all of it, and what can be done; `app.rs` the frame, `start.rs` and `mix.rs` where a game is
//! chosen, `guide.rs` a first game that is explained, `table.rs` what both tables have in common, `claim_table.rs` and
//! `board.rs` the two tables, `reference.rs` where the rules are looked up. A [`scene::Scene`] is all that is drawn of a
//! game, a [`sitting::Game`] the game itself: a table far away would stand in for it. `shelf.rs` keeps games, `thinker.rs`
//! lets bots think in a worker, `motion.rs` moves cards, `focus.rs` knows where the keyboard is and `hold.rs` where a
//! finger stays, `device.rs` is the browser. All words come from [`words`].

mod app;
mod board;
mod claim_table;
mod desk;
mod device;
mod focus;
mod guide;
mod help;
mod hold;
mod mix;
mod motion;
mod pace;
mod piece;
mod reference;
mod scene;
mod shelf;
mod sitting;
mod start;
mod table;
mod thinker;

fn main() {
    // The same module runs in the workers, where there is no page to draw.
    if web_sys::window().is_some() {
        leptos::mount::mount_to_body(app::app);
    }
}
