# Die Regeln ganz, zum Lesen: was docs/rules nach Nummern sagt, in einfachen Worten. Die Nummern stehen neben den Texten.

chapter-game = Das Spiel und seine Karten
chapter-phase-one = Phase 1
chapter-phase-two = Phase 2
chapter-winner = Wer einen Stich gewinnt
chapter-things = Fähigkeiten, Zaubertränke, Artefakte, Helden
chapter-vote = Die Gunst der Fraktionen
chapter-more = Zu dritt und zu viert
chapter-sets = Decks und Szenarien
chapter-factions = Fraktionen
chapter-words = Begriffe
chapter-claim-it = Claim It!

rules-aim = Der König ist tot, und die Fraktionen des Reichs bestimmen, wer ihm nachfolgt. Zwei bis vier Personen spielen Stiche in zwei Phasen. In Phase 1 spielst du die Karten, die du bekommen hast, und gewinnst Anhänger. In Phase 2 sind die Anhänger deine Hand, und die Stiche füllen deinen Punktestapel. Am Ende gewinnt eine Fraktion für sich, wer dort die meisten ihrer Karten hat; wer die meisten Fraktionen hat, gewinnt das Spiel.
    .title = Worum es bei Claim geht
rules-factions =
    Es gibt drei Paare von Fraktionen, und ein Paar ist in jedem Deck. Ritter (8 Karten, 2 bis 9) mit Kobolden (14 Karten: fünfmal 0 und je einmal 1 bis 9). Riesen (9 Karten: je zweimal 1, 3, 5 und 7, einmal 9) mit Gnomen (13 Karten: je dreimal 1, 3, 5 und 7, einmal 9). Könige (9 Karten, 4 bis 12) mit Bauern (13 Karten, 0 bis 12).

    Die anderen achtzehn Fraktionen bringen je zehn Karten mit den Werten 0 bis 9 mit. Nur Waschbären gibt es vierzehn, von 0 bis 13, und Schatten zwanzig, von 0 bis 19; vier beziehungsweise zehn davon kommen vor dem Austeilen aus dem Spiel.
    .title = Fraktionen und ihre Karten
rules-deck = Zu zweit besteht das Deck aus einem Paar und drei verschiedenen Fraktionen zu zehn Karten: genau 52 Karten. Jede solche Mischung ist erlaubt, insgesamt 2448. Alles andere wird abgelehnt, und du erfährst, welche Regel es verletzt. Artefakte und Helden können zu zweit immer dazukommen.
    .title = Das Deck zu zweit
rules-editions = Gespielt wird nach der Jubiläumsausgabe oder nach der Ausgabe Claim 2. Sie unterscheiden sich in drei Punkten. Drachen zu zweit: In der Jubiläumsausgabe bestimmt nur ein als zweite Karte gespielter Drache, wer ausspielt; in Claim 2 spielt aus, wer den letzten Drachen des Stichs gespielt hat, auch als erste Karte. Riesen zu zweit: Sie zerquetschen immer; in Claim 2 darf, wer den Stich gewinnt, jedes Mal darauf verzichten. Trolle im letzten Stich: Wer ihn gewinnt, nimmt alle; in Claim 2 wird einzeln gefragt, von hoch nach niedrig, und was liegen bleibt, wird abgelegt.
    .title = Die zwei Ausgaben
rules-deal = Zuerst kommen vier Waschbären und zehn Schatten aus dem Spiel, wenn diese Fraktionen dabei sind; welche, weiß bis zum Ende niemand. Der Rest wird gemischt, zu zweit bekommen beide je 13 Karten, und die anderen 26 sind der Nachziehstapel. Wer zuerst ausspielt, wird ausgelost, wenn es nicht vorher festgelegt ist.
    .title = Das Austeilen
rules-extras = Mit Helden werden fünf der sechs ungesehen genommen und für fünf Karten eingemischt, die das gemischte Deck ungesehen verlassen; es bleibt bei 52 Karten. Der sechste Held und die fünf Karten sind aus dem Spiel, und niemand kennt sie. Mit Artefakten bekommen beide je drei der achtzehn; die anderen zwölf kommen ungesehen aus dem Spiel. Mit Zauberern liegen die zehn Zaubertränke gemischt und verdeckt bereit. Mit Werwölfen steht am Anfang kein Mond am Himmel.
    .title = Aufbau mit Helden, Artefakten, Zaubertränken und Mond
