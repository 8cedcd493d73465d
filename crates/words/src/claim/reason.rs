//! Why an answer is a good one, as far as a sentence can say it: from the view alone, and only what is true of it.

use ::claim::{Action, Card, CardSet, Event, Potion, Question, Rules, State, View, Zone};
use game::{Chance, Game as _, Seat, View as _, Worlds as _};
use play::cards::face;

use crate::{Words, words::Args};

impl Words {
    /// Why an answer is a good one, for the player who is asked, if a sentence can say it.
    pub fn claim_reason(&self, view: &View, answer: Action) -> Option<String> {
        if view.answers().len() == 1 {
            return Some(self.say("reason-only"));
        }
        match (view.question()?, answer) {
            (Question::Play, Action::Card(card)) => self.why_card(view, card),
            (Question::Play, Action::Potions(_)) => Some(self.why_potions(view)),
            (Question::Prize, Action::Card(card)) => self.why_prize(view, card),
            (_, Action::Artifact(artifact)) => Some(self.artifact_effect(artifact)),
            (Question::Window(_), Action::Pass) => Some(self.say("reason-keeps-artifacts")),
            _ => None,
        }
    }

    /// Why one card of the hand would have been better than the one that was played.
    pub fn claim_better(&self, view: &View, better: Action, answered: Action) -> Option<String> {
        let (better, answered, rules) = (played(view, better)?, played(view, answered)?, view.rules());
        let args = self.args().card("card", rules, answered);
        let is_lower = rules.value_of(better) < rules.value_of(answered);
        if let Some(last) = LastCard::of(view) {
            return match (last.wins(better)?, last.wins(answered)?) {
                (true, false) => Some(args.say("review-why-wins")),
                (false, true) => Some(args.say("review-why-gives-up")),
                (true, true) => is_lower.then(|| args.say("review-why-saves")),
                (false, false) => is_lower.then(|| args.say("review-why-spares")),
            };
        }
        match (view.takes_the_lead(better)?, view.takes_the_lead(answered)?) {
            (true, false) => return Some(args.say("review-why-beats")),
            (false, true) => return Some(args.say("review-why-leaves")),
            (false, false) => return is_lower.then(|| args.say("review-why-beaten")),
            (true, true) => {}
        }
        let [out, out_for_answered] = [better, answered].map(|card| view.threats(card).map(CardSet::len));
        let (out, out_for_answered) = (out?, out_for_answered?);
        if out < out_for_answered {
            return Some(args.number("count", out).number("instead", out_for_answered).say("review-why-safe"));
        }
        (is_lower && out_for_answered > 0).then(|| args.number("count", out_for_answered).say("review-why-low"))
    }

    /// Why a card is a good one to play.
    fn why_card(&self, view: &View, card: Card) -> Option<String> {
        let others: Vec<Card> = playable(view).filter(|&other| other != card).collect();
        match LastCard::of(view) {
            Some(last) => self.why_last_card(view, &last, card, &others),
            None if view.trick().lead().is_some() => self.why_card_amid(view, card, &others),
            None => self.why_lead(view, card, &others),
        }
    }

