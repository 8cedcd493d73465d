//! Who sits at a table on the network: who is there, whose clock runs, what they say.

use std::time::Duration;

use game::Seat;
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use play::remote::{Connection, Millis};
use wire::{Clock, Presence, Stage, Table, Who};
use words::{Names, Words};

use super::{session::now, talk};
use crate::app::App;

/// Below this number of milliseconds time is short.
const SHORT: u64 = 30_000;

/// One line for everybody at the table.
pub(crate) fn strip(app: App) -> Option<AnyView> {
    let table = app.online.table.get()?;
    let words = app.settings.words.get();
    let names = words.names_at(&table);
    let clock = (table.clock != Clock::None).then(Ticking::new);
    let is_cut_off = matches!(app.online.connection.get(), Connection::CutOff { .. });
    let seats = (0..).zip(&table.seats).map(|(seat, place)| {
        let cut = is_cut_off.then_some(table.you == Some(seat));
        chip(app, &words, &names, seat, place, cut, clock)
    });
    let watching =
        (table.spectators > 0).then(|| view! { <li class="fine">{words.online_spectators(table.spectators)}</li> });
    Some(view! { <ul class="crowd">{seats.collect_view()}{watching}</ul> }.into_any())
}

/// A seat. While this device is cut off, `is_cut` says whether it is its own: of the others it knows nothing then.
fn chip(
    app: App,
    words: &Words,
    names: &Names,
    seat: u8,
    place: &wire::Seat,
    is_cut: Option<bool>,
    clock: Option<Ticking>,
) -> AnyView {
    let class = match &place.who {
        Who::Person(person) if person.bot.is_some() => "bot",
        Who::Person(_) if is_cut == Some(true) => "cut-off",
        Who::Person(_) if is_cut == Some(false) => "away",
        Who::Person(person) => match person.presence {
            Presence::Here => "here",
            Presence::CutOff => "cut-off",
            Presence::Away => "away",
        },
        Who::Bot(_) => "bot",
        Who::Open => "away",
    };
    let name = words.online_seat(names, Seat(seat), &place.who);
    let state = match is_cut {
        Some(true) => Some(words.say("online-cut-off")),
        Some(false) => None,
        None => words.online_state(place, false),
    };
    view! {
        <li class=format!("chip {class}")>
            <span class="dot" aria-hidden="true"></span>
            <strong>{name}</strong>
            {state.map(|state| view! { <span class="fine">{state}</span> })}
            {clock.map(|clock| move || time(app, seat, clock))}
            {move || talk::bubble(app, seat)}
        </li>
    }
    .into_any()
}

/// What is left on the clock of a seat.
fn time(app: App, seat: u8, clock: Ticking) -> Option<AnyView> {
    let clocks = app.online.clocks.get()?;
    let now = clock.now(clocks.running() == Some(seat));
    let left = clocks.left(seat, now)?;
    let text = app.settings.words.get().online_time(left);
    Some(view! { <span class="clock" class:low=left < SHORT>{text}</span> }.into_any())
}

/// The time, which is looked at again every second.
#[derive(Clone, Copy)]
struct Ticking(RwSignal<Millis>);

impl Ticking {
    fn new() -> Ticking {
        let time = RwSignal::new(now());
        let ticks = set_interval_with_handle(move || time.set(now()), Duration::from_secs(1)).ok();
        on_cleanup(move || ticks.iter().for_each(IntervalHandle::clear));
        Ticking(time)
    }

    /// The time; whoever asks hears of every second, if they want to.
    fn now(self, is_running: bool) -> Millis {
        if is_running {
            self.0.track();
        }
        now()
    }
}

impl App {
    /// Tells readers who do not see the page what has changed at a table.
    pub(crate) fn tell_changes(self, before: Option<&Table>, now: &Table) {
        let Some(before) = before else { return };
        let words = self.settings.words.get_untracked();
        let names = words.names_at(now);
        let is_lobby = now.stage == Stage::Lobby;
        let mut told = Vec::new();
        for (seat, (old, new)) in (0..).zip(before.seats.iter().zip(&now.seats)) {
            if old == new || now.you == Some(seat) {
                continue;
            }
            let who = words.online_seat(&names, Seat(seat), &new.who);
            told.push(match words.online_state(new, is_lobby) {
                Some(state) => format!("{who}: {state}."),
                None => format!("{who}."),
            });
        }
        let is_new = |offer: &&wire::Offer| !before.offers.contains(offer);
        told.extend(now.offers.iter().filter(is_new).map(|offer| words.online_offer(&names, offer)));
        if !told.is_empty() {
            self.online.news.set(told.join(" "));
        }
    }
}