rules-unverified = Drei Dinge stehen nur auf den Karten, und was hier dazu gesagt wird, ist nicht überprüft: welche Waschbären Beute tragen (hier die geraden: 0, 2, 4, 6, 8, 10 und 12), die Werte der Helden und die Aufstellungen der vier Szenarien. Dass die Szenarien feste Aufstellungen sind und nur eines davon Trolle hat, ist überprüft; die Aufstellungen selbst sind unsere. Eine Deck-Datei kann jedes davon anders festlegen.
    .title = Was nicht überprüft ist
rules-hidden =
    Du kennst deine Hand, deine Anhänger und Artefakte, die offene Karte, jede gespielte Karte, alle Punktestapel und Auslagen, welche offenen Karten die anderen genommen haben, was Seher, Kugel und Licht dir gezeigt haben, Karten, die du auf eine Hand zurückkommen sahst (Pferd, Sanduhr, Kristall), was du selbst verdeckt abgelegt hast, den Mond, und wie viele Karten, Zaubertränke und Artefakte alle haben.

    Du kennst nicht: fremde Hände, den Nachziehstapel und seine Reihenfolge, was andere ungesehen gezogen oder verdeckt abgelegt haben, die Karte, die jemand anders mit dem Skelett zog, nicht aufgedeckte Zaubertränke, auch deine eigenen, und Karten, die beim Aufbau oder durch Cthulhu aus dem Spiel gekommen sind.
    .title = Was verborgen ist

rules-trick-one = Zu jedem Stich wird die oberste Karte des Nachziehstapels aufgedeckt: die offene Karte. Wer ausspielt, wählt eine beliebige Karte. Wer folgt, muss die angespielte Fraktion bedienen, wenn das geht, und spielt sonst irgendeine Karte. Ausnahmen: Statt zu bedienen, darf man einen Doppelgänger spielen; auf einen Helden darf jede Karte folgen; der Ring hebt die Pflicht zu bedienen auf; mit dem Krug zählt die neue Fraktion der Karte.
    .title = Ein Stich in Phase 1
rules-spoils = Wer gewinnt, legt die offene Karte auf den eigenen Anhängerstapel, wer verliert, die oberste Karte des Nachziehstapels, ohne sie zu zeigen (außer bei Sehern und der Kugel). Beide gespielten Karten kommen auf den Ablagestapel (außer bei Untoten, Zombies und dem Gallertwürfel). Wer gewonnen hat, spielt den nächsten Stich aus (außer bei Drachen und dem Stab). Zu zweit hat Phase 1 dreizehn Stiche, wenn nicht Cthulhu Karten wegnimmt.
    .title = Was beide bekommen
rules-end-one = Phase 1 endet, wenn der Nachziehstapel leer ist oder jemand keine Karte mehr spielen kann. Was dann noch auf einer Hand ist, etwa nach Cthulhu oder einem Skelett, wird verdeckt abgelegt und kommt nicht zu den Anhängern.
    .title = Das Ende von Phase 1

rules-trick-two = Alle nehmen ihren Anhängerstapel auf die Hand. Es spielt aus, wer als Nächstes ausgespielt hätte: wer den letzten Stich von Phase 1 gewonnen hat, oder wen ein Drache oder der Stab bestimmt. Ausgespielt und bedient wird wie zuvor, aber es liegt keine offene Karte aus: Wer gewinnt, nimmt beide Karten auf den Punktestapel, für alle sichtbar. Zwerge, Gnome, Greife, Trolle, Druiden, Vampire, der Gallertwürfel und mehrere Artefakte schicken Karten anderswohin.
    .title = Ein Stich in Phase 2
rules-end-two = Phase 2 endet, wenn jemand keine Karte mehr spielen kann. Eine Karte, die auf der anderen Hand übrig ist, wird verdeckt abgelegt. Zaubertränke, Stiefel, Axt und Mond bleiben von Phase 1 zu Phase 2 erhalten.
    .title = Das Ende von Phase 2

