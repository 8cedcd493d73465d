//! The start page: quick starts, games that are kept, and the form.

use drawings::{Drawing, Face};
use game::Seat;
use leptos::prelude::*;
use play::Kind;
use wire::TableId;
use words::Words;

use crate::{
    app::App,
    device,
    form::field,
    guide, help, new_game,
    online::{
        keys::{self, KeptTable},
        lobby::game_name,
    },
    piece::picture,
    shelf::Shelved,
    statistics, table,
};

/// The start page.
pub(crate) fn page(app: App) -> AnyView {
    // A link that is no legal game has filled in the form.
    let is_set_up = app.choices.with_untracked(|choices| choices.setup().is_err());
    let is_opened = RwSignal::new(is_set_up);
    let set_up = move || is_opened.get().then(|| app.parts.aside.draw(app, move |aside| (aside.form)(app)));
    let own_games = move || {
        statistics::has_some(app).then(|| app.parts.aside.draw(app, |aside| (aside.statistics)(app).into_any()))
    };
    view! {
        <main class="start">
            {move || welcome(app)}
            {move || left_games(app)}
            {offers(app)}
            <details class="sheet set-up" open=is_set_up on:toggle=move |_| is_opened.set(true)>
                <summary><h2>{move || app.say("web-set-up")}</h2></summary>
                <div class="choose">{set_up}</div>
            </details>
            {own_games}
            {import(app)}
            {move || help::rules(app)}
        </main>
    }
    .into_any()
}

fn welcome(app: App) -> AnyView {
    let faces = [
        (claim::Faction::Knights, 8),
        (claim::Faction::Goblins, 0),
        (claim::Faction::Dragons, 5),
        (claim::Faction::Dwarves, 9),
    ];
    let fan =
        faces.map(|(faction, value)| picture(Drawing::Card(Face::Faction { faction, value, loot: false }), "card"));
    view! {
        <section class="welcome">
            <div class="fan">{fan.collect_view()}</div>
            <div>
                <h1>"Claimant"</h1>
                <p>{app.say("web-welcome")}</p>
            </div>
        </section>
    }
    .into_any()
}

/// The games that were left, tables at which one has a seat, and games that are over.
fn left_games(app: App) -> Option<AnyView> {
    let words = app.settings.words.get();
    let games = app.shelf.games.get();
    let (over, left): (Vec<Shelved>, Vec<Shelved>) = games.into_iter().partition(|shelved| shelved.game.is_over());
    let tables = app.shelf.tables.get().into_iter().partition(|(_, kept)| kept.is_over);
    let (tables_over, tables): (Vec<_>, Vec<_>) = tables;
    let here = |games: Vec<Shelved>| games.into_iter().map(|shelved| left_game(app, &words, shelved));
    let there = |all: Vec<(TableId, KeptTable)>| all.into_iter().map(|(id, kept)| left_table(app, &words, id, &kept));
    let over: Vec<AnyView> = there(tables_over).chain(here(over)).collect();
    let left: Vec<AnyView> = there(tables).chain(here(left)).collect();
    let list = |items: Vec<AnyView>| view! { <ul class="shelf">{items}</ul> };
    let over = (!over.is_empty()).then(|| {
        view! { <details><summary>{words.say("web-games-over")}</summary>{list(over)}</details> }
    });
    let left = (!left.is_empty()).then(|| view! { <h2>{words.say("web-games-left")}</h2> {list(left)} });
    (left.is_some() || over.is_some()).then(|| view! { <section class="sheet left">{left}{over}</section> }.into_any())
}

/// One of them: what it is, how far it has come, when it was last played.
fn left_game(app: App, words: &Words, shelved: Shelved) -> AnyView {
    let (title, progress, players) = table::summary(&shelved.game, &app.settings.words.get());
    let (played, name) = (shelved.played, shelved.name.clone());
    let left = Left { title, progress, players, played, sure: None };
    left.row(words, move || app.sit_down(shelved.clone()), move || app.shelf.throw_away(&name))
}

/// A table at which one has a seat.
fn left_table(app: App, words: &Words, id: TableId, kept: &KeptTable) -> AnyView {
    let title = kept.game.as_ref().map_or_else(|| words.say("web-friends"), |game| game_name(words, game));
    let players: Vec<String> = kept.players.iter().filter(|name| !name.is_empty()).cloned().collect();
    let (progress, players) = (words.say("web-on-network"), words.list(&players));
    let left = Left { title, progress, players, played: kept.seen, sure: Some(words.say("web-forget-seat")) };
    let throw = move || {
        keys::forget(id);
        app.shelf.refresh();
    };
    let open = move || app.network(move |network| (network.go_to_table)(app, id, None));
    left.row(words, open, throw)
}

