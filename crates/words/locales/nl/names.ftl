# Hoe de dingen heten.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
you-subject = Jij
you-object = jou

percent = { $number }%
name-with-level = { $name } ({ $level })
bot-of-level = een bot ({ $level })

card = { $one } { $value }
potion = toverdrank { $effect }

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Magie
set-shadow = Schaduw
set-the-succession = De troonopvolging
set-under-the-bridge = Onder de brug
set-the-clockwork-court = Het hof van raderwerk
set-wings-over-the-throne = Vleugels boven de troon
set-mini-claim = Mini-Claim
set-micro-claim = Micro-Claim

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

# Wat alleen op de kaarten staat.
unverified = niet gecontroleerd
unverified-loot = Welke Wasberen buit dragen, is niet gecontroleerd.
unverified-heroes = De waardes van de Helden zijn niet gecontroleerd.
unverified-scenario = De opstelling van dit scenario is niet gecontroleerd.