rules-value = Stiche entscheidet der wirksame Wert. Er beginnt mit dem aufgedruckten Wert; ein Zaubertrank ×2 verdoppelt ihn. Dann kommt alles hinzu, was zutrifft: andere Zaubertränke, Schwert +3, Stiefel +2, jeder Bär +3, Greif +5, Schild −3, Axt −2, Lichkönig −3. Unter 0 fällt er nie. Riesen, Greife, Wikinger, Barden, Bauern, Hexenmeister, Mumie und die Reihenfolge der Trolle richten sich nach dem aufgedruckten Wert.
    .title = Der Wert einer Karte
rules-winner = Eine Karte zählt zur angespielten Fraktion, wenn sie ihr angehört oder wenn sie ein Doppelgänger ist und eine andere Fraktion angespielt ist. Von diesen Karten gewinnt der höchste wirksame Wert, bei Gleichstand die zuerst gespielte. Alle anderen Karten verlieren, so hoch sie auch sind.
    .title = Die höchste Karte gewinnt
rules-instead = Fünf Dinge entscheiden einen Stich anders. Von denen, die zutreffen, gilt nur das erste in dieser Liste. Erstens der Ring der Dunkelheit: Der höchste Wert von allen gewinnt. Zweitens gewinnt ein Hexenmeister oder eine Mumie, wenn die Bedingung erfüllt ist, von zweien die zuerst gespielte Karte. Drittens, ein Held ist angespielt: Es gibt keine angespielte Fraktion, und der höchste Wert von allen gewinnt. Viertens, Ritter auf angespielte Kobolde: Der höchste Ritter gewinnt. Fünftens, Werwölfe sind angespielt und es steht kein Mond am Himmel: Die niedrigste Karte gewinnt, die als Werwolf zählt, auch ein Doppelgänger. Bei Gleichstand gewinnt immer die zuerst gespielte Karte.
    .title = Wenn etwas anderes entscheidet
rules-won-with = Mit einer Karte gewinnst du einen Stich, wenn sie selbst die Gewinnkarte ist. Darauf kommt es bei Automatons, Sehern, Zauberern, Zombies, Werwölfen und dem Skelett an. Ein Doppelgänger oder eine durch den Krug verwandelte Karte hat nie die Fähigkeit dessen, wofür sie steht: Ein damit gewonnener Stich dreht zum Beispiel den Mond nicht um.
    .title = Mit einer Karte gewinnen
rules-after = Nach einem Stich geschieht alles in dieser Reihenfolge. Artefakte für den Zeitpunkt nach dem Stich. Ein Skelett, das gewonnen hat, zieht; es findet also nie eine Karte dieses Stichs, außer der Speer hat sie abgelegt. In Phase 1 wird die offene Karte genommen, dann wird gezogen; in Phase 2 zerquetschen Riesen. Die Karten des Stichs kommen an ihren Platz, in der Reihenfolge, in der sie gespielt wurden. Der Topf eines früheren Gallertwürfels geht an den Gewinner, die angespielte Karte zuerst. Cthulhu. Trolle. Der Zaubertrank für einen siegreichen Zauberer und der Mond; benutzte Zaubertränke kommen aus dem Spiel, benutzte Bären werden abgelegt. Zuletzt das nächste Ausspielen, das Ende der Phase oder der Stich eines Automatons.
    .title = Was nach einem Stich geschieht

rules-powers = Was eine Fraktion kann, steht in ihrem Eintrag. Manche Fähigkeiten wirken nur in einer Phase; alle Fähigkeiten der Karten eines Stichs gelten. Widersprechen sie sich, gehen Artefakte vor Helden und Helden vor Fraktionen. Gnome, Greife und Vampire, die schon in Phase 1 durch einen Zombie oder den Gallertwürfel auf einen Punktestapel kommen, sind dort einfache Karten: Sie liegen in keiner Auslage, Riesen können sie nicht zerquetschen, und ein solcher Vampir ist nicht offen.
    .title = Fähigkeiten
rules-potions = Es gibt zehn Zaubertränke: +6, +5, +4, +3, +2, +1, −2, −3, −5 und ×2. Die angesagten werden zusammen aufgedeckt, die ältesten zuerst. Ist der Stapel leer, bekommt niemand mehr welche; was am Ende nicht benutzt ist, wird abgelegt.
    .title = Zaubertränke
