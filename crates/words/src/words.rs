//! The texts of a language, by their keys.

use std::{borrow::Cow, fmt};

use ::claim::{Artifact, Card, Faction, Rules};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use game::Seat;

use crate::{Language, Names, things::CardForm};

/// All texts, in one language.
pub struct Words {
    language: Language,
    /// The language itself, then English, for what it lacks, if that is compiled in.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// The value of a variable in a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// Text, as it is.
    Text(Cow<'a, str>),
    /// A number, which may also choose between singular and plural.
    Number(f64),
}

impl Words {
    /// The words of a language. They must have been compiled in.
    pub fn new(language: Language) -> Words {
        Words::of(language, language.texts())
    }

    /// The words of a language whose files were read from elsewhere, one after another as one text.
    pub fn from_text(language: Language, text: &str) -> Words {
        Words::of(language, &[text])
    }

    /// The same with more texts of that language.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Words {
        if let Some(own) = self.bundles.first_mut() {
            add(own, text);
        }
        self
    }

    fn of(language: Language, texts: &[&str]) -> Words {
        let mut bundles = vec![bundle(language, texts)];
        if cfg!(feature = "languages") && language != Language::default() {
            bundles.push(bundle(Language::default(), Language::default().texts()));
        }
        Words { language, bundles }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text with this key; in English, if the language lacks it; the key itself, if there is none at all.
    ///
    /// A key with a full stop names an attribute: `faction-knights.one`.
    pub fn say(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// The same with variables.
    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let mut all = FluentArgs::new();
        for (name, value) in args {
            all.set(*name, value);
        }
        self.format(key, &all)
    }

    /// "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        self.joined("list-and", items)
    }

    /// "a, b or c".
    pub fn either(&self, items: &[String]) -> String {
        self.joined("list-or", items)
    }

    /// A number with one decimal place, as the language writes it.
    pub fn decimal(&self, number: f64) -> String {
        format!("{number:.1}").replace('.', self.language.decimal_mark())
    }

    /// A number of hundredths, as the language writes them: "57%".
    pub fn percent(&self, number: impl fmt::Display) -> String {
        self.args().text("number", number.to_string()).say("percent")
    }

    fn joined(&self, key: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let args = self.args().text("first", first.join(", ")).text("last", last.as_str());
                args.text("last-sound", first_sound(last)).say(key)
            }
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.find_with(key, args).unwrap_or_else(|| key.into())
    }

    /// The text with this key, if there is one.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.find_with(key, &FluentArgs::new())
    }

    fn find_with(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| format_in(bundle, key, args))
    }

    /// No variables yet.
    pub(crate) fn args(&self) -> Args<'_> {
        Args { words: self, args: FluentArgs::new() }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

fn bundle(language: Language, texts: &[&str]) -> FluentBundle<FluentResource> {
    let id = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Terminals would show the marks that isolate names of another writing direction.
    bundle.set_use_isolating(false);
    for &text in texts {
        add(&mut bundle, text);
    }
    bundle
}

fn add(bundle: &mut FluentBundle<FluentResource>, text: &str) {
    let resource = FluentResource::try_new(text.into()).unwrap_or_else(|(as_far_as_it_goes, _)| as_far_as_it_goes);
    bundle.add_resource_overriding(resource);
}

/// The text with this key, if the language has it.
fn format_in(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let text = match key.split_once('.') {
        None => bundle.get_message(key)?.value()?,
        Some((key, attribute)) => bundle.get_message(key)?.get_attribute(attribute)?.value(),
    };
    // A variable that is not given is shown in braces; tests make sure that none is.
    Some(bundle.format_pattern(text, Some(args), &mut Vec::new()).into_owned())
}

/// The vowel with which a word begins to the ear, where a language joins words by it: Spanish says "Vampiro u Hombre
/// Lobo", "Ada e Inés", but "agua y hielo".
fn first_sound(word: &str) -> &'static str {
    let mut letters = word.chars().flat_map(char::to_lowercase).skip_while(|&letter| letter == 'h');
    match (letters.next(), letters.next()) {
        (Some('o' | 'ó'), _) => "o",
        (Some('i' | 'í'), Some('a' | 'e' | 'o')) => "other",
        (Some('i' | 'í'), _) => "i",
        _ => "other",
    }
}

