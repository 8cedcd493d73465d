# Die Artefakte: wie sie heißen, was sie können, was noch zu wissen ist und was sie fragen.
#
# `.the` ist der Akkusativ.
# `effect-…` ist die Fähigkeit in einer kurzen Zeile für alle, die sie nutzen können, `.told` dasselbe für alle, die es sehen.

artifact-crown = Krone des Lichts
    .the = die Krone des Lichts
power-artifact-crown = Am Ende darf sie als Karte mit dem Wert 5 für eine Fraktion im Spiel zählen, die du wählst.
effect-artifact-crown = Zählt als 5 einer Fraktion deiner Wahl.
    .told = Zählt als 5 einer beliebigen Fraktion.
more-crown = Angesagt wird sie, wenn die Bauern gewandert sind.
question-crown = Für welche Fraktion zählt deine Krone?

artifact-sword = Schwert des Drachen
    .the = das Schwert des Drachen
power-artifact-sword = Zu einer Karte: Diese Karte bekommt +3.
effect-artifact-sword = Die Karte, die du spielst, bekommt +3.
    .told = Eine Karte bekommt +3.

artifact-horn = Horn der Stille
    .the = das Horn der Stille
power-artifact-horn = Phase 2, wenn beide gespielt haben: Beide nehmen ihre eigenen Karten dieses Stichs auf den eigenen Punktestapel, auch Zwerge, Trolle und Druiden. Wer gewinnt und wer als Nächstes ausspielt, wird wie üblich ermittelt, und Riesen zerquetschen weiterhin.
effect-artifact-horn = Beide behalten ihre eigenen Karten dieses Stichs.
more-horn = Ein Gallertwürfel macht keinen Topf, und ein früherer Topf geht an den Gewinner. Mit einer Kette gilt es für alle Karten beider Stiche.

artifact-spear = Speer der Vergeltung
    .the = den Speer der Vergeltung
power-artifact-spear = Phase 2, wenn du einen Stich verloren hast: Lege eine Karte des Stichs ab, welche du willst. Dein Gegner bekommt nur den Rest, auch Zwerge, Trolle und Druiden.
effect-artifact-spear = Lege eine Karte des verlorenen Stichs ab.
    .told = Wer verloren hat, legt eine Karte des Stichs ab.
more-spear = Es entsteht kein Topf. Nach einem Horn legt er nur ab; für den Rest gilt das Horn.
question-spear = Welche Karte des Stichs legst du ab?

artifact-orb = Kugel der Erkenntnis
    .the = die Kugel der Erkenntnis
power-artifact-orb = Phase 1, wenn du ziehen müsstest: Sieh dir die obersten drei Karten an und behalte eine als Anhänger; die anderen werden wieder in den Nachziehstapel gemischt.
effect-artifact-orb = Sieh dir die obersten drei Karten an und behalte eine.
    .told = Zeigt die obersten drei Karten; eine davon bleibt oben.
more-orb = Sind weniger als drei übrig, sieh dir alle an. Sie wirkt auch, wenn dir jemand mit einem Seher die oberste Karte gelassen hat, und im Stich eines Automatons, aber nicht für den, der mit dem Seher gewonnen hat.
question-orb = Welche Karte behältst du: { $cards-the }?

artifact-crystal = Kristall des Irrsinns
    .the = den Kristall des Irrsinns
power-artifact-crystal = Phase 2, wenn du eine Karte einsammelst: Tausche sie gegen eine Handkarte, die du stattdessen einsammelst. Die gewonnene Karte kommt auf deine Hand, für alle sichtbar.
effect-artifact-crystal = Sammle statt dieser Karte eine Handkarte ein.
    .told = Statt einer Karte des Stichs wird eine Handkarte gesammelt.
more-crystal = Du brauchst eine Handkarte. Sie wird nach allen Regeln eingesammelt, auch denen für Auslage, Vampir und Stein, aber sie wurde nicht gespielt: Sie ist kein Riese, Troll oder Zwerg dieses Stichs.
question-crystal = Du sammelst { $card-the } ein. Gegen welche Handkarte tauschst du?

artifact-horse = Pferd des Magiers
    .the = das Pferd des Magiers
