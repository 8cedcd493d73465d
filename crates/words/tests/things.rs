//! Everything that has a name has one in every language, and everything that can be refused is refused in words.

use bots::Level;
use claim::{
    ActionError, Artifact, Card, DealError, Decider, Edition, Faction, Hero, NamedSet, Potion, Question, Setup,
    SetupError, Vote, Window, Zone,
};
use game::Seat;
use words::{About, Language, Names, Reference, Words};

fn languages() -> Vec<Words> {
    Language::ALL.into_iter().map(Words::new).collect()
}

/// Different things have different names, none of which is a key.
#[track_caller]
fn all_different(words: &Words, names: impl IntoIterator<Item = String>) {
    let names: Vec<String> = names.into_iter().collect();
    for (i, name) in names.iter().enumerate() {
        assert!(!name.contains('{') && !name.is_empty() && words.say(name) == *name, "{}: {name}", words.language());
        let families =
            ["faction-", "hero-", "artifact-", "set-", "edition-", "level-", "zone-", "power-", "glossary-", "help-"];
        assert!(!families.iter().any(|family| name.starts_with(family)), "{}: {name} is a key", words.language());
        assert!(!names[i + 1..].contains(name), "{}: {name} twice", words.language());
    }
}

#[test]
fn everything_has_a_name_and_says_what_it_can_do() {
    for words in &languages() {
        all_different(words, Faction::ALL.map(|it| words.faction(it)));
        all_different(
            words,
            Faction::ALL.map(|it| words.one_of(it)).into_iter().chain(Hero::ALL.map(|it| words.hero(it))),
        );
        all_different(words, Artifact::ALL.map(|it| words.artifact(it)));
        all_different(words, Potion::ALL.map(|it| words.potion(it)));
        all_different(words, NamedSet::ALL.map(|it| words.set(it)));
        all_different(words, [Edition::A, Edition::C2].map(|it| words.edition(it)));
        all_different(words, Level::ALL.map(|it| words.level(it)));
        all_different(words, Level::ALL.map(|it| words.level_claim(it)));
        all_different(words, Level::ALL.map(|it| words.level_claim_it(it)));
        let seat = Seat(0);
        let own = [Zone::Hand, Zone::Followers, Zone::Score, Zone::Display, Zone::Beneath, Zone::Hidden];
        let common = [Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out];
        all_different(words, own.map(|zone| zone(seat)).into_iter().chain(common).map(|it| words.zone(it)));
        let powers =
            Faction::ALL.map(|it| words.faction_power(it)).into_iter().chain(Hero::ALL.map(|it| words.hero_power(it)));
        let powers = powers.chain(Artifact::ALL.map(|it| words.artifact_power(it)));
        let powers = powers.chain(Potion::ALL.map(|it| words.potion_power(it)));
        let powers =
            powers.chain([words.moon_help(), words.heroes_help(), words.artifacts_help(), words.potions_help()]);
        all_different(words, powers);
        let reference = Reference::new(words);
        let terms = reference.entries().filter(|entry| matches!(entry.about, About::Word(_)));
        all_different(words, terms.flat_map(|entry| [entry.title.clone(), entry.paragraphs[0].clone()]));
        all_different(words, words.help_claim().into_iter().chain(words.help_claim_it()));
    }
}

/// 2.1, 2.2: every deck shows its cards by faction and value, heroes by their names.
#[test]
fn a_card_is_called_by_faction_and_value() {
    let rules = NamedSet::Shadow.setup(2).unwrap().rules().unwrap();
    let called = |language, code: &str| Words::new(language).card(&rules, rules.card_named(code).unwrap());
    assert_eq!(called(Language::English, "Gi7"), "Giant 7");
    assert_eq!(called(Language::German, "Gn3"), "Gnom 3");
    assert_eq!(called(Language::Spanish, "Va0"), "Vampiro 0");
    assert_eq!(called(Language::Dutch, "We9"), "Weerwolf 9");
    assert_eq!(called(Language::German, "LichKing"), "Lichkönig");
}

