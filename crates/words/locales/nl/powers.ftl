# Wat de kaarten kunnen, volgens docs/rules/claim.md; de nummers van de regels staan naast de teksten.

power-faction-knights = Leiden de Goblins, dan wint een Ridder de slag, wat de waardes ook zijn; van meer Ridders de hoogste. Wie een Goblin heeft, moet toch volgen, of een Dubbelganger spelen.
power-faction-goblins = Geen kracht. Er zijn er wel veel: vijf nullen, en 1 tot en met 9 elk één keer.
power-faction-giants = Fase 2: win je een slag, dan verplettert elke Reus erin bij elke tegenstander één uitgelegde Gnoom van zijn eigen waarde, nooit bij jou of je partner. Het maakt niet uit wie de Reus speelde. Gnomen uit diezelfde slag zijn veilig. In de editie Claim 2 mag je met z'n tweeën de Gnoom sparen.
power-faction-gnomes = Fase 2: een Gnoom die je verzamelt, ligt open voor je, waar Reuzen hem kunnen verpletteren. Wat er aan het eind over is, gaat naar je score-stapel. Gnomen die al in Fase 1 op een score-stapel komen, zijn daar veilig.
power-faction-kings = Aan het eind houdt een Koning je Boeren van zijn eigen waarde en van hoogstens 3 minder: Koning 7 houdt de Boeren 4, 5, 6 en 7.
power-faction-peasants = Aan het eind blijft elk van je Boeren alleen als je een Koning hebt met dezelfde waarde of hoogstens 3 hoger. Alle andere gaan naar de tegenstander (met drie spelers naar de volgende met de klok mee) en blijven daar. Boer 0 vertrekt altijd.
power-faction-automatons = Fase 1: win je een slag met een Automaton, dan is ook de volgende slag van jou, zonder dat er gespeeld wordt. Iedereen legt gedekt een kaart naar keuze af, jij neemt de open kaart, je tegenstander trekt, en jij bent Leider van de slag daarna, wat een Draak ook zegt. Met z'n drieën en vieren wordt er in dezelfde volgorde genomen als in de slag ervoor. De afgelegde kaarten hebben geen kracht.
power-faction-bards = Aan het eind wint de langste aaneengesloten reeks Barden de stem: 3 4 5 verslaat 1 2 6 7 9. Zijn de langste reeksen even lang, dan wordt er geteld als altijd.
power-faction-dragons = Een Draak bepaalt wie Leider van de volgende slag is, gewonnen of verloren, ook van de ene fase op de andere. Met z'n tweeën is dat wie als tweede een Draak speelt; in de editie Claim 2 wie de laatste Draak van de slag speelde, ook als eerste kaart. Met z'n drieën en vieren telt de laatste Draak van de slag.
power-faction-doppelgangers = Je mag een Dubbelganger spelen in plaats van te volgen, ook als je zou kunnen volgen. Hij telt met zijn waarde mee als de leidende factie, maar zonder de kracht ervan. Leiden de Dubbelgangers zelf, dan zijn ze een factie als elke andere.
power-faction-dwarves = Fase 2: Dwergen gaan naar de verliezer. Met z'n tweeën neemt wie de slag verliest alle Dwergen eruit; met z'n drieën en vieren wie de laagste kaart van allemaal speelde, bij gelijke de laatst gespeelde.
power-faction-griffins = Fase 2: een Griffioen die je verzamelt, ligt open voor je. Vanaf de volgende slag krijgt elke kaart die je speelt met de gedrukte waarde van een van je Griffioenen +5.
power-faction-raccoons = Vier van de veertien gaan voor het delen ongezien uit het spel. Aan het eind telt elk van je Wasberen met buit ook als één extra kaart, zonder waarde, voor de factie in het spel waarvan je er het minst hebt, al is het geen enkele; zijn dat er meer, dan kies je er één voor al je buit.
power-faction-seers = Fase 1: win je een slag met een Ziener, dan bekijk je de bovenste kaart van de trekstapel. Neem die of een open kaart; de anderen krijgen wat jij laat liggen.
power-faction-trolls = Fase 2: gespeelde Trollen gaan naar de wachtende Trollen in het midden. Wie een slag wint, neemt de hoogste daarvan, en maar één; wie de laatste slag wint, neemt alle overige. In de editie Claim 2 mag die er ook laten liggen.
power-faction-undead = Fase 1: een gespeelde Ondode gaat niet naar de aflegstapel, maar naar de score-stapel van wie de slag wint. Als open of getrokken kaart wordt een Ondode gewoon een volgeling.
power-faction-vikings = Aan het eind telt elk van je Vikingen dubbel voor de stem van de Vikingen als een andere kaart in je score-stapel dezelfde waarde heeft.
power-faction-wizards = Win je een slag met een Magiër, dan neem je de bovenste toverdrank, gedekt en ongezien. Bij elke latere kaart mag je toverdranken onthullen.
power-faction-druids = Fase 2: een Druïde die je speelde in een slag die je verloor, gaat niet naar de winnaar, maar ligt als Beer voor je. De volgende kaart die je speelt, krijgt +3 voor elk van je Beren; daarna worden ze afgelegd. Beren die aan het eind over zijn, tellen voor niemand.
power-faction-shapeshifters = Fase 1: een Gedaanteverwisselaar ruilt van plaats met de open kaart zodra hij gespeeld is. Die is nu je gespeelde kaart, met haar kracht; was jij Leider, dan leidt haar factie. Of je de Gedaanteverwisselaar mag spelen, hangt van hemzelf af.
power-faction-vampires = Fase 2: een Vampier die je verzamelt, mag open voor je liggen, en elke kaart die je verzamelt en die geen Vampier is, mag eronder; daar telt ze voor geen factie. De stem gaat naar de hoogste som van de gedrukte waardes van de open Vampier en wat eronder ligt, bij gelijke naar de hogere Vampier. Je andere Vampieren tellen niet mee, en zonder open Vampier kun je de stem niet winnen. Leg je een nieuwe Vampier open neer, dan wordt afgelegd wat onder de oude lag.
power-faction-zombies = Fase 1: win je een slag met een Zombie, dan gaat de verliezende kaart naar je score-stapel.
power-faction-werewolves = Leiden de Weerwolven en is er geen maan, dan wint de laagste kaart die als Weerwolf telt; bij volle maan de hoogste, zoals altijd. Elke slag die met een Weerwolf gewonnen wordt, keert de maan.
power-faction-shadows = Geen kracht, maar tien van de twintig (0 tot en met 19) gaan voor het delen ongezien uit het spel: niemand weet welke er meedoen.

