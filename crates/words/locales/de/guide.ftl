# Ein erstes Spiel, bei dem jemand erklärt: kurze Lektionen mit Titel, und Ratschläge mit ihrem Grund.


## Claim

guide-votes = Fünf Fraktionen bestimmen den nächsten König. Am Ende gewinnt eine Fraktion für sich, wer die meisten ihrer Karten hat; habt ihr gleich viele, wer die höchste hat. Wer drei der fünf Fraktionen für sich hat, gewinnt.
    .title = Worum es geht
guide-hand = Diese { $count } Karten sind deine Hand. Das Wappen zeigt die Fraktion einer Karte, die Zahl ihren Wert. Phase 1 hat 13 Stiche; in jedem spielt ihr beide eine Karte.
    .title = Deine Hand
guide-prize = { $card } liegt offen in der Mitte: Darum geht es in diesem Stich. Wer gewinnt, nimmt diese Karte als Anhänger; wer verliert, nimmt stattdessen die oberste des Nachziehstapels. Deine Anhänger sind in Phase 2 deine Hand.
    .title = Die offene Karte
guide-won = { $card } war die beste Karte. { $prize } gehört jetzt zu deinen Anhängern, und du spielst als Nächstes aus. Die gespielten Karten werden abgelegt, nur Untote nicht.
    .title = Du hast den Stich gewonnen
guide-lost = Dein Gegner nimmt { $prize } und spielt als Nächstes aus. Du hast die oberste Karte des Nachziehstapels als Anhänger genommen: { $card }. Die hast nur du gesehen.
    .title = Verloren, aber nicht leer ausgegangen
guide-undead = { $card } wurde gespielt. In Phase 1 werden gespielte Untote nicht abgelegt: { $who-is ->
    [you] Du hast den Stich gewonnen, also liegt die Karte jetzt auf deinem Punktestapel
   *[one] Dein Gegner hat den Stich gewonnen, also liegt die Karte jetzt auf seinem Punktestapel
} und zählt am Ende. Untote, die offen ausliegen oder gezogen werden, werden wie üblich Anhänger.
    .title = Untote
guide-knights = Ein Ritter auf einen angespielten Kobold gewinnt den Stich, wie hoch die Karten auch sind. Aber zuerst wird bedient: Wer Kobolde hat, muss einen davon spielen oder einen Doppelgänger.
    .title = Ritter schlagen Kobolde
guide-half-time = Phase 1 ist vorbei. Die { $count } Anhänger, die du gewonnen und gezogen hast, sind jetzt deine Hand. Wer den letzten Stich gewonnen hat, spielt aus.
    .title = Halbzeit
guide-stake = In Phase 2 geht es um die gespielten Karten: Wer einen Stich gewinnt, nimmt beide auf den eigenen Punktestapel, und dort zählen sie für die Gunst der Fraktionen. Nur Zwerge kommen woandershin. Gespielt und bedient wird wie zuvor.
    .title = Jetzt zählen die Karten selbst
guide-dwarves = In Phase 2 nimmt, wer einen Stich verliert, alle Zwerge daraus; den Rest nimmt, wer gewinnt. Willst du die Gunst der Zwerge, dann verliere die Stiche, in denen sie gespielt werden.
    .title = Zwerge gehen an den Verlierer
guide-tally = Der Stand zählt für jede Fraktion die Karten auf den Punktestapeln. Eine Zahl mit Plus steht noch aus: Anhänger, die du kennst, deine eigenen und die offenen Karten, die dein Gegner gewonnen hat.
    .title = Wie es steht
guide-safe = Wäre jetzt Schluss, hättest du { $mine } der fünf Fraktionen für dich und dein Gegner { $theirs }. Sicher ist eine Fraktion mit mehr als der Hälfte ihrer Karten: 8 Kobolde, 5 Ritter, 6 von jeder anderen Fraktion. Oft reichen weniger, denn viele sind abgelegt.
    .title = Wann ist eine Fraktion sicher?
guide-last-tricks = Jede Karte des Spiels ist inzwischen gespielt, gewonnen oder gezogen. Was du sonst nirgends gesehen hast, hat also dein Gegner auf der Hand: { $cards }. Jetzt kannst du das Ende ausrechnen.
    .title = Die letzten Stiche
guide-result = Du hast { $mine } der fünf Fraktionen für dich gewonnen, dein Gegner { $theirs }. Bei jeder Fraktion steht, was den Ausschlag gab. Probiere als Nächstes ein gewöhnliches Spiel, stärkere Gegner oder ein anderes Deck mit neuen Fähigkeiten.
    .title = Die Gunst ist vergeben
