//! Proposals: what others propose and what one can do about it, and what to do when somebody is away.

use leptos::prelude::*;
use play::remote::{is_absent, is_alone};
use wire::{Offer, Proposal, Stage, Table};
use words::Words;

use crate::{app::App, device};

impl App {
    /// Proposes to end the game; if nobody else is there to be asked, it ends at once, and the player is asked first.
    pub(super) fn propose_end(self) {
        let is_alone = self.online.table.with_untracked(|table| table.as_deref().is_some_and(is_alone));
        if !is_alone || device::is_sure(&untrack(|| self.say("online-end-sure"))) {
            self.at_network(|client| client.agree(Proposal::End));
        }
    }
}

/// The seats for which a bot can be proposed: their players are away, and none has been proposed yet.
pub(super) fn without_player(table: &Table) -> impl Iterator<Item = u8> {
    let others = (0..table.seats.len() as u8).filter(|&seat| table.you.is_some_and(|you| you != seat));
    others.filter(|&seat| is_absent(table, seat) && !is_offered(table, Proposal::Bot(seat)))
}

fn is_offered(table: &Table, proposal: Proposal) -> bool {
    table.offers.iter().any(|offer| offer.proposal == proposal)
}

/// All that is proposed, and what can be done about those who are away.
pub(crate) fn panel(app: App) -> AnyView {
    let shown = move || {
        let table = app.online.table.get()?;
        let words = app.settings.words.get();
        let offers = table.offers.iter().map(|offer| line(app, &words, &table, offer));
        // Before the deal there is a button at the seat.
        let absent_seats = without_player(&table).filter(|_| table.stage == Stage::Playing);
        let away = absent_seats.filter_map(|seat| absent(app, &words, &table, seat));
        let lines: Vec<AnyView> = offers.chain(away).collect();
        (!lines.is_empty()).then(|| view! { <section class="sheet offers"><ul>{lines}</ul></section> })
    };
    view! { {shown} }.into_any()
}

fn line(app: App, words: &Words, table: &Table, offer: &Offer) -> AnyView {
    let proposal = offer.proposal;
    let has = |seats: &[u8]| table.you.is_some_and(|you| seats.contains(&you));
    let [agree, decline, withdraw] = words.online_answers();
    let yes = has(&offer.waiting).then(|| {
        view! {
            <button type="button" class="big" on:click=move |_| app.at_network(|client| client.agree(proposal))>
                {agree}
            </button>
        }
    });
    let no = (yes.is_some() || has(&offer.agreed)).then(|| {
        view! {
            <button type="button" class="quiet" on:click=move |_| app.at_network(|client| client.decline(proposal))>
                {if has(&offer.waiting) { decline } else { withdraw }}
            </button>
        }
    });
    // Whoever reads it knows that they are asked.
    let others = offer.waiting.iter().copied().filter(|seat| table.you != Some(*seat)).collect();
    let text = words.online_offer(&words.names_at(table), &Offer { waiting: others, ..offer.clone() });
    view! { <li><span>{text}</span><span class="tools">{yes}{no}</span></li> }.into_any()
}

/// What those who wait for somebody can do.
fn absent(app: App, words: &Words, table: &Table, seat: u8) -> Option<AnyView> {
    if is_offered(table, Proposal::End) || app.online.patient.with(|patient| patient.contains(&seat)) {
        return None;
    }
    let names = words.names_at(table);
    let text = words.say_with("web-is-away", &[("who", names.name(game::Seat(seat)).into())]);
    let view = view! {
        <li>
            <span>{text}</span>
            <span class="tools">
                <button
                    type="button"
                    class="quiet"
                    on:click=move |_| app.online.patient.update(|patient| patient.push(seat))
                >
                    {words.say("web-wait")}
                </button>
                <button
                    type="button"
                    class="quiet"
                    on:click=move |_| app.at_network(|client| client.agree(Proposal::Bot(seat)))
                >
                    {words.say("web-let-bot")}
                </button>
                <button type="button" class="quiet" on:click=move |_| app.propose_end()>
                    {words.say("online-propose-end")}
                </button>
            </span>
        </li>
    };
    Some(view.into_any())
}
