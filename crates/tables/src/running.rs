//! A game at a table, whichever it is.

use std::{
    fmt::Debug,
    hash::{Hash as _, Hasher},
    ops::Range,
};

use bots::{Limits, Player};
use game::{
    Actor, Answer as _, Audience, By, Game, Hosted, MAX_SEATS, Options, Payoffs, Portable, Replay, Seat, Seeds,
    View as _,
};
use play::{AnySetup, AnyTask, Played, Task};
use record::{Date, Head, Record};
use serde::Serialize;
use serde_json::value::to_raw_value;
use wire::{Clocks, Code, Ended, Refusal};

use crate::{Command, Keys, Millis, json};

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
    /// Is a seat asked of which the others must not know that it is?
    fn asks_in_secret(&self) -> bool;
    /// The number of entries of its log.
    fn moves(&self) -> usize;
    /// The number of events so far.
    fn events(&self) -> u64;
    /// How many decisions a seat has answered so far.
    fn answered(&self, seat: u8) -> u32;
    /// What a seat has answered to a decision.
    fn answer_of(&self, seat: u8, decision: u32) -> Option<u8>;
    /// Would the answer be legal?
    fn check(&self, number: u8) -> Result<(), Refusal>;
    /// Plays the answer of whoever is asked; `None` if it is illegal.
    fn play(&mut self, number: u8) -> Option<()>;
    /// Did nobody but its seat learn that the last answer was given? A seat that is asked in secret may hold something
    /// that others must not know of; what it answers counts for nothing that others can see.
    fn is_silent(&self) -> bool;
    /// Where the log has to be cut so that the seat decides again what it last did for all to see; `None` if it may not,
    /// since somebody else has done something since, or something was shown. It follows from what all have seen: what
    /// was answered in silence since is forgotten, and asked again.
    fn undo_to(&self, seat: u8) -> Option<usize>;
    /// Cuts the log.
    fn rewind(&mut self, entries: usize);
    /// A message with all that an audience may know; `Down::At`.
    fn write(&self, audience: Audience, frame: Frame) -> Told;
    /// The decision of a seat, for a bot.
    fn task(&self, seat: u8, player: Player) -> AnyTask;
    /// The seats that have won, once the game was played to its end.
    fn winners(&self) -> Vec<u8>;
    /// The whole game as text.
    fn record(&self, who: [Option<String>; MAX_SEATS], at: Millis) -> String;
}

/// What a game adds to be played at a table.
pub(crate) trait Tabled: Played + Portable<Action: Send + Sync> + 'static {
    /// Is an answer one of which nobody else learns, if this is what all saw happen with it, and where it was given? What
    /// the game goes on to do after it would have happened as well if the seat had not been asked.
    fn is_silent(action: Self::Action, seen: &[Self::SeenEvent], before: impl FnOnce() -> Option<Self>) -> bool;
    /// Is a seat asked of which the others must not know that it is: it may hold something that they do not know of.
    fn asks_in_secret(&self) -> bool;
    /// Did somebody see something that was hidden, other than what the seat that acted showed of its own? This is the
    /// event as a spectator saw it.
    fn is_revealing(seen: &Self::SeenEvent, acted: Seat) -> bool;
}

impl Tabled for claim::State {
    /// Others do not know who may play an artifact (9.3). All else that can be passed on follows from what lies open.
    fn is_silent(
        action: claim::Action,
        seen: &[claim::SeenEvent],
        before: impl FnOnce() -> Option<claim::State>,
    ) -> bool {
        if action != claim::Action::Pass {
            return seen.is_empty();
        }
        before().is_none_or(|before| before.asks_in_secret())
    }

    fn asks_in_secret(&self) -> bool {
        use claim::{Action, Question};
        match self.question() {
            Some(Question::Window(_)) => true,
            Some(Question::Collect) => !self.answers().has(Action::Lay),
            _ => false,
        }
    }

