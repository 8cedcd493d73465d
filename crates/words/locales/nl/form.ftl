# Het formulier waarin een spel gekozen wordt: de velden, en hoe elk niveau speelt.

table-field-game = Spel
table-field-deck = Deck
table-field-edition = Editie
table-field-variant = Variant
table-field-players = Spelers
table-field-seat = Plaats { $number }
table-field-seed = Spelnummer
table-start = Spel starten
table-another-person = nog iemand hier

level-claim-random = Speelt zomaar een kaart die mag.
level-claim-greedy = Kijkt naar één slag tegelijk: pakt zo goedkoop mogelijk wat de moeite waard is en gooit weg wat het minst nodig is.
level-claim-search = Stelt zich de verborgen kaarten voor, de waarschijnlijkste het vaakst, speelt in gedachten duizenden spellen en kiest wat het vaakst wint.
level-claim-expert = Denkt vooruit met gevoel voor wat volgelingen waard zijn, speelt Fase 2 met z'n tweeën foutloos zodra die uit te rekenen is, en zet vallen als het er slecht voor staat.
level-claim-it-random = Plaatst zomaar een steen en tost om nog een worp.
level-claim-it-greedy = Plaatst waar het er meteen het best uitziet en stopt zodra pech meer kost dan nog een worp oplevert.
level-claim-it-search = Weegt nog één worp af tegen stoppen, met de precieze kans op pech en gevoel voor wat een bord waard is.
level-claim-it-expert = Kijkt in de eigen beurt twee worpen vooruit, en in de laatste ronde ook naar wat de volgende speler ervan kan maken.
