# What every screen says of the table, the game and whoever plays.

table-own-mix = Your own mix
table-seed = Deal { $seed }
table-person = Player { $number }
table-new-game = New game
table-field-artifacts = Artifacts
table-field-heroes = Heroes
table-you = you
table-legal = A legal deck of { $cards } cards.
table-not-for-players =
    { $players ->
        [one] { $set } is not for one player.
       *[other] { $set } is not for { $players } players.
    }
table-title = Table
table-hand = Hand
table-log = Log
table-prize = Prize
table-trick = Trick
table-pot = Pot
table-pool = Troll pool
table-display = Display
table-beneath = Beneath
table-loot = loot
table-phase-one = Phase one, trick { $trick }
table-phase-two = Phase two, trick { $trick }
table-phase-one-begins = Phase one: recruit followers
table-phase-two-begins = Phase two: gather supporters
table-phase-one-text = The prizes you win and the cards you draw will be your hand in phase two.
table-phase-two-text = Your followers are your hand now. Whoever wins a trick keeps its cards.
table-count-hand = hand { $count }
table-count-followers = followers { $count }
table-count-score = score pile { $count }
table-count-artifacts = artifacts { $count }
table-count-potions = potions { $count }
table-count-draw = draw pile { $count }
table-potions-left = Potions left: { $count }
table-raised =
    { $count ->
        [one] +2 on the next card
       *[other] +2 on the next { $count } cards
    }
table-lowered =
    { $count ->
        [one] −2 on the next card
       *[other] −2 on the next { $count } cards
    }
table-full-moon = Full moon: when Werewolves are led, the highest wins.
table-no-moon = No moon: when Werewolves are led, the lowest wins.
table-with-rule = { $text } (Rule { $rule })
table-turn = Turn { $turn }
table-last-round = Last round, turn { $turn }
table-threshold = { $count } secured: last round
table-space-empty = empty
table-space-held = { $who-is ->
    [you] held by you
   *[one] held by { $who }
}
table-space-secured = { $who-is ->
    [you] secured by you
   *[one] secured by { $who }
}
table-space-squatter = squatter { $number } on it
table-space-claim-marker = a claim marker on top
table-thinks = { $who } is thinking
table-hint = The expert would choose: { $answer }. Chance of winning: about { $percent }%.
table-hint-bare = The expert would choose: { $answer }.
table-hint-thinking = The expert is thinking…
table-undone = Undone.
table-over = The game is over.
headline-won = { $who-is ->
    [you] You won
   *[one] { $who } won
} { $count } to { $others }
headline-lost = { $who-is ->
    [you] You lost
   *[team] { $who } lost
} { $others } to { $count }
headline-won-tie = { $who-is ->
    [you] You won on the tie-break
   *[one] { $who } won on the tie-break
}
headline-lost-tie = { $who-is ->
    [you] You lost on the tie-break
   *[team] { $who } lost on the tie-break
}
headline-shared = A draw
table-no-undo-yet = There is nothing to undo yet.
table-no-undo-dice = Dice rolls can't be undone.
table-no-undo-people = Moves can't be undone when several people play.
table-sets-for-players = Sets for { $players } players: { $sets }.
table-only-seen = This record shows only what one player saw. To play on, open the record of the whole game.
