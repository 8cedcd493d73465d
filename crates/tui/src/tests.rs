//! The whole program, driven by keys, looked at as text.

use std::{
    fs, thread,
    time::{Duration, Instant},
};

use ::claim::{Faction, NamedSet};
use play::{Choices, Deck, Kind, Sitter};
use ratatui::{buffer::Buffer, layout::Rect};
use testing::Folder;
use words::{Language, Words};

use crate::{app::App, keys::Key, look::Look, saves::Saves};

const FULL: Look = Look { colour: true, unicode: true };

fn app(choices: Choices) -> App {
    App::new(Language::English, FULL, Saves::new(None), choices, Duration::ZERO)
}

fn of(set: NamedSet, seats: &[&str]) -> Choices {
    let seats = seats.iter().map(|seat| seat.parse().unwrap()).collect();
    Choices { deck: Deck::Named(set), seats, seed: Some(7), ..Choices::default() }
}

fn claim_it(players: usize) -> Choices {
    let mut seats = vec![Sitter::Person];
    seats.resize(players, "greedy".parse().unwrap());
    Choices { game: Kind::ClaimIt, seats, seed: Some(7), ..Choices::default() }
}

fn draw(app: &mut App, width: u16, height: u16) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut screen = Buffer::empty(area);
    app.draw(area, &mut screen);
    let row = |y| (0..width).map(|x| screen[(x, y)].symbol().to_string()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_string()).collect::<Vec<_>>().join("\n")
}

/// Waits until no bot thinks any more.
fn settle(app: &mut App) {
    let begun = Instant::now();
    while app.tick() {
        thread::sleep(Duration::from_millis(1));
        assert!(begun.elapsed() < Duration::from_mins(1), "a bot never answers");
    }
}

fn press(app: &mut App, keys: impl IntoIterator<Item = Key>) {
    for key in keys {
        app.key(key);
        settle(app);
    }
}

fn typed(text: &str) -> Vec<Key> {
    text.chars().map(Key::Char).collect()
}

fn started(choices: Choices) -> App {
    let mut app = app(choices);
    app.start();
    settle(&mut app);
    app
}

/// Plays the first answer there is until the game is over.
fn play_to_the_end(app: &mut App) {
    let end = Words::new(Language::English).say("terminal-the-end");
    for step in 0..400 {
        if draw(app, 80, 24).contains(&end) {
            return;
        }
        assert_eq!(app.out_of_sight(), 0, "something that can be chosen is not shown:\n{}", draw(app, 80, 24));
        // Another size at every step: the screen has to bear it.
        let (width, height) = [(80, 24), (72, 20), (200, 60), (40, 10), (1, 1), (0, 0), (100, 24)][step % 7];
        draw(app, width, height);
        press(app, [Key::Tab, Key::Enter]);
    }
    panic!("the game does not end:\n{}", draw(app, 80, 24));
}

#[test]
fn the_menu_and_the_form_at_eighty_by_twenty_four() {
    let mut app = app(Choices::default());
    insta::assert_snapshot!("menu", draw(&mut app, 80, 24));
    press(&mut app, [Key::Down, Key::Enter]);
    insta::assert_snapshot!("form", draw(&mut app, 80, 24));
}

#[test]
fn every_faction_can_be_put_into_a_deck() {
    let mut app = app(Choices::default());
    let words = Words::new(Language::English);
    press(&mut app, [Key::Down, Key::Enter, Key::Home, Key::Down]);
    // Back from the first set to the user's own deck, and into it; the first faction is taken out.
    press(&mut app, [Key::Left, Key::Down, Key::Enter, Key::Char(' ')]);
    let first = Faction::ALL[0];
    let chosen = NamedSet::Claim.setup(2).unwrap().factions;
    let cell = |&faction: &Faction| {
        let cursor = if faction == first { '►' } else { ' ' };
        let tick = if faction != first && chosen.contains(&faction) { 'x' } else { ' ' };
        format!("{:<24}", format!("{cursor}[{tick}] {}", words.faction(faction)))
    };
    let rows = Faction::ALL.chunks(3).map(|row| format!("│{:<78}│", row.iter().map(cell).collect::<String>()));
    let rows: Vec<String> = rows.collect();
    let screen = draw(&mut app, 80, 24);
    let lines: Vec<&str> = screen.lines().collect();
    assert_eq!(lines[1..=rows.len()], rows);
    let below = lines[rows.len() + 1..].join(" ");
    assert!(below.contains(&words.faction(first)) && below.contains("(4.1)"), "{screen}");
    assert!(below.contains(&words.say("terminal-keys-mix")), "{screen}");
}

