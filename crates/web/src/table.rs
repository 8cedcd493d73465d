//! What both tables have in common: who is asked what, the panels beside it, the look back, the end.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use play::{Asked, Kind, Played};
use words::{Names, Page, Words};

use crate::{
    app::App,
    focus, guide, look_back, menu,
    online::bar,
    pace::Pace,
    panels::{about, panels},
    scene::Scene,
    sitting::Game,
};

/// What a game adds to be shown.
pub(crate) trait WebGame: Played {
    /// The keys of the word for what is played with, and of what is said before anything is pointed at.
    const PIECES: (&str, &str);

    /// What is played, and how far it has come.
    fn heading(scene: &Scene<Self>) -> (String, String);
    /// What lies on the table, above the question.
    fn above(scene: &Scene<Self>, app: App) -> AnyView;
    /// What is below the question: what can be chosen.
    fn below(scene: &Scene<Self>, app: App) -> AnyView;
    /// What is looked at over the table as phase two begins.
    fn moment(_scene: &Scene<Self>) -> Option<AnyView> {
        None
    }
    /// What has just happened, in a sentence or two.
    fn news(scene: &Scene<Self>) -> String;
    /// The powers that had a say in it, each with its drawing.
    fn powers(_scene: &Scene<Self>) -> Vec<(AnyView, Page)> {
        Vec::new()
    }
    /// What the seat is asked.
    fn question(scene: &Scene<Self>) -> String;
    /// How the game stands.
    fn tally(scene: &Scene<Self>) -> AnyView;
    /// What helps to count cards.
    fn aid(_scene: &Scene<Self>) -> Option<AnyView> {
        None
    }
    /// All cards or pieces in this game.
    fn reference(scene: &Scene<Self>) -> Vec<(AnyView, String, String)>;
    /// What has happened so far, in sentences, by the number of the move.
    fn story(scene: &Scene<Self>) -> Vec<(usize, String)>;
    /// The trick or turn in which a move was made, and what stands beside it in the log.
    fn chapter(scene: &Scene<Self>, at: usize) -> (String, Option<AnyView>);
    /// The result, once there is one.
    fn ending(scene: &Scene<Self>) -> Option<Ending>;
}

/// A result as it is told.
pub(crate) struct Ending {
    /// In a few words: "You won 3 to 2".
    pub(crate) headline: String,
    /// Who has won, and by what, where the headline does not say it all.
    pub(crate) sentence: Option<String>,
    /// The reasons one by one, as items of a list.
    pub(crate) reasons: Vec<AnyView>,
}

/// The page with the game.
pub(crate) fn page(app: App) -> AnyView {
    // It is made once for each change, and drawn twice: for the eyes and for screen readers.
    let scene = Memo::new_with_compare(move |_| scene(app), |_, _| true);
    let drawn = move || app.playing.game.with(|game| Some(scene.get()?.draw(app, game.as_ref()?)));
    // As long as it is not shown, it is not made either.
    let beside = move || app.panels.are_shown().then(|| scene.get().map(|scene| scene.beside(app)));
    let keys = move || app.panels.has_keys.get().then(|| app.parts.aside.draw(app, |aside| (aside.keys)(app)));
    let there = move || app.online.is_at_table().then(|| app.parts.network.draw(app, |network| (network.bar)(app)));
    view! {
        {move || app.playing.hand_over.get().map(|seat| {
            let words = app.settings.words.get();
            let who = words.say_with("web-hand-over", &[("who", words.person(seat).into())]);
            view! {
                <main class="hand-over">
                    <h1>{who}</h1>
                    <p>{words.say("web-hand-over-text")}</p>
                    <button type="button" class="big" on:click=move |_| app.take_over()>
                        {words.say("web-hand-over-ready")}
                    </button>
                </main>
            }
        })}
        {move || app.playing.hand_over.get().is_none().then(|| view! {
            <main class="table" data-points=move || app.points_at() on:keydown=focus::on_key>{there}{drawn}{beside}{keys}</main>
        })}
        <div class="spoken" role="status">
            {move || app.playing.hand_over.get().is_none().then(|| scene.get().map(|scene| scene.spoken()))}
        </div>
        <div class="spoken" role="status">{move || guide::spoken_of(app)}</div>
        {bar::spoken(app)}
    }
    .into_any()
}

