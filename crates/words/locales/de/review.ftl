# Die Analyse eines beendeten Spiels: wie gut jede Entscheidung war, nach dem, was der Spieler wissen konnte.

review-title = Analyse
review-of = Analyse: { $who }
review-progress = Das Spiel wird analysiert: { $done } von { $total } Entscheidungen …
review-advice = Am meisten zu holen war hier: { $moment }, „{ $best }“ statt „{ $answer }“ ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} Gewinnchance).
review-advice-none = Keine einzelne Antwort hat mehr gekostet, als die Schätzung schwankt.
review-decisions =
    { $count ->
        [one] Eine Entscheidung mit Auswahl. Sie kostete { $loss } ± { $margin } Punkte Gewinnchance.
       *[other] { $count } Entscheidungen mit Auswahl. Im Schnitt kostete jede { $loss } ± { $margin } Punkte Gewinnchance.
    }
review-accuracy = Genauigkeit { $percent } % ± { $margin }: So viel von dem, was zu verlieren war, blieb erhalten. 100 % heißt jedes Mal die beste Antwort, 0 % nicht besser als zufällige Antworten.
review-no-accuracy = Genauigkeit: keine Angabe, denn es war kaum etwas zu verlieren.

review-turns = Wendepunkte
review-no-turns = Kein einzelner Moment hat das Spiel entschieden.
review-turn-mistake = { $moment }: „{ $answer }“ kostete { $points } ± { $margin } Punkte; die Gewinnchance fiel von { $from } % auf { $to } %. Besser war „{ $best }“.
review-turn-thrown-away = { $moment }: Alle Karten waren bekannt, das Spiel war gewonnen, und „{ $answer }“ hat es verschenkt. „{ $best }“ gewinnt.
review-turn-half-thrown-away = { $moment }: Alle Karten waren bekannt, und „{ $answer }“ hat den halben Sieg verschenkt. Besser war „{ $best }“.
review-turn-rise = { $moment }: Seit der Entscheidung davor ist die Gewinnchance von { $from } % auf { $to } % gestiegen, durch das, was andere taten und was ans Licht kam.
review-turn-fall = { $moment }: Seit der Entscheidung davor ist die Gewinnchance von { $from } % auf { $to } % gefallen, durch das, was andere taten und was ans Licht kam.
review-turn-gift = { $moment }: Seit der Entscheidung davor hat die andere Seite den Sieg verschenkt; die Gewinnchance ist nachweislich von { $from } % auf { $to } % gestiegen.
review-turn-half-gift = { $moment }: Seit der Entscheidung davor hat die andere Seite den halben Sieg verschenkt; die Gewinnchance ist nachweislich von { $from } % auf { $to } % gestiegen.
review-turn-won = { $moment }: Von hier an sind alle Karten bekannt, und ohne Fehler ist das Spiel gewonnen.
review-turn-lost = { $moment }: Von hier an sind alle Karten bekannt, und das Spiel ist verloren, wenn die andere Seite keinen Fehler macht.
review-turn-shared = { $moment }: Von hier an sind alle Karten bekannt, und ohne Fehler wird der Sieg geteilt.

review-luck = Glück und Können
review-luck-sum = Glück { $luck } ± { $margin } Punkte, Entscheidungen { $skill } ± { $margin }: { $ended ->
    [won] Das Spiel wurde gewonnen
    [shared] Der Sieg wurde geteilt
   *[lost] Das Spiel wurde verloren
}.
review-luck-more = Das Glück wog schwerer.
review-luck-less = Die Entscheidungen wogen schwerer.
review-luck-unclear = Keines von beiden wog eindeutig schwerer.
review-luck-par = Gleich starke Spieler
review-luck-deal = Das Austeilen
review-luck-first = Wer beginnt
review-luck-draws = Gezogenes und Verdecktes
review-luck-dice = Die Würfel
review-luck-own = Eigene Entscheidungen
review-luck-others = Entscheidungen der anderen
review-luck-result = Ergebnis

