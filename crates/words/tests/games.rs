//! Games told in every language, for every seat: all is said, nothing is given away.

use claim::{Action, Event, NamedSet, Phase, SeenEvent, Setup, State};
use game::{Actor, Audience, Chance, Game, Replay, Seat, Seats, Table, laws::Lawful};
use words::{Language, Names, Words};

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> =
        NamedSet::ALL.iter().flat_map(|set| (2..=4).filter_map(|players| set.setup(players))).collect();
    let all = |names: &str| Setup::two(names.split(' ').map(|name| name.parse().unwrap()));
    for names in [
        "Kings Peasants Wizards Vampires Shadows",
        "Giants Gnomes Automatons Raccoons Griffins",
        "Knights Goblins Seers Zombies Druids",
        "Giants Gnomes Trolls Dwarves Shapeshifters",
    ] {
        setups.push(Setup { artifacts: true, heroes: true, ..all(names) });
        setups.push(Setup { artifacts: true, edition: claim::Edition::C2, ..all(names) });
    }
    for setup in &setups {
        setup.rules().unwrap();
    }
    setups
}

fn languages() -> Vec<Words> {
    Language::ALL.into_iter().map(Words::new).collect()
}

fn names(players: u8, you: Option<Seat>) -> Names {
    Names::new(
        you,
        ["Ada", "Bruno", "Carla", "Dirk", "Eva"][..usize::from(players)].iter().map(|n| (*n).into()).collect(),
    )
}

#[track_caller]
fn is_a_text(words: &Words, text: &str) {
    let language = words.language();
    assert!(!text.is_empty() && !text.contains(['{', '}']), "{language}: {text:?}");
    let key =
        text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c));
    assert!(!key, "{language}: {text:?} is a key");
}

#[track_caller]
fn is_a_sentence(words: &Words, text: &str) {
    is_a_text(words, text);
    let first = text.trim_start_matches(['¿', '¡', '“', '«', '„', '‘']).chars().next().unwrap();
    let whole = (first.is_uppercase() || first.is_numeric()) && text.ends_with(['.', '?', '!']);
    assert!(whole && !text.contains("  "), "{}: {text:?} is no sentence", words.language());
}

/// Plays at random until `most` answers are given or the game is over, and reports what happens.
fn play(
    setup: &Setup,
    seed: u64,
    most: usize,
    mut each: impl FnMut(&Table<State>),
    mut happens: impl FnMut(&Table<State>, Phase, &[Event]),
) -> Table<State> {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance).unwrap();
    let mut table: Table<State> = Table::new(setup.clone(), deal).unwrap();
    for _ in 0..most {
        if table.actor() == Actor::Over {
            break;
        }
        each(&table);
        let phase = table.position().phase();
        let action = table.position().sample(&mut chance).unwrap();
        let mut events = Vec::new();
        table.play_with(action, &mut events).unwrap();
        happens(&table, phase, &events);
    }
    table
}

#[test]
fn every_event_is_told_to_every_seat_and_no_hidden_card_is_named() {
    let all = languages();
    let mut hidden = 0;
    for (seed, setup) in (0..).zip(setups().into_iter().cycle().take(100)) {
        let players = setup.players;
        play(
            &setup,
            seed,
            1_000,
            |_| (),
            |table, phase, events| {
                let rules = table.position().rules();
                for words in &all {
                    for audience in Audience::all(players).map(Some).chain([None]) {
                        let you = audience.and_then(Audience::seat);
                        let names = names(players, you);
                        let seen = |&event: &Event| match audience {
                            Some(audience) => table.position().event_for(event, audience),
                            None => table.position().event_in_full(event),
                        };
                        for event in events {
                            let Some(told) = words.claim_event(rules, &names, you, seen(event)) else { continue };
                            is_a_sentence(words, &told);
                            if let Event::Moved { card, seen, .. } | Event::Shown { card, seen, .. } = *event
                                && audience.is_some()
                                && !you.map_or_else(|| seen == Seats::ALL, |you| seen.has(you))
                            {
                                assert!(!told.contains(&words.card(rules, card)), "{event:?} told to {you:?}: {told}");
                                hidden += 1;
                            }
                        }
                        let events: Vec<SeenEvent> = events.iter().map(seen).collect();
                        for told in words.claim_events(rules, &names, you, phase, &events) {
                            is_a_sentence(words, &told);
                        }
                    }
                }
            },
        );
    }
    assert!(hidden > 10_000, "only {hidden} events hid a card");
}