#[test]
fn lists_are_joined_as_people_do() {
    let items = |n: usize| ["A", "B", "C"][..n].iter().map(|item| (*item).to_string()).collect::<Vec<_>>();
    let joined = |language, n| (Words::new(language).list(&items(n)), Words::new(language).either(&items(n)));
    assert_eq!(joined(Language::English, 0), (String::new(), String::new()));
    assert_eq!(joined(Language::English, 1), ("A".into(), "A".into()));
    assert_eq!(joined(Language::German, 2), ("A und B".into(), "A oder B".into()));
    assert_eq!(joined(Language::Spanish, 3), ("A, B y C".into(), "A, B o C".into()));
    assert_eq!(joined(Language::Dutch, 3), ("A, B en C".into(), "A, B of C".into()));
}

/// Spanish "y" and "o" give way to a word that begins with their own sound.
#[test]
fn spanish_lists_are_joined_by_ear() {
    let words = Words::new(Language::Spanish);
    let joined = |last: &str| {
        let items = ["Vampiro 3".to_string(), last.to_string()];
        (words.list(&items), words.either(&items))
    };
    let both = |list: &str, either: &str| (list.to_string(), either.to_string());
    assert_eq!(joined("Hombre Lobo 5"), both("Vampiro 3 y Hombre Lobo 5", "Vampiro 3 u Hombre Lobo 5"));
    assert_eq!(joined("Oso"), both("Vampiro 3 y Oso", "Vampiro 3 u Oso"));
    assert_eq!(joined("Inés"), both("Vampiro 3 e Inés", "Vampiro 3 o Inés"));
    assert_eq!(joined("hielo"), both("Vampiro 3 y hielo", "Vampiro 3 o hielo"));
}

/// 8.21: a Vampire that a new one replaces is not collected again.
#[test]
fn a_replaced_vampire_goes_to_the_score_pile() {
    let rules = NamedSet::Shadow.setup(2).unwrap().rules().unwrap();
    let seat = Seat(0);
    let card = rules.card_named("Va3");
    let event = claim::SeenEvent::Moved { card, from: Zone::Display(seat), to: Zone::Score(seat), seen: None };
    let names = Names::new(Some(seat), vec!["Ada".into(), "Bot".into()]);
    let told = Words::new(Language::English).claim_event(&rules, &names, None, event);
    assert_eq!(told.as_deref(), Some("You move Vampire 3 to your score pile."));
}

#[test]
fn numbers_choose_between_one_and_many() {
    let words = Words::new(Language::English);
    assert_eq!(words.say_with("answer-potions", &[("count", 1.into())]), "Reveal a potion");
    assert_eq!(words.say_with("answer-potions", &[("count", 3u8.into())]), "Reveal 3 potions");
}

/// 2.5: what is printed on the cards only is marked wherever it is used.
#[test]
fn unverified_facts_are_marked() {
    for words in &languages() {
        let marks = |set: NamedSet| words.unverified(&set.setup(2).unwrap()).len();
        assert_eq!(NamedSet::ALL.map(marks), [0, 0, 0, 1, 1, 1, 2, 1]);
        assert!(!words.unverified_mark().is_empty());
    }
}

#[test]
fn what_the_rulebooks_advise_against_is_said() {
    let names = "Knights Goblins Dwarves Seers Undead Bards Trolls";
    let trolls = Setup { players: 3, ..Setup::two(names.split(' ').map(|name| name.parse().unwrap())) };
    for words in &languages() {
        assert!(words.advice(&trolls).is_some() && words.advice(&NamedSet::Claim2.setup(2).unwrap()).is_none());
        assert!(words.claim_it_advice(&claim_it::Setup::new(5).with_variant()).is_some());
        assert!(words.claim_it_advice(&claim_it::Setup::new(4).with_variant()).is_none());
    }
}

#[test]
fn you_are_spoken_to_and_others_are_spoken_of() {
    let rules = NamedSet::Claim.setup(2).unwrap().rules().unwrap();
    let names = Names::new(Some(Seat(0)), vec!["Ada".into(), "Bot".into()]);
    let told = |language, seat| {
        let event = claim::SeenEvent::Won { seat: Seat(seat), with: rules.card_named("Kn7") };
        Words::new(language).claim_event(&rules, &names, None, event).unwrap()
    };
    assert_eq!(told(Language::English, 0), "You win the trick with Knight 7.");
    assert_eq!(told(Language::English, 1), "Bot wins the trick with Knight 7.");
    assert_eq!(told(Language::German, 0), "Du gewinnst den Stich mit Ritter 7.");
    assert_eq!(told(Language::German, 1), "Bot gewinnt den Stich mit Ritter 7.");
    assert_eq!(told(Language::Spanish, 0), "Ganas la baza con Caballero 7.");
    assert_eq!(told(Language::Spanish, 1), "Bot gana la baza con Caballero 7.");
    assert_eq!(told(Language::Dutch, 0), "Je wint de slag met Ridder 7.");
    assert_eq!(told(Language::Dutch, 1), "Bot wint de slag met Ridder 7.");
}

