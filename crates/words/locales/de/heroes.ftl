# Die Helden: wie sie heißen, was sie können, was noch zu wissen ist und was sie fragen.

hero-lich-king = Lichkönig
power-hero-lich-king = Eine Karte, die auf den Lichkönig folgt, ist 3 weniger wert.

hero-skeleton = Skelett
power-hero-skeleton = Gewinnst du mit dem Skelett, darfst du blind eine Karte vom Ablagestapel auf die Hand ziehen, auch eine verdeckt abgelegte. Nur du siehst, welche.
more-skeleton = Ist der Ablagestapel leer, ziehst du nichts. Die Karten dieses Stichs liegen noch nicht dort, außer einer, die der Speer abgelegt hat.
question-skeleton = Ziehst du eine zufällige Karte vom Ablagestapel?

hero-warlock = Hexenmeister
power-hero-warlock = Gewinnt den Stich, wenn er auf eine Karte mit ungeradem aufgedrucktem Wert folgt.

hero-cthulhu = Cthulhu
power-hero-cthulhu = In Phase 1 kommen die obersten zwei Karten des Nachziehstapels ungesehen aus dem Spiel. In Phase 2 legen alle eine Karte ihrer Wahl verdeckt ab. Beides geschieht nach dem Stich, in dem Cthulhu gespielt wurde.
more-cthulhu = Sind weniger als zwei Karten übrig, kommen diese aus dem Spiel. In Phase 2 legt jeder, der Karten hat, eine ab, beide gleichzeitig. Mit einer Kette geschieht es einmal, nach dem zweiten Stich; hat die Sanduhr Cthulhu zurückgeholt, gar nicht.

hero-mummy = Mumie
power-hero-mummy = Gewinnt den Stich, wenn sie auf eine Karte mit aufgedrucktem Wert 7 oder mehr folgt.

hero-gelatinous-cube = Gallertwürfel
power-hero-gelatinous-cube = Als zweite Karte gespielt, bildet der Würfel mit der Karte davor einen Topf: Niemand sammelt die beiden jetzt ein; wer den nächsten Stich gewinnt, nimmt sie auf den eigenen Punktestapel, auch in Phase 1. Gibt es keinen mehr, bekommt sie, wer diesen gewonnen hat. Als erste Karte hat er keine Fähigkeit.
more-gelatinous-cube = Wer den Stich gewinnt, fast immer wer ausgespielt hat, gewinnt ihn in jeder Hinsicht, mit offener Karte und Ausspielen, sammelt aber keine Karte davon ein. Der Topf geht auch in Phase 2 über und wird nach den Regeln der Phase eingesammelt, in der er gewonnen wird. Untote, Zombies, Zwerge, Trolle und Druiden wirken nicht auf eine Karte im Topf; ein Riese darin zerquetscht einmal, in seinem eigenen Stich.
