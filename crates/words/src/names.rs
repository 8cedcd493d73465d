//! The players' names, and who is addressed as "you".

use bots::Character;
use game::Seat;
use play::{Played, Viewable};

use crate::{Value, Words};

/// The names of those at the table; one of them may be the person who reads, who is addressed as "you".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    you: Option<Seat>,
    /// What each is called.
    called: Vec<String>,
    /// Who the bots are; nobody where a person sits.
    characters: Vec<Option<Character>>,
}

impl Names {
    /// The players in the order of their seats, and which of them is "you".
    pub fn new(you: Option<Seat>, names: Vec<String>) -> Names {
        Names { you, called: names, characters: Vec::new() }
    }

    /// The same with bots among them, who are called like the characters they play as.
    pub fn with_bots(self, characters: Vec<Option<Character>>) -> Names {
        let mut called = self.called;
        for (name, character) in called.iter_mut().zip(&characters) {
            if let Some(character) = character {
                *name = character.name().into();
            }
        }
        Names { called, characters, ..self }
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
        self.called.get(seat.index()).map_or("?", String::as_str)
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.called.len()
    }

    /// Who the bot at a seat is; nobody, if a person sits there. Its level is the badge beside its name, and
    /// `crates/drawings` has its face.
    pub fn character(&self, seat: Seat) -> Option<Character> {
        self.characters.get(seat.index()).copied().flatten()
    }

    /// How many sides a game of Claim has: four players are two teams.
    pub fn sides(&self) -> u8 {
        if self.called.len() == 4 { 2 } else { self.called.len() as u8 }
    }

    /// Who belongs to a side where there are this many: everybody alone, or partners.
    pub(crate) fn seats_of(&self, side: u8, sides: usize) -> Vec<Seat> {
        if sides == self.called.len() { vec![Seat(side)] } else { self.seats_of_side(side) }
    }

    /// Who belongs to a side of Claim: a player alone, or two partners of four (seats 0 and 2, 1 and 3).
    pub fn seats_of_side(&self, side: u8) -> Vec<Seat> {
        if self.called.len() == 4 { vec![Seat(side), Seat(side + 2)] } else { vec![Seat(side)] }
    }
}

impl Words {
    /// The names of those who play a game that is drawn from the place of this seat: people by their own names, if they
    /// have any, bots by those of their characters. For a spectator nobody is "you".
    pub fn names_in<G: Played>(&self, game: &(impl Viewable<G> + ?Sized), seat: Seat) -> Names {
        self.names_for(game, game.audience(seat).seat())
    }

    /// The same for whoever reads; nobody is "you" where several people read together.
    pub fn names_for<G: Played>(&self, game: &(impl Viewable<G> + ?Sized), you: Option<Seat>) -> Names {
        self.names_with(game.sitters().len(), you, |seat| game.name(seat), |seat| game.character(seat))
    }

    /// The same from their parts: how many play, who is "you", what people are called, who the bots are.
    pub(crate) fn names_with(
        &self,
        players: usize,
        you: Option<Seat>,
        own: impl Fn(Seat) -> Option<String>,
        character: impl Fn(Seat) -> Option<Character>,
    ) -> Names {
        let seats = || (0..players as u8).map(Seat);
        let people = seats().map(|seat| own(seat).unwrap_or_else(|| self.person(seat))).collect();
        let mut names = Names::new(you, people).with_bots(seats().map(character).collect());
        names.you = you.filter(|&seat| names.character(seat).is_none());
        // Whoever is called the same is numbered.
        let called = names.called.clone();
        for (seat, name) in names.called.iter_mut().enumerate() {
            if called.iter().filter(|&other| other == name).count() > 1 {
                *name = format!("{name} {}", seat + 1);
            }
        }
        names
    }

    /// How well the bot at a seat plays, as the badge beside its name; nothing for a person.
    pub fn badge(&self, names: &Names, seat: Seat) -> Option<String> {
        names.character(seat).map(|character| self.level(character.level()))
    }

    /// A player as a heading with the badge, where there is no better place for it: "You", "Vera (Hard)".
    pub fn player(&self, names: &Names, seat: Seat) -> String {
        let name = self.seat_name(names, seat);
        match self.badge(names, seat) {
            Some(level) => self.args().text("name", name).text("level", level).say("name-with-level"),
            None => name,
        }
    }

    /// The text with this key about a player, with variables: `$who`, and in `$who-is` whether it is `you` or some`one`
    /// else.
    pub fn say_of(&self, key: &str, names: &Names, seat: Seat, args: &[(&str, Value<'_>)]) -> String {
        self.args().who("who", names, seat).and(args).say(key)
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