/// 12.2: partners sit opposite each other.
#[test]
fn partners_are_named_together() {
    let four = |you| Names::new(you, ["Ada", "Bot", "Carla", "Dirk"].map(String::from).to_vec());
    let words = Words::new(Language::English);
    assert_eq!(words.side_name(&four(Some(Seat(2))), 0), "You and Ada");
    assert_eq!(words.side_name(&four(None), 1), "Bot and Dirk");
    assert_eq!(words.side_name(&Names::letters(3), 2), "C");
    assert_eq!(words.seat_name(&four(Some(Seat(2))), Seat(2)), "You");
}

#[test]
fn cards_of_one_kind_are_told_together() {
    let rules = NamedSet::Claim.setup(2).unwrap().rules().unwrap();
    let moved = |code: &str, to| {
        let card = rules.card_named(code);
        claim::SeenEvent::Moved { card, from: Zone::Trick, to, seen: None }
    };
    let (score, words, names) = (Zone::Score(Seat(1)), Words::new(Language::English), Names::letters(2));
    let told = |phase, events: &[claim::SeenEvent]| words.claim_events(&rules, &names, None, phase, events);
    assert_eq!(
        told(claim::Phase::Two, &[moved("Kn7", score), moved("Go0", score)]),
        ["B collects Knight 7 and Goblin 0."]
    );
    let discarded = [moved("Kn7", Zone::Discard), moved("Go0", score)];
    assert_eq!(told(claim::Phase::Two, &discarded), ["Discarded: Knight 7.", "B collects Goblin 0."]);
    assert_eq!(told(claim::Phase::One, &discarded), ["B collects Goblin 0."]);
}

/// 9.9, 9.10: a card that the Crystal or the Horse brings in is not played, and the other may never have been one's own.
#[test]
fn a_swap_is_told_as_one() {
    let rules = NamedSet::Claim.setup(2).unwrap().rules().unwrap();
    let seat = Seat(1);
    let moved = |code: &str, from, to| claim::SeenEvent::Moved { card: rules.card_named(code), from, to, seen: None };
    let (hand, trick) = (Zone::Hand(seat), Zone::Trick);
    let events = [moved("Go1", hand, trick), moved("Kn2", trick, hand), moved("Go1", trick, Zone::Score(seat))];
    let told =
        |language| Words::new(language).claim_events(&rules, &Names::letters(2), None, claim::Phase::Two, &events);
    assert_eq!(
        told(Language::English),
        ["B takes Knight 2 into their hand and puts Goblin 1 in its place.", "B collects Goblin 1."]
    );
    let others = [moved("Go1", hand, trick), moved("Kn2", trick, Zone::Hand(Seat(0)))];
    let words = Words::new(Language::English);
    let told = words.claim_events(&rules, &Names::letters(2), None, claim::Phase::Two, &others);
    assert_eq!(told, ["B plays Goblin 1.", "A takes Knight 2 back."]);
}

/// Every question that is asked in English words has words of its own in every language.
#[test]
fn every_question_that_is_asked_has_its_own_words() {
    let mut asked = Vec::new();
    asked.extend(Faction::ALL.map(Question::Faction));
    asked.extend(Hero::ALL.map(Question::Hero));
    asked.extend(Artifact::ALL.map(Question::Artifact));
    for question in asked.into_iter().filter(|question| !question.in_words().0.is_empty()) {
        let name = match question {
            Question::Faction(faction) => faction.name(),
            Question::Hero(hero) => hero.code(),
            Question::Artifact(artifact) => artifact.name(),
            _ => unreachable!(),
        };
        for words in &languages() {
            let keys = ["", "-in", "-out"].map(|part| format!("question-{}{part}", name.to_lowercase()));
            assert!(keys.iter().any(|key| words.say(key) != *key), "{question:?}");
        }
    }
    let windows = [
        Window::BeforeLead,
        Window::Turn,
        Window::AfterOwnCard,
        Window::AfterOtherCard,
        Window::AfterCards,
        Window::AfterTrickLoser,
        Window::AfterTrickWinner,
        Window::Collect,
        Window::Draw,
        Window::End,
    ];
    assert!(windows.iter().enumerate().all(|(i, window)| *window as usize == i));
}

