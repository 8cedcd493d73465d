//! The windows in which artifacts are played (9.3).

use game::{Seat, Sink};

use crate::{
    artifacts::{Artifact, ArtifactSet, RANKS, WINDOWS, with_artifact},
    by_seat::BySeat as _,
    event::Event,
    phase::{Phase, Stage, Step},
    question::Question,
    state::State,
};

/// A moment at which artifacts can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

impl Window {
    /// What is asked in it, in words.
    pub const fn in_words(self) -> &'static str {
        match self {
            Window::BeforeLead => "whether to play an artifact before the lead",
            Window::Turn => "whether to play an artifact with the card",
            Window::AfterOwnCard => "whether to play an artifact after one's own card",
            Window::AfterOtherCard => "whether to play an artifact after the other's card",
            Window::AfterCards => "whether to play an artifact before the trick is decided",
            Window::AfterTrickLoser => "whether to play an artifact after losing the trick",
            Window::AfterTrickWinner => "whether to play an artifact after winning the trick",
            Window::Collect => "whether to play an artifact on collecting the card",
            Window::Draw => "whether to play an artifact instead of drawing",
            Window::End => "whether to play an artifact at the end of the game",
        }
    }
}

/// The artifacts of some windows in a phase.
#[inline(always)]
pub(crate) fn artifacts_of(phase: Phase, windows: &[Window]) -> ArtifactSet {
    let of_each = |phase: Phase| windows.iter().map(move |&window| WINDOWS[phase as usize][window as usize]);
    // Both are worked out when this is compiled.
    let [one, two] = [Phase::One, Phase::Two].map(|phase| of_each(phase).fold(ArtifactSet::EMPTY, ArtifactSet::or));
    if phase == Phase::One { one } else { two }
}

impl State {
    /// The artifacts a seat can play in a window now. Within a window they are played in one order only.
    pub(crate) fn offers(&self, seat: Seat, window: Window) -> ArtifactSet {
        let held = self.artifacts(seat).and(WINDOWS[self.phase as usize][window as usize]);
        held.after(self.window.rank).that_fit(self, seat)
    }

    /// Does a seat hold an artifact of one of these windows? If not, there is no need to open them for it.
    #[inline]
    pub(crate) fn may_play(&self, seat: Seat, windows: &[Window]) -> bool {
        !self.artifacts(seat).and(artifacts_of(self.phase, windows)).is_empty() || self.rules.takes_every_step()
    }

    /// A window that is a step of its own opens for whoever's turn it is.
    #[inline(never)]
    pub(crate) fn enter_window(&mut self, window: Window) {
        let leader = self.trick.leader;
        let seat = match window {
            Window::AfterOwnCard => self.last_player(),
            Window::AfterOtherCard => self.other(self.last_player()),
            Window::AfterCards if self.cursor == 0 => leader,
            Window::BeforeLead | Window::AfterCards => self.other(leader),
            Window::AfterTrickLoser => self.other(self.verdict.winner),
            Window::AfterTrickWinner => self.verdict.winner,
            Window::End if self.cursor >= self.rules.players() => return self.go(Step::Declare),
            Window::End => {
                self.window.rank = 0;
                self.next.leader.after(self.cursor, self.rules.players())
            }
            // These are part of a turn, of collecting and of drawing.
            Window::Turn | Window::Collect | Window::Draw => self.asked,
        };
        self.open_window(seat, window);
    }

    /// Asks a seat whether it wants to play an artifact; nobody is asked who has none that fits.
    pub(crate) fn open_window(&mut self, seat: Seat, window: Window) {
        // 9.3: after one's own card only if the other is still to play in this trick.
        let closed = window == Window::AfterOwnCard && self.trick_is_complete();
        if closed || self.offers(seat, window).is_empty() {
            self.pass_window(window);
        } else {
            self.ask(Question::Window(window), seat);
        }
    }

