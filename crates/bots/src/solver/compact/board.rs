//! What does not change during a search: the cards, what any two of them come to, and what the votes need.

use std::cmp::Ordering;

use claim::{Card, CardSet, Counts, Edition, Fate, Slot, State};
use game::Seat;

use super::{
    code::{Code, Goes},
    lanes::Lanes,
    marks::{GROUPS, SPAN, VICTIMS, span},
    position::{Cards, Laid, Position, places},
};

/// How many cards a board can hold.
pub(super) const MOST: usize = 32;

/// How votes are reckoned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reckoning {
    /// By weights alone. Where they are equal, the vote goes to a seat that is agreed on beforehand.
    Rough,
    /// By weights as far as they are certain, by the rules else.
    Exact,
}

/// Cards of one value that can be crushed as long as they lie in a display, and those that do it (8.7).
pub(super) struct Group {
    pub(super) victims: Cards,
    pub(super) crushers: Cards,
    /// What one of the victims weighs if nobody has it.
    pub(super) half: Lanes,
}

/// The tables for one root.
pub(super) struct Board {
    /// The root, for what is asked of the rules later.
    pub(super) root: State,
    pub(super) reckoning: Reckoning,
    /// The cards in both hands, the trick and the pool, by faction and then ascending.
    pub(super) cards: Vec<Card>,
    /// Whose card it is, for those in hands or in the trick.
    pub(super) mine: [Cards; 2],
    /// For each card, its faction's cards; none for a hero.
    pub(super) suit: [Cards; MOST],
    /// The cards that may be played instead of following.
    stand_ins: Cards,
    /// What a card weighs for who wins it, and for each if nobody does, in its faction's lane.
    pub(super) weight: [Lanes; MOST],
    pub(super) half: [Lanes; MOST],
    /// What a card is worth under a Vampire, in the Vampires' lane and as a number; 0 without Vampires.
    pub(super) value: [Lanes; MOST],
    pub(super) printed: [u8; MOST],
    /// The Vampires, and whether there are any in the game: then a card that is collected may be laid under one.
    pub(super) vampires: Cards,
    pub(super) lays: bool,
    pub(super) sum_lane: usize,
    /// What a seat has to have of each faction to have won it, by the seat that gets a vote if nobody has more.
    pub(super) goals: [[Lanes; 2]; 2],
    /// Cards of which it has to be known who won them, because the end will ask, or because they may be crushed.
    pub(super) watched: Cards,
    /// Are votes and weights all there is? If not, the rules are asked at the end.
    pub(super) plain: bool,
    /// Can weights be equal? Then the game can be drawn or decided by 11.6.
    pub(super) ties: bool,
    /// For each card, those that strengthen it from its player's display (8.10).
    pub(super) helpers: [Cards; MOST],
    /// Can strengths change?
    sways: bool,
    /// The strength of a card, and if it is doubled; what helpers add to it; and what it takes from a card that follows it.
    strength: [[i16; 2]; MOST],
    help: [i16; MOST],
    weakens: [i16; MOST],
    /// What a Bear adds.
    bear: i16,
    /// What each potion of the stack does.
    pub(super) stack: [Option<Laid>; 10],
    /// What two cards come to under either moon; then the same if the second is weaker, equal, or stronger.
    duels: Vec<Code>,
    /// What a card crushes.
    pub(super) crushes: [Cards; MOST],
    pub(super) groups: Vec<Group>,
    /// The group of a card; more than there are, if it is in none.
    pub(super) group: [u8; MOST],
    /// Cards that may come to the same as the next lower one of their hand and faction, for each seat.
    pub(super) linked: [Cards; 2],
    /// For each of those, the next lower one, and the cards that tell the two apart.
    pub(super) below: [u8; MOST],
    pub(super) apart: [Cards; MOST],
    /// For each card, those that may come to the same as others once it is gone.
    pub(super) freed: [Cards; MOST],
    /// All cards that strengthen others.
    pub(super) helping: Cards,
    /// The first card of those that may lie in the pool.
    pub(super) pool_from: u32,
    /// Cards that go to the pool, and cards that may come to nobody.
    pub(super) pooled: Cards,
    losable: Cards,
    /// For each card and moon: the cards that, played on it, keep its player from winning it and the next lead.
    risks: [[Cards; MOST]; 2],
    /// For each card and moon: the cards that its player does not win when they are played on it.
    escapes: [[Cards; MOST]; 2],
    /// For each card: the cards for which it depends on strength what they come to on it.
    contested: [Cards; MOST],
}

