# Una primera partida con explicaciones: lecciones breves con título, y consejos con su motivo.


## Claim

guide-votes = Cinco facciones votan al próximo rey. Al final, cada una vota a quien tenga más cartas suyas; si tenéis el mismo número, a quien tenga la más alta. Ganan tres de los cinco votos.
    .title = De qué se trata
guide-hand = Estas { $count } cartas son tu mano. El escudo muestra la facción de una carta, y el número, su valor. La Fase 1 tiene 13 bazas; en cada una, cada jugador juega una carta.
    .title = Tu mano
guide-prize = { $card } está boca arriba en el centro: por esa carta se juega esta baza. Quien gana se la lleva como Seguidor; quien pierde toma en su lugar la carta superior del mazo central. Tus Seguidores serán tu mano en la Fase 2.
    .title = La carta del centro
guide-won = Tu { $card } ha sido la mejor carta. { $prize } está ahora entre tus Seguidores, y abres la siguiente baza. Las cartas jugadas se descartan, salvo los No Muertos.
    .title = Has ganado la baza
guide-lost = Tu oponente se lleva { $prize } y abre la siguiente baza. Tú has tomado como Seguidor la carta superior del mazo central: { $card }. Tu oponente no la ha visto.
    .title = Pierdes, pero no te vas con las manos vacías
guide-undead = Se ha jugado { $card }. En la Fase 1 los No Muertos jugados no se descartan: { $who-is ->
    [you] has ganado la baza, así que ahora está en tu pila de Simpatizantes
   *[one] tu oponente ha ganado la baza, así que ahora está en su pila de Simpatizantes
} y cuenta al final. Los que se ganan en el centro o se roban son Seguidores como cualquier carta.
    .title = No Muertos
guide-knights = Un Caballero jugado sobre un Goblin que abre la baza la gana, sean cuales sean los números. Pero antes hay que seguir la facción: quien tenga Goblins debe jugar uno, o un Doppelgänger.
    .title = Los Caballeros vencen a los Goblins
guide-half-time = La Fase 1 ha terminado. Los { $count } Seguidores que ganaste y robaste son ahora tu mano. Quien ganó la última baza abre la siguiente.
    .title = A mitad de partida
guide-stake = En la Fase 2 se compite por las cartas que se juegan: quien gana una baza se lleva las dos a su pila de Simpatizantes, y allí cuentan para los votos. Solo los Enanos van a otro sitio. Se sigue y se gana como antes.
    .title = Ahora cuentan las propias cartas
guide-dwarves = En la Fase 2, quien pierde una baza se lleva todos los Enanos jugados en ella; quien gana, el resto. Si quieres el voto de los Enanos, pierde las bazas en las que se juegan.
    .title = Los Enanos son para quien pierde
guide-tally = El marcador cuenta, para cada facción, las cartas de las pilas de Simpatizantes. Un número con el signo + está por llegar: los Seguidores que conoces, los tuyos y las cartas del centro que ganó tu oponente.
    .title = Cómo va la partida
guide-safe = Si acabara ahora, tendrías { $mine } de los votos y tu oponente, { $theirs }. Un voto es seguro con más de la mitad de las cartas de la facción: 8 Goblins, 5 Caballeros, 6 de cualquier otra facción. A menudo bastan menos, porque muchas se han descartado.
    .title = ¿Cuándo es seguro un voto?
guide-last-tricks = A estas alturas, todas las cartas se han jugado, ganado o robado. Lo que no has visto en ningún otro sitio tiene que estar en la mano de tu oponente: { $cards }. Ahora puedes calcular el final.
    .title = Las últimas bazas
guide-result = Tienes { $mine } de los votos y tu oponente, { $theirs }. En cada facción puedes leer qué decidió su voto. Prueba ahora una partida normal, oponentes más fuertes u otro mazo con poderes nuevos.
    .title = Recuento de votos
