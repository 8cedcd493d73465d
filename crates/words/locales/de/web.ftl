# Die Seite im Browser: Beschriftungen, Knöpfe und Meldungen.

web-welcome = Gewinne Anhänger und mit ihnen die Gunst der Fraktionen. Oder würfle um Land. Gegen ehrliche Bots oder mit Freunden.
web-loading = Der Tisch wird geladen. Nur beim ersten Besuch dauert das einen Moment.
web-quick-claim = Karten: erst Anhänger gewinnen, dann die Fraktionen
web-quick-claim-it = Würfel und ein Brett: Wie weit wagst du dich?
web-learn-claim = Claim lernen
web-learn-claim-it = Claim It! lernen
web-to-start = Startseite
web-language = Sprache
web-theme-own = Hell oder dunkel: wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-any-seed = beliebig
web-draw-lots = Deck auslosen
web-how-to-play = So wird gespielt
web-search = Suchen
web-all = Alles
web-here = In diesem Spiel
web-found = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
}
web-none-found = Nichts gefunden. Versuche es mit weniger oder kürzeren Wörtern.
web-to-game = Zurück zum Spiel
web-all-rules = Alle Regeln und alle Karten
web-hand-over = { $who }, du bist dran
web-hand-over-text = Nimm das Gerät. Alle anderen schauen bitte weg.
web-hand-over-ready = Karten zeigen
web-looking-back = Rückblick
web-hint-ask = Tipp
web-undo = Rückgängig
web-look-back = Rückblick
web-look-on = Zurück zum Spiel
web-again = Dasselbe noch mal
web-link = Link kopieren
web-link-copied = Link kopiert: Wer ihn öffnet, spielt dasselbe Spiel.
web-export = Datei speichern
web-import = Datei öffnen
web-not-imported = In dieser Datei ist kein Spiel, das gespielt werden kann.
web-move-of = Zug { $at } von { $moves }
web-step-back = Zurück
web-step-on = Weiter
web-open-hands = Alle Hände zeigen
web-play-from-here = Ab hier spielen
web-go-on = Drücken, um fortzufahren
web-today = Spiel des Tages
web-today-text = Für alle dieselben Karten: { $set }
web-set-up = Spiel zusammenstellen
web-fitted = Angepasst: { $set }, { $players } Personen.
web-keys = Tasten
web-key-choice = Mit der Nummer wählen
web-key-step = Im Rückblick vor und zurück
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
web-statistics-erase = Löschen
web-statistics-sure = Die Statistik aller deiner Spiele auf diesem Gerät löschen?
web-pieces = Steine
web-about-no-space = Zeig auf ein Feld, um zu lesen, was darauf liegt.
web-read-lesson = Lies zuerst die Lektion.
web-sound = Ton
web-aid = Welche Karten fehlen noch?
web-aid-own = deine
web-aid-seen = gesehen
web-aid-out = noch nicht gesehen, vielleicht bei anderen auf der Hand
web-aid-away = noch nicht gesehen, aber bei niemandem auf der Hand
web-details = Details
web-tally = Stand
web-cards = Karten
web-rules = Regeln
web-new-deal = Neues Spiel
web-squatters = Anspruchsteine übrig:
web-claim-markers = Besitzsteine übrig: { $markers }
web-group = größte Gruppe
web-secured = gesichert
web-spaces = alle
web-leads-vote = bekäme die Fraktion
web-votes = Fraktionen
web-coming = + zählt bekannte Anhänger, die noch gespielt werden. ★ zeigt, wer die Fraktion jetzt gewinnen würde.
web-about-nothing = Zeig auf eine Karte, um zu lesen, was sie kann.
web-followers = Deine Anhänger
web-last-trick = { $who-is ->
    [you] Voriger Stich, von dir gewonnen
   *[one] Voriger Stich, gewonnen von { $who }
}
web-games-left = Angefangene Spiele
web-games-over = Beendete Spiele
web-throw-away = Löschen: { $game }
web-throw-away-sure = { $game } löschen?
web-pace = Tempo der Bots
web-pace-slow = Langsam
web-pace-calm = Normal
web-pace-brisk = Schnell
web-pace-instant = Sofort
web-not-kept = Dein Browser speichert dieses Spiel nicht. Speichere es als Datei, bevor du die Seite verlässt.
web-link-broken = Dieser Link ist beschädigt. Lass ihn dir noch einmal geben oder wähle hier ein Spiel.
web-link-here = Dein Browser lässt uns den Link nicht kopieren. Hier ist er: { $link }
web-too-large = Diese Datei ist zu groß für ein Spiel. Wähle eine, die hier gespeichert wurde.
web-no-script = Claimant läuft in deinem Browser und braucht JavaScript und WebAssembly. Bitte schalte beides ein und lade die Seite neu.
web-not-loaded = Claimant konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu; deine Spiele sind gespeichert.
web-no-wasm = Claimant braucht WebAssembly, das dieser Browser nicht hat oder nicht erlaubt. Bitte nimm einen neueren Browser oder erlaube es für diese Seite.
web-broken = In Claimant ist etwas schiefgegangen. Lade die Seite neu: Dein Spiel ist bis zum letzten Zug gespeichert.
web-part-missing = Dieser Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
web-try-again = Erneut versuchen
web-log = Verlauf
web-more = Mehr …
web-close = Schließen
web-partner = im Team mit dir
web-elsewhere = Dieses Spiel geht in einem anderen Fenster weiter.

