//! How much clients may do: token buckets for each socket and each address.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use wire::{Code, Refusal};

/// How many at once, and how many in a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many in a second.
    pub per_second: f64,
}

/// How much clients may do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Messages of a socket.
    pub messages: Rate,
    /// Quick phrases of a socket.
    pub phrases: Rate,
    /// What a seat asks for beside playing: being ready, proposals, getting up.
    pub requests: Rate,
    /// Greetings of an address: whoever was cut off comes back with one.
    pub hellos: Rate,
    /// New tables of an address.
    pub tables: Rate,
    /// Looks of an address at tables over HTTP: is there such a table, and its QR code.
    pub looks: Rate,
    /// Sockets of an address.
    pub sockets: u32,
    /// Spectators at a table.
    pub spectators: u32,
    /// How many times as much this machine itself may do, where proxies and tests are.
    pub loopback: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: Rate { burst: 40.0, per_second: 20.0 },
            phrases: Rate { burst: 2.0, per_second: 0.5 },
            requests: Rate { burst: 40.0, per_second: 1.0 },
            hellos: Rate { burst: 20.0, per_second: 1.0 },
            tables: Rate { burst: 10.0, per_second: 0.1 },
            looks: Rate { burst: 60.0, per_second: 2.0 },
            sockets: 64,
            spectators: 500,
            loopback: 200,
        }
    }
}

/// A bucket of tokens, which fills with time. It can be overdrawn: whoever goes on all the same gets deeper into debt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    tokens: f64,
    filled: Instant,
}

/// Not now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TooFast {
    /// Later.
    RetryAfter(Duration),
    /// It was said often enough.
    Enough,
}

impl TooFast {
    /// The same as a refusal.
    pub(crate) fn refusal(self, why: &str) -> Refusal {
        let wait = match self {
            TooFast::RetryAfter(wait) => wait,
            TooFast::Enough => Duration::from_mins(1),
        };
        let retry_after = Some(wait.as_millis().try_into().unwrap_or(u32::MAX));
        Refusal { retry_after, ..Refusal::new(Code::SlowDown, why) }
    }
}

impl Bucket {
    pub(crate) const fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, tokens: rate.burst, filled: now }
    }

    /// Takes a token.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), TooFast> {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.tokens = (self.tokens + passed * self.rate.per_second).min(self.rate.burst);
        self.tokens -= 1.0;
        if self.tokens >= 0.0 {
            Ok(())
        } else if self.tokens > -2.0 * self.rate.burst {
            Err(TooFast::RetryAfter(Duration::from_secs_f64((1.0 - self.tokens) / self.rate.per_second.max(0.001))))
        } else {
            // No deeper: who waits long enough is served again.
            self.tokens = -2.0 * self.rate.burst;
            Err(TooFast::Enough)
        }
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * self.rate.per_second >= self.rate.burst
    }
}

/// The buckets of all addresses.
#[derive(Debug)]
pub(crate) struct Addresses {
    limits: Limits,
    all: Mutex<HashMap<IpAddr, Address>>,
}

#[derive(Debug)]
struct Address {
    hellos: Bucket,
    tables: Bucket,
    looks: Bucket,
    sockets: u32,
}

/// A place among the sockets of an address, which is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

