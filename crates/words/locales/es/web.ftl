# La página en el navegador: rótulos, botones y mensajes.

web-welcome = Gana Seguidores y, con ellos, los votos de las facciones. O juégate la tierra a los dados. Contra bots que no hacen trampas o con amigos.
web-loading = La mesa se está cargando. Solo tarda un momento en la primera visita.
web-quick-claim = Cartas: gana Seguidores y luego los votos
web-quick-claim-it = Dados y un tablero: ¿hasta dónde te atreves?
web-learn-claim = Aprender Claim
web-learn-claim-it = Aprender Claim It!
web-to-start = Inicio
web-language = Idioma
web-theme-own = Tema: como el dispositivo
web-theme-light = Tema: claro
web-theme-dark = Tema: oscuro
web-any-seed = cualquiera
web-draw-lots = Mazo al azar
web-how-to-play = Cómo se juega
web-search = Buscar
web-all = Todo
web-here = En esta partida
web-found = { $count ->
    [one] Una entrada
   *[other] { $count } entradas
}
web-none-found = No se ha encontrado nada. Prueba con menos palabras o más cortas.
web-to-game = Volver a la partida
web-all-rules = Todas las reglas y cartas
web-hand-over = { $who }, es tu turno
web-hand-over-text = Toma el dispositivo. Los demás, por favor, no miréis.
web-hand-over-ready = Mostrar mis cartas
web-looking-back = Repaso
web-hint-ask = Pista
web-undo = Deshacer
web-look-back = Repasar
web-look-on = Volver a la partida
web-again = Repetir reparto
web-link = Copiar enlace
web-link-copied = Enlace copiado: quien lo abra jugará el mismo reparto.
web-export = Guardar archivo
web-import = Abrir archivo
web-not-imported = En este archivo no hay ninguna partida que se pueda jugar.
web-move-of = Jugada { $at } de { $moves }
web-step-back = Anterior
web-step-on = Siguiente
web-open-hands = Todas las manos
web-play-from-here = Seguir desde aquí
web-go-on = Pulsa para seguir
web-today = El reparto de hoy
web-today-text = Las mismas cartas para todos: { $set }
web-set-up = Preparar una partida
web-fitted = Ajustado: { $set }, { $players } jugadores.
web-keys = Teclas
web-key-choice = Elegir por su número
web-key-step = Avanzar o retroceder en el repaso
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
web-statistics-erase = Borrar
web-statistics-sure = ¿Borrar las estadísticas de todas tus partidas en este dispositivo?
web-pieces = Fichas
web-about-no-space = Señala una casilla para ver lo que hay en ella.
web-read-lesson = Primero lee la lección.
web-sound = Sonido
web-aid = ¿Qué cartas faltan por ver?
web-aid-own = tuyas
web-aid-seen = vistas
web-aid-out = por ver; otros pueden tenerla
web-aid-away = por ver, pero en ninguna mano
web-details = Detalles
web-tally = Marcador
web-cards = Cartas
web-rules = Reglas
web-new-deal = Nueva partida
web-squatters = Ocupantes libres:
web-claim-markers = Fichas de propiedad libres: { $markers }
web-group = grupo mayor
web-secured = aseguradas
web-spaces = todas
web-leads-vote = ganaría el voto
web-votes = Votos
web-coming = + cuenta los Seguidores conocidos que quedan por jugar. ★ marca quién ganaría el voto ahora.
web-about-nothing = Señala una carta para ver lo que hace.
web-followers = Tus Seguidores
web-last-trick = { $who-is ->
    [you] Baza anterior, ganada por ti
   *[one] Baza anterior, ganada por { $who }
}
web-games-left = Partidas sin terminar
web-games-over = Partidas terminadas
web-throw-away = Eliminar: { $game }
web-throw-away-sure = ¿Eliminar { $game }?
web-pace = Velocidad
web-pace-slow = Lenta
web-pace-calm = Normal
web-pace-brisk = Rápida
web-pace-instant = Inmediata
web-not-kept = Tu navegador no guarda esta partida. Guárdala como archivo antes de salir de la página.
web-link-broken = Este enlace está dañado. Pídelo otra vez o elige aquí un juego.
web-link-here = Tu navegador no nos deja copiar el enlace. Aquí lo tienes: { $link }
web-too-large = Este archivo es demasiado grande para ser una partida. Elige uno que se haya guardado aquí.
web-no-script = Claimant se juega en tu navegador y necesita JavaScript y WebAssembly. Actívalos y vuelve a cargar la página.
web-not-loaded = No se ha podido cargar Claimant. Comprueba la conexión y vuelve a cargar la página; tus partidas están guardadas.
web-no-wasm = Claimant necesita WebAssembly, que este navegador no tiene o no permite. Usa un navegador más reciente o permítelo para esta página.
web-broken = Algo ha fallado en Claimant. Vuelve a cargar la página: tu partida está guardada hasta la última jugada.
web-part-missing = No se ha podido cargar esta parte de la página. Comprueba la conexión e inténtalo de nuevo.
web-try-again = Intentar de nuevo
web-log = Jugadas
web-more = Más…
web-close = Cerrar
web-partner = de tu equipo
web-elsewhere = Esta partida continúa en otra ventana.