    fn is_revealing(seen: &claim::SeenEvent, acted: Seat) -> bool {
        use claim::{SeenEvent, Zone};
        match seen {
            SeenEvent::Moved {
                from: Zone::Trick | Zone::Prize | Zone::Pot | Zone::Pool | Zone::Display(_), ..
            } => false,
            SeenEvent::Moved { from, .. } => *from != Zone::Hand(acted),
            SeenEvent::Shown { .. } | SeenEvent::Potion { .. } => true,
            _ => false,
        }
    }
}

impl Tabled for claim_it::State {
    /// Nothing is hidden but the dice, which are chance's.
    fn is_silent(_: claim_it::Action, _: &[claim_it::Event], _: impl FnOnce() -> Option<claim_it::State>) -> bool {
        false
    }

    fn asks_in_secret(&self) -> bool {
        false
    }

    fn is_revealing(_: &claim_it::Event, _: Seat) -> bool {
        false
    }
}

/// About how long a message is, at most.
const LENGTH: usize = 4 * 1024;

/// Writes a part of a message; where its value is.
fn piece(text: &mut Vec<u8>, name: &str, value: &impl Serialize) -> Range<usize> {
    text.extend_from_slice(name.as_bytes());
    let from = text.len();
    json::write(text, value);
    from..text.len()
}

/// Makes a number of what differs that differs too, unless somebody chooses it with care. It is quicker than a hash that
/// withstands that as well.
#[derive(Default)]
struct Digest(u64);

impl Digest {
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(PRIME).rotate_left(29);
    }
}

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        self.add(bytes.len() as u64);
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.add(u64::from_le_bytes(*word));
        }
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        self.add(u64::from_le_bytes(last));
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Odd, with bits all over.
const PRIME: u64 = 0x9e37_79b9_7f4a_7c15;

