# De regels helemaal, om te lezen: wat docs/rules per nummer zegt, in gewone woorden. De nummers staan naast de teksten.

chapter-game = Het spel en zijn kaarten
chapter-phase-one = Fase 1
chapter-phase-two = Fase 2
chapter-winner = Wie een slag wint
chapter-things = Krachten, toverdranken, artefacten, Helden
chapter-vote = De stemmen
chapter-more = Drie en vier spelers
chapter-sets = Decks en scenario's
chapter-factions = Facties
chapter-words = Begrippen
chapter-claim-it = Claim It!

rules-aim = De koning is dood, en de facties van het rijk stemmen over de volgende. Twee tot vier spelers spelen slagen in twee fases. In Fase 1 speel je de kaarten die je gekregen hebt en win je volgelingen. In Fase 2 zijn je volgelingen je hand, en de slagen vullen je score-stapel. Aan het eind stemt elke factie op wie daar de meeste kaarten ervan heeft, en wie de meeste stemmen heeft, wint.
    .title = Waar Claim om gaat
rules-factions =
    Er zijn drie factieparen, en elk deck heeft er een. Ridders (8 kaarten, 2 tot en met 9) met Goblins (14 kaarten: vijf nullen, en 1 tot en met 9 elk één keer). Reuzen (9 kaarten: 1, 3, 5 en 7 twee keer, 9 één keer) met Gnomen (13 kaarten: 1, 3, 5 en 7 drie keer, 9 één keer). Koningen (9 kaarten, 4 tot en met 12) met Boeren (13 kaarten, 0 tot en met 12).

    De andere achttien facties brengen elk tien kaarten mee, met de waardes 0 tot en met 9. Alleen van de Wasberen zijn er veertien, van 0 tot en met 13, en van de Schaduwen twintig, van 0 tot en met 19; respectievelijk vier en tien daarvan gaan voor het delen uit het spel.
    .title = Facties en hun kaarten
rules-deck = Met twee spelers bestaat het deck uit één paar en drie verschillende facties van tien kaarten: precies 52 kaarten. Elke mix van die soort is toegestaan, 2448 in totaal. Al het andere wordt geweigerd, en je krijgt te horen welke regel het overtreedt. Bij elk deck voor twee kunnen artefacten en Helden komen.
    .title = Het deck voor twee spelers
rules-editions = Er wordt gespeeld volgens de jubileumeditie of de editie Claim 2. Die verschillen op drie punten. Draken, met z'n tweeën: in de jubileumeditie bepaalt alleen een als tweede gespeelde Draak de volgende Leider; in Claim 2 is dat wie de laatste Draak van de slag speelde, ook als eerste kaart. Reuzen, met z'n tweeën: ze verpletteren altijd; in Claim 2 mag de winnaar van de slag er telkens van afzien. Trollen in de laatste slag: de winnaar neemt ze allemaal; in Claim 2 wordt het één voor één gevraagd, van hoog naar laag, en wat blijft liggen, wordt afgelegd.
    .title = De twee edities
rules-deal = Eerst gaan vier Wasberen en tien Schaduwen uit het spel, als die facties in het deck zitten; niemand weet tot het eind welke. De rest wordt geschud, met z'n tweeën krijgt ieder 13 kaarten, en de andere 26 zijn de trekstapel. De eerste Leider wordt geloot, tenzij vooraf is afgesproken wie het is.
    .title = Het delen
rules-extras = Met Helden worden er vijf van de zes ongezien genomen en door het deck geschud, in ruil voor vijf kaarten die het geschudde deck ongezien verlaten; het blijven er 52. De zesde Held en de vijf kaarten zijn uit het spel, en niemand kent ze. Met artefacten krijgt ieder er drie van de achttien; de andere twaalf gaan ongezien uit het spel. Met Magiërs liggen de tien toverdranken geschud en gedekt klaar. Met Weerwolven is er in het begin geen maan.
    .title = Klaarzetten van Helden, artefacten, toverdranken en maan
rules-unverified = Drie dingen staan alleen op de kaarten, en wat hier daarover gezegd wordt, is niet gecontroleerd: welke Wasberen buit dragen (hier de even waardes: 0, 2, 4, 6, 8, 10 en 12), de waardes van de Helden en de opstellingen van de vier scenario's. Dat de scenario's vaste opstellingen zijn en dat er maar één Trollen heeft, is gecontroleerd; de opstellingen zelf zijn van ons. Een deckbestand kan elk ervan anders vastleggen.
    .title = Wat niet gecontroleerd is
