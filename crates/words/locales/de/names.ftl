# Wie die Dinge heißen.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
you-subject = Du
you-object = dich

percent = { $number } %
name-with-level = { $name } ({ $level })
bot-of-level = Bot ({ $level })

card = { $one } { $value }
potion = Zaubertrank { $effect }

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Verstärkung Magie
set-shadow = Verstärkung Schatten
set-the-succession = Die Thronfolge
set-under-the-bridge = Unter der Brücke
set-the-clockwork-court = Der Hof der Uhrwerke
set-wings-over-the-throne = Schwingen über dem Thron
set-mini-claim = Mini-Claim
set-micro-claim = Micro-Claim

edition-a = Jubiläumsausgabe
edition-c2 = Claim 2

zone-hand = Hand
zone-followers = Anhängerstapel
zone-score = Punktestapel
zone-display = Auslage
zone-beneath = unter dem offenen Vampir
zone-hidden = verdeckt unter einer anderen Karte
zone-draw = Nachziehstapel
zone-prize = offene Karte
zone-trick = Stich
zone-pot = Topf
zone-pool = wartende Trolle
zone-discard = Ablagestapel
zone-out = aus dem Spiel

level-random = Sehr leicht
level-greedy = Leicht
level-search = Schwer
level-expert = Experte

# Was nur auf den Karten steht.
unverified = nicht überprüft
unverified-loot = Welche Waschbären Beute tragen, ist nicht überprüft.
unverified-heroes = Die Werte der Helden sind nicht überprüft.
unverified-scenario = Die Aufstellung dieses Szenarios ist nicht überprüft.
