//! Why an answer or a set-up of Claim is refused.

use ::claim::{ActionError, DealError, Rules, SetupError};

use crate::{Names, Words};

impl Words {
    /// Why an answer is refused, with the number of the rule.
    pub fn claim_refusal(&self, rules: &Rules, error: &ActionError, names: &Names) -> String {
        let args = self.args().text("rule", error.rule());
        let card = |name: &str| rules.card_named(name).map_or_else(|| name.into(), |card| self.card(rules, card));
        match error {
            ActionError::Over => args.say("refusal-over"),
            ActionError::NotInHand { card: name, seat } => {
                args.text("card", card(name)).who("who", names, *seat).say("refusal-not-in-hand")
            }
            ActionError::MustFollow { card: name, seat, led } => {
                let args = args.text("card", card(name)).who("who", names, *seat);
                args.faction("faction", *led).say("refusal-must-follow")
            }
            ActionError::CannotTurn { card: name, into } => {
                args.text("card", card(name)).faction("faction", *into).say("refusal-cannot-turn")
            }
            ActionError::NoAnswer { answer, .. } => {
                let action = rules.action_named(answer).map(|action| self.claim_action(rules, action));
                args.text("answer", action.unwrap_or_else(|| answer.clone())).say("refusal-no-answer")
            }
        }
    }

    /// Why a set-up is refused, with the number of the rule.
    pub fn claim_setup_error(&self, error: &SetupError) -> String {
        let args = self.args().text("rule", error.rule());
        match *error {
            SetupError::Players { players } => args.number("players", players).say("setup-players"),
            SetupError::FirstLeader { first } => args.number("seat", first.0).say("setup-first-leader"),
            SetupError::Twice { faction } => args.faction("faction", faction).say("setup-twice"),
            SetupError::NoPair => args.say("setup-no-pair"),
            SetupError::TwoPairs => args.say("setup-two-pairs"),
            SetupError::HalfAPair { missing } => args.faction("faction", missing).say("setup-half-a-pair"),
            SetupError::TenCardFactions { found, needed, players } => {
                let args = args.number("found", found).number("needed", needed);
                args.number("players", players).say("setup-ten-card-factions")
            }
            SetupError::TwoPlayersOnly { faction } => args.faction("faction", faction).say("setup-two-players-only"),
            SetupError::ArtifactsForTwo => args.say("setup-artifacts-for-two"),
            SetupError::HeroesForTwo => args.say("setup-heroes-for-two"),
            SetupError::Loot => args.say("setup-loot"),
            SetupError::HeroValue { value } => args.number("value", value).say("setup-hero-value"),
            SetupError::StudyHand { hand } => args.number("hand", hand).say("setup-study-hand"),
            SetupError::StudyIsPlain => args.say("setup-study-is-plain"),
            SetupError::StudyFactions { found } => args.number("found", found).say("setup-study-factions"),
            SetupError::StudyLeave { faction } => args.faction("faction", faction).say("setup-study-leave"),
            SetupError::Deal(error) => self.claim_deal_error(error),
        }
    }

    fn claim_deal_error(&self, error: DealError) -> String {
        let args = self.args().text("rule", error.rule());
        match error {
            DealError::Foreign(card) => args.number("place", card.place()).say("deal-foreign"),
            DealError::NotOnce(card) => args.number("place", card.place()).say("deal-not-once"),
            DealError::Hand { seat, found, needed } => {
                let args = args.number("seat", seat.0).number("found", found);
                args.number("needed", needed).say("deal-hand")
            }
            DealError::DrawPile { found, needed } => {
                args.number("found", found).number("needed", needed).say("deal-draw-pile")
            }
            DealError::Left => args.say("deal-left"),
            DealError::Replaced => args.say("deal-replaced"),
            DealError::Artifacts => args.say("deal-artifacts"),
            DealError::Potions => args.say("deal-potions"),
            DealError::First => args.say("deal-first"),
        }
    }
}
