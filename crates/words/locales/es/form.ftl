# El formulario en el que se elige una partida: sus campos y cómo juega cada nivel.

table-field-game = Juego
table-field-deck = Mazo
table-field-edition = Edición
table-field-variant = Variante
table-field-players = Jugadores
table-field-seat = Asiento { $number }
table-field-seed = Reparto
table-start = Empezar
table-another-person = otra persona aquí

level-claim-random = Juega cualquier carta permitida.
level-claim-greedy = Mira baza a baza: consigue lo que merece la pena al menor precio y se deshace de lo que menos le sirve.
level-claim-search = Imagina las cartas ocultas, las más probables más a menudo, juega miles de partidas mentalmente y elige lo que más veces gana.
level-claim-expert = Piensa por adelantado con buen ojo para lo que valen los Seguidores, con dos jugadores juega la Fase 2 sin fallos en cuanto puede calcularla, y tiende trampas cuando va perdiendo.
level-claim-it-random = Coloca cualquier ficha y decide a cara o cruz si vuelve a tirar.
level-claim-it-greedy = Coloca donde parece mejor en el momento y se planta cuando una pifia costaría más de lo que daría otra tirada.
level-claim-it-search = Sopesa tirar otra vez o plantarse, con la probabilidad exacta de una pifia y buen ojo para lo que vale un tablero.
level-claim-it-expert = Mira dos tiradas por delante en su propio turno y, en la última ronda, lo que puede hacer quien juega después.
