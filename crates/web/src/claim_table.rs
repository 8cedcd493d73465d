//! The table of Claim.

use claim::{Action, Artifact, Card, Hero, NamedSet, Phase, State, Zone};
use drawings::{Bearer, Drawing, Face, Token};
use game::Seat;
use leptos::prelude::*;
use play::{
    Kind,
    cards::{asks_for_hand, coming, high_first, last_trick, suits, trick_number},
    motion::Spot,
};
use words::Page;

use crate::{
    app::App,
    claim_cards::{choice, hand_card, open_card, own_artifact, played, row, stack, zone_name},
    piece::{back, crest, picture},
    scene::Scene,
    table::WebGame,
};

type Table = Scene<State>;

impl WebGame for State {
    const KIND: Kind = Kind::Claim;

    fn heading(scene: &Table) -> (String, String) {
        let title = match NamedSet::of(&scene.game.setup) {
            Some(set) => scene.words.set(set),
            None => scene.words.say("table-own-mix"),
        };
        let trick = trick_number(scene.game.happened.iter().flatten());
        let key = match scene.game.view.phase() {
            Phase::One => "table-phase-one",
            Phase::Two => "table-phase-two",
        };
        (title, scene.words.say_with(key, &[("trick", trick.into())]))
    }

    fn above(scene: &Table, app: App) -> AnyView {
        let rules = scene.game.view.rules();
        let others = (1..rules.players()).map(|steps| scene.game.seat.after(steps, rules.players()));
        let others = others.map(|seat| player(scene, app, seat)).collect_view();
        view! {
            <div class="others">{others}</div>
            {middle(scene, app)}
            {player(scene, app, scene.game.seat)}
        }
        .into_any()
    }

    fn below(scene: &Table, app: App) -> AnyView {
        let rules = *scene.game.view.rules();
        let hand = scene.game.view.known(Zone::Hand(scene.game.seat));
        let from_hand = asks_for_hand(&scene.game.view);
        let is_listed = |action: &Action| !from_hand || !matches!(action, Action::Card(_));
        let choices = scene.game.answers.iter::<Action>().filter(is_listed);
        let choices = choices.map(|action| choice(scene, app, action)).collect_view();
        let suits = suits(&rules, hand)
            .into_iter()
            .map(|(_, cards)| {
                let cards = cards.into_iter().map(|card| hand_card(scene, app, card)).collect_view();
                view! { <div class="suit">{cards}</div> }
            })
            .collect_view();
        view! {
            <div class="choices">{choices}</div>
            <section class="hand" data-place=zone_name(Zone::Hand(scene.game.seat)) aria-label=scene.words.say("table-hand")>
                {suits}
            </section>
        }
        .into_any()
    }

    fn question(scene: &Table) -> String {
        scene.words.claim_question(&scene.game.view)
    }

    fn tally(scene: &Table) -> AnyView {
        let (view, words) = (&scene.game.view, &scene.words);
        let rules = view.rules();
        let Some(score) = view.standing() else { return ().into_any() };
        let sides: Vec<u8> = (0..rules.sides()).collect();
        let heads = sides.iter().map(|&side| view! { <th scope="col">{words.side_name(&scene.names, side)}</th> });
        let rows = rules.slots().zip(score.votes()).map(|((slot, faction), vote)| {
            let cells = sides.iter().map(|&side| {
                let leads = vote.side == Some(side);
                let coming = Some(coming(view, side, slot)).filter(|&coming| coming > 0);
                view! {
                    <td class:leads=leads>
                        {vote.cards[usize::from(side)]}
                        {coming.map(|coming| view! { <small>{format!(" +{coming}")}</small> })}
                        {leads.then(|| view! {
                            <span class="cup" role="img" aria-label=words.say("web-leads-vote")>"★"</span>
                        })}
                    </td>
                }
            });
            view! {
                <tr>
                    <th scope="row">{crest(Bearer::Faction(faction))} {words.faction(faction)}</th>
                    {cells.collect_view()}
                </tr>
            }
        });
        let totals = sides.iter().map(|&side| {
            let votes = score.votes().filter(|vote| vote.side == Some(side)).count();
            view! { <td>{votes}</td> }
        });
        view! {
            <table class="tally">
                <thead><tr><td></td>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><th scope="row">{words.say("web-votes")}</th>{totals.collect_view()}</tr></tfoot>
            </table>
            {(view.phase() == Phase::One).then(|| view! { <p class="fine">{words.say("web-coming")}</p> })}
        }
        .into_any()
    }

