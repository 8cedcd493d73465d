# A first game with somebody who explains it: short lessons, each with a title, and advice with its reason.


## Claim

guide-votes = Five factions vote for the next king. At the end each of them votes for whoever has the most of its cards; if you are tied, for whoever has the highest. Three of the five votes win.
    .title = What it is about
guide-hand = These { $count } cards are your hand. The crest shows a card's faction, and the number its value. Phase one has 13 tricks; in each of them you both play one card.
    .title = Your hand
guide-prize = { $card } lies face up in the middle: this trick is played for it. Whoever wins takes it as a follower; whoever loses takes the top card of the draw pile instead. Your followers will be your hand in phase two.
    .title = The prize
guide-won = Your { $card } was the best card. { $prize } is now one of your followers, and you lead the next trick. The cards that were played are discarded; only Undead are not.
    .title = You have won the trick
guide-lost = Your opponent takes { $prize } and leads the next trick. You took the top card of the draw pile as a follower: { $card }. Your opponent has not seen it.
    .title = Lost, but not empty-handed
guide-undead = { $card } was played. In phase one Undead that are played are not discarded: { $who-is ->
    [you] you have won the trick, so it is in your score pile now
   *[one] your opponent has won the trick, so it is in their score pile now
} and counts at the end. Undead that are won as prizes or drawn become followers as usual.
    .title = Undead
guide-knights = A Knight played on a led Goblin wins the trick, whatever the numbers say. But the duty to follow comes first: whoever has Goblins must play one of them, or a Doppelganger.
    .title = Knights beat Goblins
guide-half-time = Phase one is over. The { $count } followers you won and drew are your hand now. Whoever won the last trick leads the next one.
    .title = Half-time
guide-stake = In phase two you compete for the cards you play: whoever wins a trick takes both into their score pile, and there they count for the votes. Only Dwarves go elsewhere. Following and winning work as before.
    .title = Now the cards themselves count
guide-dwarves = In phase two the loser of a trick takes all Dwarves that were played in it; the winner takes the rest. So if you want the vote of the Dwarves, lose the tricks in which they are played.
    .title = Dwarves go to the loser
guide-tally = The standings count, for each faction, the cards in the score piles. A number with a + is still to come: followers you know of, your own and the prizes your opponent has won.
    .title = Where things stand
guide-safe = If it ended now, you would have { $mine } and your opponent { $theirs } of the votes. A vote is safe with more than half of a faction's cards: 8 Goblins, 5 Knights, 6 of any other. Often fewer are enough, because many were discarded.
    .title = When is a vote safe?
guide-last-tricks = Every card of the game has been played, won or drawn by now. So whatever you have seen nowhere else must be in your opponent's hand: { $cards }. Now you can work out the end.
    .title = The last tricks
guide-result = You have { $mine } of the votes, your opponent { $theirs }. For each faction you can read what decided it. Next, try an ordinary game, stronger opponents, or another set with new powers.
    .title = The votes are counted
guide-lead = You play the first card, whichever you like. If your opponent has cards of its faction, they must play one of them; only a Doppelganger may be played instead. As a rule the highest card of the led faction wins.
    .title = You lead
guide-follow = { $card } was led, and you have { $faction }: so you must play one of them; only a Doppelganger may be played instead. The higher card wins; ties go to the card played first.
    .title = You must follow
guide-no-follow = { $card } was led, and you have no { $faction }: play whatever you like. A card of another faction cannot win here, except a higher Doppelganger, or any Knight if Goblins were led.
    .title = Nothing to follow with
guide-doppelgangers = A Doppelganger may always be played instead of following. Your { $card } would count as { $faction-one ->
    [Automaton] an Automaton
    [Undead] an Undead
   *[other] a { $faction-one }
}: with its own value, but without that faction's power. If it is the higher card, it wins.
    .title = Doppelgangers
guide-rich-prize = { $card } can win tricks for you in phase two. It is worth a high card: you will have played your whole hand by the end of phase one anyway.
    .title = A strong prize
guide-poor-prize = { $card } is unlikely to win a trick in phase two. You may not want it: whoever loses takes an unknown card instead, which may be better. So this is the moment for a card you do not need.
    .title = A poor prize

## Claim It!

guide-groups = Whoever has the largest connected group of spaces at the end wins. Spaces connect along their edges, not at their corners. You take turns; how far you go in a turn is up to you and the dice.
    .title = What it is about