rules-hidden =
    Je kent je eigen hand, volgelingen en artefacten, de open kaart, elke gespeelde kaart, alle score-stapels en uitgelegde kaarten, welke open kaarten de anderen namen, wat de Ziener, de Bol en het Licht je lieten zien, kaarten die je naar een hand zag teruggaan (Paard, Zandloper, Kristal), wat je zelf gedekt aflegde, de maan, en hoeveel kaarten, toverdranken en artefacten iedereen heeft.

    Je kent niet: andere handen, de trekstapel en de volgorde ervan, wat anderen ongezien trokken of gedekt aflegden, de kaart die een ander met het Skelet trok, toverdranken die niet onthuld zijn, ook die van jezelf, en kaarten die bij het klaarzetten of door Cthulhu uit het spel gingen.
    .title = Wat verborgen is

rules-trick-one = Voor elke slag wordt de bovenste kaart van de trekstapel omgedraaid: de open kaart. De Leider speelt een kaart naar keuze. De ander moet de leidende factie volgen als dat kan, en speelt anders een kaart naar keuze. Er zijn uitzonderingen: in plaats van te volgen mag je een Dubbelganger spelen, op een Held mag alles gespeeld worden, de Ring heft de plicht te volgen op, en met de Kruik telt de nieuwe factie van de kaart.
    .title = Een slag van Fase 1
rules-spoils = De winnaar legt de open kaart op de eigen volgelingen-stapel; de verliezer de bovenste kaart van de trekstapel op die van zichzelf, zonder die te tonen (behalve bij Zieners en de Bol). Beide gespeelde kaarten gaan naar de aflegstapel (behalve bij Ondoden, Zombies en de Kubus). De winnaar is Leider van de volgende slag (behalve bij Draken en de Staf). Met z'n tweeën heeft Fase 1 dertien slagen, als Cthulhu geen kaarten wegneemt.
    .title = Wat winnaar en verliezer krijgen
rules-end-one = Fase 1 eindigt als de trekstapel leeg is of een speler geen kaart te spelen heeft. Kaarten die dan nog in een hand zijn, zoals na Cthulhu of een Skelet, worden gedekt afgelegd en worden geen volgelingen.
    .title = Het eind van Fase 1

rules-trick-two = Ieder neemt de eigen volgelingen-stapel op hand. Leider is wie het zou worden: de winnaar van de laatste slag van Fase 1, of wie een Draak of de Staf aanwijst. Uitkomen en volgen gaat als voorheen, maar er ligt geen open kaart: de winnaar neemt beide kaarten op de score-stapel, voor iedereen zichtbaar. Dwergen, Gnomen, Griffioenen, Trollen, Druïden, Vampieren, de Kubus en meerdere artefacten sturen kaarten ergens anders heen.
    .title = Een slag van Fase 2
rules-end-two = Fase 2 eindigt als een speler geen kaart te spelen heeft. Een kaart die in de andere hand over is, wordt gedekt afgelegd. Toverdranken, Laarzen, Bijl en maan gaan van Fase 1 mee naar Fase 2.
    .title = Het eind van Fase 2

rules-value = Slagen worden beslist door de werkelijke waarde. Die begint bij de gedrukte waarde; een toverdrank ×2 verdubbelt die. Daarna komt alles erbij en eraf wat van toepassing is: andere toverdranken, Zwaard +3, Laarzen +2, elke Beer +3, Griffioen +5, Schild −3, Bijl −2, Lich Koning −3. Het wordt nooit minder dan 0. Reuzen, Griffioenen, Vikingen, Barden, Boeren, Tovenaar, Mummie en de volgorde van de Trollen gaan uit van de gedrukte waarde.
    .title = De waarde van een kaart
rules-winner = Een kaart telt als de leidende factie als hij ervan is, of als hij een Dubbelganger is terwijl een andere factie leidt. Van die kaarten wint de hoogste werkelijke waarde, bij gelijke waarde de eerst gespeelde. Alle andere kaarten verliezen, hoe hoog ze ook zijn.
    .title = De hoogste kaart wint
rules-instead = Vijf dingen beslissen een slag anders. Van wat van toepassing is, geldt alleen het eerste van deze lijst. Ten eerste de Ring van de Duisternis: de hoogste waarde van allemaal wint. Ten tweede wint een Tovenaar of een Mummie als aan de voorwaarde is voldaan, van twee de eerst gespeelde. Ten derde, een Held leidt: er is geen leidende factie, en de hoogste waarde van allemaal wint. Ten vierde, Ridders op leidende Goblins: de hoogste Ridder wint. Ten vijfde, Weerwolven leiden en er is geen maan: de laagste kaart die als Weerwolf telt, wint, ook een Dubbelganger. Bij gelijke waarde wint altijd de eerst gespeelde.
    .title = Als iets anders beslist
