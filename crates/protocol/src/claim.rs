//! How the things of Claim look in JSON.

use claim::{
    About, Action, Artifact, ArtifactSet, Card, CardSet, Decider, Ending, Faction, Hidden, LaidOut, NamedSet, Phase,
    Play, Potion, Question, Rules, SeenEvent, Setup, SetupError, Slot, State, Tokens, Trick, View, Vote, Window, Zone,
};
use game::{Game as _, Seat, Seats};
use record::NamedDeal;
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::json;

use crate::{
    parts::Parts,
    playing::{Served, actor_name},
    refusal::{Code, Refusal},
    request::{Field, Request},
    response::{Asked, Notated, payoffs, winners},
};

/// What there is to be played.
pub(crate) fn about() -> serde_json::Value {
    let set = |set: NamedSet| {
        let players: Vec<u8> = (2..=4).filter(|&players| set.setup(players).is_some()).collect();
        json!({"set": set.slug(), "title": set.title(), "players": players})
    };
    let faction = |f: Faction| json!({"name": f.name(), "code": f.code(), "values": f.values()});
    json!({
        "of": State::OF,
        "sets": NamedSet::ALL.map(set),
        "factions": Faction::ALL.map(faction),
        "artifacts": Artifact::ALL.map(Artifact::name),
        "heroes": claim::Hero::ALL.map(claim::Hero::code),
        "potions": Potion::ALL.map(|potion| potion.to_string()),
    })
}

impl Served for State {
    const OF: &'static str = "claim";

    fn setup_of(request: &Request<'_>) -> Result<Setup, Refusal> {
        if let Some(raw) = request.raw(Field::Setup) {
            if let Some(field) = [Field::Set, Field::Players].into_iter().find(|&field| request.has(field)) {
                return Err(Refusal::field(field.name(), "does not go with \"setup\", which says it all"));
            }
            return spelt_out(raw);
        }
        let name = request.text(Field::Set)?.ok_or_else(|| {
            Refusal::new(Code::Field, "the field \"set\" is missing: it or \"setup\" says what is played")
        })?;
        let set = name.parse::<NamedSet>().map_err(|error| Refusal::new(Code::Setup, error))?;
        let players = request.value(Field::Players, "a number of players")?.unwrap_or(2);
        set.setup(players).ok_or_else(|| Refusal::new(Code::Setup, format_args!("{set} is not for {players} players")))
    }

