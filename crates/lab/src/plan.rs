//! The games of an experiment, in parts, and how one of them is played.

use std::{fmt::Write as _, ops::Range};

use bots::{Bot, Player};
use claim::{Ending, Hero, Setup, State};
use game::{Chance, Game as _, Hosted, Options, Replay, Seat, Seeds};

use crate::{Experiment, ExperimentError, GameRow, RowError, Rows, ThingRow, experiment::MOST_GAMES, powers::Powers};

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
    /// Which of the games on this deal, by the random seeds of the bots.
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
    /// The games of an experiment, if its decks are legal and the games not too many.
    pub fn new(experiment: Experiment) -> Result<Plan, ExperimentError> {
        let setups = experiment.setups()?;
        let arrangements = experiment.bots.len() as u64;
        let factors = [experiment.deals, experiment.repeats, arrangements];
        let games = factors.into_iter().try_fold(setups.len() as u64, u64::checked_mul);
        if games.is_none_or(|games| games > MOST_GAMES) {
            let why = format!(
                "too many games: {} set-ups of {} deals; an experiment can have {MOST_GAMES} games",
                setups.len(),
                experiment.deals
            );
            return Err(ExperimentError(why));
        }
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
        self.setups.len() as u64 * self.experiment.deals * self.experiment.repeats * self.arrangements
    }

    /// The games on one deal: they depend on each other.
    pub fn games_of_deal(&self) -> u64 {
        self.experiment.repeats * self.arrangements
    }

    /// How many parts the games are played in; each is one file in the end.
    pub fn parts(&self) -> u64 {
        self.games().div_ceil(self.games_of_part())
    }

    /// The games of a part, none if there is no such part; how many they are does not depend on the machine.
    pub fn part(&self, part: u64) -> Range<u64> {
        let first = part.saturating_mul(self.games_of_part()).min(self.games());
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

    /// Are these the tables of a part? What is added up later is checked here, so that no foreign file leads astray.
    pub(crate) fn check(&self, part: u64, games: &[GameRow], things: &[ThingRow]) -> Result<(), RowError> {
        let range = self.part(part);
        let foreign = |game: u64, what: &str| RowError::Foreign { part, game, what: what.into() };
        if range.is_empty() {
            return Err(foreign(range.start, "is behind the last"));
        }
        if let Some((game, _)) = range.clone().zip(games).find(|(game, row)| row.game != *game) {
            return Err(foreign(game, "is not where it belongs"));
        }
        if games.len() as u64 != range.end - range.start {
            return Err(foreign(
                range.start + games.len() as u64,
                "is missing, or there are more than there should be",
            ));
        }
        for row in games {
            self.check_game(row).map_err(|what| foreign(row.game, what))?;
        }
        for (i, thing) in things.iter().enumerate() {
            let is_in_order = things[..i].last().is_none_or(|before| before.game <= thing.game);
            if !is_in_order || !range.contains(&thing.game) {
                return Err(foreign(thing.game, "has things that are not where they belong"));
            }
            if things.get(i + MOST_THINGS).is_some_and(|later| later.game == thing.game) {
                return Err(foreign(thing.game, "has too many things"));
            }
            check_thing(thing).map_err(|what| foreign(thing.game, what))?;
        }
        Ok(())
    }

    fn check_game(&self, row: &GameRow) -> Result<(), &'static str> {
        let fixture = self.fixture(row.game);
        let place = (row.setup as usize, row.seed, u64::from(row.repeat), u64::from(row.arrangement));
        if place != (fixture.setup, fixture.seed, fixture.repeat, fixture.arrangement) {
            return Err("has another set-up, seed or arrangement");
        }
        let players = i32::from(self.setups[fixture.setup].players);
        if row.players != players || !(0..players).contains(&row.first) {
            return Err("has other players");
        }
        let payoffs = [row.payoff0, row.payoff1, row.payoff2, row.payoff3];
        let votes = [row.votes0, row.votes1, row.votes2, row.votes3];
        let bots = [&row.bot0, &row.bot1, &row.bot2, &row.bot3];
        for (seat, ((payoff, votes), bot)) in (0..).zip(payoffs.into_iter().zip(votes).zip(bots)) {
            let is_right = match (payoff, votes, bot) {
                (Some(payoff), Some(votes), Some(_)) => {
                    seat < players && (0.0..=1.0).contains(&payoff) && (0..=MOST_VOTES).contains(&votes)
                }
                (None, None, None) => seat >= players,
                _ => false,
            };
            if !is_right {
                return Err("has a payoff, votes or a bot that no seat can have");
            }
        }
        let is_short = row.decisions <= row.moves && row.moves <= MOST_MOVES && row.turned <= row.tricks;
        if is_short && row.tricks <= MOST_MOVES { Ok(()) } else { Err("is longer than any game") }
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

/// More than any game has.
const MOST_MOVES: u32 = 10_000;
const MOST_THINGS: usize = 64;
const MOST_VOTES: i32 = 16;

fn check_thing(thing: &ThingRow) -> Result<(), &'static str> {
    if !matches!(thing.kind.as_str(), "faction" | "hero" | "artifact") {
        return Err("has a thing of no kind");
    }
    let dealt = [thing.dealt0, thing.dealt1, thing.dealt2, thing.dealt3];
    if dealt.into_iter().flatten().any(|cards| !(0..=52).contains(&cards)) {
        return Err("has a thing of which impossibly many were dealt");
    }
    if thing.vote.is_some_and(|side| !(0..4).contains(&side)) { Err("has a vote of no side") } else { Ok(()) }
}

