# Wat elk scherm over de tafel, het spel en de spelers zegt.

table-own-mix = Je eigen mix
table-seed = Spel nr. { $seed }
table-person = Speler { $number }
table-new-game = Nieuw spel
table-field-artifacts = Artefacten
table-field-heroes = Helden
table-you = jij
table-legal = Een geldig deck van { $cards } kaarten.
table-not-for-players =
    { $players ->
        [one] { $set } is niet voor één speler.
       *[other] { $set } is niet voor { $players } spelers.
    }
table-title = Tafel
table-hand = Hand
table-log = Verloop
table-prize = Open
table-trick = Slag
table-pot = Pot
table-pool = Wachtende Trollen
table-display = Uitgelegd
table-beneath = Eronder
table-loot = buit
table-phase-one = Fase 1, slag { $trick }
table-phase-two = Fase 2, slag { $trick }
table-phase-one-begins = Fase 1: rekruteer volgelingen
table-phase-two-begins = Fase 2: verzamel aanhangers
table-phase-one-text = Wat je wint en trekt, is in Fase 2 je hand.
table-phase-two-text = Je volgelingen zijn nu je hand. Wie een slag wint, houdt de kaarten.
table-count-hand = hand { $count }
table-count-followers = volgelingen { $count }
table-count-score = score-stapel { $count }
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
        [one] −2 op de volgende kaart
       *[other] −2 op de volgende { $count } kaarten
    }
table-full-moon = Volle maan: als Weerwolven leiden, wint de hoogste.
table-no-moon = Geen maan: als Weerwolven leiden, wint de laagste.
table-with-rule = { $text } (regel { $rule })
table-turn = Beurt { $turn }
table-last-round = Laatste ronde, beurt { $turn }
table-threshold = { $count } veilig: laatste ronde
table-space-empty = leeg
table-space-held = { $who-is ->
    [you] bezet door jou
   *[one] bezet door { $who }
}
table-space-secured = { $who-is ->
    [you] veiliggesteld door jou
   *[one] veiliggesteld door { $who }
}
table-space-squatter = met kraker { $number } erop
table-space-claim-marker = met een claimsteen bovenop
table-thinks = { $who } denkt na
table-hint = De expert zou kiezen: { $answer }. Winstkans: ongeveer { $percent }%.
table-hint-bare = De expert zou kiezen: { $answer }.
table-hint-thinking = De expert denkt na …
table-undone = Ongedaan gemaakt.
table-over = Het spel is uit.
headline-won = { $who-is ->
    [you] Je hebt met { $count } tegen { $others } gewonnen
    [team] { $who } hebben met { $count } tegen { $others } gewonnen
    [many] { $who } hebben met { $count } tegen { $others } gewonnen
   *[one] { $who } heeft met { $count } tegen { $others } gewonnen
}
headline-lost = { $who-is ->
    [you] Je hebt met { $count } tegen { $others } verloren
   *[team] { $who } hebben met { $count } tegen { $others } verloren
}
headline-won-tie = { $who-is ->
    [you] Je hebt bij gelijke stand nipt gewonnen
    [team] { $who } hebben bij gelijke stand nipt gewonnen
    [many] { $who } hebben bij gelijke stand nipt gewonnen
   *[one] { $who } heeft bij gelijke stand nipt gewonnen
}
headline-lost-tie = { $who-is ->
    [you] Je hebt bij gelijke stand nipt verloren
   *[team] { $who } hebben bij gelijke stand nipt verloren
}
headline-shared = Gelijkspel
table-no-undo-yet = Er is nog niets om ongedaan te maken.
table-no-undo-dice = Een worp kan niet ongedaan worden gemaakt.
table-no-undo-people = Met meerdere spelers aan tafel kan niets ongedaan worden gemaakt.
table-sets-for-players = Decks voor { $players } spelers: { $sets }.
table-only-seen = Dit verslag bevat alleen wat één speler zag. Om verder te spelen is het verslag van het hele spel nodig.
