//! Encrypted connections to servers elsewhere: which certificates are believed, and a stream that may be encrypted.
//!
//! The certificates are those of the system. `SSL_CERT_FILE` names a file with others instead, for a server with a
//! certificate of its own (`docs/hosting.md`).

use std::{
    io::{self, Read, Write},
    net::TcpStream,
    sync::{Arc, OnceLock},
};

pub use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, crypto::ring, pki_types::CertificateDer};

/// Whom to believe, as the system says. It is read once.
pub fn config() -> io::Result<Arc<ClientConfig>> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(Arc::clone(config));
    }
    let config = config_with(rustls_native_certs::load_native_certs().certs)?;
    Ok(Arc::clone(CONFIG.get_or_init(|| config)))
}

/// Whom to believe: those whom one of these certificates vouches for. Some in the store of a system cannot be read, and
/// do not matter.
pub fn config_with(certificates: impl IntoIterator<Item = CertificateDer<'static>>) -> io::Result<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(certificates);
    if roots.is_empty() {
        return Err(io::Error::other("this system has no certificates of authorities; SSL_CERT_FILE can name some"));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// A name or an address, as certificates have it.
pub fn server_name(host: &str) -> io::Result<ServerName<'static>> {
    ServerName::try_from(host.to_owned()).map_err(io::Error::other)
}

/// A connection that may be encrypted.
#[derive(Debug)]
pub enum Stream {
    /// It is not.
    Plain(TcpStream),
    /// It is.
    Encrypted(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    /// Encrypts a connection to this host. The handshake is made at once, so that whoever is not believed is found out.
    pub fn encrypted(stream: TcpStream, host: &str) -> io::Result<Stream> {
        Stream::encrypted_with(config()?, stream, host)
    }

    fn encrypted_with(config: Arc<ClientConfig>, stream: TcpStream, host: &str) -> io::Result<Stream> {
        let connection = ClientConnection::new(config, server_name(host)?).map_err(io::Error::other)?;
        let mut stream = StreamOwned::new(connection, stream);
        while stream.conn.is_handshaking() {
            stream.conn.complete_io(&mut stream.sock)?;
        }
        Ok(Stream::Encrypted(Box::new(stream)))
    }

    /// What it goes over.
    pub fn tcp(&self) -> &TcpStream {
        match self {
            Stream::Plain(stream) => stream,
            Stream::Encrypted(stream) => &stream.sock,
        }
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(stream) => stream.read(buffer),
            Stream::Encrypted(stream) => stream.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(stream) => stream.write(bytes),
            Stream::Encrypted(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Plain(stream) => stream.flush(),
            Stream::Encrypted(stream) => stream.flush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{net::TcpListener, thread};

    use rustls::{ServerConfig, ServerConnection, pki_types::PrivateKeyDer};

    use super::*;

    /// A server with a certificate of its own for `localhost`, which says back what it hears, once.
    fn echo() -> (u16, CertificateDer<'static>) {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let (certificate, key) = (made.cert.der().clone(), made.signing_key.serialize_der());
        let key = PrivateKeyDer::try_from(key).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
        let config = Arc::new(config.with_single_cert(vec![certificate.clone()], key).unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        thread::spawn(move || {
            for socket in listener.incoming() {
                let mut stream = StreamOwned::new(ServerConnection::new(Arc::clone(&config)).unwrap(), socket.unwrap());
                let mut heard = [0; 5];
                // Whoever does not believe the server says nothing.
                if stream.read_exact(&mut heard).is_ok() {
                    stream.write_all(&heard).unwrap();
                }
            }
        });
        (port, certificate)
    }

    #[test]
    fn a_server_is_believed_if_somebody_vouches_for_its_name() {
        let (port, certificate) = echo();
        let connect = |config: io::Result<Arc<ClientConfig>>, host: &str| {
            Stream::encrypted_with(config?, TcpStream::connect(("127.0.0.1", port)).unwrap(), host)
        };
        let mut stream = connect(config_with([certificate.clone()]), "localhost").unwrap();
        stream.write_all(b"hello").unwrap();
        let mut heard = [0; 5];
        stream.read_exact(&mut heard).unwrap();
        assert_eq!(&heard, b"hello");
        let other = connect(config_with([certificate]), "example.org").unwrap_err();
        assert!(other.to_string().contains("certificate"), "{other}");
        let unknown = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let stranger = connect(config_with([unknown.cert.der().clone()]), "localhost").unwrap_err();
        assert!(stranger.to_string().contains("certificate"), "{stranger}");
        assert!(config_with([]).is_err());
    }
}
