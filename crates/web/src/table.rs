//! What both tables have in common: who is asked what, the panels beside it, the look back, the end.

use std::sync::Arc;

use leptos::prelude::*;
use play::{Asked, Kind, Played};
use words::Words;

use crate::{
    app::App,
    device, focus, guide, look_back, menu,
    online::bar,
    pace::Pace,
    panels::{about, panels},
    scene::Scene,
    sitting::{Game, any},
};

/// What a game adds to be shown.
pub(crate) trait WebGame: Played {
    /// Which game it is.
    const KIND: Kind;

    /// What is played, and how far it has come.
    fn heading(scene: &Scene<Self>) -> (String, String);
    /// The table up to the question.
    fn above(scene: &Scene<Self>, app: App) -> AnyView;
    /// What is below the question: what can be chosen.
    fn below(scene: &Scene<Self>, app: App) -> AnyView;
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
pub(crate) fn page(app: App) -> AnyView {
    // It is made once for each change, and drawn twice: for the eyes and for screen readers.
    let scene = Memo::new_with_compare(move |_| scene(app), |_, _| true);
    let drawn = move || app.playing.game.with(|game| Some(scene.get()?.draw(app, game.as_ref()?)));
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
            <main class="table" data-points=move || app.points_at() on:keydown=focus::on_key>{bar::bar(app)}{drawn}</main>
        })}
        <div class="spoken" role="status">
            {move || app.playing.hand_over.get().is_none().then(|| scene.get().map(|scene| scene.spoken()))}
        </div>
        <div class="spoken" role="status">{move || guide::spoken(app)}</div>
        {bar::spoken(app)}
    }
    .into_any()
}

/// What a game is, how far it has come, and who plays it.
pub(crate) fn summary(game: &Game, words: &Arc<Words>) -> (String, String, String) {
    let seat = game.people().first().copied().unwrap_or_default();
    let (title, progress) = any!(game, game => WebGame::heading(&Scene::of(&**game, seat, None, words.clone())));
    let progress = if game.is_over() { words.say("table-over") } else { progress };
    (title, progress, any!(game, game => words.players_in(&**game, Some(seat))))
}

/// A scene of either game.
trait AnyScene: Send + Sync {
    /// The table with all that belongs to it.
    fn draw(&self, app: App, game: &Game) -> AnyView;
    /// For readers who do not see the page: what has happened last, and what is asked now.
    fn spoken(&self) -> String;
}

fn scene(app: App) -> Option<Arc<dyn AnyScene>> {
    let (seat, back, words) = (app.playing.seat.get(), app.playing.look_back.get(), app.settings.words.get());
    app.playing.game.with(|game| {
        let game = game.as_ref()?;
        Some(any!(game, game => Arc::new(Scene::of(&**game, seat, back, words)) as Arc<dyn AnyScene>))
    })
}

impl<G: WebGame> AnyScene for Scene<G>
where
    Scene<G>: Send + Sync,
{
    fn draw(&self, app: App, game: &Game) -> AnyView {
        whole(app, game, self)
    }

    fn spoken(&self) -> String {
        let last = self.game.happened.len().saturating_sub(1);
        let story = G::story(self).into_iter();
        let mut sentences: Vec<String> = story.filter(|(at, _)| *at == last).map(|(_, told)| told).collect();
        if self.game.is_asked() {
            sentences.push(G::question(self));
        }
        if let Some((ending, _)) = G::ending(self) {
            sentences.push(ending);
        }
        sentences.join(" ")
    }
}

fn whole<G: WebGame>(app: App, game: &Game, scene: &Scene<G>) -> AnyView {
    let (title, progress) = G::heading(scene);
    let words = &scene.words;
    let is_over = game.is_over();
    let is_back = app.playing.is_looking_back();
    let end = (is_over && !is_back).then(|| end(app, game, scene)).flatten();
    let has_ended = end.is_some();
    let kind = if G::KIND == Kind::Claim { "claim" } else { "claim-it" };
    view! {
        <div class="heading">
            <h1>{title}</h1>
            <span>{progress}</span>
            {game.seed().map(|seed| view! {
                <span class="seed">{words.say_with("table-seed", &[("seed", seed.to_string().into())])}</span>
            })}
        </div>
        <div class=format!("play {kind}")>
            {end}
            <div class="felt">
                {G::above(scene, app)}
                {guide::panel(app)}
                {(!has_ended).then(|| sentence(app, game, G::question(scene), words))}
                {look_back::controls(app, game, words)}
                {G::below(scene, app)}
            </div>
            {move || app.message.get().map(|message| view! { <p class="message" role="alert">{message}</p> })}
            {tools(app, game, words)}
            <div class="narrow">{about(app)}</div>
        </div>
        <div class="beside">
            {guide::panel(app)}
            <div class="broad">{about(app)}</div>
            {panels::<G>(app, scene)}
        </div>
    }
    .into_any()
}

/// What is said: news, what is asked, or who thinks.
fn sentence(app: App, game: &Game, question: String, words: &Arc<Words>) -> AnyView {
    let asked = game.asked();
    let names = game.names(words, app.playing.seat.get());
    let is_back = app.playing.is_looking_back();
    let (text, class) = match asked {
        _ if is_back => (words.say("web-looking-back").into_any(), "question"),
        Asked::Nobody => (words.say("table-over").into_any(), "question"),
        Asked::Bot(seat) => {
            let who = words.seat_name(&names, seat);
            (words.say_with("table-thinks", &[("who", who.into())]).into_any(), "question waits")
        }
        Asked::Elsewhere(seat) => {
            let words = words.clone();
            let text = move || app.waits_for(&words, &names, seat);
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

/// What can be done besides playing.
fn tools(app: App, game: &Game, words: &Arc<Words>) -> AnyView {
    let is_person = matches!(game.asked(), Asked::Person(_)) && !app.playing.is_looking_back();
    let (is_over, can_undo, moves, seed) = (game.is_over(), game.can_undo(), game.moves(), game.seed());
    let (is_here, can_share) = (game.is_here(), game.choices().is_some());
    // What others may not know yet cannot be saved.
    let can_save = is_here || is_over;
    let file = seed.map_or_else(|| "claimant.rec".into(), |seed| format!("claimant-{seed}.rec"));
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
            {menu::menu("", words.say("web-more"), view! {
                <div class="tools">
                    {is_here.then(|| view! {
                        {tool("web-again", true, App::play_again)}
                        {tool("web-link", can_share, App::share)}
                    })}
                    <button
                        type="button"
                        class="quiet"
                        disabled=!can_save
                        on:click=move |_| device::download(&file, &app.playing.ask(Game::text).unwrap_or_default())
                    >
                        {words.say("web-export")}
                    </button>
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
    let (sentence, reasons) = match cut_short {
        Some(sentence) => (sentence, ().into_any()),
        None => G::ending(scene)?,
    };
    let again = if game.is_here() {
        let text = words.say("web-new-deal");
        view! { <button type="button" class="big" on:click=move |_| app.deal_again()>{text}</button> }.into_any()
    } else {
        bar::rematch(app)
    };
    let view = view! {
        <section class="sheet end">
            <h2>{sentence}</h2>
            {reasons}
            <div class="tools">
                {again}
                <button type="button" class="quiet" on:click=move |_| app.leave()>{words.say("web-to-start")}</button>
            </div>
        </section>
    };
    Some(view.into_any())
}
