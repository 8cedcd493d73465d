//! A review in progress: which decisions there are, and what has been judged so far.

use game::{Actor, Payoffs, Replay, Seat, Table};
use record::Course;

use crate::{Decision, Luck, Moment, Reviewed, Summary, Task, TurningPoint, luck, turning};

/// What is reviewed, and how thoroughly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// What is spent on each answer of every decision, the same for all; at least 1.
    pub nodes: u64,
    /// The seats whose decisions are wanted.
    pub seats: Vec<Seat>,
    /// Are the decisions of all others judged as well, after these, to tell luck from skill?
    pub luck: bool,
}

impl Options {
    /// The nodes for each answer, if nobody says otherwise.
    pub const NODES: u64 = 10_000;
    /// The most nodes that can be asked for.
    pub const MOST_NODES: u64 = 1_000_000;
}

/// Why a game is not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoReview {
    /// It cannot be replayed.
    #[error("{0}")]
    Broken(String),
    /// Somebody is named who does not play.
    #[error("nobody sits at seat {seat}: {players} play, counted from 0")]
    NoSeat {
        /// Who was named.
        seat: u8,
        /// How many play.
        players: u8,
    },
    /// Nobody had a choice.
    #[error("there is nothing to review: nobody has decided anything yet")]
    NoDecisions,
}

/// A review of a game. Hand out tasks, enter what they come to, and ask at any time what is known so far.
#[derive(Clone, Debug)]
pub struct Review<G: Reviewed> {
    seats: Vec<Seat>,
    spots: Vec<Spot<G>>,
    /// In which order the spots are judged.
    order: Vec<usize>,
    end: G,
    setup: G::Setup,
    nodes: u64,
}

/// A decision of the game: where it is, what its seat knew, and what was judged of it.
#[derive(Clone, Debug)]
pub struct Spot<G: Reviewed> {
    /// The number of answers and outcomes before it, to look there or to play on from there. It depends on what others were
    /// asked in secret, so it is not part of what is told of a decision.
    pub at: usize,
    /// What the seat knew.
    pub view: G::View,
    /// What was judged, once it was.
    pub decision: Option<Decision<G::Action>>,
    seat: Seat,
    asked: u32,
    moment: Moment,
    answered: G::Action,
}

impl<G: Reviewed> Review<G> {
    /// The review of a game; nothing is judged yet. A game that is not over is reviewed as far as it goes.
    pub fn new(replay: &Replay<G>, options: &Options) -> Result<Review<G>, NoReview> {
        let broken = |error: &dyn std::error::Error| NoReview::Broken(error.to_string());
        let Replay { setup, deal, log } = replay;
        let mut table = Table::<G>::new(setup.clone(), deal.clone()).map_err(|e| broken(&e))?;
        let players = table.position().seats();
        if let Some(&Seat(seat)) = options.seats.iter().find(|seat| seat.0 >= players) {
            return Err(NoReview::NoSeat { seat, players });
        }
        let mut course = Course::<G>::default();
        let mut asked = vec![0; usize::from(players)];
        let mut spots = Vec::new();
        for (at, &answered) in log.iter().enumerate() {
            if let Actor::Seat(seat) = table.actor() {
                if table.position().answers().len() > 1 {
                    let (view, moment, asked) = (table.view(seat), course.now().into(), asked[seat.index()]);
                    spots.push(Spot { at, view, decision: None, seat, asked, moment, answered });
                }
                asked[seat.index()] += 1;
            }
            table.play_with(answered, &mut course).map_err(|e| broken(&e))?;
        }
        let is_wanted = |spot: &Spot<G>| options.seats.contains(&spot.seat);
        let is_over = table.actor() == Actor::Over;
        let mut order: Vec<usize> = (0..spots.len()).filter(|&at| is_wanted(&spots[at])).collect();
        if order.is_empty() {
            return Err(NoReview::NoDecisions);
        }
        if options.luck && is_over {
            order.extend((0..spots.len()).filter(|&at| !is_wanted(&spots[at])));
        }
        let mut seats = options.seats.clone();
        seats.sort_unstable();
        seats.dedup();
        let nodes = options.nodes.clamp(1, Options::MOST_NODES);
        Ok(Review { seats, spots, order, end: *table.position(), setup: setup.clone(), nodes })
    }

