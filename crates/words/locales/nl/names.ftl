# Hoe de dingen heten.
#
# Een factie staat in het meervoud; `.one` is één kaart ervan, `.of` wat erbij hoort.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
you-subject = Jij
you-object = jou

card = { $one } { $value }
potion = toverdrank { $effect }

faction-knights = Ridders
    .one = Ridder
    .of = van de Ridders
faction-goblins = Goblins
    .one = Goblin
    .of = van de Goblins
faction-giants = Reuzen
    .one = Reus
    .of = van de Reuzen
faction-gnomes = Gnomen
    .one = Gnoom
    .of = van de Gnomen
faction-kings = Koningen
    .one = Koning
    .of = van de Koningen
faction-peasants = Boeren
    .one = Boer
    .of = van de Boeren
faction-automatons = Automatons
    .one = Automaton
    .of = van de Automatons
faction-bards = Barden
    .one = Bard
    .of = van de Barden
faction-dragons = Draken
    .one = Draak
    .of = van de Draken
faction-doppelgangers = Dubbelgangers
    .one = Dubbelganger
    .of = van de Dubbelgangers
faction-dwarves = Dwergen
    .one = Dwerg
    .of = van de Dwergen
faction-griffins = Griffioenen
    .one = Griffioen
    .of = van de Griffioenen
faction-raccoons = Wasberen
    .one = Wasbeer
    .of = van de Wasberen
faction-seers = Zieners
    .one = Ziener
    .of = van de Zieners
faction-trolls = Trollen
    .one = Trol
    .of = van de Trollen
faction-undead = Ondoden
    .one = Ondode
    .of = van de Ondoden
faction-vikings = Vikingen
    .one = Viking
    .of = van de Vikingen
faction-wizards = Magiërs
    .one = Magiër
    .of = van de Magiërs
faction-druids = Druïden
    .one = Druïde
    .of = van de Druïden
faction-shapeshifters = Gedaanteverwisselaars
    .one = Gedaanteverwisselaar
    .of = van de Gedaanteverwisselaars
faction-vampires = Vampieren
    .one = Vampier
    .of = van de Vampieren
faction-zombies = Zombies
    .one = Zombie
    .of = van de Zombies
faction-werewolves = Weerwolven
    .one = Weerwolf
    .of = van de Weerwolven
faction-shadows = Schaduwen
    .one = Schaduw
    .of = van de Schaduwen

hero-lich-king = Lich Koning
hero-skeleton = Skelet
hero-warlock = Tovenaar
hero-cthulhu = Cthulhu
hero-mummy = Mummie
hero-gelatinous-cube = Gelatine Kubus

# Een artefact; `.the` noemt het met zijn lidwoord.
artifact-crown = Kroon van het Licht
    .the = de Kroon van het Licht
artifact-sword = Zwaard van de Draak
    .the = het Zwaard van de Draak
artifact-horn = Hoorn van de Stilte
    .the = de Hoorn van de Stilte
artifact-spear = Speer van de Vergelding
    .the = de Speer van de Vergelding
artifact-orb = Bol van Inzicht
    .the = de Bol van Inzicht
artifact-crystal = Kristal van de Waanzin
    .the = het Kristal van de Waanzin
artifact-horse = Paard van de Magiër
    .the = het Paard van de Magiër
artifact-boots = Laarzen van de Verte
    .the = de Laarzen van de Verte
artifact-stone = Steen van de Vergetelheid
    .the = de Steen van de Vergetelheid
artifact-staff = Staf van de Orde
    .the = de Staf van de Orde
artifact-light = Licht van de Eeuwigheid
    .the = het Licht van de Eeuwigheid
artifact-chain = Ketting van de Vorst
    .the = de Ketting van de Vorst
artifact-hourglass = Zandloper van de Toekomst
    .the = de Zandloper van de Toekomst
artifact-shield = Schild van de Sluier
    .the = het Schild van de Sluier
artifact-jug = Kruik van de Koning
    .the = de Kruik van de Koning
artifact-axe = Bijl van de Hemel
    .the = de Bijl van de Hemel
artifact-bow = Boog van de Geliefden
    .the = de Boog van de Geliefden
artifact-ring = Ring van de Duisternis
    .the = de Ring van de Duisternis

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Magie
set-shadow = Schaduw
set-the-succession = De troonopvolging
set-under-the-bridge = Onder de brug
set-the-clockwork-court = Het hof van raderwerk
set-wings-over-the-throne = Vleugels boven de troon

edition-a = Jubileumeditie
edition-c2 = Claim 2

zone-hand = hand
zone-followers = volgelingen-stapel
zone-score = score-stapel
zone-display = uitgelegde kaarten
zone-beneath = onder de open Vampier
zone-hidden = gedekt onder een andere kaart
zone-draw = trekstapel
zone-prize = open kaart
zone-trick = slag
zone-pot = pot
zone-pool = wachtende Trollen
zone-discard = aflegstapel
zone-out = uit het spel

level-random = Heel makkelijk
level-greedy = Makkelijk
level-search = Moeilijk
level-expert = Expert

level-claim-random = Speelt zomaar een kaart die mag.
level-claim-greedy = Kijkt naar één slag tegelijk: pakt zo goedkoop mogelijk wat de moeite waard is en gooit weg wat het minst nodig is.
level-claim-search = Stelt zich de verborgen kaarten voor, de waarschijnlijkste het vaakst, speelt in gedachten duizenden spellen en kiest wat er de meeste van wint.
level-claim-expert = Denkt vooruit met gevoel voor wat volgelingen waard zijn, speelt Fase 2 met z'n tweeën foutloos zodra die uit te rekenen is, en zet vallen waar het eigenlijk verloren staat.

level-claim-it-random = Plaatst zomaar een steen en tost om nog een worp.
level-claim-it-greedy = Plaatst waar het er meteen het best uitziet en stopt zodra pech meer kost dan nog een worp oplevert.
level-claim-it-search = Weegt nog één worp af tegen stoppen, met de precieze kans op pech en gevoel voor wat een bord waard is.
level-claim-it-expert = Kijkt in de eigen beurt twee worpen vooruit, en in de laatste ronde ook naar wat de volgende speler ervan kan maken.

# Wat alleen op de kaarten staat.
unverified = niet gecontroleerd
unverified-loot = Welke Wasberen buit dragen, is niet gecontroleerd.
unverified-heroes = De waardes van de Helden zijn niet gecontroleerd.
unverified-scenario = De opstelling van dit scenario is niet gecontroleerd.
