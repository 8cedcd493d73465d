//! Guided games, played as advised and at random: what is told, when, and that it is true.

use claim::{CardSet, Rules, SeenEvent, State, Zone};
use game::{Answer as _, Game as _, Seat};
use play::{
    AnySetup, AnySitting, Choices, Kind, Sitting, either,
    guide::{Advice, Fact, Guide, Learner, Lesson, Taught, Topic, Why, rehearse},
};

fn claim(seed: u64) -> Sitting<State> {
    let choices = Guide::choices(Kind::Claim);
    let Ok(AnySetup::Claim(setup)) = choices.setup() else { panic!("{choices:?}") };
    Sitting::new(setup, choices.seats, seed).unwrap()
}

fn claim_it(seed: u64) -> Sitting<claim_it::State> {
    let choices = Guide::choices(Kind::ClaimIt);
    let Ok(AnySetup::ClaimIt(setup)) = choices.setup() else { panic!("{choices:?}") };
    Sitting::new(setup, choices.seats, seed).unwrap()
}

fn seed(kind: Kind) -> u64 {
    Guide::choices(kind).seed.unwrap()
}

/// Everything that is told, after how many moves; nothing twice, and no advice against the rules.
fn told<G: Taught>(kind: Kind, sitting: Sitting<G>, learner: Learner) -> Vec<(Topic, usize)> {
    let mut told: Vec<(Topic, usize)> = Vec::new();
    let guide = rehearse(Guide::new(kind), sitting, learner, |sitting, lesson| {
        assert!(told.iter().all(|(topic, _)| *topic != lesson.topic), "{lesson:?} is told twice");
        assert_eq!(lesson.topic.kind(), kind);
        if let Some(advice) = &lesson.advice {
            let answer = G::Action::from_number(advice.answer).unwrap();
            assert!(sitting.position().answers().has(answer), "{lesson:?}");
        }
        told.push((lesson.topic, sitting.moves()));
    });
    assert_eq!(guide.told(), told.iter().map(|(topic, _)| *topic).collect::<Vec<_>>());
    told
}

#[test]
fn whoever_plays_as_advised_hears_everything() {
    let cards = told(Kind::Claim, claim(seed(Kind::Claim)), Learner::Obedient);
    let dice = told(Kind::ClaimIt, claim_it(seed(Kind::ClaimIt)), Learner::Obedient);
    for (kind, told) in [(Kind::Claim, &cards), (Kind::ClaimIt, &dice)] {
        let missed: Vec<Topic> = Topic::of(kind).filter(|topic| told.iter().all(|(told, _)| told != topic)).collect();
        assert!(missed.is_empty(), "{missed:?}");
    }
    // Two moves are a trick: nearly all of phase one is told in five tricks, of the board in the first turns.
    assert!(cards.iter().filter(|(_, moves)| *moves <= 10).count() >= 13, "{cards:?}");
    assert!(dice.iter().filter(|(_, moves)| *moves <= 50).count() >= 10, "{dice:?}");
}

#[test]
fn whoever_plays_anything_hears_most() {
    for chance in 0..20 {
        let free = Learner::Free(chance);
        let cards = told(Kind::Claim, claim(seed(Kind::Claim)), free);
        assert!(cards.len() >= 16, "{chance}: {cards:?}");
        let dice = told(Kind::ClaimIt, claim_it(seed(Kind::ClaimIt)), free);
        assert!(dice.len() >= 11, "{chance}: {dice:?}");
    }
}

/// Is a card with this face among these?
fn has_face(rules: &Rules, cards: CardSet, face: (claim::Faction, u8)) -> bool {
    cards.iter().any(|card| (rules.faction_of(card), rules.value_of(card)) == (Some(face.0), face.1))
}

/// Cards that are named are open to the learner, or nowhere else than where they are said to be.
fn names_no_hidden_card(sitting: &Sitting<State>, lesson: &Lesson) {
    let view = sitting.view(Seat(0));
    let rules = view.rules();
    let all: CardSet = rules.slots().map(|(slot, _)| rules.all_of(slot)).fold(CardSet::EMPTY, CardSet::or);
    let facts = lesson.facts.iter().chain(lesson.advice.iter().flat_map(|advice| &advice.facts));
    for (_, fact) in facts {
        match fact {
            Fact::Card(faction, value) => {
                assert!(has_face(rules, all.minus(view.unseen()), (*faction, *value)), "{lesson:?}");
            }
            Fact::Cards(cards) => {
                let hand = sitting.position().hand(Seat(1));
                assert_eq!(cards.len(), hand.len() as usize, "{lesson:?}");
                assert!(cards.iter().all(|&face| has_face(rules, hand, face)), "{lesson:?}");
            }
            _ => {}
        }
    }
}