rules-artifacts = Zum selben Zeitpunkt sind mehrere Artefakte spielbar; ein gespieltes kommt aus dem Spiel. Was du gefragt wirst, bleibt deinem Gegner verborgen. Für Zaubertränke und Artefakte ist ein Held eine Karte wie jede andere.
rules-windows =
    Die Zeitpunkte kommen der Reihe nach. Vor dem Ausspielen, wenn die offene Karte liegt: erst wer folgt, dann wer ausspielt, als Teil des eigenen Zugs; noch einmal im zweiten Stich einer Kette und nach einer Sanduhr. Zu einer Karte, wenn sie gespielt wird. Nach einer Karte: erst wer sie gespielt hat (Axt, wenn der Gegner in diesem Stich noch spielt), dann der andere (Schild).

    Nach beiden Karten: erst wer ausgespielt hat, dann wer gefolgt ist, und so weiter, bis beide nacheinander passen; Kette und Sanduhr beenden es sofort. Nach dem Stich, wenn feststeht, wer gewonnen hat, und bevor Karten an ihren Platz kommen: erst wer verloren hat, dann wer gewonnen hat. Außerdem: beim Einsammeln auf den Punktestapel, Karte für Karte; beim Ziehen vom Nachziehstapel; und am Ende des Spiels.
    .title = Wann Artefakte spielbar sind
rules-long-tricks = Bogen und Kette machen Stiche mit mehr als zwei Karten. In der Jubiläumsausgabe gilt jeder Drache des zweiten Spielers als zweite Karte. Für Lichkönig, Hexenmeister und Mumie zählt bei einem Bogen nur die erste Karte: Ein angespielter Lichkönig schwächt beide Karten des zweiten Spielers, und nur dessen Hexenmeister oder Mumie kann durch die Fähigkeit gewinnen. Ein Gallertwürfel hat keine Fähigkeit. Der Speer legt irgendeine Karte ab, das Pferd tauscht eine der Karten des Startspielers, Axt und Schild sind nach jeder Karte spielbar. Ein Bogen darf im zweiten Stich einer Kette gespielt werden.
    .title = Stiche mit mehr als zwei Karten

rules-settling = Nach Phase 2 werden Trolle und Töpfe vergeben, die noch liegen; übrige Bären und Zaubertränke werden abgelegt. Auslagen kommen auf die Punktestapel; was unter einem Vampir liegt, bleibt dort. Dann wandern Bauern ohne König. Dann werden Kronen angesagt und danach die Beute gewählt: zuerst von der Person, die als Nächstes ausgespielt hätte, dann im Uhrzeigersinn, von einem Team, wenn das erste Mitglied an der Reihe ist.
    .title = Vor der Auszählung
rules-vote = Die Gunst jeder Fraktion im Spiel geht an die Person mit den meisten ihrer Karten. Haben mehrere gleich viele, entscheidet der höchste Wert, dann der zweithöchste und so weiter; Karten ohne Wert kommen zuletzt. Bei Barden, Wikingern und Vampiren gilt zuerst deren eigene Regel. Ist alles gleich oder hat niemand eine Karte davon, wird die Gunst nicht vergeben. Beute verlängert keine Straße von Barden; eine Krone oder eine Karte unter einem Stein, die als Barde zählt, ist ein Barde mit ihrem eigenen Wert.
    .title = Wer die Gunst einer Fraktion gewinnt
rules-victory = Wer drei der fünf Fraktionen für sich hat, gewinnt; hat niemand drei, gewinnt, wer die meisten hat. Bei gleich vielen entscheiden die meisten Karten der gewonnenen Fraktionen. Sie zählen wie zuvor: Beute und Krone je eine, ein verdoppelter Wikinger zwei, bei Vampiren der offene und was darunter liegt. Sind auch das gleich viele, gewinnt die höchste Summe ihrer Werte, Beute als 0; ist auch das gleich, endet das Spiel unentschieden.
    .title = Wer das Spiel gewinnt

