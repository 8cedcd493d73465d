# Tische im Netz: was die Seite und das Terminal beide sagen.

## Wer da ist

online-open = frei
online-team = Team { $number }
online-ready = bereit
online-not-ready = noch nicht bereit
online-cut-off = Verbindung verloren
online-away = nicht da
online-bot = Bot
online-stand-in = { $who } (Bot: { $bot })
online-spectators =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
online-you-watch = Du schaust zu.

## Vor dem Austeilen

online-lobby = Vor dem Austeilen
online-lobby-sit = Setz dich, wenn du mitspielen willst, oder bleib und schau zu.
online-lobby-seats = Es sind noch Plätze frei. Gib den Link allen, die mitspielen sollen.
online-lobby-ready = Alle Plätze sind besetzt. Ausgeteilt wird, sobald alle bereit sind.
online-lobby-waits =
    { $who-is ->
        [many] { $who } sind noch nicht bereit.
       *[one] { $who } ist noch nicht bereit.
    }

## Wer am Zug ist

online-waits = Warten auf { $who }.
online-waits-cut-off = Warten auf { $who }: Die Verbindung ist abgerissen.
online-waits-away = Warten auf { $who }: gerade nicht da. Du kannst einen Bot spielen lassen oder das Spiel beenden.
online-waits-bot = { $who } überlegt
online-waits-all = Warten auf die anderen.
online-sent = Deine Antwort ist unterwegs.

## Vorschläge

online-propose-rematch = Noch ein Spiel
online-propose-undo = Rückgängig
online-propose-bot = Einen Bot für { $who } spielen lassen
online-propose-end = Das Spiel beenden
online-propose-swap = Platz tauschen mit { $who }
online-end-alone = Das Spiel sofort beenden, ohne Ergebnis
online-end-sure = Das Spiel beenden? Sonst ist niemand da, den man fragen könnte: Es endet sofort und ohne Ergebnis.
online-plain-end-sure = Gib dafür „end now“ ein.
online-offer-rematch =
    { $who-is ->
        [you] Du möchtest noch einmal spielen.
        [team] { $who } möchtet noch einmal spielen.
        [many] { $who } möchten noch einmal spielen.
       *[one] { $who } möchte noch einmal spielen.
    }
online-offer-undo =
    { $who-is ->
        [you] Du möchtest deine letzte Antwort rückgängig machen.
       *[one] { $who } möchte die letzte Antwort rückgängig machen.
    }
online-offer-bot =
    { $who-is ->
        [you] Du möchtest einen Bot für { $whom } spielen lassen.
        [team] { $who } möchtet einen Bot für { $whom } spielen lassen.
        [many] { $who } möchten einen Bot für { $whom } spielen lassen.
       *[one] { $who } möchte einen Bot für { $whom } spielen lassen.
    }
online-offer-end =
    { $who-is ->
        [you] Du möchtest das Spiel beenden.
        [team] { $who } möchtet das Spiel beenden.
        [many] { $who } möchten das Spiel beenden.
       *[one] { $who } möchte das Spiel beenden.
    }
online-offer-swap =
    { $who-is ->
        [you] Du möchtest den Platz mit { $whom } tauschen.
       *[one] { $who } möchte den Platz mit { $whom } tauschen.
    }
online-offer-swap-you = { $who } möchte den Platz mit dir tauschen.
online-offer-waits = Gewartet wird noch auf { $who }.
online-agree = Zustimmen
online-decline = Ablehnen
online-withdraw = Zurückziehen
online-declined =
    { $who-is ->
        [you] Du hast abgelehnt: { $what }.
       *[one] { $who } hat abgelehnt: { $what }.
    }
online-lapsed = Vorschlag hinfällig: { $what }.

## Das Ende

online-ended-early = Das Spiel wurde vorzeitig beendet. Es gibt kein Ergebnis.
online-ended-time =
    { $who-is ->
        [you] Deine Zeit ist um, das Spiel ist verloren.
       *[one] Die Zeit von { $who } ist um, das Spiel ist verloren.
    }
online-won-on-time =
    { $who-is ->
        [you] Du gewinnst: Die Zeit von { $loser } ist um.
       *[one] { $who } gewinnt: Die Zeit von { $loser } ist um.
    }
online-lost-on-time = { $who } gewinnt: Deine Zeit ist um.
online-stood-in =
    { $count ->
        [one] Während du weg warst, hat ein Bot für dich gespielt: eine Antwort.
       *[other] Während du weg warst, hat ein Bot für dich gespielt: { $count } Antworten.
    }
online-won =
    { $who-is ->
        [you] Du gewinnst.
        [team] { $who } gewinnt.
        [many] { $who } gewinnen.
       *[one] { $who } gewinnt.
    }

## Kurze Sätze

online-says = { $who }: { $phrase }
online-phrase-1 = Hallo!
online-phrase-2 = Viel Glück!
online-phrase-3 = Gut gespielt!
online-phrase-4 = Danke!
online-phrase-5 = Einen Moment, bitte.
online-phrase-6 = Hoppla!
online-phrase-7 = Das war knapp!
online-phrase-8 = Ich muss bald los.

## Zeit

online-clock-none = Keine Uhr
online-clock-game =
    { $increment ->
        [0] { $time } für das Spiel
       *[other] { $time } für das Spiel und { $increment } s mehr mit jeder Antwort
    }
online-clock-days =
    { $days ->
        [one] Ein Tag für jede Antwort
       *[other] { $days } Tage für jede Antwort
    }
