//! What both tables have in common: who is asked what, the panels beside it, the look back, the end.

use std::sync::Arc;

use leptos::prelude::*;
use play::{Asked, Kind, Played, Sitting, either};
use words::Words;

use crate::{
    desk::{Desk, Panel},
    device, focus, guide,
    pace::Pace,
    reference,
    scene::Scene,
    sitting::Game,
};

/// What a game adds to be shown.
pub(crate) trait Shown: Played {
    /// Which game it is.
    const KIND: Kind;

    /// What is played, and how far it has come.
    fn heading(scene: &Scene<Self>) -> (String, String);
    /// The table up to the question.
    fn above(scene: &Scene<Self>, desk: Desk) -> AnyView;
    /// What is below the question: what can be chosen.
    fn below(scene: &Scene<Self>, desk: Desk) -> AnyView;
    /// What the seat is asked.
    fn question(scene: &Scene<Self>) -> String;
    /// How the game stands.
    fn tally(scene: &Scene<Self>) -> AnyView;
    /// All cards or pieces in this game.
    fn reference(scene: &Scene<Self>) -> Vec<(AnyView, String, String)>;
    /// What has happened so far, in sentences, by the number of the move.
    fn story(scene: &Scene<Self>) -> Vec<(usize, String)>;
    /// The result, in a sentence and with the reasons.
    fn ending(scene: &Scene<Self>) -> Option<(String, AnyView)>;
}

/// The page with the game.
pub(crate) fn page(desk: Desk) -> AnyView {
    view! {
        {move || desk.hand_over.get().map(|seat| {
            let words = desk.words.get();
            let who = words.say_with("web-hand-over", &[("who", words.person(seat).into())]);
            view! {
                <main class="hand-over">
                    <h1>{who}</h1>
                    <p>{words.say("web-hand-over-text")}</p>
                    <button type="button" class="big" on:click=move |_| desk.take_over()>
                        {words.say("web-hand-over-ready")}
                    </button>
                </main>
            }
        })}
        {move || desk.hand_over.get().is_none().then(|| view! {
            <main class="table" data-points=move || desk.points_at() on:keydown=focus::on_key>
                {move || with_game(desk, |game| scenery(desk, game))}
            </main>
        })}
        <div class="spoken" role="status">{move || with_game(desk, |game| spoken(desk, game))}</div>
        <div class="spoken" role="status">{move || guide::spoken(desk)}</div>
    }
    .into_any()
}

/// What a game is, how far it has come, and who plays it.
pub(crate) fn summary(game: &Game, words: &Arc<Words>) -> (String, String, String) {
    let seat = game.people().first().copied().unwrap_or_default();
    let (title, progress) = either!(&game.0, sitting => Shown::heading(&Scene::of(sitting, seat, None, words.clone())));
    let progress = if game.is_over() { words.say("table-over") } else { progress };
    (title, progress, words.players(game.sitters(), seat))
}

fn with_game(desk: Desk, show: impl Fn(&Game) -> AnyView) -> Option<AnyView> {
    desk.game.with(|game| game.as_ref().map(&show))
}

fn scene<G: Played>(desk: Desk, sitting: &Sitting<G>) -> Scene<G> {
    Scene::of(sitting, desk.seat.get(), desk.back.get(), desk.words.get())
}

fn scenery(desk: Desk, game: &Game) -> AnyView {
    either!(&game.0, sitting => whole(desk, game, &scene(desk, sitting)))
}

fn whole<G: Shown>(desk: Desk, game: &Game, scene: &Scene<G>) -> AnyView {
    let (title, progress) = G::heading(scene);
    let words = &scene.words;
    let is_over = game.is_over();
    let is_back = desk.back.with(Option::is_some);
    let end = (is_over && !is_back).then(|| end(desk, scene)).flatten();
    let has_ended = end.is_some();
    let kind = if G::KIND == Kind::Claim { "claim" } else { "claim-it" };
    view! {
        <div class="heading">
            <h1>{title}</h1>
            <span>{progress}</span>
            <span class="seed">{words.say_with("table-seed", &[("seed", game.seed().to_string().into())])}</span>
        </div>
        <div class=format!("play {kind}")>
            {end}
            <div class="felt">
                {G::above(scene, desk)}
                {guide::panel(desk)}
                {(!has_ended).then(|| sentence(desk, game, G::question(scene), words))}
                {look_back(desk, game, words)}
                {G::below(scene, desk)}
            </div>
            {move || desk.message.get().map(|message| view! { <p class="message" role="alert">{message}</p> })}
            {tools(desk, game, words)}
            <div class="narrow">{about(desk)}</div>
        </div>
        <div class="beside">
            {guide::panel(desk)}
            <div class="broad">{about(desk)}</div>
            {panels::<G>(desk, scene)}
        </div>
    }
    .into_any()
}