rules-won-with = Je wint een slag met een kaart als die zelf de winnende kaart is. Daar gaat het om bij Automatons, Zieners, Magiërs, Zombies, Weerwolven en het Skelet. Een Dubbelganger, of een kaart die door de Kruik veranderd is, heeft nooit de kracht van wat hij vervangt: een slag die daarmee gewonnen wordt, draait bijvoorbeeld de maan niet om.
    .title = Met een kaart winnen
rules-after = Na een slag gebeurt alles in deze volgorde. Artefacten voor het moment na de slag. Een winnend Skelet trekt, en vindt dus nooit een kaart van deze slag, tenzij de Speer die aflegde. In Fase 1 wordt de open kaart genomen en daarna wordt er getrokken; in Fase 2 verpletteren Reuzen. De kaarten van de slag gaan naar hun plaats, in de volgorde waarin ze gespeeld zijn. De pot van een eerdere Kubus gaat naar de winnaar, de eerst gespeelde kaart eerst. Cthulhu. Trollen. De toverdrank van een winnende Magiër en de maan; gebruikte toverdranken gaan uit het spel, gebruikte Beren worden afgelegd. Ten slotte de volgende Leider, het eind van de fase of de slag van een Automaton.
    .title = Wat er na een slag gebeurt

rules-powers = Wat een factie kan, staat bij de factie zelf. Sommige krachten werken maar in één fase; alle krachten van de kaarten in een slag gelden. Botsen ze, dan gaan artefacten voor Helden en Helden voor facties. Gnomen, Griffioenen en Vampieren die al in Fase 1 op een score-stapel komen, door een Zombie of de Kubus, zijn daar gewone kaarten: ze liggen niet uitgelegd, Reuzen kunnen ze niet verpletteren, en zo'n Vampier is niet open.
    .title = Krachten
rules-potions = Er zijn tien toverdranken: +6, +5, +4, +3, +2, +1, −2, −3, −5 en ×2. Die je noemt, worden samen onthuld, de oudste eerst. Is de stapel leeg, dan krijgt niemand er nog een; wat je aan het eind niet gebruikt hebt, wordt afgelegd.
    .title = Toverdranken
rules-artifacts = Op één moment mogen meerdere artefacten gebruikt worden; een gebruikt artefact gaat uit het spel. Wat je gevraagd wordt, blijft voor je tegenstander verborgen. Voor toverdranken en artefacten is een Held een kaart als elke andere.
rules-windows =
    De momenten komen na elkaar. Voor het uitkomen, als de open kaart er ligt: eerst wie volgt, dan de Leider als deel van de eigen beurt; nog eens in de tweede slag van een Ketting en na een Zandloper. Bij een kaart, als deel van het spelen ervan. Na een kaart: eerst wie hem speelde (Bijl, als de ander in deze slag nog moet spelen), dan de ander (Schild).

    Na beide kaarten: de Leider, dan wie volgde, en zo verder tot beiden na elkaar passen; Ketting en Zandloper maken er meteen een eind aan. Na de slag, als de winnaar bekend is en voordat er kaarten verplaatst worden: de verliezer, dan de winnaar. En verder: bij het verzamelen op je score-stapel, kaart voor kaart; bij het trekken van de trekstapel; en aan het eind van het spel.
    .title = Wanneer artefacten te gebruiken zijn
rules-long-tricks = Boog en Ketting maken slagen van meer dan twee kaarten. In de jubileumeditie telt elke Draak van wie volgt als tweede gespeeld. Voor Lich Koning, Tovenaar en Mummie telt bij een Boog alleen de eerste kaart: een leidende Lich Koning verzwakt beide kaarten van wie volgt, en alleen diens Tovenaar of Mummie kan door zijn kracht winnen. Een Kubus heeft geen kracht. De Speer legt een kaart naar keuze af, het Paard ruilt een van de kaarten van de Leider, en Bijl en Schild zijn na elke kaart te gebruiken. In de tweede slag van een Ketting mag een Boog gespeeld worden.
    .title = Slagen van meer dan twee kaarten

rules-settling = Na Fase 2 worden Trollen en potten die er nog liggen toegewezen; Beren en toverdranken die over zijn, worden afgelegd. Uitgelegde kaarten gaan naar de score-stapels; wat onder een Vampier ligt, blijft daar. Dan vertrekken Boeren zonder Koning. Dan worden Kronen aangekondigd, en daarna wordt de buit gekozen: eerst door wie de volgende Leider zou zijn, dan met de klok mee, door een team als het eerste lid aan de beurt komt.
    .title = Voordat de stemmen geteld worden
