# Die Fraktionen: wie sie heißen, was sie können, was noch zu wissen ist und was sie fragen.
#
# Eine Fraktion steht in der Mehrzahl; `.one` ist eine Karte davon, `.of` der Genitiv.
# `effect-…` ist die Fähigkeit in einer kurzen Zeile, für den Moment, in dem sie zählt.

faction-knights = Ritter
    .one = Ritter
    .of = der Ritter
power-faction-knights = Ein Ritter auf einen angespielten Kobold gewinnt den Stich, wie hoch die Karten auch sind; bei mehreren Rittern gewinnt der höchste. Wer einen Kobold hat, muss trotzdem bedienen oder einen Doppelgänger spielen.
effect-faction-knights = Ein Ritter schlägt jeden angespielten Kobold.

faction-goblins = Kobolde
    .one = Kobold
    .of = der Kobolde
power-faction-goblins = Keine Fähigkeit. Dafür sind es viele: fünfmal die 0 und je einmal 1 bis 9.
effect-faction-goblins = Keine Fähigkeit, aber viele Karten.

faction-giants = Riesen
    .one = Riese
    .of = der Riesen
power-faction-giants = Phase 2: Gewinnst du einen Stich, zerquetscht jeder Riese darin einen Gnom seines Werts in jeder gegnerischen Auslage, nie bei dir oder deinem Partner. Wer den Riesen gespielt hat, ist egal. Gnome aus demselben Stich sind sicher. Zu zweit darfst du in der Ausgabe Claim 2 den Gnom verschonen.
effect-faction-giants = Jeder Riese zerquetscht einen gleich hohen Gnom des Gegners.
more-giants = Zwei Riesen mit demselben Wert zerquetschen bis zu zwei Gnome. Jeder gespielte Riese zählt, wohin er auch kommt.
question-giants = { $giant } kann { $gnome } zerquetschen. Zerquetschen?

faction-gnomes = Gnome
    .one = Gnom
    .of = der Gnome
power-faction-gnomes = Phase 2: Gnome, die du einsammelst, liegen offen vor dir, und Riesen können sie zerquetschen. Was am Ende übrig ist, kommt auf deinen Punktestapel. Gnome, die schon in Phase 1 auf einen Punktestapel kommen, sind dort sicher.
effect-faction-gnomes = Liegen offen aus, und Riesen können sie zerquetschen.

faction-kings = Könige
    .one = König
    .of = der Könige
power-faction-kings = Am Ende hält ein König deine Bauern mit seinem Wert und bis zu 3 darunter: König 7 hält die Bauern 4, 5, 6 und 7.
effect-faction-kings = Halten Bauern mit ihrem Wert und bis zu 3 darunter.

faction-peasants = Bauern
    .one = Bauer
    .of = der Bauern
power-faction-peasants = Am Ende bleibt ein Bauer nur, wenn du einen König mit demselben oder einem um bis zu 3 höheren Wert hast. Alle anderen gehen zum Gegner (zu dritt zur nächsten Person im Uhrzeigersinn) und bleiben dort. Der Bauer 0 geht immer.
effect-faction-peasants = Bleiben am Ende nur mit passendem König.
more-peasants = Alle werden gleichzeitig beurteilt. Es zählen nur echte Könige und Bauern, die offen im Punktestapel liegen, nicht was durch eine Krone oder einen Stein dazu wird, und nichts, was unter einem Vampir oder einem Stein liegt. Geht ein Bauer, bleibt die Karte, die ein Stein unter ihn gelegt hat, wo sie ist.

faction-automatons = Automatons
    .one = Automaton
    .of = der Automatons
