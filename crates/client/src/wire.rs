use std::env;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use crate::Site;

/// How long a server may take to answer the telephone.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection to a server, encrypted or not.
pub(crate) enum Wire {
    Plain(TcpStream),
    Secure(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Wire {
    /// Connects; whoever reads waits for some seconds at most.
    pub(crate) fn open(site: &Site) -> io::Result<Self> {
        let stream = dial(site)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        if !site.is_secure {
            return Ok(Self::Plain(stream));
        }
        let own = env::var_os("SSL_CERT_FILE").filter(|path| !path.is_empty()).map(PathBuf::from);
        Self::secure(stream, &site.host, own.as_deref())
    }

    /// Encrypts a connection; a file may name further authorities that are trusted.
    pub(crate) fn secure(stream: TcpStream, host: &str, own: Option<&Path>) -> io::Result<Self> {
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let config = Arc::new(config(own)?);
        let connection = ClientConnection::new(config, name).map_err(io::Error::other)?;
        Ok(Self::Secure(Box::new(StreamOwned::new(connection, stream))))
    }

    /// How long reading waits from now on.
    pub(crate) fn wait_at_most(&self, time: Duration) -> io::Result<()> {
        match self {
            Self::Plain(stream) => stream.set_read_timeout(Some(time)),
            Self::Secure(stream) => stream.sock.set_read_timeout(Some(time)),
        }
    }
}

/// Tries every address that a name stands for.
fn dial(site: &Site) -> io::Result<TcpStream> {
    let mut last = io::Error::new(io::ErrorKind::NotFound, "the name is not known");
    for place in (site.host.as_str(), site.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&place, PATIENCE) {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Trusts the authorities that browsers trust, and the user's own.
fn config(own: Option<&Path>) -> io::Result<ClientConfig> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(path) = own {
        let bad = |error| io::Error::other(format!("SSL_CERT_FILE {}: {error}", path.display()));
        let certificates = CertificateDer::pem_file_iter(path).map_err(bad)?;
        roots.add_parsable_certificates(certificates.filter_map(Result::ok));
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    Ok(builder.map_err(io::Error::other)?.with_root_certificates(roots).with_no_client_auth())
}

impl Read for Wire {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.read(buffer),
            Self::Secure(stream) => stream.read(buffer),
        }
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.write(bytes),
            Self::Secure(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(stream) => stream.flush(),
            Self::Secure(stream) => stream.flush(),
        }
    }
}
