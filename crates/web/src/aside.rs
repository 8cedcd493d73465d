//! What is beside the game and not everybody opens: the rules, the form, statistics, lessons, reasons for hints, the review, the
//! list of keys.

use game::Answer as _;
use leptos::prelude::*;
use play::{
    Asked, Kind,
    guide::{Guide, Lesson},
};
use words::Words;

use crate::{
    app::App,
    form, guide, reference, review, shortcuts,
    sitting::{Game, Here},
    statistics,
};

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
    pub(crate) keys: fn(App) -> AnyView,
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
    reason,
    open_review: App::open_review,
    review: review::page,
    keys: shortcuts::list,
};

/// Why the answer with that number is advised to whoever is asked, if a sentence can say it.
fn reason(game: &Game, number: u8, words: &Words) -> Option<String> {
    let Asked::Person(seat) = game.asked() else { return None };
    match game.here()? {
        Here::Claim(sitting) => words.claim_reason(&sitting.view(seat), claim::Action::from_number(number)?),
        Here::ClaimIt(sitting) => {
            words.claim_it_reason(sitting.view(seat).state(), claim_it::Action::from_number(number)?)
        }
    }
}
