# De Helden: hoe ze heten, wat ze kunnen, wat er nog te weten is en wat ze vragen.
#
# `.the` is de naam met lidwoord, `.with` hetzelfde na ‘met’.
# `effect-…` is de kracht in één korte regel, voor het moment waarop het erom gaat.

hero-lich-king = Lich Koning
    .the = de Lich Koning
    .with = de Lich Koning
power-hero-lich-king = Een kaart die de Lich Koning volgt, is 3 minder waard.
effect-hero-lich-king = De kaart die volgt, is 3 minder waard.

hero-skeleton = Skelet
    .the = het Skelet
    .with = het Skelet
power-hero-skeleton = Na een slag die je met het Skelet wint, mag je blind een kaart van de aflegstapel trekken, ook een die er gedekt ligt. Je neemt hem op hand, en alleen jij ziet welke het is.
effect-hero-skeleton = Wie ermee wint, mag een afgelegde kaart trekken.
more-skeleton = Is de aflegstapel leeg, dan trek je niets. De kaarten van deze slag liggen er nog niet, behalve een die de Speer aflegde.
question-skeleton = Trek je een willekeurige kaart van de aflegstapel?

hero-warlock = Tovenaar
    .the = de Tovenaar
    .with = de Tovenaar
power-hero-warlock = Gespeeld op een kaart met een oneven gedrukte waarde, wint hij de slag.
effect-hero-warlock = Verslaat een kaart met oneven waarde die hij volgt.

hero-cthulhu = Cthulhu
    .the = Cthulhu
    .with = Cthulhu
power-hero-cthulhu = In Fase 1 gaan de bovenste twee kaarten van de trekstapel ongezien uit het spel. In Fase 2 legt iedereen gedekt een kaart naar keuze af. Het gebeurt allebei na de slag waarin Cthulhu gespeeld is.
effect-hero-cthulhu = Neemt twee kaarten van de trekstapel, of één uit elke hand.
more-cthulhu = Zijn er minder dan twee kaarten over, dan gaan die uit het spel. In Fase 2 legt iedere speler die kaarten heeft er een af, beiden tegelijk. Met een Ketting gebeurt het één keer, na de tweede slag; nam de Zandloper Cthulhu terug, dan helemaal niet.

hero-mummy = Mummie
    .the = de Mummie
    .with = de Mummie
power-hero-mummy = Gespeeld op een kaart met gedrukte waarde 7 of meer, wint de Mummie de slag.
effect-hero-mummy = Verslaat een kaart van 7 of meer die hij volgt.

hero-gelatinous-cube = Gelatine Kubus
    .the = de Gelatine Kubus
    .with = de Gelatine Kubus
power-hero-gelatinous-cube = Als tweede gespeeld vormt de Kubus met de kaart ervoor een pot: niemand verzamelt die nu; wie de volgende slag wint, neemt beide op de eigen score-stapel, ook in Fase 1. Komt er geen slag meer, dan zijn ze voor wie deze won. Als eerste kaart heeft hij geen kracht.
effect-hero-gelatinous-cube = Als tweede: beide kaarten wachten op de volgende winnaar.
more-gelatinous-cube = Wie de slag wint, bijna altijd de Leider, wint hem in elk opzicht, met open kaart en als volgende Leider, maar verzamelt er geen kaart van. De pot gaat desnoods mee naar Fase 2 en wordt verzameld volgens de regels van de fase waarin hij gewonnen wordt. Ondoden, Zombies, Dwergen, Trollen en Druïden hebben geen effect op een kaart in de pot; een Reus erin verplettert één keer, in zijn eigen slag.
