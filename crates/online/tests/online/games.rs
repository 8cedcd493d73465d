//! Whole games, and whoever comes, goes and watches meanwhile.

use std::time::Duration;

use wire::{Answer, Close, Down, Presence, Proposal, Resume, Seating, Stage, Up, Who};

use crate::common::{Client, Directory, Server, new_table, open, options, token};

const CLAIM: &str = r#"{"set": "shadow"}"#;
const CLAIM_IT: &str = r#"{"game": "claim-it"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_whole_games_of_both() {
    let directory = Directory::new();
    let server = Server::start(options(&directory)).await;
    for (game, bots) in
        [(CLAIM, 0), (r#"{"set": "the-succession"}"#, 1), (r#"{"set": "magic"}"#, 0), (CLAIM_IT, 0), (CLAIM_IT, 2)]
    {
        let mut seats = vec![Seating::Open, Seating::Open];
        seats.extend(vec![Seating::Bot("greedy".into()); bots]);
        let table = open(server.address, &new_table(game, seats)).await;
        let mut ada = Client::sit(server.address, table, 1, "Ada").await;
        let mut bo = Client::sit(server.address, table, 2, "Bo").await;
        let mut cy = Client::join(server.address, table, None).await;
        let (first, second, third) = tokio::join!(ada.play(1), bo.play(2), cy.play(3));
        assert!(first.contains("Ada") && first.contains("Bo"), "{first}");
        assert_eq!((&first, &first), (&second, &third), "all read the same record");
        // And again, with the seats turned.
        for client in [&mut ada, &mut bo] {
            client.send(&Up::Agree(Proposal::Rematch)).await;
        }
        ada.until("the next game", |down| matches!(down, Down::At(at) if at.epoch == 2)).await;
        bo.until("the next game", |down| matches!(down, Down::At(at) if at.epoch == 2)).await;
        let (first, second) = tokio::join!(ada.play(4), bo.play(5));
        assert_eq!(first, second);
        assert_eq!(ada.table.as_ref().unwrap().game_number, 2);
        assert_eq!(ada.table.as_ref().unwrap().you, Some(1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_reconnects_gets_what_happened_since_also_after_a_restart() {
    let directory = Directory::new();
    let mut server = Server::start(options(&directory)).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open, Seating::Bot("greedy".into())])).await;
    let mut client = Client::sit(server.address, table, 1, "Ada").await;
    for round in 0..12 {
        while client.asked().is_none() {
            client.at().await;
        }
        let (answer, _) = client.asked().unwrap();
        let at = client.at.clone().unwrap();
        let known = Resume { epoch: at.epoch, events: at.from + at.events.len() as u64 };
        client.send(&Up::Answer(answer)).await;
        if round % 3 == 0 {
            server.stop().await;
            server = Server::start(options(&directory)).await;
        }
        // Without reading what was said to it.
        let events = std::mem::take(&mut client.events);
        client = Client::connect(server.address).await;
        client.events = events;
        client.hello(table, Some(token(1)), Some(known)).await;
        let at = client.at().await;
        assert!(at.epoch == known.epoch && at.from == known.events, "{at:?}");
        if at.decision == Some(answer.decision) {
            // The server was stopped before it had the answer: it is sent again.
            client.send(&Up::Answer(answer)).await;
        }
    }
    let numbers: Vec<u64> = client.events.keys().map(|(_, n)| *n).collect();
    assert!(numbers.iter().copied().eq(0..numbers.len() as u64), "no event is missing: {numbers:?}");
    client.play(1).await;
    assert_eq!(client.at.unwrap().epoch, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_window_has_the_seat() {
    let directory = Directory::new();
    let server = Server::start(options(&directory)).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut first = Client::sit(server.address, table, 1, "Ada").await;
    let mut second = Client::join(server.address, table, Some(token(1))).await;
    assert_eq!(first.closed().await, Some(Close::Elsewhere.code()));
    second.until("seated", |down| matches!(down, Down::Seated(seated) if seated.seat == 0)).await;
    let Down::Table(now) = second.until("table", |down| matches!(down, Down::Table(_))).await else { unreachable!() };
    assert!(matches!(&now.seats[0].who, Who::Person(person) if person.presence == Presence::Here), "{now:?}");
    assert!(second.is_quiet(Duration::from_millis(300)).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_told_and_a_bot_plays_for_whoever_is_away_until_they_are_back() {
    let directory = Directory::new();
    let mut options = options(&directory);
    options.away = Duration::from_millis(400);
    let server = Server::start(options).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut ada = Client::sit(server.address, table, 1, "Ada").await;
    let bo = Client::sit(server.address, table, 2, "Bo").await;
    let is = |presence, bot: bool| {
        move |down: &Down| {
            let Down::Table(table) = down else { return false };
            matches!(&table.seats[1].who, Who::Person(bo) if bo.presence == presence && bo.bot.is_some() == bot)
        }
    };
    ada.until("here", is(Presence::Here, false)).await;
    drop(bo);
    ada.until("cut off", is(Presence::CutOff, false)).await;
    ada.until("away", is(Presence::Away, false)).await;
    ada.send(&Up::Agree(Proposal::Bot(1))).await;
    ada.until("a bot", is(Presence::Away, true)).await;
    let mut bo = Client::join(server.address, table, Some(token(2))).await;
    ada.until("back", is(Presence::Here, false)).await;
    bo.at().await;
    let (first, second) = tokio::join!(ada.play(1), bo.play(2));
    assert_eq!(first, second);
}

#[tokio::test(flavor = "multi_thread")]
async fn phrases_and_leaving_are_told() {
    let directory = Directory::new();
    let server = Server::start(options(&directory)).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut ada = Client::sit(server.address, table, 1, "Ada").await;
    let mut bo = Client::join(server.address, table, None).await;
    bo.until("the table", |down| matches!(down, Down::Table(_))).await;
    ada.send(&Up::Phrase(3)).await;
    bo.until("phrase", |down| matches!(down, Down::Phrase(phrase) if (phrase.seat, phrase.phrase) == (0, 3))).await;
    ada.send(&Up::Leave).await;
    bo.until("open", |down| matches!(down, Down::Table(table) if table.seats[0].who == Who::Open)).await;
    ada.until("no seat", |down| matches!(down, Down::Table(table) if table.you.is_none())).await;
    assert_eq!(bo.table.unwrap().stage, Stage::Lobby);
}

/// Where the messages about a game end, and whether the seat was asked in secret there.
fn ends(client: &Client) -> Vec<(u64, bool)> {
    let downs = client.captured.iter().map(|text| serde_json::from_str::<Down>(text).unwrap());
    let ats = downs.filter_map(|down| if let Down::At(at) = down { Some(at) } else { None });
    ats.map(|at| {
        let view: claim::View = serde_json::from_str(at.view.get()).unwrap();
        let is_secret = at.decision.is_some() && matches!(view.question(), Some(claim::Question::Window(_)));
        (at.from + at.events.len() as u64, is_secret)
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_to_others_do_not_end_where_a_seat_is_asked_in_secret() {
    let directory = Directory::new();
    let server = Server::start(options(&directory)).await;
    let (mut secret, mut told) = (0, 0);
    for _ in 0..4 {
        let table = open(server.address, &new_table(r#"{"set": "magic"}"#, vec![Seating::Open; 2])).await;
        let mut ada = Client::sit(server.address, table, 1, "Ada").await;
        let mut bo = Client::sit(server.address, table, 2, "Bo").await;
        let mut eve = Client::join(server.address, table, None).await;
        tokio::join!(ada.play(1), bo.play(2), eve.play(3));
        let others = ends(&eve);
        for (end, _) in [&ada, &bo].into_iter().flat_map(ends).filter(|(_, is_secret)| *is_secret) {
            secret += 1;
            told += usize::from(others.iter().any(|(other, _)| *other == end));
        }
    }
    // A message may end there all the same if nothing happened between the secret answer and the next question. Were it
    // sent before the answer, each of them would end there.
    assert!(secret > 8 && told * 3 < secret * 2, "{told} of {secret}");
}

/// Whoever answers at random while another seat is asked in secret would learn of it, were they refused at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_guess_while_another_seat_is_asked_in_secret_is_refused_only_with_what_is_told_then() {
    let directory = Directory::new();
    let mut options = options(&directory);
    // On a busy machine a guess takes its time.
    options.hold = Duration::from_secs(20);
    let server = Server::start(options).await;
    let mut guesses = 0;
    while guesses < 3 {
        let table = open(server.address, &new_table(r#"{"set": "magic"}"#, vec![Seating::Open; 2])).await;
        let mut players = [(1, "Ada"), (2, "Bo")].map(|(n, name)| (n, name, None));
        let mut clients = Vec::new();
        for (n, name, _) in players {
            clients.push(Client::sit(server.address, table, n, name).await);
        }
        while !clients.iter().all(|client| client.at.as_ref().is_some_and(|at| at.ended.is_some())) {
            let is_asked =
                |n: &usize| clients[*n].asked().is_some_and(|(answer, _)| Some(answer.decision) != players[*n].2);
            let Some(asked) = (0..2).find(is_asked) else {
                let [ada, bo] = &mut clients[..] else { unreachable!() };
                tokio::select! {
                    _ = ada.next() => {}
                    _ = bo.next() => {}
                }
                continue;
            };
            let (answer, _) = clients[asked].asked().unwrap();
            if ends(&clients[asked]).last().is_some_and(|(_, is_secret)| *is_secret) {
                let other = &mut clients[1 - asked];
                while !other.is_quiet(Duration::from_millis(50)).await {}
                let decision = other.at.as_ref().map_or(0, |at| at.decision.unwrap_or_default());
                other.send(&Up::Answer(Answer { decision, ..answer })).await;
                assert!(other.is_quiet(Duration::from_millis(250)).await, "{:?}", other.captured.last());
                guesses += 1;
            }
            players[asked].2 = Some(answer.decision);
            clients[asked].send(&Up::Answer(answer)).await;
        }
        for client in &clients {
            let is = |text: &str, kind: &str| text.starts_with(&format!("{{\"{kind}\""));
            let pairs = client.captured.windows(2).filter(|pair| is(&pair[0], "refused"));
            for pair in pairs {
                assert!(is(&pair[1], "at"), "{pair:?}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_or_answers_again_is_back() {
    let directory = Directory::new();
    let mut options = options(&directory);
    options.away = Duration::from_millis(300);
    let server = Server::start(options).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut ada = Client::sit(server.address, table, 1, "Ada").await;
    let mut bo = Client::sit(server.address, table, 2, "Bo").await;
    let has_bot = |wanted: bool| {
        move |down: &Down| {
            let Down::Table(table) = down else { return false };
            matches!(&table.seats[1].who, Who::Person(bo) if bo.bot.is_some() == wanted)
        }
    };
    ada.at().await;
    bo.at().await;
    bo.send(&Up::Leave).await;
    ada.until("away", |down| {
        let Down::Table(table) = down else { return false };
        matches!(&table.seats[1].who, Who::Person(bo) if bo.presence == Presence::Away)
    })
    .await;
    ada.send(&Up::Agree(Proposal::Bot(1))).await;
    ada.until("a bot", has_bot(true)).await;
    // The same socket sits down with its own key.
    bo.send(&Up::Sit(wire::Sit { seat: None, name: wire::Name::new("Bo").unwrap(), token: token(2) })).await;
    ada.until("no bot", has_bot(false)).await;
    let (first, second) = tokio::join!(ada.play(1), bo.play(2));
    assert_eq!(first, second);
}
