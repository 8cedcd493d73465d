//! What all rows of an experiment say.

use std::collections::BTreeMap;

use claim::Faction;
use serde::Serialize;

use crate::{
    Effect, Estimate, Folder, FolderError, GameRow, ThingRow,
    effect::{Ratio, effects},
};

/// What an experiment has found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Findings {
    /// Games that were played.
    pub games: u64,
    /// Deals that they were played on.
    pub deals: u64,
    /// Set-ups.
    pub setups: u64,
    /// What matters for winning, table by table.
    pub effects: BTreeMap<Cause, Vec<Effect>>,
    /// How much of the spread of results the deal explains, if there are several games on each, all by the same bot: if there are two,
    /// which of them leads matters too.
    pub luck: Option<Estimate>,
    /// Games by the number of decisions in them.
    pub lengths: Count,
    /// Games by the winner's lead in votes.
    pub margins: Count,
    /// Games by what decided them.
    pub endings: BTreeMap<String, u64>,
    /// What each power did.
    pub powers: Vec<Power>,
    /// Tricks that were won with a card.
    pub tricks: u64,
    /// Of these, the ones that the highest printed value of the led faction gives to somebody else.
    pub turned: u64,
}

/// What a side may have that makes it win or lose: a table of effects for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Cause {
    /// Leading first, second and so on.
    Seat,
    /// Being played by a bot, if there are two.
    Bot,
    /// Being dealt one more card of a faction.
    Faction,
    /// Being dealt one more card of a pair, whichever of the two factions it is of.
    Pair,
    /// Being dealt an artifact.
    Artifact,
    /// Being dealt a hero.
    Hero,
    /// Having the vote of a faction in the end.
    Vote,
    /// Having the votes of both of two factions in the end.
    TwoVotes,
}

/// How often each number was seen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Count(pub BTreeMap<u32, u64>);

impl Count {
    fn add(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    /// How many numbers there are.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Their mean; 0 of none.
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().map(|(&number, &times)| u64::from(number) * times).sum();
        sum as f64 / self.total().max(1) as f64
    }

    /// The number that this share of all is not above.
    pub fn quantile(&self, share: f64) -> u32 {
        let (mut seen, needed) = (0, share * self.total() as f64);
        let mut numbers = self.0.iter();
        let found = numbers.find(|&(_, &times)| {
            seen += times;
            seen as f64 >= needed
        });
        found.map_or(0, |(&number, _)| number)
    }
}

/// What a faction, hero or artifact did, in all games that it was in.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Power {
    /// `faction`, `hero` or `artifact`.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Games that it was in.
    pub games: u64,
    /// Cards of it that were played, or how often the artifact was.
    pub played: u64,
    /// Tricks that were won with it.
    pub won: u64,
    /// Tricks that it won, or in which the artifact was played, and that the highest printed value of the led faction gives to
    /// somebody else.
    pub turned: u64,
    /// Cards of it that went elsewhere after a trick than the base rule says, by whatever power.
    pub diverted: u64,
    /// Moves in which its power had a say, as far as events tell.
    pub acted: u64,
    /// Questions that it asked.
    pub asked: u64,
    /// Votes that a rule of its own decided.
    pub own_votes: u64,
}

/// The sums behind the effects.
#[derive(Default)]
struct Sums {
    ratios: BTreeMap<(Cause, String), Ratio>,
    luck: Vec<Vec<f64>>,
    powers: BTreeMap<(String, String), Power>,
}

/// One game with what was in it.
struct Played<'a> {
    row: &'a GameRow,
    things: &'a [ThingRow],
    /// What each side got beyond its share.
    gains: Vec<f64>,
}

