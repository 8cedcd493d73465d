//! Says elsewhere whose turn it is, for games that take days: a POST with a short JSON object.

use std::{
    collections::HashMap,
    io,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use serde::Serialize;
use tables::Audience;
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpStream, lookup_host},
    sync::Semaphore,
    task::spawn_blocking,
    time::{Instant, sleep, timeout},
};
use tokio_rustls::{TlsConnector, rustls::ClientConfig};
use wire::{Name, TableId, WebhookAddress};

/// How long one may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long is waited before each attempt: a service may be down for a moment. After the last it is given up; whoever
/// comes to the table later sees whose turn it is.
const PAUSES: &[Duration] = &[Duration::ZERO, Duration::from_secs(10), Duration::from_mins(1), Duration::from_mins(5)];
/// How many are under way at a time.
const UNDER_WAY: usize = 64;
/// How many are under way to one host: one that does not answer leaves room for the others.
const UNDER_WAY_TO_HOST: usize = 4;
/// How many are under way or wait for that.
const QUEUE: usize = 4_096;
/// How many are under way to one host or wait for that.
const QUEUE_OF_HOST: usize = 1_024;
/// How many that did not arrive are kept to be sent again.
const RETRIES: usize = 4_096;
/// How many that did not arrive at one host are kept: a host that cannot be reached leaves room for others.
const RETRIES_OF_HOST: usize = 512;
/// How often it is said at most that some are not sent.
const REPORT: Duration = Duration::from_mins(1);

/// What is said.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) table: TableId,
    /// Whose turn it is.
    pub(crate) seat: u8,
    pub(crate) name: Name,
    pub(crate) link: Option<String>,
}

#[derive(Serialize)]
struct Body<'a> {
    table: TableId,
    seat: u8,
    name: &'a Name,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<&'a str>,
    /// For chat services, under the names that most of them read.
    text: &'a str,
    content: &'a str,
    /// For Discord: nobody is called by what a player is named.
    allowed_mentions: Mentions,
}

/// What calls somebody: nothing.
#[derive(Default, Serialize)]
struct Mentions {
    parse: [&'static str; 0],
}

/// Whom a notice is for: a seat of a table, or all who read the address of the table.
pub(crate) type Recipient = (TableId, Audience);

/// The notices that are under way, and those that wait.
#[derive(Debug)]
pub(crate) struct Hooks {
    /// Is the server for the world, whom it must not let reach into its own network?
    is_public: bool,
    patience: Duration,
    pauses: &'static [Duration],
    under_way: Semaphore,
    hosts: Mutex<HashMap<String, Host>>,
    /// The number of the newest notice for each recipient, until it has arrived or is given up: older ones are out of date.
    newest: Mutex<HashMap<Recipient, u64>>,
    next_number: AtomicU64,
    /// When it was last said that some are not sent, since too many wait.
    reported: Mutex<Option<Instant>>,
}

/// The notices for one host.
#[derive(Debug)]
struct Host {
    under_way: Arc<Semaphore>,
    /// How many are under way or wait for that.
    queued: usize,
    /// How many are kept to be sent again.
    kept: usize,
}

/// A place among the notices of a host, which is free again when this is dropped.
struct Place {
    hooks: Arc<Hooks>,
    host: String,
    under_way: Arc<Semaphore>,
    is_kept: bool,
}

/// What came of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    /// It arrived, or whoever was called wants none.
    Done,
    /// It may arrive another time.
    Later,
}

impl Hooks {
    pub(crate) fn new(is_public: bool) -> Arc<Hooks> {
        Hooks::with_patience(is_public, PATIENCE, PAUSES)
    }

    fn with_patience(is_public: bool, patience: Duration, pauses: &'static [Duration]) -> Arc<Hooks> {
        Arc::new(Hooks {
            is_public,
            patience,
            pauses,
            under_way: Semaphore::new(UNDER_WAY),
            hosts: Mutex::default(),
            newest: Mutex::default(),
            next_number: AtomicU64::new(0),
            reported: Mutex::default(),
        })
    }

