# De artefacten: hoe ze heten, wat ze kunnen, wat er nog te weten is en wat ze vragen.
#
# `.the` noemt het met zijn lidwoord.
# `effect-…` is de kracht in één korte regel voor wie hem kan gebruiken, `.told` hetzelfde voor wie het ziet.

artifact-crown = Kroon van het Licht
    .the = de Kroon van het Licht
power-artifact-crown = Aan het eind mag je hem laten tellen als een kaart met waarde 5 van een factie in het spel naar keuze.
effect-artifact-crown = Telt als een 5 van een factie naar keuze.
    .told = Telt als een 5 van een factie naar keuze.
more-crown = Hij wordt aangekondigd als de Boeren vertrokken zijn.
question-crown = Voor welke factie telt je Kroon?

artifact-sword = Zwaard van de Draak
    .the = het Zwaard van de Draak
power-artifact-sword = Bij een kaart: die kaart krijgt +3.
effect-artifact-sword = De kaart die je speelt, krijgt +3.
    .told = Eén kaart krijgt +3.

artifact-horn = Hoorn van de Stilte
    .the = de Hoorn van de Stilte
power-artifact-horn = Fase 2, als beiden gespeeld hebben: ieder neemt de eigen kaarten van deze slag op de eigen score-stapel, ook Dwergen, Trollen en Druïden. Wie wint en wie de volgende Leider is, wordt bepaald zoals altijd, en Reuzen verpletteren nog steeds.
effect-artifact-horn = Ieder houdt de eigen kaarten van deze slag.
more-horn = Een Kubus maakt geen pot, en een eerdere pot gaat naar de winnaar. Met een Ketting geldt hij voor alle kaarten van beide slagen.

artifact-spear = Speer van de Vergelding
    .the = de Speer van de Vergelding
power-artifact-spear = Fase 2, als je een slag verloren hebt: leg een kaart van de slag af, welke je maar wilt. De winnaar krijgt alleen wat overblijft, ook Dwergen, Trollen en Druïden.
effect-artifact-spear = Leg een kaart van de verloren slag af.
    .told = De verliezer legt een kaart van de slag af.
more-spear = Er ontstaat geen pot. Na een Hoorn legt hij alleen af; voor de rest geldt de Hoorn.
question-spear = Welke kaart van de slag leg je af?

artifact-orb = Bol van Inzicht
    .the = de Bol van Inzicht
power-artifact-orb = Fase 1, als je zou moeten trekken: bekijk de bovenste drie kaarten en houd er één als volgeling; de andere worden weer door de trekstapel geschud.
effect-artifact-orb = Bekijk de bovenste drie kaarten en houd er één.
    .told = Toont de bovenste drie kaarten; één blijft bewaard.
more-orb = Zijn er minder dan drie over, bekijk ze dan allemaal. Hij werkt ook als iemand met een Ziener je de bovenste kaart liet, en in de slag van een Automaton, maar niet voor wie met de Ziener won.
question-orb = Welke kaart houd je: { $cards-the }?

artifact-crystal = Kristal van de Waanzin
    .the = het Kristal van de Waanzin
power-artifact-crystal = Fase 2, als je een kaart verzamelt: ruil hem met een kaart uit je hand, die je in plaats daarvan verzamelt. De gewonnen kaart neem je op hand, en iedereen ziet hem.
effect-artifact-crystal = Verzamel een kaart uit je hand in plaats van deze.
    .told = In plaats van een kaart wordt een handkaart verzameld.
more-crystal = Je moet een handkaart hebben. Die wordt volgens alle regels verzameld, uitleggen, Vampier en Steen inbegrepen, maar is niet gespeeld: hij is geen Reus, Trol of Dwerg van deze slag.
question-crystal = Je verzamelt { $card-the }. Welke kaart uit je hand verzamel je in plaats daarvan?

artifact-horse = Paard van de Magiër
    .the = het Paard van de Magiër
