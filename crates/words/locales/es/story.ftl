# Partidas contadas por líneas, una por baza o turno: aquí se habla poco.

story-seed = Reparto { $seed }: { $who }
story-claim = { $players } jugadores, { $factions }
story-claim-it = Claim It!, { $players } jugadores, tablero de { $size } por { $size }; con { $threshold } casillas aseguradas empieza la última ronda
story-claim-it-variant = Claim It! con la variante, { $players } jugadores, tablero de { $size } por { $size }; con { $threshold } casillas aseguradas empieza la última ronda
story-holds = { $name } tiene { $cards }
story-votes = Los votos
story-nobody = nadie

story-becomes = [pasa a ser { $card }]
story-takes = { $name } toma { $card }
story-goes = [{ $card } al descarte]
story-laid-under = [{ $card } debajo]
story-pot = [{ $card } al bote]
story-discards = [{ $name } descarta]
story-artifact = [{ $name } usa { $artifact-the }]
story-turned = [como { $faction-one }]
story-took-potion = [{ $name } toma una poción]
story-wins = { $name } gana
story-wins-without-play = { $name } gana sin jugar
story-full-moon = [luna llena]
story-no-moon = [sin luna]
story-declares = [{ $name } elige la facción { $faction-of }]

story-why-nobody = nadie puede ganarlo
story-why-equal = empate
story-why-most-cards = más cartas
story-why-highest-card = empate a cartas, la carta más alta: { $value }
story-why-longest-run = serie más larga: { $length }
story-why-highest-sum = suma más alta de Vampiro a la vista y cartas debajo: { $sum }
story-why-highest-open = empate en la suma, el Vampiro a la vista más alto: { $value }

story-squatter = Ocupante { $number } en { $space }
story-claim-marker = ficha de propiedad en { $space }
story-bust = pifia
story-stops = se planta
story-stops-secures = se planta y asegura { $secured }
story-stops-holds = se planta y toma { $held }
story-stops-both = se planta, asegura { $secured }, y toma { $held }
story-loses = { $name } pierde { $spaces }
story-last-round = empieza la última ronda

story-asked = Se pregunta a { $name }:
story-chance = Decide el azar: { $answers }

story-played-on = Jugada el { $date }
story-seat = { $name } (asiento { $seat }): { $who }
story-after-moves = { $moves ->
    [one] Después de una jugada: { $comment }
   *[other] Después de { $moves } jugadas: { $comment }
}
story-seen-unfinished = Lo que vio el asiento { $seat }; sin terminar
story-seen-won = Lo que vio el asiento { $seat }; gana el asiento { $winners }
story-more-games = { $count ->
    [one] Hay una más en el archivo: { $flag }
   *[other] Hay { $count } más en el archivo: { $flag }
}
