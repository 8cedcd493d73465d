# Die Liste der Tasten am Tisch.

web-key-enter = Eingabe, Leertaste
web-key-play = Die markierte Karte spielen oder den markierten Knopf drücken
web-key-choice = Mit der Nummer wählen
web-key-step = Im Rückblick vor und zurück
web-key-pages = Bild ↑, Bild ↓
web-key-ten = Im Rückblick zehn Züge zurück oder vor
web-key-ends = Pos1, Ende
web-key-end = Im Rückblick an den Anfang oder das Ende
web-key-piles = Die eigenen gewonnenen Karten ansehen
web-key-quit = Zur Startseite; das Spiel bleibt gespeichert
web-key-this = Diese Liste
