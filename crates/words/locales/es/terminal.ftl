# La terminal: rótulos, teclas y mensajes. Las líneas de teclas deben caber en 80 columnas.

terminal-claim = Claim
terminal-claim-it = Claim It!
terminal-yes = sí
terminal-no = no
terminal-heading = { $game } – { $progress }
terminal-players = Juegan: { $players }

## El menú

terminal-welcome = Gana Seguidores y, con ellos, los votos. O juégate la tierra a los dados.
terminal-menu-go-on = Continuar: { $game }, jugada { $moves }
terminal-menu-quick = Jugar ya: { $game } contra { $who }
terminal-menu-new = Nueva partida…
terminal-menu-open = Abrir una partida de un archivo…
terminal-menu-how-to = Cómo se juega a Claim
terminal-menu-how-to-claim-it = Cómo se juega a Claim It!
terminal-menu-language = Idioma: { $language }
terminal-menu-leave = Salir
terminal-open-which = ¿Qué archivo?
terminal-not-opened = No se puede abrir { $file }: { $why }
terminal-nothing-in-it = no contiene ninguna partida
terminal-too-large = es demasiado grande para ser un registro
terminal-too-small = Esta ventana es demasiado pequeña para la mesa. Hazla al menos de { $width } de ancho y { $height } de alto.

## El formulario

terminal-field-factions = Facciones
terminal-any-seed = cualquiera (o escribe un número: mismo número, mismo reparto)
terminal-legal-board = Todo listo para empezar.

## La mesa

terminal-tally = Cómo van los votos
terminal-tally-board = Marcador
terminal-heroes = Héroes
terminal-artifacts = Artefactos
terminal-top = arriba: { $card }
terminal-leads = { $who-is ->
    [you] abres tú
   *[one] abre { $who }
}
terminal-last-trick = { $who-is ->
    [you] Baza anterior: { $cards }. La has ganado.
   *[one] Baza anterior: { $cards }. La ganó { $who }.
}
terminal-cards-in-play = Las cartas de esta partida

## El tablero

# Estas tres encabezan columnas estrechas: cinco letras como mucho.
terminal-group = grupo
terminal-secured = fijas
terminal-spaces = todas
terminal-dice = Dados
terminal-supply = Ocupantes libres: { $squatters }. Fichas de propiedad libres: { $markers }
terminal-board-signs = En el tablero, una letra minúscula es una casilla tomada y una mayúscula con barra una asegurada. Un número es un Ocupante de este turno, x una ficha de propiedad de este turno; +3 o +x es lo que podrías colocar ahí.

## Durante la partida

terminal-no-hint = Sin pista: ahora no hay nada que decidir, o juegan más personas.
terminal-partner = de tu equipo
terminal-piles = Pilas
terminal-no-piles = Nadie ha ganado aún ninguna carta.
terminal-unknown-cards = { $count } sin ver
terminal-broken-saves = Partidas guardadas que no se pueden leer: { $count }. Se quedan donde están.
terminal-no-such-file = ese archivo no existe
terminal-no-file = no es un archivo que se pueda leer
terminal-mix-count = Elegidas: { $pair } de 2 de una pareja, { $tens } de { $needed } de las otras.
terminal-help-roll = Tiras los tres dados. Si no se puede colocar nada, es una pifia: se retiran las fichas de este turno y el turno acaba.
terminal-help-stop = Aseguras cada casilla con una ficha de propiedad de este turno y tomas cada una que solo lleve un Ocupante. El turno acaba.
terminal-not-saved = No se ha podido guardar la partida: { $why }. Puedes seguir y exportarla con e.
terminal-export-to = ¿En qué archivo se escribe el registro?
terminal-exported = El registro está en { $file }.
terminal-not-exported = No se puede escribir { $file }: { $why }
terminal-hand-over = El teclado pasa a { $who }. Los demás, por favor, no miréis.
terminal-hand-over-ready = Pulsa Enter cuando quieras seguir.
terminal-review = Repaso: jugada { $at } de { $moves }.
terminal-not-open = Las otras manos se muestran cuando acaba la partida.
terminal-nothing-to-play = Aquí la partida ya ha terminado. Retrocede primero y pulsa Enter para seguir desde ahí.
terminal-the-end = El final
terminal-not-understood = «{ $text }» no es una respuesta aquí. Escribe un número de la lista, o help.
terminal-plain-help = Responde con un número de la lista o en notación. Otras palabras: list, table, cards, help CARTA, log, hint, undo, record ARCHIVO, quit.

## Teclas

terminal-keys-menu = ↑↓ mover · Enter elegir · q salir
terminal-keys-form = ↑↓ campo · ←→ cambiar · cifras: reparto · s empezar · Esc volver
terminal-keys-mix = ←↑↓→ mover · Espacio poner/quitar · r al azar · Esc listo
terminal-keys-page = ↑↓ seguir leyendo · cualquier otra tecla cierra
terminal-keys-judged = ↑↓ seguir leyendo · 1–9 ver un momento clave · cualquier otra tecla cierra
terminal-keys-prompt = escribe · Enter listo · Esc cancelar
terminal-keys-hand-over = Enter listo · q menú
terminal-keys-table = ←↑↓→ Enter ? carta c todas p pilas h pista u atrás l log v ver e grabar q menú
terminal-keys-review = ←→ paso · RePág/AvPág diez · Enter seguir desde aquí · e exportar · Esc volver
terminal-keys-over = ←→ paso · Enter seguir · o manos r análisis a otra t votos e exportar q menú
