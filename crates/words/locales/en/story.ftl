# Games told in lines, a trick or a turn in each: what is said there is short.

story-seed = Deal { $seed }: { $who }
story-claim = { $players } players, { $factions }
story-claim-it = Claim It!, { $players } players, { $size } by { $size } board; { $threshold } secured spaces start the last round
story-claim-it-variant = Claim It! with the variant, { $players } players, { $size } by { $size } board; { $threshold } secured spaces start the last round
story-holds = { $name } holds { $cards }
story-votes = The votes
story-nobody = nobody

story-becomes = [becomes { $card }]
story-takes = { $name } takes { $card }
story-goes = [{ $card } discarded]
story-laid-under = [{ $card } laid under]
story-pot = [{ $card } into the pot]
story-discards = [{ $name } discards]
story-artifact = [{ $name } uses { $artifact-the }]
story-turned = [as { $faction-one ->
    [Automaton] an Automaton
    [Undead] an Undead
   *[other] a { $faction-one }
}]
story-took-potion = [{ $name } takes a potion]
story-wins = { $name } wins
story-wins-without-play = { $name } wins without playing
story-full-moon = [full moon]
story-no-moon = [no moon]
story-declares = [{ $name } chooses the { $faction }]

story-why-nobody = nobody can win it
story-why-equal = a tie
story-why-most-cards = most cards
story-why-highest-card = tied on cards, the higher card: { $value }
story-why-longest-run = longest run: { $length }
story-why-highest-sum = highest sum of face-up Vampire and cards beneath: { $sum }
story-why-highest-open = tied on the sum, the higher face-up Vampire: { $value }

story-squatter = squatter { $number } on { $space }
story-claim-marker = claim marker on { $space }
story-bust = bust
story-stops = stops
story-stops-secures = stops and secures { $secured }
story-stops-holds = stops and takes { $held }
story-stops-both = stops, secures { $secured }, and takes { $held }
story-loses = { $name } loses { $spaces }
story-last-round = the last round begins

story-asked = { $name } is asked:
story-chance = Chance decides: { $answers }

story-played-on = Played on { $date }
story-seat = { $name } (seat { $seat }): { $who }
story-after-moves = { $moves ->
    [one] After one move: { $comment }
   *[other] After { $moves } moves: { $comment }
}
story-seen-unfinished = What seat { $seat } saw; not finished
story-seen-won = What seat { $seat } saw; won by seat { $winners }
story-more-games = { $count ->
    [one] One more in the file: { $flag }
   *[other] { $count } more in the file: { $flag }
}
