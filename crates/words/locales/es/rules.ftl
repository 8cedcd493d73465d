# Las reglas completas, para leer: lo que docs/rules dice por números, con palabras sencillas. Los números se muestran junto a los textos.

chapter-game = El juego y sus cartas
chapter-phase-one = Fase 1
chapter-phase-two = Fase 2
chapter-winner = Quién gana una baza
chapter-things = Poderes, pociones, artefactos, héroes
chapter-vote = Los votos
chapter-more = Tres y cuatro jugadores
chapter-sets = Mazos y escenarios
chapter-factions = Facciones
chapter-words = Términos
chapter-claim-it = Claim It!

rules-aim = El rey ha muerto, y las facciones del reino votan al siguiente. De dos a cuatro jugadores juegan bazas en dos fases. En la Fase 1 juegas las cartas que te han repartido y ganas Seguidores. En la Fase 2 tus Seguidores son tu mano, y las bazas que ganas llenan tu pila de Simpatizantes. Al final cada facción vota a quien tenga allí más cartas suyas, y gana quien tenga más votos.
    .title = De qué va Claim
rules-factions =
    Hay tres parejas de facciones, y todo mazo tiene una. Caballeros (8 cartas, del 2 al 9) con Goblins (14 cartas: cinco ceros y del 1 al 9 una vez cada uno). Gigantes (9 cartas: 1, 3, 5 y 7 dos veces, 9 una vez) con Gnomos (13 cartas: 1, 3, 5 y 7 tres veces, 9 una vez). Reyes (9 cartas, del 4 al 12) con Campesinos (13 cartas, del 0 al 12).

    Las otras dieciocho facciones aportan diez cartas cada una, con valores del 0 al 9. Las excepciones son los Mapaches (catorce cartas, del 0 al 13) y las Sombras (veinte, del 0 al 19); cuatro Mapaches y diez Sombras salen de la partida antes de repartir.
    .title = Las facciones y sus cartas
rules-deck = El mazo para dos jugadores es una pareja y tres facciones distintas de diez cartas: exactamente 52 cartas. Toda mezcla así es válida: hay 2448 en total. Cualquier otra se rechaza, y se indica qué regla incumple. A todo mazo para dos se le pueden añadir artefactos y héroes.
    .title = El mazo para dos jugadores
rules-editions = Se juega con la edición de aniversario o con la edición Claim 2. Se diferencian en tres puntos. Dragones, con dos jugadores: en la edición de aniversario solo un Dragón jugado en segundo lugar decide el siguiente Líder; en Claim 2 lo es quien haya jugado el último Dragón de la baza, aunque la abriera. Gigantes, con dos jugadores: siempre aplastan; en Claim 2 quien gana la baza puede renunciar a cada aplastamiento. Trolls en la última baza: quien la gana se los lleva todos; en Claim 2 se le pregunta uno por uno, de mayor a menor, y los que deja se descartan.
    .title = Las dos ediciones
rules-deal = Primero salen de la partida cuatro Mapaches y diez Sombras, si esas facciones están en el mazo; nadie sabe cuáles hasta el final. El resto se baraja, con dos jugadores cada uno recibe 13 cartas, y las otras 26 son el mazo central. El primer Líder se sortea, salvo que ya esté acordado.
    .title = El reparto
rules-extras = Con héroes, se toman cinco de los seis sin verlos y sustituyen a cinco cartas que salen sin verse del mazo barajado, que sigue teniendo 52. El sexto héroe y las cinco cartas quedan fuera de la partida, y nadie sabe cuáles son. Con artefactos, cada jugador recibe tres de los dieciocho; los otros doce salen sin que nadie los vea. Con Magos, las diez pociones se barajan y quedan boca abajo. Con Hombres Lobo, al principio no hay luna.
    .title = Preparación de héroes, artefactos, pociones y luna
rules-unverified = Tres datos solo están impresos en las cartas, y lo que aquí se dice de ellos está sin verificar: qué Mapaches llevan botín (aquí los pares: 0, 2, 4, 6, 8, 10 y 12), los valores de los héroes y la composición de los cuatro escenarios. Que los escenarios son composiciones fijas y que solo uno tiene Trolls está verificado; las composiciones son nuestras. Un archivo de mazo puede cambiar cualquiera de estos datos.
    .title = Lo que está sin verificar
