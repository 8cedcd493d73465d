//! A table from the first guest to the rematch: what commands come to, and that a log read again is the same table.

use std::collections::BTreeMap;

use game::{Audience, Chance, Seat};
use tables::{Chair, Command, Context, Entry, Keys, Table, open};
use wire::{
    Answer, At, Clock, Code, Down, Name, NewTable, Outcome, Presence, Proposal, Seating, Stage, TableId, Token,
};

const ID: TableId = TableId::new([7; 10]);

fn token(n: u8) -> Token {
    Token::new([n; 20])
}

fn new_table(game: &str, seats: Vec<Seating>, clock: Clock) -> NewTable {
    NewTable { game: serde_json::value::RawValue::from_string(game.into()).unwrap(), seats, clock, webhook: None }
}

const SUCCESSION: &str = r#"{"set": "the-succession"}"#;
const FIVE_MINUTES: Clock = Clock::Game { seconds: 300, increment: 5 };

/// A table with its log, and a clock that is set by hand.
struct Host {
    table: Table,
    log: Vec<(Entry, u64)>,
    now: u64,
    away: Vec<u8>,
    chance: Chance,
}

impl Host {
    fn open(new: &NewTable) -> Host {
        let opened = open(new).unwrap();
        let table = Table::new(ID, &opened, 0).unwrap();
        Host { table, log: vec![(opened, 0)], now: 0, away: Vec::new(), chance: Chance::from_seed(1) }
    }

    fn two(game: &str) -> Host {
        Host::open(&new_table(game, vec![Seating::Open, Seating::Open], Clock::None))
    }

    /// Does it, and makes sure that the log comes to the same table.
    fn tell(&mut self, command: Command) -> Result<usize, Code> {
        let key = self.log.len() as u8;
        let keys = || Keys { deal: [key; 32], bots: [key.wrapping_add(1); 32] };
        let is_away = |seat: u8| self.away.contains(&seat);
        let context = Context { now: self.now, is_away: &is_away, keys: &keys };
        let entries = self.table.decide(&command, &context).map_err(|refusal| refusal.code)?;
        for entry in &entries {
            self.table.evolve(entry, self.now).unwrap();
            let kept = Entry::from_bytes(&entry.to_bytes()).unwrap();
            self.log.push((kept, self.now));
        }
        // Answers are many, and reading the log after each of them takes long.
        if !matches!(entries[..], [] | [Entry::Answered(_)]) || self.log.len().is_multiple_of(25) {
            let again = Table::from_log(ID, self.log.iter().map(|(entry, at)| (entry, *at))).unwrap();
            assert_eq!(self.sent(&again), self.sent(&self.table), "after {command:?}");
        }
        Ok(entries.len())
    }

    /// All that anybody can be sent.
    fn sent(&self, table: &Table) -> Vec<Option<String>> {
        let all = table.audiences().map(|audience| table.at(audience, 0, self.now));
        all.chain([Some(table.description(None, 0, |_| Presence::Here))]).collect()
    }

    fn sit(&mut self, n: u8, name: &str) -> Result<usize, Code> {
        self.tell(Command::sit(None, Name::new(name).unwrap(), &token(n)))
    }

    fn begin(&mut self) {
        for (seat, chair) in self.table.chairs().to_vec().into_iter().enumerate() {
            if chair == Chair::Open {
                self.sit(seat as u8 + 1, "Ada").unwrap();
                self.tell(Command::Ready { seat: seat as u8, is_ready: true }).unwrap();
            }
        }
        assert_eq!(self.table.stage(), Stage::Playing);
    }

    fn at(&self, audience: impl Into<Audience>) -> At {
        match serde_json::from_str(&self.table.at(audience.into(), 0, self.now).unwrap()).unwrap() {
            Down::At(at) => at,
            other => panic!("{other:?}"),
        }
    }

    fn answer(&mut self, seat: u8, answer: Answer) -> Result<usize, Code> {
        self.tell(Command::Answer { seat, answer })
    }

