//! Which cards have been seen, which are still out, and which of those others can hold, for whoever wants to count: from
//! the view alone.

use claim::{CardSet, State, Zone};
use drawings::Bearer;
use leptos::prelude::*;

use crate::{piece::crest, scene::Scene};

/// A grid of all cards by faction: one's own, those that lie where the reader knows, those that others can hold, and those
/// that lie elsewhere.
pub(crate) fn aid(scene: &Scene<State>) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    let own = [Zone::Hand(scene.game.seat), Zone::Followers(scene.game.seat)];
    let own = own.into_iter().fold(CardSet::default(), |all, zone| all.or(view.known(zone)));
    let unseen = view.unseen();
    let others = rules.seats().filter(|&seat| seat != scene.game.seat);
    let may_be_held = others.fold(CardSet::default(), |all, seat| all.or(view.may_hold(seat)));
    let rows = rules.slots().map(|(slot, faction)| {
        let mut cards: Vec<_> = rules.all_of(slot).iter().collect();
        cards.sort_by_key(|&card| rules.value_of(card));
        let cells = cards.into_iter().map(|card| {
            let (class, key) = match () {
                () if own.has(card) => ("own", "web-aid-own"),
                () if !unseen.has(card) => ("seen", "web-aid-seen"),
                () if may_be_held.has(card) => ("out", "web-aid-out"),
                () => ("away", "web-aid-away"),
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
