# Claim: wat er gevraagd, geantwoord, geweigerd, verteld en geteld wordt.

## Vragen

question-none = Je wacht.
question-lead = Kom uit met een kaart naar keuze.
question-follow = { $faction } gevraagd: je moet factie volgen.
question-follow-or = { $faction } gevraagd: volg, of speel een { $others }.
question-cannot-follow = { $faction } gevraagd en je hebt er geen: speel een kaart naar keuze.
question-free = { $faction } gevraagd, maar met de Ring hoef je niet te volgen: speel een kaart naar keuze. De hoogste waarde wint.
question-turned = Welke kaart speel je als { $faction-one }?
question-hero-led = Een Held leidt: speel een kaart naar keuze. De hoogste waarde wint, tenzij een kracht anders bepaalt.
question-prize = Neem je { $cards-the }?
question-collect = Je verzamelt { $card-the }: waar gaat die heen?
question-discard = Leg gedekt een kaart af.
question-draw = De volgende kaart wordt getrokken.
question-other = { $name }: kies.

question-window-before-lead = Voor het uitkomen: gebruik je een artefact?
question-window-turn = Bij je kaart: gebruik je een artefact?
question-window-after-own-card = Na je kaart: gebruik je een artefact?
question-window-after-other-card = Na de kaart van je tegenstander: gebruik je een artefact?
question-window-after-cards = Jullie hebben allebei gespeeld: gebruik je een artefact voordat de slag beslist wordt?
question-window-after-trick-loser = Je hebt de slag verloren: gebruik je een artefact?
question-window-after-trick-winner = Je hebt de slag gewonnen: gebruik je een artefact?
question-window-collect = Bij het verzamelen: gebruik je een artefact?
question-window-draw = Je zou moeten trekken: gebruik je in plaats daarvan een artefact?
question-window-end = Het spel is uit: gebruik je een artefact?

## Antwoorden

answer-play = { $card } spelen
answer-take = { $card } nemen
answer-take-top = Bovenste kaart nemen: { $card }
answer-top = Bovenste kaart nemen
answer-discard = { $card } afleggen
answer-keep = { $card } houden
answer-swap = Ruilen voor { $card-the }
answer-pass = Passen
answer-yes = Ja
answer-lay = Neerleggen
answer-lay-open = Open neerleggen
answer-lay-under = Onder de Vampier
answer-to-score = Naar score-stapel
answer-to-display = Open uitleggen
answer-crush = Verpletteren
answer-spare = Sparen
answer-leave = Laten liggen
answer-fetch = Een kaart trekken
answer-fetch-nothing = Niets trekken
answer-artifact = { $artifact } gebruiken
answer-potions = { $count ->
    [one] Een toverdrank onthullen
   *[other] { $count } toverdranken onthullen
}
answer-place = { $who-is ->
    [you] { $card } (jouw kaart)
   *[one] { $card } (kaart van je tegenstander)
}
answer-number = Kaart { $number }

## Weigeringen

refusal-over = Het spel is uit ({ $rule }).
refusal-not-in-hand = { $card } zit niet in { $who-is ->
    [you] je hand
   *[one] de hand van { $who }
} ({ $rule }).
refusal-must-follow = { $card } volgt de { $faction } niet, en { $who-is ->
    [you] je hebt
   *[one] { $who } heeft
} er een op hand ({ $rule }).
refusal-cannot-turn = { $card } kan hier niet als { $faction-one } gespeeld worden ({ $rule }).
refusal-no-answer = ‘{ $answer }’ is geen antwoord op wat er nu gevraagd wordt ({ $rule }).

