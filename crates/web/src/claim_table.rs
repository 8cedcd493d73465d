//! The table of Claim.

use claim::{Action, Artifact, Card, Effect, Hero, Phase, PowerOf, SeenEvent, State, Zone};
use drawings::{Bearer, Drawing, Face, Token};
use game::Seat;
use leptos::prelude::*;
use play::{
    cards::{asks_for_hand, coming, high_first, last_trick, sides_from, suits, trick_number},
    motion::Spot,
};
use words::Page;

use crate::{
    app::App,
    claim_aid,
    claim_cards::{choice, drawing, hand_card, open_card, own_artifact, played, row, shown_card, stack, zone_name},
    piece::{back, crest, picture, portrait},
    scene::Scene,
    table::{Ending, WebGame},
};

type Table = Scene<State>;

impl WebGame for State {
    const PIECES: (&str, &str) = ("web-cards", "web-about-nothing");

    fn heading(scene: &Table) -> (String, String) {
        let title = scene.words.set_of(&scene.game.setup);
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
            {standing(scene)}
            {middle(scene, app)}
            {marks(scene)}
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
        let slot = |(n, card): (usize, Card)| view! { <span class="slot" class:first=n == 0>{hand_card(scene, app, card)}</span> };
        let cards = suits(&rules, hand).into_iter().flat_map(|(_, cards)| cards.into_iter().enumerate());
        let is_dealt = !app.playing.moments.is_phase_two.get() || app.playing.is_looking_back();
        let cards = is_dealt.then(|| cards.map(slot).collect_view());
        // Whoever chooses something else needs the room for that.
        let is_aside = scene.game.is_asked() && !from_hand;
        view! {
            <div class="choices">{choices}</div>
            <section
                class="hand"
                class:aside=is_aside
                data-place=zone_name(Zone::Hand(scene.game.seat))
                aria-label=scene.words.say("table-hand")
            >
                {cards}
            </section>
        }
        .into_any()
    }

    fn moment(scene: &Table) -> Option<AnyView> {
        let (view, words) = (&scene.game.view, &scene.words);
        let Page { title, paragraphs } = words.phase_page(Phase::Two);
        let paragraphs = paragraphs.into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
        let hand = suits(view.rules(), view.known(Zone::Hand(scene.game.seat)));
        let cards = hand.into_iter().flat_map(|(_, cards)| cards);
        let cards = cards.map(|card| view! { <span class="slot">{shown_card(scene, card)}</span> }).collect_view();
        let view = view! {
            <section class="moment">
                <h2>{title}</h2>
                {paragraphs}
                <div class="cards" aria-hidden="true">{cards}</div>
                // A press anywhere goes on.
                <button type="button" class="big">{words.say("web-go-on")}</button>
            </section>
        };
        Some(view.into_any())
    }

    fn news(scene: &Table) -> String {
        let from = news_from(scene);
        // The question says it, too.
        let own_lead = scene.game.reader().filter(|_| scene.game.is_asked());
        let own_lead = own_lead.map(|seat| scene.words.say_of("event-leads", &scene.names, seat, &[]));
        let told = State::story(scene).into_iter().filter(|(at, _)| *at >= from).map(|(_, told)| told);
        told.filter(|told| own_lead.as_ref() != Some(told)).collect::<Vec<_>>().join(" ")
    }

    fn powers(scene: &Table) -> Vec<(AnyView, Page)> {
        let (rules, from) = (scene.game.view.rules(), news_from(scene));
        let new = Effect::all(rules, &scene.game.happened).into_iter().filter(|(at, _)| *at >= from);
        let shown = |(_, effect): (usize, Effect)| {
            let bearer = match effect.of {
                PowerOf::Faction(faction) => Bearer::Faction(faction),
                PowerOf::Hero(hero) => Bearer::Hero(hero),
                PowerOf::Artifact(artifact) => Bearer::Artifact(artifact),
            };
            (bearer, scene.words.effect_page(rules, effect))
        };
        // What came to the same twice is told once.
        let mut told: Vec<(Bearer, Page)> = Vec::new();
        for effect in new.map(shown) {
            if !told.contains(&effect) {
                told.push(effect);
            }
        }
        told.into_iter().map(|(bearer, page)| (crest(bearer), page)).collect()
    }

