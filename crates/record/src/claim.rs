//! Claim, written and read.

use claim::{
    Action, Deal, DealError, Edition, Event, Faction, Facts, Potion, Question, Rules, SeenEvent, Setup, SetupError,
    State, Zone,
};
use game::{Actor, Chance, Game as _, Seat};

use crate::{
    Course, NamedDeal, Recorded, Sighting,
    error::Fault,
    head::{Tags, number},
    named_deal::{Dealer, Part},
    recorded::{Line, no_line},
};

impl Recorded for State {
    const NAME: &'static str = "Claim";
    const SECTIONS: &'static [&'static str] = &["One", "Two"];
    const IS_OPEN: bool = false;

    fn has_line(label: &str) -> bool {
        part_named(label).is_some()
    }

    #[inline]
    fn follow(course: &mut Course<State>, event: Event) {
        match event {
            Event::Leads(_) | Event::WithoutPlay => course.next(),
            Event::PhaseTwo => course.next_section(),
            _ => {}
        }
    }

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn setup_tags(setup: &Setup) -> Vec<(&'static str, String)> {
        let join = |words: &mut dyn Iterator<Item = String>| words.collect::<Vec<_>>().join(" ");
        let Facts { loot, heroes } = setup.facts;
        let default = Facts::default();
        let mut tags = vec![
            ("Players", setup.players.to_string()),
            ("Factions", join(&mut setup.factions.iter().map(|faction| faction.name().into()))),
            ("Edition", edition(setup.edition).into()),
        ];
        if setup.artifacts {
            tags.push(("Artifacts", "yes".into()));
        }
        if setup.heroes {
            tags.push(("Heroes", "yes".into()));
        }
        if let Some(hand) = setup.study {
            tags.push(("Study", hand.to_string()));
        }
        // Facts are not verified and their defaults may change: a game that depends on them says which it was played with.
        if loot != default.loot || setup.factions.contains(&Faction::Raccoons) {
            tags.push(("Loot", join(&mut (0..16u8).filter(|v| loot >> v & 1 != 0).map(|v| v.to_string()))));
        }
        if heroes != default.heroes || setup.heroes {
            tags.push(("HeroValues", join(&mut heroes.iter().map(u8::to_string))));
        }
        if let Some(first) = setup.first {
            tags.push(("FirstAgreed", first.0.to_string()));
        }
        tags
    }

    fn read_setup(tags: &mut Tags<'_>) -> Result<Setup, Fault> {
        let players = tags.need_number("Players")?;
        let (at, names) = tags.need("Factions")?;
        let mut factions = Vec::with_capacity(7);
        for name in names.split_ascii_whitespace() {
            let faction = Faction::ALL.into_iter().find(|faction| faction.name() == name);
            factions.push(faction.ok_or_else(|| Fault::format(at, "R4", format!("there is no faction {name:?}")))?);
        }
        let (edition_at, edition_name) = tags.need("Edition")?;
        let edition = [Edition::A, Edition::C2].into_iter().find(|&e| edition(e) == edition_name);
        let edition = edition.ok_or_else(|| Fault::format(edition_at, "R4", "the tag Edition is \"A\" or \"C2\""))?;
        let artifacts = tags.yes("Artifacts")?;
        let heroes = tags.yes("Heroes")?;
        let study = tags.number("Study")?.map(|(_, hand)| hand);
        let mut facts = Facts::default();
        if let Some((at, values)) = tags.take("Loot") {
            let values = numbers(&values).filter(|values| values.iter().all(|&value| value < 16));
            let values = values.ok_or_else(|| Fault::format(at, "R4", "the tag Loot lists values of Raccoons"))?;
            facts.loot = values.iter().fold(0, |loot, value| loot | 1 << value);
        }
        if let Some((at, values)) = tags.take("HeroValues") {
            let values = numbers(&values).and_then(|values| values.try_into().ok());
            facts.heroes = values.ok_or_else(|| Fault::format(at, "R4", "the tag HeroValues lists six values"))?;
        }
        let first = tags.number("FirstAgreed")?.map(|(_, first)| Seat(first));
        Ok(Setup { factions, players, edition, artifacts, heroes, first, facts, study })
    }

    fn deal_lines(setup: &Setup, deal: &Deal, seat: Option<Seat>) -> Vec<(String, Vec<String>)> {
        let Ok(rules) = setup.rules() else { return Vec::new() };
        let NamedDeal { hands, draw, left, replaced, artifacts, potions, first } = NamedDeal::of(&rules, deal);
        let hide = |known: bool, words: Vec<String>| if known { words } else { vec!["?".into(); words.len()] };
        let own = |i: usize| seat.is_none_or(|seat| seat.index() == i);
        let hands = hands.into_iter().enumerate().map(|(i, hand)| (format!("Hand{i}"), hide(own(i), hand)));
        let artifacts = artifacts.into_iter().enumerate();
        let artifacts = artifacts.map(|(i, artifacts)| (format!("Artifacts{i}"), hide(own(i), artifacts)));
        let all = seat.is_none();
        let shared = [("Draw", draw), ("Left", left), ("Replaced", replaced)];
        let shared = shared.into_iter().map(|(label, words)| (label.into(), hide(all, words)));
        let mut lines: Vec<_> = hands.chain(shared).chain(artifacts).collect();
        lines.push(("Potions".into(), hide(all, potions)));
        lines.retain(|(_, words)| !words.is_empty());
        lines.push(("First".into(), vec![first.to_string()]));
        lines
    }

    fn read_deal(setup: &Setup, lines: &[Line<'_>], end: usize) -> Result<(Deal, State), Fault> {
        let rules = setup.rules().map_err(|e| Fault::game(end, e.rule(), e))?;
        let mut dealer = Dealer::new(&rules);
        for line in lines {
            let part = part(line)?;
            for &(at, word) in &line.words {
                dealer.put(part, word).map_err(|e| Fault::game(at, e.rule, e))?;
            }
        }
        let deal = dealer.deal().map_err(|e| Fault::game(end, e.rule, e))?;
        if setup.first.is_some_and(|agreed| agreed != deal.first) {
            return Err(Fault::game(end, DealError::First.rule(), DealError::First));
        }
        // Set-up and deal have just been checked.
        Ok((deal, State::begin(rules, &deal)))
    }

    fn check_lines(setup: &Setup, seat: Seat, lines: &[Line<'_>], end: usize) -> Result<(), Fault> {
        let rules = setup.rules().map_err(|e| Fault::game(end, e.rule(), e))?;
        let counts = deal_counts(&rules);
        let mut dealer = Dealer::new(&rules);
        for line in lines {
            let part = part(line)?;
            let open = matches!(part, Part::Hand(i) | Part::Artifacts(i) if i == seat.index()) || part == Part::First;
            for &(at, word) in &line.words {
                if !open && word != "?" {
                    return Err(Fault::format(at, "R11", format!("{seat} cannot know this, so it is written ?")));
                }
                if open {
                    dealer.put(part, word).map_err(|e| Fault::game(at, e.rule, e))?;
                }
            }
            if part == Part::First {
                check_first(setup, line)?;
            }
            let needed = counts.iter().find(|(other, _)| *other == part).map_or(0, |&(_, count)| count);
            if line.words.len() != needed {
                let message = format!("the line {} has {} words instead of {needed}", line.label, line.words.len());
                return Err(Fault::format(line.at, "R6", message));
            }
        }
        match counts.iter().find(|(needed, _)| !lines.iter().any(|line| part(line).is_ok_and(|part| part == *needed))) {
            Some((missing, _)) => Err(Fault::format(end, "R6", format!("the line {} is missing", label(*missing)))),
            None => Ok(()),
        }
    }

    fn is_as_written(_: &str) -> bool {
        true
    }

    fn setup_rule(error: &SetupError) -> &'static str {
        error.rule()
    }

    fn action_rule(error: &claim::ActionError) -> &'static str {
        error.rule()
    }

    fn sighting(&self, action: Action, events: &[Event], seat: Seat) -> Sighting {
        let Actor::Seat(actor) = self.actor() else { return Sighting::Nothing };
        match action {
            // 9.3: whoever passes in a window does not even show that there was one.
            Action::Pass if matches!(self.question(), Some(Question::Window(_) | Question::Collect)) => {
                Sighting::Nothing
            }
            Action::Card(face) => {
                // Others may lose a card that looks the same at the same time.
                let chosen = |event: &&Event| match **event {
                    Event::Moved { card, from, .. } => {
                        self.rules().copies(face).has(card)
                            && (from == Zone::Hand(actor) || !matches!(from, Zone::Hand(_)))
                    }
                    _ => false,
                };
                match events.iter().find(chosen).map(|&event| self.event_for(event, seat.into())) {
                    Some(SeenEvent::Moved { card: Some(_), .. }) => Sighting::Whole,
                    _ => Sighting::Dimly,
                }
            }
            _ => Sighting::Whole,
        }
    }

    fn first_sights(&self) -> Vec<String> {
        self.prizes().map(|card| format!("{}@draw>prize", self.rules().card_name(card))).collect()
    }

    fn sights(&self, action: Action, seen: &[SeenEvent], seat: Seat) -> Vec<String> {
        let by = self.actor().seat();
        let sight = |event: &SeenEvent| match *event {
            SeenEvent::Moved { card: Some(card), from, to, .. } => {
                let own_answer = by.is_some_and(|by| from == Zone::Hand(by)) && action == Action::Card(card);
                let hidden = !matches!(
                    from,
                    Zone::Trick | Zone::Prize | Zone::Pot | Zone::Display(_) | Zone::Pool | Zone::Score(_)
                );
                (hidden && !own_answer).then(|| format!("{}@{from}>{to}", self.rules().card_name(card)))
            }
            SeenEvent::Shown { card: Some(card), zone, .. } => {
                (zone != Zone::Hand(seat)).then(|| format!("{}@{zone}", self.rules().card_name(card)))
            }
            SeenEvent::Potion { seat, potion } => Some(format!("{potion}@potions:{}", seat.0)),
            _ => None,
        };
        seen.iter().filter_map(sight).collect()
    }

    fn is_sight(&self, text: &str) -> bool {
        let Some((what, places)) = text.split_once('@') else { return false };
        if let Some(seat) = places.strip_prefix("potions:") {
            let seated = number(seat).is_some_and(|seat: u8| seat < self.seats());
            return seated && what.parse::<Potion>().is_ok();
        }
        let mut places = places.splitn(2, '>');
        self.rules().card_named(what).is_some() && places.all(|place| place.parse::<Zone>().is_ok())
    }

    fn stand_in(setup: &Setup) -> Result<State, SetupError> {
        State::start(setup, &State::deal(setup, &mut Chance::from_seed(0))?)
    }
}