    fn deal_of(setup: &Setup, deal: &str) -> Result<claim::Deal, Refusal> {
        let rules = setup.rules().map_err(|error| State::setup_refused(&error))?;
        let named = named_deal(deal)?;
        let players = usize::from(rules.players());
        let many = |found: usize, what: &str, rule: &'static str| {
            let message = format_args!("the deal has {found} {what} for {players} players (rule {rule})");
            Err(Refusal::by_rule(Code::Deal, message, rule))
        };
        if named.hands.len() != players {
            return many(named.hands.len(), "hands", if players == 2 { "4.4" } else { "12.1" });
        }
        if !named.artifacts.is_empty() && named.artifacts.len() != players {
            return many(named.artifacts.len(), "lists of artifacts", "4.5");
        }
        named.deal(&rules).map_err(|wrong| Refusal::by_rule(Code::Deal, &wrong, wrong.rule))
    }

    fn setup_refused(error: &SetupError) -> Refusal {
        let code = if matches!(error, SetupError::Deal(_)) { Code::Deal } else { Code::Setup };
        Refusal::by_rule(code, error, error.rule())
    }

    fn asked(&self) -> Option<Asked> {
        self.question().map(|question| asked(self.rules(), question, self.about()))
    }

    fn state(&self, setup: &Setup) -> impl Serialize {
        Position {
            actor: actor_name(self.actor()),
            seat: self.actor().seat(),
            asked: self.asked(),
            answers: Notated(self, self.answers()),
            table: OnTable::of(self, setup),
            zones: zones(self.rules()).map(|zone| (Place(zone), names_in(self, zone))).collect(),
            settled: self.draw().settled(),
            artifacts: self.rules().seats().take(2).map(|seat| names_of(self.artifacts(seat))).collect(),
            potions: Potions {
                stack: self.potion_stack().map(|p| p.to_string()).collect(),
                held: self
                    .rules()
                    .seats()
                    .take(2)
                    .map(|s| self.potions_held(s).map(|p| p.to_string()).collect())
                    .collect(),
                revealed: self.potions_revealed().map(|p| p.to_string()).collect(),
            },
            chosen: self
                .rules()
                .seats()
                .map(|seat| self.chosen(seat).map(|card| self.rules().card_name(card)))
                .collect(),
        }
    }

    fn view(view: View, setup: &Setup) -> impl Serialize {
        let rules = *view.rules();
        let zone = |zone| Known { known: names(&rules, view.known(zone).iter()), hidden: view.hidden_in(zone) };
        let faction = |slot| rules.faction(slot).map(Faction::name);
        Knowledge {
            seat: view.seat(),
            asked: view.question().map(|question| asked(&rules, question, view.about())),
            answers: view.answers().iter().map(|action| rules.action_name(action)).collect(),
            table: OnTable::of(&view, setup),
            zones: zones(&rules).map(|at| (Place(at), zone(at))).collect(),
            top: names(&rules, view.top().iter().copied()),
            unseen: names(&rules, view.unseen().iter()),
            voids: rules.seats().map(|seat| view.void(seat).filter_map(faction).collect()).collect(),
            artifacts: Artifacts {
                own: names_of(view.artifacts()),
                counts: rules.seats().take(2).map(|seat| view.artifact_count(seat)).collect(),
                unseen: names_of(view.artifacts_unseen()),
            },
            potions: PotionCounts {
                stack: view.tokens().potions_left,
                held: rules.seats().take(2).map(|seat| view.potions(seat)).collect(),
                revealed: view.potions_revealed().map(|potion| potion.to_string()).collect(),
            },
            chosen: rules.seats().map(|seat| view.has_chosen(seat)).collect(),
        }
    }

    fn event(&self, event: SeenEvent, in_full: bool) -> impl Serialize {
        Told::of(self.rules(), event, in_full)
    }

    fn result(&self) -> Option<impl Serialize> {
        let score = self.score()?;
        let rules = self.rules();
        let sides = 0..rules.sides();
        let seats_of = |side| rules.seats().filter(|&seat| rules.side(seat) == side).collect();
        Some(Outcome {
            winners: winners(self),
            payoffs: payoffs(self),
            ending: match score.ending {
                Ending::Votes => "votes",
                Ending::Cards => "cards",
                Ending::Sum => "sum",
                Ending::Shared => "shared",
            },
            words: match score.ending {
                Ending::Votes => "the most votes",
                Ending::Cards => "as many votes, but more cards of the factions won",
                Ending::Sum => "as many votes and cards, but a higher sum of their values",
                Ending::Shared => "nothing sets the winners apart: the win is shared",
            },
            sides: sides.clone().map(seats_of).collect(),
            standings: sides
                .map(|side| score.standings[usize::from(side)])
                .map(|(votes, cards, sum)| Standing { votes, cards, sum })
                .collect(),
            votes: score.votes().map(|vote| ballot(vote, usize::from(rules.sides()))).collect(),
        })
    }
}

/// A set-up that is spelt out.
fn spelt_out(raw: &str) -> Result<Setup, Refusal> {
    let known = ["factions", "players", "edition", "artifacts", "heroes", "first", "facts"];
    let parts = Parts::read(Field::Setup.name(), raw, &known)?;
    let names: Vec<String> = parts.needed("factions", "a list of factions")?;
    let named = |name: &String| {
        let faction = Faction::ALL.into_iter().find(|faction| faction.name() == name);
        let name: String = name.chars().take(40).collect();
        faction.ok_or_else(|| parts.wrong("factions", format_args!("names {name:?}, which is no faction")))
    };
    Ok(Setup {
        factions: names.iter().map(named).collect::<Result<_, _>>()?,
        players: parts.needed("players", "a number of players")?,
        edition: parts.value("edition", "\"A\" or \"C2\"")?.unwrap_or_default(),
        artifacts: parts.value("artifacts", "true or false")?.unwrap_or_default(),
        heroes: parts.value("heroes", "true or false")?.unwrap_or_default(),
        first: parts.value::<Option<Seat>>("first", "the number of a seat")?.flatten(),
        facts: parts
            .value("facts", "an object such as {\"loot\": 5461, \"heroes\": [8, 5, 4, 9, 6, 3]}")?
            .unwrap_or_default(),
    })
}

