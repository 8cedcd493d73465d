//! The games of an experiment, in parts, and how one of them is played.

use std::{fmt::Write as _, ops::Range};

use bots::{Bot, Player};
use claim::{Ending, Hero, Setup, State};
use game::{Chance, Game as _, Hosted, Options, Replay, Seat, Seeds};

use crate::{Experiment, ExperimentError, GameRow, Rows, ThingRow, powers::Powers};

/// The games of an experiment, numbered from 0.
pub struct Plan {
    experiment: Experiment,
    setups: Vec<Setup>,
    /// Which bot sits where, for each number of players in turn: every arrangement of the bots by turns.
    arrangements: u64,
}

/// What is played in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number.
    pub game: u64,
    /// Which set-up, by its place in the experiment.
    pub setup: usize,
    /// The seed of the deal.
    pub seed: u64,
    /// Which of the games on this deal, by the dice of the bots.
    pub repeat: u64,
    /// How far the bots have moved on around the table.
    pub arrangement: u64,
}

/// Why a game of an experiment cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {game} of the experiment, seed {seed}: {why}")]
pub struct PlanError {
    /// Which game.
    pub game: u64,
    /// The seed of its deal.
    pub seed: u64,
    /// Why.
    pub why: String,
}

impl Plan {
    /// The games of an experiment, if its decks are legal.
    pub fn new(experiment: Experiment) -> Result<Plan, ExperimentError> {
        let setups = experiment.setups()?;
        let arrangements = experiment.bots.len() as u64;
        Ok(Plan { experiment, setups, arrangements })
    }

    /// What is asked.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The set-ups, in the order in which they are played.
    pub fn setups(&self) -> &[Setup] {
        &self.setups
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        (self.setups.len() as u64)
            .saturating_mul(self.experiment.deals)
            .saturating_mul(self.experiment.repeats)
            .saturating_mul(self.arrangements)
    }

    /// The games on one deal: they depend on each other.
    pub fn games_of_deal(&self) -> u64 {
        self.experiment.repeats * self.arrangements
    }

    /// How many parts the games are played in; each is one file in the end.
    pub fn parts(&self) -> u64 {
        self.games().div_ceil(self.games_of_part())
    }

    /// The games of a part; how many they are does not depend on the machine.
    pub fn part(&self, part: u64) -> Range<u64> {
        let first = part * self.games_of_part();
        first..(first + self.games_of_part()).min(self.games())
    }

    /// Enough parts for all cores, and none too long; the games of a deal are in one part.
    fn games_of_part(&self) -> u64 {
        let deals = (self.games() / self.games_of_deal() / 64).clamp(1, 500u64.div_ceil(self.games_of_deal()));
        deals * self.games_of_deal()
    }

    /// What is played in a game.
    pub fn fixture(&self, game: u64) -> Fixture {
        let arrangement = game % self.arrangements;
        let repeat = game / self.arrangements % self.experiment.repeats;
        let deal = game / self.games_of_deal();
        let setup = (deal / self.experiment.deals) as usize % self.setups.len();
        Fixture { game, setup, seed: self.experiment.seed.wrapping_add(deal), repeat, arrangement }
    }

    /// Plays a game to its end.
    pub fn play(&self, game: u64) -> Result<Rows, PlanError> {
        let fixture = self.fixture(game);
        let fail = |why: String| PlanError { game, seed: fixture.seed, why };
        let setup = &self.setups[fixture.setup];
        let deal = State::deal(setup, &mut Chance::from_seed(fixture.seed)).map_err(|error| fail(error.to_string()))?;
        let replay = Replay { setup: setup.clone(), deal, log: Vec::new() };
        let options = Options { keep_events: false, ..Options::default() };
        let seeds = Seeds::from_seed(bot_seed(fixture.seed, fixture.repeat));
        let mut hosted =
            Hosted::<State>::from_replay(replay, seeds, options).map_err(|error| fail(error.to_string()))?;
        let players: Vec<Player> = (0..usize::from(setup.players)).map(|seat| self.player(&fixture, seat)).collect();
        let mut bots: Vec<Box<dyn Bot<State>>> = players.iter().map(|player| player.bot()).collect();
        let mut decisions = 0;
        while let Some(seat) = hosted.actor().seat() {
            let answer = if let Some(only) = hosted.position().answers().only() {
                only
            } else {
                decisions += 1;
                let limits = players[seat.index()].effort.limits(&|| false);
                let mut chance = hosted.bot_seed(seat).chance();
                let choice = bots[seat.index()].choose(&hosted.view(seat), &limits, &mut chance);
                choice.ok_or_else(|| fail(format!("{} gives no answer", players[seat.index()])))?.answer
            };
            hosted.play(answer).map_err(|error| fail(error.to_string()))?;
        }
        let powers = Powers::of(hosted.replay()).map_err(fail)?;
        rows(&fixture, &hosted, &players, decisions, &powers).ok_or_else(|| fail("it does not end".into()))
    }

    fn player(&self, fixture: &Fixture, seat: usize) -> Player {
        self.experiment.player(seat + fixture.arrangement as usize)
    }
}

/// The seed of the bots' dice, and of what chance decides after the deal.
fn bot_seed(deal: u64, repeat: u64) -> u64 {
    let mut chance = Chance::from_seed(deal ^ 0x6c61_6221);
    (0..=repeat).fold(0, |_, _| chance.bits())
}