#[test]
fn the_table_of_every_named_set() {
    for set in NamedSet::ALL {
        let mut app = started(of(set, &["person", "greedy"]));
        press(&mut app, [Key::Tab, Key::Enter, Key::Tab, Key::Enter, Key::Tab, Key::Enter]);
        insta::assert_snapshot!(format!("table-{}", set.slug()), draw(&mut app, 80, 24));
    }
}

#[test]
fn every_name_in_the_tally_has_room() {
    let factions = NamedSet::Magic.setup(2).unwrap().factions;
    for language in Language::ALL {
        let words = Words::new(language);
        let choices = of(NamedSet::Magic, &["person", "greedy"]);
        let mut app = App::new(language, FULL, Saves::new(None), choices, Duration::ZERO);
        app.start();
        settle(&mut app);
        for (width, height) in [(80, 24), (120, 40)] {
            let screen = draw(&mut app, width, height);
            let names: Vec<String> = factions.iter().map(|&faction| words.faction(faction)).collect();
            let tally: Vec<&str> = screen.lines().filter_map(|line| line.rsplit('│').nth(1)).collect();
            let is_whole = |name: &String| tally.iter().any(|row| row.starts_with(&format!("{name} ")));
            assert!(names.iter().all(is_whole), "{screen}");
        }
    }
}

#[test]
fn the_standings_are_read_at_any_time() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    press(&mut app, [Key::Char('t')]);
    let screen = draw(&mut app, 80, 24);
    assert!(screen.contains("Knights: You –; Wanda –"), "{screen}");
    press(&mut app, [Key::Escape]);
    let mut app = started(claim_it(2));
    press(&mut app, [Key::Char('t')]);
    assert!(draw(&mut app, 80, 24).contains("Standings"));
}

#[test]
fn larger_tables_grow_and_poor_terminals_are_readable() {
    let mut app = started(of(NamedSet::TheSuccession, &["person", "greedy", "random", "greedy"]));
    press(&mut app, [Key::Enter, Key::Enter]);
    insta::assert_snapshot!("four-players-wide", draw(&mut app, 120, 40));
    insta::assert_snapshot!("four-players", draw(&mut app, 80, 24));
    let choices = of(NamedSet::Magic, &["person", "greedy"]);
    let mut poor =
        App::new(Language::German, Look { colour: false, unicode: false }, Saves::new(None), choices, Duration::ZERO);
    poor.start();
    settle(&mut poor);
    let screen = draw(&mut poor, 80, 24);
    assert!(screen.is_ascii(), "{screen}");
    insta::assert_snapshot!("poor", screen);
}

#[test]
fn the_board_of_claim_it() {
    let mut app = started(claim_it(3));
    insta::assert_snapshot!("board", draw(&mut app, 80, 24));
    press(&mut app, [Key::Enter]);
    insta::assert_snapshot!("board-choose", draw(&mut app, 80, 24));
    assert!(draw(&mut app, 80, 24).contains("Bust risk"));
}

#[test]
fn whole_games_of_every_set_are_played_with_two_keys() {
    for set in NamedSet::ALL {
        let mut app = started(of(set, &["person", "greedy"]));
        play_to_the_end(&mut app);
    }
    for set in NamedSet::ALL.into_iter().filter(|set| set.setup(3).is_some()) {
        play_to_the_end(&mut started(of(set, &["person", "greedy", "greedy"])));
        play_to_the_end(&mut started(of(set, &["person", "greedy", "random", "greedy"])));
    }
}

#[test]
fn whole_games_of_claim_it_are_played_with_two_keys() {
    for players in 2..=5 {
        play_to_the_end(&mut started(claim_it(players)));
    }
}

