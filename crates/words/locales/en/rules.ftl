# The rules in full, for players: what docs/rules says by numbers, in plain words. The numbers are shown beside the texts.

chapter-game = The game and its cards
chapter-phase-one = Phase one
chapter-phase-two = Phase two
chapter-winner = Who wins a trick
chapter-things = Powers, potions, artifacts, heroes
chapter-vote = The vote
chapter-more = Three and four players
chapter-sets = Sets and scenarios
chapter-factions = Factions
chapter-words = Words
chapter-claim-it = Claim It!

rules-aim = The king is dead, and the factions of the realm vote for the next one. Two to four players play tricks in two phases. In phase one you play the cards you were dealt and win followers. In phase two your followers are your hand, and the tricks you win fill your score pile. At the end each faction votes for whoever has the most of its cards there, and the most votes win.
    .title = What Claim is about
rules-factions =
    There are three pairs of factions, and every deck has one of them. Knights (8 cards, 2 to 9) with Goblins (14 cards: 0 five times, 1 to 9 once each). Giants (9 cards: 1, 3, 5 and 7 twice, 9 once) with Gnomes (13 cards: 1, 3, 5 and 7 three times, 9 once). Kings (9 cards, 4 to 12) with Peasants (13 cards, 0 to 12).

    The other eighteen factions bring ten cards each, with the values 0 to 9. The exceptions are Raccoons (fourteen cards, 0 to 13) and Shadows (twenty cards, 0 to 19); four Raccoons and ten Shadows leave the game before the deal.
    .title = Factions and their cards
rules-deck = The deck for two players is one pair and three different ten-card factions: exactly 52 cards. Every such mix is legal, 2,448 in all. Anything else is refused, and you are told which rule it breaks. Artifacts and heroes can be added to any two-player deck.
    .title = The deck for two players
rules-editions = A game is played under the anniversary edition or under the Claim 2 edition. They differ in three points. Dragons, with two players: in the anniversary edition only a Dragon played second passes the lead; in Claim 2 whoever played the last Dragon of the trick leads, a led one included. Giants, with two players: crushing is automatic; in Claim 2 the winner of the trick may decline each crush. Trolls in the last trick: the winner takes them all; in Claim 2 the winner is asked about each, from high to low, and those left are discarded.
    .title = The two editions
rules-deal = Four of the Raccoons and ten of the Shadows, if they are in the deck, leave the game first; nobody knows which until the end. The rest is shuffled, each of two players is dealt 13 cards, and the other 26 are the draw pile. The first leader is drawn at random unless the set-up names one.
    .title = The deal
rules-extras = With heroes, five of the six are taken unseen and shuffled in to replace five cards that leave the shuffled deck unseen, so it stays at 52. The sixth hero and the five cards are out of the game, unknown to both. With artifacts, three of the eighteen are dealt to each player; the other twelve leave unseen. With Wizards, the ten potions are shuffled and lie face down. With Werewolves, the moon shows “no moon” at first.
    .title = Setting up heroes, artifacts, potions and moon
rules-unverified = Three facts are printed only on the cards, and what is said here is not verified: which Raccoons carry loot (here the even ones: 0, 2, 4, 6, 8, 10 and 12), the values of the heroes, and the line-ups of the four scenarios. That the scenarios are fixed line-ups, and that just one of them has Trolls, is verified; the line-ups themselves are ours. A deck file can override each of these facts.
    .title = What is not verified
rules-hidden =
    You know your own hand, followers and artifacts, the prize, every card played, every score pile and display, which prizes the others took, what the Seer, the Orb and the Light showed you, cards you saw going back into a hand (Horse, Hourglass, Crystal), your own face-down discards, the moon, and how many cards, potions and artifacts everybody has.

    You do not know other hands, the draw pile and its order, what others drew unseen or discarded face down, a card that somebody else's Skeleton drew, potions before they are revealed, even your own, and cards removed at set-up or by Cthulhu.
    .title = What is hidden

