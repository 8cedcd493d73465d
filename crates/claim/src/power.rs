//! What a faction's power declares, and the moments at which it has its say.
//!
//! A power is a type without size that implements [`Power`]; what it leaves out is the base rule. Most powers are facts:
//! where the cards go, what they trump. Those are constants, and the rules fold them into tables by slot when they are
//! prepared (`declared.rs`), which the course of a trick reads. What is no fact is code: a power lists the moments at
//! which it acts in [`Power::LISTENS`], and is called at no other: a moment nobody in the deck listens to costs one AND.
//! The law test of the declarations plays games with all ears open and finds a moment that was forgotten.

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    card::{Card, CardSet},
    factions::{Cards, Faction},
    question::About,
    score::{Ballot, Counted, Vote},
    state::State,
};

/// A moment of the game. "Of the card" means that only the faction of the card in question is asked; the others ask
/// every faction in play. Where a moment says what must lie on the table, a power need not be asked if nothing does, and must do nothing then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Moment {
    /// Of the card: it was just played, and a prize lies open.
    OnPlay,
    /// Any card was just played in phase two by a seat in whose display something lies.
    OnAnyPlay,
    /// Of the led faction: does the lowest card win?
    LowestWins,
    /// Of the winning card: prizes are about to be taken.
    OnPrizes,
    /// A trick of phase two was won, its cards have not moved, and something lies in the display of an opponent of the winner.
    OnWin,
    /// Something is collected, which is of this faction or comes to a seat with an open card: may it be laid elsewhere?
    Lays,
    /// The cards of the trick have moved, and something lies in the pool.
    CardsMoved,
    /// Of the winning card: the trick is nearly over.
    WonWith,
    /// The trick is nearly over, and cards of a display were spent in it.
    Tidy,
    /// Of the cards in the trick: who leads next?
    NextLead,
    /// The last trick is over (11.1).
    ClearUp,
    /// The piles are complete (11.2).
    AtEnd,
    /// Declarations (11.3).
    Declare,
    /// Of the faction: who gets its vote?
    Vote,
}

/// How many moments there are.
pub(crate) const MOMENTS: usize = Moment::Vote as usize + 1;

/// Where a played card goes after the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goes {
    /// To the discard pile in phase one (5.4), to the winner's score pile in phase two (6.2).
    AsUsual,
    /// To the winner's score pile.
    ToWinner,
    /// To the loser's score pile; with three or four, 12.6 says who that is.
    ToLoser,
    /// In front of its player, if somebody else won the trick.
    ToDisplayIfLost,
    /// To the common pool.
    ToPool,
}

/// Which cards decide a faction's vote at the end of a game of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// 11.4 alone: how many of its own cards each has, then the highest.
    Plainly,
    /// Which of its own cards each has.
    ByOwnCards,
    /// The sum of values of what each has gathered under an open card, which may be any card they collect (8.21).
    ByGathered,
    /// Which cards of the pair each has.
    ByPair,
    /// Which cards of the deck each has.
    ByAllCards,
    /// Which cards of the deck each has; and it changes what other factions count, for better or worse.
    ForOthersToo,
}

/// Are these only moments at which [`State::duel`](crate::State::duel) asks the powers itself, or that come in phase one
/// or after the last trick?
const fn none_beyond_a_duel(moments: &[Moment]) -> bool {
    let mut i = 0;
    while i < moments.len() {
        if matches!(
            moments[i],
            Moment::OnPlay
                | Moment::OnAnyPlay
                | Moment::OnWin
                | Moment::Lays
                | Moment::CardsMoved
                | Moment::WonWith
                | Moment::Tidy
        ) {
            return false;
        }
        i += 1;
    }
    true
}