power-artifact-horse = Als beiden gespeeld hebben en jij Leider bent: ruil je gespeelde kaart met een uit je hand, alsof je daarmee was uitgekomen. De andere kaart blijft. Wat op je oude kaart lag, ben je kwijt; Laarzen, Bijl en Beren gaan over op de nieuwe, en krachten van gespeelde kaarten gelden er niet voor.
effect-artifact-horse = Ruil de kaart waarmee je uitkwam met een uit je hand.
    .told = De kaart waarmee is uitgekomen, wordt geruild uit de hand.
more-horse = Je moet een handkaart hebben. Wat je kwijt bent, is wat op de oude kaart lag: Zwaard, Kruik, toverdranken, Schild. Lich Koning, Tovenaar, Mummie en Griffioenen gaan uit van de nieuwe kaart, net als krachten die vragen waarmee een slag gewonnen is. Maar die is niet gespeeld: een Gedaanteverwisselaar ruilt niet, er is geen artefact bij te gebruiken, en Reuzen, Trollen, Dwergen, Ondoden, Druïden, Draken en Cthulhu hebben daar geen kracht. De teruggenomen kaart geldt als nooit gespeeld. Met een Ketting zijn alleen kaarten sinds het laatste uitkomen te ruilen.
question-horse-out = Welke van je gespeelde kaarten neem je terug?
question-horse-in = Welke kaart uit je hand komt in de plaats van { $card-the }?

artifact-boots = Laarzen van de Verte
    .the = de Laarzen van de Verte
power-artifact-boots = Voor het uitkomen, of bij of voor je eigen kaart: je volgende twee kaarten krijgen elk +2, ook nog in Fase 2.
effect-artifact-boots = Je volgende twee kaarten krijgen elk +2.
    .told = Twee eigen kaarten krijgen na elkaar elk +2.

artifact-stone = Steen van de Vergetelheid
    .the = de Steen van de Vergetelheid
power-artifact-stone = Fase 2, als je een kaart verzamelt: leg hem gedekt onder een open factiekaart van je score-stapel. Aan het eind telt hij met zijn eigen waarde als kaart van die factie. Niet onder uitgelegde kaarten of Helden.
effect-artifact-stone = Deze kaart telt voor een factie uit je score-stapel.
    .told = Een kaart telt voor een andere factie in de score-stapel.
more-stone = De kaart is dan niet uitgelegd en niet open. Ook een Held kan zo gelegd worden. Beiden kennen de kaart. Alleen de factie doet ertoe, dus kies je een factie.
question-stone = Onder welke factie leg je { $card-the } gedekt?

artifact-staff = Staf van de Orde
    .the = de Staf van de Orde
power-artifact-staff = Als je een slag verloren hebt: jij bent Leider van de volgende, wat een Draak ook zegt. Is de volgende van een Automaton, dan ben je Leider van de eerste daarna.
effect-artifact-staff = Jij bent Leider van de volgende slag.
    .told = Wie hem gebruikt, is Leider van de volgende slag.
more-staff = Je bent ook Leider als een Draak of een Kubus het anders wil.

artifact-light = Licht van de Eeuwigheid
    .the = het Licht van de Eeuwigheid
power-artifact-light = Fase 2, als je een slag gewonnen hebt: bekijk drie willekeurige kaarten uit de hand van je tegenstander. Die moet er minstens vijf hebben.
effect-artifact-light = Bekijk drie willekeurige handkaarten van de ander.
    .told = Toont drie willekeurige handkaarten van de ander.
more-light = Je tegenstander ziet welke.
question-light = Er worden kaarten uit de hand getoond.

artifact-chain = Ketting van de Vorst
    .the = de Ketting van de Vorst
power-artifact-chain = Fase 2, als beiden gespeeld hebben: de twee kaarten gaan opzij, dezelfde Leider komt weer uit, en wie die tweede slag wint, krijgt alle vier. Beiden moeten nog een kaart hebben.
effect-artifact-chain = Er volgt nog een slag: de winnaar neemt alle vier.
more-chain = Alleen de kaarten van de tweede slag beslissen wie wint en met welke kaart; voor andere krachten tellen alle kaarten. Wat aan de eerste slag verbruikt is, blijft verbruikt.

