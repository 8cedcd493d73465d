# Claim: was gefragt, geantwortet, abgelehnt, erzählt und gewertet wird.

## Fragen

question-none = Du wartest.
question-lead = Spiele eine beliebige Karte aus.
question-follow = { $faction } sind angespielt: Du musst bedienen.
question-follow-or = { $faction } sind angespielt: Bediene oder spiele einen { $others }.
question-cannot-follow = { $faction } sind angespielt, und du hast keine: Spiele eine beliebige Karte.
question-free = { $faction } sind angespielt, aber mit dem Ring musst du nicht bedienen: Spiele eine beliebige Karte. Der höchste Wert gewinnt.
question-turned = Welche Karte spielst du als { $faction-one }?
question-hero-led = Ein Held ist angespielt: Spiele eine beliebige Karte. Der höchste Wert gewinnt, wenn keine Fähigkeit etwas anderes sagt.
question-prize = Nimmst du { $cards-the }?
question-collect = Du sammelst { $card-the } ein: Wohin damit?
question-discard = Lege eine Karte verdeckt ab.
question-draw = Die nächste Karte wird gezogen.
question-other = { $name }: Wähle.

question-window-before-lead = Vor dem Ausspielen: Spielst du ein Artefakt?
question-window-turn = Zu deiner Karte: Spielst du ein Artefakt?
question-window-after-own-card = Nach deiner Karte: Spielst du ein Artefakt?
question-window-after-other-card = Nach der Karte deines Gegners: Spielst du ein Artefakt?
question-window-after-cards = Beide haben gespielt: Spielst du ein Artefakt, bevor der Stich entschieden ist?
question-window-after-trick-loser = Du hast den Stich verloren: Spielst du ein Artefakt?
question-window-after-trick-winner = Du hast den Stich gewonnen: Spielst du ein Artefakt?
question-window-collect = Beim Einsammeln: Spielst du ein Artefakt?
question-window-draw = Du müsstest ziehen: Spielst du stattdessen ein Artefakt?
question-window-end = Das Spiel ist zu Ende: Spielst du ein Artefakt?

## Antworten

answer-play = { $card } spielen
answer-take = { $card } nehmen
answer-take-top = Oberste Karte nehmen: { $card }
answer-top = Oberste Karte nehmen
answer-discard = { $card } ablegen
answer-keep = { $card } behalten
answer-swap = Gegen { $card-the } tauschen
answer-pass = Passen
answer-yes = Ja
answer-lay = Auslegen
answer-lay-open = Offen auslegen
answer-lay-under = Unter den Vampir
answer-to-score = Zum Punktestapel
answer-to-display = In deine Auslage
answer-crush = Zerquetschen
answer-spare = Verschonen
answer-leave = Liegen lassen
answer-fetch = Eine Karte ziehen
answer-fetch-nothing = Nichts ziehen
answer-artifact = { $artifact } spielen
answer-potions = { $count ->
    [one] Einen Zaubertrank aufdecken
   *[other] { $count } Zaubertränke aufdecken
}
answer-place = { $who-is ->
    [you] { $card } (deine Karte)
   *[one] { $card } (gegnerische Karte)
}
answer-number = Karte { $number }

## Ablehnungen

refusal-over = Das Spiel ist zu Ende ({ $rule }).
refusal-not-in-hand = { $who-is ->
    [you] Nicht auf deiner Hand: { $card }
   *[one] Nicht auf der Hand von { $who }: { $card }
} ({ $rule }).
refusal-must-follow = { $card } bedient { $faction } nicht, und { $who-is ->
    [you] du hast
   *[one] { $who } hat
} eine Karte davon auf der Hand ({ $rule }).
refusal-cannot-turn = { $card } lässt sich hier nicht als { $faction-one } spielen ({ $rule }).
refusal-no-answer = „{ $answer }“ ist keine Antwort auf das, was gerade gefragt ist ({ $rule }).

