//! What is said at a table on the network: in every language, in whole sentences, and of everybody.

use game::Seat;
use play::remote::{Connection, Dropped};
use wire::{
    Clock, Close, Code, Name, Offer, Outcome, Person, Phrase, Presence, Proposal, Seat as WireSeat, Stage, Table,
    TableId, Who, limits,
};
use words::{Language, Words};

fn person(name: &str, presence: Presence, bot: Option<&str>) -> Who {
    Who::Person(Person { name: Name::new(name).unwrap(), presence, bot: bot.map(Into::into) })
}

fn table(you: Option<u8>, who: Vec<Who>) -> Table {
    let game = serde_json::value::RawValue::from_string("{}".into()).unwrap();
    let seats =
        who.into_iter().map(|who| WireSeat { ready: matches!(who, Who::Bot(_)), who, bot_number: None }).collect();
    let (id, clock, stage) = (TableId::new([1; 10]), Clock::None, Stage::Lobby);
    Table { id, game, clock, seats, spectators: 0, stage, game_number: 0, offers: Vec::new(), you }
}

fn all() -> impl Iterator<Item = Words> {
    Language::ALL.into_iter().map(Words::new)
}

/// Everything is said in words, and nothing as a key.
#[track_caller]
fn is_said(words: &Words, text: &str) {
    assert!(
        !text.is_empty() && !text.contains(['{', '}']) && !text.contains("online-"),
        "{}: {text}",
        words.language()
    );
}

#[track_caller]
fn are_different(words: &Words, texts: Vec<String>) {
    for (at, text) in texts.iter().enumerate() {
        is_said(words, text);
        assert!(!texts[..at].contains(text), "{}: {text} twice", words.language());
    }
}

#[test]
fn people_are_called_by_their_names_and_bots_by_theirs() {
    let here = |name| person(name, Presence::Here, None);
    let four = table(Some(0), vec![here("Ada"), Who::Bot("greedy".into()), here("Bo"), Who::Open]);
    let words = Words::new(Language::English);
    let names = words.names_at(&four);
    let called: Vec<String> =
        (0..4).map(|seat| words.online_seat(&names, Seat(seat), &four.seats[usize::from(seat)].who)).collect();
    assert_eq!(called, ["You", "Emil (Easy)", "Bo", "free"]);
    assert_eq!(words.badge(&names, Seat(1)).as_deref(), Some("Easy"));
    assert_eq!((names.name(Seat(1)), words.badge(&names, Seat(2))), ("Emil", None));
    assert_eq!(names.name(Seat(0)), "Ada");
    let names = words.names_at(&table(None, vec![here("Ada"), here("Ada")]));
    assert_eq!((words.seat_name(&names, Seat(0)), words.seat_name(&names, Seat(1))), ("Ada 1".into(), "Ada 2".into()));
    let stand_in = person("Bo", Presence::Away, Some("search"));
    let two = table(Some(0), vec![here("Ada"), stand_in]);
    for words in all() {
        let text = words.online_seat(&words.names_at(&two), Seat(1), &two.seats[1].who);
        assert!(text.contains("Bo") && text.contains(&words.level(bots::Level::Search)), "{text}");
    }
}

#[test]
fn it_is_said_what_a_table_waits_for() {
    let here = |name| person(name, Presence::Here, None);
    let away = || person("Cy", Presence::Away, None);
    let cut_off = person("Bo", Presence::CutOff, None);
    for words in all() {
        let mut three = table(Some(0), vec![here("Ada"), cut_off.clone(), away()]);
        let names = words.names_at(&three);
        let mut lobby = vec![words.online_lobby(&three, &names)];
        three.seats[0].ready = true;
        lobby.push(words.online_lobby(&three, &names));
        assert!(lobby[1].contains("Bo") && lobby[1].contains("Cy"), "{lobby:?}");
        three.seats[2].ready = true;
        lobby.push(words.online_lobby(&three, &names));
        assert!(!lobby[2].contains("Cy"));
        three.seats[1].who = Who::Open;
        lobby.push(words.online_lobby(&three, &names));
        let free = table(None, vec![Who::Open, Who::Open]);
        lobby.push(words.online_lobby(&free, &names));
        are_different(&words, lobby);

        let bot = Who::Bot("greedy".into());
        let waiting = table(Some(0), vec![here("Ada"), here("Bo"), cut_off.clone(), away(), bot]);
        let names = words.names_at(&waiting);
        let waits = [None, Some(1), Some(2), Some(3), Some(4)];
        are_different(&words, waits.map(|seat| words.online_waits(&waiting, &names, seat.map(Seat))).to_vec());
        let playing = Table { stage: Stage::Playing, ..waiting.clone() };
        let away = [&waiting, &playing].map(|table| words.online_away(table, &names).unwrap());
        let plainly = [&waiting, &playing].map(|table| words.online_away_plainly(table, &names).unwrap());
        assert!(plainly.iter().all(|text| text.contains("Cy") && text.contains("bot 4")), "{plainly:?}");
        are_different(&words, [away, plainly].concat());
        assert_eq!(words.online_away(&Table { you: None, ..playing }, &names), None);
        let states = waiting.seats[1..4].iter().map(|seat| words.online_state(seat, true).unwrap());
        are_different(&words, states.chain([words.say("online-ready")]).collect());
        assert_eq!(words.online_state(&waiting.seats[1], false), None);
        are_different(&words, (0..3).map(|count| words.online_spectators(count)).collect());
        are_different(&words, vec![words.online_sent(), words.say("online-you-watch"), words.say("online-lobby")]);
    }
}

