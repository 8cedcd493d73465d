//! What a view of Claim looks like to a learner.

use claim::{
    Artifact, ArtifactSet, CardSet, Deal, Faction, Glance, Hero, Knowledge, Phase, Question, Rules, Slot, State, View,
    Window, Zone,
};
use game::{Audience, Chance, Seat};

use super::{Bytes, Layout, Name, Observed, Pen, Plane};

/// The slots of the factions of a deck.
const SLOTS: usize = 7;
/// The windows there are.
const WINDOWS: usize = Window::End as usize + 1;

/// All slots of a deck and the heroes.
fn slots() -> impl Iterator<Item = Slot> {
    (0..=SLOTS as u8).filter_map(Slot::new)
}

fn plane(rules: &Rules) -> Plane {
    let mut plane = Plane::default();
    for all in slots().map(|slot| rules.all_of(slot)) {
        if let Some(first) = all.first() {
            plane.add(first.place(), all.len() as u8);
        }
    }
    plane
}

impl Observed for State {
    fn layout(first: &State) -> Layout {
        let rules = first.rules();
        let cards = slots().flat_map(|slot| rules.all_of(slot).iter().collect::<Vec<_>>());
        let columns = cards.map(|card| rules.card_name(card)).collect();
        // Any position has all the fields.
        let deal = Deal::random(rules, None, &mut Chance::from_seed(0));
        let witness: Knowledge = game::Witness::new(&rules.setup(), &deal, first);
        let glance = witness.glance(first, Audience::Seat(Seat(0)));
        Layout::new(plane(rules), columns, |plane, names| write(&glance, plane, names))
    }

    fn observe(view: &View) -> Vec<u8> {
        let mut out = Vec::with_capacity(4_096);
        write(&view.glance(), &plane(view.rules()), &mut out);
        out
    }

    #[inline]
    fn observe_into(layout: &Layout, witness: &Knowledge, position: &State, audience: Audience, out: &mut [u8]) {
        write(&witness.glance(position, audience), &layout.plane, &mut Bytes::new(out));
    }
}

