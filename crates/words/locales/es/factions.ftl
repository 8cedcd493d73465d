# Las facciones: cómo se llaman, qué pueden hacer, qué más hay que saber y qué preguntan.
#
# Una facción está en plural; `.one` es una carta suya, `.of` lo que le pertenece.
# `effect-…` es el poder en una línea corta, para el momento en que importa.

faction-knights = Caballeros
    .one = Caballero
    .of = de los Caballeros
power-faction-knights = Un Caballero jugado sobre un Goblin que abre la baza la gana, sean cuales sean los valores; si hay varios, el más alto. Quien tenga un Goblin debe seguir de todos modos, o jugar un Doppelgänger.
effect-faction-knights = Un Caballero vence a cualquier Goblin que abra la baza.

faction-goblins = Goblins
    .one = Goblin
    .of = de los Goblins
power-faction-goblins = Sin poder. A cambio son muchos: cinco ceros y del 1 al 9 una vez cada uno.
effect-faction-goblins = Sin poder, pero con muchas cartas.

faction-giants = Gigantes
    .one = Gigante
    .of = de los Gigantes
power-faction-giants = Fase 2: cuando ganas una baza, cada Gigante que haya en ella aplasta un Gnomo de su mismo valor que cada oponente tenga a la vista, nunca los tuyos ni los de tu compañero. No importa quién jugó el Gigante. Los Gnomos de esa misma baza están a salvo. En la edición Claim 2, con dos jugadores puedes perdonar al Gnomo.
effect-faction-giants = Cada Gigante aplasta un Gnomo rival de su valor.
more-giants = Dos Gigantes del mismo valor aplastan hasta dos Gnomos. Todo Gigante jugado cuenta, vaya adonde vaya.
question-giants = { $giant } puede aplastar a { $gnome }. ¿Lo aplastas?

faction-gnomes = Gnomos
    .one = Gnomo
    .of = de los Gnomos
power-faction-gnomes = Fase 2: un Gnomo que consigues queda a la vista delante de ti, donde los Gigantes pueden aplastarlo. Los que queden al final pasan a tu pila de Simpatizantes. Los Gnomos que llegan a una pila de Simpatizantes ya en la Fase 1 están a salvo.
effect-faction-gnomes = Queda a la vista: los Gigantes pueden aplastarlo.

faction-kings = Reyes
    .one = Rey
    .of = de los Reyes
power-faction-kings = Al final, cada Rey tuyo retiene a tus Campesinos de su mismo valor o de hasta 3 menos: el Rey 7 retiene a los Campesinos 4, 5, 6 y 7.
effect-faction-kings = Retiene Campesinos de su valor y de hasta 3 menos.

faction-peasants = Campesinos
    .one = Campesino
    .of = de los Campesinos
power-faction-peasants = Al final cada uno de tus Campesinos se queda solo si tienes un Rey de su mismo valor o de hasta 3 más. Los demás se van con el oponente (con tres jugadores, con el siguiente en sentido horario) y allí se quedan. El Campesino 0 siempre se va.
effect-faction-peasants = Al final solo se queda con un Rey adecuado.
more-peasants = Todos se juzgan a la vez. Solo importan las cartas de Rey y de Campesino que están boca arriba en la pila de Simpatizantes, no las que cuentan como tales por una Corona o una Piedra, ni las que estén bajo un Vampiro o una Piedra. Si un Campesino se va, la carta que una Piedra puso debajo se queda donde está.

faction-automatons = Autómatas
    .one = Autómata
    .of = de los Autómatas
power-faction-automatons = Fase 1: si ganas una baza con un Autómata, ganas también la siguiente sin jugarla. Todos descartan boca abajo una carta a su elección, tú tomas la carta del centro, tu oponente roba y tú abres la baza posterior, diga lo que diga un Dragón. Con tres o cuatro jugadores se toma en el mismo orden que en la baza anterior. Los poderes de las cartas descartadas no se aplican.
effect-faction-automatons = Ganar con un Autómata da también la baza siguiente.
more-automatons = Ganas esa baza, y con ella el bote si lo hay, pero no con una carta. Las cartas descartadas no se juegan: Botas, Hacha, Osos y pociones esperan, y no se puede usar ningún artefacto salvo el Orbe. Si la Fase 1 no tiene más bazas, no ocurre nada.

faction-bards = Bardos
    .one = Bardo
    .of = de los Bardos
power-faction-bards = Al final gana el voto la serie más larga de Bardos consecutivos: 3 4 5 vence a 1 2 6 7 9. Si las series más largas son iguales, se cuentan las cartas como siempre.
effect-faction-bards = La serie más larga gana el voto de los Bardos.

faction-dragons = Dragones
    .one = Dragón
    .of = de los Dragones
