//! The crests of the 24 factions, one file each.

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

use crate::crest::Crest;

macro_rules! crests {
    ($($faction:ident in $module:ident,)*) => {
        /// A faction's crest.
        pub(crate) const fn crest(faction: Faction) -> &'static Crest {
            match faction {
                $(Faction::$faction => &$module::CREST,)*
            }
        }
    };
}

crests! {
    Knights in knights,
    Goblins in goblins,
    Giants in giants,
    Gnomes in gnomes,
    Kings in kings,
    Peasants in peasants,
    Automatons in automatons,
    Bards in bards,
    Dragons in dragons,
    Doppelgangers in doppelgangers,
    Dwarves in dwarves,
    Griffins in griffins,
    Raccoons in raccoons,
    Seers in seers,
    Trolls in trolls,
    Undead in undead,
    Vikings in vikings,
    Wizards in wizards,
    Druids in druids,
    Shapeshifters in shapeshifters,
    Vampires in vampires,
    Zombies in zombies,
    Werewolves in werewolves,
    Shadows in shadows,
}
