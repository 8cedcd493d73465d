//! Where a table on the network is opened: what is played, who is to sit where, and how much time there is.

use leptos::prelude::*;
use play::{Choices, Sitter};
use serde::{Deserialize, Serialize};
use wire::{Clock, Code, Name, NewTable, Seating};

use super::{
    keys,
    requests::{self, NotOpened},
};
use crate::{
    app::App,
    device,
    form::{self, Where},
};

/// Minutes for a game, seconds that an answer adds, and days for an answer, as they can be chosen.
const MINUTES: [u32; 6] = [3, 5, 10, 15, 30, 60];
const INCREMENTS: [u32; 5] = [0, 2, 5, 10, 30];
const DAYS: [u8; 5] = [1, 2, 3, 7, 14];

/// The table that is to be opened.
#[derive(Clone, Copy)]
pub(crate) struct Friends {
    choices: RwSignal<Choices>,
    clock: RwSignal<Clock>,
    webhook: RwSignal<String>,
    /// What the player is called.
    pub(crate) name: RwSignal<String>,
    /// The server has been asked and has not answered yet.
    is_opening: RwSignal<bool>,
    /// Why no table can be opened here.
    why_not: RwSignal<Option<NotOpened>>,
}

/// What is remembered of the last table.
#[derive(Serialize, Deserialize)]
struct Last {
    choices: Choices,
    clock: Clock,
    #[serde(default)]
    webhook: String,
}

impl Friends {
    /// As it was the last time; at first a table for two people.
    pub(crate) fn new() -> Friends {
        let last = device::kept("friends").and_then(|text| serde_json::from_str(&text).ok());
        let Last { choices, clock, webhook } = last.unwrap_or_else(|| Last {
            choices: Choices { seats: vec![Sitter::Person; 2], ..Choices::default() },
            clock: Clock::None,
            webhook: String::new(),
        });
        Friends {
            choices: RwSignal::new(choices),
            clock: RwSignal::new(clock),
            webhook: RwSignal::new(webhook),
            name: RwSignal::new(keys::own_name()),
            is_opening: RwSignal::new(false),
            why_not: RwSignal::new(None),
        }
    }

    /// What the server is asked for.
    fn wanted(self) -> NewTable {
        let choices = self.choices.get_untracked();
        let seating = |sitter: &Sitter| match sitter {
            Sitter::Person => Seating::Open,
            Sitter::Bot(player) => Seating::Bot(player.to_string()),
        };
        let (clock, webhook) = (self.clock.get_untracked(), self.webhook.get_untracked());
        let webhook = Some(webhook.trim().to_string()).filter(|webhook| !webhook.is_empty());
        NewTable {
            seats: choices.seats.iter().map(seating).collect(),
            game: serde_json::value::to_raw_value(&choices).unwrap_or_default(),
            clock,
            webhook: webhook.filter(|_| matches!(clock, Clock::Days(_))),
        }
    }

    fn remember(self) {
        let (choices, clock) = (self.choices.get_untracked(), self.clock.get_untracked());
        let last = Last { choices, clock, webhook: self.webhook.get_untracked() };
        device::keep("friends", &serde_json::to_string(&last).unwrap_or_default());
    }
}

impl App {
    /// Shows where a table is opened; whether there are tables here is asked at once.
    pub(crate) fn invite_friends(self) {
        self.screens.open_friends();
        self.message.set(None);
        leptos::task::spawn_local(async move {
            self.friends.why_not.set(requests::has_tables().await.err());
        });
    }

    fn not_opened(self, why: &NotOpened) -> String {
        match why {
            NotOpened::Offline => self.say("web-offline"),
            NotOpened::NoTables => self.say("web-no-tables"),
            NotOpened::Refused(refusal) => self.settings.words.get().online_refusal(refusal.code),
        }
    }

    /// Opens the table that is chosen, and sits down at it.
    fn open_table(self) {
        let Some(name) = self.check_name() else { return };
        let friends = self.friends;
        if friends.is_opening.get_untracked() {
            return;
        }
        friends.remember();
        friends.is_opening.set(true);
        self.message.set(None);
        leptos::task::spawn_local(async move {
            let opened = requests::open(&friends.wanted()).await;
            friends.is_opening.set(false);
            match opened {
                Ok(opened) => self.go_to_table(opened.table, Some(name)),
                Err(why) => self.message.set(Some(untrack(|| self.not_opened(&why)))),
            }
        });
    }

