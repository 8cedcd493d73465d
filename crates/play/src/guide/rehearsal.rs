//! A guided game without anybody to guide: for tests, and to find deals that teach well.

use bots::{Effort, Level, Limits, Player};
use game::{Answer as _, Chance};

use super::{Guide, Lesson, Taught};
use crate::{Asked, Sitting};

/// How the learner plays.
#[derive(Clone, Copy, Debug)]
pub enum Learner {
    /// As advised, and like an easy bot where there is no advice.
    Obedient,
    /// At random, by the chance of a seed.
    Free(u64),
}

/// Plays a game to its end, and hands over each lesson when it is told.
pub fn rehearse<G: Taught>(
    mut guide: Guide,
    mut sitting: Sitting<G>,
    learner: Learner,
    mut told: impl FnMut(&Sitting<G>, &Lesson),
) -> Guide {
    let mut chance = Chance::from_seed(match learner {
        Learner::Obedient => 0,
        Learner::Free(seed) => seed,
    });
    loop {
        let mut advised = None;
        while let Some(lesson) = guide.due_in(&sitting) {
            told(&sitting, &lesson);
            guide.tell(lesson.topic);
            if lesson.topic.needs_move() {
                advised = lesson.advice.and_then(|advice| G::Action::from_number(advice.answer));
                break;
            }
        }
        let answer = match (sitting.asked(), learner) {
            (Asked::Nobody | Asked::Elsewhere(_), _) => None,
            (Asked::Bot(_), _) => sitting.task().and_then(|task| task.think(&Limits::default())).map(|c| c.answer),
            (Asked::Person(_), Learner::Free(_)) => sitting.position().sample(&mut chance),
            (Asked::Person(_), Learner::Obedient) => advised.or_else(|| like_a_bot(&sitting)),
        };
        let is_over = answer.is_none_or(|answer| sitting.answer(answer).is_err());
        if is_over {
            return guide;
        }
    }
}

fn like_a_bot<G: Taught>(sitting: &Sitting<G>) -> Option<G::Action> {
    let Asked::Person(seat) = sitting.asked() else { return None };
    let player = Player { level: Level::Greedy, effort: Effort::OWN };
    sitting.task_of(player, seat).think(&Limits::default()).map(|choice| choice.answer)
}