rules-trick-one = For each trick the top card of the draw pile is turned up: the prize. The leader plays any card. The second player must play a card of the led faction if they hold one, and may play anything if not. There are exceptions: a Doppelganger may be played instead of following, anything may be played on a hero, the Ring lifts the duty to follow, and with the Jug a card is judged by its new faction.
    .title = A trick of phase one
rules-spoils = The winner puts the prize on their follower deck; the loser puts the top card of the draw pile on theirs, unseen by the winner (except with Seers and the Orb). Both played cards go to the discard pile (except with Undead, Zombies and the Cube). The winner leads the next trick (except with Dragons and the Staff). With two players phase one has 13 tricks, unless Cthulhu takes cards away.
    .title = What winner and loser get
rules-end-one = Phase one ends when the draw pile is empty or a player has no card to play. Cards still in hand then, which can happen after Cthulhu or a Skeleton, are discarded face down and do not become followers.
    .title = The end of phase one

rules-trick-two = Everybody takes their follower deck as their hand. Whoever was to lead next leads: the winner of the last trick of phase one, or as a Dragon or the Staff says. You lead and follow as before, but there is no prize: the winner takes both cards into their score pile, for all to see. Dwarves, Gnomes, Griffins, Trolls, Druids, Vampires, the Cube and several artifacts send cards elsewhere.
    .title = A trick of phase two
rules-end-two = Phase two ends when a player has no card to play. A card left over in the other hand is discarded face down. Potions, Boots, Axe and the moon last from phase one into phase two.
    .title = The end of phase two

rules-value = Tricks are decided by effective values. Begin with the printed value; a ×2 potion doubles it. Then add and subtract all that applies: other potions, Sword +3, Boots +2, each Bear +3, Griffin +5, Shield −3, Axe −2, Lich King −3. The result is never below 0. Giants, Griffins, Vikings, Bards, Peasants, Warlock, Mummy and the order of the Trolls go by the printed value.
    .title = The value of a card
rules-winner = A card counts as the led faction if it belongs to it, or if it is a Doppelganger while another faction is led. Of these cards the highest effective value wins; ties go to the one played first. All other cards lose, however high they are.
    .title = The winner of a trick
rules-instead = Five things decide a trick in another way. Of those that apply, only the first in this list counts. First, the Ring of Darkness: the highest value of all cards wins. Second, a Warlock or a Mummy whose condition holds wins; of two, the one played first. Third, a hero was led: no faction is led, and the highest value of all cards wins. Fourth, Knights were played on led Goblins: the highest Knight wins. Fifth, Werewolves were led and there is no moon: the lowest card that counts as a Werewolf wins, a Doppelganger included. Ties always go to the card played first.
    .title = When something else decides
rules-won-with = You win a trick with a card if it is the winning card itself. Automatons, Seers, Wizards, Zombies, Werewolves and the Skeleton depend on that. A Doppelganger, or a card turned by the Jug, never has the power of what it stands in for: a trick won with one does not flip the moon, for example.
    .title = Winning with a card
rules-after = After a trick things happen in this order. Artifacts for the moment after the trick. A winning Skeleton draws, and so never finds a card of this trick, unless the Spear discarded it. In phase one prize and draw, in phase two Giants crush. The cards of the trick move, in the order played. The pot of an earlier Cube goes to the winner, the lead card first. Cthulhu. Trolls. A winning Wizard's potion and the moon; used potions leave the game, and used Bears are discarded. Last come the next lead, the end of the phase, or an Automaton's trick.
    .title = What happens after a trick

rules-powers = What a faction can do is in its own entry. Some powers work in one phase only; all powers of the cards in a trick apply. Where they clash, artifacts beat heroes, and heroes beat factions. Gnomes, Griffins and Vampires that reach a score pile in phase one, by a Zombie or the Cube, are plain cards there: they lie in no display, Giants cannot crush them, and such a Vampire is not face up.
    .title = Powers
rules-potions = There are ten potions: +6, +5, +4, +3, +2, +1, −2, −3, −5 and ×2. Those you name are revealed together, the oldest first. When the stack is empty, no more are gained; what you have not used by the end is discarded.
    .title = Potions