rules-hidden =
    Conoces tu mano, tus Seguidores y tus artefactos, la carta del centro, todas las cartas jugadas, todas las pilas de Simpatizantes y las cartas a la vista, qué cartas del centro tomaron los demás, lo que te mostraron la Vidente, el Orbe y la Luz, las cartas que viste volver a una mano (Caballo, Reloj de Arena, Cristal), lo que tú descartaste boca abajo, la luna, y cuántas cartas, pociones y artefactos tiene cada uno.

    No conoces las otras manos, el mazo central y su orden, lo que otros robaron sin mostrarlo o descartaron boca abajo, la carta que otro robó con el Esqueleto, las pociones sin revelar, ni siquiera las tuyas, ni las cartas que salieron en la preparación o por Cthulhu.
    .title = Lo que está oculto

rules-trick-one = En cada baza se revela la carta superior del mazo central: la carta del centro. El Líder juega la carta que quiera. El otro debe seguir la facción líder si puede y, si no, juega lo que quiera. Hay excepciones: en lugar de seguir se puede jugar un Doppelgänger, sobre un héroe se puede jugar cualquier carta, con el Anillo no hay que seguir, y con la Jarra cuenta la nueva facción de la carta.
    .title = Una baza de la Fase 1
rules-spoils = Quien gana pone la carta del centro en su mazo de Seguidores; quien pierde pone en el suyo la carta superior del mazo central, sin mostrarla (salvo con Videntes y el Orbe). Las dos cartas jugadas van al descarte (salvo con No Muertos, Zombis y el Cubo). Quien gana es Líder de la siguiente baza (salvo con Dragones y el Bastón). Con dos jugadores, la Fase 1 tiene 13 bazas, si Cthulhu no quita cartas.
    .title = Qué recibe cada uno
rules-end-one = La Fase 1 acaba cuando el mazo central está vacío o un jugador no tiene carta que jugar. Las cartas que queden entonces en una mano, como puede ocurrir tras Cthulhu o un Esqueleto, se descartan boca abajo y no pasan a ser Seguidores.
    .title = El final de la Fase 1

rules-trick-two = Cada uno toma su mazo de Seguidores como mano. Es Líder quien iba a serlo: quien ganó la última baza de la Fase 1, o quien digan un Dragón o el Bastón. Se abre y se sigue como antes, pero no hay carta del centro: quien gana se lleva las dos cartas a su pila de Simpatizantes, a la vista de todos. Enanos, Gnomos, Grifos, Trolls, Druidas, Vampiros, el Cubo y varios artefactos mandan cartas a otra parte.
    .title = Una baza de la Fase 2
rules-end-two = La Fase 2 acaba cuando un jugador no tiene carta que jugar. La carta que sobre en la otra mano se descarta boca abajo. Pociones, Botas, Hacha y luna se conservan de la Fase 1 a la Fase 2.
    .title = El final de la Fase 2

rules-value = Las bazas las decide el valor efectivo. Empieza por el valor impreso; una poción ×2 lo duplica. Después se suma y se resta todo lo que haya: otras pociones, Espada +3, Botas +2, cada Oso +3, Grifo +5, Escudo −3, Hacha −2, Rey Liche −3. Nunca baja de 0. Gigantes, Grifos, Vikingos, Bardos, Campesinos, Brujo, Momia y el orden de los Trolls se rigen por el valor impreso.
    .title = El valor de una carta
rules-winner = Una carta cuenta como de la facción líder si es de ella, o si es un Doppelgänger y la facción líder es otra. De esas cartas gana el valor efectivo más alto; si hay empate, la que se jugó antes. Todas las demás pierden, por altas que sean.
    .title = Gana la más alta
rules-instead = Cinco cosas deciden una baza de otro modo. De las que se den, solo vale la primera de esta lista. Primera, el Anillo de la Oscuridad: gana el valor más alto de todos. Segunda, gana un Brujo o una Momia si se cumple su condición; de dos, la carta que se jugó antes. Tercera, un héroe abre la baza: no hay facción líder y gana el valor más alto de todos. Cuarta, Caballeros jugados sobre Goblins que abren la baza: gana el Caballero más alto. Quinta, los Hombres Lobo son la facción líder y no hay luna: gana la carta más baja que cuente como Hombre Lobo, también un Doppelgänger. Si hay empate, gana siempre la que se jugó antes.
    .title = Cuando decide otra cosa