#[track_caller]
fn names_the_rule(said: &str, rule: &str) {
    assert!(!said.contains('{') && said.ends_with(&format!("({rule}).")) && said.contains(' '), "{said}");
}

#[test]
fn every_refusal_is_said_with_the_rule() {
    let rules = NamedSet::Claim.setup(2).unwrap().rules().unwrap();
    let (seat, faction, card) = (Seat(1), Faction::Undead, Card::default());
    let code = || "Kn7".to_string();
    for words in &languages() {
        for error in [
            ActionError::Over,
            ActionError::NotInHand { card: code(), seat },
            ActionError::MustFollow { card: code(), seat, led: faction },
            ActionError::CannotTurn { card: code(), into: faction },
            ActionError::NoAnswer { answer: "pass".into(), action: claim::Action::Pass, question: Question::Play },
            ActionError::NoAnswer { answer: "gibberish".into(), action: claim::Action::Pass, question: Question::Play },
        ] {
            for you in [0, 1] {
                let names = Names::new(Some(Seat(you)), vec!["Ada".into(), "Bot".into()]);
                names_the_rule(&words.claim_refusal(&rules, &error, &names), error.rule());
            }
        }
        for error in [
            SetupError::Players { players: 1 },
            SetupError::Players { players: 5 },
            SetupError::FirstLeader { first: seat },
            SetupError::Twice { faction },
            SetupError::NoPair,
            SetupError::TwoPairs,
            SetupError::HalfAPair { missing: faction },
            SetupError::TenCardFactions { found: 2, needed: 3, players: 2 },
            SetupError::TenCardFactions { found: 3, needed: 5, players: 4 },
            SetupError::TwoPlayersOnly { faction },
            SetupError::ArtifactsForTwo,
            SetupError::HeroesForTwo,
            SetupError::Loot,
            SetupError::HeroValue { value: 20 },
            SetupError::Deal(DealError::Foreign(card)),
            SetupError::Deal(DealError::NotOnce(card)),
            SetupError::Deal(DealError::Hand { seat, found: 12, needed: 13 }),
            SetupError::Deal(DealError::DrawPile { found: 25, needed: 26 }),
            SetupError::Deal(DealError::Left),
            SetupError::Deal(DealError::Replaced),
            SetupError::Deal(DealError::Artifacts),
            SetupError::Deal(DealError::Potions),
            SetupError::Deal(DealError::First),
        ] {
            names_the_rule(&words.claim_setup_error(&error), error.rule());
        }
        claim_it_refusals(words);
    }
}

fn claim_it_refusals(words: &Words) {
    use claim_it::{ActionError, SetupError, Squatter};
    let (space, roll, first) = ("5,2".parse().unwrap(), "2-3-5".parse().unwrap(), Seat(4));
    for error in [
        ActionError::Over,
        ActionError::DiceFirst,
        ActionError::DiceNotRolled,
        ActionError::NoSuchRoll { roll },
        ActionError::PlaceFirst,
        ActionError::OneMarkerPerRoll,
        ActionError::OffBoard { space },
        ActionError::NotRolled { space, roll },
        ActionError::ClaimMarkerThere { space },
        ActionError::SquatterOut { space, squatter: Squatter::new(3).unwrap() },
        ActionError::NoClaimMarker { space },
        ActionError::NoPlayerMarker { space },
    ] {
        names_the_rule(&words.claim_it_refusal(&error), error.rule());
    }
    for error in [
        SetupError::Players { players: 1 },
        SetupError::Size { size: 7 },
        SetupError::NoThreshold { players: 5 },
        SetupError::PlayerMarkers { player_markers: 3, threshold: 4 },
        SetupError::Spaces { spaces: 9, needed: 10 },
        SetupError::ClaimMarkers { claim_markers: 9, needed: 10 },
        SetupError::First { first, players: 2 },
        SetupError::OtherFirst { agreed: Seat(0), first },
    ] {
        names_the_rule(&words.claim_it_setup_error(&error), error.rule());
    }
}