rules-artifacts = Several artifacts may be used at one moment; a used one leaves the game. What you are asked is hidden from your opponent. For potions and artifacts a hero is a card like any other.
rules-windows =
    These moments come in order. Before the lead, once the prize is turned up: the second player, then the leader as part of their turn; again in the second trick of a Chain and after an Hourglass. With a card, as part of playing it. After a card: first its player (Axe, if the other is still to play in this trick), then the other (Shield).

    After both cards: the leader, then the second player, and so on until both pass in a row; Chain and Hourglass end it at once. After the trick, when the winner is known and before cards move: the loser, then the winner. Besides these: on collecting a card into your score pile, card by card; on drawing from the draw pile; and at the end of the game.
    .title = When artifacts can be used
rules-long-tricks = Bow and Chain make tricks of more than two cards. In the anniversary edition any Dragon of the second player counts as played second. Lich King, Warlock and Mummy look at the first card of a Bow only: a Lich King led lowers both cards of the second player, and only that player's Warlock or Mummy can win by its power. A Cube has no power. The Spear discards any one card, the Horse swaps either of the leader's, and Axe and Shield can be used after each. A Bow may be played in the second trick of a Chain.
    .title = Tricks of more than two cards

rules-settling = When phase two is over, Trolls and pots still lying there are settled; Bears and potions left over are discarded. Displays join the score piles; what lies under a Vampire stays there. Then Peasants without a King move. Then Crowns are declared, and after them loot is chosen: first by the player who would have led next, then clockwise, a team when its first member's turn comes.
    .title = Before the votes are counted
rules-vote = Each faction in play votes for the player with the most of its cards. If several are tied, the highest value decides, then the second highest, and so on; cards without a value come last. For Bards, Vikings and Vampires their own rule comes first. If all is equal, or nobody has a card of it, the faction does not vote. Loot does not lengthen a run of Bards; a Crown or a card under a Stone that counts as a Bard is a Bard of its own value.
    .title = How a faction votes
rules-victory = With two players, three of the five votes win; if nobody has three, whoever has the most wins. If votes are tied, the most cards of the factions won decide. They are counted as for the vote: loot and Crown one each, a doubled Viking two, for Vampires the face-up one and what lies under it. If these are tied too, the highest sum of their values wins, loot counting 0; if that is tied too, the game is a draw.
    .title = Who wins the game

rules-more-deck =
    Three or four players use one pair and five different ten-card factions: exactly 72 cards. Wizards, Druids, Shapeshifters, Vampires, Zombies, Werewolves and Shadows, and with them artifacts, potions and heroes, are for two players only. Either edition can be played. Trolls are allowed, but the rulebook advises against them.

    Three players get 12 cards each, four get 9; 36 are the draw pile. Three players play for themselves. Four play in two teams, with partners opposite each other. If Raccoons are in the deck, four of them leave, as with two players, and the first leader is chosen in the same way.
    .title = Deck and deal for 3 or 4 players
rules-more-one = Each trick is played for two prizes. All play in turn, clockwise from the leader, and follow if they can. Then everybody takes a card in order: first those who played a card that counts as the led faction, from high to low, then all others by the value of their card, whatever its faction; ties go to the card played first. The first takes either prize, the second the other, the third and the fourth the top card of the draw pile. If Knights were played on led Goblins, the highest Knight is first, and all others rank as usual.
    .title = Phase one with 3 or 4 players
rules-more-two = The winner takes all cards of the trick. In both phases the winner leads next, unless a Dragon says otherwise. Dwarves go to whoever played the lowest effective value of all; ties go to the last played. Each Giant crushes one Gnome of its value in the display of each opponent of the winner, never the winner's or the partner's.
    .title = Phase two with 3 or 4 players