impl Findings {
    /// Adds up all parts of a folder that are complete.
    pub fn of(folder: &Folder) -> Result<Findings, FolderError> {
        let (mut findings, mut sums) = (Findings::default(), Sums::default());
        let mut setups = std::collections::BTreeSet::new();
        for part in (0..folder.plan().parts()).filter(|&part| folder.has(part)) {
            let (games, things) = folder.rows(part)?;
            for deal in games.chunk_by(|a, b| (a.setup, a.seed) == (b.setup, b.seed)) {
                let deal: Vec<Played<'_>> = deal.iter().filter_map(|row| Played::new(row, &things)).collect();
                findings.deals += 1;
                setups.extend(deal.iter().map(|played| played.row.setup));
                for played in &deal {
                    findings.count(played);
                }
                sums.add(&deal);
            }
        }
        findings.setups = setups.len() as u64;
        findings.luck = luck(&sums.luck).filter(|_| folder.plan().experiment().bots.len() == 1);
        findings.powers = sums.powers.into_values().collect();
        let mut tables = BTreeMap::<Cause, Vec<(String, Ratio)>>::new();
        for ((cause, name), ratio) in sums.ratios {
            tables.entry(cause).or_default().push((name, ratio));
        }
        findings.effects = tables.into_iter().map(|(cause, ratios)| (cause, effects(ratios))).collect();
        Ok(findings)
    }

    /// The effects of a table, the strongest first.
    pub fn effects(&self, cause: Cause) -> &[Effect] {
        self.effects.get(&cause).map_or(&[], Vec::as_slice)
    }

    fn count(&mut self, played: &Played<'_>) {
        let row = played.row;
        self.games += 1;
        self.tricks += u64::from(row.tricks);
        self.turned += u64::from(row.turned);
        self.lengths.add(row.decisions);
        *self.endings.entry(row.ending.clone()).or_default() += 1;
        let mut votes: Vec<i32> = [row.votes0, row.votes1, row.votes2, row.votes3].into_iter().flatten().collect();
        votes.truncate(played.gains.len());
        votes.sort_unstable_by(|a, b| b.cmp(a));
        let margin = votes.first().unwrap_or(&0) - votes.get(1).unwrap_or(&0);
        self.margins.add(margin.unsigned_abs());
    }
}

impl<'a> Played<'a> {
    fn new(row: &'a GameRow, things: &'a [ThingRow]) -> Option<Played<'a>> {
        // Four play in two teams, and both partners of a team get the same.
        let sides = if row.players == 4 { 2 } else { usize::try_from(row.players).ok()? };
        let payoffs = [row.payoff0, row.payoff1, row.payoff2, row.payoff3];
        let payoffs: Option<Vec<f64>> = payoffs.into_iter().take(sides).collect();
        let par = 1.0 / sides as f64;
        let first = things.partition_point(|thing| thing.game < row.game);
        let last = things.partition_point(|thing| thing.game <= row.game);
        Some(Played {
            row,
            things: &things[first..last],
            gains: payoffs?.into_iter().map(|payoff| payoff - par).collect(),
        })
    }

    /// How many of a thing each side was dealt.
    fn dealt(&self, thing: &ThingRow) -> Vec<f64> {
        let mut dealt = vec![0.0; self.gains.len()];
        let seats = [thing.dealt0, thing.dealt1, thing.dealt2, thing.dealt3];
        for (seat, cards) in seats.into_iter().enumerate() {
            dealt[seat % self.gains.len()] += f64::from(cards.unwrap_or(0));
        }
        dealt
    }

    /// One side has something, if that side is at the table.
    fn only(&self, side: i32) -> Vec<f64> {
        (0..self.gains.len()).map(|other| f64::from(u8::from(other as i32 == side))).collect()
    }

    /// The parts of a ratio: how gains go with what the sides have, against its mean.
    fn parts(&self, has: &[f64]) -> (f64, f64) {
        let mean = has.iter().sum::<f64>() / has.len() as f64;
        let apart = || has.iter().map(|has| has - mean);
        (apart().zip(&self.gains).map(|(has, gain)| has * gain).sum(), apart().map(|has| has * has).sum())
    }
}

