//! Proposals: what others propose and what one can do about it, and what to do when somebody is away.

use leptos::prelude::*;
use wire::{Offer, Presence, Proposal, Stage, Table, Who};
use words::Words;

use crate::app::App;

/// All that is proposed, and what can be done about those who are away.
pub(crate) fn panel(app: App) -> AnyView {
    let shown = move || {
        let table = app.online.table.get()?;
        let words = app.settings.words.get();
        let offers = table.offers.iter().map(|offer| line(app, &words, &table, offer));
        let away = (0..table.seats.len() as u8).filter_map(|seat| absent(app, &words, &table, seat));
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

/// Is somebody away, for whom nobody plays?
pub(crate) fn is_absent(table: &Table, seat: u8) -> bool {
    let who = table.seats.get(usize::from(seat)).map(|seat| &seat.who);
    let is_away = matches!(who, Some(Who::Person(person)) if person.presence == Presence::Away && person.bot.is_none());
    is_away && table.stage == Stage::Playing
}

/// What those who wait for somebody can do.
fn absent(app: App, words: &Words, table: &Table, seat: u8) -> Option<AnyView> {
    let offered = |proposal| table.offers.iter().any(|offer| offer.proposal == proposal);
    let is_asked = is_absent(table, seat)
        && table.you.is_some_and(|you| you != seat)
        && !offered(Proposal::Bot(seat))
        && !offered(Proposal::End)
        && !app.online.patient.with(|patient| patient.contains(&seat));
    if !is_asked {
        return None;
    }
    let names = words.names_at(table);
    let text = words.say_with("web-is-away", &[("who", names.name(game::Seat(seat)).into())]);
    let propose = |proposal: Proposal, text: &str| {
        view! {
            <button type="button" class="quiet" on:click=move |_| app.at_network(|client| client.agree(proposal))>
                {words.say(text)}
            </button>
        }
    };
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
                {propose(Proposal::Bot(seat), "web-let-bot")}
                {propose(Proposal::End, "online-propose-end")}
            </span>
        </li>
    };
    Some(view.into_any())
}
