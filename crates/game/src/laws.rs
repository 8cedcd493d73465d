//! The laws any game must obey, as one function that plays a seeded game and checks them all on the way.

mod hosting;

use std::{fmt, fmt::Debug, ops::AddAssign};

pub use hosting::check_hosting;

use crate::{Actor, Answer, Audience, Chance, Game, Portable, Replay, Seat, Table, View, Worlds};

/// What a game adds so that the laws can be checked on it.
pub trait Lawful: Portable {
    /// No game takes more actions than this.
    const LONGEST: usize;

    /// Is every piece somewhere exactly once? The error says which is not.
    fn conserved(&self) -> Result<(), String>;

    /// The deal and log of a game that ends in `world` and that `seat` cannot tell from the one at the table.
    /// `world` was drawn from [`View::worlds`] of that seat. None where the game says that its witness is not exact.
    fn retrace(table: &Table<Self>, seat: Seat, world: &Self) -> Option<Replay<Self>>;

    /// The same game with two things exchanged that an audience has never seen, found from the events alone and not from
    /// views or the witness, which are on trial here. None if there is nothing to exchange. It need not be legal.
    fn swapped(table: &Table<Self>, audience: impl Into<Audience>, chance: &mut Chance) -> Option<Replay<Self>>;

    /// Is every piece that a view shows where the position has it, and as many as there are? The error says which is not.
    fn lies_as_shown(&self, view: &Self::View) -> Result<(), String>;

    /// Are these the same position, up to pieces that nobody can tell apart? The error says how they differ.
    fn alike(&self, other: &Self) -> Result<(), String> {
        same("the position", self, other)
    }
}

/// How thoroughly to check.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Check serialisation, replay and hidden information at every `n`th action and at the end.
    pub every: u32,
    /// How many alternative worlds to draw at each such point, for each seat.
    pub worlds: u32,
}

/// How much the laws of hidden information had to compare: a law that compared nothing has shown nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Comparisons {
    /// Views held against the position.
    pub views: u64,
    /// Worlds held against the view they were drawn from.
    pub worlds: u64,
    /// Answers refused in a world and in the position.
    pub refusals: u64,
    /// Games that end in such a world, and all that the seat was sent in them.
    pub retraced: u64,
    /// Games with something exchanged that a seat never saw, and all that it and a spectator were sent in them.
    pub swapped: u64,
    /// Games with something exchanged that a spectator never saw, and all that it was sent in them.
    pub unseen: u64,
}

impl Comparisons {
    /// Says which law had nothing to compare, if one had not.
    pub fn none_is_empty(&self) -> Result<(), String> {
        let Comparisons { views, worlds, refusals, retraced, swapped, unseen } = *self;
        let all = [("views", views), ("worlds", worlds), ("refusals", refusals), ("retraced", retraced)];
        match all.into_iter().chain([("swapped", swapped), ("unseen", unseen)]).find(|&(_, count)| count == 0) {
            Some((law, _)) => Err(format!("a law compared nothing: {law} ({self})")),
            None => Ok(()),
        }
    }
}

impl AddAssign for Comparisons {
    fn add_assign(&mut self, more: Comparisons) {
        let Comparisons { views, worlds, refusals, retraced, swapped, unseen } = more;
        self.views += views;
        self.worlds += worlds;
        self.refusals += refusals;
        self.retraced += retraced;
        self.swapped += swapped;
        self.unseen += unseen;
    }
}

impl fmt::Display for Comparisons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Comparisons { views, worlds, refusals, retraced, swapped, unseen } = self;
        write!(f, "{views} views, {worlds} worlds, {refusals} refusals, {retraced} games retraced, ")?;
        write!(f, "{swapped} with something exchanged for a seat and {unseen} for a spectator")
    }
}

