# El análisis de una partida terminada: cómo fue cada decisión, según lo que su jugador podía saber.

review-title = Análisis
review-of = Análisis: { $who }
review-progress = Analizando la partida: { $done } de { $total } decisiones…
review-advice = Donde más se podía ganar: { $moment }, «{ $best }» en vez de «{ $answer }» ({ $points ->
    [one] un punto
   *[other] { $points } puntos
} de probabilidad de ganar).
review-advice-none = Ninguna respuesta costó más que el margen de error de la estimación.
review-decisions =
    { $count ->
        [one] Una decisión con alternativas. Costó { $loss } ± { $margin } puntos de probabilidad de ganar.
       *[other] { $count } decisiones con alternativas. De media, cada una costó { $loss } ± { $margin } puntos de probabilidad de ganar.
    }
review-accuracy = Precisión { $percent } % ± { $margin }: qué parte de lo que se podía perder se ha conservado. 100 % es siempre la mejor respuesta; 0 %, no mejor que responder al azar.
review-no-accuracy = Precisión: sin cifra, porque apenas había nada que perder.

review-turns = Momentos clave
review-no-turns = Ningún momento por sí solo decidió la partida.
review-turn-mistake = { $moment }: «{ $answer }» costó { $points } ± { $margin } puntos; la probabilidad de ganar bajó del { $from } % al { $to } %. Era mejor «{ $best }».
review-turn-thrown-away = { $moment }: se conocían todas las cartas, la partida estaba ganada y «{ $answer }» la echó a perder. «{ $best }» gana.
review-turn-half-thrown-away = { $moment }: se conocían todas las cartas y «{ $answer }» regaló media victoria. Era mejor «{ $best }».
review-turn-rise = { $moment }: desde la decisión anterior, la probabilidad de ganar ha subido del { $from } % al { $to } % por lo que hicieron los demás y lo que salió a la luz.
review-turn-fall = { $moment }: desde la decisión anterior, la probabilidad de ganar ha bajado del { $from } % al { $to } % por lo que hicieron los demás y lo que salió a la luz.
review-turn-gift = { $moment }: desde la decisión anterior, el otro bando la ha echado a perder; está demostrado que la probabilidad de ganar ha subido del { $from } % al { $to } %.
review-turn-half-gift = { $moment }: desde la decisión anterior, el otro bando ha regalado media victoria; está demostrado que la probabilidad de ganar ha subido del { $from } % al { $to } %.
review-turn-won = { $moment }: desde aquí se conocen todas las cartas, y sin errores la partida está ganada.
review-turn-lost = { $moment }: desde aquí se conocen todas las cartas, y la partida está perdida si el otro bando no se equivoca.
review-turn-shared = { $moment }: desde aquí se conocen todas las cartas, y sin errores la victoria se comparte.

review-luck = Suerte y habilidad
review-luck-sum = Suerte { $luck } ± { $margin } puntos, decisiones { $skill } ± { $margin }: { $ended ->
    [won] la partida se ganó
    [shared] la victoria se compartió
   *[lost] la partida se perdió
}.
review-luck-more = Pesó más la suerte.
review-luck-less = Pesaron más las decisiones.
review-luck-unclear = Ninguna de las dos pesó claramente más.
review-luck-par = Jugadores igualados
review-luck-deal = El reparto
review-luck-first = Quién empieza
review-luck-draws = Lo robado y lo oculto
review-luck-dice = Los dados
review-luck-own = Decisiones propias
review-luck-others = Decisiones de los demás
review-luck-result = Resultado

review-chance = Probabilidad de ganar
review-chart = Probabilidad de ganar: { $who }
review-chart-long = Una línea desde el { $from } % en la primera decisión hasta el { $to } % en la última. Todos los valores están en la tabla de decisiones.
review-sign-band = Margen de error de la estimación
review-sign-mistake = Error
review-sign-thrown-away = Partida echada a perder
review-sign-up = Mejor por los demás o por azar
review-sign-down = Peor por los demás o por azar
review-sign-settled = Desde aquí se conocen todas las cartas
review-phase-one = Fase 1, por bazas
review-phase-two = Fase 2
review-turns-of-game = Por turnos

review-table = Todas las decisiones
review-column-when = Cuándo
review-column-answer = Respuesta
review-column-before = Antes
review-column-after = Después
review-column-cost = Coste
review-column-best = La mejor
review-column-next = Las siguientes
review-column-basis = Según
review-basis-searched = búsqueda
review-basis-looked-ahead = anticipación
review-basis-won = demostrado: ganada
review-basis-shared = demostrado: compartida
review-basis-lost = demostrado: perdida
review-basis-won-lost = demostrado: ganada, luego perdida
review-basis-won-shared = demostrado: ganada, luego compartida
review-basis-shared-lost = demostrado: compartida, luego perdida

review-note-view = Cada decisión se juzga por lo que el jugador podía saber en ese momento, nunca por las cartas ocultas.
review-note-nodes = { $nodes } nodos para cada respuesta, los mismos para todos. Donde el experto se equivoca, el análisis también.
review-note-sampled = ± son dos errores estándar de las muestras.
review-note-looked-ahead = Los dados no se muestrean; ± es lo que cambió la estimación con la última tirada anticipada.
review-note-unfinished = La partida no ha terminado: se analiza hasta aquí y sin la suerte.
review-nothing = No hay nada que analizar: nadie ha podido elegir todavía.

# Por qué una respuesta es buena, para las pistas.