rules-won-with = Ganas una baza con una carta si ella misma es la ganadora. De eso dependen Autómatas, Videntes, Magos, Zombis, Hombres Lobo y el Esqueleto. Un Doppelgänger, o una carta transformada por la Jarra, nunca tiene el poder de aquello que representa: una baza ganada así no cambia la luna, por ejemplo.
    .title = Ganar con una carta
rules-after = Después de una baza todo ocurre en este orden. Los artefactos para después de la baza. Un Esqueleto ganador roba, y por eso nunca encuentra una carta de esta baza, salvo que la Lanza la descartara. En la Fase 1 se toma la carta del centro y se roba; en la Fase 2 aplastan los Gigantes. Las cartas de la baza van a su lugar, en el orden en que se jugaron. El bote de un Cubo anterior es para quien gana, primero la carta que abrió. Cthulhu. Los Trolls. La poción de un Mago ganador y la luna; las pociones usadas salen de la partida y los Osos usados se descartan. Por último, el siguiente Líder, el final de la fase o la baza de un Autómata.
    .title = Qué ocurre después de una baza

rules-powers = Lo que puede hacer una facción está en su propia entrada. Algunos poderes valen en una sola fase; se aplican todos los de las cartas de una baza. Si hay conflicto, los artefactos vencen a los héroes y los héroes a las facciones. Los Gnomos, Grifos y Vampiros que llegan a una pila de Simpatizantes ya en la Fase 1, por un Zombi o por el Cubo, son allí cartas corrientes: no están a la vista delante de nadie, los Gigantes no pueden aplastarlas, y un Vampiro así no cuenta como puesto a la vista.
    .title = Poderes
rules-potions = Hay diez pociones: +6, +5, +4, +3, +2, +1, −2, −3, −5 y ×2. Las que anuncias se revelan juntas, primero las más antiguas. Cuando la pila se agota, no se ganan más; las que no hayas usado al final se descartan.
    .title = Pociones
rules-artifacts = En un mismo momento se pueden usar varios artefactos; el que se usa sale de la partida. Lo que se te pregunta queda oculto para tu oponente. Para pociones y artefactos un héroe es una carta como cualquier otra.
rules-windows =
    Estos momentos llegan por orden. Antes de abrir la baza, con la carta del centro revelada: quien no es Líder, después el Líder como parte de su turno; otra vez en la segunda baza de una Cadena y tras un Reloj de Arena. Con una carta, como parte de jugarla. Después de una carta: primero quien la jugó (Hacha, si el otro aún ha de jugar en esta baza), después el otro (Escudo).

    Después de ambas cartas: el Líder, después el otro, y así hasta que los dos pasen seguidos; Cadena y Reloj de Arena lo terminan al instante. Después de la baza, cuando se sabe quién gana y antes de que se muevan las cartas: quien pierde, después quien gana. Además: al conseguir una carta para tu pila de Simpatizantes, carta por carta; al robar del mazo central; y al final de la partida.
    .title = Cuándo se usan los artefactos
rules-long-tricks = Arco y Cadena hacen bazas de más de dos cartas. En la edición de aniversario todo Dragón de quien no es Líder cuenta como jugado en segundo lugar. Rey Liche, Brujo y Momia solo miran la primera carta de un Arco: un Rey Liche que abre debilita las dos cartas del otro, y solo el Brujo o la Momia del otro puede ganar por su poder. Un Cubo no tiene poder. La Lanza descarta una carta cualquiera, el Caballo cambia una de las del Líder, y Hacha y Escudo se pueden usar después de cada carta. En la segunda baza de una Cadena se puede jugar un Arco.
    .title = Bazas de más de dos cartas

rules-settling = Al acabar la Fase 2 se adjudican los Trolls y botes que queden; los Osos y pociones que sobren se descartan. Las cartas a la vista pasan a las pilas de Simpatizantes; lo que está bajo un Vampiro sigue allí. Después se van los Campesinos sin Rey. Luego se declaran las Coronas y tras ellas se elige el botín: primero quien habría sido el siguiente Líder, después en sentido horario; un equipo, cuando le toca a su primer miembro.
    .title = Antes de contar los votos
