//! A second reading of the rulebook, slow and literal: stacks of wooden pieces on a table, compared with the engine.

use std::collections::{BTreeMap, BTreeSet};

use claim_it::{Action, Board, Contents, Deal, Roll, Setup, Space, Squatter, Standing, State};
use game::{Actor, Chance, Game, Seat};

#[derive(Clone, Copy, PartialEq, Debug)]
enum Piece {
    White(u8),
    Black,
    Colour(u8),
}
use Piece::{Black, Colour, White};

/// What lies on the table. Pieces on a space are listed from the bottom up.
#[derive(Clone)]
struct Referee {
    setup: Setup,
    stacks: BTreeMap<(u8, u8), Vec<Piece>>,
    whites: BTreeSet<u8>,
    blacks: usize,
    colours: [usize; 5],
    player: u8,
    turns_left: Option<u8>,
    /// How often a supply has forbidden what was otherwise allowed (2.10).
    short_of_blacks: usize,
    short_of_colours: usize,
}

impl Referee {
    fn new(setup: Setup, first: Seat) -> Referee {
        let Board { size, claim_markers, player_markers, .. } = setup.board;
        let spaces = (1..=size).flat_map(|column| (1..=size).map(move |row| (column, row)));
        Referee {
            setup,
            stacks: spaces.map(|space| (space, Vec::new())).collect(),
            whites: (1..=size).collect(),
            blacks: usize::from(claim_markers),
            colours: [usize::from(player_markers); 5],
            player: first.0,
            turns_left: None,
            short_of_blacks: 0,
            short_of_colours: 0,
        }
    }

    /// The piece that goes on a space with this third die, if any.
    fn piece_for(&mut self, space: (u8, u8), third: u8) -> Option<Piece> {
        let stack = &self.stacks[&space];
        if stack.contains(&Black) {
            return None;
        }
        match stack.last() {
            Some(&Colour(player)) if player == self.player => self.take_black(),
            Some(White(_)) => self.take_black(),
            None | Some(_) => self.take_white(third),
        }
    }

    fn take_black(&mut self) -> Option<Piece> {
        if self.blacks == 0 {
            self.short_of_blacks += 1;
            return None;
        }
        Some(Black)
    }

    fn take_white(&mut self, third: u8) -> Option<Piece> {
        if !self.whites.contains(&third) {
            return None;
        }
        let me = Colour(self.player);
        let topped = |stack: &&Vec<Piece>| matches!(stack.last(), Some(White(_) | Black));
        let will_need = self.stacks.values().filter(topped).filter(|stack| !stack.contains(&me)).count();
        if will_need >= self.colours[usize::from(self.player)] {
            self.short_of_colours += 1;
            return None;
        }
        Some(White(third))
    }

