//! Claim It! in words: what is asked and answered, refused, told and scored.

use ::claim_it::{Action, ActionError, DecidedBy, Event, Phase, Score, Setup, SetupError, Space, Spaces, State, Tally};
use game::Seat;

use crate::{Names, Words};

/// How a space lies to those of the player whose turn it is, spaces marked this turn included.
enum Reach {
    Own,
    Beside,
    Apart,
}

impl Reach {
    fn of(state: &State, space: Space) -> Reach {
        let ours = state.spaces_of(state.turn()) | state.squatted();
        match (ours.has(space), ours.neighbours().has(space)) {
            (true, _) => Reach::Own,
            (false, true) => Reach::Beside,
            (false, false) => Reach::Apart,
        }
    }
}

impl Words {
    /// What the player whose turn it is is asked.
    pub fn claim_it_question(&self, state: &State) -> String {
        match state.phase() {
            Phase::Place(roll) => self.args().text("roll", roll.to_string()).say("claim-it-question-place"),
            Phase::Choose => {
                let args = self.args().number("bust", state.busting_throws()).number("throws", state.board().throws());
                args.text("percent", self.bust_risk(state)).say("claim-it-question-choose")
            }
            Phase::Roll => self.say("claim-it-question-roll"),
            Phase::Over => self.say("claim-it-question-over"),
        }
    }

    /// The chance that the next roll is a bust, in percent.
    fn bust_risk(&self, state: &State) -> String {
        let (bust, throws) = (state.busting_throws(), state.board().throws());
        self.decimal(100.0 * f64::from(bust) / f64::from(throws.max(1)))
    }

    /// Why an answer is a good one, as far as a sentence can say it.
    pub fn claim_it_reason(&self, state: &State, answer: Action) -> Option<String> {
        match answer {
            Action::RollAgain | Action::Stop => Some(self.at_stake(state, "reason-risk")),
            Action::Place(space) => match Reach::of(state, space) {
                Reach::Own => Some(self.say("reason-secures")),
                Reach::Beside => Some(self.say("reason-joins")),
                Reach::Apart => None,
            },
            Action::Rolled(_) => None,
        }
    }

