//! Texts about a game that every screen needs.

use claim::NamedSet;
use game::Seat;
use play::{NoResume, NoUndo, Played, Sitter, Viewable, WrongChoice};

use crate::Words;

impl Words {
    /// Everybody who plays a game, bots with their levels: "You and Vera (Hard)".
    pub fn players_in<G: Played>(&self, game: &(impl Viewable<G> + ?Sized), you: Option<Seat>) -> String {
        let names = self.names_for(game, you);
        let seats = (0..game.sitters().len() as u8).map(Seat);
        self.list(&seats.map(|seat| self.player(&names, seat)).collect::<Vec<_>>())
    }

    /// Everybody who is to play, before it is known who the bots are: "You and a bot (Hard)".
    pub fn players(&self, sitters: &[Sitter], you: Seat) -> String {
        let called = |(seat, sitter): (u8, &Sitter)| match sitter {
            Sitter::Person if Seat(seat) == you => self.say("you-subject"),
            Sitter::Person => self.person(Seat(seat)),
            Sitter::Bot(player) => self.bot(player.level),
        };
        self.list(&(0..).zip(sitters).map(called).collect::<Vec<_>>())
    }

    /// A person other than the reader.
    pub fn person(&self, seat: Seat) -> String {
        self.say_with("table-person", &[("number", (seat.0 + 1).into())])
    }

    /// What the expert would do, and what it expects.
    pub fn hint(&self, answer: String, estimate: Option<f32>) -> String {
        match estimate {
            Some(estimate) => {
                let percent = (estimate * 100.0).round() as u32;
                self.say_with("table-hint", &[("answer", answer.into()), ("percent", percent.into())])
            }
            None => self.say_with("table-hint-bare", &[("answer", answer.into())]),
        }
    }

    /// Why there is no undo.
    pub fn no_undo(&self, why: NoUndo) -> String {
        self.say(match why {
            NoUndo::Nothing => "table-no-undo-yet",
            NoUndo::ChanceHasSpoken => "table-no-undo-dice",
            NoUndo::SeveralPeople => "table-no-undo-people",
        })
    }

    /// Why a recorded game cannot be continued.
    pub fn no_resume(&self, why: &NoResume) -> String {
        match why {
            NoResume::OnlySeen => self.say("table-only-seen"),
            NoResume::Broken(error) => error.clone(),
        }
    }

    /// Why choices make no game.
    pub fn wrong_choice(&self, error: &WrongChoice) -> String {
        match error {
            WrongChoice::NotForPlayers { set, players } => {
                let others = NamedSet::ALL.into_iter().filter(|set| set.setup(*players as u8).is_some());
                let others: Vec<String> = others.map(|set| self.set(set)).collect();
                let args = [("set", self.set(*set).into()), ("players", (*players).into())];
                let refused = self.say_with("table-not-for-players", &args);
                if others.is_empty() {
                    return refused;
                }
                let sets = [("sets", self.list(&others).into()), ("players", (*players).into())];
                format!("{refused} {}", self.say_with("table-sets-for-players", &sets))
            }
            WrongChoice::Claim(error) => self.claim_setup_error(error),
            WrongChoice::ClaimIt(error) => self.claim_it_setup_error(error),
        }
    }
}
