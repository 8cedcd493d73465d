//! Cards that move to where they are drawn next.
//!
//! Whatever carries `data-card` is looked up before a change and after it: if it stands elsewhere it is put back to where
//! it was, and let go. What was hidden before comes from the place (`data-place`) that its `data-from` names.

use std::collections::HashMap;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, HtmlElement};

use crate::device;

/// Where cards and places are on the page.
pub(crate) struct Places {
    cards: HashMap<String, DomRect>,
    places: HashMap<String, DomRect>,
}

/// Where everything is now.
pub(crate) fn places() -> Places {
    Places { cards: rects("data-card"), places: rects("data-place") }
}

/// Lets everything move from where it was, once the page has been drawn anew.
pub(crate) fn from(before: Places) {
    if device::wants_no_motion() {
        return;
    }
    request_animation_frame(move || {
        let moving: Vec<HtmlElement> = all("data-card")
            .into_iter()
            .filter_map(|element| {
                let card = element.get_attribute("data-card")?;
                let whence = element.get_attribute("data-from");
                let old = before.cards.get(&card).or_else(|| before.places.get(&whence?))?;
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
        request_animation_frame(move || moving.iter().for_each(let_go));
    });
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
        std::time::Duration::from_millis(450),
    );
}

fn rects(name: &str) -> HashMap<String, DomRect> {
    let named = |element: Element| Some((element.get_attribute(name)?, element.get_bounding_client_rect()));
    all(name).into_iter().filter_map(named).collect()
}

fn all(name: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(&format!("[{name}]")) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}
