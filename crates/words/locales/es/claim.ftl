# Claim: lo que se pregunta, se responde, se rechaza, se cuenta y se puntúa.

## Preguntas

question-none = No es tu turno.
question-lead = Te toca abrir: juega la carta que quieras.
question-follow = Facción líder: { $faction }. Debes seguirla.
question-follow-or = Facción líder: { $faction }. Síguela o juega un { $others }.
question-cannot-follow = Facción líder: { $faction }. No tienes cartas suyas: juega la carta que quieras.
question-free = Facción líder: { $faction }. Con el Anillo no tienes que seguirla: juega la carta que quieras. Gana el valor más alto.
question-turned = ¿Qué carta juegas como { $faction-one }?
question-hero-led = Un héroe abre la baza: juega la carta que quieras. Gana el valor más alto, salvo que un poder diga otra cosa.
question-prize = ¿Tomas { $cards-the }?
question-collect = Consigues { $card-the }: ¿adónde va?
question-discard = Descarta una carta boca abajo.
question-draw = Se roba la siguiente carta.
question-other = { $name }: elige.

question-window-before-lead = Antes de abrir la baza: ¿usas un artefacto?
question-window-turn = Con tu carta: ¿usas un artefacto?
question-window-after-own-card = Después de tu carta: ¿usas un artefacto?
question-window-after-other-card = Después de la carta de tu oponente: ¿usas un artefacto?
question-window-after-cards = Ambos habéis jugado: ¿usas un artefacto antes de que se decida la baza?
question-window-after-trick-loser = Has perdido la baza: ¿usas un artefacto?
question-window-after-trick-winner = Has ganado la baza: ¿usas un artefacto?
question-window-collect = Al conseguir la carta: ¿usas un artefacto?
question-window-draw = Vas a robar: ¿usas un artefacto en vez de eso?
question-window-end = La partida termina: ¿usas un artefacto?

## Respuestas

answer-play = Jugar { $card }
answer-take = Tomar { $card }
answer-take-top = Tomar la carta superior, { $card }
answer-top = Tomar la carta superior
answer-discard = Descartar { $card }
answer-keep = Quedarse con { $card }
answer-swap = Cambiar por { $card }
answer-pass = Pasar
answer-yes = Sí
answer-lay = Ponerla en la mesa
answer-lay-open = Ponerlo a la vista
answer-lay-under = Bajo el Vampiro
answer-to-score = A Simpatizantes
answer-to-display = A la vista
answer-crush = Aplastar al Gnomo
answer-spare = Perdonar al Gnomo
answer-leave = Dejarlo
answer-fetch = Robar una carta
answer-fetch-nothing = No robar nada
answer-artifact = Usar { $artifact-the }
answer-potions = { $count ->
    [one] Revelar una poción
   *[other] Revelar { $count } pociones
}
answer-place = { $who-is ->
    [you] { $card } (carta tuya)
   *[one] { $card } (carta del oponente)
}
answer-number = Carta { $number }

## Rechazos

refusal-over = La partida ha terminado ({ $rule }).
refusal-not-in-hand = { $card } no está en { $who-is ->
    [you] tu mano
   *[one] la mano de { $who }
} ({ $rule }).
refusal-must-follow = { $card } no sigue la facción { $faction-of }, y { $who-is ->
    [you] tienes
   *[one] { $who } tiene
} cartas suyas ({ $rule }).
refusal-cannot-turn = { $card } no puede jugarse aquí como { $faction-one } ({ $rule }).
refusal-no-answer = «{ $answer }» no responde a lo que se pregunta ahora ({ $rule }).

