//! Where the keyboard is: it goes to what can be chosen next, and arrows go to what lies in their direction.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::device;

/// What can be chosen, in the order in which a reader comes to it.
const CHOOSABLE: &str = ".hand-over button, main .lit, main .choices .choice, main .moment .big, main .hand .can, main .can, main .end .big, main .review .quiet, main .seats .big";
/// What arrows go to.
const REACHABLE: &str = "main .piece, main .choice, main .space";
/// Where to wait as long as nothing can be chosen.
const QUESTION: &str = "main .question";

/// Once the page has been drawn again: if what had the keyboard is gone, it goes to what can be chosen now. Readers with a
/// mouse or a finger do not notice.
pub(crate) fn settle() {
    request_animation_frame(|| {
        let active = document().active_element();
        let is_lost =
            active.is_none_or(|active| active.tag_name() == "BODY" || active.matches(QUESTION).unwrap_or(false));
        if is_lost {
            give(first(CHOOSABLE).or_else(|| first(QUESTION)));
        }
    });
}

/// Once the page has been drawn again, the keyboard goes to what lies over the table now.
pub(crate) fn enter(selector: impl AsRef<str> + 'static) {
    request_animation_frame(move || give(first(selector.as_ref())));
}

/// An arrow goes to the nearest thing in its direction.
pub(crate) fn on_key(event: KeyboardEvent) {
    let (x, y) = match event.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return,
    };
    let Some(active) = document().active_element().filter(|active| active.matches(REACHABLE).unwrap_or(false)) else {
        return;
    };
    let from = middle(&active);
    // Straight on counts for less than aside, so that a row is left last.
    let cost = |element: &Element| {
        let to = middle(element);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let (along, aside) = (dx * x + dy * y, (dx * y + dy * x).abs());
        (along > 1.0).then_some(along + 3.0 * aside)
    };
    let nearest = device::elements(REACHABLE)
        .into_iter()
        .filter_map(|element| Some((cost(&element)?, element)))
        .min_by(|(a, _), (b, _)| a.total_cmp(b));
    if let Some((_, element)) = nearest {
        event.prevent_default();
        give(Some(element));
    }
}

fn give(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}

fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok()?
}
