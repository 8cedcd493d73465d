# What every screen says of the table, the game and whoever plays.

table-own-mix = your own mix
table-seed = seed { $seed }
table-person = player { $number }
table-new-game = A new game
table-field-game = Game
table-field-deck = Set
table-field-edition = Edition
table-field-artifacts = Artifacts
table-field-heroes = Heroes
table-field-variant = Variant
table-field-players = Players
table-field-seat = Seat { $number }
table-field-seed = Deal
table-start = Start the game
table-you = you
table-another-person = another person, here
table-legal = A legal deck of { $cards } cards.
table-not-for-players =
    { $players ->
        [one] { $set } is not for one player.
       *[other] { $set } is not for { $players } players.
    }
table-title = Table
table-hand = Hand
table-log = What happened
table-prize = Prize
table-trick = Trick
table-pot = Pot
table-pool = Pool of Trolls
table-display = Display
table-beneath = Beneath
table-loot = loot
table-phase-one = Phase one, trick { $trick }
table-phase-two = Phase two, trick { $trick }
table-count-hand = hand { $count }
table-count-followers = followers { $count }
table-count-score = score { $count }
table-count-artifacts = artifacts { $count }
table-count-potions = potions { $count }
table-count-draw = draw pile { $count }
table-potions-left = Potions left { $count }
table-raised =
    { $count ->
        [one] +2 on the next card
       *[other] +2 on the next { $count } cards
    }
table-lowered =
    { $count ->
        [one] -2 on the next card
       *[other] -2 on the next { $count } cards
    }
table-full-moon = Full moon: when Werewolves are led, the highest wins.
table-no-moon = No moon: when Werewolves are led, the lowest wins.
table-with-rule = { $text } (Rule { $rule })
table-turn = Turn { $turn }
table-last-round = Last round, turn { $turn }
table-threshold = { $count } secured: last round
table-space-empty = empty
table-space-held = held by { $who }
table-space-secured = secured by { $who }
table-space-squatter = squatter { $number } on it
table-space-claim-marker = a claim marker on top
table-thinks = { $who } is thinking
table-hint = The expert would choose: { $answer }. Chance of winning: about { $percent } %.
table-hint-bare = The expert would choose: { $answer }.
table-hint-thinking = The expert is thinking it over …
table-undone = Taken back.
table-over = The game is over.
table-no-undo-yet = You have not decided anything yet.
table-no-undo-dice = What the dice have shown stands.
table-no-undo-people = Where several people play, nothing is taken back.
table-sets-for-players = For so many there are: { $sets }.
table-only-seen = This record tells what one player saw. To go on, a record of the whole game is needed.