    /// Sends a notice in place of an older one that has not arrived yet, again if it does not arrive, and forgets about it.
    pub(crate) fn post(self: &Arc<Self>, recipient: Recipient, address: String, notice: Notice) {
        let number = self.next_number.fetch_add(1, Ordering::Relaxed);
        self.newest().insert(recipient, number);
        let place = WebhookAddress::parse(&address).and_then(|address| self.queue(address.host));
        let hooks = Arc::clone(self);
        tokio::spawn(async move {
            if let Some(place) = place {
                place.deliver(&address, &notice, |hooks| hooks.newest().get(&recipient) == Some(&number)).await;
            }
            let mut newest = hooks.newest();
            if newest.get(&recipient) == Some(&number) {
                newest.remove(&recipient);
            }
        });
    }

    /// What has not arrived is out of date.
    pub(crate) fn withdraw(&self, recipient: Recipient) {
        self.newest().remove(&recipient);
    }

    /// A place in the queue, if there is one.
    fn queue(self: &Arc<Self>, host: &str) -> Option<Place> {
        let host = host.to_ascii_lowercase();
        let mut hosts = self.hosts();
        let (all, own) = (hosts.values().map(|host| host.queued).sum::<usize>(), hosts.get(&host));
        let is_full = all >= QUEUE || own.is_some_and(|own| own.queued >= QUEUE_OF_HOST);
        if is_full {
            self.report_full();
            return None;
        }
        let new = || Host { under_way: Arc::new(Semaphore::new(UNDER_WAY_TO_HOST)), queued: 0, kept: 0 };
        let own = hosts.entry(host.clone()).or_insert_with(new);
        own.queued += 1;
        Some(Place { hooks: Arc::clone(self), host, under_way: Arc::clone(&own.under_way), is_kept: false })
    }

    /// Says that some are not sent, but not every time.
    fn report_full(&self) {
        let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        if reported.is_none_or(|last| last.elapsed() >= REPORT) {
            *reported = Some(Instant::now());
            eprintln!("claimant: too many webhooks wait, and some are not called");
        }
    }

    fn hosts(&self) -> MutexGuard<'_, HashMap<String, Host>> {
        self.hosts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn newest(&self) -> MutexGuard<'_, HashMap<Recipient, u64>> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Sends a notice until it has arrived, is out of date or is given up.
    async fn deliver(self, address: &str, notice: &Notice, is_newest: impl Fn(&Hooks) -> bool) {
        let (hooks, mut place) = (Arc::clone(&self.hooks), Some(self));
        for pause in hooks.pauses {
            sleep(*pause).await;
            // One that was kept gives up its room, and waits like any other.
            let queued = match place.take() {
                Some(kept) if kept.is_kept => hooks.queue(&kept.host),
                queued => queued,
            };
            let Some(queued) = queued else { return };
            if queued.attempt(address, notice, &is_newest).await == Outcome::Done {
                return;
            }
            place = queued.keep();
            if place.is_none() {
                return;
            }
        }
    }

    /// Sends a notice once, unless it is out of date when its turn comes.
    async fn attempt(&self, address: &str, notice: &Notice, is_newest: impl Fn(&Hooks) -> bool) -> Outcome {
        // First the host's, so that whoever waits for a slow host is in nobody else's way.
        let (Ok(_of_host), Ok(_of_all)) = (self.under_way.acquire().await, self.hooks.under_way.acquire().await) else {
            return Outcome::Done;
        };
        if !is_newest(&self.hooks) {
            return Outcome::Done;
        }
        let sent = timeout(self.hooks.patience, async {
            let certificates = spawn_blocking(tls::config).await.map_err(io::Error::other)?;
            send(address, notice, self.hooks.is_public, certificates).await
        });
        match sent.await {
            Ok(Ok(outcome)) => outcome,
            // An address that leads nowhere does not become better.
            Ok(Err(error)) if error.kind() == io::ErrorKind::InvalidInput => Outcome::Done,
            Ok(Err(_)) | Err(_) => Outcome::Later,
        }
    }