impl Board {
    /// The tables for a root, and the root itself; none if this engine does not understand it.
    pub(super) fn new(root: &State, reckoning: Reckoning, is_simplified: bool) -> Option<(Board, Position)> {
        let is_understood = if is_simplified { root.is_nearly_all_duels() } else { root.is_all_duels() };
        if !is_understood {
            return None;
        }
        let rules = root.rules();
        let slots: Vec<Slot> = rules.slots().map(|(slot, _)| slot).collect();
        // Three of five votes are a majority there; a study deck has three (15.3), and is small enough for any search.
        if slots.len() != Lanes::COUNT {
            return None;
        }
        let counts = |counts: Counts| slots.iter().any(|&slot| rules.counts(slot) == counts);
        let is_by_weights = |slot: &Slot| matches!(rules.counts(*slot), Counts::Plainly | Counts::ByGathered);
        if reckoning == Reckoning::Rough && !slots.iter().all(is_by_weights) {
            return None;
        }
        // 3.3: more is not always better where loot counts, so the last question about the pool is a real one.
        if counts(Counts::ForOthersToo) && rules.edition() == Edition::C2 {
            return None;
        }
        let (stack, taken, potions) = root.potions_by_place();
        // There is room for what was won, but not for potions and for what is laid where.
        if reckoning == Reckoning::Exact && (counts(Counts::ByGathered) || stack[0].is_some()) {
            return None;
        }
        let hand = |seat: u8| {
            let played = root.trick().plays().iter().filter(|play| play.seat.0 == seat).map(|play| play.card);
            root.hand(Seat(seat)).or(played.collect())
        };
        // What lies in a display may have to leave it.
        let shown = [root.display(Seat(0)), root.display(Seat(1))];
        let in_play = hand(0).or(hand(1)).or(root.pool()).or(shown[0]).or(shown[1]);
        if in_play.len() as usize > MOST {
            return None;
        }
        // The places of a deck ascend by faction, then by value; heroes come last.
        let cards: Vec<Card> = in_play.iter().collect();
        let set =
            |of: CardSet| cards.iter().enumerate().filter(|(_, c)| of.has(**c)).map(|(i, _)| 1 << i).sum::<Cards>();
        let slot_cards = |slot: Slot| set(rules.all_of(slot));
        let mut suit = [0; MOST];
        for (i, &card) in cards.iter().enumerate() {
            let slot = rules.slot_of(card);
            suit[i] = if slot.is_heroes() { 0 } else { slot_cards(slot) };
        }
        let stand_ins = slots.iter().filter(|&&slot| rules.stands_in(slot)).map(|&slot| slot_cards(slot)).sum();
        let mut board = Board::empty(root, reckoning, &cards);
        (board.mine, board.suit, board.stand_ins) = ([set(hand(0)), set(hand(1))], suit, stand_ins);
        let bears = shown.map(|shown| set(shown.and(root.bears())));
        if bears.iter().any(|bears| bears.count_ones() > 1) {
            return None;
        }
        board.fight()?;
        board.form_groups()?;
        let mut position = Position {
            // Before the lead: a card that was led already is still to be reckoned with.
            left: set(hand(0).or(hand(1))),
            won: set(shown[0]) & !bears[0],
            lost: bears[0] | bears[1],
            pool: set(root.pool()),
            has: [Lanes::ZERO; 2],
            leader: root.leader().index() & 1,
            full_moon: root.full_moon(),
            bears: bears.map(|bears| bears != 0),
            laid: [Laid::default(); 2],
            potions,
            taken,
            gathered: [0; 2],
        };
        if let Some(led) = root.trick().plays().first() {
            let bear = if position.bears[position.leader] { board.bear as i8 } else { 0 };
            position.laid[position.leader] = Laid { adds: led.laid + led.brought - bear, doubles: led.is_doubled() };
        }
        if root.potions_named() > 0 {
            let asked = if root.trick().plays().is_empty() { position.leader } else { 1 - position.leader };
            position = board.reveal(&position, asked, u32::from(root.potions_named()));
        }
        for (lane, &slot) in slots.iter().enumerate() {
            board.weigh(lane, slot, &mut position)?;
        }
        board.watch(&slots);
        board.tell_apart();
        for seat in 0..2 {
            for group in &board.groups {
                let (n, k) = group.counts(&position, seat);
                position.has[seat] = position.has[seat].minus(group.half.times(n.min(k)));
            }
        }
        Some((board, position))
    }

