//! What is hidden in games with artifacts, potions and heroes (13), as tests.

use game::{Actor, Audience, Game as _, Seat, Table, Witness as _};

use crate::{Artifact, Card, CardSet, Deal, DrawPile, Event, Hero, Knowledge, Slot, State, View, Zone, testing::at};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A position in the middle of a game and what both know of it: their own hands and all that lies open.
struct Watched {
    state: State,
    knowledge: Knowledge,
}

#[track_caller]
fn watch(line: &str) -> Watched {
    let state = at(line).state;
    let mut knowledge = Knowledge::new(&state.rules.setup(), &deal(&state), &state);
    let open = |zone: &Zone| !matches!(zone, Zone::Hand(_) | Zone::Followers(_) | Zone::Draw | Zone::Out);
    let open = state.zones().filter(open).fold(CardSet::EMPTY, |all, zone| all.or(state.cards_in(zone)));
    knowledge.seats.iter_mut().for_each(|seen| seen.known = seen.known.or(open));
    knowledge.spectator = knowledge.spectator.or(open);
    Watched { state, knowledge }
}

impl Watched {
    #[track_caller]
    fn play(mut self, answers: &str) -> Watched {
        for text in answers.split_whitespace() {
            let action = self.state.parse(text).unwrap();
            self.state.apply(action, &mut self.knowledge).unwrap_or_else(|e| panic!("{text}: {e}"));
        }
        self
    }

    fn view(&self, seat: Seat) -> View {
        self.knowledge.view(&self.state, seat.into())
    }
}

fn deal(state: &State) -> Deal {
    Deal {
        hands: state.hands,
        draw: state.draw,
        left: CardSet::EMPTY,
        replaced: CardSet::EMPTY,
        artifacts: state.artifacts.held,
        potions: state.potions.stack,
        first: state.leader(),
    }
}

/// A game from the deal on: the hands, the top of the draw pile and the artifacts begin as the line says; the rest is
/// filled up with what is left, from the last card on, and with artifacts that nobody is asked about in phase one.
#[track_caller]
fn table(line: &str) -> Table<State> {
    let state = at(line).state;
    let mut deal = deal(&state);
    let mut rest: Vec<Card> = state.out().iter().filter(|&card| Hero::of(card).is_none()).collect();
    let mut heroes: Vec<Card> = state.out().iter().filter(|&card| Hero::of(card).is_some()).collect();
    if state.rules.heroes() {
        deal.replaced = rest.drain(..5).chain(heroes.drain(..1)).collect();
        rest.splice(0..0, heroes);
    }
    for hand in &mut deal.hands[..2] {
        while hand.len() < 13 {
            hand.add(rest.pop().unwrap());
        }
    }
    let draw: Vec<Card> = state.prizes().chain(state.draw.iter()).chain(rest.into_iter().rev()).collect();
    deal.draw = DrawPile::new(&draw);
    let quiet = [Artifact::Crown, Artifact::Stone, Artifact::Crystal, Artifact::Light, Artifact::Spear, Artifact::Horn];
    for i in 0..2 {
        for artifact in quiet {
            if deal.artifacts[i].len() < 3 && !deal.artifacts[0].or(deal.artifacts[1]).has(artifact) {
                deal.artifacts[i].add(artifact);
            }
        }
    }
    Table::new(state.rules.setup(), deal).unwrap()
}

