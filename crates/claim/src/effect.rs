//! Which powers had a say in what happened, for whoever tells it: from what an audience saw, and from nothing else.

use game::Seat;

use crate::{
    artifacts::Artifact,
    card::{Card, CardSet},
    event::Zone,
    factions::Faction,
    heroes::{Hero, with_hero},
    phase::Phase,
    power::{Goes, Moment},
    seen::SeenEvent,
    setup::Rules,
};

/// Whose power it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PowerOf {
    /// A faction's.
    Faction(Faction),
    /// A hero's.
    Hero(Hero),
    /// An artifact's.
    Artifact(Artifact),
}

/// A power that had its say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effect {
    /// Whose power it is.
    pub of: PowerOf,
    /// The card that would have won the trick without it, if that is what it changed.
    pub instead: Option<Card>,
}

impl Effect {
    /// The powers that had a say so far, each with the number of the move in which it had it. `happened` is what an audience
    /// saw with each move. Where artifacts or potions lie on the cards of a trick, nothing is said of why it was won.
    pub fn all(rules: &Rules, happened: &[Vec<SeenEvent>]) -> Vec<(usize, Effect)> {
        let mut watched = Watched::new(rules);
        let mut effects: Vec<(usize, Effect)> = Vec::new();
        for (at, events) in happened.iter().enumerate() {
            for event in events {
                if let Some(effect) = watched.see(event)
                    && !effects.iter().any(|(then, told)| *then == at && told.of == effect.of)
                {
                    effects.push((at, effect));
                }
            }
        }
        effects
    }
}

impl From<PowerOf> for Effect {
    fn from(of: PowerOf) -> Effect {
        Effect { of, instead: None }
    }
}

/// The cards of a trick, as an audience saw them come and go.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeenTrick {
    plays: Vec<(Seat, Card)>,
}

impl SeenTrick {
    /// Who has played what, in the order played.
    pub fn plays(&self) -> &[(Seat, Card)] {
        &self.plays
    }

    /// Something happens before the trick is won.
    pub fn see(&mut self, event: &SeenEvent) {
        let plays = &mut self.plays;
        match *event {
            SeenEvent::Moved { card: Some(card), from: Zone::Hand(seat), to: Zone::Trick, .. } => {
                plays.push((seat, card));
            }
            SeenEvent::Moved { card: Some(card), from: Zone::Trick, to: Zone::Hand(owner), .. } => {
                // Of two that look alike, whoever takes one back takes their own.
                let back = plays.iter().position(|&played| played == (owner, card));
                let back = back.or_else(|| plays.iter().position(|&(_, other)| other == card));
                back.map(|at| plays.remove(at));
            }
            // 8.20: a Shapeshifter changes places with the prize, which is the played card from then on.
            SeenEvent::Moved { card: Some(prize), from: Zone::Prize, to: Zone::Trick, .. } => {
                if let Some((_, played)) = plays.last_mut() {
                    *played = prize;
                }
            }
            // 9.16: an Hourglass undoes that, the last swap first.
            SeenEvent::Moved { card: Some(prize), from: Zone::Trick, to: Zone::Prize, .. } => {
                let back = plays.iter().rposition(|&(_, card)| card == prize);
                back.map(|at| plays.remove(at));
            }
            _ => {}
        }
    }
}

/// A game as it is watched.
struct Watched<'a> {
    rules: &'a Rules,
    phase: Phase,
    trick: SeenTrick,
    /// Who has won the trick, and with which card; nobody as long as it is played.
    won: Option<(Seat, Option<Card>)>,
    /// Something lies on cards of the trick.
    is_altered: bool,
    is_full_moon: bool,
    displays: [CardSet; 4],
}

