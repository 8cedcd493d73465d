//! What does not change during a search: the cards, what any two of them come to, and what the votes need.

use claim::{Card, CardSet, Counts, Edition, Fate, Slot, State};
use game::Seat;

use super::{
    lanes::Lanes,
    spot::{Cards, Spot, places},
};

/// How many cards a board can hold.
const MOST: usize = 32;

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
    duels: Vec<Code>,
    /// Cards that may come to the same as the next lower one of their hand and faction, for each seat.
    linked: [Cards; 2],
    /// For each of those, the next lower one, and the cards that tell the two apart.
    below: [u8; MOST],
    apart: [Cards; MOST],
    /// Cards that go to the pool.
    pooled: Cards,
    /// For each card and moon: the cards that, played on it, keep its player from winning it and the next lead.
    risks: [[Cards; MOST]; 2],
    /// For each card and moon: the cards that its player does not win when they are played on it.
    escapes: [[Cards; MOST]; 2],
}

/// A duel in seven bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Code(u8);

impl Code {
    const WINNER: u8 = 1;
    const LEADS: u8 = 2;
    const MOON: u8 = 4;
    const LEAD_TO: u8 = 3;
    const FOLLOW_TO: u8 = 5;
    const POOL: u8 = 2;

    pub(super) const fn winner(self) -> usize {
        (self.0 & Code::WINNER) as usize
    }

    pub(super) const fn leads(self) -> usize {
        (self.0 >> 1 & 1) as usize
    }

    pub(super) const fn turns_moon(self) -> bool {
        self.0 & Code::MOON != 0
    }

    /// The seat that gets the lead card (0) or the other (1); none if it goes to the pool.
    #[inline]
    pub(super) const fn goes(self, at: usize) -> Option<usize> {
        match self.0 >> (if at == 0 { Code::LEAD_TO } else { Code::FOLLOW_TO }) & 3 {
            Code::POOL => None,
            seat => Some((seat & 1) as usize),
        }
    }
}

impl Board {
    /// The tables for a root, and the root itself; none if this engine does not understand it.
    pub(super) fn new(root: &State) -> Option<(Board, Spot)> {
        if !root.is_all_duels() {
            return None;
        }
        let rules = root.rules();
        let slots: Vec<Slot> = rules.slots().map(|(slot, _)| slot).collect();
        if slots.len() > Lanes::COUNT {
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
        let in_play = hand(0).or(hand(1)).or(root.pool());
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
            duels: Vec::new(),
            linked: [0; 2],
            below: [0; MOST],
            apart: [0; MOST],
            pooled: 0,
            risks: [[0; MOST]; 2],
            escapes: [[0; MOST]; 2],
            cards: cards.clone(),
        };
        let mut has = [Lanes::ZERO; 2];
        for (lane, &slot) in slots.iter().enumerate() {
            board.weigh(lane, slot, &mut has)?;
        }
        board.watch(&slots);
        board.fight();
        board.tell_apart();
        let spot = Spot {
            // Before the lead: a card that was led already is still to be reckoned with.
            left: set(hand(0).or(hand(1))),
            won: 0,
            pool: set(root.pool()),
            has,
            leader: root.leader().index() & 1,
            full_moon: root.full_moon(),
        };
        Some((board, spot))
    }

    /// Does a position's key need more than what is left?
    pub(super) const fn is_marked(&self) -> bool {
        self.watched != 0 || self.pooled != 0 || !self.root.pool().is_empty()
    }

    /// What a seat has already, for good.
    pub(super) fn pile(&self, seat: usize) -> CardSet {
        let seat = Seat(seat as u8);
        self.root.score_pile(seat).or(self.root.display(seat))
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
            self.ties |= all.is_empty();
            return Some(());
        }
        let mut of_value = [0u32; 32];
        all.iter().for_each(|card| of_value[usize::from(rules.value_of(card)) % 32] += 1);
        let mut extra = [0u32; 32];
        let mut below = 0;
        if all.len() % 2 == 0 {
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
            let mine = self.pile(seat).and(of_slot).iter().map(weight).sum();
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
        self.watched = (0..self.cards.len()).filter(|&i| watched.has(self.cards[i])).map(|i| 1 << i).sum();
    }

    /// Asks the rules what any two cards of different hands come to.
    fn fight(&mut self) {
        let n = self.cards.len();
        self.duels = vec![Code::default(); 2 * MOST * MOST];
        for lead in 0..n {
            let Some(leader) = self.owner(lead) else { continue };
            for follow in places(self.mine[1 - leader]) {
                for full_moon in [false, true] {
                    let duel = self.root.duel(Seat(leader as u8), self.cards[lead], self.cards[follow], full_moon);
                    let to = |fate| match fate {
                        Fate::With(seat) => seat.0,
                        Fate::Pool => Code::POOL,
                    };
                    let code = duel.winner.0
                        | duel.leads.0 * Code::LEADS
                        | u8::from(duel.turns_moon) * Code::MOON
                        | to(duel.goes[0]) << Code::LEAD_TO
                        | to(duel.goes[1]) << Code::FOLLOW_TO;
                    self.duels[Board::index(lead, follow, full_moon)] = Code(code);
                    let me = Seat(leader as u8);
                    let safe = duel.leads == me && duel.goes[0] == Fate::With(me) && !duel.turns_moon;
                    let moon = usize::from(full_moon);
                    self.risks[moon][lead] |= Cards::from(!safe) << follow;
                    self.escapes[moon][lead] |= Cards::from(duel.goes[1] != Fate::With(me)) << follow;
                    for (i, fate) in [lead, follow].into_iter().zip(duel.goes) {
                        self.pooled |= Cards::from(fate == Fate::Pool) << i;
                    }
                }
            }
        }
    }

