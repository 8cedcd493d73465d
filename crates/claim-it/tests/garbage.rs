//! Nothing that comes from outside makes the rules panic: it is refused, or it is a game.

use claim_it::{Action, Board, Deal, Score, Setup, State};
use game::{Answer, Chance, Game, Seat, Sink, Table};
use proptest::prelude::*;
use serde_json::Value;

fn boards() -> impl Strategy<Value = Board> {
    let any_board = (0..9u8, any::<u8>(), any::<u8>(), any::<[u8; 4]>()).prop_map(
        |(size, claim_markers, player_markers, thresholds)| Board { size, claim_markers, player_markers, thresholds },
    );
    let small = (2..=6u8, 1..=36u8, 1..=36u8, prop::array::uniform4(1..8u8)).prop_map(
        |(size, claim_markers, player_markers, thresholds)| Board { size, claim_markers, player_markers, thresholds },
    );
    prop_oneof![Just(Board::STANDARD), Just(Board::REDUCED), any_board, small]
}

fn setups() -> impl Strategy<Value = Setup> {
    let players = prop_oneof![4 => 2..=5u8, 1 => any::<u8>()];
    let first = prop::option::of(prop_oneof![4 => 0..5u8, 1 => any::<u8>()].prop_map(Seat));
    (players, any::<bool>(), first, boards()).prop_map(|(players, variant, first, board)| Setup {
        players,
        variant,
        first,
        board,
    })
}

/// A position after some random actions of a legal set-up.
fn positions() -> impl Strategy<Value = State> {
    let board = prop_oneof![Just(Board::STANDARD), Just(Board::REDUCED)];
    (2..=5u8, any::<bool>(), board, any::<u64>(), 0..300usize).prop_map(|(players, variant, board, seed, actions)| {
        let setup = Setup { players, variant, first: None, board };
        let mut chance = Chance::from_seed(seed);
        let deal = State::deal(&setup, &mut chance).unwrap();
        let mut state = State::start(&setup, &deal).unwrap();
        play_on(&mut state, &mut chance, actions);
        state
    })
}

fn play_on(state: &mut State, chance: &mut Chance, actions: usize) {
    for _ in 0..actions {
        let Some(action) = state.sample(chance) else { return };
        state.apply(action, &mut ()).unwrap();
    }
}

/// Asks a position everything that can be asked.
fn ask_everything(state: &State) {
    let answers = state.answers();
    for action in (0..=u8::MAX).filter_map(Action::from_number) {
        let _ = (state.check(action).is_ok(), state.weight(action), answers.has(action));
        assert_eq!(state.parse(&state.notation(action)), Some(action));
    }
    for seat in [0, 1, 4, 5, 7, 8, 255].map(Seat) {
        let _ = (state.held_by(seat), state.secured_by(seat), state.player_markers_left(seat));
    }
    let _ = (state.actor(), state.payoffs(), state.score(), state.score_now(), state.last_round());
    let _ = (state.busting_throws(), state.diagram(), state.claim_markers_left(), format!("{state:?}"));
}

/// Takes every event and looks at the position it comes with.
struct Curious;

impl Sink<State> for Curious {
    fn event(&mut self, before: &State, event: claim_it::Event) {
        let _ = (before.diagram(), format!("{event:?}"));
    }
}

/// The places in a document that a number, a word or nothing can be written to.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

