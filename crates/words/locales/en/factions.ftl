# The factions: what each is called, what it can do, and what more there is to know or to ask.
#
# A faction is named in the plural; `.one` is one card of it, `.of` what belongs to it.
# `effect-…` is the power in one short line, for the moment in which it matters.

faction-knights = Knights
    .one = Knight
    .of = of the Knights
power-faction-knights = A Knight played on a led Goblin wins the trick, whatever the values; with several Knights, the highest one. Whoever holds a Goblin must still follow, with a Goblin or a Doppelganger.
effect-faction-knights = A Knight beats any led Goblin.

faction-goblins = Goblins
    .one = Goblin
    .of = of the Goblins
power-faction-goblins = No power. There are many of them: five zeros, and 1 to 9 once each.
effect-faction-goblins = No power, but many cards.

faction-giants = Giants
    .one = Giant
    .of = of the Giants
power-faction-giants = Phase two: when you win a trick, each Giant in it crushes one Gnome of its own value in the display of each opponent, never your own or your partner's. It does not matter who played the Giant. Gnomes won in the same trick are safe. With two players under the Claim 2 edition you may spare the Gnome.
effect-faction-giants = Each Giant crushes an opposing Gnome of its value.
more-giants = Two Giants of one value crush up to two Gnomes. Every Giant played counts, wherever it goes.
question-giants = { $giant } can crush { $gnome }. Crush it?

faction-gnomes = Gnomes
    .one = Gnome
    .of = of the Gnomes
power-faction-gnomes = Phase two: a Gnome you collect lies face up in front of you, where Giants can crush it. Those left at the end join your score pile. Gnomes that reach a score pile in phase one are out of reach.
effect-faction-gnomes = Lies face up, where Giants can crush it.

faction-kings = Kings
    .one = King
    .of = of the Kings
power-faction-kings = At the end each of your Kings keeps your Peasants of the same value or up to 3 lower: King 7 keeps Peasants 4, 5, 6 and 7.
effect-faction-kings = Keeps Peasants of its value or up to 3 lower.

faction-peasants = Peasants
    .one = Peasant
    .of = of the Peasants
power-faction-peasants = At the end each of your Peasants stays only if you have a King of the same value or up to 3 higher. All others go to the opponent (with three players, to the next clockwise) and stay there. Peasant 0 always leaves.
effect-faction-peasants = Stays at the end only with a matching King.
more-peasants = All are judged at the same time. Only printed Kings and Peasants that lie face up in the score pile matter, not cards that a Crown or a Stone makes count as one, nor any under a Vampire or a Stone. If a Peasant leaves, the card a Stone laid under it stays where it is.

faction-automatons = Automatons
    .one = Automaton
    .of = of the Automatons
power-faction-automatons = Phase one: win a trick with an Automaton, and you win the next trick without playing it. Everybody discards a card of their choice face down, you take the prize, the opponent draws, and you lead the trick after it, whatever a Dragon says. With three or four players, cards are taken in the order of the trick just played. No power of the discarded cards applies.
effect-faction-automatons = Winning with an Automaton wins the next trick too.
more-automatons = You win that trick, and any pot with it, but not with a card. The discarded cards are not played: Boots, Axe, Bears and potions wait, and the only artifact that can be used is the Orb. If phase one has no further trick, nothing happens.

faction-bards = Bards
    .one = Bard
    .of = of the Bards
power-faction-bards = At the end the longest unbroken run of Bards wins the vote: 3 4 5 beats 1 2 6 7 9. If the longest runs are equal, cards are counted as usual.
effect-faction-bards = The longest run of Bards wins their vote.

faction-dragons = Dragons
    .one = Dragon
    .of = of the Dragons
power-faction-dragons = A Dragon decides who leads the next trick, whether it won or lost, and into phase two as well. Two players: a Dragon played second gives its player the lead; under the Claim 2 edition the last Dragon of the trick does, a led one included. Three or four players: the last Dragon of the trick.
effect-faction-dragons = A Dragon decides who leads next.
more-dragons = Whoever wins the trick still takes the cards.

faction-doppelgangers = Doppelgangers
    .one = Doppelganger
    .of = of the Doppelgangers
power-faction-doppelgangers = You may play a Doppelganger instead of following, even if you could follow. It counts as the led faction by its value, but without that faction's power. If Doppelgangers are led, they are a faction like any other.
effect-faction-doppelgangers = Counts as the led faction, without its power.
more-doppelgangers = You never have to play one, unless Doppelgangers are led.

faction-dwarves = Dwarves
    .one = Dwarf
    .of = of the Dwarves
power-faction-dwarves = Phase two: Dwarves go to the loser. With two players, the loser of the trick takes every Dwarf played in it; with three or four, whoever played the lowest card of all (ties go to the last played).
effect-faction-dwarves = Go to the loser; with 3 or 4 players to the lowest card.

faction-griffins = Griffins
    .one = Griffin
    .of = of the Griffins
power-faction-griffins = Phase two: a Griffin you collect lies face up in front of you. From the next trick on, each card you play whose printed value is that of one of your Griffins gets +5.
effect-faction-griffins = From now on its owner's cards of its value get +5.
more-griffins = Heroes that you play are strengthened too.

faction-raccoons = Raccoons
    .one = Raccoon
    .of = of the Raccoons
power-faction-raccoons = Four of the fourteen leave unseen before the deal. At the end each of your Raccoons with loot also counts as one more card, without a value, for the faction in play of which you have the fewest cards, even if you have none; if there are several, you choose one for all your loot.
effect-faction-raccoons = Loot counts for the faction its owner has the fewest of.
more-raccoons = Raccoons themselves may be the faction you have the fewest of. Cards are counted as they lie when Peasants have moved and Crowns are declared: a Viking once, every Vampire as a Vampire, what lies under a Vampire not at all, a card under a Stone as its new faction. A Raccoon under a Vampire or a Stone has no loot.
question-raccoons = Which faction does your loot count for?