    /// Nothing known of the cards yet.
    fn empty(root: &State, reckoning: Reckoning, cards: &[Card]) -> Board {
        Board {
            root: *root,
            reckoning,
            mine: [0; 2],
            suit: [0; MOST],
            stand_ins: 0,
            weight: [Lanes::ZERO; MOST],
            half: [Lanes::ZERO; MOST],
            value: [Lanes::ZERO; MOST],
            printed: [0; MOST],
            vampires: 0,
            lays: false,
            sum_lane: 0,
            goals: [[Lanes::ZERO; 2]; 2],
            watched: 0,
            plain: true,
            ties: false,
            helpers: [0; MOST],
            sways: false,
            strength: [[0; 2]; MOST],
            help: [0; MOST],
            weakens: [0; MOST],
            bear: 0,
            stack: root
                .potions_by_place()
                .0
                .map(|potion| potion.map(|potion| Laid { adds: potion.adds(), doubles: potion.doubles() })),
            duels: Vec::new(),
            crushes: [0; MOST],
            groups: Vec::new(),
            group: [u8::MAX; MOST],
            linked: [0; 2],
            below: [0; MOST],
            apart: [0; MOST],
            freed: [0; MOST],
            helping: 0,
            pool_from: 0,
            pooled: 0,
            losable: 0,
            risks: [[0; MOST]; 2],
            escapes: [[0; MOST]; 2],
            contested: [0; MOST],
            cards: cards.to_vec(),
        }
    }

    /// Does a position's key need more than what is left?
    pub(super) const fn is_marked(&self) -> bool {
        let pools = self.pooled != 0 || !self.root.pool().is_empty();
        self.watched != 0 || pools || self.lays || self.stack[0].is_some()
    }

    /// Is anybody asked for more than a card?
    pub(super) const fn has_choices(&self) -> bool {
        self.lays || self.stack[0].is_some()
    }

    /// A seat's score pile at the root.
    pub(super) fn pile(&self, seat: usize) -> CardSet {
        let seat = Seat(seat as u8);
        self.root.score_pile(seat)
    }

