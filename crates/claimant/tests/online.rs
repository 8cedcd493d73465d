//! Tables on the network in real terminals: one full screen and one with plain lines play a whole game, while the server
//! is killed and started again.

use std::{
    fs,
    io::{self, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use rustls::{
    ServerConfig, ServerConnection, StreamOwned,
    crypto::ring,
    pki_types::{PrivateKeyDer, pem::PemObject as _},
};
use testing::Folder;

/// Nothing takes longer on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(3);

/// A process that ends with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn claimant() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
    command.env("LC_ALL", "C.UTF-8").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Serves tables on a port, once it answers.
fn serve(folder: &Path, port: u16) -> Process {
    let mut command = claimant();
    command.args(["serve", "--port", &port.to_string(), "--tables"]).arg(folder.join("tables"));
    let server = Process(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    until("a server", || TcpStream::connect(("127.0.0.1", port)).is_ok());
    server
}

#[track_caller]
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what} never came");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Opens a table for two: its link.
fn open(port: u16) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let body = r#"{"game":{"set":"claim"},"seats":["open","open"]}"#;
    let length = body.len();
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let table = answer.split("\"table\":\"").nth(1).unwrap_or_else(|| panic!("{answer}"));
    format!("http://127.0.0.1:{port}/t/{}", &table[..16])
}

/// Somebody who plays in plain lines: whatever is asked, the first answer is given.
struct Plain {
    process: Process,
    input: Arc<Mutex<ChildStdin>>,
    output: Arc<Mutex<String>>,
}

impl Plain {
    fn new(folder: &Path, flags: &[&str]) -> Plain {
        let mut command = claimant();
        command.args(["play", "--plain", "--language", "en", "--folder"]).arg(folder).args(flags);
        Plain::by(command)
    }

    fn by(mut command: Command) -> Plain {
        let mut child = command.spawn().unwrap();
        let input = Arc::new(Mutex::new(child.stdin.take().unwrap()));
        let output = Arc::new(Mutex::new(String::new()));
        let (mut from, heard, answers) = (child.stdout.take().unwrap(), Arc::clone(&output), Arc::clone(&input));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = from.read(&mut bytes) {
                let mut heard = heard.lock().unwrap();
                heard.push_str(&String::from_utf8_lossy(&bytes[..n]));
                if heard.ends_with("> ") {
                    let _ = answers.lock().unwrap().write_all(b"1\n");
                }
            }
        });
        Plain { process: Process(child), input, output }
    }

    fn say(&self, line: &str) {
        self.input.lock().unwrap().write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    fn heard(&self) -> String {
        self.output.lock().unwrap().clone()
    }
}

/// Somebody at a full screen.
struct Screen {
    parser: Arc<Mutex<vt100::Parser>>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
}

