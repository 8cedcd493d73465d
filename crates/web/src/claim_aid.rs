//! Which cards have been seen, which are still out, and which of those others can hold, for whoever wants to count: from
//! the view alone.

use claim::State;
use drawings::Bearer;
use leptos::prelude::*;
use play::cards::{CardAid, Whereabouts};

use crate::{piece::crest, scene::Scene};

/// A grid of all cards by faction: one's own, those that lie where the reader knows, those that others can hold, and those
/// that lie elsewhere.
pub(crate) fn aid(scene: &Scene<State>) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    let aid = CardAid::of(view, scene.game.seat);
    let rows = rules.slots().map(|(slot, faction)| {
        let mut cards: Vec<_> = rules.all_of(slot).iter().collect();
        cards.sort_by_key(|&card| rules.value_of(card));
        let cells = cards.into_iter().map(|card| {
            let (class, key) = match aid.whereabouts(card) {
                Whereabouts::Own => ("own", "web-aid-own"),
                Whereabouts::Seen => ("seen", "web-aid-seen"),
                Whereabouts::Out => ("out", "web-aid-out"),
                Whereabouts::Away => ("away", "web-aid-away"),
            };
            view! { <li class=class>{rules.value_of(card)}<span class="spoken">{words.say(key)}</span></li> }
        });
        view! {
            <tr>
                <th scope="row">{crest(Bearer::Faction(faction))}<span class="spoken">{words.faction(faction)}</span></th>
                <td><ul class="faces">{cells.collect_view()}</ul></td>
            </tr>
        }
    });
    view! {
        <details class="aid">
            <summary>{words.say("web-aid")}</summary>
            <table>{rows.collect_view()}</table>
            <p class="fine">
                <span class="faces"><b class="own">"5"</b> {words.say("web-aid-own")}</span>
                <span class="faces"><b class="seen">"5"</b> {words.say("web-aid-seen")}</span>
                <span class="faces"><b class="out">"5"</b> {words.say("web-aid-out")}</span>
                <span class="faces"><b class="away">"5"</b> {words.say("web-aid-away")}</span>
            </p>
        </details>
    }
    .into_any()
}