    /// Makes room for others, and stays to be sent again, unless too many for this host do.
    fn keep(mut self) -> Option<Place> {
        let hooks = Arc::clone(&self.hooks);
        let mut hosts = hooks.hosts();
        let all: usize = hosts.values().map(|host| host.kept).sum();
        let own = hosts.get_mut(&self.host).filter(|own| all < RETRIES && own.kept < RETRIES_OF_HOST);
        let has_room = own.map(|own| {
            own.queued -= 1;
            own.kept += 1;
        });
        // The lock is free again before this place is given up.
        drop(hosts);
        if has_room.is_none() {
            hooks.report_full();
            return None;
        }
        self.is_kept = true;
        Some(self)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut hosts = self.hooks.hosts();
        if let Some(host) = hosts.get_mut(&self.host) {
            *(if self.is_kept { &mut host.kept } else { &mut host.queued }) -= 1;
            if (host.queued, host.kept) == (0, 0) {
                hosts.remove(&self.host);
            }
        }
    }
}

async fn send(
    address: &str,
    notice: &Notice,
    is_public: bool,
    certificates: io::Result<Arc<ClientConfig>>,
) -> io::Result<Outcome> {
    let no_address = || io::Error::new(io::ErrorKind::InvalidInput, "this is no address of a webhook");
    let parsed = WebhookAddress::parse(address).ok_or_else(no_address)?;
    let WebhookAddress { is_secure, host, port, path } = parsed;
    // Strangers must not make a server send requests into the network that it stands in.
    let bare = host.trim_matches(['[', ']']);
    let mut found = lookup_host((bare, port)).await?;
    let target = found.find(|found| !is_public || !is_private(found.ip()));
    let stream = TcpStream::connect(target.ok_or_else(no_address)?).await?;
    let request = request(&parsed.authority(), path, notice)?;
    if is_secure {
        let name = tls::server_name(bare).map_err(|_| no_address())?;
        exchange(TlsConnector::from(certificates?).connect(name, stream).await?, &request).await
    } else {
        exchange(stream, &request).await
    }
}

/// Sends the request, and reads enough of the answer to know whether to send it again.
async fn exchange(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &str) -> io::Result<Outcome> {
    stream.write_all(request.as_bytes()).await?;
    stream.flush().await?;
    let mut answer = [0; "HTTP/1.1 200".len()];
    stream.read_exact(&mut answer).await?;
    let is_temporary = matches!(answer.rsplit(|&byte| byte == b' ').next(), Some(b"429" | [b'5', ..]));
    Ok(if is_temporary { Outcome::Later } else { Outcome::Done })
}

