# The terminal: labels, keys and messages. Lines of keys must fit into 80 columns.

terminal-claim = Claim
terminal-claim-it = Claim It!
terminal-own-mix = your own mix
terminal-seed = seed { $seed }
terminal-person = player { $number }
terminal-yes = yes
terminal-no = no

## The menu

terminal-welcome = Win followers, then use them to win the votes. Or roll dice for land.
terminal-menu-go-on = Go on with the game you left: { $game }, { $moves } moves
terminal-menu-quick = Play now: { $game } against { $who }
terminal-menu-new = Choose a game …
terminal-menu-open = Open a game from a file …
terminal-menu-how-to = How to play Claim
terminal-menu-how-to-claim-it = How to play Claim It!
terminal-menu-language = Language: { $language }
terminal-menu-leave = Leave
terminal-open-which = Which file?
terminal-not-opened = { $file } can't be opened: { $why }
terminal-nothing-in-it = there is no game in it
terminal-too-large = it is too large to be a record
terminal-only-seen = This record tells what one player saw. To go on, a record of the whole game is needed.
terminal-too-small = This window is too small for the table. Please make it at least { $width } wide and { $height } high.

## The form

terminal-new-game = A new game
terminal-field-game = Game
terminal-field-deck = Set
terminal-field-factions = Factions
terminal-field-edition = Edition
terminal-field-artifacts = Artifacts
terminal-field-heroes = Heroes
terminal-field-variant = Variant
terminal-field-players = Players
terminal-field-seat = Seat { $number }
terminal-field-seed = Deal
terminal-any-seed = any (or type a number: the same number is the same deal)
terminal-start = Start the game
terminal-you = you
terminal-another-person = another person, here
terminal-legal = A legal deck of { $cards } cards.
terminal-legal-board = Ready to start.
terminal-not-for-so-many =
    { $players ->
        [one] { $set } is not for one player.
       *[other] { $set } is not for { $players } players.
    }

## The table

terminal-table = Table
terminal-hand = Hand
terminal-tally = Votes as they stand
terminal-tally-board = As it stands
terminal-log = What happened
terminal-heroes = Heroes
terminal-prize = Prize
terminal-trick = Trick
terminal-pot = Pot
terminal-pool = Pool of Trolls
terminal-display = Display
terminal-beneath = Beneath
terminal-artifacts = Artifacts
terminal-loot = loot
terminal-phase-one = Phase one, trick { $trick }
terminal-phase-two = Phase two, trick { $trick }
terminal-count-hand = hand { $count }
terminal-count-followers = followers { $count }
terminal-count-score = score { $count }
terminal-count-artifacts = artifacts { $count }
terminal-count-potions = potions { $count }
terminal-count-draw = draw pile { $count }
terminal-top = top: { $card }
terminal-potions-left = Potions left { $count }
terminal-raised = +2 on the next { $count }
terminal-lowered = -2 on the next { $count }
terminal-full-moon = Full moon: when Werewolves are led, the highest wins.
terminal-no-moon = No moon: when Werewolves are led, the lowest wins.
terminal-leads =
    { $you ->
        [yes] your lead
       *[no] { $who } leads
    }
terminal-last-trick = Last trick: { $cards }. Won by: { $who }
terminal-cards-in-play = The cards in this game
terminal-with-rule = { $text } (Rule { $rule })

## The board

terminal-turn = Turn { $turn }
terminal-last-round = Last round, turn { $turn }
# These three head narrow columns: five letters at most.
terminal-group = group
terminal-secured = safe
terminal-spaces = all
terminal-threshold = { $count } secured: last round
terminal-dice = Dice
terminal-supply = Squatters left: { $squatters }. Claim markers left: { $markers }
terminal-board-signs = On the board a small letter is a space that is held, a capital letter with a bar one that is secured. A number is this turn's squatter, x this turn's claim marker; +3 or +x is what you could place there.
terminal-space-empty = empty
terminal-space-held = held by { $who }
terminal-space-secured = secured by { $who }
terminal-space-squatter = squatter { $number } on it
terminal-space-claim-marker = a claim marker on top

## Playing

terminal-thinks = { $who } is thinking
terminal-hint = The expert would choose: { $answer }. Chance of winning: about { $percent } %.
terminal-hint-bare = The expert would choose: { $answer }.
terminal-hint-thinking = The expert is thinking it over …
terminal-no-hint = There is nothing to decide now, so there is no hint.
terminal-partner = your partner
terminal-piles = Piles
terminal-no-piles = Nobody has won a card yet.
terminal-unknown-cards = { $count } unseen
terminal-broken-saves = { $count } kept games can't be read. They stay where they are.
terminal-no-such-file = there is no such file
terminal-no-file = it is not a file that can be read
terminal-mix-count = Chosen: { $pair } of 2 of a pair, { $tens } of { $needed } others.
terminal-sets-for-so-many = For so many there are: { $sets }.
terminal-no-undo-yet = You have not decided anything yet.
terminal-no-undo-dice = What the dice have shown stands.
terminal-no-undo-people = Where several people play, nothing is taken back.
terminal-help-roll = You roll all three dice. If nothing can be placed it is a bust: this turn's markers come off, and the turn ends.
terminal-help-stop = Every space with this turn's claim marker is secured by you, every space with only a squatter is held by you. The turn ends.
terminal-undone = Taken back.
terminal-not-saved = The game could not be saved: { $why }. You can go on, and export it with e.
terminal-export-to = Write the record to which file?
terminal-exported = The record is in { $file }.
terminal-not-exported = { $file } can't be written: { $why }
terminal-hand-over = The keyboard goes to { $who }. Everybody else looks away.
terminal-hand-over-ready = Press Enter when you are ready.
terminal-review = Looking back: move { $at } of { $moves }.
terminal-not-open = The other hands are shown when the game is over.
terminal-nothing-to-play = The game is over here. Step back first, then press Enter to play on from there.
terminal-over = The game is over.
terminal-the-end = The end
terminal-not-understood = “{ $text }” is no answer here. Type a number of the list, or help.
terminal-plain-help = Answer with a number of the list or in notation. Other words: list, table, cards, help CARD, log, hint, undo, record FILE, quit.

## Keys

terminal-keys-menu = ↑↓ move · Enter choose · q leave
terminal-keys-form = ↑↓ field · ←→ change · digits: deal · s start · Esc back
terminal-keys-mix = ←↑↓→ move · Space in or out · r draw at random · Esc done
terminal-keys-page = ↑↓ read on · any other key closes
terminal-keys-prompt = type · Enter done · Esc never mind
terminal-keys-hand-over = Enter ready · q menu
terminal-keys-table = ←↑↓→ Enter · ? card c cards p piles h hint u undo l log v back e export q menu
terminal-keys-review = ←→ step · PgUp PgDn ten · Enter play on from here · e export · Esc return
terminal-keys-over = ←→ step · o hands · Enter play on · a again · t votes · e export · q menu