rules-more-deck =
    Zu dritt und zu viert besteht das Deck aus einem Paar und fünf verschiedenen Fraktionen zu zehn Karten: genau 72 Karten. Zauberer, Druiden, Gestaltwandler, Vampire, Zombies, Werwölfe und Schatten, und ebenso Artefakte, Zaubertränke und Helden, gibt es nur zu zweit. Beide Ausgaben sind möglich. Trolle sind erlaubt, aber die Spielregel rät davon ab.

    Zu dritt bekommt jede Person 12 Karten, zu viert 9; 36 sind der Nachziehstapel. Zu dritt spielen alle für sich. Zu viert wird in zwei Teams gespielt, und Partner sitzen sich gegenüber. Sind Waschbären im Deck, kommen wie zu zweit vier davon aus dem Spiel; auch wer zuerst ausspielt, wird wie dort bestimmt.
    .title = Karten und Austeilen zu dritt und zu viert
rules-more-one = In jedem Stich geht es um zwei offene Karten. Alle spielen der Reihe nach, im Uhrzeigersinn ab dem Startspieler, und bedienen, wenn sie können. Dann nehmen alle der Reihe nach: Zuerst nimmt, wer eine zur angespielten Fraktion zählende Karte spielte, die höchste zuerst, dann alle anderen nach dem Wert ihrer Karte, gleich welcher Fraktion; bei Gleichstand, wer früher spielte. Die erste Person nimmt eine der offenen Karten, die zweite die andere, die dritte und die vierte die oberste des Nachziehstapels. Liegen Ritter auf angespielten Kobolden, ist der höchste Ritter der erste, und für alle anderen gilt dieselbe Reihenfolge.
    .title = Phase 1 zu dritt und zu viert
rules-more-two = Wer gewinnt, nimmt alle Karten des Stichs. In beiden Phasen spielt als Nächstes aus, wer gewonnen hat, von Drachen abgesehen. Zwerge gehen an die Person, die den niedrigsten wirksamen Wert von allen gespielt hat, bei Gleichstand an die, die zuletzt gespielt hat. Jeder Riese zerquetscht in der Auslage jedes Gegners des Gewinners einen Gnom seines Werts, nie beim Gewinner selbst oder bei dessen Partner.
    .title = Phase 2 zu dritt und zu viert
rules-more-powers =
    Seher: Wer damit gewinnt, sieht sich die oberste Karte des Nachziehstapels an und nimmt sie oder eine der offenen. Wird sie genommen, nimmt die zweite Person eine der offenen Karten, die dritte die andere und eine vierte die nun oberste. Drachen: In beiden Ausgaben spielt aus, wer den letzten Drachen des Stichs gespielt hat. Doppelgänger wirken wie zu zweit. Automatons: Zwei Karten werden aufgedeckt, alle legen eine Karte ab, und alle nehmen in der Reihenfolge des Stichs, den der Automaton gewonnen hat; wer ihn gewonnen hat, spielt dann aus, auch wenn ein Drache etwas anderes bestimmt.

    Bauern: Teams suchen Könige in ihrem gemeinsamen Stapel, und die Bauern gehen zum anderen Team; zu dritt gehen sie zur nächsten Person im Uhrzeigersinn. Die Beute eines Teams wählt, nach dem gemeinsamen Stapel, das Mitglied mit der niedrigeren Platznummer. Greife helfen nur der Person, die sie hat.
    .title = Fähigkeiten zu dritt und zu viert
rules-more-score = Es geht um die Gunst von sieben Fraktionen, und es gewinnt, wer die meisten für sich hat. Teams legen ihre Stapel zusammen, bevor Bauern wandern; auch Könige, Barden und Wikinger werden am gemeinsamen Stapel beurteilt. Haben mehrere gleich viele und am meisten Karten einer Fraktion, wird unter ihnen weiter verglichen. Bei gleich vielen Fraktionen entscheiden wie zu zweit die Karten der gewonnenen Fraktionen, dann ihre Summe. Wer dann noch gleichauf ist, teilt sich den Sieg.
    .title = Die Wertung zu dritt und zu viert

rules-it-board = Das Brett hat sechs Spalten und sechs Reihen; 5,2 ist Spalte 5, Reihe 2. Dazu kommen drei Würfel, sechs weiße Anspruchsteine mit den Zahlen 1 bis 6, dreißig schwarze Besitzsteine und für alle je vierundzwanzig Spielsteine. Ein Feld ist leer, besetzt (ein Spielstein allein) oder sicher (ein Spielstein auf einem Besitzstein), und dann kann es niemand mehr nehmen. Während eines Zugs kann es auch einen Anspruchstein dieses Zugs tragen und darauf einen Besitzstein dieses Zugs.
    .title = Brett und Steine
