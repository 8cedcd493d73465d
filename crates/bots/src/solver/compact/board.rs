//! What does not change during a search: the cards, what any two of them come to, and what the votes need.

use claim::{Card, CardSet, Counts, Edition, Fate, Slot, State};
use game::Seat;

use super::{
    code::Code,
    lanes::Lanes,
    position::{Cards, Position, places},
};

/// How many cards a board can hold.
pub(super) const MOST: usize = 32;

/// Circumstances of a duel, each one bit: the moon, and whether a card is strengthened.
const FULL_MOON: usize = 1;
const LEAD_RAISED: usize = 2;
const FOLLOW_RAISED: usize = 4;

/// The tables for one root.
pub(super) struct Board {
    /// The root, for what is asked of the rules later.
    pub(super) root: State,
    /// The cards in both hands, the trick and the pool, by faction and then ascending.
    pub(super) cards: Vec<Card>,
    /// Whose card it is, for those in hands or in the trick.
    pub(super) mine: [Cards; 2],
    /// For each card, its faction's cards; none for a hero.
    pub(super) suit: [Cards; MOST],
    /// The cards that may be played instead of following.
    stand_ins: Cards,
    /// What a card weighs, in its faction's lane.
    pub(super) weight: [Lanes; MOST],
    /// What a seat has to have of each faction to have won it.
    pub(super) goal: Lanes,
    /// Cards of which it has to be known who won them, because the end will ask.
    pub(super) watched: Cards,
    /// Are votes and weights all there is? If not, the rules are asked at the end.
    pub(super) plain: bool,
    /// Can a vote go to nobody, and so the game be drawn or decided by 11.6?
    pub(super) ties: bool,
    /// For each card, those that strengthen it from its player's display (8.10).
    pub(super) helpers: [Cards; MOST],
    duels: Vec<Code>,
    /// For two cards, what each of them may crush; empty if nothing ever is.
    crushes: Vec<[Cards; 2]>,
    /// Cards that may come to the same as the next lower one of their hand and faction, for each seat.
    pub(super) linked: [Cards; 2],
    /// For each of those, the next lower one, and the cards that tell the two apart.
    pub(super) below: [u8; MOST],
    pub(super) apart: [Cards; MOST],
    /// For each card, those that may come to the same as others once it is gone.
    pub(super) freed: [Cards; MOST],
    /// Cards that go to the pool.
    pub(super) pooled: Cards,
    /// For each card and moon: the cards that, played on it, keep its player from winning it and the next lead.
    risks: [[Cards; MOST]; 2],
    /// For each card and moon: the cards that its player does not win when they are played on it.
    escapes: [[Cards; MOST]; 2],
}

