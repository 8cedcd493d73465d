//! Parts of the page that are fetched when they are first needed: not everybody plays on the network, or opens the rules.
//!
//! Each is a table of functions. What can be reached through it alone is cut out of the page's module when the page is
//! packed (`crates/server/build/parts.rs`).

#![allow(unsafe_code, reason = "what is cut out is linked by names that rustc must not change")]
#![allow(clippy::unnecessary_wraps, reason = "whoever calls what is cut out has to fetch it first, which may fail")]

use std::pin::Pin;

use leptos::{
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};

use crate::{
    app::App,
    aside::{ASIDE, Aside},
    device,
    online::{NETWORK, Network},
    settings::Settings,
};

/// The parts.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    /// Tables on the network.
    pub(crate) network: Part<Network>,
    /// What is beside the game.
    pub(crate) aside: Part<Aside>,
}

impl Parts {
    pub(crate) fn new(settings: Settings) -> Parts {
        Parts { network: Part::new(|| Box::pin(network()), settings), aside: Part::new(|| Box::pin(aside()), settings) }
    }

    /// Fetches what the address asks for, so that nothing else is shown first.
    pub(crate) async fn prepare() {
        if device::table().is_some() {
            // Whoever needs it tries again, and says so if it cannot be fetched.
            let _ = network().await;
        }
    }
}

#[wasm_split(network, wasm_split_path = leptos::wasm_split, fallible)]
fn network() -> Result<&'static Network, SplitLoaderError> {
    Ok(&NETWORK)
}

#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn aside() -> Result<&'static Aside, SplitLoaderError> {
    Ok(&ASIDE)
}

type Fetching<T> = Pin<Box<dyn Future<Output = Result<&'static T, SplitLoaderError>>>>;

/// A part of the page.
pub(crate) struct Part<T: 'static> {
    /// The part, once it is here, or that it cannot be fetched.
    state: RwSignal<Option<Result<&'static T, NotFetched>>>,
    fetch: fn() -> Fetching<T>,
    /// Has what it says.
    settings: Settings,
}

/// It cannot be fetched.
#[derive(Clone, Copy)]
struct NotFetched;

impl<T> Clone for Part<T> {
    fn clone(&self) -> Part<T> {
        *self
    }
}

impl<T> Copy for Part<T> {}

impl<T: Send + Sync> Part<T> {
    fn new(fetch: fn() -> Fetching<T>, settings: Settings) -> Part<T> {
        Part { state: RwSignal::new(None), fetch, settings }
    }

    /// The part with what it says.
    async fn fetched(self) -> Result<&'static T, NotFetched> {
        let part = (self.fetch)().await.map_err(|_| NotFetched)?;
        if self.settings.fetch_later().await { Ok(part) } else { Err(NotFetched) }
    }

    /// The part, if it is here.
    pub(crate) fn get(self) -> Option<&'static T> {
        self.state.get().and_then(Result::ok)
    }

    /// Does something with the part: at once if it is here, else when it has been fetched. If it cannot be, a sentence says so.
    pub(crate) fn with(self, app: App, act: impl FnOnce(&'static T) + 'static) {
        self.with_or(act, move || app.message.set(Some(untrack(|| app.say("web-part-missing")))));
    }

    /// The same, but if it cannot be fetched, something else is done.
    pub(crate) fn with_or(self, act: impl FnOnce(&'static T) + 'static, or: impl FnOnce() + 'static) {
        if let Some(Ok(part)) = self.state.get_untracked() {
            return act(part);
        }
        leptos::task::spawn_local(async move {
            match self.fetched().await {
                Ok(part) => {
                    self.state.set(Some(Ok(part)));
                    act(part);
                }
                Err(_) => or(),
            }
        });
    }

    /// Draws with the part; nothing until it is here, and a sentence if it cannot be fetched.
    pub(crate) fn draw(self, app: App, draw: impl FnOnce(&'static T) -> AnyView) -> AnyView {
        match self.state.get() {
            Some(Ok(part)) => draw(part),
            Some(Err(NotFetched)) => {
                let again = move |_| self.state.set(None);
                view! {
                    <p class="verdict wrong" role="alert">
                        {app.say("web-part-missing")} " "
                        <button type="button" class="quiet" on:click=again>{app.say("web-try-again")}</button>
                    </p>
                }
                .into_any()
            }
            None => {
                leptos::task::spawn_local(async move {
                    let fetched = self.fetched().await;
                    self.state.set(Some(fetched));
                });
                ().into_any()
            }
        }
    }
}
