//! Can the engine go on from a world of a view that was read from outside? What would make it stumble is checked here;
//! not everything that no game could come to is found, so a replay is the safe way to hand a game on.

use game::Seat;

use crate::{
    artifacts::{Artifact, WINDOWS},
    card::{CardSet, Slot},
    event::Zone,
    phase::{Phase, Stage, Step},
    power::Moment,
    question::Question,
    state::{NotConserved, State},
    tokens::LaidOut,
    window::Window,
};

/// Why no game can come to what was read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unsound {
    /// Something does not hold.
    #[error("{0}")]
    Broken(&'static str),
    /// Cards are missing or too many.
    #[error(transparent)]
    Cards(#[from] NotConserved),
}

/// What has to hold, and what is wrong if it does not.
type Check = (fn(&State) -> bool, &'static str);

impl State {
    /// Refuses a position that no game can come to, as far as the engine depends on it; the error says why. What is asked
    /// is checked only if it is known.
    pub(crate) fn check_sound(&self, is_asked: bool) -> Result<(), Unsound> {
        let checks: [Check; 8] = [
            (State::seats_are_there, "a seat is named at which nobody sits"),
            (State::cards_are_listed_once, "a card is listed twice"),
            (State::factions_are_in_play, "a faction is named that is not in play"),
            (State::counts_are_in_range, "a count is out of range"),
            (State::trick_is_in_order, "the cards of the trick are out of order"),
            (State::displays_agree, "an open card or one used up lies in no display"),
            (State::question_fits_step, "what is asked does not fit the point of the game"),
            (State::somebody_can_answer, "nobody can go on from here"),
        ];
        for (holds, otherwise) in checks.into_iter().take(if is_asked { 8 } else { 6 }) {
            if !holds(self) {
                return Err(Unsound::Broken(otherwise));
            }
        }
        Ok(self.conserved()?)
    }

    pub(crate) fn seats_are_there(&self) -> bool {
        let named = [self.asked, self.verdict.winner, self.next.leader, self.trick.leader].into_iter();
        let named =
            named.chain(self.verdict.order).chain(self.next.promised).chain(self.collecting.map(|(seat, _)| seat));
        let named = named.chain(self.artifacts.hidden.map(|hidden| hidden.seat));
        let players = self.rules.players();
        let empty = |i: usize| self.hands[i].or(self.front[i]).or(self.scores[i]).is_empty();
        named.into_iter().all(|seat| seat.0 < players)
            && self.trick.is_sound(players)
            && (usize::from(players)..4).all(|i| empty(i) && self.chosen[i].is_none())
            && (players == 2 || self.beneath.iter().all(|cards| cards.is_empty()) && self.artifacts.hidden.is_none())
    }

    fn cards_are_listed_once(&self) -> bool {
        let listed = self.trick.plays().iter().filter(|play| !play.is_gone()).count()
            + self.prizes().count()
            + self.pot().count()
            + self.draw.len()
            + usize::from(self.collecting.is_some());
        let lists = [Zone::Trick, Zone::Prize, Zone::Pot, Zone::Draw];
        let in_lists: u32 = lists.iter().map(|&zone| self.cards_in(zone).len()).sum();
        let everywhere: u32 = self.zones().map(|zone| self.cards_in(zone).len()).sum();
        listed as u32 == in_lists && everywhere == self.rules.all_cards().len()
    }

    fn factions_are_in_play(&self) -> bool {
        let there = |slot: Slot| self.rules.faction(slot).is_some();
        let declared = self.artifacts.crowned.into_iter().flatten().chain(self.factions.loot.into_iter().flatten());
        declared.chain(self.laid_out.turned).chain(self.artifacts.hidden.map(|hidden| hidden.slot)).all(there)
            && self.trick.plays().iter().all(|play| {
                if play.is_turned() { there(play.slot) } else { play.slot == self.rules.slot_of(play.card) }
            })
    }

    fn counts_are_in_range(&self) -> bool {
        let held = self.potions.held;
        self.potions.taken <= 10
            && held.iter().all(|held| held >> self.potions.taken == 0)
            && held[0] & held[1] == 0
            && self.potions.stack.iter().all(|potion| potion.is_some() == self.rules.potions())
            && self.artifacts.raised.iter().chain(&self.artifacts.lowered).all(|&n| n <= 2)
            && self.laid_out.bonus.unsigned_abs() <= 3
            && self.laid_out.potions <= self.potions(self.asked)
            && self.heroes.leaving <= 2
            && self.window.passes <= 1
            && self.cursor <= 8
            && self.place_is_in_the_trick()
            && (self.rules.artifacts() || self.artifacts.held.iter().all(|held| held.is_empty()))
            && self.artifacts.held[0].and(self.artifacts.held[1]).is_empty()
            && usize::from(self.top_seen.cards) <= self.draw.settled()
            // The Orb is the only thing that unsettles the draw pile, and there is one.
            && (self.draw.settled() == self.draw.len() || self.artifacts.held.iter().all(|held| !held.has(Artifact::Orb)))
    }

    fn place_is_in_the_trick(&self) -> bool {
        !matches!(self.stage, Stage::Place(at) if usize::from(at) >= self.trick.plays().len())
    }

    fn trick_is_in_order(&self) -> bool {
        let players = self.rules.players();
        let due = |i: usize| self.trick.leader.after(if players == 2 { i as u8 & 1 } else { i as u8 % 4 }, players);
        let in_turn = self.trick.deciding().iter().enumerate().all(|(i, play)| play.seat == due(i));
        let power = self.winning_play().and_then(|play| self.power_of(play));
        let still_to_play = |seat: Seat| {
            let due = (self.trick.deciding().len()..usize::from(self.trick_size())).filter(|&i| due(i) == seat).count();
            self.pending.is_none() || !self.step.asks_for_cards() || due <= self.hand(seat).len() as usize
        };
        (players == 2 || !self.trick.double && self.trick.first() == 0)
            && self.trick.deciding().len() <= usize::from(self.trick_size())
            && in_turn
            && self.verdict.at.is_some() == self.winning_play().is_some()
            && power == self.verdict.power
            && self.rules.seats().all(still_to_play)
    }

    fn displays_agree(&self) -> bool {
        let lays = self.rules.listeners(Moment::Lays);
        self.rules.seats().take(2).all(|seat| match self.open(seat) {
            Some(open) => {
                let lies = self.display(seat).or(self.score_pile(seat)).has(open);
                lies && self.rules.faction_of(open).is_some_and(|faction| lays.has(faction))
            }
            None => self.beneath(seat).is_empty(),
        }) && {
            let displays = self.rules.seats().fold(CardSet::EMPTY, |all, seat| all.or(self.display(seat)));
            self.spent.minus(displays).is_empty()
        }
    }

    fn question_fits_step(&self) -> bool {
        let discarding = self.pending == Some(Question::Discard);
        let chosen = |seat: Seat| self.chosen[seat.index()].is_none_or(|card| discarding && self.hand(seat).has(card));
        let on_collecting = |artifact| WINDOWS[self.phase as usize][Window::Collect as usize].has(artifact);
        let collecting = match self.pending {
            Some(Question::Collect) => true,
            Some(Question::Artifact(artifact)) => on_collecting(artifact),
            _ => false,
        };
        let arming = match self.pending {
            Some(Question::Play) => true,
            Some(Question::Artifact(artifact)) => WINDOWS[self.phase as usize][Window::Turn as usize].has(artifact),
            _ => false,
        };
        let fits = match self.pending {
            None => self.step == Step::Over,
            Some(Question::Play) => self.step == Step::Turn && self.asked == self.next_to_play(),
            Some(Question::Window(window)) => self.step.has_window(window),
            Some(Question::Prize) => self.step == Step::TakePrizes,
            Some(Question::Collect) => self.step.collects() && self.phase == Phase::Two,
            Some(Question::Discard) => matches!(self.step, Step::WithoutPlay | Step::HeroesAfterTrick),
            Some(Question::Draw) => !self.draw.unsettled().is_empty() && self.phase == Phase::One,
            Some(Question::Faction(faction)) => self.rules.in_play().has(faction) && self.step.asks_a_faction(),
            Some(Question::Hero(_)) => self.rules.heroes() && matches!(self.step, Step::OnPrizes | Step::OnWin),
            Some(Question::Artifact(artifact)) => {
                self.rules.artifacts()
                    && self.artifacts.held.iter().all(|held| !held.has(artifact))
                    && self.step.asks_an_artifact(self.phase, artifact)
            }
        };
        fits && self.rules.seats().all(chosen)
            && self.collecting.is_some() == collecting
            && (arming || self.laid_out == LaidOut::default())
            && (self.stage == Stage::ByChance)
                <= matches!(self.pending, Some(Question::Hero(_) | Question::Artifact(_)))
    }

    fn somebody_can_answer(&self) -> bool {
        self.answers_now().is_empty() == (self.step == Step::Over)
    }
}

impl Step {
    /// Are cards still to be played in this trick?
    const fn asks_for_cards(self) -> bool {
        matches!(self, Step::Turn | Step::Window(Window::BeforeLead | Window::AfterOwnCard | Window::AfterOtherCard))
    }

    const fn collects(self) -> bool {
        matches!(self, Step::CardsMove | Step::Pot | Step::CardsMoved | Step::LeftOverPot)
    }

    const fn asks_a_faction(self) -> bool {
        matches!(self, Step::OnPrizes | Step::OnWin | Step::CardsMoved | Step::Declare)
    }

    fn asks_an_artifact(self, phase: Phase, artifact: Artifact) -> bool {
        let windows = [
            Window::BeforeLead,
            Window::Turn,
            Window::AfterOwnCard,
            Window::AfterOtherCard,
            Window::AfterCards,
            Window::AfterTrickLoser,
            Window::AfterTrickWinner,
            Window::Collect,
            Window::Draw,
            Window::End,
        ];
        windows
            .into_iter()
            .any(|window| WINDOWS[phase as usize][window as usize].has(artifact) && self.has_window(window))
    }

    fn has_window(self, window: Window) -> bool {
        match window {
            Window::Turn => self == Step::Turn,
            Window::Collect => self.collects(),
            Window::Draw => self == Step::TakePrizes,
            window => self == Step::Window(window),
        }
    }
}