guide-lead = Juegas la primera carta, la que quieras. Si tu oponente tiene cartas de esa facción, debe jugar una de ellas; en su lugar solo puede jugar un Doppelgänger. Por regla general gana la carta más alta de la facción líder.
    .title = Abres la baza
guide-follow = { $card } ha abierto la baza, y tienes { $faction }: debes jugar una de esas cartas; en su lugar solo puedes jugar un Doppelgänger. Gana la carta más alta y, si son iguales, la que se jugó antes.
    .title = Debes seguir la facción
guide-no-follow = { $card } ha abierto la baza, y no tienes { $faction }: juega lo que quieras. Una carta de otra facción no puede ganar aquí, salvo un Doppelgänger más alto, o cualquier Caballero si abrieron los Goblins.
    .title = Sin cartas para seguir
guide-doppelgangers = Siempre puedes jugar un Doppelgänger en lugar de seguir la facción. Tu { $card } contaría como carta { $faction-of }: con su propio valor, pero sin el poder de esa facción. Si es la carta más alta, gana.
    .title = Doppelgänger
guide-rich-prize = { $card } puede darte bazas en la Fase 2. Por eso vale la pena gastar una carta alta: de todos modos, al final de la Fase 1 habrás jugado toda tu mano actual.
    .title = Una carta del centro fuerte
guide-poor-prize = { $card } difícilmente ganará bazas en la Fase 2. Quizá no te interese: quien pierde toma en su lugar una carta desconocida, que puede ser mejor. Es el momento de jugar una carta que no necesites.
    .title = Una carta del centro floja

## Claim It!

guide-groups = Gana quien tenga al final el grupo conectado de casillas más grande. Las casillas se unen por los lados, no por las esquinas. Jugáis por turnos; hasta dónde llegas en un turno lo decidís tú y los dados.
    .title = De qué se trata
guide-stopped = Te has plantado. Tomadas ahora: { $held }. Aseguradas ahora: { $secured }. Una casilla solo tomada te la puede quitar tu oponente; una asegurada es tuya para siempre. Los Ocupantes vuelven a la reserva.
    .title = Tuyas, por ahora o para siempre
guide-bust = { $who-is ->
    [you] Has sacado
   *[one] Tu oponente ha sacado
} { $roll } y no se podía colocar nada: una pifia. Todas las fichas de este turno salen del tablero, que queda como antes del turno, y el turno termina.
    .title = Pifia
guide-taken = Tu oponente te ha quitado: { $spaces }. Esas casillas solo estaban tomadas; recuperas tus fichas. Lo que has asegurado no te lo puede quitar nadie.
    .title = Te las han quitado
guide-last-round = { $who-is ->
    [you] Has asegurado
   *[one] Tu oponente ha asegurado
} al menos { $count } casillas. Ahora cada jugador tiene un turno más; { $who-is ->
    [you] el tuyo es el último de todos.
   *[one] el de tu oponente es el último de todos.
}
    .title = La última ronda
guide-largest = Casillas del grupo más grande: { $mine } en el tuyo, { $theirs } en el de tu oponente. Si hay empate, deciden las casillas aseguradas y después el total de casillas. Prueba ahora una partida normal u oponentes más fuertes.
    .title = Recuento de grupos
guide-dice = Has sacado { $roll }. Un dado indica la columna, otro la fila y otro sobra; tú eliges cuál es cuál. La casilla 5,2 está en la columna 5, fila 2. Con cada tirada se coloca exactamente una ficha, si se puede.
    .title = Los dados
guide-blocked = Los dados podrían llevarte a { $space }, pero allí ya hay una ficha de propiedad. En una casilla así nadie puede colocar nada, ni tú ni tu oponente.
    .title = Donde no cabe nada más
guide-supply = Para { $space } necesitarías el Ocupante { $number }, pero ya está en el tablero. Solo hay uno de cada número, y vuelven a la reserva cuando acaba el turno.
    .title = Falta un Ocupante