    /// 11.4 as a sum: the faction is won by the greater weight.
    fn weigh(&mut self, lane: usize, slot: Slot, position: &mut Position) -> Option<()> {
        let rules = *self.root.rules();
        if self.reckoning == Reckoning::Rough && rules.counts(slot) == Counts::ByGathered {
            return self.weigh_gathered(lane, slot, position);
        }
        let of_slot = rules.all_of(slot);
        let open: CardSet = self.cards.iter().copied().collect();
        let all = open.or(self.pile(0)).or(self.pile(1)).and(of_slot);
        let losable = self.losable & self.set(of_slot) != 0;
        if rules.counts(slot) != Counts::Plainly || losable && self.reckoning == Reckoning::Exact {
            // Never won in its lane: the end will tell. Where no two cards look alike, somebody always wins.
            self.set_goals(lane, [Lanes::LIMIT - 1; 2]);
            self.plain = false;
            // Where cards look alike or may be lost, perhaps nobody does.
            let alike = all.iter().any(|card| rules.copies(card).len() > 1);
            self.ties |= all.is_empty() || alike || losable;
            return Some(());
        }
        let mut of_value = [0u32; 32];
        all.iter().for_each(|card| of_value[usize::from(rules.value_of(card)) % 32] += 1);
        let (base, extra) = if losable { weights_if_lost(&of_value)? } else { weights_if_all_are_won(&of_value) };
        let weight = |card: Card| base + extra[usize::from(rules.value_of(card)) % 32];
        // What nobody has counts half for each, so that the sum is the same in the end.
        let parts = if losable { 2 } else { 1 };
        let total: u32 = all.iter().map(weight).sum::<u32>() * parts;
        if total + 1 >= Lanes::LIMIT {
            return None;
        }
        self.set_goals(lane, [total.div_ceil(2), total / 2 + 1]);
        for (i, &card) in self.cards.iter().enumerate().filter(|(_, card)| of_slot.has(**card)) {
            self.weight[i] = Lanes::one(lane, weight(card) * parts);
            self.half[i] = Lanes::one(lane, if losable { weight(card) } else { 0 });
        }
        for group in &mut self.groups {
            group.half = self.half[group.victims.trailing_zeros() as usize % MOST];
        }
        for seat in 0..2 {
            let shown = places(position.collected(seat)).filter_map(|i| self.cards.get(i)).copied().collect();
            let mine: u32 = self.pile(seat).or(shown).and(of_slot).iter().map(weight).sum();
            let lost: Lanes =
                places(position.lost & self.set(of_slot)).map(|i| self.half[i]).fold(Lanes::ZERO, Lanes::plus);
            position.has[seat] = position.has[seat].plus(Lanes::one(lane, mine * parts)).plus(lost);
        }
        Some(())
    }

    /// The same for what is gathered under open Vampires (8.21): any card may come to lie there.
    fn weigh_gathered(&mut self, lane: usize, slot: Slot, position: &mut Position) -> Option<()> {
        let rules = *self.root.rules();
        let value = |card: Card| u32::from(rules.value_of(card));
        self.vampires = self.set(rules.all_of(slot)) & position.left;
        self.sum_lane = lane;
        let mut total = 0;
        for card in places(position.left | position.pool) {
            self.value[card] = Lanes::one(lane, value(self.cards[card]));
            self.printed[card] = value(self.cards[card]) as u8;
            total += value(self.cards[card]);
        }
        for seat in 0..2 {
            let at = Seat(seat as u8);
            let Some(open) = self.root.open(at) else { continue };
            let sum = value(open) + self.root.beneath(at).iter().map(value).sum::<u32>();
            position.gathered[seat] = u8::try_from(sum + 1).ok()?;
            position.has[seat] = position.has[seat].plus(Lanes::one(lane, 2 * sum));
            total += sum;
        }
        // All that is still to be collected may come to one seat.
        if total >= u32::from(u8::MAX) {
            return None;
        }
        self.set_goals(lane, [total, total + 1]);
        Some(())
    }

    /// What a seat needs of a lane if equal weights are enough, and what else.
    fn set_goals(&mut self, lane: usize, [equal, more]: [u32; 2]) {
        let seat =
            |favoured: usize, seat| if favoured == seat && self.reckoning == Reckoning::Rough { equal } else { more };
        let lanes = [0, 1].map(|favoured| [0, 1].map(|at| Lanes::one(lane, seat(favoured, at))));
        for (goals, lanes) in self.goals.iter_mut().zip(lanes) {
            for (goal, lane) in goals.iter_mut().zip(lanes) {
                *goal = goal.plus(lane);
            }
        }
        self.ties |= equal != more;
    }

