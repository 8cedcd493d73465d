//! Which cards have been seen and which are still out, for whoever wants to count: from the view alone.

use claim::{CardSet, State, Zone};
use drawings::Bearer;
use leptos::prelude::*;

use crate::{piece::crest, scene::Scene};

/// A grid of all cards by faction: one's own, those that lie where the reader knows, and those that are still out.
pub(crate) fn aid(scene: &Scene<State>) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    let own = [Zone::Hand(scene.game.seat), Zone::Followers(scene.game.seat)];
    let own = own.into_iter().fold(CardSet::default(), |all, zone| all.or(view.known(zone)));
    let of_seat = |seat| {
        use Zone::{Beneath, Display, Followers, Hand, Hidden, Score};
        [Hand(seat), Followers(seat), Score(seat), Display(seat), Beneath(seat), Hidden(seat)]
    };
    let common = [Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out];
    let zones = rules.seats().flat_map(of_seat).chain(common);
    let seen = zones.fold(CardSet::default(), |all, zone| all.or(view.known(zone)));
    let rows = rules.slots().map(|(slot, faction)| {
        let mut cards: Vec<_> = rules.all_of(slot).iter().collect();
        cards.sort_by_key(|&card| rules.value_of(card));
        let cells = cards.into_iter().map(|card| {
            let (class, key) = match () {
                () if own.has(card) => ("own", "web-aid-own"),
                () if seen.has(card) => ("seen", "web-aid-seen"),
                () => ("out", "web-aid-out"),
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
            </p>
        </details>
    }
    .into_any()
}
