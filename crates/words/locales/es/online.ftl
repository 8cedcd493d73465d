# Mesas en la red: lo que dicen tanto la página como la terminal.

## Quién está

online-open = libre
online-team = Equipo { $number }
online-ready = ha confirmado
online-not-ready = sin confirmar
online-cut-off = sin conexión
online-away = ausente
online-bot = bot
online-stand-in = { $who } (bot: { $bot })
online-spectators =
    { $count ->
        [0] No hay nadie mirando.
        [one] Hay una persona mirando.
       *[other] Hay { $count } personas mirando.
    }
online-you-watch = Estás mirando.

## Antes de repartir

online-lobby = Antes de empezar
online-lobby-sit = Siéntate para jugar, o quédate a mirar.
online-lobby-seats = Quedan asientos libres. Envía el enlace a quien vaya a jugar.
online-lobby-ready = Todos los asientos están ocupados. La partida empieza en cuanto todos confirmen.
online-lobby-waits =
    { $who-is ->
        [many] Falta que confirmen { $who }.
       *[one] Falta que confirme { $who }.
    }

## A quién le toca

online-waits = Esperando a { $who }.
online-waits-cut-off = Esperando a { $who }, que ha perdido la conexión.
online-waits-away = Esperando a { $who }, que no está. Puedes dejar que juegue un bot o terminar la partida.
online-waits-bot = { $who } está pensando
online-waits-all = Esperando a los demás.
online-sent = Tu respuesta está en camino.

## Propuestas

online-propose-rematch = Jugar otra vez
online-propose-undo = Deshacer
online-propose-bot = Que un bot juegue por { $who }
online-propose-end = Terminar partida
online-propose-swap = Cambiar de asiento con { $who }
online-end-alone = Terminar la partida ya, sin resultado
online-end-sure = ¿Terminar la partida? No hay nadie más a quien preguntar: termina ya y sin resultado.
online-plain-end-sure = Para confirmarlo, escribe «end now».
online-offer-rematch =
    { $who-is ->
        [you] Quieres jugar otra vez.
        [team] { $who } queréis jugar otra vez.
        [many] { $who } quieren jugar otra vez.
       *[one] { $who } quiere jugar otra vez.
    }
online-offer-undo =
    { $who-is ->
        [you] Quieres deshacer tu última respuesta.
       *[one] { $who } quiere deshacer su última respuesta.
    }
online-offer-bot =
    { $who-is ->
        [you] Quieres que un bot juegue por { $whom }.
        [team] { $who } queréis que un bot juegue por { $whom }.
        [many] { $who } quieren que un bot juegue por { $whom }.
       *[one] { $who } quiere que un bot juegue por { $whom }.
    }
online-offer-end =
    { $who-is ->
        [you] Quieres terminar la partida.
        [team] { $who } queréis terminar la partida.
        [many] { $who } quieren terminar la partida.
       *[one] { $who } quiere terminar la partida.
    }
online-offer-swap =
    { $who-is ->
        [you] Quieres cambiar de asiento con { $whom }.
       *[one] { $who } quiere cambiar de asiento con { $whom }.
    }
online-offer-swap-you = { $who } quiere cambiar de asiento contigo.
online-offer-waits = Pendiente de { $who }.
online-agree = Aceptar
online-decline = Rechazar
online-withdraw = Retirar
online-declined =
    { $who-is ->
        [you] Has rechazado: { $what }.
       *[one] { $who } ha rechazado: { $what }.
    }
online-lapsed = Ya no se propone: { $what }.

## El final

online-ended-early = La partida se terminó antes de tiempo. No hay resultado.
online-ended-time =
    { $who-is ->
        [you] Se te ha acabado el tiempo y pierdes la partida.
       *[one] A { $who } se le ha acabado el tiempo y pierde.
    }
online-won-on-time =
    { $who-is ->
        [you] Ganas: a { $loser } se le ha acabado el tiempo.
       *[one] Gana { $who }: a { $loser } se le ha acabado el tiempo.
    }
online-lost-on-time = Gana { $who }: se te ha acabado el tiempo.
online-stood-in =
    { $count ->
        [one] En tu ausencia, un bot ha jugado por ti: una respuesta.
       *[other] En tu ausencia, un bot ha jugado por ti: { $count } respuestas.
    }
online-won =
    { $who-is ->
        [you] Ganas.
        [team] { $who } ganáis.
        [many] { $who } ganan.
       *[one] { $who } gana.
    }

## Frases rápidas

online-says = { $who }: { $phrase }
online-phrase-1 = ¡Hola!
online-phrase-2 = ¡Suerte!
online-phrase-3 = ¡Bien jugado!
online-phrase-4 = ¡Gracias!
online-phrase-5 = Un momento, por favor.
online-phrase-6 = ¡Vaya!
online-phrase-7 = ¡Por los pelos!
online-phrase-8 = Tengo que irme pronto.

## Tiempo

