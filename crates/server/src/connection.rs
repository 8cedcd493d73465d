//! A connection: who has how many, and how long a client may take nothing of what it is sent.

use std::{
    collections::HashMap,
    io::{self, ErrorKind, IoSlice},
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// How many connections each address has.
#[derive(Debug)]
pub(crate) struct Connections {
    most: u32,
    /// They speak for many, and limit these themselves.
    proxies: Vec<IpAddr>,
    all: Mutex<HashMap<IpAddr, u32>>,
}

/// A place among the connections of an address, which is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    pub(crate) fn new(most: u32, proxies: Vec<IpAddr>) -> Connections {
        let proxies = proxies.into_iter().map(online::network).collect();
        Connections { most, proxies, all: Mutex::default() }
    }

    /// A place for one more, if there is one. This machine, where tests are and proxies that were not named, has no limit.
    pub(crate) fn place(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let address = online::network(address);
        let is_limited = !address.is_loopback() && !self.proxies.contains(&address);
        let mut all = self.lock();
        let own = all.entry(address).or_default();
        if is_limited && *own >= self.most {
            return None;
        }
        *own += 1;
        Some(Place { connections: Arc::clone(self), address })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.connections.lock();
        if let Some(own) = all.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                all.remove(&self.address);
            }
        }
    }
}

/// A stream that fails if for too long nothing is taken of what is written.
#[derive(Debug)]
pub(crate) struct Connection<S> {
    stream: S,
    patience: Duration,
    /// Runs while something waits to be taken.
    deadline: Option<Pin<Box<Sleep>>>,
    /// Held for as long as the connection lasts, also as a WebSocket.
    _place: Place,
}

impl<S: AsyncWrite + Unpin> Connection<S> {
    pub(crate) const fn new(stream: S, patience: Duration, place: Place) -> Connection<S> {
        Connection { stream, patience, deadline: None, _place: place }
    }

    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let written = write(Pin::new(&mut self.stream), context);
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        deadline.as_mut().poll(context).map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, bytes)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.in_time(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.in_time(context, |stream, context| stream.poll_write_vectored(context, bytes))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.in_time(context, AsyncWrite::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.in_time(context, AsyncWrite::poll_shutdown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_no_more_connections_than_it_may() {
        let proxy = IpAddr::from([10, 0, 0, 1]);
        let connections = Arc::new(Connections::new(2, vec![proxy]));
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let first = connections.place(address("192.0.2.1"));
        let second = connections.place(address("::ffff:192.0.2.1"));
        assert!(first.is_some() && second.is_some());
        assert!(connections.place(address("192.0.2.1")).is_none());
        let others: Vec<_> = (0..2).map(|n| connections.place(address(&format!("2001:db8::{n}")))).collect();
        assert!(others.iter().all(Option::is_some), "others have room");
        assert!(connections.place(address("2001:db8::9")).is_none(), "one household");
        let many: Vec<_> = [proxy, address("::1")].repeat(9).into_iter().map(|it| connections.place(it)).collect();
        assert!(many.iter().all(Option::is_some), "proxies and this machine have no limit");
        drop(first);
        assert!(connections.place(address("192.0.2.1")).is_some());
        drop((second, others, many));
        assert!(connections.lock().is_empty());
    }
}