#[test]
fn the_end_says_who_won_which_vote_and_with_which_cards() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    play_to_the_end(&mut app);
    insta::assert_snapshot!("end", draw(&mut app, 80, 24));
    // Behind it one can step back, see every hand, and play on.
    press(&mut app, [Key::Escape, Key::PageUp, Key::Left, Key::Char('o')]);
    insta::assert_snapshot!("review-open", draw(&mut app, 80, 24));
    press(&mut app, [Key::Enter]);
    let screen = draw(&mut app, 80, 24);
    assert!(!screen.contains("The game is over") && screen.contains('['), "{screen}");
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    let words = Words::new(Language::English);
    let mut said = false;
    for _ in 0..13 {
        // Every card of the hand, from the top.
        press(&mut app, [Key::Up; 8]);
        for _ in 0..8 {
            press(&mut app, [Key::Down]);
            said |= draw(&mut app, 80, 24).contains("(5.2)");
        }
        press(&mut app, [Key::Tab, Key::Enter]);
    }
    assert!(said, "no card was ever refused: {}", words.say("table-hand"));
}

#[test]
fn help_hint_log_and_undo_are_a_key_away() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    let words = Words::new(Language::English);
    press(&mut app, [Key::Char('?')]);
    assert!(draw(&mut app, 80, 24).contains("Rule 8."), "{}", draw(&mut app, 80, 24));
    press(&mut app, [Key::Escape, Key::Char('c')]);
    assert!(draw(&mut app, 80, 24).contains(&words.say("terminal-cards-in-play")));
    press(&mut app, [Key::Escape, Key::Char('u')]);
    assert!(draw(&mut app, 80, 24).contains("There is nothing to undo yet"));
    press(&mut app, [Key::Enter, Key::Char('l')]);
    assert!(draw(&mut app, 80, 24).contains("You play"), "{}", draw(&mut app, 80, 24));
}

#[test]
fn what_is_taken_back_is_as_it_was() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    let table = |app: &mut App| draw(app, 80, 24).lines().take(21).map(String::from).collect::<Vec<_>>();
    let before = table(&mut app);
    press(&mut app, [Key::Enter]);
    assert_ne!(table(&mut app), before);
    press(&mut app, [Key::Char('u')]);
    assert_eq!(table(&mut app), before);
}

#[test]
fn a_hint_names_an_answer_and_what_it_is_worth() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    press(&mut app, [Key::Char('h')]);
    let begun = Instant::now();
    while !draw(&mut app, 80, 24).contains("Chance of winning") {
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", draw(&mut app, 80, 24));
        thread::sleep(Duration::from_millis(20));
        app.tick();
    }
}

/// The hand on the screen, as the text of its box.
fn hand_on(screen: &str) -> String {
    let lines = screen.lines().skip_while(|line| !line.contains("┌ Hand ")).skip(1);
    let rows = lines.take_while(|line| !line.starts_with('└'));
    let cells = |line: &str| line.split('│').nth(1).unwrap_or_default().replace(['[', ']', '►', '◄'], " ");
    rows.map(cells).collect::<Vec<_>>().join(" ")
}

#[test]
fn people_at_one_keyboard_never_see_each_others_cards() {
    for seats in [&["person", "person"][..], &["person", "person", "greedy"], &["greedy", "person", "person"]] {
        let set = if seats.len() == 2 { NamedSet::Claim } else { NamedSet::TheSuccession };
        let mut app = started(of(set, seats));
        // Each person's cards as they were last seen; a hand only ever loses cards in phase one.
        let mut hands: Vec<(String, Vec<String>)> = Vec::new();
        for round in 0..12 {
            let screen = draw(&mut app, 80, 24);
            let who = screen.lines().find_map(|line| line.split("Pass the keyboard to ").nth(1));
            let who =
                who.unwrap_or_else(|| panic!("{seats:?} {round}: {screen}")).split('.').next().unwrap().to_string();
            assert!(!screen.contains("Hand") && !screen.contains('['), "{screen}");
            // No other key shows anything.
            press(&mut app, [Key::Char('l'), Key::Char('v'), Key::Char('p'), Key::Escape, Key::Char('h')]);
            assert!(draw(&mut app, 80, 24).contains("Pass the keyboard to"));
            press(&mut app, [Key::Enter]);
            // Whoever wins a trick leads the next: the keyboard may stay.
            while !draw(&mut app, 80, 24).contains("Pass the keyboard to") {
                let shown = hand_on(&draw(&mut app, 80, 24));
                let cards: Vec<String> = shown.split_whitespace().map(String::from).collect();
                match hands.iter_mut().find(|(name, _)| *name == who) {
                    Some((_, before)) => {
                        assert!(cards.iter().all(|card| before.contains(card)), "{who} saw {before:?}, then {cards:?}");
                        *before = cards;
                    }
                    None => hands.push((who.clone(), cards)),
                }
                press(&mut app, [Key::Tab, Key::Enter]);
            }
        }
        assert_eq!(hands.len(), 2, "{hands:?}");
        assert_ne!(hands[0].1, hands[1].1);
    }
}

