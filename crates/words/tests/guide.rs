//! Guided games told in every language: short, whole sentences, with a place for every fact.

use play::{
    AnySetup, Choices, Kind, Sitting,
    guide::{Guide, Learner, Lesson, Taught, rehearse},
};
use words::{Language, Words};

/// A lesson is read beside a game, on a small screen.
const WORDS: usize = 62;

fn is_well_told(words: &Words, lesson: &Lesson) {
    let language = words.language();
    let page = words.lesson(lesson);
    assert_eq!(page.paragraphs.len(), 1 + usize::from(lesson.advice.is_some()));
    assert!(!page.title.is_empty() && !page.title.starts_with("guide-"), "{language}: {page:?}");
    for text in &page.paragraphs {
        let is_whole = text.ends_with(['.', '?', '!']) && !text.contains(['{', '}']) && !text.contains("  ");
        let first = text.trim_start_matches(['¿', '¡', '„']).chars().next().unwrap();
        assert!(is_whole && (first.is_uppercase() || first.is_numeric()), "{language}: {text:?}");
        assert!(text.split_whitespace().count() <= WORDS, "{language}: {text:?} is long");
    }
}

fn tell<G: Taught>(kind: Kind, setup: G::Setup, choices: &Choices, all: &[Words])
where
    G::SetupError: 'static,
{
    for seed in 0..12 {
        let learner = if seed == 0 { Learner::Obedient } else { Learner::Free(seed) };
        let deal = if seed == 0 { choices.seed.unwrap() } else { seed };
        let sitting = Sitting::<G>::new(setup.clone(), choices.seats.clone(), deal).unwrap();
        rehearse(Guide::new(kind), sitting, learner, |_, lesson| {
            for words in all {
                is_well_told(words, lesson);
            }
        });
    }
}

#[test]
fn every_lesson_is_told_in_every_language() {
    let all: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    for kind in [Kind::Claim, Kind::ClaimIt] {
        let choices = Guide::choices(kind);
        match choices.setup().unwrap() {
            AnySetup::Claim(setup) => tell::<claim::State>(kind, setup, &choices, &all),
            AnySetup::ClaimIt(setup) => tell::<claim_it::State>(kind, setup, &choices, &all),
        }
    }
}