rules-vote = Cada facción en juego vota a quien tenga más cartas suyas. Si hay empate, decide el valor más alto, después el segundo más alto, y así sucesivamente; las cartas sin valor van al final. Para Bardos, Vikingos y Vampiros vale primero su propia regla. Si todo es igual, o nadie tiene cartas suyas, la facción no vota. El botín no alarga una serie de Bardos; una Corona o una carta bajo una Piedra que cuenta como Bardo es un Bardo de su propio valor.
    .title = Cómo vota una facción
rules-victory = Con dos jugadores ganan tres de los cinco votos; si nadie tiene tres, gana quien tenga más. Si hay empate a votos, decide quién tiene más cartas de las facciones que ha ganado. Se cuentan como para el voto: botín y Corona una cada uno, un Vikingo doble dos, de los Vampiros el que está a la vista y lo que tiene debajo. Si también hay empate, gana la suma más alta de sus valores, con el botín como 0; si el empate persiste, la partida queda empatada.
    .title = Quién gana la partida

rules-more-deck =
    Con tres o cuatro jugadores el mazo es una pareja y cinco facciones distintas de diez cartas: exactamente 72 cartas. Magos, Druidas, Cambiaformas, Vampiros, Zombis, Hombres Lobo y Sombras, así como artefactos, pociones y héroes, son solo para dos. Se puede jugar con cualquiera de las dos ediciones. Los Trolls están permitidos, pero el reglamento los desaconseja.

    Con tres jugadores cada uno recibe 12 cartas; con cuatro, 9. Las 36 restantes son el mazo central. Con tres, cada uno juega por su cuenta. Cuatro forman dos equipos; los compañeros se sientan uno enfrente del otro. Si hay Mapaches en el mazo, salen cuatro, como con dos jugadores, y el primer Líder se decide de la misma manera.
    .title = Mazo y reparto con tres o cuatro jugadores
rules-more-one = En cada baza se compite por dos cartas del centro. Todos juegan por turno, en sentido horario desde el Líder, y siguen si pueden. Después se toma por orden: primero quienes jugaron una carta que cuenta como de la facción líder, de mayor a menor; después todos los demás según el valor de su carta, sea cual sea su facción; si hay empate, quien jugó antes. El primero toma una de las cartas del centro, el segundo la otra, el tercero y el cuarto la carta superior del mazo central. Si hay Caballeros sobre Goblins que abren la baza, el Caballero más alto es el primero, y para los demás vale el mismo orden.
    .title = La Fase 1 con tres o cuatro jugadores
rules-more-two = Quien gana se lleva todas las cartas de la baza. En ambas fases quien gana es el siguiente Líder, salvo que decida un Dragón. Los Enanos son para quien jugó el valor efectivo más bajo de todos; si hay empate, quien lo jugó en último lugar. Cada Gigante aplasta un Gnomo de su valor que cada rival del ganador tenga a la vista, nunca los del ganador ni los de su compañero.
    .title = La Fase 2 con tres o cuatro jugadores
rules-more-powers =
    Videntes: quien gana con una mira la carta superior del mazo central y toma esa o una de las del centro. Si la toma, el segundo toma una de las del centro, el tercero la otra y un cuarto la que ahora es la superior. Dragones: en ambas ediciones es Líder quien haya jugado el último Dragón de la baza. Los Doppelgänger funcionan como con dos jugadores. Autómatas: se revelan dos cartas, todos descartan una, y todos toman en el orden de la baza del Autómata; quien la ganó es después Líder, diga lo que diga un Dragón.

    Campesinos: los equipos buscan Reyes en su pila común, y los Campesinos se van con el otro equipo; con tres jugadores se van con el siguiente en sentido horario. El botín de un equipo lo elige, según la pila común, el miembro con el número de asiento más bajo. Los Grifos solo ayudan a quien los tiene.
    .title = Poderes con tres o cuatro jugadores
rules-more-score = Votan siete facciones, y gana quien tenga más votos. Los equipos juntan sus pilas antes de que se vayan los Campesinos; también Reyes, Bardos y Vikingos se juzgan en la pila común. Si varios empatan con el mayor número de cartas de una facción, se desempata entre ellos. Un empate a votos se decide como con dos jugadores: las cartas de las facciones ganadas y después su suma. Quienes sigan empatados comparten la victoria.
    .title = El recuento con tres o cuatro jugadores