#[test]
fn nothing_is_played_while_one_looks_back() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    press(&mut app, [Key::Enter]);
    let before = draw(&mut app, 80, 24);
    press(&mut app, [Key::Char('v'), Key::Home, Key::Char(' '), Key::Char('1'), Key::Tab, Key::Char(' ')]);
    press(
        &mut app,
        [Key::Click(ratatui::layout::Position::new(16, 9)), Key::Click(ratatui::layout::Position::new(16, 9))],
    );
    press(&mut app, [Key::End, Key::Escape]);
    assert_eq!(draw(&mut app, 80, 24), before);
}

#[test]
fn a_digit_chooses_only_what_has_that_number() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    let before = draw(&mut app, 80, 24);
    press(&mut app, ('1'..='9').map(Key::Char));
    assert_eq!(draw(&mut app, 80, 24), before);
}

#[test]
fn dice_that_were_seen_are_not_rolled_again_by_looking_back() {
    let mut app = started(claim_it(2));
    press(&mut app, [Key::Enter, Key::Char('1')]);
    let before = draw(&mut app, 80, 24);
    press(&mut app, [Key::Char('v'), Key::Home, Key::Enter]);
    assert!(draw(&mut app, 80, 24).contains("Dice rolls can't be undone"), "{}", draw(&mut app, 80, 24));
    press(&mut app, [Key::End, Key::Escape]);
    assert_eq!(draw(&mut app, 80, 24), before);
}

#[test]
fn other_games_leave_a_game_that_was_left_alone() {
    let folder = Folder::new();
    let saves = || Saves::new(Some(&folder));
    let with = |choices| App::new(Language::English, FULL, saves(), choices, Duration::ZERO);
    let mut first = with(of(NamedSet::Shadow, &["person", "greedy"]));
    first.start();
    settle(&mut first);
    press(&mut first, [Key::Tab, Key::Enter]);
    drop(first);
    // A game that is over is opened and looked at, another is begun, and one is played to its end.
    let over = folder.join("over.txt");
    let mut done = started(of(NamedSet::Claim, &["person", "greedy"]));
    play_to_the_end(&mut done);
    press(&mut done, [Key::Escape, Key::Char('e')]);
    press(&mut done, [Key::Backspace; 40]);
    press(&mut done, typed(over.to_str().unwrap()));
    press(&mut done, [Key::Enter]);
    let mut second = with(of(NamedSet::Claim, &["person", "greedy"]));
    second.open(&over, 1);
    settle(&mut second);
    second.start();
    settle(&mut second);
    play_to_the_end(&mut second);
    fs::write(folder.join("game-1.rec"), "garbage").unwrap();
    let screen = draw(&mut with(Choices::default()), 80, 24);
    assert_eq!(screen.matches("Continue: ").count(), 1, "{screen}");
    assert!(screen.contains("Continue: Shadow"), "{screen}");
    assert!(screen.contains("can't be read"), "{screen}");
    assert_eq!(fs::read_to_string(folder.join("game-1.rec")).unwrap(), "garbage");
}