/// The position after the first entries of a log.
fn position_after<G: Game>(replay: &Replay<G>, entries: usize) -> Option<G> {
    let mut position = G::start(&replay.setup, &replay.deal).ok()?;
    replay.log.get(..entries)?.iter().for_each(|action| position.apply_unchecked(*action, &mut ()));
    Some(position)
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

    fn asks_in_secret(&self) -> bool {
        self.position().asks_in_secret()
    }

    fn moves(&self) -> usize {
        self.moves()
    }

    fn events(&self) -> u64 {
        self.event_count() as u64
    }

    fn answered(&self, seat: u8) -> u32 {
        self.by().iter().filter(|by| **by == By::Seat(Seat(seat))).count() as u32
    }

    fn answer_of(&self, seat: u8, decision: u32) -> Option<u8> {
        let mut of = self.replay().log.iter().zip(self.by()).filter(|(_, by)| **by == By::Seat(Seat(seat)));
        of.nth(decision as usize).map(|(action, _)| action.number())
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

    fn is_silent(&self) -> bool {
        let last = self.by().iter().rposition(|by| !by.is_chance());
        let (Some(last), seen) = (last, self.last_events_for(Audience::Spectator)) else { return true };
        G::is_silent(self.replay().log[last], &seen, || position_after(self.replay(), last))
    }

    fn undo_to(&self, seat: u8) -> Option<usize> {
        let seat = Seat(seat);
        let (log, seen) = (&self.replay().log, self.events_for(Audience::Spectator));
        let before = |at| position_after(self.replay(), at);
        let is_open = |&at: &usize| self.by()[at].is_chance() || !G::is_silent(log[at], &seen[at], || before(at));
        let last = (0..self.moves()).rev().find(is_open)?;
        let is_revealing = |event| G::is_revealing(event, seat);
        let may = self.by()[last] == By::Seat(seat)
            && self.actor() != Actor::Over
            && !seen[last..].iter().flatten().any(is_revealing);
        may.then_some(last)
    }

    fn rewind(&mut self, entries: usize) {
        Hosted::rewind(self, entries);
    }

    fn write(&self, audience: Audience, Frame { game, epoch, from, clocks, ended }: Frame) -> Told {
        let view = self.view(audience);
        let is_asked = !view.answers().is_empty() && ended.is_none();
        let decision = audience.seat().filter(|_| is_asked).map(|seat| self.answered(seat.0));
        let events = self.events_since(audience, from as usize);
        let running = clocks.as_ref().map(|clocks| clocks.running);
        let rest = (decision, running, ended.is_some());
        // Most of what a server does is to write this. Piece by piece, it is written once and in place, and it is known
        // where the view is; a test holds it to `Down::At`.
        let mut text = Vec::with_capacity(LENGTH);
        piece(&mut text, "{\"at\":{\"game\":", &game);
        piece(&mut text, ",\"epoch\":", &epoch);
        piece(&mut text, ",\"from\":", &from);
        piece(&mut text, ",\"events\":", &events);
        let view = piece(&mut text, ",\"view\":", &view);
        if let Some(decision) = decision {
            piece(&mut text, ",\"decision\":", &decision);
        }
        if let Some(clocks) = clocks {
            piece(&mut text, ",\"clocks\":", &clocks);
        }
        if let Some(ended) = ended {
            piece(&mut text, ",\"ended\":", &ended);
        }
        text.extend_from_slice(b"}}");
        let mut state = Digest::default();
        (&text[view], rest).hash(&mut state);
        Told { text: String::from_utf8(text).unwrap_or_default(), state: state.finish() }
    }

    fn task(&self, seat: u8, player: Player) -> AnyTask {
        let seat = Seat(seat);
        G::any_task(Task::new(self.view(seat), player, self.bot_seed(seat)))
    }

    fn winners(&self) -> Vec<u8> {
        let payoffs = self.position().payoffs();
        payoffs.iter().flat_map(Payoffs::winners).map(|seat| seat.0).collect()
    }

    fn record(&self, who: [Option<String>; MAX_SEATS], at: Millis) -> String {
        let date = u32::try_from(at / (24 * 60 * 60 * 1_000)).ok().and_then(Date::from_days);
        let head = Head { who, date, ..Head::default() };
        Record::new(head, self.replay().clone()).to_text().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use claim::{NamedSet, State, Zone, decks};
    use game::Chance;

    use super::*;

    #[test]
    fn a_message_is_written_as_serde_json_would_write_it() {
        let mut chance = Chance::from_seed(1);
        for (seed, setup) in (0..).zip(claim::NamedSet::ALL.into_iter().filter_map(|set| set.setup(2))) {
            let mut hosted = Hosted::<State>::new(setup, Seeds::from_seed(seed), Options::default()).unwrap();
            while let Some(action) = game::Game::sample(hosted.position(), &mut chance) {
                Hosted::play(&mut hosted, action).unwrap();
                for audience in Audience::all(2) {
                    let told = Running::write(&hosted, audience, Frame { epoch: 1, ..Frame::default() });
                    let read: wire::Down = serde_json::from_str(&told.text).unwrap();
                    assert_eq!(serde_json::to_string(&read).unwrap(), told.text);
                }
            }
        }
    }

    /// A Troll that is left in the pool is left for all to see; a window is not even known to be there.
    #[test]
    fn a_pass_is_silent_only_where_nobody_knows_that_something_was_asked() {
        let mut found = [0; 2];
        let named = NamedSet::ALL.into_iter().flat_map(|set| (2..=4).filter_map(move |players| set.setup(players)));
        let every_97th = decks::all().step_by(97);
        for (seed, setup) in (0..).zip(named.chain(every_97th)) {
            let mut chance = Chance::from_seed(seed);
            let mut hosted = Hosted::<State>::new(setup, Seeds::from_seed(seed), Options::default()).unwrap();
            while let Some(action) = game::Game::sample(hosted.position(), &mut chance) {
                let (before, asked) = (*hosted.position(), Running::asked(&hosted));
                Hosted::play(&mut hosted, action).unwrap();
                if action != claim::Action::Pass || hosted.actor() == Actor::Over {
                    continue;
                }
                let is_known = match before.question() {
                    Some(claim::Question::Window(_)) => false,
                    Some(claim::Question::Collect) => game::Game::answers(&before).has(claim::Action::Lay),
                    _ => true,
                };
                assert_eq!(Running::is_silent(&hosted), !is_known, "{:?}", before.question());
                let others = (0..game::Game::seats(&before)).filter(|&seat| Some(seat) != asked);
                let has_undo = { others }.any(|seat| hosted.undo_to(seat).is_some());
                assert!(!(is_known && has_undo), "nobody takes back what all saw answered: {:?}", before.question());
                found[usize::from(is_known)] += 1;
            }
        }
        assert!(found[0] > 100 && found[1] > 100, "{found:?}");
    }

    /// Plays a game at random: how often something could be taken back, and how often something was shown.
    fn taken_back(setup: &claim::Setup, seed: u64) -> [usize; 2] {
        let mut chance = Chance::from_seed(seed);
        let mut hosted = Hosted::<State>::new(setup.clone(), Seeds::from_seed(seed), Options::default()).unwrap();
        let (mut found, seats) = ([0; 2], game::Game::seats(hosted.position()));
        while let Some(action) = game::Game::sample(hosted.position(), &mut chance) {
            Hosted::play(&mut hosted, action).unwrap();
            let open: Vec<u8> = (0..seats).filter(|&seat| hosted.undo_to(seat).is_some()).collect();
            assert!(open.len() < 2, "one did the last thing");
            let Some(&acted) = open.first() else {
                found[1] += 1;
                continue;
            };
            found[0] += 1;
            let mut before = hosted.clone();
            Hosted::rewind(&mut before, hosted.undo_to(acted).unwrap());
            assert_eq!(Running::asked(&before), Some(acted));
            let name = |card| before.position().rules().card_name(card);
            // What the seat held, and what lay open: one of several cards that look alike may be unseen all the same.
            let mut own: Vec<String> = before.position().hand(Seat(acted)).iter().map(name).collect();
            let open = [Zone::Trick, Zone::Prize, Zone::Pot, Zone::Pool].into_iter();
            for zone in open.chain((0..seats).map(|seat| Zone::Display(Seat(seat)))) {
                own.extend(before.view(Audience::Spectator).known(zone).iter().map(name));
            }
            let events = hosted.events_in_full().split_off(hosted.undo_to(acted).unwrap()).concat();
            for seat in (0..seats).map(Seat) {
                let (then, now) = (before.view(seat), hosted.view(seat));
                let unseen: Vec<String> = then.unseen().iter().map(name).collect();
                for event in &events {
                    let (claim::SeenEvent::Moved { card: Some(card), seen: Some(to), .. }
                    | claim::SeenEvent::Shown { card: Some(card), to, .. }) = event
                    else {
                        continue;
                    };
                    let is_new = to.has(seat) && unseen.contains(&name(*card)) && !own.contains(&name(*card));
                    assert!(!is_new, "{seat} saw {event:?} after seat {acted} acted: {setup:?}, seed {seed}");
                }
                let artifacts = then.artifacts_unseen().minus(now.artifacts_unseen());
                let is_own = artifacts.minus(before.position().artifacts(Seat(acted))).is_empty();
                assert!(is_own, "{seat} saw {artifacts:?}: {setup:?}, seed {seed}");
                if seat.0 == acted {
                    let learned = (then.unseen() != now.unseen(), then.artifacts_unseen() != now.artifacts_unseen());
                    assert_eq!(learned, (false, false), "{seat} learned something: {setup:?}, seed {seed}");
                }
            }
        }
        found
    }

    #[test]
    fn only_what_a_seat_showed_of_its_own_is_taken_back() {
        let mut found = [0; 2];
        let every_97th = decks::all().enumerate().skip(3).step_by(97);
        let named = NamedSet::ALL.into_iter().flat_map(|set| (2..=4).filter_map(move |players| set.setup(players)));
        for (seed, setup) in every_97th.chain(named.enumerate()) {
            let [taken, shown] = taken_back(&setup, seed as u64);
            found = [found[0] + taken, found[1] + shown];
        }
        assert!(found[0] > 1_000 && found[1] > 1_000, "{found:?}");
    }
}
