# Was jeder Bildschirm über Tisch, Spiel und Spieler sagt.

table-own-mix = eigene Mischung
table-seed = Spiel Nr. { $seed }
table-person = Person { $number }
table-new-game = Ein neues Spiel
table-field-game = Spiel
table-field-deck = Zusammenstellung
table-field-edition = Ausgabe
table-field-artifacts = Artefakte
table-field-heroes = Helden
table-field-variant = Variante
table-field-players = Spielerzahl
table-field-seat = Platz { $number }
table-field-seed = Spielnummer
table-start = Spiel beginnen
table-you = du
table-another-person = noch jemand hier
table-legal = Ein gültiges Deck mit { $cards } Karten.
table-not-for-players =
    { $players ->
        [one] { $set } ist nichts für eine Person.
       *[other] { $set } ist nichts für { $players } Personen.
    }
table-title = Tisch
table-hand = Hand
table-log = Was geschah
table-prize = Offen
table-trick = Stich
table-pot = Topf
table-pool = Wartende Trolle
table-display = Auslage
table-beneath = Darunter
table-loot = Beute
table-phase-one = Phase 1, Stich { $trick }
table-phase-two = Phase 2, Stich { $trick }
table-count-hand = Hand { $count }
table-count-followers = Anhänger { $count }
table-count-score = Punkte { $count }
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
        [one] -2 auf die nächste Karte
       *[other] -2 auf die nächsten { $count } Karten
    }
table-full-moon = Vollmond: Sind Werwölfe angespielt, gewinnt der höchste.
table-no-moon = Kein Mond: Sind Werwölfe angespielt, gewinnt der niedrigste.
table-with-rule = { $text } (Regel { $rule })
table-turn = Zug { $turn }
table-last-round = Letzte Runde, Zug { $turn }
table-threshold = { $count } gesichert: letzte Runde
table-space-empty = leer
table-space-held = besetzt von { $who }
table-space-secured = gesichert von { $who }
table-space-squatter = darauf Anspruchstein { $number }
table-space-claim-marker = zuoberst ein Besitzstein
table-thinks = { $who } überlegt
table-hint = Der Experte würde wählen: { $answer }. Gewinnaussicht: etwa { $percent } %.
table-hint-bare = Der Experte würde wählen: { $answer }.
table-hint-thinking = Der Experte denkt nach …
table-undone = Zurückgenommen.
table-over = Das Spiel ist zu Ende.
table-no-undo-yet = Du hast noch nichts entschieden.
table-no-undo-dice = Was die Würfel gezeigt haben, gilt.
table-no-undo-people = Spielen mehrere Personen, wird nichts zurückgenommen.
table-sets-for-players = Für so viele gibt es: { $sets }.
table-only-seen = Diese Aufzeichnung erzählt nur, was ein Spieler sah. Zum Weiterspielen braucht es die des ganzen Spiels.