/// What a game is, how far it has come, and who plays it.
pub(crate) fn summary(game: &Game, words: &Arc<Words>) -> (String, String, String) {
    let seat = game.people().first().copied().unwrap_or_default();
    let (title, progress, players) = game.summary(words, seat);
    let progress = if game.is_over() { words.say("table-over") } else { progress };
    (title, progress, players)
}

/// A scene of either game.
pub(crate) trait AnyScene: Send + Sync {
    /// The table.
    fn draw(&self, app: App, game: &Game) -> AnyView;
    /// What stands beside it.
    fn beside(&self, app: App) -> AnyView;
    /// For readers who do not see the page: what has happened last, and what is asked now.
    fn spoken(&self) -> String;
}

fn scene(app: App) -> Option<Arc<dyn AnyScene>> {
    let (seat, back, words) = (app.playing.seat.get(), app.playing.look_back.get(), app.settings.words.get());
    app.playing.game.with(|game| {
        let game = game.as_ref()?;
        Some(game.scene(words, seat, back))
    })
}

impl<G: WebGame> AnyScene for Scene<G>
where
    Scene<G>: Send + Sync,
{
    fn draw(&self, app: App, game: &Game) -> AnyView {
        whole(app, game, self)
    }

    fn beside(&self, app: App) -> AnyView {
        view! {
            <div class="beside" class:open=move || app.panels.is_open.get()>
                {guide::panel_of(app)}
                <div class="broad">{about::<G>(app)}</div>
                {panels::<G>(app, self)}
            </div>
        }
        .into_any()
    }

    fn spoken(&self) -> String {
        let last = self.game.happened.len().saturating_sub(1);
        let story = G::story(self).into_iter();
        let mut sentences: Vec<String> = story.filter(|(at, _)| *at == last).map(|(_, told)| told).collect();
        sentences.extend(G::powers(self).into_iter().map(|(_, page)| in_a_line(&page)));
        if self.game.is_asked() {
            sentences.push(G::question(self));
        }
        if let Some(ending) = G::ending(self) {
            sentences.push(ending.headline);
            sentences.extend(ending.sentence);
        }
        sentences.join(" ")
    }
}

fn whole<G: WebGame>(app: App, game: &Game, scene: &Scene<G>) -> AnyView {
    let (title, progress) = G::heading(scene);
    let words = &scene.words;
    let is_over = game.is_over();
    let is_back = app.playing.is_looking_back();
    let has_review = is_over && app.reviewing.is_open.get();
    let result = || {
        if has_review { Some(app.parts.aside.draw(app, |aside| (aside.review)(app))) } else { end(app, game, scene) }
    };
    // First the last trick is looked at.
    let is_told = is_over && !is_back && !app.playing.moments.is_last_move.get();
    let end = is_told.then(result).flatten();
    let has_ended = end.is_some();
    let kind = if G::KIND == Kind::Claim { "claim" } else { "claim-it" };
    let seed = game.seed().map(|seed| words.say_with("table-seed", &[("seed", seed.to_string().into())]));
    view! {
        <div class=format!("play {kind}") class:over=has_ended>
            <div class="heading">
                <h1>{title}</h1>
                <span>{progress}</span>
                {seed.map(|seed| view! { <span class="seed">{seed}</span> })}
            </div>
            {guide::panel_of(app)}
            <div class="felt" on:click=move |_| app.hurry()>
                {(app.playing.moments.is_phase_two.get() && !is_back).then(|| G::moment(scene)).flatten()}
                <div class="scene">{G::above(scene, app)}</div>
                {end}
                {(!has_ended).then(|| said(app, game, scene))}
                {look_back::controls(app, game, words)}
                <div class="answers">{G::below(scene, app)}</div>
                <div class="narrow">{about::<G>(app)}</div>
            </div>
            {tools(app, game, words)}
        </div>
    }
    .into_any()
}

