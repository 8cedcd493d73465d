//! Why a card is a good answer, as far as a sentence can say it: from the view alone.

use ::claim::{Action, Card, Event, Question, State, View};
use game::{Chance, Game as _, View as _, Worlds as _};
use play::cards::face;

use crate::Words;

impl Words {
    /// Why a card of the hand is a good answer, for the player who is asked; nothing for other answers.
    pub fn claim_reason(&self, view: &View, answer: Action) -> Option<String> {
        let (card, rules) = (played(view, answer)?, view.rules());
        let others: Vec<Card> = playable(view).filter(|&other| other != card).collect();
        if others.is_empty() {
            return Some(self.say("reason-only"));
        }
        if view.trick().lead().is_none() {
            let faction = rules.faction_of(card)?;
            return Some(self.say_of_faction("reason-lead", faction, &[("count", higher_out(view, card).into())]));
        }
        let last = LastCard::of(view)?;
        let others: Vec<(Card, bool)> =
            others.into_iter().map(|other| Some((other, last.wins(other)?))).collect::<Option<_>>()?;
        let can_win = others.iter().any(|(_, wins)| *wins);
        let can_lose = others.iter().any(|(_, wins)| !*wins);
        let is_lowest =
            others.iter().filter(|(_, wins)| *wins).all(|&(other, _)| rules.value_of(other) >= rules.value_of(card));
        Some(self.say(match last.wins(card)? {
            true if !can_lose => "reason-all-win",
            true if is_lowest => "reason-cheap",
            true => "reason-wins",
            false if can_win => "reason-gives-up",
            false => "reason-cannot-win",
        }))
    }

    /// Why one card of the hand would have been better than the one that was played.
    pub fn claim_better(&self, view: &View, better: Action, answered: Action) -> Option<String> {
        let (better, answered, rules) = (played(view, better)?, played(view, answered)?, view.rules());
        let args = self.args().card("card", rules, answered);
        let is_lower = rules.value_of(better) < rules.value_of(answered);
        if view.trick().lead().is_some() {
            let last = LastCard::of(view)?;
            return match (last.wins(better)?, last.wins(answered)?) {
                (true, false) => Some(args.say("review-why-wins")),
                (false, true) => Some(args.say("review-why-gives-up")),
                (true, true) => is_lower.then(|| args.say("review-why-saves")),
                (false, false) => is_lower.then(|| args.say("review-why-spares")),
            };
        }
        let (out, out_for_answered) = (higher_out(view, better), higher_out(view, answered));
        if out < out_for_answered {
            let args = args.number("count", out as f64).number("instead", out_for_answered as f64);
            return Some(args.say("review-why-lead-safe"));
        }
        is_lower.then(|| args.say("review-why-lead-low"))
    }
}

/// The card of the hand that an answer plays.
fn played(view: &View, answer: Action) -> Option<Card> {
    match (view.question(), answer) {
        (Some(Question::Play), Action::Card(card)) => Some(card),
        _ => None,
    }
}

fn playable(view: &View) -> impl Iterator<Item = Card> {
    view.answers().iter::<Action>().filter_map(|action| match action {
        Action::Card(card) => Some(card),
        _ => None,
    })
}

/// How many cards of its faction that have not been seen have a higher value.
fn higher_out(view: &View, card: Card) -> usize {
    let rules = view.rules();
    let out = rules.all_of(rules.slot_of(card)).and(view.unseen());
    out.iter().filter(|&other| rules.value_of(other) > rules.value_of(card)).count()
}

/// A trick that one more card completes. Hidden cards have no say in who wins it, so any position that fits the view will do.
struct LastCard<'a> {
    view: &'a View,
    world: State,
}

impl LastCard<'_> {
    fn of(view: &View) -> Option<LastCard<'_>> {
        let is_last = view.trick().plays().len() + 1 == usize::from(view.rules().players());
        let world = is_last.then(|| view.worlds()).flatten()?.sample(&mut Chance::from_seed(0));
        Some(LastCard { view, world })
    }

    /// Does this card win the trick? Unknown if something is asked before that is decided.
    fn wins(&self, card: Card) -> Option<bool> {
        let mut world = self.world;
        let mut events: Vec<Event> = Vec::new();
        world.apply_telling(Action::Card(face(self.view.rules(), card)), &mut events).ok()?;
        events.iter().find_map(|event| match event {
            Event::Won { seat, .. } => Some(self.view.seat() == Some(*seat)),
            _ => None,
        })
    }
}
