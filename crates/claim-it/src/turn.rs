//! What happens in a turn: roll, place, roll again or stop, bust, and on to the next player.

use game::{Seat, Sink};

use crate::{Event, Phase, Roll, Space, Spaces, State};

impl State {
    /// The dice show something. If nothing can be placed the turn ends on the spot: there is nothing to decide (2.6).
    #[inline]
    pub(crate) fn rolled(&mut self, roll: Roll, sink: &mut impl Sink<State>) {
        sink.event(self, Event::Rolled { seat: self.turn, roll });
        self.phase = Phase::Place(roll);
        self.legal = self.placements(roll);
        if self.legal.is_empty() {
            self.bust(sink);
        }
    }

    /// Places the one marker that the space and the dice allow (2.2 to 2.4).
    #[inline]
    pub(crate) fn place(&mut self, roll: Roll, space: Space, sink: &mut impl Sink<State>) {
        let ours = self.spaces_of(self.turn) | self.squatted;
        if ours.has(space) {
            self.place_claim_marker(space, sink);
        } else {
            self.place_squatter(roll, space, sink);
        }
        self.phase = Phase::Choose;
        self.legal = Spaces::NONE;
    }

    #[inline]
    fn place_squatter(&mut self, roll: Roll, space: Space, sink: &mut impl Sink<State>) {
        // An unlisted placement may have no third die; it then places nothing.
        let Some(squatter) = roll.squatter_for(space) else { return };
        sink.event(self, Event::SquatterPlaced { seat: self.turn, squatter, space });
        if let Some(at) = self.squatters.get_mut(squatter.index()) {
            *at = Some(space);
        }
        self.squatted |= Spaces::only(space);
    }

    #[inline]
    fn place_claim_marker(&mut self, space: Space, sink: &mut impl Sink<State>) {
        sink.event(self, Event::ClaimMarkerPlaced { seat: self.turn, space });
        self.claimed |= Spaces::only(space);
        if self.variant {
            self.free_squatter(space, sink);
        }
    }

    /// 4.1: the squatter goes back, and `squatted` remembers that it was there.
    fn free_squatter(&mut self, space: Space, sink: &mut impl Sink<State>) {
        if let Some(squatter) = self.contents(space).squatter {
            sink.event(self, Event::SquatterReturned { squatter, space });
            self.squatters[squatter.index()] = None;
        }
    }

    /// 2.7
    #[inline]
    pub(crate) fn roll_again(&mut self, sink: &mut impl Sink<State>) {
        sink.event(self, Event::RollsAgain { seat: self.turn });
        self.phase = Phase::Roll;
    }

    /// What a bust now would lead to: the board as before this turn, and on to the next player (2.6). The position itself
    /// if the game is over.
    pub fn after_bust(&self) -> State {
        let mut after = *self;
        if after.phase != Phase::Over {
            after.bust(&mut ());
        }
        after
    }

    /// 2.6: no colour has changed during the turn (2.9), so clearing it leaves the board as it was before.
    fn bust(&mut self, sink: &mut impl Sink<State>) {
        let (claim_markers, squatters) = (self.claimed, self.squatters_lie_on());
        sink.event(self, Event::Bust { seat: self.turn, claim_markers, squatters });
        self.clear_turn();
        self.end_turn(false, sink);
    }

    /// 2.8
    #[inline]
    pub(crate) fn stop(&mut self, sink: &mut impl Sink<State>) {
        let State { turn, squatted, claimed, .. } = *self;
        sink.event(self, Event::Stopped { seat: turn, secured: claimed, held: squatted - claimed });
        for seat in (0..self.players).map(Seat) {
            let spaces = self.spaces_of(seat) & squatted;
            if !spaces.is_empty() {
                sink.event(self, Event::MarkersReturned { seat, spaces });
                self.markers[seat.index()] -= spaces;
            }
        }
        self.markers[turn.index()] |= squatted;
        self.secured |= claimed;
        self.clear_turn();
        self.end_turn(self.secured_by(turn).len() >= self.threshold(), sink);
    }