# Tische im Netz.

web-friends = Zusammen spielen
web-friends-offer = Alle am eigenen Gerät, über einen Link
web-friends-text = Du bekommst einen Link zum Weitergeben. Wer ihn öffnet, setzt sich an deinen Tisch; niemand braucht ein Konto.
web-your-name = Dein Name
web-whoever-comes = eine Person
web-clock = Bedenkzeit
web-clock-game = Minuten fürs Spiel
web-clock-days = Tage je Zug
web-minutes = Minuten pro Person
web-increment = Sekunden je Zug dazu
web-days = Tage
web-webhook = Webadresse für Nachrichten
web-webhook-text = Sobald jemand an der Reihe ist, geht eine kurze Nachricht an diese Adresse, etwa ein Topic auf deinem eigenen ntfy-Server; sie beginnt mit https:// oder http://. Sie darf leer bleiben.
web-own-webhook-text = Sobald du an der Reihe bist, geht eine kurze Nachricht an diese Adresse; sie beginnt mit https:// oder http://. Bleibt sie leer, kommt keine.
web-own-webhook-set = Benachrichtigen
web-open-table = Tisch eröffnen
web-no-tables = Auf diesem Server gibt es keine Tische. Wer claimant auf dem eigenen Rechner startet, kann von dort andere einladen.
web-offline = Der Server ist nicht erreichbar. Zusammen spielen geht nur mit Verbindung, gegen Bots auch ohne.
web-ready = Ich bin bereit
web-not-ready = Doch noch nicht
web-get-up = Platz verlassen
web-sit = Platz nehmen
web-sit-here = Hier Platz nehmen
web-swap = Tauschen
web-swap-text = Vor dem Austeilen könnt ihr Plätze tauschen: Wähle einen freien oder frag jemanden. Danach bestätigen alle noch einmal, dass sie bereit sind.
web-seat-bot = Bot hinzufügen
web-full = Alle Plätze sind besetzt: Du schaust zu.
web-invite = Andere einladen
web-invite-link = Link zu diesem Tisch
web-link-here-only = Dieser Link gilt nur auf diesem Rechner. Für andere in deinem Netzwerk starte den Server mit: claimant serve --host 0.0.0.0
web-qr = QR-Code des Links
web-copy = Kopieren
web-share = Teilen
web-copied = Link kopiert.
web-other-device = Auf einem anderen Gerät weiterspielen
web-other-device-text = Dieser Link ist der Schlüssel zu deinem Platz: Wer ihn öffnet, spielt für dich. Behalte ihn für dich.
web-own-link = Link zu deinem Platz
web-no-language = Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.
web-table-link-broken = Dieser Link führt zu keinem Tisch. Lass ihn dir noch einmal geben.
web-seat-link-broken = Der Link zu deinem Platz ist beschädigt, darum kannst du nur zuschauen. Kopiere ihn auf dem anderen Gerät noch einmal vollständig.
web-no-keys = Dieser Browser kann keinen Schlüssel für einen Platz erzeugen. Bitte nimm einen neueren.
web-leave-sure = Den Tisch verlassen? Die anderen können einen Bot für dich spielen lassen. Kommst du zurück, gehört der Platz wieder dir.
web-leave = Tisch verlassen
web-table = Tisch …
web-talk = Sagen …
web-mute = { $who } stummschalten
web-is-away = { $who } ist nicht da. Was nun?
web-wait = Weiter warten
web-since = seit { $time }
web-try-now = Jetzt versuchen
web-let-bot = Bot spielen lassen
web-take-seat-back = Hier weiterspielen
web-reload = Neu laden
web-on-network = mit Freunden
web-forget-seat = Den Platz an diesem Tisch vergessen? Zurück kommst du dann nur mit dem Link zu deinem Platz.

# Die Analyse eines beendeten Spiels
web-review = Analyse
web-to-result = Zum Ergebnis
web-stop = Anhalten
web-show = Zeigen
web-no-review = Dieses Spiel lässt sich hier nicht analysieren.
web-review-on = Fortsetzen
web-review-begun = Das Spiel wird analysiert.
web-review-ended = Die Analyse ist fertig.