/// Who wins the trick with that answer?
fn wins(sitting: &Sitting<State>, advice: &Advice) -> bool {
    let mut sitting = sitting.clone();
    let before = sitting.moves();
    sitting.answer(claim::Action::from_number(advice.answer).unwrap()).unwrap();
    let won = sitting.happened(Seat(0))[before..].iter().flatten().find_map(|event| match event {
        SeenEvent::Won { seat, .. } => Some(*seat),
        _ => None,
    });
    won.expect("the trick is over") == Seat(0)
}

#[test]
fn lessons_name_no_hidden_card_and_reasons_are_true() {
    let mut reasons = Vec::new();
    for seed in 1..=150 {
        let learner = if seed % 3 == 0 { Learner::Obedient } else { Learner::Free(seed) };
        rehearse(Guide::new(Kind::Claim), claim(seed), learner, |sitting, lesson| {
            names_no_hidden_card(sitting, lesson);
            let Some(advice) = &lesson.advice else { return };
            reasons.push(advice.why);
            match advice.why {
                Why::WinCheaply | Why::CannotLose => assert!(wins(sitting, advice), "{lesson:?}"),
                Why::LoseOnPurpose | Why::CannotWin => assert!(!wins(sitting, advice), "{lesson:?}"),
                Why::OnlyOne => assert_eq!(sitting.position().answers().len(), 1),
                _ => assert!(sitting.view(Seat(0)).trick().lead().is_none(), "{lesson:?}"),
            }
        });
        rehearse(Guide::new(Kind::ClaimIt), claim_it(seed), Learner::Free(seed), |_, lesson| {
            reasons.extend(lesson.advice.as_ref().map(|advice| advice.why));
        });
    }
    for why in Why::ALL {
        assert!(reasons.contains(&why), "{why:?} is never a reason");
    }
}

/// What the learner drew is told to the learner alone, so a lesson may name it; the hand of phase two proves it.
#[test]
fn the_card_that_was_drawn_is_the_learners() {
    let mut drawn = 0;
    for seed in 1..=40 {
        let learner = Learner::Free(seed);
        rehearse(Guide::new(Kind::Claim), claim(seed), learner, |sitting, lesson| {
            if lesson.topic != Topic::Lost {
                return;
            }
            let view = sitting.view(Seat(0));
            let card = lesson.facts.iter().find(|(name, _)| *name == "card").map(|(_, fact)| fact.clone());
            let Some(Fact::Card(faction, value)) = card else { panic!("{lesson:?}") };
            let mine = view.known(Zone::Followers(Seat(0))).or(view.known(Zone::Hand(Seat(0))));
            assert!(has_face(view.rules(), mine, (faction, value)));
            drawn += 1;
        });
    }
    assert!(drawn > 30, "{drawn}");
}

#[test]
fn what_was_told_is_kept_as_text() {
    let sitting = claim(seed(Kind::Claim));
    let guide = rehearse(Guide::new(Kind::Claim), sitting, Learner::Obedient, |_, _| {});
    assert_eq!(guide.to_string().parse(), Ok(guide.clone()));
    assert_eq!("claim-it".parse(), Ok(Guide::new(Kind::ClaimIt)));
    assert_eq!("claim-it votes no-such-topic".parse(), Ok(Guide::new(Kind::ClaimIt)), "votes are told in Claim");
    assert!("".parse::<Guide>().is_err() && "chess votes".parse::<Guide>().is_err());
}

#[test]
fn a_guide_is_silent_in_other_games() {
    for kind in [Kind::Claim, Kind::ClaimIt] {
        let guide = Guide::new(kind);
        let due = |choices: &Choices| {
            let begun = AnySitting::begin(choices, || 1).unwrap();
            either!(begun, sitting => guide.due(&sitting))
        };
        let choices = Guide::choices(kind);
        assert!(due(&choices).is_some());
        let others = [
            Choices { seed: Some(1), ..choices.clone() },
            Choices { seats: Choices::default().seats, ..choices.clone() },
            Guide::choices(if kind == Kind::Claim { Kind::ClaimIt } else { Kind::Claim }),
        ];
        for other in others {
            assert_eq!(due(&other), None, "{other:?}");
        }
    }
}
