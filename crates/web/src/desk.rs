//! The state of the page, all of it, and what can be done to it.

use std::{sync::Arc, time::Duration};

use game::Seat;
use leptos::prelude::*;
use play::{Asked, Choices, Kind, Sitter, guide::Guide};
use words::{Language, Page, Words};

use crate::{
    device, guide, motion,
    scene::LookBack,
    sitting::Game,
    thinker::{Thinker, Thought},
};

/// How long everything stands still before a bot's move is shown, in milliseconds.
const PACE: f64 = 850.0;

/// The state of the page. It is a handful of signals, and handed around as such.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    /// The words of the language.
    pub(crate) words: RwSignal<Arc<Words>>,
    /// Light or dark, if the reader has said so.
    pub(crate) theme: RwSignal<Option<Theme>>,
    /// What is to be played next.
    pub(crate) choices: RwSignal<Choices>,
    /// The game in progress.
    pub(crate) game: RwSignal<Option<Game>>,
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
        let linked = js_sys::decode_uri_component(&device::fragment()).ok().map(String::from);
        let linked: Option<Choices> = linked.and_then(|text| serde_json::from_str(&text).ok());
        let kept = || serde_json::from_str(&device::kept("choices")?).ok();
        let desk = Desk {
            words: RwSignal::new(Arc::new(Words::new(language))),
            theme: RwSignal::new(theme),
            choices: RwSignal::new(linked.clone().or_else(kept).unwrap_or_default()),
            game: RwSignal::new(device::kept("game").and_then(|text| Game::read(&text))),
            guide: RwSignal::new(guide::kept()),
            at_table: RwSignal::new(false),
            seat: RwSignal::new(Seat(0)),
            hand_over: RwSignal::new(None),
            back: RwSignal::new(None),
            message: RwSignal::new(None),
            hint: RwSignal::new(None),
            about: RwSignal::new(None),
            panel: RwSignal::new(Panel::Tally),
            thinker: StoredValue::new_local(Thinker::new()),
            changed: StoredValue::new(0.0),
        };
        Effect::new(move |_| desk.words.with(|words| device::set_root("lang", Some(words.language().code()))));
        Effect::new(move |_| desk.show_lesson());
        Effect::new(move |_| device::set_root("data-theme", desk.theme.get().map(Theme::name)));
        if linked.is_some_and(|choices| choices.seed.is_some()) {
            desk.start();
        }
        desk
    }

    /// The text with this key.
    pub(crate) fn say(self, key: &str) -> String {
        self.words.with(|words| words.say(key))
    }

    pub(crate) fn speak(self, language: Language) {
        device::keep("language", language.code());
        self.words.set(Arc::new(Words::new(language)));
        self.message.set(None);
        self.about.set(None);
    }

    pub(crate) fn dress(self, theme: Option<Theme>) {
        match theme {
            Some(theme) => device::keep("theme", theme.name()),
            None => device::forget("theme"),
        }
        self.theme.set(theme);
    }

    /// Starts the game that is chosen.
    pub(crate) fn start(self) {
        let choices = self.choices.get_untracked();
        let lasting = Choices { seed: None, ..choices.clone() };
        device::keep("choices", &serde_json::to_string(&lasting).unwrap_or_default());
        if let Some(game) = Game::new(&choices) {
            self.sit_down(game);
        }
    }

    /// Starts a game at once.
    pub(crate) fn quick(self, game: Kind) {
        let kept = self.choices.get_untracked();
        if kept.game != game {
            self.choices.set(Choices { game, language: kept.language, ..Choices::default() });
        }
        self.choices.update(|choices| choices.seed = None);
        self.start();
    }

    /// Goes on with the game that was left.
    pub(crate) fn go_on(self) {
        if let Some(game) = self.game.get_untracked() {
            self.sit_down(game);
        }
    }

    /// Goes on with a game from a record. Was there one?
    pub(crate) fn open(self, text: &str) -> bool {
        let game = Game::read(text);
        let found = game.is_some();
        if let Some(game) = game {
            self.sit_down(game);
        }
        found
    }

    pub(crate) fn sit_down(self, game: Game) {
        self.seat.set(game.people().first().copied().unwrap_or_default());
        self.hand_over.set(game.first_to_look());
        self.back.set(None);
        self.panel.set(Panel::Tally);
        self.game.set(Some(game));
        self.at_table.set(true);
        self.moved_on();
    }

    /// Leaves the table; the game is kept.
    pub(crate) fn leave(self) {
        Thinker::stop(self.thinker);
        self.at_table.set(false);
        self.message.set(None);
        self.about.set(None);
    }

    /// The answer of whoever is asked, by number.
    pub(crate) fn answer(self, number: u8) {
        let (words, seat) = (self.words.get_untracked(), self.seat.get_untracked());
        if self.back.get_untracked().is_some() || self.asks() != Some(Asked::Person(seat)) {
            return;
        }
        let lesson = untrack(|| self.lesson());
        let places = motion::places();
        let done = self.game.try_update(|game| game.as_mut().map(|game| game.answer(number, &words, seat)));
        match done.flatten() {
            Some(Ok(())) => {
                motion::from(places);
                self.told(lesson);
                self.moved_on();
            }
            Some(Err(why)) => self.message.set(Some(why)),
            None => {}
        }
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
        let several = self.game.with_untracked(|game| game.as_ref().is_some_and(|game| game.people().len() > 1));
        if let Some(Asked::Person(seat)) = self.asks()
            && seat != self.seat.get_untracked()
            && several
        {
            self.hand_over.set(Some(seat));
        }
        self.tend_bots();
    }

    fn keep(self) {
        self.game.with_untracked(|game| {
            if let Some(game) = game {
                device::keep("game", &game.text());
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
        let rest = PACE - (device::now() - self.changed.get_value());
        set_timeout(move || self.bot_answers(thought), Duration::from_millis(rest.max(0.0) as u64));
    }

    fn bot_answers(self, thought: Thought) {
        let is_due = self.at_table.get_untracked()
            && self.back.get_untracked().is_none()
            && matches!(self.asks(), Some(Asked::Bot(_)))
            && self.game.with_untracked(|game| game.as_ref().is_some_and(|game| game.moves() == thought.moves));
        if !is_due {
            return;
        }
        let (words, seat) = (self.words.get_untracked(), self.seat.get_untracked());
        let places = motion::places();
        self.game.update(|game| {
            if let Some(game) = game {
                // Bots give answers that are listed.
                let _ = game.answer(thought.answer, &words, seat);
            }
        });
        motion::from(places);
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
            let game = game.as_ref().filter(|game| game.moves() == thought.moves)?;
            Some(game.in_words(thought.answer, &words))
        });
        let Some(answer) = answer else { return };
        self.hint.set(Some(thought.answer));
        self.message.set(Some(words.hint(answer, thought.estimate)));
    }

    pub(crate) fn undo(self) {
        let places = motion::places();
        if self.game.try_update(|game| game.as_mut().is_some_and(Game::undo)) == Some(true) {
            self.back.set(None);
            motion::from(places);
            self.moved_on();
            self.message.set(Some(self.say("table-undone")));
        }
    }

    /// The other person has the device now.
    pub(crate) fn take_over(self) {
        if let Some(seat) = self.hand_over.get_untracked() {
            self.seat.set(seat);
            self.hand_over.set(None);
            self.tend_bots();
        }
    }

    /// Looks at the game as it stood after so many moves.
    pub(crate) fn look_back(self, at: usize) {
        Thinker::stop(self.thinker);
        let is_open = self.back.get_untracked().is_some_and(|back| back.is_open);
        let places = motion::places();
        self.back.set(Some(LookBack { at, is_open }));
        self.message.set(None);
        self.hint.set(None);
        motion::from(places);
    }

    /// Back to now.
    pub(crate) fn look_on(self) {
        self.back.set(None);
        self.tend_bots();
    }

    /// Plays on from a move of the past; whoever looks on sits down.
    pub(crate) fn play_from(self, at: usize) {
        let seat = self.seat.get_untracked();
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
                self.back.set(None);
                self.moved_on();
            }
            Some(Err(why)) => self.message.set(Some(self.words.with_untracked(|words| words.no_undo(why)))),
            None => {}
        }
    }

    /// The same players, another deal.
    pub(crate) fn deal_again(self) {
        self.choices.update(|choices| choices.seed = None);
        self.start();
    }

    /// A link that starts the same deal.
    pub(crate) fn link(self) -> String {
        let seed = self.game.with_untracked(|game| game.as_ref().map(Game::seed));
        let choices = Choices { seed, ..self.choices.get_untracked() };
        let text = serde_json::to_string(&choices).unwrap_or_default();
        device::link(&String::from(js_sys::encode_uri_component(&text)))
    }

    /// What there is to know about something is shown.
    pub(crate) fn explain(self, title: String, paragraphs: Vec<String>) {
        self.about.set(Some(Page { title, paragraphs }));
    }
}