rules-vote = Elke factie in het spel stemt op wie de meeste kaarten ervan heeft. Hebben meerdere spelers er evenveel, dan beslist de hoogste waarde, dan de op een na hoogste, enzovoort; kaarten zonder waarde komen het laatst. Voor Barden, Vikingen en Vampieren geldt eerst hun eigen regel. Is alles gelijk, of heeft niemand er een kaart van, dan stemt de factie niet. Buit maakt een reeks Barden niet langer; een Kroon of een kaart onder een Steen die als Bard telt, is een Bard van de eigen waarde.
    .title = Hoe een factie stemt
rules-victory = Wie drie van de vijf stemmen heeft, wint; heeft niemand er drie, dan wie de meeste heeft. Bij evenveel stemmen beslissen de meeste kaarten van de gewonnen facties. Ze worden geteld als voor de stem: buit en Kroon elk één, een dubbele Viking twee, bij Vampieren de open Vampier en wat eronder ligt. Zijn die ook gelijk, dan wint de hoogste som van hun waardes, met buit als 0; is ook dat gelijk, dan is het gelijkspel.
    .title = Wie het spel wint

rules-more-deck =
    Met drie of vier spelers bestaat het deck uit één paar en vijf verschillende facties van tien kaarten: precies 72 kaarten. Magiërs, Druïden, Gedaanteverwisselaars, Vampieren, Zombies, Weerwolven en Schaduwen, en ook artefacten, toverdranken en Helden, zijn alleen voor twee spelers. Beide edities kunnen. Trollen mogen, maar de spelregels raden ze af.

    Drie spelers krijgen elk 12 kaarten, vier elk 9; 36 zijn de trekstapel. Drie spelen ieder voor zich. Vier spelen in twee teams, en partners zitten tegenover elkaar. Zitten er Wasberen in het deck, dan gaan er vier uit het spel, net als met twee spelers, en ook de eerste Leider wordt zo bepaald.
    .title = Deck en delen met drie of vier spelers
rules-more-one = Elke slag gaat om twee open kaarten. Iedereen speelt om de beurt, met de klok mee vanaf de Leider, en volgt als dat kan. Dan wordt er op volgorde genomen: eerst neemt wie een kaart speelde die als de leidende factie telt, van hoog naar laag, dan alle anderen naar de waarde van hun kaart, van welke factie ook; bij gelijke waarde wie eerder speelde. De eerste neemt een van de open kaarten, de tweede de andere, de derde en de vierde de bovenste van de trekstapel. Liggen er Ridders op leidende Goblins, dan is de hoogste Ridder de eerste, en voor de rest geldt dezelfde volgorde.
    .title = Fase 1 met drie of vier spelers
rules-more-two = De winnaar neemt alle kaarten van de slag. In beide fases is de winnaar de volgende Leider, tenzij een Draak anders beslist. Dwergen gaan naar wie de laagste werkelijke waarde van allemaal speelde, bij gelijke waarde naar wie het laatst speelde. Elke Reus verplettert bij elke tegenstander van de winnaar één uitgelegde Gnoom van zijn waarde, nooit bij de winnaar of diens partner.
    .title = Fase 2 met drie of vier spelers
rules-more-powers =
    Zieners: wie ermee wint, bekijkt de bovenste kaart van de trekstapel en neemt die of een van de open kaarten. Wordt die genomen, dan neemt de tweede een van de open kaarten, de derde de andere, en een vierde de kaart die nu bovenop ligt. Draken: in beide edities is Leider wie de laatste Draak van de slag speelde. Dubbelgangers werken zoals met twee spelers. Automatons: er worden twee kaarten omgedraaid, iedereen legt een kaart af, en er wordt genomen in de volgorde van de slag van de Automaton; wie die won, is daarna Leider, wat een Draak ook zegt.

    Boeren: teams zoeken Koningen in hun gezamenlijke stapel, en de Boeren gaan naar het andere team; met drie spelers gaan ze naar de volgende met de klok mee. De buit van een team wordt, naar de gezamenlijke stapel, gekozen door het lid met het laagste plaatsnummer. Griffioenen helpen alleen wie ze heeft.
    .title = Krachten met drie of vier spelers
rules-more-score = Zeven facties stemmen, en wie de meeste stemmen heeft, wint. Teams leggen hun stapels samen voordat Boeren vertrekken; ook Koningen, Barden en Vikingen worden op de gezamenlijke stapel beoordeeld. Hebben meerdere spelers evenveel en de meeste kaarten van een factie, dan wordt onder hen verder vergeleken. Bij evenveel stemmen wordt beslist als met twee spelers: de kaarten van de gewonnen facties, dan hun som. Wie dan nog gelijkstaat, deelt de overwinning.
    .title = De telling met drie of vier spelers

