//! The board of Claim It!

use claim_it::{Action, Event, Phase, Score, Space, Squatter, Standing, State, Tally};
use drawings::{Drawing, Piece as Drawn};
use game::{Answer as _, Seat};
use leptos::prelude::*;
use words::Page;

use crate::{
    app::App,
    piece::{Piece, picture, portrait},
    scene::Scene,
    table::{Ending, WebGame},
};

impl WebGame for State {
    const PIECES: (&str, &str) = ("web-pieces", "web-about-no-space");

    fn heading(scene: &Scene<State>) -> (String, String) {
        let turn = 1 + scene.game.happened.iter().flatten().filter(|e| matches!(e, Event::TurnBegan { .. })).count();
        let key = if state(scene).last_round().is_some() { "table-last-round" } else { "table-turn" };
        ("Claim It!".into(), scene.words.say_with(key, &[("turn", turn.into())]))
    }

    fn above(scene: &Scene<State>, app: App) -> AnyView {
        let size = state(scene).board().size;
        let row = |row: u8| {
            let spaces = (1..=size).filter_map(|column| Space::new(column, row));
            view! {
                <div class="row">
                    <span class="along" aria-hidden="true">{row}</span>
                    {spaces.map(|space| space_button(scene, app, space)).collect_view()}
                </div>
            }
        };
        let columns = (1..=size).map(|column| view! { <span class="along">{column}</span> }).collect_view();
        view! {
            <div class="board">
                {(1..=size).rev().map(row).collect_view()}
                <div class="row" aria-hidden="true"><span class="along"></span>{columns}</div>
            </div>
        }
        .into_any()
    }

    fn below(scene: &Scene<State>, app: App) -> AnyView {
        let (state, words) = (state(scene), &scene.words);
        let dice = match state.phase() {
            Phase::Place(roll) => {
                let dice = roll.dice().map(|shows| picture(Drawing::Piece(Drawn::Die(shows)), "die"));
                dice.collect_view().into_any()
            }
            _ => ().into_any(),
        };
        let answers = scene.game.answers.iter::<Action>().filter(|answer| !matches!(answer, Action::Place(_)));
        let choices = answers
            .map(|answer| {
                let number = answer.number();
                view! {
                    <button
                        type="button"
                        class="choice"
                        class:hinted=move || app.playing.hint.get() == Some(number)
                        on:click=move |_| app.answer(number)
                    >
                        {words.claim_it_answer(state, answer)}
                    </button>
                }
            })
            .collect_view();
        let supply = Squatter::all()
            .filter(|&squatter| state.in_supply(squatter))
            .map(|squatter| picture(Drawing::Piece(Drawn::Squatter(squatter)), "supply"));
        let args = [("markers", state.claim_markers_left().into())];
        view! {
            {legend(scene)}
            <div class="dice">{dice}</div>
            <div class="choices">{choices}</div>
            <p class="supplies">
                <span class="words">{words.say("web-squatters")}</span> {supply.collect_view()}
                <span>{words.say_with("web-claim-markers", &args)}</span>
            </p>
        }
        .into_any()
    }

    fn news(scene: &Scene<State>) -> String {
        let last = scene.game.happened.len().saturating_sub(1);
        let told = State::story(scene).into_iter().filter(|(at, _)| *at == last).map(|(_, told)| told);
        told.collect::<Vec<_>>().join(" ")
    }

    fn question(scene: &Scene<State>) -> String {
        scene.words.claim_it_question(state(scene))
    }

    fn tally(scene: &Scene<State>) -> AnyView {
        let (state, words) = (state(scene), &scene.words);
        let score = state.score_now();
        let rows = tallies(scene, &score).map(|(seat, tally)| {
            let is_turn = state.turn() == seat && state.phase() != Phase::Over;
            view! {
                <tr class:turn=is_turn>
                    <th scope="row">{picture(Drawing::Piece(Drawn::Held(seat.0)), "marker")} {portrait(&scene.names, seat)} {scene.who(seat)}</th>
                    <td>{tally.group}</td>
                    <td>{tally.secured}</td>
                    <td>{tally.spaces}</td>
                </tr>
            }
        });
        let args = [("count", state.threshold().into())];
        view! {
            <table class="tally">
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{words.say("web-group")}</th>
                        <th scope="col">{words.say("web-secured")}</th>
                        <th scope="col">{words.say("web-spaces")}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <p>{words.say_with("table-threshold", &args)}</p>
        }
        .into_any()
    }

    fn reference(scene: &Scene<State>) -> Vec<(AnyView, String, String)> {
        let words = &scene.words;
        let entry = |drawn: Drawn, key: &str| {
            let drawing = picture(Drawing::Piece(drawn), "crest");
            (drawing, words.say(&format!("{key}.term")), words.say(key))
        };
        let mut all = vec![entry(Drawn::Claim, "glossary-claim-marker")];
        all.extend(Squatter::all().take(1).map(|squatter| entry(Drawn::Squatter(squatter), "glossary-squatter")));
        all.push(entry(Drawn::Held(scene.game.seat.0), "glossary-held"));
        all.push(entry(Drawn::Secured(scene.game.seat.0), "glossary-secured"));
        all
    }

