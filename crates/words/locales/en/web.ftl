# The page in the browser: labels, buttons and messages.

web-welcome = Win followers, then use them to win the votes. Or roll dice for land. Against bots that play fair, or with friends at one device.
web-quick-claim = Cards: win followers, then the votes
web-quick-claim-it = Dice and a board: how far do you dare to go?
web-go-on = Go on with the game you left
web-to-start = To the start page
web-language = Language
web-theme-own = Light or dark: as the device
web-theme-light = Light
web-theme-dark = Dark
web-any-seed = any
web-draw-lots = Draw a deck at random
web-how-to-play = How to play
web-search = Search
web-all = All
web-here = In this game
web-found = { $count ->
    [one] One entry
   *[other] { $count } entries
}
web-none-found = Nothing fits. Try fewer or shorter words.
web-to-game = Back to the game
web-all-rules = All the rules, with every card
web-hand-over = { $who }, it is your turn
web-hand-over-text = Take the device; everybody else looks away.
web-hand-over-ready = Show my cards
web-looking-back = Looking back
web-hint-ask = Hint
web-undo = Take back
web-look-back = Look back
web-look-on = Back to now
web-again = Same deal again
web-link = Copy link
web-link-copied = The link is copied: whoever opens it plays the same deal.
web-export = Save as a file
web-import = Open a game from a file
web-not-imported = There is no game in this file that can be played.
web-move-of = Move { $at } of { $moves }
web-step-back = Back
web-step-on = On
web-open-hands = Show every hand
web-play-from-here = Play on from here
web-tally = As it stands
web-cards = Cards
web-rules = Rules
web-new-deal = Play again
web-squatters = Squatters left:
web-claim-markers = Claim markers left: { $markers }
web-group = largest group
web-secured = secured
web-spaces = all
web-leads-vote = would get the vote
web-votes = Votes
web-coming = + is what lies in follower piles and is still to be played. A star marks who would get the vote now.
web-about-nothing = Point at a card to read what it can do.
web-followers = Your followers
web-last-trick = Last trick. Won by: { $who }
