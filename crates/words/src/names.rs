//! The players' names, and who is addressed as "you".

use game::Seat;
use play::{Played, Sitter, Viewable};

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

    /// How many play.
    pub const fn players(&self) -> usize {
        self.names.len()
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
    /// The players' names; bots of one level are numbered by their seats.
    pub fn names(&self, sitters: &[Sitter], you: Seat) -> Names {
        self.names_with(sitters, |_| None, Some(you))
    }

    /// The names of those who play a game that is drawn from the place of this seat: people by their own names, if they
    /// have any. For a spectator nobody is "you".
    pub fn names_in<G: Played>(&self, game: &(impl Viewable<G> + ?Sized), seat: Seat) -> Names {
        self.names_with(&game.sitters(), |seat| game.name(seat), game.audience(seat).seat())
    }

    /// The same from their parts: who sits where, what people are called, who is "you".
    pub(crate) fn names_with(
        &self,
        sitters: &[Sitter],
        own: impl Fn(Seat) -> Option<String>,
        you: Option<Seat>,
    ) -> Names {
        let called = |(seat, sitter): (u8, &Sitter)| match sitter {
            Sitter::Person => own(Seat(seat)).unwrap_or_else(|| self.person(Seat(seat))),
            Sitter::Bot(player) => self.level(player.level),
        };
        let called: Vec<String> = (0..).zip(sitters).map(called).collect();
        // Whoever is called the same is numbered.
        let twins = |name: &String| called.iter().filter(|&other| other == name).count();
        let numbered = |(seat, name): (usize, &String)| match twins(name) {
            1 => name.clone(),
            _ => format!("{name} {}", seat + 1),
        };
        let is_person = |seat: &Seat| sitters.get(seat.index()) == Some(&Sitter::Person);
        Names::new(you.filter(is_person), called.iter().enumerate().map(numbered).collect())
    }

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
