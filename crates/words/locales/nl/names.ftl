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

level-claim-random = Speelt zomaar een kaart die mag.
level-claim-greedy = Kijkt naar één slag tegelijk: pakt zo goedkoop mogelijk wat de moeite waard is en gooit weg wat het minst nodig is.
level-claim-search = Stelt zich de verborgen kaarten voor, de waarschijnlijkste het vaakst, speelt in gedachten duizenden spellen en kiest wat het vaakst wint.
level-claim-expert = Denkt vooruit met gevoel voor wat volgelingen waard zijn, speelt Fase 2 met z'n tweeën foutloos zodra die uit te rekenen is, en zet vallen als het er slecht voor staat.

level-claim-it-random = Plaatst zomaar een steen en tost om nog een worp.
level-claim-it-greedy = Plaatst waar het er meteen het best uitziet en stopt zodra pech meer kost dan nog een worp oplevert.
level-claim-it-search = Weegt nog één worp af tegen stoppen, met de precieze kans op pech en gevoel voor wat een bord waard is.
level-claim-it-expert = Kijkt in de eigen beurt twee worpen vooruit, en in de laatste ronde ook naar wat de volgende speler ervan kan maken.

# Wat alleen op de kaarten staat.
unverified = niet gecontroleerd
unverified-loot = Welke Wasberen buit dragen, is niet gecontroleerd.
unverified-heroes = De waardes van de Helden zijn niet gecontroleerd.
unverified-scenario = De opstelling van dit scenario is niet gecontroleerd.
