# The artifacts: what each is called, what it can do, and what more there is to know or to ask.
#
# `.the` is how somebody uses it.
# `effect-…` is the power in one short line for whoever may use it, `.told` the same for everybody who sees it used.

artifact-crown = Crown of Light
    .the = the Crown of Light
power-artifact-crown = At the end you may have it count as a card of value 5 of a faction in play that you choose.
effect-artifact-crown = Counts as a 5 of a faction you choose.
    .told = Counts as a 5 of a faction its owner chooses.
more-crown = It is declared when Peasants have moved.
question-crown = Which faction does your Crown count for?

artifact-sword = Sword of the Dragon
    .the = the Sword of the Dragon
power-artifact-sword = With a card: that card gets +3.
effect-artifact-sword = The card you play gets +3.
    .told = One card gets +3.

artifact-horn = Horn of Silence
    .the = the Horn of Silence
power-artifact-horn = Phase two, when both have played: each takes their own cards of this trick into their own score pile, Dwarves, Trolls and Druids included. Who wins and who leads next is decided as usual, and Giants still crush.
effect-artifact-horn = Both keep their own cards of this trick.
more-horn = A Cube makes no pot, and an earlier pot goes to the winner. With a Chain it covers all cards of both tricks.

artifact-spear = Spear of Retribution
    .the = the Spear of Retribution
power-artifact-spear = Phase two, when you have lost a trick: discard one card of the trick, whichever you like. The winner gets only what is left, Dwarves, Trolls and Druids included.
effect-artifact-spear = Discard one card of the trick you lost.
    .told = The loser discards a card of the trick.
more-spear = No pot is made. After a Horn it only discards; the rest goes where the Horn says.
question-spear = Which card of the trick do you discard?

artifact-orb = Orb of Insight
    .the = the Orb of Insight
power-artifact-orb = Phase one, when you are to draw: look at the top three cards, keep one as a follower, and shuffle the others back into the draw pile.
effect-artifact-orb = Look at the top three cards and keep one.
    .told = Its owner sees the top three cards and keeps one.
more-orb = If fewer than three are left, look at all of them. It also works when the winner with a Seer left you the top card, and in an Automaton's trick, but not for the winner with the Seer.
question-orb = Which card do you keep: { $cards-the }?

artifact-crystal = Crystal of Madness
    .the = the Crystal of Madness
power-artifact-crystal = Phase two, when you collect a card: swap it with a card from your hand, which you collect instead. The card you won joins your hand, seen by all.
effect-artifact-crystal = Collect a card from your hand instead of this one.
    .told = A card from hand is collected instead.
more-crystal = You must hold a card. The one from your hand is collected under all the usual rules, display, Vampire and Stone included, but was not played: it is no Giant, Troll or Dwarf of this trick.
question-crystal = You collect { $card-the }. Which card from your hand do you collect instead?

artifact-horse = Mage's Horse
    .the = the Mage's Horse
power-artifact-horse = When both have played and you led: swap your played card with one from your hand, as if that one had been led. The other card stays. What lay on your old card is lost; Boots, Axe and Bears pass to the new one, and powers of played cards do not apply to it.
effect-artifact-horse = Swap the card you led with one from your hand.
    .told = The card that was led is swapped for one from hand.
more-horse = You must hold a card. What was played on the old card is lost: Sword, Jug, potions, Shield. Lich King, Warlock, Mummy and Griffins look at the new card, and so do powers that ask what a trick is won with. But it was not played: a Shapeshifter does not swap, no artifact can be used on it, and Giants, Trolls, Dwarves, Undead, Druids, Dragons and Cthulhu have no power there. The card taken back counts as never played. With a Chain only cards since the last lead can be swapped.
question-horse-out = Which of your played cards do you take back?
question-horse-in = Which card from your hand takes the place of { $card-the }?

artifact-boots = Boots of Distance
    .the = the Boots of Distance
power-artifact-boots = Before the lead, or with or before your own card: your next two cards get +2 each, even into phase two.
effect-artifact-boots = Your next two cards get +2 each.
    .told = Its owner's next two cards get +2 each.

artifact-stone = Stone of Oblivion
    .the = the Stone of Oblivion