/// What is said: news, what is asked, or who thinks.
fn sentence(desk: Desk, game: &Game, question: String, words: &Arc<Words>) -> AnyView {
    let asked = game.asked();
    let names = words.names(game.sitters(), desk.seat.get());
    let is_back = desk.back.with(Option::is_some);
    let (text, class) = match asked {
        _ if is_back => (words.say("web-looking-back"), "question"),
        Asked::Nobody => (words.say("table-over"), "question"),
        Asked::Bot(seat) => {
            let who = words.seat_name(&names, seat);
            (words.say_with("table-thinks", &[("who", who.into())]), "question waits")
        }
        Asked::Person(_) => (question, "question asks"),
    };
    view! {
        <div class=class tabindex="-1">
            <p>{text}</p>
        </div>
    }
    .into_any()
}

/// What can be done besides playing.
fn tools(desk: Desk, game: &Game, words: &Arc<Words>) -> AnyView {
    let is_person = matches!(game.asked(), Asked::Person(_)) && desk.back.with(Option::is_none);
    let (is_over, can_undo, moves, seed) = (game.is_over(), game.can_undo(), game.moves(), game.seed());
    let can_share = game.choices().is_some();
    let tool = |text: &str, can: bool, act: fn(Desk)| {
        view! {
            <button type="button" class="quiet" disabled=!can on:click=move |_| act(desk)>{words.say(text)}</button>
        }
    };
    let paces = Pace::ALL.map(|pace| {
        let is_now = move || desk.pace.get() == pace;
        view! { <option value=pace.name() prop:selected=is_now>{words.say(pace.key())}</option> }
    });
    view! {
        <div class="tools">
            {(!is_over).then(|| view! {
                {tool("web-hint-ask", is_person, Desk::ask_for_hint)}
                {tool("web-undo", can_undo, Desk::undo)}
            })}
            <button type="button" class="quiet" disabled=moves == 0 on:click=move |_| desk.look_back(moves)>
                {words.say("web-look-back")}
            </button>
            <details class="more">
                <summary class="quiet">{words.say("web-more")}</summary>
                <div class="tools">
                    {tool("web-again", true, Desk::play_again)}
                    {tool("web-link", can_share, Desk::share)}
                    <button
                        type="button"
                        class="quiet"
                        on:click=move |_| {
                            let text = desk.game.with_untracked(|game| game.as_ref().map(Game::text));
                            device::download(&format!("claimant-{seed}.rec"), &text.unwrap_or_default());
                        }
                    >
                        {words.say("web-export")}
                    </button>
                    <label class="pace">
                        <span>{words.say("web-pace")}</span>
                        <select on:change:target=move |event| {
                            if let Some(pace) = Pace::named(&event.target().value()) {
                                desk.hurry(pace);
                            }
                        }>{paces.collect_view()}</select>
                    </label>
                </div>
            </details>
        </div>
    }
    .into_any()
}

/// Stepping through what has been.
fn look_back(desk: Desk, game: &Game, words: &Arc<Words>) -> Option<AnyView> {
    let back = desk.back.get()?;
    let (moves, at, is_over) = (game.moves(), back.at, game.is_over());
    let can_play = game.can_go_to(at) && !(is_over && at == moves);
    let args = [("at", at.into()), ("moves", moves.into())];
    let place = words.say_with("web-move-of", &args);
    let step = move |to: usize, text: String, is_there: bool| {
        view! {
            <button type="button" class="quiet" disabled=is_there on:click=move |_| desk.look_back(to)>{text}</button>
        }
    };
    let open = is_over.then(|| {
        view! {
            <label class="tick">
                <input
                    type="checkbox"
                    prop:checked=back.is_open
                    on:change:target=move |event| {
                        let is_open = event.target().checked();
                        desk.back.update(|back| if let Some(back) = back { back.is_open = is_open });
                    }
                />
                {words.say("web-open-hands")}
            </label>
        }
    });
    let view = view! {
        <div class="look-back">
            {step(at.saturating_sub(1), words.say("web-step-back"), at == 0)}
            <input
                type="range"
                min="0"
                max=moves.to_string()
                prop:value=at.to_string()
                aria-label=place.clone()
                on:input:target=move |event| {
                    if let Ok(at) = event.target().value().parse() {
                        desk.look_back(at);
                    }
                }
            />
            {step((at + 1).min(moves), words.say("web-step-on"), at == moves)}
            <span>{place}</span>
            {open}
            <button type="button" class="quiet" disabled=!can_play on:click=move |_| desk.play_from(at)>
                {words.say("web-play-from-here")}
            </button>
            <button type="button" class="quiet" on:click=move |_| desk.look_on()>{words.say("web-look-on")}</button>
        </div>
    };
    Some(view.into_any())
}