/// Writes all fields. Seats are counted from the observer on; a spectator counts from seat 0.
#[inline]
fn write(glance: &Glance, plane: &Plane, pen: &mut impl Pen) {
    let rules = glance.rules();
    let players = rules.players();
    let own = glance.audience().seat().unwrap_or(Seat(0));
    let seats = || (0..players).map(|i| (i, own.after(i, players)));
    let relative = |seat: Seat| usize::from((seat.0 + players - own.0) % players);
    let width = plane.width;
    let cards = |set: CardSet| if set.is_empty() { 0 } else { plane.compact(glance.canonical(set).bits()) };
    let one = |card: Option<claim::Card>| card.map_or(CardSet::EMPTY, CardSet::only);
    let slot = |slot: Slot| slot.index();

    for (i, seat) in seats() {
        pen.bits(Name("hand", Some(i)), cards(glance.known(Zone::Hand(seat))), width);
    }
    for (i, seat) in seats() {
        let zone = if glance.phase() == Phase::One { Zone::Followers(seat) } else { Zone::Display(seat) };
        pen.bits(Name("front", Some(i)), cards(glance.known(zone)), width);
    }
    for (i, seat) in seats() {
        pen.bits(Name("score", Some(i)), cards(glance.known(Zone::Score(seat))), width);
    }
    for (i, seat) in seats() {
        let plays = glance.trick().plays().iter().filter(|play| play.seat == seat && !play.is_gone());
        pen.bits(Name("trick", Some(i)), cards(plays.map(|play| play.card).collect()), width);
    }
    pen.bits("prizes".into(), cards(glance.known(Zone::Prize)), width);
    pen.bits("draw".into(), cards(glance.known(Zone::Draw)), width);
    pen.bits("top".into(), cards(one(glance.top())), width);
    pen.bits("discard".into(), cards(glance.known(Zone::Discard)), width);
    pen.bits("out".into(), cards(glance.known(Zone::Out)), width);
    pen.bits("unseen".into(), cards(glance.unseen()), width);
    pen.bits("pool".into(), cards(glance.known(Zone::Pool)), width);
    pen.bits("pot".into(), cards(glance.known(Zone::Pot)), width);
    pen.bits("collecting".into(), cards(one(glance.collecting().map(|(_, card)| card))), width);
    if players == 2 {
        for (i, seat) in seats() {
            pen.bits(Name("open", Some(i)), cards(one(glance.open(seat))), width);
            pen.bits(Name("beneath", Some(i)), cards(glance.known(Zone::Beneath(seat))), width);
            pen.bits(Name("face-down", Some(i)), cards(glance.known(Zone::Hidden(seat))), width);
        }
    }

    let tokens = glance.tokens();
    let laid = glance.laid_out();
    for (i, seat) in seats() {
        pen.number(Name("hidden-in-hand", Some(i)), glance.hidden_in_hand(seat));
        pen.number(Name("hidden-in-front", Some(i)), glance.hidden_in_front(seat));
        pen.bits(Name("voids", Some(i)), glance.voids(seat).into(), SLOTS);
        pen.flag(Name("has-chosen", Some(i)), glance.has_chosen(seat));
        pen.one_of(Name("loot", Some(i)), tokens.loot[usize::from(rules.side(seat))].map(slot), SLOTS);
    }
    pen.number("draw-count".into(), glance.draw_count());
    pen.one_of("seat".into(), glance.audience().seat().map(Seat::index), players.into());
    pen.one_of("phase".into(), Some(usize::from(glance.phase() == Phase::Two)), 2);
    pen.one_of("leader".into(), Some(relative(glance.leader())), players.into());
    pen.one_of("to-play".into(), tokens.to_play.map(relative), players.into());
    pen.one_of("winner".into(), tokens.winner.map(relative), players.into());
    pen.one_of("promised".into(), tokens.promised.map(relative), players.into());
    pen.one_of("led".into(), glance.trick().lead().map(|lead| slot(lead.slot)), SLOTS + 1);
    pen.flag("full-moon".into(), tokens.full_moon);
    pen.flag("claimed".into(), tokens.claimed);
    question(glance, rules, pen);
    if players == 2 {
        for (i, seat) in seats() {
            pen.number(Name("artifact-count", Some(i)), glance.artifact_count(seat));
            pen.number(Name("potions", Some(i)), glance.potions(seat));
            pen.number(Name("raised", Some(i)), tokens.raised[seat.index() & 1]);
            pen.number(Name("lowered", Some(i)), tokens.lowered[seat.index() & 1]);
            pen.one_of(Name("crowned", Some(i)), tokens.crowned[seat.index() & 1].map(slot), SLOTS);
        }
        pen.number("potions-left".into(), tokens.potions_left);
        pen.bits("artifacts".into(), bits(glance.artifacts()), Artifact::ALL.len());
        pen.bits("artifacts-unseen".into(), bits(glance.artifacts_unseen()), Artifact::ALL.len());
        pen.number("laid-bonus".into(), laid.bonus.clamp(0, i8::MAX) as u8);
        pen.flag("laid-free".into(), laid.free);
        pen.one_of("laid-turned".into(), laid.turned.map(slot), SLOTS);
        pen.number("laid-potions".into(), laid.potions);
    }
}

/// What is asked.
#[inline]
fn question(glance: &Glance, rules: &Rules, pen: &mut impl Pen) {
    let question = glance.question();
    let kind = question.map(|question| match question {
        Question::Play => 0,
        Question::Window(_) => 1,
        Question::Prize => 2,
        Question::Collect => 3,
        Question::Discard => 4,
        Question::Draw => 5,
        Question::Faction(_) => 6,
        Question::Hero(_) => 7,
        Question::Artifact(_) => 8,
    });
    let faction_slot = |faction: Faction| rules.slot(faction).map(Slot::index);
    pen.one_of("question".into(), kind, 9);
    pen.one_of(
        "question-faction".into(),
        if let Some(Question::Faction(faction)) = question { faction_slot(faction) } else { None },
        SLOTS,
    );
    if rules.players() != 2 {
        return;
    }
    pen.one_of(
        "question-window".into(),
        if let Some(Question::Window(window)) = question { Some(window as usize) } else { None },
        WINDOWS,
    );
    pen.one_of(
        "question-hero".into(),
        if let Some(Question::Hero(hero)) = question { Some(hero as usize) } else { None },
        Hero::ALL.len(),
    );
    pen.one_of(
        "question-artifact".into(),
        if let Some(Question::Artifact(artifact)) = question { Some(artifact as usize) } else { None },
        Artifact::ALL.len(),
    );
}

#[inline]
fn bits(artifacts: ArtifactSet) -> u128 {
    if artifacts == ArtifactSet::EMPTY {
        0
    } else {
        artifacts.iter().fold(0, |all, artifact| all | 1 << artifact as usize)
    }
}
