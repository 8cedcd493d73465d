//! Which cards lie where on the table of Claim, as far as the cursor can find them.

use claim::{Action, Card, CardSet, Zone};
use play::cards::{asks_for_hand, high_first};

use super::{Table, Thing};

pub(super) fn own_hand(scene: &Table) -> CardSet {
    scene.game.view.known(Zone::Hand(scene.game.seat))
}

/// What lies in the middle of the table.
pub(super) fn centre(scene: &Table) -> Vec<(Zone, Card)> {
    let view = &scene.game.view;
    let prizes = view.prizes().map(|card| (Zone::Prize, card));
    let trick = view.trick().plays().iter().filter(|play| !play.is_gone()).map(|play| (Zone::Trick, play.card));
    let pool = high_first(view.rules(), view.known(Zone::Pool)).into_iter().map(|card| (Zone::Pool, card));
    prizes.chain(trick).chain(view.pot().map(|card| (Zone::Pot, card))).chain(pool).collect()
}

/// What lies open in front of the players.
pub(super) fn displays(scene: &Table) -> Vec<(Zone, Card)> {
    let rules = scene.game.view.rules();
    let zones = rules.seats().flat_map(|seat| [Zone::Display(seat), Zone::Beneath(seat)]);
    zones
        .flat_map(|zone| high_first(rules, scene.game.view.known(zone)).into_iter().map(move |card| (zone, card)))
        .collect()
}

/// The answers that are no cards of the hand.
pub(super) fn choices(scene: &Table) -> impl Iterator<Item = Thing> {
    let from_hand = asks_for_hand(&scene.game.view);
    let listed = move |action: &Action| !from_hand || !matches!(action, Action::Card(_));
    let answers: Vec<Action> = scene.game.answers.iter().filter(listed).collect();
    answers.into_iter().zip(1..).map(|(action, n)| Thing::Choice(action, n))
}