    /// The name that was typed, if it is one; if not, a sentence says what is wrong with it.
    pub(crate) fn check_name(self) -> Option<Name> {
        let name = Name::new(&self.friends.name.get_untracked()).ok();
        match &name {
            Some(name) => keys::keep_name(name),
            None => self.message.set(Some(self.settings.words.get_untracked().online_refusal(Code::Name))),
        }
        name
    }
}

/// The screen on which a table is opened.
pub(crate) fn page(app: App) -> AnyView {
    view! {
        <main class="start friends">
            <section class="sheet choose">
                <h1>{move || app.say("web-friends")}</h1>
                <p class="fine">{move || app.say("web-friends-text")}</p>
                {move || app.friends.why_not.get().map(|why| view! {
                    <p class="verdict wrong" role="alert">{app.not_opened(&why)}</p>
                })}
                {move || fields(app)}
            </section>
        </main>
    }
    .into_any()
}

fn fields(app: App) -> AnyView {
    let friends = app.friends;
    let (fields, is_legal) = form::fields(app, friends.choices, Where::There);
    let has_person = friends.choices.with(|choices| choices.seats.contains(&Sitter::Person));
    view! {
        <div class="fields">{name_field(app)}</div>
        {fields}
        {clock(app)}
        <button
            type="button"
            class="big"
            disabled=move || !is_legal || !has_person || friends.is_opening.get()
            on:click=move |_| app.open_table()
        >
            {app.say("web-open-table")}
        </button>
    }
    .into_any()
}

/// Where a player writes what they are called.
pub(crate) fn name_field(app: App) -> AnyView {
    let input = view! {
        <input
            type="text"
            name="name"
            autocomplete="nickname"
            maxlength=wire::limits::NAME.to_string()
            prop:value=app.friends.name.get_untracked()
            on:input:target=move |event| app.friends.name.set(event.target().value())
        />
    };
    form::field(app.say("web-your-name"), input)
}

fn clock(app: App) -> AnyView {
    let (words, signal) = (app.settings.words.get(), app.friends.clock);
    let now = signal.get();
    let kinds = [
        (Clock::None, "online-clock-none"),
        (Clock::Game { seconds: 600, increment: 5 }, "web-clock-game"),
        (Clock::Days(2), "web-clock-days"),
    ];
    let is_kind = |clock: Clock| std::mem::discriminant(&clock) == std::mem::discriminant(&now);
    let shown = kinds.iter().find(|(clock, _)| is_kind(*clock)).map_or(Clock::None, |(clock, _)| *clock);
    let kinds = kinds.map(|(clock, key)| (clock, words.say(key))).into();
    let kind = form::select(signal, words.say("web-clock"), kinds, shown, |clock, kind| *clock = kind);
    let more = match now {
        Clock::None => ().into_any(),
        Clock::Game { seconds, increment } => {
            let minutes = MINUTES.map(|minutes| (minutes * 60, minutes.to_string())).into();
            let added = INCREMENTS.map(|seconds| (seconds, seconds.to_string())).into();
            let set_minutes = move |clock: &mut Clock, seconds| *clock = Clock::Game { seconds, increment };
            let set_added = move |clock: &mut Clock, increment| *clock = Clock::Game { seconds, increment };
            view! {
                {form::select(signal, words.say("web-minutes"), minutes, seconds, set_minutes)}
                {form::select(signal, words.say("web-increment"), added, increment, set_added)}
            }
            .into_any()
        }
        Clock::Days(days) => {
            let all = DAYS.map(|days| (days, days.to_string())).into();
            view! {
                {form::select(signal, words.say("web-days"), all, days, |clock, days| *clock = Clock::Days(days))}
                <label class="field">
                    <span>{words.say("web-webhook")}</span>
                    <input
                        type="text"
                        inputmode="url"
                        maxlength="500"
                        placeholder="http://"
                        prop:value=app.friends.webhook.get_untracked()
                        on:input:target=move |event| app.friends.webhook.set(event.target().value())
                    />
                </label>
            }
            .into_any()
        }
    };
    let note = matches!(now, Clock::Days(_)).then(|| view! { <p class="fine">{words.say("web-webhook-text")}</p> });
    view! { <div class="fields">{kind} {more}</div> {note} }.into_any()
}
