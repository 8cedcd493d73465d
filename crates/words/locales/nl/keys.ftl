# De lijst met toetsen aan tafel.

web-key-enter = Enter, spatie
web-key-play = De kaart spelen of op de knop drukken waar de focus is
web-key-choice = Met het nummer kiezen
web-key-step = Vooruit en terug in de terugblik
web-key-pages = PgUp, PgDn
web-key-ten = Tien zetten vooruit of terug in de terugblik
web-key-ends = Home, End
web-key-end = Naar het begin of het einde van de terugblik
web-key-piles = De kaarten bekijken die je hebt gewonnen
web-key-quit = Naar de startpagina; het spel is opgeslagen
web-key-this = Deze lijst