faction-seers = Seers
    .one = Seer
    .of = of the Seers
power-faction-seers = Phase one: win a trick with a Seer, and you look at the top card of the draw pile. Take it or a prize; the others get what you leave.
effect-faction-seers = Shows the winner the top card: that one or a prize.
more-seers = You have seen the top card either way; the others see only what they get. With two players the opponent gets the other of the two cards.
question-seers = Your Seer sees { $top-the } on top of the draw pile. Take it, or { $cards-the }?

faction-trolls = Trolls
    .one = Troll
    .of = of the Trolls
power-faction-trolls = Phase two: Trolls that are played go to a common pool. The winner of each trick takes the highest Troll of the pool, one only; the winner of the last trick takes all that are left. Under the Claim 2 edition that winner may leave some.
effect-faction-trolls = Waiting Trolls go to winners of tricks, highest first.
more-trolls = A Troll is taken after every trick, with or without Trolls in it, whatever became of the other cards. Cthulhu is settled before it is decided which trick is the last. Under the Claim 2 edition its winner is asked Troll by Troll, from high to low; the others are discarded.
question-trolls = Last trick: take { $card-the } from the pool?

faction-undead = Undead
    .one = Undead
    .of = of the Undead
power-faction-undead = Phase one: an Undead that is played goes to the score pile of the trick's winner instead of the discard pile. An Undead that is the prize, or is drawn, becomes a follower as usual.
effect-faction-undead = A played Undead goes to the winner's score pile.
more-undead = An Undead that is discarded in an Automaton's trick is not played.

faction-vikings = Vikings
    .one = Viking
    .of = of the Vikings
power-faction-vikings = At the end each of your Vikings counts twice for the Viking vote if any other card in your score pile has its value.
effect-faction-vikings = Counts twice beside another card of its value.
more-vikings = A Viking that counts twice is two cards of its value. The other card may be a hero. A Crown, or a card under a Stone, that counts as a Viking is one in every respect and may be the other card; what lies under a Vampire, and loot, may not.

faction-wizards = Wizards
    .one = Wizard
    .of = of the Wizards
power-faction-wizards = Win a trick with a Wizard, and you take the top potion, face down and unseen. You may reveal potions with any later card.
effect-faction-wizards = Winning with a Wizard earns a potion.

faction-druids = Druids
    .one = Druid
    .of = of the Druids
power-faction-druids = Phase two: a Druid you played in a trick you lost does not go to the winner, but lies in front of you as a Bear. The next card you play gets +3 for each of your Bears; then they are discarded. Bears left at the end count for nobody.
effect-faction-druids = A losing Druid becomes a Bear: +3 for its owner's next card.
more-druids = When a Bow is played, the first of your two cards gets the bonus. A Druid that was turned by the Jug, or moved by the Horn or the Spear, does not become a Bear.

faction-shapeshifters = Shapeshifters
    .one = Shapeshifter
    .of = of the Shapeshifters
power-faction-shapeshifters = Phase one: a Shapeshifter changes places with the prize as soon as it is played. The former prize is now your played card, with its power; if you led, its faction is led. Whether you may play it is judged on the Shapeshifter itself.
effect-faction-shapeshifters = Swaps places with the prize.
more-shapeshifters = A card that arrives by the swap does not swap again; a second Shapeshifter swaps with the first, which is now the prize. What is played with or on the Shapeshifter applies to the card that arrived. A hero that arrives for the leader is a hero led.

faction-vampires = Vampires
    .one = Vampire
    .of = of the Vampires
power-faction-vampires = Phase two: a Vampire you collect may be placed face up in front of you, and any card you collect that is not a Vampire may be laid under it, where it counts for no faction. The vote goes to the highest sum of the printed values of the face-up Vampire and what lies under it; ties go to the higher Vampire. Your other Vampires count for nothing, and without a face-up one you cannot win the vote. If you place a new Vampire face up, what lay under the old one is discarded.
effect-faction-vampires = Cards go under it; the highest sum wins the vote.
more-vampires = This is decided as you collect, and only then; cards of one trick are collected in the order in which they were played. Any card may be laid under it, even one of the same trick or a hero, and nothing can touch it there; a Gnome or a Griffin there is in no display. The old Vampire stays in your score pile. A Crown, a card under a Stone or loot that counts as a Vampire adds nothing to the sum.

faction-zombies = Zombies
    .one = Zombie
    .of = of the Zombies
power-faction-zombies = Phase one: win a trick with a Zombie, and the losing card goes to your score pile.
effect-faction-zombies = Whoever wins with a Zombie scores the losing card.

faction-werewolves = Werewolves
    .one = Werewolf
    .of = of the Werewolves
power-faction-werewolves = If Werewolves are led and there is no moon, the lowest card that counts as a Werewolf wins; at full moon the highest does, as usual. Each trick won with a Werewolf flips the moon.
effect-faction-werewolves = Without a moon, the lowest Werewolf wins.
more-werewolves = A Doppelganger played on led Werewolves counts as one here too, but a trick won with it does not flip the moon.

faction-shadows = Shadows
    .one = Shadow
    .of = of the Shadows
power-faction-shadows = No power, but ten of the twenty (0 to 19) leave unseen before the deal: nobody knows which are in the game.
effect-faction-shadows = Nobody knows which ten of the twenty are in play.