    /// Every piece that may be placed with three dice, by assigning them in all six ways.
    fn placements(&mut self, roll: Roll) -> BTreeMap<(u8, u8), Piece> {
        let [a, b, c] = roll.dice();
        let mut placements = BTreeMap::new();
        for (column, row, third) in [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)] {
            if let Some(piece) = self.piece_for((column, row), third) {
                let other = placements.insert((column, row), piece);
                assert!(other.is_none_or(|other| other == piece), "two different pieces for one space");
            }
        }
        placements
    }

    fn place(&mut self, space: (u8, u8), piece: Piece) {
        let stack = self.stacks.get_mut(&space).unwrap();
        match piece {
            White(number) => assert!(self.whites.remove(&number)),
            Black => self.blacks -= 1,
            Colour(_) => panic!("no colours before the stop"),
        }
        if let (true, Black, Some(&White(number))) = (self.setup.variant, piece, stack.last()) {
            stack.pop();
            self.whites.insert(number);
        }
        stack.push(piece);
    }

    fn bust(&mut self) {
        for stack in self.stacks.values_mut() {
            if stack.last() == Some(&Black) {
                stack.pop();
                self.blacks += 1;
            }
            if let Some(&White(number)) = stack.last() {
                stack.pop();
                self.whites.insert(number);
            }
        }
        self.next();
    }

    fn stop(&mut self) {
        for stack in self.stacks.values_mut() {
            let new = match stack.last() {
                Some(Black) => vec![Black, Colour(self.player)],
                Some(White(_)) => vec![Colour(self.player)],
                _ => continue,
            };
            for piece in std::mem::replace(stack, new) {
                match piece {
                    White(number) => assert!(self.whites.insert(number)),
                    Colour(player) => self.colours[usize::from(player)] += 1,
                    Black => {}
                }
            }
            self.colours[usize::from(self.player)] -= 1;
        }
        let secured = self.stacks.values().filter(|stack| ***stack == [Black, Colour(self.player)]).count();
        let threshold = self.setup.board.thresholds[usize::from(self.setup.players) - 2];
        if self.turns_left.is_none() && secured >= usize::from(threshold) {
            // One more for everybody, and the turn that ends now.
            self.turns_left = Some(self.setup.players + 1);
        }
        self.next();
    }

    fn next(&mut self) {
        self.turns_left = self.turns_left.map(|turns| turns - 1);
        self.player = (self.player + 1) % self.setup.players;
    }

    fn group(&self, player: u8) -> usize {
        let mut left: BTreeSet<(u8, u8)> =
            self.stacks.iter().filter(|(_, stack)| stack.contains(&Colour(player))).map(|(&space, _)| space).collect();
        let mut largest = 0;
        while let Some(first) = left.pop_first() {
            let mut open = vec![first];
            let mut size = 0;
            while let Some((column, row)) = open.pop() {
                size += 1;
                for space in [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)] {
                    if left.remove(&space) {
                        open.push(space);
                    }
                }
            }
            largest = largest.max(size);
        }
        largest
    }

    fn winners(&self) -> Vec<Seat> {
        let tally = |player: u8| {
            let mine = || self.stacks.values().filter(move |stack| stack.contains(&Colour(player)));
            (self.group(player), mine().filter(|stack| stack.contains(&Black)).count(), mine().count())
        };
        let best = (0..self.setup.players).map(tally).max();
        (0..self.setup.players).filter(|&player| Some(tally(player)) == best).map(Seat).collect()
    }

    /// Does the engine show what lies on the table?
    fn agrees_with(&self, state: &State) {
        for (&(column, row), stack) in &self.stacks {
            let Contents { standing, squatter, claim_marker } = state.contents(Space::new(column, row).unwrap());
            let mut shown = match standing {
                Standing::Empty => vec![],
                Standing::Held(seat) => vec![Colour(seat.0)],
                Standing::Secured(seat) => vec![Black, Colour(seat.0)],
            };
            shown.extend(squatter.map(|squatter| White(squatter.number())));
            shown.extend(claim_marker.then_some(Black));
            assert_eq!(shown, *stack, "{column},{row} of {}", state.diagram());
        }
        assert_eq!(usize::from(state.claim_markers_left()), self.blacks);
        for squatter in Squatter::all() {
            assert_eq!(state.in_supply(squatter), self.whites.contains(&squatter.number()));
        }
    }
}

