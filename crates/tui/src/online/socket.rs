//! A connection to a server, on a thread of its own: whoever shows a screen never waits for it.

use std::{
    io,
    net::{TcpStream, ToSocketAddrs as _},
    sync::mpsc::{Receiver, Sender, TryRecvError, channel},
    thread,
    time::Duration,
};

use tls::Stream;
use tungstenite::{Error, Message, WebSocket, client::client_with_config, protocol::WebSocketConfig};

use super::Link;

/// How long one address of a server has to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it takes at most until something that is to be sent is sent.
const TURN: Duration = Duration::from_millis(20);

/// A connection to a server. It is closed when it is dropped.
pub(crate) struct Socket {
    up: Sender<String>,
    events: Receiver<Event>,
}

/// What happens to a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Opened,
    Text(String),
    /// It is closed, or could not be made: the code that the server gave, and what went wrong.
    Closed(Option<u16>, Option<String>),
}

impl Socket {
    /// Begins to connect.
    pub(crate) fn open(link: &Link) -> Socket {
        let ((up, outgoing), (incoming, events)) = (channel(), channel());
        let link = link.clone();
        thread::spawn(move || {
            let closed = match connect(&link) {
                Ok(socket) => {
                    let _ = incoming.send(Event::Opened);
                    serve(socket, &outgoing, &incoming)
                }
                Err(why) => Event::Closed(None, Some(why)),
            };
            let _ = incoming.send(closed);
        });
        Socket { up, events }
    }

    /// A connection to nowhere.
    #[cfg(test)]
    pub(crate) fn silent(_: &Link) -> Socket {
        Socket::hearing(Vec::new())
    }

    /// One on which this is heard, and nothing else.
    #[cfg(test)]
    pub(crate) fn hearing(heard: Vec<Event>) -> Socket {
        let ((up, outgoing), (incoming, events)) = (channel(), channel());
        for event in heard {
            incoming.send(event).expect("somebody listens");
        }
        std::mem::forget((outgoing, incoming));
        Socket { up, events }
    }

    pub(crate) fn send(&self, text: String) {
        // If the connection is closed, the next event says so.
        let _ = self.up.send(text);
    }

    /// What has happened next, if anything has.
    pub(crate) fn poll(&self) -> Option<Event> {
        match self.events.try_recv() {
            Ok(event) => Some(event),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Event::Closed(None, None)),
        }
    }
}

/// Connects to the first address of a host that answers.
pub(crate) fn dial(link: &Link) -> io::Result<Stream> {
    let mut last = io::Error::other("it has no address");
    for address in (link.host.as_str(), link.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return if link.is_secure { Stream::encrypted(stream, &link.host) } else { Ok(Stream::Plain(stream)) };
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn connect(link: &Link) -> Result<WebSocket<Stream>, String> {
    let stream = dial(link).map_err(|error| error.to_string())?;
    let config = WebSocketConfig::default()
        .max_message_size(Some(4 * wire::limits::DOWN))
        .max_frame_size(Some(4 * wire::limits::DOWN));
    let (socket, _) =
        client_with_config(link.socket(), stream, Some(config)).map_err(|_| "it does not serve tables".to_string())?;
    socket.get_ref().tcp().set_read_timeout(Some(TURN)).map_err(|error| error.to_string())?;
    Ok(socket)
}

/// Sends and receives until the connection is closed by either side.
fn serve(mut socket: WebSocket<Stream>, outgoing: &Receiver<String>, incoming: &Sender<Event>) -> Event {
    loop {
        loop {
            match outgoing.try_recv() {
                Ok(text) => {
                    if let Err(error) = socket.send(Message::text(text)) {
                        return closed(&error);
                    }
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return Event::Closed(None, None);
                }
            }
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                if incoming.send(Event::Text(text.to_string())).is_err() {
                    return Event::Closed(None, None);
                }
            }
            Ok(Message::Close(frame)) => {
                let _ = socket.flush();
                return Event::Closed(frame.map(|frame| frame.code.into()), None);
            }
            Ok(_) => {}
            Err(Error::Io(error)) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(error) => return closed(&error),
        }
    }
}

fn closed(error: &Error) -> Event {
    Event::Closed(None, Some(error.to_string()))
}
