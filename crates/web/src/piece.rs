//! Cards and other drawings on the page.

use std::{cell::RefCell, collections::HashMap};

use drawings::{Bearer, Drawing, Face};
use game::Seat;
use leptos::prelude::*;
use play::motion::Drawn;
use words::{Names, Page};

use crate::{app::App, device};

/// A card that can be looked at, and perhaps chosen.
pub(crate) struct Piece {
    pub(crate) drawing: Drawing,
    /// What it is, for readers who do not see it.
    pub(crate) label: String,
    /// Which card it is and where it is drawn, for cards that move.
    pub(crate) drawn: Option<Drawn>,
    /// The answer that choosing it gives.
    pub(crate) answer: Option<u8>,
    /// The answer that choosing it gave, if it was chosen: it is on its way to whoever hosts the game.
    pub(crate) sent: Option<u8>,
    /// Why it can't be chosen, if somebody could want to.
    pub(crate) why_not: Option<String>,
    pub(crate) about: Page,
    /// More words for its looks.
    pub(crate) class: &'static str,
    /// What is written on it beside the drawing.
    pub(crate) note: Option<String>,
}

impl Piece {
    pub(crate) const fn new(drawing: Drawing, label: String, about: Page) -> Piece {
        let (drawn, answer, sent, why_not, class, note) = (None, None, None, None, "", None);
        Piece { drawing, label, drawn, answer, sent, why_not, about, class, note }
    }

    /// The card as a button: it plays, says why it can't be played, or what it does.
    pub(crate) fn button(self, app: App) -> AnyView {
        let Piece { drawing, label, drawn: lies, answer, sent, why_not, about, class, note } = self;
        let is_sent = move || sent.is_some() && app.online.sent.get() == sent;
        let hint = move || answer.is_some() && app.playing.hint.get() == answer;
        let can = answer.is_some() && why_not.is_none();
        let label = note.as_ref().map_or_else(|| label.clone(), |note| format!("{label}, {note}"));
        let told = match &why_not {
            Some(why) => format!("{label}. {why}"),
            None => label,
        };
        let shape = if matches!(drawing, Drawing::Card(_)) { "card" } else { "token" };
        let state = match (can, &why_not) {
            (true, _) => "can",
            (false, Some(_)) => "cannot",
            (false, None) => "",
        };
        let (shown, held, pressed) = (about.clone(), about.clone(), about);
        let hold = app.hold;
        let why = why_not.clone();
        view! {
            <button
                type="button"
                class=format!("piece {shape} {state} {class}")
                class:hinted=hint
                class:sent=is_sent
                data-card=lies.map(|card| card.face.place())
                data-spot=lies.map(|card| card.spot.to_string())
                aria-label=told.clone()
                aria-disabled=why_not.is_some().then_some("true")
                title=told
                on:click=move |_| {
                    if hold.has_been() {
                        return;
                    }
                    // Why it can't be played is said by the message alone where what it does would lie over the table.
                    let is_told = !can && (why.is_none() || device::has_room_beside());
                    app.panels.about.set(is_told.then(|| pressed.clone()));
                    match (answer, &why) {
                        (_, Some(why)) => app.message.set(Some(why.clone())),
                        (Some(answer), None) => app.answer(answer),
                        (None, None) => {}
                    }
                }
                on:pointerenter=move |event| {
                    // A finger would move what it is about to touch, and where there is no room beside the table, what is
                    // told lies over it: it has to be asked for.
                    if event.pointer_type() == "mouse" && device::has_room_beside() {
                        app.panels.about.set(Some(shown.clone()));
                    }
                }
                on:pointerdown=move |event| {
                    hold.end();
                    if event.pointer_type() != "mouse" {
                        let held = held.clone();
                        hold.begin(move || app.panels.about.set(Some(held)));
                    }
                }
                on:pointerup=move |_| hold.end()
                on:pointercancel=move |_| hold.end()
                on:pointerleave=move |_| hold.end()
                on:contextmenu=move |event| if hold.is_long() { event.prevent_default() }
            >
                <span class="drawn" aria-hidden="true" inner_html=drawn(drawing)></span>
                {note.map(|note| view! { <span class="note">{note}</span> })}
            </button>
        }
        .into_any()
    }
}

/// A drawing to look at, without a word for those who do not see it: a text beside it says the same.
pub(crate) fn picture(drawing: Drawing, class: &'static str) -> AnyView {
    view! { <span class=class aria-hidden="true" inner_html=drawn(drawing)></span> }.into_any()
}

/// A drawing as text. Every move draws the whole table, and what has been drawn once need not be thought out again.
pub(crate) fn drawn(drawing: Drawing) -> String {
    thread_local! {
        static DRAWN: RefCell<HashMap<Drawing, String>> = RefCell::default();
    }
    DRAWN.with_borrow_mut(|drawn| drawn.entry(drawing).or_insert_with(|| drawing.inline("")).clone())
}

/// A crest, as a picture.
pub(crate) fn crest(bearer: Bearer) -> AnyView {
    picture(Drawing::Crest(bearer), "crest")
}

/// The face of the bot at a seat; a person has none.
pub(crate) fn portrait(names: &Names, seat: Seat) -> Option<AnyView> {
    names.character(seat).map(|character| picture(Drawing::Portrait(character), "portrait"))
}

/// The back of a card.
pub(crate) fn back(class: &'static str) -> AnyView {
    picture(Drawing::Card(Face::Back), class)
}