    /// A window is closed for whoever was asked.
    pub(crate) fn pass_window(&mut self, window: Window) {
        self.window.rank = 0;
        match window {
            Window::BeforeLead => self.step = Step::Turn,
            Window::AfterOwnCard => self.step = Step::Window(Window::AfterOtherCard),
            Window::AfterOtherCard => self.card_is_played(),
            Window::AfterCards => {
                self.cursor ^= 1;
                self.window.passes += 1;
                if self.window.passes >= 2 {
                    self.window.passes = 0;
                    self.step = Step::Judge;
                }
            }
            Window::AfterTrickLoser => self.step = Step::Window(Window::AfterTrickWinner),
            Window::AfterTrickWinner => self.go(Step::WinningHero),
            Window::Draw => self.stage = Stage::WindowClosed,
            Window::End => self.cursor += 1,
            // A turn ends with a card, collecting with the card in its place.
            Window::Turn | Window::Collect => {}
        }
    }

    /// The seat that is asked plays an artifact.
    pub(crate) fn use_artifact(&mut self, artifact: Artifact, sink: &mut impl Sink<State>) {
        let seat = self.asked;
        sink.event(self, Event::Artifact { seat, artifact });
        self.artifacts.held.change(seat, |own| own.remove(artifact));
        self.window.rank = RANKS[artifact as usize];
        self.stage = Stage::Begun;
        with_artifact!(artifact, A => A::play(self, seat, sink));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Undead | artifacts";

    #[test]
    fn before_the_lead_the_follower_is_asked_then_the_leader_with_the_turn() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Boots | b.artifacts: Axe");
        at(&line)
            .ruled("9.3", "asked b | question Window(BeforeLead) | answers: pass Axe")
            .play("pass")
            .ruled("9.3", "asked a | question Play | answers: Kn9 Go1 Boots");
    }

    #[test]
    fn before_the_lead_the_prize_is_turned_up() {
        let line = format!("{DECK} | one | a: Kn9 Go1 | b: Kn2 Go2 | draw: Un1 Un2 Un3 Un4 | b.artifacts: Axe");
        at(&line).ruled("9.3", "asked b | question Window(BeforeLead) | prize: Un1");
    }