impl Watched<'_> {
    fn new(rules: &Rules) -> Watched<'_> {
        Watched {
            rules,
            phase: Phase::One,
            trick: SeenTrick::default(),
            won: None,
            is_altered: false,
            is_full_moon: false,
            displays: [CardSet::EMPTY; 4],
        }
    }

    /// Something happens: the power that had its say in it, if one had.
    fn see(&mut self, event: &SeenEvent) -> Option<Effect> {
        let effect = match *event {
            SeenEvent::Artifact { artifact, .. } => Some(PowerOf::Artifact(artifact).into()),
            SeenEvent::Won { seat, with: Some(with) } => self.why_won(seat, with),
            _ => self.power_in(event).map(Effect::from),
        };
        self.remember(event);
        effect
    }

    fn remember(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Artifact { .. } | SeenEvent::Potion { .. } => self.is_altered = true,
            SeenEvent::Won { seat, with } => self.won = Some((seat, with)),
            SeenEvent::Moon(is_full) => self.is_full_moon = is_full,
            SeenEvent::Leads(_) | SeenEvent::WithoutPlay | SeenEvent::PhaseTwo => {
                self.trick = SeenTrick::default();
                self.won = None;
                self.is_altered = false;
            }
            _ if self.won.is_none() => self.trick.see(event),
            _ => {}
        }
        if *event == SeenEvent::PhaseTwo {
            self.phase = Phase::Two;
        }
        if let SeenEvent::Moved { card: Some(card), from, to, .. } = *event {
            if let Zone::Display(seat) = from
                && let Some(display) = self.displays.get_mut(seat.index())
            {
                display.remove(card);
            }
            if let Zone::Display(seat) = to
                && let Some(display) = self.displays.get_mut(seat.index())
            {
                display.add(card);
            }
        }
    }

    /// 7.3: the power without which somebody else would have won.
    fn why_won(&self, seat: Seat, with: Card) -> Option<Effect> {
        let rules = self.rules;
        let plays = self.trick.plays();
        let &(_, lead) = plays.first()?;
        let is_hero_led = Hero::of(lead).is_some();
        let counts = |card: Card| is_hero_led || rules.slot_of(card) == rules.slot_of(lead);
        let value = |card: Card| rules.value_of(card);
        let mut best = *plays.first()?;
        for &play in plays.iter().filter(|&&(_, card)| counts(card)) {
            if value(play.1) > value(best.1) {
                best = play;
            }
        }
        if self.is_altered || best.0 == seat {
            return None;
        }
        let of = self.power_that_won(seat, with, lead, best.1)?;
        Some(Effect { of, instead: Some(best.1) })
    }

    fn power_that_won(&self, seat: Seat, with: Card, lead: Card, best: Card) -> Option<PowerOf> {
        let rules = self.rules;
        let value = |card: Card| rules.value_of(card);
        if let Some(hero) = Hero::of(lead)
            && with == lead
            && with_hero!(hero, H => H::weakens()) > 0
        {
            return Some(PowerOf::Hero(hero));
        }
        if let Some(hero) = Hero::of(with)
            && with_hero!(hero, H => H::wins_over(value(lead)))
        {
            return Some(PowerOf::Hero(hero));
        }
        let (own, led) = (rules.faction_of(with), rules.faction_of(lead));
        let by_itself = own.filter(|own| {
            let declared = own.declares();
            led.is_some_and(|led| declared.trumps.has(led)) || declared.stands_in && value(with) > value(best)
        });
        let by_moon = || {
            let led = led.filter(|&led| rules.hears(Moment::LowestWins, led))?;
            (!self.is_full_moon && value(with) < value(best)).then_some(led)
        };
        // What lies open in front of the winner adds to some cards.
        let by_display = || {
            let display = self.displays.get(seat.index())?;
            let adds = |card: Card| {
                let faction = rules.faction_of(card)?;
                let is_added = faction.declares().lends > 0 && value(card) == value(with);
                let is_brought = faction.declares().goes[1] == Goes::ToDisplayIfLost;
                (is_added || is_brought).then_some(faction)
            };
            display.iter().find_map(adds)
        };
        by_itself.or_else(by_moon).or_else(by_display).map(PowerOf::Faction)
    }

    /// The power by which something else happens.
    fn power_in(&self, event: &SeenEvent) -> Option<PowerOf> {
        let rules = self.rules;
        let winner = self.won.map(|(seat, _)| seat);
        // The power of the winning card, if it acts at this moment.
        let winning = |moment| self.winning_faction().filter(|&faction| rules.hears(moment, faction));
        let faction = match *event {
            SeenEvent::WithoutPlay => self.winning_faction().filter(|faction| faction.declares().claims_next),
            SeenEvent::Shown { zone: Zone::Draw, .. } => winning(Moment::OnPrizes),
            SeenEvent::TookPotion(_) | SeenEvent::Moon(_) => winning(Moment::WonWith),
            SeenEvent::Leads(seat) if winner.is_some_and(|winner| winner != seat) && !self.is_altered => {
                self.played(Some(seat), |faction| rules.hears(Moment::NextLead, faction))
            }
            SeenEvent::Moved { card: Some(card), from: Zone::Trick, to: Zone::Pot, .. } if Hero::of(card).is_none() => {
                return self.played_hero(|hero| with_hero!(hero, H => H::makes_a_pot()));
            }
            SeenEvent::Moved { from: Zone::Draw, to: Zone::Out, .. } => return self.played_hero(leaves_cards),
            SeenEvent::Moved { from: Zone::Hand(_), to: Zone::Discard, .. } if self.phase == Phase::Two => {
                return self.played_hero(leaves_cards);
            }
            SeenEvent::Moved { from: Zone::Discard, to: Zone::Hand(_), .. } => {
                return self.won.and_then(|(_, with)| Hero::of(with?)).map(PowerOf::Hero);
            }
            SeenEvent::Moved { card: Some(card), from, to, .. } => self.faction_in_move(card, from, to),
            _ => None,
        };
        faction.map(PowerOf::Faction)
    }

    /// The faction by whose power a card goes where it goes.
    fn faction_in_move(&self, card: Card, from: Zone, to: Zone) -> Option<Faction> {
        let own = self.rules.faction_of(card)?;
        let declared = own.declares();
        let way = declared.goes[self.phase as usize];
        let winner = self.won.map(|(seat, _)| seat);
        match (from, to) {
            // 8.20, unless it is undone (9.16).
            (Zone::Trick, Zone::Prize) if !self.is_altered => Some(own),
            (Zone::Trick, Zone::Pool) | (Zone::Pool, Zone::Trick) => Some(own),
            // 9.6, 9.7: the Horn and the Spear have the last word.
            (Zone::Trick, _) if self.is_altered => None,
            (Zone::Trick, Zone::Score(seat)) => match (way, self.phase) {
                (Goes::ToWinner, Phase::One) => Some(own),
                (Goes::ToLoser, Phase::Two) if winner != Some(seat) => Some(own),
                (Goes::AsUsual, Phase::One) => {
                    self.winning_faction().filter(|faction| faction.declares().spoils[0] != Goes::AsUsual)
                }
                _ => None,
            },
            (Zone::Trick, Zone::Display(seat)) => {
                let is_kept = way == Goes::ToDisplayIfLost && winner != Some(seat);
                (declared.displays || is_kept || self.rules.hears(Moment::Lays, own)).then_some(own)
            }
            (Zone::Trick, Zone::Beneath(_)) => self.listener(Moment::Lays),
            // A Bear has done its work, or a Gnome is crushed.
            (Zone::Display(_), Zone::Discard) if way == Goes::ToDisplayIfLost => winner.map(|_| own),
            (Zone::Display(_), Zone::Discard) => self.played(None, |faction| self.rules.hears(Moment::OnWin, faction)),
            (Zone::Score(_), Zone::Score(_)) => Some(own).filter(|&own| self.rules.hears(Moment::AtEnd, own)),
            _ => None,
        }
    }

    fn winning_faction(&self) -> Option<Faction> {
        self.won.and_then(|(_, with)| self.rules.faction_of(with?))
    }

    /// The last faction of the trick, played by that seat or by anybody, that is meant.
    fn played(&self, by: Option<Seat>, is_meant: impl Fn(Faction) -> bool) -> Option<Faction> {
        let plays = self.trick.plays().iter().rev().filter(|(seat, _)| by.is_none_or(|by| by == *seat));
        plays.filter_map(|&(_, card)| self.rules.faction_of(card)).find(|&faction| is_meant(faction))
    }

    fn played_hero(&self, is_meant: impl Fn(Hero) -> bool) -> Option<PowerOf> {
        let heroes = self.trick.plays().iter().filter_map(|&(_, card)| Hero::of(card));
        heroes.filter(|&hero| is_meant(hero)).last().map(PowerOf::Hero)
    }

    fn listener(&self, moment: Moment) -> Option<Faction> {
        self.rules.listeners(moment).iter().next()
    }
}