power-faction-automatons = Phase 1: Gewinnst du einen Stich mit einem Automaton, gewinnst du auch den nächsten, kampflos. Alle legen eine Karte ihrer Wahl verdeckt ab, du nimmst die offene Karte, dein Gegner zieht, und du spielst den Stich danach aus, auch wenn ein Drache etwas anderes bestimmt. Zu dritt und zu viert wird in derselben Reihenfolge genommen wie beim Stich davor. Die abgelegten Karten haben keine Wirkung.
effect-faction-automatons = Ein Sieg mit einem Automaton bringt auch den nächsten Stich.
more-automatons = Du hast diesen Stich gewonnen, und ein Topf gehört dir, aber du hast ihn mit keiner Karte gewonnen. Die abgelegten Karten sind nicht gespielt: Stiefel, Axt, Bären und Zaubertränke warten, und kein Artefakt ist spielbar außer der Kugel. Hat Phase 1 keinen Stich mehr, geschieht nichts.

faction-bards = Barden
    .one = Barde
    .of = der Barden
power-faction-bards = Am Ende gewinnt die längste lückenlose Straße von Barden die Gunst: 3 4 5 schlägt 1 2 6 7 9. Sind die längsten Straßen gleich lang, wird wie üblich gezählt.
effect-faction-bards = Die längste Straße gewinnt die Gunst der Barden.

faction-dragons = Drachen
    .one = Drache
    .of = der Drachen
power-faction-dragons = Ein Drache bestimmt, wer den nächsten Stich ausspielt, gewonnen oder verloren, auch über den Phasenwechsel hinweg. Zu zweit ist das, wer einen Drachen als zweite Karte spielt; in der Ausgabe Claim 2, wer den letzten Drachen des Stichs gespielt hat, auch als erste Karte. Zu dritt und zu viert zählt der letzte Drache des Stichs.
effect-faction-dragons = Ein Drache bestimmt, wer als Nächstes ausspielt.
more-dragons = Die Karten nimmt trotzdem, wer den Stich gewinnt.

faction-doppelgangers = Doppelgänger
    .one = Doppelgänger
    .of = der Doppelgänger
power-faction-doppelgangers = Du darfst einen Doppelgänger spielen, statt zu bedienen, selbst wenn du bedienen könntest. Er zählt mit seinem Wert zur angespielten Fraktion, aber ohne deren Fähigkeit. Sind Doppelgänger angespielt, sind sie eine Fraktion wie jede andere.
effect-faction-doppelgangers = Zählen zur angespielten Fraktion, ohne deren Fähigkeit.
more-doppelgangers = Du musst nie einen spielen, außer wenn Doppelgänger angespielt sind.

faction-dwarves = Zwerge
    .one = Zwerg
    .of = der Zwerge
power-faction-dwarves = Phase 2: Zwerge gehen an den Verlierer. Zu zweit nimmt, wer den Stich verliert, alle Zwerge daraus; zu dritt und zu viert, wer die niedrigste Karte von allen gespielt hat, bei Gleichstand, wer zuletzt gespielt hat.
effect-faction-dwarves = Gehen an den Verlierer; ab 3 Personen: niedrigste Karte.

faction-griffins = Greife
    .one = Greif
    .of = der Greife
power-faction-griffins = Phase 2: Greife, die du einsammelst, liegen offen vor dir. Ab dem nächsten Stich bekommt jede Karte, die du spielst und deren aufgedruckten Wert einer deiner Greife zeigt, +5.
effect-faction-griffins = Ab jetzt bekommen Karten derselben Person mit ihrem Wert +5.
more-griffins = Auch Helden, die du spielst, werden so gestärkt.

faction-raccoons = Waschbären
    .one = Waschbär
    .of = der Waschbären
power-faction-raccoons = Vier der vierzehn kommen vor dem Austeilen ungesehen aus dem Spiel. Am Ende zählt jeder deiner Waschbären mit Beute zusätzlich als eine weitere Karte ohne Wert für die Fraktion im Spiel, von der du am wenigsten hast, und sei es keine einzige; sind es mehrere, wählst du eine für deine ganze Beute.
effect-faction-raccoons = Beute zählt für die Fraktion mit den wenigsten Karten.
more-raccoons = Auch von den Waschbären selbst kannst du am wenigsten haben. Gezählt wird, wie die Karten liegen, wenn die Bauern gewandert und Kronen angesagt sind: ein Wikinger einmal, jeder Vampir als Vampir, was unter einem Vampir liegt, gar nicht, eine Karte unter einem Stein als ihre neue Fraktion. Ein Waschbär unter einem Vampir oder einem Stein hat keine Beute.
question-raccoons = Für welche Fraktion zählt deine Beute?