rules-more-powers =
    Seers: whoever wins with one looks at the top card of the draw pile and takes it or one of the prizes. If it is taken, the second takes either prize, the third the other, and a fourth the card now on top. Dragons: whoever played the last Dragon of the trick leads, in both editions. Doppelgangers work as with two players. Automatons: two prizes are turned up, everybody discards one card, and cards are taken in the order of the Automaton's trick, whose winner then leads, whatever a Dragon says.

    Peasants: teams look for Kings in their common pile, and the Peasants leave for the other team; with three they go to the next player clockwise. A team's loot is chosen, on its common pile, by the member with the lower seat. Griffins help only the player who has them.
    .title = Powers with 3 or 4 players
rules-more-score = Seven factions vote, and the most votes win. Teams put their piles together before Peasants move; Kings, Bards and Vikings too are judged on the common pile. If several are tied for the most cards of a faction, the tie is broken among them. Tied votes are decided as with two players: cards of the factions won, then their sum. Those still tied share the win.
    .title = The score with 3 or 4 players

rules-it-board = The board has six columns and six rows; 5,2 is column 5, row 2. There are three dice, six white squatters with the numbers 1 to 6, thirty black claim markers, and twenty-four markers for each player. A space is empty, held by a player (their marker alone), or secured (their marker on a claim marker), and then nobody can take it away. During a turn it may also carry a squatter of this turn and, on top, a claim marker of this turn.
    .title = Board and markers
rules-it-turn = Who begins is drawn at random; turns go round in seat order. A turn begins with a roll of all three dice. Choose one die for the column and one for the row; the third is left over. Exactly one marker must be placed if possible. You cannot stop before you have placed one.
    .title = Turn and roll
rules-it-place = On a space that is empty or held by an opponent, with no squatter on it, goes the squatter with the number of the third die; if that one is not in the supply, nothing can be placed there. On a space you hold, or on a squatter of this turn, goes a claim marker; the third die does not matter. Where a claim marker is, on top or beneath, nothing can be placed.
    .title = What can be placed where
rules-it-bust = If nothing can be placed, you bust. All claim markers of this turn come off, then all squatters. The board is as it was before your turn, and your turn ends.
    .title = Bust
rules-it-stop = After each placement you choose: roll again, or stop. When you stop, every space with a claim marker of this turn becomes secured by you, and every space with only a squatter becomes held by you. An opponent's marker there goes back to its owner, and the squatters return to the supply. Until you stop, nobody gains or loses a space.
    .title = Rolling again or stopping
rules-it-supplies = If all thirty claim markers are on the board, no other can be placed. Nor can you place a marker that would give you, when you stop, more than twenty-four spaces, held and secured together.
    .title = When markers run out
rules-it-last-round = When a player has enough secured spaces after a stop, the last round begins: 13 with two players, 9 with three, 7 with four, 6 with five. They need not touch. Every player then gets one more turn, beginning with the next in seat order; whoever triggered it comes last. There is only one last round.
    .title = The last round
rules-it-score = A group is a set of spaces of one player, held or secured, that are connected along edges, not corners. The largest group wins. If groups are tied, the most secured spaces decide, then the most spaces in all; if that is tied too, the win is shared.
    .title = Who wins Claim It!
rules-it-variant = An option: a squatter on which a claim marker is placed returns to the supply at once and can be used again in the same turn. The space stays marked and is treated as if the squatter still lay there. The rulebook advises against it with five players.
    .title = Variant: more in a turn

# What is said beside the entries of sets and cards.

rules-cards = { $count } cards: { $values }.
rules-hero-value = Value { $value }.
rules-set-line-up = Line-up: { $factions }.
rules-set-more = With three or four players also: { $factions }.
rules-set-two = For two players only.
rules-set-edition = Under the Claim 2 edition.
rules-set-artifacts = With artifacts.
rules-set-heroes = With heroes.
rules-numbers = { $count ->
    [one] Rule { $rules }
   *[other] Rules { $rules }
}

# What the page says around the rules.

web-search = Search
web-here = In this game
web-found = { $count ->
    [one] One entry
   *[other] { $count } entries
}
web-none-found = Nothing found. Try fewer or shorter words.
web-to-game = Back to game
