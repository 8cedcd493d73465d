# De terminal: opschriften, toetsen en meldingen. Regels met toetsen moeten in 80 kolommen passen.

terminal-claim = Claim
terminal-claim-it = Claim It!
terminal-yes = ja
terminal-no = nee
terminal-heading = { $game } – { $progress }
terminal-players = Spelers: { $players }

## Het menu

terminal-welcome = Win volgelingen en met hen de stemmen. Of dobbel om land.
terminal-menu-go-on = Verdergaan: { $game }, zet { $moves }
terminal-menu-quick = Meteen spelen: { $game } tegen { $who }
terminal-menu-new = Nieuw spel …
terminal-menu-open = Een spel uit een bestand openen …
terminal-menu-how-to = Zo speel je Claim
terminal-menu-how-to-claim-it = Zo speel je Claim It!
terminal-menu-language = Taal: { $language }
terminal-menu-leave = Afsluiten
terminal-open-which = Welk bestand?
terminal-not-opened = { $file } kan niet worden geopend: { $why }
terminal-nothing-in-it = er zit geen spel in
terminal-too-large = het is te groot voor een verslag
terminal-too-small = Dit venster is te klein voor de tafel. Maak het ten minste { $width } breed en { $height } hoog.

## Het formulier

terminal-field-factions = Facties
terminal-any-seed = willekeurig (of typ een getal: zelfde getal, zelfde spel)
terminal-legal-board = Klaar om te beginnen.

## De tafel

terminal-tally = Zo staan de stemmen
terminal-tally-board = Stand
terminal-heroes = Helden
terminal-artifacts = Artefacten
terminal-top = bovenop: { $card }
terminal-leads = { $who-is ->
    [you] jij bent Leider
   *[one] { $who } is Leider
}
terminal-last-trick = { $who-is ->
    [you] Vorige slag: { $cards }. Jij won hem.
   *[one] Vorige slag: { $cards }. { $who } won hem.
}
terminal-cards-in-play = De kaarten in dit spel

## Het bord

# Deze drie staan boven smalle kolommen: hoogstens vijf letters.
terminal-group = groep
terminal-secured = vast
terminal-spaces = alle
terminal-dice = Dobbelstenen
terminal-supply = Krakers over: { $squatters }. Claimstenen over: { $markers }
terminal-board-signs = Op het bord is een kleine letter een bezet vak en een hoofdletter met balk een veilig vak. Een cijfer is een kraker van deze beurt, x een claimsteen van deze beurt; +3 of +x is wat je daar kunt plaatsen.

## Tijdens het spel

terminal-no-hint = Geen tip: er valt nu niets te beslissen, of er spelen anderen mee.
terminal-partner = je partner
terminal-piles = Stapels
terminal-no-piles = Nog niemand heeft een kaart gewonnen.
terminal-unknown-cards = { $count } ongezien
terminal-broken-saves = Opgeslagen spellen die niet te lezen zijn: { $count }. Ze blijven waar ze zijn.
terminal-no-such-file = dat bestand bestaat niet
terminal-no-file = dat is geen leesbaar bestand
terminal-mix-count = Gekozen: { $pair } van 2 van een paar, { $tens } van { $needed } andere.
terminal-help-roll = Je gooit alle drie de dobbelstenen. Kan er niets worden geplaatst, dan mislukt de worp: de stenen van deze beurt gaan van het bord en de beurt is voorbij.
terminal-help-stop = Elk vak met een claimsteen van deze beurt stel je veilig, elk vak met alleen een kraker bezet je. De beurt is voorbij.
terminal-not-saved = Het spel kon niet worden opgeslagen: { $why }. Je kunt verder spelen en het met e exporteren.
terminal-export-to = In welk bestand komt het verslag?
terminal-exported = Het verslag staat in { $file }.
terminal-not-exported = { $file } kan niet worden geschreven: { $why }
terminal-hand-over = Het toetsenbord gaat naar { $who }. Alle anderen kijken even weg.
terminal-hand-over-ready = Druk op Enter als je klaar bent.
terminal-review = Terugblik: zet { $at } van { $moves }.
terminal-not-open = De andere handen zie je pas na het spel.
terminal-nothing-to-play = Hier is het spel uit. Ga eerst terug en druk dan op Enter om vandaar verder te spelen.
terminal-the-end = Het einde
terminal-not-understood = ‘{ $text }’ is hier geen antwoord. Typ een nummer uit de lijst, of help.
terminal-plain-help = Antwoord met een nummer uit de lijst of in notatie. Andere woorden: list, table, cards, help KAART, log, hint, undo, record BESTAND, quit.

## Toetsen

terminal-keys-menu = ↑↓ bewegen · Enter kiezen · q afsluiten
terminal-keys-form = ↑↓ veld · ←→ wijzigen · cijfers: spelnummer · s beginnen · Esc terug
terminal-keys-mix = ←↑↓→ bewegen · spatie erin/eruit · r loten · Esc klaar
terminal-keys-page = ↑↓ verder lezen · elke andere toets sluit
terminal-keys-judged = ↑↓ verder lezen · 1–9 keerpunt bekijken · elke andere toets sluit
terminal-keys-prompt = typ · Enter klaar · Esc annuleren
terminal-keys-hand-over = Enter klaar · q menu
terminal-keys-table = ←↑↓→ Enter ? kaart c alle p stapels h tip u terug l log v blik e export q menu
terminal-keys-review = ←→ stap · PgUp PgDn tien · Enter hier verder spelen · e export · Esc
terminal-keys-over = ←→ stap · Enter verder · o handen r analyse a opnieuw t stemmen e export q menu