/// Plays one random game from `seed` and checks every law; the error says which was broken and where.
pub fn check<G: Lawful>(setup: &G::Setup, seed: u64, care: Care) -> Result<(Table<G>, Comparisons), String> {
    let mut chance = Chance::from_seed(seed);
    let deal = G::deal(setup, &mut chance).map_err(|e| format!("the deal is refused: {e}"))?;
    let mut table = Table::<G>::new(setup.clone(), deal).map_err(|e| format!("the deal is refused: {e}"))?;
    let result = play(&mut table, &mut chance, care);
    let log = &table.replay().log;
    let compared =
        result.map_err(|law| format!("{law}\nseed {seed}, after {} actions of {setup:?}\nlog: {log:?}", log.len()))?;
    Ok((table, compared))
}

fn play<G: Lawful>(table: &mut Table<G>, chance: &mut Chance, care: Care) -> Result<Comparisons, String> {
    let mut compared = Comparisons::default();
    // A stream of its own, so that games stay as they are.
    let mut chance_of_views = Chance::from_seed(0);
    loop {
        let over = table.actor() == Actor::Over;
        table.position().conserved()?;
        accepted_if_and_only_if_listed(table.position())?;
        for audience in Audience::all(table.position().seats()) {
            let view = table.view(audience);
            let shown = table.position().lies_as_shown(&view);
            shown.map_err(|e| format!("the view of {audience} shows a piece where it is not: {e}"))?;
            compared.views += 1;
            if over || chance_of_views.below(care.every) == 0 {
                view_round_trips::<G>(&view, audience)?;
            }
        }
        if over || chance.below(care.every) == 0 {
            replay_gives_the_same_position(table)?;
            for seat in 0..table.position().seats() {
                for _ in 0..care.worlds {
                    worlds_agree_with_the_view(table, Seat(seat), chance, &mut compared)?;
                    nothing_sent_shows_what_was_not_seen(table, Seat(seat), chance, &mut compared)?;
                }
            }
            for _ in 0..care.worlds {
                nothing_sent_shows_what_nobody_else_saw(table, &mut chance_of_views, &mut compared)?;
            }
        }
        if over {
            return ends_with_a_result(table.position()).map(|()| compared);
        }
        if table.replay().log.len() >= G::LONGEST {
            return Err(format!("no end after {} actions", G::LONGEST));
        }
        let action = table.position().sample(chance).ok_or("somebody is to decide, but no answer is listed")?;
        notation_round_trips(table.position(), action)?;
        table.play(action).map_err(|e| format!("{action:?} is listed but refused: {e}"))?;
    }
}

/// An action is accepted if and only if it is listed, and a refused one changes nothing.
fn accepted_if_and_only_if_listed<G: Game>(position: &G) -> Result<(), String> {
    let answers = position.answers();
    if answers.is_empty() != (position.actor() == Actor::Over) {
        return Err(format!("{:?} is to decide, {} answers are listed", position.actor(), answers.len()));
    }
    for number in 0..=u8::MAX {
        let Some(action) = G::Action::from_number(number) else { continue };
        if action.number() != number {
            return Err(format!("answer {number} says its number is {}", action.number()));
        }
        let listed = answers.has(action);
        let mut after = *position;
        let accepted = if listed { position.check(action) } else { after.apply(action, &mut ()) };
        if accepted.is_ok() != listed {
            return Err(format!(
                "{action:?} is {}listed; the check says {accepted:?}",
                if listed { "" } else { "not " }
            ));
        }
        if after != *position {
            return Err(format!("{action:?} was refused and yet changed the position"));
        }
        if (position.weight(action) > 0) != (listed && position.actor() == Actor::Chance) {
            return Err(format!("{action:?} has the weight {}", position.weight(action)));
        }
    }
    Ok(())
}

fn notation_round_trips<G: Game>(position: &G, action: G::Action) -> Result<(), String> {
    let text = position.notation(action);
    same("an action read back from its notation", position.parse(&text), Some(action))
}

fn view_round_trips<G: Lawful>(view: &G::View, audience: Audience) -> Result<(), String> {
    let json = serde_json::to_string(view).map_err(|e| format!("the view of {audience} can't be written: {e}"))?;
    let back: G::View =
        serde_json::from_str(&json).map_err(|e| format!("the view of {audience} can't be read back: {e}\n{json}"))?;
    same("a view read back", &back, view)
}