    /// Which cards the end will ask for.
    fn watch(&mut self, slots: &[Slot]) {
        let victims = self.groups.iter().fold(0, |all, group| all | group.victims);
        let helpers = self.helping;
        if self.reckoning == Reckoning::Rough {
            self.watched = victims | helpers;
            return;
        }
        let rules = *self.root.rules();
        let mut watched = CardSet::EMPTY;
        for &slot in slots {
            match rules.counts(slot) {
                Counts::Plainly if self.losable & self.set(rules.all_of(slot)) == 0 => {}
                Counts::Plainly | Counts::ByOwnCards => watched = watched.or(rules.all_of(slot)),
                // The pair has the first two slots.
                Counts::ByPair => watched = slots.iter().take(2).fold(watched, |all, &s| all.or(rules.all_of(s))),
                Counts::ByAllCards | Counts::ByGathered => watched = rules.all_cards(),
                Counts::ForOthersToo => {
                    // No vote can be told from its own cards alone.
                    self.goals = [[Lanes::ZERO; 2]; 2];
                    (0..Lanes::COUNT).for_each(|lane| self.set_goals(lane, [Lanes::LIMIT - 1; 2]));
                    self.ties = true;
                }
            }
        }
        if self.ties {
            // 11.6 looks at the values of all that was won.
            watched = rules.all_cards();
            self.plain = false;
        }
        self.watched = self.set(watched) | helpers;
    }

    /// Asks the rules what any two cards of different hands come to, whatever the circumstances.
    fn fight(&mut self) -> Option<()> {
        let root = self.root;
        let bears = root.bears();
        let with = |card: Card, display: CardSet| i16::from(root.strength_with(card, HIGH, false, display));
        for i in 0..self.cards.len() {
            self.helpers[i] = self.set(root.strengthened_by(self.cards[i]));
        }
        self.helping = self.helpers.iter().fold(0, |all, helpers| all | helpers);
        let laid = |play: &claim::Play| play.laid != 0 || play.brought != 0 || play.is_doubled();
        self.sways =
            !bears.is_empty() || self.helping != 0 || self.stack[0].is_some() || root.trick().plays().iter().any(laid);
        for i in 0..if self.sways { self.cards.len() } else { 0 } {
            let card = self.cards[i];
            let bare = with(card, CardSet::EMPTY);
            let doubled = i16::from(root.strength_with(card, HIGH, true, CardSet::EMPTY));
            self.strength[i] = [bare, doubled].map(|strength| strength - i16::from(HIGH));
            let helper = root.strengthened_by(card).first().map_or(CardSet::EMPTY, CardSet::only);
            self.help[i] = with(card, helper) - bare;
            self.weakens[i] = i16::from(State::weakens(card));
            if let Some(bear) = bears.first() {
                self.bear = with(card, CardSet::only(bear)) - bare;
            }
        }
        self.duels = vec![Code::default(); if self.sways { 8 } else { 2 } * MOST * MOST];
        // Where no duel turns the moon, it stays as it is.
        let moon = usize::from(self.root.full_moon());
        if self.fight_under(moon)? {
            self.fight_under(1 - moon)?;
        }
        Some(())
    }

    /// The same under one moon; says whether it can turn.
    fn fight_under(&mut self, moon: usize) -> Option<bool> {
        let mut turns = false;
        for leader in 0..2 {
            for lead in places(self.mine[leader]) {
                for follow in places(self.mine[1 - leader]) {
                    for strength in [None, Some(Ordering::Less), Some(Ordering::Equal), Some(Ordering::Greater)] {
                        if self.sways || strength.is_none() {
                            turns |= self.ask(leader, [lead, follow], moon, strength)?;
                        }
                    }
                    self.judge_risk(leader, lead, follow, moon);
                }
            }
        }
        Some(turns)
    }