power-artifact-horse = Wenn beide gespielt haben und du ausgespielt hast: Tausche deine gespielte Karte gegen eine Handkarte, als wäre diese ausgespielt worden. Die andere Karte bleibt. Was auf deiner alten Karte lag, ist verloren; Stiefel, Axt und Bären gehen auf die neue über, und Fähigkeiten gespielter Karten gelten für sie nicht.
effect-artifact-horse = Tausche deine ausgespielte Karte gegen eine Handkarte.
    .told = Die ausgespielte Karte wird gegen eine Handkarte getauscht.
more-horse = Du brauchst eine Handkarte. Verloren ist, was auf der alten Karte lag: Schwert, Krug, Zaubertränke, Schild. Lichkönig, Hexenmeister, Mumie und Greife richten sich nach der neuen Karte, ebenso alle Fähigkeiten, bei denen es darauf ankommt, womit ein Stich gewonnen ist. Aber sie wurde nicht gespielt: Ein Gestaltwandler tauscht nicht, kein Artefakt ist zu ihr spielbar, und Riesen, Trolle, Zwerge, Untote, Druiden, Drachen und Cthulhu haben dort keine Fähigkeit. Die zurückgenommene Karte gilt als nie gespielt. Mit einer Kette lassen sich nur Karten seit dem letzten Ausspielen tauschen.
question-horse-out = Welche deiner gespielten Karten nimmst du zurück?
question-horse-in = Du nimmst { $card-the } zurück. Welche Handkarte kommt stattdessen?

artifact-boots = Stiefel der Entfernung
    .the = die Stiefel der Entfernung
power-artifact-boots = Vor dem Ausspielen, oder zu deiner Karte oder davor: Deine nächsten zwei Karten bekommen je +2, auch noch in Phase 2.
effect-artifact-boots = Deine nächsten zwei Karten bekommen je +2.
    .told = Zwei eigene Karten bekommen nacheinander je +2.

artifact-stone = Stein des Vergessens
    .the = den Stein des Vergessens
power-artifact-stone = Phase 2, wenn du eine Karte einsammelst: Lege sie verdeckt unter eine offene Fraktionskarte deines Punktestapels. Am Ende zählt sie mit ihrem eigenen Wert zu dieser Fraktion. Nicht unter Karten einer Auslage oder Helden.
effect-artifact-stone = Diese Karte zählt für eine Fraktion aus deinem Punktestapel.
    .told = Eine Karte zählt für eine andere Fraktion im Punktestapel.
more-stone = Die Karte ist dann in keiner Auslage und nicht offen. Auch ein Held lässt sich so legen. Beide kennen die Karte. Nur auf die Fraktion kommt es an, also wählst du eine Fraktion.
question-stone = Unter welche Fraktion legst du { $card-the } verdeckt?

artifact-staff = Stab der Ordnung
    .the = den Stab der Ordnung
power-artifact-staff = Wenn du einen Stich verloren hast: Du spielst den nächsten aus, auch wenn ein Drache etwas anderes bestimmt. Gehört der nächste einem Automaton, spielst du den ersten danach aus.
effect-artifact-staff = Du spielst den nächsten Stich aus.
    .told = Wer ihn nutzt, spielt den nächsten Stich aus.
more-staff = Du spielst auch aus, wenn ein Drache oder ein Gallertwürfel etwas anderes bestimmt.

artifact-light = Licht der Ewigkeit
    .the = das Licht der Ewigkeit
power-artifact-light = Phase 2, wenn du einen Stich gewonnen hast: Sieh dir drei zufällige Handkarten deines Gegners an. Er muss mindestens fünf haben.
effect-artifact-light = Sieh dir drei zufällige Handkarten deines Gegners an.
    .told = Zeigt drei zufällige Handkarten der Gegenseite.
more-light = Dein Gegner sieht, welche.
question-light = Handkarten werden gezeigt.

artifact-chain = Kette des Frosts
    .the = die Kette des Frosts
power-artifact-chain = Phase 2, wenn beide gespielt haben: Die zwei Karten werden zur Seite gelegt, dieselbe Person spielt noch einmal aus, und wer diesen zweiten Stich gewinnt, bekommt alle vier. Beide müssen noch eine Karte haben.
effect-artifact-chain = Ein zweiter Stich entscheidet über alle vier Karten.
more-chain = Nur die Karten des zweiten Stichs entscheiden, wer gewinnt und mit welcher Karte; andere Fähigkeiten berücksichtigen alle Karten. Was im ersten Stich verbraucht wurde, bleibt verbraucht.

