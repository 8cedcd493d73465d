//! What the page asks of the browser it runs in.

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use words::Language;

#[wasm_bindgen]
extern "C" {
    /// Says that the page could not be loaded (`start.js`): there are no words to say it with.
    #[wasm_bindgen(js_name = notLoaded)]
    pub(crate) fn not_loaded();

    /// Has another style sheet obeyed, after all others (`start.js`).
    #[wasm_bindgen(js_name = addStyle)]
    pub(crate) fn add_style(text: &str);

    /// Has all files kept that later games may need without a network (`start.js`).
    #[wasm_bindgen(js_name = keepAll)]
    pub(crate) fn keep_all();
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// A seed that nobody has chosen; six digits are easy to tell a friend.
pub(crate) fn any_seed() -> u64 {
    1 + (js_sys::Math::random() * 999_999.0) as u64
}

/// The number of today since 1970.
pub(crate) fn day() -> u64 {
    (now() / 86_400_000.0) as u64
}

/// Today.
pub(crate) fn today() -> Option<record::Date> {
    record::Date::from_days(day() as u32)
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

/// Keeps a text under a name. Browsers may refuse, or have no room left: was it kept?
pub(crate) fn keep(name: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(&format!("claimant-{name}"), text).is_ok())
}

/// The names that anything is kept under.
pub(crate) fn kept_names() -> Vec<String> {
    let Ok(Some(storage)) = window().local_storage() else { return Vec::new() };
    let all = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok()?);
    all.filter_map(|name| name.strip_prefix("claimant-").map(str::to_string)).collect()
}

/// The game that this window shows; it outlives a reload.
pub(crate) fn shown_game() -> Option<String> {
    window().session_storage().ok()??.get_item("claimant-shown").ok()?
}

/// Remembers which game this window shows.
pub(crate) fn show_game(name: Option<&str>) {
    let Ok(Some(storage)) = window().session_storage() else { return };
    // Whoever forbids this finds the game on the start page.
    let _ = match name {
        Some(name) => storage.set_item("claimant-shown", name),
        None => storage.remove_item("claimant-shown"),
    };
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

/// Is there room beside the table? `style.css` has the same width.
pub(crate) fn has_room_beside() -> bool {
    matches!(window().match_media("(min-width: 68.75rem)"), Ok(Some(query)) if query.matches())
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

/// All elements that fit a selector, in the order of the page.
pub(crate) fn elements(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// The text of a file of the page.
pub(crate) async fn fetch(path: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    let text = response.ok().then(|| response.text().ok()).flatten()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// What stands in a `meta` element of the page.
pub(crate) fn meta(name: &str) -> Option<String> {
    document().query_selector(&format!("meta[name={name}]")).ok()??.get_attribute("content")
}

/// The part of the address after the `#`.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_string()
}

/// Takes what stands after the `#` out of the address: a reload is not to start again what a link started.
pub(crate) fn forget_fragment() {
    if let Ok(history) = window().history() {
        let path = window().location().pathname().unwrap_or_default();
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

/// The table on the network that the address names, if it names one: what stands after `/t/`.
pub(crate) fn table() -> Option<String> {
    window().location().pathname().ok()?.strip_prefix("/t/").map(|id| id.trim_end_matches('/').to_string())
}

/// Makes this the address of the page, which the browser's own buttons lead away from.
pub(crate) fn go_to(path: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
    }
}

/// Where the page comes from: `http://localhost:1357`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Does the reader look at the page?
pub(crate) fn is_looked_at() -> bool {
    document().visibility_state() == web_sys::VisibilityState::Visible
}

/// Lets the browser do what it has to do meanwhile.
pub(crate) async fn next_task() {
    let waits = js_sys::Promise::new(&mut |go_on, _| {
        let _ = window().set_timeout_with_callback(&go_on);
    });
    let _ = JsFuture::from(waits).await;
}

/// Takes away what was shown before there was a page; what was made meanwhile is shown in its place.
pub(crate) fn end_of_loading() {
    for shown in elements(".loading") {
        shown.remove();
    }
}

/// Loads the page again.
pub(crate) fn reload() {
    let _ = window().location().reload();
}

/// Has this window been loaded again because of this? It is remembered that it has been.
pub(crate) fn is_reloaded_for(why: &str) -> bool {
    let Ok(Some(storage)) = window().session_storage() else { return true };
    let before = storage.get_item("claimant-reloaded").ok().flatten();
    before.as_deref() == Some(why) || storage.set_item("claimant-reloaded", why).is_err()
}

/// Does the system have a way of its own to hand something on?
pub(crate) fn can_share() -> bool {
    js_sys::Reflect::get(&window().navigator(), &"share".into()).is_ok_and(|share| share.is_function())
}

/// Hands a link on in that way.
pub(crate) fn share(title: &str, link: &str) {
    let shared = web_sys::ShareData::new();
    shared.set_title(title);
    shared.set_url(link);
    let shared = JsFuture::from(window().navigator().share_with_data(&shared));
    // Whoever thinks better of it has not shared it, and that is all.
    leptos::task::spawn_local(async move { _ = shared.await });
}

/// The screen that the browser's own buttons have led to; none is the first.
pub(crate) fn screen() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Makes a screen one that those buttons lead to.
pub(crate) fn turn_page(to: &str) {
    if let Ok(history) = window().history()
        && screen().as_deref() != Some(to)
    {
        let _ = history.push_state(&JsValue::from_str(to), "");
    }
}

/// Goes back by this number of screens, as those buttons do. Is there a screen to go back to?
pub(crate) fn turn_back(screens: i32) -> bool {
    screen().is_some() && window().history().is_ok_and(|history| history.go_with_delta(-screens).is_ok())
}

/// A day and a time as the reader's country writes them.
pub(crate) fn day_and_time(millis: f64, language: Language) -> String {
    in_style(millis, language, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A time of the day as the reader's country writes it.
pub(crate) fn time_of_day(millis: f64, language: Language) -> String {
    in_style(millis, language, &[("timeStyle", "medium")])
}

fn in_style(millis: f64, language: Language, styles: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for (name, value) in styles {
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    js_sys::Date::new(&millis.into()).to_locale_string(language.code(), &options).into()
}

/// Asks before something is lost.
pub(crate) fn is_sure(question: &str) -> bool {
    window().confirm_with_message(question).unwrap_or(false)
}

/// A link to this page with something after the `#`.
pub(crate) fn link(fragment: &str) -> String {
    let location = window().location();
    format!("{}{}#{fragment}", location.origin().unwrap_or_default(), location.pathname().unwrap_or_default())
}

/// Puts a text where other programs can paste it from, and says whether that was allowed.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    let navigator = window().navigator();
    // There is no clipboard on pages that came over an open network.
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    let copied = clipboard.then(|| JsFuture::from(navigator.clipboard().write_text(text)));
    leptos::task::spawn_local(async move {
        let is_copied = match copied {
            Some(copied) => copied.await.is_ok(),
            None => false,
        };
        then(is_copied);
    });
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