/// Plays a random game on both and compares them at every step.
fn compare(setup: Setup, seed: u64) -> Referee {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(&setup, &mut chance).unwrap();
    let mut state = State::start(&setup, &deal).unwrap();
    let mut referee = Referee::new(setup, deal.first);
    let mut legal = BTreeMap::new();
    // A player of each kind: bold ones fill the board in a turn, timid ones take a space at a time.
    let boldness = 1 + chance.below(8);
    loop {
        referee.agrees_with(&state);
        assert_eq!(state.actor() == Actor::Over, referee.turns_left == Some(0));
        if state.actor() == Actor::Over {
            assert_eq!(state.score().unwrap().winners, referee.winners());
            return referee;
        }
        assert_eq!(state.turn(), Seat(referee.player));
        let mut action = state.sample(&mut chance).unwrap();
        if state.check(Action::Stop).is_ok() {
            action = if chance.below(boldness) == 0 { Action::Stop } else { Action::RollAgain };
        }
        state.apply(action, &mut ()).unwrap();
        match action {
            Action::Rolled(roll) => {
                legal = referee.placements(roll);
                if legal.is_empty() {
                    referee.bust();
                } else {
                    let listed: BTreeSet<(u8, u8)> = state
                        .answers()
                        .iter()
                        .map(|action| match action {
                            Action::Place(space) => (space.column(), space.row()),
                            other => panic!("{other} is no placement"),
                        })
                        .collect();
                    assert_eq!(listed, legal.keys().copied().collect(), "{}", state.diagram());
                }
            }
            Action::Place(space) => {
                let space = (space.column(), space.row());
                referee.place(space, legal[&space]);
            }
            Action::RollAgain => {}
            Action::Stop => referee.stop(),
        }
    }
}

fn compare_all(board: Board, seeds: u64) -> [usize; 2] {
    let mut short = [0, 0];
    for players in 2..=5 {
        for variant in [false, true] {
            let setup = Setup { players, variant, first: None, board };
            for seed in 0..seeds {
                let referee = compare(setup, seed);
                short[0] += referee.short_of_blacks;
                short[1] += referee.short_of_colours;
            }
        }
    }
    short
}

#[test]
fn the_engine_plays_the_standard_board_as_a_literal_reading_does() {
    compare_all(Board::STANDARD, 60);
}

#[test]
fn the_engine_plays_the_reduced_board_as_a_literal_reading_does() {
    compare_all(Board::REDUCED, 150);
}

/// 2.10
#[test]
fn the_engine_runs_out_of_markers_as_a_literal_reading_does() {
    let board = Board { size: 4, claim_markers: 6, player_markers: 3, thresholds: [3, 2, 2, 2] };
    let [blacks, colours] = compare_all(board, 60);
    assert!(blacks > 0 && colours > 0, "the supplies never ran out: {blacks} {colours}");
}

/// The number of sequences of that many actions, the dice counted as moves.
fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for action in state.answers().iter::<Action>() {
        let mut next = *state;
        next.apply(action, &mut ()).unwrap();
        nodes += perft(&next, depth - 1);
    }
    nodes
}

fn literal_perft(referee: &Referee, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if referee.turns_left == Some(0) {
        return 0;
    }
    let mut nodes = 0;
    for roll in Roll::all(referee.setup.board.size) {
        let mut rolled = referee.clone();
        let legal = rolled.placements(roll);
        if legal.is_empty() {
            rolled.bust();
            nodes += literal_perft(&rolled, depth - 1);
        } else if depth == 1 {
            nodes += 1;
        } else if depth == 2 {
            nodes += legal.len() as u64;
        }
        for (space, piece) in legal.into_iter().filter(|_| depth > 2) {
            let mut again = rolled.clone();
            again.place(space, piece);
            let mut stopped = again.clone();
            stopped.stop();
            nodes += literal_perft(&again, depth - 3) + literal_perft(&stopped, depth - 3);
        }
    }
    nodes
}

#[test]
fn the_number_of_games_of_some_length_stays_what_it_is() {
    // On an empty board every one of the throws of three dice that can be told apart is one placement.
    for (setup, counts) in [
        (Setup::new(2), &[56, 216, 432, 24_192, 97_512, 216_864][..]),
        (Setup::new(2).on(Board::REDUCED), &[10, 27, 54, 540, 1_482, 3_132, 26_136, 85_254, 193_113]),
        (Setup::new(2).on(Board::REDUCED).with_variant(), &[10, 27, 54, 540, 1_482, 3_132, 26_136, 85_002, 191_979]),
    ] {
        let first = Seat(0);
        let state = State::start(&setup, &Deal { first }).unwrap();
        let referee = Referee::new(setup, first);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!((perft(&state, depth), literal_perft(&referee, depth)), (count, count), "{depth} of {setup:?}");
        }
    }
}
