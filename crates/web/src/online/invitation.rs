//! The links of a table: one for the others, with its QR code, and one for the own seat.

use leptos::prelude::*;

use super::keys;
use crate::{app::App, device};

/// The link for the others, and the own one for another device.
pub(crate) fn sheet(app: App) -> Option<AnyView> {
    let id = app.online.id.get()?;
    let here = format!("{}/t/{id}", device::origin());
    let link = app.online.link.get().unwrap_or(here);
    let code = format!("/api/tables/{id}/qr.svg");
    let view = view! {
        <section class="sheet invite">
            <div class="choose">
                <h2>{app.say("web-invite")}</h2>
                {link_field(app, "web-invite-link", link.clone())}
                {is_here_only(&link).then(|| view! { <p class="verdict wrong">{app.say("web-link-here-only")}</p> })}
                {share(app, link.clone())}
                {own_link(app, &link)}
            </div>
            <img class="qr" src=code alt=app.say("web-qr") width="180" height="180" />
        </section>
    };
    Some(view.into_any())
}

/// Does a link lead nowhere from other machines?
fn is_here_only(link: &str) -> bool {
    let host = link.split_once("://").map_or(link, |(_, rest)| rest).split('/').next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    name == "localhost" || name == "[::1]" || name.starts_with("127.")
}

/// The link to the own seat, once there is one.
fn own_link(app: App, link: &str) -> Option<AnyView> {
    app.online.table.with(|table| table.as_ref().and_then(|table| table.you))?;
    let link = format!("{link}#{}", keys::find(app.online.id.get()?)?.token);
    let view = view! {
        <details class="own">
            <summary>{app.say("web-other-device")}</summary>
            <p class="fine">{app.say("web-other-device-text")}</p>
            {link_field(app, "web-own-link", link)}
        </details>
    };
    Some(view.into_any())
}

/// A link to read, and to copy.
fn link_field(app: App, label: &str, link: String) -> AnyView {
    let copied = link.clone();
    view! {
        <div class="link">
            <input type="text" readonly aria-label=app.say(label) value=link />
            <button type="button" class="quiet" on:click=move |_| app.copy_link(&copied)>{app.say("web-copy")}</button>
        </div>
    }
    .into_any()
}

/// The system's own way of handing a link on, where there is one.
fn share(app: App, link: String) -> Option<AnyView> {
    device::can_share().then(|| {
        let (title, text) = (app.say("web-friends"), app.say("web-share"));
        view! { <button type="button" class="quiet" on:click=move |_| device::share(&title, &link)>{text}</button> }
            .into_any()
    })
}

impl App {
    fn copy_link(self, link: &str) {
        let shown = link.to_string();
        device::copy(link, move |is_copied| {
            let words = self.settings.words.get_untracked();
            let told = if is_copied {
                words.say("web-copied")
            } else {
                words.say_with("web-link-here", &[("link", shown.into())])
            };
            self.message.set(Some(told));
        });
    }
}
