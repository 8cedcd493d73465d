//! What the powers did in a game, as far as its events tell.

use claim::{Artifact, Card, Effect, Event, Faction, Hero, Phase, PowerOf, Question, SeenEvent, State, Zone};
use game::{Game as _, Replay, Seat, Sink};

use crate::ThingRow;

/// What one faction, hero or artifact did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Acts {
    /// Cards of it, or the artifact itself, that were played.
    pub(crate) played: u32,
    /// Tricks that were won with it.
    pub(crate) won: u32,
    /// Tricks that the base rule gives to somebody else, and that it won, or in which the artifact was played.
    pub(crate) turned: u32,
    /// Cards of it that went elsewhere after a trick than the base rule says, by whatever power.
    pub(crate) diverted: u32,
    /// Moves in which its power had a say.
    pub(crate) acted: u32,
    /// Questions that it asked.
    pub(crate) asked: u32,
}

impl Acts {
    /// The row of a thing, with what it did.
    pub(crate) fn fill(self, row: ThingRow) -> ThingRow {
        let Acts { played, won, turned, diverted, acted, asked } = self;
        ThingRow { played, won, turned, diverted, acted, asked, ..row }
    }
}

/// What all of them did in one game.
#[derive(Clone, Debug)]
pub(crate) struct Powers {
    factions: [Acts; Faction::ALL.len()],
    heroes: [Acts; Hero::ALL.len()],
    artifacts: [Acts; Artifact::ALL.len()],
    /// Tricks that were won with a card.
    pub(crate) tricks: u32,
    /// Of these, the ones that the base rule gives to somebody else.
    pub(crate) turned: u32,
    /// Artifacts played in this trick before it was won.
    laid: Vec<Artifact>,
    /// Who has won this trick; nobody as long as it is played.
    winner: Option<Seat>,
    /// What happened in each move.
    happened: Vec<Vec<SeenEvent>>,
    /// What was asked last.
    question: Option<Question>,
}

impl Powers {
    /// Plays a game again and watches.
    pub(crate) fn of(replay: &Replay<State>) -> Result<Powers, String> {
        let mut powers = Powers {
            factions: [Acts::default(); Faction::ALL.len()],
            heroes: [Acts::default(); Hero::ALL.len()],
            artifacts: [Acts::default(); Artifact::ALL.len()],
            tricks: 0,
            turned: 0,
            laid: Vec::new(),
            winner: None,
            happened: Vec::new(),
            question: None,
        };
        let mut state = State::start(&replay.setup, &replay.deal).map_err(|error| error.to_string())?;
        for &action in &replay.log {
            powers.is_asked(&state);
            powers.happened.push(Vec::new());
            state.apply(action, &mut powers).map_err(|error: claim::ActionError| error.to_string())?;
        }
        for (_, effect) in Effect::all(state.rules(), &std::mem::take(&mut powers.happened)) {
            powers.of_power(effect.of).acted += 1;
        }
        Ok(powers)
    }

    pub(crate) fn of_faction(&self, faction: Faction) -> Acts {
        self.factions[faction as usize]
    }

    pub(crate) fn of_hero(&self, hero: Hero) -> Acts {
        self.heroes[hero as usize]
    }

    pub(crate) fn of_artifact(&self, artifact: Artifact) -> Acts {
        self.artifacts[artifact as usize]
    }

    fn is_asked(&mut self, state: &State) {
        self.question = state.question();
        if let Some(power) = self.asking() {
            self.of_power(power).asked += 1;
        }
    }

    /// Whose power has asked.
    fn asking(&self) -> Option<PowerOf> {
        match self.question? {
            Question::Faction(faction) => Some(PowerOf::Faction(faction)),
            Question::Hero(hero) => Some(PowerOf::Hero(hero)),
            Question::Artifact(artifact) => Some(PowerOf::Artifact(artifact)),
            _ => None,
        }
    }

    fn of_power(&mut self, power: PowerOf) -> &mut Acts {
        match power {
            PowerOf::Faction(faction) => &mut self.factions[faction as usize],
            PowerOf::Hero(hero) => &mut self.heroes[hero as usize],
            PowerOf::Artifact(artifact) => &mut self.artifacts[artifact as usize],
        }
    }

    /// What a card did.
    fn of_card(&mut self, state: &State, card: Card) -> Option<&mut Acts> {
        match Hero::of(card) {
            Some(hero) => Some(&mut self.heroes[hero as usize]),
            None => state.rules().faction_of(card).map(|faction| &mut self.factions[faction as usize]),
        }
    }

    fn won(&mut self, state: &State, seat: Seat, card: Card) {
        self.winner = Some(seat);
        self.tricks += 1;
        let is_turned = by_base_rule(state).is_some_and(|plain| plain != seat);
        self.turned += u32::from(is_turned);
        for artifact in std::mem::take(&mut self.laid) {
            self.artifacts[artifact as usize].turned += u32::from(is_turned);
        }
        if let Some(acts) = self.of_card(state, card) {
            acts.won += 1;
            acts.turned += u32::from(is_turned);
        }
    }
}

