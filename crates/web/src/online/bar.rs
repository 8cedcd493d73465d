//! What stands above a game on the network, and stays while the game is drawn again.

use game::Seat;
use leptos::prelude::*;
use wire::{Proposal, Stage, Table};
use words::{Names, Words};

use super::{crowd, invitation, offers, status, talk, webhook};
use crate::{app::App, menu};

/// Who is there, what is proposed, what can be said, how the connection is.
pub(crate) fn bar(app: App) -> AnyView {
    Effect::new(move |_| {
        if !app.reviewing.is_open.get() {
            app.catch_up();
        }
    });
    let shown = move || {
        app.online.is_at_table().then(|| {
            view! {
                <div class="network">
                    {move || status::problem(app)}
                    {status::line(app)}
                    <div class="tools">
                        {move || crowd::strip(app)}
                        <div class="tools menus">{talk::menu(app)}{menu(app)}</div>
                    </div>
                </div>
                <div class="proposed">{offers::panel(app)}</div>
            }
        })
    };
    view! { {shown} }.into_any()
}

/// What can be done at the table beside playing: others invited, the game ended, the seat left.
fn menu(app: App) -> AnyView {
    let content = view! {
        {move || invitation::sheet(app)}
        {webhook::sheet(app)}
        <div class="tools">
            {move || bots(app)}
            {end(app)}
            <button type="button" class="quiet" on:click=move |_| app.get_up()>{move || app.say("web-leave")}</button>
        </div>
    };
    menu::menu("of-table", move || app.say("web-table"), content)
}

/// Proposes bots for those who are away, also after one has chosen to wait for them.
fn bots(app: App) -> Option<AnyView> {
    let (table, words) = (app.online.table.get()?, app.settings.words.get());
    let names = words.names_at(&table);
    let bots = offers::without_player(&table).map(|seat| {
        let act = move |_| app.at_network(|client| client.agree(Proposal::Bot(seat)));
        let text = words.online_proposal(&names, Proposal::Bot(seat));
        view! { <button type="button" class="quiet" on:click=act>{text}</button> }
    });
    Some(bots.collect_view().into_any())
}

/// Proposes to end the game without a result, while one is played; for those who sit at the table.
fn end(app: App) -> AnyView {
    let can_end = Memo::new(move |_| {
        let can_end = |table: &Table| table.stage == Stage::Playing && table.you.is_some();
        app.online.table.with(|table| table.as_deref().is_some_and(can_end))
    });
    let shown = move || {
        can_end.get().then(|| {
            let act = move |_| app.propose_end();
            view! { <button type="button" class="quiet" on:click=act>{app.say("online-propose-end")}</button> }
        })
    };
    view! { {shown} }.into_any()
}

/// Proposes to play again, with the seats turned; for those who sit at the table.
pub(crate) fn rematch(app: App) -> AnyView {
    let shown = move || {
        let table = app.online.table.get()?;
        let you = table.you?;
        let mut rematches = table.offers.iter().filter(|offer| offer.proposal == Proposal::Rematch);
        let is_agreed = rematches.any(|offer| offer.agreed.contains(&you));
        let view = view! {
            <button
                type="button"
                class="big"
                disabled=is_agreed
                on:click=move |_| app.at_network(|client| client.agree(Proposal::Rematch))
            >
                {app.say("online-propose-rematch")}
            </button>
        };
        Some(view)
    };
    view! { {shown} }.into_any()
}

impl App {
    /// Whom a game on the network waits for.
    pub(crate) fn waits_for(self, words: &Words, names: &Names, seat: Option<Seat>) -> String {
        if self.online.sent.get().is_some() {
            return words.online_sent();
        }
        self.online.table.get().map_or_else(String::new, |table| words.online_waits(&table, names, seat))
    }
}

/// What happens at the table, for readers who do not see it.
pub(crate) fn spoken(app: App) -> AnyView {
    view! { <div class="spoken" role="status">{move || app.online.news.get()}</div> }.into_any()
}
