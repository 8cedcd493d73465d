//! What is beside the game and not everybody opens: the rules, the form, statistics, lessons, reasons for hints, the review.

use leptos::prelude::*;
use play::{
    Kind,
    guide::{Guide, Lesson},
};
use words::Words;

use crate::{app::App, claim_hint, form, guide, reference, review, sitting::Game, statistics};

/// All that the rest of the page asks of it.
pub(crate) struct Aside {
    pub(crate) form: fn(App) -> AnyView,
    pub(crate) statistics: fn(App) -> Option<AnyView>,
    pub(crate) rules: fn(App) -> AnyView,
    pub(crate) rules_panel: fn(App, Kind) -> AnyView,
    pub(crate) lesson: fn(&Guide, &Game) -> Option<Lesson>,
    pub(crate) lesson_panel: fn(App) -> AnyView,
    pub(crate) lesson_spoken: fn(App) -> Option<AnyView>,
    /// Why an answer is advised.
    pub(crate) reason: fn(&Game, u8, &Words) -> Option<String>,
    pub(crate) open_review: fn(App),
    pub(crate) review: fn(App) -> AnyView,
}

/// It, once it is here.
pub(crate) const ASIDE: Aside = Aside {
    form: form::form,
    statistics: statistics::sheet,
    rules: reference::page,
    rules_panel: reference::panel,
    lesson: guide::due,
    lesson_panel: guide::panel,
    lesson_spoken: guide::spoken,
    reason: claim_hint::of,
    open_review: App::open_review,
    review: review::page,
};
