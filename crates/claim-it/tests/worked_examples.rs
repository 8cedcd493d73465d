//! The worked examples of the rulebook (section 5 of the rules): seat a is green, b brown, c orange.

use claim_it::{Action, ActionError, DecidedBy, Event, Phase, Score, Setup, Space, Spaces, Squatter, Standing, State};
use game::{Game, Seat};

fn position(diagram: &str) -> State {
    State::from_diagram(&Setup::new(3), diagram).unwrap()
}

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

fn spaces(text: &str) -> Spaces {
    text.split_whitespace().map(space).collect()
}

fn play(state: &mut State, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    state.apply(text.parse().unwrap(), &mut events).unwrap();
    events
}

fn after(state: State, text: &str) -> State {
    let mut state = state;
    play(&mut state, text);
    state
}

/// 5.1
#[test]
fn dice_2_3_5_on_an_empty_board_allow_six_placements() {
    let state = after(position("6/6/6/6/6/6 a roll"), "2-3-5");
    let mut expected = [("3,5", 2), ("5,3", 2), ("2,5", 3), ("5,2", 3), ("2,3", 5), ("3,2", 5)];
    expected.sort_unstable();
    let placed: Vec<(String, u8)> = state
        .answers()
        .iter::<Action>()
        .map(|action| {
            let text = action.to_string();
            let squatter = after(state, &text).contents(space(&text)).squatter;
            (text, squatter.map_or(0, Squatter::number))
        })
        .collect();
    assert_eq!(placed, expected.map(|(text, squatter)| (text.to_owned(), squatter)));
}

/// 5.2: A is 1,4, B 1,5, C 4,5, D 5,4, E 4,1 and F 5,1.
#[test]
fn green_rolls_1_4_5() {
    let start = position("6/b2a2/6/6/6/3Ca1 a roll 5@6,6 2@5,4 x@5,1");
    let state = after(start, "1-4-5");
    let squatter = |number| Squatter::new(number).unwrap();
    let refusal = |text: &str| state.check(text.parse().unwrap()).unwrap_err();

    // A: it is empty, but squatter 5 lies on the board.
    assert_eq!(state.contents(space("1,4")).standing, Standing::Empty);
    assert_eq!(refusal("1,4"), ActionError::SquatterOut { space: space("1,4"), squatter: squatter(5) });
    // B: squatter 4 goes on brown's marker.
    let contents = after(state, "1,5").contents(space("1,5"));
    assert_eq!((contents.standing, contents.squatter), (Standing::Held(Seat(1)), Some(squatter(4))));
    // C: a claim marker goes on green's own marker.
    let contents = after(state, "4,5").contents(space("4,5"));
    assert_eq!((contents.standing, contents.squatter), (Standing::Held(Seat(0)), None));
    assert!(contents.claim_marker);
    // D: a claim marker goes on squatter 2.
    let contents = after(state, "5,4").contents(space("5,4"));
    assert_eq!((contents.squatter, contents.claim_marker), (Some(squatter(2)), true));
    // E: orange sits on a claim marker.
    assert_eq!(refusal("4,1"), ActionError::ClaimMarkerThere { space: space("4,1") });
    // F: green has a claim marker there already.
    assert_eq!(refusal("5,1"), ActionError::ClaimMarkerThere { space: space("5,1") });

    let legal: Vec<String> = state.answers().iter::<Action>().map(|action| action.to_string()).collect();
    assert_eq!(legal, ["1,5", "4,5", "5,4"]);
}

/// 5.3
#[test]
fn green_rolls_3_4_6_and_is_bust() {
    let board = "2C2b/6/2b3/3b2/3a2/6";
    for squatters in ["6@2,1 1@4,4", "2@2,1 6@4,4", "6@2,1 5@4,4"] {
        let mut state = position(&format!("{board} a roll 3@6,3 x@6,3 {squatters} x@4,2"));
        let events = play(&mut state, "3-4-6");
        let bust = Event::Bust { seat: Seat(0), claim_markers: spaces("4,2 6,3"), squatters: spaces("2,1 6,3 4,4") };
        assert_eq!(events[1], bust);
        assert_eq!(state.diagram(), format!("{board} b roll"));
    }
}

/// 5.3: as the translation has it, squatters and no claim markers in 3,6 and 6,3, the roll would be no bust (2.4).
#[test]
fn a_squatter_alone_in_6_3_would_save_green() {
    let state = after(position("2C3/6/6/6/3a2/6 a roll 3@6,3 6@2,1 1@4,4 x@4,2"), "3-4-6");
    assert_eq!(state.answers().iter::<Action>().collect::<Vec<_>>(), [Action::Place(space("6,3"))]);
}

/// 5.4
#[test]
fn green_stops() {
    let mut state = position("4b1/6/2c3/6/5a/6 a choose 1@5,5 6@5,6 2@4,3 3@3,4 x@6,2 x@4,3 x@3,4");
    let left = |state: &State| [0, 1, 2].map(|seat| state.player_markers_left(Seat(seat)));
    assert_eq!(left(&state), [19, 23, 23]);
    play(&mut state, "stop");
    for (text, standing) in [
        ("5,5", Standing::Held(Seat(0))),
        ("5,6", Standing::Held(Seat(0))),
        ("6,2", Standing::Secured(Seat(0))),
        ("4,3", Standing::Secured(Seat(0))),
        ("3,4", Standing::Secured(Seat(0))),
    ] {
        assert_eq!(state.contents(space(text)).standing, standing, "{text}");
    }
    assert_eq!(left(&state), [19, 24, 24]);
    assert_eq!(state.claim_markers_left(), 27);
    assert_eq!(state.diagram(), "4a1/4a1/2A3/3A2/5A/6 b roll");
}

/// 5.5
#[test]
fn orange_wins_with_a_group_of_seven() {
    // Orange has called the last round with nine secured spaces and has the last turn.
    let mut state = position("CCCCCC/6/3bbb/CCCbb1/2aaa1/a2aaa c choose 4@1,5 last=c");
    play(&mut state, "stop");
    assert_eq!(state.phase(), Phase::Over);
    let Score { tallies, winners, decided_by } = state.score().unwrap();
    assert_eq!(tallies.iter().map(|tally| tally.group).collect::<Vec<_>>(), [6, 5, 7]);
    assert_eq!((winners, decided_by), (vec![Seat(2)], DecidedBy::Group));
    assert_eq!(state.payoffs().unwrap().as_slice(), [0.0, 0.0, 1.0]);
}
