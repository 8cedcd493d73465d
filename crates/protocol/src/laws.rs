//! The law of this crate: what is written for a seat does not depend on what the seat cannot know.

use claim::{Edition, Faction, NamedSet, Setup, State};
use game::{Actor, Audience, Chance, Game as _, Replay, Seat, Table, View, Worlds, laws::Lawful};

use crate::served::Served;

/// What an audience was shown in a game: every view it was asked with, and all that happened in between.
struct Witnessed {
    asked: Vec<String>,
    /// Its view after every single move, asked or not; what a spectator knew then, and was told of that move.
    always: Vec<String>,
    /// What happened since it was last asked.
    since: String,
}

fn shown<G: Served>(audience: Audience, replay: Replay<G>) -> Option<Witnessed> {
    let mut table = Table::<G>::new(replay.setup, replay.deal).ok()?;
    let mut shown = Witnessed { asked: Vec::new(), always: Vec::new(), since: String::new() };
    let mut log = replay.log.into_iter();
    let mut events = Vec::new();
    loop {
        let seen =
            |audience: Audience| serde_json::to_string(&G::view(&table.view(audience), &table.replay().setup)).unwrap();
        let view = seen(audience);
        let spectator = seen(Audience::Spectator);
        if audience.seat().is_some_and(|seat| table.actor() == Actor::Seat(seat)) {
            shown.asked.push(std::mem::take(&mut shown.since));
            shown.asked.push(view.clone());
        }
        shown.always.extend([view, spectator]);
        let Some(action) = log.next() else { return Some(shown) };
        table.play_with(action, &mut events).ok()?;
        for event in events.drain(..) {
            let told = |audience| {
                let seen = table.position().event_for(event, audience);
                serde_json::to_string(&table.position().event(seen, false)).unwrap()
            };
            shown.since += &told(audience);
            shown.since.push('\n');
            shown.always.push(told(Audience::Spectator));
        }
    }
}

/// Plays a game at random and looks for others that a seat or a spectator must not be able to tell from it; says how
/// many it found: with something exchanged and retraced for seats, and with something exchanged for the spectator.
fn obeyed<G: Served + Lawful>(setup: &G::Setup, seed: u64) -> [usize; 3] {
    let mut chance = Chance::from_seed(seed);
    let deal = G::deal(setup, &mut chance).unwrap();
    let mut table = Table::<G>::new(setup.clone(), deal).unwrap();
    let mut found = [0; 3];
    loop {
        if table.actor() == Actor::Over || chance.below(12) == 0 {
            for seat in (0..table.position().seats()).map(Seat) {
                let ours = shown(seat.into(), table.replay().clone()).unwrap();
                for _ in 0..3 {
                    let swapped = G::swapped(&table, seat, &mut chance);
                    if let Some(theirs) = swapped.and_then(|replay| shown(seat.into(), replay)) {
                        assert_eq!(ours.asked, theirs.asked, "{seat}, seed {seed}, {setup:?}");
                        assert_eq!(ours.since, theirs.since, "{seat}, seed {seed}, {setup:?}");
                        assert_eq!(ours.always, theirs.always, "{seat}, seed {seed}, {setup:?}");
                        found[0] += 1;
                    }
                }
                let world = table.view(seat).worlds().map(|worlds| worlds.sample(&mut chance));
                let retraced = world.and_then(|world| G::retrace(&table, seat, &world));
                if let Some(theirs) = retraced.and_then(|replay| shown(seat.into(), replay)) {
                    assert_eq!(ours.asked, theirs.asked, "{seat}, seed {seed}, {setup:?}");
                    found[1] += 1;
                }
            }
            let ours = shown(Audience::Spectator, table.replay().clone()).unwrap();
            for _ in 0..3 {
                let swapped = G::swapped(&table, Audience::Spectator, &mut chance);
                if let Some(theirs) = swapped.and_then(|replay| shown(Audience::Spectator, replay)) {
                    assert_eq!(ours.always, theirs.always, "spectator, seed {seed}, {setup:?}");
                    found[2] += 1;
                }
            }
        }
        if table.actor() == Actor::Over {
            return found;
        }
        let action = table.position().sample(&mut chance).unwrap();
        table.play(action).unwrap();
    }
}

fn decks() -> Vec<Setup> {
    use Faction::{
        Automatons, Druids, Giants, Gnomes, Goblins, Kings, Knights, Peasants, Raccoons, Seers, Shadows, Shapeshifters,
        Trolls, Vampires, Werewolves, Wizards, Zombies,
    };
    let all_in =
        |factions: [Faction; 5], edition| Setup { artifacts: true, heroes: true, edition, ..Setup::two(factions) };
    let mut decks = vec![
        all_in([Giants, Gnomes, Wizards, Druids, Vampires], Edition::C2),
        all_in([Knights, Goblins, Automatons, Seers, Shapeshifters], Edition::A),
        all_in([Giants, Gnomes, Raccoons, Shadows, Wizards], Edition::C2),
        all_in([Kings, Peasants, Trolls, Zombies, Werewolves], Edition::A),
        all_in([Knights, Goblins, Trolls, Vampires, Automatons], Edition::A),
    ];
    for set in NamedSet::ALL {
        decks.extend((2..=4).filter_map(|players| set.setup(players)));
    }
    decks
}

/// Plays a game at random; whenever a seat is asked, what is written for it differs from all it was shown before, so
/// that a client can tell what is asked by the view alone. Says how often a seat was asked by a card.
fn told_apart(setup: &Setup, seed: u64) -> usize {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance).unwrap();
    let mut table = Table::<State>::new(setup.clone(), deal).unwrap();
    let (mut views, mut asked) = (std::collections::HashSet::new(), 0);
    while table.actor() != Actor::Over {
        if let Actor::Seat(seat) = table.actor() {
            let view = table.view(seat);
            asked += usize::from(view.about() != claim::About::default());
            let written = serde_json::to_string(&State::view(&view, setup)).unwrap();
            assert!(views.insert(written), "{seat}, seed {seed}, {setup:?}, {:?}", table.position().question());
        }
        let action = table.position().sample(&mut chance).unwrap();
        table.play(action).unwrap();
    }
    asked
}

#[test]
fn two_questions_never_look_the_same() {
    let asked: usize = decks().iter().flat_map(|setup| (0..40).map(|seed| told_apart(setup, seed))).sum();
    assert!(asked > 500, "too few questions that are about cards: {asked}");
}

#[test]
fn nothing_written_for_a_seat_shows_what_it_cannot_know() {
    let mut found = [0; 3];
    for (i, setup) in decks().iter().enumerate() {
        for seed in 0..if i < 5 { 6 } else { 1 } {
            let more = obeyed::<State>(setup, seed);
            found.iter_mut().zip(more).for_each(|(found, more)| *found += more);
        }
    }
    assert!(found[0] > 500 && found[1] > 200 && found[2] > 200, "too few games to compare: {found:?}");
}