setup-players = { $players ->
    [one] Allein kann man nicht spielen
   *[other] Mit { $players } Personen kann man nicht spielen
}: Claim ist für zwei bis vier Personen ({ $rule }).
setup-first-leader = An Platz { $seat } sitzt niemand, der zuerst ausspielen könnte ({ $rule }).
setup-twice = Die Fraktion { $faction } ist doppelt genannt: Ein Deck hat lauter verschiedene Fraktionen ({ $rule }).
setup-no-pair = Ein Fraktionspaar fehlt: Jedes Deck hat eines ({ $rule }).
setup-two-pairs = Es gibt mehr als ein Fraktionspaar: Jedes Deck hat nur eines ({ $rule }).
setup-half-a-pair = Die Fraktion { $faction } fehlt: Ein Paar gehört zusammen ({ $rule }).
setup-ten-card-factions = Mit { $players } Personen braucht man { $needed } Fraktionen mit zehn Karten, nicht { $found } ({ $rule }).
setup-two-players-only = Die Fraktion { $faction } gibt es nur im Spiel zu zweit ({ $rule }).
setup-artifacts-for-two = Artefakte gibt es nur im Spiel zu zweit ({ $rule }).
setup-heroes-for-two = Helden gibt es nur im Spiel zu zweit ({ $rule }).
setup-loot = Über 13 gibt es keinen Waschbären, der Beute tragen könnte ({ $rule }).
setup-hero-value = Ein Held kann nicht den Wert { $value } haben: Erlaubt ist höchstens 19 ({ $rule }).
setup-study-hand = In einem Studiendeck hat jede Hand 2 bis 4 Karten, nicht { $hand } ({ $rule }).
setup-study-is-plain = Studiendecks gibt es nur zu zweit, ohne Artefakte und Helden ({ $rule }).
setup-study-factions = Ein Studiendeck hat eine Fraktion mit zehn Karten, nicht { $found } ({ $rule }).
setup-study-leave = Die Fraktion { $faction } gehört in kein Studiendeck: Einige ihrer Karten verlassen das Spiel vor dem Austeilen ({ $rule }).

deal-foreign = Die Karte an Stelle { $place } gehört nicht zu diesem Deck ({ $rule }).
deal-not-once = Die Karte an Stelle { $place } ist doppelt oder gar nicht ausgeteilt ({ $rule }).
deal-hand = Platz { $seat } bekommt { $found } Karten statt { $needed } ({ $rule }).
deal-draw-pile = Der Nachziehstapel hat { $found } Karten statt { $needed } ({ $rule }).
deal-left = Die Karten, die vor dem Austeilen ungesehen aus dem Spiel kommen, sind nicht die richtigen ({ $rule }).
deal-replaced = Mit Helden sind ein Held und fünf Fraktionskarten aus dem Spiel, ohne sie keine ({ $rule }).
deal-artifacts = Alle bekommen je drei verschiedene Artefakte, oder keine, wenn ohne gespielt wird ({ $rule }).
deal-potions = Die Zaubertränke sind nicht die richtigen zehn ({ $rule }).
deal-first = Wer zuerst ausspielt, sitzt nicht am Tisch oder ist nicht die vereinbarte Person ({ $rule }).

advised-against = Die Spielregel rät zu dritt und zu viert von Trollen ab.

## Was geschieht

