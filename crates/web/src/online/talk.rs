//! Quick phrases: what somebody says is shown at their seat for a while, unless they are muted.

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;
use wire::{Phrase, Who};

use crate::{app::App, device, menu};

/// How long something that was said is shown.
const SHOWN: Duration = Duration::from_secs(6);

/// What is being said at a table, the latest last.
#[derive(Clone, Copy)]
pub(crate) struct Talk(RwSignal<Vec<Phrase>>);

impl Talk {
    pub(crate) fn new() -> Talk {
        Talk(RwSignal::new(Vec::new()))
    }
}

impl App {
    /// Somebody says something.
    pub(crate) fn hear(self, phrase: Phrase) {
        let Talk(said) = self.online.talk;
        let Some(table) = self.online.table.get_untracked() else { return };
        said.update(|said| {
            said.retain(|other| other.seat != phrase.seat);
            said.push(phrase);
        });
        let words = self.settings.words.get_untracked();
        self.online.news.set(words.online_says(&words.names_at(&table), phrase));
        set_timeout(move || said.update(|said| said.retain(|other| *other != phrase)), SHOWN);
    }
}

/// What somebody is saying.
pub(crate) fn bubble(app: App, seat: u8) -> Option<AnyView> {
    let Talk(said) = app.online.talk;
    let phrase = said.with(|said| said.iter().find(|said| said.seat == seat).map(|said| said.phrase))?;
    let text = app.settings.words.get().online_phrases().into_iter().nth(usize::from(phrase))?;
    Some(view! { <span class="bubble">{text}</span> }.into_any())
}

/// All that those who sit at the table can say, and who is to be heard.
pub(crate) fn menu(app: App) -> AnyView {
    let seated = Memo::new(move |_| app.online.table.with(|table| table.as_ref().map(|table| table.you.is_some())));
    let shown = move || {
        seated.get().map(|is_seated| {
            let words = app.settings.words.get();
            let phrases = is_seated.then(|| {
                let buttons = (0..).zip(words.online_phrases()).map(|(number, text)| {
                    view! { <button type="button" class="quiet" on:click=move |_| app.speak(number)>{text}</button> }
                });
                view! { <div class="tools">{buttons.collect_view()}</div> }
            });
            menu::menu("talk", words.say("web-talk"), view! { {phrases} {move || mutes(app)} })
        })
    };
    view! { {shown} }.into_any()
}

impl App {
    /// Says a quick phrase; the menu has done its work.
    fn speak(self, number: u8) {
        self.at_network(|client| client.phrase(number));
        for menu in device::elements("details.talk[open]") {
            let _ = menu.remove_attribute("open");
        }
    }

    /// Hears somebody no more, or again; what they are saying is not shown any longer.
    fn mute(self, seat: u8, is_muted: bool) {
        self.at_network(|client| client.mute(seat, is_muted));
        let Talk(said) = self.online.talk;
        said.update(|said| said.retain(|other| other.seat != seat));
    }

    fn is_muted(self, seat: u8) -> bool {
        self.with_client(|client| client.is_muted(seat)).unwrap_or_default()
    }
}

/// Who else is at the table, to be heard or not.
fn mutes(app: App) -> Option<AnyView> {
    let (table, words) = (app.online.table.get()?, app.settings.words.get());
    let names = words.names_at(&table);
    let is_other = |seat: &u8| {
        table.you != Some(*seat)
            && matches!(table.seats.get(usize::from(*seat)).map(|seat| &seat.who), Some(Who::Person(_)))
    };
    let others = (0..table.seats.len() as u8).filter(is_other).map(|seat| {
        let label = words.say_with("web-mute", &[("who", names.name(Seat(seat)).into())]);
        view! {
            <label class="tick">
                <input
                    type="checkbox"
                    prop:checked=app.is_muted(seat)
                    on:change:target=move |event| app.mute(seat, event.target().checked())
                />
                <span>{label}</span>
            </label>
        }
    });
    Some(view! { <div class="tools">{others.collect_view()}</div> }.into_any())
}