review-chance = Gewinnchance
review-chart = Gewinnchance: { $who }
review-chart-long = Eine Linie von { $from } % bei der ersten Entscheidung bis { $to } % bei der letzten. Alle Werte stehen in der Tabelle der Entscheidungen.
review-sign-band = Unsicherheit der Schätzung
review-sign-mistake = Fehler
review-sign-thrown-away = Sieg verschenkt
review-sign-up = Besser durch andere oder Zufall
review-sign-down = Schlechter durch andere oder Zufall
review-sign-settled = Ab hier alle Karten bekannt
review-phase-one = Phase 1, nach Stichen
review-phase-two = Phase 2
review-turns-of-game = Nach Zügen

review-table = Alle Entscheidungen
review-column-when = Wann
review-column-answer = Antwort
review-column-before = Vorher
review-column-after = Nachher
review-column-cost = Kosten
review-column-best = Beste
review-column-next = Nächstbeste
review-column-basis = Beurteilt durch
review-basis-searched = Suche
review-basis-looked-ahead = Vorausschau
review-basis-won = Beweis: gewonnen
review-basis-shared = Beweis: geteilt
review-basis-lost = Beweis: verloren
review-basis-won-lost = Beweis: gewonnen, dann verloren
review-basis-won-shared = Beweis: gewonnen, dann geteilt
review-basis-shared-lost = Beweis: geteilt, dann verloren

review-note-view = Jede Entscheidung wird nach dem beurteilt, was der Spieler in diesem Moment wissen konnte, nie nach verdeckten Karten.
review-note-nodes = { $nodes } Knoten für jede Antwort, für alle gleich. Wo sich der Experte selbst irrt, irrt sich auch die Analyse.
review-note-sampled = ± sind zwei Standardfehler der Stichprobe möglicher Verteilungen.
review-note-looked-ahead = Die Würfe sind keine Stichprobe; ± ist, was der letzte Wurf der Vorausschau verändert hat.
review-note-unfinished = Das Spiel ist nicht zu Ende: Es wird analysiert, so weit es reicht, und über Glück wird nichts gesagt.
review-nothing = Es gibt nichts zu analysieren: Niemand hatte bisher eine Wahl.

# Warum eine Antwort gut ist, für Tipps.

reason-only = Etwas anderes ist nicht erlaubt.
reason-all-win = Jede erlaubte Karte gewinnt diesen Stich.
reason-cheap = Das ist deine niedrigste Karte, die diesen Stich gewinnt.
reason-wins = Sie gewinnt diesen Stich.
reason-gives-up = Sie verliert den Stich; { $other } würde ihn gewinnen, bleibt aber auf der Hand.
reason-cannot-win = Keine deiner Karten gewinnt diesen Stich.
reason-cannot-win-lowest = Keine deiner Karten gewinnt diesen Stich, und diese ist die niedrigste erlaubte.
reason-prize = Damit bekommst du die offene Karte: { $prize }.
reason-beats-now = Sie schlägt alle Karten, die im Stich liegen.
reason-beats-safe = Sie schlägt alle Karten im Stich, und keine noch fehlende kann sie schlagen.
reason-beats = Sie schlägt alle Karten im Stich; { $count ->
    [one] eine noch fehlende Karte kann
   *[other] { $count } noch fehlende Karten können
} sie schlagen.
reason-leaves = Sie überlässt den Stich anderen; { $other } würde alle Karten darin schlagen, bleibt aber auf der Hand.
reason-partner = Die beste Karte im Stich gehört bisher deinem Team.
reason-cannot-beat = Keine deiner Karten schlägt die im Stich.
reason-lead-safe = Keine noch fehlende Karte kann sie schlagen.
reason-lead-safest = Von allen Karten, die du ausspielen kannst, ist sie am schwersten zu schlagen: { $count ->
    [one] Eine noch fehlende Karte kann
   *[other] { $count } noch fehlende Karten können
} das.
reason-lead-other = { $other } könnte von { $count ->
    [one] einer
   *[other] { $count }
} geschlagen werden.
reason-lead-low = Das ist die niedrigste Karte, die du ausspielen kannst. { $other } bleibt auf der Hand: { $count ->
    [one] Eine noch fehlende Karte könnte
   *[other] { $count } noch fehlende Karten könnten
} diese Karte schlagen.
reason-lead =
    { $count ->
        [one] Eine noch fehlende Karte kann
       *[other] { $count } noch fehlende Karten können
    } sie schlagen.
