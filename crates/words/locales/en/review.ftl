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
review-turn-won = { $moment }: all cards are known from here on, and the game is won if no mistake is made.
review-turn-lost = { $moment }: all cards are known from here on, and the game is lost unless the other side makes a mistake.
review-turn-shared = { $moment }: all cards are known from here on, and without a mistake the win is shared.

review-luck = Luck and skill
review-luck-sum = Luck { $luck } ± { $margin } points, decisions { $skill } ± { $margin }.
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
reason-gives-up = It loses this trick: your winning cards are worth more later.
reason-cannot-win = None of your cards wins this trick: this is the one you will miss least.
reason-lead =
    { $count ->
        [0] No higher { $faction } are still out.
        [one] One higher card of the { $faction } is still out.
       *[other] { $count } higher cards of the { $faction } are still out.
    }
reason-risk = A bust would cost you { $placed ->
    [one] one marker
   *[other] { $placed } markers
}, and { $percent }% of rolls are a bust.
reason-secures = A claim marker there secures the space when you stop.
reason-joins = It is next to a space of yours, so your group can grow.

# Why the best answer was better than the one that was given.

review-why-wins = It wins the trick, { $card-the } does not.
review-why-saves = Both cards win the trick, and this way { $card-the } stays in hand.
review-why-gives-up = It loses the trick on purpose, and { $card-the } stays in hand for a better one.
review-why-spares = Neither card wins the trick, so it pays to keep { $card-the }.
review-why-lead-safe = It is harder to beat: { $count ->
    [0] no higher card of its faction was
    [one] one higher card of its faction was
   *[other] { $count } higher cards of its faction were
} still out, and { $instead } for { $card-the }.
review-why-lead-low = This way { $card-the } stays in hand for a trick that matters more.
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
web-statistics-erase = Erase
web-statistics-sure = Erase the statistics of all your games on this device?
web-to-result = Back to the result
web-stop = Stop
web-show = Show
web-no-review = This game cannot be reviewed here.
web-review-on = Continue
web-review-begun = The game is being reviewed.
web-review-ended = The review is ready.
