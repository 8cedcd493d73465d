# Los artefactos: cómo se llaman, qué pueden hacer, qué más hay que saber y qué preguntan.
#
# `.the` lo nombra con su artículo.
# `effect-…` es el poder en una línea corta para quien puede usarlo, `.told` lo mismo para quienes lo ven.

artifact-crown = Corona de la Luz
    .the = la Corona de la Luz
power-artifact-crown = Al final puedes hacer que cuente como una carta de valor 5 de la facción en juego que elijas.
effect-artifact-crown = Cuenta como un 5 de la facción que elijas.
    .told = Cuenta como un 5 de una facción a elegir.
more-crown = Se declara cuando los Campesinos se han ido.
question-crown = ¿Para qué facción cuenta tu Corona?

artifact-sword = Espada del Dragón
    .the = la Espada del Dragón
power-artifact-sword = Con una carta: esa carta recibe +3.
effect-artifact-sword = La carta que juegas recibe +3.
    .told = Una carta recibe +3.

artifact-horn = Cuerno del Silencio
    .the = el Cuerno del Silencio
power-artifact-horn = Fase 2, cuando ambos han jugado: cada uno se lleva sus propias cartas de esta baza a su pila de Simpatizantes, también Enanos, Trolls y Druidas. Quién gana y quién es el siguiente Líder se decide como siempre, y los Gigantes siguen aplastando.
effect-artifact-horn = Cada uno se queda con sus cartas de esta baza.
more-horn = Un Cubo no forma bote, y un bote anterior es para quien gana. Con una Cadena vale para todas las cartas de ambas bazas.

artifact-spear = Lanza de la Venganza
    .the = la Lanza de la Venganza
power-artifact-spear = Fase 2, cuando has perdido una baza: descarta una carta de la baza, la que quieras. Quien la ganó solo consigue lo que queda, también Enanos, Trolls y Druidas.
effect-artifact-spear = Descarta una carta de la baza que has perdido.
    .told = Quien ha perdido descarta una carta de la baza.
more-spear = No se forma ningún bote. Después de un Cuerno solo descarta; lo demás va adonde dice el Cuerno.
question-spear = ¿Qué carta de la baza descartas?

artifact-orb = Orbe de la Lucidez
    .the = el Orbe de la Lucidez
power-artifact-orb = Fase 1, cuando vas a robar: mira las tres cartas superiores y quédate con una como Seguidor; las demás se barajan de nuevo en el mazo central.
effect-artifact-orb = Mira las tres cartas superiores y quédate con una.
    .told = Quien lo usa ve las tres cartas superiores y guarda una.
more-orb = Si quedan menos de tres, míralas todas. También sirve cuando quien ganó con una Vidente te dejó la carta superior, y en la baza de un Autómata, pero no a quien ganó con la Vidente.
question-orb = ¿Con qué carta te quedas: { $cards-the }?

artifact-crystal = Cristal de la Locura
    .the = el Cristal de la Locura
power-artifact-crystal = Fase 2, cuando consigues una carta: cámbiala por una de tu mano, que consigues en su lugar. La carta ganada pasa a tu mano, a la vista de todos.
effect-artifact-crystal = Consigue una carta de tu mano en lugar de esta.
    .told = Se consigue una carta de la mano en lugar de otra.
more-crystal = Debes tener una carta. La de tu mano se consigue según las reglas de siempre (a la vista, Vampiro, Piedra), pero no se ha jugado: no es un Gigante, Troll ni Enano de esta baza.
question-crystal = Consigues { $card-the }. ¿Qué carta de tu mano consigues en su lugar?

artifact-horse = Caballo del Mago
    .the = el Caballo del Mago
power-artifact-horse = Cuando ambos han jugado y tú has abierto: cambia tu carta jugada por una de tu mano, como si hubieras abierto con ella. La otra carta se queda. Se pierde lo que había sobre tu carta anterior; Botas, Hacha y Osos pasan a la nueva, y los poderes de las cartas jugadas no la tienen en cuenta.
effect-artifact-horse = Cambia la carta con la que abriste por otra de tu mano.
    .told = La carta que abrió la baza se cambia por otra de la mano.
more-horse = Debes tener una carta. Se pierde lo que había sobre la carta anterior: Espada, Jarra, pociones, Escudo. Para Rey Liche, Brujo, Momia y Grifos cuenta la carta nueva, igual que para los poderes que dependen de con qué se gana la baza. Pero no se ha jugado: un Cambiaformas no intercambia, no se puede usar ningún artefacto con ella, y Gigantes, Trolls, Enanos, No Muertos, Druidas, Dragones y Cthulhu no tienen ahí poder. La carta recuperada cuenta como no jugada. Con una Cadena solo se cambian cartas jugadas desde la última apertura.
question-horse-out = ¿Cuál de tus cartas jugadas recuperas?
question-horse-in = Recuperas { $card-the }. ¿Qué carta de tu mano ocupa su lugar?

artifact-boots = Botas de la Distancia
    .the = las Botas de la Distancia
power-artifact-boots = Antes de abrir la baza, o con tu carta o antes de ella: tus dos próximas cartas reciben +2 cada una, también en la Fase 2.
effect-artifact-boots = Tus dos próximas cartas reciben +2 cada una.
    .told = Las dos próximas cartas de quien las usa reciben +2.

artifact-stone = Piedra del Olvido
    .the = la Piedra del Olvido
power-artifact-stone = Fase 2, cuando consigues una carta: colócala boca abajo bajo una carta de facción boca arriba de tu pila de Simpatizantes. Al final cuenta como carta de esa facción, con su propio valor. No sirven las cartas a la vista delante de ti ni los héroes.
effect-artifact-stone = Esta carta contará para una facción de tus Simpatizantes.
    .told = Una carta contará para otra facción de los Simpatizantes.