/// A deal that is spelt out.
fn named_deal(raw: &str) -> Result<NamedDeal, Refusal> {
    let known = ["hands", "draw", "left", "replaced", "artifacts", "potions", "first"];
    let parts = Parts::read(Field::Deal.name(), raw, &known)?;
    let cards = "a list of cards";
    Ok(NamedDeal {
        hands: parts.needed("hands", "a list of cards for each seat")?,
        draw: parts.needed("draw", cards)?,
        left: parts.value("left", cards)?.unwrap_or_default(),
        replaced: parts.value("replaced", cards)?.unwrap_or_default(),
        artifacts: parts.value("artifacts", "a list of artifacts for each seat")?.unwrap_or_default(),
        potions: parts.value("potions", "a list of potions")?.unwrap_or_default(),
        first: parts.needed("first", "the number of a seat")?,
    })
}

fn asked(rules: &Rules, question: Question, about: About) -> Asked {
    let (words, rule) = question.in_words();
    let (what, of) = match question {
        Question::Play => ("play", None),
        Question::Window(window) => ("window", Some(window_name(window))),
        Question::Prize => ("prize", None),
        Question::Collect => ("collect", None),
        Question::Discard => ("discard", None),
        Question::Draw => ("draw", None),
        Question::Faction(faction) => ("faction", Some(faction.name())),
        Question::Hero(hero) => ("hero", Some(hero.code())),
        Question::Artifact(artifact) => ("artifact", Some(artifact.name())),
    };
    let place = about.place.map(|at| rules.action_name(Action::Place(at)));
    Asked { what, of, about: names(rules, about.cards.iter()), place, words, rule }
}

const fn window_name(window: Window) -> &'static str {
    match window {
        Window::BeforeLead => "before-lead",
        Window::Turn => "turn",
        Window::AfterOwnCard => "after-own-card",
        Window::AfterOtherCard => "after-other-card",
        Window::AfterCards => "after-cards",
        Window::AfterTrickLoser => "after-trick-loser",
        Window::AfterTrickWinner => "after-trick-winner",
        Window::Collect => "collect",
        Window::Draw => "draw",
        Window::End => "end",
    }
}

/// What a position and a view have in common: what lies open.
trait Looks {
    fn rules(&self) -> &Rules;
    fn phase(&self) -> Phase;
    fn leader(&self) -> Seat;
    fn trick(&self) -> &Trick;
    fn strength(&self, at: usize) -> u8;
    fn tokens(&self) -> Tokens;
    fn prizes(&self) -> Vec<Card>;
    fn pot(&self) -> Vec<Card>;
    fn open(&self, seat: Seat) -> Option<Card>;
    fn hidden(&self) -> Option<Hidden>;
    fn collecting(&self) -> Option<(Seat, Card)>;
    fn laid_out(&self) -> LaidOut;
}

macro_rules! looks {
    ($type:ty) => {
        impl Looks for $type {
            fn rules(&self) -> &Rules {
                <$type>::rules(self)
            }
            fn phase(&self) -> Phase {
                <$type>::phase(self)
            }
            fn leader(&self) -> Seat {
                <$type>::leader(self)
            }
            fn trick(&self) -> &Trick {
                <$type>::trick(self)
            }
            fn strength(&self, at: usize) -> u8 {
                <$type>::strength(self, at)
            }
            fn tokens(&self) -> Tokens {
                <$type>::tokens(self)
            }
            fn prizes(&self) -> Vec<Card> {
                <$type>::prizes(self).collect()
            }
            fn pot(&self) -> Vec<Card> {
                <$type>::pot(self).collect()
            }
            fn open(&self, seat: Seat) -> Option<Card> {
                <$type>::open(self, seat)
            }
            fn hidden(&self) -> Option<Hidden> {
                <$type>::hidden(self)
            }
            fn collecting(&self) -> Option<(Seat, Card)> {
                <$type>::collecting(self)
            }
            fn laid_out(&self) -> LaidOut {
                <$type>::laid_out(self)
            }
        }
    };
}