event-leads = { $who-is ->
    [you] Du spielst aus.
   *[one] { $who } spielt aus.
}
event-without-play = Der nächste Stich ist kampflos gewonnen.
event-plays = { $who-is ->
    [you] Du spielst
   *[one] { $who } spielt
} { $card-the }.
event-takes-back = { $who-is ->
    [you] Du nimmst
   *[one] { $who } nimmt
} { $card-the } zurück.
event-swaps = { $who-is ->
    [you] Du nimmst { $card-the } auf die Hand und legst { $instead-the } an diese Stelle.
   *[one] { $who } nimmt { $card-the } auf die Hand und legt { $instead-the } an diese Stelle.
}
event-prize = Zu gewinnen: { $card }.
event-becomes-prize = Nun zu gewinnen: { $card }.
event-leaves-prize = Stattdessen im Stich: { $card }.
event-takes = { $who-is ->
    [you] Du nimmst
   *[one] { $who } nimmt
} { $card-the }.
event-draws = { $who-is ->
    [you] Du ziehst
   *[one] { $who } zieht
} { $card-the }.
event-draws-unseen = { $who } zieht verdeckt eine Karte.
event-leaves = Ungesehen aus dem Spiel: { $card }.
event-leaves-unseen = Eine Karte kommt ungesehen aus dem Spiel.
event-looks = { $who-is ->
    [you] Du siehst
   *[one] { $who } sieht
} { $card-the } oben auf dem Nachziehstapel.
event-looks-unseen = { $who } sieht sich { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} des Nachziehstapels an.
event-shows = { $who-is ->
    [you] Du zeigst
   *[one] { $who } zeigt
} { $card-the }.
event-shows-unseen = { $who } zeigt eine Handkarte.
event-collects = { $who-is ->
    [you] Du sammelst
   *[one] { $who } sammelt
} { $card-the } ein.
event-to-score = { $who-is ->
    [you] Du legst { $card-the } auf deinen Punktestapel.
   *[one] { $who } legt { $card-the } auf den Punktestapel.
}
event-displays = { $who-is ->
    [you] Du legst { $card-the } offen vor dir aus.
   *[one] { $who } legt { $card-the } offen aus.
}
event-bear = { $who-is ->
    [you] Du bekommst
   *[one] { $who } bekommt
} { $card-the } als Bär zurück.
event-lays-under = { $who-is ->
    [you] Du legst { $card-the } unter deinen offenen Vampir.
   *[one] { $who } legt { $card-the } unter den offenen Vampir.
}
event-hides = { $who-is ->
    [you] Du legst
   *[one] { $who } legt
} { $card-the } verdeckt unter eine andere Karte.
event-pot = In den Topf: { $card }.
event-pool = Zu den wartenden Trollen: { $card }.
event-goes-over = { $who-is ->
    [you] Du bekommst
   *[one] { $who } bekommt
} { $card-the }, denn es fehlte ein passender König.
event-discards = { $who-is ->
    [you] Du legst
   *[one] { $who } legt
} { $card-the } verdeckt ab.
event-discards-unseen = { $who } legt eine Karte verdeckt ab.
event-discarded = Abgelegt: { $card }.
event-loses = { $who-is ->
    [you] Aus deiner Auslage abgelegt: { $card }.
   *[one] Aus der Auslage von { $who } abgelegt: { $card }.
}
event-fetches = { $who-is ->
    [you] Du ziehst
   *[one] { $who } zieht
} { $card-the } vom Ablagestapel.
event-fetches-unseen = { $who } zieht eine Karte vom Ablagestapel.
event-hand-left = { $who-is ->
    [you] Was du noch auf der Hand hast, wird verdeckt abgelegt.
   *[one] Was { $who } noch auf der Hand hat, wird verdeckt abgelegt.
}
event-void = { $who-is ->
    [you] Du hast
   *[one] { $who } hat
} { $faction ->
    [Untote] keine Untoten
   *[other] keine { $faction }
}.
event-artifact = { $who-is ->
    [you] Du spielst
   *[one] { $who } spielt
} { $artifact-the }.
event-turned = { $who-is ->
    [you] Deine nächste Karte
   *[one] Die nächste Karte von { $who }
} zählt als { $faction-one }.
event-took-potion = { $who-is ->
    [you] Du nimmst
   *[one] { $who } nimmt
} ungesehen einen Zaubertrank.
event-potion = { $who-is ->
    [you] Du deckst
   *[one] { $who } deckt
} den { $potion } auf.
event-won = { $who-is ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
} den Stich mit { $card-with }.
event-won-without-play = { $who-is ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
} den Stich kampflos.
event-full-moon = Vollmond: Sind Werwölfe angespielt, gewinnt der höchste.
event-no-moon = Kein Mond: Sind Werwölfe angespielt, gewinnt der niedrigste.
event-phase-two = Phase 2: Fraktionen gewinnen.
event-declared = { $who-is ->
    [you] Du wählst
   *[one] { $who } wählt
} die Fraktion { $faction-of }.
event-over = Das Spiel ist zu Ende.

## Die Wertung

vote-most-cards = Die Gunst { $faction-of } geht an { $whom }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} gegen { $others }.
vote-highest-card = Die Gunst { $faction-of } geht an { $whom }: gleich viele Karten, die { $value } entscheidet.
vote-longest-run = Die Gunst { $faction-of } geht an { $whom }: die längste Straße ({ $length } Karten).
vote-equal-runs = Die Gunst { $faction-of } geht an { $whom }: gleich lange Straßen, aber mehr Karten ({ $cards }).
vote-highest-sum = Die Gunst { $faction-of } geht an { $whom }: die höchste Summe aus offenem Vampir und Karten darunter ({ $sum }).
vote-highest-open = Die Gunst { $faction-of } geht an { $whom }: gleiche Summe, aber der höhere offene Vampir ({ $value }).
vote-equal = Die Gunst { $faction-of } wird nicht vergeben: Gleichstand.
vote-nobody = Die Gunst { $faction-of } wird nicht vergeben: Niemand kann sie gewinnen.

ending-votes = { $who-is ->
    [you] Du gewinnst
    [team] { $who } gewinnt
    [many] { $who } gewinnen
   *[one] { $who } gewinnt
} mit { $votes ->
    [one] einer Fraktion
   *[other] { $votes } Fraktionen
} gegen { $others }.
ending-cards = { $who-is ->
    [you] Du gewinnst
    [team] { $who } gewinnt
    [many] { $who } gewinnen
   *[one] { $who } gewinnt
}: gleich viele Fraktionen, aber mehr Karten davon ({ $cards }).
ending-sum = { $who-is ->
    [you] Du gewinnst
    [team] { $who } gewinnt
    [many] { $who } gewinnen
   *[one] { $who } gewinnt
}: gleich viele Fraktionen und Karten, aber die höhere Summe der Werte ({ $sum }).
ending-shared = { $who-is ->
    [you] Du teilst dir den Sieg.
    [team] { $who } teilt euch den Sieg.
   *[many] { $who } teilen sich den Sieg.
}
