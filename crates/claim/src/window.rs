//! The windows in which artifacts are played (9.3).

use game::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    artifacts::{Artifact, ArtifactSet, RANKS, WINDOWS, with_artifact},
    event::Event,
    phase::{Question, Step},
    state::State,
};

/// A moment at which artifacts can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Window {
    /// Before the lead: the follower's. The leader's is part of the turn to play.
    BeforeLead,
    /// With or before one's own card, as part of the turn to play.
    Turn,
    /// After a card: its player's, if the other is still to play.
    AfterOwnCard,
    /// After a card: the other's.
    AfterOtherCard,
    /// After both cards, leader and follower in turn until both pass.
    AfterCards,
    /// After the trick, the loser's.
    AfterTrickLoser,
    /// After the trick, the winner's.
    AfterTrickWinner,
    /// On collecting a card.
    Collect,
    /// On drawing from the draw pile.
    Draw,
    /// At the end of the game.
    End,
}

pub(crate) const ALL_WINDOWS: usize = Window::End as usize + 1;

impl State {
    /// The artifacts a seat can play in a window now. Within a window they are played in one order only.
    pub(crate) fn offers(&self, seat: Seat, window: Window) -> ArtifactSet {
        let mut offers = ArtifactSet::EMPTY;
        for artifact in self.artifacts(seat).and(WINDOWS[window as usize]).iter() {
            let in_order = RANKS[artifact as usize] > self.rank;
            if in_order && with_artifact!(artifact, A => A::fits(self, seat)) {
                offers.add(artifact);
            }
        }
        offers
    }

    /// Asks a seat whether it wants to play an artifact; nobody is asked who has none that fits.
    pub(crate) fn open_window(&mut self, seat: Seat, window: Window) {
        // 9.3: after one's own card only if the other is still to play in this trick.
        let closed = window == Window::AfterOwnCard && self.trick.deciding().len() >= self.trick_size();
        if closed || self.offers(seat, window).is_empty() {
            self.pass_window(window);
        } else {
            self.ask(Question::Window(window), seat);
        }
    }

    /// A window is closed for whoever was asked.
    pub(crate) fn pass_window(&mut self, window: Window) {
        self.rank = 0;
        match window {
            Window::BeforeLead => self.step = Step::Turn,
            Window::AfterOwnCard => self.step = Step::AfterOtherCard,
            Window::AfterOtherCard => self.card_is_played(),
            Window::AfterCards => {
                self.cursor ^= 1;
                self.passes += 1;
                if self.passes == 2 {
                    self.passes = 0;
                    self.step = Step::Judge;
                }
            }
            Window::AfterTrickLoser => self.step = Step::AfterTrickWinner,
            Window::AfterTrickWinner => self.after_windows(),
            Window::Draw => self.stage = 1,
            Window::End => self.cursor += 1,
            // A turn ends with a card, collecting with the card in its place.
            Window::Turn | Window::Collect => {}
        }
    }

    /// The seat that is asked plays an artifact.
    pub(crate) fn use_artifact(&mut self, artifact: Artifact, sink: &mut impl Sink<State>) {
        let seat = self.asked;
        sink.event(self, Event::Artifact { seat, artifact });
        self.artifacts[seat.index() % 2].remove(artifact);
        self.rank = RANKS[artifact as usize];
        self.stage = 0;
        with_artifact!(artifact, A => A::play(self, seat, sink));
    }
}
