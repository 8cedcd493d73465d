# Een eerste spel met uitleg: korte lessen met een titel, en raad met de reden erbij.


## Claim

guide-votes = Vijf facties stemmen over de volgende koning. Aan het eind stemt elke factie op wie de meeste kaarten ervan heeft; hebben jullie er evenveel, dan op wie de hoogste heeft. Drie van de vijf stemmen winnen.
    .title = Waar het om gaat
guide-hand = Deze { $count } kaarten zijn je hand. Het wapen toont de factie van een kaart, het getal de waarde. Fase 1 heeft 13 slagen; in elke slag spelen jullie allebei één kaart.
    .title = Je hand
guide-prize = { $card } ligt open in het midden: daar gaat deze slag om. Wie wint, neemt die kaart als volgeling; wie verliest, neemt in plaats daarvan de bovenste van de trekstapel. Je volgelingen zijn in Fase 2 je hand.
    .title = De open kaart
guide-won = { $card } was de beste kaart. { $prize } is nu een van je volgelingen, en je bent Leider van de volgende slag. De gespeelde kaarten worden afgelegd; alleen Ondoden niet.
    .title = Je hebt de slag gewonnen
guide-lost = Je tegenstander neemt { $prize } en is Leider van de volgende slag. Jij nam de bovenste kaart van de trekstapel als volgeling: { $card }. Je tegenstander heeft die niet gezien.
    .title = Verloren, maar niet met lege handen
guide-undead = { $card } werd gespeeld. In Fase 1 worden gespeelde Ondoden niet afgelegd: { $who-is ->
    [you] jij won de slag, dus die kaart ligt nu op jouw score-stapel
   *[one] je tegenstander won de slag, dus die kaart ligt nu op de score-stapel van je tegenstander
} en telt aan het eind mee. Als open of getrokken kaart worden Ondoden gewoon volgelingen.
    .title = Ondoden
guide-knights = Een Ridder op een leidende Goblin wint de slag, wat de getallen ook zeggen. Maar volgen gaat voor: wie Goblins heeft, moet er een spelen, of een Dubbelganger.
    .title = Ridders verslaan Goblins
guide-half-time = Fase 1 is voorbij. De { $count } volgelingen die je hebt gewonnen en getrokken, zijn nu je hand. Wie de laatste slag won, is Leider.
    .title = Halverwege
guide-stake = In Fase 2 gaat het om de gespeelde kaarten: wie een slag wint, neemt ze allebei op de eigen score-stapel, en daar tellen ze voor de stemmen. Alleen Dwergen gaan ergens anders heen. Volgen en winnen gaan als voorheen.
    .title = Nu tellen de kaarten zelf
guide-dwarves = In Fase 2 neemt wie een slag verliest alle Dwergen die erin gespeeld zijn; de winnaar neemt de rest. Wil je de stem van de Dwergen, verlies dan de slagen waarin ze gespeeld worden.
    .title = Dwergen gaan naar de verliezer
guide-tally = De stand telt voor elke factie de kaarten op de score-stapels. Een getal met een plus moet nog komen: volgelingen die je kent, die van jezelf en de open kaarten die je tegenstander won.
    .title = Hoe het staat
guide-safe = Als het nu afgelopen was, had jij { $mine } van de stemmen en je tegenstander { $theirs }. Een stem is zeker met meer dan de helft van de kaarten: 8 Goblins, 5 Ridders, 6 van elke andere factie. Vaak is minder genoeg, want veel kaarten zijn afgelegd.
    .title = Wanneer is een stem zeker?
guide-last-tricks = Elke kaart van het spel is nu gespeeld, gewonnen of getrokken. Wat je nergens anders hebt gezien, moet dus in de hand van je tegenstander zijn: { $cards }. Nu kun je het einde uitrekenen.
    .title = De laatste slagen
guide-result = Jij hebt { $mine } van de stemmen, je tegenstander { $theirs }. Bij elke factie staat wat de doorslag gaf. Probeer nu een gewoon spel, sterkere tegenstanders of een ander deck met nieuwe krachten.
    .title = De stemmen zijn geteld
