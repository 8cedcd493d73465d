# Cómo se llaman las cosas.
#
# Una facción está en plural; `.one` es una carta suya, `.of` lo que le pertenece.

list-and = { $last-sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-or = { $last-sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}
you-subject = Tú
you-object = ti

card = { $one } { $value }
potion = poción { $effect }

faction-knights = Caballeros
    .one = Caballero
    .of = de los Caballeros
faction-goblins = Goblins
    .one = Goblin
    .of = de los Goblins
faction-giants = Gigantes
    .one = Gigante
    .of = de los Gigantes
faction-gnomes = Gnomos
    .one = Gnomo
    .of = de los Gnomos
faction-kings = Reyes
    .one = Rey
    .of = de los Reyes
faction-peasants = Campesinos
    .one = Campesino
    .of = de los Campesinos
faction-automatons = Autómatas
    .one = Autómata
    .of = de los Autómatas
faction-bards = Bardos
    .one = Bardo
    .of = de los Bardos
faction-dragons = Dragones
    .one = Dragón
    .of = de los Dragones
faction-doppelgangers = Doppelgänger
    .one = Doppelgänger
    .of = de los Doppelgänger
faction-dwarves = Enanos
    .one = Enano
    .of = de los Enanos
faction-griffins = Grifos
    .one = Grifo
    .of = de los Grifos
faction-raccoons = Mapaches
    .one = Mapache
    .of = de los Mapaches
faction-seers = Videntes
    .one = Vidente
    .of = de las Videntes
faction-trolls = Trolls
    .one = Troll
    .of = de los Trolls
faction-undead = No Muertos
    .one = No Muerto
    .of = de los No Muertos
faction-vikings = Vikingos
    .one = Vikingo
    .of = de los Vikingos
faction-wizards = Magos
    .one = Mago
    .of = de los Magos
faction-druids = Druidas
    .one = Druida
    .of = de los Druidas
faction-shapeshifters = Cambiaformas
    .one = Cambiaformas
    .of = de los Cambiaformas
faction-vampires = Vampiros
    .one = Vampiro
    .of = de los Vampiros
faction-zombies = Zombis
    .one = Zombi
    .of = de los Zombis
faction-werewolves = Hombres Lobo
    .one = Hombre Lobo
    .of = de los Hombres Lobo
faction-shadows = Sombras
    .one = Sombra
    .of = de las Sombras

hero-lich-king = Rey Liche
hero-skeleton = Esqueleto
hero-warlock = Brujo
hero-cthulhu = Cthulhu
hero-mummy = Momia
hero-gelatinous-cube = Cubo Gelatinoso

# Un artefacto; `.the` lo nombra con su artículo.
artifact-crown = Corona de la Luz
    .the = la Corona de la Luz
artifact-sword = Espada del Dragón
    .the = la Espada del Dragón
artifact-horn = Cuerno del Silencio
    .the = el Cuerno del Silencio
artifact-spear = Lanza de la Venganza
    .the = la Lanza de la Venganza
artifact-orb = Orbe de la Lucidez
    .the = el Orbe de la Lucidez
artifact-crystal = Cristal de la Locura
    .the = el Cristal de la Locura
artifact-horse = Caballo del Mago
    .the = el Caballo del Mago
artifact-boots = Botas de la Distancia
    .the = las Botas de la Distancia
artifact-stone = Piedra del Olvido
    .the = la Piedra del Olvido
artifact-staff = Bastón del Orden
    .the = el Bastón del Orden
artifact-light = Luz de la Eternidad
    .the = la Luz de la Eternidad
artifact-chain = Cadena de la Escarcha
    .the = la Cadena de la Escarcha
artifact-hourglass = Reloj de Arena del Futuro
    .the = el Reloj de Arena del Futuro
artifact-shield = Escudo del Velo
    .the = el Escudo del Velo
artifact-jug = Jarra del Rey
    .the = la Jarra del Rey
artifact-axe = Hacha del Cielo
    .the = el Hacha del Cielo
artifact-bow = Arco de los Enamorados
    .the = el Arco de los Enamorados
artifact-ring = Anillo de la Oscuridad
    .the = el Anillo de la Oscuridad

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Magia
set-shadow = Sombras
set-the-succession = La sucesión
set-under-the-bridge = Bajo el puente
set-the-clockwork-court = La corte mecánica
set-wings-over-the-throne = Alas sobre el trono

edition-a = Edición de aniversario
edition-c2 = Claim 2

zone-hand = mano
zone-followers = mazo de Seguidores
zone-score = pila de Simpatizantes
zone-display = cartas a la vista
zone-beneath = bajo el Vampiro a la vista
zone-hidden = boca abajo bajo otra carta
zone-draw = mazo central
zone-prize = carta del centro
zone-trick = baza
zone-pot = bote
zone-pool = Trolls apartados
zone-discard = descarte
zone-out = fuera de la partida

level-random = Muy fácil
level-greedy = Fácil
level-search = Difícil
level-expert = Experto

level-claim-random = Juega cualquier carta permitida.
level-claim-greedy = Mira una sola baza cada vez: consigue lo que merece la pena al menor precio y se deshace de lo que menos le sirve.
level-claim-search = Imagina las cartas ocultas, las más probables más a menudo, juega miles de partidas en su cabeza y elige lo que gana la mayoría.
level-claim-expert = Piensa por adelantado con buen ojo para lo que valen los Seguidores, juega la Fase 2 de dos jugadores sin fallos en cuanto puede calcularla, y tiende trampas cuando va perdiendo.

level-claim-it-random = Coloca cualquier ficha y decide a cara o cruz si vuelve a tirar.
level-claim-it-greedy = Coloca donde mejor pinta tiene y se planta cuando una mala tirada costaría más de lo que daría otra.
level-claim-it-search = Compara una tirada más con plantarse, con la probabilidad exacta de fallar y buen ojo para lo que vale un tablero.
level-claim-it-expert = Mira dos tiradas por delante en su propio turno y, en la última ronda, lo que puede hacer quien juega después.

# Lo que solo está impreso en las cartas.
unverified = sin verificar
unverified-loot = No está verificado qué Mapaches llevan botín.
unverified-heroes = Los valores de los héroes no están verificados.
unverified-scenario = La composición de este escenario no está verificada.
