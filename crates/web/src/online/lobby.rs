//! The lobby of a table: who sits where and is ready, the link for the others, and the way to a seat.

use game::Seat;
use leptos::prelude::*;
use play::{AnySetup, Choices, Deck, Kind, remote::needs_bot};
use wire::{Proposal, Table, Who};
use words::{Names, Words};

use super::{bar, friends::name_field, invitation, offers, status, webhook};
use crate::app::App;

/// The lobby; before it is known, that it is being looked for.
pub(crate) fn page(app: App) -> AnyView {
    view! {
        <main class="start lobby">
            {move || app.online.table.with(Option::is_none).then(|| view! { <h1 class="spoken">{app.say("web-friends")}</h1> })}
            {move || status::problem(app)}
            {move || app.online.table.get().map(|table| seats(app, &table))}
            {move || app.online.table.with(Option::is_some).then(|| invitation::sheet(app))}
            {webhook::sheet(app)}
        </main>
        {bar::spoken(app)}
    }
    .into_any()
}

fn seats(app: App, table: &Table) -> AnyView {
    let words = app.settings.words.get();
    let names = words.names_at(table);
    let seats = (0..).zip(&table.seats).map(|(seat, place)| seat_line(app, &words, &names, table, seat, place));
    let watching =
        (table.spectators > 0).then(|| view! { <p class="fine">{words.online_spectators(table.spectators)}</p> });
    view! {
        <section class="sheet choose seats">
            <div class="heading">
                <h1>{title(&words, table)}</h1>
                <span>{words.say("online-lobby")}</span>
                <span>{words.online_clock(table.clock)}</span>
            </div>
            <ul>{seats.collect_view()}</ul>
            {watching}
            {status::line(app)}
            {has_choice(table).then(|| view! { <p class="fine">{words.say("web-swap-text")}</p> })}
            <p class="question" tabindex="-1">{words.online_lobby(table, &names)}</p>
            {actions(app, &words, table)}
            {move || app.message.get().map(|message| view! { <p class="message" role="alert">{message}</p> })}
            {offers::panel(app)}
        </section>
    }
    .into_any()
}

/// What is played.
fn title(words: &Words, table: &Table) -> String {
    chosen(table).map_or_else(String::new, |choices| game_name(words, &choices))
}

fn chosen(table: &Table) -> Option<Choices> {
    serde_json::from_str(table.game.get()).ok()
}

fn setup(table: &Table) -> Option<AnySetup> {
    chosen(table)?.setup().ok()
}

/// A game by its name, and by its set if it has one.
pub(crate) fn game_name(words: &Words, choices: &Choices) -> String {
    match (choices.game, &choices.deck) {
        (Kind::ClaimIt, _) => "Claim It!".into(),
        (Kind::Claim, Deck::Named(set)) => words.set(*set),
        (Kind::Claim, Deck::Own(_)) => words.say("table-own-mix"),
    }
}

fn seat_line(app: App, words: &Words, names: &Names, table: &Table, seat: u8, place: &wire::Seat) -> AnyView {
    let is_free = matches!(place.who, Who::Open);
    let is_offered = table.offers.iter().any(|offer| offer.proposal == Proposal::Bot(seat));
    let team = setup(table).and_then(|setup| words.online_team(&setup, Seat(seat)));
    let bot = (needs_bot(table, seat) && table.you.is_some_and(|you| you != seat) && !is_offered).then(|| {
        let act = move |_| app.at_network(|client| client.agree(Proposal::Bot(seat)));
        view! { <button type="button" class="quiet" on:click=act>{words.say("web-seat-bot")}</button> }
    });
    let change = has_choice(table).then(|| change_seat(app, words, table, seat, is_free)).flatten();
    view! {
        <li class:empty=is_free class:ready=place.ready>
            <span class="mark" aria-hidden="true">{if place.ready { "✓" } else { "" }}</span>
            <strong>{words.online_seat(names, Seat(seat), &place.who)}</strong>
            <span class="fine">{words.online_state(place, true)}</span>
            {team.map(|team| view! { <span class="fine team">{team}</span> })}
            <span class="spring"></span>
            {change}
            {bot}
        </li>
    }
    .into_any()
}

/// Of two players neither has anything of another seat.
fn has_choice(table: &Table) -> bool {
    table.seats.len() > 2
}

/// Sits down at a seat that is free, moves to it, or asks for another's.
fn change_seat(app: App, words: &Words, table: &Table, seat: u8, is_free: bool) -> Option<AnyView> {
    let button = |key: &str, act: Box<dyn Fn()>| {
        let act = move |_| act();
        view! { <button type="button" class="quiet" on:click=act>{words.say(key)}</button> }.into_any()
    };
    let Some(own) = table.you else {
        return is_free.then(|| button("web-sit-here", Box::new(move || app.sit(Some(seat)))));
    };
    let is_offered = table.offers.iter().any(|offer| offer.proposal == Proposal::Swap(own, seat));
    let swap = move || app.at_network(|client| client.agree(Proposal::Swap(own, seat)));
    let key = if is_free { "web-sit-here" } else { "web-swap" };
    (own != seat && !is_offered).then(|| button(key, Box::new(swap)))
}

fn actions(app: App, words: &Words, table: &Table) -> AnyView {
    let has_open = table.seats.iter().any(|seat| seat.who == Who::Open);
    match table.you.and_then(|seat| table.seats.get(usize::from(seat))) {
        Some(seat) => {
            let is_ready = seat.ready;
            let (class, key) = if is_ready { ("quiet", "web-not-ready") } else { ("big", "web-ready") };
            let act = move |_| app.at_network(|client| client.ready(!is_ready));
            view! {
                <div class="tools">
                    <button type="button" class=class on:click=act>{words.say(key)}</button>
                    <button type="button" class="quiet" on:click=move |_| app.stand_up()>{words.say("web-get-up")}</button>
                </div>
            }
            .into_any()
        }
        None if has_open => view! {
            <div class="fields">{name_field(app)}</div>
            <button type="button" class="big" on:click=move |_| app.sit(None)>{words.say("web-sit")}</button>
        }
        .into_any(),
        None => view! { <p class="fine">{words.say("web-full")}</p> }.into_any(),
    }
}