/// Does the first leader sit at the table, and is it the one agreed on (4.8)?
fn check_first(setup: &Setup, line: &Line<'_>) -> Result<(), Fault> {
    let first = line.words.first().and_then(|(_, word)| number::<u8>(word)).map(Seat);
    let sits = first.is_some_and(|first| first.0 < setup.players && setup.first.is_none_or(|agreed| agreed == first));
    if sits { Ok(()) } else { Err(Fault::game(line.at, DealError::First.rule(), DealError::First)) }
}

const fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::A => "A",
        Edition::C2 => "C2",
    }
}

fn numbers(text: &str) -> Option<Vec<u8>> {
    text.split_ascii_whitespace().map(number).collect()
}

/// The lines of a deal and what they hold.
const PARTS: [(&str, Part); 11] = [
    ("Hand0", Part::Hand(0)),
    ("Hand1", Part::Hand(1)),
    ("Hand2", Part::Hand(2)),
    ("Hand3", Part::Hand(3)),
    ("Draw", Part::Draw),
    ("Left", Part::Left),
    ("Replaced", Part::Replaced),
    ("Artifacts0", Part::Artifacts(0)),
    ("Artifacts1", Part::Artifacts(1)),
    ("Potions", Part::Potions),
    ("First", Part::First),
];