fn replay_gives_the_same_position<G: Portable>(table: &Table<G>) -> Result<(), String> {
    let json = serde_json::to_string(table.replay()).map_err(|e| format!("the replay can't be written: {e}"))?;
    let back: Replay<G> = serde_json::from_str(&json).map_err(|e| format!("the replay can't be read back: {e}"))?;
    same("a replay read back", &back, table.replay())?;
    let again = back.table().map_err(|e| format!("the replay is refused: {e}"))?;
    same("a position replayed", again.position(), table.position())?;
    for seat in 0..table.position().seats() {
        same("a view replayed", again.view(Seat(seat)), table.view(Seat(seat)))?;
    }
    Ok(())
}

/// Two games that differ only in what a seat cannot know give it equal views and equal answers, now and whenever it was
/// asked before; and every world drawn from its view is the end of such a game, in which all that was played was legal.
fn worlds_agree_with_the_view<G: Lawful>(
    table: &Table<G>,
    seat: Seat,
    chance: &mut Chance,
    compared: &mut Comparisons,
) -> Result<(), String> {
    let view = table.view(seat);
    let asked = table.actor() == Actor::Seat(seat);
    same("whether a view lists answers", view.answers().is_empty(), !asked)?;
    let Some(worlds) = view.worlds() else {
        return same("whether a view that is asked has worlds", asked, false);
    };
    same("the answers a view lists", view.answers(), table.position().answers())?;
    let world = worlds.sample(chance);
    world.conserved().map_err(|e| format!("in a world drawn for {seat}: {e}"))?;
    same("the answers in a world", world.answers(), view.answers())?;
    compared.worlds += 1;
    compared.refusals += refused_alike(table.position(), &world, &view, chance)?;
    let Some(other) = G::retrace(table, seat, &world) else { return Ok(()) };
    let told = format!("{other:?}");
    let theirs =
        sent_to(seat, other).map_err(|e| format!("a world drawn for {seat} has no past: {e}\nthat past: {told}"))?;
    let ours = sent_to(seat, table.replay().clone())?;
    same_messages(&format!("what {seat} was sent in a world it cannot tell apart"), &theirs.asked, &ours.asked)?;
    compared.retraced += 1;
    G::alike(&theirs.end, &world).map_err(|e| format!("the world drawn for {seat} is not the one retraced: {e}"))
}

/// The position and a world drawn from a view refuse the same answers with the same words.
fn refused_alike<G: Game>(position: &G, world: &G, view: &G::View, chance: &mut Chance) -> Result<u64, String> {
    let asked = chance.below(256) as u8;
    let mut refused = 0;
    for number in 0..=u8::MAX {
        let Some(action) = G::Action::from_number(number) else { continue };
        let refusal = position.check(action).err();
        same("why a world refuses an answer", world.check(action).err(), refusal.clone())?;
        if number == asked {
            same("why a view says that an answer is refused", view.refusal(action), refusal.clone())?;
        }
        refused += u64::from(refusal.is_some());
    }
    Ok(refused)
}

/// Two things that a seat has never seen are exchanged and the same is played: as long as that is legal, neither the seat
/// nor a spectator can tell the games apart. Unlike the law above this one does not trust the view to say what is hidden.
fn nothing_sent_shows_what_was_not_seen<G: Lawful>(
    table: &Table<G>,
    seat: Seat,
    chance: &mut Chance,
    compared: &mut Comparisons,
) -> Result<(), String> {
    let Some(other) = G::swapped(table, seat, chance) else { return Ok(()) };
    let told = format!("{other:?}");
    let Ok(theirs) = sent_to(seat, other) else { return Ok(()) };
    let ours = sent_to(seat, table.replay().clone())?;
    let what = |audience: &str| {
        format!("what {audience} was sent when something was exchanged that {seat} never saw ({told})")
    };
    same_messages(&what("the seat, when asked,"), &theirs.asked, &ours.asked)?;
    same_messages(&what("the seat"), &theirs.always, &ours.always)?;
    same_messages(&what("a spectator"), &theirs.spectator, &ours.spectator)?;
    compared.swapped += 1;
    Ok(())
}

