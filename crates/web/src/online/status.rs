//! How the connection to a table is, and what can be done about it.

use leptos::prelude::*;
use play::remote::Connection;
use wire::Close;

use crate::{app::App, device};

/// A connection that is closed for good, with a way out; also one that is made for the first time.
pub(crate) fn problem(app: App) -> Option<AnyView> {
    if app.online.has_no_tables.get() {
        let out = view! {
            <button type="button" class="big" on:click=move |_| app.leave()>{app.say("web-to-start")}</button>
        };
        return Some(
            view! { <section class="sheet problem"><p>{app.say("web-no-tables")}</p>{out}</section> }.into_any(),
        );
    }
    let connection = app.online.connection.get();
    let act = |text: &str, act: fn(App)| {
        view! { <button type="button" class="big" on:click=move |_| act(app)>{app.say(text)}</button> }.into_any()
    };
    let way_out = match connection {
        Connection::Online | Connection::CutOff { .. } => return None,
        Connection::Connecting | Connection::Unreachable { .. } if app.online.table.with(Option::is_some) => {
            return None;
        }
        Connection::Connecting => None,
        Connection::Unreachable { .. } => Some(act("web-try-now", App::look_for_server)),
        Connection::Closed(Some(Close::Elsewhere)) => Some(act("web-take-seat-back", App::take_seat_back)),
        Connection::Closed(Some(Close::OtherBuild)) => Some(act("web-reload", |_| device::reload())),
        Connection::Closed(_) => Some(act("web-to-start", App::leave)),
    };
    let text = told(app, connection);
    Some(view! { <section class="sheet problem"><p>{text}</p>{way_out}</section> }.into_any())
}

/// How the connection is, and since when if there is none.
fn told(app: App, connection: Connection) -> String {
    let words = app.settings.words.get();
    let text = words.online_connection(connection);
    match connection {
        Connection::Unreachable { since } | Connection::CutOff { since } => {
            let time = device::time_of_day(since as f64, words.language());
            format!("{text} ({})", words.say_with("web-since", &[("time", time.into())]))
        }
        Connection::Connecting | Connection::Online | Connection::Closed(_) => text,
    }
}

/// A line while the connection is being made again, and for those who watch.
pub(crate) fn line(app: App) -> AnyView {
    let shown = move || match app.online.connection.get() {
        connection @ Connection::CutOff { .. } => {
            let now = view! {
                <button type="button" class="quiet" on:click=move |_| app.look_for_server()>{app.say("web-try-now")}</button>
            };
            Some(view! { <p class="wire"><span>{told(app, connection)}</span>{now}</p> }.into_any())
        }
        Connection::Online => {
            let is_watching = app.online.table.with(|table| table.as_ref().is_some_and(|table| table.you.is_none()));
            is_watching.then(|| view! { <p class="fine">{app.say("online-you-watch")}</p> }.into_any())
        }
        Connection::Connecting | Connection::Unreachable { .. } | Connection::Closed(_) => None,
    };
    let stood_in = move || {
        let answers = Some(app.online.stood_in.get()).filter(|answers| *answers > 0)?;
        Some(view! { <p class="stood-in">{app.settings.words.get().online_stood_in(answers)}</p> })
    };
    let broken = move || {
        let is_shown = app.online.is_key_broken.get() && app.online.connection.get() == Connection::Online;
        is_shown.then(|| view! { <p class="verdict wrong" role="alert">{app.say("web-seat-link-broken")}</p> })
    };
    view! { {broken} {shown} {stood_in} }.into_any()
}
