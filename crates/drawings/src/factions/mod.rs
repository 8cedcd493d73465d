//! The crests of the factions, one file each: to add one, write its file, its `mod` and its line below.

mod automatons;
mod bards;
mod doppelgangers;
mod dragons;
mod druids;
mod dwarves;
mod giants;
mod gnomes;
mod goblins;
mod griffins;
mod kings;
mod knights;
mod peasants;
mod raccoons;
mod seers;
mod shadows;
mod shapeshifters;
mod trolls;
mod undead;
mod vampires;
mod vikings;
mod werewolves;
mod wizards;
mod zombies;

use claim::Faction;

use crate::{crest::Crest, stand_in};

/// The crests there are. A faction that is not listed has a stand-in.
const CRESTS: &[(Faction, &Crest)] = &[
    (Faction::Knights, &knights::CREST),
    (Faction::Goblins, &goblins::CREST),
    (Faction::Giants, &giants::CREST),
    (Faction::Gnomes, &gnomes::CREST),
    (Faction::Kings, &kings::CREST),
    (Faction::Peasants, &peasants::CREST),
    (Faction::Automatons, &automatons::CREST),
    (Faction::Bards, &bards::CREST),
    (Faction::Dragons, &dragons::CREST),
    (Faction::Doppelgangers, &doppelgangers::CREST),
    (Faction::Dwarves, &dwarves::CREST),
    (Faction::Griffins, &griffins::CREST),
    (Faction::Raccoons, &raccoons::CREST),
    (Faction::Seers, &seers::CREST),
    (Faction::Trolls, &trolls::CREST),
    (Faction::Undead, &undead::CREST),
    (Faction::Vikings, &vikings::CREST),
    (Faction::Wizards, &wizards::CREST),
    (Faction::Druids, &druids::CREST),
    (Faction::Shapeshifters, &shapeshifters::CREST),
    (Faction::Vampires, &vampires::CREST),
    (Faction::Zombies, &zombies::CREST),
    (Faction::Werewolves, &werewolves::CREST),
    (Faction::Shadows, &shadows::CREST),
];

/// A faction's crest.
pub(crate) const fn crest(faction: Faction) -> &'static Crest {
    match own_crest(faction) {
        Some(crest) => crest,
        None => stand_in::crest(faction),
    }
}

/// A faction's crest, if it has one of its own.
pub(crate) const fn own_crest(faction: Faction) -> Option<&'static Crest> {
    let mut i = 0;
    while i < CRESTS.len() {
        if CRESTS[i].0 as u8 == faction as u8 {
            return Some(CRESTS[i].1);
        }
        i += 1;
    }
    None
}
