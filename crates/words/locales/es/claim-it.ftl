# Claim It!: lo que se pregunta, se responde, se rechaza, se cuenta y se puntúa.

## Preguntas y respuestas

claim-it-question-place = Has sacado { $roll }: ¿dónde colocas una ficha?
claim-it-question-choose = ¿Vuelves a tirar o te plantas? Riesgo de pifia: { $percent } % ({ $bust } de { $throws }).
claim-it-question-roll = Se tiran los dados.
claim-it-question-over = La partida ha terminado.

claim-it-answer-squatter = Ocupante { $number } en { $space }
claim-it-answer-claim-marker = Ficha de propiedad en { $space }
claim-it-answer-roll = Volver a tirar
claim-it-answer-stop = Plantarse

## Rechazos

claim-it-refusal-over = La partida ha terminado ({ $rule }).
claim-it-refusal-dice-first = Primero hay que tirar los dados ({ $rule }).
claim-it-refusal-dice-not-rolled = Ahora no toca tirar los dados ({ $rule }).
claim-it-refusal-no-such-roll = Los dados de este tablero no pueden dar { $roll } ({ $rule }).
claim-it-refusal-place-first = Primero hay que colocar una ficha ({ $rule }).
claim-it-refusal-one-marker = Cada tirada coloca una ficha: vuelve a tirar o plántate ({ $rule }).
claim-it-refusal-off-board = { $space } no está en este tablero ({ $rule }).
claim-it-refusal-not-rolled = { $roll } no lleva a { $space } ({ $rule }).
claim-it-refusal-claim-marker-there = En { $space } ya hay una ficha de propiedad ({ $rule }).
claim-it-refusal-squatter-out = { $space } necesita el Ocupante { $number }, que está en el tablero ({ $rule }).
claim-it-refusal-no-claim-marker = { $space } necesita una ficha de propiedad, y todas están en el tablero ({ $rule }).
claim-it-refusal-no-player-marker = No te quedan fichas de tu color para { $space } ({ $rule }).

claim-it-setup-players = { $players ->
    [one] No se puede jugar a solas
   *[other] No pueden jugar { $players } personas
}: Claim It! es un juego de 2 a 5 jugadores ({ $rule }).
claim-it-setup-size = Un tablero tiene de 2 a 6 columnas y filas, no { $size } ({ $rule }).
claim-it-setup-no-threshold = Este tablero no dice cuántas casillas aseguradas dan paso a la última ronda con { $players } jugadores ({ $rule }).
claim-it-setup-player-markers = Con { $markers } fichas de cada color no se pueden asegurar { $threshold } casillas ({ $rule }).
claim-it-setup-spaces = Las { $spaces } casillas podrían quedar todas aseguradas antes de la última ronda; hacen falta al menos { $needed } ({ $rule }).
claim-it-setup-claim-markers = Las { $markers } fichas de propiedad podrían agotarse antes de la última ronda; hacen falta al menos { $needed } ({ $rule }).
claim-it-setup-first = El asiento { $seat } no puede empezar: solo hay { $players } jugadores ({ $rule }).
claim-it-setup-other-first = Debía empezar el asiento { $agreed }, no el asiento { $seat } ({ $rule }).

claim-it-advised-against = El reglamento desaconseja la variante con cinco jugadores.

## Lo que ocurre

claim-it-event-turn = { $who-is ->
    [you] Es tu turno.
   *[one] Es el turno de { $who }.
}
claim-it-event-rolled = { $who-is ->
    [you] Sacas
   *[one] { $who } saca
} { $roll }.
claim-it-event-squatter = { $who-is ->
    [you] Colocas
   *[one] { $who } coloca
} el Ocupante { $number } en { $space }.
claim-it-event-claim-marker = { $who-is ->
    [you] Colocas
   *[one] { $who } coloca
} una ficha de propiedad en { $space }.
claim-it-event-squatter-returned = El Ocupante { $number } vuelve a la reserva.
claim-it-event-bust = { $who-is ->
    [you] ¡Pifia! Pierdes
   *[one] ¡Pifia! { $who } pierde
} todo lo colocado en este turno.
claim-it-event-stops = { $who-is ->
    [you] Te plantas.
   *[one] { $who } se planta.
}
claim-it-event-holds = { $who-is ->
    [you] Te plantas y tomas
   *[one] { $who } se planta y toma
} { $held }.
claim-it-event-secures = { $who-is ->
    [you] Te plantas y aseguras
   *[one] { $who } se planta y asegura
} { $secured }.
claim-it-event-secures-and-holds = { $who-is ->
    [you] Te plantas, aseguras { $secured }, y tomas { $held }.
   *[one] { $who } se planta, asegura { $secured }, y toma { $held }.
}
claim-it-event-loses = { $who-is ->
    [you] Pierdes
   *[one] { $who } pierde
} { $spaces }.
claim-it-event-last-round = { $who-is ->
    [you] Tienes
   *[one] { $who } tiene
} suficientes casillas aseguradas: empieza la última ronda.
claim-it-event-over = La partida ha terminado.

## La puntuación

claim-it-tally = { $name }: grupo mayor { $group }, aseguradas { $secured }, casillas { $spaces }
claim-it-ending-group = { $who-is ->
    [you] Ganas
   *[one] { $who } gana
} con el grupo mayor: { $group }.
claim-it-ending-secured = { $who-is ->
    [you] Ganas
   *[one] { $who } gana
}: empate en el grupo mayor, pero más casillas aseguradas, { $secured }.
claim-it-ending-spaces = { $who-is ->
    [you] Ganas
   *[one] { $who } gana
}: empate en grupo y aseguradas, pero más casillas, { $spaces }.
claim-it-ending-shared = { $who-is ->
    [team] { $who } compartís la victoria.
   *[many] { $who } comparten la victoria.
}