power-faction-dragons = Un Dragón decide quién será Líder de la siguiente baza, la gane o la pierda, también al cambiar de fase. Con dos jugadores, quien juega un Dragón en segundo lugar; en la edición Claim 2, quien haya jugado el último Dragón de la baza, aunque la abriera. Con tres o cuatro jugadores, quien haya jugado el último Dragón.
effect-faction-dragons = Un Dragón decide quién abre la siguiente baza.
more-dragons = Las cartas son de todos modos para quien gana la baza.

faction-doppelgangers = Doppelgänger
    .one = Doppelgänger
    .of = de los Doppelgänger
power-faction-doppelgangers = Puedes jugar un Doppelgänger en lugar de seguir la facción, aunque pudieras seguirla. Cuenta con su valor como carta de la facción líder, pero sin el poder de esa facción. Si los Doppelgänger son la facción líder, son una facción como cualquier otra.
effect-faction-doppelgangers = Cuenta como de la facción líder, sin su poder.
more-doppelgangers = Nunca tienes que jugarlo, salvo que los Doppelgänger sean la facción líder.

faction-dwarves = Enanos
    .one = Enano
    .of = de los Enanos
power-faction-dwarves = Fase 2: los Enanos son para quien pierde. Con dos jugadores, quien pierde la baza se lleva todos los Enanos jugados en ella; con tres o cuatro, quien haya jugado la carta más baja (si hay empate, la última jugada).
effect-faction-dwarves = Para quien pierde; con 3 o 4, para la carta más baja.

faction-griffins = Grifos
    .one = Grifo
    .of = de los Grifos
power-faction-griffins = Fase 2: un Grifo que consigues queda a la vista delante de ti. Desde la baza siguiente, cada carta que juegues cuyo valor impreso sea el de uno de tus Grifos recibe +5.
effect-faction-griffins = Desde ahora las cartas de su dueño con su valor reciben +5.
more-griffins = También refuerzan a los héroes que juegues.

faction-raccoons = Mapaches
    .one = Mapache
    .of = de los Mapaches
power-faction-raccoons = Cuatro de los catorce salen de la partida antes de repartir, sin que nadie los vea. Al final cada Mapache tuyo con botín cuenta además como una carta más, sin valor, para la facción en juego de la que menos cartas tengas, aunque no tengas ninguna; si hay varias, eliges una para todo tu botín.
effect-faction-raccoons = El botín cuenta para la facción con menos cartas propias.
more-raccoons = Los propios Mapaches pueden ser la facción de la que menos cartas tienes. Se cuentan las cartas tal como están cuando los Campesinos se han ido y las Coronas se han declarado: un Vikingo una vez, todo Vampiro como Vampiro, lo que está bajo un Vampiro nada, una carta bajo una Piedra como su nueva facción. Un Mapache bajo un Vampiro o una Piedra no tiene botín.
question-raccoons = ¿Para qué facción cuenta tu botín?

faction-seers = Videntes
    .one = Vidente
    .of = de las Videntes
power-faction-seers = Fase 1: si ganas una baza con una Vidente, miras la carta superior del mazo central. Tómala o toma una carta del centro; los demás reciben lo que dejes.
effect-faction-seers = Quien gana ve la carta superior: esa o una del centro.
more-seers = Has visto la carta superior en todo caso; los demás solo ven lo que reciben. Con dos jugadores, tu oponente recibe la otra de las dos cartas.
question-seers = Tu Vidente ve { $top-the } encima del mazo central. ¿Te quedas con esa carta, o con { $cards-with }?

faction-trolls = Trolls
    .one = Troll
    .of = de los Trolls
power-faction-trolls = Fase 2: los Trolls jugados quedan apartados. Quien gana cada baza se lleva el más alto de los apartados, solo uno; quien gana la última se lleva todos los que queden. En la edición Claim 2 puede dejar alguno.
effect-faction-trolls = Los Trolls apartados son para quien gana, de mayor a menor.
more-trolls = Se toma un Troll después de cada baza, haya habido Trolls en ella o no, vayan adonde vayan las otras cartas. Qué baza es la última se decide después de Cthulhu. En la edición Claim 2 se pregunta Troll por Troll, de mayor a menor; los demás se descartan.
question-trolls = Última baza: ¿te llevas { $card-the } de los Trolls apartados?

faction-undead = No Muertos
    .one = No Muerto
    .of = de los No Muertos
power-faction-undead = Fase 1: un No Muerto jugado no se descarta, sino que va a la pila de Simpatizantes de quien gana la baza. Un No Muerto que es la carta del centro, o que se roba, pasa a ser Seguidor como cualquier otra carta.
effect-faction-undead = Un No Muerto jugado va a los Simpatizantes de quien gana.
more-undead = Un No Muerto descartado en la baza de un Autómata no se juega.