impl Board {
    /// The tables for a root, and the root itself; none if this engine does not understand it.
    pub(super) fn new(root: &State) -> Option<(Board, Position)> {
        if !root.is_all_duels() {
            return None;
        }
        let rules = root.rules();
        let slots: Vec<Slot> = rules.slots().map(|(slot, _)| slot).collect();
        // Three of five votes are a majority there; a study deck has three (15.3), and is small enough for any search.
        if slots.len() != Lanes::COUNT {
            return None;
        }
        // 3.3: more is not always better where loot counts, so the last question about the pool is a real one.
        let meddling = slots.iter().any(|&slot| rules.counts(slot) == Counts::ForOthersToo);
        if meddling && rules.edition() == Edition::C2 {
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
        let mut board = Board {
            root: *root,
            mine: [set(hand(0)), set(hand(1))],
            suit,
            stand_ins,
            weight: [Lanes::ZERO; MOST],
            goal: Lanes::ZERO,
            watched: 0,
            plain: true,
            ties: false,
            helpers: [0; MOST],
            duels: Vec::new(),
            crushes: Vec::new(),
            linked: [0; 2],
            below: [0; MOST],
            apart: [0; MOST],
            freed: [0; MOST],
            pooled: 0,
            risks: [[0; MOST]; 2],
            escapes: [[0; MOST]; 2],
            cards: cards.clone(),
        };
        board.fight();
        let mut has = [Lanes::ZERO; 2];
        for (lane, &slot) in slots.iter().enumerate() {
            board.weigh(lane, slot, &mut has)?;
        }
        board.watch(&slots);
        board.tell_apart();
        let position = Position {
            // Before the lead: a card that was led already is still to be reckoned with.
            left: set(hand(0).or(hand(1))),
            won: set(shown[0]),
            crushed: 0,
            pool: set(root.pool()),
            has,
            leader: root.leader().index() & 1,
            full_moon: root.full_moon(),
        };
        Some((board, position))
    }

    /// Does a position's key need more than what is left?
    pub(super) const fn is_marked(&self) -> bool {
        self.watched != 0 || self.pooled != 0 || !self.root.pool().is_empty()
    }

    /// A seat's score pile at the root.
    pub(super) fn pile(&self, seat: usize) -> CardSet {
        let seat = Seat(seat as u8);
        self.root.score_pile(seat)
    }

    /// 11.4 as a sum: the faction is won by the greater weight. Every card of it is won by somebody, so how many there
    /// will be is known. If the number is odd, cards count one each. If it is even, numbers may be equal: then the
    /// highest value decides of which there is an odd number of cards, unless a higher one was not split evenly. Each
    /// such value weighs a little more than all that is lower together, and all of it less than one card.
    fn weigh(&mut self, lane: usize, slot: Slot, has: &mut [Lanes; 2]) -> Option<()> {
        let rules = *self.root.rules();
        let of_slot = rules.all_of(slot);
        let open: CardSet = self.cards.iter().copied().collect();
        let all = open.or(self.pile(0)).or(self.pile(1)).and(of_slot);
        if rules.counts(slot) != Counts::Plainly {
            // Never won in its lane: the end will tell. Where no two cards look alike, somebody always wins.
            self.goal = self.goal.plus(Lanes::one(lane, Lanes::LIMIT - 1));
            self.plain = false;
            // Where cards look alike or may be crushed, perhaps nobody does.
            let alike = all.iter().any(|card| rules.copies(card).len() > 1);
            self.ties |= all.is_empty() || alike || self.crushes.iter().flatten().any(|&set| set & self.set(all) != 0);
            return Some(());
        }
        let mut of_value = [0u32; 32];
        all.iter().for_each(|card| of_value[usize::from(rules.value_of(card)) % 32] += 1);
        let mut extra = [0u32; 32];
        let mut below = 0;
        if all.len().is_multiple_of(2) {
            let odd = (0..32).rev().find(|&v| of_value[v] % 2 == 1);
            // Without an odd one the vote may go to nobody (11.4), and the game to whoever has more cards (11.6).
            self.ties |= odd.is_none();
            for v in odd.unwrap_or(0)..32 {
                if of_value[v] > 0 {
                    extra[v] = below + 1;
                    below += of_value[v] * extra[v];
                }
            }
        }
        let weight = |card: Card| below + 1 + extra[usize::from(rules.value_of(card)) % 32];
        let total: u32 = all.iter().map(weight).sum();
        if total + 1 >= Lanes::LIMIT {
            return None;
        }
        self.goal = self.goal.plus(Lanes::one(lane, total / 2 + 1));
        for (i, &card) in self.cards.iter().enumerate().filter(|(_, card)| of_slot.has(**card)) {
            self.weight[i] = Lanes::one(lane, weight(card));
        }
        for (seat, has) in has.iter_mut().enumerate() {
            let shown = self.root.display(Seat(seat as u8));
            let mine = self.pile(seat).or(shown).and(of_slot).iter().map(weight).sum();
            *has = has.plus(Lanes::one(lane, mine));
        }
        Some(())
    }

    /// Which cards the end will ask for.
    fn watch(&mut self, slots: &[Slot]) {
        let rules = *self.root.rules();
        let mut watched = CardSet::EMPTY;
        for &slot in slots {
            match rules.counts(slot) {
                Counts::Plainly => {}
                Counts::ByOwnCards => watched = watched.or(rules.all_of(slot)),
                // The pair has the first two slots.
                Counts::ByPair => watched = slots.iter().take(2).fold(watched, |all, &s| all.or(rules.all_of(s))),
                Counts::ByAllCards => watched = rules.all_cards(),
                Counts::ForOthersToo => {
                    // No vote can be told from its own cards alone.
                    let never = |goal: Lanes, lane| goal.plus(Lanes::one(lane, Lanes::LIMIT - 1));
                    self.goal = (0..Lanes::COUNT).fold(Lanes::ZERO, never);
                    self.ties = true;
                }
            }
        }
        if self.ties {
            // 11.6 looks at the values of all that was won.
            watched = rules.all_cards();
            self.plain = false;
        }
        self.watched = self.helpers.iter().fold(self.set(watched), |all, helpers| all | helpers);
    }

    /// Asks the rules what any two cards of different hands come to, whatever the circumstances.
    fn fight(&mut self) {
        for card in places(self.mine[0] | self.mine[1]) {
            self.helpers[card] = self.set(self.root.strengthened_by(self.cards[card]));
        }
        let helped = self.helpers.iter().any(|&helpers| helpers != 0);
        self.duels = vec![Code::default(); if helped { 8 } else { 2 } * MOST * MOST];
        // Where no duel turns the moon, it stays as it is.
        let moon = usize::from(self.root.full_moon());
        if self.fight_under(moon) {
            self.fight_under(1 - moon);
        }
    }

    /// The same under one moon; says whether it can turn.
    fn fight_under(&mut self, moon: usize) -> bool {
        let mut turns = false;
        for leader in 0..2 {
            for lead in places(self.mine[leader]) {
                for follow in places(self.mine[1 - leader]) {
                    for now in self.circumstances().filter(|now| now & FULL_MOON == moon) {
                        turns |= self.ask(leader, [lead, follow], now);
                    }
                }
            }
        }
        turns
    }

    fn ask(&mut self, leader: usize, trick: [usize; 2], now: usize) -> bool {
        let [lead, follow] = trick;
        let display = |card: usize, raised: usize| match self.helpers[card] {
            helpers if now & raised != 0 && helpers != 0 => {
                CardSet::only(self.cards[helpers.trailing_zeros() as usize])
            }
            _ => CardSet::EMPTY,
        };
        let displays = [display(lead, LEAD_RAISED), display(follow, FOLLOW_RAISED)];
        let me = Seat(leader as u8);
        let duel = self.root.duel(me, trick.map(|i| self.cards[i]), now & FULL_MOON != 0, displays);
        self.duels[Board::index(lead, follow, now)] = Code::new(&duel);
        if duel.crushes != [None; 2] {
            let copies = |face: Card| self.set(self.root.rules().copies(face));
            let crushes = duel.crushes.map(|face| face.map_or(0, copies));
            self.crushes.resize(MOST * MOST, [0; 2]);
            self.crushes[Board::index(lead, follow, 0)] = crushes;
        }
        let safe = duel.leads == me && duel.goes[0] == Fate::With(me) && !duel.turns_moon;
        let moon = now & FULL_MOON;
        self.risks[moon][lead] |= Cards::from(!safe) << follow;
        self.escapes[moon][lead] |= Cards::from(duel.goes[1] != Fate::With(me)) << follow;
        for (i, fate) in trick.into_iter().zip(duel.goes) {
            self.pooled |= Cards::from(fate == Fate::Pool) << i;
        }
        duel.turns_moon
    }

    #[inline]
    const fn index(lead: usize, follow: usize, now: usize) -> usize {
        (now * MOST + lead % MOST) * MOST + follow % MOST
    }

    /// The places of those cards that are on the board.
    fn set(&self, cards: CardSet) -> Cards {
        (0..self.cards.len()).filter(|&i| cards.has(self.cards[i])).map(|i| 1 << i).sum()
    }

    /// What the two cards of a trick may crush.
    #[inline]
    pub(super) fn crushes(&self, lead: usize, follow: usize) -> [Cards; 2] {
        self.crushes.get(Board::index(lead, follow, 0)).copied().unwrap_or_default()
    }

    /// What two cards come to under given circumstances.
    #[inline]
    pub(super) fn duel_when(&self, lead: usize, follow: usize, now: usize) -> Code {
        self.duels[Board::index(lead, follow, now)]
    }

    /// All circumstances that can come up.
    pub(super) fn circumstances(&self) -> std::ops::Range<usize> {
        0..self.duels.len() / (MOST * MOST)
    }

    /// What two cards come to here.
    #[inline]
    pub(super) fn duel(&self, position: &Position, lead: usize, follow: usize) -> Code {
        let mut now = usize::from(position.full_moon);
        if self.helpers[lead % MOST] | self.helpers[follow % MOST] != 0 {
            let leader = usize::from(self.mine[1] >> lead & 1 != 0);
            let raised = |card: usize, seat| self.helpers[card % MOST] & position.collected(seat) != 0;
            now |= usize::from(raised(lead, leader)) * LEAD_RAISED;
            now |= usize::from(raised(follow, 1 - leader)) * FOLLOW_RAISED;
        }
        self.duels[Board::index(lead, follow, now)]
    }

    /// What the leader gets for certain by leading, one after the other, the cards that nothing left in the other hand can
    /// stop: those cards themselves, and what has to follow them.
    #[inline]
    pub(super) fn sure(&self, position: &Position) -> Lanes {
        let leader = position.leader;
        let others = position.left & self.mine[1 - leader];
        let moon = usize::from(position.full_moon);
        let (mut safe, mut escapes, mut gain) = (0, 0, Lanes::ZERO);
        for card in places(position.left & self.mine[leader]) {
            if self.risks[moon][card % MOST] & others == 0 {
                safe |= 1 << card;
                escapes |= self.escapes[moon][card % MOST];
                gain = gain.plus(self.weight[card % MOST]);
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
                gain = gain.plus(self.weight[lightest % MOST]);
            }
        }
        gain
    }

    /// 5.2: what may be played on a led card.
    #[inline]
    pub(super) fn choice(&self, hand: Cards, led: usize) -> Cards {
        let following = hand & self.suit[led % MOST];
        if following == 0 { hand } else { following | hand & self.stand_ins }
    }
}