    #[inline]
    fn clear_turn(&mut self) {
        self.squatted = Spaces::NONE;
        self.claimed = Spaces::NONE;
        self.squatters = Default::default();
        self.legal = Spaces::NONE;
    }

    /// 3.1: the one who called the last round has its last turn, so it ends when their turn does.
    #[inline]
    fn end_turn(&mut self, threshold_reached: bool, sink: &mut impl Sink<State>) {
        if self.called_by == Some(self.turn) {
            sink.event(self, Event::GameOver);
            self.phase = Phase::Over;
            return;
        }
        if threshold_reached && self.called_by.is_none() {
            sink.event(self, Event::LastRound { called_by: self.turn });
            self.called_by = Some(self.turn);
        }
        let seat = self.turn.next(self.players);
        sink.event(self, Event::TurnBegan { seat });
        self.turn = seat;
        self.phase = Phase::Roll;
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::{
        LastRound, Setup, Squatter,
        testing::{answers, check, position, space, spaces, variant},
    };

    const EMPTY: &str = "6/6/6/6/6/6 a roll";

    /// 2.2
    #[test]
    fn the_third_die_names_the_squatter() {
        check(position(2, EMPTY), "2-3-5 3,5", "6/6/6/6/6/6 a choose 2@3,5");
        check(position(2, EMPTY), "2-3-5 2,3", "6/6/6/6/6/6 a choose 5@2,3");
        check(position(2, EMPTY), "2-2-3 2,2", "6/6/6/6/6/6 a choose 3@2,2");
        check(position(2, EMPTY), "2-2-3 2,3", "6/6/6/6/6/6 a choose 2@2,3");
        check(position(2, EMPTY), "4-4-4 4,4", "6/6/6/6/6/6 a choose 4@4,4");
    }

    /// 2.3, 2.9
    #[test]
    fn a_claim_marker_goes_on_ones_own_marker() {
        check(position(2, "6/6/6/1a4/6/6 a roll"), "2-3-5 2,3", "6/6/6/1a4/6/6 a choose x@2,3");
    }

    /// 2.4: in the basic game the squatter stays under it and out of the supply.
    #[test]
    fn a_claim_marker_goes_on_a_squatter_of_this_turn() {
        let state = position(2, "6/6/6/6/6/6 a roll 1@2,3");
        check(state, "2-3-5 2,3", "6/6/6/6/6/6 a choose 1@2,3 x@2,3");
        check(state, "2-3-5 2,3 roll 1-4-5", "6/6/6/6/6/6 a 1-4-5 1@2,3 x@2,3");
        let after = position(2, "6/6/6/6/6/6 a 1-4-5 1@2,3 x@2,3");
        assert_eq!(answers(after), "1,4 1,5 4,1 5,1");
    }

    /// 2.6
    #[test]
    fn a_bust_leaves_the_board_as_before_the_turn_and_ends_it() {
        // 4-4-4 leads only to 4,4, which b has secured; squatter 2 lies on b's marker, beneath a claim marker.
        let state = position(2, "6/6/3B2/1b4/a5/6 a roll 2@2,3 x@2,3 3@5,5 x@1,2");
        let events = check(state, "4-4-4", "6/6/3B2/1b4/a5/6 b roll");
        let bust = Event::Bust { seat: Seat(0), claim_markers: spaces("1,2 2,3"), squatters: spaces("2,3 5,5") };
        let roll = "4-4-4".parse().unwrap();
        assert_eq!(events, [Event::Rolled { seat: Seat(0), roll }, bust, Event::TurnBegan { seat: Seat(1) }]);
    }

    /// 2.6
    #[test]
    fn what_a_bust_leads_to_can_be_asked_before_it_happens() {
        let state = position(2, "6/6/3B2/1b4/a5/6 a roll 2@2,3 x@2,3 3@5,5 x@1,2");
        let mut after = state;
        after.apply("4-4-4".parse().unwrap(), &mut ()).unwrap();
        assert_eq!(state.after_bust(), after);
        let over = position(2, "BBBBBB/BBBBBB/BBBAAA/AAAAAA/AAAAAA/bbbbb1 b over last=b");
        assert_eq!(over.after_bust(), over);
    }

    /// 2.6: the first roll of a turn can be a bust; there is nothing to come off.
    #[test]
    fn the_first_roll_can_be_a_bust() {
        check(position(2, "6/6/3B2/6/6/6 a roll"), "4-4-4", "6/6/3B2/6/6/6 b roll");
    }

    /// 2.6: the claim marker that 4,1 needs does not exist (2.10), so the roll is a bust.
    #[test]
    fn a_roll_that_only_the_supply_forbids_is_a_bust_too() {
        let board = "AAAAAA/AAAAAA/AAABBB/BBBBBB/BBBBBB/aab3";
        let state = position(2, &format!("{board} a roll last=a"));
        check(state, "1-1-4 4,1 roll 1-1-4", &format!("{board} a over last=a"));
    }

    /// 2.7: rolling again is legal even where every roll would be a bust.
    #[test]
    fn rolling_again_or_stopping_is_the_players_choice_however_it_stands() {
        let board = "BBBBBB/BBBBBB/BBBAAA/AAAAAA/AAAAAA/bbbbb1";
        let state = position(2, &format!("{board} b choose 1@6,1 last=b"));
        assert_eq!(state.busting_throws(), 216);
        assert_eq!(answers(state), "roll stop");
    }

    /// 2.7
    #[test]
    fn a_turn_goes_on_as_long_as_the_player_likes() {
        let events = check(
            position(2, EMPTY),
            "1-1-1 1,1 roll 1-1-1 1,1 roll 2-3-4 2,3 roll 2-3-4 2,3",
            "6/6/6/6/6/6 a choose 1@1,1 4@2,3 x@1,1 x@2,3",
        );
        assert_eq!(events.iter().filter(|event| **event == Event::RollsAgain { seat: Seat(0) }).count(), 3);
    }

    /// 2.8
    #[test]
    fn at_a_stop_squatters_become_held_and_claim_markers_secured() {
        let state = position(2, "6/6/6/6/6/a5 a choose 2@2,1 3@3,1 x@1,1 x@3,1");
        let events = check(state, "stop", "6/6/6/6/6/AaA3 b roll");
        let (secured, held) = (spaces("1,1 3,1"), spaces("2,1"));
        assert_eq!(events, [Event::Stopped { seat: Seat(0), secured, held }, Event::TurnBegan { seat: Seat(1) }]);
    }

    /// 2.8
    #[test]
    fn at_a_stop_opponents_get_their_markers_back() {
        let state = position(3, "6/6/6/6/6/bcb3 a choose 2@1,1 3@2,1 x@2,1");
        let events = check(state, "stop", "6/6/6/6/6/aAb3 b roll");
        assert_eq!(events[1], Event::MarkersReturned { seat: Seat(1), spaces: spaces("1,1") });
        assert_eq!(events[2], Event::MarkersReturned { seat: Seat(2), spaces: spaces("2,1") });
        let mut after = state;
        assert_eq!((after.player_markers_left(Seat(1)), after.player_markers_left(Seat(2))), (22, 23));
        after.apply(crate::Action::Stop, &mut ()).unwrap();
        assert_eq!((after.player_markers_left(Seat(1)), after.player_markers_left(Seat(2))), (23, 24));
    }

    /// 2.8
    #[test]
    fn squatters_are_back_in_the_supply_after_a_stop_and_after_a_bust() {
        for (state, moves) in
            [(position(2, "6/6/6/6/6/6 a choose 2@2,1"), "stop"), (position(2, "6/6/3B2/6/6/6 a roll 2@2,1"), "4-4-4")]
        {
            let mut after = state;
            assert!(!after.in_supply(Squatter::new(2).unwrap()));
            after.apply(moves.parse().unwrap(), &mut ()).unwrap();
            assert!(Squatter::all().all(|squatter| after.in_supply(squatter)));
            assert!(after.squatted().is_empty() && after.claimed().is_empty());
        }
    }

    /// 2.9: a space squatted this turn is not the player's yet, and still the opponent's.
    #[test]
    fn no_colour_changes_before_the_stop() {
        let before = position(2, "6/6/6/1b4/6/a5 a roll");
        let mut state = before;
        for text in ["2-3-5", "2,3", "roll", "2-3-5", "2,3", "roll", "1-1-6", "1,1"] {
            state.apply(text.parse().unwrap(), &mut ()).unwrap();
            for seat in [Seat(0), Seat(1)] {
                assert_eq!(state.spaces_of(seat), before.spaces_of(seat));
                assert_eq!(state.secured_by(seat), before.secured_by(seat));
            }
        }
        assert_eq!(state.diagram(), "6/6/6/1b4/6/a5 a choose 5@2,3 x@1,1 x@2,3");
    }

    /// 2.11
    #[test]
    fn turns_go_round_in_seat_order() {
        let setup = Setup::new(3).beginning_with(Seat(2));
        let mut state = State::start(&setup, &crate::Deal { first: Seat(2) }).unwrap();
        for seat in [2, 0, 1, 2, 0] {
            assert_eq!(state.turn(), Seat(seat));
            for text in ["1-1-2", "1,2", "stop"] {
                state.apply(text.parse().unwrap(), &mut ()).unwrap();
            }
        }
    }

    /// 3.1
    #[test]
    fn reaching_the_threshold_gives_everybody_one_more_turn_the_caller_last() {
        // Three players need nine; b has eight and claims one more.
        let state = position(3, "BBBBBB/BB4/6/6/6/b5 b choose x@1,1");
        let events = check(state, "stop", "BBBBBB/BB4/6/6/6/B5 c roll last=b");
        assert!(events.contains(&Event::LastRound { called_by: Seat(1) }));
        let state = position(3, "BBBBBB/BB4/6/6/6/B5 c roll last=b");
        assert_eq!(state.last_round(), Some(LastRound { called_by: Seat(1), turns_left: 3 }));
        let events =
            check(state, "2-2-2 2,2 stop 3-3-3 3,3 stop 4-4-4 4,4 stop", "BBBBBB/BB4/3b2/2a3/1c4/B5 b over last=b");
        assert_eq!(events.last(), Some(&Event::GameOver));
        let over = position(3, "BBBBBB/BB4/3b2/2a3/1c4/B5 b over last=b");
        assert_eq!(over.last_round(), Some(LastRound { called_by: Seat(1), turns_left: 0 }));
    }

    /// 3.1
    #[test]
    fn the_last_round_ends_with_a_bust_as_with_a_stop() {
        check(position(3, "BBBBBB/BB4/3A2/6/6/B5 b roll last=b"), "4-4-4", "BBBBBB/BB4/3A2/6/6/B5 b over last=b");
        check(position(3, "BBBBBB/BB4/3A2/6/6/B5 c roll last=b"), "4-4-4", "BBBBBB/BB4/3A2/6/6/B5 a roll last=b");
    }

    /// 3.1
    #[test]
    fn each_number_of_players_has_its_own_threshold() {
        for (players, before, after) in [
            (2, "AAAAAA/AAAAAA/6/6/6/a5", "AAAAAA/AAAAAA/6/6/6/A5"),
            (3, "AAAAAA/AA4/6/6/6/a5", "AAAAAA/AA4/6/6/6/A5"),
            (4, "AAAAAA/6/6/6/6/a5", "AAAAAA/6/6/6/6/A5"),
            (5, "AAAAA1/6/6/6/6/a5", "AAAAA1/6/6/6/6/A5"),
        ] {
            check(position(players, &format!("{before} a choose x@1,1")), "stop", &format!("{after} b roll last=a"));
            let (before, after) = (before.replacen('A', "1", 1), after.replacen('A', "1", 1));
            check(position(players, &format!("{before} a choose x@1,1")), "stop", &format!("{after} b roll"));
        }
    }

    /// 3.1: held spaces and claim markers that are not yet secured do not count.
    #[test]
    fn only_a_stop_can_begin_the_last_round() {
        let board = "AAAAAA/aa4/3B2/6/6/a5";
        let state = position(4, &format!("{board} a roll x@1,1 x@1,5 2@5,5 x@5,5"));
        check(state, "4-4-4", &format!("{board} b roll"));
    }

    /// 3.1
    #[test]
    fn the_last_round_begins_only_once() {
        // b called it; c reaches the threshold in the last round, a and b still have their turns and no more.
        let state = position(3, "BBBBBB/BBB3/6/6/CCCCCC/CCc3 c choose x@3,1 last=b");
        let events = check(state, "stop", "BBBBBB/BBB3/6/6/CCCCCC/CCC3 a roll last=b");
        assert!(!events.iter().any(|event| matches!(event, Event::LastRound { .. })));
        let state = position(3, "BBBBBB/BBB3/6/6/CCCCCC/CCC3 a roll last=b");
        check(state, "4-4-4 4,4 stop 3-3-3 3,3 stop", "BBBBBB/BBB3/3a2/2b3/CCCCCC/CCC3 b over last=b");
    }

    /// 4.1
    #[test]
    fn in_the_variant_a_claimed_squatter_is_ready_for_use_again() {
        let state = variant(2, "6/6/6/6/6/6 a roll 1@2,3");
        let events = check(state, "2-3-5 2,3", "6/6/6/6/6/6 a choose x@2,3");
        let squatter = Squatter::new(1).unwrap();
        assert_eq!(events[2], Event::SquatterReturned { squatter, space: space("2,3") });
        check(state, "2-3-5 2,3 roll 1-4-5 4,5", "6/6/6/6/6/6 a choose 1@4,5 x@2,3");
    }

    /// 4.1
    #[test]
    fn in_the_variant_a_freed_space_is_still_taken_at_the_stop() {
        let state = variant(2, "6/6/6/1b4/6/6 a roll 1@2,3");
        check(state, "2-3-5 2,3 stop", "6/6/6/1A4/6/6 b roll");
    }

    /// 4.1, 2.6
    #[test]
    fn in_the_variant_a_bust_frees_every_marked_space() {
        let state = variant(2, "6/6/3B2/1b4/6/6 a roll 2@1,1 x@2,3");
        let events = check(state, "4-4-4", "6/6/3B2/1b4/6/6 b roll");
        assert_eq!(events[1], Event::Bust { seat: Seat(0), claim_markers: spaces("2,3"), squatters: spaces("1,1") });
    }

    /// 4.1, 2.5
    #[test]
    fn in_the_variant_a_freed_space_takes_nothing_more() {
        assert_eq!(answers(variant(2, "6/6/6/6/6/6 a 2-3-5 x@2,3")), "2,5 3,2 3,5 5,2 5,3");
    }

    /// 4.1, 2.10
    #[test]
    fn in_the_variant_a_freed_space_still_counts_towards_24() {
        let state = variant(2, "1aaaaa/aaaaaa/AAAAAA/AAAAAA/6/6 a 1-2-6 x@1,6");
        assert_eq!(state.player_markers_left(Seat(0)), 0);
        assert_eq!(answers(state), "2,6");
    }

    /// 4.1: a claim marker on one's own marker frees nothing.
    #[test]
    fn in_the_variant_other_squatters_stay() {
        let state = variant(2, "6/6/6/1a4/6/6 a roll 1@5,5");
        check(state, "2-3-5 2,3", "6/6/6/1a4/6/6 a choose 1@5,5 x@2,3");
    }
}