    fn ask(&mut self, leader: usize, trick: [usize; 2], moon: usize, strength: Option<Ordering>) -> Option<bool> {
        let [lead, follow] = trick;
        let me = Seat(leader as u8);
        let duel = self.root.duel(me, trick.map(|i| self.cards[i]), moon != 0, strength);
        self.duels[Board::index(lead, follow, moon, strength)] = Code::new(&duel);
        for (i, crushed) in trick.into_iter().zip(duel.crushes) {
            self.crushes[i] |= crushed.map_or(0, |face| self.set(self.root.rules().copies(face)));
        }
        let lays = self.root.rules().slots().any(|(slot, _)| self.root.rules().counts(slot) == Counts::ByGathered);
        for (i, fate) in trick.into_iter().zip(duel.goes) {
            self.pooled |= Cards::from(fate == Fate::Pool) << i;
            self.losable |= Cards::from(fate == Fate::Bear || lays) << i;
            // Who collects decides where the cards are laid; it has to be one seat for both.
            if lays && fate != Fate::With(duel.winner) && fate != Fate::Bear {
                return None;
            }
        }
        self.lays |= lays;
        Some(duel.turns_moon)
    }

    /// Finds out what `follow` may do to a lead, however strong the two may be.
    fn judge_risk(&mut self, leader: usize, lead: usize, follow: usize, moon: usize) {
        let (mut is_safe, mut is_caught) = (true, true);
        for code in self.outcomes([lead, follow], moon) {
            is_safe &= code.leads() == leader && code.goes(0) == Goes::With(leader) && !code.turns_moon();
            is_caught &= code.goes(1) == Goes::With(leader);
        }
        self.risks[moon][lead] |= Cards::from(!is_safe) << follow;
        self.escapes[moon][lead] |= Cards::from(!is_caught) << follow;
        self.contested[lead] |= Cards::from(self.is_contested(lead, follow, moon)) << follow;
    }

    /// Does it depend on the strengths of two cards what they come to?
    pub(super) fn is_contested(&self, lead: usize, follow: usize, moon: usize) -> bool {
        let code = |strength| self.duels[Board::index(lead, follow, moon, Some(strength))];
        self.sways
            && (code(Ordering::Less) != code(Ordering::Equal) || code(Ordering::Greater) != code(Ordering::Equal))
    }

    /// What two cards may come to without potions, the strengths of both changed by all that may change them.
    pub(super) fn outcomes(&self, [lead, follow]: [usize; 2], moon: usize) -> impl Iterator<Item = Code> {
        let adds = move |card: usize| {
            let adds = [0, self.bear, self.help[card], self.bear + self.help[card]];
            adds.into_iter().take(if self.sways { adds.len() } else { 1 })
        };
        adds(lead)
            .flat_map(move |a| adds(follow).map(move |b| self.duel_with([lead, follow], moon, [a, b], [false; 2])))
    }

    #[inline]
    const fn index(lead: usize, follow: usize, moon: usize, strength: Option<Ordering>) -> usize {
        let table = match strength {
            None => 0,
            Some(strength) => 2 + strength as i8,
        };
        ((table as usize * 2 + moon) * MOST + lead % MOST) * MOST + follow % MOST
    }

    /// The places of those cards that are on the board.
    fn set(&self, cards: CardSet) -> Cards {
        (0..self.cards.len()).filter(|&i| cards.has(self.cards[i])).map(|i| 1 << i).sum()
    }

