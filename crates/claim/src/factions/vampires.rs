//! Vampires: one lies open, gathers cards beneath it, and the highest sum takes the vote (8.21).

use game::{Seat, Seats, Sink};

use crate::{
    by_seat::BySeat as _,
    card::{Card, CardSet},
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Counts, Moment, Power},
    score::{Ballot, Counted, Decider, Vote},
    state::State,
};

pub(crate) struct Vampires;

impl Power for Vampires {
    const CARDS: Cards = Cards::ten("Va", Source::S);
    const COUNTS: Counts = Counts::ByGathered;
    const LISTENS: &'static [Moment] = &[Moment::Lays, Moment::Vote];
    /// Whoever searches has to know that cards may be laid, as [`Counts::ByGathered`] says.
    const IS_KNOWN_TO_DUELS: bool = true;

    /// A Vampire may be laid open, any other card under the open one.
    fn may_lay(state: &State, seat: Seat, card: Card) -> bool {
        is_vampire(state, card) || state.open(seat).is_some()
    }

    /// A new open Vampire discards what lay under the old one, which goes to the score pile.
    fn lay(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<State>) {
        if !is_vampire(state, card) {
            return state.collected_to(Zone::Beneath(seat), sink);
        }
        if let Some(old) = state.open(seat) {
            for beneath in state.beneath(seat).iter() {
                state.move_card(beneath, Zone::Beneath(seat), Zone::Discard, Seats::ALL, sink);
            }
            state.move_card(old, Zone::Display(seat), Zone::Score(seat), Seats::ALL, sink);
        }
        state.collected_to(Zone::Display(seat), sink);
        state.factions.open.change(seat, |own| *own = Some(card));
    }

    /// The open one and what lies beneath it; other Vampires count for nothing.
    fn counted(ballot: &Ballot, side: u8) -> Option<Counted> {
        Some(Counted { cards: gathered(ballot.state, Seat(side)), ..Counted::default() })
    }

    /// The highest sum of printed values, of equals the higher open Vampire; nobody without an open one.
    fn vote(ballot: &Ballot) -> Option<Vote> {
        let mut vote = ballot.no_vote(Decider::Nobody);
        let mut best: Option<(u16, u8)> = None;
        for side in ballot.sides() {
            let Some(open) = ballot.state.open(Seat(side)) else { continue };
            let value = |card| ballot.state.rules.value_of(card);
            let cards = gathered(ballot.state, Seat(side));
            let sum = cards.iter().map(|card| u16::from(value(card))).sum();
            vote.cards[usize::from(side)] = cards.len() as u8;
            vote.sums[usize::from(side)] = sum;
            let mine = (sum, value(open));
            vote.decider = match best {
                Some((other, _)) if other == sum => Decider::HighestOpen { value: value(open).max(best?.1) },
                Some((other, _)) => Decider::HighestSum { sum: other.max(sum) },
                None => Decider::HighestSum { sum },
            };
            if best.is_none_or(|best| mine > best) {
                best = Some(mine);
                vote.side = Some(side);
            }
        }
        Some(vote)
    }
}

/// A seat's open Vampire and what lies beneath it, if it has one.
fn gathered(state: &State, seat: Seat) -> CardSet {
    state.open(seat).map_or(CardSet::EMPTY, |open| state.beneath(seat).or(CardSet::only(open)))
}

fn is_vampire(state: &State, card: Card) -> bool {
    state.rules.faction_of(card) == Some(Faction::Vampires)
}

#[cfg(test)]
mod tests {
    use game::Game as _;

    use crate::testing::{Position, after, at};

    const DECK: &str = "Giants Gnomes Vampires Griffins Raccoons";

    fn two(rest: &str, answers: &str) -> Position {
        after(&format!("{DECK} | {rest}"), answers)
    }

    #[test]
    fn a_collected_vampire_may_be_laid_open() {
        // 8.21
        let mut game = two("a: Va5 Ra1 | b: Ra3 Ra5", "Va5 Ra3");
        game.shows("won a | asks a | answers: pass lay");
        game.play("lay").shows("a.open: Va5 | a.display: Va5 | asks a | answers: pass lay");
        two("a: Va5 Ra1 | b: Ra3 Ra5", "Va5 Ra3 pass").shows("a.open: | a.score: Va5 Ra3 | asks a | answers: Ra1");
    }

    #[test]
    fn a_card_of_the_same_trick_may_be_laid_under_it_if_it_was_played_later() {
        // 8.21: cards of one trick are collected in the order played.
        two("a: Va5 Ra1 | b: Ra3 Ra5", "Va5 Ra3 lay lay").shows("a.beneath: Ra3 | a.score:");
        let game = two("a: Ra9 Ra1 | b: Va3 Gi5", "Ra9 Va3 lay");
        game.shows("a.open: Va3 | a.score: Ra9 | a.beneath: | answers: Ra1");
    }

    #[test]
    fn nothing_is_laid_without_an_open_vampire() {
        let game = two("a: Ra9 Ra1 | b: Ra3 Ra5 | a.score: Va9", "Ra9 Ra3");
        game.shows("a.score: Va9 Ra3 Ra9 | asks a | answers: Ra1"); // 8.21
    }

    #[test]
    fn a_new_open_vampire_discards_what_lay_under_the_old_one() {
        // 8.21: the old one stays in the score pile and counts for nothing.
        let mut game = two("a: Va2 | b: Ra3 | a.open: Va9 | a.beneath: Ra13 Gn7 | b.open: Va4", "Va2 Ra3 lay");
        game.shows("a.open: Va2 | a.score: Va9 | a.beneath: | discard: Ra13 Gn7");
        game.play("pass").shows("asks over | Vampires: b");
    }