guide-lead = Je speelt de eerste kaart, welke je maar wilt. Heeft je tegenstander kaarten van die factie, dan moet hij er een van spelen; in plaats daarvan mag alleen een Dubbelganger. In de regel wint de hoogste kaart van de leidende factie.
    .title = Jij bent Leider
guide-follow = { $card } leidt, en je hebt { $faction }: dus moet je een van die kaarten spelen; in plaats daarvan mag alleen een Dubbelganger. De hoogste kaart wint, bij gelijke waarde de eerst gespeelde.
    .title = Je moet volgen
guide-no-follow = { $card } leidt, en je hebt geen { $faction }: speel wat je wilt. Een kaart van een andere factie kan hier niet winnen, behalve een hogere Dubbelganger, of elke Ridder als Goblins leiden.
    .title = Niets om mee te volgen
guide-doppelgangers = Een Dubbelganger mag je altijd spelen in plaats van te volgen. { $card } zou als { $faction-one } tellen: met de eigen waarde, maar zonder de kracht ervan. Is dat de hogere kaart, dan wint die.
    .title = Dubbelgangers
guide-rich-prize = { $card } kan in Fase 2 slagen voor je winnen. Daar mag je best een hoge kaart voor over hebben: aan het eind van Fase 1 heb je je huidige hand toch helemaal uitgespeeld.
    .title = Een sterke open kaart
guide-poor-prize = { $card } wint in Fase 2 bijna geen slag. Die heb je niet per se nodig: wie verliest, neemt in plaats daarvan een onbekende, misschien betere. Dit is het moment voor een kaart die je niet nodig hebt.
    .title = Een zwakke open kaart

## Claim It!

guide-groups = Wie aan het eind de grootste aaneengesloten groep vakken heeft, wint. Vakken horen bij elkaar als ze met een zijde aan elkaar grenzen, niet met een hoek. Jullie spelen om de beurt; hoe ver je in een beurt gaat, bepalen jij en de dobbelstenen.
    .title = Waar het om gaat
guide-stopped = Je bent gestopt. Nieuw bezette vakken: { $held }. Nieuwe veilige vakken: { $secured }. Een vak dat alleen bezet is, kan je tegenstander overnemen; een veilig vak is voorgoed van jou. De krakers zijn terug in de voorraad.
    .title = Van jou, voorlopig of voorgoed
guide-bust = { $who-is ->
    [you] Je gooide
   *[one] Je tegenstander gooide
} { $roll }, en er was niets te plaatsen. Alle stenen van deze beurt gaan van het bord, het ligt er weer bij als voor de beurt, en de beurt is voorbij.
    .title = Pech gehad
guide-taken = Je tegenstander heeft je afgenomen: { $spaces }. Die vakken had je alleen bezet; je speelstenen komen bij je terug. Wat veilig is, kan niemand je afnemen.
    .title = Afgenomen
guide-last-round = { $who-is ->
    [you] Je hebt
   *[one] Je tegenstander heeft
} minstens { $count } veilige vakken. Nu krijgt iedereen nog één beurt; { $who-is ->
    [you] die van jou is de allerlaatste.
   *[one] die van je tegenstander is de allerlaatste.
}
    .title = De laatste ronde
guide-largest = Vakken van de grootste groep: jij { $mine }, je tegenstander { $theirs }. Zijn ze even groot, dan beslissen de veilige vakken en daarna alle vakken. Probeer nu een gewoon spel of sterkere tegenstanders.
    .title = De groepen zijn geteld
guide-dice = Je gooide { $roll }. Eén dobbelsteen noemt de kolom, één de rij, en één blijft over; jij kiest welke wat is. Het vak 5,2 ligt in kolom 5, rij 2. Met elke worp wordt precies één steen geplaatst, als dat kan.
    .title = De dobbelstenen
guide-blocked = De dobbelstenen zouden je naar { $space } kunnen brengen, maar daar ligt al een claimsteen. Op zo'n vak kan niemand nog iets plaatsen, jij niet en je tegenstander niet.
    .title = Waar niets meer bij kan
