# Was Zaubertränke können, und was alle Helden und alle Artefakte gemeinsam haben, nach docs/rules/claim.md.

power-hero-any = Ein Held hat einen Wert und keine Fraktion. Ist ein Held angespielt, darf jede Karte folgen, und der höchste Wert gewinnt, wenn die Fähigkeit eines folgenden Helden nichts anderes sagt. Auf eine Fraktionskarte gespielt, verliert ein Held, wenn seine Fähigkeit nichts anderes sagt, und darf nur gespielt werden, wenn man nicht bedienen kann. Für sich allein zählt er für keine Fraktion.

power-artifact-any = Artefakte hältst du verdeckt auf der Hand, und jedes ist einmal zu seinem Zeitpunkt spielbar. Du wirst nur gefragt, wenn eines passt. Widersprechen sich Fähigkeiten, gehen Artefakte vor Helden und Helden vor Fraktionen.

power-potion-plus = Die Karte, zu der er aufgedeckt wird, bekommt +{ $number }.
power-potion-minus = Die Karte, zu der er aufgedeckt wird, bekommt −{ $number }, fällt aber nie unter 0.
power-potion-double = Der aufgedruckte Wert der Karte, zu der er aufgedeckt wird, verdoppelt sich.
power-potion-any = Zu einer Karte, die du spielst, darfst du beliebig viele deiner Zaubertränke aufdecken. Du sagst, wie viele; erst dann erfährst du, was sie bewirken. Benutzte Zaubertränke kommen aus dem Spiel.

power-moon = Am Anfang steht kein Mond am Himmel. Solange keiner da ist und Werwölfe angespielt sind, gewinnt die niedrigste Karte, die als Werwolf zählt; bei Vollmond die höchste. Ein Stich, der mit einem Werwolf gewonnen wird, dreht danach den Mond um.

power-instead = Sonst wäre der Stich an { $card-the } gegangen.
