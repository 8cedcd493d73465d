//! A view at a glance: where an audience knows cards to lie, and how many it does not know, made without touching the heap.
//!
//! Learners look at millions of positions a second. A [`View`] accounts for every hidden place, which they do not ask for; a
//! glance holds what they do, and is the same whether it is taken from a view or straight from the witness.

use game::{Actor, Audience, Game as _, Seat};

use crate::{
    artifacts::ArtifactSet,
    by_seat::BySeat as _,
    card::{Card, CardSet, FACTION_SLOTS, Slot},
    event::Zone,
    knowledge::{Knowledge, Seen},
    phase::Phase,
    question::Question,
    setup::Rules,
    state::State,
    tokens::{LaidOut, Tokens},
    view::View,
};

/// What an audience knows of the cards, in sets. No hidden card is in it.
///
/// Which of several cards that look alike is in a set means nothing ([`Rules::copies`]).
#[derive(Clone, Copy, Debug)]
pub struct Glance<'a> {
    /// The rules of this game.
    pub rules: &'a Rules,
    /// Whose it is.
    pub audience: Audience,
    /// The phase.
    pub phase: Phase,
    /// What this seat is asked, if it is.
    pub question: Option<Question>,
    /// What is known of each seat; nothing where nobody sits.
    pub seats: [AtSeat; 4],
    /// The prizes.
    pub prizes: CardSet,
    /// The cards known to be in the draw pile.
    pub draw: CardSet,
    /// How many cards are in the draw pile.
    pub draw_count: u8,
    /// The top card of the draw pile, if this seat was shown it.
    pub top: Option<Card>,
    /// The discard pile.
    pub discard: CardSet,
    /// The cards that are out of the game.
    pub out: CardSet,
    /// The common pool (8.15).
    pub pool: CardSet,
    /// The cards held back for the winner of the next trick (10.8).
    pub pot: CardSet,
    /// The cards this audience does not know the whereabouts of.
    pub unseen: CardSet,
    /// The card being collected, if this seat is asked about it.
    pub collecting: Option<Card>,
    /// Who leads this trick, or the last one's leader between tricks.
    pub leader: Seat,
    /// The slot of the card that was led.
    pub led: Option<Slot>,
    /// What everybody may know besides the cards.
    pub tokens: Tokens,
    /// What this seat has laid out to go with its next card, if it is asked.
    pub laid_out: LaidOut,
    /// This seat's artifacts.
    pub artifacts: ArtifactSet,
    /// The artifacts that may be in the other hand.
    pub artifacts_unseen: ArtifactSet,
}

/// What is known of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AtSeat {
    /// The cards known to be in its hand.
    pub hand: CardSet,
    /// Those known to lie before it: in the follower pile in phase one, in the display in phase two.
    pub front: CardSet,
    /// Its score pile.
    pub score: CardSet,
    /// What it has played to the trick.
    pub trick: CardSet,
    /// What lies under its open card (8.21).
    pub beneath: CardSet,
    /// The open card of its display (8.21).
    pub open: Option<Card>,
    /// The card that lies face down in its score pile (9.12).
    pub face_down: Option<Card>,
    /// How many potions it holds.
    pub potions: u8,
    /// What is not known of it.
    pub hidden: HiddenAtSeat,
}

/// What is to be seen of a seat's hidden pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HiddenAtSeat {
    /// How many cards of its hand are not known.
    pub in_hand: u8,
    /// How many cards are not known of what lies before it.
    pub in_front: u8,
    /// The slots, as bits, that it has shown to have none of among the hidden cards of its hand.
    pub voids: u8,
    /// Has it chosen a card to discard face down, while others have not (8.1, 10.7)?
    pub has_chosen: bool,
    /// How many artifacts it holds.
    pub artifacts: u8,
}

impl Knowledge {
    /// What [`View`] shows of the cards, at a glance.
    // Most of the glance would be copied once more.
    #[inline(always)]
    pub fn glance<'a>(&self, state: &'a State, audience: Audience) -> Glance<'a> {
        let seat = audience.seat().filter(|seat| seat.0 < state.rules.players());
        let seen = seat.map(|seat| &self.seats[seat.index()]);
        let known = seen.map_or(self.spectator, |seen| seen.known);
        let count = |cards: CardSet| if cards.is_empty() { 0 } else { cards.len() as u8 };
        let count_artifacts = |held: ArtifactSet| if held.is_empty() { 0 } else { held.len() as u8 };
        let hidden = |seat: Seat| {
            let in_hand = state.hand(seat).minus(known);
            HiddenAtSeat {
                in_hand: count(in_hand),
                in_front: count(state.front.of(seat).minus(known)),
                voids: seen.map_or(0, |seen| seen.voids_among(in_hand, &state.rules)),
                has_chosen: state.chosen.of(seat).is_some(),
                artifacts: count_artifacts(state.artifacts(seat)),
            }
        };
        let shown: State;
        // Who is asked is shown all there is besides hidden cards.
        let position = if seat.is_some_and(|seat| state.actor() == Actor::Seat(seat)) {
            state
        } else {
            shown = state.shown_to(seat, known, false);
            &shown
        };
        let top_seen = state.top_seen;
        let unshown = Unshown {
            draw: known.and(state.draw.iter().collect()),
            draw_count: state.draw.len() as u8,
            top: seat.filter(|&seat| top_seen.cards > 0 && top_seen.by.has(seat)).and_then(|_| state.draw.at(0)),
            cards: self.cards.minus(known),
            artifacts: self.artifacts_out.minus(seat.map(|seat| state.artifacts(seat)).unwrap_or_default()),
            tokens: position.tokens_if(|seat| !state.hand(seat).is_empty()),
        };
        position.glance(&state.rules, seat, known, unshown, hidden)
    }
}

