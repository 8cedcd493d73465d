# Was die Karten können, nach docs/rules/claim.md; die Nummern der Regeln stehen neben den Texten.

power-faction-knights = Ein Ritter auf einen angespielten Kobold gewinnt den Stich, wie hoch die Karten auch sind; von mehreren Rittern der höchste. Wer einen Kobold hat, muss trotzdem bedienen, oder einen Doppelgänger spielen.
power-faction-goblins = Keine Fähigkeit. Dafür sind es viele: fünfmal die 0 und je einmal 1 bis 9.
power-faction-giants = Phase 2: Gewinnst du einen Stich, zerquetscht jeder Riese darin einen Gnom seines Werts in jeder gegnerischen Auslage, nie bei dir oder deinem Partner. Egal ist, wer den Riesen gespielt hat. Gnome aus demselben Stich sind sicher. In der Ausgabe Claim 2 darfst du zu zweit den Gnom verschonen.
power-faction-gnomes = Phase 2: Gnome, die du einsammelst, liegen offen vor dir, und Riesen können sie zerquetschen. Was am Ende übrig ist, kommt auf deinen Punktestapel. Gnome, die schon in Phase 1 auf einen Punktestapel kommen, sind dort sicher.
power-faction-kings = Am Ende hält ein König deine Bauern mit seinem Wert und bis zu 3 darunter: König 7 hält die Bauern 4, 5, 6 und 7.
power-faction-peasants = Am Ende bleibt ein Bauer nur, wenn du einen König mit demselben oder einem um bis zu 3 höheren Wert hast. Alle anderen gehen zum Gegner (zu dritt zur nächsten Person im Uhrzeigersinn) und bleiben dort. Der Bauer 0 geht immer.
power-faction-automatons = Phase 1: Gewinnst du mit einem Automaton, gehört dir auch der nächste Stich, ohne dass gespielt wird. Alle legen eine Karte ihrer Wahl verdeckt ab, du nimmst die offene Karte, dein Gegner zieht, und du spielst den Stich danach aus, was auch immer ein Drache sagt. Zu dritt und zu viert wird in derselben Reihenfolge genommen wie beim Stich zuvor. Die abgelegten Karten haben keine Wirkung.
power-faction-bards = Am Ende gewinnt die längste lückenlose Reihe von Barden die Gunst: 3 4 5 schlägt 1 2 6 7 9. Sind die längsten Reihen gleich lang, wird gezählt wie sonst.
power-faction-dragons = Ein Drache bestimmt, wer den nächsten Stich ausspielt, gewonnen oder verloren, auch über den Phasenwechsel hinweg. Zu zweit ist das, wer einen Drachen als zweite Karte spielt; in der Ausgabe Claim 2, wer den letzten Drachen des Stichs gespielt hat, auch als erste Karte. Zu dritt und zu viert zählt der letzte Drache des Stichs.
power-faction-doppelgangers = Du darfst einen Doppelgänger spielen, statt zu bedienen, selbst wenn du bedienen könntest. Er zählt mit seinem Wert zur angespielten Fraktion, aber ohne deren Fähigkeit. Sind Doppelgänger angespielt, sind sie eine Fraktion wie jede andere.
power-faction-dwarves = Phase 2: Zwerge gehen an die Verlierer. Zu zweit nimmt, wer den Stich verliert, alle Zwerge daraus; zu dritt und zu viert, wer die niedrigste Karte von allen gespielt hat, bei Gleichstand die zuletzt gespielte.
power-faction-griffins = Phase 2: Greife, die du einsammelst, liegen offen vor dir. Ab dem nächsten Stich bekommt jede Karte, die du spielst und deren aufgedruckten Wert einer deiner Greife zeigt, +5.
power-faction-raccoons = Vier der vierzehn kommen vor dem Austeilen ungesehen aus dem Spiel. Am Ende zählt jeder deiner Waschbären mit Beute zusätzlich als eine weitere Karte ohne Wert für die Fraktion im Spiel, von der du am wenigsten hast, und sei es keine einzige; sind es mehrere, wählst du eine für deine ganze Beute.
power-faction-seers = Phase 1: Gewinnst du mit einem Seher, siehst du dir die oberste Karte des Nachziehstapels an. Nimm sie oder eine offene Karte; die anderen bekommen, was du lässt.
power-faction-trolls = Phase 2: Gespielte Trolle kommen zu den wartenden Trollen in die Mitte. Wer einen Stich gewinnt, nimmt den höchsten davon, nur einen; wer den letzten Stich gewinnt, nimmt alle übrigen. In der Ausgabe Claim 2 darf man dabei welche liegen lassen.
power-faction-undead = Phase 1: Ein gespielter Untoter kommt nicht auf den Ablagestapel, sondern auf den Punktestapel dessen, der den Stich gewinnt. Ein Untoter, der offen ausliegt oder gezogen wird, kommt wie sonst zu den Anhängern.
power-faction-vikings = Am Ende zählt jeder deiner Wikinger doppelt für die Gunst der Wikinger, wenn irgendeine andere Karte in deinem Punktestapel denselben Wert hat.
power-faction-wizards = Gewinnst du mit einem Zauberer, nimmst du den obersten Zaubertrank, verdeckt und ungesehen. Zu jeder späteren Karte darfst du Zaubertränke aufdecken.
power-faction-druids = Phase 2: Ein Druide, den du in einem verlorenen Stich gespielt hast, geht nicht an den Gewinner, sondern liegt als Bär vor dir. Deine nächste Karte bekommt +3 für jeden deiner Bären; dann werden sie abgelegt. Bären, die am Ende übrig sind, zählen für niemanden.
power-faction-shapeshifters = Phase 1: Ein Gestaltwandler tauscht, sobald er gespielt ist, mit der offenen Karte den Platz. Sie ist nun deine gespielte Karte, samt Fähigkeit; hast du ausgespielt, ist ihre Fraktion angespielt. Ob du den Gestaltwandler spielen darfst, richtet sich nach ihm selbst.
power-faction-vampires = Phase 2: Einen Vampir, den du einsammelst, darfst du offen vor dich legen, und jede Karte, die du einsammelst und die kein Vampir ist, darunter; dort zählt sie für keine Fraktion. Die Gunst gewinnt die höchste Summe der aufgedruckten Werte von offenem Vampir und allem darunter, bei Gleichstand der höhere Vampir. Deine anderen Vampire zählen nicht, und ohne offenen Vampir kannst du sie nicht gewinnen. Legst du einen neuen Vampir offen aus, wird abgelegt, was unter dem alten lag.
power-faction-zombies = Phase 1: Gewinnst du mit einem Zombie, kommt die unterlegene Karte auf deinen Punktestapel.
power-faction-werewolves = Sind Werwölfe angespielt und steht kein Mond am Himmel, gewinnt die niedrigste Karte, die als Werwolf zählt; bei Vollmond wie sonst die höchste. Jeder Stich, der mit einem Werwolf gewonnen wird, wendet den Mond.
power-faction-shadows = Keine Fähigkeit, aber zehn der zwanzig (0 bis 19) kommen vor dem Austeilen ungesehen aus dem Spiel: Niemand weiß, welche dabei sind.

