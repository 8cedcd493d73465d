//! The lessons of a first game.

use play::guide::{Advice, Fact, Facts, Lesson};

use crate::{Page, Words, words::Args};

impl Words {
    /// A lesson, and as its last paragraph the advice that goes with it, if there is any.
    pub fn lesson(&self, lesson: &Lesson) -> Page {
        let key = format!("guide-{}", lesson.topic.name());
        let told = self.told(&lesson.facts).say(&key);
        let advice = lesson.advice.as_ref().map(|advice| self.advised(advice));
        Page { title: self.say(&format!("{key}.title")), paragraphs: [told].into_iter().chain(advice).collect() }
    }

    fn advised(&self, advice: &Advice) -> String {
        self.told(&advice.facts).say(&format!("guide-why-{}", advice.why.name()))
    }

    fn told(&self, facts: &Facts) -> Args<'_> {
        facts.iter().fold(self.args(), |args, (name, fact)| match fact {
            Fact::Card(faction, value) => args.text(name, self.face(*faction, *value)),
            Fact::Cards(cards) => {
                let cards: Vec<String> = cards.iter().map(|&(faction, value)| self.face(faction, value)).collect();
                args.text(name, self.list(&cards))
            }
            Fact::Faction(faction) => args.faction(name, *faction),
            Fact::Number(number) => args.number(name, *number),
            Fact::IsYou(is_you) => args.text(name, if *is_you { "you" } else { "one" }),
            Fact::Space(space) => args.text(name, space.to_string()),
            Fact::Spaces(spaces) => args.text(name, self.spaces(*spaces)),
            Fact::Roll(roll) => args.text(name, roll.to_string()),
        })
    }
}
