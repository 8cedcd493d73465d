//! Every legal deck, for sweeps over all of them.

use game::{Actor, Chance, Game as _, Payoffs};

use crate::{
    deal::Deal,
    factions::{Faction, PAIRS},
    setup::{Edition, STUDY_HANDS, Setup},
    state::State,
};

/// All decks for this number of players (2.2, 12.1); none if that many cannot play.
pub fn of(players: u8) -> impl Iterator<Item = Setup> + use<> {
    let is_allowed = move |faction: Faction| players == 2 || faction.seats_more_than_two();
    let line_ups = Setup::ten_card_factions(players).map(|tens| line_ups(usize::from(tens), is_allowed));
    line_ups.into_iter().flatten().map(move |factions| Setup { players, ..Setup::two(factions) })
}

/// Every set-up there is: each deck for two in its eight variants, each for three and for four under both editions.
pub fn all() -> impl Iterator<Item = Setup> {
    let two = of(2).flat_map(|setup| variants(&setup));
    let both = |setup: Setup| [Edition::A, Edition::C2].map(|edition| Setup { edition, ..setup.clone() });
    two.chain([3, 4].into_iter().flat_map(of).flat_map(both))
}

/// Every study deck, under both editions (15.1).
pub fn studies() -> impl Iterator<Item = Setup> {
    let decks = || line_ups(1, |faction| faction.leave() == 0).map(Setup::two);
    let with = move |hand| decks().map(move |setup| Setup { study: Some(hand), ..setup });
    let both = |setup: Setup| [Edition::A, Edition::C2].map(|edition| Setup { edition, ..setup.clone() });
    STUDY_HANDS.flat_map(with).flat_map(both)
}

/// A deck for two plain, with artifacts, with heroes and with both, under both editions.
pub fn variants(setup: &Setup) -> impl Iterator<Item = Setup> + use<> {
    let setup = setup.clone();
    (0..8).map(move |i| Setup {
        artifacts: i & 1 != 0,
        heroes: i & 2 != 0,
        edition: if i & 4 == 0 { Edition::A } else { Edition::C2 },
        ..setup.clone()
    })
}

/// What a set-up has beside its factions, in words: the variants that laws are counted by.
#[doc(hidden)]
pub fn variant_of(setup: &Setup) -> String {
    let with = |has: bool, what: &'static str| if has { what } else { "" };
    format!("{} players{}{}", setup.players, with(setup.artifacts, ", artifacts"), with(setup.heroes, ", heroes"))
}

/// Plays a random game as it is played, and beside it one in which every power is asked at every moment and every trick is
/// taken step by step; the error says where they differ, or that payoffs are not by the score.
#[doc(hidden)]
pub fn same_with_all_ears(setup: &Setup, seed: u64) -> Result<(), String> {
    let rules = setup.rules().map_err(|e| e.to_string())?;
    let mut chance = Chance::from_seed(seed);
    let deal = Deal::random(&rules, setup.first, &mut chance);
    let mut game = State::begin(rules, &deal);
    let mut other = State::begin(rules.all_ears(), &deal);
    let mut plies = 0;
    loop {
        let mut heard = other;
        heard.rules = rules;
        if heard != game || other.answers() != game.answers() {
            return Err(format!("after {plies} answers of {setup:?}, seed {seed}:\n{game:?}\n{heard:?}"));
        }
        if game.actor() == Actor::Over {
            let score = game.tally().ok_or("the game is over without a score")?;
            if Some(score) != other.tally() {
                return Err(format!("the scores of {setup:?} differ"));
            }
            // Payoffs do not look into the reasons of a score.
            let payoffs = Payoffs::shared(rules.players(), score.winners(), |seat| score.won(rules.side(seat)));
            let same = game.payoffs() == Some(payoffs);
            return if same {
                Ok(())
            } else {
                Err(format!("the payoffs of {setup:?}, seed {seed}, are not by its score"))
            };
        }
        let Some(action) = game.sample(&mut chance) else { return Err("no answer is listed".into()) };
        let (mut events, mut others) = (Vec::new(), Vec::new());
        game.apply_unchecked(action, &mut events);
        other.apply_unchecked(action, &mut others);
        if events != others {
            return Err(format!("after {plies} answers of {setup:?}, seed {seed}:\n{events:?}\n{others:?}"));
        }
        plies += 1;
    }
}

/// Each pair with each choice of `n` ten-card factions.
fn line_ups(n: usize, allowed: impl Fn(Faction) -> bool) -> impl Iterator<Item = Vec<Faction>> {
    let tens: Vec<Faction> = Faction::ALL.into_iter().filter(|&f| f.pair().is_none() && allowed(f)).collect();
    let choices: Vec<u32> = (0..1u32 << tens.len()).filter(|bits| bits.count_ones() as usize == n).collect();
    PAIRS.into_iter().flat_map(move |pair| {
        let tens = tens.clone();
        choices.clone().into_iter().map(move |bits| {
            let chosen = tens.iter().enumerate().filter(|(i, _)| bits >> i & 1 != 0).map(|(_, &f)| f);
            pair.into_iter().chain(chosen).collect()
        })
    })
}

/// The number of legal decks, by 2.2 and 12.1: each pair with any three of the ten-card factions for two players, with any
/// five of those that more players may use.
#[cfg(test)]
pub(crate) fn how_many(players: u8) -> usize {
    let is_allowed = |faction: &Faction| players == 2 || faction.seats_more_than_two();
    let tens = Faction::ALL.iter().filter(|faction| faction.pair().is_none() && is_allowed(faction)).count();
    let chosen = if players == 2 { 3 } else { 5 };
    let choices = (0..chosen).fold(1, |choices, i| choices * (tens - i) / (i + 1));
    PAIRS.len() * choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_meets_every_choice_of_ten_card_factions() {
        let legal = |decks: &mut dyn Iterator<Item = Setup>| decks.filter(|setup| setup.rules().is_ok()).count();
        assert_eq!(legal(&mut of(2)), how_many(2), "2.2");
        assert_eq!(legal(&mut of(3)), how_many(3), "12.1");
        assert_eq!(legal(&mut of(4)), how_many(4), "12.1");
        assert_eq!(of(5).count(), 0, "12.1");
    }

    #[test]
    fn every_study_deck_is_legal() {
        // 15.1: three hands, each pair with one of the ten-card factions but Raccoons and Shadows, both editions.
        assert!(studies().all(|setup| setup.rules().is_ok()));
        assert_eq!(studies().count(), 3 * 3 * 16 * 2);
    }

    #[test]
    fn every_deck_comes_in_every_variant() {
        assert_eq!(all().count(), how_many(2) * 8 + how_many(3) * 2 + how_many(4) * 2);
    }
}
