# Claim It!: what is asked, answered, refused, told and scored.

## Questions and answers

claim-it-question-place = You rolled { $roll }: where do you place a marker?
claim-it-question-choose = Roll again or stop? Bust risk { $percent }% ({ $bust } in { $throws }).
claim-it-question-roll = The dice are rolled.
claim-it-question-over = The game is over.

claim-it-answer-squatter = Squatter { $number } on { $space }
claim-it-answer-claim-marker = Claim marker on { $space }
claim-it-answer-roll = Roll again
claim-it-answer-stop = Stop

## Refusals

claim-it-refusal-over = The game is over ({ $rule }).
claim-it-refusal-dice-first = Roll the dice first ({ $rule }).
claim-it-refusal-dice-not-rolled = It is not time to roll the dice ({ $rule }).
claim-it-refusal-no-such-roll = The dice of this board cannot show { $roll } ({ $rule }).
claim-it-refusal-place-first = A marker has to be placed first ({ $rule }).
claim-it-refusal-one-marker = Each roll places one marker: roll again or stop ({ $rule }).
claim-it-refusal-off-board = { $space } is not on this board ({ $rule }).
claim-it-refusal-not-rolled = { $roll } does not lead to { $space } ({ $rule }).
claim-it-refusal-claim-marker-there = There is a claim marker on { $space } ({ $rule }).
claim-it-refusal-squatter-out = { $space } needs squatter { $number }, which is on the board ({ $rule }).
claim-it-refusal-no-claim-marker = { $space } needs a claim marker, and all are on the board ({ $rule }).
claim-it-refusal-no-player-marker = You have no marker left for { $space } ({ $rule }).

claim-it-setup-players = { $players ->
    [one] One player is too few
   *[other] { $players } players can't play
}: Claim It! is for two to five players ({ $rule }).
claim-it-setup-size = A board has 2 to 6 columns and rows, not { $size } ({ $rule }).
claim-it-setup-no-threshold = This board does not say how many secured spaces start the last round with { $players } players ({ $rule }).
claim-it-setup-player-markers = With { $markers } markers of each colour, nobody can secure { $threshold } spaces ({ $rule }).
claim-it-setup-spaces = All { $spaces } spaces could be secured before the last round begins; at least { $needed } are needed ({ $rule }).
claim-it-setup-claim-markers = The { $markers } claim markers could run out before the last round begins; at least { $needed } are needed ({ $rule }).
claim-it-setup-first = Seat { $seat } cannot begin: there are only { $players } players ({ $rule }).
claim-it-setup-other-first = Seat { $agreed } was to begin, not seat { $seat } ({ $rule }).

claim-it-advised-against = The rulebook advises against the variant for five players.

## What happens

claim-it-event-turn = { $who-is ->
    [you] Your turn.
   *[one] It is { $who }'s turn.
}
claim-it-event-rolled = { $who-is ->
    [you] You roll
   *[one] { $who } rolls
} { $roll }.
claim-it-event-squatter = { $who-is ->
    [you] You place
   *[one] { $who } places
} squatter { $number } on { $space }.
claim-it-event-claim-marker = { $who-is ->
    [you] You place
   *[one] { $who } places
} a claim marker on { $space }.
claim-it-event-squatter-returned = Squatter { $number } goes back to the supply.
claim-it-event-bust = { $who-is ->
    [you] Bust! You lose
   *[one] Bust! { $who } loses
} everything placed this turn.
claim-it-event-stops = { $who-is ->
    [you] You stop.
   *[one] { $who } stops.
}
claim-it-event-holds = { $who-is ->
    [you] You stop and take
   *[one] { $who } stops and takes
} { $held }.
claim-it-event-secures = { $who-is ->
    [you] You stop and secure
   *[one] { $who } stops and secures
} { $secured }.
claim-it-event-secures-and-holds = { $who-is ->
    [you] You stop, secure { $secured }, and take { $held }.
   *[one] { $who } stops, secures { $secured }, and takes { $held }.
}
claim-it-event-loses = { $who-is ->
    [you] You lose
   *[one] { $who } loses
} { $spaces }.
claim-it-event-last-round = { $who-is ->
    [you] You have
   *[one] { $who } has
} enough secured spaces: the last round begins.
claim-it-event-over = The game is over.

## The score

claim-it-tally = { $name }: largest group { $group }, secured { $secured }, spaces { $spaces }
claim-it-ending-group = { $who-is ->
    [you] You win
   *[one] { $who } wins
} with the largest group: { $group }.
claim-it-ending-secured = { $who-is ->
    [you] You win
   *[one] { $who } wins
}: tied on the largest group, but more secured spaces, { $secured }.
claim-it-ending-spaces = { $who-is ->
    [you] You win
   *[one] { $who } wins
}: tied on group and secured spaces, but more spaces, { $spaces }.
claim-it-ending-shared = { $who } share the win.