#[test]
fn a_game_that_was_left_is_offered_again() {
    let folder = Folder::new();
    let saves = || Saves::new(Some(&folder));
    let choices = of(NamedSet::Shadow, &["person", "greedy"]);
    let mut first = App::new(Language::English, FULL, saves(), choices, Duration::ZERO);
    first.start();
    settle(&mut first);
    press(&mut first, [Key::Tab, Key::Enter, Key::Tab, Key::Enter]);
    let left = draw(&mut first, 80, 24);
    drop(first);
    let mut second = App::new(Language::English, FULL, saves(), Choices::default(), Duration::ZERO);
    assert!(draw(&mut second, 80, 24).contains("Continue: Shadow"));
    press(&mut second, [Key::Enter]);
    assert_eq!(draw(&mut second, 80, 24), left);
    play_to_the_end(&mut second);
    let mut third = App::new(Language::English, FULL, saves(), Choices::default(), Duration::ZERO);
    assert!(!draw(&mut third, 80, 24).contains("Continue: Claim"), "it is over");
}

#[test]
fn a_game_is_exported_and_opened_again() {
    let folder = Folder::new();
    let file = folder.join("game.txt");
    let mut app = started(of(NamedSet::Claim2, &["person", "greedy"]));
    press(&mut app, [Key::Tab, Key::Enter, Key::Tab, Key::Enter, Key::Char('e')]);
    press(&mut app, [Key::Backspace; 40]);
    press(&mut app, typed(file.to_str().unwrap()));
    press(&mut app, [Key::Enter]);
    assert!(draw(&mut app, 200, 24).contains("The record is in"), "{}", draw(&mut app, 200, 24));
    let table = |screen: String| screen.lines().take(21).map(String::from).collect::<Vec<_>>();
    let there = table(draw(&mut app, 80, 24));
    let mut other = self::app(Choices::default());
    other.open(&file, 1);
    settle(&mut other);
    assert_eq!(table(draw(&mut other, 80, 24)), there);
    // Nothing is ever overwritten.
    press(&mut app, [Key::Char('e')]);
    press(&mut app, [Key::Backspace; 40]);
    press(&mut app, typed(file.to_str().unwrap()));
    press(&mut app, [Key::Enter]);
    assert!(draw(&mut app, 200, 24).contains("can't be written"));
}

#[test]
fn what_cannot_be_opened_is_said_and_nothing_is_lost() {
    let folder = Folder::new();
    let mut app = app(Choices::default());
    for (name, text) in
        [("empty", ""), ("garbage", "\u{0}\u{1}nonsense"), ("half", "[Record \"1\"]\n[Game \"Claim\"]\n")]
    {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        app.open(&file, 1);
        assert!(draw(&mut app, 160, 24).contains("can't be opened"), "{name}: {}", draw(&mut app, 160, 24));
    }
    app.open(&folder.join("nowhere"), 1);
    assert!(draw(&mut app, 160, 24).contains("can't be opened"));
    app.open(&folder, 1);
    assert!(draw(&mut app, 160, 24).contains("can't be opened"));
}

#[test]
fn the_form_says_live_what_is_missing_or_too_many() {
    let mut app = app(Choices { deck: Deck::Own(Vec::new()), ..Choices::default() });
    press(&mut app, [Key::Down, Key::Enter, Key::Home, Key::Down, Key::Down, Key::Enter]);
    let verdict = |app: &mut App| draw(app, 80, 24).lines().skip(20).collect::<Vec<_>>().join(" ");
    assert!(verdict(&mut app).contains("(4.1)"), "{}", verdict(&mut app));
    // At random it is legal at once.
    press(&mut app, [Key::Char('r')]);
    assert!(verdict(&mut app).contains("A legal deck of 52 cards"), "{}", verdict(&mut app));
    press(&mut app, [Key::Escape, Key::Char('s')]);
    assert!(draw(&mut app, 80, 24).contains("Phase one, trick 1"));
}