setup-players = { $players ->
    [one] In je eentje kun je niet spelen
   *[other] Met { $players } spelers kan het niet
}: Claim is voor twee tot vier spelers ({ $rule }).
setup-first-leader = Op plaats { $seat } zit niemand die de eerste Leider kan zijn ({ $rule }).
setup-twice = De { $faction } zijn dubbel genoemd: de facties van een deck zijn allemaal verschillend ({ $rule }).
setup-no-pair = Er ontbreekt een factiepaar: elk deck heeft er een ({ $rule }).
setup-two-pairs = Er is meer dan één factiepaar: elk deck heeft er maar een ({ $rule }).
setup-half-a-pair = De { $faction } ontbreken: een paar hoort bij elkaar ({ $rule }).
setup-ten-card-factions = Met { $players } spelers zijn { $needed } facties van tien kaarten nodig, niet { $found } ({ $rule }).
setup-two-players-only = De { $faction } zijn alleen voor twee spelers ({ $rule }).
setup-artifacts-for-two = Artefacten zijn alleen voor twee spelers ({ $rule }).
setup-heroes-for-two = Helden zijn alleen voor twee spelers ({ $rule }).
setup-loot = Boven 13 is er geen Wasbeer die buit kan dragen ({ $rule }).
setup-hero-value = Een Held kan niet de waarde { $value } hebben: het maximum is 19 ({ $rule }).
setup-study-hand = Een studiedeck heeft handen van 2 tot 4 kaarten, niet van { $hand } ({ $rule }).
setup-study-is-plain = Studiedecks zijn voor twee spelers, zonder artefacten en Helden ({ $rule }).
setup-study-factions = Een studiedeck heeft één factie van tien kaarten, niet { $found } ({ $rule }).
setup-study-leave = De { $faction } zitten in geen enkel studiedeck: een deel van hun kaarten verlaat het spel vóór het delen ({ $rule }).

deal-foreign = De kaart op plek { $place } hoort niet bij dit deck ({ $rule }).
deal-not-once = De kaart op plek { $place } is dubbel of helemaal niet gedeeld ({ $rule }).
deal-hand = Plaats { $seat } krijgt { $found } kaarten in plaats van { $needed } ({ $rule }).
deal-draw-pile = De trekstapel heeft { $found } kaarten in plaats van { $needed } ({ $rule }).
deal-left = De kaarten die voor het delen ongezien uit het spel gaan, zijn niet de juiste ({ $rule }).
deal-replaced = Met Helden zijn één Held en vijf factiekaarten uit het spel, zonder Helden geen enkele ({ $rule }).
deal-artifacts = Ieder krijgt drie verschillende artefacten, of geen als er zonder gespeeld wordt ({ $rule }).
deal-potions = De toverdranken zijn niet de juiste tien ({ $rule }).
deal-first = De eerste Leider zit niet aan tafel of is niet wie afgesproken was ({ $rule }).

advised-against = De spelregels raden Trollen af met drie of vier spelers.

## Wat er gebeurt

