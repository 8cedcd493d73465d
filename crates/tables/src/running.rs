//! A game at a table, whichever it is.

use std::{
    fmt::Debug,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use bots::{Limits, Player};
use game::{Actor, Answer as _, Audience, By, Hosted, MAX_SEATS, Options, Portable, Seat, Seeds, View as _};
use play::{AnySetup, AnyTask, Played, Task};
use record::{Date, Head, Record};
use serde_json::value::to_raw_value;
use wire::{At, Clocks, Code, Down, Ended, Refusal};

use crate::{Command, Keys, Millis};

/// A decision that a bot is to take.
#[derive(Clone, Debug)]
pub struct BotTask {
    /// All that the bot may know.
    pub task: AnyTask,
    /// The epoch of the decision.
    pub epoch: u32,
    /// The place of the decision in the log of the game.
    pub place: usize,
}

impl BotTask {
    /// Thinks on this thread, as hard as the bot's level is meant to: the command that answers.
    pub fn think(&self) -> Option<Command> {
        let (answer, _) = self.task.think(&Limits::default())?;
        Some(Command::BotAnswer { epoch: self.epoch, place: self.place, answer })
    }
}

/// A message about a game, and what tells it from others about the same game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The message, `Down::At`.
    pub text: String,
    /// A hash of all that the audience may know, without events and without the time that passes. If it is the same as
    /// in the message before and there are no new events, the audience must not be sent another message: that something
    /// happened would be a hint at a secret decision.
    pub state: u64,
}

/// What a message about a game says beside views and events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frame {
    pub(crate) game: u32,
    pub(crate) epoch: u32,
    pub(crate) from: u64,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) ended: Option<Ended>,
}

/// A game that is played at a table.
pub(crate) trait Running: Debug + Send + Sync {
    /// The seat that is asked.
    fn asked(&self) -> Option<u8>;
    /// The seat that thinks, as far as all can see.
    fn to_play(&self) -> Option<u8>;
    /// The number of entries of its log.
    fn moves(&self) -> usize;
    /// The number of events so far.
    fn events(&self) -> u64;
    /// The answers of a seat so far.
    fn answers_of(&self, seat: u8) -> Vec<u8>;
    /// Would the answer be legal?
    fn check(&self, number: u8) -> Result<(), Refusal>;
    /// Plays the answer of whoever is asked; `None` if it is illegal.
    fn play(&mut self, number: u8) -> Option<()>;
    /// Where the log has to be cut so that the seat decides its last decision again; `None` if it may not, since somebody
    /// else has decided since, or the seat has seen something new.
    fn undo_to(&self, seat: u8) -> Option<usize>;
    /// Cuts the log.
    fn rewind(&mut self, entries: usize);
    /// A message with all that an audience may know; `Down::At`.
    fn write(&self, audience: Audience, frame: Frame) -> Told;
    /// The decision of a seat, for a bot.
    fn task(&self, seat: u8, player: Player) -> AnyTask;
    /// The whole game as text.
    fn record(&self, who: [Option<String>; MAX_SEATS], at: Millis) -> String;
}

/// What a game adds to be played at a table.
trait Tabled: Played + Portable<Action: Send + Sync> {
    /// Has whoever had the first view, and has the second one now, seen something that was hidden?
    fn has_learned(before: &Self::View, now: &Self::View) -> bool;
    /// A task of this game.
    fn any(task: Task<Self>) -> AnyTask;
}

impl Tabled for claim::State {
    fn has_learned(before: &claim::View, now: &claim::View) -> bool {
        before.unseen() != now.unseen() || before.artifacts_unseen() != now.artifacts_unseen()
    }

    fn any(task: Task<claim::State>) -> AnyTask {
        AnyTask::Claim(Box::new(task))
    }
}

impl Tabled for claim_it::State {
    /// Only dice are hidden, and chance has been looked at.
    fn has_learned(_: &claim_it::View, _: &claim_it::View) -> bool {
        false
    }

    fn any(task: Task<claim_it::State>) -> AnyTask {
        AnyTask::ClaimIt(Box::new(task))
    }
}

/// Deals.
pub(crate) fn deal(setup: &AnySetup, keys: Keys) -> Option<Box<dyn Running>> {
    let seeds = Seeds::from_keys(keys.deal, keys.bots);
    Some(match setup {
        AnySetup::Claim(setup) => Box::new(Hosted::<claim::State>::new(setup.clone(), seeds, Options::default()).ok()?),
        AnySetup::ClaimIt(setup) => Box::new(Hosted::<claim_it::State>::new(*setup, seeds, Options::default()).ok()?),
    })
}

