# De facties: hoe ze heten, wat ze kunnen, wat er nog te weten is en wat ze vragen.
#
# Een factie staat in het meervoud; `.one` is één kaart ervan, `.of` wat erbij hoort.
# `effect-…` is de kracht in één korte regel, voor het moment waarop het erom gaat.

faction-knights = Ridders
    .one = Ridder
    .of = van de Ridders
power-faction-knights = Leiden de Goblins, dan wint een Ridder de slag, wat de waardes ook zijn; bij meerdere Ridders de hoogste. Wie een Goblin heeft, moet toch volgen of een Dubbelganger spelen.
effect-faction-knights = Een Ridder verslaat elke leidende Goblin.

faction-goblins = Goblins
    .one = Goblin
    .of = van de Goblins
power-faction-goblins = Geen kracht. Er zijn er wel veel: vijf nullen, en 1 tot en met 9 elk één keer.
effect-faction-goblins = Geen kracht, maar veel kaarten.

faction-giants = Reuzen
    .one = Reus
    .of = van de Reuzen
power-faction-giants = Fase 2: win je een slag, dan verplettert elke Reus erin bij elke tegenstander één uitgelegde Gnoom van zijn eigen waarde, nooit bij jou of je partner. Het maakt niet uit wie de Reus speelde. Gnomen uit diezelfde slag zijn veilig. Met twee spelers mag je in de editie Claim 2 de Gnoom sparen.
effect-faction-giants = Elke Reus verplettert een even hoge Gnoom van de ander.
more-giants = Twee Reuzen van dezelfde waarde verpletteren hoogstens twee Gnomen. Elke gespeelde Reus telt, waar hij ook heen gaat.
question-giants = { $giant } kan { $gnome } verpletteren. Mag hij dat?

faction-gnomes = Gnomen
    .one = Gnoom
    .of = van de Gnomen
power-faction-gnomes = Fase 2: een Gnoom die je verzamelt, ligt open voor je, waar Reuzen hem kunnen verpletteren. Wat er aan het eind over is, gaat naar je score-stapel. Gnomen die al in Fase 1 op een score-stapel komen, zijn daar veilig.
effect-faction-gnomes = Liggen open, waar Reuzen ze kunnen verpletteren.

faction-kings = Koningen
    .one = Koning
    .of = van de Koningen
power-faction-kings = Aan het eind houdt een Koning je Boeren van zijn eigen waarde en tot 3 lager: Koning 7 houdt de Boeren 4, 5, 6 en 7.
effect-faction-kings = Houden Boeren van hun waarde en tot 3 lager.

faction-peasants = Boeren
    .one = Boer
    .of = van de Boeren
power-faction-peasants = Aan het eind blijft elk van je Boeren alleen als je een Koning hebt met dezelfde waarde of hoogstens 3 hoger. Alle andere gaan naar de tegenstander (met drie spelers naar de volgende met de klok mee) en blijven daar. Boer 0 vertrekt altijd.
effect-faction-peasants = Blijven aan het eind alleen met een passende Koning.
more-peasants = Ze worden allemaal tegelijk beoordeeld. Alleen echte Koningen en Boeren die open in de score-stapel liggen, tellen, niet wat dat door een Kroon of een Steen wordt, en niets wat onder een Vampier of een Steen ligt. Vertrekt een Boer, dan blijft de kaart die een Steen eronder legde waar hij is.

faction-automatons = Automatons
    .one = Automaton
    .of = van de Automatons
power-faction-automatons = Fase 1: win je een slag met een Automaton, dan is ook de volgende slag van jou, zonder dat er gespeeld wordt. Iedereen legt gedekt een kaart naar keuze af, jij neemt de open kaart, je tegenstander trekt, en jij bent Leider van de slag daarna, wat een Draak ook zegt. Met z'n drieën of vieren wordt er in dezelfde volgorde genomen als in de slag ervoor. De afgelegde kaarten hebben geen kracht.
effect-faction-automatons = Winst met een Automaton levert ook de volgende slag op.
more-automatons = Je hebt die slag gewonnen, en een pot is van jou, maar niet met een kaart. De afgelegde kaarten zijn niet gespeeld: Laarzen, Bijl, Beren en toverdranken wachten, en alleen de Bol is te gebruiken. Heeft Fase 1 geen slag meer, dan gebeurt er niets.

faction-bards = Barden
    .one = Bard
    .of = van de Barden
power-faction-bards = Aan het eind wint de langste aaneengesloten reeks Barden de stem: 3 4 5 verslaat 1 2 6 7 9. Zijn de langste reeksen even lang, dan wordt er gewoon geteld.
effect-faction-bards = De langste reeks wint de stem van de Barden.

faction-dragons = Draken
    .one = Draak
    .of = van de Draken
