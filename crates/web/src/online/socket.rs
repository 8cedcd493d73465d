//! A WebSocket to the server: texts go both ways, and what happens to it is told to whoever opened it.

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, prelude::Closure};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// What happens to a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SocketEvent {
    Opened,
    Text(String),
    /// With the code that the server gave, or the browser.
    Closed(u16),
}

/// A socket, as long as it is wanted: once it is dropped, nothing more is told of it.
pub(crate) struct Socket {
    inner: WebSocket,
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl Socket {
    /// Connects; `None` where that is not even tried.
    pub(crate) fn open(told: impl Fn(SocketEvent) + Clone + 'static) -> Option<Socket> {
        let location = window().location();
        let protocol = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{protocol}://{}/api/socket", location.host().ok()?)).ok()?;
        let tell = told.clone();
        let on_open = Closure::<dyn FnMut()>::new(move || tell(SocketEvent::Opened));
        let tell = told.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            tell(SocketEvent::Text(event.data().as_string().unwrap_or_default()));
        });
        let on_close =
            Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| told(SocketEvent::Closed(event.code())));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Some(Socket { inner: socket, _on_open: on_open, _on_message: on_message, _on_close: on_close })
    }

    /// Sends a text. What cannot be sent is lost, as it may be on the way.
    pub(crate) fn send(&self, text: &str) {
        let _ = self.inner.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onopen(None);
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        let _ = self.inner.close();
    }
}
