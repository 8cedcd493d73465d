# El terminal: rótulos, teclas y mensajes. Las líneas de teclas deben caber en 80 columnas.

terminal-claim = Claim
terminal-claim-it = Claim It!
terminal-own-mix = tu propia mezcla
terminal-seed = reparto { $seed }
terminal-person = persona { $number }
terminal-yes = sí
terminal-no = no

## El menú

terminal-welcome = Gana Seguidores y, con ellos, los votos. O juégate la tierra a los dados.
terminal-menu-go-on = Continuar la partida que dejaste: { $game }, jugada { $moves }
terminal-menu-quick = Jugar ya: { $game } contra { $who }
terminal-menu-new = Elegir un juego…
terminal-menu-open = Abrir una partida de un archivo…
terminal-menu-how-to = Cómo se juega a Claim
terminal-menu-how-to-claim-it = Cómo se juega a Claim It!
terminal-menu-language = Idioma: { $language }
terminal-menu-leave = Salir
terminal-open-which = ¿Qué archivo?
terminal-not-opened = No se puede abrir { $file }: { $why }
terminal-nothing-in-it = no contiene ninguna partida
terminal-too-large = es demasiado grande para ser un registro
terminal-only-seen = Este registro cuenta solo lo que vio un jugador. Para continuar hace falta el de la partida entera.
terminal-too-small = Esta ventana es demasiado pequeña para la mesa. Hazla al menos de { $width } de ancho y { $height } de alto.

## El formulario

terminal-new-game = Una partida nueva
terminal-field-game = Juego
terminal-field-deck = Conjunto
terminal-field-factions = Facciones
terminal-field-edition = Edición
terminal-field-artifacts = Artefactos
terminal-field-heroes = Héroes
terminal-field-variant = Variante
terminal-field-players = Jugadores
terminal-field-seat = Sitio { $number }
terminal-field-seed = Reparto
terminal-any-seed = cualquiera (o escribe un número: mismo número, mismo reparto)
terminal-start = Empezar la partida
terminal-you = tú
terminal-another-person = otra persona, aquí
terminal-legal = Un mazo válido de { $cards } cartas.
terminal-legal-board = Todo listo para empezar.
terminal-not-for-so-many =
    { $players ->
        [one] { $set } no es para una sola persona.
       *[other] { $set } no es para { $players } personas.
    }

## La mesa

terminal-table = Mesa
terminal-hand = Mano
terminal-tally = Cómo van los votos
terminal-tally-board = Cómo va
terminal-log = Qué ha pasado
terminal-heroes = Héroes
terminal-prize = Centro
terminal-trick = Baza
terminal-pot = Bote
terminal-pool = Trolls apartados
terminal-display = A la vista
terminal-beneath = Debajo
terminal-artifacts = Artefactos
terminal-loot = botín
terminal-phase-one = Fase 1, baza { $trick }
terminal-phase-two = Fase 2, baza { $trick }
terminal-count-hand = mano { $count }
terminal-count-followers = seguidores { $count }
terminal-count-score = simpatizantes { $count }
terminal-count-artifacts = artefactos { $count }
terminal-count-potions = pociones { $count }
terminal-count-draw = mazo { $count }
terminal-top = arriba: { $card }
terminal-potions-left = Pociones en la pila { $count }
terminal-raised = +2 a las próximas { $count }
terminal-lowered = -2 a las próximas { $count }
terminal-full-moon = Luna llena: si los Hombres Lobo son la facción líder, gana el más alto.
terminal-no-moon = No hay luna: si los Hombres Lobo son la facción líder, gana el más bajo.
terminal-leads =
    { $you ->
        [yes] eres Líder
       *[no] { $who } es Líder
    }
terminal-last-trick = Baza anterior: { $cards }. La gana: { $who }
terminal-cards-in-play = Las cartas de esta partida
terminal-with-rule = { $text } (regla { $rule })

## El tablero