guide-joining = Tienes { $spaces } casillas, pero tu grupo más grande solo tiene { $mine }; el de tu oponente tiene { $theirs }. Solo cuenta el grupo más grande, así que une tus grupos.
    .title = Une tus casillas
guide-near-end = En cuanto alguien haya asegurado { $count } casillas, empieza la última ronda. Tú has asegurado { $mine }, tu oponente { $theirs }. Mira los grupos: ¿quién ganaría ahora?
    .title = Se acerca el final
guide-squatters = En una casilla vacía colocas un Ocupante, una ficha blanca. Su número es el del dado que sobra: en { $space } sería el Ocupante { $number }. Si después te plantas, la casilla quedará tomada por ti.
    .title = Ocupantes
guide-on-squatter = Tu Ocupante de este turno está en { $space }. Ahora puedes colocar sobre él una ficha de propiedad; el dado que sobra no importa. Si te plantas, la casilla queda asegurada: ya nadie puede quitártela.
    .title = Fichas de propiedad
guide-on-own = Has tomado { $space }. Allí puedes colocar una ficha de propiedad, muestre lo que muestre el dado que sobra. Si te plantas, la casilla queda asegurada.
    .title = Asegura lo que has tomado
guide-taking = Tu oponente solo ha tomado { $space }; no está asegurada. Puedes colocar encima el Ocupante { $number }. Si te plantas, la casilla es tuya, y su ficha vuelve a su dueño.
    .title = Toma una casilla
guide-risk = Si te plantas, conservas lo que has marcado. Si vuelves a tirar y no se puede colocar nada, es una pifia: pierdes todo lo de este turno. Ahora mismo el riesgo es de { $bust } entre { $throws }.
    .title = ¿Plantarte o volver a tirar?
guide-enough = Hay mucho en juego: las { $placed } fichas de este turno. Con un riesgo de { $bust } entre { $throws }, una pifia te las quitaría todas. Tú decides hasta dónde te atreves.
    .title = ¿Lo dejas aquí?

## Consejos

guide-why-only-one = { $answer } es lo único que puedes elegir ahora.
guide-why-lead-high = Prueba con { $answer }: tu carta más alta, Goblins aparte, es difícil de superar, y la carta del centro lo merece.
guide-why-lead-low = Prueba con { $answer }: la carta del centro no merece una más alta.
guide-why-win-cheaply = Prueba con { $answer }: es la más baja de tus cartas que ganan esta baza.
guide-why-cannot-win = Prueba con { $answer }: esta baza no la puedes ganar, así que juega una carta prescindible.
guide-why-lose-on-purpose = Prueba con { $answer }: pierde la baza, y no vale la pena ganar la carta del centro.
guide-why-cannot-lose = Prueba con { $answer }: todas las cartas que puedes jugar ganan, y esta es la más baja.
guide-why-secure = Prueba con { $answer }: una ficha de propiedad allí asegura la casilla cuando te plantes.
guide-why-join = Prueba con { $answer }: está junto a una casilla tuya o marcada por ti, así que tu grupo puede crecer.
guide-why-middle = Prueba con { $answer }: a una casilla con muchas vecinas es fácil unir otras.
guide-why-roll-again = Prueba a volver a tirar. Una regla práctica: con { $placed ->
    [one] una ficha
   *[other] { $placed } fichas
} en juego, otra tirada vale la pena mientras sea pifia menos de 1 de cada { $odds }.
guide-why-stop = Prueba a plantarte. Una regla práctica: con { $placed ->
    [one] una ficha
   *[other] { $placed } fichas
} en juego, otra tirada solo vale la pena mientras sea pifia menos de 1 de cada { $odds }.

## Junto a la lección

guide-number = Lección { $number } de { $lessons }
guide-understood = Entendido
guide-leave = Salir del tutorial
guide-label = Tutorial
