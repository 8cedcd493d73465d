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

# Lo que solo está impreso en las cartas.
unverified = sin verificar
unverified-loot = No está verificado qué Mapaches llevan botín.
unverified-heroes = Los valores de los héroes no están verificados.
unverified-scenario = La composición de este escenario no está verificada.
