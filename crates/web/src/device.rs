//! What the page asks of the browser it runs in.

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use words::Language;

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// A seed that nobody has chosen; six digits are easy to tell a friend.
pub(crate) fn any_seed() -> u64 {
    1 + (js_sys::Math::random() * 999_999.0) as u64
}

/// Today.
pub(crate) fn today() -> Option<record::Date> {
    record::Date::from_days((now() / 86_400_000.0) as u32)
}

/// The first language of the browser that we speak.
pub(crate) fn language() -> Language {
    let wanted = window().navigator().languages();
    wanted.iter().find_map(|locale| Language::from_locale(&locale.as_string()?)).unwrap_or_default()
}

/// What was kept under a name.
pub(crate) fn kept(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("claimant-{name}")).ok()?
}

/// Keeps a text under a name. Browsers may refuse; then it is not kept.
pub(crate) fn keep(name: &str, text: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(&format!("claimant-{name}"), text);
    }
}

/// Forgets what was kept under a name.
pub(crate) fn forget(name: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(&format!("claimant-{name}"));
    }
}

/// A new screen is read from its beginning.
pub(crate) fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Does the reader want things to stay where they are?
pub(crate) fn wants_no_motion() -> bool {
    matches!(window().match_media("(prefers-reduced-motion: reduce)"), Ok(Some(query)) if query.matches())
}

/// Sets the language and the theme of the whole page; no theme means the reader's own.
pub(crate) fn set_root(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// What stands in a `meta` element of the page.
pub(crate) fn meta(name: &str) -> Option<String> {
    document().query_selector(&format!("meta[name={name}]")).ok()??.get_attribute("content")
}

/// The part of the address after the `#`.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_string()
}

/// A link to this page with something after the `#`.
pub(crate) fn link(fragment: &str) -> String {
    let location = window().location();
    format!("{}{}#{fragment}", location.origin().unwrap_or_default(), location.pathname().unwrap_or_default())
}

/// Puts a text where other programs can paste it from.
pub(crate) fn copy(text: &str) {
    let _ = window().navigator().clipboard().write_text(text);
}

/// Offers a text as a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(anchor) = document().create_element("a") {
        let _ = anchor.set_attribute("href", &address);
        let _ = anchor.set_attribute("download", name);
        anchor.unchecked_into::<web_sys::HtmlElement>().click();
    }
    let _ = web_sys::Url::revoke_object_url(&address);
}

/// Reads a file that the reader has chosen, and hands its text on.
pub(crate) fn read(file: &web_sys::File, then: impl FnOnce(String) + 'static) {
    let text = JsFuture::from(file.text());
    leptos::task::spawn_local(async move {
        then(text.await.ok().and_then(|text| text.as_string()).unwrap_or_default());
    });
}