guide-lead = Du spielst die erste Karte, eine beliebige. Hat dein Gegner Karten dieser Fraktion, muss er eine davon spielen; stattdessen darf es nur ein Doppelgänger sein. In der Regel gewinnt die höchste Karte der angespielten Fraktion.
    .title = Du spielst aus
guide-follow = { $card } ist angespielt, und du hast { $faction }: Also musst du eine dieser Karten spielen; stattdessen darf es nur ein Doppelgänger sein. Die höhere Karte gewinnt, bei Gleichstand die zuerst gespielte.
    .title = Du musst bedienen
guide-no-follow = { $card } ist angespielt, und du hast { $faction ->
    [Untote] keine Untoten
   *[other] keine { $faction }
}: Spiele, was du willst. Eine Karte einer anderen Fraktion kann hier nicht gewinnen, außer ein höherer Doppelgänger, oder jeder Ritter, falls Kobolde angespielt sind.
    .title = Nichts zum Bedienen
guide-doppelgangers = Einen Doppelgänger darfst du immer spielen, statt zu bedienen. { $card } würde zur Fraktion { $faction-of } zählen: mit dem eigenen Wert, aber ohne deren Fähigkeit. Ist das die höhere Karte, gewinnt sie.
    .title = Doppelgänger
guide-rich-prize = { $card } kann dir in Phase 2 Stiche bringen. Dafür lohnt sich eine hohe Karte: Deine jetzige Hand hast du bis zum Ende von Phase 1 ohnehin ausgespielt.
    .title = Eine starke offene Karte
guide-poor-prize = { $card } gewinnt in Phase 2 kaum einen Stich. Diese Karte brauchst du nicht unbedingt: Wer verliert, nimmt stattdessen eine unbekannte, vielleicht bessere. Jetzt ist die Gelegenheit, eine Karte loszuwerden, die du nicht brauchst.
    .title = Eine schwache offene Karte

## Claim It!

guide-groups = Wer am Ende die größte zusammenhängende Gruppe von Feldern hat, gewinnt. Felder hängen über Kanten zusammen, nicht über Ecken. Ihr seid abwechselnd am Zug; wie weit du in einem Zug gehst, bestimmen du und die Würfel.
    .title = Worum es geht
guide-stopped = Du hast aufgehört. Neu besetzte Felder: { $held }. Neu gesicherte Felder: { $secured }. Ein Feld, das nur besetzt ist, kann dir dein Gegner nehmen; ein sicheres gehört dir für immer. Die Anspruchsteine sind wieder frei.
    .title = Besetzt oder sicher
guide-bust = { $who-is ->
    [you] Du hast
   *[one] Dein Gegner hat
} { $roll } gewürfelt, und nichts ließ sich setzen. Alle Steine dieses Zugs kommen vom Brett, es sieht aus wie vor dem Zug, und der Zug ist vorbei.
    .title = Pech gehabt!
guide-taken = Dein Gegner hat dir genommen: { $spaces }. Diese Felder hattest du nur besetzt; deine Spielsteine kommen zu dir zurück. Was du gesichert hast, nimmt dir niemand.
    .title = Weggenommen
guide-last-round = { $who-is ->
    [you] Du hast
   *[one] Dein Gegner hat
} mindestens { $count } Felder gesichert. Jetzt sind alle noch einmal am Zug; { $who-is ->
    [you] deiner ist der allerletzte.
   *[one] der allerletzte gehört deinem Gegner.
}
    .title = Die letzte Runde
guide-largest = Felder der größten Gruppe: bei dir { $mine }, bei deinem Gegner { $theirs }. Sind sie gleich groß, entscheiden die sicheren Felder, dann alle Felder. Probiere als Nächstes ein gewöhnliches Spiel oder stärkere Gegner.
    .title = Die Gruppen sind gezählt
guide-dice = Du hast { $roll } gewürfelt. Ein Würfel nennt die Spalte, einer die Reihe, und einer bleibt übrig; welcher wofür, bestimmst du. Das Feld 5,2 liegt in Spalte 5, Reihe 2. Mit jedem Wurf wird genau ein Stein gesetzt, wenn das möglich ist.
    .title = Die Würfel
guide-blocked = Die Würfel könnten dich auf { $space } führen, aber dort ist schon ein Besitzstein. Auf ein solches Feld kann niemand mehr etwas setzen, weder du noch dein Gegner.
    .title = Wo nichts mehr hinpasst