/// All that an audience is told in a game, and asked; nothing if the game cannot be played so.
fn told(words: &Words, replay: &Replay<State>, audience: Audience) -> Option<Vec<String>> {
    let mut table: Table<State> = Table::new(replay.setup.clone(), replay.deal).ok()?;
    let you = audience.seat();
    let names = names(replay.setup.players, you);
    let mut told = Vec::new();
    for &action in &replay.log {
        if let Some(seat) = you
            && table.actor() == Actor::Seat(seat)
        {
            let view = table.view(seat);
            told.push(words.claim_question(&view));
            told.extend(view.answers().iter().map(|answer: Action| words.claim_answer(&view, answer)));
        }
        let phase = table.position().phase();
        let mut events = Vec::new();
        table.play_with(action, &mut events).ok()?;
        let rules = table.position().rules();
        let seen = |event: Event| table.position().event_for(event, audience);
        let events: Vec<SeenEvent> = events.into_iter().map(seen).collect();
        told.extend(words.claim_events(rules, &names, you, phase, &events));
        told.extend(events.iter().filter_map(|&event| words.claim_event(rules, &names, you, event)));
    }
    Some(told)
}

#[test]
fn games_that_an_audience_cannot_tell_apart_are_told_to_it_in_the_same_words() {
    let all = languages();
    let (mut compared, mut to_spectators) = (0, 0);
    for (seed, setup) in (0..).zip(setups()) {
        for most in [15, 40, 70, 120] {
            let table = play(&setup, seed, most, |_| (), |_, _, _| ());
            let mut chance = Chance::from_seed(seed + most as u64);
            for seat in (0..setup.players).map(Seat) {
                for _ in 0..4 {
                    let Some(other) = State::swapped(&table, seat, &mut chance) else { continue };
                    let words = &all[compared % all.len()];
                    let Some(theirs) = told(words, &other, seat.into()) else { continue };
                    let ours = told(words, table.replay(), seat.into());
                    assert_eq!(Some(theirs), ours, "{seat}, seed {seed}, {other:?}");
                    compared += 1;
                }
            }
            for _ in 0..8 {
                let Some(other) = State::swapped(&table, Audience::Spectator, &mut chance) else { continue };
                let words = &all[to_spectators % all.len()];
                let Some(theirs) = told(words, &other, Audience::Spectator) else { continue };
                let ours = told(words, table.replay(), Audience::Spectator);
                assert_eq!(Some(theirs), ours, "spectator, seed {seed}, {other:?}");
                to_spectators += 1;
            }
        }
    }
    let least = compared.min(to_spectators);
    assert!(least > 300, "too few games could be compared: {compared}, {to_spectators} for spectators");
}

#[test]
fn every_question_is_asked_and_every_answer_has_a_label_of_its_own() {
    let all = languages();
    for (seed, setup) in (0..).zip(setups()) {
        for seed in [seed, seed + 100] {
            let each = |table: &Table<State>| {
                let Actor::Seat(seat) = table.actor() else { return };
                let view = table.view(seat);
                for words in &all {
                    is_a_sentence(words, &words.claim_question(&view));
                    let other = table.view(seat.after(1, setup.players));
                    assert_eq!(words.claim_question(&other), words.say("question-none"), "who waits is asked nothing");
                    let mut labels = Vec::new();
                    for answer in view.answers().iter::<Action>() {
                        let label = words.claim_answer(&view, answer);
                        is_a_text(words, &label);
                        assert!(!label.ends_with('.'), "{label}");
                        if !matches!(answer, Action::Place(_)) {
                            assert!(!labels.contains(&label), "{label} twice in {labels:?}");
                            labels.push(label);
                        }
                    }
                    for number in (0..=u8::MAX).step_by(7) {
                        let Some(action) = game::Answer::from_number(number) else { continue };
                        let foreign = |card| !view.rules().all_cards().has(card);
                        if matches!(action, Action::Card(card) if foreign(card)) {
                            continue;
                        }
                        if let Err(error) = table.position().check(action) {
                            let names = names(setup.players, Some(seat));
                            let why = words.claim_refusal(view.rules(), &error, &names);
                            is_a_sentence(words, &why);
                            assert!(why.contains(error.rule()), "{why}");
                        }
                    }
                }
            };
            play(&setup, seed, 1_000, each, |_, _, _| ());
        }
    }
}