power-hero-lich-king = Een kaart die de Lich Koning volgt, is 3 minder waard.
power-hero-skeleton = Na een slag die je met het Skelet wint, mag je blind een kaart van de aflegstapel trekken, ook een die er gedekt ligt. Ze komt op je hand, en alleen jij ziet welke het is.
power-hero-warlock = Gespeeld op een kaart met een oneven gedrukte waarde, wint hij de slag.
power-hero-cthulhu = In Fase 1 gaan de bovenste twee kaarten van de trekstapel ongezien uit het spel. In Fase 2 legt iedereen gedekt een kaart naar keuze af. Het gebeurt allebei na de slag waarin Cthulhu gespeeld is.
power-hero-mummy = Gespeeld op een kaart met gedrukte waarde 7 of meer, wint hij de slag.
power-hero-gelatinous-cube = Als tweede gespeeld vormt de Kubus met de kaart ervoor een pot: niemand verzamelt die nu; wie de volgende slag wint, neemt beide op de eigen score-stapel, ook in Fase 1. Komt er geen slag meer, dan zijn ze voor wie deze won. Als eerste kaart heeft hij geen kracht.

power-hero-any = Een Held heeft een waarde en geen factie. Leidt een Held, dan mag alles gespeeld worden en wint de hoogste waarde, tenzij de kracht van de Held die volgt iets anders zegt. Op een factiekaart gespeeld verliest een Held, tenzij zijn kracht iets anders zegt, en hij mag alleen gespeeld worden door wie niet kan volgen. Op zichzelf telt hij voor geen enkele stem.