/// Two things that a spectator has never seen are exchanged, in whoever's hands they are: as long as the same can be played,
/// a spectator cannot tell the games apart.
fn nothing_sent_shows_what_nobody_else_saw<G: Lawful>(
    table: &Table<G>,
    chance: &mut Chance,
    compared: &mut Comparisons,
) -> Result<(), String> {
    let Some(other) = G::swapped(table, Audience::Spectator, chance) else { return Ok(()) };
    let told = format!("{other:?}");
    let Ok(theirs) = sent_to(Seat(0), other) else { return Ok(()) };
    let ours = sent_to(Seat(0), table.replay().clone())?;
    let what = format!("what a spectator was sent when something was exchanged that it never saw ({told})");
    same_messages(&what, &theirs.spectator, &ours.spectator)?;
    compared.unseen += 1;
    Ok(())
}

/// What an audience is sent at some moment: what it saw happen since the last message, and its view, to the letter.
type Message = (String, String);

/// All that a seat and a spectator are sent in a game, and the position it ended in.
struct Sent<G: Game> {
    /// Whenever the seat was asked.
    asked: Vec<Message>,
    /// To the seat after every action.
    always: Vec<Message>,
    /// To a spectator after every action.
    spectator: Vec<Message>,
    end: G,
}

fn sent_to<G: Portable>(seat: Seat, replay: Replay<G>) -> Result<Sent<G>, String> {
    let mut table = Table::<G>::new(replay.setup, replay.deal).map_err(|e| e.to_string())?;
    let (mut asked, mut always, mut spectator) = (Vec::new(), Vec::new(), Vec::new());
    let mut events: Vec<G::Event> = Vec::new();
    let mut since = String::new();
    let mut log = replay.log.into_iter();
    loop {
        // A line for each event: how they are grouped depends on who was asked in secret.
        let seen = |audience| {
            let lines = events.iter().map(|&event| serde_json::to_string(&table.position().event_for(event, audience)));
            let lines: Result<Vec<String>, _> = lines.map(|line| line.map(|line| line + "\n")).collect();
            lines.map(|lines| lines.concat()).map_err(|e| format!("an event can't be written: {e}"))
        };
        let view = |audience: Audience| {
            serde_json::to_string(&table.view(audience)).map_err(|e| format!("a view can't be written: {e}"))
        };
        let own = seen(seat.into())?;
        since += &own;
        if table.actor() == Actor::Seat(seat) {
            asked.push((std::mem::take(&mut since), view(seat.into())?));
        }
        always.push((own, view(seat.into())?));
        spectator.push((seen(Audience::Spectator)?, view(Audience::Spectator)?));
        let Some(action) = log.next() else { break };
        events.clear();
        table.play_with(action, &mut events).map_err(|e| format!("{action:?}: {e}"))?;
    }
    Ok(Sent { asked, always, spectator, end: *table.position() })
}

fn same_messages<V: PartialEq + Debug>(what: &str, got: &[V], expected: &[V]) -> Result<(), String> {
    for (got, expected) in got.iter().zip(expected) {
        same(what, got, expected)?;
    }
    same(&format!("how often {what}"), got.len(), expected.len())
}

fn ends_with_a_result<G: Game>(position: &G) -> Result<(), String> {
    let payoffs = position.payoffs().ok_or("the game is over without a result")?;
    position.score().ok_or("the game is over without a score")?;
    let legal = payoffs.as_slice().len() == usize::from(position.seats())
        && payoffs.as_slice().iter().all(|share| (0.0..=1.0).contains(share))
        && payoffs.as_slice().iter().sum::<f32>() > 0.99;
    if legal { Ok(()) } else { Err(format!("a strange result: {payoffs:?}")) }
}

fn same<T: PartialEq + Debug>(what: &str, got: T, expected: T) -> Result<(), String> {
    if got == expected { Ok(()) } else { Err(format!("{what} differs\n     got: {got:?}\nexpected: {expected:?}")) }
}
