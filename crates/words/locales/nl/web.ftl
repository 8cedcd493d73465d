# The page in the browser: labels, buttons and messages.

web-welcome = Win volgelingen en daarmee de stemmen van de facties. Of dobbel om land. Tegen eerlijke bots of met vrienden op één apparaat.
web-quick-claim = Kaarten: win volgelingen, dan de stemmen
web-quick-claim-it = Dobbelstenen en een bord: hoe ver durf je te gaan?
web-go-on = Ga verder met het begonnen spel
web-to-start = Naar de startpagina
web-language = Taal
web-theme-own = Licht of donker: zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-any-seed = willekeurig
web-draw-lots = Een deck loten
web-how-to-play = Zo speel je
web-search = Zoeken
web-all = Alles
web-here = In dit spel
web-found = { $count ->
    [one] Eén resultaat
   *[other] { $count } resultaten
}
web-none-found = Niets past. Probeer minder of kortere woorden.
web-to-game = Terug naar het spel
web-all-rules = Alle regels, met elke kaart
web-hand-over = { $who }, je bent aan de beurt
web-hand-over-text = Neem het apparaat; alle anderen kijken weg.
web-hand-over-ready = Toon mijn kaarten
web-looking-back = Terugblik
web-hint-ask = Tip
web-undo = Terugnemen
web-look-back = Terugkijken
web-look-on = Terug naar nu
web-again = Dezelfde kaarten opnieuw
web-link = Link kopiëren
web-link-copied = De link is gekopieerd: wie hem opent, speelt met dezelfde kaarten.
web-export = Bewaren als bestand
web-import = Een spel uit een bestand openen
web-not-imported = In dit bestand staat geen spel dat gespeeld kan worden.
web-move-of = Zet { $at } van { $moves }
web-step-back = Terug
web-step-on = Verder
web-open-hands = Alle handen tonen
web-play-from-here = Vanaf hier verder spelen
web-tally = Stand
web-cards = Kaarten
web-rules = Regels
web-new-deal = Nog een keer spelen
web-squatters = Krakers over:
web-claim-markers = Claimstenen over: { $markers }
web-group = grootste groep
web-secured = veilig
web-spaces = alle
web-leads-vote = zou de stem krijgen
web-votes = Stemmen
web-coming = + ligt nog in volgelingenstapels en moet nog gespeeld worden. Een ster toont wie de stem nu zou krijgen.
web-about-nothing = Wijs een kaart aan om te lezen wat ze kan.
web-followers = Je volgelingen
web-last-trick = Laatste slag. Gewonnen door: { $who }