impl<G> Running for Hosted<G>
where
    G: Tabled + Send + Sync,
    G::Witness: Send + Sync,
    G::Event: Send + Sync,
    G::Setup: Send + Sync,
    G::Deal: Send + Sync,
{
    fn asked(&self) -> Option<u8> {
        self.actor().seat().map(|seat| seat.0)
    }

    fn to_play(&self) -> Option<u8> {
        if self.actor() == Actor::Over { None } else { G::to_play(&self.view(Audience::Spectator)).map(|seat| seat.0) }
    }

    fn moves(&self) -> usize {
        self.moves()
    }

    fn events(&self) -> u64 {
        self.event_count() as u64
    }

    fn answers_of(&self, seat: u8) -> Vec<u8> {
        let is_of = |by: &By| *by == By::Seat(Seat(seat));
        let of = self.replay().log.iter().zip(self.by()).filter(|(_, by)| is_of(by));
        of.map(|(action, _)| action.number()).collect()
    }

    fn check(&self, number: u8) -> Result<(), Refusal> {
        let Some(action) = G::Action::from_number(number) else {
            return Err(Refusal::new(Code::Illegal, format!("there is no answer with the number {number}")));
        };
        self.position().check(action).map_err(|error| Refusal {
            rule: to_raw_value(&error).ok(),
            ..Refusal::new(Code::Illegal, error.to_string())
        })
    }

    fn play(&mut self, number: u8) -> Option<()> {
        Hosted::play(self, G::Action::from_number(number)?).ok()
    }

    fn undo_to(&self, seat: u8) -> Option<usize> {
        let seat = Seat(seat);
        let (last, by) = self.by().iter().enumerate().rev().find(|(_, by)| !by.is_chance())?;
        let has_chance_spoken = last + 1 < self.moves();
        if *by != By::Seat(seat) || has_chance_spoken || self.actor() == Actor::Over {
            return None;
        }
        let mut before = self.clone();
        before.rewind(last);
        (!G::has_learned(&before.view(seat), &self.view(seat))).then_some(last)
    }

    fn rewind(&mut self, entries: usize) {
        Hosted::rewind(self, entries);
    }

    fn write(&self, audience: Audience, Frame { game, epoch, from, clocks, ended }: Frame) -> Told {
        let view = self.view(audience);
        let is_asked = !view.answers().is_empty() && ended.is_none();
        let decision = audience.seat().filter(|_| is_asked).map(|seat| self.answers_of(seat.0).len() as u32);
        let events = self.events_since(audience, from as usize);
        // Nothing in a message is a map whose keys are no strings, and nothing fails to be written.
        let view = to_raw_value(&view).unwrap_or_default();
        let mut state = DefaultHasher::new();
        let running = clocks.as_ref().map(|clocks| clocks.running);
        (view.get(), decision, running, ended.is_some()).hash(&mut state);
        let at = At { game, epoch, from, events, view, decision, clocks, ended };
        Told { text: serde_json::to_string(&Down::At(at)).unwrap_or_default(), state: state.finish() }
    }

    fn task(&self, seat: u8, player: Player) -> AnyTask {
        let seat = Seat(seat);
        G::any(Task::new(self.view(seat), player, self.bot_seed(seat)))
    }

    fn record(&self, who: [Option<String>; MAX_SEATS], at: Millis) -> String {
        let date = u32::try_from(at / (24 * 60 * 60 * 1_000)).ok().and_then(Date::from_days);
        let head = Head { who, date, ..Head::default() };
        Record::new(head, self.replay().clone()).to_text().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use claim::{NamedSet, decks};
    use game::{Chance, Replay, Table, laws::Lawful};

    use super::*;

    /// All that an audience is sent in a game, message by message.
    fn sent<G: Tabled>(replay: &Replay<G>, audience: Audience) -> Option<Vec<String>>
    where
        Hosted<G>: Running,
    {
        let start = Replay { log: Vec::new(), ..replay.clone() };
        let options = Options { draws: game::Draws::OnRequest, ..Options::default() };
        let mut hosted = Hosted::from_replay(start, Seeds::from_seed(0), options).ok()?;
        let (mut messages, mut from) = (Vec::new(), 0);
        for &action in &replay.log {
            Hosted::play(&mut hosted, action).ok()?;
            let told = Running::write(&hosted, audience, Frame { epoch: 1, from, ..Frame::default() });
            from = hosted.events();
            messages.push(told.text);
        }
        Some(messages)
    }

    /// Exchanges what a seat has never seen and compares all messages to the seat and to spectators; how many games.
    fn same_for_who_cannot_tell<G: Tabled + Lawful>(setup: &G::Setup, seed: u64) -> usize
    where
        Hosted<G>: Running,
    {
        let mut chance = Chance::from_seed(seed);
        let replay = Replay::<G>::random(setup, &mut chance.clone(), &mut chance).unwrap();
        let cut = replay.log.len() * (1 + seed as usize % 4) / 4;
        let replay = Replay { log: replay.log[..cut].to_vec(), ..replay };
        let table: Table<G> = replay.clone().table().unwrap();
        let mut compared = 0;
        for seat in (0..table.position().seats()).map(Seat) {
            let Some(other) = G::swapped(&table, seat, &mut chance) else { continue };
            for audience in [Audience::Seat(seat), Audience::Spectator] {
                let Some(theirs) = sent(&other, audience) else { continue };
                assert_eq!(Some(theirs), sent(&replay, audience), "{audience} of {setup:?}, seed {seed}");
                compared += 1;
            }
        }
        compared
    }

    #[test]
    fn what_an_audience_is_sent_is_equal_in_games_it_cannot_tell_apart() {
        let mut compared = 0;
        let every_31st = decks::all().enumerate().skip(7).step_by(31);
        for (seed, setup) in every_31st {
            compared += same_for_who_cannot_tell::<claim::State>(&setup, seed as u64);
        }
        for set in NamedSet::ALL {
            for setup in (2..=4).filter_map(|players| set.setup(players)) {
                compared += (0..5).map(|seed| same_for_who_cannot_tell::<claim::State>(&setup, seed)).sum::<usize>();
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}
