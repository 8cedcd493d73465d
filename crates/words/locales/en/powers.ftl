# What cards can do, by docs/rules/claim.md; the numbers of the rules are shown beside the texts.

power-faction-knights = A Knight played on a led Goblin wins the trick, whatever the values; of several Knights the highest does. Whoever holds a Goblin must still follow, with a Goblin or a Doppelganger.
power-faction-goblins = No power. There are many of them: five zeros, and 1 to 9 once each.
power-faction-giants = Phase two: when you win a trick, each Giant in it crushes one Gnome of its own value in the display of each opponent, never your own or your partner's. It does not matter who played the Giant. Gnomes of this very trick are safe. With two players under the Claim 2 edition you may spare the Gnome.
power-faction-gnomes = Phase two: a Gnome you collect lies open before you, where Giants can crush it. What is left at the end joins your score pile. Gnomes that reach a score pile in phase one are out of reach.
power-faction-kings = At the end a King of yours keeps your Peasants of his own value and of up to 3 less: King 7 keeps Peasants 4, 5, 6 and 7.
power-faction-peasants = At the end each of your Peasants stays only if you have a King of the same value or up to 3 higher. All others go to the opponent (of three players, to the next clockwise) and stay there. Peasant 0 always leaves.
power-faction-automatons = Phase one: win a trick with an Automaton, and the next trick is yours without play. All discard a card of their choice face down, you take the prize, the opponent draws, and you lead the trick after it, whatever a Dragon says. Three and four players take in the same order as in the trick just played. No power of the discarded cards applies.
power-faction-bards = At the end the longest unbroken run of Bards takes the vote: 3 4 5 beats 1 2 6 7 9. If the longest runs are equal, cards are counted as usual.
power-faction-dragons = A Dragon decides who leads the next trick, won or lost, across the change of phase too. Two players: a Dragon played second gives its player the lead; under the Claim 2 edition the last Dragon of the trick does, a led one included. Three and four players: the last Dragon of the trick.
power-faction-doppelgangers = You may play a Doppelganger instead of following, even if you could follow. It counts as the led faction by its value, but without that faction's power. If Doppelgangers are led, they are a faction like any other.
power-faction-dwarves = Phase two: Dwarves go to the loser. Of two players the loser of the trick takes every Dwarf played in it; of three and four, whoever played the lowest card of all, of equals the last played.
power-faction-griffins = Phase two: a Griffin you collect lies open before you. From the next trick on, each card you play whose printed value is that of one of your Griffins gets +5.
power-faction-raccoons = Four of the fourteen leave unseen before the deal. At the end each of your Raccoons with loot also counts as one more card, without a value, for the faction in play you have fewest of, even if that is none; of several such you choose one for all your loot.
power-faction-seers = Phase one: win a trick with a Seer, and you look at the top card of the draw pile. Take it or a prize; the others get what you leave.
power-faction-trolls = Phase two: Trolls that are played go to a common pool. The winner of each trick takes the highest Troll of the pool, one only; the winner of the last trick takes all that are left. Under the Claim 2 edition that winner may leave some.
power-faction-undead = Phase one: an Undead that is played goes to the score pile of the trick's winner instead of the discard pile. An Undead that is the prize, or is drawn, becomes a follower as usual.
power-faction-vikings = At the end each of your Vikings counts twice for the Viking vote if any other card in your score pile has its value.
power-faction-wizards = Win a trick with a Wizard, and you take the top potion, face down and unseen. With any later card you may reveal potions.
power-faction-druids = Phase two: a Druid you played in a trick you lost does not go to the winner, but lies before you as a Bear. The next card you play gets +3 for each of your Bears; then they are discarded. Bears left at the end count for nobody.
power-faction-shapeshifters = Phase one: a Shapeshifter changes places with the prize as soon as it is played. The former prize is now your played card, with its power; if you led, its faction is led. Whether you may play the Shapeshifter is judged on the Shapeshifter itself.
power-faction-vampires = Phase two: a Vampire you collect may be laid open before you, and any card you collect that is no Vampire may be laid under it, where it counts for no faction. The vote goes to the highest sum of the printed values of the open Vampire and what lies under it, of equals to the higher Vampire; your other Vampires count for nothing, and without an open one you cannot win it. If you lay a new Vampire open, what lay under the old one is discarded.
power-faction-zombies = Phase one: win a trick with a Zombie, and the losing card goes to your score pile.
power-faction-werewolves = If Werewolves are led and there is no moon, the lowest card that counts as a Werewolf wins; at full moon the highest does, as usual. Each trick won with a Werewolf turns the moon.
power-faction-shadows = No power, but ten of the twenty (0 to 19) leave unseen before the deal: nobody knows which are in the game.