faction-seers = Seher
    .one = Seher
    .of = der Seher
power-faction-seers = Phase 1: Gewinnst du einen Stich mit einem Seher, siehst du dir die oberste Karte des Nachziehstapels an. Nimm sie oder eine offene Karte; die anderen bekommen, was du lässt.
effect-faction-seers = Zeigen beim Sieg die oberste Karte: diese oder eine offene.
more-seers = Gesehen hast du die oberste Karte in jedem Fall; die anderen sehen nur, was sie bekommen. Zu zweit bekommt dein Gegner die andere der beiden Karten.
question-seers = Dein Seher sieht { $top-the } oben auf dem Nachziehstapel. Nimmst du diese Karte oder { $cards-the }?

faction-trolls = Trolle
    .one = Troll
    .of = der Trolle
power-faction-trolls = Phase 2: Gespielte Trolle kommen zu den wartenden Trollen in die Mitte. Wer einen Stich gewinnt, nimmt den höchsten davon, nur einen; wer den letzten Stich gewinnt, nimmt alle übrigen. In der Ausgabe Claim 2 darf man dabei welche liegen lassen.
effect-faction-trolls = Wartende Trolle gehen an Stichgewinner, die höchsten zuerst.
more-trolls = Ein Troll wird nach jedem Stich genommen, ob Trolle darin waren oder nicht, und was auch immer aus den anderen Karten wurde. Welcher Stich der letzte ist, stellt sich nach Cthulhu heraus. In der Ausgabe Claim 2 wird dort Troll für Troll gefragt, von hoch nach niedrig; die übrigen werden abgelegt.
question-trolls = Letzter Stich: Nimmst du { $card-the } von den wartenden Trollen?

faction-undead = Untote
    .one = Untote
    .of = der Untoten
power-faction-undead = Phase 1: Ein gespielter Untoter kommt nicht auf den Ablagestapel, sondern auf den Punktestapel des Gewinners. Ein Untoter, der offen ausliegt oder gezogen wird, kommt wie üblich zu den Anhängern.
effect-faction-undead = Gespielte Untote kommen auf den Punktestapel des Gewinners.
more-undead = Ein Untoter, der im Stich eines Automatons abgelegt wird, ist nicht gespielt.

faction-vikings = Wikinger
    .one = Wikinger
    .of = der Wikinger
power-faction-vikings = Am Ende zählt jeder deiner Wikinger doppelt für die Gunst der Wikinger, wenn irgendeine andere Karte in deinem Punktestapel denselben Wert hat.
effect-faction-vikings = Zählen doppelt neben einer anderen gleich hohen Karte.
more-vikings = Ein Wikinger, der doppelt zählt, ist zwei Karten mit seinem Wert. Die andere Karte kann ein Held sein. Eine Krone oder eine Karte unter einem Stein, die als Wikinger zählt, ist in jeder Hinsicht einer und kann die andere Karte sein; Beute oder was unter einem Vampir liegt, kann es nicht sein.

faction-wizards = Zauberer
    .one = Zauberer
    .of = der Zauberer
power-faction-wizards = Gewinnst du einen Stich mit einem Zauberer, nimmst du den obersten Zaubertrank, verdeckt und ungesehen. Zu jeder späteren Karte darfst du Zaubertränke aufdecken.
effect-faction-wizards = Ein Sieg mit einem Zauberer bringt einen Zaubertrank.

faction-druids = Druiden
    .one = Druide
    .of = der Druiden
