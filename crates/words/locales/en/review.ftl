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
