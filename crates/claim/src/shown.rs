//! The position as an audience may see it: what [`View`](crate::View) is made of.
//!
//! It is built from what is open and what the audience knows, field by field and without `..`: whoever adds a field to
//! a position has to say here who may see it.

use game::Seat;

use crate::{
    artifacts::ArtifactSet,
    card::{Card, CardSet},
    deal::DrawPile,
    phase::Step,
    potion::Potions,
    state::{ArtifactPieces, FactionPieces, HeroPieces, Hidden, State},
};

impl State {
    /// The position with the cards that are `known` and nothing of what is hidden from `own`, the seat that looks. If
    /// that seat is not `asked`, then also without what is asked, and how far the game has come in asking.
    pub(crate) fn shown_to(&self, own: Option<Seat>, known: CardSet, asked: bool) -> State {
        let State {
            rules,
            hands,
            front,
            scores,
            beneath,
            pool,
            spent,
            prizes,
            draw: _,
            top_seen,
            discard,
            out,
            trick,
            factions: FactionPieces { open, loot, full_moon, claimed },
            artifacts: ArtifactPieces { held, raised, lowered, crowned, hidden, shown },
            heroes: HeroPieces { pot, pot_is_new, leaving },
            potions,
            phase,
            step,
            cursor,
            stage,
            pending,
            asked: who,
            window,
            laid_out,
            collecting,
            chosen,
            verdict,
            next,
        } = *self;
        let known = |cards: CardSet| cards.and(known);
        let is_own = |i: usize| own.is_some_and(|own| own.index() == i);
        let mut shown = State {
            rules,
            hands: hands.map(known),
            front: front.map(known),
            scores: scores.map(known),
            beneath: beneath.map(known),
            pool: known(pool),
            spent,
            prizes,
            draw: DrawPile::new(&[]),
            top_seen,
            discard: known(discard),
            out: known(out),
            trick,
            factions: FactionPieces { open, loot, full_moon, claimed },
            artifacts: ArtifactPieces {
                held: std::array::from_fn(|i| if is_own(i) { held[i] } else { ArtifactSet::EMPTY }),
                raised,
                lowered,
                crowned,
                hidden,
                shown: if_so(asked, shown),
            },
            heroes: HeroPieces { pot, pot_is_new, leaving: if_so(asked, leaving) },
            potions: potions.as_revealed(),
            phase,
            // That a game is over is open to all.
            step: if asked || step == Step::Over { step } else { Step::Turn },
            cursor: if_so(asked, cursor),
            stage: if_so(asked, stage),
            pending: pending.filter(|_| asked),
            asked: if_so(asked, who),
            window: if_so(asked, window),
            laid_out: if_so(asked, laid_out),
            collecting,
            chosen: std::array::from_fn(|i| chosen[i].filter(|_| asked && is_own(i))),
            verdict,
            next,
        };
        if !asked {
            shown.lay_back_what_is_collected();
            // What follows from the cards that lie open is there whether it has been asked about or not.
            let judged = shown.judged().filter(|_| shown.trick_is_complete());
            shown.verdict = judged.unwrap_or(shown.verdict.undecided());
        }
        shown
    }

    /// A card of the trick that is being collected lies there as before, since it is not shown whether somebody is asked
    /// about it. One that everybody has seen coming to the trick from elsewhere (the pot, the pool, or a hand by 9.9)
    /// stays with who collects it.
    fn lay_back_what_is_collected(&mut self) {
        let Some((_, card)) = self.collecting else { return };
        if let Some(play) = self.trick.plays_mut().iter_mut().find(|play| play.card == card) {
            play.come_back();
            self.collecting = None;
        }
    }

    /// Gives these cards new names.
    pub(crate) fn rename(&mut self, renamed: CardSet, name: impl Fn(Card) -> Card) {
        let State {
            hands,
            front,
            scores,
            beneath,
            pool,
            spent,
            prizes,
            draw,
            discard,
            out,
            trick,
            factions: FactionPieces { open, loot: _, full_moon: _, claimed: _ },
            artifacts: ArtifactPieces { held: _, raised: _, lowered: _, crowned: _, hidden, shown },
            heroes: HeroPieces { pot, pot_is_new: _, leaving: _ },
            collecting,
            chosen,
            // In these there are no cards of the deck.
            rules: _,
            top_seen: _,
            potions: _,
            phase: _,
            step: _,
            cursor: _,
            stage: _,
            pending: _,
            asked: _,
            window: _,
            laid_out: _,
            verdict: _,
            next: _,
        } = self;
        let sets = hands.iter_mut().chain(front).chain(scores).chain(beneath).chain([pool, discard, out, spent]);
        sets.for_each(|set| *set = set.renamed(renamed, &name));
        let cards = prizes.iter_mut().chain(open).chain(shown).chain(pot).chain(chosen);
        cards.for_each(|card| *card = card.map(&name));
        *draw = draw.map(&name);
        for play in trick.plays_mut() {
            play.card = name(play.card);
            play.swapped_for = play.swapped_for.map(&name);
        }
        *hidden = hidden.map(|Hidden { seat, card, slot }| Hidden { seat, card: name(card), slot });
        *collecting = collecting.map(|(seat, card)| (seat, name(card)));
    }
}

impl Potions {
    /// Without those that nobody has seen.
    fn as_revealed(self) -> Potions {
        let Potions { stack, taken, held } = self;
        Potions { stack: std::array::from_fn(|i| stack[i].filter(|_| self.revealed(i))), taken, held }
    }
}

/// Something, or nothing of its kind.
fn if_so<T: Default>(so: bool, what: T) -> T {
    if so { what } else { T::default() }
}