/// What has just happened, or what the page has to say, and what is asked: right above the hand.
fn said<G: WebGame>(app: App, game: &Game, scene: &Scene<G>) -> AnyView {
    let news = if app.playing.is_looking_back() { String::new() } else { G::news(scene) };
    let told = move || match app.message.get() {
        Some(message) => view! { <p class="message" role="alert">{message}</p> }.into_any(),
        None => view! { <p class="news">{news.clone()}</p> }.into_any(),
    };
    let powers = if app.playing.is_looking_back() { Vec::new() } else { G::powers(scene) };
    let powers = powers.into_iter().map(|(crest, Page { title, paragraphs })| {
        view! { <li>{crest}<span><strong>{title}</strong>" "{paragraphs.join(" ")}</span></li> }
    });
    let powers = powers.collect::<Vec<_>>();
    let powers = (!powers.is_empty()).then(|| view! { <ul class="powers">{powers}</ul> });
    view! { <div class="said">{powers}{told}{sentence(app, game, G::question(scene), &scene.words)}</div> }.into_any()
}

/// A page as one line.
fn in_a_line(Page { title, paragraphs }: &Page) -> String {
    format!("{title}: {}", paragraphs.join(" "))
}

/// What is said: news, what is asked, or who thinks.
fn sentence(app: App, game: &Game, question: String, words: &Arc<Words>) -> AnyView {
    let asked = game.asked();
    let names = game.names(words, app.playing.seat.get());
    let is_back = app.playing.is_looking_back();
    let (text, class) = match asked {
        _ if is_back => (words.say("web-looking-back").into_any(), "question"),
        _ if app.playing.moments.is_phase_two.get() => (words.say("web-go-on").into_any(), "question waits"),
        Asked::Nobody if app.playing.moments.is_last_move.get() => {
            (words.say("web-go-on").into_any(), "question waits last-move")
        }
        Asked::Nobody => (words.say("table-over").into_any(), "question"),
        Asked::Bot(seat) => {
            let thinks = words.say_with("table-thinks", &[("who", words.seat_name(&names, seat).into())]);
            let go_on = words.say("web-go-on");
            let read = words.say("web-read-lesson");
            let text = move || match app.lesson() {
                Some(_) => read.clone(),
                None if app.playing.is_held.get() => go_on.clone(),
                None => thinks.clone(),
            };
            (view! { {text} }.into_any(), "question waits")
        }
        Asked::Elsewhere(seat) => {
            let (words, go_on) = (words.clone(), words.say("web-go-on"));
            let text = move || {
                if app.playing.is_held.get() { go_on.clone() } else { waits_for(app, &words, &names, seat) }
            };
            (view! { {text} }.into_any(), "question waits")
        }
        Asked::Person(_) => (question.into_any(), "question asks"),
    };
    view! {
        <div class=class tabindex="-1">
            <p>{text}</p>
        </div>
    }
    .into_any()
}

/// Whom a game on the network waits for.
fn waits_for(app: App, words: &Words, names: &Names, seat: Option<Seat>) -> String {
    app.parts.network.get().map_or_else(String::new, |network| (network.waits_for)(app, words, names, seat))
}