#[test]
fn every_proposal_is_made_and_told() {
    let people = ["Ada", "Bo", "Cy"].map(|name| person(name, Presence::Here, None)).to_vec();
    let proposals = [Proposal::Rematch, Proposal::Undo(1), Proposal::Bot(2), Proposal::End];
    for words in all() {
        for (you, agreed) in [(Some(1), vec![1]), (Some(0), vec![1]), (Some(0), vec![0, 1]), (None, vec![0, 1])] {
            let names = words.names_at(&table(you, people.clone()));
            are_different(&words, proposals.map(|proposal| words.online_proposal(&names, proposal)).to_vec());
            let offer = |proposal| Offer { proposal, agreed: agreed.clone(), waiting: vec![2] };
            are_different(&words, proposals.map(|proposal| words.online_offer(&names, &offer(proposal))).to_vec());
            for told in proposals.map(|proposal| words.online_offer(&names, &offer(proposal))) {
                assert!(told.contains("Cy"), "{told}");
            }
        }
        are_different(&words, words.online_answers().to_vec());
        let names = words.names_at(&table(Some(0), people.clone()));
        let dropped = [None, Some(1)].map(|by| words.online_dropped(&names, Dropped { proposal: Proposal::End, by }));
        assert!(dropped[1].contains("Bo"), "{dropped:?}");
        are_different(&words, dropped.to_vec());
    }
    let words = Words::new(Language::English);
    let names = words.names_at(&table(Some(0), people));
    let offer = Offer { proposal: Proposal::End, agreed: vec![1, 0], waiting: vec![2] };
    assert_eq!(words.online_offer(&names, &offer), "You and Bo would like to end the game. Still to answer: Cy.");
}

#[test]
fn connections_refusals_and_ends_are_explained() {
    let closes = [Close::OtherBuild, Close::NoSuchSeat, Close::NoSuchTable, Close::Elsewhere].map(Some);
    let codes = [
        Code::Malformed,
        Code::Protocol,
        Code::NoTable,
        Code::NoSeat,
        Code::Taken,
        Code::Spectator,
        Code::Name,
        Code::Stage,
        Code::NotAsked,
        Code::Answered,
        Code::Illegal,
        Code::NotProposable,
        Code::Webhook,
        Code::Setup,
        Code::SlowDown,
        Code::Busy,
        Code::Origin,
        Code::Storage,
    ];
    for words in all() {
        let open = [
            Connection::Connecting,
            Connection::Unreachable { since: 0 },
            Connection::Online,
            Connection::CutOff { since: 0 },
            Connection::Closed(None),
        ];
        let connections = open.into_iter().chain(closes.map(Connection::Closed));
        are_different(&words, connections.map(|connection| words.online_connection(connection)).collect());
        are_different(&words, codes.map(|code| words.online_refusal(code)).to_vec());
        let names = words.names_at(&table(Some(0), vec![person("Ada", Presence::Here, None), Who::Open]));
        let ends = [Outcome::Agreed, Outcome::Time(0), Outcome::Time(1)];
        are_different(&words, ends.map(|end| words.online_outcome(&names, end).unwrap()).to_vec());
        assert_eq!(words.online_outcome(&names, Outcome::Finished), None);
        are_different(&words, [1, 5].map(|answers| words.online_stood_in(answers)).to_vec());
        let people = ["Ada", "Bo", "Cy"].map(|name| person(name, Presence::Here, None)).to_vec();
        let names = words.names_at(&table(Some(0), people));
        let ended = words.online_ended(&names, Outcome::Time(1), &[0, 2]).unwrap();
        is_said(&words, &ended);
        assert!(ended.contains("Bo") && ended.contains("Cy"), "{ended}");
        assert_eq!(words.online_ended(&names, Outcome::Finished, &[1]), None);
        are_different(&words, words.online_phrases());
        assert_eq!(words.online_phrases().len(), usize::from(limits::PHRASES));
        for phrase in 0..limits::PHRASES {
            let said = words.online_says(&names, Phrase { seat: 0, phrase });
            assert!(said.ends_with(&words.online_phrases()[usize::from(phrase)]), "{said}");
        }
    }
}

#[test]
fn time_is_written_as_clocks_show_it() {
    let words = Words::new(Language::English);
    let hour = 3_600_000;
    let shown = [0, 1, 59_000, 60_000, 605_000, hour, 23 * hour + 61_000, 24 * hour, 49 * hour]
        .map(|left| words.online_time(left));
    assert_eq!(shown, ["0:00", "0:01", "0:59", "1:00", "10:05", "1:00:00", "23:01:01", "1 day 0 h", "2 days 1 h"]);
    for words in all() {
        let game = |increment| Clock::Game { seconds: 600, increment };
        let clocks = [Clock::None, game(0), game(5), Clock::Days(1), Clock::Days(3)];
        are_different(&words, clocks.map(|clock| words.online_clock(clock)).to_vec());
    }
}
