//! Claim under the laws of [`game::laws`].
//!
//! The hard part is the past of a world: a player imagines other hidden cards, and we play the same game again with
//! them. Every card that truly lies somewhere is renamed to the card that lies there in the imagined world; then deal
//! and log are translated, and every answer has to be legal again. Names change on the way back in time: before a card
//! left a zone unseen, the player knew which cards were there.

use game::{Actor, Audience, Chance, Game as _, Replay, Seat, Sink, Table, laws::Lawful};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactSet},
    card::{Card, CardSet, PLACES},
    deal::{Deal, DrawPile},
    event::{Event, Zone},
    knowledge::{Knowledge, Pool, Turn},
    matching::matching,
    question::Question,
    state::State,
    view::View,
};

impl Lawful for State {
    /// Two phases of 13 tricks with at most six answers a card, and as many again for what artifacts and powers ask.
    const LONGEST: usize = 1_000;

    fn conserved(&self) -> Result<(), String> {
        State::conserved(self).map_err(|error| error.to_string())
    }

    fn lies_as_shown(&self, view: &View) -> Result<(), String> {
        for zone in self.zones() {
            // Which of several cards that look alike lies where is nobody's business.
            let mut there: Vec<Card> = self.cards_in(zone).iter().map(|card| self.rules.layout().face(card)).collect();
            if usize::from(view.count(zone)) != there.len() {
                return Err(format!("{zone} has {} cards, not {}", there.len(), view.count(zone)));
            }
            for card in view.known(zone).iter() {
                let face = self.rules.layout().face(card);
                let at = there.iter().position(|&other| other == face);
                let at = at.ok_or_else(|| format!("{} is not in {zone}", self.rules.card_name(card)))?;
                there.swap_remove(at);
            }
        }
        Ok(())
    }

    fn retrace(table: &Table<State>, seat: Seat, world: &State) -> Option<Replay<State>> {
        // Worlds are exact but in two cases: what was given up once can make worlds possible that were not; and once
        // cards were mixed up unseen, those that look alike are taken for each other without a full account.
        let twins = !table.position().rules.layout().twins().is_empty();
        let inexact = |turn: &Turn| matches!(turn, Turn::Blurred) || twins && matches!(turn, Turn::LostSight(_));
        if table.witness().turns(seat).iter().any(inexact) {
            return None;
        }
        let past = Past::of(table, seat);
        let names = past.names(table, world);
        let deal = past.deal(table, world, &names[0]);
        let log = past.log(table, &deal, &names);
        Some(Replay { setup: table.replay().setup.clone(), deal, log })
    }

    /// Two cards that were dealt elsewhere and never seen by the audience, two potions that were never revealed, or an artifact
    /// that was never played and one that lies elsewhere.
    fn swapped(table: &Table<State>, audience: impl Into<Audience>, chance: &mut Chance) -> Option<Replay<State>> {
        let audience = audience.into();
        let own = audience.seat();
        let Replay { setup, deal, log } = table.replay();
        let mut replay: Replay<State> = Replay { setup: setup.clone(), deal: *deal, log: log.clone() };
        if table.position().rules.potions() && chance.below(4) == 0 {
            let hidden: Vec<usize> = (0..10).filter(|&i| !table.position().potions.revealed(i)).collect();
            let [a, b] = [(); 2].map(|()| hidden.get(chance.below(hidden.len() as u32) as usize).copied());
            replay.deal.potions.swap(a?, b?);
            return (replay.deal != *deal).then_some(replay);
        }
        if table.position().rules.artifacts()
            && chance.below(2) == 0
            && let Some(artifacts) = artifacts_exchanged(table, own, chance)
        {
            let replay = Replay { deal: Deal { artifacts, ..*deal }, ..replay.clone() };
            if asks_the_same(table, &replay) {
                return Some(replay);
            }
        }
        let hand = own.map_or(CardSet::EMPTY, |seat| deal.hands[seat.index()]);
        let mut seen = Sighted { audience, cards: hand };
        let mut again = State::begin(*table.position().rules(), deal);
        seen.cards = seen.cards.or(again.prizes().collect());
        for &action in log {
            again.apply_unchecked(action, &mut seen);
        }
        let unseen = again.rules.all_cards().minus(seen.cards);
        let [a, b] = [(); 2].map(|()| unseen.nth(chance.below(unseen.len())));
        let (a, b) = (a?, b?);
        // An exchange with itself would be counted and show nothing.
        if a == b {
            return None;
        }
        let swap = |card: Card| match card {
            card if card == a => b,
            card if card == b => a,
            card => card,
        };
        let all = |set: CardSet| set.iter().map(swap).collect::<CardSet>();
        replay.deal.hands = deal.hands.map(all);
        replay.deal.draw = deal.draw.map(swap);
        (replay.deal.left, replay.deal.replaced) = (all(deal.left), all(deal.replaced));
        // What others did unseen they did with the other card; which of several that look alike is not told.
        let layout = again.rules.layout();
        let mut state = State::begin(again.rules, deal);
        for action in &mut replay.log {
            let meant = if let Action::Card(face) = *action { state.meant_by(face) } else { None };
            state.apply_unchecked(*action, &mut ());
            if let Some(card) = meant {
                *action = Action::Card(layout.face(swap(card)));
            }
        }
        Some(replay)
    }

