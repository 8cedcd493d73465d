# Claim It!: was gefragt, geantwortet, abgelehnt, erzählt und gewertet wird.

## Fragen und Antworten

claim-it-question-place = Du hast { $roll } gewürfelt: Wohin setzt du einen Stein?
claim-it-question-choose = Weiterwürfeln oder aufhören? Risiko eines Fehlwurfs: { $percent } % ({ $bust } von { $throws }).
claim-it-question-roll = Es wird gewürfelt.
claim-it-question-over = Das Spiel ist zu Ende.

claim-it-answer-squatter = Anspruchstein { $number } auf { $space }
claim-it-answer-claim-marker = Besitzstein auf { $space }
claim-it-answer-roll = Weiterwürfeln
claim-it-answer-stop = Aufhören

## Ablehnungen

claim-it-refusal-over = Das Spiel ist zu Ende ({ $rule }).
claim-it-refusal-dice-first = Erst wird gewürfelt ({ $rule }).
claim-it-refusal-dice-not-rolled = Jetzt wird nicht gewürfelt ({ $rule }).
claim-it-refusal-no-such-roll = Die Würfel dieses Bretts können nicht { $roll } zeigen ({ $rule }).
claim-it-refusal-place-first = Erst muss ein Stein gesetzt werden ({ $rule }).
claim-it-refusal-one-marker = Mit jedem Wurf wird ein Stein gesetzt: Würfle weiter oder höre auf ({ $rule }).
claim-it-refusal-off-board = { $space } ist nicht auf diesem Brett ({ $rule }).
claim-it-refusal-not-rolled = { $roll } führt nicht auf { $space } ({ $rule }).
claim-it-refusal-claim-marker-there = Auf { $space } ist schon ein Besitzstein ({ $rule }).
claim-it-refusal-squatter-out = { $space } braucht Anspruchstein { $number }, und der ist auf dem Brett ({ $rule }).
claim-it-refusal-no-claim-marker = { $space } braucht einen Besitzstein, und alle sind auf dem Brett ({ $rule }).
claim-it-refusal-no-player-marker = Du hast keinen Spielstein mehr für { $space } ({ $rule }).

claim-it-setup-players = { $players ->
    [one] Allein kann man nicht spielen
   *[other] Mit { $players } Personen kann man nicht spielen
}: Claim It! ist für zwei bis fünf Personen ({ $rule }).
claim-it-setup-size = Ein Brett hat 2 bis 6 Spalten und Reihen, nicht { $size } ({ $rule }).
claim-it-setup-no-threshold = Dieses Brett sagt nicht, wie viele sichere Felder mit { $players } Personen die letzte Runde einläuten ({ $rule }).
claim-it-setup-player-markers = Mit { $markers } Spielsteinen einer Farbe lassen sich nicht { $threshold } Felder sichern ({ $rule }).
claim-it-setup-spaces = Alle { $spaces } Felder könnten vor der letzten Runde gesichert sein; nötig sind { $needed } ({ $rule }).
claim-it-setup-claim-markers = { $markers } Besitzsteine könnten vor der letzten Runde ausgehen; nötig sind { $needed } ({ $rule }).
claim-it-setup-first = Platz { $seat } kann nicht beginnen: Es spielen nur { $players } Personen ({ $rule }).
claim-it-setup-other-first = Platz { $agreed } sollte beginnen, nicht Platz { $seat } ({ $rule }).

claim-it-advised-against = Die Spielregel rät zu fünft von der Variante ab.

## Was geschieht

claim-it-event-turn = { $who-is ->
    [you] Du bist am Zug.
   *[one] { $who } ist am Zug.
}
claim-it-event-rolled = { $who-is ->
    [you] Du würfelst
   *[one] { $who } würfelt
} { $roll }.
claim-it-event-squatter = { $who-is ->
    [you] Du setzt
   *[one] { $who } setzt
} Anspruchstein { $number } auf { $space }.
claim-it-event-claim-marker = { $who-is ->
    [you] Du setzt
   *[one] { $who } setzt
} einen Besitzstein auf { $space }.
claim-it-event-squatter-returned = Anspruchstein { $number } ist wieder frei.
claim-it-event-bust = { $who-is ->
    [you] Pech gehabt! Du verlierst
   *[one] Pech gehabt! { $who } verliert
} alles, was in diesem Zug gesetzt wurde.
claim-it-event-stops = { $who-is ->
    [you] Du hörst auf.
   *[one] { $who } hört auf.
}
claim-it-event-holds = { $who-is ->
    [you] Du hörst auf und besetzt
   *[one] { $who } hört auf und besetzt
} { $held }.
claim-it-event-secures = { $who-is ->
    [you] Du hörst auf und sicherst
   *[one] { $who } hört auf und sichert
} { $secured }.
claim-it-event-secures-and-holds = { $who-is ->
    [you] Du hörst auf, sicherst { $secured } und besetzt { $held }.
   *[one] { $who } hört auf, sichert { $secured } und besetzt { $held }.
}
claim-it-event-loses = { $who-is ->
    [you] Du verlierst
   *[one] { $who } verliert
} { $spaces }.
claim-it-event-last-round = { $who-is ->
    [you] Du hast
   *[one] { $who } hat
} genug sichere Felder: Die letzte Runde beginnt.
claim-it-event-over = Das Spiel ist zu Ende.

## Die Wertung

claim-it-tally = { $name }: größte Gruppe { $group }, sicher { $secured }, Felder { $spaces }
claim-it-ending-group = { $who-is ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
} mit der größten Gruppe: { $group }.
claim-it-ending-secured = { $who-is ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
}: größte Gruppe gleich groß, aber mehr sichere Felder ({ $secured }).
claim-it-ending-spaces = { $who-is ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
}: Gruppe und sichere Felder gleich, aber mehr Felder insgesamt ({ $spaces }).
claim-it-ending-shared = { $who-is ->
    [team] { $who } teilt euch den Sieg.
   *[many] { $who } teilen sich den Sieg.
}
