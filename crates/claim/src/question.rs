//! What is asked, what can be answered, and what an answer does.

use game::{Answers, Sink};

use crate::{
    action::{Action, artifacts, faces},
    artifacts::{Artifact, with_artifact},
    by_seat::BySeat as _,
    card::CardSet,
    factions::{Faction, with_power},
    heroes::{Hero, with_hero},
    phase::Stage,
    power::Moment,
    state::State,
    window::Window,
};

/// What somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Question {
    /// Play a card, perhaps with artifacts and potions (5.2).
    Play,
    /// Play an artifact, or pass (9.3).
    Window(Window),
    /// Take one of the prizes (12.4).
    Prize,
    /// Collect a card: where does it go (6.2, 8.21, 9.9, 9.12)?
    Collect,
    /// Discard a card face down, as the others do at the same time (8.1, 10.7).
    Discard,
    /// Chance: which card of the shuffled draw pile comes next?
    Draw,
    /// A faction's power wants to know something.
    Faction(Faction),
    /// A hero's power wants to know something, or chance decides for it.
    Hero(Hero),
    /// An artifact wants to know something, or chance decides for it.
    Artifact(Artifact),
}

/// What a question is about, where the question alone does not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// Cards that lie open.
    pub cards: CardSet,
    /// The place in the trick of one of them, from 0: another in the trick may look the same.
    pub place: Option<u8>,
}

impl State {
    /// Is chance to decide?
    #[inline]
    pub(crate) fn is_up_to_chance(&self) -> bool {
        match self.pending {
            Some(Question::Draw) => true,
            Some(Question::Hero(_) | Question::Artifact(_)) => self.stage == Stage::ByChance,
            _ => false,
        }
    }

    /// The set that chance draws a card from, if it is to decide.
    pub(crate) fn chance_draws_from(&self) -> Option<CardSet> {
        match self.pending? {
            Question::Draw => Some(self.draw.unsettled()),
            Question::Hero(hero) if self.stage == Stage::ByChance => Some(with_hero!(hero, H => H::draws_from(self))),
            Question::Artifact(artifact) if self.stage == Stage::ByChance => {
                Some(with_artifact!(artifact, A => A::draws_from(self)))
            }
            _ => None,
        }
    }

    /// What is asked about, if the question alone does not say it; nothing that is hidden from whoever is asked.
    pub fn about(&self) -> About {
        match self.pending {
            Some(Question::Collect) => self.about_collecting(),
            Some(Question::Faction(faction)) => with_power!(faction, P => P::about(self)),
            Some(Question::Artifact(artifact)) => with_artifact!(artifact, A => A::about(self)),
            _ => About::default(),
        }
    }

    /// The question is about the card that is being collected.
    pub(crate) fn about_collecting(&self) -> About {
        About { cards: self.collecting.map(|(_, card)| card).into_iter().collect(), place: None }
    }

    /// The legal answers.
    #[inline(always)]
    pub(crate) fn answers_now(&self) -> Answers {
        match self.pending {
            None => Answers::NONE,
            Some(Question::Play) => self.turn_answers(),
            Some(question) => self.other_answers(question),
        }
    }

    /// The legal answers to a question that is not which card to play.
    #[inline(never)]
    fn other_answers(&self, question: Question) -> Answers {
        if self.is_up_to_chance() {
            return self.chance_draws_from().map_or(Answers::NONE, |set| self.one_of(set));
        }
        self.answers_to(question)
    }

    /// What a seat can answer.
    fn answers_to(&self, question: Question) -> Answers {
        match question {
            Question::Play => self.turn_answers(),
            Question::Window(window) => artifacts(self.offers(self.asked, window)).with(Action::Pass),
            Question::Prize => self.one_of(self.prizes().collect()),
            Question::Collect => self.collecting.map_or(Answers::NONE, |(seat, card)| self.collect_answers(seat, card)),
            Question::Discard => self.one_of(self.hand(self.asked)),
            Question::Draw => Answers::NONE,
            Question::Faction(faction) => with_power!(faction, P => P::answers(self)),
            Question::Hero(hero) => with_hero!(hero, H => H::answers(self)),
            Question::Artifact(artifact) => with_artifact!(artifact, A => A::answers(self)),
        }
    }

