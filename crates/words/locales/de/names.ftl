# Wie die Dinge heißen.
#
# Eine Fraktion steht in der Mehrzahl; `.one` ist eine Karte davon, `.of` der Genitiv.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
you-subject = Du
you-object = dich

card = { $one } { $value }
potion = Zaubertrank { $effect }

faction-knights = Ritter
    .one = Ritter
    .of = der Ritter
faction-goblins = Kobolde
    .one = Kobold
    .of = der Kobolde
faction-giants = Riesen
    .one = Riese
    .of = der Riesen
faction-gnomes = Gnome
    .one = Gnom
    .of = der Gnome
faction-kings = Könige
    .one = König
    .of = der Könige
faction-peasants = Bauern
    .one = Bauer
    .of = der Bauern
faction-automatons = Automatons
    .one = Automaton
    .of = der Automatons
faction-bards = Barden
    .one = Barde
    .of = der Barden
faction-dragons = Drachen
    .one = Drache
    .of = der Drachen
faction-doppelgangers = Doppelgänger
    .one = Doppelgänger
    .of = der Doppelgänger
faction-dwarves = Zwerge
    .one = Zwerg
    .of = der Zwerge
faction-griffins = Greife
    .one = Greif
    .of = der Greife
faction-raccoons = Waschbären
    .one = Waschbär
    .of = der Waschbären
faction-seers = Seher
    .one = Seher
    .of = der Seher
faction-trolls = Trolle
    .one = Troll
    .of = der Trolle
faction-undead = Untote
    .one = Untoter
    .of = der Untoten
faction-vikings = Wikinger
    .one = Wikinger
    .of = der Wikinger
faction-wizards = Zauberer
    .one = Zauberer
    .of = der Zauberer
faction-druids = Druiden
    .one = Druide
    .of = der Druiden
faction-shapeshifters = Gestaltwandler
    .one = Gestaltwandler
    .of = der Gestaltwandler
faction-vampires = Vampire
    .one = Vampir
    .of = der Vampire
faction-zombies = Zombies
    .one = Zombie
    .of = der Zombies
faction-werewolves = Werwölfe
    .one = Werwolf
    .of = der Werwölfe
faction-shadows = Schatten
    .one = Schatten
    .of = der Schatten

hero-lich-king = Lichkönig
hero-skeleton = Skelett
hero-warlock = Hexenmeister
hero-cthulhu = Cthulhu
hero-mummy = Mumie
hero-gelatinous-cube = Gallertwürfel

# Ein Artefakt; `.the` ist der Akkusativ.
artifact-crown = Krone des Lichts
    .the = die Krone des Lichts
artifact-sword = Schwert des Drachen
    .the = das Schwert des Drachen
artifact-horn = Horn der Stille
    .the = das Horn der Stille
artifact-spear = Speer der Vergeltung
    .the = den Speer der Vergeltung
artifact-orb = Kugel der Erkenntnis
    .the = die Kugel der Erkenntnis
artifact-crystal = Kristall des Irrsinns
    .the = den Kristall des Irrsinns
artifact-horse = Pferd des Magiers
    .the = das Pferd des Magiers
artifact-boots = Stiefel der Entfernung
    .the = die Stiefel der Entfernung
artifact-stone = Stein des Vergessens
    .the = den Stein des Vergessens
artifact-staff = Stab der Ordnung
    .the = den Stab der Ordnung
artifact-light = Licht der Ewigkeit
    .the = das Licht der Ewigkeit
artifact-chain = Kette des Frosts
    .the = die Kette des Frosts
artifact-hourglass = Sanduhr der Zukunft
    .the = die Sanduhr der Zukunft
artifact-shield = Schild des Schleiers
    .the = den Schild des Schleiers
artifact-jug = Krug des Königs
    .the = den Krug des Königs
artifact-axe = Axt des Himmels
    .the = die Axt des Himmels
artifact-bow = Bogen der Verliebten
    .the = den Bogen der Verliebten
artifact-ring = Ring der Dunkelheit
    .the = den Ring der Dunkelheit

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Magie
set-shadow = Schatten
set-the-succession = Die Thronfolge
set-under-the-bridge = Unter der Brücke
set-the-clockwork-court = Der Hof der Uhrwerke
set-wings-over-the-throne = Schwingen über dem Thron

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
level-claim-expert = Denkt voraus, mit einem Gespür dafür, was Anhänger wert sind, spielt Phase 2 zu zweit fehlerfrei, sobald sie sich ausrechnen lässt, und stellt Fallen, wo die Partie verloren wäre.

level-claim-it-random = Setzt irgendeinen Stein und lässt eine Münze entscheiden, ob weitergewürfelt wird.
level-claim-it-greedy = Setzt, wo es gerade am besten aussieht, und hört auf, wenn ein Fehlwurf mehr kosten würde, als ein weiterer Wurf bringt.
level-claim-it-search = Wägt einen weiteren Wurf gegen das Aufhören ab, mit der genauen Wahrscheinlichkeit eines Fehlwurfs und einem Gespür dafür, was ein Brett wert ist.
level-claim-it-expert = Sieht im eigenen Zug zwei Würfe voraus und in der letzten Runde auch, was die nächste Person daraus machen kann.

# Was nur auf den Karten steht.
unverified = nicht überprüft
unverified-loot = Welche Waschbären Beute tragen, ist nicht überprüft.
unverified-heroes = Die Werte der Helden sind nicht überprüft.
unverified-scenario = Die Aufstellung dieses Szenarios ist nicht überprüft.