    /// Some legal answer of whoever is asked, person or bot.
    fn any_answer(&mut self) -> (u8, Answer) {
        let seat = self.table.asked().unwrap();
        let at = self.at(Seat(seat));
        let start = self.chance.below(256) as u8;
        let (epoch, decision) = (at.epoch, at.decision.unwrap());
        let all = (0..=u8::MAX).map(|n| Answer { epoch, decision, answer: n.wrapping_add(start) });
        let is_legal = |answer: &Answer| {
            let keys = || unreachable!();
            let context = Context { now: self.now, is_away: &|_| false, keys: &keys };
            self.table.decide(&Command::Answer { seat, answer: *answer }, &context).is_ok()
        };
        (seat, { all }.find(is_legal).unwrap())
    }

    fn play_on(&mut self) {
        let (seat, answer) = self.any_answer();
        assert_eq!(self.answer(seat, answer), Ok(1));
    }

    fn play_to_the_end(&mut self) {
        while self.table.stage() == Stage::Playing {
            self.play_on();
        }
    }
}

#[test]
fn two_sit_down_play_and_play_again_with_the_seats_turned() {
    for game in [r#"{"set": "shadow"}"#, r#"{"game": "claim-it"}"#] {
        let mut host = Host::two(game);
        assert_eq!(host.sit(1, "Ada"), Ok(1));
        assert_eq!(host.sit(1, "Ada"), Ok(0), "who asks twice sits once");
        assert_eq!(host.sit(2, "Bo"), Ok(1));
        assert_eq!(host.sit(3, "Cy"), Err(Code::Taken));
        assert_eq!(host.tell(Command::Ready { seat: 0, is_ready: true }), Ok(1));
        assert_eq!(host.tell(Command::Ready { seat: 1, is_ready: true }), Ok(2), "all are ready: the deal");
        host.play_to_the_end();
        let at = host.at(Audience::Spectator);
        let ended = at.ended.unwrap();
        assert_eq!(ended.outcome, Outcome::Finished);
        assert!(!ended.winners.is_empty());
        assert!(ended.record.contains("Ada") && ended.record.contains("Bo"), "{}", ended.record);
        assert!(record::read(&ended.record).all(|game| game.is_ok()));
        assert_eq!(host.tell(Command::Agree { seat: 1, proposal: Proposal::Rematch }), Ok(1));
        assert_eq!(host.tell(Command::Agree { seat: 0, proposal: Proposal::Rematch }), Ok(3));
        assert_eq!(host.table.seat_of(&token(1)), Some(1), "the seats are turned");
        assert_eq!(host.table.epoch(), 2);
        host.play_to_the_end();
    }
}

#[test]
fn an_answer_counts_once_however_often_it_comes() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    let (seat, answer) = host.any_answer();
    assert_eq!(host.answer(1 - seat, answer), Err(Code::NotAsked), "for another's seat");
    let later = Answer { decision: answer.decision + 1, ..answer };
    assert_eq!(host.answer(seat, later), Err(Code::NotAsked), "a question that was not asked");
    assert_eq!(host.answer(seat, answer), Ok(1));
    assert_eq!(host.answer(seat, answer), Ok(0), "again");
    let other = Answer { answer: answer.answer.wrapping_add(1), ..answer };
    assert_eq!(host.answer(seat, other), Err(Code::Answered));
    assert_eq!(host.answer(seat, Answer { epoch: 0, ..answer }), Err(Code::NotAsked));
    let (next, answer) = host.any_answer();
    let illegal = (0..=u8::MAX).map(|n| Answer { answer: n, ..answer });
    let refused: Vec<_> = illegal.filter_map(|answer| host.answer(next, answer).err()).collect();
    assert!(refused.contains(&Code::Illegal));
}

