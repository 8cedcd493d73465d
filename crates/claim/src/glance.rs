//! A view at a glance: where an audience knows cards to lie, and how many it does not know, made without touching the heap.
//!
//! Learners look at millions of positions a second. A [`View`] accounts for every hidden place, which they do not ask for; a
//! glance holds what they do, and is the same whether it is taken from a view or straight from the witness.

use game::{Actor, Answers, Audience, Game as _, Seat};

use crate::{
    artifacts::ArtifactSet,
    card::{Card, CardSet, FACTION_SLOTS, Slot},
    event::Zone,
    knowledge::{Knowledge, Seen},
    phase::Phase,
    question::Question,
    setup::Rules,
    state::State,
    tokens::{LaidOut, Tokens},
    trick::Trick,
    view::View,
};

/// What an audience knows of the cards, in sets. No hidden card is in it.
///
/// Which of several cards that look alike is in a set means nothing: [`Glance::canonical`] takes that out.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    audience: Audience,
    /// The position without what the audience does not know.
    shown: State,
    answers: Answers,
    unseen: CardSet,
    known_in_draw: CardSet,
    top: Option<Card>,
    draw: u8,
    hands: [u8; 4],
    front: [u8; 4],
    voids: [u8; 4],
    artifacts_left: [u8; 2],
    artifacts_unseen: ArtifactSet,
    chosen: [bool; 4],
}

impl Knowledge {
    /// What [`View`] shows of the cards, at a glance.
    pub fn glance(&self, state: &State, audience: Audience) -> Glance {
        let seat = audience.seat().filter(|seat| seat.0 < state.rules.players());
        let seen = seat.map(|seat| &self.seats[seat.index()]);
        let known = seen.map_or(self.spectator, |seen| seen.known);
        let asked = seat.is_some_and(|seat| state.actor() == Actor::Seat(seat));
        let draw: CardSet = state.draw.iter().collect();
        let hidden = |cards: CardSet| cards.minus(known).len() as u8;
        let top_seen = state.top_seen;
        let top = seat.filter(|&seat| top_seen.cards > 0 && top_seen.by.has(seat)).and_then(|_| state.draw.at(0));
        Glance {
            audience: seat.map_or(Audience::Spectator, Audience::Seat),
            shown: state.shown_to(seat, known, asked),
            answers: if asked { state.answers() } else { Answers::NONE },
            unseen: state.everywhere(draw).minus(known),
            known_in_draw: known.and(draw),
            top,
            draw: draw.len() as u8,
            hands: state.hands.map(hidden),
            front: state.front.map(hidden),
            voids: state.hands.map(|hand| seen.map_or(0, |seen| seen.voids_among(hand.minus(known), &state.rules))),
            artifacts_left: state.artifacts.held.map(|held| held.len() as u8),
            artifacts_unseen: self.artifacts_out.minus(seat.map(|seat| state.artifacts(seat)).unwrap_or_default()),
            chosen: state.chosen.map(|card| card.is_some()),
        }
    }
}

impl Seen {
    /// The slots, as bits, of which none of some hidden cards can be.
    fn voids_among(&self, hidden: CardSet, rules: &Rules) -> u8 {
        let is_void = |slot: Slot| !hidden.is_empty() && hidden.minus(self.void[slot.index()]).is_empty();
        let slots = (0..FACTION_SLOTS as u8).filter_map(Slot::new).filter(|&slot| rules.faction(slot).is_some());
        slots.filter(|&slot| is_void(slot)).fold(0, |all, slot| all | 1 << slot.index())
    }
}

impl State {
    /// All cards of the game, wherever they lie.
    fn everywhere(&self, draw: CardSet) -> CardSet {
        let sets = self.hands.iter().chain(&self.front).chain(&self.scores).chain(&self.beneath);
        let piles = sets.fold(self.pool.or(self.discard).or(self.out).or(draw), |all, &set| all.or(set));
        let two = self.rules.seats().take(2).map(Zone::Hidden);
        two.chain([Zone::Prize, Zone::Trick, Zone::Pot]).fold(piles, |all, zone| all.or(self.cards_in(zone)))
    }
}