    /// Cards that crush the same cards are a group with them.
    fn form_groups(&mut self) -> Option<()> {
        if self.reckoning == Reckoning::Exact {
            self.losable |= self.crushes.iter().fold(0, |all, crushes| all | crushes);
            return Some(());
        }
        for card in places(self.mine[0] | self.mine[1]).filter(|&card| self.crushes[card] != 0) {
            let victims = self.crushes[card];
            let at = self.groups.iter().position(|group| group.victims == victims).unwrap_or(self.groups.len());
            if at == self.groups.len() {
                self.groups.push(Group { victims, crushers: 0, half: Lanes::ZERO });
            }
            self.groups[at].crushers |= 1 << card;
            self.losable |= victims;
            places(victims | 1 << card).for_each(|i| self.group[i] = at as u8);
        }
        let fits = |group: &Group| group.victims.count_ones() <= VICTIMS;
        let pool = self.pooled | self.set(self.root.pool());
        self.pool_from = pool.trailing_zeros() % 32;
        let helpers = self.helping;
        let is_crowded = span(helpers) > SPAN || helpers != 0 && (self.lays || self.stack[0].is_some());
        (self.groups.len() <= GROUPS && self.groups.iter().all(fits) && span(pool) <= SPAN && !is_crowded).then_some(())
    }

    /// What two cards come to with so much added to the strength of each, and each perhaps doubled.
    #[inline]
    fn duel_with(&self, trick: [usize; 2], moon: usize, adds: [i16; 2], doubles: [bool; 2]) -> Code {
        let [lead, follow] = trick;
        if !self.sways {
            return self.duels[Board::index(lead, follow, moon, None)];
        }
        // 7.1: never below 0.
        let strength = |card: usize, at: usize, less: i16| {
            (self.strength[card % MOST][usize::from(doubles[at])] + adds[at] - less).max(0)
        };
        let order = strength(follow, 1, self.weakens[lead % MOST]).cmp(&strength(lead, 0, 0));
        self.duels[Board::index(lead, follow, moon, Some(order))]
    }

    /// What two cards come to here.
    #[inline]
    pub(super) fn duel(&self, position: &Position, lead: usize, follow: usize) -> Code {
        let moon = usize::from(position.full_moon);
        if !self.sways {
            return self.duels[Board::index(lead, follow, moon, None)];
        }
        let leader = usize::from(self.mine[1] >> lead & 1 != 0);
        let adds = |card: usize, seat: usize| {
            let is_helped = self.helpers[card % MOST] & position.collected(seat) != 0;
            let help = if is_helped { self.help[card % MOST] } else { 0 };
            let bear = if position.bears[seat & 1] { self.bear } else { 0 };
            help + bear + i16::from(position.laid[seat & 1].adds)
        };
        let doubles = [position.laid[leader & 1].doubles, position.laid[(1 - leader) & 1].doubles];
        self.duel_with([lead, follow], moon, [adds(lead, leader), adds(follow, 1 - leader)], doubles)
    }

    /// The position in which a seat has revealed its `n` oldest potions on the card that it plays next (9.1).
    pub(super) fn reveal(&self, position: &Position, seat: usize, n: u32) -> Position {
        let mut next = *position;
        for _ in 0..n {
            let oldest = next.potions[seat].trailing_zeros() as usize;
            next.potions[seat] &= next.potions[seat].wrapping_sub(1);
            if let Some(Some(potion)) = self.stack.get(oldest) {
                next.laid[seat].adds += potion.adds;
                next.laid[seat].doubles |= potion.doubles;
            }
        }
        next
    }

    /// What the leader gets for certain by leading, one after the other, the cards that nothing left in the other hand can
    /// stop: those cards themselves, and what has to follow them.
    #[inline]
    pub(super) fn sure(&self, position: &Position) -> Lanes {
        let leader = position.leader;
        let others = position.left & self.mine[1 - leader];
        let moon = usize::from(position.full_moon);
        let has_potions = position.potions[(1 - leader) & 1] != 0;
        let (mut safe, mut escapes, mut gain) = (0, 0, Lanes::ZERO);
        for card in places(position.left & self.mine[leader]) {
            let risks = self.risks[moon][card % MOST] | if has_potions { self.contested[card % MOST] } else { 0 };
            if risks & others == 0 {
                safe |= 1 << card;
                escapes |= self.escapes[moon][card % MOST];
                gain = gain.plus(self.kept(card));
            }
        }
        // Who may play something else need not follow; and what gets away from any of those leads is not counted.
        let free = others & self.stand_ins;
        let mut following = others;
        for card in places(safe) {
            let suit = self.suit[card % MOST];
            let follow = following & suit;
            if follow != 0 && free & !suit == 0 && escapes & suit & others == 0 {
                // They will part with the lightest; cards are sorted, and the heaviest of a faction come last.
                let lightest = follow.trailing_zeros() as usize;
                following &= !(1 << lightest);
                gain = gain.plus(self.kept(lightest));
            }
        }
        gain
    }

