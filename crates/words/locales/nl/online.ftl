# Tafels op het netwerk: wat de pagina en de terminal allebei zeggen.

## Wie er is

online-open = vrij
online-team = Team { $number }
online-ready = klaar
online-not-ready = nog niet klaar
online-cut-off = verbinding verbroken
online-away = niet aanwezig
online-bot = bot
online-stand-in = { $who } (bot: { $bot })
online-spectators =
    { $count ->
        [0] Niemand kijkt toe.
        [one] Eén persoon kijkt toe.
       *[other] { $count } personen kijken toe.
    }
online-you-watch = Je kijkt toe.

## Voor het delen

online-lobby = Voor het delen
online-lobby-sit = Ga zitten om mee te spelen, of blijf toekijken.
online-lobby-seats = Er zijn nog plaatsen vrij. Geef de link aan wie mee wil spelen.
online-lobby-ready = Alle plaatsen zijn bezet. Er wordt gedeeld zodra iedereen klaar is.
online-lobby-waits =
    { $who-is ->
        [many] { $who } zijn nog niet klaar.
       *[one] { $who } is nog niet klaar.
    }

## Wie aan de beurt is

online-waits = Wachten op { $who }.
online-waits-cut-off = Wachten op { $who }: de verbinding is verbroken.
online-waits-away = Wachten op { $who }, die er niet is. Je kunt een bot laten spelen of het spel beëindigen.
online-waits-bot = { $who } denkt na
online-waits-all = Wachten op de anderen.
online-sent = Je antwoord is onderweg.

## Voorstellen

online-propose-rematch = Nog eens spelen
online-propose-undo = Ongedaan maken
online-propose-bot = Een bot voor { $who } laten spelen
online-propose-end = Spel beëindigen
online-propose-swap = Van plaats wisselen met { $who }
online-end-alone = Spel meteen beëindigen, zonder uitslag
online-end-sure = Het spel beëindigen? Er is verder niemand om het mee te overleggen: het eindigt meteen, zonder uitslag.
online-plain-end-sure = Typ daarvoor ‘end now’.
online-offer-rematch =
    { $who-is ->
        [you] Je wilt nog eens spelen.
        [team] { $who } willen nog eens spelen.
        [many] { $who } willen nog eens spelen.
       *[one] { $who } wil nog eens spelen.
    }
online-offer-undo =
    { $who-is ->
        [you] Je wilt je laatste antwoord ongedaan maken.
       *[one] { $who } wil het laatste antwoord ongedaan maken.
    }
online-offer-bot =
    { $who-is ->
        [you] Je wilt een bot voor { $whom } laten spelen.
        [team] { $who } willen een bot voor { $whom } laten spelen.
        [many] { $who } willen een bot voor { $whom } laten spelen.
       *[one] { $who } wil een bot voor { $whom } laten spelen.
    }
online-offer-end =
    { $who-is ->
        [you] Je wilt het spel beëindigen.
        [team] { $who } willen het spel beëindigen.
        [many] { $who } willen het spel beëindigen.
       *[one] { $who } wil het spel beëindigen.
    }
online-offer-swap =
    { $who-is ->
        [you] Je wilt met { $whom } van plaats wisselen.
       *[one] { $who } wil met { $whom } van plaats wisselen.
    }
online-offer-swap-you = { $who } wil met jou van plaats wisselen.
online-offer-waits = Nog geen antwoord van { $who }.
online-agree = Akkoord
online-decline = Weigeren
online-withdraw = Intrekken
online-declined =
    { $who-is ->
        [you] Je hebt geweigerd: { $what }.
       *[one] { $who } heeft geweigerd: { $what }.
    }
online-lapsed = Voorstel vervallen: { $what }.

## Het einde

online-ended-early = Het spel is voortijdig beëindigd. Er is geen uitslag.
online-ended-time =
    { $who-is ->
        [you] Je tijd is om, je hebt verloren.
       *[one] De tijd van { $who } is om, het spel is verloren.
    }
online-won-on-time =
    { $who-is ->
        [you] Je wint: de tijd van { $loser } is om.
       *[one] { $who } wint: de tijd van { $loser } is om.
    }
online-lost-on-time = { $who } wint: je tijd is om.
online-stood-in =
    { $count ->
        [one] Terwijl je weg was, heeft een bot voor je gespeeld: één antwoord.
       *[other] Terwijl je weg was, heeft een bot voor je gespeeld: { $count } antwoorden.
    }
