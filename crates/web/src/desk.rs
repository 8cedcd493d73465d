//! The state of the page, all of it, and what can be done to it.

use std::{sync::Arc, time::Duration};

use game::Seat;
use leptos::prelude::*;
use play::{Asked, Choices, Kind, Sitter, guide::Guide};
use words::{Language, Page, Words};

use crate::{
    device, focus,
    hold::Hold,
    motion,
    pace::Pace,
    reference::Lookup,
    scene::LookBack,
    shelf::{self, Shelved},
    sitting::Game,
    thinker::{Thinker, Thought},
};

/// The screens that the browser's buttons know, beside the first.
const TABLE: &str = "table";
pub(crate) const RULES: &str = "rules";

/// No link of ours is longer.
const LONGEST_LINK: usize = 4_000;

/// The state of the page. It is a handful of signals, and handed around as such.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    /// The words of the language.
    pub(crate) words: RwSignal<Arc<Words>>,
    /// Light or dark, if the reader has said so.
    pub(crate) theme: RwSignal<Option<Theme>>,
    /// How fast bots play.
    pub(crate) pace: RwSignal<Pace>,
    /// What is to be played next.
    pub(crate) choices: RwSignal<Choices>,
    /// The game in progress.
    pub(crate) game: RwSignal<Option<Game>>,
    /// The games that are kept.
    pub(crate) shelf: RwSignal<Vec<Shelved>>,
    /// The browser does not keep the game.
    pub(crate) is_unkept: RwSignal<bool>,
    /// What has been told in a guided game.
    pub(crate) guide: RwSignal<Option<Guide>>,
    /// Is the game shown, or where one is chosen?
    pub(crate) at_table: RwSignal<bool>,
    /// Whose eyes we look with.
    pub(crate) seat: RwSignal<Seat>,
    /// The device goes to somebody else, who must not see this hand.
    pub(crate) hand_over: RwSignal<Option<Seat>>,
    /// A look back.
    pub(crate) back: RwSignal<Option<LookBack>>,
    /// What is said to the reader beside what is asked.
    pub(crate) message: RwSignal<Option<String>>,
    /// The answer that the expert would give, by number.
    pub(crate) hint: RwSignal<Option<u8>>,
    /// What the reader wants to know about.
    pub(crate) about: RwSignal<Option<Page>>,
    /// What is open beside the table.
    pub(crate) panel: RwSignal<Panel>,
    /// A finger that stays on something.
    pub(crate) hold: Hold,
    /// The name that the game is kept under.
    name: StoredValue<String>,
    /// What is looked up in the rules.
    pub(crate) lookup: Lookup,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// When the game last changed.
    changed: StoredValue<f64>,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Light,
    Dark,
}

/// What can be open beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    Tally,
    Log,
    Cards,
    Rules,
}

impl Theme {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Desk {
    /// The page as it opens: with what was kept, or with what a link says.
    pub(crate) fn new() -> Desk {
        let language = device::kept("language").and_then(|code| code.parse().ok()).unwrap_or_else(device::language);
        let theme = match device::kept("theme").as_deref() {
            Some("light") => Some(Theme::Light),
            Some("dark") => Some(Theme::Dark),
            _ => None,
        };
        let kept = || serde_json::from_str(&device::kept("choices")?).ok();
        let words = RwSignal::new(Arc::new(Words::new(language)));
        let game = RwSignal::new(None);
        let desk = Desk {
            words,
            theme: RwSignal::new(theme),
            pace: RwSignal::new(device::kept("pace").and_then(|name| Pace::named(&name)).unwrap_or_default()),
            choices: RwSignal::new(kept().unwrap_or_default()),
            game,
            shelf: RwSignal::new(Vec::new()),
            is_unkept: RwSignal::new(false),
            guide: RwSignal::new(None),
            at_table: RwSignal::new(false),
            seat: RwSignal::new(Seat(0)),
            hand_over: RwSignal::new(None),
            back: RwSignal::new(None),
            message: RwSignal::new(None),
            hint: RwSignal::new(None),
            about: RwSignal::new(None),
            panel: RwSignal::new(Panel::Tally),
            hold: Hold::new(),
            name: StoredValue::new(String::new()),
            lookup: Lookup::new(words, game),
            thinker: StoredValue::new_local(Thinker::new()),
            changed: StoredValue::new(0.0),
        };
        Effect::new(move |_| desk.words.with(|words| device::set_root("lang", Some(words.language().code()))));
        Effect::new(move |_| desk.show_lesson());
        Effect::new(move |_| device::set_root("data-theme", desk.theme.get().map(Theme::name)));
        window_event_listener(leptos::ev::popstate, move |_| desk.turned_page());
        window_event_listener(leptos::ev::hashchange, move |_| desk.arrive());
        window_event_listener(leptos::ev::storage, move |event| desk.played_elsewhere(event.key()));
        shelf::tidy();
        desk.arrive();
        desk
    }