    /// Equal, but for which of several cards that look alike is where.
    fn alike(&self, other: &State) -> Result<(), String> {
        for zone in self.zones() {
            let [mine, theirs] = [self, other].map(|state| state.faces_in(zone));
            if mine != theirs {
                return Err(format!("{zone:?} has {mine:?} and {theirs:?}"));
            }
        }
        let [mine, theirs] = [self, other].map(State::by_faces);
        if mine == theirs { Ok(()) } else { Err(format!("\n{mine:?}\n{theirs:?}")) }
    }
}

impl State {
    /// With the names of faces in place of cards. It does not say how many of a face lie in a zone, and in which order; and of
    /// cards to be discarded face down only that they were chosen, since in a world any of the hand may be.
    fn by_faces(&self) -> State {
        let (mut state, layout) = (*self, self.rules.layout());
        state.rename(self.rules.all_cards(), |card| layout.face(card));
        state.draw = DrawPile::new(&[]);
        state.chosen = state.chosen.map(|card| card.map(|_| Card::default()));
        state
    }

    /// The faces of a zone, a draw pile's in order.
    fn faces_in(&self, zone: Zone) -> Vec<Card> {
        let face = |card| self.rules.layout().face(card);
        if zone == Zone::Draw && self.draw.settled() == self.draw.len() {
            return self.draw.iter().map(face).collect();
        }
        let mut faces: Vec<Card> = self.cards_in(zone).iter().map(face).collect();
        faces.sort_unstable();
        faces
    }

    /// The card that an answer naming a face would mean here.
    fn meant_by(&self, face: Card) -> Option<Card> {
        let shown = || (0..usize::from(self.top_seen.cards)).filter_map(|depth| self.draw.at(depth)).collect();
        let from = match self.chance_draws_from() {
            Some(set) => set,
            None => match self.pending? {
                Question::Prize | Question::Faction(_) => self.prizes().collect(),
                Question::Artifact(_) if self.top_seen.cards > 0 => shown(),
                _ => self.hand(self.asked),
            },
        };
        self.copy_in(from, face)
    }
}

/// The artifacts of a deal, with one that another seat still holds exchanged for one that its seat has never seen either.
fn artifacts_exchanged(table: &Table<State>, own: Option<Seat>, chance: &mut Chance) -> Option<[ArtifactSet; 2]> {
    let (position, mut dealt) = (table.position(), table.replay().deal.artifacts);
    let others: Vec<Seat> = position.rules.seats().take(2).filter(|&seat| Some(seat) != own).collect();
    let held = others[chance.below(others.len() as u32) as usize];
    let any = |set: ArtifactSet, chance: &mut Chance| {
        let all: Vec<Artifact> = set.iter().collect();
        all.get(chance.below(all.len().max(1) as u32) as usize).copied()
    };
    let given = any(position.artifacts(held), chance)?;
    let seen = dealt.into_iter().fold(ArtifactSet::EMPTY, ArtifactSet::or);
    let played = position.rules.seats().take(2).fold(seen, |played, seat| played.minus(position.artifacts(seat)));
    let own = own.map_or(ArtifactSet::EMPTY, |seat| dealt[seat.index()]);
    let taken = any(ArtifactSet::ALL.minus(played).minus(own).minus(position.artifacts(held)), chance)?;
    for artifacts in &mut dealt {
        let (had, has) = (artifacts.has(taken), artifacts.has(given));
        if had != has {
            let (lost, got) = if had { (taken, given) } else { (given, taken) };
            artifacts.remove(lost);
            artifacts.add(got);
        }
    }
    Some(dealt)
}

/// Is everybody asked the same as at the table, all the time? Whoever is asked in secret makes the others wait, which they see.
fn asks_the_same(table: &Table<State>, other: &Replay<State>) -> bool {
    let rules = *table.position().rules();
    let [mut ours, mut theirs] = [&table.replay().deal, &other.deal].map(|deal| State::begin(rules, deal));
    let is_same = |ours: &State, theirs: &State| {
        (ours.actor(), ours.question(), ours.step, ours.cursor)
            == (theirs.actor(), theirs.question(), theirs.step, theirs.cursor)
    };
    other.log.iter().all(|&action| {
        let is_legal = is_same(&ours, &theirs) && theirs.apply(action, &mut ()).is_ok();
        ours.apply_unchecked(action, &mut ());
        is_legal
    }) && is_same(&ours, &theirs)
}

