//! Games of Claim It! that are hosted: taken back to anywhere and resumed from anywhere.

use claim_it::{Setup, State};
use game::{By, Chance, Draws, Game as _, Hosted, Options, Seeds, laws::check_hosting};

#[test]
fn games_of_all_sizes_are_hosted_lawfully() {
    for players in 2..=5 {
        let key = [players; 32];
        let seeds = if players % 2 == 0 { Seeds::from_seed(3) } else { Seeds::from_keys(key, key) };
        let hosted = check_hosting::<State>(&Setup::new(players), &seeds, &Chance::from_seed(6)).unwrap();
        let rolls = hosted.by().iter().filter(|&&by| by == By::Drawn).count();
        assert!(rolls > 20, "{rolls} rolls in a whole game");
        assert!(!hosted.by().contains(&By::Named));
    }
}

const ON_REQUEST: Options = Options { draws: Draws::OnRequest, keep_events: true };

/// A game that waits for its first roll, with the outcome that its seed gives.
fn before_the_first_roll() -> (Hosted<State>, claim_it::Action) {
    let hosted = Hosted::<State>::new(Setup::new(2), Seeds::from_seed(7), ON_REQUEST).unwrap();
    let roll = hosted.clone().draw().unwrap();
    (hosted, roll)
}

#[test]
fn an_outcome_that_was_named_costs_the_seed_nothing() {
    let (mut hosted, roll) = before_the_first_roll();
    let other = hosted.position().answers().iter().find(|&outcome| outcome != roll).unwrap();
    hosted.play(other).unwrap();
    assert_eq!(hosted.by(), [By::Named]);
    hosted.undo(1).unwrap();
    hosted.play(roll).unwrap();
    assert_eq!(hosted.by(), [By::Named], "though it would have been drawn, too");
    hosted.undo(1).unwrap();
    assert_eq!(hosted.draw(), Some(roll));
    assert_eq!(hosted.by(), [By::Drawn]);
}

#[test]
fn an_outcome_that_the_seed_gives_counts_as_drawn_when_a_game_is_resumed() {
    let (mut named, roll) = before_the_first_roll();
    let mut drawn = named.clone();
    named.play(roll).unwrap();
    drawn.draw().unwrap();
    assert_eq!(named.replay(), drawn.replay());
    let mut resumed = Hosted::resume(named.replay().clone(), Seeds::from_seed(7), ON_REQUEST).unwrap();
    assert_eq!(resumed.by(), [By::Drawn]);
    for hosted in [&mut drawn, &mut resumed] {
        let place = hosted.position().answers().nth(0).unwrap();
        hosted.play(place).unwrap();
        hosted.play(claim_it::Action::RollAgain).unwrap();
    }
    assert_eq!(drawn.draw(), resumed.draw());
}

#[test]
fn an_outcome_that_the_seed_does_not_give_costs_it_nothing_when_a_game_is_resumed() {
    let (mut hosted, roll) = before_the_first_roll();
    let other = hosted.position().answers().iter().find(|&outcome| outcome != roll).unwrap();
    hosted.play(other).unwrap();
    let mut resumed = Hosted::resume(hosted.replay().clone(), Seeds::from_seed(7), ON_REQUEST).unwrap();
    assert_eq!(resumed.by(), [By::Named]);
    resumed.undo(1).unwrap();
    assert_eq!(resumed.draw(), Some(roll));
}

#[test]
fn who_resumes_with_another_deal_keeps_the_deal_and_is_told() {
    let (hosted, _) = before_the_first_roll();
    let resumed = Hosted::resume(hosted.replay().clone(), Seeds::from_seed(7), ON_REQUEST).unwrap();
    assert!(hosted.is_dealt() && resumed.is_dealt());
    let differs =
        |seed: &u64| State::deal(&Setup::new(2), &mut Chance::from_seed(*seed)).unwrap() != hosted.replay().deal;
    let other = (0..100).find(differs).unwrap();
    let resumed = Hosted::resume(hosted.replay().clone(), Seeds::from_seed(other), ON_REQUEST).unwrap();
    assert_eq!(resumed.replay(), hosted.replay());
    assert!(!resumed.is_dealt());
}