guide-stopped = You stopped. Newly held: { $held }. Newly secured: { $secured }. A space that is only held can be taken away by your opponent; a secured one is yours for good. The squatters are back in the supply.
    .title = Yours, for now or for good
guide-bust = { $who-is ->
    [you] You
   *[one] Your opponent
} rolled { $roll }, and nothing could be placed: a bust. All markers of this turn come off, the board is as it was before the turn, and the turn is over.
    .title = Bust
guide-taken = Your opponent has taken from you: { $spaces }. You only held those spaces; your markers come back to you. Nobody can take what you have secured.
    .title = Taken away
guide-last-round = { $who-is ->
    [you] You have
   *[one] Your opponent has
} secured { $count } spaces or more. Now everybody gets one more turn; { $who-is ->
    [you] yours is the very last.
   *[one] your opponent's is the very last.
}
    .title = The last round
guide-largest = Spaces in the largest group: yours { $mine }, your opponent's { $theirs }. If they are tied, secured spaces decide, then all spaces. Next, try an ordinary game or stronger opponents.
    .title = The groups are counted
guide-dice = You rolled { $roll }. One die names the column, one the row, and one is left over; you choose which. The space 5,2 is in column 5, row 2. For each roll exactly one marker is placed, if that is possible.
    .title = The dice
guide-blocked = The dice could lead you to { $space }, but a claim marker is there already. Nobody can place anything on such a space, neither you nor your opponent.
    .title = Where nothing more goes
guide-supply = For { $space } you would need squatter { $number }, but it is already on the board. There is only one of each number, and they come back when the turn ends.
    .title = A squatter is missing
guide-joining = You have { $spaces } spaces, but your largest group only has { $mine }; your opponent's has { $theirs }. Only the largest group counts, so join your groups up.
    .title = Join your spaces
guide-near-end = As soon as somebody has secured { $count } spaces, the last round begins. You have secured { $mine }, your opponent { $theirs }. Look at the groups: who would win now?
    .title = The end is near
guide-squatters = On an empty space you place a squatter, a white marker. Its number is that of the die left over: on { $space } it would be squatter { $number }. If you stop later, you will hold the space.
    .title = Squatters
guide-on-squatter = Your squatter of this turn lies on { $space }. Now you may place a claim marker on it; the die left over does not matter. If you stop, the space is secured: nobody can take it away.
    .title = Claim markers
guide-on-own = You hold { $space }. There you may place a claim marker, whatever the die left over shows. If you stop, the space is secured.
    .title = Secure what you hold
guide-taking = Your opponent only holds { $space }; it is not secured. You may place squatter { $number } on it. If you stop, the space is yours, and their marker goes back to them.
    .title = Take a space
guide-risk = If you stop, you keep what you have marked. If you roll again and nothing can be placed, it is a bust, and all of this turn is lost. Right now the bust risk is { $bust } in { $throws }.
    .title = Stop or roll again?
guide-enough = A lot is at stake: the { $placed } markers of this turn. The bust risk is { $bust } in { $throws }, and a bust would cost you all of them. How far you dare to go is up to you.
    .title = Enough?

## Advice

guide-why-only-one = { $answer } is your only choice now.
guide-why-lead-high = Try { $answer }: your highest card apart from Goblins is hard to beat, and the prize is worth it.
guide-why-lead-low = Try { $answer }: the prize is not worth a higher card.
guide-why-win-cheaply = Try { $answer }: it is your lowest card that wins this trick.
guide-why-cannot-win = Try { $answer }: you cannot win this trick, so play a card you can spare.
guide-why-lose-on-purpose = Try { $answer }: it loses the trick, and the prize is not worth winning.
guide-why-cannot-lose = Try { $answer }: every card you may play wins, and this is the lowest.
guide-why-secure = Try { $answer }: a claim marker there secures the space when you stop.
guide-why-join = Try { $answer }: it is next to a space that is yours or that you have marked, so your group can grow.
guide-why-middle = Try { $answer }: a space with many neighbours is easy to connect to.
guide-why-roll-again = Try rolling again. A rule of thumb: with { $placed ->
    [one] one marker
   *[other] { $placed } markers
} at stake, another roll is worth it while fewer than 1 in { $odds } rolls are a bust.
guide-why-stop = Try stopping. A rule of thumb: with { $placed ->
    [one] one marker
   *[other] { $placed } markers
} at stake, another roll is only worth it while fewer than 1 in { $odds } rolls are a bust.

## Beside the lesson

guide-number = Lesson { $number } of { $lessons }
guide-understood = Got it
guide-leave = Exit tutorial
guide-label = Tutorial
