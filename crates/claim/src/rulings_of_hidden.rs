//! Rulings on what is hidden (section 13), in games without artifacts and heroes.

use game::{Game as _, Seat, Table};

use crate::{
    card::{Card, CardSet},
    deal::{Deal, DrawPile},
    event::Zone,
    factions::Faction,
    phase::Phase,
    question::Question,
    setup::{Rules, Setup},
    state::State,
    view::View,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Fully dealt hands of Seers, Automatons and Knights; the draw pile begins as named.
const SEERS: &str = "Knights Goblins Seers Automatons Undead | a: Se0 Se1 Se2 Se3 Se4 Au0 Au1 Au2 Au3 Au4 Kn2 Kn3 Kn4 \
                     | b: Se5 Se6 Se7 Se8 Se9 Au5 Au6 Au7 Au8 Au9 Kn5 Kn6 Kn7 | draw: Go1 Go2 Un1 Un2 Go3 Go4 Un3 Un4";

/// A set-up and a deal with the named cards where the line says, and the rest from the lowest place up: first those
/// that leave, then hands, then the draw pile. The first seat leads.
fn dealt(players: u8, line: &str) -> (Setup, Deal) {
    let sections: Vec<&str> = line.split('|').map(str::trim).collect();
    let factions = sections[0].split_whitespace().map(|name| name.parse::<Faction>().unwrap());
    let setup = Setup { players, first: Some(A), ..Setup::two(factions) };
    let rules = setup.rules().unwrap();
    let mut unused = rules.all_cards();
    let mut named = |key: &str| -> Vec<Card> {
        let words = sections.iter().find_map(|s| s.strip_prefix(key)).unwrap_or("").split_whitespace();
        let mut take = |word: &str| {
            let card = unused.and(rules.copies(rules.card_named(word).unwrap())).first().unwrap();
            unused.remove(card);
            card
        };
        words.map(&mut take).collect()
    };
    let mut hands: [CardSet; 4] = ["a:", "b:", "c:", "d:"].map(|key| named(key).into_iter().collect());
    let mut draw = named("draw:");
    let mut left = CardSet::EMPTY;
    for (slot, faction) in rules.slots() {
        left = unused
            .and(rules.all_of(slot))
            .iter()
            .take(faction.leave().into())
            .fold(left, |l, c| l.or(CardSet::only(c)));
    }
    let mut rest = unused.minus(left).iter();
    for hand in &mut hands[..usize::from(players)] {
        while hand.len() < rules.hand_size().into() {
            hand.add(rest.next().unwrap());
        }
    }
    draw.extend(rest);
    let mut deal = State::deal(&setup, &mut game::Chance::from_seed(1)).unwrap();
    (deal.hands, deal.draw, deal.left) = (hands, DrawPile::new(&draw), left);
    (setup, deal)
}

fn table(line: &str) -> Table<State> {
    let (setup, deal) = dealt(2, line);
    Table::new(setup, deal).unwrap()
}

#[track_caller]
fn play(table: &mut Table<State>, answers: &str) {
    for text in answers.split_whitespace() {
        let action = table.position().parse(text).unwrap();
        table.play(action).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}

/// The cards of a zone that a seat knows.
fn known(view: &View, zone: Zone) -> String {
    names(view.rules(), view.known(zone))
}

fn names(rules: &Rules, cards: CardSet) -> String {
    cards.iter().map(|card| rules.card_name(card)).collect::<Vec<_>>().join(" ")
}

/// The deal with two cards exchanged, wherever they lie.
fn exchanged(deal: &Deal, rules: &Rules, one: &str, other: &str) -> Deal {
    let [one, other] = [one, other].map(|name| rules.card_named(name).unwrap());
    swapped(deal, one, other)
}

fn swapped(deal: &Deal, one: Card, other: Card) -> Deal {
    let swap = |card| {
        if card == one {
            other
        } else if card == other {
            one
        } else {
            card
        }
    };
    let draw: Vec<Card> = deal.draw.iter().map(swap).collect();
    Deal { hands: deal.hands.map(|hand| hand.iter().map(swap).collect()), draw: DrawPile::new(&draw), ..*deal }
}

#[test]
fn a_player_knows_their_hand_and_the_prize_but_no_other_hand_and_no_draw_pile() {
    let view = table(SEERS).view(A);
    assert_eq!(known(&view, Zone::Hand(A)), "Kn2 Kn3 Kn4 Au0 Au1 Au2 Au3 Au4 Se0 Se1 Se2 Se3 Se4");
    assert_eq!(
        (known(&view, Zone::Prize), known(&view, Zone::Hand(B)), known(&view, Zone::Draw)),
        ("Go1".into(), String::new(), String::new())
    );
    assert_eq!((view.count(Zone::Hand(B)), view.count(Zone::Draw)), (13, 25), "13: everybody can count");
    assert_eq!(view.unseen().len(), 13 + 25);
    assert!(view.top().is_empty());
}

#[test]
fn only_who_is_asked_sees_the_question_and_its_answers() {
    let table = table(SEERS);
    assert_eq!((table.view(A).question(), table.view(B).question()), (Some(Question::Play), None), "13");
    assert!(table.view(B).answers().is_empty() && !table.view(A).answers().is_empty());
}

#[test]
fn a_prize_taken_is_known_to_all_and_a_drawn_card_to_its_owner() {
    let mut table = table(SEERS);
    play(&mut table, "Kn4 Kn7");
    let (a, b) = (table.view(A), table.view(B));
    assert_eq!((known(&a, Zone::Followers(B)), known(&a, Zone::Followers(A))), ("Go1".into(), "Go2".into()), "13");
    assert_eq!((known(&b, Zone::Followers(B)), b.hidden_in(Zone::Followers(A))), ("Go1".into(), 1), "13");
    assert_eq!(
        (known(&a, Zone::Discard), known(&b, Zone::Discard)),
        ("Kn4 Kn7".into(), "Kn4 Kn7".into()),
        "13: played"
    );
}

#[test]
fn prizes_taken_are_known_in_the_hand_of_phase_two() {
    // 13: and nothing else of that hand; a void shown in phase one says nothing of it.
    let mut table = table("Kings Peasants Vikings Bards Dwarves | a: Ki4 Vi3 | b: Ba1 Ba2");
    let mut prizes = CardSet::EMPTY;
    while table.position().phase() == Phase::One {
        let prize = table.position().prizes().next().unwrap();
        let action = table.position().answers().iter::<crate::Action>().last().unwrap();
        table.play(action).unwrap();
        if table.position().followers(B).or(table.position().hand(B)).has(prize) {
            prizes.add(prize);
        }
    }
    let view = table.view(A);
    assert!(!prizes.is_empty());
    assert_eq!(names(view.rules(), view.known(Zone::Hand(B))), names(view.rules(), prizes));
    assert_eq!(view.hidden_in(Zone::Hand(B)), 13 - prizes.len() as u8);
    assert_eq!(view.void(B).count(), 0);
}

#[test]
fn a_seers_winner_sees_the_top_card_and_the_loser_only_what_they_get() {
    let mut left = table(SEERS);
    play(&mut left, "Se4 Se5");
    let (a, b) = (left.view(A), left.view(B));
    assert_eq!((names(b.rules(), b.top().iter().copied().collect()), a.top().len()), ("Go2".into(), 0), "8.13, 13");
    assert_eq!((b.question(), a.question()), (Some(Question::Faction(Faction::Seers)), None));
    let mut taken = left.clone();
    play(&mut left, "Go1");
    let (a, b) = (left.view(A), left.view(B));
    assert_eq!((known(&b, Zone::Followers(A)), known(&a, Zone::Followers(A))), ("Go2".into(), "Go2".into()), "8.13");
    assert_eq!((b.top().len(), known(&b, Zone::Draw)), (0, String::new()));
    play(&mut taken, "top");
    let (a, b) = (taken.view(A), taken.view(B));
    assert_eq!((known(&a, Zone::Followers(B)), a.hidden_in(Zone::Followers(B))), (String::new(), 1), "13");
    assert_eq!((known(&b, Zone::Followers(B)), known(&b, Zone::Followers(A))), ("Go2".into(), "Go1".into()), "13");
}

#[test]
fn with_three_a_seers_winner_still_knows_the_top_card_while_the_second_chooses() {
    let line =
        "Knights Goblins Seers Dwarves Undead Bards Vikings | a: Se1 | b: Se2 | c: Se3 | draw: Vi1 Vi2 Vi3 Vi4 Vi5";
    let (setup, deal) = dealt(3, line);
    let mut table: Table<State> = Table::new(setup, deal).unwrap();
    play(&mut table, "Se1 Se2 Se3 top");
    assert_eq!(known(&table.view(C), Zone::Followers(C)), "Vi3", "12.8");
    assert_eq!((table.view(A).hidden_in(Zone::Followers(C)), table.view(C).top().len()), (1, 0), "13");
    table.undo(1);
    play(&mut table, "Vi2");
    let view = table.view(C);
    assert_eq!(
        (known(&view, Zone::Followers(A)), known(&view, Zone::Followers(B))),
        ("Vi3".into(), "Vi1".into()),
        "13"
    );
    assert_eq!(table.view(B).hidden_in(Zone::Followers(A)), 1, "13: the second saw only the prizes");
}

#[test]
fn cards_discarded_for_an_automaton_are_known_to_their_owner_only() {
    let mut table = table(SEERS);
    play(&mut table, "Au4 Au5");
    let mut other = table.clone();
    play(&mut table, "Kn5");
    play(&mut other, "Se9");
    assert_eq!(table.view(A), other.view(A), "8.1: neither sees the other's");
    play(&mut table, "Kn2");
    let (a, b) = (table.view(A), table.view(B));
    assert_eq!((known(&a, Zone::Discard), a.hidden_in(Zone::Discard)), ("Kn2 Au4 Au5".into(), 1), "13");
    assert_eq!((known(&b, Zone::Discard), b.hidden_in(Zone::Discard)), ("Kn5 Au4 Au5".into(), 1), "13");
    assert_eq!((known(&a, Zone::Followers(B)), known(&b, Zone::Followers(A))), ("Go1 Un1".into(), String::new()), "13");
}

#[test]
fn who_does_not_follow_shows_a_void() {
    let mut table = table(
        "Knights Goblins Doppelgangers Vikings Undead | a: Un1 Un2 Kn2 Kn3 Kn4 Kn5 Kn6 Kn7 Kn8 Kn9 Go1 Go2 Go3 \
                           | b: Vi0 Vi1 Vi2 Vi3 Vi4 Vi5 Vi6 Vi7 Vi8 Vi9 Do1 Do2 Do3",
    );
    let void = |table: &Table<State>, by: Seat, of: Seat| {
        let view = table.view(by);
        view.void(of).filter_map(|slot| view.rules().faction(slot)).collect::<Vec<_>>()
    };
    assert_eq!(void(&table, A, B), []);
    let mut stood_in = table.clone();
    play(&mut table, "Un1 Vi0");
    assert_eq!((void(&table, A, B), void(&table, B, A)), (vec![Faction::Undead], vec![]), "13, 5.2");
    play(&mut stood_in, "Un1 Do3");
    assert_eq!(void(&stood_in, A, B), [], "8.4: a Doppelganger shows nothing");
    play(&mut stood_in, "Vi0 Kn2");
    assert_eq!(void(&stood_in, B, A), [Faction::Vikings]);
}

#[test]
fn a_shapeshifter_shows_a_void_of_what_was_led_not_of_what_arrived() {
    // 8.20: whether it may be played is judged on the Shapeshifter.
    let mut table = table(
        "Knights Goblins Shapeshifters Vikings Undead | a: Un1 Un2 Kn2 Kn3 Kn4 Kn5 Kn6 Kn7 Kn8 Kn9 Go1 Go2 Go3 \
                           | b: Vi0 Vi1 Vi2 Vi3 Vi4 Vi5 Vi6 Vi7 Vi8 Vi9 Sh1 Sh2 Sh3 | draw: Un9",
    );
    play(&mut table, "Un1 Sh1");
    let view = table.view(A);
    assert_eq!(view.void(B).filter_map(|s| view.rules().faction(s)).collect::<Vec<_>>(), [Faction::Undead], "13");
    assert_eq!(known(&view, Zone::Score(B)), "Un1 Un9", "13: every score pile");
}

#[test]
fn copies_that_look_alike_are_not_told_apart() {
    // 13: the same game with two Goblins 0 exchanged looks the same to both from the first trick to the last.
    let line = "Knights Goblins Seers Vikings Undead | a: Go0 Go0 Go5 Vi0 Vi1 Se0 Se1 Se2 Se3 Se4 Se5 Se6 Se7 \
                | b: Go0 Go1 Vi2 Vi3 Vi4 Vi5 Vi6 Vi7 Vi8 Vi9 Se8 Se9 Kn9 | draw: Go0 Kn2 Kn3 Go0";
    let (setup, deal) = dealt(2, line);
    let rules = setup.rules().unwrap();
    let zeros = rules.copies(rules.card_named("Go0").unwrap());
    for (one, other) in zeros.iter().flat_map(|one| zeros.iter().map(move |other| (one, other))) {
        let mut table: Table<State> = Table::new(setup.clone(), deal).unwrap();
        let mut twin: Table<State> = Table::new(setup.clone(), swapped(&deal, one, other)).unwrap();
        let mut chance = game::Chance::from_seed(u64::from(one.place()));
        while let Some(action) = table.position().sample(&mut chance) {
            for seat in [A, B] {
                let at = table.replay().log.len();
                assert_eq!(table.view(seat), twin.view(seat), "13: {one:?} {other:?}, {seat}, answer {at}");
            }
            table.play(action).unwrap();
            twin.play(action).unwrap();
        }
    }
}

#[test]
fn a_known_copy_is_still_known_after_one_like_it_is_played() {
    // 13: b takes a Goblin 0 as prize and draws others; in phase two a knows that b holds at least that one.
    let line = "Knights Goblins Seers Vikings Undead | a: Kn2 | b: Kn9 | draw: Go0 Go0";
    let mut table = table(line);
    play(&mut table, "Kn2 Kn9");
    let (a, b) = (table.view(A), table.view(B));
    assert_eq!((known(&a, Zone::Followers(B)), known(&a, Zone::Followers(A))), ("Go0".into(), "Go0".into()));
    assert_eq!((known(&b, Zone::Followers(B)), b.hidden_in(Zone::Followers(A))), ("Go0".into(), 1));
}

#[test]
fn what_a_player_is_shown_never_depends_on_what_they_do_not_know() {
    // 13: cards of b's hand and of the draw pile are exchanged behind a's back.
    let (setup, deal) = dealt(2, SEERS);
    let rules = setup.rules().unwrap();
    let start = |deal: &Deal| Table::<State>::new(setup.clone(), *deal).unwrap();
    for (one, other) in [("Kn5", "Kn8"), ("Se9", "Un3"), ("Go2", "Go9"), ("Un2", "Au6")] {
        assert_eq!(start(&deal).view(A), start(&exchanged(&deal, &rules, one, other)).view(A), "13: {one} and {other}");
    }
    // b answers with a card it holds in both games, wins, and discards one of those that differ.
    let (mut table, mut twin) = (start(&deal), start(&exchanged(&deal, &rules, "Un2", "Au6")));
    play(&mut table, "Au0 Au7 Au6");
    play(&mut twin, "Au0 Au7 Un2");
    assert_eq!(table.view(A), twin.view(A), "13");
    assert_ne!(table.view(B), twin.view(B));
}

#[test]
fn cards_that_left_before_the_deal_are_unknown_to_all() {
    // 4.2, 13: but everybody can count them.
    let mut table = table("Knights Goblins Raccoons Shadows Undead");
    for seat in [A, B] {
        let view = table.view(seat);
        assert_eq!((view.hidden_in(Zone::Out), known(&view, Zone::Out)), (14, String::new()));
    }
    while table.position().phase() == Phase::One {
        let action = table.position().answers().iter::<crate::Action>().next().unwrap();
        table.play(action).unwrap();
    }
    assert_eq!(table.view(A).hidden_in(Zone::Out), 14);
}

#[test]
fn undead_and_zombies_spoils_lie_open() {
    let mut table = table(
        "Knights Goblins Zombies Vikings Undead | a: Zo9 Un9 | b: Vi1 Vi2 Vi3 Vi4 Vi5 Vi6 Vi7 Vi8 Vi9 Kn2 Kn3 Kn4 Kn5",
    );
    play(&mut table, "Zo9 Vi1 Un9 Vi2");
    assert_eq!(known(&table.view(B), Zone::Score(A)), "Un9 Vi1", "13: every score pile");
}

#[test]
fn nobody_knows_an_unrevealed_potion_not_even_its_owner() {
    // 13: the two top potions are exchanged, and neither view changes until one is revealed.
    let line = "Knights Goblins Wizards Vikings Undead | a: Wi9 Un5 | b: Wi1 Un3";
    let (setup, deal) = dealt(2, line);
    let mut other = deal;
    other.potions.swap(0, 1);
    let mut table: Table<State> = Table::new(setup.clone(), deal).unwrap();
    let mut twin: Table<State> = Table::new(setup, other).unwrap();
    for answers in ["Wi9 Wi1", "potions=1"] {
        play(&mut table, answers);
        play(&mut twin, answers);
        assert_eq!((table.view(A), table.view(B)), (twin.view(A), twin.view(B)), "13: after {answers}");
        assert_eq!((table.view(B).potions(A), table.view(B).potions(B)), (1, 0), "13: everybody can count");
    }
    play(&mut table, "Un5");
    play(&mut twin, "Un5");
    assert_ne!(table.view(B), twin.view(B), "9.1: revealed");
}

#[test]
fn the_moon_is_open_to_all() {
    let mut table = table("Knights Goblins Werewolves Vikings Undead | a: We9 | b: We1");
    assert!(!table.view(B).full_moon(), "4.7");
    play(&mut table, "We9 We1");
    assert!(table.view(A).full_moon() && table.view(B).full_moon(), "13, 8.23");
}

#[test]
fn four_players_see_which_prizes_the_others_took() {
    let line = "Knights Goblins Seers Dwarves Undead Bards Vikings | a: Dw1 | b: Dw2 | c: Dw3 | d: Dw4 \
                | draw: Vi1 Vi2 Vi3 Vi4";
    let (setup, deal) = dealt(4, line);
    let mut table: Table<State> = Table::new(setup, deal).unwrap();
    play(&mut table, "Dw1 Dw2 Dw3 Dw4 Vi2");
    let view = table.view(A);
    let followers = |seat| known(&view, Zone::Followers(seat));
    assert_eq!(
        (followers(Seat(3)), followers(C), followers(A)),
        ("Vi2".into(), "Vi1".into(), "Vi4".into()),
        "12.4, 13"
    );
    assert_eq!(view.hidden_in(Zone::Followers(B)), 1, "13: not even a team sees it");
    assert_eq!(table.view(C).hidden_in(Zone::Hand(A)), 8, "13: partners do not see each other's hand");
}

/// The cards that threaten one of A's hand.
fn threats(table: &Table<State>, card: &str) -> String {
    let view = table.view(A);
    let threats = view.threats(view.rules().card_named(card).unwrap()).unwrap();
    names(view.rules(), threats)
}

#[test]
fn knights_threaten_a_goblin_that_no_higher_goblin_can_beat() {
    // 8.9: for A every other Goblin from 1 up is its own, so a hand without Goblins is possible.
    let goblins = "Knights Goblins Undead Dwarves Doppelgangers | a: Go1 Go2 Go3 Go4 Go5 Go6 Go7 Go8 Go9 Kn2 Kn3 Un0 Un1 | draw: Do2";
    assert_eq!(threats(&table(goblins), "Go9"), "Kn4 Kn5 Kn6 Kn7 Kn8 Kn9");
    // 8.4: a Doppelganger counts as the led faction. The Doppelganger 2 lies open.
    assert_eq!(threats(&table(goblins), "Un1"), "Do3 Do4 Do5 Do6 Do7 Do8 Do9 Un2 Un3 Un4 Un5 Un6 Un7 Un8 Un9");
}
