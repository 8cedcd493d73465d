//! What a view of Claim looks like to a learner.

use claim::{
    Artifact, ArtifactSet, Card, CardSet, Deal, Faction, Glance, Hero, Knowledge, Phase, Question, Rules, Slot, State,
    View, Window,
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

/// All cards of a deck.
fn cards(rules: &Rules) -> impl Iterator<Item = Card> {
    slots().flat_map(|slot| rules.all_of(slot).iter().collect::<Vec<_>>())
}

fn plane(rules: &Rules) -> Plane {
    let mut plane = Plane::default();
    cards(rules).for_each(|card| plane.add(card.place(), rules.copies(card).first() != Some(card)));
    plane
}

impl Observed for State {
    fn layout(first: &State) -> Layout {
        let rules = first.rules();
        let columns = cards(rules).map(|card| rules.card_name(card)).collect();
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
fn write(glance: &Glance<'_>, plane: &Plane, pen: &mut impl Pen) {
    let rules = glance.rules;
    let players = rules.players();
    let own = glance.audience.seat().unwrap_or(Seat(0));
    let in_order: [Seat; 4] = std::array::from_fn(|i| own.after(i as u8 % players, players));
    let seats = || (0..players).zip(in_order);
    let each = || seats().map(|(i, seat)| (i, &glance.seats[seat.index() & 3]));
    let relative = |seat: Seat| usize::from((seat.0 + players - own.0) % players);
    let one = |card: Option<Card>| card.map_or(0, |card| CardSet::only(card).bits());
    let slot = |slot: Slot| slot.index();

    for (i, at) in each() {
        pen.plane(Name("hand", Some(i)), plane, at.hand.bits());
    }
    for (i, at) in each() {
        pen.plane(Name("front", Some(i)), plane, at.front.bits());
    }
    for (i, at) in each() {
        pen.plane(Name("score", Some(i)), plane, at.score.bits());
    }
    for (i, at) in each() {
        pen.plane(Name("trick", Some(i)), plane, at.trick.bits());
    }
    pen.plane("prizes".into(), plane, glance.prizes.bits());
    pen.plane("draw".into(), plane, glance.draw.bits());
    pen.plane("top".into(), plane, one(glance.top));
    pen.plane("discard".into(), plane, glance.discard.bits());
    pen.plane("out".into(), plane, glance.out.bits());
    pen.plane("unseen".into(), plane, glance.unseen.bits());
    pen.plane("pool".into(), plane, glance.pool.bits());
    pen.plane("pot".into(), plane, glance.pot.bits());
    pen.plane("collecting".into(), plane, one(glance.collecting));
    if players == 2 {
        for (i, at) in each() {
            pen.plane(Name("open", Some(i)), plane, one(at.open));
            pen.plane(Name("beneath", Some(i)), plane, at.beneath.bits());
            pen.plane(Name("face-down", Some(i)), plane, one(at.face_down));
        }
    }

    let tokens = &glance.tokens;
    for (i, seat) in seats() {
        let hidden = &glance.seats[seat.index() & 3].hidden;
        pen.number(Name("hidden-in-hand", Some(i)), hidden.in_hand);
        pen.number(Name("hidden-in-front", Some(i)), hidden.in_front);
        pen.bits(Name("voids", Some(i)), hidden.voids.into(), SLOTS);
        pen.flag(Name("has-chosen", Some(i)), hidden.has_chosen);
        pen.one_of(Name("loot", Some(i)), tokens.loot[usize::from(rules.side(seat)) & 3].map(slot), SLOTS);
    }
    pen.number("draw-count".into(), glance.draw_count);
    pen.one_of("seat".into(), glance.audience.seat().map(Seat::index), players.into());
    pen.one_of("phase".into(), Some(usize::from(glance.phase == Phase::Two)), 2);
    pen.one_of("leader".into(), Some(relative(glance.leader)), players.into());
    pen.one_of("to-play".into(), tokens.to_play.map(relative), players.into());
    pen.one_of("winner".into(), tokens.winner.map(relative), players.into());
    pen.one_of("promised".into(), tokens.promised.map(relative), players.into());
    pen.one_of("led".into(), glance.led.map(slot), SLOTS + 1);
    pen.flag("full-moon".into(), tokens.full_moon);
    pen.flag("claimed".into(), tokens.claimed);
    question(glance.question, rules, pen);
    if players == 2 {
        for (i, seat) in seats() {
            let (at, index) = (&glance.seats[seat.index() & 3], seat.index() & 1);
            pen.number(Name("artifact-count", Some(i)), at.hidden.artifacts);
            pen.number(Name("potions", Some(i)), at.potions);
            pen.number(Name("raised", Some(i)), tokens.raised[index]);
            pen.number(Name("lowered", Some(i)), tokens.lowered[index]);
            pen.one_of(Name("crowned", Some(i)), tokens.crowned[index].map(slot), SLOTS);
        }
        pen.number("potions-left".into(), tokens.potions_left);
        pen.bits("artifacts".into(), bits(glance.artifacts), Artifact::ALL.len());
        pen.bits("artifacts-unseen".into(), bits(glance.artifacts_unseen), Artifact::ALL.len());
        let laid = &glance.laid_out;
        pen.number("laid-bonus".into(), laid.bonus.clamp(0, i8::MAX) as u8);
        pen.flag("laid-free".into(), laid.free);
        pen.one_of("laid-turned".into(), laid.turned.map(slot), SLOTS);
        pen.number("laid-potions".into(), laid.potions);
    }
}

/// What is asked.
#[inline]
fn question(question: Option<Question>, rules: &Rules, pen: &mut impl Pen) {
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
fn bits(artifacts: ArtifactSet) -> u64 {
    if artifacts == ArtifactSet::EMPTY {
        0
    } else {
        artifacts.iter().fold(0, |all, artifact| all | 1 << artifact as usize)
    }
}