/// What is said of a game or a table that was left.
struct Left {
    title: String,
    progress: String,
    players: String,
    played: f64,
    /// What is asked before it is thrown away, if that needs words of its own.
    sure: Option<String>,
}

impl Left {
    /// A button to go on with it, and one to throw it away.
    fn row(self, words: &Words, open: impl Fn() + 'static, throw: impl Fn() + 'static) -> AnyView {
        let Left { title, progress, players, played, sure } = self;
        let played = device::day_and_time(played, words.language());
        let game = [("game", format!("{title}, {played}").into())];
        let thrown = words.say_with("web-throw-away", &game);
        let sure = sure.unwrap_or_else(|| words.say_with("web-throw-away-sure", &game));
        view! {
            <li>
                <button type="button" class="quiet kept" on:click=move |_| open()>
                    <strong>{title}</strong>
                    <span>{progress}</span>
                    <small>{players}" · "{played}</small>
                </button>
                <button
                    type="button"
                    class="quiet throw"
                    aria-label=thrown.clone()
                    title=thrown
                    on:click=move |_| if device::is_sure(&sure) { throw() }
                >
                    "✕"
                </button>
            </li>
        }
        .into_any()
    }
}

/// All ways to a game with one click: whoever has played goes on, whoever has not is offered to learn first.
fn offers(app: App) -> AnyView {
    let card = Drawing::Card(Face::Faction { faction: claim::Faction::Knights, value: 9, loot: false });
    let die = Drawing::Piece(drawings::Piece::Die(5));
    // What was played last is played again.
    let last = move |kind: Kind| {
        let words = app.settings.words.get();
        app.shelf.games.track();
        let choices = new_game::last_choices(kind);
        let players = words.players(&choices.seats, Seat(0));
        match kind {
            Kind::Claim => format!("{} · {players}", game_name(&words, &choices)),
            Kind::ClaimIt => players,
        }
    };
    let play = move |kind: Kind, drawing: Drawing, name: &'static str, text: &'static str, class: &'static str| {
        let content = view! {
            <strong>{name}</strong>
            <span>{move || app.say(text)}</span>
            <span class="last">{move || last(kind)}</span>
        };
        offer(format!("quick {class}"), Some(drawing), content, move || app.quick(kind))
    };
    let today = move || {
        let words = app.settings.words.get();
        words.say_with("web-today-text", &[("set", words.set(new_game::of_today().0).into())])
    };
    let friends = view! {
        <strong>{move || app.say("web-friends")}</strong>
        <span>{move || app.say("web-friends-offer")}</span>
    };
    let deal = view! { <strong>{move || app.say("web-today")}</strong> <span>{today}</span> };
    view! {
        <div class="offers-to-play" class:first-visit=move || app.shelf.games.with(Vec::is_empty)>
            <div class="quicks">
                {play(Kind::Claim, card, "Claim", "web-quick-claim", "of-cards")}
                {play(Kind::ClaimIt, die, "Claim It!", "web-quick-claim-it", "of-dice")}
            </div>
            {guide::offers(app)}
            <div class="quicks">
                {offer("other with-friends".into(), None, friends, move || app.network(move |network| (network.invite_friends)(app)))}
                {offer("other of-today".into(), None, deal, move || app.play_today())}
            </div>
        </div>
    }
    .into_any()
}

fn offer(class: String, sign: Option<Drawing>, content: impl IntoView + 'static, act: impl Fn() + 'static) -> AnyView {
    view! {
        <button type="button" class=format!("big {class}") on:click=move |_| act()>
            {sign.map(|drawing| picture(drawing, "sign"))}
            <span class="offer">{content}</span>
        </button>
    }
    .into_any()
}

/// A game from a file.
fn import(app: App) -> AnyView {
    let chosen = move |input: web_sys::HtmlInputElement| {
        let Some(file) = input.files().and_then(|files| files.item(0)) else { return };
        // Thousands of games are not longer.
        if file.size() > f64::from(1 << 24) {
            return app.message.set(Some(app.say("web-too-large")));
        }
        device::read(&file, move |text| app.open(&text));
    };
    view! {
        <section class="sheet import">
            {field(
                move || app.say("web-import"),
                view! {
                    <input type="file" accept=".rec,.txt,text/plain" on:change:target=move |event| chosen(event.target()) />
                },
            )}
        </section>
    }
    .into_any()
}