    #[test]
    fn the_follower_may_play_several_before_the_lead() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn6 Go2 | b.artifacts: Boots Axe");
        at(&line).play("Boots Axe").ruled("9.2", "asked a | question Play").play("Kn9 Kn6").ruled("9.2", "winner b");
    }

    #[test]
    fn before_the_lead_opens_again_in_a_chain_and_after_an_hourglass() {
        let line = format!("{DECK} | a: Kn9 Go1 Un1 | b: Kn2 Go2 Un2 | b.artifacts: Axe");
        for artifact in ["Chain", "Hourglass"] {
            at(&format!("{line} | a.artifacts: {artifact}"))
                .play(&format!("pass Kn9 Kn2 {artifact}"))
                .ruled("9.3", "asked b | question Window(BeforeLead) | answers: pass Axe");
        }
    }

    #[test]
    fn nobody_is_asked_who_holds_no_artifact_that_fits() {
        let all = "Crown Horn Spear Orb Crystal Stone Light Chain Bow";
        let line = format!("{DECK} | one | a: Kn2 Go1 | b: Kn9 Go2 | draw: Un1 Un2 Un3 Un4 | b.artifacts: {all}");
        at(&line)
            .ruled("9.3", "asked a | question Play | answers: Kn2 Go1")
            .play("Kn2")
            .ruled("9.3", "asked b | question Play | answers: Kn9")
            .play("Kn9")
            .ruled("9.3", "asked b | question Play | lead b");
    }

    #[test]
    fn after_a_card_its_player_is_asked_then_the_other_then_the_turn_comes() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Axe | b.artifacts: Shield Sword");
        at(&line)
            .play("Kn9")
            .ruled("9.3", "asked a | question Window(AfterOwnCard) | answers: pass Axe")
            .play("pass")
            .ruled("9.3", "asked b | question Window(AfterOtherCard) | answers: pass Shield")
            .play("pass")
            .ruled("9.3", "asked b | question Play | answers: Kn2 Sword");
    }

    #[test]
    fn after_the_last_card_its_player_is_not_asked_about_the_axe_but_the_other_about_the_shield() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Shield | b.artifacts: Axe");
        at(&line).play("pass Kn9 Kn2").ruled("9.3", "asked a | question Window(AfterOtherCard) | answers: pass Shield");
    }

    #[test]
    fn after_both_cards_leader_and_follower_are_asked_in_turn_until_both_pass_in_a_row() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Horse Hourglass | b.artifacts: Horn");
        let mut game = at(&line);
        game.play("Kn9 Kn2").ruled("9.3", "asked a | answers: pass Horse Hourglass");
        game.play("pass").ruled("9.3", "asked b | question Window(AfterCards) | answers: pass Horn");
        game.play("Horn").ruled("9.3: on and on", "asked a | answers: pass Horse Hourglass");
        game.play("Horse Go1")
            .ruled("9.3: b holds none that fits and counts as passing", "asked a | answers: pass Hourglass");
        game.play("pass").ruled("9.3", "winner b | a.score: Go1 | b.score: Kn2");
    }

    #[test]
    fn both_passing_in_a_row_ends_it() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Horse | b.artifacts: Horn");
        at(&line).play("Kn9 Kn2 pass pass").ruled("9.3", "winner a | a.score: Kn9 Kn2 | question Play");
    }

    #[test]
    fn after_a_play_the_other_is_asked_next() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Horse Hourglass | b.artifacts: Horn");
        at(&line)
            .play("Kn9 Kn2 Horse Go1")
            .ruled("9.3", "asked b | answers: pass Horn")
            .play("pass")
            .ruled("9.3", "asked a | answers: pass Hourglass");
    }

    #[test]
    fn chain_and_hourglass_end_the_window_at_once() {
        let line = format!("{DECK} | a: Kn9 Go1 Un1 | b: Kn2 Go2 Un2 | b.artifacts: Horn");
        for artifact in ["Chain", "Hourglass"] {
            at(&format!("{line} | a.artifacts: {artifact} Horse"))
                .play(&format!("Kn9 Kn2 {artifact}"))
                .ruled("9.3", "asked a | question Play");
        }
    }

    #[test]
    fn after_the_trick_the_loser_is_asked_then_the_winner() {
        let line =
            format!("{DECK} | a: Kn9 Do1 | b: Kn2 Go2 Go3 Go4 Go5 Go6 | a.artifacts: Light | b.artifacts: Staff");
        at(&line)
            .play("Kn9 Kn2")
            .ruled("9.3: before cards move", "asked b | question Window(AfterTrickLoser) | trick: Kn9 Kn2")
            .play("pass")
            .ruled("9.3", "asked a | question Window(AfterTrickWinner) | trick: Kn9 Kn2");
    }

    #[test]
    fn cards_are_collected_one_by_one_in_the_order_played() {
        let line = format!("{DECK} | a: Kn2 Go1 | b: Kn9 Go2 | b.score: Un1 | b.artifacts: Stone");
        at(&line)
            .play("Kn2 Kn9")
            .ruled("9.3", "asked b | question Collect | b.score: Un1 | trick: Kn2 Kn9")
            .play("pass")
            .ruled("9.3", "asked b | question Collect | b.score: Un1 Kn2 | trick: Kn9");
    }

    #[test]
    fn several_artifacts_and_potions_may_go_with_one_card() {
        let line =
            "Knights Goblins Wizards Druids Undead | artifacts | a: Kn9 Kn7 Un1 | b: Kn2 Go3 Un2 | b.potions: +1";
        at(&format!("{line} | b.artifacts: Boots Sword Ring | a.artifacts: Shield"))
            .play("pass Kn9 Boots Sword Ring potions=1 Go3")
            .ruled("9.2: 3 + 2 + 3 + 1", "strengths: 9 9 | b.artifacts: | b.potions: 0");
    }

    #[test]
    fn a_played_artifact_leaves_the_game() {
        let line = format!("{DECK} | a: Kn5 Go1 Un1 | b: Kn2 Go2 Un2 | a.artifacts: Sword");
        at(&line).play("Sword Kn5 Kn2").ruled("9.2", "a.artifacts: | answers: Go1 Un1");
    }
}
