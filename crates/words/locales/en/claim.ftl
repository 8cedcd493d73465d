# Claim: what is asked, answered, refused, told and scored.

## Questions

question-none = It is not your turn.
question-lead = Your lead: play any card.
question-follow = { $faction } were led: follow with one of them.
question-follow-or = { $faction } were led: follow with one of them, or play a { $others }.
question-cannot-follow = { $faction } were led and you hold none: play any card.
question-free = { $faction } were led, but with the Ring you need not follow: play any card. The highest value wins.
question-turned = Which card do you play as { $faction-one ->
    [Automaton] an Automaton
    [Undead] an Undead
   *[other] a { $faction-one }
}?
question-hero-led = A hero was led: play any card. The highest value wins, unless a power says otherwise.
question-prize = Take { $cards-the }?
question-collect = You collect { $card-the }: where does it go?
question-discard = Discard a card, face down.
question-draw = The next card is drawn.
question-other = { $name }: choose.

question-window-before-lead = Before the lead: use an artifact?
question-window-turn = With your card: use an artifact?
question-window-after-own-card = After your card: use an artifact?
question-window-after-other-card = After your opponent's card: use an artifact?
question-window-after-cards = Both have played: use an artifact before the trick is decided?
question-window-after-trick-loser = You lost the trick: use an artifact?
question-window-after-trick-winner = You won the trick: use an artifact?
question-window-collect = As you collect: use an artifact?
question-window-draw = You are about to draw: use an artifact instead?
question-window-end = The end of the game: use an artifact?

## Answers

answer-play = Play { $card }
answer-take = Take { $card }
answer-take-top = Take the top card, { $card }
answer-top = Take the top card
answer-discard = Discard { $card }
answer-keep = Keep { $card }
answer-swap = Swap in { $card }
answer-pass = Pass
answer-yes = Yes
answer-lay = Lay it out
answer-lay-open = Place it face up
answer-lay-under = Under the Vampire
answer-to-score = To your score pile
answer-to-display = To your display
answer-crush = Crush the Gnome
answer-spare = Spare the Gnome
answer-leave = Leave it
answer-fetch = Draw a card
answer-fetch-nothing = Draw nothing
answer-artifact = Use { $artifact-the }
answer-potions = { $count ->
    [one] Reveal a potion
   *[other] Reveal { $count } potions
}
answer-place = { $who-is ->
    [you] Your { $card }
   *[one] Your opponent's { $card }
}
answer-number = Card { $number }

## Refusals

refusal-over = The game is over ({ $rule }).
refusal-not-in-hand = { $card } is not in { $who-is ->
    [you] your hand
   *[one] { $who }'s hand
} ({ $rule }).
refusal-must-follow = { $card } does not follow the { $faction }, and { $who-is ->
    [you] you hold
   *[one] { $who } holds
} one of them ({ $rule }).
refusal-cannot-turn = { $card } cannot become { $faction-one ->
    [Automaton] an Automaton
    [Undead] an Undead
   *[other] a { $faction-one }
} here ({ $rule }).
refusal-no-answer = “{ $answer }” does not answer what is asked now ({ $rule }).

setup-players = { $players ->
    [one] One player is too few
   *[other] { $players } players can't play
}: Claim is for two to four players ({ $rule }).
setup-first-leader = Nobody sits at seat { $seat }, so nobody there can lead first ({ $rule }).
setup-twice = The { $faction } are named twice: the factions of a deck are all different ({ $rule }).
setup-no-pair = There is no pair of factions: every deck has one ({ $rule }).
setup-two-pairs = There is more than one pair of factions: every deck has exactly one ({ $rule }).
setup-half-a-pair = The { $faction } are missing: a pair is never split ({ $rule }).
setup-ten-card-factions = { $players } players need { $needed } ten-card factions, not { $found } ({ $rule }).
setup-two-players-only = The { $faction } are for two players only ({ $rule }).
setup-artifacts-for-two = Artifacts are for two players only ({ $rule }).
setup-heroes-for-two = Heroes are for two players only ({ $rule }).
setup-loot = No Raccoon above 13 exists to carry loot ({ $rule }).
setup-hero-value = A hero cannot have the value { $value }: the maximum is 19 ({ $rule }).
setup-study-hand = A study deck has hands of 2 to 4 cards, not { $hand } ({ $rule }).
setup-study-is-plain = Study decks are for two players, without artifacts and heroes ({ $rule }).
setup-study-factions = A study deck has one ten-card faction, not { $found } ({ $rule }).
setup-study-leave = The { $faction } cannot be in a study deck: some of them leave before the deal ({ $rule }).

deal-foreign = The card at place { $place } is not in this deck ({ $rule }).
deal-not-once = The card at place { $place } is dealt twice or not at all ({ $rule }).
deal-hand = Seat { $seat } is dealt { $found } cards instead of { $needed } ({ $rule }).
deal-draw-pile = The draw pile has { $found } cards instead of { $needed } ({ $rule }).
deal-left = The cards removed unseen before the deal are not the right ones ({ $rule }).
deal-replaced = With heroes, one hero and five faction cards are out of the game; without heroes, no card is ({ $rule }).
deal-artifacts = Each player gets three different artifacts, or none if they are not in the game ({ $rule }).
deal-potions = The potions are not the right ten ({ $rule }).
deal-first = The first leader is not at the table, or is not the one agreed on ({ $rule }).

advised-against = The rulebook advises against Trolls with three or four players.

## What happens