#[track_caller]
fn play(mut table: Table<State>, answers: &str) -> Table<State> {
    for text in answers.split_whitespace() {
        let action = table.position().parse(text).unwrap();
        table.play(action).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    table
}

/// The cards of a zone that a view knows.
fn known(view: &View, zone: Zone) -> String {
    let names: Vec<String> = view.known(zone).iter().map(|card| view.rules().card_name(card)).collect();
    names.join(" ")
}

const DECK: &str = "Knights Goblins Dwarves Seers Undead | artifacts";
const DRAW: &str = "draw: Un1 Un2 Un3 Un4 Un5 Un6";

#[test]
fn the_others_artifacts_are_hidden_but_can_be_counted() {
    let line =
        |artifacts| format!("{DECK} | one | a: Kn9 | b: Kn2 | {DRAW} | a.artifacts: Ring | b.artifacts: {artifacts}");
    let [one, other] = ["Sword Hourglass Jug", "Chain Bow Shield"].map(|artifacts| table(&line(artifacts)));
    assert_eq!(one.view(A), other.view(A), "13");
    assert_ne!(one.view(B), other.view(B), "13: their owner knows them");
    let view = one.view(A);
    assert_eq!((view.artifact_count(B), view.artifacts_unseen().len()), (3, 15), "13");
    assert!(!view.artifacts_unseen().has(Artifact::Ring), "13: one's own are known");
}

#[test]
fn a_played_artifact_is_known_to_be_gone() {
    let line = format!("{DECK} | one | a: Kn9 | b: Kn2 | {DRAW} | b.artifacts: Sword");
    let view = play(table(&line), "Kn9 Sword").view(A);
    assert_eq!((view.artifact_count(B), view.artifacts_unseen().has(Artifact::Sword)), (2, false), "13");
}

#[test]
fn what_a_player_is_asked_is_hidden() {
    let line = |artifact| {
        format!(
            "{DECK} | one | a: Kn9 | b: Kn2 | {DRAW} | a.artifacts: Ring Crown Stone | b.artifacts: {artifact} Crystal Light"
        )
    };
    let [shield, spear] = ["Shield", "Spear"].map(|artifact| play(table(&line(artifact)), "Kn9"));
    assert_ne!(
        shield.position().question(),
        spear.position().question(),
        "9.3: only one of them is asked about the Shield"
    );
    assert_eq!(shield.view(A), spear.view(A), "9.3");
    assert_eq!((shield.view(A).question(), shield.view(A).answers().len()), (None, 0), "9.3");
    assert_eq!(shield.view(B).answers().len(), 2, "9.3: who is asked knows");
}

#[test]
fn whether_a_player_was_asked_and_passed_is_hidden() {
    let line = |artifact| format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | b.artifacts: {artifact}");
    let asked = watch(&line("Staff")).play("Kn9 Kn2 pass");
    let not_asked = watch(&line("Light")).play("Kn9 Kn2");
    assert_eq!(asked.view(A), not_asked.view(A), "9.3");
    let before_the_lead = watch(&line("Axe")).play("pass");
    assert_eq!(before_the_lead.view(A), watch(&line("Light")).view(A), "9.3");
}

#[test]
fn what_the_orb_showed_and_kept_is_known_to_its_player_alone() {
    let line = format!("{DECK} | one | a: Kn9 | b: Kn2 | {DRAW} | b.artifacts: Orb");
    let looking = play(table(&line), "Kn9 Kn2 Orb");
    let names = |cards: &[Card]| cards.iter().map(|&card| looking.view(B).rules().card_name(card)).collect::<Vec<_>>();
    assert_eq!(names(looking.view(B).top()), ["Un2", "Un3", "Un4"], "9.8");
    assert!(looking.view(A).top().is_empty(), "9.8");
    let kept = ["Un2", "Un4"].map(|card| play(looking.clone(), &format!("{card} Un6")));
    assert_eq!(kept[0].view(A), kept[1].view(A), "13: which card was kept is hidden");
    assert_eq!(known(&kept[0].view(B), Zone::Followers(B)), "Un2", "13");
    assert_eq!(known(&kept[0].view(B), Zone::Draw), "Un3 Un4", "13: somewhere in the shuffled pile");
    assert!(kept[0].view(B).top().is_empty(), "9.8: shuffled");
}

/// 13: the Seer's winner saw the card that the other draws, and so both know it; nobody else does.
#[test]
fn a_spectator_does_not_know_what_both_players_have_seen_each_for_themselves() {
    let line = format!("{DECK} | one | a: Se9 | b: Se2 | {DRAW}");
    let drawn = play(table(&line), "Se9 Se2 Un1");
    let views = [A.into(), B.into(), Audience::Spectator].map(|audience: Audience| drawn.view(audience));
    assert_eq!(views.map(|view| known(&view, Zone::Followers(B))), ["Un2", "Un2", ""], "13");
}

#[test]
fn a_seers_winner_loses_sight_of_the_card_the_orb_may_have_kept() {
    let line = format!("{DECK} | one | a: Se9 | b: Se2 | {DRAW} | b.artifacts: Orb");
    let left = play(table(&line), "Se9 Se2 Un1");
    assert_eq!(known(&left.view(A), Zone::Draw), "Un2", "8.13: seen either way");
    let kept = ["Un2", "Un3"].map(|card| play(left.clone(), &format!("Orb {card} Un6")));
    assert_eq!(kept[0].view(A), kept[1].view(A), "13");
    let view = kept[0].view(A);
    assert_eq!((known(&view, Zone::Draw), known(&view, Zone::Followers(B))), (String::new(), String::new()), "13");
    let drawn = play(left, "pass");
    assert_eq!(known(&drawn.view(A), Zone::Followers(B)), "Un2", "8.13: without the Orb it is known");
}

#[test]
fn the_light_shows_three_cards_for_good() {
    let line = format!("{DECK} | a: Kn9 Dw1 | b: Kn2 Go2 Go3 Go4 Go5 Go6 | a.artifacts: Light");
    let game = watch(&line).play("Kn9 Kn2 Light Go3 Go6 Go2");
    let view = game.view(A);
    assert_eq!(known(&view, Zone::Hand(B)), "Go2 Go3 Go6", "9.14");
    assert_eq!((view.hidden_in(Zone::Hand(B)), view.count(Zone::Hand(B))), (2, 5), "9.14");
    let other = watch(&line.replace("Go4", "Go8")).play("Kn9 Kn2 Light Go3 Go6 Go2");
    assert_eq!(view, other.view(A), "13: the other two stay hidden");
    let spectator = game.knowledge.view(&game.state, Audience::Spectator);
    assert_eq!((known(&spectator, Zone::Hand(B)), spectator.hidden_in(Zone::Hand(B))), (String::new(), 5), "13");
}

#[test]
fn a_card_the_skeleton_drew_is_known_to_its_player_alone() {
    let line = format!("{DECK} | heroes | a: Skeleton Go1 | b: Kn2 Go2 | discard: Un1 Un2");
    let drawn = ["Un1", "Un2"].map(|card| watch(&line).play(&format!("Skeleton Kn2 yes {card}")));
    assert_eq!(drawn[0].view(B), drawn[1].view(B), "10.4: only you see which");
    assert_eq!(known(&drawn[0].view(A), Zone::Hand(A)), "Go1 Un1", "10.4");
    assert_eq!(known(&drawn[0].view(B), Zone::Hand(A)), "", "10.4");
    assert_eq!(known(&drawn[0].view(B), Zone::Discard), "", "13: it may be either");
    let line = format!("{DECK} | heroes | a: Skeleton Go1 | b: Kn2 Go2 | discard: Un1");
    let only = watch(&line).play("Skeleton Kn2 yes Un1");
    assert_eq!(known(&only.view(B), Zone::Hand(A)), "Un1", "13: there was no other");
}

#[test]
fn a_card_discarded_for_cthulhu_is_known_to_its_player_alone() {
    let line = format!("{DECK} | heroes | a: Kn9 Go1 Go3 | b: Cthulhu Go2 Go4");
    let chosen = ["Go1", "Go3"].map(|card| watch(&line).play(&format!("Kn9 Cthulhu {card}")));
    assert_eq!(chosen[0].view(B), chosen[1].view(B), "10.7: at the same time, neither seeing the other's");
    let discarded = ["Go2", "Go4"].map(|card| watch(&line).play(&format!("Kn9 Cthulhu Go1 {card}")));
    assert_eq!(discarded[0].view(A), discarded[1].view(A), "13");
    let view = discarded[0].view(A);
    assert_eq!((known(&view, Zone::Discard).as_str(), view.hidden_in(Zone::Discard)), ("Go1", 1), "13");
    assert_eq!(known(&discarded[0].view(B), Zone::Discard), "Go2", "13");
}

#[test]
fn cards_cthulhu_takes_from_the_draw_pile_are_known_to_nobody() {
    let line = |draw| format!("{DECK} | heroes | one | a: Kn9 Go1 | b: Cthulhu Go2 | draw: {draw}");
    let [one, other] =
        ["Un1 Un2 Un3 Un4 Un5 Un6", "Un1 Un2 Un6 Dw4 Un5 Un3"].map(|draw| watch(&line(draw)).play("Kn9 Cthulhu"));
    for seat in [A, B] {
        assert_eq!(one.view(seat), other.view(seat), "10.7, 13");
        assert_eq!(known(&one.view(seat), Zone::Out), "", "13");
    }
}

#[test]
fn cards_that_the_hourglass_gives_back_were_seen_by_all() {
    let line = format!("{DECK} | one | a: Kn9 | b: Kn2 | {DRAW} | a.artifacts: Hourglass");
    let table = play(table(&line), "Kn9 Kn2 Hourglass");
    assert_eq!(known(&table.view(A), Zone::Hand(B)), "Kn2", "13");
    assert_eq!(known(&table.view(B), Zone::Hand(A)), "Kn9", "13");
    assert_eq!(table.view(A).count(Zone::Hand(B)), 13, "13");
}

#[test]
fn a_shapeshifter_that_the_hourglass_gives_back_was_seen_by_all() {
    let line = "Knights Goblins Wizards Druids Shapeshifters | artifacts | one | a: Sh3 | b: Kn2 | draw: Kn9 Du2";
    let table = play(table(&format!("{line} | a.artifacts: Hourglass")), "Sh3 Kn2 Hourglass");
    assert_eq!(known(&table.view(B), Zone::Hand(A)), "Sh3", "13");
    assert_eq!(known(&table.view(B), Zone::Prize), "Kn9", "9.16");
}

#[test]
fn a_card_that_the_horse_takes_back_was_seen_by_all() {
    let line = format!("{DECK} | one | a: Kn3 Go1 | b: Kn2 | {DRAW} | a.artifacts: Horse");
    let table = play(table(&line), "Kn3 Kn2 Horse Go1");
    assert_eq!(known(&table.view(B), Zone::Hand(A)), "Kn3", "9.10, 13");
}

#[test]
fn a_card_that_the_crystal_takes_to_the_hand_is_seen_by_all() {
    let line = format!("{DECK} | a: Kn9 Go1 Go4 | b: Kn2 Go2 Go3 | a.artifacts: Crystal");
    let view = watch(&line).play("Kn9 Kn2 Crystal Go1").view(B);
    assert_eq!(known(&view, Zone::Hand(A)), "Kn9", "9.9, 13");
    assert_eq!((view.hidden_in(Zone::Hand(A)), known(&view, Zone::Score(A)).as_str()), (1, "Kn2 Go1"), "9.9");
}

#[test]
fn both_know_the_card_under_a_stone() {
    let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.score: Un1 | a.artifacts: Stone");
    let game = watch(&line).play("Kn9 Kn2 Stone Undead");
    for seat in [A, B] {
        let hidden = game.view(seat).hidden().unwrap();
        assert_eq!(game.state.rules.card_name(hidden.card), "Kn9", "9.12");
        assert_eq!(known(&game.view(seat), Zone::Hidden(A)), "Kn9", "9.12");
    }
}

#[test]
fn unrevealed_potions_are_known_to_nobody_their_holder_included() {
    let line = |potions| format!("Knights Goblins Wizards Druids Undead | a: Kn3 Go1 | b: Kn5 Go2 | {potions}");
    let [one, other] =
        ["a.potions: +6 | potions: x2", "a.potions: -5 | potions: +1"].map(|potions| watch(&line(potions)));
    for seat in [A, B] {
        assert_eq!(one.view(seat), other.view(seat), "13");
        assert_eq!((one.view(seat).potions(A), one.view(seat).potions(B)), (1, 0), "13: they can be counted");
    }
    let [one, other] = [one, other].map(|game| game.play("potions=1"));
    assert_eq!(one.view(A), other.view(A), "9.1: you learn what they are only then");
    let [one, other] = [one, other].map(|game| game.play("Kn3"));
    assert_ne!(one.view(B), other.view(B), "9.1: revealed");
}

#[test]
fn a_potion_won_with_a_wizard_is_seen_by_nobody() {
    let line =
        |potions| format!("Knights Goblins Wizards Druids Undead | a: Wi9 Go1 | b: Wi5 Go2 | potions: {potions}");
    let [one, other] = ["+6", "-5"].map(|potions| watch(&line(potions)).play("Wi9 Wi5"));
    assert_eq!((one.view(A), one.view(B)), (other.view(A), other.view(B)), "8.18");
    assert_eq!(one.view(B).potions(A), 1, "13");
}

#[test]
fn cards_left_in_hand_are_discarded_face_down() {
    let line = |left| format!("{DECK} | heroes | one | a: Kn9 Go1 | b: Cthulhu {left} | draw: Un1 Un2 Un3");
    let [one, other] = ["Go2", "Go4"].map(|left| watch(&line(left)).play("Kn9 Cthulhu"));
    assert_eq!(one.view(A), other.view(A), "5.6, 13");
    assert_eq!(known(&one.view(A), Zone::Discard), "Kn9 Go1 Cthulhu", "5.6, 13: one's own are known");
}

#[test]
fn the_sixth_hero_and_the_cards_that_made_room_are_unknown_to_both() {
    let line = format!("{DECK} | heroes | one | a: Kn9 Skeleton | b: Kn2 Mummy | {DRAW} | b.artifacts: Ring");
    let table = table(&line);
    assert_eq!(table.actor(), Actor::Seat(A));
    for seat in [A, B] {
        let view = table.view(seat);
        assert_eq!((known(&view, Zone::Out).as_str(), view.hidden_in(Zone::Out)), ("", 6), "4.3, 13");
        let unseen = view.unseen().and(view.rules().all_of(Slot::HEROES));
        assert!(unseen.has(Hero::LichKing.card()) && unseen.has(Hero::Warlock.card()), "4.3, 13");
    }
}

#[test]
fn a_card_played_with_the_ring_shows_no_void() {
    let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Go9 | b.artifacts: Ring");
    let mut game = at(&line);
    game.play("Kn5 Ring Go9");
    assert!(!game.events.iter().any(|event| matches!(event, Event::Void { .. })), "13, 9.21");
    let view = watch(&line).play("Kn5 Ring Go9").view(A);
    assert_eq!(view.void(B).count(), 0, "13, 9.21: the Knight may still be there");
}

#[test]
fn a_lone_card_turned_away_shows_that_no_other_is_held() {
    let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Go9 | b.artifacts: Jug");
    let view = watch(&line).play("Kn5 Jug Undead Kn2").view(A);
    let void: Vec<_> = view.void(B).filter_map(|slot| view.rules().faction(slot)).collect();
    assert_eq!(void, [crate::Faction::Knights], "13, 9.18");
}

#[test]
fn who_waits_does_not_see_what_the_other_is_asked() {
    // 9.3, 13: while b is asked about an artifact, a's view does not tell which one fits.
    let deck = "Knights Goblins Dwarves Doppelgangers Undead | artifacts";
    let loses = |held: &str| {
        let line = format!("{deck} | a: Kn9 Go1 Go2 Go3 Go4 Go5 | b: Kn2 Un1 Un2 Un3 Un4 Un5 | b.artifacts: {held}");
        watch(&line).play("Kn9 Kn2").view(A)
    };
    assert_eq!(loses("Horn"), loses("Staff"));
    let wins = |held: &str| {
        let hands = "a: Kn2 Go1 Go2 Go3 Go4 Go5 | b: Kn9 Un1 Un2 Un3 Un4 Un5";
        watch(&format!("{deck} | {hands} | b.score: Dw1 | b.artifacts: {held}")).play("Kn2 Kn9").view(A)
    };
    assert_eq!(wins("Light"), wins("Stone"));
    assert_eq!(wins("Stone"), wins("Crystal"));
}

/// 9.9: a card that a Crystal brings in lies in the trick while whoever collects it is asked again.
#[test]
fn a_card_that_a_crystal_brought_in_lies_in_the_trick_for_all() {
    let deck = "Gnomes Raccoons Giants Shadows Vampires | artifacts | heroes";
    let line = format!("{deck} | lead b | a: Va3 Ra3 | b: Va9 Ra1 Ra5 | b.artifacts: Crystal");
    let watched = watch(&line).play("Va9 Va3 lay Crystal Ra1");
    let brought = watched.state.cards_in(Zone::Trick);
    assert_eq!((watched.state.actor(), brought.len()), (Actor::Seat(B), 1));
    for audience in Audience::all(2) {
        let view = watched.knowledge.view(&watched.state, audience);
        let [trick, pot, pool] = [Zone::Trick, Zone::Pot, Zone::Pool].map(|zone| view.known(zone));
        assert_eq!((trick, pot, pool), (brought, CardSet::EMPTY, CardSet::EMPTY), "{audience}");
        assert_eq!(view.collecting().is_some(), audience == B.into(), "{audience} is not asked");
    }
}
