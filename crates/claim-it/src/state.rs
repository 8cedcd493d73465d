//! A position: what lies on the board, whose turn it is, and what may be done.

use game::{Actor, Answers, Audience, Chance, Game, MAX_SEATS, Payoffs, Seat, Sink};

use crate::{
    Action, ActionError, Board, Contents, Deal, Event, MAX_SIZE, OpenWitness, Roll, Score, Setup, SetupError, Space,
    Spaces, Squatter, Standing, View,
    action::ROLLED,
    score::{self, Tally},
};

/// A position of Claim It!; all of it is open to everybody.
///
/// It is always consistent: reading one that is not gives a [`LayoutError`](crate::LayoutError). Two things follow that
/// the rules rely on: the seat to move is one of those that play, and it has no marker on a space it has squatted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "crate::serial::Layout"))]
pub struct State {
    pub(crate) board: Board,
    pub(crate) players: u8,
    pub(crate) variant: bool,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// Who reached the threshold, once somebody has (3.1).
    pub(crate) called_by: Option<Seat>,
    /// The spaces with a player's marker, held or secured.
    pub(crate) markers: [Spaces; MAX_SEATS],
    /// The spaces with a claim marker of an earlier turn, under a player's marker.
    pub(crate) secured: Spaces,
    /// The spaces where this turn placed a squatter. In the variant the squatter may have left since (4.1).
    pub(crate) squatted: Spaces,
    /// The spaces where this turn placed a claim marker.
    pub(crate) claimed: Spaces,
    /// Where each squatter lies, if it is not in the supply.
    pub(crate) squatters: [Option<Space>; MAX_SIZE as usize],
    /// Where a marker may be placed now: it follows from the rest, and is found once for each roll.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) legal: Spaces,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Phase {
    /// The dice are rolled: at the start of a turn or because the player rolls again (2.1, 2.7).
    Roll,
    /// A marker is placed; at least one placement is legal (2.1).
    Place(Roll),
    /// The player rolls again or stops (2.7).
    Choose,
    /// Nothing: the game is over (3.1).
    Over,
}

/// The last round, once it has begun (3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastRound {
    /// Who reached the threshold, and has the last turn of all.
    pub called_by: Seat,
    /// How many turns are left, the present one included.
    pub turns_left: u8,
}

impl State {
    /// The first position, if set-up and deal are legal.
    pub(crate) fn first(setup: &Setup, deal: Deal) -> Result<State, SetupError> {
        setup.check_deal(deal)?;
        Ok(State {
            board: setup.board,
            players: setup.players,
            variant: setup.variant,
            turn: deal.first,
            phase: Phase::Roll,
            called_by: None,
            markers: [Spaces::NONE; MAX_SEATS],
            secured: Spaces::NONE,
            squatted: Spaces::NONE,
            claimed: Spaces::NONE,
            squatters: [None; MAX_SIZE as usize],
            legal: Spaces::NONE,
        })
    }

    /// What is played on and with.
    #[inline]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Is the variant "more in a turn" played (4.1)?
    #[inline]
    pub const fn variant(&self) -> bool {
        self.variant
    }

    /// Whose turn it is; after the game, who had the last.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// What happens next.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The last round, once it has begun (3.1).
    pub fn last_round(&self) -> Option<LastRound> {
        let called_by = self.called_by?;
        let turns_left = match self.phase {
            Phase::Over => 0,
            _ => (called_by.0 + self.players - self.turn.0) % self.players + 1,
        };
        Some(LastRound { called_by, turns_left })
    }

    /// How many secured spaces begin the last round (3.1).
    #[inline]
    pub fn threshold(&self) -> u8 {
        self.board.threshold(self.players).unwrap_or(u8::MAX)
    }

    /// The spaces a player holds without having secured them (1.3).
    #[inline]
    pub fn held_by(&self, seat: Seat) -> Spaces {
        self.spaces_of(seat) - self.secured
    }

    /// The spaces a player has secured (1.3).
    #[inline]
    pub fn secured_by(&self, seat: Seat) -> Spaces {
        self.spaces_of(seat) & self.secured
    }