power-hero-lich-king = Eine Karte, die auf den Lichkönig folgt, ist 3 weniger wert.
power-hero-skeleton = Gewinnst du mit dem Skelett, darfst du blind eine Karte vom Ablagestapel auf die Hand ziehen, auch eine verdeckt abgelegte. Nur du siehst, welche.
power-hero-warlock = Gewinnt den Stich, wenn er auf eine Karte mit ungeradem aufgedrucktem Wert folgt.
power-hero-cthulhu = In Phase 1 kommen die obersten zwei Karten des Nachziehstapels ungesehen aus dem Spiel. In Phase 2 legen alle eine Karte ihrer Wahl verdeckt ab. Beides geschieht nach dem Stich, in dem Cthulhu gespielt wurde.
power-hero-mummy = Gewinnt den Stich, wenn sie auf eine Karte mit aufgedrucktem Wert 7 oder mehr folgt.
power-hero-gelatinous-cube = Als zweite Karte gespielt, bildet der Würfel mit der Karte davor einen Topf: Niemand sammelt die beiden jetzt ein; wer den nächsten Stich gewinnt, nimmt sie auf den eigenen Punktestapel, auch in Phase 1. Gibt es keinen mehr, bekommt sie, wer diesen gewonnen hat. Als erste Karte hat er keine Fähigkeit.

power-hero-any = Ein Held hat einen Wert und keine Fraktion. Ist ein Held angespielt, darf jede Karte folgen, und der höchste Wert gewinnt, wenn die Fähigkeit eines folgenden Helden nichts anderes sagt. Auf eine Fraktionskarte gespielt, verliert ein Held, wenn seine Fähigkeit nichts anderes sagt, und darf nur gespielt werden, wenn man nicht bedienen kann. Für sich allein zählt er für keine Gunst.