/// Notes which cards an audience gets to see.
struct Sighted {
    audience: Audience,
    cards: CardSet,
}

impl Sink<State> for Sighted {
    fn event(&mut self, _: &State, event: Event) {
        if let Event::Moved { card, seen, .. } | Event::Shown { card, seen, .. } = event
            && self.audience.sees(seen)
        {
            self.cards.add(card);
        }
    }
}

/// Is this question hidden from a seat (9.3)?
fn is_hidden(state: &State, from: Seat) -> bool {
    state.actor() != Actor::Seat(from) && matches!(state.question(), Some(Question::Window(_) | Question::Collect))
}

/// For every card the one that lies in its place in the imagined world.
type Names = [Card; PLACES];

/// The game as it was, action by action.
struct Past {
    seat: Seat,
    actions: Vec<PastAction>,
}

struct PastAction {
    before: State,
    witness: Knowledge,
    action: Action,
    /// How many turns of the seat's knowledge there have been when the action, and what follows from it, is done.
    turns: usize,
    /// The card that an answer chose, as long as it lies where it was.
    waits_for: Option<(Zone, Card)>,
}

impl PastAction {
    /// Whoever kept one of some top cards of the draw pile can only have kept one of those (9.8).
    fn draw_from_the_top(&self, earlier: &mut Names, later: &Names) {
        let (Some(Question::Artifact(_)), Action::Card(face)) = (self.before.pending, self.action) else { return };
        let Some(kept) = self.before.meant_by(face).map(|card| later[card.index()]) else { return };
        let top = || (0..usize::from(self.before.top_seen.cards)).filter_map(|depth| self.before.draw.at(depth));
        if top().any(|card| earlier[card.index()] == kept) {
            return;
        }
        let deeper = self.before.draw.iter().find(|card| earlier[card.index()] == kept);
        if let (Some(deeper), Some(last)) = (deeper, top().next_back()) {
            earlier.swap(deeper.index(), last.index());
        }
    }
}

impl Past {
    fn of(table: &Table<State>, seat: Seat) -> Past {
        let Replay { setup, deal, log } = table.replay();
        let mut again = Table::<State>::new(setup.clone(), *deal).expect("it was dealt before");
        let mut actions: Vec<PastAction> = Vec::new();
        for &action in log {
            let (before, witness) = (*again.position(), again.witness().clone());
            again.play(action).expect("it was played before");
            let turns = again.witness().turns(seat).len();
            // A card that is to be discarded or drawn may leave its zone only with a later action.
            for past in &mut actions {
                if past.waits_for.is_some_and(|(zone, card)| before.cards_in(zone).has(card)) {
                    past.turns = turns;
                }
            }
            let waits_for = match (before.pending, action) {
                (Some(Question::Draw), Action::Card(face)) => before.meant_by(face).map(|card| (Zone::Draw, card)),
                (Some(Question::Discard), Action::Card(face)) => {
                    before.meant_by(face).map(|card| (Zone::Hand(before.asked), card))
                }
                _ => None,
            };
            actions.push(PastAction { before, witness, action, turns, waits_for });
        }
        Past { seat, actions }
    }

    /// The names after each number of turns of the seat's knowledge; the last are those of today.
    fn names(&self, table: &Table<State>, world: &State) -> Vec<Names> {
        let turns = table.witness().turns(self.seat);
        let mut names = vec![today(table, self.seat, world)];
        for (i, turn) in turns.iter().enumerate().rev() {
            let later = names[names.len() - 1];
            let mut earlier = later;
            match turn {
                Turn::Blurred => {}
                Turn::Exchanged(a, b) => earlier.swap(a.index(), b.index()),
                Turn::LostSight(pool) => {
                    // The cards known to be there were themselves; the others were the rest of what was there.
                    let then = self.actions.iter().find(|m| m.witness.turns(self.seat).len() <= i && i < m.turns);
                    let then = then.expect("every turn has its moment");
                    let there: CardSet = pool.places.iter().map(|card| later[card.index()]).collect();
                    // Names are those of today, so of a pool of that time only the faces can be compared.
                    let fits = |place, card| {
                        let twins = world.rules.copies(card);
                        let is_in = |_, pool: &Pool| !pool.cards.and(twins).is_empty();
                        then.witness.may_lie(&then.before, self.seat, place, card, is_in)
                            || twins.len() > 1
                                && then.witness.may_lie(&then.before, self.seat, place, card, |_, _| false)
                    };
                    name_zone(&mut earlier, pool.places, pool.cards, there, world, fits);
                    then.draw_from_the_top(&mut earlier, &later);
                }
            }
            names.push(earlier);
        }
        names.reverse();
        names
    }