#[test]
fn no_key_breaks_anything_in_any_language() {
    let keys = [
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Enter,
        Key::Escape,
        Key::Tab,
        Key::BackTab,
        Key::PageUp,
        Key::PageDown,
        Key::Home,
        Key::End,
        Key::Backspace,
        Key::Char('v'),
        Key::Char('o'),
        Key::Char('u'),
        Key::Char('?'),
        Key::Char('c'),
        Key::Char('l'),
        Key::Char('t'),
        Key::Char('a'),
        Key::Char('1'),
        Key::Char('2'),
        Key::Char('9'),
        Key::Char(' '),
        Key::Char('s'),
        Key::Char('r'),
        Key::Wheel(1),
        Key::Wheel(-1),
        Key::Click(ratatui::layout::Position::new(20, 9)),
        Key::Click(ratatui::layout::Position::new(3, 5)),
    ];
    let sets = NamedSet::ALL.into_iter().rev().cycle();
    for ((n, language), set) in (0..).zip(Language::ALL).zip(sets) {
        let mut chance = game::Chance::from_seed(n);
        let mut choices = of(set, &["person", "greedy"]);
        (choices.artifacts, choices.heroes) = (Some(true), Some(true));
        let mut app = App::new(language, FULL, Saves::new(None), choices, Duration::ZERO);
        for _ in 0..600 {
            let key = keys[chance.below(keys.len() as u32) as usize];
            // A file name typed at random could be written to.
            press(&mut app, [key]);
            let screen = draw(&mut app, 80, 24);
            assert!(!screen.contains("terminal-"), "{language}: {screen}");
        }
    }
}

#[test]
fn a_game_that_is_over_is_reviewed_while_the_screen_goes_on() {
    let mut app = started(of(NamedSet::Claim, &["person", "greedy"]));
    play_to_the_end(&mut app);
    press(&mut app, [Key::Escape, Key::Char('r')]);
    let begun = Instant::now();
    let mut was_on_its_way = false;
    let page = loop {
        app.tick();
        let screen = draw(&mut app, 80, 24);
        was_on_its_way |= screen.contains("Reviewing the game");
        if screen.contains("Accuracy") {
            break screen;
        }
        assert!(begun.elapsed() < Duration::from_mins(2), "{screen}");
        thread::sleep(Duration::from_millis(5));
    };
    assert!(was_on_its_way && page.contains("Review: You") && page.contains("100% |"), "{page}");
    assert!(draw(&mut app, 80, 60).contains("Turning points"));
    draw(&mut app, 80, 24);
    press(&mut app, [Key::End]);
    let page = draw(&mut app, 80, 24);
    assert!(page.contains("never by hidden cards"), "{page}");
    // A turning point is looked at by its number, here and during the look back, and the review is still there.
    press(&mut app, [Key::Char('1')]);
    let first = draw(&mut app, 80, 24);
    assert!(first.contains("1. Phase ") && !first.contains("never by hidden cards"), "{first}");
    press(&mut app, [Key::Char('2')]);
    let second = draw(&mut app, 80, 24);
    assert!(second.contains("2. Phase "), "{second}");
    press(&mut app, [Key::Char('9')]);
    assert!(!draw(&mut app, 80, 24).contains("9. Phase "), "there are fewer than nine");
    press(&mut app, [Key::Char('1'), Key::Char('r')]);
    assert!(draw(&mut app, 80, 24).contains("100% |"), "it is not reviewed again");
    // From there the game is played on.
    press(&mut app, [Key::Escape, Key::Enter]);
    let screen = draw(&mut app, 80, 24);
    assert!(!screen.contains("Replay") && screen.contains('['), "{screen}");
    play_to_the_end(&mut app);
    // Another one is left before it is done.
    press(&mut app, [Key::Escape, Key::Char('r'), Key::Char('q')]);
}

#[test]
fn the_lines_of_keys_fit_into_eighty_columns() {
    for language in Language::ALL {
        let words = Words::new(language);
        for key in [
            "terminal-keys-menu",
            "terminal-keys-form",
            "terminal-keys-mix",
            "terminal-keys-page",
            "terminal-keys-judged",
            "terminal-keys-prompt",
            "terminal-keys-hand-over",
            "terminal-keys-table",
            "terminal-keys-review",
            "terminal-keys-over",
        ] {
            let line = words.say(key);
            assert!(line.chars().count() <= 80, "{language}: {line}");
        }
    }
}
