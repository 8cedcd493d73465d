//! A game of Claim It! in words, a line for each turn.

use std::fmt::Write as _;

use claim_it::{DecidedBy, Event, Phase, Score, Setup, Space, Spaces, Standing, State};
use game::Seat;

use super::{Story, Told, name};

impl Told for State {
    type Story = Turns;

    fn asked(&self) -> String {
        match self.phase() {
            Phase::Place(roll) => format!("where to place a marker with {roll} (2.1)"),
            Phase::Choose => {
                let (bust, all) = (self.busting_throws(), self.board().throws());
                format!("whether to roll again (2.7; {bust} of {all} throws are a bust)")
            }
            Phase::Roll | Phase::Over => String::new(),
        }
    }
}

/// A game of Claim It!, turn by turn.
pub(crate) struct Turns {
    text: String,
    turn: u32,
    seat: Seat,
    words: Vec<String>,
    /// The board as it was last seen.
    last: State,
}

impl Story<State> for Turns {
    fn begin(setup: &Setup, state: &State) -> Turns {
        let size = state.board().size;
        let mut text = format!("Claim It!, {} players on a board of {size} by {size}", setup.players);
        if setup.variant {
            text.push_str(", with the variant (4.1)");
        }
        let _ = writeln!(text, "; {} secured spaces begin the last round\n", state.threshold());
        if setup.is_advised_against() {
            text.push_str("The rulebook advises against the variant for five players (4.1).\n\n");
        }
        Turns { text, turn: 1, seat: state.turn(), words: Vec::new(), last: *state }
    }

    fn tell(&mut self, events: &[Event]) {
        for &event in events {
            if let Event::TurnBegan { seat } = event {
                self.end_turn();
                self.turn += 1;
                self.seat = seat;
            } else {
                self.words.extend(words_for(event));
            }
        }
    }

    fn stop(&mut self, state: &State) {
        self.end_turn();
        self.last = *state;
        self.text.push('\n');
        self.board();
    }

    fn end(&mut self, score: &Score) {
        self.end_turn();
        self.text.push('\n');
        for (seat, tally) in (0..).map(Seat).zip(&score.tallies) {
            let _ = writeln!(
                self.text,
                "  {}: largest group {}, secured {}, spaces {}",
                name(seat),
                tally.group,
                tally.secured,
                tally.spaces
            );
        }
        let winners: Vec<String> = score.winners.iter().map(|&seat| name(seat).to_string()).collect();
        let verb = if winners.len() == 1 { " wins " } else { " " };
        let how = match score.decided_by {
            DecidedBy::Group => "with the largest group",
            DecidedBy::Secured => "with an equal group, but more secured spaces",
            DecidedBy::Spaces => "with equal groups and secured spaces, but more spaces",
            DecidedBy::Nothing => "share the win",
        };
        let _ = write!(self.text, "\n{}{verb}{how}.", winners.join(" and "));
    }

    fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

impl Turns {
    fn end_turn(&mut self) {
        if !self.words.is_empty() {
            let _ = writeln!(self.text, "{:>4}  {}  {}", self.turn, name(self.seat), self.words.join(", "));
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
                    Standing::Empty => '.',
                    Standing::Held(seat) => name(seat).to_ascii_lowercase(),
                    Standing::Secured(seat) => name(seat),
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

fn words_for(event: Event) -> Option<String> {
    Some(match event {
        Event::Rolled { roll, .. } => format!("{roll}"),
        Event::SquatterPlaced { squatter, space, .. } => format!("squatter {} on {space}", squatter.number()),
        Event::ClaimMarkerPlaced { space, .. } => format!("claim marker on {space}"),
        Event::Bust { .. } => "bust".into(),
        Event::Stopped { secured, held, .. } => match (list(secured), list(held)) {
            (None, None) => "stops".into(),
            (None, Some(held)) => format!("stops and holds {held}"),
            (Some(secured), None) => format!("stops and secures {secured}"),
            (Some(secured), Some(held)) => format!("stops, secures {secured} and holds {held}"),
        },
        Event::MarkersReturned { seat, spaces } => format!("{} loses {}", name(seat), list(spaces)?),
        Event::LastRound { .. } => "which begins the last round".into(),
        _ => return None,
    })
}

fn list(spaces: Spaces) -> Option<String> {
    let spaces: Vec<String> = spaces.iter().map(|space| space.to_string()).collect();
    (!spaces.is_empty()).then(|| spaces.join(" "))
}
