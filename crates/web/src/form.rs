//! The form in which a game is chosen, for this device or for a table on the network.

use bots::Level;
use claim::{Edition, NamedSet};
use drawings::Bearer;
use leptos::prelude::*;
use play::{AnySetup, Choices, Deck, Kind, Sitter};
use words::Words;

use crate::{app::App, mix, new_game::last_choices, piece::crest};

/// Where the game that is chosen will be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    /// On this device.
    Here,
    /// At a table on the network: every person comes with a device of their own.
    There,
}

/// All that can be chosen, and a button to begin.
pub(crate) fn form(app: App) -> AnyView {
    let (fields, is_legal) = fields(app, app.choices, Where::Here);
    view! {
        {fields}
        <button type="button" class="big" disabled=!is_legal on:click=move |_| app.start()>
            {app.say("table-start")}
        </button>
    }
    .into_any()
}

/// All that can be chosen, and whether it is legal.
pub(crate) fn fields(app: App, chosen: RwSignal<Choices>, place: Where) -> (AnyView, bool) {
    let choices = chosen.get();
    let words = app.settings.words.get();
    let is_claim = choices.game == Kind::Claim;
    let setup = choices.claim();
    let game = select(
        chosen,
        words.say("table-field-game"),
        [(Kind::Claim, "Claim".into()), (Kind::ClaimIt, "Claim It!".into())].into(),
        choices.game,
        match place {
            // What is set for one game is not set for the other.
            Where::Here => |choices: &mut Choices, game| *choices = last_choices(game),
            Where::There => Choices::choose_game,
        },
    );
    let players = select(
        chosen,
        words.say("table-field-players"),
        choices.game.players().map(|n| (n, n.to_string())).collect(),
        choices.seats.len(),
        match place {
            Where::Here => Choices::seat,
            Where::There => |choices: &mut Choices, players| choices.seats.resize(players, Sitter::Person),
        },
    );
    let players = view! { <div class="fitted" on:change=move |_| app.fit(chosen, false)>{players}</div> };
    let cards = is_claim.then(|| {
        let named: Option<NamedSet> = match &choices.deck {
            Deck::Named(set) => Some(*set),
            Deck::Own(_) => None,
        };
        let sets = NamedSet::ALL.into_iter().map(|set| (Some(set), words.set(set)));
        let sets = sets.chain([(None, words.say("table-own-mix"))]).collect();
        let deck = select(chosen, words.say("table-field-deck"), sets, named, Choices::choose_deck);
        let editions = [Edition::A, Edition::C2].map(|edition| (edition, words.edition(edition)));
        let edition = setup.as_ref().map(|setup| setup.edition).unwrap_or_default();
        let edition = select(chosen, words.say("table-field-edition"), editions.into(), edition, |choices, edition| {
            choices.edition = Some(edition);
        });
        let has = |chosen: Option<bool>, given: Option<bool>| chosen.or(given).unwrap_or(false);
        let artifacts = has(choices.artifacts, setup.as_ref().ok().map(|setup| setup.artifacts));
        let heroes = has(choices.heroes, setup.as_ref().ok().map(|setup| setup.heroes));
        view! {
            <div class="fitted" on:change=move |_| app.fit(chosen, false)>{deck}</div>
            {edition}
            <div class="ticks" on:change=move |_| app.fit(chosen, true)>
            {tick(chosen, words.say("table-field-artifacts"), artifacts, |choices, on| choices.artifacts = Some(on))}
            {tick(chosen, words.say("table-field-heroes"), heroes, |choices, on| choices.heroes = Some(on))}
            </div>
        }
    });
    let variant = (!is_claim)
        .then(|| tick(chosen, words.say("table-field-variant"), choices.variant, |choices, on| choices.variant = on));
    let seats = (0..choices.seats.len()).map(|seat| seat_field(chosen, &words, &choices, seat, place)).collect_view();
    let deck = is_claim.then(|| match &choices.deck {
        Deck::Own(_) => mix::builder(app, chosen),
        Deck::Named(_) => {
            let factions = setup.as_ref().map(|setup| setup.factions.clone()).unwrap_or_default();
            let shown = factions.into_iter().map(|faction| {
                view! { <li>{crest(Bearer::Faction(faction))} {words.faction(faction)}</li> }
            });
            view! { <ul class="line-up">{shown.collect_view()}</ul> }.into_any()
        }
    });
    // A server deals by itself.
    let seed = (place == Where::Here).then(|| seed(chosen, &words, &choices));
    let (verdict, is_legal) = verdict(&words, &choices);
    let fields = view! {
        <div class="fields">{game} {cards} {variant}</div>
        <div class="fields">{players} {seed}</div>
        <div class="fields">{seats}</div>
        {deck}
        <p class="verdict" class:wrong=!is_legal role="status">{app.fitted.get()} " " {verdict}</p>
    };
    (fields.into_any(), is_legal)
}

fn seat_field(chosen: RwSignal<Choices>, words: &Words, choices: &Choices, seat: usize, place: Where) -> AnyView {
    let label = words.say_with("table-field-seat", &[("number", (seat + 1).into())]);
    let person = words.say(match place {
        Where::There => "web-whoever-comes",
        Where::Here if choices.seats[..seat].contains(&Sitter::Person) => "table-another-person",
        Where::Here => "table-you",
    });
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
    let field =
        select(chosen, label, sitters, choices.seats[seat], move |choices, sitter| choices.seats[seat] = sitter);
    view! { <div class="seat">{field} <small>{about}</small></div> }.into_any()
}

fn seed(chosen: RwSignal<Choices>, words: &Words, choices: &Choices) -> AnyView {
    let value = choices.seed.map(|seed| seed.to_string()).unwrap_or_default();
    let input = view! {
        <input
            type="text"
            inputmode="numeric"
            maxlength="15"
            placeholder=words.say("web-any-seed")
            prop:value=value
            on:change:target=move |event| {
                let seed = event.target().value().trim().parse().ok();
                chosen.update(|choices| choices.seed = seed);
            }
        />
    };
    field(words.say("table-field-seed"), input)
}

/// Something to fill in, with a word for it.
pub(crate) fn field(label: impl IntoView + 'static, input: impl IntoView + 'static) -> AnyView {
    view! {
        <label class="field">
            <span>{label}</span>
            {input}
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
pub(crate) fn select<C: Send + Sync + 'static, T: Copy + PartialEq + 'static>(
    chosen: RwSignal<C>,
    label: String,
    all: Vec<(T, String)>,
    now: T,
    choose: impl Fn(&mut C, T) + 'static,
) -> AnyView {
    let values: Vec<T> = all.iter().map(|(value, _)| *value).collect();
    let options = all.into_iter().enumerate().map(|(n, (value, text))| {
        view! { <option value=n.to_string() prop:selected=value == now>{text}</option> }
    });
    let input = view! {
        <select on:change:target=move |event| {
            let value = event.target().value().parse().ok().and_then(|n: usize| values.get(n).copied());
            if let Some(value) = value {
                chosen.update(|choices| choose(choices, value));
            }
        }>{options.collect_view()}</select>
    };
    field(label, input)
}

/// Yes or no.
fn tick(chosen: RwSignal<Choices>, label: String, now: bool, choose: impl Fn(&mut Choices, bool) + 'static) -> AnyView {
    view! {
        <label class="field tick">
            <input
                type="checkbox"
                prop:checked=now
                on:change:target=move |event| {
                    let on = event.target().checked();
                    chosen.update(|choices| choose(choices, on));
                }
            />
            <span>{label}</span>
        </label>
    }
    .into_any()
}