    /// One card of a set, by its face.
    #[inline]
    fn one_of(&self, set: CardSet) -> Answers {
        faces(self.rules.layout().faces(set))
    }

    /// Takes a listed answer and goes on.
    #[inline]
    pub(crate) fn answer(&mut self, action: Action, sink: &mut impl Sink<State>) {
        if let (Some(Question::Play), Action::Card(face)) = (self.pending, action) {
            self.play_card(face, sink);
        } else {
            self.answer_else(action, sink);
        }
    }

    /// Takes a listed answer that is no card to be played, and goes on.
    #[inline(never)]
    fn answer_else(&mut self, action: Action, sink: &mut impl Sink<State>) {
        if let Some(question) = self.pending.take() {
            self.answer_to(question, action, sink);
        }
        self.advance(sink);
    }

    fn answer_to(&mut self, question: Question, action: Action, sink: &mut impl Sink<State>) {
        match question {
            Question::Play => self.answer_play(action, sink),
            Question::Window(window) => self.answer_window(window, action, sink),
            Question::Prize => self.answer_prize(action, sink),
            Question::Collect => self.answer_collect(action, sink),
            Question::Discard => self.answer_discard(action, sink),
            Question::Draw => self.answer_draw(action),
            Question::Faction(faction) => with_power!(faction, P => P::answer(self, action, sink)),
            Question::Hero(hero) => with_hero!(hero, H => H::answer(self, action, sink)),
            Question::Artifact(artifact) => with_artifact!(artifact, A => A::answer(self, action, sink)),
        }
    }

    fn answer_play(&mut self, action: Action, sink: &mut impl Sink<State>) {
        match action {
            Action::Artifact(artifact) => self.use_artifact(artifact, sink),
            Action::Potions(n) => {
                self.laid_out.potions = n;
                // Artifacts come before potions.
                self.window.rank = u8::MAX;
            }
            _ => self.pending = Some(Question::Play),
        }
    }

    fn answer_window(&mut self, window: Window, action: Action, sink: &mut impl Sink<State>) {
        let Action::Artifact(artifact) = action else { return self.pass_window(window) };
        if window != Window::AfterCards {
            return self.use_artifact(artifact, sink);
        }
        // The other is asked next, and artifacts come one at a time, in any order.
        self.window.passes = 0;
        self.cursor ^= 1;
        self.use_artifact(artifact, sink);
        self.window.rank = 0;
    }

    fn answer_prize(&mut self, action: Action, sink: &mut impl Sink<State>) {
        let Action::Card(face) = action else { return self.pending = Some(Question::Prize) };
        if let Some(prize) = self.copy_in(self.prizes().collect(), face) {
            self.take_prize(prize, self.asked, sink);
        }
    }

    fn answer_collect(&mut self, action: Action, sink: &mut impl Sink<State>) {
        match (action, self.collecting) {
            (Action::Artifact(artifact), _) => self.use_artifact(artifact, sink),
            (Action::Lay, Some((seat, card))) => {
                for faction in self.rules.listeners(Moment::Lays).iter() {
                    with_power!(faction, P => P::lay(self, seat, card, sink));
                }
            }
            _ => self.place(sink),
        }
    }

    fn answer_discard(&mut self, action: Action, sink: &mut impl Sink<State>) {
        let Action::Card(face) = action else { return self.pending = Some(Question::Discard) };
        let card = self.copy_in(self.hand(self.asked), face);
        self.chosen.change(self.asked, |chosen| *chosen = card);
        self.all_discard(sink);
    }

    fn answer_draw(&mut self, action: Action) {
        let Action::Card(face) = action else { return self.pending = Some(Question::Draw) };
        self.draw.settle(self.rules.copies(face));
    }
}