rules-it-turn = Wer beginnt, wird ausgelost; danach geht es der Reihe nach. Ein Zug beginnt mit einem Wurf aller drei Würfel. Wähle einen für die Spalte und einen für die Reihe; der dritte bleibt übrig. Genau ein Stein muss gesetzt werden, wenn das möglich ist. Vor dem ersten Stein darf niemand aufhören.
    .title = Zug und Wurf
rules-it-place = Auf ein Feld ohne Anspruchstein, das leer ist oder das jemand anders besetzt hat, kommt der Anspruchstein mit der Zahl des dritten Würfels; ist er nicht mehr frei, lässt sich dort nichts setzen. Auf ein Feld, das du besetzt hast, oder auf einen Anspruchstein dieses Zugs kommt ein Besitzstein; der dritte Würfel ist egal. Wo ein Besitzstein ist, oben oder unten, lässt sich nichts setzen.
    .title = Was wohin gesetzt werden kann
rules-it-bust = Lässt sich nichts setzen, heißt es „Pech gehabt!“. Alle Besitzsteine dieses Zugs kommen vom Brett, dann alle Anspruchsteine. Das Brett ist wie vor deinem Zug, und dein Zug ist vorbei.
    .title = Pech gehabt!
rules-it-stop = Nach jedem Stein wählst du: weiterwürfeln oder aufhören. Hörst du auf, wird jedes Feld mit einem Besitzstein dieses Zugs für dich sicher, und jedes Feld, auf dem nur ein Anspruchstein liegt, ist von dir besetzt. Ein fremder Spielstein dort geht an seinen Besitzer zurück, und die Anspruchsteine werden wieder frei. Bis du aufhörst, gewinnt oder verliert niemand ein Feld.
    .title = Weiterwürfeln oder aufhören
rules-it-supplies = Sind alle dreißig Besitzsteine auf dem Brett, lässt sich keiner mehr setzen. Auch darfst du nichts setzen, womit du beim Aufhören mehr als vierundzwanzig Felder hättest, besetzte und sichere zusammen.
    .title = Wenn Steine ausgehen
rules-it-last-round = Hat jemand nach dem Aufhören genug sichere Felder, beginnt die letzte Runde: zu zweit 13, zu dritt 9, zu viert 7, zu fünft 6. Sie müssen sich nicht berühren. Alle haben dann noch einen Zug, angefangen mit der nächsten Person; wer die Runde ausgelöst hat, kommt zuletzt. Es gibt nur eine letzte Runde.
    .title = Die letzte Runde
rules-it-score = Felder einer Person, besetzt oder sicher, die über Kanten zusammenhängen, nicht über Ecken, bilden eine Gruppe. Die größte Gruppe gewinnt. Sind Gruppen gleich groß, entscheiden die meisten sicheren Felder, dann die meisten Felder überhaupt; ist auch das gleich, wird der Sieg geteilt.
    .title = Wer Claim It! gewinnt
rules-it-variant = Auf Wunsch: Ein Anspruchstein, auf den ein Besitzstein gesetzt wird, wird sofort wieder frei und lässt sich im selben Zug noch einmal verwenden. Das Feld bleibt markiert und gilt, als läge der Anspruchstein noch dort. Zu fünft rät die Spielregel davon ab.
    .title = Variante: mehr in einem Zug

# Was neben den Einträgen der Sets und Karten steht.

rules-cards = { $count } Karten: { $values }.
rules-hero-value = Wert { $value }.
rules-set-line-up = Aufstellung: { $factions }.
rules-set-more = Zu dritt und zu viert außerdem: { $factions }.
rules-set-two = Nur zu zweit.
rules-set-edition = Nach der Ausgabe Claim 2.
rules-set-artifacts = Mit Artefakten.
rules-set-heroes = Mit Helden.
rules-numbers = { $count ->
    [one] Regel { $rules }
   *[other] Regeln { $rules }
}

# Was die Seite um die Regeln herum sagt.

web-search = Suchen
web-here = In diesem Spiel
web-found = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
}
web-none-found = Nichts gefunden. Versuche es mit weniger oder kürzeren Wörtern.
web-to-game = Zurück zum Spiel
