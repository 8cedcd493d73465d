//! A game is played without touching the heap.

#[path = "../../game/tests/common/counting.rs"]
mod counting;

use claim::{Deal, NamedSet, Setup, State};
use counting::allocated;
use game::{Actor, Chance, Game};

#[test]
fn nothing_is_allocated_from_the_deal_to_the_result() {
    let everything = Setup { artifacts: true, heroes: true, ..NamedSet::Magic.setup(2).unwrap() };
    let named = NamedSet::ALL.into_iter().flat_map(|set| (2..=4).filter_map(move |players| set.setup(players)));
    for setup in named.chain([everything]) {
        let rules = setup.rules().unwrap();
        let mut chance = Chance::from_seed(1);
        let before = allocated();
        for _ in 0..20 {
            let mut state = State::begin(rules, &Deal::random(&rules, None, &mut chance));
            while state.actor() != Actor::Over {
                let action = state.sample(&mut chance).unwrap();
                state.apply(action, &mut ()).unwrap();
            }
            assert!(state.payoffs().is_some() && state.score().is_some());
        }
        assert_eq!(allocated(), before, "{setup:?}");
    }
}
