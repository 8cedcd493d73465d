//! Menus: they open over the page, and close when something else is pressed.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, Node};

use crate::device;

/// A button that opens a menu.
pub(crate) fn menu(class: &'static str, label: impl IntoView + 'static, content: impl IntoView + 'static) -> AnyView {
    view! {
        <details class=format!("more {class}")>
            <summary class="quiet">{label}</summary>
            <div class="sheet menu">{content}</div>
        </details>
    }
    .into_any()
}

/// Closes menus when something outside of them is pressed, or Escape.
pub(crate) fn close_when_left() {
    window_event_listener(leptos::ev::pointerdown, |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
        for menu in device::elements("details.more[open]") {
            if !menu.contains(target.as_ref()) {
                let _ = menu.remove_attribute("open");
            }
        }
    });
    window_event_listener(leptos::ev::keydown, |event| {
        if event.key() != "Escape" {
            return;
        }
        for menu in device::elements("details.more[open]") {
            let _ = menu.remove_attribute("open");
            if let Some(summary) = menu.first_element_child().and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
                let _ = summary.focus();
            }
        }
    });
}