reason-only = Es lo único que puedes elegir.
reason-all-win = Cualquier carta permitida gana esta baza.
reason-cheap = Es la más baja de tus cartas que ganan esta baza.
reason-wins = Gana esta baza.
reason-gives-up = Pierde esta baza; { $other } la ganaría, pero se queda en la mano.
reason-cannot-win = Ninguna de tus cartas gana esta baza.
reason-cannot-win-lowest = Ninguna de tus cartas gana esta baza, y esta es la más baja que puedes jugar.
reason-prize = Te da la carta del centro: { $prize }.
reason-beats-now = Supera todas las cartas de la baza.
reason-beats-safe = Supera todas las cartas de la baza, y ninguna de las que faltan por ver puede superarla.
reason-beats = Supera todas las cartas de la baza; { $count ->
    [one] una de las que faltan por ver puede
   *[other] { $count } de las que faltan por ver pueden
} superarla.
reason-leaves = Deja la baza a otros; { $other } superaría todas sus cartas, pero se queda en la mano.
reason-partner = De momento, la mejor carta de la baza es de tu equipo.
reason-cannot-beat = Ninguna de tus cartas supera las de la baza.
reason-lead-safe = Ninguna de las cartas que faltan por ver puede superarla.
reason-lead-safest = De las cartas con las que puedes abrir, es la más difícil de superar: { $count ->
    [one] puede hacerlo una de las que faltan
   *[other] pueden hacerlo { $count } de las que faltan
} por ver.
reason-lead-other = { $other } se puede superar con { $count ->
    [one] una
   *[other] { $count }
}.
reason-lead-low = Es la más baja con la que puedes abrir. { $other } se queda en la mano: { $count ->
    [one] una carta que falta por ver podría
   *[other] { $count } cartas que faltan por ver podrían
} superar esa carta.
reason-lead =
    { $count ->
        [one] Una carta que falta por ver puede
       *[other] { $count } cartas que faltan por ver pueden
    } superarla.
reason-prize-highest = Es la carta más alta del centro.
reason-prize-joins = Entre tus Seguidores ya { $count ->
    [one] hay una carta
   *[other] hay { $count } cartas
} { $faction-of }.
reason-keeps-artifacts = Tus artefactos se quedan en la mano.
reason-potions = Pociones que nadie ha visto aún: { $good } refuerzan una carta y { $bad } la debilitan.
reason-risk = Una pifia te costaría { $placed ->
    [one] una ficha
   *[other] { $placed } fichas
}, y lo es el { $percent } % de las tiradas.
reason-secures = Una ficha de propiedad allí asegura la casilla en cuanto te plantes.
reason-joins = Está junto a una de tus casillas, así que tu grupo puede crecer.

# Por qué la mejor respuesta era mejor que la dada.

review-why-wins = Con esa carta se gana la baza; con { $card-with }, no.
review-why-saves = Las dos cartas ganan la baza, y así { $card } se queda en la mano.
review-why-gives-up = Se pierde la baza a propósito y { $card } se queda en la mano.
review-why-spares = Ninguna de las dos cartas gana la baza, y así se queda en la mano la más alta, { $card-the }.
review-why-beats = Supera todas las cartas de la baza; { $card-the }, no.
review-why-leaves = Se deja la baza a otros a propósito y { $card } se queda en la mano.
review-why-beaten = Ninguna de las dos supera las cartas de la baza, y así se queda en la mano la más alta, { $card-the }.
review-why-safe = Es más difícil de superar: { $count ->
    [0] no puede hacerlo ninguna de las cartas que faltan
    [one] puede hacerlo una de las cartas que faltan
   *[other] pueden hacerlo { $count } de las cartas que faltan
} por ver; { $card } se puede superar con { $instead ->
    [one] una
   *[other] { $instead }
}.
review-why-low = Así { $card } se queda en la mano: { $count ->
    [one] una carta que falta por ver habría
   *[other] { $count } cartas que faltan por ver habrían
} podido superar esa carta.
review-why-risk = Una pifia habría costado { $placed ->
    [one] una ficha
   *[other] { $placed } fichas
}, y lo era el { $percent } % de las tiradas.
review-why-secures = Una ficha de propiedad allí asegura la casilla.
review-why-joins = Está junto a una casilla propia, así que el grupo puede crecer.

# Lo que dice la página en torno a un análisis y de las partidas propias.

web-statistics = Tus partidas
web-statistics-total =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }; ganadas: { $won } ({ $percent } %).
web-statistics-streak = Victorias seguidas: { $now } ahora, récord { $most }.
web-statistics-last =
    { $games ->
        [one] La última partida
       *[other] Las últimas { $games } partidas
    }; ganadas: { $won }.
web-statistics-against = Contra
web-statistics-seat = Asiento
web-statistics-games = partidas
web-statistics-won = ganadas
web-statistics-shared = compartidas
web-statistics-some-shared =
    { $shared ->
        [one] Una victoria fue compartida.
       *[other] { $shared } victorias fueron compartidas.
    }
web-statistics-people = personas
web-statistics-erase = Borrar
web-statistics-sure = ¿Borrar las estadísticas de todas tus partidas en este dispositivo?
web-to-result = Volver al resultado
web-to-review = Volver al análisis
web-stop = Parar
web-show = Mostrar
web-no-review = Esta partida no se puede analizar aquí.
web-review-on = Seguir
web-review-begun = Se está analizando la partida.
web-review-ended = El análisis está listo.