/// What a position as it is shown does not tell by itself.
struct Unshown {
    draw: CardSet,
    draw_count: u8,
    top: Option<Card>,
    cards: CardSet,
    artifacts: ArtifactSet,
    tokens: Tokens,
}

impl Seen {
    /// The slots, as bits, of which none of some hidden cards can be.
    #[inline]
    fn voids_among(&self, hidden: CardSet, rules: &Rules) -> u8 {
        if hidden.is_empty() {
            return 0;
        }
        let is_void = |slot: &Slot| hidden.minus(self.void[slot.index()]).is_empty() && rules.faction(*slot).is_some();
        (0..FACTION_SLOTS as u8).map(Slot::at).filter(is_void).fold(0, |all, slot| all | slot.bit())
    }
}

impl State {
    /// What it shows to who knows these cards; `hidden` is what is to be seen of the others at each seat.
    #[inline(always)]
    fn glance<'a>(
        &self,
        rules: &'a Rules,
        seat: Option<Seat>,
        known: CardSet,
        unshown: Unshown,
        hidden: impl Fn(Seat) -> HiddenAtSeat,
    ) -> Glance<'a> {
        let mut glance = Glance {
            rules,
            audience: seat.map_or(Audience::Spectator, Audience::Seat),
            phase: self.phase,
            question: self.pending,
            seats: [AtSeat::default(); 4],
            prizes: self.cards_in(Zone::Prize),
            draw: unshown.draw,
            draw_count: unshown.draw_count,
            top: unshown.top,
            discard: self.discard.and(known),
            out: self.out.and(known),
            pool: self.pool.and(known),
            pot: self.cards_in(Zone::Pot),
            unseen: unshown.cards,
            collecting: self.collecting.filter(|_| self.pending.is_some()).map(|(_, card)| card),
            leader: self.trick.leader,
            led: self.trick.lead().map(|lead| lead.slot),
            tokens: unshown.tokens,
            laid_out: self.laid_out,
            artifacts: seat.map(|seat| self.artifacts(seat)).unwrap_or_default(),
            artifacts_unseen: unshown.artifacts,
        };
        for (at, seat) in glance.seats.iter_mut().zip(rules.seats()) {
            at.hand = self.hand(seat).and(known);
            at.front = self.front.of(seat).and(known);
            at.score = self.scores.of(seat).and(known);
            at.beneath = self.beneath.of(seat).and(known);
            at.open = self.open(seat);
            at.face_down = self.artifacts.hidden.filter(|hidden| hidden.seat == seat).map(|hidden| hidden.card);
            at.potions = self.potions(seat);
            at.hidden = hidden(seat);
        }
        for play in self.trick.plays().iter().filter(|play| !play.is_gone()) {
            glance.seats.change(play.seat, |at| at.trick.add(play.card));
        }
        glance
    }

    /// All cards of the game, wherever they lie.
    pub(crate) fn everywhere(&self) -> CardSet {
        self.zones().fold(CardSet::EMPTY, |all, zone| all.or(self.cards_in(zone)))
    }
}

impl View {
    /// The same at a glance.
    pub fn glance(&self) -> Glance<'_> {
        let hidden = |seat| HiddenAtSeat {
            in_hand: self.hidden_in(Zone::Hand(seat)),
            in_front: self.hidden_in(Zone::Followers(seat)) + self.hidden_in(Zone::Display(seat)),
            voids: self.void(seat).fold(0, |all, slot| all | 1 << slot.index()),
            has_chosen: self.chosen.of(seat),
            artifacts: self.artifact_count(seat) as u8,
        };
        let unshown = Unshown {
            draw: self.known(Zone::Draw),
            draw_count: self.count(Zone::Draw),
            top: self.top().first().copied(),
            cards: self.unseen(),
            artifacts: self.artifacts_unseen(),
            tokens: self.shown.tokens_if(|seat| self.count(Zone::Hand(seat)) > 0),
        };
        // All cards that are in it are known.
        let known = CardSet::from_bits(u128::MAX);
        self.shown.glance(self.rules(), self.audience().seat(), known, unshown, hidden)
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Table};

    use super::*;
    use crate::{NamedSet, Setup, decks};

    /// All that a glance tells, with names of cards that do not depend on which of several alike is where.
    fn told(glance: &Glance<'_>) -> String {
        let canonical = |set: CardSet| {
            let faces = set.iter().map(|card| glance.rules.layout().face(card)).collect::<CardSet>();
            let alike = |face| glance.rules.copies(face).iter().take(set.and(glance.rules.copies(face)).len() as usize);
            faces.iter().flat_map(alike).collect::<CardSet>()
        };
        let face = |card: Option<Card>| card.map(|card| glance.rules.layout().face(card));
        let seats = glance.seats.map(|at| AtSeat {
            hand: canonical(at.hand),
            front: canonical(at.front),
            score: canonical(at.score),
            trick: canonical(at.trick),
            beneath: canonical(at.beneath),
            open: face(at.open),
            face_down: face(at.face_down),
            ..at
        });
        let told = Glance {
            seats,
            prizes: canonical(glance.prizes),
            draw: canonical(glance.draw),
            top: face(glance.top),
            discard: canonical(glance.discard),
            out: canonical(glance.out),
            pool: canonical(glance.pool),
            pot: canonical(glance.pot),
            unseen: canonical(glance.unseen),
            collecting: face(glance.collecting),
            ..*glance
        };
        format!("{told:?}")
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
