//! A first game with somebody who explains it: what is told now, and what the reader does about it.

use leptos::prelude::*;
use play::{
    Choices, Kind,
    guide::{Guide, Lesson, Target},
};
use wasm_bindgen::JsCast as _;
use words::Page;

use crate::{
    app::App,
    device,
    shelf::Shelved,
    sitting::{Game, Here},
};

/// The lesson that is due in a game of this page.
pub(crate) fn due(guide: &Guide, game: &Game) -> Option<Lesson> {
    match game.here()? {
        Here::Claim(sitting) => guide.due(sitting),
        Here::ClaimIt(sitting) => guide.due(sitting),
    }
}

impl App {
    /// Starts a game in which everything is explained.
    pub(crate) fn learn(self, kind: Kind) {
        let language = self.choices.with_untracked(|choices| choices.language.clone());
        let choices = Choices { language, ..Guide::choices(kind) };
        let Some(game) = Game::new(&choices) else { return };
        // Whoever plays again afterwards plays an ordinary game of the same kind.
        self.choices.set(Choices { seed: None, ..choices });
        self.sit_down(Shelved { guide: Some(Guide::new(kind)), ..Shelved::new(game) });
    }

    /// The lesson that is due; none while the reader looks back.
    pub(crate) fn lesson(self) -> Option<Lesson> {
        if self.playing.is_looking_back() || self.playing.moments.is_looked_at() {
            return None;
        }
        let is_guided = self.playing.guide.with(Option::is_some);
        let aside = if is_guided { self.parts.aside.get()? } else { return None };
        self.playing.guide.with(|guide| self.playing.game.with(|game| (aside.lesson)(guide.as_ref()?, game.as_ref()?)))
    }

    /// The class of what the lesson is about.
    pub(crate) fn points_at(self) -> Option<&'static str> {
        self.lesson().map(|lesson| class_of(lesson.topic.points_at()))
    }

    /// Makes the advised answer stand out like a hint, and brings what the lesson is about into sight.
    pub(crate) fn show_lesson(self) {
        let Some(lesson) = self.lesson() else { return };
        if let Some(advice) = lesson.advice {
            self.playing.hint.set(Some(advice.answer));
        }
        let target = match lesson.topic.points_at() {
            // Whoever is to play needs to see what.
            Target::Prize if lesson.topic.needs_move() => Target::Hand,
            target => target,
        };
        // What is beside the table would take the table out of sight.
        if !matches!(target, Target::Table | Target::Tally) {
            request_animation_frame(move || bring_into_sight(class_of(target)));
        }
    }

    /// The reader has read the lesson, or has played: it is not told again.
    pub(crate) fn told(self, lesson: Option<Lesson>) {
        let Some(lesson) = lesson else { return };
        self.playing.guide.update(|guide| {
            if let Some(guide) = guide {
                guide.tell(lesson.topic);
            }
        });
    }

    fn understood(self) {
        self.told(untrack(|| self.lesson()));
        self.keep();
        self.tend_bots();
        // The next lesson has a button of its own, and the keyboard should be on it.
        request_animation_frame(|| {
            if let Some(next) = in_sight(".guide .understood") {
                let _ = next.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        });
    }

    fn leave_guide(self) {
        self.playing.guide.set(None);
        self.keep();
        self.playing.hint.set(None);
        self.tend_bots();
    }
}

/// The class by which a place is found on the page.
const fn class_of(target: Target) -> &'static str {
    match target {
        Target::Table => "play",
        Target::Hand => "hand",
        Target::Prize => "prize",
        Target::Trick => "trick",
        Target::Followers => "followers",
        Target::Tally => "panels",
        Target::Dice => "dice",
        Target::Board => "board",
        Target::Choices => "choices",
        Target::Supply => "supplies",
        Target::End => "end",
    }
}

