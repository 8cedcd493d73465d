# Das Formular, in dem ein Spiel gewählt wird: seine Felder, und wie jede Stufe spielt.

table-field-game = Spiel
table-field-deck = Deck
table-field-edition = Ausgabe
table-field-variant = Variante
table-field-players = Spielerzahl
table-field-seat = Platz { $number }
table-field-seed = Spielnummer
table-start = Spiel starten
table-another-person = noch jemand hier

level-claim-random = Spielt irgendeine erlaubte Karte.
level-claim-greedy = Sieht immer nur den einen Stich: nimmt so billig wie möglich, was sich lohnt, und wirft ab, was am wenigsten nützt.
level-claim-search = Stellt sich die verdeckten Karten vor, wahrscheinliche öfter, spielt im Kopf Tausende von Partien und wählt, was die meisten davon gewinnt.
level-claim-expert = Denkt voraus, mit einem Gespür dafür, was Anhänger wert sind, spielt Phase 2 zu zweit fehlerfrei, sobald sie sich ausrechnen lässt, und stellt Fallen, wenn es schlecht steht.
level-claim-it-random = Setzt irgendeinen Stein und lässt eine Münze entscheiden, ob weitergewürfelt wird.
level-claim-it-greedy = Setzt, wo es gerade am besten aussieht, und hört auf, wenn ein Fehlwurf mehr kosten würde, als ein weiterer Wurf bringt.
level-claim-it-search = Wägt einen weiteren Wurf gegen das Aufhören ab, mit der genauen Wahrscheinlichkeit eines Fehlwurfs und einem Gespür dafür, was ein Brett wert ist.
level-claim-it-expert = Sieht im eigenen Zug zwei Würfe voraus und in der letzten Runde auch, was die nächste Person daraus machen kann.