    fn deal(&self, table: &Table<State>, world: &State, names: &Names) -> Deal {
        let deal = &table.replay().deal;
        let name = |card: Card| names[card.index()];
        let all = |set: CardSet| set.iter().map(name).collect::<CardSet>();
        let mut artifacts = deal.artifacts;
        for seat in table.position().rules().seats().filter(|&seat| seat != self.seat) {
            if let Some(dealt) = artifacts.get_mut(seat.index()) {
                let played = dealt.minus(table.position().artifacts(seat));
                *dealt = played.or(world.artifacts(seat));
            }
        }
        Deal {
            hands: deal.hands.map(all),
            draw: deal.draw.map(name),
            left: all(deal.left),
            replaced: all(deal.replaced),
            artifacts,
            potions: world.potions.stack,
            first: deal.first,
        }
    }

    /// Translates the log. Others may hold other artifacts in that world, so they are asked where they were not, and
    /// pass; and are not asked where they were and passed.
    fn log(&self, table: &Table<State>, deal: &Deal, names: &[Names]) -> Vec<Action> {
        let rules = table.position().rules();
        let mut other = State::begin(*rules, deal);
        let mut log = Vec::new();
        for PastAction { before, action, turns, .. } in &self.actions {
            if is_hidden(before, self.seat) && *action == Action::Pass {
                continue;
            }
            let names = &names[*turns];
            self.pass_on(&mut other, Some((before, names)), &mut log);
            let action = match *action {
                Action::Card(face) => {
                    let card = before.meant_by(face).map_or(face, |card| names[card.index()]);
                    Action::Card(rules.layout().face(card))
                }
                action => action,
            };
            log.push(action);
            if other.apply(action, &mut ()).is_err() {
                // The law will say so.
                return log;
            }
        }
        self.pass_on(&mut other, None, &mut log);
        log
    }

    /// Lets others pass in the imagined world until it comes to the same question as the true one.
    fn pass_on(&self, other: &mut State, truth: Option<(&State, &Names)>, log: &mut Vec<Action>) {
        while is_hidden(other, self.seat) && truth.is_none_or(|(truth, names)| !same_question(truth, names, other)) {
            other.apply_unchecked(Action::Pass, &mut ());
            log.push(Action::Pass);
        }
    }
}

fn same_question(truth: &State, names: &Names, other: &State) -> bool {
    let face = |card| truth.rules.layout().face(card);
    truth.question() == other.question()
        && truth.asked == other.asked
        && (truth.step, truth.cursor) == (other.step, other.cursor)
        && truth.collecting.map(|(seat, card)| (seat, face(names[card.index()])))
            == other.collecting.map(|(seat, card)| (seat, face(card)))
}

/// The names of today: first cards in a row, then those the seat knows, by their faces; last those it imagines.
fn today(table: &Table<State>, seat: Seat, world: &State) -> Names {
    let truth = table.position();
    let view = &table.view(seat);
    let mut names: Names = std::array::from_fn(|i| Card::new(i as u8).unwrap_or_default());
    let known = table.witness().known(seat);
    for zone in truth.zones() {
        let (mut mine, mut theirs) = (truth.cards_in(zone), world.cards_in(zone));
        if zone == Zone::Draw {
            let settled = truth.draw().settled();
            for (card, name) in truth.draw().iter().zip(world.draw().iter()).take(settled) {
                names[card.index()] = name;
                mine.remove(card);
                theirs.remove(name);
            }
        }
        let is_in = |card| move |i: usize, _: &Pool| view.pools[i].cards.has(card);
        let fits = |place, card| table.witness().may_lie(truth, seat, place, card, is_in(card));
        name_zone(&mut names, mine, known, theirs, world, fits);
    }
    names
}

/// Names the cards of a zone: those that are known by their faces, the others as they fit.
fn name_zone(
    names: &mut Names,
    mine: CardSet,
    known: CardSet,
    theirs: CardSet,
    world: &State,
    fits: impl Fn(Card, Card) -> bool,
) {
    let mut theirs = theirs;
    for card in mine.and(known).iter() {
        if let Some(same) = world.copy_in(theirs, card) {
            names[card.index()] = same;
            theirs.remove(same);
        }
    }
    for (place, card) in assign(mine.minus(known), theirs, fits) {
        names[place.index()] = card;
    }
}

/// Finds for each place a card that fits.
fn assign(places: CardSet, cards: CardSet, fits: impl Fn(Card, Card) -> bool) -> Vec<(Card, Card)> {
    let places: Vec<Card> = places.iter().collect();
    let cards: Vec<Card> = cards.iter().collect();
    let holders = matching(places.len(), cards.len(), |place, card| fits(places[place], cards[card]));
    holders.iter().zip(&cards).filter_map(|(place, &card)| place.map(|place| (places[place], card))).collect()
}