faction-vikings = Vikingos
    .one = Vikingo
    .of = de los Vikingos
power-faction-vikings = Al final cada uno de tus Vikingos cuenta doble para el voto de los Vikingos si alguna otra carta de tu pila de Simpatizantes tiene su mismo valor.
effect-faction-vikings = Cuenta doble junto a otra carta de su valor.
more-vikings = Un Vikingo que cuenta doble son dos cartas de su valor. La otra carta puede ser un héroe. Una Corona o una carta bajo una Piedra que cuenta como Vikingo lo es a todos los efectos y puede ser la otra carta; lo que está bajo un Vampiro, y el botín, no.

faction-wizards = Magos
    .one = Mago
    .of = de los Magos
power-faction-wizards = Si ganas una baza con un Mago, tomas la poción superior, boca abajo y sin mirarla. Con cualquier carta posterior puedes revelar pociones.
effect-faction-wizards = Ganar con un Mago da una poción.

faction-druids = Druidas
    .one = Druida
    .of = de los Druidas
power-faction-druids = Fase 2: un Druida que jugaste en una baza perdida no es para quien la gana, sino que queda delante de ti como Oso. La siguiente carta que juegues recibe +3 por cada uno de tus Osos; después se descartan. Los Osos que sobren al final no cuentan para nadie.
effect-faction-druids = Un Druida que pierde es un Oso: +3 a la próxima carta.
more-druids = Con un Arco, la bonificación es para la primera de tus dos cartas. Un Druida transformado por la Jarra, o movido por el Cuerno o la Lanza, no se convierte en Oso.

faction-shapeshifters = Cambiaformas
    .one = Cambiaformas
    .of = de los Cambiaformas
power-faction-shapeshifters = Fase 1: un Cambiaformas intercambia su lugar con la carta del centro en cuanto se juega. Esa es ahora tu carta jugada, con su poder; si abriste la baza, su facción es la líder. Para saber si puedes jugarlo cuenta el propio Cambiaformas.
effect-faction-shapeshifters = Intercambia su lugar con la carta del centro.
more-shapeshifters = Una carta que llega por el intercambio no vuelve a intercambiar; un segundo Cambiaformas intercambia con el primero, que ahora es la carta del centro. Lo que se juega con el Cambiaformas o sobre él vale para la carta que ha llegado. Si así le llega un héroe al Líder, es un héroe el que abre la baza.

faction-vampires = Vampiros
    .one = Vampiro
    .of = de los Vampiros
power-faction-vampires = Fase 2: un Vampiro que consigues puede quedar a la vista delante de ti, y cualquier carta que consigas y no sea un Vampiro puede ir debajo, donde no cuenta para ninguna facción. Gana el voto la suma más alta de los valores impresos del Vampiro a la vista y de lo que tiene debajo; si hay empate, el Vampiro más alto. Tus otros Vampiros no cuentan, y sin uno a la vista no puedes ganarlo. Si pones a la vista un Vampiro nuevo, se descarta lo que había bajo el anterior.
effect-faction-vampires = Las cartas van debajo; gana la suma más alta.
more-vampires = Se decide al conseguir la carta y solo entonces; las cartas de una baza se consiguen en el orden en que se jugaron. Debajo puede ir cualquier carta que consigas, también de la misma baza, también un héroe, y allí nada puede tocarla; un Gnomo o un Grifo no está allí a la vista. El Vampiro anterior se queda en tu pila de Simpatizantes. Una Corona, una carta bajo una Piedra o un botín que cuente como Vampiro no añade nada a la suma.

faction-zombies = Zombis
    .one = Zombi
    .of = de los Zombis
power-faction-zombies = Fase 1: si ganas una baza con un Zombi, la carta perdedora va a tu pila de Simpatizantes.
effect-faction-zombies = Quien gana con un Zombi puntúa la carta perdedora.

faction-werewolves = Hombres Lobo
    .one = Hombre Lobo
    .of = de los Hombres Lobo
power-faction-werewolves = Si son la facción líder y no hay luna, gana la carta más baja que cuente como Hombre Lobo; con luna llena, la más alta, como siempre. Cada baza ganada con un Hombre Lobo cambia la luna.
effect-faction-werewolves = Sin luna gana el Hombre Lobo más bajo.
more-werewolves = También un Doppelgänger jugado sobre Hombres Lobo cuenta aquí como uno, pero una baza ganada con él no cambia la luna.

faction-shadows = Sombras
    .one = Sombra
    .of = de las Sombras
power-faction-shadows = Sin poder, pero diez de las veinte (del 0 al 19) salen de la partida antes de repartir, sin que nadie las vea: no se sabe cuáles quedan.
effect-faction-shadows = Nadie sabe qué diez de las veinte están en juego.