artifact-hourglass = Zandloper van de Toekomst
    .the = de Zandloper van de Toekomst
power-artifact-hourglass = Als beiden gespeeld hebben: beiden nemen hun kaarten terug en de slag wordt overgespeeld met dezelfde Leider. De open kaart blijft, dezelfde kaarten mogen weer, en wat eraan verbruikt is, blijft verbruikt.
effect-artifact-hourglass = Beiden nemen hun kaarten terug en spelen opnieuw.
more-hourglass = Alleen kaarten sinds het laatste uitkomen gaan terug. Een Hoorn die sindsdien klonk, wordt ongedaan gemaakt, een van voor een Ketting niet. Wat Gedaanteverwisselaars ruilden, wordt teruggedraaid, het laatste eerst, tenzij het Paard de vroegere open kaart op hand nam. Toverdranken, artefacten, Beren en een van de twee kaarten van Laarzen of Bijl blijven verbruikt.

artifact-shield = Schild van de Sluier
    .the = het Schild van de Sluier
power-artifact-shield = Na de kaart van je tegenstander: die kaart is 3 minder waard, maar nooit minder dan 0.
effect-artifact-shield = De kaart van je tegenstander krijgt −3.
    .told = De kaart van de andere kant krijgt −3.
more-shield = Het verzwakt de laatste kaart die je tegenstander speelde.

artifact-jug = Kruik van de Koning
    .the = de Kruik van de Koning
power-artifact-jug = Bij een kaart: kies een andere factie in het spel. In deze slag is de kaart alleen van die factie en heeft hij geen kracht; of hij gespeeld mag worden, hangt van de nieuwe factie af.
effect-artifact-jug = Je kaart verandert van factie, zonder kracht.
    .told = Een kaart verandert van factie, zonder kracht.
more-jug = Noch de kracht van de eigen factie noch die van de nieuwe geldt. Een veranderde Dubbelganger telt alleen als wat hij geworden is; een kaart die Dubbelganger geworden is, vervangt geen andere factie; een Gedaanteverwisselaar ruilt niet; Dwerg, Trol, Druïde, Ondode, Reus, Draak en Held zijn gewone kaarten. Maar een kaart die Goblin of Weerwolf geworden is, wordt ook zo beoordeeld: leidt hij als Goblin, dan verslaan Ridders hem, en onder leidende Weerwolven zonder maan wint de laagste. Een kaart die Ridder geworden is, verslaat geen Goblins. Bij het verzamelen is hij weer zichzelf.
question-jug = Bij welke factie hoort je volgende kaart?

artifact-axe = Bijl van de Hemel
    .the = de Bijl van de Hemel
power-artifact-axe = Voor het uitkomen, bij of voor je eigen kaart, of erna zolang je tegenstander nog moet spelen: de volgende twee kaarten van je tegenstander zijn elk 2 minder waard.
effect-artifact-axe = De volgende twee kaarten van je tegenstander krijgen elk −2.
    .told = De volgende twee kaarten van de andere kant krijgen elk −2.

artifact-bow = Boog van de Geliefden
    .the = de Boog van de Geliefden
power-artifact-bow = Fase 2, voordat je uitkomt: beiden spelen om beurten twee kaarten en volgen de eerste als ze kunnen. De winnaar krijgt alle vier. Beiden moeten twee kaarten hebben.
effect-artifact-bow = Beiden spelen twee kaarten: de winnaar neemt alle vier.
more-bow = Wie wint, beslissen alle vier de kaarten.

artifact-ring = Ring van de Duisternis
    .the = de Ring van de Duisternis
power-artifact-ring = Bij je kaart, als je niet de Leider bent: die hoeft niet te volgen, en de hoogste waarde van allemaal wint de slag.
effect-artifact-ring = Speel een kaart naar keuze: de hoogste waarde wint.
    .told = Elke kaart mag: de hoogste waarde wint.
more-ring = Bij gelijke waardes wint de eerst gespeelde kaart.