artifact-hourglass = Sanduhr der Zukunft
    .the = die Sanduhr der Zukunft
power-artifact-hourglass = Wenn beide gespielt haben: Beide nehmen ihre Karten zurück, und der Stich wird wiederholt, von derselben Person ausgespielt. Die offene Karte bleibt, dieselben Karten dürfen wieder gespielt werden, und was dafür verbraucht wurde, bleibt verbraucht.
effect-artifact-hourglass = Beide nehmen ihre Karten zurück und spielen neu.
more-hourglass = Zurück kommen nur Karten seit dem letzten Ausspielen. Ein seither geblasenes Horn ist aufgehoben, ein vor einer Kette geblasenes nicht. Was Gestaltwandler getauscht haben, wird zurückgetauscht, das Letzte zuerst, außer wenn das Pferd die frühere offene Karte auf die Hand geholt hat. Zaubertränke, Artefakte, Bären und eine der zwei Karten von Stiefeln oder Axt bleiben verbraucht.

artifact-shield = Schild des Schleiers
    .the = den Schild des Schleiers
power-artifact-shield = Nach der Karte deines Gegners: Diese Karte ist 3 weniger wert, aber nie weniger als 0.
effect-artifact-shield = Die Karte deines Gegners bekommt −3.
    .told = Die gegnerische Karte bekommt −3.
more-shield = Er schwächt die Karte, die dein Gegner zuletzt gespielt hat.

artifact-jug = Krug des Königs
    .the = den Krug des Königs
power-artifact-jug = Zu einer Karte: Wähle eine andere Fraktion im Spiel. In diesem Stich gehört die Karte nur zu dieser Fraktion und hat keine Fähigkeit; ob sie gespielt werden darf, richtet sich nach der neuen Fraktion.
effect-artifact-jug = Deine Karte wechselt die Fraktion, ohne Fähigkeit.
    .told = Eine Karte wechselt die Fraktion, ohne Fähigkeit.
more-jug = Weder die Fähigkeit der eigenen noch die der neuen Fraktion gilt. Ein verwandelter Doppelgänger zählt nur als das, was er geworden ist; eine in einen Doppelgänger verwandelte Karte vertritt keine andere Fraktion; ein Gestaltwandler tauscht nicht; Zwerg, Troll, Druide, Untoter, Riese, Drache und Held sind einfache Karten. Aber eine in einen Kobold oder Werwolf verwandelte Karte wird als solcher beurteilt: Ist sie als Kobold angespielt, schlagen Ritter sie, und unter angespielten Werwölfen ohne Mond gewinnt die niedrigste. Eine in einen Ritter verwandelte Karte schlägt keine Kobolde. Beim Einsammeln ist sie wieder sie selbst.
question-jug = Zu welcher Fraktion gehört deine nächste Karte?

artifact-axe = Axt des Himmels
    .the = die Axt des Himmels
power-artifact-axe = Vor dem Ausspielen, zu deiner Karte, davor oder danach, solange dein Gegner noch nicht gespielt hat: Die nächsten zwei Karten deines Gegners sind je 2 weniger wert.
effect-artifact-axe = Die nächsten zwei Karten deines Gegners bekommen je −2.
    .told = Die nächsten zwei gegnerischen Karten bekommen je −2.

artifact-bow = Bogen der Verliebten
    .the = den Bogen der Verliebten
power-artifact-bow = Phase 2, bevor du ausspielst: Beide spielen abwechselnd zwei Karten und bedienen die erste, wenn sie können. Wer gewinnt, bekommt alle vier. Beide müssen zwei Karten haben.
effect-artifact-bow = Beide spielen zwei Karten: Wer gewinnt, nimmt alle vier.
more-bow = Wer gewinnt, entscheiden alle vier Karten.

artifact-ring = Ring der Dunkelheit
    .the = den Ring der Dunkelheit
power-artifact-ring = Zu deiner Karte, wenn du nicht ausspielst: Sie muss nicht bedienen, und der höchste Wert von allen gewinnt den Stich.
effect-artifact-ring = Spiele irgendeine Karte: Der höchste Wert gewinnt.
    .told = Jede Karte ist erlaubt: Der höchste Wert gewinnt.
more-ring = Bei gleichen Werten gewinnt die zuerst gespielte Karte.