fn request(authority: &str, path: &str, notice: &Notice) -> io::Result<String> {
    let whose = format!("{}, it is your turn", plain(&notice.name));
    let text = match &notice.link {
        Some(link) => format!("{whose}: {link}"),
        None => format!("{whose} at table {}", notice.table),
    };
    let (table, seat, name, link) = (notice.table, notice.seat, &notice.name, notice.link.as_deref());
    let allowed_mentions = Mentions::default();
    let body = serde_json::to_string(&Body { table, seat, name, link, text: &text, content: &text, allowed_mentions })?;
    Ok(format!(
        "POST {path} HTTP/1.1\r\nhost: {authority}\r\nuser-agent: claimant\r\ncontent-type: application/json\r\n\
        content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    ))
}

/// A name for chat services. What they would read as formatting, as a link or as a call to somebody is written with the wide
/// form of the same character: each service escapes otherwise, and some not at all.
fn plain(name: &Name) -> String {
    let wide =
        |c: char| if r"\*_~`|<>[]()#@/&".contains(c) { char::from_u32(c as u32 + 0xfee0).unwrap_or(c) } else { c };
    name.to_string().chars().map(wide).collect()
}

/// Does an address lead into a network of somebody's own, or nowhere?
fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [first, second, ..] = v4.octets();
            let is_shared = first == 100 && second & 0xc0 == 64;
            let is_own = v4.is_loopback() || v4.is_private() || v4.is_link_local();
            // The first network is this one, the last are of no use to anybody.
            is_own || is_shared || first == 0 || first >= 224
        }
        IpAddr::V6(v6) => {
            let is_own = v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local() || v6.is_unspecified();
            // Gateways to IPv4 (64:ff9b::/96, 2002::/16) could lead to any of those above.
            let is_gateway = matches!(v6.segments(), [0x64, 0xff9b, ..] | [0x2002, ..]);
            is_own || is_gateway || v6.is_multicast()
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::{net::TcpListener, sync::mpsc, task::JoinHandle};
    use tokio_rustls::{
        TlsAcceptor,
        rustls::{
            ServerConfig,
            crypto::ring,
            pki_types::{CertificateDer, PrivateKeyDer},
        },
    };

    use super::*;

    #[test]
    fn networks_of_ones_own_are_known() {
        for (address, private) in [
            ("127.0.0.1", true),
            ("192.168.1.1", true),
            ("169.254.169.254", true),
            ("100.64.0.1", true),
            ("::1", true),
            ("::ffff:10.0.0.1", true),
            ("fd00::1", true),
            ("0.0.0.0", true),
            ("0.1.2.3", true),
            ("255.255.255.255", true),
            ("64:ff9b::a00:1", true),
            ("2002:a00:1::", true),
            ("100.128.0.1", false),
            ("203.0.113.7", false),
            ("2001:db8::1", false),
        ] {
            assert_eq!(is_private(address.parse().unwrap()), private, "{address}");
        }
    }

    /// The names in the notices that come to a host, which answers all or none.
    async fn host(answers: bool) -> (u16, mpsc::UnboundedReceiver<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (told, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut open = Vec::new();
            while let Ok((mut stream, _)) = listener.accept().await {
                let (mut text, mut bytes) = (String::new(), [0; 4096]);
                while !text.ends_with('}') {
                    let n = stream.read(&mut bytes).await.unwrap();
                    text.push_str(std::str::from_utf8(&bytes[..n]).unwrap());
                }
                let name = text.split_once(r#""name":""#).unwrap().1.split_once('"').unwrap().0;
                told.send(name.to_owned()).unwrap();
                if answers {
                    stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
                } else {
                    open.push(stream);
                }
            }
        });
        (port, heard)
    }

    #[tokio::test]
    async fn no_notice_is_lost_if_many_come_at_once_or_another_host_does_not_answer() {
        let hooks = Hooks::with_patience(false, Duration::from_mins(5), &[Duration::ZERO]);
        let (silent, mut unanswered) = host(false).await;
        let (port, mut heard) = host(true).await;
        let named = |n: usize| Notice { name: Name::new(&n.to_string()).unwrap(), ..notice() };
        for n in 0..100 {
            hooks.post(seat(n), format!("http://localhost:{silent}/"), named(n));
        }
        for n in 0..100 {
            hooks.post(seat(100 + n), format!("http://127.0.0.1:{port}/"), named(n));
        }
        let mut names = Vec::new();
        while names.len() < 100 {
            let name = timeout(Duration::from_secs(30), heard.recv()).await;
            names.push(name.unwrap_or_else(|_| panic!("lost after {names:?}")).unwrap().parse::<usize>().unwrap());
        }
        names.sort_unstable();
        assert!(names.into_iter().eq(0..100));
        let waiting = std::iter::from_fn(|| unanswered.try_recv().ok()).count();
        assert!(waiting <= UNDER_WAY_TO_HOST, "{waiting} under way to one host");
    }

    #[tokio::test]
    async fn a_host_that_does_not_answer_is_given_up_and_the_queue_has_an_end() {
        let hooks = Hooks::with_patience(false, Duration::from_secs(1), &[Duration::ZERO]);
        let (silent, mut unanswered) = host(false).await;
        for n in 0..QUEUE_OF_HOST + 10 {
            hooks.post(seat(n), format!("http://127.0.0.1:{silent}/"), notice());
        }
        assert_eq!(hooks.hosts()["127.0.0.1"].queued, QUEUE_OF_HOST);
        assert!(hooks.reported.lock().unwrap().is_some());
        for _ in 0..3 * UNDER_WAY_TO_HOST {
            timeout(Duration::from_secs(30), unanswered.recv()).await.unwrap().unwrap();
        }
        let queued = hooks.hosts()["127.0.0.1"].queued;
        hooks.post(seat(0), format!("http://127.0.0.1:{silent}/"), notice());
        assert_eq!(hooks.hosts()["127.0.0.1"].queued, queued + 1, "there is room again");
    }

    #[tokio::test]
    async fn a_notice_that_does_not_arrive_is_sent_again_and_one_that_is_refused_is_not() {
        const AGAIN: &[Duration] = &[Duration::ZERO; 5];
        // Nobody listens, then the service is down, then it has too much to do, then it refuses.
        let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (port, hooks) = (free.local_addr().unwrap().port(), Hooks::with_patience(false, PATIENCE, AGAIN));
        let (told, mut heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            for answer in ["", "HTTP/1.1 503 Down\r\n\r\n", "HTTP/1.0 429 Slow\r\n\r\n", "HTTP/1.1 404 No\r\n\r\n"] {
                let (mut stream, _) = free.accept().await.unwrap();
                let _ = stream.read(&mut [0; 4096]).await.unwrap();
                stream.write_all(answer.as_bytes()).await.unwrap();
                told.send(answer).unwrap();
            }
            // A fifth attempt would be heard.
            if timeout(Duration::from_millis(200), free.accept()).await.is_ok() {
                told.send("again").unwrap();
            }
        });
        hooks.post(seat(0), format!("http://127.0.0.1:{port}/"), notice());
        let mut answers = Vec::new();
        while let Some(answer) = timeout(Duration::from_secs(30), heard.recv()).await.unwrap() {
            answers.extend(answer.split_ascii_whitespace().nth(1).or(Some(answer)));
        }
        assert_eq!(answers, ["", "503", "429", "404"]);
    }

    /// A server with a certificate of its own for `localhost`: its port, who vouches for it, and the first request.
    async fn server() -> (u16, CertificateDer<'static>, JoinHandle<String>) {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let certificate = made.cert.der().clone();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
        let config = config.with_single_cert(vec![certificate.clone()], key).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let serving = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let Ok(mut stream) = TlsAcceptor::from(Arc::new(config)).accept(stream).await else {
                return "no handshake".into();
            };
            let (mut heard, mut bytes) = (String::new(), [0; 4096]);
            while !heard.ends_with('}') {
                let n = stream.read(&mut bytes).await.unwrap();
                heard.push_str(std::str::from_utf8(&bytes[..n]).unwrap());
            }
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
            heard
        });
        (port, certificate, serving)
    }

    async fn until(is_so: impl Fn() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            assert!(begun.elapsed() < Duration::from_mins(1), "it never comes to that");
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// A seat of one of many tables.
    fn seat(n: usize) -> Recipient {
        let [low, high, ..] = n.to_le_bytes();
        (TableId::new([low, high, 0, 0, 0, 0, 0, 0, 0, 0]), Audience::Seat(tables::Seat(0)))
    }

    #[tokio::test]
    async fn a_newer_notice_replaces_one_that_has_not_arrived_and_one_that_is_out_of_date_is_withdrawn() {
        const AGAIN: &[Duration] = &[Duration::ZERO, Duration::from_secs(3)];
        let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (port, hooks) = (free.local_addr().unwrap().port(), Hooks::with_patience(false, PATIENCE, AGAIN));
        let mut names = Vec::new();
        let named = |name: &str| Notice { name: Name::new(name).unwrap(), ..notice() };
        let post = |n: usize, name: &str| hooks.post(seat(n), format!("http://127.0.0.1:{port}/"), named(name));
        post(0, "old");
        post(1, "withdrawn");
        post(2, "patient");
        while names.len() < 6 {
            let (mut stream, _) = timeout(Duration::from_secs(30), free.accept()).await.unwrap().unwrap();
            let mut bytes = [0; 4096];
            let n = stream.read(&mut bytes).await.unwrap();
            let text = std::str::from_utf8(&bytes[..n]).unwrap();
            names.push(text.split_once(r#""name":""#).unwrap().1.split_once('"').unwrap().0.to_owned());
            stream.write_all(b"HTTP/1.1 503 Down\r\n\r\n").await.unwrap();
            if names.len() == 3 {
                post(0, "new");
                hooks.withdraw(seat(1));
            }
        }
        assert!(timeout(Duration::from_secs(1), free.accept()).await.is_err(), "more was sent than was to be");
        names[..3].sort_unstable();
        names[3..].sort_unstable();
        assert_eq!(names, ["old", "patient", "withdrawn", "new", "new", "patient"]);
        assert!(hooks.newest().is_empty() && hooks.hosts().is_empty(), "nothing is kept of what was given up");
    }

    #[tokio::test]
    async fn what_cannot_arrive_is_not_kept_and_what_did_not_is_kept_for_few() {
        const LATER: &[Duration] = &[Duration::ZERO, Duration::from_hours(1)];
        let hooks = Hooks::with_patience(true, PATIENCE, LATER);
        // A server for the world calls no address of its own network, neither now nor later.
        hooks.post(seat(0), "http://127.0.0.1:1/".into(), notice());
        let is_quiet = || hooks.newest().is_empty() && hooks.hosts().is_empty();
        until(is_quiet).await;
        let hooks = Hooks::with_patience(false, PATIENCE, LATER);
        let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
        for n in 0..RETRIES_OF_HOST + 10 {
            hooks.post(seat(n), format!("http://127.0.0.1:{port}/"), notice());
        }
        until(|| hooks.hosts()["127.0.0.1"].queued == 0).await;
        assert_eq!(hooks.hosts()["127.0.0.1"].kept, RETRIES_OF_HOST);
    }

    fn notice() -> Notice {
        let table = TableId::new([7; 10]);
        Notice { table, seat: 1, name: Name::new("Bo").unwrap(), link: Some("https://x/t/y".into()) }
    }

    #[test]
    fn a_name_calls_nobody_and_is_no_link() {
        for (name, shown) in [
            ("@everyone", "＠everyone"),
            ("[x](http://evil.io)", "［x］（http:／／evil.io）"),
            ("<!channel>", "＜!channel＞"),
            ("**Bo** _y_ `z` ||s||", "＊＊Bo＊＊ ＿y＿ ｀z｀ ｜｜s｜｜"),
            ("Zoë O'Neil-2", "Zoë O'Neil-2"),
        ] {
            let request = request("x", "/", &Notice { name: Name::new(name).unwrap(), ..notice() }).unwrap();
            let body: serde_json::Value = serde_json::from_str(request.split_once("\r\n\r\n").unwrap().1).unwrap();
            for field in ["text", "content"] {
                assert_eq!(body[field], format!("{shown}, it is your turn: https://x/t/y"));
            }
            assert_eq!((&body["name"], &body["allowed_mentions"]), (&name.into(), &serde_json::json!({"parse": []})));
        }
    }

    #[tokio::test]
    async fn a_notice_goes_over_tls_to_whoever_is_believed() {
        let (port, certificate, heard) = server().await;
        let address = format!("https://localhost:{port}/api/webhooks/1/x");
        send(&address, &notice(), false, tls::config_with([certificate])).await.unwrap();
        let heard = heard.await.unwrap();
        assert!(heard.starts_with("POST /api/webhooks/1/x HTTP/1.1\r\n"), "{heard}");
        assert!(heard.contains(&format!("host: localhost:{port}\r\n")), "{heard}");
        assert!(heard.contains(r#""content":"Bo, it is your turn: https://x/t/y""#), "{heard}");

        let (port, ..) = server().await;
        let (_, stranger, _) = server().await;
        let address = format!("https://localhost:{port}/");
        let refused = send(&address, &notice(), false, tls::config_with([stranger])).await.unwrap_err();
        assert!(refused.to_string().contains("certificate"), "{refused}");
    }

    #[tokio::test]
    async fn a_server_for_the_world_calls_no_address_of_its_own_network() {
        for scheme in ["http", "https"] {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = format!("{scheme}://localhost:{}/", listener.local_addr().unwrap().port());
            assert!(send(&address, &notice(), true, tls::config()).await.is_err());
            assert!(timeout(Duration::from_millis(100), listener.accept()).await.is_err(), "{scheme}");
        }
    }
}