    fn why_last_card(&self, view: &View, last: &LastCard<'_>, card: Card, others: &[Card]) -> Option<String> {
        let rules = view.rules();
        let (mut winning, mut losing) = (Vec::new(), Vec::new());
        for &other in others {
            if last.wins(other)? { winning.push(other) } else { losing.push(other) }
        }
        let is_lowest_of = |cards: &[Card]| cards.iter().all(|&other| rules.value_of(other) >= rules.value_of(card));
        let why = match (last.wins(card)?, lowest(rules, &winning)) {
            (true, _) if losing.is_empty() => self.say("reason-all-win"),
            (true, _) if is_lowest_of(&winning) => self.say("reason-cheap"),
            (true, _) => self.say("reason-wins"),
            (false, Some(winner)) => self.other(view, winner).say("reason-gives-up"),
            (false, None) if is_lowest_of(&losing) => self.say("reason-cannot-win-lowest"),
            (false, None) => self.say("reason-cannot-win"),
        };
        let prize = last.prize(card).map(|prize| self.args().card("prize", rules, prize).say("reason-prize"));
        Some([Some(why), prize].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    /// Why to play a card to a trick that others can still change.
    fn why_card_amid(&self, view: &View, card: Card, others: &[Card]) -> Option<String> {
        let beats = |&other: &Card| view.takes_the_lead(other);
        if beats(&card)? {
            let threats = view.threats(card)?.len();
            return match threats {
                0 if cards_decide(view) => Some(self.say("reason-beats-safe")),
                0 => Some(self.say("reason-beats-now")),
                count => Some(self.args().number("count", count).say("reason-beats")),
            };
        }
        let is_partner = view.seat().is_some_and(|seat| view.side_in_the_lead() == Some(view.rules().side(seat)));
        let beating: Vec<Card> = others.iter().copied().filter(|other| beats(other) == Some(true)).collect();
        match lowest(view.rules(), &beating) {
            _ if is_partner => Some(self.say("reason-partner")),
            Some(beating) => Some(self.other(view, beating).say("reason-leaves")),
            None => others.iter().all(|other| beats(other).is_some()).then(|| self.say("reason-cannot-beat")),
        }
    }

    fn why_lead(&self, view: &View, card: Card, others: &[Card]) -> Option<String> {
        let rules = view.rules();
        let out = |card: Card| view.threats(card).map(CardSet::len);
        let count = out(card)?;
        let value = |card: &Card| rules.value_of(*card);
        // What might be led instead, the highest first.
        let mut others: Vec<(Card, u32)> =
            others.iter().map(|&other| Some((other, out(other)?))).collect::<Option<_>>()?;
        others.sort_by_key(|(other, _)| std::cmp::Reverse(value(other)));
        let risky = others.iter().copied().find(|&(_, out)| out > count);
        let is_lowest = others.iter().all(|(other, _)| value(other) >= value(&card));
        let kept = others.first().copied().filter(|(other, out)| is_lowest && value(other) > value(&card) && *out > 0);
        let is_safest = others.iter().all(|&(_, out)| out > count);
        let other = |key, (other, out): (Card, u32)| self.other(view, other).number("count", out).say(key);
        let counted = |key| self.args().number("count", count).say(key);
        let why = match (count, kept) {
            (0, _) if cards_decide(view) => self.say("reason-lead-safe"),
            (0, _) => return None,
            (_, _) if is_safest => counted("reason-lead-safest"),
            (_, Some(kept)) => return Some(other("reason-lead-low", kept)),
            // Where no other lead is easier to beat, this would speak against the card.
            _ if risky.is_none() => return None,
            _ => counted("reason-lead"),
        };
        let risk = risky.map(|risky| other("reason-lead-other", risky));
        Some([Some(why), risk].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    /// What the potions nobody has seen may do.
    fn why_potions(&self, view: &View) -> String {
        let seen: Vec<Potion> = view.potions_revealed().collect();
        let unseen = || Potion::ALL.into_iter().filter(|potion| !seen.contains(potion));
        let weaken = unseen().filter(|potion| potion.adds() < 0).count();
        self.args()
            .number("good", (unseen().count() - weaken) as f64)
            .number("bad", weaken as f64)
            .say("reason-potions")
    }

    fn why_prize(&self, view: &View, prize: Card) -> Option<String> {
        let rules = view.rules();
        let mut others = view.prizes().filter(|&other| face(rules, other) != face(rules, prize));
        if others.all(|other| rules.value_of(other) < rules.value_of(prize)) {
            return Some(self.say("reason-prize-highest"));
        }
        let followers = view.known(Zone::Followers(view.seat()?));
        let count = followers.and(rules.all_of(rules.slot_of(prize))).len();
        let faction = rules.faction_of(prize).filter(|_| count > 0)?;
        Some(self.say_of_faction("reason-prize-joins", faction, &[("count", count.into())]))
    }

    /// A card that is spoken of besides the one in question.
    fn other(&self, view: &View, card: Card) -> Args<'_> {
        self.args().card("other", view.rules(), card)
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

fn lowest(rules: &Rules, cards: &[Card]) -> Option<Card> {
    cards.iter().copied().min_by_key(|&card| rules.value_of(card))
}

/// Can nobody else bring more to this trick than a card?
fn cards_decide(view: &View) -> bool {
    !others_hold_artifacts(view) && others(view).all(|seat| view.potions(seat) == 0)
}

fn others_hold_artifacts(view: &View) -> bool {
    others(view).any(|seat| view.artifact_count(seat) > 0)
}

fn others(view: &View) -> impl Iterator<Item = Seat> {
    view.rules().seats().filter(|&seat| Some(seat) != view.seat())
}

/// A trick that one more card completes, if no artifact of others can still change it and no potion is to be revealed on the
/// card: then hidden cards have no say in who wins it, and any position that fits the view will do.
struct LastCard<'a> {
    view: &'a View,
    seat: Seat,
    world: State,
}

impl LastCard<'_> {
    fn of(view: &View) -> Option<LastCard<'_>> {
        let is_last = view.trick().lead().is_some() && view.still_to_play().next().is_none();
        let is_open = is_last && view.laid_out().potions == 0 && !others_hold_artifacts(view);
        let world = is_open.then(|| view.worlds()).flatten()?.sample(&mut Chance::from_seed(0));
        Some(LastCard { view, seat: view.seat()?, world })
    }

    /// Does this card win the trick? Unknown if something is asked before that is decided.
    fn wins(&self, card: Card) -> Option<bool> {
        self.events(card).iter().find_map(|event| match event {
            Event::Won { seat, .. } => Some(*seat == self.seat),
            _ => None,
        })
    }

    /// The prize that this card brings at once, without a question.
    fn prize(&self, card: Card) -> Option<Card> {
        self.events(card).iter().find_map(|event| match event {
            Event::Moved { card, from: Zone::Prize, to: Zone::Followers(seat), .. } if *seat == self.seat => {
                Some(*card)
            }
            _ => None,
        })
    }

    fn events(&self, card: Card) -> Vec<Event> {
        let (mut world, mut events) = (self.world, Vec::new());
        match world.apply_telling(Action::Card(face(self.view.rules(), card)), &mut events) {
            Ok(()) => events,
            Err(_) => Vec::new(),
        }
    }
}