    /// All spaces of a player, held and secured.
    #[inline]
    pub fn spaces_of(&self, seat: Seat) -> Spaces {
        self.markers.get(seat.index()).copied().unwrap_or_default()
    }

    /// The spaces where this turn placed a squatter; the player takes them at a stop (2.8).
    #[inline]
    pub const fn squatted(&self) -> Spaces {
        self.squatted
    }

    /// The spaces where this turn placed a claim marker; they are secured at a stop (2.8).
    #[inline]
    pub const fn claimed(&self) -> Spaces {
        self.claimed
    }

    /// The spaces on which a squatter lies now: in the variant not those with a claim marker (4.1).
    #[inline]
    pub fn squatters_lie_on(&self) -> Spaces {
        if self.variant { self.squatted - self.claimed } else { self.squatted }
    }

    /// Where a squatter lies; none if it is in the supply.
    #[inline]
    pub fn squatter_at(&self, squatter: Squatter) -> Option<Space> {
        self.squatters.get(squatter.index()).copied().flatten()
    }

    /// Is the squatter in the supply (2.2)? Those that do not belong to this board never are.
    #[inline]
    pub fn in_supply(&self, squatter: Squatter) -> bool {
        squatter.number() <= self.board.size && self.squatter_at(squatter).is_none()
    }

    /// The claim markers in the supply (2.10).
    #[inline]
    pub fn claim_markers_left(&self) -> u8 {
        self.board.claim_markers.saturating_sub((self.secured | self.claimed).len())
    }

    /// The markers a player has left, those that a stop would use now set aside (2.10).
    #[inline]
    pub fn player_markers_left(&self, seat: Seat) -> u8 {
        let mut spaces = self.spaces_of(seat);
        if seat == self.turn {
            spaces |= self.squatted;
        }
        self.board.player_markers.saturating_sub(spaces.len())
    }

    /// All that lies on a space (1.3).
    pub fn contents(&self, space: Space) -> Contents {
        let owner = (0..self.players).map(Seat).find(|&seat| self.spaces_of(seat).has(space));
        let standing = match owner {
            None => Standing::Empty,
            Some(seat) if self.secured.has(space) => Standing::Secured(seat),
            Some(seat) => Standing::Held(seat),
        };
        let squatter = Squatter::all().find(|&squatter| self.squatter_at(squatter) == Some(space));
        Contents { standing, squatter, claim_marker: self.claimed.has(space) }
    }

    /// Where a marker may be placed if the dice show this, as they can, in the present turn (2.1 to 2.5, 2.10).
    ///
    /// Which marker it is follows from the space and the third die, so there is never more than one for a space.
    #[inline]
    pub fn placements(&self, roll: Roll) -> Spaces {
        let ours = self.spaces_of(self.turn) | self.squatted;
        // 2.5
        let open = roll.spaces() - self.secured - self.claimed;
        // 2.3, 2.4
        let mut legal = if self.claim_markers_left() > 0 { open & ours } else { Spaces::NONE };
        // 2.2
        let empty = open - ours;
        if !empty.is_empty() && ours.len() < self.board.player_markers {
            for way in roll.ways() {
                if self.squatter_at(way.third).is_none() {
                    legal |= way.spaces & empty;
                }
            }
        }
        legal
    }

    /// In how many of [`Board::throws`] equally likely throws the next roll of this turn would be a bust (2.6).
    pub fn busting_throws(&self) -> u32 {
        Roll::all(self.board.size).filter(|&roll| self.placements(roll).is_empty()).map(Roll::weight).sum()
    }

    /// What each player would score if the game ended now (3.2, 3.3).
    pub fn score_now(&self) -> Score {
        Score::of(self)
    }

    pub(crate) fn tallies(&self) -> [Tally; MAX_SEATS] {
        std::array::from_fn(|seat| Tally::of(self, Seat(seat as u8)))
    }