rules-it-board = Het bord heeft zes kolommen en zes rijen; 5,2 is kolom 5, rij 2. Er zijn drie dobbelstenen, zes witte krakers met de getallen 1 tot en met 6, dertig zwarte claimstenen en voor elke speler vierentwintig speelstenen. Een vak is leeg, bezet (een speelsteen alleen) of veilig (een speelsteen op een claimsteen), en dan kan niemand het meer afnemen. Tijdens een beurt kan er ook een kraker van deze beurt op liggen en daarop een claimsteen van deze beurt.
    .title = Bord en stenen
rules-it-turn = Wie begint, wordt geloot; daarna gaat het om de beurt. Een beurt begint met een worp van alle drie de dobbelstenen. Kies er een voor de kolom en een voor de rij; de derde blijft over. Precies één steen moet geplaatst worden als dat kan. Niemand mag stoppen voor de eerste plaatsing.
    .title = Beurt en worp
rules-it-place = Op een vak zonder kraker dat leeg is of bezet door een tegenstander komt de kraker met het getal van de derde dobbelsteen; is die niet in de voorraad, dan kan daar niets geplaatst worden. Op een vak dat je zelf bezet, of op een kraker van deze beurt, komt een claimsteen; de derde dobbelsteen doet er niet toe. Waar een claimsteen ligt, boven of onder, kan niets geplaatst worden.
    .title = Wat waar geplaatst kan worden
rules-it-bust = Kan er niets geplaatst worden, dan heb je pech gehad. Alle claimstenen van deze beurt gaan van het bord, dan alle krakers. Het bord is als voor je beurt, en je beurt is voorbij.
    .title = Pech gehad
rules-it-stop = Na elke plaatsing kies je: nog eens gooien of stoppen. Stop je, dan wordt elk vak met een claimsteen van deze beurt veilig voor jou, en elk vak met alleen een kraker wordt door jou bezet. Een speelsteen van een tegenstander op zo'n vak gaat terug naar de eigenaar, en de krakers gaan terug naar de voorraad. Tot je stopt, wint of verliest niemand een vak.
    .title = Nog eens gooien of stoppen
rules-it-supplies = Liggen alle dertig claimstenen op het bord, dan kan er geen meer geplaatst worden. Je mag ook niets plaatsen waarmee je bij het stoppen meer dan vierentwintig vakken zou hebben, bezette en veilige samen.
    .title = Als stenen opraken
rules-it-last-round = Heeft iemand na het stoppen genoeg veilige vakken, dan begint de laatste ronde: 13 met z'n tweeën, 9 met z'n drieën, 7 met z'n vieren, 6 met z'n vijven. Ze hoeven elkaar niet te raken. Iedereen krijgt dan nog één beurt, te beginnen met de volgende; wie de ronde inluidde, komt het laatst. Er is maar één laatste ronde.
    .title = De laatste ronde
rules-it-score = Een groep bestaat uit vakken van één speler, bezet of veilig, die met een zijde aan elkaar grenzen, niet alleen met een hoek. De grootste groep wint. Zijn groepen even groot, dan beslissen de meeste veilige vakken, dan de meeste vakken in totaal; is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Wie Claim It! wint
rules-it-variant = Naar keuze: een kraker waarop een claimsteen geplaatst wordt, gaat meteen terug naar de voorraad en is in dezelfde beurt weer te gebruiken. Het vak blijft gemarkeerd en geldt alsof de kraker er nog lag. Met vijf spelers raden de spelregels dit af.
    .title = Variant: meer in één beurt

# Wat naast de lemma's van sets en kaarten staat.

rules-cards = { $count } kaarten: { $values }.
rules-hero-value = Waarde { $value }.
rules-set-line-up = Opstelling: { $factions }.
rules-set-more = Met drie of vier spelers ook: { $factions }.
rules-set-two = Alleen voor twee spelers.
rules-set-edition = Volgens de editie Claim 2.
rules-set-artifacts = Met artefacten.
rules-set-heroes = Met Helden.
rules-numbers = { $count ->
    [one] Regel { $rules }
   *[other] Regels { $rules }
}

# Wat de pagina rond de regels zegt.

web-search = Zoeken
web-here = In dit spel
web-found = { $count ->
    [one] Eén resultaat
   *[other] { $count } resultaten
}
web-none-found = Niets gevonden. Probeer minder of kortere woorden.
web-to-game = Terug naar spel