#[test]
fn every_reason_for_a_vote_is_told() {
    let deciders = [
        Decider::Nobody,
        Decider::Equal,
        Decider::MostCards,
        Decider::HighestCard { value: 9 },
        Decider::LongestRun { length: 3 },
        Decider::HighestSum { sum: 17 },
        Decider::HighestOpen { value: 8 },
    ];
    for words in &languages() {
        let said = deciders.map(|decider| {
            let side = (!matches!(decider, Decider::Nobody | Decider::Equal)).then_some(0);
            let vote = Vote { faction: Faction::Seers, side, decider, cards: [5, 3, 2, 0], sums: [0; 4] };
            words.claim_vote(&vote, &Names::letters(3))
        });
        all_different(words, said);
    }
    let vote = Vote {
        faction: Faction::Knights,
        side: Some(0),
        decider: Decider::MostCards,
        cards: [5, 3, 0, 0],
        sums: [0; 4],
    };
    let names = Names::new(Some(Seat(0)), vec!["Ada".into(), "Bot".into()]);
    let said = Words::new(Language::English).claim_vote(&vote, &names);
    assert_eq!(said, "The Knights vote for you: 5 cards to 3.");
    let said = Words::new(Language::Spanish).claim_vote(&vote, &names);
    assert_eq!(said, "El voto de los Caballeros es para ti: 5 cartas a 3.");
}

/// 8.2: of three players one with a shorter run may have more Bards than the winner.
#[test]
fn cards_decide_only_between_equal_runs() {
    let vote =
        Vote { faction: Faction::Bards, side: Some(0), decider: Decider::MostCards, cards: [4, 3, 5, 0], sums: [0; 4] };
    let said = Words::new(Language::English).claim_vote(&vote, &Names::letters(3));
    assert_eq!(said, "The Bards vote for A: tied on runs, but more cards, 4.");
}

/// Heroes have names like people, and need articles where cards of factions do not.
#[test]
fn heroes_are_told_with_their_articles() {
    let rules = NamedSet::Shadow.setup(2).unwrap().rules().unwrap();
    let names = Names::new(Some(Seat(0)), vec!["Ada".into(), "Bot".into()]);
    let told = |language, event| Words::new(language).claim_event(&rules, &names, None, event).unwrap();
    let won = |code| claim::SeenEvent::Won { seat: Seat(0), with: rules.card_named(code) };
    assert_eq!(told(Language::German, won("Skeleton")), "Du gewinnst den Stich mit dem Skelett.");
    assert_eq!(told(Language::German, won("Va3")), "Du gewinnst den Stich mit Vampir 3.");
    assert_eq!(told(Language::English, won("Mummy")), "You win the trick with the Mummy.");
    assert_eq!(told(Language::Spanish, won("Warlock")), "Ganas la baza con el Brujo.");
    assert_eq!(told(Language::Dutch, won("Skeleton")), "Je wint de slag met het Skelet.");
    let (from, to) = (Zone::Hand(Seat(1)), Zone::Trick);
    let played = claim::SeenEvent::Moved { card: rules.card_named("LichKing"), from, to, seen: None };
    assert_eq!(told(Language::German, played), "Bot spielt den Lichkönig.");
}

/// 7.1: what somebody has shown not to hold.
#[test]
fn german_undead_are_declined() {
    let rules = NamedSet::Claim.setup(2).unwrap().rules().unwrap();
    let told = |faction| {
        let slot = rules.slots().find(|(_, it)| *it == faction).unwrap().0;
        let event = claim::SeenEvent::Void { seat: Seat(1), slot };
        Words::new(Language::German).claim_event(&rules, &Names::letters(2), None, event).unwrap()
    };
    assert_eq!(told(Faction::Undead), "B hat keine Untoten.");
    assert_eq!(told(Faction::Knights), "B hat keine Ritter.");
}

/// Whoever reads is never told of as "You" where a sentence needs another form.
#[test]
fn the_reader_is_addressed_wherever_a_player_is_named() {
    let names = Names::new(Some(Seat(0)), vec!["Ada".into(), "Bot".into()]);
    let keys = ["table-space-held", "table-space-secured", "terminal-leads", "terminal-last-trick"];
    for words in &languages() {
        for key in keys {
            let cards = [("cards", "X".into())];
            let (you, other) = (words.say_of(key, &names, Seat(0), &cards), words.say_of(key, &names, Seat(1), &cards));
            assert!(!you.contains("Ada") && you != other && other.contains("Bot"), "{you}; {other}");
        }
    }
    let german = Words::new(Language::German);
    assert_eq!(german.say_of("table-space-held", &names, Seat(0), &[]), "von dir besetzt");
}