    fn story(scene: &Scene<State>) -> Vec<(usize, String)> {
        let told = |(at, events): (usize, &Vec<Event>)| {
            let sentences = events.iter().filter_map(|&event| scene.words.claim_it_event(&scene.names, event));
            sentences.map(move |sentence| (at, sentence)).collect::<Vec<_>>()
        };
        scene.game.happened.iter().enumerate().flat_map(told).collect()
    }

    fn chapter(scene: &Scene<State>, at: usize) -> (String, Option<AnyView>) {
        let before = scene.game.happened.iter().take(at).flatten();
        let turn = 1 + before.filter(|event| matches!(event, Event::TurnBegan { .. })).count();
        (scene.words.say_with("table-turn", &[("turn", turn.into())]), None)
    }

    fn ending(scene: &Scene<State>) -> Option<Ending> {
        let score = scene.game.score.as_ref()?;
        let tally = |(seat, tally)| {
            let text = scene.words.claim_it_tally(&scene.names, seat, tally);
            view! { {picture(Drawing::Piece(Drawn::Held(seat.0)), "marker")} <span>{text}</span> }.into_any()
        };
        let headline = scene.words.claim_it_headline(score, &scene.names);
        let sentence = scene.words.claim_it_ending(score, &scene.names);
        Some(Ending {
            sentence: (sentence != headline).then_some(sentence),
            headline,
            reasons: tallies(scene, score).map(tally).collect(),
        })
    }
}

/// What everybody has, the reader first.
fn tallies<'a>(scene: &Scene<State>, score: &'a Score) -> impl Iterator<Item = (Seat, &'a Tally)> {
    scene.game.seats().filter_map(|seat| Some((seat, score.tallies.get(seat.index())?)))
}

/// Whose markers are which and how large everybody's group is, where there is no room for the tally beside the board.
fn legend(scene: &Scene<State>) -> AnyView {
    let (state, words) = (state(scene), &scene.words);
    let score = state.score_now();
    let entries = tallies(scene, &score).map(|(seat, tally)| {
        let is_turn = state.turn() == seat && state.phase() != Phase::Over;
        let told = words.claim_it_tally(&scene.names, seat, tally);
        let title = told.clone();
        view! {
            <li class:turn=is_turn title=title>
                {picture(Drawing::Piece(Drawn::Held(seat.0)), "marker")}
                <span class="spoken">{told}</span>
                <span class="name" aria-hidden="true">{scene.who(seat)}</span>
                <b aria-hidden="true">{tally.group}</b>
            </li>
        }
    });
    let what = words.say("web-group");
    view! { <ul class="legend"><li aria-hidden="true">{what} ":"</li>{entries.collect_view()}</ul> }.into_any()
}

/// The whole of it: nothing is hidden in this game.
const fn state(scene: &Scene<State>) -> &State {
    scene.game.view.state()
}

fn space_button(scene: &Scene<State>, app: App, space: Space) -> AnyView {
    let contents = state(scene).contents(space);
    let action = Action::Place(space);
    let (words, told) = (&scene.words, in_words(scene, space));
    let about = Page { title: space.to_string(), paragraphs: vec![told.clone()] };
    let can = scene.game.answers.has(action);
    let label = if can {
        format!("{space}: {told}. {}", words.claim_it_answer(state(scene), action))
    } else {
        format!("{space}: {told}")
    };
    let is_placing = matches!(state(scene).phase(), Phase::Place(_));
    Piece {
        answer: (scene.game.is_asked() && is_placing).then_some(action.number()),
        sent: is_placing.then_some(action.number()),
        why_not: scene.game.refusal(action).filter(|_| is_placing).map(|error| words.claim_it_refusal(&error)),
        class: if can { "space lit" } else { "space" },
        ..Piece::new(Drawing::Piece(Drawn::Space(contents)), label, about)
    }
    .button(app)
}

/// What lies on a space.
fn in_words(scene: &Scene<State>, space: Space) -> String {
    let (words, contents) = (&scene.words, state(scene).contents(space));
    let mut parts = vec![match contents.standing {
        Standing::Empty => words.say("table-space-empty"),
        Standing::Held(seat) => words.say_of("table-space-held", &scene.names, seat, &[]),
        Standing::Secured(seat) => words.say_of("table-space-secured", &scene.names, seat, &[]),
    }];
    if let Some(squatter) = contents.squatter {
        parts.push(words.say_with("table-space-squatter", &[("number", squatter.number().into())]));
    }
    if contents.claim_marker {
        parts.push(words.say("table-space-claim-marker"));
    }
    parts.join(", ")
}
