//! `new`.

use ::record::{AnyGame, Head};
use serde::Deserialize;

use super::Verb;
#[cfg(test)]
use crate::schema::Either;
use crate::{
    object::Given,
    playing::{Held, Playing},
    refusal::{Code, Refusal},
    response::{Reply, Written},
    session::Session,
    value::{Day, GameId, GameNumber, Mode, Moves, Players, RawJson, Seed, Text, Who, Wishes},
};

/// Starts a game: from a set-up and a seed, from a set-up and a deal, or from a record.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(transform = ways))]
#[serde(deny_unknown_fields)]
pub(crate) struct New<'a> {
    /// The id of the game; the engine makes one, if it is left out.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// What is wanted with the decision.
    #[serde(borrow, default)]
    with: Given<'a, Wishes>,
    /// Which game.
    #[serde(borrow, default)]
    #[cfg_attr(test, schemars(with = "crate::served::GameName"))]
    of: Given<'a, Text<'a>>,
    /// For Claim: one of the sets that `hello` lists.
    #[serde(borrow, default)]
    pub(crate) set: Given<'a, Text<'a>>,
    /// How many play.
    #[serde(borrow, default)]
    pub(crate) players: Given<'a, Players>,
    /// The set-up, spelt out.
    #[serde(borrow, default)]
    #[cfg_attr(test, schemars(with = "Either<crate::claim::SetupFields<'_>, crate::claim_it::SetupFields<'_>>"))]
    pub(crate) setup: Given<'a, RawJson<'a>>,
    /// Where the deal comes from, and what chance decides after it.
    #[serde(borrow, default)]
    pub(crate) seed: Given<'a, Seed>,
    /// Where everything is, instead of dealing from a seed.
    #[serde(borrow, default)]
    #[cfg_attr(test, schemars(with = "Either<crate::claim::DealFields<'_>, crate::claim_it::DealFields<'_>>"))]
    pub(crate) deal: Given<'a, RawJson<'a>>,
    /// Who settles what chance decides after the deal.
    #[serde(borrow, default)]
    chance: Given<'a, Mode>,
    /// A game written as text.
    #[serde(borrow, default)]
    record: Given<'a, Text<'a>>,
    /// Which game of the text, counted from 1.
    #[serde(borrow, default)]
    game_number: Given<'a, GameNumber>,
    /// How many answers and outcomes of the record are played.
    #[serde(borrow, default)]
    pub(crate) moves: Given<'a, Moves>,
    /// The names of the seats, for the game's record.
    #[serde(borrow, default)]
    who: Given<'a, Who>,
    /// A day, for the game's record.
    #[serde(borrow, default)]
    date: Given<'a, Day>,
}

impl<'a> Verb<'a> for New<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let wishes = self.with.read()?.unwrap_or_default();
        let mode = self.chance.read()?.unwrap_or(Mode::Sample);
        session.check_room()?;
        let new = session.id_for(self.game.read()?)?;
        let mut held = if self.record.is_there() { self.recorded(mode)? } else { self.dealt(mode)? };
        held.check_audience("with", wishes.audience)?;
        held.decision(&new.id, wishes, None, reply)?;
        session.hold(new, held);
        Ok(())
    }
}

impl New<'_> {
    /// A game from a set-up and a deal.
    fn dealt(&self, mode: Mode) -> Result<Box<dyn Held>, Refusal> {
        let message = "goes with \"record\" only";
        self.game_number.refuse(message)?;
        self.moves.refuse(message)?;
        let of = self.of.read()?;
        let of = of.ok_or_else(|| Refusal::new(Code::Field, "the field \"of\" is missing: \"new\" needs it"))?;
        Ok(match &*of {
            "claim" => Box::new(Playing::<claim::State>::start(self, mode)?),
            "claim-it" => Box::new(Playing::<claim_it::State>::start(self, mode)?),
            _ => return Err(Refusal::field("of", "is neither \"claim\" nor \"claim-it\"")),
        })
    }

    /// A game from a record.
    fn recorded(&self, mode: Mode) -> Result<Box<dyn Held>, Refusal> {
        let message = "does not go with \"record\", which says it all";
        self.of.refuse(message)?;
        self.set.refuse(message)?;
        self.players.refuse(message)?;
        self.setup.refuse(message)?;
        self.deal.refuse(message)?;
        let text = self.record.read()?.map(|Text(text)| text).unwrap_or_default();
        let number = self.game_number.read()?.map_or(1, |GameNumber(number)| number.get());
        let Some(found) = ::record::read(&text).nth(number - 1) else {
            let games = ::record::read(&text).count();
            let message = format_args!("there is no game {number} in the record, which has {games}");
            return Err(Refusal::new(Code::Record, message));
        };
        let seen = |seat| Err(Refusal::new(Code::Record, format_args!("this is a game as {seat} saw it, not in full")));
        match found.map_err(|error| Refusal::by_rule(Code::Record, &error, error.rule.clone()))? {
            AnyGame::Claim(record) => Ok(Box::new(Playing::again(record, self, mode)?)),
            AnyGame::ClaimIt(record) => Ok(Box::new(Playing::again(record, self, mode)?)),
            AnyGame::ClaimSeen(account) => seen(account.seat),
            AnyGame::ClaimItSeen(account) => seen(account.seat),
        }
    }

    /// What it adds to the head of a game's record, or puts in its place.
    pub(crate) fn head(&self, players: u8, mut head: Head) -> Result<Head, Refusal> {
        if let Some(Who(who)) = self.who.read()? {
            if who.len() > usize::from(players) {
                let message = format_args!("has {} names for {players} players", who.len());
                return Err(Refusal::field("who", message));
            }
            head.who = Default::default();
            head.who.iter_mut().zip(who).for_each(|(seat, name)| *seat = name);
        }
        if let Some(Day(date)) = self.date.read()? {
            head.date = Some(date);
        }
        Ok(head)
    }
}

/// Which fields go together: those of a set-up and a deal of either game, or those of a record.
#[cfg(test)]
fn ways(schema: &mut schemars::Schema) {
    use serde_json::{Value, json};

    use crate::schema::{case, refer};

    let dealt = |of: &str, players: u8, without: &[&str], setups: [Value; 2]| {
        let fields = [
            ("of", json!({"const": of})),
            ("players", json!({"maximum": players})),
            ("setup", refer(&format!("{of}-setup"))),
            ("deal", refer(&format!("{of}-deal"))),
        ];
        let mut way = case(fields, ["of"], without.iter().copied().chain(["record", "game_number", "moves"]));
        way["oneOf"] = json!(setups);
        way["anyOf"] = json!([{"required": ["seed"]}, {"required": ["deal"]}]);
        way
    };
    let set = case([], ["set"], ["setup"]);
    let setup = case([], ["setup"], ["set", "players"]);
    let players = case([], ["players"], ["setup"]);
    let ways = [
        dealt("claim", crate::claim::SEATS, &[], [set, setup.clone()]),
        dealt("claim-it", crate::claim_it::SEATS, &["set"], [players, setup]),
        case([], ["record"], ["of", "set", "players", "setup", "deal"]),
    ];
    schema.insert("oneOf".into(), json!(ways));
}
