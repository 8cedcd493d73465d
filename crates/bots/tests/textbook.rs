//! The yardstick: it must be legal everywhere, repeat itself, and be worth measuring against.

use bots::{Bot, Limits, Random, Textbook};
use claim::{NamedSet, decks};
use game::{Actor, Chance, Game, Seat, Table};

/// What the first seat gets if the textbook sits there and random players elsewhere.
fn game_against_random<G: Game>(setup: &G::Setup, seed: u64, nodes: u64) -> f32 {
    let mut chance = Chance::from_seed(seed);
    let deal = G::deal(setup, &mut chance).expect("a legal set-up can be dealt");
    let mut table = Table::<G>::new(setup.clone(), deal).expect("a legal deal is accepted");
    loop {
        let action = match table.actor() {
            Actor::Over => break,
            Actor::Chance => table.position().sample(&mut chance),
            Actor::Seat(seat) => {
                let (view, limits) = (table.view(seat), Limits::nodes(nodes));
                let choice = if seat == Seat(0) {
                    let bot: &mut dyn Bot<G> = &mut Textbook::default();
                    let mut ask = || bot.choose(&view, &limits, &mut Chance::from_seed(seed));
                    let choice = ask();
                    assert_eq!(choice, ask());
                    choice
                } else {
                    let bot: &mut dyn Bot<G> = &mut Random;
                    bot.choose(&view, &limits, &mut chance)
                };
                choice.map(|choice| choice.answer)
            }
        };
        table.play(action.expect("there is an answer")).expect("it is legal");
    }
    table.position().payoffs().expect("the game is over").of(Seat(0))
}

#[test]
fn it_plays_whole_games_of_every_kind_of_deck() {
    for (seed, setup) in (0..).zip(decks::all().skip(11).step_by(1_999)) {
        game_against_random::<claim::State>(&setup, seed, 8);
    }
    for players in 2..=5 {
        game_against_random::<claim_it::State>(&claim_it::Setup::new(players), 1, 8);
    }
}

#[test]
fn it_beats_random_answers() {
    let setup = NamedSet::Claim.setup(2).expect("a set for two");
    let won: f32 = (0..40).map(|seed| game_against_random::<claim::State>(&setup, seed, 60)).sum();
    // Equal players would win more than 28 of 40 once in 200 times.
    assert!(won > 28.0, "{won} of 40");
}