impl Screen {
    fn new(folder: &Path, flags: &[&str]) -> Screen {
        let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
        let pty = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_claimant"));
        command.args(["play", "--language", "en", "--folder"]);
        command.arg(folder);
        command.args(flags);
        for (name, value) in [("TERM", "xterm-256color"), ("LC_ALL", "C.UTF-8")] {
            command.env(name, value);
        }
        let child = pty.slave.spawn_command(command).unwrap();
        let mut output = pty.master.try_clone_reader().unwrap();
        let cells = |n| std::num::NonZero::new(n).unwrap();
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(24), cells(80), 0)));
        let shown = screen.clone();
        let keyboard = pty.master.take_writer().unwrap();
        let master = pty.master;
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = output.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..n]);
            }
            drop(master);
        });
        Screen { parser: screen, keyboard, child }
    }

    fn contents(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    fn press(&mut self, keys: &str) {
        // A program that has ended does not read any more.
        let _ = self.keyboard.write_all(keys.as_bytes());
        let _ = self.keyboard.flush();
    }

    #[track_caller]
    fn wait_for(&self, text: &str) {
        let begun = Instant::now();
        while !self.contents().contains(text) {
            assert!(begun.elapsed() < PATIENCE, "{text:?} never came:\n{}", self.contents());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Plays whatever comes first until the screen says something.
    #[track_caller]
    fn play_until(&mut self, is_so: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        while !is_so(&self.contents()) {
            assert!(begun.elapsed() < PATIENCE, "no end:\n{}", self.contents());
            self.press("\t");
            thread::sleep(Duration::from_millis(60));
            if !is_so(&self.contents()) {
                self.press("\r");
                thread::sleep(Duration::from_millis(120));
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn two_terminals_play_a_game_whose_server_is_killed_and_one_of_whom_comes_back() {
    let folders = [Folder::new(), Folder::new(), Folder::new()];
    let port = free_port();
    let mut server = serve(&folders[0], port);
    let link = open(port);
    let mut ada = Screen::new(&folders[1], &["--join", &link, "--name", "Ada"]);
    ada.wait_for("You · not ready yet");
    let bo = Plain::new(&folders[2], &["--join", &link, "--name", "Bo"]);
    bo.say("ready");
    ada.wait_for("Bo · ready");
    ada.press("\r");
    ada.wait_for("Phase one, trick 1");
    ada.play_until(|screen| screen.contains("Phase one, trick 4"));

    // The server dies without a word, and is there again.
    server.0.kill().unwrap();
    server.0.wait().unwrap();
    ada.wait_for("The connection was lost.");
    server = serve(&folders[0], port);
    ada.play_until(|screen| screen.contains("Phase one, trick 8"));

    // Ada leaves with Ctrl-C and comes back to the same seat.
    ada.press("\x03");
    until("the end of the program", || ada.child.try_wait().unwrap().is_some());
    drop(ada);
    let mut ada = Screen::new(&folders[1], &["--join", &link]);
    ada.wait_for("Phase one, trick");
    ada.play_until(|screen| screen.contains("The end"));
    until("the result", || bo.heard().contains("Ada"));
    bo.say("quit");
    let mut bo = bo;
    until("the end of the program", || bo.process.0.try_wait().unwrap().is_some());
    drop(server);
}

#[test]
fn whoever_hosts_a_table_sits_at_it_and_the_others_join_by_the_link() {
    let folders = [Folder::new(), Folder::new()];
    let port = free_port().to_string();
    let flags =
        ["--host", "--at", "127.0.0.1", "--port", &port, "--name", "Ada", "--game", "claim-it", "--clock", "10+5"];
    let ada = Plain::new(&folders[0], &flags);
    until("the link", || ada.heard().contains("/t/"));
    let heard = ada.heard();
    let link = heard.split_whitespace().find(|word| word.contains("/t/")).unwrap().to_string();
    let bo = Plain::new(&folders[1], &["--join", &link, "--name", "Bo"]);
    until("Bo", || ada.heard().contains("Bo, not ready yet"));
    bo.say("say 1");
    until("a phrase", || ada.heard().contains("Bo: Hello!"));
    ada.say("ready");
    bo.say("ready");
    // Both give the first answer to all that is asked.
    until("the game", || ada.heard().contains("Waiting for Bo.") || bo.heard().contains("Waiting for Ada."));
    // Whoever is asked sees their clock, and is asked again after whatever else is said.
    until("a clock", || {
        [&ada, &bo].iter().any(|plain| plain.heard().contains("10:0") && plain.heard().contains(" > "))
    });
    bo.say("end");
    until("the proposal", || ada.heard().contains("Bo would like to end the game."));
    ada.say("yes");
    until("the end", || bo.heard().contains("ended early"));
    ada.say("leave");
    let mut ada = ada;
    until("the end of the program", || ada.process.0.try_wait().unwrap().is_some());
}

#[test]
fn what_cannot_be_joined_is_refused_with_a_sentence() {
    let folder = Folder::new();
    let refused = |link: &str| {
        let mut command = claimant();
        command.args(["play", "--plain", "--language", "en", "--folder"]).arg(&folder).args(["--join", link]);
        let output = command.output().unwrap();
        assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(refused("localhost").contains("expected a link to a table"));
    let port = free_port();
    let nobody = format!("http://127.0.0.1:{port}/t/0123456789abcdef");
    assert!(
        refused(&nobody).contains(&format!("There is no server at http://127.0.0.1:{port}")),
        "{}",
        refused(&nobody)
    );
    let _server = serve(&folder, port);
    assert!(refused(&nobody).contains("There is no such table."), "{}", refused(&nobody));
}

#[test]
fn whoever_hosted_a_table_and_was_killed_goes_on_there() {
    let folders = [Folder::new(), Folder::new()];
    let port = free_port().to_string();
    let flags = ["--host", "--at", "127.0.0.1", "--port", &port];
    let mut ada = Plain::new(&folders[0], &[&flags[..], &["--name", "Ada", "--game", "claim-it"]].concat());
    until("the link", || ada.heard().contains("/t/"));
    let link = ada.heard().split_whitespace().find(|word| word.contains("/t/")).unwrap().to_string();
    let bo = Plain::new(&folders[1], &["--join", &link, "--name", "Bo"]);
    until("Bo", || ada.heard().contains("Bo, not ready yet"));
    ada.say("ready");
    bo.say("ready");
    until("the game", || ada.heard().contains("Waiting for Bo.") || bo.heard().contains("Waiting for Ada."));
    ada.process.0.kill().unwrap();
    ada.process.0.wait().unwrap();
    until("the cut", || bo.heard().contains("The connection was lost."));
    let again = Plain::new(&folders[0], &[&flags[..], &["--continue"]].concat());
    until("the same table", || again.heard().contains(&link));
    again.say("who");
    until("both", || again.heard().contains("You") && again.heard().contains("Bo"));
    again.say("end");
    until("the proposal", || bo.heard().contains("Ada would like to end the game."));
    bo.say("yes");
    until("the end", || again.heard().contains("ended early"));
    again.say("quit");
    let mut again = again;
    until("the end of the program", || again.process.0.try_wait().unwrap().is_some());
    // There is nothing to go on with any more.
    let mut command = claimant();
    command.args(["play", "--plain", "--folder"]).arg(&folders[0]).args(flags).arg("--continue");
    let output = command.output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("no table of yours here that is not finished"));
}

/// A proxy with a certificate of its own for `localhost`, in front of a server: its port, and a file with whoever vouches
/// for it.
fn proxy(folder: &Path, to: u16) -> (u16, PathBuf) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let file = folder.join("authority.pem");
    fs::write(&file, made.cert.pem()).unwrap();
    let key = PrivateKeyDer::from_pem_slice(made.signing_key.serialize_pem().as_bytes()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
    let config = Arc::new(config.with_single_cert(vec![made.cert.der().clone()], key).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for client in listener.incoming() {
            let connection = ServerConnection::new(Arc::clone(&config)).unwrap();
            let (client, server) = (client.unwrap(), TcpStream::connect(("127.0.0.1", to)).unwrap());
            thread::spawn(move || pass_on(StreamOwned::new(connection, client), server));
        }
    });
    (port, file)
}

/// Passes on what either side says, until one has nothing more to say.
fn pass_on(mut client: StreamOwned<ServerConnection, TcpStream>, mut server: TcpStream) -> io::Result<()> {
    let short = Some(Duration::from_millis(5));
    client.sock.set_read_timeout(short)?;
    server.set_read_timeout(short)?;
    let mut bytes = [0; 16 * 1024];
    loop {
        for is_up in [true, false] {
            let read = if is_up { client.read(&mut bytes) } else { server.read(&mut bytes) };
            let n = match read {
                Ok(0) => return Ok(()),
                Ok(n) => n,
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => continue,
                Err(error) => return Err(error),
            };
            if is_up {
                server.write_all(&bytes[..n])?;
            } else {
                client.write_all(&bytes[..n])?;
            }
        }
    }
}

#[test]
fn a_link_with_https_is_joined_if_somebody_vouches_for_the_server() {
    let folders = [Folder::new(), Folder::new()];
    let port = free_port();
    let _server = serve(&folders[0], port);
    let (secure, authority) = proxy(&folders[0], port);
    let link = open(port).replace(&format!("http://127.0.0.1:{port}"), &format!("https://localhost:{secure}"));
    let join = |authority: Option<&Path>, rest: &[&str]| {
        let mut command = claimant();
        command.args(["play", "--plain", "--language", "en", "--folder"]).arg(&folders[1]).args(["--join", &link]);
        command.args(rest);
        if let Some(authority) = authority {
            command.env("SSL_CERT_FILE", authority);
        }
        command
    };
    let refused = join(None, &[]).output().unwrap();
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && why.contains("certificate"), "{why}");

    let mut ada = Plain::by(join(Some(&authority), &["--name", "Ada"]));
    until("Ada sits", || ada.heard().contains("You, not ready yet"));
    ada.say("quit");
    until("Ada leaves", || ada.process.0.try_wait().unwrap().is_some_and(|status| status.success()));
}