power-hero-lich-king = A card that follows the Lich King is worth 3 less.
power-hero-skeleton = After a trick that you won with the Skeleton you may draw one card at random from the discard pile, face-down cards included. It joins your hand, and only you see which it is.
power-hero-warlock = Played on a card of odd printed value, it wins the trick.
power-hero-cthulhu = In phase one the top two cards of the draw pile leave the game unseen. In phase two everybody discards a card of their choice face down. Either happens after the trick in which Cthulhu was played.
power-hero-mummy = Played on a card of printed value 7 or more, it wins the trick.
power-hero-gelatinous-cube = Played second, the Cube and the card it follows become a pot: nobody collects them now, and the winner of the next trick takes both into their score pile, in phase one too. If there is no next trick, the winner of this one does. Led, it has no power.

power-hero-any = A hero has a value and no faction. If a hero is led, anything may be played, and the highest value wins unless the power of the hero that follows says otherwise. Played on a card of a faction, a hero loses unless its power says otherwise, and may be played only by a player who cannot follow. By itself it counts for no vote.

power-artifact-crown = At the end you may let it count as a card of value 5 of a faction in play that you choose.
power-artifact-sword = With a card: that card gets +3.
power-artifact-horn = Phase two, when both have played: each takes their own cards of this trick into their own score pile, Dwarves, Trolls and Druids included. Who wins and who leads next is found as usual, and Giants still crush.
power-artifact-spear = Phase two, when you have lost a trick: discard one of its cards, whichever you like. The winner gets only what is left, Dwarves, Trolls and Druids included.
power-artifact-orb = Phase one, when you are to draw: look at the top three cards, keep one as a follower, and the others are shuffled back into the draw pile.
power-artifact-crystal = Phase two, when you collect a card: swap it with a card of your hand, which you collect instead. The card you won joins your hand, seen by all.
power-artifact-horse = When both have played and you led: swap your played card with one of your hand, as if that one had been led. The other card stays. What lay on your old card is lost; Boots, Axe and Bears pass to the new one, and powers of played cards pass it by.
power-artifact-boots = Before the lead, or with or before your own card: your next two cards get +2 each, into phase two if need be.
power-artifact-stone = Phase two, when you collect a card: lay it face down under a face-up faction card of your score pile. At the end it counts as a card of that faction, with its own value. Cards of a display and heroes do not serve.
power-artifact-staff = When you have lost a trick: you lead the next one, whatever a Dragon says. If the next is an Automaton's, you lead the first after it.
power-artifact-light = Phase two, when you have won a trick: look at three random cards of the opponent's hand. They must hold at least five.
power-artifact-chain = Phase two, when both have played: the two cards are set aside, the same player leads again, and the winner of that second trick takes all four. Both must still hold a card.
power-artifact-hourglass = When both have played: both take their cards back and the trick is played again, led by the same player. The prize stays, the same cards may be played again, and what was spent on them stays spent.
power-artifact-shield = After the opponent's card: that card is worth 3 less, though never less than 0.
power-artifact-jug = With a card: choose another faction in play. For this trick the card is of that faction alone and has no power; whether it may be played is judged on the new faction.
power-artifact-axe = Before the lead, with or before your own card, or after it while the opponent is still to play: the next two cards of the opponent are worth 2 less each.
power-artifact-bow = Phase two, before you lead: both play two cards in turn, all following the first if they can. The winner takes all four. Both must hold two cards.
power-artifact-ring = With your card, when you follow: it need not follow the led faction, and the highest value of all wins the trick.

power-artifact-any = Artifacts are hidden in your hand, and each can be used once, at its own moment. You are asked only when you hold one that fits. Where powers clash, artifacts beat heroes and heroes beat factions.

power-potion-plus = The card it is revealed on gets +{ $number }.
power-potion-minus = The card it is revealed on gets −{ $number }, but never falls below 0.
power-potion-double = The printed value of the card it is revealed on is doubled.
power-potion-any = As you play a card you may reveal any number of your potions on it. You say how many, then you learn what they are. Used potions leave the game.

power-moon = At the beginning there is no moon. While there is none and Werewolves are led, the lowest card that counts as a Werewolf wins; at full moon the highest does. A trick won with a Werewolf turns the moon afterwards.
