# The heroes: what each is called, what it can do, and what more there is to know or to ask.
#
# `.the` is what something is done to, `.with` the same after "with".
# `effect-…` is the power in one short line, for the moment in which it matters.

hero-lich-king = Lich King
    .the = the Lich King
    .with = the Lich King
power-hero-lich-king = A card that follows the Lich King is worth 3 less.
effect-hero-lich-king = The card that follows is worth 3 less.

hero-skeleton = Skeleton
    .the = the Skeleton
    .with = the Skeleton
power-hero-skeleton = When you win a trick with the Skeleton, you may draw a random card from the discard pile, face-down cards included. It joins your hand, and only you see it.
effect-hero-skeleton = Whoever wins with it may draw a discarded card.
more-skeleton = If the discard pile is empty, you draw nothing. The cards of this trick are not in it yet, except one that the Spear discarded.
question-skeleton = Draw a random card from the discard pile?

hero-warlock = Warlock
    .the = the Warlock
    .with = the Warlock
power-hero-warlock = Played on a card of odd printed value, it wins the trick.
effect-hero-warlock = Beats a card of odd value that it follows.

hero-cthulhu = Cthulhu
    .the = Cthulhu
    .with = Cthulhu
power-hero-cthulhu = In phase one the top two cards of the draw pile leave the game unseen. In phase two everybody discards a card of their choice face down. Either happens after the trick in which Cthulhu was played.
effect-hero-cthulhu = Takes two cards from the draw pile, or one from each hand.
more-cthulhu = If fewer than two cards are left, those leave. In phase two each player who has cards discards one, both at the same time. With a Chain it happens once, after the second trick; if the Hourglass took Cthulhu back, not at all.

hero-mummy = Mummy
    .the = the Mummy
    .with = the Mummy
power-hero-mummy = Played on a card of printed value 7 or more, it wins the trick.
effect-hero-mummy = Beats a card of 7 or more that it follows.

hero-gelatinous-cube = Gelatinous Cube
    .the = the Gelatinous Cube
    .with = the Gelatinous Cube
power-hero-gelatinous-cube = Played second, the Cube and the card it follows become a pot: nobody collects them now, and the winner of the next trick takes both into their score pile, in phase one too. If there is no next trick, the winner of this one does. If it is led, it has no power.
effect-hero-gelatinous-cube = Played second: both cards wait for the next winner.
more-gelatinous-cube = The winner, nearly always the leader, wins the trick in every respect, with prize and lead, but collects no card of it. The pot is carried over into phase two if need be, and is collected by the rules of the phase in which it is won. Undead, Zombies, Dwarves, Trolls and Druids have no effect on a card in the pot; a Giant in it crushes once, in its own trick.