event-leads = { $who-is ->
    [you] Je bent Leider.
   *[one] { $who } is Leider.
}
event-without-play = De volgende slag is gewonnen zonder dat er gespeeld wordt.
event-plays = { $who-is ->
    [you] Je speelt
   *[one] { $who } speelt
} { $card-the }.
event-takes-back = { $who-is ->
    [you] Je neemt
   *[one] { $who } neemt
} { $card-the } terug.
event-swaps = { $who-is ->
    [you] Je neemt { $card-the } op hand en legt { $instead-the } ervoor in de plaats.
   *[one] { $who } neemt { $card-the } op hand en legt { $instead-the } ervoor in de plaats.
}
event-prize = Te winnen: { $card }.
event-becomes-prize = Nu te winnen: { $card }.
event-leaves-prize = In plaats daarvan in de slag: { $card }.
event-takes = { $who-is ->
    [you] Je neemt
   *[one] { $who } neemt
} { $card-the }.
event-draws = { $who-is ->
    [you] Je trekt
   *[one] { $who } trekt
} { $card-the }.
event-draws-unseen = { $who } trekt gedekt een kaart.
event-leaves = Ongezien uit het spel: { $card }.
event-leaves-unseen = Een kaart gaat ongezien uit het spel.
event-looks = { $who-is ->
    [you] Je ziet
   *[one] { $who } ziet
} { $card-the } boven op de trekstapel.
event-looks-unseen = { $who } bekijkt { $count ->
    [one] de bovenste kaart
   *[other] de bovenste { $count } kaarten
} van de trekstapel.
event-shows = { $who-is ->
    [you] Je toont
   *[one] { $who } toont
} { $card-the }.
event-shows-unseen = { $who } toont een handkaart.
event-collects = { $who-is ->
    [you] Je verzamelt
   *[one] { $who } verzamelt
} { $card-the }.
event-to-score = { $who-is ->
    [you] Je legt { $card-the } op je score-stapel.
   *[one] { $who } legt { $card-the } op de score-stapel.
}
event-displays = { $who-is ->
    [you] Je legt { $card-the } open voor je neer.
   *[one] { $who } legt { $card-the } open neer.
}
event-bear = { $who-is ->
    [you] Je krijgt
   *[one] { $who } krijgt
} { $card-the } terug als Beer.
event-lays-under = { $who-is ->
    [you] Je legt { $card-the } onder je open Vampier.
   *[one] { $who } legt { $card-the } onder de open Vampier.
}
event-hides = { $who-is ->
    [you] Je legt
   *[one] { $who } legt
} { $card-the } gedekt onder een andere kaart.
event-pot = In de pot: { $card }.
event-pool = Bij de wachtende Trollen: { $card }.
event-goes-over = { $who-is ->
    [you] Je krijgt
   *[one] { $who } krijgt
} { $card-the }, want er was geen passende Koning.
event-discards = { $who-is ->
    [you] Je legt
   *[one] { $who } legt
} { $card-the } gedekt af.
event-discards-unseen = { $who } legt gedekt een kaart af.
event-discarded = Afgelegd: { $card }.
event-loses = { $who-is ->
    [you] Van je uitgelegde kaarten afgelegd: { $card }.
   *[one] Van de uitgelegde kaarten van { $who } afgelegd: { $card }.
}
event-fetches = { $who-is ->
    [you] Je trekt
   *[one] { $who } trekt
} { $card-the } van de aflegstapel.
event-fetches-unseen = { $who } trekt een kaart van de aflegstapel.
event-hand-left = { $who-is ->
    [you] Wat je nog op hand hebt, wordt gedekt afgelegd.
   *[one] Wat { $who } nog op hand heeft, wordt gedekt afgelegd.
}
event-void = { $who-is ->
    [you] Je hebt
   *[one] { $who } heeft
} geen { $faction }.
event-artifact = { $who-is ->
    [you] Je gebruikt
   *[one] { $who } gebruikt
} { $artifact-the }.
event-turned = { $who-is ->
    [you] Je volgende kaart
   *[one] De volgende kaart van { $who }
} telt als { $faction-one }.
event-took-potion = { $who-is ->
    [you] Je neemt
   *[one] { $who } neemt
} ongezien een toverdrank.
event-potion = { $who-is ->
    [you] Je onthult
   *[one] { $who } onthult
} de { $potion }.
event-won = { $who-is ->
    [you] Je wint
   *[one] { $who } wint
} de slag met { $card-with }.
event-won-without-play = { $who-is ->
    [you] Je wint
   *[one] { $who } wint
} de slag zonder te spelen.
event-full-moon = Volle maan: als Weerwolven leiden, wint de hoogste.
event-no-moon = Geen maan: als Weerwolven leiden, wint de laagste.
event-phase-two = Fase 2: verzamel aanhangers.
event-declared = { $who-is ->
    [you] Je kiest
   *[one] { $who } kiest
} de { $faction }.
event-over = Het spel is uit.

## De telling

vote-most-cards = De stem { $faction-of } gaat naar { $whom }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} tegen { $others }.
vote-highest-card = De stem { $faction-of } gaat naar { $whom }: evenveel kaarten, de { $value } geeft de doorslag.
vote-longest-run = De stem { $faction-of } gaat naar { $whom }: de langste reeks ({ $length } kaarten).
vote-equal-runs = De stem { $faction-of } gaat naar { $whom }: even lange reeksen, maar meer kaarten ({ $cards }).
vote-highest-sum = De stem { $faction-of } gaat naar { $whom }: de hoogste som van open Vampier en kaarten eronder ({ $sum }).
vote-highest-open = De stem { $faction-of } gaat naar { $whom }: dezelfde som, maar de hogere open Vampier ({ $value }).
vote-equal = De { $faction } stemmen niet: gelijkspel.
vote-nobody = De { $faction } stemmen niet: niemand kan hun stem winnen.

ending-votes = { $who-is ->
    [you] Je wint
    [team] { $who } winnen
    [many] { $who } winnen
   *[one] { $who } wint
} met { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
} tegen { $others }.
ending-cards = { $who-is ->
    [you] Je wint
    [team] { $who } winnen
    [many] { $who } winnen
   *[one] { $who } wint
}: evenveel stemmen, maar meer kaarten van de gewonnen facties ({ $cards }).
ending-sum = { $who-is ->
    [you] Je wint
    [team] { $who } winnen
    [many] { $who } winnen
   *[one] { $who } wint
}: evenveel stemmen en kaarten, maar een hogere som van de waardes ({ $sum }).
ending-shared = { $who-is ->
    [you] Je deelt de overwinning.
   *[many] { $who } delen de overwinning.
}
