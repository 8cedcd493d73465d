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

level-claim-random = Spielt irgendeine erlaubte Karte.
level-claim-greedy = Sieht immer nur den einen Stich: nimmt so billig wie möglich, was sich lohnt, und wirft ab, was am wenigsten nützt.
level-claim-search = Stellt sich die verdeckten Karten vor, wahrscheinliche öfter, spielt im Kopf Tausende von Partien und wählt, was die meisten davon gewinnt.
level-claim-expert = Denkt voraus, mit einem Gespür dafür, was Anhänger wert sind, spielt Phase 2 zu zweit fehlerfrei, sobald sie sich ausrechnen lässt, und stellt Fallen, wenn es schlecht steht.

level-claim-it-random = Setzt irgendeinen Stein und lässt eine Münze entscheiden, ob weitergewürfelt wird.
level-claim-it-greedy = Setzt, wo es gerade am besten aussieht, und hört auf, wenn ein Fehlwurf mehr kosten würde, als ein weiterer Wurf bringt.
level-claim-it-search = Wägt einen weiteren Wurf gegen das Aufhören ab, mit der genauen Wahrscheinlichkeit eines Fehlwurfs und einem Gespür dafür, was ein Brett wert ist.
level-claim-it-expert = Sieht im eigenen Zug zwei Würfe voraus und in der letzten Runde auch, was die nächste Person daraus machen kann.

# Was nur auf den Karten steht.
unverified = nicht überprüft
unverified-loot = Welche Waschbären Beute tragen, ist nicht überprüft.
unverified-heroes = Die Werte der Helden sind nicht überprüft.
unverified-scenario = Die Aufstellung dieses Szenarios ist nicht überprüft.
