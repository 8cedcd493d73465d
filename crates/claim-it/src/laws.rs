//! What the laws of `game` need to know about this game.

use game::{Audience, Replay, Seat, Table, laws::Lawful};

use crate::{State, View};

impl Lawful for State {
    /// Nothing bounds a game, for busts can follow each other for ever; but every turn may bring the end nearer, so long
    /// random games are ever less likely. The longest of 1.6 million, 100,000 of each kind, took 799 actions.
    const LONGEST: usize = 20_000;

    fn conserved(&self) -> Result<(), String> {
        self.consistent().map_err(|error| error.to_string())
    }

    fn lies_as_shown(&self, view: &View) -> Result<(), String> {
        if view.state() == self { Ok(()) } else { Err(format!("{:?}", view.state())) }
    }

    /// Nothing is hidden, so the only game a seat cannot tell from this one is this one.
    fn retrace(table: &Table<State>, _: Seat, _: &State) -> Option<Replay<State>> {
        Some(table.replay().clone())
    }

    /// Nothing is hidden.
    fn swapped(_: &Table<State>, _: impl Into<Audience>, _: &mut game::Chance) -> Option<Replay<State>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use game::laws::{Care, check};

    use crate::{Board, Setup, State};

    /// Plays random games of every number of players, with and without the variant.
    fn obeyed(board: Board, seeds: u64) {
        for players in 2..=5 {
            for setup in [Setup::new(players).on(board), Setup::new(players).on(board).with_variant()] {
                for seed in 0..seeds {
                    if let Err(law) = check::<State>(&setup, seed, Care { every: 25, worlds: 1 }) {
                        panic!("{law}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_laws_hold_on_the_standard_board() {
        obeyed(Board::STANDARD, 60);
    }

    #[test]
    fn the_laws_hold_on_the_reduced_board() {
        obeyed(Board::REDUCED, 300);
    }

    /// 2.10: few pieces, so that supplies run out in most games.
    #[test]
    fn the_laws_hold_where_supplies_run_out() {
        obeyed(Board { size: 4, claim_markers: 6, player_markers: 3, thresholds: [3, 2, 2, 2] }, 100);
    }
}