guide-supply = Voor { $space } heb je kraker { $number } nodig, maar die ligt al op het bord. Van elk getal is er maar één, en ze komen terug als de beurt eindigt.
    .title = Er ontbreekt een kraker
guide-joining = Je hebt { $spaces } vakken, maar je grootste groep heeft er maar { $mine }; die van je tegenstander heeft er { $theirs }. Alleen de grootste groep telt, dus verbind je groepen.
    .title = Verbind je vakken
guide-near-end = Zodra iemand { $count } veilige vakken heeft, begint de laatste ronde. Jij hebt er { $mine }, je tegenstander { $theirs }. Kijk naar de groepen: wie zou nu winnen?
    .title = Het einde komt dichterbij
guide-squatters = Op een leeg vak plaats je een kraker, een witte steen. Het getal is dat van de overgebleven dobbelsteen: op { $space } zou het kraker { $number } zijn. Stop je later, dan heb je het vak bezet.
    .title = Krakers
guide-on-squatter = Je kraker van deze beurt ligt op { $space }. Nu mag je er een claimsteen op plaatsen; de overgebleven dobbelsteen doet er niet toe. Stop je, dan is het vak veilig: niemand kan het je nog afnemen.
    .title = Claimstenen
guide-on-own = Je hebt { $space } bezet. Daar mag je een claimsteen plaatsen, wat de overgebleven dobbelsteen ook toont. Stop je, dan is het vak veilig.
    .title = Maak veilig wat je bezet
guide-taking = Je tegenstander heeft { $space } alleen bezet; het is niet veilig. Je mag er kraker { $number } op plaatsen. Stop je, dan is het vak van jou, en de andere speelsteen gaat terug naar de eigenaar.
    .title = Neem een vak over
guide-risk = Stop je, dan houd je wat je hebt gemarkeerd. Gooi je nog eens en is er niets te plaatsen, dan heb je pech gehad en ben je alles van deze beurt kwijt. De kans daarop is nu { $bust } op { $throws }.
    .title = Stoppen of nog eens gooien?
guide-enough = Er staat veel op het spel: { $placed } stenen van deze beurt. De kans dat de volgende worp mislukt en je alles kwijt bent, is { $bust } op { $throws }. Hoe moedig je bent, bepaal jij.
    .title = Genoeg?

## Raad

guide-why-only-one = { $answer } is alles wat je nu mag kiezen.
guide-why-lead-high = Probeer { $answer }: je hoogste kaart, op Goblins na, is moeilijk te verslaan, en de open kaart is het waard.
guide-why-lead-low = Probeer { $answer }: de open kaart is geen hogere waard.
guide-why-win-cheaply = Probeer { $answer }: dat is je laagste kaart die deze slag wint.
guide-why-cannot-win = Probeer { $answer }: deze slag kun je niet winnen, dus speel een kaart die je kunt missen.
guide-why-lose-on-purpose = Probeer { $answer }: daarmee verlies je de slag, en de open kaart is de moeite niet waard.
guide-why-cannot-lose = Probeer { $answer }: elke kaart die je mag spelen, wint, en dit is de laagste.
guide-why-secure = Probeer { $answer }: een claimsteen daar maakt het vak veilig als je stopt.
guide-why-join = Probeer { $answer }: het ligt naast een vak dat van jou is of dat je hebt gemarkeerd, dus je groep kan groeien.
guide-why-middle = Probeer { $answer }: op een vak met veel buren sluit je makkelijk aan.
guide-why-roll-again = Gooi liever nog eens. Een vuistregel: met { $placed ->
    [one] één steen
   *[other] { $placed } stenen
} op het spel is nog een steen de moeite waard zolang minder dan 1 op de { $odds } worpen mislukt.
guide-why-stop = Stop liever. Een vuistregel: met { $placed ->
    [one] één steen
   *[other] { $placed } stenen
} op het spel is nog een steen alleen de moeite waard zolang minder dan 1 op de { $odds } worpen mislukt.

## Naast de les

guide-number = Les { $number } van { $lessons }
guide-understood = Begrepen
guide-leave = Tutorial afsluiten
guide-label = Tutorial
