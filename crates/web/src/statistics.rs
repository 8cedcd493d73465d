//! The reader's own games that are over, as the start page counts them. They are kept on this device alone.

use leptos::prelude::*;
use play::{Choices, Deck, Kind, Sitter};
use serde::{Deserialize, Serialize};
use words::Words;

use crate::{app::App, device, shelf};

/// The name they are kept under.
const KEPT: &str = "statistics";
/// No more games than these are kept; the oldest go first.
const MOST: usize = 2_000;
/// As many are drawn.
const DRAWN: usize = 40;

/// A game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Counted {
    /// The name of the game on the shelf: none is counted twice.
    game: String,
    /// When it was over, in milliseconds since 1970.
    played: f64,
    /// What was played and against whom.
    choices: Choices,
    /// The reader's seat.
    seat: u8,
    won: bool,
    /// The win was shared, which is less than to win.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    shared: bool,
}

/// All that are kept, the oldest first.
fn all() -> Vec<Counted> {
    device::kept(KEPT).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

impl App {
    /// Counts the game in progress, if it is over and one person has played it on this device.
    pub(crate) fn count_game(self) {
        let counted = self.playing.ask(|game| {
            let [seat] = game.people()[..] else { return None };
            let (share, choices) = game.result(seat).filter(|_| game.is_over())?;
            let name = match self.online.id.get_untracked().zip(game.deal()) {
                Some((table, (number, _))) => shelf::name_at_table(table, number),
                None => self.playing.name.get_value(),
            };
            let (won, shared) = (share >= 1.0, share > 0.0 && share < 1.0);
            Some(Counted { game: name, played: device::now(), choices, seat: seat.0, won, shared })
        });
        // A guided game is played as it was advised, and one that is played on from a review with all that was seen.
        let is_guided = self.playing.guide.with_untracked(Option::is_some);
        let is_own = |counted: &Counted| !is_guided && !counted.game.ends_with(shelf::AGAIN);
        let Some(counted) = counted.flatten().filter(is_own) else { return };
        let mut games = all();
        if games.iter().any(|other| other.game == counted.game) {
            return;
        }
        games.push(counted);
        let games = &games[games.len().saturating_sub(MOST)..];
        device::keep(KEPT, &serde_json::to_string(games).unwrap_or_default());
    }
}

/// How many games there are of a kind, and how many of them were won, alone or together.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: usize,
    won: usize,
    shared: usize,
}

impl Tally {
    fn of<'a>(games: impl Iterator<Item = &'a Counted>) -> Tally {
        games.fold(Tally::default(), Tally::and)
    }

    fn and(self, game: &Counted) -> Tally {
        Tally {
            games: self.games + 1,
            won: self.won + usize::from(game.won),
            shared: self.shared + usize::from(game.shared),
        }
    }

    fn percent(self) -> usize {
        (100 * self.won + self.games / 2).checked_div(self.games).unwrap_or(0)
    }
}

/// How many were won without one lost in between: now, and at most.
fn streaks(games: &[Counted]) -> (usize, usize) {
    games.iter().fold((0, 0), |(now, most), game| {
        let now = if game.won { now + 1 } else { 0 };
        (now, most.max(now))
    })
}

/// Is there anything to be counted?
pub(crate) fn has_some(app: App) -> bool {
    // Games that are over are counted before the start page comes back.
    app.shelf.games.track();
    device::kept(KEPT).is_some()
}