power-artifact-crown = Aan het eind mag je hem laten tellen als een kaart met waarde 5 van een factie in het spel naar keuze.
power-artifact-sword = Bij een kaart: die kaart krijgt +3.
power-artifact-horn = Fase 2, als beiden gespeeld hebben: ieder neemt de eigen kaarten van deze slag op de eigen score-stapel, ook Dwergen, Trollen en Druïden. Wie wint en wie de volgende Leider is, wordt bepaald als altijd, en Reuzen verpletteren nog steeds.
power-artifact-spear = Fase 2, als je een slag verloren hebt: leg een van de kaarten ervan af, welke je maar wilt. De winnaar krijgt alleen wat overblijft, ook Dwergen, Trollen en Druïden.
power-artifact-orb = Fase 1, als je zou moeten trekken: bekijk de bovenste drie kaarten en houd er één als volgeling; de andere worden weer door de trekstapel geschud.
power-artifact-crystal = Fase 2, als je een kaart verzamelt: ruil haar met een kaart uit je hand, die je in plaats daarvan verzamelt. De gewonnen kaart komt op je hand, en iedereen ziet haar.
power-artifact-horse = Als beiden gespeeld hebben en jij Leider bent: ruil je gespeelde kaart met een uit je hand, alsof je daarmee was uitgekomen. De andere kaart blijft. Wat op je oude kaart lag, ben je kwijt; Laarzen, Bijl en Beren gaan over op de nieuwe, en krachten van gespeelde kaarten slaan haar over.
power-artifact-boots = Voor het uitkomen, of bij of voor je eigen kaart: je volgende twee kaarten krijgen elk +2, desnoods tot in Fase 2.
power-artifact-stone = Fase 2, als je een kaart verzamelt: leg haar gedekt onder een open factiekaart van je score-stapel. Aan het eind telt ze met haar eigen waarde als kaart van die factie. Uitgelegde kaarten en Helden gelden daarbij niet.
power-artifact-staff = Als je een slag verloren hebt: jij bent Leider van de volgende, wat een Draak ook zegt. Is de volgende van een Automaton, dan ben je Leider van de eerste daarna.
power-artifact-light = Fase 2, als je een slag gewonnen hebt: bekijk drie willekeurige kaarten uit de hand van je tegenstander. Die moet er minstens vijf hebben.
power-artifact-chain = Fase 2, als beiden gespeeld hebben: de twee kaarten gaan opzij, dezelfde Leider komt weer uit, en wie die tweede slag wint, krijgt alle vier. Beiden moeten nog een kaart hebben.
power-artifact-hourglass = Als beiden gespeeld hebben: beiden nemen hun kaarten terug en de slag wordt overgespeeld met dezelfde Leider. De open kaart blijft, dezelfde kaarten mogen weer, en wat eraan verbruikt is, blijft verbruikt.
power-artifact-shield = Na de kaart van je tegenstander: die kaart is 3 minder waard, maar nooit minder dan 0.
power-artifact-jug = Bij een kaart: kies een andere factie in het spel. In deze slag is de kaart alleen van die factie en heeft ze geen kracht; of ze gespeeld mag worden, hangt van de nieuwe factie af.
power-artifact-axe = Voor het uitkomen, bij of voor je eigen kaart, of erna zolang je tegenstander nog moet spelen: de volgende twee kaarten van je tegenstander zijn elk 2 minder waard.
power-artifact-bow = Fase 2, voordat je uitkomt: beiden spelen om beurten twee kaarten en volgen de eerste als ze kunnen. De winnaar krijgt alle vier. Beiden moeten twee kaarten hebben.
power-artifact-ring = Bij je kaart, als je geen Leider bent: die hoeft niet te volgen, en de hoogste waarde van allemaal wint de slag.

power-artifact-any = Artefacten zijn verborgen in je hand, en elk is één keer te gebruiken, op zijn eigen moment. Je wordt alleen gevraagd als je er een hebt die past. Botsen krachten, dan gaan artefacten voor Helden en Helden voor facties.

power-potion-plus = De kaart waarbij hij onthuld wordt, krijgt +{ $number }.
power-potion-minus = De kaart waarbij hij onthuld wordt, krijgt −{ $number }, maar komt nooit onder 0.
power-potion-double = De gedrukte waarde van de kaart waarbij hij onthuld wordt, verdubbelt.
power-potion-any = Bij een kaart die je speelt, mag je zo veel van je toverdranken onthullen als je wilt. Je zegt hoeveel, en pas dan kom je te weten wat ze doen. Gebruikte toverdranken gaan uit het spel.

power-moon = In het begin is er geen maan. Zolang dat zo is en Weerwolven leiden, wint de laagste kaart die als Weerwolf telt; bij volle maan de hoogste. Een slag die met een Weerwolf gewonnen wordt, keert daarna de maan.
