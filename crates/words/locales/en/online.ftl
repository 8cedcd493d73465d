# Tables on the network: what the page and the terminal both say.

## Who is there

online-open = free
online-team = Team { $number }
online-ready = ready
online-not-ready = not ready yet
online-cut-off = connection lost
online-away = away
online-bot = bot
online-stand-in = { $who } (bot: { $bot })
online-spectators =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
online-you-watch = You are watching.

## Before the deal

online-lobby = Before the deal
online-lobby-sit = Take a seat to play, or stay and watch.
online-lobby-seats = There are free seats. Send the link to whoever you want to play with.
online-lobby-ready = All seats are taken. The game starts as soon as everybody is ready.
online-lobby-waits =
    { $who-is ->
        [many] { $who } are not ready yet.
       *[one] { $who } is not ready yet.
    }

## Whose turn it is

online-waits = Waiting for { $who }.
online-waits-cut-off = Waiting for { $who }, whose connection was lost.
online-waits-away = Waiting for { $who }, who is away. You can let a bot play, or end the game.
online-waits-bot = { $who } is thinking
online-waits-all = Waiting for the others.
online-sent = Your answer is on its way.

## Proposals

online-propose-rematch = Play again
online-propose-undo = Undo
online-propose-bot = Let a bot play for { $who }
online-propose-end = End the game
online-propose-swap = Swap seats with { $who }
online-end-alone = End the game at once, without a result
online-end-sure = End the game? Nobody else is there to be asked: it ends at once, without a result.
online-plain-end-sure = Type “end now” to confirm.
online-offer-rematch =
    { $who-is ->
        [you] You would like to play again.
        [team] { $who } would like to play again.
        [many] { $who } would like to play again.
       *[one] { $who } would like to play again.
    }
online-offer-undo =
    { $who-is ->
        [you] You would like to undo your last answer.
       *[one] { $who } would like to undo the last answer.
    }
online-offer-bot =
    { $who-is ->
        [you] You would like a bot to play for { $whom }.
        [team] { $who } would like a bot to play for { $whom }.
        [many] { $who } would like a bot to play for { $whom }.
       *[one] { $who } would like a bot to play for { $whom }.
    }
online-offer-end =
    { $who-is ->
        [you] You would like to end the game.
        [team] { $who } would like to end the game.
        [many] { $who } would like to end the game.
       *[one] { $who } would like to end the game.
    }
online-offer-swap =
    { $who-is ->
        [you] You would like to swap seats with { $whom }.
       *[one] { $who } would like to swap seats with { $whom }.
    }
online-offer-swap-you = { $who } would like to swap seats with you.
online-offer-waits = Still to answer: { $who }.
online-agree = Agree
online-decline = Decline
online-withdraw = Withdraw
online-declined = { $who } declined: { $what }.
online-lapsed = No longer proposed: { $what }.

## The end

online-ended-early = The game was ended early. There is no result.
online-ended-time =
    { $who-is ->
        [you] Your time is up, and the game is lost.
       *[one] { $who } has run out of time and loses.
    }
online-won-on-time =
    { $who-is ->
        [you] You win: { $loser } has run out of time.
       *[one] { $who } wins: { $loser } has run out of time.
    }
online-lost-on-time = { $who } wins: your time is up.
online-stood-in =
    { $count ->
        [one] While you were away, a bot played for you: one answer.
       *[other] While you were away, a bot played for you: { $count } answers.
    }
online-won =
    { $who-is ->
        [you] You win.
        [team] { $who } win.
        [many] { $who } win.
       *[one] { $who } wins.
    }

## Quick phrases

online-says = { $who }: { $phrase }
online-phrase-1 = Hello!
online-phrase-2 = Good luck!
online-phrase-3 = Well played!
online-phrase-4 = Thank you!
online-phrase-5 = One moment, please.
online-phrase-6 = Oops!
online-phrase-7 = That was close!
online-phrase-8 = I have to go soon.

## Time