#[test]
fn seats_are_exchanged_before_the_deal_and_everybody_is_asked_again() {
    let seats = vec![Seating::Open, Seating::Open, Seating::Open, Seating::Bot("random".into())];
    let mut host = Host::open(&new_table(SUCCESSION, seats, Clock::None));
    host.sit(1, "Ada").unwrap();
    host.sit(2, "Bo").unwrap();
    let swap = |by, seat, other| Command::Agree { seat: by, proposal: Proposal::Swap(seat, other) };
    assert_eq!(host.tell(swap(0, 0, 2)), Ok(2), "a free seat is free");
    assert_eq!(host.table.seat_of(&token(1)), Some(2));
    assert_eq!(host.table.chairs()[0], Chair::Open);
    assert_eq!(host.tell(Command::Ready { seat: 1, is_ready: true }), Ok(1));
    assert_eq!(host.tell(swap(2, 2, 3)), Ok(2), "a bot does not mind");
    assert!(
        matches!(host.table.chairs()[1], Chair::Person { is_ready: false, .. }),
        "whoever was ready was so with other partners"
    );
    assert_eq!(host.tell(swap(3, 3, 1)), Ok(1), "a person is asked");
    assert_eq!(host.tell(swap(1, 1, 3)), Ok(1), "the other may ask as well");
    for wrong in [swap(3, 1, 0), swap(3, 3, 3), swap(3, 3, 9), swap(0, 0, 1)] {
        assert!(host.tell(wrong.clone()).is_err(), "{wrong:?}");
    }
    assert_eq!(host.tell(swap(1, 3, 1)), Ok(2));
    assert_eq!([1, 2].map(|n| host.table.seat_of(&token(n))), [Some(1), Some(3)]);
    assert!(!host.table.has_offers(), "what was proposed with other seats is forgotten");
    assert_eq!(host.tell(swap(1, 3, 1)), Err(Code::NotProposable), "sent again it does nothing");
    host.sit(3, "Cy").unwrap();
    for seat in [0, 1, 3] {
        host.tell(Command::Ready { seat, is_ready: true }).unwrap();
    }
    assert_eq!(host.table.stage(), Stage::Playing);
    assert_eq!(host.tell(swap(1, 1, 0)), Err(Code::NotProposable), "after the deal everybody stays");
}

