//! Where a deck is put together from all factions.

use claim::Faction;
use drawings::Bearer;
use game::Chance;
use leptos::prelude::*;
use play::{Choices, Deck};

use crate::{app::App, device, piece::crest};

/// All factions, to take in or out, with what they can do.
pub(crate) fn builder(app: App) -> AnyView {
    let words = app.settings.words.get();
    let chosen = app.choices.with(|choices| match &choices.deck {
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
                    on:click=move |_| app.choices.update(|choices| toggle(choices, faction))
                >
                    {crest(Bearer::Faction(faction))}
                    <span>{words.faction(faction)}</span>
                </button>
            </li>
        }
    });
    view! {
        <ul class="mix">{factions.collect_view()}</ul>
        <button type="button" class="quiet" on:click=move |_| app.choices.update(draw_lots)>
            {words.say("web-draw-lots")}
        </button>
    }
    .into_any()
}

fn toggle(choices: &mut Choices, faction: Faction) {
    let Deck::Own(factions) = &mut choices.deck else { return };
    match factions.iter().position(|&other| other == faction) {
        Some(at) => {
            factions.remove(at);
        }
        None => factions.push(faction),
    }
}

/// Any legal deck.
fn draw_lots(choices: &mut Choices) {
    let mut chance = Chance::from_seed(device::any_seed());
    let decks: Vec<claim::Setup> = match choices.seats.len() {
        2 => claim::decks::two().collect(),
        more => claim::decks::more(more as u8).collect(),
    };
    if let Some(deck) = decks.get(chance.below(decks.len() as u32) as usize) {
        choices.deck = Deck::Own(deck.factions.clone());
    }
}