fn part_named(label: &str) -> Option<Part> {
    PARTS.iter().find(|(name, _)| *name == label).map(|&(_, part)| part)
}

fn part(line: &Line<'_>) -> Result<Part, Fault> {
    part_named(line.label).ok_or_else(|| no_line(line.at, line.label))
}

fn label(part: Part) -> &'static str {
    PARTS.iter().find(|(_, other)| *other == part).map_or("", |(name, _)| name)
}

/// The parts of a deal, and how many words each of them has.
fn deal_counts(rules: &Rules) -> Vec<(Part, usize)> {
    let Ok(deal) = State::deal(&rules.setup(), &mut Chance::from_seed(0)) else { return Vec::new() };
    let NamedDeal { hands, draw, left, replaced, artifacts, potions, .. } = NamedDeal::of(rules, &deal);
    let hands = hands.iter().enumerate().map(|(i, hand)| (Part::Hand(i), hand.len()));
    let artifacts = artifacts.iter().enumerate().map(|(i, artifacts)| (Part::Artifacts(i), artifacts.len()));
    let shared = [(Part::Draw, draw.len()), (Part::Left, left.len()), (Part::Replaced, replaced.len())];
    let mut counts: Vec<_> = hands.chain(shared).chain(artifacts).collect();
    counts.extend([(Part::Potions, potions.len()), (Part::First, 1)]);
    counts.retain(|(_, count)| *count > 0);
    counts
}