/// The variables of a text, with their forms.
pub(crate) struct Args<'w> {
    words: &'w Words,
    args: FluentArgs<'static>,
}

impl Args<'_> {
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.format(key, &self.args)
    }

    /// The text with this key, if there is one.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.words.find_with(key, &self.args)
    }

    pub(crate) fn and(mut self, args: &[(&str, Value<'_>)]) -> Self {
        for (name, value) in args {
            self.args.set((*name).to_string(), FluentValue::from(value).into_owned());
        }
        self
    }

    pub(crate) fn text(mut self, name: &str, text: impl Into<String>) -> Self {
        self.args.set(name.to_string(), text.into());
        self
    }

    pub(crate) fn number(mut self, name: &str, number: impl Into<f64>) -> Self {
        self.args.set(name.to_string(), number.into());
        self
    }

    /// A player: `$who`, and in `$who-is` whether it is `you` or some`one` else.
    pub(crate) fn who(self, name: &str, names: &Names, seat: Seat) -> Self {
        let is = if names.is_you(seat) { "you" } else { "one" };
        self.text(name, names.name(seat)).text(&format!("{name}-is"), is)
    }

    pub(crate) fn card(self, name: &str, rules: &Rules, card: Card) -> Self {
        self.cards(name, rules, [card])
    }

    /// Cards: `$card` "Skeleton" as on a label, `$card-the` "the Skeleton" as what something is done to, `$card-with` the
    /// same after "with". Several are "Knight 7 and Skeleton".
    pub(crate) fn cards(self, name: &str, rules: &Rules, cards: impl IntoIterator<Item = Card>) -> Self {
        self.forms(name, rules, cards, Words::list)
    }

    /// The same for a choice: "Knight 7 or Skeleton". Copies of one card are one choice.
    pub(crate) fn either(self, name: &str, rules: &Rules, cards: impl IntoIterator<Item = Card>) -> Self {
        let mut different: Vec<Card> = Vec::new();
        for card in cards {
            if !different.iter().any(|&other| rules.card_name(other) == rules.card_name(card)) {
                different.push(card);
            }
        }
        self.forms(name, rules, different, Words::either)
    }

    fn forms(
        mut self,
        name: &str,
        rules: &Rules,
        cards: impl IntoIterator<Item = Card>,
        join: fn(&Words, &[String]) -> String,
    ) -> Self {
        let (words, cards) = (self.words, cards.into_iter().collect::<Vec<_>>());
        for form in CardForm::ALL {
            let called: Vec<String> = cards.iter().map(|&card| words.card_in(rules, card, form)).collect();
            self = self.text(&format!("{name}{}", form.suffix()), join(words, &called));
        }
        self
    }

    /// `$faction` "Knights", `$faction-of` "of the Knights", `$faction-one` "Knight".
    pub(crate) fn faction(self, name: &str, faction: Faction) -> Self {
        let words = self.words;
        self.text(name, words.faction(faction))
            .text(&format!("{name}-of"), words.of_the(faction))
            .text(&format!("{name}-one"), words.one_of(faction))
    }

    /// `$artifact` "Ring of Darkness", `$artifact-the` "the Ring of Darkness".
    pub(crate) fn artifact(self, name: &str, artifact: Artifact) -> Self {
        let words = self.words;
        self.text(name, words.artifact(artifact)).text(&format!("{name}-the"), words.the_artifact(artifact))
    }
}

impl<'a> From<&'a Value<'_>> for FluentValue<'a> {
    fn from(value: &'a Value<'_>) -> FluentValue<'a> {
        match value {
            Value::Text(text) => FluentValue::from(&**text),
            Value::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(
            impl From<$number> for Value<'_> {
                fn from(number: $number) -> Self {
                    Value::Number(number as f64)
                }
            }
        )*
    };
}

numbers!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize f32 f64);