    /// Shows what a link asks for, or what this window showed before it was loaded anew, or the start page.
    fn arrive(self) {
        let link = device::fragment();
        if !link.is_empty() {
            device::forget_fragment();
            self.follow(&link);
        } else if !self.at_table.get_untracked()
            && let Some(name) = device::shown_game()
            && let Some(shelved) = shelf::take(&name)
        {
            self.sit_down(shelved);
        }
        self.lookup.show(device::screen().as_deref() == Some(RULES));
        if !self.at_table.get_untracked() {
            self.shelf.set(shelf::all());
        }
    }

    /// Begins the deal of a link. One without a deal, or with one that is not legal, fills in the form.
    fn follow(self, link: &str) {
        let text = js_sys::decode_uri_component(link).ok().map(String::from);
        let choices = text.filter(|text| text.len() <= LONGEST_LINK).and_then(|text| serde_json::from_str(&text).ok());
        let Some(choices): Option<Choices> = choices else {
            return self.message.set(Some(self.say("web-link-broken")));
        };
        let has_deal = choices.seed.is_some();
        let wrong = choices.setup().err();
        self.choices.set(choices);
        match wrong {
            Some(why) => self.message.set(Some(self.words.with_untracked(|words| words.wrong_choice(&why)))),
            None if has_deal => self.start(),
            None => {}
        }
    }

    /// The text with this key.
    pub(crate) fn say(self, key: &str) -> String {
        self.words.with(|words| words.say(key))
    }

    pub(crate) fn speak(self, language: Language) {
        device::keep("language", language.code());
        self.words.set(Arc::new(Words::new(language)));
        self.message.set(None);
        self.hint.set(None);
        self.about.set(None);
    }

    pub(crate) fn dress(self, theme: Option<Theme>) {
        match theme {
            Some(theme) => _ = device::keep("theme", theme.name()),
            None => device::forget("theme"),
        }
        self.theme.set(theme);
    }

    pub(crate) fn hurry(self, pace: Pace) {
        device::keep("pace", pace.name());
        self.pace.set(pace);
    }

    /// Starts the game that is chosen.
    pub(crate) fn start(self) {
        let choices = self.choices.get_untracked();
        if let Some(game) = Game::new(&choices) {
            let lasting = Choices { seed: None, ..choices };
            device::keep("choices", &serde_json::to_string(&lasting).unwrap_or_default());
            self.sit_down(Shelved::new(game));
        }
    }

    /// Starts a game at once.
    pub(crate) fn quick(self, game: Kind) {
        self.choices.set(untrack(|| self.quick_choices(game)));
        self.start();
    }

    /// What is played at once: the same as last time, if it was that game and can be played.
    pub(crate) fn quick_choices(self, game: Kind) -> Choices {
        let last = self.choices.get();
        let is_fit = last.game == game && last.setup().is_ok();
        let choices = if is_fit { last } else { Choices { game, ..Choices::default() } };
        Choices { seed: None, ..choices }
    }

    /// Throws a kept game away.
    pub(crate) fn throw_away(self, name: &str) {
        device::forget(name);
        self.shelf.set(shelf::all());
    }