online-time-days =
    { $days ->
        [one] 1 Tag { $hours } h
       *[other] { $days } Tage { $hours } h
    }

## Die Verbindung

online-connecting = Verbindung wird hergestellt …
online-unreachable = Der Server ist nicht erreichbar. Neuer Versuch …
online-connected = Verbunden.
online-reconnecting = Die Verbindung ist abgerissen. Sie wird wiederhergestellt …
online-left = Du hast den Tisch verlassen.
online-closed-build = Der Server läuft mit einer anderen Version des Programms. Lade die Seite neu oder installiere dieselbe Version.
online-closed-seat = Dieser Schlüssel gehört zu keinem Platz am Tisch mehr.
online-closed-table = Diesen Tisch gibt es nicht.
online-closed-elsewhere = Du hast diesen Tisch in einem anderen Fenster geöffnet und spielst jetzt dort.

## Was nicht getan wurde

online-refused-message = Der Server hat die Nachricht nicht verstanden.
online-refused-version = Der Server läuft mit einer anderen Version des Programms.
online-refused-table = Diesen Tisch gibt es nicht.
online-refused-seat = Das ist nicht dein Platz.
online-refused-taken = Dieser Platz ist besetzt, oder das Spiel hat schon begonnen.
online-refused-spectator = Setz dich zuerst.
online-refused-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
online-refused-stage = Das geht jetzt nicht.
online-refused-not-asked = Das Spiel ist schon weiter. Diese Antwort ist nicht mehr gefragt.
online-refused-answered = Das hast du schon beantwortet, und zwar anders.
online-refused-illegal = Das verbieten die Regeln.
online-refused-proposal = Das lässt sich jetzt nicht vorschlagen.
online-refused-webhook = An diese Adresse kann man nichts schicken.
online-refused-setup = Was du spielen willst, ist kein erlaubtes Spiel.
online-refused-slow-down = Das war zu schnell. Warte bitte einen Moment.
online-refused-busy = Der Server ist überlastet. Versuch es bitte gleich noch einmal.
online-refused-origin = Von dieser Seite aus erlaubt der Server das nicht.
online-refused-storage = Der Server konnte das nicht speichern und hat es darum nicht getan.

## Gehen und Wiederkommen

online-be-ready = Ich bin bereit
online-be-not-ready = Doch noch nicht bereit
online-sit-at = Auf Platz { $seat } setzen
online-move = Auf Platz { $seat } wechseln
online-stand-up = Platz verlassen und zuschauen
online-say = Sagen: { $phrase }
online-mute = Sätze von { $who } nicht zeigen
online-unmute = Sätze von { $who } wieder zeigen
online-connect-again = Hier weiterspielen
online-leave = Gehen
online-leave-keep = Gehen und den Platz behalten
online-leave-seat = Aufstehen: Der Platz wird frei
online-leave-game = Den Platz aufgeben: Die anderen entscheiden, wie es weitergeht
online-seat-kept = Dein Platz bleibt dir. Zurück kommst du mit: { $command }
online-webhook-set = Wenn du an der Reihe bist, geht eine Nachricht an: { $address }
online-webhook-none = Du bekommst keine Nachrichten, wenn du an der Reihe bist.
online-away-choose = { $who } ist nicht da. Warten, einen Bot spielen lassen oder das Spiel beenden.
online-away-lobby = { $who } ist nicht da. Warten oder einen Bot spielen lassen.
online-plain-away = (bot { $seat }: ein Bot spielt; end: das Spiel endet)
online-plain-away-lobby = (bot { $seat }: ein Bot spielt)
online-not-your-turn = Du bist nicht an der Reihe.
online-unfinished = Deine Tische auf diesem Rechner, an denen noch gespielt wird:
online-go-on = Gib die Nummer eines Tischs ein, um dort weiterzuspielen, oder drücke Enter für einen neuen:
online-your-name = Dein Name am Tisch:
online-no-record = Eine Aufzeichnung gibt es erst, wenn das Spiel vorbei ist.
online-no-server = Unter { $address } gibt es keinen Server: { $why }.

## Tasten und Befehle des Terminals

online-keys-lobby = Enter bereit · m Tisch · q gehen
online-keys-menu = ↑↓ bewegen · Enter wählen · jede andere Taste schließt
online-keys-game = ←↑↓→ Enter ? Karte c alle p Stapel u rückg. l Log v Rückblick m Tisch q gehen
online-keys-watch = ? Karte c alle p Stapel l Verlauf v Rückblick · m Tisch q gehen
online-keys-look-back = ←→ Schritt · BildAuf/Ab zehn · m Tisch · Esc zurück
online-keys-over = ←→ Schritt · o Hände r Analyse t Gunst e Datei · m Tisch q gehen
online-keys-table = m: Tisch
online-keys-offer = (y ja, n nein)
online-plain-help = Am Tisch: ready (bereit), who (wer da ist), say NUMMER, yes, no, end (beenden), rematch (noch einmal), bot PLATZ, seat PLATZ (wechseln), stand (Platz verlassen), mute PLATZ, webhook ADRESSE, leave (aufstehen), quit (Platz behalten).

# Was die Seite um einen Tisch herum sagt.

web-friends-text = Du bekommst einen Link zum Weitergeben. Wer ihn öffnet, setzt sich an deinen Tisch; niemand braucht ein Konto.
web-your-name = Dein Name
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
web-seat-link-broken = Der Link zu deinem Platz ist beschädigt, darum kannst du nur zuschauen. Kopiere ihn auf dem anderen Gerät noch einmal vollständig.
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
