# Lo que toda pantalla dice de la mesa, de la partida y de quienes juegan.

table-own-mix = Mezcla propia
table-seed = Reparto { $seed }
table-person = Jugador { $number }
table-new-game = Nueva partida
table-field-artifacts = Artefactos
table-field-heroes = Héroes
table-you = tú
table-legal = Un mazo válido de { $cards } cartas.
table-not-for-players =
    { $players ->
        [one] { $set } no es para una sola persona.
       *[other] { $set } no es para { $players } jugadores.
    }
table-title = Mesa
table-hand = Mano
table-log = Jugadas
table-prize = Centro
table-trick = Baza
table-pot = Bote
table-pool = Trolls apartados
table-display = A la vista
table-beneath = Debajo
table-loot = botín
table-phase-one = Fase 1, baza { $trick }
table-phase-two = Fase 2, baza { $trick }
table-phase-one-begins = Fase 1: reclutar Seguidores
table-phase-two-begins = Fase 2: conseguir Simpatizantes
table-phase-one-text = Las cartas que ganes y robes serán tu mano en la Fase 2.
table-phase-two-text = Tus Seguidores son ahora tu mano. Quien gana una baza se queda con las cartas.
table-count-hand = mano { $count }
table-count-followers = Seguidores { $count }
table-count-score = Simpatizantes { $count }
table-count-artifacts = artefactos { $count }
table-count-potions = pociones { $count }
table-count-draw = mazo { $count }
table-potions-left = Pociones en la pila: { $count }
table-raised =
    { $count ->
        [one] +2 a la próxima carta
       *[other] +2 a las próximas { $count } cartas
    }
table-lowered =
    { $count ->
        [one] −2 a la próxima carta
       *[other] −2 a las próximas { $count } cartas
    }
table-full-moon = Luna llena: si los Hombres Lobo son la facción líder, gana el más alto.
table-no-moon = No hay luna: si los Hombres Lobo son la facción líder, gana el más bajo.
table-with-rule = { $text } (Regla { $rule })
table-turn = Turno { $turn }
table-last-round = Última ronda, turno { $turn }
table-threshold = { $count } aseguradas: última ronda
table-space-empty = vacía
table-space-held = { $who-is ->
    [you] tomada por ti
   *[one] tomada por { $who }
}
table-space-secured = { $who-is ->
    [you] asegurada por ti
   *[one] asegurada por { $who }
}
table-space-squatter = con el Ocupante { $number }
table-space-claim-marker = con una ficha de propiedad encima
table-thinks = { $who } está pensando
table-hint = El experto elegiría: { $answer }. Probabilidad de ganar: alrededor del { $percent } %.
table-hint-bare = El experto elegiría: { $answer }.
table-hint-thinking = El experto está pensando…
table-undone = Deshecho.
table-over = La partida ha terminado.
headline-won = { $who-is ->
    [you] Has ganado
    [team] { $who } habéis ganado
    [many] { $who } han ganado
   *[one] { $who } ha ganado
} { $count } a { $others }
headline-lost = { $who-is ->
    [you] Has perdido
   *[team] { $who } habéis perdido
} { $count } a { $others }
headline-won-tie = { $who-is ->
    [you] Has ganado en el desempate
    [team] { $who } habéis ganado en el desempate
    [many] { $who } han ganado en el desempate
   *[one] { $who } ha ganado en el desempate
}
headline-lost-tie = { $who-is ->
    [you] Has perdido en el desempate
   *[team] { $who } habéis perdido en el desempate
}
headline-shared = Empate
table-no-undo-yet = Todavía no hay nada que deshacer.
table-no-undo-dice = Una tirada no se puede deshacer.
table-no-undo-people = Si juegan varias personas, las jugadas no se pueden deshacer.
table-sets-for-players = Mazos para { $players } jugadores: { $sets }.
table-only-seen = Este registro contiene solo lo que vio un jugador. Para seguir jugando, abre el de la partida entera.