more-stone = Así la carta no queda a la vista delante de ti, y un Vampiro puesto así no cuenta como Vampiro a la vista. También se puede poner así un héroe. Ambos conocéis la carta. Solo importa la facción, así que eliges una facción.
question-stone = ¿Bajo qué facción colocas { $card-the } boca abajo?

artifact-staff = Bastón del Orden
    .the = el Bastón del Orden
power-artifact-staff = Cuando has perdido una baza: abrirás la siguiente, diga lo que diga un Dragón. Si la siguiente es de un Autómata, abrirás la primera después de ella.
effect-artifact-staff = Abres la siguiente baza.
    .told = Quien lo usa abre la siguiente baza.
more-staff = Abres tú aunque un Dragón o un Cubo digan otra cosa.

artifact-light = Luz de la Eternidad
    .the = la Luz de la Eternidad
power-artifact-light = Fase 2, cuando has ganado una baza: mira tres cartas al azar de la mano de tu oponente. Debe tener al menos cinco.
effect-artifact-light = Ves tres cartas al azar de la mano de tu oponente.
    .told = Quien la usa ve tres cartas al azar de la otra mano.
more-light = Tu oponente ve cuáles son.
question-light = Se muestran cartas de la mano.

artifact-chain = Cadena de la Escarcha
    .the = la Cadena de la Escarcha
power-artifact-chain = Fase 2, cuando ambos han jugado: las dos cartas se apartan, el mismo Líder abre otra vez, y quien gane esa segunda baza se lleva las cuatro. A ambos debe quedarles alguna carta.
effect-artifact-chain = Sigue otra baza: quien la gane se lleva las cuatro cartas.
more-chain = Solo las cartas de la segunda baza deciden quién gana y con qué carta; otros poderes tienen en cuenta todas las cartas. Lo gastado en la primera baza queda gastado.

artifact-hourglass = Reloj de Arena del Futuro
    .the = el Reloj de Arena del Futuro
power-artifact-hourglass = Cuando ambos han jugado: los dos recuperan sus cartas y la baza se repite con el mismo Líder. La carta del centro se queda, se pueden jugar las mismas cartas, y lo gastado en ellas queda gastado.
effect-artifact-hourglass = Los dos recuperan sus cartas y la baza se repite.
more-hourglass = Solo vuelven las cartas jugadas desde la última apertura. Un Cuerno tocado desde entonces se anula, uno anterior a una Cadena no. Los intercambios de Cambiaformas se deshacen, el último primero, salvo que el Caballo se haya llevado a la mano la anterior carta del centro. Pociones, artefactos, Osos y una de las dos cartas de Botas o Hacha quedan gastados.

artifact-shield = Escudo del Velo
    .the = el Escudo del Velo
power-artifact-shield = Después de la carta de tu oponente: esa carta vale 3 menos, pero nunca menos de 0.
effect-artifact-shield = La carta de tu oponente recibe −3.
    .told = La carta rival recibe −3.
more-shield = Debilita la última carta que jugó tu oponente.

artifact-jug = Jarra del Rey
    .the = la Jarra del Rey
power-artifact-jug = Con una carta: elige otra facción en juego. En esta baza la carta es solo de esa facción y no tiene poder; para saber si se puede jugar cuenta la facción nueva.
effect-artifact-jug = Tu carta pasa a otra facción, sin poder.
    .told = Una carta pasa a otra facción, sin poder.
more-jug = No vale ni el poder de su facción ni el de la nueva. Un Doppelgänger transformado cuenta solo como aquello en que se ha convertido; una carta convertida en Doppelgänger no representa a otras; un Cambiaformas no intercambia; Enano, Troll, Druida, No Muerto, Gigante, Dragón y héroe son cartas corrientes. Pero una carta convertida en Goblin o en Hombre Lobo se juzga como tal: si abre como Goblin, los Caballeros la vencen, y entre Hombres Lobo que abren sin luna gana la más baja. Una carta convertida en Caballero no vence a los Goblins. Al conseguirla vuelve a ser ella misma.
question-jug = ¿De qué facción será tu próxima carta?

artifact-axe = Hacha del Cielo
    .the = el Hacha del Cielo
power-artifact-axe = Antes de abrir la baza, con tu carta, antes de ella, o después si tu oponente aún ha de jugar: las dos próximas cartas de tu oponente valen 2 menos cada una.
effect-artifact-axe = Las dos próximas cartas de tu oponente reciben −2 cada una.
    .told = Las dos próximas cartas rivales reciben −2 cada una.

artifact-bow = Arco de los Enamorados
    .the = el Arco de los Enamorados
power-artifact-bow = Fase 2, antes de que abras la baza: ambos jugáis dos cartas por turnos, siguiendo a la primera si podéis. Quien gana se lleva las cuatro. Ambos debéis tener dos cartas.
effect-artifact-bow = Cada uno juega dos cartas: quien gana se lleva las cuatro.
more-bow = Quién gana se decide entre las cuatro cartas.

artifact-ring = Anillo de la Oscuridad
    .the = el Anillo de la Oscuridad
power-artifact-ring = Con tu carta, cuando no eres Líder: no tiene que seguir la facción, y gana la baza el valor más alto de todos.
effect-artifact-ring = Juega cualquier carta: gana el valor más alto.
    .told = Vale cualquier carta: gana el valor más alto.
more-ring = Si hay empate, gana la carta que se jugó antes.
