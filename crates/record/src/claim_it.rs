//! Claim It!, written and read.

use claim_it::{Action, ActionError, Board, Deal, Event, Setup, SetupError, State};
use game::{Chance, Game as _, Seat};

use crate::{
    Course, Recorded, Sighting,
    error::Fault,
    head::{Tags, number},
    recorded::Line,
};

impl Recorded for State {
    const NAME: &'static str = "Claim It!";
    const SECTIONS: &'static [&'static str] = &["Turns"];
    const IS_OPEN: bool = true;

    fn has_line(label: &str) -> bool {
        label == "First"
    }

    #[inline]
    fn follow(course: &mut Course<State>, event: Event) {
        if matches!(event, Event::TurnBegan { .. }) {
            course.next();
        }
    }

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn setup_tags(setup: &Setup) -> Vec<(&'static str, String)> {
        let mut tags = vec![("Players", setup.players.to_string()), ("Board", board_name(&setup.board))];
        if setup.variant {
            tags.push(("Variant", "yes".into()));
        }
        if let Some(first) = setup.first {
            tags.push(("FirstAgreed", first.0.to_string()));
        }
        tags
    }

    fn read_setup(tags: &mut Tags<'_>) -> Result<Setup, Fault> {
        let players = tags.need_number("Players")?;
        let (at, name) = tags.need("Board")?;
        let wrong = || Fault::format(at, "R4", "the tag Board is \"standard\", \"reduced\" or seven numbers");
        let board = board_named(&name).ok_or_else(wrong)?;
        let variant = tags.yes("Variant")?;
        let first = tags.number("FirstAgreed")?.map(|(_, first)| Seat(first));
        Ok(Setup { players, variant, first, board })
    }

    fn deal_lines(_: &Setup, deal: &Deal, _: Option<Seat>) -> Vec<(String, Vec<String>)> {
        vec![("First".into(), vec![deal.first.0.to_string()])]
    }

    fn read_deal(setup: &Setup, lines: &[Line<'_>], end: usize) -> Result<(Deal, State), Fault> {
        let [line] = lines else {
            return Err(Fault::format(end, "R6", "the deal of Claim It! is the one line First"));
        };
        let ("First", [(at, word)]) = (line.label, &line.words[..]) else {
            return Err(Fault::format(line.at, "R6", "the deal of Claim It! is the one line First with one seat"));
        };
        let first = number(word).ok_or_else(|| Fault::format(*at, "R6", "the first player is a seat's number"))?;
        let deal = Deal { first: Seat(first) };
        let position = State::start(setup, &deal).map_err(|e| Fault::game(*at, e.rule(), e))?;
        Ok((deal, position))
    }

    fn check_lines(setup: &Setup, _: Seat, lines: &[Line<'_>], end: usize) -> Result<(), Fault> {
        State::read_deal(setup, lines, end).map(|_| ())
    }

    /// The engine takes dice in any order, a record has them ascending.
    fn is_as_written(answer: &str) -> bool {
        answer.split('-').is_sorted()
    }

    fn setup_rule(error: &SetupError) -> &'static str {
        error.rule()
    }

    fn action_rule(error: &ActionError) -> &'static str {
        error.rule()
    }

    fn sighting(&self, _: Action, _: &[Event], _: Seat) -> Sighting {
        Sighting::Whole
    }

    fn first_sights(&self) -> Vec<String> {
        Vec::new()
    }

    fn sights(&self, _: Action, _: &[Event], _: Seat) -> Vec<String> {
        Vec::new()
    }

    fn is_sight(&self, _: &str) -> bool {
        false
    }

    fn stand_in(setup: &Setup) -> Result<State, SetupError> {
        State::start(setup, &State::deal(setup, &mut Chance::from_seed(0))?)
    }
}

/// The boards that have names; others are written as their numbers.
const NAMED: [(&str, Board); 2] = [("standard", Board::STANDARD), ("reduced", Board::REDUCED)];

fn board_name(board: &Board) -> String {
    if let Some((name, _)) = NAMED.iter().find(|(_, named)| named == board) {
        return (*name).into();
    }
    let Board { size, claim_markers, player_markers, thresholds } = board;
    let numbers = [size, claim_markers, player_markers].into_iter().chain(thresholds);
    numbers.map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn board_named(text: &str) -> Option<Board> {
    if let Some((_, board)) = NAMED.iter().find(|(name, _)| *name == text) {
        return Some(*board);
    }
    let numbers: Option<Vec<u8>> = text.split_ascii_whitespace().map(number).collect();
    let [size, claim_markers, player_markers, thresholds @ ..] = <[u8; 7]>::try_from(numbers?).ok()?;
    Some(Board { size, claim_markers, player_markers, thresholds })
}