setup-players = { $players ->
    [one] No se puede jugar a solas
   *[other] No pueden jugar { $players } personas
}: Claim es un juego de 2 a 4 jugadores ({ $rule }).
setup-first-leader = En el asiento { $seat } no hay nadie: no puede ser el primer Líder ({ $rule }).
setup-twice = La facción { $faction-of } está repetida: en un mazo todas son distintas ({ $rule }).
setup-no-pair = Falta una pareja de facciones: todo mazo tiene una ({ $rule }).
setup-two-pairs = Hay más de una pareja de facciones: todo mazo tiene exactamente una ({ $rule }).
setup-half-a-pair = Falta la facción { $faction-of }: una pareja no se separa ({ $rule }).
setup-ten-card-factions = Para { $players } jugadores hacen falta { $needed } facciones de diez cartas, no { $found } ({ $rule }).
setup-two-players-only = La facción { $faction-of } es solo para dos jugadores ({ $rule }).
setup-artifacts-for-two = Los artefactos son solo para dos jugadores ({ $rule }).
setup-heroes-for-two = Los héroes son solo para dos jugadores ({ $rule }).
setup-loot = No hay ningún Mapache por encima de 13 que pueda llevar botín ({ $rule }).
setup-hero-value = Un héroe no puede valer { $value }: el máximo es 19 ({ $rule }).
setup-study-hand = En un mazo de estudio, cada mano tiene de 2 a 4 cartas, no { $hand } ({ $rule }).
setup-study-is-plain = Los mazos de estudio son para dos jugadores, sin artefactos ni héroes ({ $rule }).
setup-study-factions = Un mazo de estudio tiene una facción de diez cartas, no { $found } ({ $rule }).
setup-study-leave = La facción { $faction-of } no entra en ningún mazo de estudio: algunas de sus cartas salen del juego antes de repartir ({ $rule }).

deal-foreign = La carta del lugar { $place } no es de este mazo ({ $rule }).
deal-not-once = La carta del lugar { $place } se reparte dos veces o ninguna ({ $rule }).
deal-hand = El asiento { $seat } recibe { $found } cartas en lugar de { $needed } ({ $rule }).
deal-draw-pile = El mazo central tiene { $found } cartas en lugar de { $needed } ({ $rule }).
deal-left = Las cartas retiradas antes de repartir no son las correctas ({ $rule }).
deal-replaced = Con héroes, un héroe y cinco cartas de facción están fuera de la partida; sin ellos, ninguna ({ $rule }).
deal-artifacts = Cada jugador recibe tres artefactos distintos, o ninguno si no se juega con ellos ({ $rule }).
deal-potions = Las pociones no son las diez correctas ({ $rule }).
deal-first = El primer Líder no está sentado a la mesa o no es el acordado ({ $rule }).

advised-against = El reglamento desaconseja los Trolls con tres o cuatro jugadores.

## Lo que ocurre

