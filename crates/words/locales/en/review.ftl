# The review of a finished game: how each decision was, by what its player could know.

review-title = Review
review-of = Review: { $who }
review-progress = Reviewing the game: { $done } of { $total } decisions…
review-advice = Most to gain: { $moment }, “{ $best }” instead of “{ $answer }” ({ $points ->
    [one] one point
   *[other] { $points } points
} of winning chance).
review-advice-none = No single answer cost more than the uncertainty of the estimate.
review-decisions =
    { $count ->
        [one] One decision with a choice. It cost { $loss } ± { $margin } points of winning chance.
       *[other] { $count } decisions with a choice. On average, each cost { $loss } ± { $margin } points of winning chance.
    }
review-accuracy = Accuracy { $percent }% ± { $margin }: how much of what could be lost was kept. 100% means the best answer every time, 0% no better than random answers.
review-no-accuracy = Accuracy: no figure, because there was hardly anything to lose.

review-turns = Turning points
review-no-turns = No single moment decided the game.
review-turn-mistake = { $moment }: “{ $answer }” cost { $points } ± { $margin } points; the chance of winning fell from { $from }% to { $to }%. “{ $best }” was better.
review-turn-thrown-away = { $moment }: all cards were known and the game was won, but “{ $answer }” threw it away. “{ $best }” wins.
review-turn-half-thrown-away = { $moment }: all cards were known, and “{ $answer }” gave away half of the win. “{ $best }” was better.
review-turn-rise = { $moment }: since the previous decision, the chance of winning has risen from { $from }% to { $to }%, through what others did and what came to light.
review-turn-fall = { $moment }: since the previous decision, the chance of winning has fallen from { $from }% to { $to }%, through what others did and what came to light.
review-turn-gift = { $moment }: since the previous decision, the other side has thrown it away; the chance of winning has provably risen from { $from }% to { $to }%.
review-turn-half-gift = { $moment }: since the previous decision, the other side has given away half of the win; the chance of winning has provably risen from { $from }% to { $to }%.
review-turn-won = { $moment }: all cards are known from here on, and the game is won if no mistake is made.
review-turn-lost = { $moment }: all cards are known from here on, and the game is lost unless the other side makes a mistake.
review-turn-shared = { $moment }: all cards are known from here on, and without a mistake the win is shared.

review-luck = Luck and skill
review-luck-sum = Luck { $luck } ± { $margin } points, decisions { $skill } ± { $margin }: { $ended ->
    [won] the game was won
    [shared] the win was shared
   *[lost] the game was lost
}.
review-luck-more = Luck weighed more.
review-luck-less = Decisions weighed more.
review-luck-unclear = Neither clearly weighed more.
review-luck-par = Equal players
review-luck-deal = The deal
review-luck-first = Who begins
review-luck-draws = Draws and what was hidden
review-luck-dice = The dice
review-luck-own = Own decisions
review-luck-others = Decisions of the others
review-luck-result = Result

review-chance = Chance of winning
review-chart = Chance of winning: { $who }
review-chart-long = A line from { $from }% at the first decision to { $to }% at the last. All its values are in the table of decisions.
review-sign-band = Uncertainty of the estimate
review-sign-mistake = Mistake
review-sign-thrown-away = Win given away
review-sign-up = Better through others or chance
review-sign-down = Worse through others or chance
review-sign-settled = All cards known from here on
review-phase-one = Phase one, by tricks
review-phase-two = Phase two
review-turns-of-game = By turns

review-table = All decisions
review-column-when = When
review-column-answer = Answer
review-column-before = Before
review-column-after = After
review-column-cost = Cost
review-column-best = Best
review-column-next = Next best
review-column-basis = Judged by
review-basis-searched = search
review-basis-looked-ahead = look-ahead
review-basis-won = proof: won
review-basis-shared = proof: shared
review-basis-lost = proof: lost
review-basis-won-lost = proof: won, then lost
review-basis-won-shared = proof: won, then shared
review-basis-shared-lost = proof: shared, then lost

review-note-view = Every decision is judged by what the player could know at that moment, never by hidden cards.
review-note-nodes = { $nodes } nodes for each answer, the same for everybody. Where the expert itself misjudges, so does the review.
review-note-sampled = ± is two standard errors of the sampled worlds.
review-note-looked-ahead = The dice are not sampled; ± is how much the last roll of look-ahead changed the estimate.
review-note-unfinished = The game is not over: it is reviewed up to this point, and luck is left out.
review-nothing = There is nothing to review: nobody has had a choice yet.

