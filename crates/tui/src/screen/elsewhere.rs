//! A game of which this device has nothing but what its seat may see is played on the same screen.

use std::{rc::Rc, time::Duration};

use bots::{Character, Effort, Limits};
use claim::{Action, ActionError, NamedSet, State};
use game::{Game as _, Seat};
use play::{Asked, LookBack, NoUndo, Playable, Sitter, Sitting, Snapshot, Task, Undo, Viewable};
use ratatui::{buffer::Buffer, layout::Rect};
use record::Date;
use words::{Language, Words};

use super::{AnyScreen as _, Screen};
use crate::{keys::Key, saves::Saves};

/// A game that is hosted elsewhere: bots think there, and views and events are all that comes from it.
struct Elsewhere(Sitting<State>);

impl Elsewhere {
    fn new(sitting: Sitting<State>) -> Elsewhere {
        let mut elsewhere = Elsewhere(sitting);
        elsewhere.let_bots_play();
        elsewhere
    }

    fn let_bots_play(&mut self) {
        while let Some(task) = self.0.task() {
            let choice = task.think(&Limits::default()).unwrap();
            self.0.answer(choice.answer).unwrap();
        }
    }
}

impl Viewable<State> for Elsewhere {
    fn sitters(&self) -> Vec<Sitter> {
        self.0.sitters().to_vec()
    }

    fn asked(&self) -> Asked {
        self.0.asked()
    }

    fn moves(&self) -> usize {
        self.0.moves()
    }

    fn named_seed(&self) -> Option<u64> {
        self.0.named_seed()
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        self.0.character(seat)
    }

    fn snapshot(&self, seat: Seat, back: Option<LookBack>) -> Snapshot<State> {
        if back.is_some() {
            return self.0.snapshot(seat, back);
        }
        let is_asked = self.asked() == Asked::Person(seat);
        let mut snapshot = Snapshot::new(self.0.setup().clone(), seat, self.0.view(seat), is_asked);
        snapshot.happened = self.0.happened(seat);
        snapshot.score = self.0.position().score();
        snapshot
    }
}

impl Playable<State> for Elsewhere {
    fn people(&self) -> Vec<Seat> {
        self.0.people().collect()
    }

    fn answer(&mut self, action: Action) -> Result<(), ActionError> {
        self.0.answer(action).expect("nothing is sent that is refused");
        self.let_bots_play();
        Ok(())
    }

    fn task(&self) -> Option<Task<State>> {
        None
    }

    fn hint(&self, _: Effort) -> Option<Task<State>> {
        None
    }

    fn undo(&mut self) -> Result<Undo, NoUndo> {
        Err(NoUndo::SeveralPeople)
    }

    fn play_from(&mut self, _: usize, _: Seat) -> Result<(), NoUndo> {
        Err(NoUndo::SeveralPeople)
    }

    fn text(&self, _: Option<Date>) -> String {
        String::new()
    }

    fn saved(&self, _: Option<Date>) -> Option<String> {
        None
    }
}

fn screen(game: Box<dyn Playable<State>>) -> Screen<State> {
    let saves = Saves::new(None);
    let slot = saves.slot();
    Screen::new(game, Rc::new(Words::new(Language::English)), saves, slot, Duration::ZERO)
}

/// What is drawn once nothing changes any more.
fn drawn(screen: &mut Screen<State>) -> Buffer {
    while screen.tick() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let area = Rect::new(0, 0, 100, 30);
    let mut buffer = Buffer::empty(area);
    screen.draw(area, &mut buffer);
    buffer
}

#[test]
fn a_game_elsewhere_is_drawn_and_played_as_one_that_is_hosted_here() {
    for set in [NamedSet::Claim, NamedSet::Magic] {
        let seats = vec![Sitter::Person, Sitter::level(bots::Level::Greedy)];
        let sitting = Sitting::<State>::new(set.setup(2).unwrap(), seats, 7).unwrap();
        let mut far = screen(Box::new(Elsewhere::new(sitting.clone())));
        let mut near = screen(Box::new(sitting));
        let mut refused = 0;
        while !near.game.is_over() {
            // Other cards are tried first: what may not be played says why.
            for key in [Key::Down, Key::Down, Key::Right, Key::Enter, Key::Tab, Key::Enter] {
                assert_eq!(drawn(&mut far), drawn(&mut near), "{set:?} before {key:?}");
                far.key(key);
                near.key(key);
                refused += usize::from(near.message.is_some());
            }
        }
        assert_eq!(drawn(&mut far), drawn(&mut near), "{set:?} at the end");
        assert!(refused > 0, "{set:?}: no answer was refused");
    }
}