    /// Why one answer would have been better than the one that was given.
    pub fn claim_it_better(&self, state: &State, better: Action, answered: Action) -> Option<String> {
        match (better, answered) {
            (Action::RollAgain | Action::Stop, _) => Some(self.at_stake(state, "review-why-risk")),
            (Action::Place(better), Action::Place(answered)) => {
                match (Reach::of(state, better), Reach::of(state, answered)) {
                    (Reach::Own, Reach::Beside | Reach::Apart) => Some(self.say("review-why-secures")),
                    (Reach::Beside, Reach::Apart) => Some(self.say("review-why-joins")),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn at_stake(&self, state: &State, key: &str) -> String {
        let placed = state.squatted().len() + state.claimed().len();
        self.args().number("placed", placed).text("percent", self.bust_risk(state)).say(key)
    }

    /// An answer: a label for a button.
    pub fn claim_it_answer(&self, state: &State, action: Action) -> String {
        match action {
            Action::Place(space) => {
                let args = self.args().text("space", space.to_string());
                let ours = state.spaces_of(state.turn()) | state.squatted();
                let squatter = match state.phase() {
                    Phase::Place(roll) if !ours.has(space) => roll.squatter_for(space),
                    _ => None,
                };
                match squatter {
                    Some(squatter) => args.number("number", squatter.number()).say("claim-it-answer-squatter"),
                    None => args.say("claim-it-answer-claim-marker"),
                }
            }
            Action::RollAgain => self.say("claim-it-answer-roll"),
            Action::Stop => self.say("claim-it-answer-stop"),
            Action::Rolled(roll) => roll.to_string(),
        }
    }

    /// Why an answer is refused, with the number of the rule.
    pub fn claim_it_refusal(&self, error: &ActionError) -> String {
        let args = self.args().text("rule", error.rule());
        match *error {
            ActionError::Over => args.say("claim-it-refusal-over"),
            ActionError::DiceFirst => args.say("claim-it-refusal-dice-first"),
            ActionError::DiceNotRolled => args.say("claim-it-refusal-dice-not-rolled"),
            ActionError::NoSuchRoll { roll } => {
                args.text("roll", roll.to_string()).say("claim-it-refusal-no-such-roll")
            }
            ActionError::PlaceFirst => args.say("claim-it-refusal-place-first"),
            ActionError::OneMarkerPerRoll => args.say("claim-it-refusal-one-marker"),
            ActionError::OffBoard { space } => args.text("space", space.to_string()).say("claim-it-refusal-off-board"),
            ActionError::NotRolled { space, roll } => {
                args.text("space", space.to_string()).text("roll", roll.to_string()).say("claim-it-refusal-not-rolled")
            }
            ActionError::ClaimMarkerThere { space } => {
                args.text("space", space.to_string()).say("claim-it-refusal-claim-marker-there")
            }
            ActionError::SquatterOut { space, squatter } => {
                let args = args.text("space", space.to_string()).number("number", squatter.number());
                args.say("claim-it-refusal-squatter-out")
            }
            ActionError::NoClaimMarker { space } => {
                args.text("space", space.to_string()).say("claim-it-refusal-no-claim-marker")
            }
            ActionError::NoPlayerMarker { space } => {
                args.text("space", space.to_string()).say("claim-it-refusal-no-player-marker")
            }
        }
    }

    /// Why a set-up is refused, with the number of the rule.
    pub fn claim_it_setup_error(&self, error: &SetupError) -> String {
        let args = self.args().text("rule", error.rule());
        match *error {
            SetupError::Players { players } => args.number("players", players).say("claim-it-setup-players"),
            SetupError::Size { size } => args.number("size", size).say("claim-it-setup-size"),
            SetupError::NoThreshold { players } => args.number("players", players).say("claim-it-setup-no-threshold"),
            SetupError::PlayerMarkers { player_markers, threshold } => {
                let args = args.number("markers", player_markers).number("threshold", threshold);
                args.say("claim-it-setup-player-markers")
            }
            SetupError::Spaces { spaces, needed } => {
                args.number("spaces", spaces).number("needed", needed).say("claim-it-setup-spaces")
            }
            SetupError::ClaimMarkers { claim_markers, needed } => {
                args.number("markers", claim_markers).number("needed", needed).say("claim-it-setup-claim-markers")
            }
            SetupError::First { first, players } => {
                args.number("seat", first.0).number("players", players).say("claim-it-setup-first")
            }
            SetupError::OtherFirst { agreed, first } => {
                args.number("agreed", agreed.0).number("seat", first.0).say("claim-it-setup-other-first")
            }
        }
    }

    /// Why the rulebook advises against a set-up, if it does.
    pub fn claim_it_advice(&self, setup: &Setup) -> Option<String> {
        setup.is_advised_against().then(|| self.say("claim-it-advised-against"))
    }

    /// What happens, in a sentence; nothing, if it is not worth a word.
    pub fn claim_it_event(&self, names: &Names, event: Event) -> Option<String> {
        let who = |seat: Seat| self.args().who("who", names, seat);
        Some(match event {
            Event::Rolled { seat, roll } => who(seat).text("roll", roll.to_string()).say("claim-it-event-rolled"),
            Event::SquatterPlaced { seat, squatter, space } => who(seat)
                .number("number", squatter.number())
                .text("space", space.to_string())
                .say("claim-it-event-squatter"),
            Event::ClaimMarkerPlaced { seat, space } => {
                who(seat).text("space", space.to_string()).say("claim-it-event-claim-marker")
            }
            Event::SquatterReturned { squatter, .. } => {
                self.args().number("number", squatter.number()).say("claim-it-event-squatter-returned")
            }
            Event::Bust { seat, .. } => who(seat).say("claim-it-event-bust"),
            Event::Stopped { seat, secured, held } => {
                let args = who(seat).text("secured", self.spaces(secured)).text("held", self.spaces(held));
                match (secured.is_empty(), held.is_empty()) {
                    (true, true) => args.say("claim-it-event-stops"),
                    (true, false) => args.say("claim-it-event-holds"),
                    (false, true) => args.say("claim-it-event-secures"),
                    (false, false) => args.say("claim-it-event-secures-and-holds"),
                }
            }
            Event::MarkersReturned { seat, spaces } => {
                who(seat).text("spaces", self.spaces(spaces)).say("claim-it-event-loses")
            }
            Event::LastRound { called_by } => who(called_by).say("claim-it-event-last-round"),
            Event::TurnBegan { seat } => who(seat).say("claim-it-event-turn"),
            Event::GameOver => self.say("claim-it-event-over"),
            // The roll itself is told.
            Event::RollsAgain { .. } => return None,
        })
    }

    /// What counts for a player at the end.
    pub fn claim_it_tally(&self, names: &Names, seat: Seat, tally: &Tally) -> String {
        let args = self.args().text("name", self.seat_name(names, seat));
        let args = args.number("group", tally.group).number("secured", tally.secured);
        args.number("spaces", tally.spaces).say("claim-it-tally")
    }

    /// The result in a few words, for the reader if there is one: "You won 12 to 9", which are the largest groups.
    pub fn claim_it_headline(&self, score: &Score, names: &Names) -> String {
        let counts: Vec<u32> = score.tallies.iter().map(|tally| tally.group.into()).collect();
        let winners: Vec<u8> = score.winners.iter().map(|seat| seat.0).collect();
        let is_tied = score.decided_by != DecidedBy::Group;
        let own = names.you().map(|seat| seat.0);
        self.headline(names, &counts, &winners, own, is_tied).unwrap_or_else(|| self.claim_it_ending(score, names))
    }

    /// Who wins, and by what.
    pub fn claim_it_ending(&self, score: &Score, names: &Names) -> String {
        let best = score.winners.first().and_then(|seat| score.tallies.get(seat.index())).copied().unwrap_or_default();
        let args = self.subject(names, &score.winners);
        match score.decided_by {
            DecidedBy::Group => args.number("group", best.group).say("claim-it-ending-group"),
            DecidedBy::Secured => args.number("secured", best.secured).say("claim-it-ending-secured"),
            DecidedBy::Spaces => args.number("spaces", best.spaces).say("claim-it-ending-spaces"),
            DecidedBy::Nothing => args.say("claim-it-ending-shared"),
        }
    }

    pub(crate) fn spaces(&self, spaces: Spaces) -> String {
        self.list(&spaces.iter().map(|space| format!("({space})")).collect::<Vec<_>>())
    }
}
