//! What is measured: the named sets for every number of players, and decks with everything in them.

use claim::{Edition, Faction, NamedSet};

/// A set-up of either game.
#[derive(Clone, Debug)]
pub enum Set {
    /// Of Claim.
    Claim(claim::Setup),
    /// Of Claim It!
    ClaimIt(claim_it::Setup),
}

/// All sets that are measured, by name.
pub fn sets() -> Vec<(String, Set)> {
    use Faction::{
        Automatons, Druids, Giants, Gnomes, Goblins, Knights, Raccoons, Seers, Shadows, Shapeshifters, Vampires,
        Wizards,
    };
    let mut all = Vec::new();
    for set in NamedSet::ALL {
        for players in 2..=4 {
            if let Some(setup) = set.setup(players) {
                let name = if players == 2 { set.slug().into() } else { format!("{}-{players}p", set.slug()) };
                all.push((name, Set::Claim(setup)));
            }
        }
    }
    for (name, factions) in [
        ("mix-1", [Giants, Gnomes, Wizards, Druids, Vampires]),
        ("mix-2", [Knights, Goblins, Automatons, Seers, Shapeshifters]),
        ("mix-3", [Giants, Gnomes, Raccoons, Shadows, Wizards]),
    ] {
        let two = claim::Setup::two(factions);
        let all_in = claim::Setup { artifacts: true, heroes: true, edition: Edition::C2, ..two };
        all.push((format!("{name}+artifacts+heroes"), Set::Claim(all_in)));
    }
    for players in 2..=5 {
        let name = if players == 2 { "claim-it".into() } else { format!("claim-it-{players}p") };
        all.push((name, Set::ClaimIt(claim_it::Setup::new(players))));
    }
    all.push(("claim-it-variant".into(), Set::ClaimIt(claim_it::Setup::new(2).with_variant())));
    let reduced = claim_it::Setup::new(2).on(claim_it::Board::REDUCED);
    all.push(("claim-it-reduced".into(), Set::ClaimIt(reduced)));
    all
}
