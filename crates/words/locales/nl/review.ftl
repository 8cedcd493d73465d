# De analyse van een afgelopen spel: hoe elke beslissing was, naar wat de speler kon weten.

review-title = Analyse
review-of = Analyse: { $who }
review-progress = Het spel wordt geanalyseerd: { $done } van { $total } beslissingen …
review-advice = Het meest te winnen: { $moment }, ‘{ $best }’ in plaats van ‘{ $answer }’ ({ $points ->
    [one] één punt
   *[other] { $points } punten
} winstkans).
review-advice-none = Geen enkel antwoord kostte meer dan de onzekerheid van de schatting.
review-decisions =
    { $count ->
        [one] Eén beslissing met keuze. Die kostte { $loss } ± { $margin } punten winstkans.
       *[other] { $count } beslissingen met keuze. Gemiddeld kostte elke beslissing { $loss } ± { $margin } punten winstkans.
    }
review-accuracy = Nauwkeurigheid { $percent }% ± { $margin }: zoveel van wat er te verliezen was, bleef behouden. 100% is elke keer het beste antwoord, 0% niet beter dan willekeurige antwoorden.
review-no-accuracy = Nauwkeurigheid: geen cijfer, want er was nauwelijks iets te verliezen.

review-turns = Keerpunten
review-no-turns = Geen enkel moment op zich heeft het spel beslist.
review-turn-mistake = { $moment }: ‘{ $answer }’ kostte { $points } ± { $margin } punten; de winstkans daalde van { $from }% naar { $to }%. Beter was ‘{ $best }’.
review-turn-thrown-away = { $moment }: alle kaarten waren bekend, het spel was gewonnen, en ‘{ $answer }’ gaf het weg. ‘{ $best }’ wint.
review-turn-half-thrown-away = { $moment }: alle kaarten waren bekend, en ‘{ $answer }’ gaf de halve overwinning weg. Beter was ‘{ $best }’.
review-turn-rise = { $moment }: sinds de vorige beslissing is de winstkans gestegen van { $from }% naar { $to }%, door wat anderen deden en wat aan het licht kwam.
review-turn-fall = { $moment }: sinds de vorige beslissing is de winstkans gedaald van { $from }% naar { $to }%, door wat anderen deden en wat aan het licht kwam.
review-turn-gift = { $moment }: sinds de vorige beslissing heeft de andere partij de overwinning weggegeven; de winstkans is aantoonbaar gestegen van { $from }% naar { $to }%.
review-turn-half-gift = { $moment }: sinds de vorige beslissing heeft de andere partij de halve overwinning weggegeven; de winstkans is aantoonbaar gestegen van { $from }% naar { $to }%.
review-turn-won = { $moment }: vanaf hier zijn alle kaarten bekend, en zonder fouten is het spel gewonnen.
review-turn-lost = { $moment }: vanaf hier zijn alle kaarten bekend, en het spel is verloren als de andere partij geen fout maakt.
review-turn-shared = { $moment }: vanaf hier zijn alle kaarten bekend, en zonder fouten wordt de overwinning gedeeld.

review-luck = Geluk en kunde
review-luck-sum = Geluk { $luck } ± { $margin } punten, beslissingen { $skill } ± { $margin }: { $ended ->
    [won] het spel werd gewonnen
    [shared] de overwinning werd gedeeld
   *[lost] het spel werd verloren
}.
review-luck-more = Het geluk woog zwaarder.
review-luck-less = De beslissingen wogen zwaarder.
review-luck-unclear = Geen van beide woog duidelijk zwaarder.
review-luck-par = Even sterke spelers
review-luck-deal = Het delen
review-luck-first = Wie begint
review-luck-draws = Getrokken en verborgen kaarten
review-luck-dice = De dobbelstenen
review-luck-own = Eigen beslissingen
review-luck-others = Beslissingen van de anderen
review-luck-result = Uitslag

review-chance = Winstkans
review-chart = Winstkans: { $who }
review-chart-long = Een lijn van { $from }% bij de eerste beslissing tot { $to }% bij de laatste. Alle waarden staan in de tabel met beslissingen.
review-sign-band = Onzekerheid van de schatting
review-sign-mistake = Fout
review-sign-thrown-away = Winst weggegeven
review-sign-up = Beter door anderen of toeval
review-sign-down = Slechter door anderen of toeval
review-sign-settled = Vanaf hier alle kaarten bekend
review-phase-one = Fase 1, per slag
review-phase-two = Fase 2
review-turns-of-game = Per beurt

review-table = Alle beslissingen
review-column-when = Wanneer
review-column-answer = Antwoord
review-column-before = Ervoor
review-column-after = Erna
review-column-cost = Kosten
review-column-best = Beste
review-column-next = Daarna
review-column-basis = Beoordeeld door
review-basis-searched = zoeken
review-basis-looked-ahead = vooruitkijken
review-basis-won = bewijs: gewonnen
review-basis-shared = bewijs: gedeeld
review-basis-lost = bewijs: verloren
review-basis-won-lost = bewijs: gewonnen, dan verloren
review-basis-won-shared = bewijs: gewonnen, dan gedeeld
review-basis-shared-lost = bewijs: gedeeld, dan verloren

review-note-view = Elke beslissing wordt beoordeeld op wat de speler op dat moment kon weten, nooit op verborgen kaarten.
review-note-nodes = { $nodes } knopen voor elk antwoord, voor iedereen gelijk. Waar de expert zich vergist, vergist de analyse zich ook.
review-note-sampled = ± is twee standaardfouten van de steekproef van mogelijke verdelingen.
review-note-looked-ahead = De worpen zijn geen steekproef; ± is wat de laatste worp van het vooruitkijken veranderde.
review-note-unfinished = Het spel is niet uit: het wordt geanalyseerd tot waar het gekomen is, en over geluk wordt niets gezegd.
review-nothing = Er valt niets te analyseren: niemand had nog een keuze.