    /// The next decision to be judged; none when all are.
    pub fn next_task(&self) -> Option<Task<G>> {
        let open = self.order.iter().map(|&at| &self.spots[at]).find(|spot| spot.decision.is_none())?;
        Some(self.task(open))
    }

    /// All decisions that are still to be judged, in their order, for whoever has several threads.
    pub fn tasks(&self) -> Vec<Task<G>> {
        let open = self.order.iter().map(|&at| &self.spots[at]).filter(|spot| spot.decision.is_none());
        open.map(|spot| self.task(spot)).collect()
    }

    fn task(&self, spot: &Spot<G>) -> Task<G> {
        let Spot { ref view, answered, seat, asked, moment, .. } = *spot;
        Task { view: view.clone(), answered, seats: self.end.seats(), seat, asked, moment, nodes: self.nodes }
    }

    /// Takes a decision that was judged; one that is not of this game is ignored.
    pub fn enter(&mut self, decision: Decision<G::Action>) {
        let is_its = |spot: &&mut Spot<G>| {
            (spot.seat, spot.asked, spot.answered) == (decision.seat, decision.asked, decision.answered)
        };
        if let Some(spot) = self.spots.iter_mut().find(is_its) {
            spot.decision = Some(decision);
        }
    }

    /// How many decisions are judged, and how many are to be in the end.
    pub fn progress(&self) -> (usize, usize) {
        let judged = self.order.iter().filter(|&&at| self.spots[at].decision.is_some()).count();
        (judged, self.order.len())
    }

    /// The seats whose decisions are wanted.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        self.end.seats()
    }

    /// What was agreed on.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What is spent on each answer.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The result; none if the game is not over.
    pub fn result(&self) -> Option<Payoffs> {
        self.end.payoffs()
    }

    /// The last position, to which the sides belong.
    pub(crate) const fn end(&self) -> &G {
        &self.end
    }

    /// What has been judged of all seats so far, in the order of the game.
    pub(crate) fn all_judged(&self) -> impl Iterator<Item = &Decision<G::Action>> {
        self.spots.iter().filter_map(|spot| spot.decision.as_ref())
    }

    /// The decisions of a seat that have been judged, in the order of the game.
    pub fn spots(&self, seat: Seat) -> impl Iterator<Item = (&Spot<G>, &Decision<G::Action>)> {
        let its = self.spots.iter().filter(move |spot| spot.seat == seat);
        its.filter_map(|spot| Some((spot, spot.decision.as_ref()?)))
    }

    /// The same without where they are.
    pub fn decisions(&self, seat: Seat) -> impl Iterator<Item = &Decision<G::Action>> {
        self.spots(seat).map(|(_, decision)| decision)
    }

    /// How a seat has played, as far as it has been judged.
    pub fn summary(&self, seat: Seat) -> Summary {
        Summary::of(self.decisions(seat))
    }

    /// The moments at which the chances of a seat changed most, in the order of the game.
    pub fn turning_points(&self, seat: Seat) -> Vec<TurningPoint> {
        turning::points(&self.decisions(seat).collect::<Vec<_>>())
    }

    /// How much of a seat's result was luck; none before all decisions of everybody are judged, or if the game is not over.
    pub fn luck(&self, seat: Seat) -> Option<Luck> {
        luck::of(self, seat)
    }

    /// Is every decision of this seat judged?
    pub(crate) fn is_judged(&self, seat: Seat) -> bool {
        self.spots.iter().all(|spot| spot.seat != seat || spot.decision.is_some())
    }

    /// Is every decision of everybody judged?
    pub(crate) fn is_complete(&self) -> bool {
        self.spots.iter().all(|spot| spot.decision.is_some())
    }
}
