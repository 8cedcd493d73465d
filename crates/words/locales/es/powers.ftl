# Lo que pueden hacer las cartas, según docs/rules/claim.md; los números de las reglas se muestran junto a los textos.

power-faction-knights = Un Caballero jugado sobre un Goblin que abre la baza la gana, sean cuales sean los valores; si hay varios, el más alto. Quien tenga un Goblin debe seguir de todos modos, o jugar un Doppelgänger.
power-faction-goblins = Sin poder. A cambio son muchos: cinco ceros y del 1 al 9 una vez cada uno.
power-faction-giants = Fase 2: cuando ganas una baza, cada Gigante que haya en ella aplasta un Gnomo de su mismo valor que cada oponente tenga a la vista, nunca los tuyos ni los de tu compañero. No importa quién jugó el Gigante. Los Gnomos de esa misma baza están a salvo. En la edición Claim 2, entre dos jugadores puedes perdonar al Gnomo.
power-faction-gnomes = Fase 2: un Gnomo que consigues queda a la vista delante de ti, donde los Gigantes pueden aplastarlo. Los que queden al final pasan a tu pila de Simpatizantes. Los Gnomos que llegan a una pila de Simpatizantes ya en la Fase 1 están a salvo.
power-faction-kings = Al final un Rey retiene a tus Campesinos de su mismo valor y de hasta 3 menos: el Rey 7 retiene a los Campesinos 4, 5, 6 y 7.
power-faction-peasants = Al final cada uno de tus Campesinos se queda solo si tienes un Rey de su mismo valor o de hasta 3 más. Los demás se van con el oponente (entre tres, con el siguiente en sentido horario) y allí se quedan. El Campesino 0 siempre se va.
power-faction-automatons = Fase 1: si ganas una baza con un Autómata, la siguiente también es tuya sin jugarla. Todos descartan boca abajo una carta a su elección, tú tomas la carta del centro, tu oponente roba y eres Líder de la baza posterior, diga lo que diga un Dragón. Entre tres o cuatro se toma en el mismo orden que en la baza anterior. Los poderes de las cartas descartadas no se aplican.
power-faction-bards = Al final gana el voto la serie más larga de Bardos consecutivos: 3 4 5 vence a 1 2 6 7 9. Si las series más largas son iguales, se cuentan las cartas como siempre.
power-faction-dragons = Un Dragón decide quién será Líder de la siguiente baza, la gane o la pierda, también al cambiar de fase. Entre dos, quien juega un Dragón en segundo lugar; en la edición Claim 2, quien haya jugado el último Dragón de la baza, aunque la abriera. Entre tres o cuatro, quien haya jugado el último Dragón.
power-faction-doppelgangers = Puedes jugar un Doppelgänger en lugar de seguir la facción, aunque pudieras seguirla. Cuenta con su valor como carta de la facción líder, pero sin el poder de esa facción. Si los Doppelgänger son la facción líder, son una facción como cualquier otra.
power-faction-dwarves = Fase 2: los Enanos son para quien pierde. Entre dos, el perdedor de la baza se lleva todos los Enanos jugados en ella; entre tres o cuatro, quien haya jugado la carta más baja de todas y, si hay empate, la última de ellas.
power-faction-griffins = Fase 2: un Grifo que consigues queda a la vista delante de ti. Desde la baza siguiente, cada carta que juegues cuyo valor impreso sea el de uno de tus Grifos recibe +5.
power-faction-raccoons = Cuatro de los catorce salen de la partida antes de repartir, sin que nadie los vea. Al final cada Mapache tuyo con botín cuenta además como una carta más, sin valor, para la facción en juego de la que menos cartas tengas, aunque no tengas ninguna; si hay varias, eliges una para todo tu botín.
power-faction-seers = Fase 1: si ganas una baza con una Vidente, miras la carta superior del mazo central. Tómala o toma una carta del centro; los demás reciben lo que dejes.
power-faction-trolls = Fase 2: los Trolls jugados quedan apartados. Quien gana cada baza se lleva el más alto de los apartados, solo uno; quien gana la última se lleva todos los que queden. En la edición Claim 2 puede dejar alguno.
power-faction-undead = Fase 1: un No Muerto jugado no se descarta, sino que va a la pila de Simpatizantes de quien gana la baza. Un No Muerto que es la carta del centro, o que se roba, pasa a ser Seguidor como cualquier otra carta.
power-faction-vikings = Al final cada uno de tus Vikingos cuenta doble para el voto de los Vikingos si alguna otra carta de tu pila de Simpatizantes tiene su mismo valor.
power-faction-wizards = Si ganas una baza con un Mago, tomas la poción superior, boca abajo y sin mirarla. Con cualquier carta posterior puedes revelar pociones.
power-faction-druids = Fase 2: un Druida que jugaste en una baza perdida no es para quien la gana, sino que queda delante de ti como Oso. La siguiente carta que juegues recibe +3 por cada uno de tus Osos; después se descartan. Los Osos que sobren al final no cuentan para nadie.
power-faction-shapeshifters = Fase 1: un Cambiaformas intercambia su lugar con la carta del centro en cuanto se juega. Esa es ahora tu carta jugada, con su poder; si abriste la baza, su facción es la líder. Que puedas jugar el Cambiaformas depende del propio Cambiaformas.
power-faction-vampires = Fase 2: un Vampiro que consigues puede quedar a la vista delante de ti, y cualquier carta que consigas y no sea un Vampiro puede ir debajo, donde no cuenta para ninguna facción. Gana el voto la suma más alta de los valores impresos del Vampiro a la vista y de lo que tiene debajo; si hay empate, el Vampiro más alto. Tus otros Vampiros no cuentan, y sin uno a la vista no puedes ganarlo. Si pones a la vista un Vampiro nuevo, se descarta lo que había bajo el anterior.
power-faction-zombies = Fase 1: si ganas una baza con un Zombi, la carta perdedora va a tu pila de Simpatizantes.
power-faction-werewolves = Si son la facción líder y no hay luna, gana la carta más baja que cuente como Hombre Lobo; con luna llena, la más alta, como siempre. Cada baza ganada con un Hombre Lobo cambia la luna.
power-faction-shadows = Sin poder, pero diez de las veinte (del 0 al 19) salen de la partida antes de repartir, sin que nadie las vea: no se sabe cuáles quedan.

