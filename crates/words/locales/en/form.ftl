# The form in which a game is chosen: its fields, and how each level plays.

table-field-game = Game
table-field-deck = Set
table-field-edition = Edition
table-field-variant = Variant
table-field-players = Players
table-field-seat = Seat { $number }
table-field-seed = Deal
table-start = Start the game
table-another-person = another person here

level-claim-random = Plays any card that is allowed.
level-claim-greedy = Looks at one trick at a time: takes what is worth taking as cheaply as it can, and discards what it needs least.
level-claim-search = Imagines the hidden cards, the likelier ones more often, plays thousands of games in its head and chooses what wins most of them.
level-claim-expert = Thinks ahead with a sense of what followers are worth; with two players, plays phase two perfectly as soon as it can work it out, and sets traps when it is losing.
level-claim-it-random = Places any marker, and tosses a coin whether to roll again or stop.
level-claim-it-greedy = Places where it looks best at once, and stops when a bust would cost more than another roll brings.
level-claim-it-search = Weighs one more roll against stopping, with the exact chance of a bust and a sense of what a board is worth.
level-claim-it-expert = Looks two rolls ahead in its own turn, and in the last round also at what the next player can make of it.