looks!(State);
looks!(View);

#[derive(Serialize)]
struct OnTable {
    setup: Setup,
    phase: u8,
    leader: Seat,
    to_play: Option<Seat>,
    led: Option<&'static str>,
    winner: Option<Seat>,
    trick: Vec<Played>,
    /// How the trick is played.
    double: bool,
    open_trick: bool,
    apart: bool,
    prizes: Vec<String>,
    pot: Vec<String>,
    open: Vec<Option<String>>,
    hidden: Option<Under>,
    collecting: Option<Collecting>,
    laid_out: Laid,
    full_moon: bool,
    raised: [u8; 2],
    lowered: [u8; 2],
    crowned: [Option<&'static str>; 2],
    loot: Vec<Option<&'static str>>,
    claimed: bool,
    promised: Option<Seat>,
}

#[derive(Serialize)]
struct Played {
    seat: Seat,
    card: String,
    faction: Option<&'static str>,
    value: u8,
    printed: u8,
    turned: bool,
    doubled: bool,
    aside: bool,
    gone: bool,
    swapped_in: bool,
    swapped_for: Option<String>,
}

#[derive(Serialize)]
struct Under {
    seat: Seat,
    card: String,
    faction: Option<&'static str>,
}

#[derive(Serialize)]
struct Collecting {
    seat: Seat,
    card: String,
}

#[derive(Serialize)]
struct Laid {
    bonus: i8,
    free: bool,
    turned: Option<&'static str>,
    potions: u8,
}

impl OnTable {
    fn of(from: &impl Looks, setup: &Setup) -> OnTable {
        let rules = *from.rules();
        let name = |card| rules.card_name(card);
        let faction = |slot: Slot| rules.faction(slot).map(Faction::name);
        let (trick, tokens, laid) = (from.trick(), from.tokens(), from.laid_out());
        let play = |(at, play): (usize, &Play)| Played {
            seat: play.seat,
            card: name(play.card),
            faction: faction(play.slot),
            value: from.strength(at),
            printed: rules.value_of(play.card),
            turned: play.is_turned(),
            doubled: play.is_doubled(),
            aside: at < trick.first(),
            gone: play.is_gone(),
            swapped_in: play.is_swapped_in(),
            swapped_for: play.swapped_for.map(name),
        };
        OnTable {
            setup: setup.clone(),
            phase: match from.phase() {
                Phase::One => 1,
                Phase::Two => 2,
            },
            leader: from.leader(),
            to_play: tokens.to_play,
            led: trick.lead().and_then(|lead| faction(lead.slot)),
            winner: tokens.winner,
            trick: trick.plays().iter().enumerate().map(play).collect(),
            double: trick.double,
            open_trick: trick.open,
            apart: trick.apart,
            prizes: from.prizes().into_iter().map(name).collect(),
            pot: from.pot().into_iter().map(name).collect(),
            open: rules.seats().map(|seat| from.open(seat).map(name)).collect(),
            hidden: from.hidden().map(|h| Under { seat: h.seat, card: name(h.card), faction: faction(h.slot) }),
            collecting: from.collecting().map(|(seat, card)| Collecting { seat, card: name(card) }),
            laid_out: Laid {
                bonus: laid.bonus,
                free: laid.free,
                turned: laid.turned.and_then(faction),
                potions: laid.potions,
            },
            full_moon: tokens.full_moon,
            raised: tokens.raised,
            lowered: tokens.lowered,
            crowned: tokens.crowned.map(|slot| slot.and_then(faction)),
            loot: (0..rules.sides()).map(|side| tokens.loot[usize::from(side)].and_then(faction)).collect(),
            claimed: tokens.claimed,
            promised: tokens.promised,
        }
    }
}

#[derive(Serialize)]
struct Position<'a> {
    actor: &'static str,
    seat: Option<Seat>,
    asked: Option<Asked>,
    answers: Notated<'a, State>,
    #[serde(flatten)]
    table: OnTable,
    #[serde(serialize_with = "as_object")]
    zones: Vec<(Place, Vec<String>)>,
    settled: usize,
    artifacts: Vec<Vec<&'static str>>,
    potions: Potions,
    chosen: Vec<Option<String>>,
}

