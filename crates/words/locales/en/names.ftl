# What things are called.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
you-subject = You
you-object = you

percent = { $number }%
name-with-level = { $name } ({ $level })
bot-of-level = a bot ({ $level })

card = { $one } { $value }
potion = { $effect } potion

set-claim = Claim
set-claim-2 = Claim 2
set-magic = Magic
set-shadow = Shadow
set-the-succession = The Succession
set-under-the-bridge = Under the Bridge
set-the-clockwork-court = The Clockwork Court
set-wings-over-the-throne = Wings over the Throne
set-mini-claim = Mini-Claim
set-micro-claim = Micro-Claim

edition-a = Anniversary edition
edition-c2 = Claim 2

zone-hand = hand
zone-followers = follower deck
zone-score = score pile
zone-display = display
zone-beneath = under the face-up Vampire
zone-hidden = face down under another card
zone-draw = draw pile
zone-prize = prize
zone-trick = trick
zone-pot = pot
zone-pool = Troll pool
zone-discard = discard pile
zone-out = out of the game

level-random = Very easy
level-greedy = Easy
level-search = Hard
level-expert = Expert

# Facts that are printed on the cards only.
unverified = not verified
unverified-loot = Which Raccoons carry loot is not verified.
unverified-heroes = The values of the heroes are not verified.
unverified-scenario = The line-up of this scenario is not verified.
