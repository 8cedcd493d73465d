# Wat elk scherm over de tafel, het spel en de spelers zegt.

table-own-mix = je eigen mix
table-seed = spel nr. { $seed }
table-person = persoon { $number }
table-new-game = Een nieuw spel
table-field-game = Spel
table-field-deck = Samenstelling
table-field-edition = Editie
table-field-artifacts = Artefacten
table-field-heroes = Helden
table-field-variant = Variant
table-field-players = Spelers
table-field-seat = Plaats { $number }
table-field-seed = Spelnummer
table-start = Spel beginnen
table-you = jij
table-another-person = nog iemand hier
table-legal = Een geldig deck van { $cards } kaarten.
table-not-for-players =
    { $players ->
        [one] { $set } is niet voor één speler.
       *[other] { $set } is niet voor { $players } spelers.
    }
table-title = Tafel
table-hand = Hand
table-log = Wat er gebeurde
table-prize = Open
table-trick = Slag
table-pot = Pot
table-pool = Wachtende Trollen
table-display = Uitgelegd
table-beneath = Eronder
table-loot = buit
table-phase-one = Fase 1, slag { $trick }
table-phase-two = Fase 2, slag { $trick }
table-count-hand = hand { $count }
table-count-followers = volgelingen { $count }
table-count-score = score { $count }
table-count-artifacts = artefacten { $count }
table-count-potions = toverdranken { $count }
table-count-draw = trekstapel { $count }
table-potions-left = Toverdranken op de stapel { $count }
table-raised =
    { $count ->
        [one] +2 op de volgende kaart
       *[other] +2 op de volgende { $count } kaarten
    }
table-lowered =
    { $count ->
        [one] -2 op de volgende kaart
       *[other] -2 op de volgende { $count } kaarten
    }
table-full-moon = Volle maan: als Weerwolven leiden, wint de hoogste.
table-no-moon = Geen maan: als Weerwolven leiden, wint de laagste.
table-with-rule = { $text } (regel { $rule })
table-turn = Beurt { $turn }
table-last-round = Laatste ronde, beurt { $turn }
table-threshold = { $count } veilig: laatste ronde
table-space-empty = leeg
table-space-held = bezet door { $who }
table-space-secured = veiliggesteld door { $who }
table-space-squatter = met kraker { $number } erop
table-space-claim-marker = met een claimsteen bovenop
table-thinks = { $who } denkt na
table-hint = De expert zou kiezen: { $answer }. Kans om te winnen: ongeveer { $percent } %.
table-hint-bare = De expert zou kiezen: { $answer }.
table-hint-thinking = De expert denkt na …
table-undone = Teruggenomen.
table-over = Het spel is uit.
table-no-undo-yet = Je hebt nog niets beslist.
table-no-undo-dice = Wat de dobbelstenen toonden, staat vast.
table-no-undo-people = Als meer mensen spelen, wordt niets teruggenomen.
table-sets-for-players = Voor zoveel zijn er: { $sets }.
table-only-seen = Dit verslag vertelt alleen wat één speler zag. Om verder te spelen is dat van het hele spel nodig.