online-clock-none = No clock
online-clock-game =
    { $increment ->
        [0] { $time } for the game
       *[other] { $time } for the game, and { $increment } s with each answer
    }
online-clock-days =
    { $days ->
        [one] One day for each answer
       *[other] { $days } days for each answer
    }
online-time-days =
    { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }

## The connection

online-connecting = Connecting…
online-unreachable = The server can't be reached. Trying again…
online-connected = Connected.
online-reconnecting = The connection was lost. Reconnecting…
online-left = You have left the table.
online-closed-build = The server runs another version of the program. Reload the page, or install the same version.
online-closed-seat = This key no longer opens a seat at the table.
online-closed-table = There is no such table.
online-closed-elsewhere = You have opened this table in another window, and now play there.

## What was not done

online-refused-message = The server did not understand the message.
online-refused-version = The server runs another version of the program.
online-refused-table = There is no such table.
online-refused-seat = That seat is not yours.
online-refused-taken = This seat is taken, or the game has begun.
online-refused-spectator = Take a seat first.
online-refused-name = A name must have 1 to 24 visible characters.
online-refused-stage = That is not possible now.
online-refused-not-asked = The game has moved on. It is not your turn to answer that.
online-refused-answered = You have already answered that differently.
online-refused-illegal = The rules forbid that.
online-refused-proposal = That can't be proposed now.
online-refused-webhook = Messages can't be sent to this address.
online-refused-setup = The game you chose is not legal.
online-refused-slow-down = That was too fast. Please wait a moment.
online-refused-busy = The server is busy. Please try again in a moment.
online-refused-origin = The server does not allow that from this page.
online-refused-storage = The server could not store that, so it was not done.

## Leaving and coming back

online-be-ready = I am ready
online-be-not-ready = Not ready after all
online-sit-at = Sit down at seat { $seat }
online-move = Move to seat { $seat }
online-stand-up = Leave my seat, and watch
online-say = Say: { $phrase }
online-mute = Hide phrases from { $who }
online-unmute = Show phrases from { $who } again
online-connect-again = Play here again
online-leave = Leave
online-leave-keep = Leave, and keep my seat
online-leave-seat = Get up: my seat becomes free
online-leave-game = Give up my seat: the others decide how to go on
online-seat-kept = Your seat is kept. Come back with: { $command }
online-webhook-set = When it is your turn, a message goes to: { $address }
online-webhook-none = You get no messages when it is your turn.
online-away-choose = { $who } is away. Wait, let a bot play, or end the game.
online-away-lobby = { $who } is away. Wait, or let a bot play.
online-plain-away = (bot { $seat }: a bot plays; end: the game ends)
online-plain-away-lobby = (bot { $seat }: a bot plays)
online-not-your-turn = It is not your turn.
online-unfinished = Your unfinished tables on this machine:
online-go-on = Type the number of a table to continue there, or press Enter for a new one:
online-your-name = Your name at the table:
online-no-record = There will be a record once the game is over.
online-no-server = There is no server at { $address }: { $why }.

## Keys and commands of the terminal

online-keys-lobby = Enter ready · m table · q leave
online-keys-menu = ↑↓ move · Enter choose · any other key closes
online-keys-game = ←↑↓→ Enter · ? card c cards p piles u undo l log v replay m table q leave
online-keys-watch = ? card c cards p piles l log v replay · m table q leave
online-keys-look-back = ←→ step · PgUp PgDn ten · m table · Esc return
online-keys-over = ←→ step · o hands r review t votes e export · m table q leave
online-keys-table = m: table
online-keys-offer = (y yes, n no)
online-plain-help = At the table: ready, who, say NUMBER, yes, no, end, rematch, bot SEAT, seat SEAT (move or swap), stand (leaves your seat), mute SEAT, webhook ADDRESS, leave (gets up), quit (keeps your seat).

# What the page says around a table.

web-friends-text = You get a link to share. Whoever opens it joins your table; nobody needs an account.
web-your-name = Your name
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
web-seat-link-broken = The link to your seat is damaged, so you can only watch. Copy all of it again on the other device.
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
