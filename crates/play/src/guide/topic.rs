//! What there is to tell, in the order of telling: if several lessons are due, the first of them comes first.

use crate::Kind;

/// Where on the table a lesson looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// All of it.
    Table,
    /// The learner's hand.
    Hand,
    /// The card turned up.
    Prize,
    /// The trick, or the one before.
    Trick,
    /// The learner's followers.
    Followers,
    /// How the game stands.
    Tally,
    /// The dice.
    Dice,
    /// The board.
    Board,
    /// The answers that are no cards and no spaces.
    Choices,
    /// The squatters and claim markers that are left.
    Supply,
    /// The result.
    End,
}

/// Is a lesson read, or followed by a move of the learner?
enum Mode {
    Read,
    Move,
}

macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident = $name:literal, $kind:ident, $target:ident, $mode:ident;)*) => {
        /// What a lesson is about.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Topic {
            $($(#[$doc])* $topic,)*
        }

        impl Topic {
            /// Everything, in the order of telling.
            pub const ALL: &'static [Topic] = &[$(Topic::$topic,)*];

            /// What it is called in files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Topic::$topic => $name,)*
                }
            }

            /// In which game it is told.
            pub const fn kind(self) -> Kind {
                match self {
                    $(Topic::$topic => Kind::$kind,)*
                }
            }

            /// Where the learner should look.
            pub const fn points_at(self) -> Target {
                match self {
                    $(Topic::$topic => Target::$target,)*
                }
            }

            const fn mode(self) -> Mode {
                match self {
                    $(Topic::$topic => Mode::$mode,)*
                }
            }
        }
    };
}

topics! {
    /// Votes (11.4, 11.5).
    Votes = "votes", Claim, Table, Read;
    /// The hand of phase one (2, 4.4, 5).
    Hand = "hand", Claim, Hand, Read;
    /// The card that is played for (5.1, 5.3, 6.1).
    Prize = "prize", Claim, Prize, Read;
    /// What a trick won brings in phase one (5.3 to 5.5).
    Won = "won", Claim, Followers, Read;
    /// What a trick lost brings in phase one (5.3, 5.5).
    Lost = "lost", Claim, Followers, Read;
    /// Undead that were played (8.16).
    Undead = "undead", Claim, Trick, Read;
    /// Knights on Goblins (7.4, 8.9).
    Knights = "knights", Claim, Trick, Read;
    /// Phase two begins (6.1).
    HalfTime = "half-time", Claim, Hand, Read;
    /// What tricks bring in phase two (6.2).
    Stake = "stake", Claim, Hand, Read;
    /// Dwarves go to the loser (8.5).
    Dwarves = "dwarves", Claim, Trick, Read;
    /// How to read how it stands (11.4).
    Tally = "tally", Claim, Tally, Read;
    /// How many cards make a vote safe (2, 11.4).
    Safe = "safe", Claim, Tally, Read;
    /// What the other still holds (13).
    LastTricks = "last-tricks", Claim, Hand, Read;
    /// How the game ended (11.4 to 11.6).
    Result = "result", Claim, End, Read;
    /// Leading (5.2).
    Lead = "lead", Claim, Hand, Move;
    /// Following (5.2, 7.3).
    Follow = "follow", Claim, Hand, Move;
    /// Nothing to follow with (5.2, 7.3).
    NoFollow = "no-follow", Claim, Hand, Move;
    /// Doppelgangers (7.2, 8.4).
    Doppelgangers = "doppelgangers", Claim, Hand, Move;
    /// A prize worth a high card.
    RichPrize = "rich-prize", Claim, Prize, Move;
    /// A prize worth nothing much.
    PoorPrize = "poor-prize", Claim, Prize, Move;

    /// Groups (3.2).
    Groups = "groups", ClaimIt, Board, Read;
    /// What a stop brought (1.3, 2.8).
    Stopped = "stopped", ClaimIt, Board, Read;
    /// A bust (2.6).
    Bust = "bust", ClaimIt, Board, Read;
    /// Spaces that were taken away (2.8).
    Taken = "taken", ClaimIt, Board, Read;
    /// The last round (3.1).
    LastRound = "last-round", ClaimIt, Tally, Read;
    /// How the game ended (3.2, 3.3).
    Largest = "largest", ClaimIt, End, Read;
    /// Dice and spaces (2.1).
    Dice = "dice", ClaimIt, Dice, Read;
    /// A claim marker where the dice lead (2.5).
    Blocked = "blocked", ClaimIt, Board, Read;
    /// A squatter that is out (2.2).
    Supply = "supply", ClaimIt, Supply, Read;
    /// Several groups (3.2).
    Joining = "joining", ClaimIt, Tally, Read;
    /// The end comes nearer (3.1).
    NearEnd = "near-end", ClaimIt, Tally, Read;
    /// Squatters (1.2, 2.2).
    Squatters = "squatters", ClaimIt, Board, Move;
    /// Claim markers on squatters of this turn (2.4).
    OnSquatter = "on-squatter", ClaimIt, Board, Move;
    /// Claim markers on spaces one holds (2.3).
    OnOwn = "on-own", ClaimIt, Board, Move;
    /// Squatters on spaces that the other holds (2.2, 2.8).
    Taking = "taking", ClaimIt, Board, Move;
    /// Stopping or going on (2.6 to 2.8).
    Risk = "risk", ClaimIt, Choices, Move;
    /// When to stop (2.6, 2.8).
    Enough = "enough", ClaimIt, Choices, Move;
}

impl Topic {
    /// The topics of a game, in the order of telling.
    pub fn of(kind: Kind) -> impl Iterator<Item = Topic> {
        Topic::ALL.iter().copied().filter(move |topic| topic.kind() == kind)
    }

    /// Does the learner's next move go with it? Else it is read, and all wait until it was.
    pub const fn needs_move(self) -> bool {
        matches!(self.mode(), Mode::Move)
    }
}
