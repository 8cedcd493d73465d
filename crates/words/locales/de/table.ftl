# Was jeder Bildschirm über Tisch, Spiel und Spieler sagt.

table-own-mix = Eigene Mischung
table-seed = Spiel Nr. { $seed }
table-person = Person { $number }
table-new-game = Neues Spiel
table-field-artifacts = Artefakte
table-field-heroes = Helden
table-you = du
table-legal = Ein gültiges Deck mit { $cards } Karten.
table-not-for-players =
    { $players ->
        [one] { $set } ist allein nicht spielbar.
       *[other] { $set } ist mit { $players } Personen nicht spielbar.
    }
table-title = Tisch
table-hand = Hand
table-log = Verlauf
table-prize = Offen
table-trick = Stich
table-pot = Topf
table-pool = Wartende Trolle
table-display = Auslage
table-beneath = Darunter
table-loot = Beute
table-phase-one = Phase 1, Stich { $trick }
table-phase-two = Phase 2, Stich { $trick }
table-phase-one-begins = Phase 1: Anhänger rekrutieren
table-phase-two-begins = Phase 2: Fraktionen gewinnen
table-phase-one-text = Was du gewinnst und ziehst, ist in Phase 2 deine Hand.
table-phase-two-text = Deine Anhänger sind jetzt deine Hand. Wer einen Stich gewinnt, behält die Karten.
table-count-hand = Hand { $count }
table-count-followers = Anhänger { $count }
table-count-score = Punktestapel { $count }
table-count-artifacts = Artefakte { $count }
table-count-potions = Zaubertränke { $count }
table-count-draw = Nachziehstapel { $count }
table-potions-left = Zaubertränke im Stapel { $count }
table-raised =
    { $count ->
        [one] +2 auf die nächste Karte
       *[other] +2 auf die nächsten { $count } Karten
    }
table-lowered =
    { $count ->
        [one] −2 auf die nächste Karte
       *[other] −2 auf die nächsten { $count } Karten
    }
table-full-moon = Vollmond: Sind Werwölfe angespielt, gewinnt der höchste.
table-no-moon = Kein Mond: Sind Werwölfe angespielt, gewinnt der niedrigste.
table-with-rule = { $text } (Regel { $rule })
table-turn = Zug { $turn }
table-last-round = Letzte Runde, Zug { $turn }
table-threshold = { $count } gesichert: letzte Runde
table-space-empty = leer
table-space-held = { $who-is ->
    [you] von dir besetzt
   *[one] besetzt von { $who }
}
table-space-secured = { $who-is ->
    [you] von dir gesichert
   *[one] gesichert von { $who }
}
table-space-squatter = darauf Anspruchstein { $number }
table-space-claim-marker = zuoberst ein Besitzstein
table-thinks = { $who } überlegt
table-hint = Der Experte würde wählen: { $answer }. Gewinnchance: etwa { $percent } %.
table-hint-bare = Der Experte würde wählen: { $answer }.
table-hint-thinking = Der Experte überlegt …
table-undone = Rückgängig gemacht.
table-over = Das Spiel ist zu Ende.
headline-won = { $who-is ->
    [you] Du hast { $count } zu { $others } gewonnen
    [team] { $who } habt { $count } zu { $others } gewonnen
    [many] { $who } haben { $count } zu { $others } gewonnen
   *[one] { $who } hat { $count } zu { $others } gewonnen
}
headline-lost = { $who-is ->
    [you] Du hast { $count } zu { $others } verloren
   *[team] { $who } habt { $count } zu { $others } verloren
}
headline-won-tie = { $who-is ->
    [you] Du hast bei Gleichstand knapp gewonnen
    [team] { $who } habt bei Gleichstand knapp gewonnen
    [many] { $who } haben bei Gleichstand knapp gewonnen
   *[one] { $who } hat bei Gleichstand knapp gewonnen
}
headline-lost-tie = { $who-is ->
    [you] Du hast bei Gleichstand knapp verloren
   *[team] { $who } habt bei Gleichstand knapp verloren
}
headline-shared = Unentschieden
table-no-undo-yet = Es gibt noch nichts rückgängig zu machen.
table-no-undo-dice = Ein Wurf lässt sich nicht rückgängig machen.
table-no-undo-people = Spielen mehrere Personen, lässt sich nichts rückgängig machen.
table-sets-for-players = Für { $players } Personen gibt es: { $sets }.
table-only-seen = Diese Aufzeichnung enthält nur, was eine Person gesehen hat. Zum Weiterspielen brauchst du die des ganzen Spiels.
