# What things are called.
#
# A faction is named in the plural; `.one` is one card of it, `.of` what belongs to it.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
you-subject = You
you-object = you

card = { $one } { $value }
potion = potion { $effect }

faction-knights = Knights
    .one = Knight
    .of = of the Knights
faction-goblins = Goblins
    .one = Goblin
    .of = of the Goblins
faction-giants = Giants
    .one = Giant
    .of = of the Giants
faction-gnomes = Gnomes
    .one = Gnome
    .of = of the Gnomes
faction-kings = Kings
    .one = King
    .of = of the Kings
faction-peasants = Peasants
    .one = Peasant
    .of = of the Peasants
faction-automatons = Automatons
    .one = Automaton
    .of = of the Automatons
faction-bards = Bards
    .one = Bard
    .of = of the Bards
faction-dragons = Dragons
    .one = Dragon
    .of = of the Dragons
faction-doppelgangers = Doppelgangers
    .one = Doppelganger
    .of = of the Doppelgangers
faction-dwarves = Dwarves
    .one = Dwarf
    .of = of the Dwarves
faction-griffins = Griffins
    .one = Griffin
    .of = of the Griffins
faction-raccoons = Raccoons
    .one = Raccoon
    .of = of the Raccoons
faction-seers = Seers
    .one = Seer
    .of = of the Seers
faction-trolls = Trolls
    .one = Troll
    .of = of the Trolls
faction-undead = Undead
    .one = Undead
    .of = of the Undead
faction-vikings = Vikings
    .one = Viking
    .of = of the Vikings
faction-wizards = Wizards
    .one = Wizard
    .of = of the Wizards
faction-druids = Druids
    .one = Druid
    .of = of the Druids
faction-shapeshifters = Shapeshifters
    .one = Shapeshifter
    .of = of the Shapeshifters
faction-vampires = Vampires
    .one = Vampire
    .of = of the Vampires
faction-zombies = Zombies
    .one = Zombie
    .of = of the Zombies
faction-werewolves = Werewolves
    .one = Werewolf
    .of = of the Werewolves
faction-shadows = Shadows
    .one = Shadow
    .of = of the Shadows

hero-lich-king = Lich King
hero-skeleton = Skeleton
hero-warlock = Warlock
hero-cthulhu = Cthulhu
hero-mummy = Mummy
hero-gelatinous-cube = Gelatinous Cube

# An artifact; `.the` is how somebody uses it.
artifact-crown = Crown of Light
    .the = the Crown of Light
artifact-sword = Sword of the Dragon
    .the = the Sword of the Dragon
artifact-horn = Horn of Silence
    .the = the Horn of Silence
artifact-spear = Spear of Retribution
    .the = the Spear of Retribution
artifact-orb = Orb of Insight
    .the = the Orb of Insight
artifact-crystal = Crystal of Madness
    .the = the Crystal of Madness
artifact-horse = Mage's Horse
    .the = the Mage's Horse
artifact-boots = Boots of Distance
    .the = the Boots of Distance
artifact-stone = Stone of Oblivion
    .the = the Stone of Oblivion
artifact-staff = Staff of Order
    .the = the Staff of Order
artifact-light = Light of Eternity
    .the = the Light of Eternity
artifact-chain = Chain of Frost
    .the = the Chain of Frost
artifact-hourglass = Hourglass of the Future
    .the = the Hourglass of the Future
artifact-shield = Shield of the Veil
    .the = the Shield of the Veil
artifact-jug = King's Jug
    .the = the King's Jug
artifact-axe = Axe of Heaven
    .the = the Axe of Heaven
artifact-bow = Bow of the Lovers
    .the = the Bow of the Lovers
artifact-ring = Ring of Darkness
    .the = the Ring of Darkness

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Magic
set-shadow = Shadow
set-the-succession = The Succession
set-under-the-bridge = Under the Bridge
set-the-clockwork-court = The Clockwork Court
set-wings-over-the-throne = Wings over the Throne

edition-a = Anniversary edition
edition-c2 = Claim 2

zone-hand = hand
zone-followers = follower pile
zone-score = score pile
zone-display = display
zone-beneath = under the open Vampire
zone-hidden = face down under another card
zone-draw = draw pile
zone-prize = prize
zone-trick = trick
zone-pot = pot
zone-pool = pool of Trolls
zone-discard = discard pile
zone-out = out of the game

level-random = Very easy
level-greedy = Easy
level-search = Hard
level-expert = Expert

level-claim-random = Plays any card that is allowed.
level-claim-greedy = Looks at one trick at a time: takes what is worth taking as cheaply as it can, and throws away what it needs least.
level-claim-search = Imagines the hidden cards, the likelier ones more often, plays thousands of games in its head and chooses what wins most of them.
level-claim-expert = Thinks ahead with a feeling for what followers are worth, plays phase two of two players without a mistake as soon as it can work it out, and sets traps when it is losing.

level-claim-it-random = Places any marker, and rolls again or stops at the toss of a coin.
level-claim-it-greedy = Places where it looks best at once, and stops when a bust would cost more than another roll brings.
level-claim-it-search = Weighs one more roll against stopping, with the exact chance of a bust and a feeling for what a board is worth.
level-claim-it-expert = Looks two rolls ahead in its own turn, and in the last round at what the next player may make of it.

# Facts that are printed on the cards only.
unverified = not verified
unverified-loot = Which Raccoons carry loot is not verified.
unverified-heroes = The values of the heroes are not verified.
unverified-scenario = The line-up of this scenario is not verified.
