//! Plays one seeded random game of every named set and compares all the rules answer with the files in `playthroughs/`.
//!
//! A file tells who was asked what, every legal answer (an outcome of chance with its odds), the one given, and what
//! happened; now and then what each seat sees; and at the end the score with its reasons. `BLESS=1` rewrites the files;
//! read the difference as you would read code.

use std::{env, fmt::Write as _, fs, path::Path};

use claim::{
    Action, Artifact, ArtifactSet, CardSet, Decider, Event, Faction, NamedSet, Phase, Question, Rules, Setup, State,
    View, Zone,
};
use game::{Actor, Chance, Game, Seat, Seats, Sink, Table};

/// All views are written every this number of decisions.
const LOOK_EVERY: usize = 12;

#[test]
fn every_named_set_plays_as_written() {
    for set in NamedSet::ALL {
        for players in 2..=4 {
            if let Some(setup) = set.setup(players) {
                compare(&format!("{}-{players}p", set.slug()), &playthrough(set.title(), &setup, seed(set)));
            }
        }
    }
}

/// Games in which chance has a say too, where it can have one.
fn seed(set: NamedSet) -> u64 {
    match set {
        NamedSet::Magic | NamedSet::Shadow => 4,
        _ => 1,
    }
}

/// Compares a playthrough with its file, or writes the file.
fn compare(name: &str, played: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let file = folder.join(format!("{name}.txt"));
    if env::var_os("BLESS").is_some() {
        return fs::write(&file, played).expect("a playthrough can be written");
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    if written == played {
        return;
    }
    let none = "(nothing)";
    let longest = written.lines().count().max(played.lines().count());
    let line = |text: &'_ str, i| text.lines().nth(i).unwrap_or(none).to_string();
    let lines = (0..=longest).map(|i| (i, line(&written, i), line(played, i)));
    let (i, old, new) = lines.into_iter().find(|(_, old, new)| old != new).unwrap_or_default();
    panic!(
        "{}:{}\nwritten: {old}\n played: {new}\nif this should be so, `cargo xtask bless` rewrites it",
        file.display(),
        i + 1
    );
}

fn playthrough(title: &str, setup: &Setup, seed: u64) -> String {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance).expect("a named set is legal");
    let mut table: Table<State> = Table::new(setup.clone(), deal).expect("the deal fits");
    let mut text = format!("{title}, {} players, seed {seed}\n", setup.players);
    tell_setup(&mut text, setup);
    tell_deal(&mut text, &table);
    tell_views(&mut text, &table);
    for n in 1.. {
        if table.actor() == Actor::Over {
            break;
        }
        let position = *table.position();
        let action = position.sample(&mut chance).expect("who is asked has an answer");
        tell_decision(&mut text, n, &position, action);
        let mut events = Lines::default();
        table.play_with(action, &mut events).expect("a listed answer is accepted");
        text += &events.0;
        if n % LOOK_EVERY == 0 {
            tell_views(&mut text, &table);
        }
    }
    tell_views(&mut text, &table);
    tell_score(&mut text, table.position());
    text
}

/// A line of a playthrough.
macro_rules! line {
    ($text:expr, $($words:tt)*) => {
        writeln!($text, $($words)*).expect("a string takes all")
    };
}

fn tell_setup(text: &mut String, setup: &Setup) {
    let factions: Vec<&str> = setup.factions.iter().map(|f| f.name()).collect();
    let mut options = format!("edition {:?}", setup.edition);
    options += if setup.artifacts { ", artifacts" } else { "" };
    options += if setup.heroes { ", heroes" } else { "" };
    line!(text, "{}; {options}", factions.join(", "));
}

fn tell_deal(text: &mut String, table: &Table<State>) {
    let (deal, rules) = (&table.replay().deal, table.position().rules());
    line!(text, "\nthe deal, {} leads", deal.first);
    for (i, &hand) in deal.hands.iter().enumerate().take(usize::from(rules.players())) {
        line!(text, "  {}: {}", Seat(i as u8), cards(rules, hand));
    }
    let draw: Vec<String> = deal.draw.iter().map(|card| rules.card_name(card)).collect();
    line!(text, "  draw pile: {}", draw.join(" "));
    if !deal.left.is_empty() {
        line!(text, "  left unseen: {}", cards(rules, deal.left));
    }
    if !deal.replaced.is_empty() {
        line!(text, "  replaced: {}", cards(rules, deal.replaced));
    }
    if rules.artifacts() {
        let [a, b] = deal.artifacts.map(artifacts);
        line!(text, "  artifacts: seat 0 {a}; seat 1 {b}");
    }
    let potions: Vec<String> = deal.potions.iter().flatten().map(ToString::to_string).collect();
    if !potions.is_empty() {
        line!(text, "  potions: {}", potions.join(" "));
    }
}