online-clock-none = Sin reloj
online-clock-game =
    { $increment ->
        [0] { $time } para la partida
       *[other] { $time } para la partida y { $increment } s más con cada respuesta
    }
online-clock-days =
    { $days ->
        [one] Un día para cada respuesta
       *[other] { $days } días para cada respuesta
    }
online-time-days =
    { $days ->
        [one] 1 día { $hours } h
       *[other] { $days } días { $hours } h
    }

## La conexión

online-connecting = Conectando…
online-unreachable = No se puede contactar con el servidor. Reintentando…
online-connected = Conexión establecida.
online-reconnecting = Se ha perdido la conexión. Conectando de nuevo…
online-left = Has dejado la mesa.
online-closed-build = El servidor usa otra versión del programa. Recarga la página o instala la misma versión.
online-closed-seat = Esta llave ya no abre ningún asiento de la mesa.
online-closed-table = No existe esa mesa.
online-closed-elsewhere = Has abierto esta mesa en otra ventana y ahora juegas allí.

## Lo que no se hizo

online-refused-message = El servidor no ha entendido el mensaje.
online-refused-version = El servidor usa otra versión del programa.
online-refused-table = No existe esa mesa.
online-refused-seat = Ese asiento no es tuyo.
online-refused-taken = Este asiento está ocupado, o la partida ya ha empezado.
online-refused-spectator = Siéntate primero.
online-refused-name = Un nombre debe tener de 1 a 24 caracteres visibles.
online-refused-stage = Eso no es posible ahora.
online-refused-not-asked = La partida ha avanzado. Ya no te toca responder a eso.
online-refused-answered = Ya has respondido otra cosa a eso.
online-refused-illegal = Las reglas lo prohíben.
online-refused-proposal = Eso no se puede proponer ahora.
online-refused-webhook = A esa dirección no se puede enviar nada.
online-refused-setup = La partida que has elegido no es válida.
online-refused-slow-down = Demasiado rápido. Espera un momento, por favor.
online-refused-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
online-refused-origin = El servidor no lo permite desde esta página.
online-refused-storage = El servidor no ha podido guardarlo, así que no se ha hecho.

## Irse y volver

online-be-ready = Confirmar
online-be-not-ready = Todavía no
online-sit-at = Sentarse en el asiento { $seat }
online-move = Pasar al asiento { $seat }
online-stand-up = Dejar mi asiento y mirar
online-say = Decir: { $phrase }
online-mute = Ocultar las frases de { $who }
online-unmute = Mostrar otra vez las frases de { $who }
online-connect-again = Volver a jugar aquí
online-leave = Salir
online-leave-keep = Salir y conservar mi asiento
online-leave-seat = Levantarme: mi asiento queda libre
online-leave-game = Dejar mi asiento: los demás deciden cómo seguir
online-seat-kept = Tu asiento queda guardado. Para volver: { $command }
online-webhook-set = Cuando te toque, se enviará un aviso a: { $address }
online-webhook-none = No recibirás avisos cuando te toque.
online-away-choose = { $who } no está. Espera, deja que juegue un bot o termina la partida.
online-away-lobby = { $who } no está. Espera o deja que juegue un bot.
online-plain-away = (bot { $seat }: juega un bot; end: termina la partida)
online-plain-away-lobby = (bot { $seat }: juega un bot)
online-not-your-turn = No te toca.
online-unfinished = Tus mesas sin terminar en este ordenador:
online-go-on = Escribe el número de una mesa para seguir en ella, o pulsa Enter para abrir otra:
online-your-name = Tu nombre en la mesa:
online-no-record = Habrá un registro cuando termine la partida.
online-no-server = No hay ningún servidor en { $address }: { $why }.

## Teclas y órdenes de la terminal

online-keys-lobby = Enter confirmar · m mesa · q salir
online-keys-menu = ↑↓ mover · Enter elegir · cualquier otra tecla cierra
online-keys-game = ←↑↓→ Enter ? carta c todas p pilas u atrás l log v ver m mesa q salir
online-keys-watch = ? carta c todas p pilas l log v ver · m mesa q salir
online-keys-look-back = ←→ paso · RePág/AvPág diez · m mesa · Esc volver
online-keys-over = ←→ paso · o manos r análisis t votos e exportar · m mesa q salir
online-keys-table = m: mesa
online-keys-offer = (y sí, n no)
online-plain-help = En la mesa: ready (confirmar), who (quién está), say NÚMERO, yes, no, end (terminar), rematch (otra vez), bot ASIENTO, seat ASIENTO (cambiar), stand (dejar el asiento), mute ASIENTO, webhook DIRECCIÓN, leave (levantarse), quit (conservar el asiento).

# Lo que dice la página en torno a una mesa.

web-friends-text = Recibes un enlace para compartir. Quien lo abra se sienta a tu mesa; nadie necesita una cuenta.
web-your-name = Tu nombre
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
web-seat-link-broken = El enlace a tu asiento está dañado, por eso solo puedes mirar. Vuelve a copiarlo entero en el otro dispositivo.
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
