//! Where a game is chosen.

use bots::Level;
use claim::{Edition, NamedSet};
use drawings::{Bearer, Drawing, Face};
use game::Seat;
use leptos::prelude::*;
use play::{AnySetup, Choices, Deck, Kind, Sitter};
use words::Words;

use crate::{
    desk::Desk,
    device, guide, help, mix,
    piece::{crest, picture},
    shelf::Shelved,
    table,
};

/// The start page.
pub(crate) fn page(desk: Desk) -> AnyView {
    view! {
        <main class="start">
            {move || welcome(desk)}
            {quick(desk)}
            {guide::offers(desk)}
            {move || left_games(desk)}
            <section class="sheet choose">
                <h2>{move || desk.say("table-new-game")}</h2>
                {move || form(desk)}
            </section>
            {import(desk)}
            {move || help::rules(desk)}
        </main>
    }
    .into_any()
}

fn welcome(desk: Desk) -> AnyView {
    let faces = [
        (claim::Faction::Knights, 8),
        (claim::Faction::Goblins, 0),
        (claim::Faction::Dragons, 5),
        (claim::Faction::Dwarves, 9),
    ];
    let fan =
        faces.map(|(faction, value)| picture(Drawing::Card(Face::Faction { faction, value, loot: false }), "card"));
    view! {
        <section class="welcome">
            <div class="fan">{fan.collect_view()}</div>
            <div>
                <h1>"Claimant"</h1>
                <p>{desk.say("web-welcome")}</p>
            </div>
        </section>
    }
    .into_any()
}

/// The games that were left, and those that are over.
fn left_games(desk: Desk) -> Option<AnyView> {
    let words = desk.words.get();
    let games = desk.shelf.get();
    let (over, left): (Vec<Shelved>, Vec<Shelved>) = games.into_iter().partition(|shelved| shelved.game.is_over());
    let list = |games: Vec<Shelved>| {
        let items = games.into_iter().map(|shelved| left_game(desk, &words, shelved)).collect_view();
        view! { <ul class="shelf">{items}</ul> }
    };
    let over = (!over.is_empty()).then(|| {
        view! { <details><summary>{words.say("web-games-over")}</summary>{list(over)}</details> }
    });
    let left = (!left.is_empty()).then(|| view! { <h2>{words.say("web-games-left")}</h2> {list(left)} });
    (left.is_some() || over.is_some()).then(|| view! { <section class="sheet left">{left}{over}</section> }.into_any())
}

/// One of them: what it is, how far it has come, when it was last played.
fn left_game(desk: Desk, words: &Words, shelved: Shelved) -> AnyView {
    let (title, progress, against) = table::summary(&shelved.game, &desk.words.get());
    let played = device::day_and_time(shelved.played, words.language());
    let name = shelved.name.clone();
    let thrown = words.say_with("web-throw-away", &[("game", format!("{title}, {played}").into())]);
    let sure = format!("{thrown}?");
    view! {
        <li>
            <button type="button" class="quiet kept" on:click=move |_| desk.sit_down(shelved.clone())>
                <strong>{title}</strong>
                <span>{progress}</span>
                <small>{against}" · "{played}</small>
            </button>
            <button
                type="button"
                class="quiet throw"
                aria-label=thrown.clone()
                title=thrown
                on:click=move |_| if device::is_sure(&sure) { desk.throw_away(&name) }
            >
                "✕"
            </button>
        </li>
    }
    .into_any()
}

/// One click to a game.
fn quick(desk: Desk) -> AnyView {
    let card = Drawing::Card(Face::Faction { faction: claim::Faction::Knights, value: 9, loot: false });
    let die = Drawing::Piece(drawings::Piece::Die(5));
    // What was played last is played again.
    let last = move |kind: Kind| {
        let words = desk.words.get();
        let choices = desk.quick_choices(kind);
        let players = words.players(&choices.seats, Seat(0));
        let set = match (kind, choices.deck) {
            (Kind::Claim, Deck::Named(set)) => Some(words.set(set)),
            (Kind::Claim, Deck::Own(_)) => Some(words.say("table-own-mix")),
            (Kind::ClaimIt, _) => None,
        };
        match set {
            Some(set) => format!("{set} · {players}"),
            None => players,
        }
    };
    let offer = move |kind: Kind, drawing: Drawing, name: &'static str, text: &'static str, class: &'static str| {
        view! {
            <button type="button" class=format!("big quick {class}") on:click=move |_| desk.quick(kind)>
                {picture(drawing, "sign")}
                <span class="offer">
                    <strong>{name}</strong>
                    <span>{move || desk.say(text)}</span>
                    <span class="last">{move || last(kind)}</span>
                </span>
            </button>
        }
    };
    view! {
        <div class="quicks">
            {offer(Kind::Claim, card, "Claim", "web-quick-claim", "of-cards")}
            {offer(Kind::ClaimIt, die, "Claim It!", "web-quick-claim-it", "of-dice")}
        </div>
    }
    .into_any()
}