event-leads = { $who-is ->
    [you] Abres la baza.
   *[one] { $who } abre la baza.
}
event-without-play = La siguiente baza se gana sin jugarla.
event-plays = { $who-is ->
    [you] Juegas
   *[one] { $who } juega
} { $card-the }.
event-takes-back = { $who-is ->
    [you] Recuperas
   *[one] { $who } recupera
} { $card-the }.
event-swaps = { $who-is ->
    [you] Te llevas { $card-the } a la mano y pones { $instead-the } en su lugar.
   *[one] { $who } se lleva { $card-the } a la mano y pone { $instead-the } en su lugar.
}
event-prize = En el centro: { $card }.
event-becomes-prize = Ahora en el centro: { $card }.
event-leaves-prize = En su lugar entra en la baza: { $card }.
event-takes = { $who-is ->
    [you] Tomas
   *[one] { $who } toma
} { $card-the }.
event-draws = { $who-is ->
    [you] Robas
   *[one] { $who } roba
} { $card-the }.
event-draws-unseen = { $who } roba una carta sin mostrarla.
event-leaves = Fuera de la partida, boca abajo: { $card }.
event-leaves-unseen = Una carta sale de la partida boca abajo.
event-looks = { $who-is ->
    [you] Ves
   *[one] { $who } ve
} { $card-the } encima del mazo central.
event-looks-unseen = { $who } mira { $count ->
    [one] la carta superior
   *[other] las { $count } cartas superiores
} del mazo central.
event-shows = { $who-is ->
    [you] Muestras
   *[one] { $who } muestra
} { $card-the }.
event-shows-unseen = { $who } muestra una carta de su mano.
event-collects = { $who-is ->
    [you] Consigues
   *[one] { $who } consigue
} { $card-the }.
event-to-score = { $who-is ->
    [you] Pones { $card-the } en tu pila de Simpatizantes.
   *[one] { $who } pone { $card-the } en su pila de Simpatizantes.
}
event-displays = { $who-is ->
    [you] Pones { $card-the } a la vista delante de ti.
   *[one] { $who } pone { $card-the } a la vista.
}
event-bear = { $who-is ->
    [you] Recuperas
   *[one] { $who } recupera
} { $card-the } como Oso.
event-lays-under = { $who-is ->
    [you] Pones { $card-the } bajo tu Vampiro a la vista.
   *[one] { $who } pone { $card-the } bajo su Vampiro a la vista.
}
event-hides = { $who-is ->
    [you] Pones
   *[one] { $who } pone
} { $card-the } boca abajo bajo otra carta.
event-pot = Al bote: { $card }.
event-pool = A los Trolls apartados: { $card }.
event-goes-over = { $who-is ->
    [you] Recibes
   *[one] { $who } recibe
} { $card-the }, por falta de un Rey adecuado.
event-discards = { $who-is ->
    [you] Descartas
   *[one] { $who } descarta
} { $card-the } boca abajo.
event-discards-unseen = { $who } descarta una carta boca abajo.
event-discarded = Al descarte: { $card }.
event-loses = { $who-is ->
    [you] De tus cartas a la vista se descarta: { $card }.
   *[one] De las cartas a la vista de { $who } se descarta: { $card }.
}
event-fetches = { $who-is ->
    [you] Robas
   *[one] { $who } roba
} { $card-the } del descarte.
event-fetches-unseen = { $who } roba una carta del descarte.
event-hand-left = { $who-is ->
    [you] Lo que te queda en la mano se descarta boca abajo.
   *[one] Lo que queda en la mano de { $who } se descarta boca abajo.
}
event-void = { $who-is ->
    [you] No tienes
   *[one] { $who } no tiene
} { $faction }.
event-artifact = { $who-is ->
    [you] Usas
   *[one] { $who } usa
} { $artifact-the }.
event-turned = { $who-is ->
    [you] Tu próxima carta
   *[one] La próxima carta de { $who }
} cuenta como { $faction-one }.
event-took-potion = { $who-is ->
    [you] Tomas
   *[one] { $who } toma
} una poción sin mirarla.
event-potion = { $who-is ->
    [you] Revelas
   *[one] { $who } revela
} la { $potion }.
event-won = { $who-is ->
    [you] Ganas
   *[one] { $who } gana
} la baza con { $card-with }.
event-won-without-play = { $who-is ->
    [you] Ganas
   *[one] { $who } gana
} la baza sin jugarla.
event-full-moon = Luna llena: si los Hombres Lobo son la facción líder, gana el más alto.
event-no-moon = No hay luna: si los Hombres Lobo son la facción líder, gana el más bajo.
event-phase-two = Fase 2: conseguir Simpatizantes.
event-declared = { $who-is ->
    [you] Eliges
   *[one] { $who } elige
} la facción { $faction-of }.
event-over = La partida ha terminado.

## La puntuación

vote-most-cards = El voto { $faction-of } es para { $whom }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} a { $others }.
vote-highest-card = El voto { $faction-of } es para { $whom }: empate a cartas, desempata el { $value }.
vote-longest-run = El voto { $faction-of } es para { $whom }: la serie más larga, de { $length ->
    [one] una carta
   *[other] { $length } cartas
}.
vote-equal-runs = El voto { $faction-of } es para { $whom }: empate a series, pero más cartas, { $cards }.
vote-highest-sum = El voto { $faction-of } es para { $whom }: la suma más alta de Vampiro a la vista y cartas debajo, { $sum }.
vote-highest-open = El voto { $faction-of } es para { $whom }: empate en la suma, pero el Vampiro a la vista más alto, { $value }.
vote-equal = El voto { $faction-of } no es para nadie: empate.
vote-nobody = El voto { $faction-of } no es para nadie: nadie puede ganarlo.

ending-votes = { $who-is ->
    [you] Ganas
    [team] { $who } ganáis
    [many] { $who } ganan
   *[one] { $who } gana
} por { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} a { $others }.
ending-cards = { $who-is ->
    [you] Ganas
    [team] { $who } ganáis
    [many] { $who } ganan
   *[one] { $who } gana
}: empate a votos, pero más cartas de las facciones ganadas, { $cards }.
ending-sum = { $who-is ->
    [you] Ganas
    [team] { $who } ganáis
    [many] { $who } ganan
   *[one] { $who } gana
}: empate a votos y a cartas, pero la suma de valores más alta, { $sum }.
ending-shared = { $who-is ->
    [you] Compartes la victoria.
    [team] { $who } compartís la victoria.
   *[many] { $who } comparten la victoria.
}