/// The numbers, folded up; nothing before the first game is over.
pub(crate) fn sheet(app: App) -> Option<AnyView> {
    let games = all();
    if games.is_empty() {
        return None;
    }
    let words = app.settings.words.get();
    let (now, most) = streaks(&games);
    let total = Tally::of(games.iter());
    let args = [("games", total.games.into()), ("won", total.won.into()), ("percent", total.percent().into())];
    let streak = [("now", now.into()), ("most", most.into())];
    let shared = (total.shared > 0)
        .then(|| format!(" {}", words.say_with("web-statistics-some-shared", &[("shared", total.shared.into())])));
    let export = move |_| device::download("claimant-statistics.json", &device::kept(KEPT).unwrap_or_default());
    let sure = words.say("web-statistics-sure");
    let erase = move |_| {
        if device::is_sure(&sure) {
            device::forget(KEPT);
            app.shelf.refresh();
        }
    };
    let view = view! {
        <details class="sheet statistics">
            <summary><h2>{words.say("web-statistics")}</h2></summary>
            <p>{words.say_with("web-statistics-total", &args)} {shared} " " {words.say_with("web-statistics-streak", &streak)}</p>
            {chart(&words, &games)}
            {table(&words, "table-field-deck", &games, |words, game| played(words, &game.choices))}
            {table(&words, "web-statistics-against", &games, against)}
            {table(&words, "web-statistics-seat", &games, |_, game| (game.seat + 1).to_string())}
            <div class="tools">
                <button type="button" class="quiet" on:click=export>{words.say("web-export")}</button>
                <button type="button" class="quiet" on:click=erase>{words.say("web-statistics-erase")}</button>
            </div>
        </details>
    };
    Some(view.into_any())
}

/// The last games as bars: up is won, down is lost, in the middle is shared. The tables say it in numbers.
fn chart(words: &Words, games: &[Counted]) -> AnyView {
    let last = &games[games.len().saturating_sub(DRAWN)..];
    let bars = last.iter().enumerate().map(|(n, game)| {
        let (class, y) = match game {
            Counted { won: true, .. } => ("won", "2"),
            Counted { shared: true, .. } => ("shared", "8.5"),
            _ => ("lost", "15"),
        };
        view! { <rect class=class x=(n * 6 + 1).to_string() y=y width="4" height="11" rx="1" /> }
    });
    let tally = Tally::of(last.iter());
    let args = [("games", tally.games.into()), ("won", tally.won.into()), ("percent", tally.percent().into())];
    view! {
        <svg class="chart" viewBox="0 0 240 28" role="img" aria-label=words.say_with("web-statistics-last", &args)>
            <line x1="0" y1="14" x2="240" y2="14" />
            {bars.collect_view()}
        </svg>
        <p class="fine">{words.say_with("web-statistics-last", &args)}</p>
    }
    .into_any()
}

/// The games by something they have in common, the most frequent first.
fn table(words: &Words, title: &str, games: &[Counted], kind: impl Fn(&Words, &Counted) -> String) -> AnyView {
    let mut kinds: Vec<(String, Tally)> = Vec::new();
    for game in games {
        let name = kind(words, game);
        match kinds.iter_mut().find(|(other, _)| *other == name) {
            Some((_, tally)) => *tally = tally.and(game),
            None => kinds.push((name, Tally::default().and(game))),
        }
    }
    kinds.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
    let is_any_shared = games.iter().any(|game| game.shared);
    let rows = kinds.into_iter().map(|(name, tally)| {
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{tally.games}</td>
                <td>{tally.won}</td>
                {is_any_shared.then(|| view! { <td>{tally.shared}</td> })}
                <td>{words.percent(tally.percent())}</td>
            </tr>
        }
    });
    view! {
        <table class="tally">
            <thead>
                <tr>
                    <th scope="col">{words.say(title)}</th>
                    <th scope="col">{words.say("web-statistics-games")}</th>
                    <th scope="col">{words.say("web-statistics-won")}</th>
                    {is_any_shared.then(|| view! { <th scope="col">{words.say("web-statistics-shared")}</th> })}
                    <th scope="col">"%"</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// What was played.
fn played(words: &Words, choices: &Choices) -> String {
    match (choices.game, &choices.deck) {
        (Kind::ClaimIt, _) => "Claim It!".into(),
        (Kind::Claim, Deck::Named(set)) => words.set(*set),
        (Kind::Claim, Deck::Own(_)) => words.say("table-own-mix"),
    }
}

/// Who was played with or against: bots by their levels, and people.
fn against(words: &Words, game: &Counted) -> String {
    let mut kinds: Vec<String> = Vec::new();
    let others = game.choices.seats.iter().enumerate().filter(|(seat, _)| *seat != usize::from(game.seat));
    for (_, sitter) in others {
        let kind = match sitter {
            Sitter::Bot(player) => words.level(player.level),
            Sitter::Person => words.say("web-statistics-people"),
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    words.list(&kinds)
}
