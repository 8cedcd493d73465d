//! What is told in a first game of Claim It!, for two players.

use ::claim_it::{Action, Event, Phase, Roll, Space, Spaces, Standing, State, View};
use game::{Answer as _, Seat, View as _};

use super::{Advice, Fact, Facts, Lesson, Taught, Topic, Why};

/// The last round is near when a player has at most this many secured spaces to go.
const NEAR: u8 = 4;

impl Taught for State {
    fn lesson(topic: Topic, me: Seat, view: &View, seen: &[Event]) -> Option<Lesson> {
        let learner = Learner { state: view.state(), me, is_asked: !view.answers().is_empty(), seen };
        let facts = learner.facts(topic)?;
        let advice = if topic.needs_move() { learner.advice() } else { None };
        Some(Lesson { topic, facts, advice })
    }
}

/// The learner, with all there is to see.
struct Learner<'a> {
    state: &'a State,
    me: Seat,
    is_asked: bool,
    seen: &'a [Event],
}

impl Learner<'_> {
    /// What the lesson on a topic speaks of, if this is the moment for it.
    fn facts(&self, topic: Topic) -> Option<Facts> {
        let (state, me) = (self.state, self.me);
        let other = me.after(1, 2);
        let is_over = state.phase() == Phase::Over;
        match topic {
            Topic::Groups => (!is_over).then(Facts::new),
            Topic::Stopped => self.last_turn().find_map(|event| match *event {
                Event::Stopped { seat, secured, held } if seat == me => {
                    Some(vec![number("held", held.len()), number("secured", secured.len())])
                }
                _ => None,
            }),
            Topic::Bust => {
                let by = self.last_turn().find_map(|event| match *event {
                    Event::Bust { seat, .. } => Some(seat),
                    _ => None,
                })?;
                let roll = self.last_turn().find_map(|event| match *event {
                    Event::Rolled { roll, .. } => Some(roll),
                    _ => None,
                })?;
                Some(vec![("roll", Fact::Roll(roll)), ("who-is", Fact::IsYou(by == me))])
            }
            Topic::Taken => self.last_turn().find_map(|event| match *event {
                Event::MarkersReturned { seat, spaces } if seat == me => Some(vec![("spaces", Fact::Spaces(spaces))]),
                _ => None,
            }),
            Topic::LastRound => {
                let round = state.last_round().filter(|_| !is_over)?;
                Some(vec![("who-is", Fact::IsYou(round.called_by == me)), number("count", state.threshold())])
            }
            Topic::Largest => is_over.then(|| {
                let score = state.score_now();
                let group = |seat: Seat| score.tallies.get(seat.index()).map_or(0, |tally| tally.group);
                vec![number("mine", group(me)), number("theirs", group(other))]
            }),
            Topic::Dice => self.roll().map(|roll| vec![("roll", Fact::Roll(roll))]),
            Topic::Blocked => {
                let is_blocked = |&space: &Space| {
                    let contents = state.contents(space);
                    contents.claim_marker || matches!(contents.standing, Standing::Secured(_))
                };
                let space = self.roll()?.spaces().iter().find(is_blocked)?;
                Some(vec![("space", Fact::Space(space))])
            }
            Topic::Supply => {
                let roll = self.roll()?;
                let needs = |space: Space| roll.squatter_for(space).filter(|&squatter| !state.in_supply(squatter));
                let (space, squatter) = self.free_or_theirs(roll).find_map(|space| Some((space, needs(space)?)))?;
                Some(vec![("space", Fact::Space(space)), number("number", squatter.number())])
            }
            Topic::Joining => {
                let score = state.score_now();
                let (mine, theirs) = (score.tallies.get(me.index())?, score.tallies.get(other.index())?);
                let is_split = self.is_asked && mine.group < mine.spaces && mine.spaces >= 4;
                is_split.then(|| {
                    vec![number("spaces", mine.spaces), number("mine", mine.group), number("theirs", theirs.group)]
                })
            }
            Topic::NearEnd => {
                let (mine, theirs) = (state.secured_by(me).len(), state.secured_by(other).len());
                let is_near = !is_over && state.last_round().is_none() && mine.max(theirs) + NEAR >= state.threshold();
                is_near
                    .then(|| vec![number("count", state.threshold()), number("mine", mine), number("theirs", theirs)])
            }
            Topic::Squatters => {
                let roll = self.roll()?;
                let is_empty = |&space: &Space| {
                    let contents = state.contents(space);
                    contents.standing == Standing::Empty && contents.squatter.is_none()
                };
                let space = state.placements(roll).iter().find(is_empty)?;
                Some(vec![("space", Fact::Space(space)), number("number", roll.squatter_for(space)?.number())])
            }
            Topic::OnSquatter => self.placement_on(state.squatted()),
            Topic::OnOwn => self.placement_on(state.held_by(me)),
            Topic::Taking => {
                let roll = self.roll()?;
                let theirs = state.placements(roll) & state.held_by(other);
                let space = theirs.iter().find(|&space| !state.squatted().has(space))?;
                Some(vec![("space", Fact::Space(space)), number("number", roll.squatter_for(space)?.number())])
            }
            Topic::Risk => self.is_choosing().then(|| self.odds()),
            Topic::Enough => {
                let is_moment = self.is_choosing() && !self.is_worth_a_roll() && self.placed() >= 2;
                is_moment.then(|| [self.odds(), vec![number("placed", self.placed())]].concat())
            }
            _ => None,
        }
    }

    /// What the learner is to place a marker for.
    fn roll(&self) -> Option<Roll> {
        match self.state.phase() {
            Phase::Place(roll) if self.is_asked => Some(roll),
            _ => None,
        }
    }

    /// Where the dice lead, and a squatter would be placed if there was one (2.2).
    fn free_or_theirs(&self, roll: Roll) -> impl Iterator<Item = Space> {
        let state = self.state;
        let is_free = move |space: &Space| match state.contents(*space).standing {
            Standing::Empty => true,
            Standing::Held(seat) => seat != self.me,
            Standing::Secured(_) => false,
        };
        roll.spaces().iter().filter(is_free).filter(move |&space| !state.squatted().has(space))
    }

    /// A legal placement on one of these spaces.
    fn placement_on(&self, spaces: Spaces) -> Option<Facts> {
        let space = (self.state.placements(self.roll()?) & spaces).iter().next()?;
        Some(vec![("space", Fact::Space(space))])
    }

    /// What happened when the last turn ended, latest first; nothing as soon as the next player has placed a marker.
    fn last_turn(&self) -> impl Iterator<Item = &Event> {
        let ends = |event: &Event| matches!(event, Event::Stopped { .. } | Event::Bust { .. });
        let end = self.seen.iter().rposition(ends).unwrap_or(self.seen.len());
        let is_placed = |event: &Event| matches!(event, Event::SquatterPlaced { .. } | Event::ClaimMarkerPlaced { .. });
        let is_new = !self.seen[end..].iter().any(is_placed);
        // The roll that was a bust came just before; what a stop sent back comes just after.
        let start = end.saturating_sub(1);
        let returned = |event: &&Event| matches!(event, Event::MarkersReturned { .. });
        let after = self.seen[end..].iter().skip(1).filter(returned);
        let around = self.seen.get(start..=end).unwrap_or_default().iter();
        around.chain(after).filter(move |_| is_new)
    }

    /// Is the learner to stop or to roll again?
    fn is_choosing(&self) -> bool {
        self.is_asked && self.state.phase() == Phase::Choose
    }

    /// How many markers this turn has placed.
    fn placed(&self) -> u8 {
        self.state.squatted().len() + self.state.claimed().len()
    }

    /// One more marker is worth the risk as long as what a bust loses, times its odds, is less than one marker.
    fn is_worth_a_roll(&self) -> bool {
        let (bust, throws) = (self.state.busting_throws(), self.state.board().throws());
        bust * (u32::from(self.placed()) + 1) < throws
    }

    /// How likely a bust is.
    fn odds(&self) -> Facts {
        let (bust, throws) = (self.state.busting_throws(), self.state.board().throws());
        vec![("bust", Fact::Number(bust)), ("throws", Fact::Number(throws))]
    }

    /// What a thoughtful beginner would do.
    fn advice(&self) -> Option<Advice> {
        match self.state.phase() {
            Phase::Place(roll) => self.where_to(roll),
            Phase::Choose => {
                let placed = self.placed();
                let rolls = self.is_worth_a_roll();
                let (action, why) = if rolls { (Action::RollAgain, Why::RollAgain) } else { (Action::Stop, Why::Stop) };
                Some(Advice {
                    answer: action.number(),
                    why,
                    facts: vec![number("placed", placed), number("odds", placed + 1)],
                })
            }
            Phase::Roll | Phase::Over => None,
        }
    }

    fn where_to(&self, roll: Roll) -> Option<Advice> {
        let state = self.state;
        let placements = state.placements(roll);
        let ours = state.spaces_of(self.me) | state.squatted();
        let neighbours = |space: &Space| (Spaces::only(*space).neighbours() & state.board().spaces()).len();
        let most = |spaces: Spaces| spaces.iter().max_by_key(neighbours);
        let (secure, join) = (most(placements & ours), most(placements & ours.neighbours()));
        let (space, why) = match (placements.len(), secure, join, most(placements)) {
            (1, _, _, Some(space)) => (space, Why::OnlyOne),
            (_, Some(space), _, _) => (space, Why::Secure),
            (_, None, Some(space), _) => (space, Why::Join),
            (_, None, None, Some(space)) => (space, Why::Middle),
            (_, None, None, None) => return None,
        };
        Some(Advice { answer: Action::Place(space).number(), why, facts: vec![("answer", Fact::Space(space))] })
    }
}

fn number(name: &'static str, number: u8) -> (&'static str, Fact) {
    (name, Fact::Number(number.into()))
}