    #[test]
    fn a_second_vampire_that_is_not_laid_open_counts_for_nothing() {
        two("a: Va7 | b: Ra3 | a.open: Va2 | b.open: Va3", "Va7 Ra3 pass pass").shows("a.open: Va2 | Vampires: b"); // 8.21
    }

    #[test]
    fn the_highest_sum_of_open_vampire_and_cards_beneath_takes_the_vote() {
        // 8.21
        at(&format!("{DECK} | a.open: Va1 | a.beneath: Gn9 | b.open: Va9 | b.score: Va8 Va7")).shows("Vampires: a");
        at(&format!("{DECK} | a.open: Va1 | a.beneath: Gn7 | b.open: Va9")).shows("Vampires: b");
        at(&format!("{DECK} | a.open: Va8 | a.beneath: Gn1 | b.open: Va9")).shows("Vampires: b"); // the higher open
        at(&format!("{DECK} | a.open: Va9 | b.open: Va8 | b.beneath: Gn1")).shows("Vampires: a");
        at(&format!("{DECK} | a.open: Va0 | b.score: Va9")).shows("Vampires: a");
        at(&format!("{DECK} | a.score: Va1 Va2 | b.score: Va9")).shows("Vampires: -"); // none without an open one
    }

    #[test]
    fn what_lies_under_a_vampire_counts_for_no_faction() {
        // 8.21, 11.1: it stays under it when the display joins the score pile.
        let game = at(&format!("{DECK} | a.open: Va1 | a.beneath: Gn9 Gi9 Gr9 | b.score: Gn1 Gi1 Gr0"));
        game.shows("a.score: Va1 | a.beneath: Gn9 Gi9 Gr9 | Gnomes: b | Giants: b | Griffins: b | Vampires: a");
    }

    #[test]
    fn a_gnome_or_griffin_under_a_vampire_is_in_no_display() {
        // 8.21: a Giant cannot crush the one, the other lends nothing.
        let line = "a: Gn3 Gr3 Ra3 | b: Gi3 Ra7 Gi5 | a.open: Va1";
        let mut game = two(line, "Gn3 Gi3");
        game.shows("won a | answers: pass lay");
        game.play("lay pass").shows("a.beneath: Gn3 | a.display: Va1 | a.score: Gi3");
        let mut game = two("lead b | a: Gr3 Ra3 | b: Gi3 Ra7 | a.open: Va1 | a.beneath: Gn3 Gr5", "Gi3 Gr3");
        game.shows("won b | a.beneath: Gn3 Gr5 | discard:");
        game = two("a: Ra5 Gn1 | b: Ra7 Gi5 | a.open: Va1 | a.beneath: Gr5", "Ra5 Ra7");
        game.shows("won b");
    }

    #[test]
    fn a_gnome_not_laid_under_is_displayed() {
        two("a: Gn3 Ra3 | b: Gi3 Ra7 | a.open: Va1", "Gn3 Gi3 pass pass").shows("a.display: Gn3 Va1 | a.score: Gi3"); // 8.6
    }

    #[test]
    fn a_hero_may_be_laid_under_and_counts_by_its_value() {
        // 8.21: the Skeleton is a 5.
        let line = format!("{DECK} | heroes | a: Ra9 | b: Skeleton | a.open: Va1 | b.open: Va5");
        after(&line, "Ra9 Skeleton pass lay").shows("a.beneath: Skeleton | Vampires: a");
        after(&line, "Ra9 Skeleton pass pass").shows("a.score: Ra9 Skeleton Va1 | Vampires: b");
    }

    #[test]
    fn the_loser_may_lay_a_dwarf_under_their_vampire() {
        // 8.21, 8.5: any card you collect.
        let mut game = after(
            "Giants Gnomes Vampires Dwarves Raccoons | a: Dw5 Ra1 | b: Ra3 Ra5 \
                              | b.open: Va1",
            "Dw5 Ra3",
        );
        game.shows("won a | asks b | answers: pass lay");
        game.play("lay").shows("b.beneath: Dw5 | a.score: Ra3 | asks a");
    }

    #[test]
    fn a_vampire_won_in_phase_one_is_plain() {
        // 8.24: not open, and nobody is asked.
        let line = "Giants Gnomes Vampires Zombies Raccoons | one | a: Zo5 Gi1 | b: Va9 Gi3 | draw: Gn1 Gn3 Gn5 Gn7";
        let game = after(line, "Zo5 Va9");
        game.shows("won a | a.score: Va9 | a.open: | a.display: | asks a | answers: Gi1");
        at("Giants Gnomes Vampires Zombies Raccoons | a.score: Va9 | b.open: Va0").shows("Vampires: b");
    }

    #[test]
    fn the_tie_break_of_the_game_counts_the_open_vampire_and_what_lies_under_it() {
        // 11.6
        let game = at(&format!("{DECK} | a.open: Va1 | a.beneath: Gn9 Gn7 | a.score: Va5 | b.score: Gi1 Gi1"));
        let score = game.state.score().unwrap();
        assert_eq!((score.standings[0], score.standings[1]), ((1, 3, 17), (1, 2, 2)), "11.6");
        assert!(score.won(0) && !score.won(1));
    }
}
