# Wat toverdranken doen, en wat alle Helden en alle artefacten gemeen hebben, volgens docs/rules/claim.md.

power-hero-any = Een Held heeft een waarde en geen factie. Leidt een Held, dan mag alles gespeeld worden en wint de hoogste waarde, tenzij de kracht van de Held die volgt iets anders zegt. Op een factiekaart gespeeld verliest een Held, tenzij zijn kracht iets anders zegt, en hij mag alleen gespeeld worden door wie niet kan volgen. Op zichzelf telt hij voor geen enkele stem.

power-artifact-any = Artefacten zijn verborgen in je hand, en elk is één keer te gebruiken, op zijn eigen moment. Je krijgt alleen een vraag als je er een hebt dat past. Botsen krachten, dan gaan artefacten voor Helden en Helden voor facties.

power-potion-plus = De kaart waarbij hij onthuld wordt, krijgt +{ $number }.
power-potion-minus = De kaart waarbij hij onthuld wordt, krijgt −{ $number }, maar komt nooit onder 0.
power-potion-double = De gedrukte waarde van de kaart waarbij hij onthuld wordt, verdubbelt.
power-potion-any = Bij een kaart die je speelt, mag je zo veel van je toverdranken onthullen als je wilt. Je zegt hoeveel, en pas dan kom je te weten wat ze doen. Gebruikte toverdranken gaan uit het spel.

power-moon = In het begin is er geen maan. Zolang dat zo is en Weerwolven leiden, wint de laagste kaart die als Weerwolf telt; bij volle maan de hoogste. Een slag die met een Weerwolf gewonnen wordt, draait daarna de maan om.

power-instead = Anders had { $card-the } gewonnen.
