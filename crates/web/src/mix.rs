//! Where a deck is put together from all factions.

use claim::Faction;
use drawings::Bearer;
use leptos::prelude::*;
use play::{Choices, Deck};

use crate::{app::App, device, piece::crest};

/// All factions, to take in or out, with what they can do.
pub(crate) fn builder(app: App, choices: RwSignal<Choices>) -> AnyView {
    let words = app.settings.words.get();
    let chosen = choices.with(|choices| match &choices.deck {
        Deck::Own(factions) => factions.clone(),
        Deck::Named(_) => Vec::new(),
    });
    let factions = Faction::ALL.map(|faction| {
        let is_in = chosen.contains(&faction);
        let power = words.faction_power(faction);
        view! {
            <li>
                <button
                    type="button"
                    class="mixed"
                    aria-pressed=if is_in { "true" } else { "false" }
                    title=power
                    on:click=move |_| choices.update(|choices| choices.toggle(faction))
                >
                    {crest(Bearer::Faction(faction))}
                    <span>{words.faction(faction)}</span>
                </button>
            </li>
        }
    });
    view! {
        <ul class="mix">{factions.collect_view()}</ul>
        <button
            type="button"
            class="quiet"
            on:click=move |_| choices.update(|choices| choices.choose_any_deck(device::any_seed()))
        >
            {words.say("web-draw-lots")}
        </button>
    }
    .into_any()
}
