# Cómo se llaman las cosas.

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

percent = { $number } %
name-with-level = { $name } ({ $level })
bot-of-level = un bot ({ $level })

card = { $one } { $value }
potion = poción { $effect }

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Refuerzos: Magia
set-shadow = Refuerzos: Sombra
set-the-succession = La sucesión
set-under-the-bridge = Bajo el puente
set-the-clockwork-court = La corte mecánica
set-wings-over-the-throne = Alas sobre el trono
set-mini-claim = Mini-Claim
set-micro-claim = Micro-Claim

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
level-claim-greedy = Mira baza a baza: consigue lo que merece la pena al menor precio y se deshace de lo que menos le sirve.
level-claim-search = Imagina las cartas ocultas, las más probables más a menudo, juega miles de partidas mentalmente y elige lo que más veces gana.
level-claim-expert = Piensa por adelantado con buen ojo para lo que valen los Seguidores, con dos jugadores juega la Fase 2 sin fallos en cuanto puede calcularla, y tiende trampas cuando va perdiendo.

level-claim-it-random = Coloca cualquier ficha y decide a cara o cruz si vuelve a tirar.
level-claim-it-greedy = Coloca donde parece mejor en el momento y se planta cuando una pifia costaría más de lo que daría otra tirada.
level-claim-it-search = Sopesa tirar otra vez o plantarse, con la probabilidad exacta de una pifia y buen ojo para lo que vale un tablero.
level-claim-it-expert = Mira dos tiradas por delante en su propio turno y, en la última ronda, lo que puede hacer quien juega después.

# Lo que solo está impreso en las cartas.
unverified = sin verificar
unverified-loot = No está verificado qué Mapaches llevan botín.
unverified-heroes = Los valores de los héroes no están verificados.
unverified-scenario = La composición de este escenario no está verificada.
