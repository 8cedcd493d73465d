//! A bad network: passes bytes on between clients and a server, and cuts, stalls, slows down and delays.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use game::Chance;
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::{Instant, sleep, sleep_until, timeout_at},
};

/// What a network does to a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It is cut.
    Cut,
    /// Nothing arrives any more, and nobody is told.
    Stall,
    /// What the client sends does not arrive any more; what it is sent does.
    Deaf,
    /// Few bytes in a second.
    Slow,
    /// Everything arrives late.
    Delay,
}

impl Trouble {
    /// All of them.
    pub const ALL: [Trouble; 5] = [Trouble::Cut, Trouble::Stall, Trouble::Deaf, Trouble::Slow, Trouble::Delay];
}

/// A bad network before a server.
#[derive(Debug)]
pub struct Proxy {
    /// Where clients connect.
    pub address: SocketAddr,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// Stands before a server; each connection gets one of these troubles.
    pub async fn start(server: SocketAddr, troubles: &'static [Trouble], seed: u64) -> io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let mut chance = Chance::from_seed(seed);
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let trouble = troubles[chance.below(troubles.len() as u32) as usize];
                let begins = Instant::now() + Duration::from_millis(100 + u64::from(chance.below(1_900)));
                tokio::spawn(pass_on(client, server, trouble, begins));
            }
        });
        Ok(Proxy { address, accepting })
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn pass_on(mut client: TcpStream, server: SocketAddr, trouble: Trouble, begins: Instant) {
    let Ok(mut server) = TcpStream::connect(server).await else { return };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let (mut from_client, mut to_client) = client.split();
    let (mut from_server, mut to_server) = server.split();
    let cut = async {
        match trouble {
            Trouble::Cut => sleep_until(begins).await,
            _ => std::future::pending().await,
        }
    };
    tokio::select! {
        () = cut => {}
        _ = one_way(&mut from_client, &mut to_server, trouble, true, begins) => {}
        _ = one_way(&mut from_server, &mut to_client, trouble, false, begins) => {}
    }
}

async fn one_way(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    trouble: Trouble,
    is_up: bool,
    begins: Instant,
) -> io::Result<()> {
    let mut bytes = [0; 1024];
    loop {
        let is_over = trouble == Trouble::Stall || trouble == Trouble::Deaf && is_up;
        let got = if is_over {
            match timeout_at(begins, from.read(&mut bytes)).await {
                Ok(got) => got?,
                // Until the client gives up.
                Err(_) => std::future::pending().await,
            }
        } else {
            from.read(&mut bytes).await?
        };
        if got == 0 {
            return Ok(());
        }
        match trouble {
            Trouble::Slow => sleep(Duration::from_micros(50 * got as u64)).await,
            Trouble::Delay => sleep(Duration::from_millis(40)).await,
            Trouble::Cut | Trouble::Stall | Trouble::Deaf => {}
        }
        to.write_all(&bytes[..got]).await?;
    }
}