impl Sums {
    /// Adds the games of one deal.
    fn add(&mut self, deal: &[Played<'_>]) {
        let mut tally = Tally::default();
        for played in deal {
            let sides = played.gains.len() as i32;
            for (place, name) in (0..sides).zip(["leads first", "leads second", "leads third"]) {
                // With two sides the second says nothing that the first does not.
                if sides > 2 || place == 0 {
                    tally.add(Cause::Seat, name, played, &played.only((played.row.first + place) % sides));
                }
            }
            for thing in played.things {
                let cause = match thing.kind.as_str() {
                    "faction" => Cause::Faction,
                    "hero" => Cause::Hero,
                    _ => Cause::Artifact,
                };
                tally.add(cause, &thing.name, played, &played.dealt(thing));
                self.count(thing);
            }
            let pair: Vec<&ThingRow> = played.things.iter().filter(|thing| is_of_pair(thing)).collect();
            if let [one, other] = pair[..] {
                let both: Vec<f64> = played.dealt(one).iter().zip(played.dealt(other)).map(|(a, b)| a + b).collect();
                tally.add(Cause::Pair, &together(one, other), played, &both);
            }
            let won: Vec<(&ThingRow, i32)> =
                played.things.iter().filter_map(|thing| Some((thing, thing.vote?))).collect();
            for (i, &(thing, side)) in won.iter().enumerate() {
                tally.add(Cause::Vote, &thing.name, played, &played.only(side));
                for &(other, _) in won[i + 1..].iter().filter(|&&(_, also)| also == side) {
                    tally.add(Cause::TwoVotes, &together(thing, other), played, &played.only(side));
                }
            }
            let who = [&played.row.bot0, &played.row.bot1, &played.row.bot2, &played.row.bot3];
            let who: Vec<&str> = who.into_iter().flatten().map(String::as_str).collect();
            if let Some(&bot) = who.iter().min().filter(|bot| who.iter().any(|other| other != *bot)) {
                let mut has = vec![0.0; played.gains.len()];
                for (seat, other) in who.iter().enumerate() {
                    has[seat % played.gains.len()] += f64::from(u8::from(*other == bot));
                }
                let other = who.iter().find(|other| **other != bot).unwrap_or(&bot);
                tally.add(Cause::Bot, &format!("{bot} against {other}"), played, &has);
            }
        }
        for (key, (above, below)) in tally.0 {
            self.ratios.entry(key).or_default().add(above, below);
        }
        if deal.len() > 1 {
            let of_leader = |played: &Played<'_>| played.gains[played.row.first as usize % played.gains.len()];
            self.luck.push(deal.iter().map(of_leader).collect());
        }
    }

    fn count(&mut self, thing: &ThingRow) {
        let power = self.powers.entry((thing.kind.clone(), thing.name.clone())).or_default();
        (power.kind, power.name) = (thing.kind.clone(), thing.name.clone());
        power.games += 1;
        power.played += u64::from(thing.played);
        power.won += u64::from(thing.won);
        power.turned += u64::from(thing.turned);
        power.diverted += u64::from(thing.diverted);
        power.acted += u64::from(thing.acted);
        power.asked += u64::from(thing.asked);
        let own = ["longest-run", "highest-sum", "highest-open"];
        power.own_votes += u64::from(thing.decider.as_deref().is_some_and(|decider| own.contains(&decider)));
    }
}

/// Is it one of the two factions of the deck's pair (4.1)?
fn is_of_pair(thing: &ThingRow) -> bool {
    thing.kind == "faction" && thing.name.parse().is_ok_and(|faction: Faction| faction.pair().is_some())
}

fn together(one: &ThingRow, other: &ThingRow) -> String {
    format!("{} and {}", one.name, other.name)
}

/// The parts of ratios within one deal.
#[derive(Default)]
struct Tally(BTreeMap<(Cause, String), (f64, f64)>);

impl Tally {
    fn add(&mut self, cause: Cause, name: &str, played: &Played<'_>, has: &[f64]) {
        let (above, below) = played.parts(has);
        let sums = self.0.entry((cause, name.into())).or_default();
        sums.0 += above;
        sums.1 += below;
    }
}

/// How much two games on one deal have in common, as a share of how much games vary.
fn luck(deals: &[Vec<f64>]) -> Option<Estimate> {
    let games: usize = deals.iter().map(Vec::len).sum();
    let mean = deals.iter().flatten().sum::<f64>() / games.max(1) as f64;
    let mut ratio = Ratio::default();
    for gains in deals {
        let n = gains.len() as f64;
        let sum: f64 = gains.iter().map(|gain| gain - mean).sum();
        let squares: f64 = gains.iter().map(|gain| (gain - mean).powi(2)).sum();
        ratio.add((sum * sum - squares) / (n * (n - 1.0)), squares / n);
    }
    ratio.estimate(1)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use game::Chance;

    use super::*;

    fn found(bots: &str) -> Findings {
        let scratch = testing::Folder::new();
        let text = format!("decks = \"mini-claim\"\nbots = {bots}\ndeals = 80\nrepeats = 2\n");
        let folder = Folder::open(&scratch, &text).unwrap();
        crate::run(&folder, 2, &AtomicBool::new(false), || ()).unwrap();
        Findings::of(&folder).unwrap()
    }

    #[test]
    fn the_strength_of_a_bot_is_not_taken_for_luck() {
        assert!(found("\"greedy\"").luck.is_some());
        let two = found("[\"random\", \"greedy\"]");
        assert_eq!(two.luck, None);
        let [greedy] = two.effects(Cause::Bot) else { panic!("one effect for two bots") };
        assert!(greedy.name == "greedy against random" && greedy.estimate.low > 0.0, "{greedy:?}");
    }

    #[test]
    fn luck_is_what_games_on_one_deal_have_in_common() {
        let mut chance = Chance::from_seed(3);
        let mut draw = |wins: u32| if chance.below(100) < wins { 0.5 } else { -0.5 };
        // Half of the deals are won nine times in ten, the others lost as often: the deal explains 0.64 of the spread.
        let deals: Vec<Vec<f64>> =
            (0..4_000).map(|i| (0..3).map(|_| draw(if i % 2 == 0 { 90 } else { 10 })).collect()).collect();
        let found = luck(&deals).unwrap();
        assert!((found.value - 0.64).abs() < 0.03 && found.low < 0.64 && found.high > 0.64, "{found:?}");
        let none: Vec<Vec<f64>> = (0..4_000).map(|_| (0..2).map(|_| draw(50)).collect()).collect();
        assert!(luck(&none).unwrap().value.abs() < 0.05);
        assert_eq!(luck(&[]), None);
    }

    #[test]
    fn what_one_side_has_is_held_against_what_the_others_have() {
        let row = GameRow { players: 2, payoff0: Some(1.0), payoff1: Some(0.0), ..GameRow::default() };
        let played = Played::new(&row, &[]).unwrap();
        assert_eq!(played.gains, [0.5, -0.5]);
        let (above, below) = played.parts(&[4.0, 2.0]);
        // Two cards more, and won: half a win for each of them.
        assert!((above / below - 0.5).abs() < 1e-12);
        assert_eq!(played.parts(&[3.0, 3.0]), (0.0, 0.0));
        let four = GameRow { players: 4, payoff2: Some(1.0), payoff3: Some(0.0), ..row };
        assert_eq!(Played::new(&four, &[]).unwrap().gains.len(), 2);
    }

    #[test]
    fn quantiles_are_found_in_counts() {
        let mut count = Count::default();
        (1..=100).for_each(|number| count.add(number));
        assert_eq!((count.quantile(0.05), count.quantile(0.5), count.quantile(1.0)), (5, 50, 100));
        assert!((count.mean() - 50.5).abs() < 1e-12);
    }
}