/// The number of addresses that are remembered before those are dropped that need not be.
const REMEMBERED: usize = 10_000;

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Addresses {
        Addresses { limits, all: Mutex::default() }
    }

    /// May this address greet a table?
    pub(crate) fn hello(&self, address: IpAddr) -> Result<(), TooFast> {
        self.with(address, |address, now| address.hellos.take(now))
    }

    /// May this address open a table?
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), TooFast> {
        self.with(address, |address, now| address.tables.take(now))
    }

    /// May this address look at a table over HTTP?
    pub(crate) fn look(&self, address: IpAddr) -> Result<(), TooFast> {
        self.with(address, |address, now| address.looks.take(now))
    }

    /// A place for a socket, if there is one.
    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Option<SocketPlace> {
        let most = self.limits.sockets.saturating_mul(self.factor(address));
        let is_taken = self.with(address, |address, _| {
            let is_free = address.sockets < most;
            address.sockets += u32::from(is_free);
            is_free
        });
        is_taken.then(|| SocketPlace { addresses: Arc::clone(self), address })
    }

    fn factor(&self, address: IpAddr) -> u32 {
        if address.is_loopback() { self.limits.loopback.max(1) } else { 1 }
    }

    fn with<T>(&self, address: IpAddr, done: impl FnOnce(&mut Address, Instant) -> T) -> T {
        let (address, now) = (network(address), Instant::now());
        let mut all = self.lock();
        if all.len() >= REMEMBERED {
            let is_full = |it: &Address| [&it.hellos, &it.tables, &it.looks].iter().all(|bucket| bucket.is_full(now));
            all.retain(|_, it| it.sockets > 0 || !is_full(it));
        }
        let times = f64::from(self.factor(address));
        let more = |rate: Rate| Rate { burst: rate.burst * times, per_second: rate.per_second * times };
        let new = || Address {
            hellos: Bucket::new(more(self.limits.hellos), now),
            tables: Bucket::new(more(self.limits.tables), now),
            looks: Bucket::new(more(self.limits.looks), now),
            sockets: 0,
        };
        done(all.entry(address).or_insert_with(new), now)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        self.addresses.with(self.address, |address, _| address.sockets = address.sockets.saturating_sub(1));
    }
}

/// The network that counts as one address: for IPv6 the 64 bits that a household gets.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(Ipv6Addr::LOCALHOST) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() >> 64 << 64)),
        short @ IpAddr::V4(_) => short,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate { burst: 4.0, per_second: 2.0 }, start);
        assert!((0..4).all(|_| bucket.take(start).is_ok()));
        assert!(matches!(bucket.take(start), Err(TooFast::RetryAfter(_))));
        let later = start + Duration::from_secs(2);
        assert!((0..3).all(|_| bucket.take(later).is_ok()));
        let refused: Vec<_> = (0..12).map(|_| bucket.take(later)).collect();
        assert_eq!(refused.iter().position(|it| *it == Err(TooFast::Enough)), Some(7), "{refused:?}");
        assert!(bucket.take(later + Duration::from_mins(1)).is_ok(), "nobody is refused for ever");
    }

    #[test]
    fn addresses_do_not_wait_for_each_other() {
        let addresses = Arc::new(Addresses::new(Limits::default()));
        let home = |n: u8| IpAddr::from([192, 168, 0, n]);
        assert!((0..20).all(|_| addresses.hello(home(1)).is_ok()));
        assert!(addresses.hello(home(1)).is_err());
        assert!(addresses.hello(home(2)).is_ok());
        assert!((0..10).all(|_| addresses.table(home(1)).is_ok()));
        assert!(addresses.table(home(1)).is_err());
        let v6 = |text: &str| text.parse::<IpAddr>().unwrap();
        assert!((0..20).all(|n| addresses.hello(v6(&format!("2001:db8::{n}"))).is_ok()));
        assert!(addresses.hello(v6("2001:db8::99")).is_err(), "one household");
        assert!(addresses.hello(v6("2001:db8:0:1::99")).is_ok());
        assert!((0..1_000).all(|_| addresses.hello(v6("::1")).is_ok()), "this machine");
    }

    #[test]
    fn a_socket_that_is_closed_makes_room() {
        let addresses = Arc::new(Addresses::new(Limits { sockets: 2, ..Limits::default() }));
        let home = IpAddr::from([192, 168, 0, 1]);
        let (first, second) = (addresses.socket(home), addresses.socket(home));
        assert!(first.is_some() && second.is_some() && addresses.socket(home).is_none());
        drop(first);
        assert!(addresses.socket(home).is_some());
    }
}
