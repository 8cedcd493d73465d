# The page in the browser: labels, buttons and messages.

web-welcome = Win followers, then use them to win the votes. Or roll dice for land. Against bots that play fair, or with friends.
web-loading = The table is loading. It takes a moment on the first visit only.
web-quick-claim = Cards: win followers, then the votes
web-quick-claim-it = Dice and a board: how far do you dare to go?
web-learn-claim = Learn Claim
web-learn-claim-it = Learn Claim It!
web-to-start = Home
web-language = Language
web-theme-own = Theme: same as device
web-theme-light = Theme: light
web-theme-dark = Theme: dark
web-any-seed = any
web-draw-lots = Random deck
web-how-to-play = How to play
web-search = Search
web-all = All
web-here = In this game
web-found = { $count ->
    [one] One entry
   *[other] { $count } entries
}
web-none-found = Nothing found. Try fewer or shorter words.
web-to-game = Back to game
web-all-rules = All rules and cards
web-hand-over = { $who }, it is your turn
web-hand-over-text = Take the device. Everybody else, please look away.
web-hand-over-ready = Show my cards
web-looking-back = Replay
web-hint-ask = Hint
web-undo = Undo
web-look-back = Replay
web-look-on = Back to game
web-again = Same deal again
web-link = Copy link
web-link-copied = Link copied: whoever opens it plays the same deal.
web-export = Save as file
web-import = Open a file
web-not-imported = This file contains no game that can be played.
web-move-of = Move { $at } of { $moves }
web-step-back = Back
web-step-on = Next
web-open-hands = Show all hands
web-play-from-here = Play from here
web-tally = Standings
web-go-on = Press to continue
web-today = Today's deal
web-today-text = The same cards for everybody: { $set }
web-set-up = Set up a game
web-fitted = Adjusted to fit: { $set }, { $players } players.
web-keys = Keys
web-key-choice = Choose by number
web-key-step = Step through the game in a replay
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
web-pieces = Pieces
web-about-no-space = Point at a space to see what is on it.
web-read-lesson = The lesson comes first.
web-sound = Sound
web-aid = Which cards are still out?
web-aid-own = yours
web-aid-seen = seen
web-aid-out = still out; others may hold it
web-aid-away = still out, but in nobody's hand
web-details = Details
web-cards = Cards
web-rules = Rules
web-new-deal = Play again
web-squatters = Squatters left:
web-claim-markers = Claim markers left: { $markers }
web-group = largest group
web-secured = secured
web-spaces = all
web-leads-vote = would win the vote
web-votes = Votes
web-coming = + counts known followers still to be played. ★ marks who would win the vote now.
web-about-nothing = Point at a card to see what it does.
web-followers = Your followers
web-last-trick = { $who-is ->
    [you] Previous trick, won by you
   *[one] Previous trick, won by { $who }
}
web-games-left = Unfinished games
web-games-over = Finished games
web-throw-away = Delete: { $game }
web-throw-away-sure = Delete { $game }?
web-pace = Bot speed
web-pace-slow = Slow
web-pace-calm = Normal
web-pace-brisk = Fast
web-pace-instant = Instant
web-not-kept = Your browser does not store this game. Save it as a file before you leave the page.
web-link-broken = This link is damaged. Ask for it again, or choose a game here.
web-link-here = Your browser does not let us copy the link. Here it is: { $link }
web-too-large = This file is too large to be a game. Choose one that was saved here.
web-no-script = Claimant runs in your browser and needs JavaScript and WebAssembly. Please enable them and reload the page.
web-not-loaded = Claimant could not be loaded. Check your connection and reload the page; your games are saved.
web-no-wasm = Claimant needs WebAssembly, which this browser lacks or blocks. Please use a newer browser, or allow it for this page.
web-broken = Something went wrong in Claimant. Reload the page: your game is saved up to the last move.
web-part-missing = This part of the page could not be loaded. Check your connection and try again.
web-try-again = Try again
web-log = Log
web-more = More…
web-close = Close
web-partner = your partner
web-elsewhere = This game continues in another window.

# Tables on the network.

web-friends = Play with friends
web-friends-offer = Everybody on their own device, with a link
web-friends-text = You get a link to share. Whoever opens it joins your table; nobody needs an account.
web-your-name = Your name
web-whoever-comes = a person
web-clock = Time to think
web-clock-game = minutes for the game
web-clock-days = days for each move
web-minutes = Minutes each
web-increment = Seconds added per move
web-days = Days
web-webhook = Web address to notify
web-webhook-text = Whenever it is somebody's turn, a short message goes to this address, such as a topic on your own ntfy server. It starts with https:// or http:// and may be left empty.
web-own-webhook-text = Whenever it is your turn, a short message goes to this address. It starts with https:// or http://; if it is empty, you get no messages.
web-own-webhook-set = Notify me
web-open-table = Open the table
web-no-tables = This server hosts no tables. If you run claimant on your own machine, you can invite others from there.
web-offline = The server cannot be reached. Playing with friends needs a connection; against bots you can play without one.
web-ready = I am ready
web-not-ready = Not yet
web-get-up = Leave seat
web-sit = Sit down
web-sit-here = Sit here
web-swap = Swap
web-swap-text = Before the deal you can change seats: choose a free one, or ask somebody to swap. Then everybody confirms again that they are ready.
web-seat-bot = Add a bot
web-full = All seats are taken: you are watching.
web-invite = Invite the others
web-invite-link = Link to this table
web-link-here-only = This link works on this machine only. For others on your network, start the server with: claimant serve --host 0.0.0.0
web-qr = QR code for the link
web-copy = Copy
web-share = Share
web-copied = Link copied.
web-other-device = Continue on another device
web-other-device-text = This link is the key to your seat: whoever opens it plays for you. Keep it to yourself.
web-own-link = Link to your seat
web-no-language = This language could not be loaded. Check your connection and choose it again.
web-table-link-broken = This link leads to no table. Ask for it again.
web-seat-link-broken = The link to your seat is damaged, so you can only watch. Copy all of it again on the other device.
web-no-keys = This browser cannot create the key to a seat. Please use a newer one.
web-leave-sure = Leave the table? The others can let a bot play for you. Your seat stays yours if you come back.
web-leave = Leave the table
web-table = Table…
web-talk = Say…
web-mute = Mute { $who }
web-is-away = { $who } is away. What now?
web-wait = Keep waiting
web-since = since { $time }
web-try-now = Try now
web-let-bot = Let a bot play
web-take-seat-back = Play here again
web-reload = Reload
web-on-network = with friends
web-forget-seat = Forget your seat at this table? Only your seat's own link leads back to it.

# The review of a finished game
web-review = Review
web-to-result = Back to the result
web-stop = Stop
web-show = Show
web-no-review = This game cannot be reviewed here.
web-review-on = Continue
web-review-begun = The game is being reviewed.
web-review-ended = The review is ready.