    /// Goes on with a game from a file, or says why not.
    pub(crate) fn open(self, text: &str) {
        match Game::read(text) {
            Ok(game) => self.sit_down(Shelved::new(game)),
            Err(why) => {
                let why = why.map(|why| self.words.with_untracked(|words| words.no_resume(&why)));
                let sentences = [Some(self.say("web-not-imported")), why];
                self.message.set(Some(sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")));
            }
        }
    }

    pub(crate) fn sit_down(self, Shelved { name, game, guide, .. }: Shelved) {
        device::turn_page(TABLE);
        device::show_game(Some(&name));
        self.name.set_value(name);
        self.guide.set(guide);
        self.seat.set(game.people().first().copied().unwrap_or_default());
        self.hand_over.set(game.first_to_look().filter(|_| game.hides()));
        self.back.set(None);
        self.about.set(None);
        self.panel.set(Panel::Tally);
        self.lookup.is_open.set(false);
        self.game.set(Some(game));
        self.at_table.set(true);
        self.moved_on();
        focus::settle();
    }

    /// Leaves the table; the game is kept.
    pub(crate) fn leave(self) {
        let is_two_away = self.at_table.get_untracked() && self.lookup.is_open.get_untracked();
        if !device::turn_back(if is_two_away { 2 } else { 1 }) {
            self.left();
        }
    }

    /// The browser's own buttons go from screen to screen, too.
    fn turned_page(self) {
        if !device::fragment().is_empty() {
            // A link was opened in this window; it is followed as such.
            return;
        }
        let (screen, at_table) = (device::screen(), self.at_table.get_untracked());
        let is_rules = screen.as_deref() == Some(RULES);
        self.lookup.show(is_rules);
        match screen {
            None if at_table => self.left(),
            Some(_) if !at_table && !is_rules => {
                if let Some(shelved) = shelf::take(&self.name.get_value()) {
                    self.sit_down(shelved);
                }
            }
            _ => focus::settle(),
        }
    }

    /// Another window goes on with a game; if it is this one, both must not play it.
    fn played_elsewhere(self, key: Option<String>) {
        let ours = format!("claimant-{}", self.name.get_value());
        if self.at_table.get_untracked() && key == Some(ours) {
            device::turn_back(1);
            self.left();
            self.message.set(Some(self.say("web-elsewhere")));
        }
    }

    fn left(self) {
        Thinker::stop(self.thinker);
        if self.game.with_untracked(|game| game.as_ref().is_some_and(|game| !game.is_touched())) {
            device::forget(&self.name.get_value());
        }
        device::show_game(None);
        self.lookup.is_open.set(false);
        self.at_table.set(false);
        self.message.set(None);
        self.about.set(None);
        self.shelf.set(shelf::all());
    }

    /// The answer of whoever is asked, by number.
    pub(crate) fn answer(self, number: u8) {
        let (words, seat) = (self.words.get_untracked(), self.seat.get_untracked());
        if self.back.get_untracked().is_some() || self.asks() != Some(Asked::Person(seat)) {
            return;
        }
        let lesson = untrack(|| self.lesson());
        let places = self.places();
        let done = self.game.try_update(|game| game.as_mut().map(|game| game.answer(number, &words, seat)));
        match done.flatten() {
            Some(Ok(())) => {
                self.settle(places);
                self.told(lesson);
                self.moved_on();
            }
            Some(Err(why)) => self.message.set(Some(why)),
            None => {}
        }
    }

    /// Where everything is before it moves; nowhere, if nothing is to move.
    fn places(self) -> Option<motion::Places> {
        let moves = self.pace.get_untracked() != Pace::Instant && !device::wants_no_motion();
        moves.then(motion::places)
    }

    /// Once the page has been drawn anew: cards move to where they are now, and the keyboard is not left behind.
    fn settle(self, before: Option<motion::Places>) {
        if let Some(before) = before {
            let seat = self.seat.get_untracked();
            let whither = self.game.with_untracked(|game| game.as_ref().map(|game| game.whereabouts(seat)));
            motion::from(before, whither.unwrap_or_default());
        }
        focus::settle();
    }

    /// Whom the game waits for.
    pub(crate) fn asks(self) -> Option<Asked> {
        self.game.with_untracked(|game| game.as_ref().map(Game::asked))
    }

    /// After anything that changed the game.
    fn moved_on(self) {
        self.message.set(None);
        self.hint.set(None);
        self.changed.set_value(device::now());
        self.keep();
        let (several, hides) = self.game.with_untracked(|game| {
            game.as_ref().map_or((false, false), |game| (game.people().len() > 1, game.hides()))
        });
        if let Some(Asked::Person(seat)) = self.asks()
            && seat != self.seat.get_untracked()
            && several
        {
            if hides {
                self.hand_over.set(Some(seat));
                self.about.set(None);
            } else {
                self.seat.set(seat);
            }
        }
        self.tend_bots();
    }

    pub(crate) fn keep(self) {
        let guide = self.guide.get_untracked();
        self.game.with_untracked(|game| {
            if let Some(game) = game {
                self.is_unkept.set(!shelf::keep(&self.name.get_value(), game, guide.as_ref()));
            }
        });
    }

    /// Lets the bot think whose turn it is, if it is one's.
    pub(crate) fn tend_bots(self) {
        Thinker::stop(self.thinker);
        let may = self.at_table.get_untracked()
            && self.back.get_untracked().is_none()
            && untrack(|| self.lesson()).is_none()
            && self.hand_over.get_untracked().is_none();
        if may && matches!(self.asks(), Some(Asked::Bot(_))) {
            self.think(false);
        }
    }

    fn think(self, is_hint: bool) {
        self.game.with_untracked(|game| {
            if let Some(game) = game {
                Thinker::ask(self.thinker, game, is_hint, move |thought| self.heard(thought));
            }
        });
    }

    fn heard(self, thought: Thought) {
        if thought.is_hint {
            return self.tell_hint(thought);
        }
        let rest = self.pace.get_untracked().rest() - (device::now() - self.changed.get_value());
        set_timeout(move || self.bot_answers(thought), Duration::from_millis(rest.max(0.0) as u64));
    }

    fn bot_answers(self, thought: Thought) {
        let is_due = self.at_table.get_untracked()
            && self.back.get_untracked().is_none()
            && matches!(self.asks(), Some(Asked::Bot(_)))
            && Thinker::is_current(self.thinker, thought);
        if !is_due {
            return;
        }
        let (words, seat) = (self.words.get_untracked(), self.seat.get_untracked());
        let places = self.places();
        self.game.update(|game| {
            if let Some(game) = game {
                // Bots give answers that are listed.
                let _ = game.answer(thought.answer, &words, seat);
            }
        });
        self.settle(places);
        self.moved_on();
    }

    /// Asks the expert.
    pub(crate) fn ask_for_hint(self) {
        if matches!(self.asks(), Some(Asked::Person(_))) {
            self.message.set(Some(self.say("table-hint-thinking")));
            self.think(true);
        }
    }

    fn tell_hint(self, thought: Thought) {
        let words = self.words.get_untracked();
        let answer = self.game.with_untracked(|game| {
            let game = game.as_ref().filter(|_| Thinker::is_current(self.thinker, thought))?;
            Some(game.in_words(thought.answer, &words))
        });
        let Some(answer) = answer else { return };
        self.hint.set(Some(thought.answer));
        self.message.set(Some(words.hint(answer, thought.estimate)));
    }

    pub(crate) fn undo(self) {
        let places = self.places();
        if self.game.try_update(|game| game.as_mut().is_some_and(Game::undo)) == Some(true) {
            self.back.set(None);
            self.settle(places);
            self.moved_on();
            self.message.set(Some(self.say("table-undone")));
        }
    }

    /// The other person has the device now.
    pub(crate) fn take_over(self) {
        if let Some(seat) = self.hand_over.get_untracked() {
            self.seat.set(seat);
            self.hand_over.set(None);
            self.about.set(None);
            self.tend_bots();
            focus::settle();
        }
    }

    /// Looks at the game as it stood after so many moves.
    pub(crate) fn look_back(self, at: usize) {
        Thinker::stop(self.thinker);
        let is_open = self.back.get_untracked().is_some_and(|back| back.is_open);
        let places = self.places();
        self.back.set(Some(LookBack { at, is_open }));
        self.message.set(None);
        self.hint.set(None);
        self.settle(places);
    }

    /// Back to now.
    pub(crate) fn look_on(self) {
        self.back.set(None);
        self.tend_bots();
        focus::settle();
    }

    /// Plays on from a move of the past; whoever looks on sits down.
    pub(crate) fn play_from(self, at: usize) {
        let seat = self.seat.get_untracked();
        let was_over = self.game.with_untracked(|game| game.as_ref().is_some_and(Game::is_over));
        let gone = self.game.try_update(|game| {
            game.as_mut().map(|game| {
                game.go_to(at)?;
                if game.people().is_empty() {
                    game.sit(seat, Sitter::Person);
                }
                Ok(())
            })
        });
        match gone.flatten() {
            Some(Ok(())) => {
                if was_over {
                    // The game that was played to its end stays as it is.
                    let name = shelf::new_name();
                    device::show_game(Some(&name));
                    self.name.set_value(name);
                }
                self.back.set(None);
                self.moved_on();
                focus::settle();
            }
            Some(Err(why)) => self.message.set(Some(self.words.with_untracked(|words| words.no_undo(why)))),
            None => {}
        }
    }

    /// The same players, another deal.
    pub(crate) fn deal_again(self) {
        let choices = self.game.with_untracked(|game| game.as_ref().and_then(Game::choices));
        let choices = choices.unwrap_or_else(|| self.choices.get_untracked());
        self.choices.set(Choices { seed: None, ..choices });
        self.start();
    }

    /// The same deal once more, as a game of its own.
    pub(crate) fn play_again(self) {
        if let Some(again) = self.game.with_untracked(|game| game.as_ref().map(Game::again)) {
            self.sit_down(Shelved::new(again));
        }
    }

    /// Hands a link out that starts the same deal.
    pub(crate) fn share(self) {
        let choices = self.game.with_untracked(|game| game.as_ref().and_then(Game::choices));
        let Some(choices) = choices else { return };
        let text = serde_json::to_string(&choices).unwrap_or_default();
        let link = device::link(&String::from(js_sys::encode_uri_component(&text)));
        device::copy(&link.clone(), move |is_copied| {
            let words = self.words.get_untracked();
            let told = if is_copied {
                words.say("web-link-copied")
            } else {
                words.say_with("web-link-here", &[("link", link.into())])
            };
            self.message.set(Some(told));
        });
    }
}