rules-it-board = El tablero tiene seis columnas y seis filas; 5,2 es la columna 5, fila 2. Hay tres dados, seis Ocupantes blancos con los números del 1 al 6, treinta fichas de propiedad negras y veinticuatro fichas de cada jugador. Una casilla está vacía, tomada por un jugador (su ficha sola) o asegurada (su ficha sobre una ficha de propiedad), y entonces nadie puede quitársela. Durante un turno puede llevar además un Ocupante de este turno y, encima, una ficha de propiedad de este turno.
    .title = Tablero y fichas
rules-it-turn = Se sortea quién empieza; los turnos siguen el orden de los asientos. Un turno empieza tirando los tres dados. Elige uno para la columna y otro para la fila; el tercero sobra. Hay que colocar exactamente una ficha si se puede. Nadie puede plantarse antes de colocar la primera.
    .title = Turno y tirada
rules-it-place = En una casilla vacía, o tomada por un oponente, sin Ocupante encima, va el Ocupante con el número del tercer dado; si no está en la reserva, allí no se puede colocar nada. En una casilla tomada por ti, o sobre un Ocupante de este turno, va una ficha de propiedad; el tercer dado no importa. Donde hay una ficha de propiedad, arriba o debajo, no se puede colocar nada.
    .title = Qué se puede colocar y dónde
rules-it-bust = Si no se puede colocar nada, es una pifia. Salen del tablero todas las fichas de propiedad de este turno y después todos los Ocupantes. El tablero queda como antes de tu turno, y tu turno acaba.
    .title = Pifia
rules-it-stop = Después de cada ficha eliges: volver a tirar o plantarte. Si te plantas, cada casilla con una ficha de propiedad de este turno queda asegurada por ti, y cada casilla solo con un Ocupante queda tomada por ti. La ficha de un oponente que hubiera allí vuelve a su dueño, y los Ocupantes vuelven a la reserva. Hasta que te plantas, nadie gana ni pierde casillas.
    .title = Volver a tirar o plantarse
rules-it-supplies = Si las treinta fichas de propiedad están en el tablero, no se puede colocar otra. Tampoco puedes colocar nada que al plantarte te diera más de veinticuatro casillas, tomadas y aseguradas juntas.
    .title = Cuando se agotan las fichas
rules-it-last-round = Cuando alguien tiene suficientes casillas aseguradas después de plantarse, empieza la última ronda: 13 con dos jugadores, 9 con tres, 7 con cuatro, 6 con cinco. No tienen que tocarse. Cada jugador tiene un turno más, empezando por el siguiente; quien la provocó va el último. Solo hay una última ronda.
    .title = La última ronda
rules-it-score = Un grupo es un conjunto de casillas de un jugador, tomadas o aseguradas, unidas por los lados, no por las esquinas. Gana el grupo más grande. Si hay empate, decide quién tiene más casillas aseguradas, después quién tiene más casillas en total; si el empate persiste, la victoria se comparte.
    .title = Quién gana en Claim It!
rules-it-variant = Opcional: un Ocupante sobre el que se coloca una ficha de propiedad vuelve enseguida a la reserva y se puede usar otra vez en el mismo turno. La casilla sigue marcada y se trata como si el Ocupante siguiera allí. Con cinco jugadores el reglamento lo desaconseja.
    .title = Variante: más en un turno

# Lo que acompaña a las entradas de mazos y cartas.

rules-cards = { $count } cartas: { $values }.
rules-hero-value = Valor { $value }.
rules-set-line-up = Composición: { $factions }.
rules-set-more = Con tres o cuatro jugadores, además: { $factions }.
rules-set-two = Solo para dos jugadores.
rules-set-edition = Con la edición Claim 2.
rules-set-artifacts = Con artefactos.
rules-set-heroes = Con héroes.
rules-numbers = { $count ->
    [one] Regla { $rules }
   *[other] Reglas { $rules }
}

# Lo que dice la página en torno a las reglas.

web-search = Buscar
web-here = En esta partida
web-found = { $count ->
    [one] Una entrada
   *[other] { $count } entradas
}
web-none-found = No se ha encontrado nada. Prueba con menos palabras o más cortas.
web-to-game = Volver a la partida
