# Los Héroes: cómo se llaman, qué pueden hacer, qué más hay que saber y qué preguntan.
#
# `.the` es el nombre con su artículo, `.with` lo mismo después de «con».
# `effect-…` es el poder en una línea corta, para el momento en que importa.

hero-lich-king = Rey Liche
    .the = el Rey Liche
    .with = el Rey Liche
power-hero-lich-king = La carta que sigue al Rey Liche vale 3 menos.
effect-hero-lich-king = La carta que le sigue vale 3 menos.

hero-skeleton = Esqueleto
    .the = el Esqueleto
    .with = el Esqueleto
power-hero-skeleton = Si ganas una baza con el Esqueleto, puedes llevarte a la mano una carta al azar del descarte, también de las que están boca abajo. Solo tú la ves.
effect-hero-skeleton = Quien gana con él puede robar una carta del descarte.
more-skeleton = Si el descarte está vacío, no robas nada. Las cartas de esta baza aún no están en él, salvo la que haya descartado la Lanza.
question-skeleton = ¿Robas una carta al azar del descarte?

hero-warlock = Brujo
    .the = el Brujo
    .with = el Brujo
power-hero-warlock = Gana la baza si sigue a una carta con un valor impreso impar.
effect-hero-warlock = Vence a la carta impar a la que sigue.

hero-cthulhu = Cthulhu
    .the = Cthulhu
    .with = Cthulhu
power-hero-cthulhu = En la Fase 1, las dos cartas superiores del mazo central salen de la partida sin que nadie las vea. En la Fase 2, todos descartan boca abajo una carta a su elección. Ambas cosas ocurren después de la baza en la que se jugó Cthulhu.
effect-hero-cthulhu = Quita dos cartas del mazo central, o una de cada mano.
more-cthulhu = Si quedan menos de dos cartas, salen las que haya. En la Fase 2 descarta una cada jugador que tenga cartas, los dos a la vez. Con una Cadena ocurre una sola vez, después de la segunda baza; si el Reloj de Arena hizo volver a Cthulhu, no ocurre.

hero-mummy = Momia
    .the = la Momia
    .with = la Momia
power-hero-mummy = Gana la baza si sigue a una carta con un valor impreso de 7 o más.
effect-hero-mummy = Vence a la carta de 7 o más a la que sigue.

hero-gelatinous-cube = Cubo Gelatinoso
    .the = el Cubo Gelatinoso
    .with = el Cubo Gelatinoso
power-hero-gelatinous-cube = Jugado en segundo lugar, el Cubo forma un bote con la carta a la que sigue: nadie las consigue ahora, sino que quien gane la siguiente baza se las lleva a su pila de Simpatizantes, también en la Fase 1. Si no hay otra baza, son para quien ganó esta. Si abre la baza, no tiene poder.
effect-hero-gelatinous-cube = Si va segundo, ambas cartas esperan a la baza siguiente.
more-gelatinous-cube = Quien gana la baza, casi siempre el Líder, la gana a todos los efectos, con la carta del centro y como siguiente Líder, pero no consigue ninguna carta de ella. El bote pasa a la Fase 2 si hace falta, y se consigue con las reglas de la fase en que se gana. No Muertos, Zombis, Enanos, Trolls y Druidas no tienen efecto sobre una carta del bote; un Gigante del bote aplasta una vez, en su propia baza.