    fn reference(scene: &Table) -> Vec<(AnyView, String, String)> {
        let (rules, words) = (scene.game.view.rules(), &scene.words);
        let mut all: Vec<(AnyView, String, String)> = rules
            .slots()
            .map(|(_, faction)| {
                let Page { title, paragraphs } = scene.words.faction_page(faction);
                (crest(Bearer::Faction(faction)), title, paragraphs.join(" "))
            })
            .collect();
        if rules.heroes() {
            all.extend(Hero::ALL.map(|hero| {
                let title = format!("{} {}", words.hero(hero), rules.value_of(hero.card()));
                (crest(Bearer::Hero(hero)), title, words.with_rule(&words.hero_power(hero), hero.rule()))
            }));
        }
        if rules.artifacts() {
            all.extend(Artifact::ALL.map(|artifact| {
                let Page { title, paragraphs } = scene.words.artifact_page(artifact);
                (crest(Bearer::Artifact(artifact)), title, paragraphs.join(" "))
            }));
        }
        all
    }

    fn story(scene: &Table) -> Vec<(usize, String)> {
        scene.words.claim_story(scene.game.view.rules(), &scene.names, scene.game.reader(), &scene.game.happened)
    }

    fn ending(scene: &Table) -> Option<(String, AnyView)> {
        let score = scene.game.score.as_ref()?;
        let (rules, words) = (scene.game.view.rules(), &scene.words);
        let votes = rules.slots().zip(score.votes()).map(|((slot, faction), vote)| {
            let piles = (0..rules.sides()).map(|side| {
                let counted = words.claim_counted(&scene.game.view, side, slot, vote);
                view! { <span>{format!("{}: {counted}", words.side_name(&scene.names, side))}</span> }
            });
            view! {
                <li>
                    {crest(Bearer::Faction(faction))}
                    <div>
                        <strong>{words.claim_vote(vote, &scene.names)}</strong>
                        <div class="piles">{piles.collect_view()}</div>
                    </div>
                </li>
            }
        });
        let votes = view! { <ul class="votes">{votes.collect_view()}</ul> };
        Some((words.claim_ending(rules, score, &scene.names), votes.into_any()))
    }
}

/// No hand has more cards.
const MOST_BACKS: u32 = 13;

/// A player: who it is, how many cards are where, and what lies open.
fn player(scene: &Table, app: App, seat: Seat) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    // Whoever watches has no seat.
    let is_me = view.seat() == Some(seat);
    let to_play = view.tokens().to_play == Some(seat) && scene.game.score.is_none();
    let piles = words.claim_counts(view, seat);
    let zones = [(Zone::Display(seat), "table-display"), (Zone::Beneath(seat), "table-beneath")];
    let mut open: Vec<AnyView> = zones
        .into_iter()
        .filter_map(|(zone, key)| row(scene, app, zone, high_first(rules, view.known(zone)), words.say(key)))
        .collect();
    if is_me && view.phase() == Phase::One {
        let zone = Zone::Followers(seat);
        let cards = high_first(rules, view.known(zone));
        open.extend(row(scene, app, zone, cards, words.say("web-followers")));
    }
    if let Some(position) = scene.game.open.filter(|_| !is_me) {
        let cards = suits(rules, position.hand(seat)).into_iter().flat_map(|(_, cards)| cards).collect();
        open.extend(row(scene, app, Zone::Hand(seat), cards, words.say("table-hand")));
    }
    let artifacts: Vec<Artifact> = if is_me { view.artifacts().iter().collect() } else { Vec::new() };
    let artifacts = artifacts.into_iter().map(|artifact| own_artifact(scene, app, artifact)).collect_view();
    let is_partner = !is_me && rules.players() == 4 && rules.side(seat) == rules.side(scene.game.seat);
    let hand = (!is_me && scene.game.open.is_none()).then(|| stack(scene, Zone::Hand(seat), MOST_BACKS));
    let followers = (!is_me && view.phase() == Phase::One).then(|| stack(scene, Zone::Followers(seat), 1));
    view! {
        <section class="player" class:me=is_me class:turn=to_play>
            <div class="who">
                <strong>{scene.who(seat)}</strong>
                {is_partner.then(|| view! { <span class="partner">{words.say("web-partner")}</span> })}
                <span class="counts">{piles.into_iter().map(|text| view! { <span>{text}</span> }).collect_view()}</span>
            </div>
            {open}
            <div class="artifacts">{artifacts}</div>
            <div class="stacks">{hand}{followers}{score_pile(scene, app, seat)}</div>
        </section>
    }
    .into_any()
}

