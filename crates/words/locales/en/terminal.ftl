# The terminal: labels, keys and messages. Lines of keys must fit into 80 columns.

terminal-claim = Claim
terminal-claim-it = Claim It!
terminal-yes = yes
terminal-no = no
terminal-heading = { $game } – { $progress }
terminal-players = Players: { $players }

## The menu

terminal-welcome = Win followers, then use them to win the votes. Or roll dice for land.
terminal-menu-go-on = Continue: { $game }, move { $moves }
terminal-menu-quick = Play now: { $game } against { $who }
terminal-menu-new = New game…
terminal-menu-open = Open a game from a file…
terminal-menu-how-to = How to play Claim
terminal-menu-how-to-claim-it = How to play Claim It!
terminal-menu-language = Language: { $language }
terminal-menu-leave = Quit
terminal-open-which = Which file?
terminal-not-opened = { $file } can't be opened: { $why }
terminal-nothing-in-it = there is no game in it
terminal-too-large = it is too large to be a record
terminal-too-small = This window is too small for the table. Please make it at least { $width } wide and { $height } high.

## The form

terminal-field-factions = Factions
terminal-any-seed = any (or type a number: the same number is the same deal)
terminal-legal-board = Ready to start.

## The table

terminal-tally = Votes as they stand
terminal-tally-board = Standings
terminal-heroes = Heroes
terminal-artifacts = Artifacts
terminal-top = top: { $card }
terminal-leads = { $who-is ->
    [you] your lead
   *[one] { $who } leads
}
terminal-last-trick = { $who-is ->
    [you] Previous trick: { $cards }. You won it.
   *[one] Previous trick: { $cards }. { $who } won it.
}
terminal-cards-in-play = The cards in this game

## The board

# These three head narrow columns: five letters at most.
terminal-group = group
terminal-secured = safe
terminal-spaces = all
terminal-dice = Dice
terminal-supply = Squatters left: { $squatters }. Claim markers left: { $markers }
terminal-board-signs = On the board a small letter is a space that is held, a capital letter with a bar one that is secured. A number is this turn's squatter, x this turn's claim marker; +3 or +x is what you could place there.

## Playing

terminal-no-hint = No hint: there is nothing to decide now, or other people are playing too.
terminal-partner = your partner
terminal-piles = Piles
terminal-no-piles = Nobody has won a card yet.
terminal-unknown-cards = { $count } unseen
terminal-broken-saves = Saved games that can't be read: { $count }. They stay where they are.
terminal-no-such-file = there is no such file
terminal-no-file = it is not a file that can be read
terminal-mix-count = Chosen: { $pair } of 2 of a pair, { $tens } of { $needed } others.
terminal-help-roll = You roll all three dice. If nothing can be placed it is a bust: this turn's markers come off, and the turn ends.
terminal-help-stop = You secure every space with a claim marker of this turn, and hold every space with only a squatter. The turn ends.
terminal-not-saved = The game could not be saved: { $why }. You can play on, and export it with e.
terminal-export-to = Write the record to which file?
terminal-exported = The record is in { $file }.
terminal-not-exported = { $file } can't be written: { $why }
terminal-hand-over = Pass the keyboard to { $who }. Everybody else, please look away.
terminal-hand-over-ready = Press Enter when you are ready.
terminal-review = Replay: move { $at } of { $moves }.
terminal-not-open = The other hands are shown when the game is over.
terminal-nothing-to-play = The game is over here. Step back first, then press Enter to play on from there.
terminal-the-end = The end
terminal-not-understood = “{ $text }” is not an answer here. Type a number from the list, or help.
terminal-plain-help = Answer with a number from the list or in notation. Other words: list, table, cards, help CARD, log, hint, undo, record FILE, quit.

## Keys

terminal-keys-menu = ↑↓ move · Enter choose · q quit
terminal-keys-form = ↑↓ field · ←→ change · digits: deal · s start · Esc back
terminal-keys-mix = ←↑↓→ move · Space in or out · r draw at random · Esc done
terminal-keys-page = ↑↓ read on · any other key closes
terminal-keys-judged = ↑↓ read on · 1–9 look at a turning point · any other key closes
terminal-keys-prompt = type · Enter done · Esc cancel
terminal-keys-hand-over = Enter ready · q menu
terminal-keys-table = ←↑↓→ Enter · ? card c cards p piles h hint u undo l log v replay e save q menu
terminal-keys-review = ←→ step · PgUp PgDn ten · Enter play on from here · e export · Esc return
terminal-keys-over = ←→ step · Enter play on · o hands r review a again t votes e export q menu