reason-prize-highest = Das ist die höchste der offenen Karten.
reason-prize-joins = Unter deinen Anhängern { $count ->
    [one] ist schon eine Karte
   *[other] sind schon { $count } Karten
} { $faction-of }.
reason-keeps-artifacts = Deine Artefakte bleiben auf der Hand.
reason-potions = Noch nicht gesehene Zaubertränke: { $good } stärken eine Karte, { $bad } schwächen sie.
reason-risk = Ein Fehlwurf würde dich { $placed ->
    [one] einen Stein
   *[other] { $placed } Steine
} kosten, und dazu kommt es bei { $percent } % der Würfe.
reason-secures = Ein Besitzstein dort sichert das Feld, sobald du aufhörst.
reason-joins = Es grenzt an eines deiner Felder, so kann deine Gruppe wachsen.

# Warum die beste Antwort besser war als die gegebene.

review-why-wins = Damit wäre der Stich gewonnen gewesen, mit { $card-with } nicht.
review-why-saves = Beide Karten gewinnen den Stich, und so bleibt { $card } auf der Hand.
review-why-gives-up = Damit geht der Stich mit Absicht verloren, und { $card } bleibt auf der Hand.
review-why-spares = Keine der beiden Karten gewinnt den Stich, und so bleibt mit { $card-with } die höhere auf der Hand.
review-why-beats = Sie schlägt alle Karten im Stich, { $card-the } nicht.
review-why-leaves = Damit geht der Stich mit Absicht an andere, und { $card } bleibt auf der Hand.
review-why-beaten = Keine der beiden schlägt die Karten im Stich, und so bleibt mit { $card-with } die höhere auf der Hand.
review-why-safe = Diese Karte ist schwerer zu schlagen: { $count ->
    [0] Keine noch fehlende Karte kann
    [one] Eine noch fehlende Karte kann
   *[other] { $count } noch fehlende Karten können
} das; { $card } könnte von { $instead ->
    [one] einer
   *[other] { $instead }
} geschlagen werden.
review-why-low = So bleibt { $card } auf der Hand: { $count ->
    [one] Eine noch fehlende Karte hätte
   *[other] { $count } noch fehlende Karten hätten
} diese Karte schlagen können.
review-why-risk = Ein Fehlwurf hätte { $placed ->
    [one] einen Stein
   *[other] { $placed } Steine
} gekostet, und dazu wäre es bei { $percent } % der Würfe gekommen.
review-why-secures = Ein Besitzstein dort sichert das Feld.
review-why-joins = Es grenzt an ein eigenes Feld, so kann die Gruppe wachsen.

# Was die Seite um eine Analyse herum und über die eigenen Spiele sagt.

web-statistics = Deine Spiele
web-statistics-total =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }, { $won } gewonnen ({ $percent } %).
web-statistics-streak = In Folge gewonnen: zurzeit { $now }, Rekord { $most }.
web-statistics-last =
    { $games ->
        [one] Das letzte Spiel
       *[other] Die letzten { $games } Spiele
    }: { $won } gewonnen.
web-statistics-against = Gegen
web-statistics-seat = Platz
web-statistics-games = Spiele
web-statistics-won = gewonnen
web-statistics-shared = geteilt
web-statistics-some-shared =
    { $shared ->
        [one] Ein Sieg war geteilt.
       *[other] { $shared } Siege waren geteilt.
    }
web-statistics-people = Menschen
web-statistics-erase = Löschen
web-statistics-sure = Die Statistik aller deiner Spiele auf diesem Gerät löschen?
web-to-result = Zum Ergebnis
web-to-review = Zur Analyse
web-stop = Anhalten
web-show = Zeigen
web-no-review = Dieses Spiel lässt sich hier nicht analysieren.
web-review-on = Fortsetzen
web-review-begun = Das Spiel wird analysiert.
web-review-ended = Die Analyse ist fertig.
