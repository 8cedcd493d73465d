//! A toy game: two players take turns to count up by one, two or three; whoever says 21 wins.
//!
//! Nothing is hidden, so the view is the position, and there is one world.

use game::{Actor, Answer, Answers, Audience, Chance, Game, Payoffs, Seat, Sink, Table, View, Witness, Worlds};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Race {
    count: u8,
    turn: Seat,
}

/// Count up by this much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct By(u8);

impl Answer for By {
    fn number(self) -> u8 {
        self.0
    }

    fn from_number(number: u8) -> Option<By> {
        (1..=3).contains(&number).then_some(By(number))
    }
}

/// A step of the wrong size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WrongStep;

impl std::fmt::Display for WrongStep {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("count up by one, two or three, and not beyond 21")
    }
}

impl std::error::Error for WrongStep {}

impl Game for Race {
    type Setup = ();
    /// Who begins.
    type Deal = Seat;
    type Action = By;
    /// The number that was said.
    type Event = u8;
    type SeenEvent = u8;
    type Witness = Open;
    type View = OpenView;
    type Score = Seat;
    type SetupError = WrongStep;
    type ActionError = WrongStep;

    const HIDES: bool = false;

    fn deal((): &(), chance: &mut Chance) -> Result<Seat, WrongStep> {
        Ok(Seat(chance.below(2) as u8))
    }

    fn start((): &(), first: &Seat) -> Result<Race, WrongStep> {
        Ok(Race { count: 0, turn: *first })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn actor(&self) -> Actor {
        if self.count == 21 { Actor::Over } else { Actor::Seat(self.turn) }
    }

    fn answers(&self) -> Answers {
        (1..=3.min(21 - self.count)).fold(Answers::NONE, |answers, by| answers.with(By(by)))
    }

    fn weight(&self, _: By) -> u32 {
        0 // There are no outcomes of chance after the deal.
    }

    fn check(&self, action: By) -> Result<(), WrongStep> {
        if self.answers().has(action) { Ok(()) } else { Err(WrongStep) }
    }

    fn apply_unchecked(&mut self, By(by): By, sink: &mut impl Sink<Race>) {
        let before = *self;
        self.count += by;
        self.turn = Seat(1 - self.turn.0);
        sink.event(&before, self.count);
    }

    fn event_for(&self, said: u8, _: Audience) -> u8 {
        said
    }

    fn event_in_full(&self, said: u8) -> u8 {
        said
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let winner = self.score()?;
        Some(Payoffs::shared(2, 1, |seat| seat == winner))
    }

    fn score(&self) -> Option<Seat> {
        (self.actor() == Actor::Over).then_some(Seat(1 - self.turn.0))
    }

    fn notation(&self, By(by): By) -> String {
        format!("+{by}")
    }

    fn parse(&self, text: &str) -> Option<By> {
        By::from_number(text.strip_prefix('+')?.parse().ok()?)
    }
}

/// Watches the game: there is nothing to remember, for everybody sees the position.
#[derive(Clone, Debug)]
struct Open;

impl Sink<Race> for Open {
    fn event(&mut self, _: &Race, _: u8) {}
}

impl Witness<Race> for Open {
    fn new((): &(), _: &Seat, _: &Race) -> Open {
        Open
    }

    fn view(&self, position: &Race, audience: Audience) -> OpenView {
        OpenView { audience, position: *position }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct OpenView {
    audience: Audience,
    position: Race,
}

impl View<Race> for OpenView {
    type Worlds = Race;

    fn audience(&self) -> Audience {
        self.audience
    }

    fn answers(&self) -> Answers {
        self.worlds().map_or(Answers::NONE, |race| race.answers())
    }

    fn worlds(&self) -> Option<Race> {
        let asked = self.seat().is_some_and(|seat| self.position.actor() == Actor::Seat(seat));
        asked.then_some(self.position)
    }
}

impl Worlds<Race> for Race {
    fn sample(&self, _: &mut Chance) -> Race {
        *self
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut chance = Chance::from_seed(21);
    let first = Race::deal(&(), &mut chance)?;
    let mut table = Table::<Race>::new((), first)?;

    // Whoever always leaves a multiple of four to 21 wins, here the first player.
    while let Actor::Seat(seat) = table.actor() {
        let view = table.view(seat);
        let action = if seat == first {
            By::from_number((21 - view.position.count) % 4).ok_or(WrongStep)?
        } else {
            Game::sample(&view.position, &mut chance).ok_or(WrongStep)?
        };
        table.play(action)?;
    }
    assert_eq!(table.position().score(), Some(first));

    // What has been played can be played again, and what breaks the rules is refused.
    assert_eq!(table.position().check(By(1)), Err(WrongStep));
    let again = table.replay().clone().table()?;
    assert_eq!(again.position(), table.position());
    Ok(())
}