    fn owner(&self, card: usize) -> Option<usize> {
        (0..2).find(|&seat| self.mine[seat] >> card & 1 != 0)
    }

    #[inline]
    const fn index(lead: usize, follow: usize, full_moon: bool) -> usize {
        (full_moon as usize * MOST + lead % MOST) * MOST + follow % MOST
    }

    /// What two cards come to.
    #[inline]
    pub(super) fn duel(&self, lead: usize, follow: usize, full_moon: bool) -> Code {
        self.duels[Board::index(lead, follow, full_moon)]
    }

    /// For each card, which cards of the other hand tell it apart from the next lower one of the same hand and faction.
    fn tell_apart(&mut self) {
        for seat in 0..2 {
            for card in places(self.mine[seat]) {
                let lower = self.mine[seat] & self.suit[card] & ((1 << card) - 1);
                if lower == 0 {
                    continue;
                }
                let lower = 31 - lower.leading_zeros() as usize;
                let copies = self.root.rules().copies(self.cards[card]).has(self.cards[lower]);
                if self.weight[card] != self.weight[lower] || self.watched >> card & 1 != 0 && !copies {
                    continue;
                }
                let mut apart: Cards =
                    places(self.mine[1 - seat]).filter(|&other| self.tells(other, card, lower)).map(|i| 1 << i).sum();
                if self.pooled >> card & 1 != 0 {
                    // The pool is emptied from the top, so all that lies there in between matters.
                    apart |= self.suit[card] & ((1 << card) - (1 << lower));
                }
                self.apart[card] = apart;
                self.below[card] = lower as u8;
                self.linked[seat] |= 1 << card;
            }
        }
    }

    fn tells(&self, other: usize, a: usize, b: usize) -> bool {
        [false, true].into_iter().any(|moon| {
            self.duel(other, a, moon) != self.duel(other, b, moon)
                || self.duel(a, other, moon) != self.duel(b, other, moon)
        })
    }

    /// The cards of a hand without those that come to the same as a lower one of it.
    ///
    /// Two cards of a hand and faction come to the same if they weigh the same, nobody will ask which of them was won by
    /// whom, and no card left in the other hand, led or following, tells them apart. All of that follows from what is
    /// left, so it holds wherever a result is used again. In between there may be cards of the hand that were played:
    /// what tells neighbours apart is joined over the gap.
    #[inline]
    pub(super) fn different(&self, choice: Cards, spot: &Spot, seat: usize) -> Cards {
        let present = spot.left & self.mine[1 - seat] | spot.pool;
        let mut kept = choice;
        let mut rest = choice & choice.wrapping_sub(1);
        while rest != 0 {
            let card = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            // Walk down over cards that are gone to the next one that can be chosen.
            let mut at = card;
            while self.linked[seat] >> at & 1 != 0 && self.apart[at % MOST] & present == 0 {
                at = usize::from(self.below[at % MOST]);
                if choice >> at & 1 != 0 {
                    kept &= !(1 << card);
                    break;
                }
            }
        }
        kept
    }

    /// The same position with the highest of the cards that come to the same in hand, instead of those that happen to be
    /// left: so that positions which differ in nothing that matters are one.
    #[inline]
    pub(super) fn settle(&self, spot: &mut Spot) {
        for seat in 0..2 {
            let present = spot.left & self.mine[1 - seat] | spot.pool;
            let mut gone = self.linked[seat] & !spot.left & !spot.pool;
            while gone != 0 {
                let card = 31 - gone.leading_zeros() as usize;
                gone ^= 1 << card;
                let mut at = card;
                while self.apart[at % MOST] & present == 0 {
                    let lower = usize::from(self.below[at % MOST]);
                    if spot.left >> lower & 1 != 0 {
                        spot.left ^= 1 << card | 1 << lower;
                        gone |= 1 << lower & self.linked[seat];
                        break;
                    }
                    if self.linked[seat] >> lower & 1 == 0 {
                        break;
                    }
                    at = lower;
                }
            }
        }
    }

    /// What the leader gets for certain by leading, one after the other, the cards that nothing left in the other hand can
    /// stop: those cards themselves, and what has to follow them.
    #[inline]
    pub(super) fn sure(&self, spot: &Spot) -> Lanes {
        let leader = spot.leader;
        let others = spot.left & self.mine[1 - leader];
        let moon = usize::from(spot.full_moon);
        let (mut safe, mut escapes, mut gain) = (0, 0, Lanes::ZERO);
        for card in places(spot.left & self.mine[leader]) {
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
