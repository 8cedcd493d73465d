//! Claim as a [`game::Game`].

use game::{Actor, Answers, Audience, Chance, Game, Payoffs, Seat, Sink};

use crate::{
    action::Action,
    artifacts::with_artifact,
    card::{Card, Slot},
    deal::Deal,
    event::Event,
    factions::{Faction, with_power},
    heroes::with_hero,
    knowledge::Knowledge,
    phase::Step,
    question::Question,
    score::Score,
    seen::SeenEvent,
    setup::{Rules, Setup, SetupError},
    state::State,
    view::View,
};

/// Why an answer is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ActionError {
    /// The game is over.
    #[error("the game is over (rule 11)")]
    Over,
    /// 5.2: the card is not there.
    #[error("card {card} is not in {seat}'s hand (rule 5.2)")]
    NotInHand {
        /// The card.
        card: String,
        /// Who is to play.
        seat: Seat,
    },
    /// 5.2: the led faction has to be followed.
    #[error("card {card} does not follow the {led}, and {seat} holds one of them (rule 5.2)")]
    MustFollow {
        /// The card.
        card: String,
        /// Who is to play.
        seat: Seat,
        /// The led faction.
        led: Faction,
    },
    /// 9.18: the card cannot be turned into that faction and played.
    #[error("card {card} cannot be turned into one of the {into} here (rule 9.18)")]
    CannotTurn {
        /// The card.
        card: String,
        /// What it was to be.
        into: Faction,
    },
    /// Something else was asked.
    #[error("{answer} is no answer to the question: {} (rule {})", question.in_words().0, self.rule())]
    NoAnswer {
        /// The answer.
        answer: String,
        /// The same by its number.
        action: Action,
        /// What was asked.
        question: Question,
    },
}

impl ActionError {
    /// The number of the rule it breaks.
    pub fn rule(&self) -> &'static str {
        match self {
            ActionError::Over => "11",
            ActionError::NotInHand { .. } | ActionError::MustFollow { .. } => "5.2",
            ActionError::CannotTurn { .. } => "9.18",
            ActionError::NoAnswer { action, question, .. } => match (question, action) {
                (Question::Play, Action::Artifact(artifact)) => artifact.rule(),
                (Question::Play, Action::Potions(_)) => "9.1",
                (question, _) => question.in_words().1,
            },
        }
    }
}

impl Question {
    /// The question as errors and the engine protocol phrase it, and the rule behind it. This is English for developers, as
    /// all errors are; players read sentences in their language (`question-…` in `crates/words/locales`), and a test there
    /// sees to it that each question has one.
    pub const fn in_words(self) -> (&'static str, &'static str) {
        match self {
            Question::Play => ("which card to play, and with what", "5.2"),
            Question::Window(window) => (window.in_words(), "9.3"),
            Question::Prize => ("which prize to take", "12.4"),
            Question::Collect => ("where the collected card goes", "6.2"),
            Question::Discard => ("which card to discard", "8.1, 10.7"),
            Question::Draw => ("which card comes next", "9.8"),
            Question::Faction(faction) => (with_power!(faction, P => P::ASKS), faction.rule()),
            Question::Hero(hero) => (with_hero!(hero, H => H::ASKS), hero.rule()),
            Question::Artifact(artifact) => (with_artifact!(artifact, A => A::ASKS), artifact.rule()),
        }
    }
}

impl State {
    /// Begins a game with rules and a deal that are known to be legal.
    pub fn begin(rules: Rules, deal: &Deal) -> State {
        let mut state = State::dealt(rules, deal);
        state.advance(&mut ());
        state
    }

    /// What is asked, if the game is not over.
    pub const fn question(&self) -> Option<Question> {
        self.pending
    }

    /// Why an answer that is not listed is refused.
    fn refusal(&self, action: Action) -> ActionError {
        let Some(question) = self.pending else { return ActionError::Over };
        if let (Question::Play, Action::Card(card)) = (question, action) {
            return self.unplayable(card);
        }
        ActionError::NoAnswer { answer: self.rules.action_name(action), action, question }
    }

    fn unplayable(&self, card: Card) -> ActionError {
        let (name, seat) = (self.rules.card_name(card), self.asked);
        if self.copy_in(self.hand(seat), card).is_none() || self.rules.layout().face(card) != card {
            return ActionError::NotInHand { card: name, seat };
        }
        let faction = |slot: Option<Slot>| slot.and_then(|slot| self.rules.faction(slot));
        match (faction(self.laid_out.turned), faction(self.led())) {
            (Some(into), _) => ActionError::CannotTurn { card: name, into },
            (None, Some(led)) => ActionError::MustFollow { card: name, seat, led },
            (None, None) => ActionError::NotInHand { card: name, seat },
        }
    }
}

impl Game for State {
    type Setup = Setup;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Witness = Knowledge;
    type View = View;
    type Score = Score;
    type SetupError = SetupError;
    type ActionError = ActionError;

    const HIDES: bool = true;

    fn deal(setup: &Setup, chance: &mut Chance) -> Result<Deal, SetupError> {
        Ok(Deal::random(&setup.rules()?, setup.first, chance))
    }

    fn start(setup: &Setup, deal: &Deal) -> Result<State, SetupError> {
        let rules = setup.rules()?;
        deal.check(&rules)?;
        if setup.first.is_some_and(|first| first != deal.first) {
            return Err(crate::DealError::First.into());
        }
        Ok(State::begin(rules, deal))
    }

    fn seats(&self) -> u8 {
        self.rules.players()
    }

    #[inline]
    fn actor(&self) -> Actor {
        if self.pending == Some(Question::Play) {
            Actor::Seat(self.asked)
        } else if self.step == Step::Over {
            Actor::Over
        } else if self.is_up_to_chance() {
            Actor::Chance
        } else {
            Actor::Seat(self.asked)
        }
    }

    #[inline(always)]
    fn answers(&self) -> Answers {
        self.answers_now()
    }

    fn weight(&self, outcome: Action) -> u32 {
        let (Action::Card(face), Some(set)) = (outcome, self.chance_draws_from()) else { return 0 };
        if self.rules.layout().face(face) == face { set.and(self.rules.copies(face)).len() } else { 0 }
    }

    fn check(&self, action: Action) -> Result<(), ActionError> {
        if self.answers_now().has(action) { Ok(()) } else { Err(self.refusal(action)) }
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action, sink: &mut impl Sink<State>) {
        self.answer(action, sink);
    }

    fn event_for(&self, event: Event, audience: Audience) -> SeenEvent {
        event.seen_by(&self.rules, audience)
    }

    fn event_in_full(&self, event: Event) -> SeenEvent {
        event.in_full(&self.rules)
    }

    fn payoffs(&self) -> Option<Payoffs> {
        self.payoffs_now()
    }

    fn score(&self) -> Option<Score> {
        self.tally()
    }

    /// Chance draws a card from a set: all of them are equally likely, and only the face is told.
    fn sample(&self, chance: &mut Chance) -> Option<Action> {
        let drawn = if self.pending == Some(Question::Draw) {
            let pile = self.draw.in_no_order();
            *pile.get(chance.below(pile.len() as u32) as usize)?
        } else if let Some(set) = self.chance_draws_from() {
            set.nth(chance.below(set.len()))?
        } else {
            return self.answers_now().any(chance);
        };
        Some(Action::Card(self.rules.layout().face(drawn)))
    }

    fn notation(&self, action: Action) -> String {
        self.rules.action_name(action)
    }

    fn parse(&self, text: &str) -> Option<Action> {
        self.rules.action_named(text)
    }
}