#[derive(Serialize)]
struct Potions {
    stack: Vec<String>,
    held: Vec<Vec<String>>,
    revealed: Vec<String>,
}

#[derive(Serialize)]
struct Knowledge {
    seat: Option<Seat>,
    asked: Option<Asked>,
    answers: Vec<String>,
    #[serde(flatten)]
    table: OnTable,
    #[serde(serialize_with = "as_object")]
    zones: Vec<(Place, Known)>,
    top: Vec<String>,
    unseen: Vec<String>,
    voids: Vec<Vec<&'static str>>,
    artifacts: Artifacts,
    potions: PotionCounts,
    chosen: Vec<bool>,
}

#[derive(Serialize)]
struct Known {
    known: Vec<String>,
    hidden: u8,
}

#[derive(Serialize)]
struct Artifacts {
    own: Vec<&'static str>,
    counts: Vec<u32>,
    unseen: Vec<&'static str>,
}

#[derive(Serialize)]
struct PotionCounts {
    stack: u8,
    held: Vec<u8>,
    revealed: Vec<String>,
}

fn as_object<S: Serializer, T: Serialize>(entries: &[(Place, T)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(entries.len()))?;
    for (place, value) in entries {
        map.serialize_entry(place, value)?;
    }
    map.end()
}

/// A zone, named as in events.
struct Place(Zone);

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Every zone of a game.
fn zones(rules: &Rules) -> impl Iterator<Item = Zone> + use<> {
    const COMMON: [Zone; 7] = [Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out];
    let two = rules.players() == 2;
    let of = move |seat| {
        let more = two.then_some([Zone::Beneath(seat), Zone::Hidden(seat)]);
        let some = [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat)];
        some.into_iter().chain(more.into_iter().flatten())
    };
    rules.seats().flat_map(of).chain(COMMON)
}

fn names(rules: &Rules, cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| rules.card_name(card)).collect()
}

fn names_of(artifacts: ArtifactSet) -> Vec<&'static str> {
    artifacts.iter().map(Artifact::name).collect()
}

/// Names of the cards in a zone, for which order matters in some.
fn names_in(state: &State, zone: Zone) -> Vec<String> {
    let rules = state.rules();
    let set = |cards: CardSet| names(rules, cards.iter());
    match zone {
        Zone::Hand(seat) => set(state.hand(seat)),
        Zone::Followers(seat) => set(state.followers(seat)),
        Zone::Score(seat) => set(state.score_pile(seat)),
        Zone::Display(seat) => set(state.display(seat)),
        Zone::Beneath(seat) => set(state.beneath(seat)),
        Zone::Hidden(seat) => {
            names(rules, state.hidden().into_iter().filter(|hidden| hidden.seat == seat).map(|hidden| hidden.card))
        }
        Zone::Draw => names(rules, state.draw().iter()),
        Zone::Prize => names(rules, state.prizes()),
        Zone::Trick => {
            let there = state.trick().plays().iter().filter(|play| !play.is_gone()).map(|play| play.card);
            names(rules, there.chain(state.collecting().map(|(_, card)| card)))
        }
        Zone::Pot => names(rules, state.pot()),
        Zone::Pool => set(state.pool()),
        Zone::Discard => set(state.discards()),
        Zone::Out => set(state.out()),
    }
}