fn scalars() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..8u64).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(|bits| Value::from(bits & 0xf_ffff_ffff)),
        (0..36u32).prop_map(|bit| Value::from(1u64 << bit)),
        prop::sample::select(vec!["roll", "choose", "over", "1,1", "3,3", "6,6", "1-2-3", "6-6-6", ""])
            .prop_map(Value::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_set_up_is_refused_or_played(setup in setups(), seed: u64, first: u8) {
        let mut chance = Chance::from_seed(seed);
        let _ = State::start(&setup, &Deal { first: Seat(first) });
        match State::deal(&setup, &mut chance) {
            Err(error) => prop_assert_eq!(setup.check(), Err(error)),
            Ok(deal) => {
                let mut state = State::start(&setup, &deal).unwrap();
                play_on(&mut state, &mut chance, 2000);
                ask_everything(&state);
            }
        }
    }

    #[test]
    fn any_action_is_refused_without_effect_or_played(state in positions(), numbers: Vec<u8>) {
        let mut state = state;
        for action in numbers.into_iter().filter_map(Action::from_number) {
            let before = state;
            if state.apply(action, &mut Curious).is_err() {
                prop_assert_eq!(state, before);
                prop_assert!(!before.answers().has(action));
            }
        }
        ask_everything(&state);
    }

    /// What unlisted actions do when nobody checks is unspecified, but it is no panic, then or later.
    #[test]
    fn unchecked_actions_do_not_panic(state in positions(), numbers: Vec<u8>, seed: u64) {
        let mut state = state;
        let mut chance = Chance::from_seed(seed);
        for action in numbers.into_iter().filter_map(Action::from_number) {
            state.apply_unchecked(action, &mut Curious);
            ask_everything(&state);
            if let Some(action) = state.sample(&mut chance) {
                state.apply_unchecked(action, &mut Curious);
            }
        }
    }

    #[test]
    fn a_position_with_a_few_fields_changed_is_refused_or_played(
        state in positions(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), scalars()), 1..4),
        seed: u64,
    ) {
        let mut value = serde_json::to_value(state).unwrap();
        for (index, change) in changes {
            let mut leaves = leaves(&mut value);
            let at = index.index(leaves.len());
            *leaves[at] = change;
        }
        if let Ok(mut state) = serde_json::from_value::<State>(value) {
            ask_everything(&state);
            play_on(&mut state, &mut Chance::from_seed(seed), 2000);
            ask_everything(&state);
            let back: State = serde_json::from_str(&serde_json::to_string(&state).unwrap()).unwrap();
            prop_assert_eq!(back, state);
        }
    }

    #[test]
    fn a_score_with_a_few_fields_changed_is_refused_or_true(
        mut state in positions(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), scalars()), 1..4),
        seed: u64,
    ) {
        play_on(&mut state, &mut Chance::from_seed(seed), 10_000);
        let score = state.score().unwrap();
        let mut value = serde_json::to_value(&score).unwrap();
        prop_assert_eq!(&serde_json::from_value::<Score>(value.clone()).unwrap(), &score);
        for (index, change) in changes {
            let mut leaves = leaves(&mut value);
            let at = index.index(leaves.len());
            *leaves[at] = change;
        }
        match serde_json::from_value::<Score>(value) {
            Ok(read) => prop_assert!(read.winners.iter().all(|seat| usize::from(seat.0) < read.tallies.len())),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_position_with_a_few_bytes_changed_is_refused_or_played(
        state in positions(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut json = serde_json::to_vec(&state).unwrap();
        for (index, byte) in changes {
            let at = index.index(json.len());
            json[at] = byte;
        }
        if let Ok(mut state) = serde_json::from_slice::<State>(&json) {
            play_on(&mut state, &mut Chance::from_seed(0), 500);
            ask_everything(&state);
        }
    }

    #[test]
    fn any_diagram_is_refused_or_read(setup in setups(), text in "[1-9a-fA-F/]{0,20} [a-f] (roll|choose|over|[1-7]-[1-7]-[1-7])( [1-7x]@[1-7],[1-7]){0,4}( last=[a-f])?") {
        if let Ok(state) = State::from_diagram(&setup, &text) {
            prop_assert_eq!(State::from_diagram(&setup, &state.diagram()), Ok(state));
        }
    }

    /// Every position of a game is its diagram.
    #[test]
    fn a_diagram_tells_all(state in positions()) {
        let setup = Setup { players: state.seats(), variant: state.variant(), first: None, board: state.board() };
        prop_assert_eq!(State::from_diagram(&setup, &state.diagram()), Ok(state));
    }

    #[test]
    fn any_text_is_refused_or_an_action(text: String) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert!(action.to_string().len() == text.len());
        }
        let _ = serde_json::from_str::<Setup>(&text);
        let _ = serde_json::from_str::<State>(&text);
        let _ = State::from_diagram(&Setup::new(2), &text);
    }

    /// The log is the one truth: a game taken back and played again is the same game.
    #[test]
    fn a_game_taken_back_is_the_game_before(seed: u64, actions in 1..200usize, back in 1..50usize) {
        let mut chance = Chance::from_seed(seed);
        let setup = Setup::new(2 + (seed % 4) as u8);
        let deal = State::deal(&setup, &mut chance).unwrap();
        let mut table = Table::<State>::new(setup, deal).unwrap();
        let mut positions = vec![*table.position()];
        for _ in 0..actions {
            let Some(action) = table.position().sample(&mut chance) else { break };
            table.play(action).unwrap();
            positions.push(*table.position());
        }
        table.undo(back);
        prop_assert_eq!(*table.position(), positions[(positions.len() - 1).saturating_sub(back)]);
    }
}