power-faction-dragons = Een Draak bepaalt wie Leider van de volgende slag is, gewonnen of verloren, ook van de ene fase op de andere. Met z'n tweeën is dat wie als tweede een Draak speelt; in de editie Claim 2 wie de laatste Draak van de slag speelde, ook als eerste kaart. Met z'n drieën of vieren telt de laatste Draak van de slag.
effect-faction-dragons = Een Draak bepaalt wie de volgende Leider is.
more-dragons = De kaarten zijn nog steeds voor wie de slag wint.

faction-doppelgangers = Dubbelgangers
    .one = Dubbelganger
    .of = van de Dubbelgangers
power-faction-doppelgangers = Je mag een Dubbelganger spelen in plaats van te volgen, ook als je zou kunnen volgen. Hij telt met zijn waarde mee als de leidende factie, maar zonder de kracht ervan. Leiden de Dubbelgangers zelf, dan zijn ze een factie als elke andere.
effect-faction-doppelgangers = Tellen als de leidende factie, zonder de kracht ervan.
more-doppelgangers = Je hoeft er nooit een te spelen, tenzij Dubbelgangers leiden.

faction-dwarves = Dwergen
    .one = Dwerg
    .of = van de Dwergen
power-faction-dwarves = Fase 2: Dwergen gaan naar de verliezer. Met z'n tweeën neemt wie de slag verliest alle Dwergen eruit; met z'n drieën of vieren wie de laagste kaart van allemaal speelde, bij gelijke waarde wie het laatst speelde.
effect-faction-dwarves = Gaan naar de verliezer; met 3 of 4 naar de laagste kaart.

faction-griffins = Griffioenen
    .one = Griffioen
    .of = van de Griffioenen
power-faction-griffins = Fase 2: een Griffioen die je verzamelt, ligt open voor je. Vanaf de volgende slag krijgt elke kaart die je speelt met de gedrukte waarde van een van je Griffioenen +5.
effect-faction-griffins = Vanaf nu krijgen kaarten van de eigenaar met die waarde +5.
more-griffins = Ook Helden die je speelt, worden zo versterkt.

faction-raccoons = Wasberen
    .one = Wasbeer
    .of = van de Wasberen
power-faction-raccoons = Vier van de veertien gaan voor het delen ongezien uit het spel. Aan het eind telt elk van je Wasberen met buit ook als één extra kaart, zonder waarde, voor de factie in het spel waarvan je de minste kaarten hebt, al is het geen enkele; zijn dat er meerdere, dan kies je er één voor al je buit.
effect-faction-raccoons = Buit telt voor de factie met de minste eigen kaarten.
more-raccoons = Dat kunnen ook de Wasberen zelf zijn. Geteld wordt zoals de kaarten liggen als de Boeren vertrokken en Kronen aangekondigd zijn: een Viking één keer, elke Vampier als Vampier, wat onder een Vampier ligt helemaal niet, een kaart onder een Steen als zijn nieuwe factie. Een Wasbeer onder een Vampier of een Steen heeft geen buit.
question-raccoons = Voor welke factie telt je buit?

faction-seers = Zieners
    .one = Ziener
    .of = van de Zieners
power-faction-seers = Fase 1: win je een slag met een Ziener, dan bekijk je de bovenste kaart van de trekstapel. Neem die of een open kaart; de anderen krijgen wat jij laat liggen.
effect-faction-seers = Winst toont de bovenste kaart: die of een open kaart.
more-seers = De bovenste kaart heb je hoe dan ook gezien; de anderen zien alleen wat ze krijgen. Met z'n tweeën krijgt je tegenstander de andere van de twee kaarten.
question-seers = Je Ziener ziet { $top-the } boven op de trekstapel. Neem je die of { $cards-the }?

faction-trolls = Trollen
    .one = Trol
    .of = van de Trollen
power-faction-trolls = Fase 2: gespeelde Trollen gaan naar de wachtende Trollen in het midden. Wie een slag wint, neemt de hoogste daarvan, en maar één; wie de laatste slag wint, neemt alle overige. In de editie Claim 2 mag die ook Trollen laten liggen.
effect-faction-trolls = Wachtende Trollen gaan naar slagwinnaars, de hoogste eerst.
more-trolls = Na elke slag wordt er een Trol genomen, met of zonder Trollen erin, wat er ook met de andere kaarten gebeurde. Welke slag de laatste is, blijkt na Cthulhu. In de editie Claim 2 wordt daar Trol voor Trol gevraagd, van hoog naar laag; de andere worden afgelegd.
question-trolls = Laatste slag: neem je { $card-the } van de wachtende Trollen?

faction-undead = Ondoden
    .one = Ondode
    .of = van de Ondoden
power-faction-undead = Fase 1: een gespeelde Ondode gaat niet naar de aflegstapel, maar naar de score-stapel van wie de slag wint. Als open of getrokken kaart wordt een Ondode gewoon een volgeling.
effect-faction-undead = Een gespeelde Ondode komt op de score-stapel van de winnaar.
more-undead = Een Ondode die in de slag van een Automaton wordt afgelegd, is niet gespeeld.

faction-vikings = Vikingen
    .one = Viking
    .of = van de Vikingen