fn rows(
    fixture: &Fixture,
    hosted: &Hosted<State>,
    players: &[Player],
    decisions: u32,
    powers: &Powers,
) -> Option<Rows> {
    let (Replay { setup, deal, log }, end) = (hosted.replay(), hosted.position());
    let (score, payoffs, rules) = (end.score()?, end.payoffs()?, end.rules());
    let by_seat =
        |of: &dyn Fn(usize) -> Option<i32>| [0, 1, 2, 3].map(|seat| if seat < players.len() { of(seat) } else { None });
    let votes_of = |side: u8| score.votes().filter(|vote| vote.side == Some(side)).count() as i32;
    let votes = by_seat(&|seat| Some(votes_of(rules.side(Seat(seat as u8)))));
    let payoff = |seat: usize| (seat < players.len()).then(|| f64::from(payoffs.of(Seat(seat as u8))));
    let bot = |seat: usize| players.get(seat).map(ToString::to_string);
    let names: Vec<&str> = setup.factions.iter().map(|faction| faction.name()).collect();
    let game = GameRow {
        game: fixture.game,
        setup: fixture.setup as u32,
        factions: names.join(" "),
        players: i32::from(setup.players),
        edition: format!("{:?}", setup.edition),
        artifacts: setup.artifacts,
        heroes: setup.heroes,
        study: setup.study.map(i32::from),
        seed: fixture.seed,
        repeat: fixture.repeat as u32,
        arrangement: fixture.arrangement as u32,
        bot0: bot(0),
        bot1: bot(1),
        bot2: bot(2),
        bot3: bot(3),
        first: i32::from(deal.first.0),
        payoff0: payoff(0),
        payoff1: payoff(1),
        payoff2: payoff(2),
        payoff3: payoff(3),
        votes0: votes[0],
        votes1: votes[1],
        votes2: votes[2],
        votes3: votes[3],
        ending: match score.ending {
            Ending::Votes => "votes",
            Ending::Cards => "cards",
            Ending::Sum => "sum",
            Ending::Shared => "shared",
        }
        .into(),
        moves: log.len() as u32,
        decisions,
        tricks: powers.tricks,
        turned: powers.turned,
    };
    let thing = |kind: &str, name: &str, dealt: [Option<i32>; 4]| ThingRow {
        game: fixture.game,
        kind: kind.into(),
        name: name.into(),
        dealt0: dealt[0],
        dealt1: dealt[1],
        dealt2: dealt[2],
        dealt3: dealt[3],
        ..ThingRow::default()
    };
    let mut things = Vec::new();
    for (slot, faction) in rules.slots() {
        let vote = score.votes().find(|vote| vote.faction == faction);
        let cards = rules.all_of(slot);
        let acts = powers.of_faction(faction);
        let dealt = by_seat(&|seat| Some(deal.hands[seat].and(cards).len() as i32));
        things.push(acts.fill(ThingRow {
            vote: vote.and_then(|vote| vote.side).map(i32::from),
            decider: vote.map(|vote| variant(&format!("{:?}", vote.decider))),
            ..thing("faction", faction.name(), dealt)
        }));
    }
    // 4.3: the sixth hero is in no game.
    let is_in = |hero: &Hero| setup.heroes && !deal.replaced.has(hero.card());
    for hero in Hero::ALL.into_iter().filter(is_in) {
        let dealt = by_seat(&|seat| Some(i32::from(deal.hands[seat].has(hero.card()))));
        things.push(powers.of_hero(hero).fill(thing("hero", hero.name(), dealt)));
    }
    for artifact in claim::Artifact::ALL.into_iter().filter(|_| setup.artifacts) {
        let dealt = by_seat(&|seat| deal.artifacts.get(seat).map(|held| i32::from(held.has(artifact))));
        // Twelve of the eighteen leave unseen, and say nothing.
        if dealt.iter().flatten().any(|&count| count > 0) {
            things.push(powers.of_artifact(artifact).fill(thing("artifact", artifact.name(), dealt)));
        }
    }
    Some(Rows { game, things })
}

/// The name of a variant, without what is in it, with small letters and dashes.
fn variant(debug: &str) -> String {
    let name = debug.split([' ', '{', '(']).next().unwrap_or(debug);
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push('-');
        }
        let _ = write!(words, "{}", letter.to_lowercase());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(text: &str) -> Plan {
        Plan::new(Experiment::read(text).unwrap()).unwrap()
    }

    #[test]
    fn a_game_has_a_row_for_each_of_the_five_heroes_in_it() {
        let plan = plan("decks = \"shadow\"\nheroes = true\nbots = \"random\"\ndeals = 20\n");
        let mut absent = std::collections::BTreeSet::new();
        for game in 0..plan.games() {
            let rows = plan.play(game).unwrap();
            let heroes: Vec<&str> =
                rows.things.iter().filter(|thing| thing.kind == "hero").map(|thing| thing.name.as_str()).collect();
            assert_eq!(heroes.len(), 5, "4.3");
            absent.extend(Hero::ALL.map(Hero::name).into_iter().filter(|name| !heroes.contains(name)));
        }
        assert!(absent.len() > 2, "{absent:?}");
    }
}