#[test]
fn every_vote_and_every_ending_is_told() {
    let all = languages();
    for (seed, setup) in (0..).zip(setups()) {
        for seed in [seed, seed + 100, seed + 200] {
            let table = play(&setup, seed, 1_000, |_| (), |_, _, _| ());
            let (rules, score) = (table.position().rules(), table.position().score().unwrap());
            for words in &all {
                for you in [None, Some(Seat(0)), Some(Seat(1))] {
                    let names = names(setup.players, you);
                    score.votes().for_each(|vote| is_a_sentence(words, &words.claim_vote(vote, &names)));
                    is_a_sentence(words, &words.claim_ending(rules, &score, &names));
                    let headline = words.claim_headline(rules, &score, &names);
                    is_a_text(words, &headline);
                    if let (Language::English, Some(you), 2) = (words.language(), you, rules.sides()) {
                        let own = score.standings[usize::from(rules.side(you))];
                        let other = score.standings[usize::from(1 - rules.side(you))];
                        let word = ["lost", "draw", "won"][(own.cmp(&other) as i8 + 1) as usize];
                        assert!(headline.contains(word), "{headline}: {own:?}, {other:?}");
                        // "You lost 3 to 2": the winner's votes come first.
                        let counts = format!("{} to {}", own.0.max(other.0), own.0.min(other.0));
                        assert_eq!(headline.ends_with(&counts), own.0 != other.0, "{headline}");
                    }
                }
            }
        }
    }
}

#[test]
fn games_of_claim_it_are_told_in_full() {
    let all = languages();
    for (seed, players) in (0..).zip([2, 3, 4, 5, 5]) {
        let setup = claim_it::Setup { variant: seed % 2 == 1, ..claim_it::Setup::new(players) };
        let mut chance = Chance::from_seed(seed);
        let deal = claim_it::State::deal(&setup, &mut chance).unwrap();
        let mut table: Table<claim_it::State> = Table::new(setup, deal).unwrap();
        while table.actor() != Actor::Over {
            let state = *table.position();
            for words in &all {
                is_a_sentence(words, &words.claim_it_question(&state));
                let mut labels = Vec::new();
                for answer in state.answers().iter::<claim_it::Action>() {
                    let label = words.claim_it_answer(&state, answer);
                    assert!(!label.contains('{') && !labels.contains(&label), "{label} twice in {labels:?}");
                    labels.push(label);
                }
                for number in (0..=u8::MAX).step_by(5) {
                    let Some(action) = game::Answer::from_number(number) else { continue };
                    if let Err(error) = state.check(action) {
                        let why = words.claim_it_refusal(&error);
                        is_a_sentence(words, &why);
                        assert!(why.contains(error.rule()), "{why}");
                    }
                }
            }
            let action = state.sample(&mut chance).unwrap();
            let mut events = Vec::new();
            table.play_with(action, &mut events).unwrap();
            for words in &all {
                for you in [None, Some(Seat(0))] {
                    let names = names(players, you);
                    let told = events.iter().filter_map(|&event| words.claim_it_event(&names, event));
                    told.for_each(|told| is_a_sentence(words, &told));
                }
            }
        }
        let score = table.position().score().unwrap();
        for words in &all {
            for you in [None, Some(Seat(1))] {
                is_a_sentence(words, &words.claim_it_ending(&score, &names(players, you)));
                is_a_text(words, &words.claim_it_headline(&score, &names(players, you)));
                for (seat, tally) in (0..).map(Seat).zip(&score.tallies) {
                    assert!(!words.claim_it_tally(&names(players, you), seat, tally).contains('{'));
                }
            }
        }
    }
}