power-faction-vikings = Aan het eind telt elk van je Vikingen dubbel voor de stem van de Vikingen als een andere kaart in je score-stapel dezelfde waarde heeft.
effect-faction-vikings = Tellen dubbel naast een andere kaart van hun waarde.
more-vikings = Een Viking die dubbel telt, is twee kaarten van zijn waarde. De andere kaart mag een Held zijn. Een Kroon of een kaart onder een Steen die als Viking telt, is er in elk opzicht een en mag de andere kaart zijn; buit en wat onder een Vampier ligt, mogen dat niet.

faction-wizards = Magiërs
    .one = Magiër
    .of = van de Magiërs
power-faction-wizards = Win je een slag met een Magiër, dan neem je de bovenste toverdrank, gedekt en ongezien. Bij elke latere kaart mag je toverdranken onthullen.
effect-faction-wizards = Winst met een Magiër levert een toverdrank op.

faction-druids = Druïden
    .one = Druïde
    .of = van de Druïden
power-faction-druids = Fase 2: een Druïde die je speelde in een slag die je verloor, gaat niet naar de winnaar, maar ligt als Beer voor je. De volgende kaart die je speelt, krijgt +3 voor elk van je Beren; daarna worden ze afgelegd. Beren die aan het eind over zijn, tellen voor niemand.
effect-faction-druids = Een verliezende Druïde wordt een Beer: volgende kaart +3.
more-druids = Bij een Boog krijgt de eerste van je twee kaarten de toeslag. Een Druïde die door de Kruik veranderd of door de Hoorn of de Speer verplaatst is, wordt geen Beer.

faction-shapeshifters = Gedaanteverwisselaars
    .one = Gedaanteverwisselaar
    .of = van de Gedaanteverwisselaars
power-faction-shapeshifters = Fase 1: een Gedaanteverwisselaar ruilt van plaats met de open kaart zodra hij gespeeld is. Die is nu je gespeelde kaart, met zijn kracht; was jij Leider, dan leidt zijn factie. Of je de Gedaanteverwisselaar mag spelen, hangt van hemzelf af.
effect-faction-shapeshifters = Ruilen van plaats met de open kaart.
more-shapeshifters = Een kaart die door de ruil binnenkomt, ruilt niet nog eens; een tweede Gedaanteverwisselaar ruilt met de eerste, die nu de open kaart is. Wat bij of op de Gedaanteverwisselaar gespeeld wordt, geldt voor de kaart die binnenkwam. Komt er zo voor de Leider een Held binnen, dan leidt een Held.

faction-vampires = Vampieren
    .one = Vampier
    .of = van de Vampieren
power-faction-vampires = Fase 2: een Vampier die je verzamelt, mag open voor je liggen, en elke kaart die je verzamelt en die geen Vampier is, mag eronder; daar telt hij voor geen factie. De stem gaat naar de hoogste som van de gedrukte waardes van de open Vampier en wat eronder ligt, bij gelijke som naar de hogere Vampier. Je andere Vampieren tellen niet mee, en zonder open Vampier kun je de stem niet winnen. Leg je een nieuwe Vampier open neer, dan wordt afgelegd wat onder de oude lag.
effect-faction-vampires = Kaarten gaan eronder; de hoogste som wint de stem.
more-vampires = Dit wordt bij het verzamelen beslist, en alleen dan; kaarten van één slag worden verzameld in de volgorde waarin ze gespeeld zijn. Eronder mag elke kaart die je verzamelt, ook uit dezelfde slag, ook een Held, en niets kan hem daar raken; een Gnoom of Griffioen ligt daar niet uitgelegd. De oude Vampier blijft in je score-stapel. Een Kroon, een kaart onder een Steen of buit die als Vampier telt, voegt niets aan de som toe.

faction-zombies = Zombies
    .one = Zombie
    .of = van de Zombies
power-faction-zombies = Fase 1: win je een slag met een Zombie, dan gaat de verliezende kaart naar je score-stapel.
effect-faction-zombies = Winst met een Zombie: de winnaar scoort de andere kaart.

faction-werewolves = Weerwolven
    .one = Weerwolf
    .of = van de Weerwolven
power-faction-werewolves = Leiden de Weerwolven en is er geen maan, dan wint de laagste kaart die als Weerwolf telt; bij volle maan de hoogste, zoals altijd. Elke slag die met een Weerwolf gewonnen wordt, draait de maan om.
effect-faction-werewolves = Zonder maan wint de laagste Weerwolf.
more-werewolves = Ook een Dubbelganger op leidende Weerwolven telt hier als Weerwolf, maar een slag die ermee gewonnen wordt, draait de maan niet om.

faction-shadows = Schaduwen
    .one = Schaduw
    .of = van de Schaduwen
power-faction-shadows = Geen kracht, maar tien van de twintig (0 tot en met 19) gaan voor het delen ongezien uit het spel: niemand weet welke er meedoen.
effect-faction-shadows = Niemand weet welke tien van de twintig meedoen.
