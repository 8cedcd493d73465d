//! Where a player wants to be told that it is their turn, at tables with days for each move.

use leptos::prelude::*;
use wire::{Clock, Table, limits};

use crate::{app::App, device};

/// Where the address is kept on this device.
const KEPT: &str = "webhook";

impl App {
    /// Gives the table the address that was typed, or none.
    fn set_webhook(self, address: &str) {
        let address = Some(address.trim().to_owned()).filter(|address| !address.is_empty());
        device::keep(KEPT, address.as_deref().unwrap_or_default());
        let words = self.settings.words.get_untracked();
        let told = match &address {
            Some(address) => words.say_with("online-webhook-set", &[("address", address.clone().into())]),
            None => words.say("online-webhook-none"),
        };
        self.tell_for_a_while(told);
        self.at_network(|client| client.webhook(address));
    }
}

/// The player's own address; for those who sit at a table with days for each move.
pub(super) fn sheet(app: App) -> AnyView {
    let is_wanted = Memo::new(move |_| {
        let is_wanted = |table: &Table| matches!(table.clock, Clock::Days(_)) && table.you.is_some();
        app.online.table.with(|table| table.as_deref().is_some_and(is_wanted))
    });
    let address = RwSignal::new(device::kept(KEPT).unwrap_or_default());
    let shown = move || {
        is_wanted.get().then(|| {
            view! {
                <section class="sheet invite">
                    <div class="choose">
                        <p class="fine">{app.say("web-own-webhook-text")}</p>
                        <div class="link">
                            <input
                                type="text"
                                inputmode="url"
                                maxlength=limits::WEBHOOK.to_string()
                                placeholder="https://"
                                aria-label=app.say("web-webhook")
                                prop:value=address.get_untracked()
                                on:input:target=move |event| address.set(event.target().value())
                            />
                            <button
                                type="button"
                                class="quiet"
                                on:click=move |_| app.set_webhook(&address.get_untracked())
                            >
                                {app.say("web-own-webhook-set")}
                            </button>
                        </div>
                    </div>
                </section>
            }
        })
    };
    view! { {shown} }.into_any()
}
