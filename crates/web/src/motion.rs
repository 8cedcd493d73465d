//! Cards that move to where they are drawn next.
//!
//! Cards (`data-card` is the face, `data-spot` where it is drawn) are listed before a change and after it, and
//! [`play::motion`] says which has become which: what stands elsewhere is put back to where it was, and let go. What was
//! hidden before comes from the place (`data-place`) it was hidden in, and what is not drawn any more leaves a copy that
//! goes to the place it went to.

use std::{collections::HashMap, time::Duration};

use claim::{Card, SeenEvent};
use leptos::prelude::*;
use play::motion::{Drawn, Motion, Origin};
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, HtmlElement};

use crate::device;

/// Where cards and places are on the page.
pub(crate) struct Layout {
    /// The number of moves after which the game is shown.
    moves: usize,
    cards: Vec<Drawn>,
    /// Where each card is, with a copy that can be shown when it is not drawn any more.
    elements: Vec<(DomRect, Element)>,
    places: HashMap<String, DomRect>,
}

/// How long a card is on its way, in milliseconds; the style sheet says the same.
const TIME: u64 = 450;

/// Where everything is now, after this number of moves.
pub(crate) fn layout(moves: usize) -> Layout {
    let copied = |(card, element): (Drawn, Element)| {
        let copy = element.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        Some((card, (element.get_bounding_client_rect(), copy)))
    };
    let (cards, elements) = cards().filter_map(copied).unzip();
    Layout { moves, cards, elements, places: rects() }
}

/// Lets everything move from where it was, once the page has been drawn again, and to where it went. `happened` is what
/// the seat saw with each move up to what is drawn then.
pub(crate) fn from(before: Layout, happened: Vec<Vec<SeenEvent>>) {
    request_animation_frame(move || {
        let (now, elements): (Vec<Drawn>, Vec<Element>) = cards().unzip();
        let motion = Motion::new(&before.cards, &now, &happened, before.moves);
        let moving: Vec<HtmlElement> = elements
            .into_iter()
            .zip(motion.origins)
            .filter_map(|(element, origin)| {
                let old = match origin {
                    Origin::Card(at) => &before.elements.get(at)?.0,
                    Origin::Zone(zone) => before.places.get(&zone.to_string())?,
                    Origin::Unknown => return None,
                };
                let new = element.get_bounding_client_rect();
                let (x, y) = (old.x() - new.x(), old.y() - new.y());
                if x.abs() + y.abs() < 2.0 {
                    return None;
                }
                let element: HtmlElement = element.dyn_into().ok()?;
                let style = element.style();
                let _ = style.set_property("transition", "none");
                let _ = style.set_property("transform", &format!("translate({x}px, {y}px)"));
                let _ = element.class_list().add_1("moving");
                Some(element)
            })
            .collect();
        let places = rects();
        let gone: Vec<(HtmlElement, DomRect)> = motion
            .gone
            .into_iter()
            .filter_map(|(at, zone)| {
                let to = places.get(&zone.to_string())?.clone();
                let (from, copy) = before.elements.get(at)?;
                Some((lay(copy.clone(), from)?, to))
            })
            .collect();
        request_animation_frame(move || {
            moving.iter().for_each(let_go);
            for (element, to) in &gone {
                fly(element, to);
            }
        });
    });
}

/// Lays a copy of a card to where the card was.
fn lay(copy: Element, at: &DomRect) -> Option<HtmlElement> {
    let element: HtmlElement = copy.dyn_into().ok()?;
    let style = element.style();
    for (name, value) in [("left", at.x()), ("top", at.y()), ("width", at.width())] {
        let _ = style.set_property(name, &format!("{value}px"));
    }
    element.set_class_name("piece card flying");
    let _ = element.set_attribute("aria-hidden", "true");
    let _ = element.set_attribute("tabindex", "-1");
    let _ = element.remove_attribute("data-card");
    let _ = element.remove_attribute("data-spot");
    document().body()?.append_child(&element).ok()?;
    Some(element)
}

/// Lets it go to where the card went, and takes it away.
fn fly(element: &HtmlElement, to: &DomRect) {
    let from = element.get_bounding_client_rect();
    let (x, y) = (to.x() + to.width() / 2.0 - from.x(), to.y() + to.height() / 2.0 - from.y());
    let (x, y) = (x - from.width() / 2.0, y - from.height() / 2.0);
    let _ = element.style().set_property("transform", &format!("translate({x}px, {y}px) scale(0.35)"));
    let _ = element.style().set_property("opacity", "0");
    let element = element.clone();
    set_timeout(move || element.remove(), Duration::from_millis(TIME));
}

fn let_go(element: &HtmlElement) {
    let style = element.style();
    let _ = style.remove_property("transition");
    let _ = style.remove_property("transform");
    let element = element.clone();
    set_timeout(
        move || {
            let _ = element.class_list().remove_1("moving");
        },
        Duration::from_millis(TIME),
    );
}

/// The cards that are drawn, in the order of the page.
fn cards() -> impl Iterator<Item = (Drawn, Element)> {
    device::elements("[data-card]").into_iter().filter_map(|element| {
        let face = element.get_attribute("data-card")?.parse().ok().and_then(Card::new)?;
        let spot = element.get_attribute("data-spot")?.parse().ok()?;
        Some((Drawn { face, spot }, element))
    })
}

fn rects() -> HashMap<String, DomRect> {
    let named = |element: Element| Some((element.get_attribute("data-place")?, element.get_bounding_client_rect()));
    device::elements("[data-place]").into_iter().filter_map(named).collect()
}
