# The page in the browser: labels, buttons and messages.

web-welcome = Gana seguidores y, con ellos, los votos de las facciones. O tira los dados por un terreno. Contra bots honrados o con amigos en un mismo dispositivo.
web-quick-claim = Cartas: gana seguidores y luego los votos
web-quick-claim-it = Dados y un tablero: ¿hasta dónde te atreves?
web-go-on = Seguir con la partida empezada
web-to-start = A la página de inicio
web-language = Idioma
web-theme-own = Claro u oscuro: como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-any-seed = cualquiera
web-draw-lots = Sortear un mazo
web-how-to-play = Cómo se juega
web-search = Buscar
web-all = Todo
web-here = En esta partida
web-found = { $count ->
    [one] Una entrada
   *[other] { $count } entradas
}
web-none-found = Nada coincide. Prueba con menos palabras o más cortas.
web-to-game = Volver a la partida
web-all-rules = Todas las reglas, con cada carta
web-hand-over = { $who }, es tu turno
web-hand-over-text = Toma el dispositivo; los demás miran a otro lado.
web-hand-over-ready = Mostrar mis cartas
web-looking-back = Mirando atrás
web-hint-ask = Pista
web-undo = Deshacer
web-look-back = Mirar atrás
web-look-on = Volver al presente
web-again = El mismo reparto otra vez
web-link = Copiar enlace
web-link-copied = El enlace está copiado: quien lo abra jugará el mismo reparto.
web-export = Guardar en un archivo
web-import = Abrir una partida de un archivo
web-not-imported = En este archivo no hay ninguna partida que se pueda jugar.
web-move-of = Jugada { $at } de { $moves }
web-step-back = Atrás
web-step-on = Adelante
web-open-hands = Mostrar todas las manos
web-play-from-here = Seguir desde aquí
web-tally = Marcador
web-cards = Cartas
web-rules = Reglas
web-new-deal = Jugar otra vez
web-squatters = Ocupantes libres:
web-claim-markers = Fichas de propiedad libres: { $markers }
web-group = grupo mayor
web-secured = aseguradas
web-spaces = todas
web-leads-vote = ganaría el voto
web-votes = Votos
web-coming = + son los que aún están en los montones de seguidores. La estrella marca quién ganaría el voto ahora.
web-about-nothing = Señala una carta para leer lo que hace.
web-followers = Tus seguidores
web-last-trick = Última baza. La gana: { $who }