    /// One of the answers of a seat; none, without asking chance, if the game is over.
    #[inline(never)]
    fn sample_answer(&self, chance: &mut Chance) -> Option<Action> {
        let answers = self.answers();
        if answers.is_empty() { None } else { answers.any(chance) }
    }

    fn check_place(&self, roll: Roll, space: Space) -> Result<(), ActionError> {
        if !self.board.spaces().has(space) {
            return Err(ActionError::OffBoard { space });
        }
        let Some(squatter) = roll.squatter_for(space) else {
            return Err(ActionError::NotRolled { space, roll });
        };
        if (self.secured | self.claimed).has(space) {
            return Err(ActionError::ClaimMarkerThere { space });
        }
        if (self.spaces_of(self.turn) | self.squatted).has(space) {
            return if self.claim_markers_left() > 0 { Ok(()) } else { Err(ActionError::NoClaimMarker { space }) };
        }
        if !self.in_supply(squatter) {
            return Err(ActionError::SquatterOut { space, squatter });
        }
        if self.player_markers_left(self.turn) == 0 {
            return Err(ActionError::NoPlayerMarker { space });
        }
        Ok(())
    }
}

impl Game for State {
    type Setup = Setup;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    // Nothing is hidden.
    type SeenEvent = Event;
    type Witness = OpenWitness;
    type View = View;
    type Score = Score;
    type SetupError = SetupError;
    type ActionError = ActionError;

    const HIDES: bool = false;

    fn deal(setup: &Setup, chance: &mut Chance) -> Result<Deal, SetupError> {
        setup.deal(chance)
    }