power-hero-lich-king = La carta que sigue al Rey Liche vale 3 menos.
power-hero-skeleton = Si ganas una baza con el Esqueleto, puedes llevarte a la mano una carta al azar del descarte, también de las que están boca abajo. Solo tú la ves.
power-hero-warlock = Gana la baza si sigue a una carta de valor impreso impar.
power-hero-cthulhu = En la Fase 1, las dos cartas superiores del mazo central salen de la partida sin que nadie las vea. En la Fase 2, todos descartan boca abajo una carta a su elección. Ambas cosas ocurren después de la baza en la que se jugó Cthulhu.
power-hero-mummy = Gana la baza si sigue a una carta de valor impreso 7 o más.
power-hero-gelatinous-cube = Jugado en segundo lugar, el Cubo forma un bote con la carta a la que sigue: nadie las consigue ahora, sino que quien gane la siguiente baza se las lleva a su pila de Simpatizantes, también en la Fase 1. Si no hay otra baza, son para quien ganó esta. Si abre la baza, no tiene poder.

power-hero-any = Un héroe tiene valor y no tiene facción. Si un héroe abre la baza, se puede jugar cualquier carta y gana el valor más alto, salvo que el poder del héroe que le sigue diga otra cosa. Jugado sobre una carta de facción pierde, salvo que su poder diga otra cosa, y solo puede jugarlo quien no pueda seguir la facción. Por sí solo no cuenta para ningún voto.

