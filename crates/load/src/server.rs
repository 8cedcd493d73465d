//! A server in a process of its own, which can be killed and looked at.

use std::{
    ffi::OsString,
    fs, io,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::Stdio,
    sync::atomic::{AtomicU16, Ordering},
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
    time::timeout,
};

/// How to start a server.
#[derive(Clone, Debug)]
pub struct ServerOptions {
    /// This program.
    pub program: PathBuf,
    /// Its words, without the port.
    pub words: Vec<OsString>,
    /// Its environment.
    pub variables: Vec<(OsString, OsString)>,
    /// The port.
    pub port: u16,
}

impl ServerOptions {
    /// A server of tables.
    pub fn tables(program: impl Into<PathBuf>, directory: &Path) -> ServerOptions {
        let words = vec!["serve".into(), directory.into()];
        ServerOptions { program: program.into(), words, variables: Vec::new(), port: free_port() }
    }

    /// A server that only passes messages on.
    pub fn bare(program: impl Into<PathBuf>) -> ServerOptions {
        ServerOptions { program: program.into(), words: vec!["bare".into()], variables: Vec::new(), port: free_port() }
    }

    /// The same, with more words.
    pub fn with(mut self, words: &[&str]) -> ServerOptions {
        self.words.extend(words.iter().map(OsString::from));
        self
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from((Ipv4Addr::LOCALHOST, self.port))
    }
}

/// A port that nobody uses, and that is given to nobody else in this process: a server that is down still needs its own.
pub fn free_port() -> u16 {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    // Below the ports that outgoing connections are given: none of them takes it while the server is down.
    let first = std::process::id() as u16 % 1_000 * 13;
    let next = || 15_000 + (first + GIVEN.fetch_add(1, Ordering::Relaxed)) % 15_000;
    std::iter::repeat_with(next)
        .take(15_000)
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .unwrap_or(0)
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    id: u32,
}

impl Server {
    /// Starts it, and waits until it listens.
    pub async fn start(options: &ServerOptions) -> io::Result<Server> {
        let mut command = Command::new(&options.program);
        command.args(&options.words).arg("--port").arg(options.port.to_string());
        command.envs(options.variables.iter().cloned()).stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let id = child.id().unwrap_or(0);
        let lines = child.stdout.take().map(|stdout| BufReader::new(stdout).lines());
        let ready = async { lines.ok_or(io::ErrorKind::BrokenPipe)?.next_line().await };
        match timeout(Duration::from_mins(1), ready).await {
            Ok(Ok(Some(line))) if line == "ready" => Ok(Server { child, address: options.address(), id }),
            line => Err(io::Error::other(format!("the server does not start: {line:?}"))),
        }
    }

    /// Ends it at once.
    pub async fn kill(&mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// Sends it a signal, such as `TERM`.
    pub async fn signal(&self, name: &str) -> io::Result<()> {
        let done = Command::new("kill").arg(format!("-{name}")).arg(self.id.to_string()).status().await?;
        if done.success() { Ok(()) } else { Err(io::Error::other(format!("kill -{name} failed"))) }
    }

    /// Tells it to stop, and waits until it has.
    pub async fn stop(&mut self) -> io::Result<()> {
        self.signal("TERM").await?;
        match timeout(Duration::from_secs(20), self.child.wait()).await {
            Ok(status) if status.as_ref().is_ok_and(std::process::ExitStatus::success) => Ok(()),
            status => Err(io::Error::other(format!("the server does not stop: {status:?}"))),
        }
    }

    /// The processor time that it has used, in seconds.
    pub fn processor_time(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.id)).unwrap_or_default();
        // The name of the program, in brackets, may have blanks.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u64 = fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        ticks as f64 / 100.0
    }

    /// Its memory, in bytes.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id)).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0) * 1024
    }

    /// The number of files and sockets that it has open.
    pub fn handles(&self) -> u64 {
        fs::read_dir(format!("/proc/{}/fd", self.id)).map_or(0, |all| all.count() as u64)
    }

    /// The number of its tasks.
    pub async fn tasks(&self) -> Option<u64> {
        let text = timeout(Duration::from_secs(10), get(self.address, "/tasks")).await.ok()??;
        text.trim().parse().ok()
    }

    /// Waits until it has ended by itself.
    pub async fn wait(&mut self) -> io::Result<std::process::ExitStatus> {
        self.child.wait().await
    }
}

async fn get(address: SocketAddr, path: &str) -> Option<String> {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::TcpStream::connect(address).await.ok()?;
    let text = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(text.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    Some(answer.split_once("\r\n\r\n")?.1.to_owned())
}