impl View {
    /// The same at a glance.
    pub fn glance(&self) -> Glance {
        let seats = || (0..4).map(Seat);
        let voids = |seat| self.void(seat).fold(0, |all, slot| all | 1 << slot.index());
        let per_seat = |of: &dyn Fn(Seat) -> u8| {
            let mut all = [0; 4];
            all.iter_mut().zip(seats()).for_each(|(place, seat)| *place = of(seat));
            all
        };
        Glance {
            audience: self.audience(),
            shown: self.shown,
            answers: self.answers(),
            unseen: self.unseen(),
            known_in_draw: self.known(Zone::Draw),
            top: self.top().first().copied(),
            draw: self.count(Zone::Draw),
            hands: per_seat(&|seat| self.hidden_in(Zone::Hand(seat))),
            front: per_seat(&|seat| self.hidden_in(Zone::Followers(seat)) + self.hidden_in(Zone::Display(seat))),
            voids: per_seat(&voids),
            artifacts_left: [0, 1].map(|seat| self.artifact_count(Seat(seat)) as u8),
            artifacts_unseen: self.artifacts_unseen(),
            chosen: self.chosen,
        }
    }
}

impl Glance {
    /// Whose it is.
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The rules of this game.
    pub const fn rules(&self) -> &Rules {
        self.shown.rules()
    }

    /// The phase.
    pub const fn phase(&self) -> Phase {
        self.shown.phase()
    }

    /// What this seat is asked, if it is.
    pub const fn question(&self) -> Option<Question> {
        self.shown.question()
    }

    /// The legal answers, if this seat is asked.
    pub const fn answers(&self) -> Answers {
        self.answers
    }

    /// The trick being played.
    pub const fn trick(&self) -> &Trick {
        self.shown.trick()
    }

    /// The cards of a zone that this audience knows to be there.
    pub fn known(&self, zone: Zone) -> CardSet {
        if zone == Zone::Draw { self.known_in_draw } else { self.shown.cards_in(zone) }
    }

    /// The cards this audience does not know the whereabouts of.
    pub const fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// The top card of the draw pile, if this seat was shown it.
    pub const fn top(&self) -> Option<Card> {
        self.top
    }

    /// How many cards are in the draw pile.
    pub const fn draw_count(&self) -> u8 {
        self.draw
    }

    /// How many cards of a hand it does not know.
    pub fn hidden_in_hand(&self, seat: Seat) -> u8 {
        self.hands.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many cards it does not know of what lies before a seat: the follower pile in phase one, the display in phase two.
    pub fn hidden_in_front(&self, seat: Seat) -> u8 {
        self.front.get(seat.index()).copied().unwrap_or(0)
    }

    /// The slots, as bits, that a seat has shown to have none of among its hidden cards.
    pub fn voids(&self, seat: Seat) -> u8 {
        self.voids.get(seat.index()).copied().unwrap_or(0)
    }

    /// The open card of a seat's display (8.21).
    pub fn open(&self, seat: Seat) -> Option<Card> {
        self.shown.open(seat)
    }

    /// The card being collected, and by whom, if this seat is asked about it.
    pub fn collecting(&self) -> Option<(Seat, Card)> {
        self.shown.collecting.filter(|_| self.shown.pending.is_some())
    }

    /// This seat's artifacts.
    pub fn artifacts(&self) -> ArtifactSet {
        self.audience.seat().map(|seat| self.shown.artifacts(seat)).unwrap_or_default()
    }

    /// How many artifacts a seat holds.
    pub fn artifact_count(&self, seat: Seat) -> u8 {
        self.artifacts_left.get(seat.index()).copied().unwrap_or(0)
    }

    /// The artifacts that may be in the other hand.
    pub const fn artifacts_unseen(&self) -> ArtifactSet {
        self.artifacts_unseen
    }

    /// How many potions a seat holds.
    pub fn potions(&self, seat: Seat) -> u8 {
        self.shown.potions(seat)
    }

    /// What everybody may know besides the cards.
    pub fn tokens(&self) -> Tokens {
        let holds = |seat| !self.shown.hand(seat).is_empty() || self.hidden_in_hand(seat) > 0;
        self.shown.tokens_if(holds)
    }

    /// What this seat has laid out to go with its next card, if it is asked.
    pub const fn laid_out(&self) -> LaidOut {
        self.shown.laid_out()
    }

    /// Has a seat chosen a card to discard face down, while others have not (8.1, 10.7)?
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.chosen.get(seat.index()).copied().unwrap_or(false)
    }