/// What somebody has won, to look through.
fn score_pile(scene: &Table, app: App, seat: Seat) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let zone = Zone::Score(seat);
    let count = [("count", u32::from(view.count(zone)).into())];
    let title = format!("{}: {}", scene.who(seat), words.say_with("table-count-score", &count));
    let paragraphs = words.claim_by_suit(view.rules(), view.known(zone));
    let (label, about) = (title.clone(), Page { title, paragraphs });
    view! {
        <button type="button" class="look" aria-label=label.clone() title=label on:click=move |_| app.panels.about.set(Some(about.clone()))>
            {stack(scene, zone, 1)}
        </button>
    }
    .into_any()
}

/// Prize, trick, and all that is common.
fn middle(scene: &Table, app: App) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    let prize = (view.phase() == Phase::One).then(|| {
        let prizes = view.prizes().map(|card| open_card(scene, app, Zone::Prize, card, None)).collect_view();
        let left = view.count(Zone::Draw);
        let top = view.top().first().map(|&card| open_card(scene, app, Zone::Draw, card, None));
        let pile = (left > 0 && top.is_none()).then(|| back("card small"));
        let count = words.say_with("table-count-draw", &[("count", left.into())]);
        view! {
            <div class="lying prize">
                <span class="label">{words.say("table-prize")}</span>
                <div class="cards">{prizes}</div>
            </div>
            <div class="lying draw" data-place=zone_name(Zone::Draw)>
                <span class="label">{count}</span>
                <div class="cards">{pile}{top}</div>
            </div>
        }
    });
    let pot: Vec<Card> = view.pot().collect();
    let pool = high_first(rules, view.known(Zone::Pool));
    let moon = view.moon().map(|is_full| {
        let token = if is_full { Token::FullMoon } else { Token::NoMoon };
        let key = if is_full { "table-full-moon" } else { "table-no-moon" };
        view! { <p class="mark">{picture(Drawing::Token(token), "crest")} {words.say(key)}</p> }
    });
    let potions = view.tokens().potions_left;
    let potions = (potions > 0).then(|| {
        let text = words.say_with("table-potions-left", &[("count", potions.into())]);
        view! { <p class="mark">{picture(Drawing::Card(Face::PotionBack), "potion")} {text}</p> }
    });
    view! {
        <section class="middle" aria-label=words.say("table-title")>
            {prize}
            {trick(scene, app)}
            {row(scene, app, Zone::Pot, pot, words.say("table-pot"))}
            {row(scene, app, Zone::Pool, pool, words.say("table-pool"))}
            {moon}
            {potions}
        </section>
    }
    .into_any()
}

/// The trick as it lies; as long as nobody has led, the one before it.
fn trick(scene: &Table, app: App) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    let plays = view.trick().plays().iter().enumerate().filter(|(_, play)| !play.is_gone());
    let cards: Vec<AnyView> = plays
        .map(|(at, play)| {
            let mut notes = Vec::new();
            if play.is_turned()
                && let Some(faction) = rules.faction(play.slot)
            {
                notes.push(words.one_of(faction));
            }
            let strength = view.strength(at);
            if strength != rules.value_of(play.card) {
                notes.push(format!("= {strength}"));
            }
            let note = (!notes.is_empty()).then(|| notes.join(" "));
            let has_won = view.tokens().winner == Some(play.seat);
            played(scene, app, (play.seat, play.card), Spot::In(Zone::Trick), note, has_won)
        })
        .collect();
    let missing = usize::from(rules.players()).saturating_sub(cards.len());
    let missing = (0..missing).map(|_| view! { <span class="no-card" aria-hidden="true"></span> }).collect_view();
    let (label, class, cards) = match (cards.is_empty(), last_trick(&scene.game.happened.concat())) {
        (false, _) => (words.say("table-trick"), "lying trick", view! { {cards}{missing} }.into_any()),
        (true, Some((winner, cards))) => {
            let label = words.say_of("web-last-trick", &scene.names, winner, &[]);
            let cards = cards
                .into_iter()
                .map(|play| played(scene, app, play, Spot::LastTrick, None, play.0 == winner))
                .collect_view();
            (label, "lying trick past", cards.into_any())
        }
        (true, None) => (words.say("table-trick"), "lying trick", missing.into_any()),
    };
    view! { <div class=class><span class="label">{label}</span><div class="cards">{cards}</div></div> }.into_any()
}