    fn start(setup: &Setup, deal: &Deal) -> Result<State, SetupError> {
        State::first(setup, *deal)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Roll => Actor::Chance,
            Phase::Place(_) | Phase::Choose => Actor::Seat(self.turn),
            Phase::Over => Actor::Over,
        }
    }

    #[inline]
    fn answers(&self) -> Answers {
        match self.phase {
            Phase::Roll => {
                let rolls = (1u128 << Roll::count(self.board.size)) - 1;
                Answers::from_bits(rolls << ROLLED, 0)
            }
            // A space and its placement have the same number.
            Phase::Place(_) => Answers::from_bits(u128::from(self.legal.bits()), 0),
            Phase::Choose => Answers::NONE.with(Action::RollAgain).with(Action::Stop),
            Phase::Over => Answers::NONE,
        }
    }

    #[inline]
    fn weight(&self, outcome: Action) -> u32 {
        match (self.phase, outcome) {
            (Phase::Roll, Action::Rolled(roll)) if self.board.can_roll(roll) => roll.weight(),
            _ => 0,
        }
    }

    fn check(&self, action: Action) -> Result<(), ActionError> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(ActionError::Over),
            (Phase::Roll, Action::Rolled(roll)) if !self.board.can_roll(roll) => Err(ActionError::NoSuchRoll { roll }),
            (Phase::Roll, Action::Rolled(_)) | (Phase::Choose, Action::RollAgain | Action::Stop) => Ok(()),
            (Phase::Roll, _) => Err(ActionError::DiceFirst),
            (_, Action::Rolled(_)) => Err(ActionError::DiceNotRolled),
            (Phase::Place(roll), Action::Place(space)) => self.check_place(roll, space),
            (Phase::Place(_), Action::RollAgain | Action::Stop) => Err(ActionError::PlaceFirst),
            (Phase::Choose, Action::Place(_)) => Err(ActionError::OneMarkerPerRoll),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action, sink: &mut impl Sink<State>) {
        match (self.phase, action) {
            (Phase::Roll, Action::Rolled(roll)) => self.rolled(roll, sink),
            (Phase::Place(roll), Action::Place(space)) => self.place(roll, space, sink),
            (Phase::Choose, Action::RollAgain) => self.roll_again(sink),
            (Phase::Choose, Action::Stop) => self.stop(sink),
            _ => {}
        }
    }

    fn event_for(&self, event: Event, _: Audience) -> Event {
        event
    }

    fn event_in_full(&self, event: Event) -> Event {
        event
    }

    fn payoffs(&self) -> Option<Payoffs> {
        if self.phase != Phase::Over {
            return None;
        }
        let tallies = self.tallies();
        let (winners, _) = score::winners(&tallies[..usize::from(self.players)]);
        let sides = (0..self.players).filter(|&seat| winners.has(Seat(seat))).count();
        Some(Payoffs::shared(self.players, sides as u8, |seat| winners.has(seat)))
    }

    fn score(&self) -> Option<Score> {
        (self.phase == Phase::Over).then(|| self.score_now())
    }

    fn notation(&self, action: Action) -> String {
        action.to_string()
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok()
    }

    /// Throws three dice that can be told apart, rather than weigh 56 outcomes against each other.
    #[inline]
    fn sample(&self, chance: &mut Chance) -> Option<Action> {
        if self.phase != Phase::Roll {
            return self.sample_answer(chance);
        }
        let throw = chance.below(self.board.throws());
        Some(Action::Rolled(Roll::from_throw(throw, self.board.size)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{answers, position, reduced, refused, space};

    /// 1.1
    #[test]
    fn the_dice_are_56_rolls_with_the_odds_of_216_throws() {
        let state = position(2, "6/6/6/6/6/6 a roll");
        assert_eq!(state.actor(), Actor::Chance);
        assert_eq!(state.answers().len(), 56);
        let weights = |state: State| state.answers().iter().map(|roll| state.weight(roll)).sum::<u32>();
        assert_eq!(weights(state), 216);
        let state = reduced(2, "3/3/3 a roll");
        assert_eq!((state.answers().len(), weights(state)), (10, 27));
    }

    /// 1.1
    #[test]
    fn a_smaller_board_has_smaller_dice_and_fewer_spaces() {
        let state = reduced(2, "3/3/3 a roll");
        let roll = "1-2-4".parse().unwrap();
        assert_eq!(refused(state, "1-2-4"), ActionError::NoSuchRoll { roll });
        let state = reduced(2, "3/3/3 a 1-2-3");
        assert_eq!(refused(state, "4,1"), ActionError::OffBoard { space: space("4,1") });
    }

    /// 1.1: sampling throws dice rather than weigh the outcomes, and comes to the same.
    #[test]
    fn sampled_rolls_follow_the_odds() {
        let state = position(2, "6/6/6/6/6/6 a roll");
        let mut chance = Chance::from_seed(1);
        let mut seen = [0u32; 256];
        for _ in 0..216_000 {
            seen[usize::from(game::Answer::number(state.sample(&mut chance).unwrap()))] += 1;
        }
        for action in state.answers().iter::<Action>() {
            let expected = 1000 * state.weight(action);
            let got = seen[usize::from(game::Answer::number(action))];
            // Six standard deviations of a count that is nearly Poisson.
            assert!(f64::from(got.abs_diff(expected)) < 6.0 * f64::from(expected).sqrt(), "{action}: {got}");
        }
    }

    /// 1.3
    #[test]
    fn a_space_carries_a_players_marker_then_a_squatter_then_a_claim_marker() {
        let state = position(3, "6/6/6/6/6/aBc3 a choose 5@3,1 x@3,1 x@1,1");
        let contents = |text| {
            let Contents { standing, squatter, claim_marker } = state.contents(space(text));
            (standing, squatter.map(Squatter::number), claim_marker)
        };
        assert_eq!(contents("1,1"), (Standing::Held(Seat(0)), None, true));
        assert_eq!(contents("2,1"), (Standing::Secured(Seat(1)), None, false));
        assert_eq!(contents("3,1"), (Standing::Held(Seat(2)), Some(5), true));
        assert_eq!(contents("4,1"), (Standing::Empty, None, false));
    }

    /// 2.1
    #[test]
    fn a_turn_begins_with_a_roll() {
        let state = position(2, "6/6/6/6/6/6 a roll");
        for text in ["stop", "roll", "3,4"] {
            assert_eq!(refused(state, text), ActionError::DiceFirst);
        }
    }

    /// 2.1
    #[test]
    fn nobody_may_stop_or_roll_again_before_placing() {
        let state = position(2, "6/6/6/6/6/6 a 2-3-5");
        for text in ["stop", "roll"] {
            assert_eq!(refused(state, text), ActionError::PlaceFirst);
        }
        let state = position(2, "6/6/6/6/6/6 a 2-3-5 1@1,1");
        assert_eq!(refused(state, "stop"), ActionError::PlaceFirst);
    }

    /// 2.1
    #[test]
    fn the_dice_fall_once_for_each_placement() {
        let state = position(2, "6/6/6/6/6/6 a 2-3-5");
        assert_eq!(refused(state, "2-3-5"), ActionError::DiceNotRolled);
    }

    /// 2.1
    #[test]
    fn a_space_that_no_two_dice_lead_to_is_out_of_reach() {
        let state = position(2, "6/6/6/6/6/6 a 2-3-5");
        let roll = "2-3-5".parse().unwrap();
        for text in ["2,2", "1,1", "2,4"] {
            assert_eq!(refused(state, text), ActionError::NotRolled { space: space(text), roll });
        }
    }

    /// 2.1
    #[test]
    fn with_equal_dice_the_same_placement_is_one() {
        assert_eq!(answers(position(2, "6/6/6/6/6/6 a 2-2-2")), "2,2");
        assert_eq!(answers(position(2, "6/6/6/6/6/6 a 2-2-3")), "2,2 2,3 3,2");
    }

    /// 2.2
    #[test]
    fn a_squatter_on_an_empty_space_needs_the_third_die() {
        let state = position(2, "6/6/6/6/6/6 a 2-3-5 5@1,1");
        let squatter = Squatter::new(5).unwrap();
        assert_eq!(refused(state, "2,3"), ActionError::SquatterOut { space: space("2,3"), squatter });
        assert_eq!(answers(state), "2,5 3,5 5,2 5,3");
    }

    /// 2.2
    #[test]
    fn a_squatter_on_an_opponents_marker_needs_the_third_die() {
        let state = position(2, "6/6/6/1b4/2b3/6 a 2-3-5 5@1,1");
        let squatter = Squatter::new(5).unwrap();
        assert_eq!(refused(state, "2,3"), ActionError::SquatterOut { space: space("2,3"), squatter });
        assert_eq!(answers(position(2, "6/6/6/1b4/2b3/6 a 2-3-5")), "2,3 2,5 3,2 3,5 5,2 5,3");
    }

    /// 2.3: squatter 5 lies on the board, and 2,3 would need it if it were not the player's own.
    #[test]
    fn a_claim_marker_on_ones_own_marker_does_not_need_the_third_die() {
        assert_eq!(answers(position(2, "6/6/6/1a4/6/6 a 2-3-5 5@1,1")), "2,3 2,5 3,5 5,2 5,3");
    }

    /// 2.4: squatter 5 lies on 2,3 itself, which would need it if it were empty.
    #[test]
    fn a_claim_marker_on_a_squatter_does_not_need_the_third_die() {
        assert_eq!(answers(position(2, "6/6/6/6/6/6 a 2-3-5 5@2,3")), "2,3 2,5 3,5 5,2 5,3");
        assert_eq!(answers(position(2, "6/6/6/1b4/6/6 a 2-3-5 5@2,3")), "2,3 2,5 3,5 5,2 5,3");
    }

    /// 2.5
    #[test]
    fn a_space_with_a_claim_marker_takes_nothing_more() {
        for diagram in [
            // Secured by an opponent, secured by oneself, claimed this turn on one's own marker, and on a squatter.
            "6/6/6/1B4/6/6 a 2-3-5",
            "6/6/6/1A4/6/6 a 2-3-5",
            "6/6/6/1a4/6/6 a 2-3-5 x@2,3",
            "6/6/6/6/6/6 a 2-3-5 1@2,3 x@2,3",
        ] {
            let state = position(2, diagram);
            assert_eq!(refused(state, "2,3"), ActionError::ClaimMarkerThere { space: space("2,3") });
            assert_eq!(answers(state), "2,5 3,2 3,5 5,2 5,3");
        }
    }

    /// 2.7
    #[test]
    fn a_roll_places_one_marker() {
        let state = position(2, "6/6/6/6/6/6 a choose 5@2,3");
        assert_eq!(refused(state, "3,2"), ActionError::OneMarkerPerRoll);
        assert_eq!(answers(state), "roll stop");
    }

    /// 2.10
    #[test]
    fn without_a_claim_marker_in_the_supply_none_can_be_placed() {
        let state = position(2, "AAAAAA/AAAAAA/AAABBB/BBBBBB/BBBBBB/aab3 a 1-1-4 last=a");
        assert_eq!(state.claim_markers_left(), 0);
        assert_eq!(refused(state, "1,1"), ActionError::NoClaimMarker { space: space("1,1") });
        assert_eq!(answers(state), "4,1");
    }

    /// 2.10: this turn's claim markers come from the same supply.
    #[test]
    fn the_thirtieth_claim_marker_is_the_last() {
        let state = position(2, "AAAAAA/AAAAAA/AAABBB/BBBBBB/BBBBB1/aab3 a 1-1-4 last=a");
        assert_eq!(state.claim_markers_left(), 1);
        assert_eq!(answers(state), "1,1 4,1");
        let state = position(2, "AAAAAA/AAAAAA/AAABBB/BBBBBB/BBBBB1/aab3 a 1-1-4 x@2,1 last=a");
        assert_eq!(answers(state), "4,1");
    }

    /// 2.10
    #[test]
    fn a_player_with_24_spaces_can_secure_them_but_take_no_more() {
        let state = position(2, "aaaaaa/aaaaaa/AAAAAA/AAAAAA/6/6 a 1-2-6");
        assert_eq!(refused(state, "1,2"), ActionError::NoPlayerMarker { space: space("1,2") });
        assert_eq!(answers(state), "1,6 2,6");
    }

    /// 2.10
    #[test]
    fn spaces_newly_taken_this_turn_count_once_towards_24() {
        let state = position(2, "1aaaaa/aaaaaa/AAAAAA/AAAAAA/6/6 a 1-2-6");
        assert_eq!((state.player_markers_left(Seat(0)), state.player_markers_left(Seat(1))), (1, 24));
        assert_eq!(answers(state), "1,2 1,6 2,1 2,6 6,1 6,2");
        for extra in ["4@1,6", "4@1,6 x@1,6"] {
            let state = position(2, &format!("1aaaaa/aaaaaa/AAAAAA/AAAAAA/6/6 a 1-2-6 {extra}"));
            assert_eq!(state.player_markers_left(Seat(0)), 0);
            assert_eq!(answers(state), if extra == "4@1,6" { "1,6 2,6" } else { "2,6" });
        }
    }

    /// 3.1
    #[test]
    fn nothing_can_be_done_once_the_game_is_over() {
        let state = reduced(3, "AA1/3/3 a over last=a");
        for text in ["1-1-1", "1,1", "roll", "stop"] {
            assert_eq!(refused(state, text), ActionError::Over);
        }
        assert_eq!((state.actor(), state.answers()), (Actor::Over, Answers::NONE));
    }

    /// 2.6
    #[test]
    fn the_chance_of_a_bust_is_a_sum_over_all_rolls() {
        assert_eq!(position(2, "6/6/6/6/6/6 a roll").busting_throws(), 0);
        // Only 6-6-6 leads to 6,6 alone; every other roll also leads elsewhere.
        assert_eq!(position(2, "5B/6/6/6/6/6 a roll").busting_throws(), 1);
        // Nothing but 1,1 is free: 1-1-x leads there.
        assert_eq!(reduced(3, "AAB/BBB/1BB a roll last=a").busting_throws(), 20);
    }

    #[test]
    fn a_position_is_small() {
        assert!(size_of::<State>() <= 96);
    }
}