online-won =
    { $who-is ->
        [you] Je wint.
        [team] { $who } winnen.
        [many] { $who } winnen.
       *[one] { $who } wint.
    }

## Korte zinnen

online-says = { $who }: { $phrase }
online-phrase-1 = Hallo!
online-phrase-2 = Veel geluk!
online-phrase-3 = Goed gespeeld!
online-phrase-4 = Bedankt!
online-phrase-5 = Een ogenblik, alsjeblieft.
online-phrase-6 = Oeps!
online-phrase-7 = Dat scheelde niet veel!
online-phrase-8 = Ik moet zo weg.

## Tijd

online-clock-none = Geen klok
online-clock-game =
    { $increment ->
        [0] { $time } voor het spel
       *[other] { $time } voor het spel en { $increment } s extra bij elk antwoord
    }
online-clock-days =
    { $days ->
        [one] Eén dag voor elk antwoord
       *[other] { $days } dagen voor elk antwoord
    }
online-time-days =
    { $days ->
        [one] 1 dag { $hours } u
       *[other] { $days } dagen { $hours } u
    }

## De verbinding

online-connecting = Verbinding maken …
online-unreachable = De server is niet bereikbaar. Nieuwe poging …
online-connected = Verbonden.
online-reconnecting = De verbinding is verbroken. Opnieuw verbinding maken …
online-left = Je hebt de tafel verlaten.
online-closed-build = De server draait een andere versie van het programma. Laad de pagina opnieuw of installeer dezelfde versie.
online-closed-seat = Deze sleutel hoort bij geen plaats aan de tafel meer.
online-closed-table = Deze tafel bestaat niet.
online-closed-elsewhere = Je hebt deze tafel in een ander venster geopend en speelt nu daar.

## Wat niet gedaan is

online-refused-message = De server begreep het bericht niet.
online-refused-version = De server draait een andere versie van het programma.
online-refused-table = Deze tafel bestaat niet.
online-refused-seat = Die plaats is niet van jou.
online-refused-taken = Deze plaats is bezet, of het spel is al begonnen.
online-refused-spectator = Ga eerst zitten.
online-refused-name = Een naam heeft 1 tot en met 24 zichtbare tekens.
online-refused-stage = Dat kan nu niet.
online-refused-not-asked = Het spel is verdergegaan. Je hoeft daar niet meer op te antwoorden.
online-refused-answered = Daar heb je al iets anders op geantwoord.
online-refused-illegal = Dat verbieden de regels.
online-refused-proposal = Dat kan nu niet worden voorgesteld.
online-refused-webhook = Naar dit adres kan niets worden gestuurd.
online-refused-setup = Wat je wilt spelen, is geen toegestaan spel.
online-refused-slow-down = Dat ging te snel. Wacht even.
online-refused-busy = De server heeft het druk. Probeer het zo nog eens.
online-refused-origin = De server staat dat vanaf deze pagina niet toe.
online-refused-storage = De server kon dat niet opslaan en heeft het daarom niet gedaan.

## Weggaan en terugkomen

online-be-ready = Ik ben klaar
online-be-not-ready = Toch nog niet klaar
online-sit-at = Op plaats { $seat } gaan zitten
online-move = Naar plaats { $seat } gaan
online-stand-up = Mijn plaats verlaten en toekijken
online-say = Zeg: { $phrase }
online-mute = Zinnen van { $who } niet tonen
online-unmute = Zinnen van { $who } weer tonen
online-connect-again = Hier verder spelen
online-leave = Weggaan
online-leave-keep = Weggaan en mijn plaats houden
online-leave-seat = Opstaan: mijn plaats komt vrij
online-leave-game = Mijn plaats opgeven: de anderen beslissen hoe het verdergaat
online-seat-kept = Je plaats blijft van jou. Kom terug met: { $command }
online-webhook-set = Als je aan de beurt bent, gaat er een bericht naar: { $address }
online-webhook-none = Je krijgt geen berichten als je aan de beurt bent.
online-away-choose = { $who } is er niet. Wacht, laat een bot spelen of beëindig het spel.
online-away-lobby = { $who } is er niet. Wacht, of laat een bot spelen.
online-plain-away = (bot { $seat }: een bot speelt; end: het spel eindigt)
online-plain-away-lobby = (bot { $seat }: een bot speelt)
online-not-your-turn = Je bent niet aan de beurt.
online-unfinished = Je lopende tafels op deze computer:
online-go-on = Typ het nummer van een tafel om daar verder te spelen, of druk op Enter voor een nieuwe:
online-your-name = Je naam aan tafel:
online-no-record = Er is een verslag zodra het spel voorbij is.
online-no-server = Er is geen server op { $address }: { $why }.

