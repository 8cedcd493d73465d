# La lista de teclas en la mesa.

web-key-enter = Intro, Espacio
web-key-play = Jugar la carta o pulsar el botón que tiene el foco
web-key-choice = Elegir por su número
web-key-step = Avanzar o retroceder en el repaso
web-key-pages = RePág, AvPág
web-key-ten = Diez jugadas atrás o adelante en el repaso
web-key-ends = Inicio, Fin
web-key-end = Al principio o al final del repaso
web-key-piles = Mirar las cartas que has ganado
web-key-quit = Al inicio; la partida queda guardada
web-key-this = Esta lista