terminal-turn = Turno { $turn }
terminal-last-round = Última ronda, turno { $turn }
# Estas tres encabezan columnas estrechas: cinco letras como mucho.
terminal-group = grupo
terminal-secured = fijas
terminal-spaces = todas
terminal-threshold = { $count } aseguradas: última ronda
terminal-dice = Dados
terminal-supply = Ocupantes libres: { $squatters }. Fichas de propiedad libres: { $markers }
terminal-board-signs = En el tablero, una letra minúscula es una casilla tomada y una mayúscula con barra una asegurada. Un número es un Ocupante de este turno, x una ficha de propiedad de este turno; +3 o +x es lo que podrías colocar ahí.
terminal-space-empty = vacía
terminal-space-held = tomada por { $who }
terminal-space-secured = asegurada por { $who }
terminal-space-squatter = con el Ocupante { $number }
terminal-space-claim-marker = con una ficha de propiedad encima

## Durante la partida

terminal-thinks = { $who } está pensando
terminal-hint = El experto elegiría: { $answer }. Probabilidad de ganar: cerca del { $percent } %.
terminal-hint-bare = El experto elegiría: { $answer }.
terminal-hint-thinking = El experto lo está pensando…
terminal-no-hint = Ahora no hay nada que decidir, así que no hay pista.
terminal-partner = tu pareja
terminal-piles = Pilas
terminal-no-piles = Nadie ha ganado aún ninguna carta.
terminal-unknown-cards = { $count } sin ver
terminal-broken-saves = Partidas guardadas que no se pueden leer: { $count }. Se quedan donde están.
terminal-no-such-file = ese archivo no existe
terminal-no-file = no es un archivo que se pueda leer
terminal-mix-count = Elegidas: { $pair } de 2 de una pareja, { $tens } de { $needed } de las otras.
terminal-sets-for-so-many = Para tantas hay: { $sets }.
terminal-no-undo-yet = Todavía no has decidido nada.
terminal-no-undo-dice = Lo que mostraron los dados se queda.
terminal-no-undo-people = Cuando juegan varias personas no se deshace nada.
terminal-help-roll = Tiras los tres dados. Si no se puede colocar nada, el turno falla: se retiran las fichas de este turno y el turno acaba.
terminal-help-stop = Aseguras cada casilla con una ficha de propiedad de este turno y tomas cada una que solo lleve un Ocupante. El turno acaba.
terminal-undone = Deshecho.
terminal-not-saved = No se pudo guardar la partida: { $why }. Puedes seguir y exportarla con e.
terminal-export-to = ¿En qué archivo se escribe el registro?
terminal-exported = El registro está en { $file }.
terminal-not-exported = No se puede escribir { $file }: { $why }
terminal-hand-over = El teclado pasa a { $who }. Los demás, a mirar a otro lado.
terminal-hand-over-ready = Pulsa Enter cuando quieras seguir.
terminal-review = Repaso: jugada { $at } de { $moves }.
terminal-not-open = Las otras manos se enseñan cuando acaba la partida.
terminal-nothing-to-play = Aquí la partida ya ha terminado. Retrocede primero y pulsa Enter para seguir desde ahí.
terminal-over = La partida ha terminado.
terminal-the-end = El final
terminal-not-understood = «{ $text }» no es una respuesta aquí. Escribe un número de la lista, o help.
terminal-plain-help = Responde con un número de la lista o en notación. Otras palabras: list, table, cards, help CARTA, log, hint, undo, record ARCHIVO, quit.

## Teclas

terminal-keys-menu = ↑↓ mover · Enter elegir · q salir
terminal-keys-form = ↑↓ campo · ←→ cambiar · cifras: reparto · s empezar · Esc volver
terminal-keys-mix = ←↑↓→ mover · Espacio poner/quitar · r al azar · Esc listo
terminal-keys-page = ↑↓ seguir leyendo · cualquier otra tecla cierra
terminal-keys-prompt = escribe · Enter listo · Esc dejarlo
terminal-keys-hand-over = Enter listo · q menú
terminal-keys-table = ←↑↓→ Enter · ? carta c cartas p pilas h pista u atrás l log v repaso e archivo q
terminal-keys-review = ←→ paso · RePág/AvPág diez · Enter seguir desde aquí · e exportar · Esc
terminal-keys-over = ←→ paso · o manos · Enter seguir · a otra · t votos · e exportar · q menú