/// Something that happened, as somebody sees it.
#[derive(Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
enum Told {
    Moved {
        card: Option<String>,
        from: Place,
        to: Place,
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<Vec<Seat>>,
    },
    Shown {
        card: Option<String>,
        zone: Place,
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<Vec<Seat>>,
    },
    MovedAll {
        from: Place,
        to: Place,
    },
    Leads {
        seat: Seat,
    },
    Void {
        seat: Seat,
        faction: Option<&'static str>,
    },
    Artifact {
        seat: Seat,
        artifact: &'static str,
    },
    Turned {
        seat: Seat,
        faction: Option<&'static str>,
    },
    TookPotion {
        seat: Seat,
    },
    Potion {
        seat: Seat,
        potion: String,
    },
    Won {
        seat: Seat,
        card: Option<String>,
    },
    WithoutPlay,
    Moon {
        full: bool,
    },
    PhaseTwo,
    Declared {
        seat: Seat,
        faction: Option<&'static str>,
    },
    Over,
}

impl Told {
    fn of(rules: &Rules, event: SeenEvent, in_full: bool) -> Told {
        let faction = |slot| rules.faction(slot).map(Faction::name);
        let name = |card: Option<Card>| card.map(|card| rules.card_name(card));
        let who = |seen: Seats| rules.seats().filter(|&seat| seen.has(seat)).collect();
        match event {
            SeenEvent::Moved { card, from, to, seen } => {
                Told::Moved { card: name(card), from: Place(from), to: Place(to), seen: seen.map(who) }
            }
            SeenEvent::Shown { card, zone, to } => {
                Told::Shown { card: name(card), zone: Place(zone), seen: in_full.then(|| who(to)) }
            }
            SeenEvent::MovedAll { from, to } => Told::MovedAll { from: Place(from), to: Place(to) },
            SeenEvent::Leads(seat) => Told::Leads { seat },
            SeenEvent::Void { seat, slot } => Told::Void { seat, faction: faction(slot) },
            SeenEvent::Artifact { seat, artifact } => Told::Artifact { seat, artifact: artifact.name() },
            SeenEvent::Turned { seat, slot } => Told::Turned { seat, faction: faction(slot) },
            SeenEvent::TookPotion(seat) => Told::TookPotion { seat },
            SeenEvent::Potion { seat, potion } => Told::Potion { seat, potion: potion.to_string() },
            SeenEvent::Won { seat, with } => Told::Won { seat, card: name(with) },
            SeenEvent::WithoutPlay => Told::WithoutPlay,
            SeenEvent::Moon(full) => Told::Moon { full },
            SeenEvent::PhaseTwo => Told::PhaseTwo,
            SeenEvent::Declared { seat, slot } => Told::Declared { seat, faction: faction(slot) },
            SeenEvent::Over => Told::Over,
        }
    }
}

#[derive(Serialize)]
struct Outcome {
    winners: Vec<Seat>,
    payoffs: Vec<f32>,
    ending: &'static str,
    words: &'static str,
    sides: Vec<Vec<Seat>>,
    standings: Vec<Standing>,
    votes: Vec<Ballot>,
}

#[derive(Serialize)]
struct Standing {
    votes: u8,
    cards: u8,
    sum: u16,
}

#[derive(Serialize)]
struct Ballot {
    faction: &'static str,
    side: Option<u8>,
    decider: &'static str,
    /// The value, length or sum that decided.
    number: Option<u16>,
    words: String,
    cards: Vec<u8>,
    sums: Vec<u16>,
}

fn ballot(vote: &Vote, sides: usize) -> Ballot {
    let (decider, number, words) = match vote.decider {
        Decider::Nobody => ("nobody", None, "nobody has a card that counts".into()),
        Decider::Equal => ("equal", None, "all that counts is equal".into()),
        Decider::MostCards => ("most-cards", None, "the most cards".into()),
        Decider::HighestCard { value } => {
            ("highest-card", Some(value.into()), format!("as many cards, but the higher one: {value}"))
        }
        Decider::LongestRun { length } => ("longest-run", Some(length.into()), format!("the longest run: {length}")),
        Decider::HighestSum { sum } => ("highest-sum", Some(sum), format!("the highest sum under an open card: {sum}")),
        Decider::HighestOpen { value } => {
            ("highest-open", Some(value.into()), format!("the same sum, but the higher open card: {value}"))
        }
    };
    Ballot {
        faction: vote.faction.name(),
        side: vote.side,
        decider,
        number,
        words,
        cards: vote.cards[..sides].to_vec(),
        sums: vote.sums[..sides].to_vec(),
    }
}