power-artifact-stone = Phase two, when you collect a card: lay it face down under a face-up faction card of your score pile. At the end it counts as a card of that faction, with its own value. Not under cards of a display or heroes.
effect-artifact-stone = This card will count for a faction of your score pile.
    .told = One card will count for another faction of the score pile.
more-stone = The card is then in no display and not face up. A hero can be laid there too. Both players know the card. Only the faction matters, so a faction is what you choose.
question-stone = Under which faction do you place { $card-the } face down?

artifact-staff = Staff of Order
    .the = the Staff of Order
power-artifact-staff = When you have lost a trick: you lead the next one, whatever a Dragon says. If the next is an Automaton's, you lead the first after it.
effect-artifact-staff = You lead the next trick.
    .told = Its owner leads the next trick.
more-staff = You lead even if a Dragon or a Cube says otherwise.

artifact-light = Light of Eternity
    .the = the Light of Eternity
power-artifact-light = Phase two, when you have won a trick: look at three random cards from your opponent's hand. They must hold at least five.
effect-artifact-light = See three random cards from your opponent's hand.
    .told = Its owner sees three random cards of the other hand.
more-light = Your opponent sees which.
question-light = Cards from the hand are being shown.

artifact-chain = Chain of Frost
    .the = the Chain of Frost
power-artifact-chain = Phase two, when both have played: the two cards are set aside, the same player leads again, and the winner of that second trick takes all four. Both players must still hold a card.
effect-artifact-chain = Another trick follows: its winner takes all four cards.
more-chain = Only the cards of the second trick decide who wins, and with which card; other powers look at all cards. What was spent on the first trick stays spent.

artifact-hourglass = Hourglass of the Future
    .the = the Hourglass of the Future
power-artifact-hourglass = When both have played: both take their cards back and the trick is played again, led by the same player. The prize stays, the same cards may be played again, and what was spent on them stays spent.
effect-artifact-hourglass = Both take their cards back and play the trick again.
more-hourglass = Only cards since the last lead are taken back. A Horn blown since then is undone, one blown before a Chain is not. Swaps of Shapeshifters are undone, the last first, unless the Horse has taken the former prize into the hand. Potions, artifacts, Bears and one of the two cards of Boots or Axe stay spent.

artifact-shield = Shield of the Veil
    .the = the Shield of the Veil
power-artifact-shield = After your opponent's card: that card is worth 3 less, though never less than 0.
effect-artifact-shield = Your opponent's card gets −3.
    .told = The card on the other side gets −3.
more-shield = It lowers the last card your opponent played.

artifact-jug = King's Jug
    .the = the King's Jug
power-artifact-jug = With a card: choose another faction in play. For this trick the card is of that faction alone and has no power; whether it may be played is judged on the new faction.
effect-artifact-jug = Your card joins another faction, without a power.
    .told = A card joins another faction, without a power.
more-jug = Neither the power of its own faction nor that of the new one applies. A Doppelganger that was turned counts only as what it has become; a card turned into a Doppelganger does not stand in for others; a Shapeshifter does not swap; Dwarf, Troll, Druid, Undead, Giant, Dragon and hero are plain cards. But a card turned into a Goblin or a Werewolf is judged as one: Knights beat it if it was led as a Goblin, and among led Werewolves without a moon the lowest wins. A card turned into a Knight does not beat Goblins. When it is collected, it is itself again.
question-jug = Which faction does your next card become?

artifact-axe = Axe of Heaven
    .the = the Axe of Heaven
power-artifact-axe = Before the lead, with or before your own card, or after it while your opponent has yet to play: your opponent's next two cards are worth 2 less each.
effect-artifact-axe = Your opponent's next two cards get −2 each.
    .told = The next two cards on the other side get −2 each.

artifact-bow = Bow of the Lovers
    .the = the Bow of the Lovers
power-artifact-bow = Phase two, before you lead: both players play two cards in turn, following the first card if they can. The winner takes all four. Both must hold two cards.
effect-artifact-bow = Both play two cards: the winner takes all four.
more-bow = Who wins is judged over all four cards.

artifact-ring = Ring of Darkness
    .the = the Ring of Darkness
power-artifact-ring = With your card, if you do not lead: it need not follow the led faction, and the highest value of all wins the trick.
effect-artifact-ring = Play any card: the highest value wins.
    .told = Any card may be played: the highest value wins.
more-ring = Ties go to the card played first.