## Toetsen en opdrachten van de terminal

online-keys-lobby = Enter klaar · m tafel · q weggaan
online-keys-menu = ↑↓ bewegen · Enter kiezen · elke andere toets sluit
online-keys-game = ←↑↓→ Enter ? kaart c alle p stapels u terug l log v terugblik m tafel q weg
online-keys-watch = ? kaart c alle p stapels l verloop v terugblik · m tafel q weg
online-keys-look-back = ←→ stap · PgUp PgDn tien · m tafel · Esc terug
online-keys-over = ←→ stap · o handen r analyse t stemmen e export · m tafel q weg
online-keys-table = m: tafel
online-keys-offer = (y ja, n nee)
online-plain-help = Aan tafel: ready (klaar), who (wie er is), say NUMMER, yes, no, end (beëindigen), rematch (nog eens), bot PLAATS, seat PLAATS (wisselen), stand (plaats verlaten), mute PLAATS, webhook ADRES, leave (opstaan), quit (plaats houden).

# Wat de pagina rond een tafel zegt.

web-friends-text = Je krijgt een link om door te geven. Wie hem opent, komt aan je tafel zitten; niemand heeft een account nodig.
web-your-name = Je naam
web-clock = Bedenktijd
web-clock-game = minuten per spel
web-clock-days = dagen per zet
web-minutes = Minuten per speler
web-increment = Seconden erbij per zet
web-days = Dagen
web-webhook = Webadres voor berichten
web-webhook-text = Zodra iemand aan de beurt is, gaat er een kort bericht naar dit adres, zoals een topic van je eigen ntfy-server; het begint met https:// of http://. Het mag leeg blijven.
web-own-webhook-text = Zodra je aan de beurt bent, gaat er een kort bericht naar dit adres; het begint met https:// of http://. Blijft het leeg, dan komt er geen.
web-own-webhook-set = Stuur mij bericht
web-open-table = Tafel openen
web-no-tables = Deze server heeft geen tafels. Wie claimant op de eigen computer start, kan van daaruit anderen uitnodigen.
web-offline = De server is niet bereikbaar. Samen spelen kan alleen met verbinding, tegen bots ook zonder.
web-ready = Ik ben klaar
web-not-ready = Toch nog niet
web-get-up = Plaats verlaten
web-sit = Gaan zitten
web-sit-here = Hier gaan zitten
web-swap = Wisselen
web-swap-text = Voor het delen kunnen jullie van plaats wisselen: kies een vrije plaats of vraag het aan iemand. Daarna bevestigt iedereen opnieuw klaar te zijn.
web-seat-bot = Bot toevoegen
web-full = Alle plaatsen zijn bezet: je kijkt toe.
web-invite = Anderen uitnodigen
web-invite-link = Link naar deze tafel
web-link-here-only = Deze link werkt alleen op deze computer. Start voor anderen in je netwerk de server met: claimant serve --host 0.0.0.0
web-qr = QR-code van de link
web-copy = Kopiëren
web-share = Delen
web-copied = Link gekopieerd.
web-other-device = Verder op een ander apparaat
web-other-device-text = Deze link is de sleutel tot je plaats: wie hem opent, speelt voor jou. Houd hem voor jezelf.
web-own-link = Link naar je plaats
web-seat-link-broken = De link naar je plaats is beschadigd, daarom kun je alleen toekijken. Kopieer hem op het andere apparaat nog eens helemaal.
web-leave = Tafel verlaten
web-table = Tafel …
web-talk = Zeggen …
web-mute = { $who } dempen
web-is-away = { $who } is er niet. Wat nu?
web-wait = Blijven wachten
web-since = sinds { $time }
web-try-now = Nu proberen
web-let-bot = Bot laten spelen
web-take-seat-back = Hier verder spelen
web-reload = Opnieuw laden
