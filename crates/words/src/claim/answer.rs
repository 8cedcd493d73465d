//! What a player of Claim can answer: labels for buttons and menus.

use ::claim::{Action, Artifact, Card, Faction, Hero, Phase, Question, Rules, View};

use crate::Words;

impl Words {
    /// An answer to what the seat that looks at this view is asked.
    pub fn claim_answer(&self, view: &View, action: Action) -> String {
        let rules = view.rules();
        match (view.question(), action) {
            (Some(question), Action::Card(card)) => self.card_answer(rules, question, card),
            (Some(Question::Faction(Faction::Giants)), Action::Accept) => self.say("answer-crush"),
            (Some(Question::Faction(Faction::Giants)), Action::Pass) => self.say("answer-spare"),
            (Some(Question::Faction(Faction::Trolls)), Action::Accept) => {
                self.args().cards("card", rules, view.about().cards.iter()).say("answer-take")
            }
            (Some(Question::Faction(Faction::Trolls)), Action::Pass) => self.say("answer-leave"),
            (Some(Question::Hero(Hero::Skeleton)), Action::Accept) => self.say("answer-fetch"),
            (Some(Question::Hero(Hero::Skeleton)), Action::Pass) => self.say("answer-fetch-nothing"),
            (Some(Question::Collect), Action::Pass | Action::Lay) => self.collect_answer(view, action),
            (_, Action::Top) => match view.top() {
                [top, ..] => self.args().card("card", rules, *top).say("answer-take-top"),
                [] => self.say("answer-top"),
            },
            (_, Action::Place(at)) => match view.trick().plays().get(usize::from(at)) {
                Some(play) => {
                    let whose = if view.seat() == Some(play.seat) { "you" } else { "one" };
                    self.args().card("card", rules, play.card).text("who-is", whose).say("answer-place")
                }
                None => self.claim_action(rules, action),
            },
            _ => self.claim_action(rules, action),
        }
    }

    /// An answer by itself, whatever was asked.
    pub(crate) fn claim_action(&self, rules: &Rules, action: Action) -> String {
        match action {
            Action::Card(card) => self.card(rules, card),
            Action::Pass => self.say("answer-pass"),
            Action::Accept => self.say("answer-yes"),
            Action::Top => self.say("answer-top"),
            Action::Lay => self.say("answer-lay"),
            Action::Artifact(artifact) => self.args().artifact("artifact", artifact).say("answer-artifact"),
            Action::Faction(faction) => self.faction(faction),
            Action::Potions(count) => self.args().number("count", count).say("answer-potions"),
            Action::Place(at) => self.args().number("number", at + 1).say("answer-number"),
        }
    }

    fn card_answer(&self, rules: &Rules, question: Question, card: Card) -> String {
        let args = self.args().card("card", rules, card);
        match question {
            Question::Play => args.say("answer-play"),
            Question::Prize | Question::Faction(Faction::Seers) => args.say("answer-take"),
            Question::Discard => args.say("answer-discard"),
            Question::Artifact(Artifact::Orb) => args.say("answer-keep"),
            Question::Artifact(Artifact::Crystal | Artifact::Horse) => args.say("answer-swap"),
            // Chance answers so.
            _ => self.card(rules, card),
        }
    }

    /// Where the card that is being collected goes.
    fn collect_answer(&self, view: &View, action: Action) -> String {
        let faction = view.collecting().and_then(|(_, card)| view.rules().faction_of(card));
        let displayed = matches!(faction, Some(Faction::Gnomes | Faction::Griffins)) && view.phase() == Phase::Two;
        match (action, faction) {
            (Action::Lay, Some(Faction::Vampires)) => self.say("answer-lay-open"),
            (Action::Lay, _) => self.say("answer-lay-under"),
            _ if displayed => self.say("answer-to-display"),
            _ => self.say("answer-to-score"),
        }
    }
}
