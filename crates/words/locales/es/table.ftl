# Lo que toda pantalla dice de la mesa, de la partida y de quienes juegan.

table-own-mix = tu propia mezcla
table-seed = reparto { $seed }
table-person = persona { $number }
table-new-game = Una partida nueva
table-field-game = Juego
table-field-deck = Conjunto
table-field-edition = Edición
table-field-artifacts = Artefactos
table-field-heroes = Héroes
table-field-variant = Variante
table-field-players = Jugadores
table-field-seat = Sitio { $number }
table-field-seed = Reparto
table-start = Empezar la partida
table-you = tú
table-another-person = otra persona, aquí
table-legal = Un mazo válido de { $cards } cartas.
table-not-for-players =
    { $players ->
        [one] { $set } no es para una sola persona.
       *[other] { $set } no es para { $players } personas.
    }
table-title = Mesa
table-hand = Mano
table-log = Qué ha pasado
table-prize = Centro
table-trick = Baza
table-pot = Bote
table-pool = Trolls apartados
table-display = A la vista
table-beneath = Debajo
table-loot = botín
table-phase-one = Fase 1, baza { $trick }
table-phase-two = Fase 2, baza { $trick }
table-count-hand = mano { $count }
table-count-followers = seguidores { $count }
table-count-score = simpatizantes { $count }
table-count-artifacts = artefactos { $count }
table-count-potions = pociones { $count }
table-count-draw = mazo { $count }
table-potions-left = Pociones en la pila { $count }
table-raised =
    { $count ->
        [one] +2 a la próxima carta
       *[other] +2 a las próximas { $count } cartas
    }
table-lowered =
    { $count ->
        [one] -2 a la próxima carta
       *[other] -2 a las próximas { $count } cartas
    }
table-full-moon = Luna llena: si los Hombres Lobo son la facción líder, gana el más alto.
table-no-moon = No hay luna: si los Hombres Lobo son la facción líder, gana el más bajo.
table-with-rule = { $text } (regla { $rule })
table-turn = Turno { $turn }
table-last-round = Última ronda, turno { $turn }
table-threshold = { $count } aseguradas: última ronda
table-space-empty = vacía
table-space-held = tomada por { $who }
table-space-secured = asegurada por { $who }
table-space-squatter = con el Ocupante { $number }
table-space-claim-marker = con una ficha de propiedad encima
table-thinks = { $who } está pensando
table-hint = El experto elegiría: { $answer }. Probabilidad de ganar: cerca del { $percent } %.
table-hint-bare = El experto elegiría: { $answer }.
table-hint-thinking = El experto lo está pensando…
table-undone = Deshecho.
table-over = La partida ha terminado.
table-no-undo-yet = Todavía no has decidido nada.
table-no-undo-dice = Lo que mostraron los dados se queda.
table-no-undo-people = Cuando juegan varias personas no se deshace nada.
table-sets-for-players = Para tantas hay: { $sets }.
table-only-seen = Este registro cuenta solo lo que vio un jugador. Para continuar hace falta el de la partida entera.
