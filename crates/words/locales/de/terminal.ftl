# Das Terminal: Beschriftungen, Tasten und Meldungen. Zeilen mit Tasten müssen in 80 Spalten passen.

terminal-claim = Claim
terminal-claim-it = Claim It!
terminal-yes = ja
terminal-no = nein
terminal-heading = { $game } – { $progress }
terminal-players = Es spielen: { $players }

## Das Menü

terminal-welcome = Gewinne Anhänger und mit ihnen die Gunst der Fraktionen. Oder würfle um Land.
terminal-menu-go-on = Fortsetzen: { $game }, Zug { $moves }
terminal-menu-quick = Sofort spielen: { $game } gegen { $who }
terminal-menu-new = Neues Spiel …
terminal-menu-open = Ein Spiel aus einer Datei öffnen …
terminal-menu-how-to = So geht Claim
terminal-menu-how-to-claim-it = So geht Claim It!
terminal-menu-language = Sprache: { $language }
terminal-menu-leave = Beenden
terminal-open-which = Welche Datei?
terminal-not-opened = { $file } lässt sich nicht öffnen: { $why }
terminal-nothing-in-it = es ist kein Spiel darin
terminal-too-large = sie ist zu groß für eine Aufzeichnung
terminal-too-small = Dieses Fenster ist zu klein für den Tisch. Bitte mach es mindestens { $width } breit und { $height } hoch.

## Das Formular

terminal-field-factions = Fraktionen
terminal-any-seed = beliebig (oder tippe eine Zahl: gleiche Zahl, gleiches Spiel)
terminal-legal-board = Es kann losgehen.

## Der Tisch

terminal-tally = Stand der Fraktionen
terminal-tally-board = Stand
terminal-heroes = Helden
terminal-artifacts = Artefakte
terminal-top = oben: { $card }
terminal-leads = { $who-is ->
    [you] du spielst aus
   *[one] { $who } spielt aus
}
terminal-last-trick = { $who-is ->
    [you] Voriger Stich: { $cards }. Du hast ihn gewonnen.
   *[one] Voriger Stich: { $cards }. Gewonnen hat { $who }.
}
terminal-cards-in-play = Die Karten in diesem Spiel

## Das Brett

# Diese drei stehen über schmalen Spalten: höchstens fünf Zeichen.
terminal-group = Grp.
terminal-secured = fest
terminal-spaces = alle
terminal-dice = Würfel
terminal-supply = Anspruchsteine übrig: { $squatters }. Besitzsteine übrig: { $markers }
terminal-board-signs = Auf dem Brett ist ein kleiner Buchstabe ein besetztes Feld, ein großer mit Balken ein sicheres. Eine Zahl ist ein Anspruchstein dieses Zugs, x ein Besitzstein dieses Zugs; +3 oder +x zeigt, was du dort setzen könntest.

## Beim Spielen

terminal-no-hint = Kein Tipp: Gerade gibt es nichts zu entscheiden, oder andere spielen mit.
terminal-partner = im Team mit dir
terminal-piles = Stapel
terminal-no-piles = Noch hat niemand eine Karte gewonnen.
terminal-unknown-cards = { $count } ungesehen
terminal-broken-saves = Gespeicherte Spiele, die sich nicht lesen lassen: { $count }. Sie bleiben, wo sie sind.
terminal-no-such-file = diese Datei gibt es nicht
terminal-no-file = das ist keine lesbare Datei
terminal-mix-count = Gewählt: { $pair } von 2 eines Paares, { $tens } von { $needed } anderen.
terminal-help-roll = Du würfelst mit allen drei Würfeln. Lässt sich nichts setzen, ist es ein Fehlwurf: Die Steine dieses Zugs kommen vom Brett, und der Zug endet.
terminal-help-stop = Jedes Feld mit einem Besitzstein dieses Zugs ist für dich gesichert, jedes nur mit Anspruchstein besetzt. Der Zug endet.
terminal-not-saved = Das Spiel ließ sich nicht speichern: { $why }. Du kannst weiterspielen und es mit e exportieren.
terminal-export-to = In welche Datei soll die Aufzeichnung?
terminal-exported = Die Aufzeichnung steht in { $file }.
terminal-not-exported = { $file } lässt sich nicht schreiben: { $why }
terminal-hand-over = Die Tastatur geht an { $who }. Alle anderen schauen bitte weg.
terminal-hand-over-ready = Drücke Enter, wenn du so weit bist.
terminal-review = Rückblick: Zug { $at } von { $moves }.
terminal-not-open = Die anderen Hände sind erst nach dem Spiel zu sehen.
terminal-nothing-to-play = Hier ist das Spiel zu Ende. Geh erst zurück und spiel dann mit Enter von dort weiter.
terminal-the-end = Das Ende
terminal-not-understood = „{ $text }“ ist hier keine Antwort. Tippe eine Nummer der Liste oder help.
terminal-plain-help = Antworte mit einer Nummer der Liste oder in Notation. Weitere Wörter: list, table, cards, help KARTE, log, hint, undo, record DATEI, quit.

## Tasten

terminal-keys-menu = ↑↓ bewegen · Enter wählen · q beenden
terminal-keys-form = ↑↓ Feld · ←→ ändern · Ziffern: Spielnummer · s beginnen · Esc zurück
terminal-keys-mix = ←↑↓→ bewegen · Leertaste rein/raus · r auslosen · Esc fertig
terminal-keys-page = ↑↓ weiterlesen · jede andere Taste schließt
terminal-keys-judged = ↑↓ weiterlesen · 1–9 Wendepunkt ansehen · jede andere Taste schließt
terminal-keys-prompt = tippen · Enter fertig · Esc abbrechen
terminal-keys-hand-over = Enter bereit · q Menü
terminal-keys-table = ←↑↓→ Enter ? Karte c alle p Stapel h Tipp u rückg. l Log v Blick e Datei q Menü
terminal-keys-review = ←→ Schritt · BildAuf/Ab zehn · Enter hier weiterspielen · e Datei · Esc
terminal-keys-over = ←→ Schritt · Enter weiter · o Hände r Analyse a nochmal t Gunst e Datei q Menü