guide-supply = Für { $space } bräuchtest du Anspruchstein { $number }, aber der liegt schon auf dem Brett. Von jeder Zahl gibt es nur einen, und sie werden frei, wenn der Zug endet.
    .title = Ein Anspruchstein fehlt
guide-joining = Du hast { $spaces } Felder, aber deine größte Gruppe hat nur { $mine }; die deines Gegners hat { $theirs }. Nur die größte Gruppe zählt, also verbinde deine Gruppen.
    .title = Verbinde deine Felder
guide-near-end = Sobald jemand { $count } Felder gesichert hat, beginnt die letzte Runde. Du hast { $mine } gesichert, dein Gegner { $theirs }. Sieh dir die Gruppen an: Wer würde jetzt gewinnen?
    .title = Das Ende rückt näher
guide-squatters = Auf ein leeres Feld setzt du einen weißen Anspruchstein. Seine Zahl ist die des übrigen Würfels: Auf { $space } wäre es Anspruchstein { $number }. Hörst du später auf, hast du das Feld besetzt.
    .title = Anspruchsteine
guide-on-squatter = Auf { $space } liegt dein Anspruchstein aus diesem Zug. Jetzt darfst du einen Besitzstein darauf setzen; der übrige Würfel ist egal. Hörst du auf, ist das Feld sicher: Niemand kann es dir mehr nehmen.
    .title = Besitzsteine
guide-on-own = { $space } hast du besetzt. Dort darfst du einen Besitzstein setzen, was der übrige Würfel auch zeigt. Hörst du auf, ist das Feld sicher.
    .title = Sichere, was du besetzt hast
guide-taking = { $space } hat dein Gegner nur besetzt, nicht gesichert. Du darfst Anspruchstein { $number } darauf setzen. Hörst du auf, gehört das Feld dir, und der andere Spielstein geht zurück.
    .title = Übernimm ein Feld
guide-risk = Hörst du auf, behältst du, was du markiert hast. Würfelst du weiter und nichts lässt sich setzen, heißt es „Pech gehabt!“, und alles aus diesem Zug ist verloren. Gerade wäre das bei { $bust } von { $throws } möglichen Würfen so.
    .title = Aufhören oder weiterwürfeln?
guide-enough = Viel steht auf dem Spiel: { $placed } Steine aus diesem Zug. Bei { $bust } von { $throws } möglichen Würfen ist alles verloren. Wie mutig du bist, entscheidest du.
    .title = Genug?

## Ratschläge

guide-why-only-one = { $answer } ist alles, was du jetzt wählen darfst.
guide-why-lead-high = Probiere { $answer }: Deine höchste Karte, von Kobolden abgesehen, ist schwer zu schlagen, und die offene Karte ist es wert.
guide-why-lead-low = Probiere { $answer }: Die offene Karte ist keine höhere wert.
guide-why-win-cheaply = Probiere { $answer }: Das ist deine niedrigste Karte, die diesen Stich gewinnt.
guide-why-cannot-win = Probiere { $answer }: Diesen Stich kannst du nicht gewinnen, also spiele eine Karte, die du entbehren kannst.
guide-why-lose-on-purpose = Probiere { $answer }: Damit verlierst du den Stich, und die offene Karte ist den Sieg nicht wert.
guide-why-cannot-lose = Probiere { $answer }: Jede Karte, die du spielen darfst, gewinnt, und das ist die niedrigste.
guide-why-secure = Probiere { $answer }: Ein Besitzstein dort sichert das Feld, wenn du aufhörst.
guide-why-join = Probiere { $answer }: Das Feld liegt neben einem, das dir gehört oder das du markiert hast; so kann deine Gruppe wachsen.
guide-why-middle = Probiere { $answer }: An ein Feld mit vielen Nachbarn lässt sich leicht anschließen.
guide-why-roll-again = Würfle lieber weiter. Eine Faustregel: Bei { $placed ->
    [one] 1 Stein
   *[other] { $placed } Steinen
} im Einsatz lohnt sich ein weiterer, solange weniger als einer von { $odds } Würfen ein Fehlwurf ist.
guide-why-stop = Hör lieber auf. Eine Faustregel: Bei { $placed ->
    [one] 1 Stein
   *[other] { $placed } Steinen
} im Einsatz lohnt sich ein weiterer nur, solange weniger als einer von { $odds } Würfen ein Fehlwurf ist.

## Neben der Lektion

guide-number = Lektion { $number } von { $lessons }
guide-understood = Verstanden
guide-leave = Tutorial beenden
guide-label = Tutorial
