//! What a player of Claim is asked.

use ::claim::{Action, Artifact, Faction, Question, View, Window, Zone};

use crate::{Words, things::kebab, words::Args};

impl Words {
    /// What the seat that looks at this view is asked, with the cards it is about.
    pub fn claim_question(&self, view: &View) -> String {
        let rules = view.rules();
        // Most questions are about one card that lies open.
        let card = || self.args().cards("card", rules, view.about().cards.iter());
        let Some(question) = view.question() else { return self.say("question-none") };
        match question {
            Question::Play => self.play_question(view),
            Question::Window(window) => self.say(window_key(window)),
            Question::Prize => self.args().either("cards", rules, view.prizes()).say("question-prize"),
            Question::Collect => card().say("question-collect"),
            Question::Discard => self.say("question-discard"),
            Question::Draw => self.say("question-draw"),
            Question::Faction(Faction::Seers) => {
                let args = self.args().cards("top", rules, view.top().first().copied());
                args.either("cards", rules, view.prizes()).say("question-seers")
            }
            Question::Faction(Faction::Giants) => self.giants_question(view),
            Question::Artifact(Artifact::Orb) => {
                self.args().either("cards", rules, view.top().iter().copied()).say("question-orb")
            }
            Question::Artifact(Artifact::Horse) if view.about().place.is_none() => self.say("question-horse-out"),
            Question::Artifact(Artifact::Horse) => card().say("question-horse-in"),
            Question::Faction(faction) => power_question(card(), faction.name(), self.faction(faction)),
            Question::Hero(hero) => power_question(card(), hero.name(), self.hero(hero)),
            Question::Artifact(artifact) => power_question(card(), artifact.name(), self.artifact(artifact)),
        }
    }

    /// Which card to play, and what binds the choice.
    fn play_question(&self, view: &View) -> String {
        let rules = view.rules();
        let laid_out = view.laid_out();
        if let Some(faction) = laid_out.turned.and_then(|slot| rules.faction(slot)) {
            return self.args().faction("faction", faction).say("question-turned");
        }
        let Some(lead) = view.trick().lead() else { return self.say("question-lead") };
        let Some(led) = rules.faction(lead.slot) else { return self.say("question-hero-led") };
        let args = self.args().faction("faction", led);
        if laid_out.free {
            return args.say("question-free");
        }
        let own = view.seat().map(|seat| view.known(Zone::Hand(seat))).unwrap_or_default();
        if !own.iter().any(|card| rules.slot_of(card) == lead.slot) {
            return args.say("question-cannot-follow");
        }
        let playable = view.answers().iter().filter_map(|answer| match answer {
            Action::Card(card) => rules.faction_of(card).filter(|&faction| faction != led),
            _ => None,
        });
        let mut stand_ins: Vec<Faction> = playable.collect();
        stand_ins.dedup();
        if stand_ins.is_empty() {
            return args.say("question-follow");
        }
        let others: Vec<String> = stand_ins.into_iter().map(|faction| self.one_of(faction)).collect();
        args.text("others", self.either(&others)).say("question-follow-or")
    }

    fn giants_question(&self, view: &View) -> String {
        let rules = view.rules();
        let of = |faction| view.about().cards.iter().filter(move |&card| rules.faction_of(card) == Some(faction));
        let args = self.args().cards("giant", rules, of(Faction::Giants));
        args.cards("gnome", rules, of(Faction::Gnomes)).say("question-giants")
    }
}

/// What a faction, a hero or an artifact asks, with the cards it is about. Its question stands beside its name in the
/// texts; one without a question of its own just lets the player choose.
fn power_question(cards: Args<'_>, name: &str, title: String) -> String {
    let args = cards.text("name", title);
    args.find(&format!("question-{}", kebab(name))).unwrap_or_else(|| args.say("question-other"))
}

const fn window_key(window: Window) -> &'static str {
    match window {
        Window::BeforeLead => "question-window-before-lead",
        Window::Turn => "question-window-turn",
        Window::AfterOwnCard => "question-window-after-own-card",
        Window::AfterOtherCard => "question-window-after-other-card",
        Window::AfterCards => "question-window-after-cards",
        Window::AfterTrickLoser => "question-window-after-trick-loser",
        Window::AfterTrickWinner => "question-window-after-trick-winner",
        Window::Collect => "question-window-collect",
        Window::Draw => "question-window-draw",
        Window::End => "question-window-end",
    }
}
