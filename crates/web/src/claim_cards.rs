//! The cards of Claim as they lie on the page: in a hand, in a row, in a stack, in a trick.

use claim::{Action, Artifact, Card, Hero, State, Zone};
use drawings::{Bearer, Drawing, Face};
use game::{Answer as _, Seat};
use leptos::prelude::*;
use play::{
    cards::{asks_for_hand, face},
    motion::{Drawn, Spot},
};

use crate::{
    app::App,
    device,
    piece::{Piece, back, crest, drawn, picture},
    scene::Scene,
};

type Table = Scene<State>;

/// A card that somebody has played, in this trick or the last one.
pub(crate) fn played(
    scene: &Table,
    app: App,
    (seat, card): (Seat, Card),
    spot: Spot,
    note: Option<String>,
    has_won: bool,
) -> AnyView {
    let mut piece = piece(scene, card, spot);
    piece.label = format!("{}: {}", scene.who(seat), piece.label);
    piece.note = note;
    piece.answer = answer(scene, card);
    view! { <div class="played" class:won=has_won>{piece.button(app)}<span class="by">{scene.who(seat)}</span></div> }
        .into_any()
}

/// A card of one's own hand.
pub(crate) fn hand_card(scene: &Table, app: App, card: Card) -> AnyView {
    let action = Action::Card(face(scene.game.view.rules(), card));
    let mut piece = piece(scene, card, Spot::In(Zone::Hand(scene.game.seat)));
    piece.sent = asks_for_hand(&scene.game.view).then_some(action.number());
    if scene.game.is_asked() && asks_for_hand(&scene.game.view) {
        piece.answer = Some(action.number());
        let refused = scene.game.refusal(action);
        piece.why_not = refused.map(|error| scene.words.claim_refusal(scene.game.view.rules(), &error, &scene.names));
    }
    piece.button(app)
}

/// A card of one's own hand before it is taken up.
pub(crate) fn shown_card(scene: &Table, card: Card) -> AnyView {
    let spot = Spot::In(Zone::Hand(scene.game.seat));
    view! {
        <span
            class="piece card"
            data-card=face(scene.game.view.rules(), card).place()
            data-spot=spot.to_string()
            inner_html=drawn(drawing(scene, card))
        ></span>
    }
    .into_any()
}

/// A card that lies open; it may be an answer.
pub(crate) fn open_card(scene: &Table, app: App, zone: Zone, card: Card, note: Option<String>) -> AnyView {
    let mut piece = piece(scene, card, Spot::In(zone));
    piece.class = "small";
    piece.note = note;
    piece.answer = answer(scene, card);
    piece.button(app)
}

/// The answer that an open card is, if it is one.
fn answer(scene: &Table, card: Card) -> Option<u8> {
    let action = Action::Card(face(scene.game.view.rules(), card));
    (!asks_for_hand(&scene.game.view) && scene.game.answers.has(action)).then(|| action.number())
}

pub(crate) fn own_artifact(scene: &Table, app: App, artifact: Artifact) -> AnyView {
    let action = Action::Artifact(artifact);
    let about = scene.words.artifact_page(artifact);
    let answer = scene.game.answers.has(action).then(|| action.number());
    let drawing = Drawing::Card(Face::Artifact(artifact));
    let title = about.title.clone();
    let piece = Piece { answer, class: "small", ..Piece::new(drawing, title.clone(), about) };
    view! { <div class="named">{piece.button(app)}<span class="by" aria-hidden="true">{title}</span></div> }.into_any()
}

/// An answer that is no card of the hand, as a button.
pub(crate) fn choice(scene: &Table, app: App, action: Action) -> AnyView {
    let number = action.number();
    let (drawing, about) = match action {
        Action::Card(card) => (
            Some(picture(drawing(scene, card), "card tiny")),
            Some(scene.words.card_page(scene.game.view.rules(), card)),
        ),
        Action::Artifact(artifact) => {
            (Some(crest(Bearer::Artifact(artifact))), Some(scene.words.artifact_page(artifact)))
        }
        Action::Faction(faction) => (Some(crest(Bearer::Faction(faction))), Some(scene.words.faction_page(faction))),
        Action::Place(at) => {
            let card = scene.game.view.trick().plays().get(usize::from(at)).map(|play| play.card);
            (
                card.map(|card| picture(drawing(scene, card), "card tiny")),
                card.map(|card| scene.words.card_page(scene.game.view.rules(), card)),
            )
        }
        _ => (None, None),
    };
    // What an artifact does is said when it matters.
    let effect = match action {
        Action::Artifact(artifact) => Some(scene.words.artifact_effect(artifact)),
        _ => None,
    };
    let effect = effect.map(|effect| view! { <small class="effect">{effect}</small> });
    view! {
        <button
            type="button"
            class="choice"
            class:hinted=move || app.playing.hint.get() == Some(number)
            on:click=move |_| app.answer(number)
            on:pointerenter=move |_| {
                // Elsewhere it would lie over the table.
                if about.is_some() && device::has_room_beside() {
                    app.panels.about.set(about.clone());
                }
            }
        >
            {drawing}
            <span>{scene.words.claim_answer(&scene.game.view, action)} {effect}</span>
        </button>
    }
    .into_any()
}

fn piece(scene: &Table, card: Card, spot: Spot) -> Piece {
    let rules = scene.game.view.rules();
    let label = scene.words.card(rules, card);
    Piece {
        drawn: Some(Drawn { face: face(rules, card), spot }),
        ..Piece::new(drawing(scene, card), label, scene.words.card_page(rules, card))
    }
}

pub(crate) fn drawing(scene: &Table, card: Card) -> Drawing {
    let rules = scene.game.view.rules();
    let value = rules.value_of(card);
    Drawing::Card(match (Hero::of(card), rules.faction_of(card)) {
        (Some(hero), _) => Face::Hero { hero, value },
        (None, Some(faction)) => Face::Faction { faction, value, loot: rules.carries_loot(card) },
        (None, None) => Face::Back,
    })
}

/// A zone as places on the page are called.
pub(crate) fn zone_name(zone: Zone) -> String {
    zone.to_string()
}

/// Cards that lie open, with a word for where.
pub(crate) fn row(scene: &Table, app: App, zone: Zone, cards: Vec<Card>, label: String) -> Option<AnyView> {
    (!cards.is_empty()).then(|| {
        let slot = |card| view! { <span class="slot">{open_card(scene, app, zone, card, None)}</span> };
        let cards = cards.into_iter().map(slot).collect_view();
        let class = format!("lying {}", zone_name(zone).split(':').next().unwrap_or_default());
        view! { <div class=class><span class="label">{label}</span><div class="cards">{cards}</div></div> }.into_any()
    })
}

/// A hand or a pile that is not seen: at most `most` backs of cards; it is where cards come from and go to.
pub(crate) fn stack(scene: &Table, zone: Zone, most: u32) -> AnyView {
    let count = u32::from(scene.game.view.count(zone));
    let backs = (0..count.min(most)).map(|_| back("card back")).collect_view();
    let class = format!("stack of-{}", zone_name(zone).split(':').next().unwrap_or_default());
    view! {
        <span class=class class:none=count == 0 data-place=zone_name(zone) aria-hidden="true">
            {backs}
            {(count > 0).then(|| view! { <b>{count}</b> })}
        </span>
    }
    .into_any()
}