# Why an answer is a good one, for hints.

reason-only = It is your only choice.
reason-all-win = Every card you may play wins this trick.
reason-cheap = It is your lowest card that wins this trick.
reason-wins = It wins this trick.
reason-gives-up = It loses this trick; { $other-the } would win it, but stays in hand.
reason-cannot-win = None of your cards wins this trick.
reason-cannot-win-lowest = None of your cards wins this trick, and this is the lowest you may play.
reason-prize = It brings you the prize: { $prize }.
reason-beats-now = It beats all cards in the trick so far.
reason-beats-safe = It beats all cards in the trick so far, and no card still out can beat it.
reason-beats = It beats all cards in the trick so far; { $count ->
    [one] one card still out can
   *[other] { $count } cards still out can
} beat it.
reason-leaves = It leaves the trick to others; { $other-the } would beat all cards in it so far, but stays in hand.
reason-partner = Your partner's card is the best in the trick so far.
reason-cannot-beat = None of your cards beats those in the trick.
reason-lead-safe = No card still out can beat it.
reason-lead-safest = Of the cards you may lead, it is the hardest to beat: { $count ->
    [one] one card still out can
   *[other] { $count } cards still out can
} do it.
reason-lead-other = { $other } could be beaten by { $count ->
    [one] one
   *[other] { $count }
}.
reason-lead-low = It is the lowest card you may lead. { $other } stays in hand: { $count ->
    [one] one card still out
   *[other] { $count } cards still out
} could beat it.
reason-lead =
    { $count ->
        [one] One card still out
       *[other] { $count } cards still out
    } can beat it.
reason-prize-highest = It is the highest prize.
reason-prize-joins = Your followers already include { $count ->
    [one] one card
   *[other] { $count } cards
} { $faction-of }.
reason-keeps-artifacts = Your artifacts stay in hand.
reason-potions = Of the potions nobody has seen yet, { $good } strengthen a card and { $bad } weaken it.
reason-risk = A bust would cost you { $placed ->
    [one] one marker
   *[other] { $placed } markers
}, and { $percent }% of rolls are a bust.
reason-secures = A claim marker there secures the space when you stop.
reason-joins = It is next to a space of yours, so your group can grow.

# Why the best answer was better than the one that was given.

review-why-wins = It wins the trick, { $card-the } does not.
review-why-saves = Both cards win the trick, and this way { $card-the } stays in hand.
review-why-gives-up = It loses the trick on purpose, and { $card-the } stays in hand.
review-why-spares = Neither card wins the trick, and this way { $card-the }, the higher one, stays in hand.
review-why-beats = It beats all cards in the trick so far, { $card-the } does not.
review-why-leaves = It leaves the trick to others on purpose, and { $card-the } stays in hand.
review-why-beaten = Neither card beats those in the trick, and this way { $card-the }, the higher one, stays in hand.
review-why-safe = It is harder to beat: { $count ->
    [0] no card still out can
    [one] one card still out can
   *[other] { $count } cards still out can
} do it; { $card } could be beaten by { $instead ->
    [one] one
   *[other] { $instead }
}.
review-why-low = This way { $card-the } stays in hand, which { $count ->
    [one] one card still out
   *[other] { $count } cards still out
} could have beaten.
review-why-risk = A bust would have cost { $placed ->
    [one] one marker
   *[other] { $placed } markers
}, and { $percent }% of rolls were a bust.
review-why-secures = A claim marker there secures the space.
review-why-joins = It is next to a space of one's own, so the group can grow.

# What the page says around a review, and of the reader's own games.

web-statistics = Your games
web-statistics-total =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $won } won ({ $percent }%).
web-statistics-streak = Winning streak: { $now } now, { $most } at best.
web-statistics-last =
    { $games ->
        [one] The last game
       *[other] The last { $games } games
    }: { $won } won.
web-statistics-against = Against
web-statistics-seat = Seat
web-statistics-games = games
web-statistics-won = won
web-statistics-shared = shared
web-statistics-some-shared =
    { $shared ->
        [one] One win was shared.
       *[other] { $shared } wins were shared.
    }
web-statistics-people = people
web-statistics-erase = Erase
web-statistics-sure = Erase the statistics of all your games on this device?
web-to-result = Back to the result
web-to-review = Back to the review
web-stop = Stop
web-show = Show
web-no-review = This game cannot be reviewed here.
web-review-on = Continue
web-review-begun = The game is being reviewed.
web-review-ended = The review is ready.
