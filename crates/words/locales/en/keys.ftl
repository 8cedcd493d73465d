# The list of keys at the table.

web-key-enter = Enter, Space
web-key-play = Play the card or press the button that has the focus
web-key-choice = Choose by number
web-key-step = Step through the game in a replay
web-key-pages = PgUp, PgDn
web-key-ten = Ten moves back or on in a replay
web-key-ends = Home, End
web-key-end = To the beginning or the end of a replay
web-key-piles = Look through the cards you have won
web-key-quit = Home; the game is saved
web-key-this = This list