/// The random seed of the bots, and of what chance decides after the deal.
fn bot_seed(deal: u64, repeat: u64) -> u64 {
    Chance::from_seed(deal ^ 0x6c61_6221).bits().wrapping_add(repeat)
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
    fn an_experiment_that_would_never_end_is_refused() {
        let of = |more: &str| {
            let text = format!("decks = \"all\"\nbots = \"random\"\n{more}\n");
            Plan::new(Experiment::read(&text).unwrap()).map(|plan| plan.games()).map_err(|error| error.to_string())
        };
        assert_eq!(of("deals = 40000"), Ok(2_448 * 40_000));
        for more in ["deals = 41000", "deals = 100000000\nrepeats = 1000", "deals = 1000\nrepeats = 1000"] {
            let error = of(more).unwrap_err();
            assert!(error.contains("too many games") && error.contains("100000000"), "{error}");
        }
    }

    #[test]
    fn tables_that_are_not_of_the_part_are_refused() {
        let plan = plan("decks = \"claim\"\nbots = \"random\"\ndeals = 128\n");
        let rows: Vec<Rows> = plan.part(3).map(|game| plan.play(game).unwrap()).collect();
        let games: Vec<GameRow> = rows.iter().map(|rows| rows.game.clone()).collect();
        let things: Vec<ThingRow> = rows.iter().flat_map(|rows| rows.things.clone()).collect();
        plan.check(3, &games, &things).unwrap();
        assert!(plan.check(2, &games, &things).is_err() && plan.check(3, &games[1..], &things).is_err());
        let refused_games = |change: &dyn Fn(&mut GameRow)| {
            let mut games = games.clone();
            change(&mut games[1]);
            assert!(plan.check(3, &games, &things).is_err(), "{:?}", games[1]);
        };
        refused_games(&|row| row.game += 1);
        refused_games(&|row| row.seed += 1);
        refused_games(&|row| row.players = 0);
        refused_games(&|row| row.first = 2);
        refused_games(&|row| row.first = -1);
        refused_games(&|row| row.payoff0 = Some(f64::NAN));
        refused_games(&|row| row.payoff1 = Some(1e300));
        refused_games(&|row| row.payoff1 = None);
        refused_games(&|row| row.payoff2 = Some(0.5));
        refused_games(&|row| row.votes0 = Some(i32::MIN));
        refused_games(&|row| row.decisions = u32::MAX);
        let refused_things = |change: &dyn Fn(&mut Vec<ThingRow>)| {
            let mut things = things.clone();
            change(&mut things);
            assert!(plan.check(3, &games, &things).is_err());
        };
        refused_things(&|things| things[1].game = u64::MAX);
        refused_things(&|things| things.reverse());
        refused_things(&|things| things[0].dealt1 = Some(i32::MAX));
        refused_things(&|things| things[0].vote = Some(-1));
        refused_things(&|things| things[0].kind = "card".into());
        refused_things(&|things| *things = vec![things[0].clone(); 1_000]);
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