power-artifact-crown = Al final puedes hacer que cuente como una carta de valor 5 de la facción en juego que elijas.
power-artifact-sword = Con una carta: esa carta recibe +3.
power-artifact-horn = Fase 2, cuando ambos han jugado: cada uno se lleva sus propias cartas de esta baza a su pila de Simpatizantes, también Enanos, Trolls y Druidas. Quién gana y quién es el siguiente Líder se decide como siempre, y los Gigantes siguen aplastando.
power-artifact-spear = Fase 2, cuando has perdido una baza: descarta una de sus cartas, la que quieras. Quien la ganó solo consigue lo que queda, también Enanos, Trolls y Druidas.
power-artifact-orb = Fase 1, cuando vas a robar: mira las tres cartas superiores y quédate con una como Seguidor; las demás se barajan de nuevo en el mazo central.
power-artifact-crystal = Fase 2, cuando consigues una carta: cámbiala por una de tu mano, que consigues en su lugar. La carta ganada pasa a tu mano, a la vista de todos.
power-artifact-horse = Cuando ambos han jugado y tú eres Líder: cambia tu carta jugada por una de tu mano, como si hubieras abierto con ella. La otra carta se queda. Se pierde lo que había sobre tu carta anterior; Botas, Hacha y Osos pasan a la nueva, y los poderes de las cartas jugadas no la tienen en cuenta.
power-artifact-boots = Antes de abrir la baza, o con tu carta o antes de ella: tus dos próximas cartas reciben +2 cada una, aunque sea ya en la Fase 2.
power-artifact-stone = Fase 2, cuando consigues una carta: colócala boca abajo bajo una carta de facción boca arriba de tu pila de Simpatizantes. Al final cuenta como carta de esa facción, con su propio valor. No sirven las cartas a la vista delante de ti ni los héroes.
power-artifact-staff = Cuando has perdido una baza: serás Líder de la siguiente, diga lo que diga un Dragón. Si la siguiente es de un Autómata, lo serás de la primera después de ella.
power-artifact-light = Fase 2, cuando has ganado una baza: mira tres cartas al azar de la mano de tu oponente. Debe tener al menos cinco.
power-artifact-chain = Fase 2, cuando ambos han jugado: las dos cartas se apartan, el mismo Líder abre otra vez, y quien gane esa segunda baza se lleva las cuatro. A ambos debe quedarles alguna carta.
power-artifact-hourglass = Cuando ambos han jugado: los dos recuperan sus cartas y la baza se repite con el mismo Líder. La carta del centro se queda, se pueden jugar las mismas cartas, y lo gastado en ellas gastado está.
power-artifact-shield = Después de la carta de tu oponente: esa carta vale 3 menos, pero nunca menos de 0.
power-artifact-jug = Con una carta: elige otra facción en juego. En esta baza la carta es solo de esa facción y no tiene poder; que se pueda jugar depende de la facción nueva.
power-artifact-axe = Antes de abrir la baza, con tu carta, antes de ella, o después si tu oponente aún ha de jugar: las dos próximas cartas de tu oponente valen 2 menos cada una.
power-artifact-bow = Fase 2, antes de abrir la baza: ambos jugáis dos cartas por turnos, siguiendo a la primera si podéis. Quien gana se lleva las cuatro. Ambos debéis tener dos cartas.
power-artifact-ring = Con tu carta, cuando no eres Líder: no tiene que seguir la facción, y gana la baza el valor más alto de todos.

power-artifact-any = Los artefactos están ocultos en tu mano, y cada uno se usa una sola vez, en su momento. Solo se te pregunta si tienes uno que sirva. Si hay conflicto de poderes, los artefactos vencen a los héroes y los héroes a las facciones.

power-potion-plus = La carta con la que se revela recibe +{ $number }.
power-potion-minus = La carta con la que se revela recibe −{ $number }, pero nunca baja de 0.
power-potion-double = El valor impreso de la carta con la que se revela se duplica.
power-potion-any = Al jugar una carta puedes revelar con ella cuantas pociones quieras de las tuyas. Dices cuántas y solo entonces sabes cuáles son. Las pociones usadas salen de la partida.

power-moon = Al principio no hay luna. Mientras no la haya, si los Hombres Lobo son la facción líder, gana la carta más baja que cuente como Hombre Lobo; con luna llena, la más alta. Una baza ganada con un Hombre Lobo cambia después la luna.