# Mesas en la red.

web-friends = Jugar con amigos
web-friends-offer = Cada cual en su dispositivo, con un enlace
web-friends-text = Recibes un enlace para compartir. Quien lo abra se sienta a tu mesa; nadie necesita una cuenta.
web-your-name = Tu nombre
web-whoever-comes = una persona
web-clock = Tiempo para pensar
web-clock-game = minutos por partida
web-clock-days = días por jugada
web-minutes = Minutos por persona
web-increment = Segundos extra por jugada
web-days = Días
web-webhook = Dirección web para avisos
web-webhook-text = Cada vez que le toca a alguien se envía un aviso breve a esta dirección, por ejemplo a un tema de tu propio servidor ntfy. Empieza por https:// o http:// y puede quedar vacía.
web-own-webhook-text = Cada vez que te toca se envía un aviso breve a esta dirección. Empieza por https:// o http://; si queda vacía, no recibes avisos.
web-own-webhook-set = Avisarme
web-open-table = Abrir la mesa
web-no-tables = Este servidor no tiene mesas. Si ejecutas claimant en tu propio equipo, puedes invitar desde allí.
web-offline = No se puede contactar con el servidor. Para jugar con amigos hace falta conexión; contra bots no.
web-ready = Confirmar
web-not-ready = Todavía no
web-get-up = Dejar el asiento
web-sit = Sentarse
web-sit-here = Sentarse aquí
web-swap = Cambiar
web-swap-text = Antes de empezar podéis cambiar de asiento: elige uno libre o pídeselo a alguien. Después todos confirman de nuevo.
web-seat-bot = Añadir un bot
web-full = Todos los asientos están ocupados: estás mirando.
web-invite = Invita a los demás
web-invite-link = Enlace a esta mesa
web-link-here-only = Este enlace solo funciona en este equipo. Para otros de tu red, inicia el servidor con: claimant serve --host 0.0.0.0
web-qr = Código QR del enlace
web-copy = Copiar
web-share = Compartir
web-copied = Enlace copiado.
web-other-device = Seguir en otro dispositivo
web-other-device-text = Este enlace es la llave de tu asiento: quien lo abra juega por ti. No lo compartas.
web-own-link = Enlace a tu asiento
web-no-language = No se ha podido cargar este idioma. Comprueba la conexión y vuelve a elegirlo.
web-table-link-broken = Este enlace no lleva a ninguna mesa. Pídelo otra vez.
web-seat-link-broken = El enlace a tu asiento está dañado, por eso solo puedes mirar. Vuelve a copiarlo entero en el otro dispositivo.
web-no-keys = Este navegador no puede crear la llave de un asiento. Usa uno más reciente.
web-leave-sure = ¿Dejar la mesa? Los demás pueden dejar que un bot juegue por ti. Si vuelves, el asiento sigue siendo tuyo.
web-leave = Dejar la mesa
web-table = Mesa…
web-talk = Decir…
web-mute = Silenciar a { $who }
web-is-away = { $who } no está. ¿Y ahora?
web-wait = Seguir esperando
web-since = desde las { $time }
web-try-now = Intentar ahora
web-let-bot = Que juegue un bot
web-take-seat-back = Jugar aquí
web-reload = Recargar
web-on-network = con amigos
web-forget-seat = ¿Olvidar tu asiento en esta mesa? Después solo podrás volver con el enlace del asiento.

# El análisis de una partida terminada
web-review = Análisis
web-to-result = Volver al resultado
web-stop = Parar
web-show = Mostrar
web-no-review = Esta partida no se puede analizar aquí.
web-review-on = Seguir
web-review-begun = Se está analizando la partida.
web-review-ended = El análisis está listo.