/// 10.7.
const fn leaves_cards(hero: Hero) -> bool {
    matches!(hero, Hero::Cthulhu)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sets::NamedSet;

    const ME: Seat = Seat(0);

    /// What is said of events in which cards are named as in notation: `0>Kn7` is played, `0*Kn7` wins, `Kn7 trick>score:0`
    /// moves.
    fn check(set: NamedSet, phase: Phase, events: &[&str], expected: &[(PowerOf, Option<&str>)]) {
        let mut setup = set.setup(2).unwrap();
        setup.heroes = set == NamedSet::Shadow;
        let rules = setup.rules().unwrap();
        let card = |name: &str| rules.card_named(name).unwrap();
        let mut happened: Vec<SeenEvent> = Vec::new();
        if phase == Phase::Two {
            happened.push(SeenEvent::PhaseTwo);
        }
        happened.push(SeenEvent::Leads(ME));
        happened.extend(events.iter().map(|text| {
            let seat = |digit: &str| Seat(digit.parse().unwrap());
            if let Some((who, name)) = text.split_once('*') {
                return SeenEvent::Won { seat: seat(who), with: Some(card(name)) };
            }
            if let Some((name, way)) = text.split_once(' ') {
                let (from, to) = way.split_once('>').unwrap();
                let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
                return SeenEvent::Moved { card: Some(card(name)), from, to, seen: None };
            }
            if let Some(who) = text.strip_prefix("leads:") {
                return SeenEvent::Leads(seat(who));
            }
            let (who, name) = text.split_once('>').unwrap();
            let from = Zone::Hand(seat(who));
            SeenEvent::Moved { card: Some(card(name)), from, to: Zone::Trick, seen: None }
        }));
        let effects = Effect::all(&rules, &[happened]);
        let effects: Vec<_> = effects.into_iter().map(|(_, effect)| (effect.of, effect.instead)).collect();
        let expected: Vec<_> = expected.iter().map(|&(of, instead)| (of, instead.map(card))).collect();
        assert_eq!(effects, expected, "{events:?}");
    }

    const fn of(faction: Faction) -> PowerOf {
        PowerOf::Faction(faction)
    }

    #[test]
    fn a_knight_on_a_goblin_is_told_with_the_card_that_would_have_won() {
        let knights = (of(Faction::Knights), Some("Go5"));
        check(NamedSet::Claim, Phase::One, &["0>Go5", "1>Kn2", "1*Kn2"], &[knights]);
    }

    #[test]
    fn of_a_trick_that_the_higher_card_wins_nothing_is_told() {
        check(NamedSet::Claim, Phase::One, &["0>Kn5", "1>Kn7", "1*Kn7"], &[]);
        check(NamedSet::Claim, Phase::One, &["0>Kn5", "1>Go7", "0*Kn5"], &[]);
    }

    #[test]
    fn a_doppelganger_that_wins_for_the_led_faction_is_told() {
        let told = (of(Faction::Doppelgangers), Some("Kn5"));
        check(NamedSet::Claim, Phase::One, &["0>Kn5", "1>Do7", "1*Do7"], &[told]);
    }

    #[test]
    fn undead_in_phase_one_and_dwarves_in_phase_two_go_their_own_ways() {
        let undead = (of(Faction::Undead), None);
        let events = ["0>Un5", "1>Un7", "1*Un7", "Un5 trick>score:1", "Un7 trick>score:1"];
        check(NamedSet::Claim, Phase::One, &events, &[undead]);
        check(NamedSet::Claim, Phase::Two, &events, &[]);
        let dwarves = (of(Faction::Dwarves), None);
        let events = ["0>Dw5", "1>Dw7", "1*Dw7", "Dw5 trick>score:0", "Dw7 trick>score:0"];
        check(NamedSet::Claim, Phase::Two, &events, &[dwarves]);
    }

    #[test]
    fn a_dragon_is_told_when_who_leads_is_not_who_has_won() {
        let dragons = (of(Faction::Dragons), None);
        check(NamedSet::Claim2, Phase::One, &["0>Se5", "1>Dr7", "0*Se5", "leads:1"], &[dragons]);
        check(NamedSet::Claim2, Phase::One, &["0>Dr5", "1>Dr7", "1*Dr7", "leads:1"], &[]);
    }

    #[test]
    fn a_giant_crushes_and_a_gnome_lies_open() {
        let collected = ["0>Gn3", "1>Gn5", "1*Gn5", "Gn3 trick>display:1", "Gn5 trick>display:1"];
        check(NamedSet::Claim2, Phase::Two, &collected, &[(of(Faction::Gnomes), None)]);
        let crushed = ["0>Gi3", "1>Gi1", "0*Gi3", "Gn3 display:1>discard"];
        check(NamedSet::Claim2, Phase::Two, &crushed, &[(of(Faction::Giants), None)]);
    }

    #[test]
    fn a_shapeshifter_that_swaps_is_told() {
        let events = ["0>Sh3", "Go0 prize>trick", "Sh3 trick>prize"];
        check(NamedSet::Magic, Phase::One, &events, &[(of(Faction::Shapeshifters), None)]);
    }

    #[test]
    fn without_a_moon_the_lowest_werewolf_is_told() {
        let told = (of(Faction::Werewolves), Some("We7"));
        check(NamedSet::Shadow, Phase::One, &["0>We7", "1>We2", "1*We2"], &[told]);
    }

    #[test]
    fn a_hero_that_wins_by_its_power_is_told() {
        let told = (PowerOf::Hero(Hero::Mummy), Some("We8"));
        check(NamedSet::Shadow, Phase::One, &["0>We8", "1>Mummy", "1*Mummy"], &[told]);
    }
}