power-artifact-crown = Am Ende darf sie als Karte mit dem Wert 5 für eine Fraktion im Spiel zählen, die du wählst.
power-artifact-sword = Zu einer Karte: Diese Karte bekommt +3.
power-artifact-horn = Phase 2, wenn beide gespielt haben: Beide nehmen ihre eigenen Karten dieses Stichs auf den eigenen Punktestapel, auch Zwerge, Trolle und Druiden. Wer gewinnt und wer als Nächstes ausspielt, bestimmt sich wie sonst, und Riesen zerquetschen weiterhin.
power-artifact-spear = Phase 2, wenn du einen Stich verloren hast: Lege eine seiner Karten ab, welche du willst. Dein Gegner bekommt nur den Rest, auch Zwerge, Trolle und Druiden.
power-artifact-orb = Phase 1, wenn du ziehen müsstest: Sieh dir die obersten drei Karten an und behalte eine als Anhänger; die anderen werden wieder in den Nachziehstapel gemischt.
power-artifact-crystal = Phase 2, wenn du eine Karte einsammelst: Tausche sie gegen eine Karte deiner Hand, die du stattdessen einsammelst. Die gewonnene Karte kommt auf deine Hand, für alle sichtbar.
power-artifact-horse = Wenn beide gespielt haben und du ausgespielt hast: Tausche deine gespielte Karte gegen eine deiner Hand, als wäre diese ausgespielt worden. Die andere Karte bleibt. Was auf deiner alten Karte lag, ist verloren; Stiefel, Axt und Bären gehen auf die neue über, und Fähigkeiten gespielter Karten lassen sie aus.
power-artifact-boots = Vor dem Ausspielen, oder zu deiner Karte oder davor: Deine nächsten zwei Karten bekommen je +2, wenn nötig bis in Phase 2.
power-artifact-stone = Phase 2, wenn du eine Karte einsammelst: Lege sie verdeckt unter eine offene Fraktionskarte deines Punktestapels. Am Ende zählt sie mit ihrem eigenen Wert zu dieser Fraktion. Karten einer Auslage und Helden gelten dabei nicht.
power-artifact-staff = Wenn du einen Stich verloren hast: Du spielst den nächsten aus, was auch immer ein Drache sagt. Gehört der nächste einem Automaton, spielst du den ersten danach aus.
power-artifact-light = Phase 2, wenn du einen Stich gewonnen hast: Sieh dir drei zufällige Karten aus der Hand deines Gegners an. Dort müssen mindestens fünf sein.
power-artifact-chain = Phase 2, wenn beide gespielt haben: Die zwei Karten werden zur Seite gelegt, dieselbe Person spielt noch einmal aus, und wer diesen zweiten Stich gewinnt, bekommt alle vier. Beide müssen noch eine Karte haben.
power-artifact-hourglass = Wenn beide gespielt haben: Beide nehmen ihre Karten zurück, und der Stich wird wiederholt, von derselben Person ausgespielt. Die offene Karte bleibt, dieselben Karten dürfen wieder gespielt werden, und was dafür verbraucht wurde, bleibt verbraucht.
power-artifact-shield = Nach der Karte deines Gegners: Diese Karte ist 3 weniger wert, aber nie weniger als 0.
power-artifact-jug = Zu einer Karte: Wähle eine andere Fraktion im Spiel. In diesem Stich gehört die Karte nur zu dieser Fraktion und hat keine Fähigkeit; ob sie gespielt werden darf, richtet sich nach der neuen Fraktion.
power-artifact-axe = Vor dem Ausspielen, zu deiner Karte, davor, oder danach, solange dein Gegner noch an der Reihe ist: Die nächsten zwei Karten deines Gegners sind je 2 weniger wert.
power-artifact-bow = Phase 2, bevor du ausspielst: Beide spielen abwechselnd zwei Karten und bedienen die erste, wenn sie können. Wer gewinnt, bekommt alle vier. Beide müssen zwei Karten haben.
power-artifact-ring = Zu deiner Karte, wenn du nicht ausspielst: Sie muss nicht bedienen, und der höchste Wert von allen gewinnt den Stich.

power-artifact-any = Artefakte sind verborgen auf deiner Hand, und jedes ist einmal zu seinem Zeitpunkt spielbar. Du wirst nur gefragt, wenn eines passt. Widersprechen sich Fähigkeiten, gehen Artefakte vor Helden und Helden vor Fraktionen.

power-potion-plus = Die Karte, zu der er aufgedeckt wird, bekommt +{ $number }.
power-potion-minus = Die Karte, zu der er aufgedeckt wird, bekommt −{ $number }, fällt aber nie unter 0.
power-potion-double = Der aufgedruckte Wert der Karte, zu der er aufgedeckt wird, verdoppelt sich.
power-potion-any = Zu einer Karte, die du spielst, darfst du beliebig viele deiner Zaubertränke aufdecken. Du sagst, wie viele; erst dann erfährst du, was sie bewirken. Benutzte Zaubertränke kommen aus dem Spiel.

power-moon = Am Anfang steht kein Mond am Himmel. Solange keiner da ist und Werwölfe angespielt sind, gewinnt die niedrigste Karte, die als Werwolf zählt; bei Vollmond die höchste. Ein Stich, der mit einem Werwolf gewonnen wird, wendet danach den Mond.
