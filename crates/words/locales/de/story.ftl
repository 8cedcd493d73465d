# Partien in Zeilen erzählt, je Stich oder Zug eine: Hier wird kurz gesprochen.

story-seed = Spiel Nr. { $seed }: { $who }
story-claim = Zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}, { $factions }
story-claim-it = Claim It! zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
} auf einem Brett von { $size } mal { $size }; { $threshold } sichere Felder läuten die letzte Runde ein
story-claim-it-variant = Claim It! mit der Variante, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
} auf einem Brett von { $size } mal { $size }; { $threshold } sichere Felder läuten die letzte Runde ein
story-holds = { $name } hat { $cards }
story-votes = Die Gunst der Fraktionen
story-nobody = niemand

story-becomes = [wird zu { $card }]
story-takes = { $name } nimmt { $card }
story-goes = [{ $card } abgelegt]
story-laid-under = [{ $card } daruntergelegt]
story-pot = [{ $card } in den Topf]
story-discards = [{ $name } legt ab]
story-artifact = [{ $name } spielt { $artifact-the }]
story-turned = [als { $faction-one }]
story-took-potion = [{ $name } nimmt einen Zaubertrank]
story-wins = { $name } gewinnt
story-wins-without-play = { $name } gewinnt kampflos
story-full-moon = [Vollmond]
story-no-moon = [kein Mond]
story-declares = [{ $name } wählt die Fraktion { $faction-of }]

story-why-nobody = niemand kann sie gewinnen
story-why-equal = Gleichstand
story-why-most-cards = die meisten Karten
story-why-highest-card = gleich viele Karten, aber die höhere: { $value }
story-why-longest-run = längste Straße: { $length }
story-why-highest-sum = höchste Summe aus offenem Vampir und Karten darunter: { $sum }
story-why-highest-open = gleiche Summe, aber der höhere offene Vampir: { $value }

story-squatter = Anspruchstein { $number } auf { $space }
story-claim-marker = Besitzstein auf { $space }
story-bust = Pech gehabt!
story-stops = hört auf
story-stops-secures = hört auf und sichert { $secured }
story-stops-holds = hört auf und besetzt { $held }
story-stops-both = hört auf, sichert { $secured } und besetzt { $held }
story-loses = { $name } verliert { $spaces }
story-last-round = die letzte Runde beginnt

story-asked = { $name } wird gefragt:
story-chance = Der Zufall entscheidet: { $answers }

story-played-on = Gespielt am { $date }
story-seat = { $name } (Platz { $seat }): { $who }
story-after-moves = { $moves ->
    [one] Nach einem Zug: { $comment }
   *[other] Nach { $moves } Zügen: { $comment }
}
story-seen-unfinished = Was Platz { $seat } sah; nicht zu Ende gespielt
story-seen-won = Was Platz { $seat } sah; gewonnen von Platz { $winners }
story-more-games = { $count ->
    [one] Noch ein Spiel in der Datei: { $flag }
   *[other] Noch { $count } Spiele in der Datei: { $flag }
}
