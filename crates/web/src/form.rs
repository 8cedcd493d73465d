//! The form in which a game is chosen.

use bots::Level;
use claim::{Edition, NamedSet};
use drawings::Bearer;
use leptos::prelude::*;
use play::{AnySetup, Choices, Deck, Kind, Sitter};
use words::Words;

use crate::{app::App, mix, piece::crest};

/// All that can be chosen.
pub(crate) fn form(app: App) -> AnyView {
    let choices = app.choices.get();
    let words = app.settings.words.get();
    let is_claim = choices.game == Kind::Claim;
    let setup = choices.claim();
    let game = select(
        app,
        words.say("table-field-game"),
        [(Kind::Claim, "Claim".into()), (Kind::ClaimIt, "Claim It!".into())].into(),
        choices.game,
        Choices::choose_game,
    );
    let players = select(
        app,
        words.say("table-field-players"),
        choices.game.players().map(|n| (n, n.to_string())).collect(),
        choices.seats.len(),
        Choices::seat,
    );
    let cards = is_claim.then(|| {
        let named: Option<NamedSet> = match &choices.deck {
            Deck::Named(set) => Some(*set),
            Deck::Own(_) => None,
        };
        let sets = NamedSet::ALL.into_iter().map(|set| (Some(set), words.set(set)));
        let sets = sets.chain([(None, words.say("table-own-mix"))]).collect();
        let deck = select(app, words.say("table-field-deck"), sets, named, Choices::choose_deck);
        let editions = [Edition::A, Edition::C2].map(|edition| (edition, words.edition(edition)));
        let edition = setup.as_ref().map(|setup| setup.edition).unwrap_or_default();
        let edition = select(app, words.say("table-field-edition"), editions.into(), edition, |choices, edition| {
            choices.edition = Some(edition);
        });
        let has = |chosen: Option<bool>, given: Option<bool>| chosen.or(given).unwrap_or(false);
        let artifacts = has(choices.artifacts, setup.as_ref().ok().map(|setup| setup.artifacts));
        let heroes = has(choices.heroes, setup.as_ref().ok().map(|setup| setup.heroes));
        view! {
            {deck}
            {edition}
            <div class="ticks">
            {tick(app, words.say("table-field-artifacts"), artifacts, |choices, on| choices.artifacts = Some(on))}
            {tick(app, words.say("table-field-heroes"), heroes, |choices, on| choices.heroes = Some(on))}
            </div>
        }
    });
    let variant = (!is_claim)
        .then(|| tick(app, words.say("table-field-variant"), choices.variant, |choices, on| choices.variant = on));
    let seats = (0..choices.seats.len()).map(|seat| seat_field(app, &words, &choices, seat)).collect_view();
    let deck = is_claim.then(|| match &choices.deck {
        Deck::Own(_) => mix::builder(app),
        Deck::Named(_) => {
            let factions = setup.as_ref().map(|setup| setup.factions.clone()).unwrap_or_default();
            let shown = factions.into_iter().map(|faction| {
                view! { <li>{crest(Bearer::Faction(faction))} {words.faction(faction)}</li> }
            });
            view! { <ul class="line-up">{shown.collect_view()}</ul> }.into_any()
        }
    });
    let (verdict, is_legal) = verdict(&words, &choices);
    view! {
        <div class="fields">{game} {cards} {variant}</div>
        <div class="fields">{players} {seed(app, &words, &choices)}</div>
        <div class="fields">{seats}</div>
        {deck}
        <p class="verdict" class:wrong=!is_legal role="status">{verdict}</p>
        <button type="button" class="big" disabled=!is_legal on:click=move |_| app.start()>
            {words.say("table-start")}
        </button>
    }
    .into_any()
}

fn seat_field(app: App, words: &Words, choices: &Choices, seat: usize) -> AnyView {
    let label = words.say_with("table-field-seat", &[("number", (seat + 1).into())]);
    let person = if choices.seats[..seat].contains(&Sitter::Person) {
        words.say("table-another-person")
    } else {
        words.say("table-you")
    };
    let level = |level| match choices.game {
        Kind::Claim => words.level_claim(level),
        Kind::ClaimIt => words.level_claim_it(level),
    };
    let mut sitters = vec![(Sitter::Person, person)];
    sitters.extend(Level::ALL.map(|level| (Sitter::level(level), words.level(level))));
    // What a bot does is said once, however many sit down.
    let about = match choices.seats[seat] {
        Sitter::Bot(player) if !choices.seats[..seat].contains(&choices.seats[seat]) => level(player.level),
        Sitter::Person | Sitter::Bot(_) => String::new(),
    };
    let field = select(app, label, sitters, choices.seats[seat], move |choices, sitter| choices.seats[seat] = sitter);
    view! { <div class="seat">{field} <small>{about}</small></div> }.into_any()
}

fn seed(app: App, words: &Words, choices: &Choices) -> AnyView {
    let value = choices.seed.map(|seed| seed.to_string()).unwrap_or_default();
    view! {
        <label class="field">
            <span>{words.say("table-field-seed")}</span>
            <input
                type="text"
                inputmode="numeric"
                maxlength="15"
                placeholder=words.say("web-any-seed")
                prop:value=value
                on:change:target=move |event| {
                    let seed = event.target().value().trim().parse().ok();
                    app.choices.update(|choices| choices.seed = seed);
                }
            />
        </label>
    }
    .into_any()
}

/// Is it legal, and if not, why?
fn verdict(words: &Words, choices: &Choices) -> (String, bool) {
    match choices.setup() {
        Ok(AnySetup::Claim(setup)) => (words.legal_deck(&setup), true),
        Ok(AnySetup::ClaimIt(setup)) => (words.claim_it_advice(&setup).unwrap_or_default(), true),
        Err(error) => (words.wrong_choice(&error), false),
    }
}

/// One of several.
fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    app: App,
    label: String,
    all: Vec<(T, String)>,
    now: T,
    choose: impl Fn(&mut Choices, T) + 'static,
) -> AnyView {
    let values: Vec<T> = all.iter().map(|(value, _)| *value).collect();
    let options = all.into_iter().enumerate().map(|(n, (value, text))| {
        view! { <option value=n.to_string() prop:selected=value == now>{text}</option> }
    });
    view! {
        <label class="field">
            <span>{label}</span>
            <select on:change:target=move |event| {
                let chosen = event.target().value().parse().ok().and_then(|n: usize| values.get(n).copied());
                if let Some(value) = chosen {
                    app.choices.update(|choices| choose(choices, value));
                }
            }>{options.collect_view()}</select>
        </label>
    }
    .into_any()
}

/// Yes or no.
fn tick(app: App, label: String, now: bool, choose: impl Fn(&mut Choices, bool) + 'static) -> AnyView {
    view! {
        <label class="field tick">
            <input
                type="checkbox"
                prop:checked=now
                on:change:target=move |event| {
                    let on = event.target().checked();
                    app.choices.update(|choices| choose(choices, on));
                }
            />
            <span>{label}</span>
        </label>
    }
    .into_any()
}