power-faction-druids = Phase 2: Ein Druide, den du in einem verlorenen Stich gespielt hast, geht nicht an den Gewinner, sondern liegt als Bär vor dir. Deine nächste Karte bekommt +3 für jeden deiner Bären; dann werden sie abgelegt. Bären, die am Ende übrig sind, zählen für niemanden.
effect-faction-druids = Ein unterlegener Druide wird zum Bären: nächste Karte +3.
more-druids = Bei einem Bogen bekommt die erste deiner beiden Karten den Zuschlag. Ein Druide, den der Krug verwandelt oder das Horn oder der Speer bewegt hat, wird kein Bär.

faction-shapeshifters = Gestaltwandler
    .one = Gestaltwandler
    .of = der Gestaltwandler
power-faction-shapeshifters = Phase 1: Ein Gestaltwandler tauscht, sobald er gespielt ist, mit der offenen Karte den Platz. Sie ist nun deine gespielte Karte, samt Fähigkeit; hast du ausgespielt, ist ihre Fraktion angespielt. Ob du den Gestaltwandler spielen darfst, richtet sich nach ihm selbst.
effect-faction-shapeshifters = Tauschen den Platz mit der offenen Karte.
more-shapeshifters = Eine Karte, die durch den Tausch hereinkommt, tauscht nicht noch einmal; ein zweiter Gestaltwandler tauscht mit dem ersten, der nun die offene Karte ist. Was zum Gestaltwandler oder auf ihn gespielt wird, gilt für die Karte, die hereingekommen ist. Kommt so beim Ausspielen ein Held herein, ist ein Held angespielt.

faction-vampires = Vampire
    .one = Vampir
    .of = der Vampire
power-faction-vampires = Phase 2: Einen Vampir, den du einsammelst, darfst du offen vor dich legen, und jede Karte, die du einsammelst und die kein Vampir ist, darunter; dort zählt sie für keine Fraktion. Die Gunst geht an die höchste Summe der aufgedruckten Werte von offenem Vampir und allem darunter, bei Gleichstand an den höheren Vampir. Deine anderen Vampire zählen nicht, und ohne offenen Vampir kannst du die Gunst nicht gewinnen. Legst du einen neuen Vampir offen aus, wird abgelegt, was unter dem alten lag.
effect-faction-vampires = Karten kommen darunter; die höchste Summe gewinnt.
more-vampires = Entschieden wird beim Einsammeln und nur dann; die Karten eines Stichs werden in der Reihenfolge eingesammelt, in der sie gespielt wurden. Darunter darf jede Karte, die du einsammelst, auch aus demselben Stich, auch ein Held, und nichts kann ihr dort etwas anhaben; ein Gnom oder Greif liegt dort in keiner Auslage. Der alte Vampir bleibt in deinem Punktestapel. Eine Krone, eine Karte unter einem Stein oder Beute, die als Vampir zählt, trägt nichts zur Summe bei.

faction-zombies = Zombies
    .one = Zombie
    .of = der Zombies
power-faction-zombies = Phase 1: Gewinnst du einen Stich mit einem Zombie, kommt die unterlegene Karte auf deinen Punktestapel.
effect-faction-zombies = Sieg mit Zombie: Die unterlegene Karte zählt für Gewinner.

faction-werewolves = Werwölfe
    .one = Werwolf
    .of = der Werwölfe
power-faction-werewolves = Sind Werwölfe angespielt und steht kein Mond am Himmel, gewinnt die niedrigste Karte, die als Werwolf zählt; bei Vollmond wie üblich die höchste. Jeder Stich, der mit einem Werwolf gewonnen wird, dreht den Mond um.
effect-faction-werewolves = Ohne Mond gewinnt der niedrigste Werwolf.
more-werewolves = Auch ein Doppelgänger auf angespielte Werwölfe zählt hier als Werwolf, aber ein damit gewonnener Stich dreht den Mond nicht um.

faction-shadows = Schatten
    .one = Schatten
    .of = der Schatten
power-faction-shadows = Keine Fähigkeit, aber zehn der zwanzig (0 bis 19) kommen vor dem Austeilen ungesehen aus dem Spiel: Niemand weiß, welche dabei sind.
effect-faction-shadows = Niemand weiß, welche zehn der zwanzig dabei sind.
