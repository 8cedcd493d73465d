# Die Helden: wie sie heißen, was sie können, was noch zu wissen ist und was sie fragen.
#
# `.the` ist der Akkusativ, `.with` der Dativ nach „mit“.
# `effect-…` ist die Fähigkeit in einer kurzen Zeile, für den Moment, in dem sie zählt.

hero-lich-king = Lichkönig
    .the = den Lichkönig
    .with = dem Lichkönig
power-hero-lich-king = Eine Karte, die auf den Lichkönig folgt, ist 3 weniger wert.
effect-hero-lich-king = Die Karte, die folgt, ist 3 weniger wert.

hero-skeleton = Skelett
    .the = das Skelett
    .with = dem Skelett
power-hero-skeleton = Gewinnst du einen Stich mit dem Skelett, darfst du blind eine Karte vom Ablagestapel auf die Hand ziehen, auch eine verdeckt abgelegte. Nur du siehst, welche.
effect-hero-skeleton = Wer damit gewinnt, darf eine abgelegte Karte ziehen.
more-skeleton = Ist der Ablagestapel leer, ziehst du nichts. Die Karten dieses Stichs liegen noch nicht dort, außer einer, die der Speer abgelegt hat.
question-skeleton = Ziehst du eine zufällige Karte vom Ablagestapel?

hero-warlock = Hexenmeister
    .the = den Hexenmeister
    .with = dem Hexenmeister
power-hero-warlock = Gewinnt den Stich, wenn er auf eine Karte mit ungeradem aufgedrucktem Wert folgt.
effect-hero-warlock = Schlägt eine Karte mit ungeradem Wert, auf die er folgt.

hero-cthulhu = Cthulhu
    .the = Cthulhu
    .with = Cthulhu
power-hero-cthulhu = In Phase 1 kommen die obersten zwei Karten des Nachziehstapels ungesehen aus dem Spiel. In Phase 2 legen alle eine Karte ihrer Wahl verdeckt ab. Beides geschieht nach dem Stich, in dem Cthulhu gespielt wurde.
effect-hero-cthulhu = Nimmt zwei Karten vom Stapel oder eine aus jeder Hand.
more-cthulhu = Sind weniger als zwei Karten übrig, kommen diese aus dem Spiel. In Phase 2 legt jeder, der Karten hat, eine ab, beide gleichzeitig. Mit einer Kette geschieht es einmal, nach dem zweiten Stich; hat die Sanduhr Cthulhu zurückgeholt, gar nicht.

hero-mummy = Mumie
    .the = die Mumie
    .with = der Mumie
power-hero-mummy = Gewinnt den Stich, wenn sie auf eine Karte mit aufgedrucktem Wert 7 oder mehr folgt.
effect-hero-mummy = Schlägt eine Karte mit 7 oder mehr, auf die sie folgt.

hero-gelatinous-cube = Gallertwürfel
    .the = den Gallertwürfel
    .with = dem Gallertwürfel
power-hero-gelatinous-cube = Als zweite Karte gespielt, bildet der Würfel mit der Karte davor einen Topf: Niemand sammelt die beiden jetzt ein; wer den nächsten Stich gewinnt, nimmt sie auf den eigenen Punktestapel, auch in Phase 1. Gibt es keinen mehr, bekommt sie, wer diesen gewonnen hat. Als erste Karte hat er keine Fähigkeit.
effect-hero-gelatinous-cube = Als zweite Karte: Beide warten auf den nächsten Gewinner.
more-gelatinous-cube = Wer den Stich gewinnt, fast immer wer ausgespielt hat, gewinnt ihn in jeder Hinsicht, mit offener Karte und Ausspielen, sammelt aber keine Karte davon ein. Der Topf geht auch in Phase 2 über und wird nach den Regeln der Phase eingesammelt, in der er gewonnen wird. Untote, Zombies, Zwerge, Trolle und Druiden wirken nicht auf eine Karte im Topf; ein Riese darin zerquetscht einmal, in seinem eigenen Stich.
