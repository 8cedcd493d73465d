# De pagina in de browser: opschriften, knoppen en meldingen.

web-welcome = Win volgelingen en daarmee de stemmen van de facties. Of dobbel om land. Tegen eerlijke bots of met vrienden.
web-loading = De tafel wordt geladen. Alleen bij het eerste bezoek duurt dat even.
web-quick-claim = Kaarten: win volgelingen, dan de stemmen
web-quick-claim-it = Dobbelstenen en een bord: hoe ver durf je te gaan?
web-learn-claim = Claim leren
web-learn-claim-it = Claim It! leren
web-to-start = Startpagina
web-language = Taal
web-theme-own = Licht of donker: zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-any-seed = willekeurig
web-draw-lots = Deck loten
web-how-to-play = Zo speel je
web-search = Zoeken
web-all = Alles
web-here = In dit spel
web-found = { $count ->
    [one] Eén resultaat
   *[other] { $count } resultaten
}
web-none-found = Niets gevonden. Probeer minder of kortere woorden.
web-to-game = Terug naar spel
web-all-rules = Alle regels en alle kaarten
web-hand-over = { $who }, jij bent aan de beurt
web-hand-over-text = Neem het apparaat. Alle anderen kijken even weg.
web-hand-over-ready = Toon mijn kaarten
web-looking-back = Terugblik
web-hint-ask = Tip
web-undo = Ongedaan maken
web-look-back = Terugkijken
web-look-on = Terug naar spel
web-again = Hetzelfde spel
web-link = Link kopiëren
web-link-copied = Link gekopieerd: wie hem opent, speelt hetzelfde spel.
web-export = Bestand opslaan
web-import = Bestand openen
web-not-imported = In dit bestand staat geen spel dat gespeeld kan worden.
web-move-of = Zet { $at } van { $moves }
web-step-back = Vorige
web-step-on = Volgende
web-open-hands = Alle handen tonen
web-play-from-here = Vanaf hier spelen
web-go-on = Druk om verder te gaan
web-today = Spel van vandaag
web-today-text = Voor iedereen dezelfde kaarten: { $set }
web-set-up = Spel samenstellen
web-fitted = Aangepast: { $set }, { $players } spelers.
web-keys = Toetsen
web-key-choice = Met het nummer kiezen
web-key-step = Vooruit en terug in de terugblik
web-statistics = Je spellen
web-statistics-total =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    }, { $won } gewonnen ({ $percent }%).
web-statistics-streak = Op rij gewonnen: nu { $now }, record { $most }.
web-statistics-last =
    { $games ->
        [one] Het laatste spel
       *[other] De laatste { $games } spellen
    }: { $won } gewonnen.
web-statistics-against = Tegen
web-statistics-seat = Plaats
web-statistics-games = spellen
web-statistics-won = gewonnen
web-statistics-erase = Wissen
web-statistics-sure = De statistieken van al je spellen op dit apparaat wissen?
web-pieces = Stenen
web-about-no-space = Wijs een vak aan om te lezen wat erop ligt.
web-read-lesson = Lees eerst de les.
web-sound = Geluid
web-aid = Welke kaarten zijn nog niet gezien?
web-aid-own = van jou
web-aid-seen = gezien
web-aid-out = nog niet gezien, misschien bij anderen in de hand
web-aid-away = nog niet gezien, maar bij niemand in de hand
web-details = Details
web-tally = Stand
web-cards = Kaarten
web-rules = Regels
web-new-deal = Nieuw spel
web-squatters = Krakers over:
web-claim-markers = Claimstenen over: { $markers }
web-group = grootste groep
web-secured = veilig
web-spaces = alle
web-leads-vote = zou de stem winnen
web-votes = Stemmen
web-coming = + telt bekende volgelingen die nog gespeeld worden. ★ toont wie de stem nu zou winnen.
web-about-nothing = Wijs een kaart aan om te lezen wat hij kan.
web-followers = Je volgelingen
web-last-trick = { $who-is ->
    [you] Vorige slag, gewonnen door jou
   *[one] Vorige slag, gewonnen door { $who }
}
web-games-left = Lopende spellen
web-games-over = Afgelopen spellen
web-throw-away = Verwijderen: { $game }
web-throw-away-sure = { $game } verwijderen?
web-pace = Tempo van de bots
web-pace-slow = Langzaam
web-pace-calm = Normaal
web-pace-brisk = Snel
web-pace-instant = Direct
web-not-kept = Je browser slaat dit spel niet op. Sla het op als bestand voordat je de pagina verlaat.
web-link-broken = Deze link is beschadigd en leidt niet naar een spel. Vraag hem nog een keer, of kies hier een spel.
web-link-here = Je browser laat ons de link niet kopiëren. Hier is hij: { $link }
web-too-large = Dit bestand is te groot voor een spel. Kies er een dat hier is opgeslagen.
web-no-script = Claimant draait in je browser en heeft JavaScript en WebAssembly nodig. Zet ze aan en laad de pagina opnieuw.
web-not-loaded = Claimant kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw; je spellen zijn opgeslagen.
web-no-wasm = Claimant heeft WebAssembly nodig, dat deze browser niet heeft of niet toestaat. Gebruik een nieuwere browser of sta het toe voor deze pagina.
web-broken = Er ging iets mis in Claimant. Laad de pagina opnieuw: je spel is opgeslagen tot en met de laatste zet.
web-part-missing = Dit deel van de pagina kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
web-try-again = Opnieuw proberen
web-log = Verloop
web-more = Meer …
web-close = Sluiten
web-partner = je partner
web-elsewhere = Dit spel gaat in een ander venster verder.

# Tafels op het netwerk.

web-friends = Samen spelen
web-friends-offer = Ieder op een eigen apparaat, via een link
web-friends-text = Je krijgt een link om door te geven. Wie hem opent, komt aan je tafel zitten; niemand heeft een account nodig.
web-your-name = Je naam
web-whoever-comes = een persoon
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
web-no-language = Deze taal kon niet worden geladen. Controleer de verbinding en kies hem opnieuw.
web-table-link-broken = Deze link leidt niet naar een tafel. Vraag hem nog een keer.
web-seat-link-broken = De link naar je plaats is beschadigd, daarom kun je alleen toekijken. Kopieer hem op het andere apparaat nog eens helemaal.
web-no-keys = Deze browser kan geen sleutel voor een plaats maken. Gebruik een nieuwere.
web-leave-sure = De tafel verlaten? De anderen kunnen een bot voor je laten spelen. Kom je terug, dan is je plaats weer van jou.
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
web-on-network = met vrienden
web-forget-seat = Je plaats aan deze tafel vergeten? Terug kom je dan alleen met de link naar je plaats.

# De analyse van een afgelopen spel
web-review = Analyse
web-to-result = Naar de uitslag
web-stop = Stoppen
web-show = Tonen
web-no-review = Dit spel kan hier niet worden geanalyseerd.
web-review-on = Verdergaan
web-review-begun = Het spel wordt geanalyseerd.
web-review-ended = De analyse is klaar.