    /// Who leads this trick, or the last one's leader between tricks.
    pub const fn leader(&self) -> Seat {
        self.shown.trick.leader
    }

    /// A set in which cards that look alike are the first of their kind: sets that show the same are equal.
    pub fn canonical(&self, set: CardSet) -> CardSet {
        let layout = self.shown.rules.layout();
        let mut alike = set.and(layout.twins());
        let mut named = set.minus(layout.twins());
        while let Some(card) = alike.first() {
            let copies = layout.copies(card);
            // Copies lie side by side.
            let as_many = (1 << alike.and(copies).len()) - 1;
            named = named.or(CardSet::from_bits(as_many << copies.bits().trailing_zeros()));
            alike = alike.minus(copies);
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Table};

    use super::*;
    use crate::{NamedSet, Setup, decks};

    /// All that a glance tells, with names of cards that do not depend on which of several alike is where.
    fn told(glance: &Glance) -> Vec<String> {
        let zones = glance.shown.zones().map(|zone| (zone, glance.canonical(glance.known(zone))));
        let seats: Vec<_> = (0..4)
            .map(Seat)
            .map(|seat| {
                let hidden = (glance.hidden_in_hand(seat), glance.hidden_in_front(seat), glance.voids(seat));
                (hidden, glance.artifact_count(seat), glance.potions(seat), glance.has_chosen(seat))
            })
            .collect();
        let face = |card: Card| glance.shown.rules.layout().face(card);
        vec![
            format!("{:?} {:?}", glance.audience(), glance.answers()),
            format!("{:?}", zones.collect::<Vec<_>>()),
            format!("{:?}", glance.canonical(glance.unseen())),
            format!("{:?} {}", glance.top().map(face), glance.draw_count()),
            format!("{seats:?}"),
            format!("{:?} {:?}", glance.artifacts(), glance.artifacts_unseen()),
            format!("{:?} {:?} {:?}", glance.tokens(), glance.laid_out(), glance.leader()),
            format!(
                "{:?} {:?} {:?}",
                glance.question(),
                glance.phase(),
                glance.collecting().map(|(s, c)| (s, face(c)))
            ),
        ]
    }

    #[test]
    fn a_glance_from_the_witness_tells_what_one_from_the_view_tells() {
        let sets = NamedSet::ALL.into_iter().flat_map(|set| (2..=4).filter_map(move |players| set.setup(players)));
        let with_all = |setup: Setup| Setup { artifacts: true, heroes: true, ..setup };
        let decks = decks::of(2).step_by(97).map(with_all);
        for (seed, setup) in (0..).zip(sets.chain(decks)) {
            let mut chance = Chance::from_seed(seed);
            let deal = State::deal(&setup, &mut chance).unwrap();
            let mut table = Table::<State>::new(setup, deal).unwrap();
            while let Some(action) = table.position().sample(&mut chance) {
                for audience in Audience::all(table.position().seats()) {
                    let quick = table.witness().glance(table.position(), audience);
                    assert_eq!(told(&quick), told(&table.view(audience).glance()), "seed {seed}, {audience}");
                }
                table.play(action).unwrap();
            }
        }
    }
}