# Waarom een antwoord goed is, voor tips.

reason-only = Iets anders mag je niet kiezen.
reason-all-win = Elke kaart die je mag spelen, wint deze slag.
reason-cheap = Dat is je laagste kaart die deze slag wint.
reason-wins = Die wint deze slag.
reason-gives-up = Die verliest deze slag; { $other } zou hem winnen, maar blijft in de hand.
reason-cannot-win = Geen van je kaarten wint deze slag.
reason-cannot-win-lowest = Geen van je kaarten wint deze slag, en dit is de laagste die je mag spelen.
reason-prize = Daarmee krijg je de open kaart: { $prize }.
reason-beats-now = Die verslaat alle kaarten in de slag.
reason-beats-safe = Die verslaat alle kaarten in de slag, en geen kaart die nog niet gezien is, kan hem verslaan.
reason-beats = Die verslaat alle kaarten in de slag; { $count ->
    [one] één kaart die nog niet gezien is, kan
   *[other] { $count } kaarten die nog niet gezien zijn, kunnen
} hem verslaan.
reason-leaves = Die laat de slag aan anderen; { $other } zou alle kaarten erin verslaan, maar blijft in de hand.
reason-partner = De beste kaart in de slag is tot nu toe van je partner.
reason-cannot-beat = Geen van je kaarten verslaat die in de slag.
reason-lead-safe = Geen kaart die nog niet gezien is, kan hem verslaan.
reason-lead-safest = Van de kaarten waarmee je kunt uitkomen, is deze het moeilijkst te verslaan: { $count ->
    [one] één kaart die nog niet gezien is, kan
   *[other] { $count } kaarten die nog niet gezien zijn, kunnen
} dat.
reason-lead-other = { $other } is te verslaan met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
reason-lead-low = Dat is de laagste kaart waarmee je kunt uitkomen. { $other } blijft in de hand: { $count ->
    [one] één kaart die nog niet gezien is, zou
   *[other] { $count } kaarten die nog niet gezien zijn, zouden
} die kaart kunnen verslaan.
reason-lead =
    { $count ->
        [one] Eén kaart die nog niet gezien is, kan
       *[other] { $count } kaarten die nog niet gezien zijn, kunnen
    } hem verslaan.
reason-prize-highest = Dat is de hoogste open kaart.
reason-prize-joins = Onder je volgelingen { $count ->
    [one] is al één kaart
   *[other] zijn al { $count } kaarten
} { $faction-of }.
reason-keeps-artifacts = Je artefacten blijven in de hand.
reason-potions = Van de toverdranken die nog niemand heeft gezien, maken er { $good } een kaart sterker en { $bad } zwakker.
reason-risk = Een mislukte worp kost je { $placed ->
    [one] één steen
   *[other] { $placed } stenen
}, en { $percent }% van de worpen mislukt.
reason-secures = Een claimsteen daar maakt het vak veilig zodra je stopt.
reason-joins = Het ligt naast een vak van jou, zodat je groep kan groeien.

# Waarom het beste antwoord beter was dan het gegeven antwoord.

review-why-wins = Daarmee was de slag gewonnen, met { $card-with } niet.
review-why-saves = Beide kaarten winnen de slag, en zo blijft { $card } in de hand.
review-why-gives-up = Daarmee gaat de slag bewust verloren, en blijft { $card } in de hand.
review-why-spares = Geen van beide kaarten wint de slag, en zo blijft met { $card-with } de hoogste in de hand.
review-why-beats = Die verslaat alle kaarten in de slag, { $card-the } niet.
review-why-leaves = Daarmee gaat de slag bewust naar anderen, en blijft { $card } in de hand.
review-why-beaten = Geen van beide verslaat de kaarten in de slag, en zo blijft met { $card-with } de hoogste in de hand.
review-why-safe = Die kaart is moeilijker te verslaan: { $count ->
    [0] geen kaart die nog niet gezien is, kan
    [one] één kaart die nog niet gezien is, kan
   *[other] { $count } kaarten die nog niet gezien zijn, kunnen
} dat; { $card } kan door { $instead ->
    [one] één
   *[other] { $instead }
} verslagen worden.
review-why-low = Zo blijft { $card } in de hand: { $count ->
    [one] één kaart die nog niet gezien is, had
   *[other] { $count } kaarten die nog niet gezien zijn, hadden
} die kaart kunnen verslaan.
review-why-risk = Een mislukte worp had { $placed ->
    [one] één steen
   *[other] { $placed } stenen
} gekost, en { $percent }% van de worpen mislukte.
review-why-secures = Een claimsteen daar maakt het vak veilig.
review-why-joins = Het ligt naast een eigen vak, zodat de groep kan groeien.

# Wat de pagina rond een analyse en over je eigen spellen zegt.

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
web-statistics-shared = gedeeld
web-statistics-some-shared =
    { $shared ->
        [one] Eén overwinning was gedeeld.
       *[other] { $shared } overwinningen waren gedeeld.
    }
web-statistics-people = mensen
web-statistics-erase = Wissen
web-statistics-sure = De statistieken van al je spellen op dit apparaat wissen?
web-to-result = Naar de uitslag
web-to-review = Naar de analyse
web-stop = Stoppen
web-show = Tonen
web-no-review = Dit spel kan hier niet worden geanalyseerd.
web-review-on = Verdergaan
web-review-begun = Het spel wordt geanalyseerd.
web-review-ended = De analyse is klaar.