#[test]
fn a_bot_is_the_same_bot_at_another_seat() {
    let seats = vec![Seating::Open, Seating::Bot("random".into()), Seating::Open];
    let mut host = Host::open(&new_table(r#"{"game": "claim-it"}"#, seats, Clock::None));
    let numbers = |host: &Host| -> Vec<Option<u8>> {
        let text = host.table.description(None, 0, |_| Presence::Here);
        let Down::<wire::Json, wire::Json>::Table(table) = serde_json::from_str(&text).unwrap() else { panic!() };
        table.seats.iter().map(|seat| seat.bot_number).collect()
    };
    host.begin();
    assert_eq!(numbers(&host), [None, Some(1), None]);
    for seat in [0, 2] {
        host.tell(Command::Agree { seat, proposal: Proposal::End }).unwrap();
    }
    host.tell(Command::Leave { seat: 0 }).unwrap();
    host.tell(Command::Agree { seat: 2, proposal: Proposal::Rematch }).unwrap();
    assert_eq!(numbers(&host), [None, None, Some(1)], "the seats are turned");
    // A second bot sits down where the first began, and is somebody else.
    assert_eq!(host.table.chairs()[1], Chair::Open);
    host.tell(Command::Agree { seat: 0, proposal: Proposal::Bot(1) }).unwrap();
    assert_eq!(numbers(&host), [None, Some(0), Some(1)]);
}

#[test]
fn nobody_gains_time_by_taking_back() {
    let mut host = Host::open(&new_table(r#"{"set": "claim"}"#, vec![Seating::Open; 2], FIVE_MINUTES));
    host.begin();
    let seat = host.table.asked().unwrap();
    let left = |host: &Host| {
        let left = host.at(Audience::Spectator).clocks.unwrap().left;
        [left[usize::from(seat)], left[usize::from(1 - seat)]]
    };
    host.now = 10_000;
    host.play_on();
    assert_eq!(left(&host), [295_000, 300_000]);
    host.now = 40_000;
    for by in [seat, 1 - seat] {
        host.tell(Command::Agree { seat: by, proposal: Proposal::Undo(seat) }).unwrap();
    }
    assert_eq!((host.table.asked(), left(&host)), (Some(seat), [290_000, 270_000]));
}

#[test]
fn a_log_does_not_grow_for_ever() {
    let mut host = Host::two("{}");
    host.sit(1, "Ada").unwrap();
    for n in 1..wire::limits::REQUESTS {
        let command = Command::Ready { seat: 0, is_ready: n % 2 == 1 };
        let context = Context { now: 0, is_away: &|_| false, keys: &|| unreachable!() };
        for entry in host.table.decide(&command, &context).unwrap() {
            host.table.evolve(&entry, 0).unwrap();
        }
    }
    assert_eq!(host.tell(Command::Ready { seat: 0, is_ready: false }), Err(Code::Busy));
    assert_eq!(host.sit(2, "Bo"), Err(Code::Busy));
    assert_eq!(host.tell(Command::Tick), Ok(0));
}

#[test]
fn players_say_where_to_tell_them_and_take_it_along() {
    let mut host = Host::two("{}");
    host.begin();
    let at = |seat, address: Option<&str>| Command::Webhook { seat, address: address.map(String::from) };
    let hooked = |host: &Host, seat: usize| match &host.table.chairs()[seat] {
        Chair::Person { webhook, .. } => webhook.clone(),
        _ => None,
    };
    assert_eq!(host.tell(at(0, Some("https://ntfy.sh/ada"))), Ok(1));
    assert_eq!(host.tell(at(0, Some("https://ntfy.sh/ada"))), Ok(0));
    for wrong in ["", "ftp://a/", "https://a b/", "https://é/", &format!("https://{}", "a".repeat(500))] {
        assert_eq!(host.tell(at(0, Some(wrong))), Err(Code::Webhook), "{wrong}");
    }
    host.play_to_the_end();
    for seat in 0..2 {
        host.tell(Command::Agree { seat, proposal: Proposal::Rematch }).unwrap();
    }
    assert_eq!((hooked(&host, 0), hooked(&host, 1).as_deref()), (None, Some("https://ntfy.sh/ada")));
    assert_eq!(host.tell(at(1, None)), Ok(1));
    assert_eq!(hooked(&host, 1), None);
}

#[test]
fn a_bot_plays_for_whoever_is_away_until_they_are_back() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    let bot = |seat| Command::Agree { seat, proposal: Proposal::Bot(1) };
    assert_eq!(host.tell(bot(0)), Err(Code::NotProposable), "the player is there");
    host.away = vec![1];
    assert_eq!(host.tell(bot(0)), Ok(2));
    let mut by_bots = 0;
    while host.table.stage() == Stage::Playing && by_bots < 5 {
        match host.table.bot_task() {
            Some(task) => {
                let (answer, _) = task.task.think(&bots::Limits::nodes(20)).unwrap();
                let told = Command::BotAnswer { epoch: task.epoch, place: task.place, answer };
                assert_eq!(host.tell(told.clone()), Ok(1));
                assert_eq!(host.tell(told), Ok(0), "a late answer of a bot is no answer");
                by_bots += 1;
            }
            None => host.play_on(),
        }
    }
    assert_eq!(host.tell(Command::Return { seat: 1 }), Ok(1));
    assert!(host.table.chairs()[1].is_playing());
    assert_eq!(host.tell(Command::Return { seat: 1 }), Ok(0));
    assert_eq!([0, 1].map(|seat| host.table.bot_answers(seat)), [0, 5], "who is back is told so");
    while host.table.asked() == Some(0) {
        host.play_on();
    }
    assert_eq!(host.table.bot_answers(1), 5);
    host.play_on();
    assert_eq!(host.table.bot_answers(1), 0, "who answers knows how things are");
}

#[test]
fn those_who_stay_can_end_the_game_and_play_on_with_somebody_else() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    assert_eq!(host.tell(Command::Leave { seat: 1 }), Ok(1));
    assert_eq!(host.tell(Command::Agree { seat: 0, proposal: Proposal::End }), Ok(2));
    assert_eq!(host.at(Audience::Spectator).ended.unwrap().outcome, Outcome::Agreed);
    assert_eq!(host.tell(Command::Agree { seat: 0, proposal: Proposal::Rematch }), Ok(2));
    assert_eq!(host.table.stage(), Stage::Lobby, "one seat is open");
    assert_eq!(host.sit(5, "Cy"), Ok(1));
}

#[test]
fn somebody_who_is_away_does_not_keep_the_others_from_playing_again() {
    let mut host = Host::open(&new_table(r#"{"game": "claim-it"}"#, vec![Seating::Open; 3], Clock::None));
    host.begin();
    let everybody = [0, 1, 2].map(|seat| host.tell(Command::Agree { seat, proposal: Proposal::End }));
    assert_eq!(everybody, [Ok(1), Ok(1), Ok(2)]);
    host.away = vec![2];
    assert_eq!(host.tell(Command::Agree { seat: 0, proposal: Proposal::Rematch }), Ok(1));
    assert_eq!(host.tell(Command::Agree { seat: 1, proposal: Proposal::Rematch }), Ok(3));
    // All have moved on by one seat; who did not agree has to say so, or a bot sits down.
    assert_eq!(host.table.stage(), Stage::Lobby);
    host.away = vec![0];
    assert_eq!(host.tell(Command::Agree { seat: 1, proposal: Proposal::Bot(0) }), Ok(1));
    assert_eq!(host.tell(Command::Agree { seat: 2, proposal: Proposal::Bot(0) }), Ok(3));
    assert_eq!(host.table.stage(), Stage::Playing);
    // One alone waits for the other.
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    let both = [0, 1].map(|seat| host.tell(Command::Agree { seat, proposal: Proposal::End }));
    assert_eq!(both, [Ok(1), Ok(2)]);
    host.away = vec![1];
    assert_eq!(host.tell(Command::Agree { seat: 0, proposal: Proposal::Rematch }), Ok(1));
    host.away.clear();
    assert_eq!(host.tell(Command::Agree { seat: 1, proposal: Proposal::Rematch }), Ok(3));
    assert_eq!(host.table.stage(), Stage::Playing);
}

#[test]
fn entries_that_could_not_have_been_decided_are_refused() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    let name = || Name::new("Eve").unwrap();
    let dealt = Entry::Dealt { deal: [1; 32], bots: [1; 32] };
    let sat = Entry::Sat { seat: 0, name: name(), key: tables::Hash::of(&token(9)) };
    for entry in [dealt, sat, Entry::Turned, Entry::TimeUp(7)] {
        let mut log = host.log.clone();
        log.push((entry.clone(), 0));
        assert!(Table::from_log(ID, log.iter().map(|(entry, at)| (entry, *at))).is_err(), "{entry:?}");
    }
    for entry in [Entry::Ended, Entry::TimeUp(0), Entry::Turned] {
        let log = [host.log[0].clone(), (entry.clone(), 0)];
        assert!(Table::from_log(ID, log.iter().map(|(entry, at)| (entry, *at))).is_err(), "{entry:?}");
    }
}

#[test]
fn an_answer_is_taken_back_only_by_agreement_and_only_while_nothing_was_seen() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    let seat = host.table.asked().unwrap();
    let undo = |by| Command::Agree { seat: by, proposal: Proposal::Undo(seat) };
    assert_eq!(host.tell(undo(seat)), Err(Code::NotProposable), "nothing was answered");
    let before = host.at(Seat(seat));
    host.play_on();
    assert_eq!(host.tell(undo(1 - seat)), Err(Code::NotProposable), "who answered has to ask for it");
    assert_eq!(host.tell(undo(seat)), Ok(1));
    assert_eq!(host.tell(undo(1 - seat)), Ok(2));
    let after = host.at(Seat(seat));
    assert_eq!(after.view.get(), before.view.get());
    assert!(after.epoch > before.epoch, "what is counted is counted anew");
    // The second card of a trick brings the next prize to light.
    host.play_on();
    let follower = host.table.asked().unwrap();
    host.play_on();
    let undo = Command::Agree { seat: follower, proposal: Proposal::Undo(follower) };
    assert_eq!(host.tell(undo), Err(Code::NotProposable));
}

#[test]
fn who_runs_out_of_time_loses() {
    let clock = Clock::Game { seconds: 60, increment: 0 };
    let mut host = Host::open(&new_table("{}", vec![Seating::Open, Seating::Open], clock));
    host.begin();
    let seat = host.table.asked().unwrap();
    host.now = 59_000;
    assert_eq!(host.tell(Command::Tick), Ok(0));
    assert_eq!(host.at(Seat(seat)).clocks.unwrap().left[usize::from(seat)], 1_000);
    host.now = 60_000;
    assert_eq!(host.table.deadline(), Some(60_000));
    assert_eq!(host.tell(Command::Tick), Ok(1));
    let ended = host.at(Seat(0)).ended.unwrap();
    assert_eq!((ended.outcome, ended.winners), (Outcome::Time(seat), vec![1 - seat]));
}

#[test]
fn who_runs_out_of_time_loses_to_all_others_and_with_a_partner() {
    let clock = Clock::Game { seconds: 60, increment: 0 };
    for (game, seats, is_team) in [(SUCCESSION, 3, false), (SUCCESSION, 4, true), (r#"{"game": "claim-it"}"#, 4, false)]
    {
        let mut host = Host::open(&new_table(game, vec![Seating::Open; seats], clock));
        host.begin();
        let late = host.table.asked().unwrap();
        host.now = 60_000;
        host.tell(Command::Tick).unwrap();
        let won = |seat: &u8| if is_team { seat % 2 != late % 2 } else { *seat != late };
        let winners: Vec<u8> = (0..seats as u8).filter(won).collect();
        assert_eq!(host.at(Audience::Spectator).ended.unwrap().winners, winners, "{game}");
    }
}

#[test]
fn whoever_resumes_gets_what_happened_since() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    let mut told: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    while host.table.stage() == Stage::Playing {
        host.play_on();
        for seat in 0..2 {
            let told = told.entry(seat).or_default();
            let from = told.len() as u64;
            let text = host.table.at(Seat(seat).into(), from, 0).unwrap();
            let Down::<wire::Json, wire::Json>::At(at) = serde_json::from_str(&text).unwrap() else { panic!() };
            assert_eq!(at.from, from);
            told.extend(at.events.iter().map(|event| event.get().to_owned()));
        }
    }
    for (seat, told) in told {
        let all: Vec<String> = host.at(Seat(seat)).events.iter().map(|event| event.get().to_owned()).collect();
        assert_eq!(told, all);
    }
}

#[test]
fn what_is_no_game_is_no_table() {
    let two = || vec![Seating::Open, Seating::Open];
    let refused = |new: NewTable| open(&new).unwrap_err();
    for (game, seats, clock, why) in [
        ("{}", vec![Seating::Open], Clock::None, "Claim is not for 1 players"),
        ("{\"set\": \"nothing\"}", two(), Clock::None, "there is no set"),
        ("{\"colour\": 1}", two(), Clock::None, "colour"),
        ("7", two(), Clock::None, ""),
        ("{}", vec![Seating::Bot("expert".into()); 2], Clock::None, "a seat for a person"),
        ("{}", vec![Seating::Open, Seating::Bot("expert:nodes=1000000000".into())], Clock::None, ""),
        ("{}", vec![Seating::Open; 300], Clock::None, ""),
        ("{}", two(), Clock::Game { seconds: 0, increment: 0 }, "a clock"),
        ("{}", two(), Clock::Days(200), "a clock"),
    ] {
        let refusal = refused(new_table(game, seats, clock));
        assert_eq!(refusal.code, Code::Setup);
        assert!(refusal.message.contains(why), "{}", refusal.message);
    }
}

#[test]
fn an_old_proposal_does_not_take_effect_because_somebody_is_cut_off() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.begin();
    let end = |seat| Command::Agree { seat, proposal: Proposal::End };
    assert_eq!(host.tell(end(0)), Ok(1));
    host.away = vec![1];
    assert_eq!(host.tell(Command::Tick), Ok(1), "the proposal lapses");
    assert_eq!((host.table.stage(), host.table.has_offers()), (Stage::Playing, false));
    assert_eq!(host.tell(end(0)), Ok(2), "whoever waits chooses it now");
    assert_eq!(host.table.stage(), Stage::Over);
}

#[test]
fn who_has_days_for_an_answer_need_not_be_connected() {
    let mut host = Host::open(&new_table("{}", vec![Seating::Open, Seating::Open], Clock::Days(3)));
    host.begin();
    host.away = vec![1];
    let bot = Command::Agree { seat: 0, proposal: Proposal::Bot(1) };
    assert_eq!(host.tell(bot.clone()), Err(Code::NotProposable));
    assert_eq!(host.tell(Command::Agree { seat: 0, proposal: Proposal::End }), Ok(1), "the other has to agree");
    assert_eq!(host.tell(Command::Tick), Ok(0));
    assert_eq!(host.table.stage(), Stage::Playing);
    let described = host.table.description(Some(0), 0, |_| Presence::Away);
    assert!(described.contains("cut-off") && !described.contains("away"), "{described}");
    assert_eq!(host.tell(Command::Leave { seat: 1 }), Ok(1));
    assert_eq!(host.tell(bot), Ok(2), "whoever got up has gone");
}

#[test]
fn the_time_of_a_bot_that_stands_in_is_not_charged_to_the_player() {
    let clock = Clock::Game { seconds: 60, increment: 0 };
    let mut host = Host::open(&new_table("{}", vec![Seating::Open, Seating::Open], clock));
    host.begin();
    let seat = host.table.asked().unwrap();
    let left = |host: &Host| host.at(Seat(seat)).clocks.unwrap().left[usize::from(seat)];
    (host.away, host.now) = (vec![seat], 58_000);
    assert_eq!(host.tell(Command::Agree { seat: 1 - seat, proposal: Proposal::Bot(seat) }), Ok(2));
    host.now = 500_000;
    let task = host.table.bot_task().unwrap();
    let (answer, _) = task.task.think(&bots::Limits::nodes(20)).unwrap();
    let told = Command::BotAnswer { epoch: task.epoch, place: task.place, answer };
    assert_eq!(host.tell(told), Ok(1));
    assert_eq!(left(&host), 2_000);
    assert_eq!(host.tell(Command::Return { seat }), Ok(1));
    assert_eq!(left(&host), 10_000, "there is time to look around");
}

#[test]
fn a_rematch_waits_for_whoever_did_not_agree_to_it_or_is_not_there() {
    let bot = |seat| Command::Agree { seat, proposal: Proposal::Bot(1) };
    let rematch = |seat| Command::Agree { seat, proposal: Proposal::Rematch };
    let mut host = Host::two(r#"{"game": "claim-it"}"#);
    host.begin();
    host.away = vec![1];
    assert_eq!(host.tell(bot(0)), Ok(2));
    assert_eq!(host.tell(Command::Agree { seat: 0, proposal: Proposal::End }), Ok(2));
    assert_eq!(host.tell(rematch(0)), Ok(2));
    assert_eq!(host.table.stage(), Stage::Lobby, "a bot played for the other, who has agreed to nothing");
    assert_eq!(host.tell(Command::Ready { seat: 0, is_ready: true }), Ok(2), "who is back says so, and it is dealt");

    let clock = Clock::Game { seconds: 60, increment: 0 };
    let mut host = Host::open(&new_table("{}", vec![Seating::Open, Seating::Open], clock));
    host.begin();
    host.now = 60_000;
    assert_eq!(host.tell(Command::Tick), Ok(1));
    assert_eq!(host.tell(rematch(0)), Ok(1));
    host.away = vec![0];
    assert_eq!(host.tell(rematch(1)), Ok(3), "agreed, turned, and seat 0, now 1, is not ready");
    assert_eq!(host.table.stage(), Stage::Lobby);
    host.away.clear();
    assert_eq!(host.tell(Command::Ready { seat: 1, is_ready: true }), Ok(2));
    assert_eq!(host.table.stage(), Stage::Playing);
}

#[test]
fn whoever_sat_down_and_went_away_does_not_keep_a_lobby_waiting() {
    let mut host = Host::two(r#"{"set": "claim"}"#);
    host.sit(1, "Ada").unwrap();
    host.sit(2, "Bo").unwrap();
    host.tell(Command::Ready { seat: 0, is_ready: true }).unwrap();
    let bot = Command::Agree { seat: 0, proposal: Proposal::Bot(1) };
    assert_eq!(host.tell(bot.clone()), Err(Code::NotProposable), "the player is there");
    host.away = vec![1];
    assert_eq!(host.tell(bot), Ok(3), "a bot stands in, and it is dealt");
    assert_eq!(host.tell(Command::Return { seat: 1 }), Ok(1), "the seat is still theirs");
}
