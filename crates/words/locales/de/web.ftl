# The page in the browser: labels, buttons and messages.

web-welcome = Gewinne Anhänger und mit ihnen die Stimmen der Fraktionen. Oder würfle um Land. Gegen ehrliche Bots oder mit Freunden an einem Gerät.
web-quick-claim = Karten: gewinne Anhänger, dann die Stimmen
web-quick-claim-it = Würfel und ein Spielplan: Wie weit wagst du dich?
web-go-on = Das angefangene Spiel fortsetzen
web-to-start = Zur Startseite
web-language = Sprache
web-theme-own = Hell oder dunkel: wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-any-seed = beliebig
web-draw-lots = Ein Deck auslosen
web-how-to-play = So wird gespielt
web-search = Suchen
web-all = Alles
web-here = In diesem Spiel
web-found = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
}
web-none-found = Nichts passt. Versuche es mit weniger oder kürzeren Wörtern.
web-to-game = Zurück zum Spiel
web-all-rules = Alle Regeln, mit jeder Karte
web-hand-over = { $who }, du bist dran
web-hand-over-text = Nimm das Gerät; alle anderen schauen weg.
web-hand-over-ready = Meine Karten zeigen
web-looking-back = Rückblick
web-hint-ask = Tipp
web-undo = Zurücknehmen
web-look-back = Zurückblicken
web-look-on = Zurück zum Jetzt
web-again = Dasselbe Spiel noch einmal
web-link = Link kopieren
web-link-copied = Der Link ist kopiert: Wer ihn öffnet, spielt dasselbe Spiel.
web-export = Als Datei sichern
web-import = Ein Spiel aus einer Datei öffnen
web-not-imported = In dieser Datei ist kein Spiel, das gespielt werden kann.
web-move-of = Zug { $at } von { $moves }
web-step-back = Zurück
web-step-on = Weiter
web-open-hands = Alle Hände zeigen
web-play-from-here = Von hier weiterspielen
web-tally = Stand
web-cards = Karten
web-rules = Regeln
web-new-deal = Noch einmal spielen
web-squatters = Anspruchsteine übrig:
web-claim-markers = Besitzsteine übrig: { $markers }
web-group = größte Gruppe
web-secured = gesichert
web-spaces = alle
web-leads-vote = bekäme die Stimme
web-votes = Stimmen
web-coming = + liegt noch in Anhängerstapeln und wird erst gespielt. Ein Stern zeigt, wer die Stimme jetzt bekäme.
web-about-nothing = Zeige auf eine Karte, um zu lesen, was sie kann.
web-followers = Deine Anhänger
web-last-trick = Letzter Stich. Gewonnen von: { $who }