event-leads = { $who-is ->
    [you] You lead.
   *[one] { $who } leads.
}
event-without-play = The next trick is won without being played.
event-plays = { $who-is ->
    [you] You play
   *[one] { $who } plays
} { $card-the }.
event-takes-back = { $who-is ->
    [you] You take
   *[one] { $who } takes
} { $card-the } back.
event-swaps = { $who-is ->
    [you] You take { $card-the } into your hand and put { $instead-the } in its place.
   *[one] { $who } takes { $card-the } into their hand and puts { $instead-the } in its place.
}
event-prize = To be won: { $card }.
event-becomes-prize = Now to be won: { $card }.
event-leaves-prize = Into the trick instead: { $card }.
event-takes = { $who-is ->
    [you] You take
   *[one] { $who } takes
} { $card-the }.
event-draws = { $who-is ->
    [you] You draw
   *[one] { $who } draws
} { $card-the }.
event-draws-unseen = { $who } draws a card face down.
event-leaves = Out of the game, face down: { $card }.
event-leaves-unseen = A card leaves the game face down.
event-looks = { $who-is ->
    [you] You see
   *[one] { $who } sees
} { $card-the } on top of the draw pile.
event-looks-unseen = { $who } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of the draw pile.
event-shows = { $who-is ->
    [you] You show
   *[one] { $who } shows
} { $card-the }.
event-shows-unseen = { $who } shows a card from their hand.
event-collects = { $who-is ->
    [you] You collect
   *[one] { $who } collects
} { $card-the }.
event-to-score = { $who-is ->
    [you] You move { $card-the } to your score pile.
   *[one] { $who } moves { $card-the } to their score pile.
}
event-displays = { $who-is ->
    [you] You place { $card-the } face up in front of you.
   *[one] { $who } places { $card-the } face up.
}
event-bear = { $who-is ->
    [you] You get
   *[one] { $who } gets
} { $card-the } back as a Bear.
event-lays-under = { $who-is ->
    [you] You lay { $card-the } under your face-up Vampire.
   *[one] { $who } lays { $card-the } under their face-up Vampire.
}
event-hides = { $who-is ->
    [you] You lay { $card-the } face down under another card.
   *[one] { $who } lays { $card-the } face down under another card.
}
event-pot = Into the pot: { $card }.
event-pool = Into the pool: { $card }.
event-goes-over = { $who-is ->
    [you] You get
   *[one] { $who } gets
} { $card-the }, for lack of a matching King.
event-discards = { $who-is ->
    [you] You discard
   *[one] { $who } discards
} { $card-the } face down.
event-discards-unseen = { $who } discards a card face down.
event-discarded = Discarded: { $card }.
event-loses = { $who-is ->
    [you] Discarded from your display: { $card }.
   *[one] Discarded from { $who }'s display: { $card }.
}
event-fetches = { $who-is ->
    [you] You draw
   *[one] { $who } draws
} { $card-the } from the discard pile.
event-fetches-unseen = { $who } draws a card from the discard pile.
event-hand-left = { $who-is ->
    [you] What is left in your hand is discarded face down.
   *[one] What is left in { $who }'s hand is discarded face down.
}
event-void = { $who-is ->
    [you] You hold
   *[one] { $who } holds
} no { $faction }.
event-artifact = { $who-is ->
    [you] You use
   *[one] { $who } uses
} { $artifact-the }.
event-turned = { $who-is ->
    [you] Your next card
   *[one] { $who }'s next card
} counts as { $faction-one ->
    [Automaton] an Automaton
    [Undead] an Undead
   *[other] a { $faction-one }
}.
event-took-potion = { $who-is ->
    [you] You take
   *[one] { $who } takes
} a potion face down.
event-potion = { $who-is ->
    [you] You reveal
   *[one] { $who } reveals
} a { $potion }.
event-won = { $who-is ->
    [you] You win
   *[one] { $who } wins
} the trick with { $card-with }.
event-won-without-play = { $who-is ->
    [you] You win
   *[one] { $who } wins
} the trick without playing it.
event-full-moon = The moon is full: when Werewolves are led, the highest wins.
event-no-moon = There is no moon: when Werewolves are led, the lowest wins.
event-phase-two = Phase two: gather supporters.
event-declared = { $who-is ->
    [you] You choose
   *[one] { $who } chooses
} the { $faction }.
event-over = The game is over.

## The score

vote-most-cards = The { $faction } vote for { $whom }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to { $others }.
vote-highest-card = The { $faction } vote for { $whom }: tied on cards, the { $value } breaks the tie.
vote-longest-run = The { $faction } vote for { $whom }: the longest run, { $length }.
vote-equal-runs = The { $faction } vote for { $whom }: tied on runs, but more cards, { $cards }.
vote-highest-sum = The { $faction } vote for { $whom }: the highest sum of a face-up Vampire and the cards beneath it, { $sum }.
vote-highest-open = The { $faction } vote for { $whom }: tied on the sum, but the higher face-up Vampire, { $value }.
vote-equal = The { $faction } do not vote: it is a tie.
vote-nobody = The { $faction } do not vote: nobody can win their vote.

ending-votes = { $who-is ->
    [you] You win
    [team] { $who } win
    [many] { $who } win
   *[one] { $who } wins
}: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} to { $others }.
ending-cards = { $who-is ->
    [you] You win
    [team] { $who } win
    [many] { $who } win
   *[one] { $who } wins
}: tied on votes, but more cards of the factions won, { $cards }.
ending-sum = { $who-is ->
    [you] You win
    [team] { $who } win
    [many] { $who } win
   *[one] { $who } wins
}: tied on votes and cards, but the higher sum of values, { $sum }.
ending-shared = { $who-is ->
    [you] You share the win.
   *[other] { $who } share the win.
}
