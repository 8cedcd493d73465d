//! The players' names, and who is addressed as "you".

use game::Seat;

use crate::Words;

/// The names of those at the table; one of them may be the person who reads, who is addressed as "you".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    you: Option<Seat>,
    names: Vec<String>,
}

impl Names {
    /// The players in the order of their seats, and which of them is "you".
    pub fn new(you: Option<Seat>, names: Vec<String>) -> Names {
        Names { you, names }
    }

    /// Players who are called A, B, C and so on, none of them "you".
    pub fn letters(players: u8) -> Names {
        Names::new(None, ('A'..).take(usize::from(players)).map(String::from).collect())
    }

    /// Who is addressed as "you".
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// Is that seat "you"?
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// What somebody is called, whether or not it is "you".
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// How many sides a game of Claim has: four players are two teams.
    pub fn sides(&self) -> u8 {
        if self.names.len() == 4 { 2 } else { self.names.len() as u8 }
    }

    /// Who belongs to a side of Claim: a player alone, or two partners of four (seats 0 and 2, 1 and 3).
    pub fn seats_of_side(&self, side: u8) -> Vec<Seat> {
        if self.names.len() == 4 { vec![Seat(side), Seat(side + 2)] } else { vec![Seat(side)] }
    }
}

impl Words {
    /// A player as a heading: "You" or the name.
    pub fn seat_name(&self, names: &Names, seat: Seat) -> String {
        self.together("you-subject", names, &[seat])
    }

    /// A side of Claim as a heading: "You", "Bot", "You and Carla".
    pub fn side_name(&self, names: &Names, side: u8) -> String {
        self.together("you-subject", names, &names.seats_of_side(side))
    }

    /// The same where something goes to them: "to you and Carla".
    pub(crate) fn whom(&self, names: &Names, seats: &[Seat]) -> String {
        self.together("you-object", names, seats)
    }

    fn together(&self, you: &str, names: &Names, seats: &[Seat]) -> String {
        let called = |seat: Seat| if names.is_you(seat) { self.say(you) } else { names.name(seat).into() };
        // Whoever reads comes first.
        let mine = seats.iter().copied().filter(|&seat| names.is_you(seat));
        let others = seats.iter().copied().filter(|&seat| !names.is_you(seat));
        self.list(&mine.chain(others).map(called).collect::<Vec<_>>())
    }

    /// Players as the subject of a sentence that begins with them: `$who`, and in `$who-is` one of `you`, `team` (you and
    /// others), `many` and `one`.
    pub(crate) fn subject(&self, names: &Names, seats: &[Seat]) -> crate::words::Args<'_> {
        let is = match (seats.iter().any(|&seat| names.is_you(seat)), seats.len()) {
            (true, 1) => "you",
            (true, _) => "team",
            (false, 0 | 1) => "one",
            (false, _) => "many",
        };
        self.args().text("who", self.together("you-subject", names, seats)).text("who-is", is)
    }
}