/// There is room for one line beside a button.
#[test]
fn effects_are_short_sentences() {
    for words in &languages() {
        let effects = Faction::ALL.map(|it| words.faction_effect(it)).into_iter();
        let effects = effects.chain(Hero::ALL.map(|it| words.hero_effect(it)));
        let effects: Vec<String> = effects.chain(Artifact::ALL.map(|it| words.artifact_effect(it))).collect();
        for effect in &effects {
            assert!(effect.chars().count() <= 60 && effect.ends_with('.'), "{}: {effect}", words.language());
        }
        all_different(words, effects);
        let told: Vec<String> = Artifact::ALL.map(|it| words.artifact_told(it)).into();
        for told in &told {
            assert!(told.chars().count() <= 60 && told.ends_with('.'), "{}: {told}", words.language());
        }
        all_different(words, told);
    }
}

/// A power is named to everybody who saw it act, so what is said of it must not be meant for its owner.
#[test]
fn what_is_told_of_a_power_addresses_nobody() {
    let addresses: [(Language, &[&str]); 4] = [
        (Language::English, &["you", "your"]),
        (
            Language::German,
            &["du", "dein", "deine", "deiner", "deines", "deinen", "dir", "dich", "sieh", "lege", "spiele"],
        ),
        (Language::Spanish, &["tu", "tus", "te", "puedes", "mira", "ves"]),
        (Language::Dutch, &["je", "jij", "jou", "jouw", "bekijk", "leg", "ruil"]),
    ];
    for (language, addresses) in addresses {
        let words = Words::new(language);
        let told = Faction::ALL.map(|it| words.faction_effect(it)).into_iter();
        let told = told
            .chain(Hero::ALL.map(|it| words.hero_effect(it)))
            .chain(Artifact::ALL.map(|it| words.artifact_told(it)));
        for told in told {
            let told = told.to_lowercase();
            let mut each = told.split(|letter: char| !letter.is_alphabetic());
            assert!(!each.any(|word| addresses.contains(&word)), "{language}: {told}");
        }
    }
}

#[test]
fn phases_begin_with_a_heading() {
    for words in &languages() {
        let pages = [claim::Phase::One, claim::Phase::Two].map(|phase| words.phase_page(phase));
        all_different(words, pages.into_iter().flat_map(|page| [page.title, page.paragraphs.concat()]));
    }
}

/// Bots are called by names that are the same in every language, and nobody twice at one table; the level is said apart.
#[test]
fn bots_have_names_and_their_levels_are_badges() {
    let seats = play::Sitter::parse_all("person,search,search,expert,random").unwrap();
    let setup = claim_it::Setup::new(5);
    for seed in 0..10 {
        let sitting = play::Sitting::<claim_it::State>::new(setup, seats.clone(), seed).unwrap();
        let named = languages().iter().map(|words| words.names_in(&sitting, Seat(0))).collect::<Vec<_>>();
        let bots: Vec<&str> = (1..5).map(|seat| named[1].name(Seat(seat))).collect();
        for (words, names) in languages().iter().zip(&named) {
            assert!(names.is_you(Seat(0)) && names.character(Seat(0)).is_none());
            assert_eq!((1..5).map(|seat| names.name(Seat(seat))).collect::<Vec<_>>(), bots);
            assert_eq!(words.badge(names, Seat(1)), Some(words.level(Level::Search)));
            assert_eq!(words.badge(names, Seat(0)), None);
        }
        assert!(bots.iter().enumerate().all(|(at, bot)| !bots[..at].contains(bot)), "{bots:?}");
        let head = sitting.record(None).head;
        assert_eq!(head.who[1].as_deref(), Some("search"), "records name the level");
    }
    let sitting = play::Sitting::<claim_it::State>::new(setup, seats, 0).unwrap();
    let words = Words::new(Language::English);
    let players = "You, Hugo (Hard), Selma (Hard), Adela (Expert) and Milo (Very easy)";
    assert_eq!(words.players_in(&sitting, Some(Seat(0))), players);
}