/// The first of such elements that is drawn: the lesson has one place on small screens and another on broad ones.
fn in_sight(selector: &str) -> Option<web_sys::Element> {
    device::elements(selector).into_iter().find(|element| element.get_bounding_client_rect().height() > 0.0)
}

/// What the lesson is about may have been scrolled away, where there is little room.
fn bring_into_sight(class: &str) {
    let (Some(thing), Some(scene)) = (in_sight(&format!("main .{class}")), in_sight("main .scene")) else { return };
    let (inner, outer) = (thing.get_bounding_client_rect(), scene.get_bounding_client_rect());
    if scene.contains(Some(&thing)) && (inner.top() < outer.top() || inner.bottom() > outer.bottom()) {
        thing.scroll_into_view_with_bool(inner.top() < outer.top());
    }
}

/// The lesson that is due, for the eyes, if it is a guided game.
pub(crate) fn panel_of(app: App) -> AnyView {
    let is_guided = move || app.playing.guide.with(Option::is_some);
    let shown = move || is_guided().then(|| app.parts.aside.draw(app, |aside| (aside.lesson_panel)(app)));
    view! { {shown} }.into_any()
}

/// The same for readers who do not see the page.
pub(crate) fn spoken_of(app: App) -> Option<AnyView> {
    let is_guided = app.playing.guide.with(Option::is_some);
    is_guided.then(|| app.parts.aside.draw(app, |aside| (aside.lesson_spoken)(app).into_any()))
}

/// The lesson, with what can be done about it. It is drawn twice, and the style sheet shows the one that fits the screen.
pub(crate) fn panel(app: App) -> AnyView {
    let shown = move || {
        let lesson = app.lesson()?;
        let words = app.settings.words.get();
        let Page { title, paragraphs } = words.lesson(&lesson);
        let (told, lessons) = app.playing.guide.with(|guide| guide.as_ref().map(|g| (g.told().len(), g.lessons())))?;
        let number = words.say_with("guide-number", &[("number", (told + 1).into()), ("lessons", lessons.into())]);
        let understood = (!lesson.topic.needs_move()).then(|| {
            view! {
                <button type="button" class="big understood" on:click=move |_| app.understood()>
                    {words.say("guide-understood")}
                </button>
            }
        });
        let advice = lesson.advice.is_some();
        let last = paragraphs.len().saturating_sub(1);
        let paragraphs = paragraphs.into_iter().enumerate().map(|(n, text)| {
            view! { <p class:advice=advice && n == last>{text}</p> }
        });
        let view = view! {
            <section class="sheet guide" aria-label=words.say("guide-label")>
                <details open>
                    <summary><h2>{title}</h2><span class="fine">{number}</span></summary>
                    <div class="lesson">{paragraphs.collect_view()}</div>
                    <div class="tools">
                        {understood}
                        <span class="spring"></span>
                        <button type="button" class="quiet" on:click=move |_| app.leave_guide()>
                            {words.say("guide-leave")}
                        </button>
                    </div>
                </details>
            </section>
        };
        Some(view.into_any())
    };
    view! { {shown} }.into_any()
}

/// The lesson for readers who do not see the page.
pub(crate) fn spoken(app: App) -> Option<AnyView> {
    let Page { title, paragraphs } = app.settings.words.get().lesson(&app.lesson()?);
    Some([title].into_iter().chain(paragraphs).map(|text| view! { <p>{text}</p> }).collect_view().into_any())
}

/// Two ways to learn, for the start page.
pub(crate) fn offers(app: App) -> AnyView {
    let offer = move |kind: Kind, text: &'static str| {
        view! {
            <button type="button" class="big learn" on:click=move |_| app.learn(kind)>
                {move || app.say(text)}
            </button>
        }
    };
    view! {
        <div class="quicks">
            {offer(Kind::Claim, "web-learn-claim")}
            {offer(Kind::ClaimIt, "web-learn-claim-it")}
        </div>
    }
    .into_any()
}