/// The power of a faction. Every method's default is the base rule. How a constant becomes part of a table is told by
/// example in `declared.rs`.
#[allow(unused_variables)]
pub(crate) trait Power {
    /// What is printed on the cards.
    const CARDS: Cards;
    /// What its vote depends on.
    const COUNTS: Counts = Counts::Plainly;
    /// 12.1: does the rulebook advise against it for more than two players?
    const ADVISED_FOR_TWO_ONLY: bool = false;
    /// Where its cards go after a trick of phase one, and of phase two.
    const GOES: [Goes; 2] = [Goes::AsUsual; 2];
    /// Where the losing cards go after a trick of each phase that this faction won, if they do not say it themselves.
    const SPOILS: [Goes; 2] = [Goes::AsUsual; 2];
    /// Does a card that is collected in phase two lie in the display?
    const DISPLAYS: bool = false;
    /// What its card in the display of a player adds to other cards of its value that they play. Of a faction with several
    /// cards of a value only the first is looked for.
    const LENDS: u8 = 0;
    /// May its cards be played instead of following, and do they count as the led faction?
    const STANDS_IN: bool = false;
    /// The factions that it trumps: played on a led card of theirs, the strongest of its cards wins.
    const TRUMPS: &'static [Faction] = &[];
    /// Does winning with it in phase one also win the next trick?
    const CLAIMS_NEXT: bool = false;
    /// Are potions set out (4.6)?
    const SETS_OUT_POTIONS: bool = false;
    /// The moments this power listens to.
    const LISTENS: &'static [Moment] = &[];
    /// Does [`State::duel`](crate::State::duel) know all that this power does in phase two? If not, endings with it are
    /// searched by the rules themselves, which is slower. At some moments a power can do anything, so one that listens to
    /// them is not known unless it says so.
    const IS_KNOWN_TO_DUELS: bool = none_beyond_a_duel(Self::LISTENS) && !Self::SETS_OUT_POTIONS;
    /// The question this power asks, in words, if it asks one.
    const ASKS: &'static str = "";

    /// The card at `at` of the trick was just played, and has its power.
    fn on_play(state: &mut State, at: usize, sink: &mut impl Sink<State>) {}
    /// Any card was just played in phase two, at `at` of the trick, by a seat in whose display something lies.
    fn on_any_play(state: &mut State, at: usize) {}
    /// This faction was led: does the lowest of all that count as it win?
    fn lowest_wins(state: &State) -> bool {
        false
    }
    /// The winner won with this faction, and prizes are about to be taken.
    fn on_prizes(state: &mut State, sink: &mut impl Sink<State>) {}
    /// A trick was won; look at its card at `at`.
    fn on_win(state: &mut State, at: usize, sink: &mut impl Sink<State>) {}
    /// Which card of a display the card at `at` of a trick discards in [`Power::on_win`].
    fn crushes(state: &State, at: usize, display: CardSet) -> Option<Card> {
        None
    }
    /// May `seat` lay the card it collects elsewhere?
    fn may_lay(state: &State, seat: Seat, card: Card) -> bool {
        false
    }
    /// `seat` lays the card elsewhere.
    fn lay(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<State>) {}
    /// The trick's cards have moved; called again after each question until `state.cursor` stays.
    fn cards_moved(state: &mut State, sink: &mut impl Sink<State>) {}
    /// The winner won with this faction.
    fn won_with(state: &mut State, sink: &mut impl Sink<State>) {}
    /// The trick is nearly over.
    fn tidy(state: &mut State, sink: &mut impl Sink<State>) {}
    /// Does the player of its card lead next, who may have lost the trick? Of several such cards the last decides.
    fn leads_next(state: &State, seat: Seat) -> bool {
        false
    }
    /// The last trick is over.
    fn clear_up(state: &mut State, sink: &mut impl Sink<State>) {}
    /// The score piles are complete.
    fn at_end(state: &mut State, sink: &mut impl Sink<State>) {}
    /// Declarations of the side whose turn it is.
    fn declare(state: &mut State, side: u8) {}
    /// The cards that count for a side in the vote, if not those of the base rule.
    fn counted(ballot: &Ballot, side: u8) -> Option<Counted> {
        None
    }
    /// Who gets the vote, if not who the base rule says.
    fn vote(ballot: &Ballot) -> Option<Vote> {
        None
    }
    /// What the question this power asked is about.
    fn about(state: &State) -> About {
        About::default()
    }
    /// The legal answers to the question this power asked.
    fn answers(state: &State) -> Answers {
        Answers::NONE
    }
    /// An answer to the question this power asked.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {}
}
