//! What is asked of the server over HTTP.

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use wire::{NewTable, Opened, Refusal, TableId};

/// Why no table was opened, or none can be.
#[derive(Clone, Debug)]
pub(crate) enum NotOpened {
    /// The server does not answer.
    Offline,
    /// It has no tables.
    NoTables,
    /// It says why.
    Refused(Refusal),
}

/// Opens a table.
pub(crate) async fn open(new: &NewTable) -> Result<Opened, NotOpened> {
    let wishes = RequestInit::new();
    wishes.set_method("POST");
    wishes.set_body(&JsValue::from_str(&serde_json::to_string(new).unwrap_or_default()));
    let (_, text) = fetch("/api/tables", &wishes).await.ok_or(NotOpened::Offline)?;
    read(&text).ok_or_else(|| read(&text).map_or(NotOpened::NoTables, NotOpened::Refused))
}

/// Where others find a table.
pub(crate) async fn look(table: TableId) -> Option<Opened> {
    let (_, text) = fetch(&format!("/api/tables/{table}"), &RequestInit::new()).await?;
    read(&text)
}

/// Can tables be opened here?
pub(crate) async fn has_tables() -> Result<(), NotOpened> {
    let (is_ok, _) = fetch("/api", &RequestInit::new()).await.ok_or(NotOpened::Offline)?;
    if is_ok { Ok(()) } else { Err(NotOpened::NoTables) }
}

fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// An answer, if there is one: whether all went well, and the text.
async fn fetch(path: &str, wishes: &RequestInit) -> Option<(bool, String)> {
    let response = JsFuture::from(window().fetch_with_str_and_init(path, wishes)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Some((response.ok(), text.as_string().unwrap_or_default()))
}
