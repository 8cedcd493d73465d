# Claim It!: wat er gevraagd, geantwoord, geweigerd, verteld en geteld wordt.

## Vragen en antwoorden

claim-it-question-place = Je gooide { $roll }: waar plaats je een steen?
claim-it-question-choose = Nog eens gooien of stoppen? Kans op pech: { $percent }% ({ $bust } op { $throws }).
claim-it-question-roll = Er wordt gegooid.
claim-it-question-over = Het spel is uit.

claim-it-answer-squatter = Kraker { $number } op { $space }
claim-it-answer-claim-marker = Claimsteen op { $space }
claim-it-answer-roll = Nog eens gooien
claim-it-answer-stop = Stoppen

## Weigeringen

claim-it-refusal-over = Het spel is uit ({ $rule }).
claim-it-refusal-dice-first = Eerst wordt er gegooid ({ $rule }).
claim-it-refusal-dice-not-rolled = Er wordt nu niet gegooid ({ $rule }).
claim-it-refusal-no-such-roll = De dobbelstenen van dit bord kunnen geen { $roll } tonen ({ $rule }).
claim-it-refusal-place-first = Eerst moet er een steen geplaatst worden ({ $rule }).
claim-it-refusal-one-marker = Elke worp plaatst één steen: gooi nog eens of stop ({ $rule }).
claim-it-refusal-off-board = { $space } ligt niet op dit bord ({ $rule }).
claim-it-refusal-not-rolled = { $roll } leidt niet naar { $space } ({ $rule }).
claim-it-refusal-claim-marker-there = Op { $space } ligt al een claimsteen ({ $rule }).
claim-it-refusal-squatter-out = { $space } heeft kraker { $number } nodig, en die ligt op het bord ({ $rule }).
claim-it-refusal-no-claim-marker = { $space } heeft een claimsteen nodig, en die liggen allemaal op het bord ({ $rule }).
claim-it-refusal-no-player-marker = Je hebt geen speelsteen meer voor { $space } ({ $rule }).

claim-it-setup-players = { $players ->
    [one] In je eentje kun je niet spelen
   *[other] Met { $players } spelers kan het niet
}: Claim It! is voor twee tot vijf spelers ({ $rule }).
claim-it-setup-size = Een bord heeft 2 tot en met 6 kolommen en rijen, geen { $size } ({ $rule }).
claim-it-setup-no-threshold = Dit bord zegt niet hoeveel veilige vakken met { $players } spelers de laatste ronde inluiden ({ $rule }).
claim-it-setup-player-markers = Met { $markers } speelstenen van een kleur zijn geen { $threshold } vakken veilig te stellen ({ $rule }).
claim-it-setup-spaces = Alle { $spaces } vakken kunnen al voor de laatste ronde veilig zijn; er zijn er { $needed } nodig ({ $rule }).
claim-it-setup-claim-markers = De { $markers } claimstenen kunnen al voor de laatste ronde op zijn; er zijn er { $needed } nodig ({ $rule }).
claim-it-setup-first = Plaats { $seat } kan niet beginnen: er zijn { $players } spelers ({ $rule }).
claim-it-setup-other-first = Plaats { $agreed } zou beginnen, niet plaats { $seat } ({ $rule }).

claim-it-advised-against = De spelregels raden de variant af met vijf spelers.

## Wat er gebeurt

claim-it-event-turn = { $who-is ->
    [you] Jij bent aan de beurt.
   *[one] { $who } is aan de beurt.
}
claim-it-event-rolled = { $who-is ->
    [you] Je gooit
   *[one] { $who } gooit
} { $roll }.
claim-it-event-squatter = { $who-is ->
    [you] Je plaatst
   *[one] { $who } plaatst
} kraker { $number } op { $space }.
claim-it-event-claim-marker = { $who-is ->
    [you] Je plaatst
   *[one] { $who } plaatst
} een claimsteen op { $space }.
claim-it-event-squatter-returned = Kraker { $number } gaat terug naar de voorraad.
claim-it-event-bust = { $who-is ->
    [you] Pech gehad! Je verliest
   *[one] Pech gehad! { $who } verliest
} alles wat deze beurt geplaatst is.
claim-it-event-stops = { $who-is ->
    [you] Je stopt.
   *[one] { $who } stopt.
}
claim-it-event-holds = { $who-is ->
    [you] Je stopt en bezet
   *[one] { $who } stopt en bezet
} { $held }.
claim-it-event-secures = { $who-is ->
    [you] Je stopt en stelt
   *[one] { $who } stopt en stelt
} { $secured } veilig.
claim-it-event-secures-and-holds = { $who-is ->
    [you] Je stopt, stelt { $secured } veilig en bezet { $held }.
   *[one] { $who } stopt, stelt { $secured } veilig en bezet { $held }.
}
claim-it-event-loses = { $who-is ->
    [you] Je verliest
   *[one] { $who } verliest
} { $spaces }.
claim-it-event-last-round = { $who-is ->
    [you] Je hebt
   *[one] { $who } heeft
} genoeg veilige vakken: de laatste ronde begint.
claim-it-event-over = Het spel is uit.

## De telling

claim-it-tally = { $name }: grootste groep { $group }, veilig { $secured }, vakken { $spaces }
claim-it-ending-group = { $who-is ->
    [you] Je wint
   *[one] { $who } wint
} met de grootste groep: { $group }.
claim-it-ending-secured = { $who-is ->
    [you] Je wint
   *[one] { $who } wint
}: grootste groep even groot, maar meer veilige vakken ({ $secured }).
claim-it-ending-spaces = { $who-is ->
    [you] Je wint
   *[one] { $who } wint
}: gelijk in groep en veilige vakken, maar meer vakken ({ $spaces }).
claim-it-ending-shared = { $who } delen de overwinning.