/// All that can be chosen.
fn form(desk: Desk) -> AnyView {
    let choices = desk.choices.get();
    let words = desk.words.get();
    let is_claim = choices.game == Kind::Claim;
    let setup = choices.claim();
    let game = select(
        desk,
        words.say("table-field-game"),
        [(Kind::Claim, "Claim".into()), (Kind::ClaimIt, "Claim It!".into())].into(),
        choices.game,
        |choices, kind| {
            choices.game = kind;
            let most = Choices::most_seats(kind);
            choices.seat(choices.seats.len().clamp(2, most));
        },
    );
    let players = select(
        desk,
        words.say("table-field-players"),
        (2..=Choices::most_seats(choices.game)).map(|n| (n, n.to_string())).collect(),
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
        let deck = select(desk, words.say("table-field-deck"), sets, named, |choices, set| {
            // One's own mix begins with what one had.
            let factions = choices.claim().map(|setup| setup.factions).unwrap_or_default();
            choices.deck = set.map_or(Deck::Own(factions), Deck::Named);
            (choices.edition, choices.artifacts, choices.heroes) = (None, None, None);
        });
        let editions = [Edition::A, Edition::C2].map(|edition| (edition, words.edition(edition)));
        let edition = setup.as_ref().map(|setup| setup.edition).unwrap_or_default();
        let edition = select(desk, words.say("table-field-edition"), editions.into(), edition, |choices, edition| {
            choices.edition = Some(edition);
        });
        let has = |chosen: Option<bool>, given: Option<bool>| chosen.or(given).unwrap_or(false);
        let artifacts = has(choices.artifacts, setup.as_ref().ok().map(|setup| setup.artifacts));
        let heroes = has(choices.heroes, setup.as_ref().ok().map(|setup| setup.heroes));
        view! {
            {deck}
            {edition}
            <div class="ticks">
            {tick(desk, words.say("table-field-artifacts"), artifacts, |choices, on| choices.artifacts = Some(on))}
            {tick(desk, words.say("table-field-heroes"), heroes, |choices, on| choices.heroes = Some(on))}
            </div>
        }
    });
    let variant = (!is_claim)
        .then(|| tick(desk, words.say("table-field-variant"), choices.variant, |choices, on| choices.variant = on));
    let seats = (0..choices.seats.len()).map(|seat| seat_field(desk, &words, &choices, seat)).collect_view();
    let deck = is_claim.then(|| match &choices.deck {
        Deck::Own(_) => mix::builder(desk),
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
        <div class="fields">{players} {seed(desk, &words, &choices)}</div>
        <div class="fields">{seats}</div>
        {deck}
        <p class="verdict" class:wrong=!is_legal role="status">{verdict}</p>
        <button type="button" class="big" disabled=!is_legal on:click=move |_| desk.start()>
            {words.say("table-start")}
        </button>
    }
    .into_any()
}

fn seat_field(desk: Desk, words: &Words, choices: &Choices, seat: usize) -> AnyView {
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
    let field = select(desk, label, sitters, choices.seats[seat], move |choices, sitter| choices.seats[seat] = sitter);
    view! { <div class="seat">{field} <small>{about}</small></div> }.into_any()
}

fn seed(desk: Desk, words: &Words, choices: &Choices) -> AnyView {
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
                    desk.choices.update(|choices| choices.seed = seed);
                }
            />
        </label>
    }
    .into_any()
}

/// A game from a file.
fn import(desk: Desk) -> AnyView {
    let chosen = move |input: web_sys::HtmlInputElement| {
        let Some(file) = input.files().and_then(|files| files.item(0)) else { return };
        // Thousands of games are not longer.
        if file.size() > f64::from(1 << 24) {
            return desk.message.set(Some(desk.say("web-too-large")));
        }
        device::read(&file, move |text| desk.open(&text));
    };
    view! {
        <section class="sheet import">
            <label class="field">
                <span>{move || desk.say("web-import")}</span>
                <input type="file" accept=".rec,.txt,text/plain" on:change:target=move |event| chosen(event.target()) />
            </label>
        </section>
    }
    .into_any()
}

/// Is it legal, and if not, why?
fn verdict(words: &Words, choices: &Choices) -> (String, bool) {
    match choices.setup() {
        Ok(AnySetup::Claim(setup)) => {
            let cards: u32 = if setup.players == 2 { 52 } else { 72 };
            let mut text = vec![words.say_with("table-legal", &[("cards", cards.into())])];
            text.extend(words.advice(&setup));
            text.extend(words.unverified(&setup));
            (text.join(" "), true)
        }
        Ok(AnySetup::ClaimIt(setup)) => (words.claim_it_advice(&setup).unwrap_or_default(), true),
        Err(error) => (words.wrong_choice(&error), false),
    }
}

/// One of several.
fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    desk: Desk,
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
                    desk.choices.update(|choices| choose(choices, value));
                }
            }>{options.collect_view()}</select>
        </label>
    }
    .into_any()
}

/// Yes or no.
fn tick(desk: Desk, label: String, now: bool, choose: impl Fn(&mut Choices, bool) + 'static) -> AnyView {
    view! {
        <label class="field tick">
            <input
                type="checkbox"
                prop:checked=now
                on:change:target=move |event| {
                    let on = event.target().checked();
                    desk.choices.update(|choices| choose(choices, on));
                }
            />
            <span>{label}</span>
        </label>
    }
    .into_any()
}
