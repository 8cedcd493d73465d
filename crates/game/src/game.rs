//! What a set of rules must offer.

use std::{error::Error, fmt::Debug, hash::Hash};

use crate::{Actor, Answer, Answers, Audience, Chance, MAX_SEATS, Seat};

/// The rules of one game; a value is a position, complete with all that is hidden.
///
/// A position is plain data: small, `Copy`, comparable, and determined by set-up, deal and the actions since. It does
/// no input or output and holds no generator: where chance decides, [`Game::actor`] says so, [`Game::answers`] lists
/// the outcomes and [`Game::weight`] their odds.
pub trait Game: Copy + Eq + Hash + Debug {
    /// What the players agree on before the deal; may be illegal.
    type Setup: Clone + Debug + Eq;
    /// Chance's first outcome: who holds what.
    type Deal: Clone + Debug + Eq;
    /// An answer to a decision, or an outcome of chance.
    type Action: Answer + Ord + Hash;
    /// Something that happened, with all that is hidden: for [`Witness`]es, and for [`Game::event_for`].
    type Event: Copy + Debug;
    /// What an audience saw of an event; whatever is told of a game is told of these.
    type SeenEvent: Copy + Debug + Eq;
    /// What every seat has seen so far.
    type Witness: Witness<Self>;
    /// What one audience may know.
    type View: View<Self>;
    /// The result with its explanation.
    type Score: Clone + Debug + Eq;
    /// Why a set-up or a deal is refused.
    type SetupError: Error + Clone + Eq;
    /// Why an action is refused.
    type ActionError: Error + Clone + Eq;

    /// Does anybody hold what others must not see?
    const HIDES: bool;

    /// Deals at random; the same source gives the same deal for ever.
    fn deal(setup: &Self::Setup, chance: &mut Chance) -> Result<Self::Deal, Self::SetupError>;
    /// The first position.
    fn start(setup: &Self::Setup, deal: &Self::Deal) -> Result<Self, Self::SetupError>;
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// Whose decision it is.
    fn actor(&self) -> Actor;
    /// The legal answers of a seat or the outcomes of chance; none when the game is over.
    fn answers(&self) -> Answers;
    /// The odds of an outcome of chance, in proportion to the weights of the others; 0 for what is not listed.
    fn weight(&self, outcome: Self::Action) -> u32;
    /// Is the action legal here, and if not, which rule does it break?
    fn check(&self, action: Self::Action) -> Result<(), Self::ActionError>;
    /// Plays an action that is known to be listed. What an unlisted one does is unspecified, but it does not panic.
    fn apply_unchecked(&mut self, action: Self::Action, sink: &mut impl Sink<Self>);
    /// What an audience saw of an event of this game: the only way from events to what players and spectators read.
    fn event_for(&self, event: Self::Event, audience: Audience) -> Self::SeenEvent;
    /// The same with nothing hidden, for whoever may know everything: a reader of a finished game, never a player.
    fn event_in_full(&self, event: Self::Event) -> Self::SeenEvent;
    /// The result per seat, once the game is over.
    fn payoffs(&self) -> Option<Payoffs>;
    /// The result with its explanation, once the game is over.
    fn score(&self) -> Option<Self::Score>;
    /// The action as people write it here.
    fn notation(&self, action: Self::Action) -> String;
    /// Reads what [`Game::notation`] writes; what it reads need not be legal.
    fn parse(&self, text: &str) -> Option<Self::Action>;

    /// Plays an action, or says why not and leaves the position as it was.
    fn apply(&mut self, action: Self::Action, sink: &mut impl Sink<Self>) -> Result<(), Self::ActionError> {
        self.check(action)?;
        self.apply_unchecked(action, sink);
        Ok(())
    }

    /// The same for any sink. The rules are compiled once for all of them, not anew for each: for whoever does not play
    /// thousands of games.
    fn apply_telling(&mut self, action: Self::Action, mut sink: &mut dyn Sink<Self>) -> Result<(), Self::ActionError> {
        self.apply(action, &mut sink)
    }

    /// Picks an outcome of chance by its odds, or a legal answer uniformly if a seat is to decide.
    fn sample(&self, chance: &mut Chance) -> Option<Self::Action> {
        let answers = self.answers();
        if self.actor() != Actor::Chance {
            return if answers.is_empty() { None } else { answers.any(chance) };
        }
        let total = answers.iter().map(|outcome| self.weight(outcome)).sum();
        let mut left = chance.below(total);
        answers.iter().find(|&outcome| {
            let weight = self.weight(outcome);
            let found = left < weight;
            left = left.wrapping_sub(weight);
            found
        })
    }
}