    fn question(scene: &Table) -> String {
        scene.words.claim_question(&scene.game.view)
    }

    fn tally(scene: &Table) -> AnyView {
        let (view, words) = (&scene.game.view, &scene.words);
        let rules = view.rules();
        let Some(score) = view.standing() else { return ().into_any() };
        let sides: Vec<u8> = sides_from(rules, scene.game.seat).collect();
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

    fn aid(scene: &Table) -> Option<AnyView> {
        Some(claim_aid::aid(scene))
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

    fn chapter(scene: &Table, at: usize) -> (String, Option<AnyView>) {
        let happened = &scene.game.happened;
        let before = || happened.iter().take(at).flatten();
        let is_two = before().any(|event| matches!(event, SeenEvent::PhaseTwo));
        let key = if is_two { "table-phase-two" } else { "table-phase-one" };
        let title = scene.words.say_with(key, &[("trick", trick_number(before()).into())]);
        let played = happened.get(at).into_iter().flatten().find_map(|event| match *event {
            SeenEvent::Moved { card: Some(card), to: Zone::Trick, .. } => Some(card),
            _ => None,
        });
        (title, played.map(|card| picture(drawing(scene, card), "card tiny")))
    }

    fn ending(scene: &Table) -> Option<Ending> {
        let score = scene.game.score.as_ref()?;
        let (rules, words) = (scene.game.view.rules(), &scene.words);
        let votes = rules.slots().zip(score.votes()).map(|((slot, faction), vote)| {
            let piles = sides_from(rules, scene.game.seat).map(|side| {
                let counted = words.claim_counted(&scene.game.view, side, slot, vote);
                let cards = high_first(rules, scene.game.view.counted(side, slot).cards);
                let cards = cards.into_iter().map(|card| picture(drawing(scene, card), "card tiny")).collect_view();
                let who = words.side_name(&scene.names, side);
                view! {
                    <span class="pile" class:won=vote.side == Some(side)>
                        <span class="spoken">{format!("{who}: {counted}")}</span>
                        <span aria-hidden="true">{who}</span>
                        <span class="few" aria-hidden="true">{cards}</span>
                    </span>
                }
            });
            view! {
                {crest(Bearer::Faction(faction))}
                <div>
                    <strong>{words.claim_vote(vote, &scene.names)}</strong>
                    <div class="piles">{piles.collect_view()}</div>
                </div>
            }
            .into_any()
        });
        Some(Ending {
            headline: words.claim_headline(rules, score, &scene.names),
            sentence: (score.ending != claim::Ending::Votes).then(|| words.claim_ending(rules, score, &scene.names)),
            reasons: votes.collect(),
        })
    }
}

/// The first move of which something is news: a trick that was won is told until the next card is led.
fn news_from(scene: &Table) -> usize {
    let happened = &scene.game.happened;
    let won = happened.iter().rposition(|events| events.iter().any(|event| matches!(event, SeenEvent::Won { .. })));
    let is_between = scene.game.view.trick().plays().is_empty();
    won.filter(|_| is_between).unwrap_or(happened.len().saturating_sub(1))
}

/// How the votes stand, always in sight: each faction with the cards of both sides, and who would get it now.
fn standing(scene: &Table) -> Option<AnyView> {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    let score = view.standing()?;
    let own = rules.side(scene.game.seat);
    let sides: Vec<u8> = sides_from(rules, scene.game.seat).collect();
    let votes = rules.slots().zip(score.votes()).map(|((slot, faction), vote)| {
        let counts = sides.iter().map(|&side| {
            let coming = Some(coming(view, side, slot)).filter(|&coming| coming > 0);
            view! {
                <span class="count" class:leads=vote.side == Some(side)>
                    {vote.cards[usize::from(side)]}
                    {coming.map(|coming| view! { <small>{format!("+{coming}")}</small> })}
                </span>
            }
        });
        let told = sides
            .iter()
            .map(|&side| format!("{} {}", words.side_name(&scene.names, side), vote.cards[usize::from(side)]));
        let told = format!("{}: {}", words.faction(faction), told.collect::<Vec<_>>().join(", "));
        let spoken = told.clone();
        let class = match vote.side {
            Some(side) if side == own => "vote ours",
            Some(_) => "vote theirs",
            None => "vote",
        };
        view! {
            <li class=class title=told>
                {crest(Bearer::Faction(faction))}
                <span class="spoken">{spoken}</span>
                <span class="counts" aria-hidden="true">{counts.collect_view()}</span>
            </li>
        }
    });
    let totals = sides.iter().map(|&side| {
        let votes = score.votes().filter(|vote| vote.side == Some(side)).count();
        view! { <span class="count">{votes}</span> }
    });
    let heads = sides.iter().map(|&side| view! { <span>{words.side_name(&scene.names, side)}</span> });
    let view = view! {
        <section class="standing" aria-label=words.say("web-votes")>
            <p class="heads" aria-hidden="true"><strong>{words.say("web-votes")}</strong>{heads.collect_view()}</p>
            <ul>
                {votes.collect_view()}
                <li class="vote total"><strong>{words.say("web-votes")}</strong><span class="counts">{totals.collect_view()}</span></li>
            </ul>
        </section>
    };
    Some(view.into_any())
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
    // Hand, followers and score pile are also drawn with their numbers.
    let drawn = if view.phase() == Phase::One { 3 } else { 2 };
    let counts = words.claim_counts(view, seat).into_iter().enumerate();
    let counts = counts.map(|(n, text)| view! { <span class:pile=n < drawn>{text}</span> }).collect_view();
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
            {portrait(&scene.names, seat)}
            <div class="who">
                <strong>{scene.who(seat)}</strong>
                {words.badge(&scene.names, seat).map(|badge| view! { <span class="badge">{badge}</span> })}
                {is_partner.then(|| view! { <span class="partner">{words.say("web-partner")}</span> })}
                <span class="counts">{counts}</span>
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

/// Prize, trick, and all that is common. The style sheet is told how many cards need room.
fn middle(scene: &Table, app: App) -> AnyView {
    let (view, words) = (&scene.game.view, &scene.words);
    let rules = view.rules();
    let is_one = view.phase() == Phase::One;
    let small = if is_one { view.prizes().count().max(1) + 1 } else { 0 };
    let prize = is_one.then(|| {
        let prizes = view.prizes().map(|card| open_card(scene, app, Zone::Prize, card, None)).collect_view();
        let left = view.count(Zone::Draw);
        let top = view.top().first().map(|&card| open_card(scene, app, Zone::Draw, card, None));
        let pile = (left > 0 && top.is_none()).then(|| back("card small"));
        let count = words.say_with("table-count-draw", &[("count", left.into())]);
        let title = count.clone();
        view! {
            <div class="lying prize">
                <span class="label">{words.say("table-prize")}</span>
                <div class="cards">{prizes}</div>
            </div>
            <div class="lying draw" title=title data-place=zone_name(Zone::Draw)>
                <span class="spoken">{count}</span>
                <div class="cards">{pile}{top}{(left > 0).then(|| view! { <b aria-hidden="true">{left}</b> })}</div>
            </div>
        }
    });
    let pot: Vec<Card> = view.pot().collect();
    let pool = high_first(rules, view.known(Zone::Pool));
    view! {
        <section
            class="middle"
            style=("--small", small.to_string())
            style=("--players", rules.players().to_string())
            aria-label=words.say("table-title")
        >
            {prize}
            {trick(scene, app)}
            {row(scene, app, Zone::Pot, pot, words.say("table-pot"))}
            {row(scene, app, Zone::Pool, pool, words.say("table-pool"))}
        </section>
    }
    .into_any()
}

/// What lies beside the cards: the moon, the potions that are left.
fn marks(scene: &Table) -> Option<AnyView> {
    let (view, words) = (&scene.game.view, &scene.words);
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
    let is_any = moon.is_some() || potions.is_some();
    is_any.then(|| view! { <div class="marks">{moon}{potions}</div> }.into_any())
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
            let label = words.say("web-last-trick");
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