/// What there is to know about what the reader points at.
fn about(desk: Desk) -> AnyView {
    let shown = move || match desk.about.get() {
        Some(about) => {
            let paragraphs = about.paragraphs.into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
            view! {
                <section class="sheet about">
                    <h2>{about.title}</h2>
                    {paragraphs}
                    <button
                        type="button"
                        class="quiet close"
                        aria-label=desk.say("web-close")
                        on:click=move |_| desk.about.set(None)
                    >
                        "✕"
                    </button>
                </section>
            }
            .into_any()
        }
        None => view! { <p class="sheet about nothing">{desk.say("web-about-nothing")}</p> }.into_any(),
    };
    view! { <div>{shown}</div> }.into_any()
}

/// Tally, log, cards and rules.
fn panels<G: Shown>(desk: Desk, scene: &Scene<G>) -> AnyView {
    let words = &scene.words;
    let now = desk.panel.get();
    let tab = |panel: Panel, text: &str| {
        let is_now = panel == now;
        view! {
            <button
                type="button"
                class="tab"
                aria-pressed=if is_now { "true" } else { "false" }
                on:click=move |_| desk.panel.set(panel)
            >
                {words.say(text)}
            </button>
        }
    };
    let shown = match now {
        Panel::Tally => G::tally(scene),
        Panel::Log => log(G::story(scene)),
        Panel::Cards => {
            let entry = |(drawing, title, text): (AnyView, String, String)| {
                view! { <li>{drawing}<div><strong>{title}</strong><p>{text}</p></div></li> }
            };
            let all = G::reference(scene).into_iter().map(entry).collect_view();
            view! { <ul class="reference">{all}</ul> }.into_any()
        }
        Panel::Rules => reference::panel(desk, G::KIND),
    };
    view! {
        <section class="sheet panels">
            <div class="tabs">
                {tab(Panel::Tally, "web-tally")}
                {tab(Panel::Log, "web-log")}
                {tab(Panel::Cards, "web-cards")}
                {tab(Panel::Rules, "web-rules")}
            </div>
            <div class="panel" tabindex="0">{shown}</div>
        </section>
    }
    .into_any()
}

/// The log, with the latest first: nobody has to scroll for news.
fn log(story: Vec<(usize, String)>) -> AnyView {
    let lines = story.into_iter().rev().map(|(_, told)| view! { <li>{told}</li> }).collect_view();
    view! { <ul class="log">{lines}</ul> }.into_any()
}

/// The result with the reasons.
fn end<G: Shown>(desk: Desk, scene: &Scene<G>) -> Option<AnyView> {
    let (sentence, reasons) = G::ending(scene)?;
    let words = &scene.words;
    let view = view! {
        <section class="sheet end">
            <h2>{sentence}</h2>
            {reasons}
            <div class="tools">
                <button type="button" class="big" on:click=move |_| desk.deal_again()>{words.say("web-new-deal")}</button>
                <button type="button" class="quiet" on:click=move |_| desk.leave()>{words.say("web-to-start")}</button>
            </div>
        </section>
    };
    Some(view.into_any())
}

/// For readers who do not see the page: what has happened since they were last asked, and what is asked now.
fn spoken(desk: Desk, game: &Game) -> AnyView {
    fn told<G: Shown>(scene: &Scene<G>) -> String {
        let story = G::story(scene);
        let last = scene.happened.len().saturating_sub(1);
        let mut sentences: Vec<String> =
            story.into_iter().filter(|(at, _)| *at == last).map(|(_, told)| told).collect();
        if scene.is_asked() {
            sentences.push(G::question(scene));
        }
        if let Some((ending, _)) = G::ending(scene) {
            sentences.push(ending);
        }
        sentences.join(" ")
    }
    if desk.hand_over.get().is_some() {
        return ().into_any();
    }
    either!(&game.0, sitting => told(&scene(desk, sitting))).into_any()
}
