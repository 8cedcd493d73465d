//! A game of Claim It! in words, a line for each turn.

use std::fmt::Write as _;

use claim_it::{Event, Score, Setup, Space, Spaces, Standing, State};
use game::{Seat, Table};
use words::{Names, Words};

use super::{Narrated, Story};

impl Narrated for State {
    type Story = Turns;

    fn asked(words: &Words, table: &Table<State>, _: Seat) -> String {
        words.claim_it_question(table.position())
    }
}

/// A game of Claim It!, turn by turn.
pub(crate) struct Turns {
    names: Names,
    /// What stands for the players on the board.
    letters: Names,
    text: String,
    turn: u32,
    seat: Seat,
    words: Vec<String>,
    /// The board as it was last seen.
    last: State,
}

impl Story<State> for Turns {
    fn begin(words: &Words, setup: &Setup, names: Names, state: &State) -> Turns {
        let args = [
            ("players", setup.players.into()),
            ("size", state.board().size.into()),
            ("threshold", state.threshold().into()),
        ];
        let title = if setup.variant {
            format!("{} (4.1)", words.say_with("story-claim-it-variant", &args))
        } else {
            words.say_with("story-claim-it", &args)
        };
        let mut text = format!("{title}\n\n");
        if let Some(advice) = words.claim_it_advice(setup) {
            let _ = write!(text, "{advice} (4.1)\n\n");
        }
        let letters = Names::letters(setup.players);
        Turns { names, letters, text, turn: 1, seat: state.turn(), words: Vec::new(), last: *state }
    }

    fn tell(&mut self, words: &Words, events: &[Event]) {
        for &event in events {
            if let Event::TurnBegan { seat } = event {
                self.end_turn();
                self.turn += 1;
                self.seat = seat;
            } else {
                self.words.extend(words_for(words, &self.names, event));
            }
        }
    }

    fn stop(&mut self, _: &Words, state: &State) {
        self.end_turn();
        self.last = *state;
        self.text.push('\n');
        self.board();
    }

    fn end(&mut self, words: &Words, score: &Score) {
        self.end_turn();
        self.text.push('\n');
        for (seat, tally) in (0..).map(Seat).zip(&score.tallies) {
            let _ = writeln!(self.text, "  {}", words.claim_it_tally(&self.names, seat, tally));
        }
        let _ = write!(self.text, "\n{}", words.claim_it_ending(score, &self.names));
    }

    fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

impl Turns {
    fn end_turn(&mut self) {
        if !self.words.is_empty() {
            let _ = writeln!(self.text, "{:>4}  {}  {}", self.turn, self.names.name(self.seat), self.words.join(", "));
            self.words.clear();
        }
    }

    /// The board: capitals are secured, small letters held, marks of this turn behind them.
    fn board(&mut self) {
        let size = self.last.board().size;
        for row in (1..=size).rev() {
            let _ = write!(self.text, "  {row}  ");
            for space in (1..=size).filter_map(|column| Space::new(column, row)) {
                let contents = self.last.contents(space);
                let owner = match contents.standing {
                    Standing::Empty => ".".into(),
                    Standing::Held(seat) => self.letters.name(seat).to_ascii_lowercase(),
                    Standing::Secured(seat) => self.letters.name(seat).into(),
                };
                let squatter = contents.squatter.map_or(String::new(), |squatter| squatter.number().to_string());
                let claim = if contents.claim_marker { "x" } else { "" };
                let _ = write!(self.text, "{:<4}", format!("{owner}{squatter}{claim}"));
            }
            self.text.push('\n');
        }
        let columns: Vec<String> = (1..=size).map(|column| format!("{column:<3}")).collect();
        let _ = writeln!(self.text, "     {}", columns.join(" "));
    }
}

fn words_for(words: &Words, names: &Names, event: Event) -> Option<String> {
    let at = |space: Space| ("space", space.to_string().into());
    Some(match event {
        Event::Rolled { roll, .. } => format!("{roll}"),
        Event::SquatterPlaced { squatter, space, .. } => {
            words.say_with("story-squatter", &[("number", squatter.number().into()), at(space)])
        }
        Event::ClaimMarkerPlaced { space, .. } => words.say_with("story-claim-marker", &[at(space)]),
        Event::Bust { .. } => words.say("story-bust"),
        Event::Stopped { secured, held, .. } => {
            let args = [("secured", list(secured).into()), ("held", list(held).into())];
            match (secured.is_empty(), held.is_empty()) {
                (true, true) => words.say("story-stops"),
                (true, false) => words.say_with("story-stops-holds", &args),
                (false, true) => words.say_with("story-stops-secures", &args),
                (false, false) => words.say_with("story-stops-both", &args),
            }
        }
        Event::MarkersReturned { seat, spaces } => {
            words.say_with("story-loses", &[("name", names.name(seat).into()), ("spaces", list(spaces).into())])
        }
        Event::LastRound { .. } => words.say("story-last-round"),
        _ => return None,
    })
}

fn list(spaces: Spaces) -> String {
    spaces.iter().map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
}