/// Where events go. The unit type takes them at no cost.
pub trait Sink<G: Game> {
    /// `event` happens now; `before` is the position just before it.
    fn event(&mut self, before: &G, event: G::Event);
}

impl<G: Game> Sink<G> for () {
    #[inline(always)]
    fn event(&mut self, _: &G, _: G::Event) {}
}

impl<G: Game> Sink<G> for Vec<G::Event> {
    fn event(&mut self, _: &G, event: G::Event) {
        self.push(event);
    }
}

impl<G: Game> Sink<G> for &mut dyn Sink<G> {
    fn event(&mut self, before: &G, event: G::Event) {
        (**self).event(before, event);
    }
}

impl<G: Game, A: Sink<G>, B: Sink<G>> Sink<G> for (&mut A, &mut B) {
    fn event(&mut self, before: &G, event: G::Event) {
        self.0.event(before, event);
        self.1.event(before, event);
    }
}

/// Watches a game from all seats at once and remembers what each has seen.
pub trait Witness<G: Game>: Clone + Debug + Sink<G> {
    /// What the seats see as the first position is laid out.
    fn new(setup: &G::Setup, deal: &G::Deal, start: &G) -> Self;
    /// What an audience knows in the position this witness has followed the game to.
    fn view(&self, position: &G, audience: Audience) -> G::View;
}

/// What one audience may know, and nothing else.
pub trait View<G: Game>: Clone + Debug + Eq {
    /// A sampler of the positions this view allows, prepared once for many draws.
    type Worlds: Worlds<G>;

    /// Whose view it is.
    fn audience(&self) -> Audience;
    /// The legal answers, if this audience is asked; else none.
    fn answers(&self) -> Answers;
    /// The positions consistent with all this audience has seen; none if it is not asked, since what others are
    /// asked, and so how far the game has come, may be hidden.
    fn worlds(&self) -> Option<Self::Worlds>;

    /// Why answers would be refused, prepared once for many of them.
    fn refusals(&self) -> Refusals<G> {
        Refusals { world: self.worlds().map(|worlds| worlds.sample(&mut Chance::from_seed(0))) }
    }

    /// Why an answer would be refused, if this seat is asked and it would be.
    fn refusal(&self, answer: G::Action) -> Option<G::ActionError> {
        self.refusals().of(answer)
    }

    /// The seat whose view it is; none for a spectator's.
    fn seat(&self) -> Option<Seat> {
        self.audience().seat()
    }
}

/// Why answers of a seat would be refused, from what it knows alone: nothing hidden has a say in it, so a world drawn from
/// its view refuses the same answers as the true position, for the same reasons.
#[derive(Clone, Copy, Debug)]
pub struct Refusals<G> {
    /// None if the seat is not asked.
    world: Option<G>,
}

impl<G: Game> Refusals<G> {
    /// Why this answer would be refused, if the seat is asked and it would be.
    pub fn of(&self, answer: G::Action) -> Option<G::ActionError> {
        self.world.as_ref()?.check(answer).err()
    }
}

/// Positions that an audience cannot tell apart.
pub trait Worlds<G: Game> {
    /// One of them, each equally likely.
    fn sample(&self, chance: &mut Chance) -> G;
}

/// What the game was worth to each seat: 1 for a win, 0 for a loss, `1 / n` for a win shared by `n` sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payoffs {
    shares: [f32; MAX_SEATS],
    seats: u8,
}

impl Payoffs {
    /// A win shared by the sides to which `won` says yes; `sides` of them share it.
    pub fn shared(seats: u8, sides: u8, won: impl Fn(Seat) -> bool) -> Payoffs {
        let share = 1.0 / f32::from(sides.max(1));
        let shares = std::array::from_fn(|i| {
            let seat = Seat(i as u8);
            if seat.0 < seats && won(seat) { share } else { 0.0 }
        });
        Payoffs { shares, seats }
    }

    /// What the seat got.
    pub fn of(&self, seat: Seat) -> f32 {
        self.as_slice().get(seat.index()).copied().unwrap_or(0.0)
    }

    /// The seats that won, alone or together.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat).filter(|&seat| self.of(seat) > 0.0)
    }

    /// All seats in order.
    pub fn as_slice(&self) -> &[f32] {
        &self.shares[..usize::from(self.seats)]
    }
}
