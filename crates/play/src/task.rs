//! A bot's decision, which can be carried to another thread or, as text, to another process.

use bots::{Bot, Choice, Level, Levelled, Limits, Player, Random};
use game::{Answer as _, BotSeed, Seat, View as _};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What a bot is to decide: all it may know, how long it may think, and its own seed. Nothing else is in it: neither
/// the seed of the deal nor a card that the bot has not seen.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "G::View: Serialize", deserialize = "G::View: DeserializeOwned"))]
pub struct Task<G: Levelled> {
    view: G::View,
    player: Player,
    seed: BotSeed,
}

/// A decision in either game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnyTask {
    /// In Claim.
    Claim(Box<Task<claim::State>>),
    /// In Claim It!
    ClaimIt(Box<Task<claim_it::State>>),
}

impl<G: Levelled> Task<G> {
    /// A decision of whoever's view it is. The same seed gives the same answer, unless time is limited.
    pub const fn new(view: G::View, player: Player, seed: BotSeed) -> Task<G> {
        Task { view, player, seed }
    }

    /// Whose decision it is.
    pub fn seat(&self) -> Option<Seat> {
        self.view.seat()
    }

    /// The bot that is to decide.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The first answer there is, for a bot that gives up.
    pub fn first_answer(&self) -> Option<G::Action> {
        self.view.answers().nth(0)
    }

    /// Thinks, within `limits`. There is an answer whenever the seat is asked something.
    pub fn think(&self, limits: &Limits) -> Option<Choice<G::Action>> {
        self.think_as(&mut *self.player.bot::<G>(), limits)
    }

    fn think_as(&self, bot: &mut dyn Bot<G>, limits: &Limits) -> Option<Choice<G::Action>> {
        bot.choose(&self.view, limits, &mut self.seed.chance())
    }
}

impl AnyTask {
    /// The bot that is to decide.
    pub const fn player(&self) -> Player {
        match self {
            AnyTask::Claim(task) => task.player(),
            AnyTask::ClaimIt(task) => task.player(),
        }
    }

    /// Thinks, within `limits`: the number of the answer, and the result that the bot expects.
    pub fn think(&self, limits: &Limits) -> Option<(u8, Option<f32>)> {
        match self {
            AnyTask::Claim(task) => task.think(limits).map(|choice| (choice.answer.number(), choice.estimate)),
            AnyTask::ClaimIt(task) => task.think(limits).map(|choice| (choice.answer.number(), choice.estimate)),
        }
    }

    /// The number of the answer, if the bot is one that does not search: whoever asks no others needs no search.
    pub fn answer_at_once(&self) -> Option<u8> {
        let limits = Limits::default();
        match (self, self.player().level) {
            (AnyTask::Claim(task), Level::Random) => task.think_as(&mut Random, &limits).map(|it| it.answer.number()),
            (AnyTask::ClaimIt(task), Level::Random) => task.think_as(&mut Random, &limits).map(|it| it.answer.number()),
            (_, Level::Greedy) => self.answer_by_rule(),
            _ => None,
        }
    }

    /// The number of the answer that simple rules give, whatever the bot is.
    pub fn answer_by_rule(&self) -> Option<u8> {
        let limits = Limits::default();
        match self {
            AnyTask::Claim(task) => {
                task.think_as(&mut bots::claim::Greedy::default(), &limits).map(|it| it.answer.number())
            }
            AnyTask::ClaimIt(task) => task.think_as(&mut bots::claim_it::Greedy, &limits).map(|it| it.answer.number()),
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::{Effort, Level};
    use claim::{NamedSet, State};
    use game::{Chance, Game as _, laws::Lawful as _};

    use super::*;
    use crate::{AnySitting, Sitter, Sitting};

    /// Calls `each` at every decision of a game between bots.
    fn decisions(mut each: impl FnMut(&Sitting<State>)) {
        let bots = vec![Sitter::level(Level::Greedy); 2];
        let mut sitting = Sitting::<State>::new(NamedSet::Shadow.setup(2).unwrap(), bots, 3).unwrap();
        while let Some(task) = sitting.task() {
            each(&sitting);
            let choice = task.think(&Limits::default()).unwrap();
            sitting.answer(choice.answer).unwrap();
        }
    }

    fn text(sitting: &Sitting<State>) -> String {
        let task = AnySitting::Claim(Box::new(sitting.clone())).task().unwrap();
        serde_json::to_string(&task).unwrap()
    }

    #[test]
    fn a_task_is_the_same_whatever_is_hidden_from_the_bot() {
        let (mut chance, mut compared) = (Chance::from_seed(1), 0);
        decisions(|sitting| {
            let seat = sitting.task().and_then(|task| task.seat()).unwrap();
            let mut record = sitting.record(None);
            let Some(swapped) = State::swapped(sitting.table(), seat, &mut chance) else { return };
            record.replay = swapped;
            // With other cards an earlier answer may have been illegal: then it was another game.
            let Ok(swapped) = Sitting::resume(record) else { return };
            assert_eq!(text(&swapped), text(sitting));
            compared += 1;
        });
        assert!(compared > 10, "{compared}");
    }

    #[test]
    fn a_task_that_was_sent_is_decided_as_it_would_have_been() {
        decisions(|sitting| {
            let sent: AnyTask = serde_json::from_str(&text(sitting)).unwrap();
            let here = sitting.task().unwrap().think(&Limits::default()).unwrap();
            assert_eq!(sent.player(), Player { level: Level::Greedy, effort: Effort::OWN });
            assert_eq!(sent.think(&Limits::default()).map(|(answer, _)| answer), Some(here.answer.number()));
            assert_eq!(sent.answer_at_once(), Some(here.answer.number()));
            assert!(sitting.position().answers().has(here.answer));
        });
    }
}