fn tell_decision(text: &mut String, n: usize, position: &State, action: Action) {
    let who = match position.actor() {
        Actor::Seat(seat) => seat.to_string(),
        Actor::Chance => "chance".into(),
        Actor::Over => "nobody".into(),
    };
    let asked = position.question().map_or_else(|| "nothing".into(), question);
    let answer = |a: Action| match position.weight(a) {
        0 => position.notation(a),
        weight => format!("{}*{weight}", position.notation(a)),
    };
    let answers: Vec<String> = position.answers().iter().map(answer).collect();
    line!(text, "\n{n}. {who}, {asked}: {}", answers.join(" "));
    line!(text, "> {}", position.notation(action));
}

fn question(question: Question) -> String {
    match question {
        Question::Window(window) => format!("window {window:?}"),
        Question::Faction(faction) => faction.to_string(),
        Question::Hero(hero) => hero.to_string(),
        Question::Artifact(artifact) => artifact.name().into(),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

/// What happens, a line each.
#[derive(Default)]
struct Lines(String);

impl Sink<State> for Lines {
    fn event(&mut self, before: &State, event: Event) {
        line!(self.0, "  {}", event_line(before.rules(), event));
    }
}

fn event_line(rules: &Rules, event: Event) -> String {
    let faction = |slot| rules.faction(slot).map_or("heroes", |f| f.name());
    match event {
        Event::Moved { card, from, to, seen } => {
            format!("{}: {} > {}{}", rules.card_name(card), zone(from), zone(to), witnesses(rules, seen))
        }
        Event::Shown { card, zone: at, seen } => {
            format!("{}: shown, {}{}", rules.card_name(card), zone(at), witnesses(rules, seen))
        }
        Event::MovedAll { from, to } => format!("all: {} > {}", zone(from), zone(to)),
        Event::Leads(seat) => format!("{seat} leads"),
        Event::WithoutPlay => "a trick is won without play".into(),
        Event::Void { seat, slot } => format!("{seat} has no {}", faction(slot)),
        Event::Artifact { seat, artifact } => format!("{seat} plays the {artifact}"),
        Event::Turned { seat, slot } => format!("{seat} turns a card into the {}", faction(slot)),
        Event::TookPotion(seat) => format!("{seat} takes a potion"),
        Event::Potion { seat, potion } => format!("{seat} reveals a potion {potion}"),
        Event::Won { seat, with: Some(card) } => format!("{seat} wins with {}", rules.card_name(card)),
        Event::Won { seat, with: None } => format!("{seat} wins without play"),
        Event::Moon(full) => format!("the moon is {}", if full { "full" } else { "new" }),
        Event::PhaseTwo => "phase two".into(),
        Event::Declared { seat, slot } => format!("{seat} declares {}", faction(slot)),
        Event::Over => "the game is over".into(),
    }
}

/// Who sees a card, if not all do.
fn witnesses(rules: &Rules, seen: Seats) -> String {
    let by: Vec<String> = rules.seats().filter(|&seat| seen.has(seat)).map(|seat| seat.0.to_string()).collect();
    match by.len() {
        0 => ", unseen".into(),
        n if n == usize::from(rules.players()) => String::new(),
        _ => format!(", seen by {}", by.join(" ")),
    }
}

fn zone(zone: Zone) -> String {
    match zone {
        Zone::Hand(seat) => format!("hand {}", seat.0),
        Zone::Followers(seat) => format!("followers {}", seat.0),
        Zone::Score(seat) => format!("score {}", seat.0),
        Zone::Display(seat) => format!("display {}", seat.0),
        Zone::Beneath(seat) => format!("beneath {}", seat.0),
        Zone::Hidden(seat) => format!("hidden {}", seat.0),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

fn cards(rules: &Rules, set: CardSet) -> String {
    let names: Vec<String> = set.iter().map(|card| rules.card_name(card)).collect();
    names.join(" ")
}

fn artifacts(set: ArtifactSet) -> String {
    let names: Vec<&str> = set.iter().map(Artifact::name).collect();
    if names.is_empty() { "none".into() } else { names.join(" ") }
}

fn tell_views(text: &mut String, table: &Table<State>) {
    for seat in table.position().rules().seats() {
        tell_view(text, &table.view(seat));
    }
}

fn tell_view(text: &mut String, view: &View) {
    let rules = view.rules();
    let phase = if view.phase() == Phase::One { "one" } else { "two" };
    let asked = view.question().map_or_else(|| "not asked".into(), |q| format!("asked {}", question(q)));
    line!(text, "\n[{} sees, phase {phase}, {asked}]", view.audience());
    for at in zones(rules) {
        let mut parts = Vec::new();
        if !view.known(at).is_empty() {
            parts.push(cards(rules, view.known(at)));
        }
        if view.hidden_in(at) > 0 {
            parts.push(format!("{} hidden", view.hidden_in(at)));
        }
        if let Zone::Hand(seat) = at {
            let void: Vec<&str> = view.void(seat).filter_map(|slot| rules.faction(slot)).map(Faction::name).collect();
            parts.extend((!void.is_empty()).then(|| format!("no {}", void.join(" "))));
        }
        if !parts.is_empty() {
            line!(text, "  {}: {}", zone(at), parts.join(", "));
        }
    }
    if !view.top().is_empty() {
        let top: Vec<String> = view.top().iter().map(|&card| rules.card_name(card)).collect();
        line!(text, "  top of the draw pile: {}", top.join(" "));
    }
    tell_extras(text, view);
}

fn tell_extras(text: &mut String, view: &View) {
    let rules = view.rules();
    if rules.artifacts() {
        let counts: Vec<String> = rules.seats().map(|seat| view.artifact_count(seat).to_string()).collect();
        line!(text, "  artifacts: {}, held {}", artifacts(view.artifacts()), counts.join(" "));
    }
    if rules.seats().any(|seat| view.potions(seat) > 0) {
        let counts: Vec<String> = rules.seats().map(|seat| view.potions(seat).to_string()).collect();
        line!(text, "  potions held: {}", counts.join(" "));
    }
    for seat in rules.seats() {
        if let Some(card) = view.open(seat) {
            line!(text, "  open before {seat}: {}", rules.card_name(card));
        }
    }
    if let Some(hidden) = view.hidden() {
        let faction = rules.faction(hidden.slot).map_or("heroes", |f| f.name());
        line!(text, "  {} counts for {} as {faction}", rules.card_name(hidden.card), hidden.seat);
    }
    if view.full_moon() {
        line!(text, "  the moon is full");
    }
}

fn zones(rules: &Rules) -> Vec<Zone> {
    let mut zones = Vec::new();
    for seat in rules.seats() {
        zones.extend([Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat)]);
        if rules.players() == 2 {
            zones.extend([Zone::Beneath(seat), Zone::Hidden(seat)]);
        }
    }
    zones.extend([Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out]);
    zones
}

fn tell_score(text: &mut String, position: &State) {
    let score = position.score().expect("the game is over");
    let sides = usize::from(position.rules().sides());
    line!(text, "\nthe votes");
    for vote in score.votes() {
        let (cards, sums) = (&vote.cards[..sides], &vote.sums[..sides]);
        let side = vote.side.map_or_else(|| "nobody".into(), |side| format!("side {side}"));
        line!(text, "  {}: {side}, {} (cards {cards:?}, sums {sums:?})", vote.faction, decider(vote.decider));
    }
    for (side, (votes, cards, sum)) in score.standings[..sides].iter().enumerate() {
        let won = if score.won(side as u8) { ", wins" } else { "" };
        line!(text, "  side {side}: {votes} votes, {cards} cards, sum {sum}{won}");
    }
    let payoffs = position.payoffs().expect("the game is over");
    line!(text, "  decided by {:?}; payoffs {:?}", score.ending, payoffs.as_slice());
}

fn decider(decider: Decider) -> String {
    match decider {
        Decider::Nobody => "no cards".into(),
        Decider::Equal => "all equal".into(),
        Decider::MostCards => "most cards".into(),
        Decider::HighestCard { value } => format!("highest card {value}"),
        Decider::LongestRun { length } => format!("longest run {length}"),
        Decider::HighestSum { sum } => format!("highest sum {sum}"),
        Decider::HighestOpen { value } => format!("highest open card {value}"),
    }
}