impl Sink<State> for Powers {
    fn event(&mut self, before: &State, event: Event) {
        if let Some(events) = self.happened.last_mut() {
            events.push(before.event_in_full(event));
        }
        match event {
            Event::Leads(_) | Event::WithoutPlay => {
                self.laid.clear();
                self.winner = None;
            }
            Event::Won { seat, with: Some(card) } => self.won(before, seat, card),
            Event::Won { seat, with: None } => self.winner = Some(seat),
            Event::Artifact { artifact, .. } => {
                self.artifacts[artifact as usize].played += 1;
                self.laid.push(artifact);
            }
            Event::Moved { card, from: Zone::Hand(_), to: Zone::Trick, .. } => {
                if let Some(acts) = self.of_card(before, card) {
                    acts.played += 1;
                }
            }
            Event::Moved { card, from: Zone::Trick, to, .. } => {
                let plain = self.winner.map(|winner| match before.phase() {
                    Phase::One => Zone::Discard,
                    Phase::Two => Zone::Score(winner),
                });
                if plain.is_some_and(|plain| plain != to)
                    && let Some(acts) = self.of_card(before, card)
                {
                    acts.diverted += 1;
                }
            }
            // 8.12: what is seen of a declaration does not tell whether it is a Crown's (9.4).
            Event::Declared { .. } => {
                if let Some(power @ PowerOf::Faction(_)) = self.asking() {
                    self.of_power(power).acted += 1;
                }
            }
            _ => {}
        }
    }
}

/// Who would win the trick by the highest printed value of the led faction, of equals the first. None if a hero was led.
fn by_base_rule(state: &State) -> Option<Seat> {
    let rules = state.rules();
    let plays = state.trick().deciding();
    let led = rules.faction_of(plays.first()?.card)?;
    let follows = plays.iter().filter(|play| rules.faction_of(play.card) == Some(led));
    let best = follows.rev().max_by_key(|play| rules.value_of(play.card))?;
    Some(best.seat)
}

#[cfg(test)]
mod tests {
    use claim::NamedSet;
    use game::{Chance, Table};

    use super::*;

    /// All random games of a set, added up.
    fn of_set(set: NamedSet, games: u64) -> Vec<(Powers, Table<State>)> {
        let setup = set.setup(2).unwrap();
        let play = |seed| {
            let mut chance = Chance::from_seed(seed);
            let deal = State::deal(&setup, &mut chance).unwrap();
            let mut table = Table::<State>::new(setup.clone(), deal).unwrap();
            while let Some(action) = table.position().sample(&mut chance) {
                table.play(action).unwrap();
            }
            (Powers::of(table.replay()).unwrap(), table)
        };
        (0..games).map(play).collect()
    }

    #[test]
    fn in_the_first_set_only_knights_and_doppelgangers_turn_tricks() {
        let (mut knights, mut doppelgangers) = (0, 0);
        for (powers, _) in of_set(NamedSet::Claim, 60) {
            assert_eq!(powers.tricks, 26);
            let turned = [Faction::Knights, Faction::Doppelgangers].map(|faction| powers.of_faction(faction).turned);
            (knights, doppelgangers) = (knights + turned[0], doppelgangers + turned[1]);
            let all: u32 = Faction::ALL.iter().map(|&faction| powers.of_faction(faction).turned).sum();
            assert_eq!((all, all), (powers.turned, turned[0] + turned[1]));
        }
        assert!(knights > 20 && doppelgangers > 20, "{knights} {doppelgangers}");
    }

    #[test]
    fn dwarves_and_undead_go_ways_of_their_own() {
        for (powers, _) in of_set(NamedSet::Claim, 20) {
            for faction in Faction::ALL {
                let acts = powers.of_faction(faction);
                let has_a_way = matches!(faction, Faction::Dwarves | Faction::Undead);
                assert!(has_a_way || acts.diverted == 0, "{faction} {acts:?}");
                assert!(acts.won <= acts.played && acts.diverted <= acts.played, "{faction} {acts:?}");
            }
            // Every Undead that is played in phase one is scored.
            assert!(powers.of_faction(Faction::Undead).diverted > 0);
        }
    }

    #[test]
    fn artifacts_and_heroes_are_seen_at_work() {
        let played: u32 = of_set(NamedSet::Magic, 20)
            .iter()
            .flat_map(|(powers, _)| Artifact::ALL.map(|artifact| powers.of_artifact(artifact).played))
            .sum();
        assert!(played > 40, "{played}");
        let won: u32 = of_set(NamedSet::Shadow, 20)
            .iter()
            .flat_map(|(powers, _)| Hero::ALL.map(|hero| powers.of_hero(hero).won))
            .sum();
        assert!(won > 20, "{won}");
    }

    #[test]
    fn an_artifact_played_after_a_trick_has_turned_none() {
        // 9.3: these are played when the trick is won already, so they change no winner, not of the next trick either.
        use Artifact::{Crystal, Light, Orb, Spear, Staff, Stone};
        let (mut played, mut others) = (0, 0);
        for (powers, _) in of_set(NamedSet::Magic, 60) {
            for artifact in Artifact::ALL {
                let acts = powers.of_artifact(artifact);
                if matches!(artifact, Staff | Spear | Light | Orb | Crystal | Stone) {
                    played += acts.played;
                    assert_eq!(acts.turned, 0, "{}", artifact.name());
                } else {
                    others += acts.turned;
                }
            }
        }
        assert!(played > 20 && others > 5, "{played} {others}");
    }

    #[test]
    fn every_faction_with_a_power_that_events_show_has_a_say() {
        let mut acted = [0; Faction::ALL.len()];
        for set in NamedSet::ALL {
            for (powers, _) in of_set(set, 15) {
                for faction in Faction::ALL {
                    acted[faction as usize] += powers.of_faction(faction).acted;
                }
            }
        }
        for faction in Faction::ALL {
            // Those without a power, those that only count otherwise in the end, and Kings, who act by their Peasants.
            let is_unseen = matches!(faction.name(), "Goblins" | "Shadows" | "Bards" | "Vikings" | "Kings");
            assert_eq!(acted[faction as usize] == 0, is_unseen, "{faction}: {}", acted[faction as usize]);
        }
    }
}