/// What can be done besides playing.
fn tools(app: App, game: &Game, words: &Arc<Words>) -> AnyView {
    let is_person = matches!(game.asked(), Asked::Person(_)) && !app.playing.is_looking_back();
    let (is_over, can_undo, moves) = (game.is_over(), game.can_undo(), game.moves());
    let (is_here, can_share) = (game.is_here(), game.choices().is_some());
    let tool = |text: &str, can: bool, act: fn(App)| {
        view! {
            <button type="button" class="quiet" disabled=!can on:click=move |_| act(app)>{words.say(text)}</button>
        }
    };
    let paces = Pace::ALL.map(|pace| {
        let is_now = move || app.settings.pace.get() == pace;
        view! { <option value=pace.name() prop:selected=is_now>{words.say(pace.key())}</option> }
    });
    view! {
        <div class="tools">
            {(!is_over).then(|| view! {
                {is_here.then(|| tool("web-hint-ask", is_person, App::ask_for_hint))}
                {tool("web-undo", can_undo, App::undo)}
            })}
            <button type="button" class="quiet" disabled=moves == 0 on:click=move |_| app.look_back(moves)>
                {words.say("web-look-back")}
            </button>
            <button
                type="button"
                class="quiet details"
                aria-pressed=move || if app.panels.is_open.get() { "true" } else { "false" }
                on:click=move |_| app.show_panels(!app.panels.is_open.get_untracked())
            >
                {words.say("web-details")}
            </button>
            {menu::menu("", words.say("web-more"), view! {
                <div class="tools">
                    {is_here.then(|| view! {
                        {tool("web-again", true, App::play_again)}
                        {tool("web-link", can_share, App::share)}
                    })}
                    {tool("web-export", game.can_save(), App::export)}
                    <button
                        type="button"
                        class="quiet"
                        aria-pressed=move || if app.sounds.are_on.get() { "true" } else { "false" }
                        on:click=move |_| app.sounds.turn()
                    >
                        {words.say("web-sound")}
                    </button>
                    {tool("web-keys", true, App::list_keys)}
                    <label class="pace">
                        <span>{words.say("web-pace")}</span>
                        <select on:change:target=move |event| {
                            if let Some(pace) = Pace::named(&event.target().value()) {
                                app.settings.set_pace(pace);
                            }
                        }>{paces.collect_view()}</select>
                    </label>
                </div>
            })}
        </div>
    }
    .into_any()
}

/// The result with the reasons; at a table on the network also why there is none.
fn end<G: WebGame>(app: App, game: &Game, scene: &Scene<G>) -> Option<AnyView> {
    let words = &scene.words;
    let cut_short = game.outcome().and_then(|outcome| words.online_outcome(&scene.names, outcome));
    let has_result = cut_short.is_none();
    let Ending { headline, sentence, reasons } = match cut_short {
        Some(headline) => Ending { headline, sentence: None, reasons: Vec::new() },
        None => G::ending(scene)?,
    };
    let sentence = sentence.map(|sentence| view! { <p class="why">{sentence}</p> });
    let parts = reasons.len();
    let reasons =
        reasons.into_iter().enumerate().map(|(n, reason)| view! { <li style=("--part", n.to_string())>{reason}</li> });
    let reasons = (parts > 0).then(|| view! { <ol class="votes">{reasons.collect_view()}</ol> });
    let moments = app.playing.moments;
    let go_on = words.say("web-go-on");
    let again = if game.is_here() {
        let text = words.say("web-new-deal");
        view! { <button type="button" class="big" on:click=move |_| app.deal_again()>{text}</button> }.into_any()
    } else {
        app.parts.network.draw(app, |network| (network.rematch)(app))
    };
    let view = view! {
        <section
            class="sheet end"
            class:told-in-parts=move || moments.is_result.get()
            style=("--parts", parts.to_string())
            style=("--step", format!("{}ms", app.settings.pace.get_untracked().step()))
        >
            <h2>{headline}</h2>
            {sentence}
            {move || app.message.get().map(|message| view! { <p class="message" role="alert">{message}</p> })}
            {reasons}
            {move || moments.is_result.get().then(|| view! { <p class="fine">{go_on.clone()}</p> })}
            <div class="tools">
                {again}
                {has_result.then(|| view! {
                    <button type="button" class="quiet" on:click=move |_| app.parts.aside.with(app, move |aside| (aside.open_review)(app))>{words.say("web-review")}</button>
                })}
                <button type="button" class="quiet" on:click=move |_| app.leave()>{words.say("web-to-start")}</button>
            </div>
        </section>
    };
    Some(view.into_any())
}