    /// What who wins a card has of it whatever happens: half, if it can be crushed.
    #[inline]
    fn kept(&self, card: usize) -> Lanes {
        let is_at_risk =
            self.groups.get(usize::from(self.group[card % MOST])).is_some_and(|g| g.victims >> card & 1 != 0);
        if is_at_risk { self.half[card % MOST] } else { self.weight[card % MOST] }
    }

    /// 5.2: what may be played on a led card.
    #[inline]
    pub(super) fn choice(&self, hand: Cards, led: usize) -> Cards {
        let following = hand & self.suit[led % MOST];
        if following == 0 { hand } else { following | hand & self.stand_ins }
    }
}

/// Added where strengths are asked for, so that they are above 0 (7.1).
const HIGH: i8 = 60;

impl Group {
    /// How many of the victims lie in a seat's display, and how many cards are left that may crush one.
    #[inline]
    pub(super) const fn counts(&self, position: &Position, seat: usize) -> (u32, u32) {
        ((position.collected(seat) & self.victims).count_ones(), (position.left & self.crushers).count_ones())
    }

    /// What a seat has of the group for certain: half of each that may still be crushed.
    #[inline]
    pub(super) fn kept(&self, position: &Position, seat: usize) -> Lanes {
        let (n, k) = self.counts(position, seat);
        self.half.times(2 * n - n.min(k))
    }
}

/// The weight of a card, and what one of each value weighs more, if every card is won by somebody, so that it is known how
/// many there will be. If the number is odd, cards count one each. If it is even, numbers may be equal: then the
/// highest value decides of which there is an odd number of cards, unless a higher one was not split evenly. Each
/// such value weighs a little more than all that is lower together, and all of it less than one card.
fn weights_if_all_are_won(of_value: &[u32; 32]) -> (u32, [u32; 32]) {
    let all: u32 = of_value.iter().sum();
    let odd = (0..32).rev().find(|&v| of_value[v] % 2 == 1);
    if !all.is_multiple_of(2) {
        return (1, [0; 32]);
    }
    weights_from(of_value, odd.unwrap_or(0))
}

/// The same if some may come to nobody. Where there is no room for all values, the lowest do not count.
fn weights_if_lost(of_value: &[u32; 32]) -> Option<(u32, [u32; 32])> {
    let total = |(base, extra): &(u32, [u32; 32])| {
        of_value.iter().zip(extra).map(|(n, extra)| n * base.saturating_add(*extra)).fold(0, u32::saturating_add)
    };
    let levels = (0..32).filter(|&v| of_value[v] > 0).chain([32]);
    levels.map(|lowest| weights_from(of_value, lowest)).find(|weights| 2 * total(weights) + 1 < Lanes::LIMIT)
}

/// Values from `lowest` on weigh more, each a little more than all that is lower together.
fn weights_from(of_value: &[u32; 32], lowest: usize) -> (u32, [u32; 32]) {
    let mut extra = [0u32; 32];
    let mut below = 0u32;
    for v in (lowest..32).filter(|&v| of_value[v] > 0) {
        extra[v] = below.saturating_add(1);
        below = below.saturating_add(of_value[v].saturating_mul(extra[v]));
    }
    (below.saturating_add(1), extra)
}
