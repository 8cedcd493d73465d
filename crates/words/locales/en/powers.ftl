# What potions do, and what all heroes and all artifacts have in common, by docs/rules/claim.md.

power-hero-any = A hero has a value and no faction. If a hero is led, anything may be played, and the highest value wins unless the power of the hero that follows says otherwise. Played on a card of a faction, a hero loses unless its power says otherwise, and may be played only by a player who cannot follow. By itself it counts for no vote.

power-artifact-any = Artifacts are hidden in your hand, and each can be used once, at its own moment. You are asked only when you hold one that fits. Where powers clash, artifacts beat heroes and heroes beat factions.

power-potion-plus = The card it is revealed on gets +{ $number }.
power-potion-minus = The card it is revealed on gets −{ $number }, but never falls below 0.
power-potion-double = The printed value of the card it is revealed on is doubled.
power-potion-any = As you play a card you may reveal any number of your potions on it. You say how many, then you learn what they are. Used potions leave the game.

power-moon = At the beginning there is no moon. While there is none and Werewolves are led, the lowest card that counts as a Werewolf wins; at full moon the highest does. After a trick won with a Werewolf, the moon flips.

power-instead = Without it, { $card } would have won.
