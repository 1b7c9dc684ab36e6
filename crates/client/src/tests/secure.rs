use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

use crate::Wire;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests").join(name)
}

/// Greets one caller over an encrypted line, and returns where.
fn server() -> std::net::SocketAddr {
    let certificate = CertificateDer::from_pem_file(file("cert.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_file(file("key.pem")).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let config = config.with_no_client_auth().with_single_cert(vec![certificate], key).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let connection = ServerConnection::new(Arc::new(config)).unwrap();
        let mut line = StreamOwned::new(connection, stream);
        let mut word = [0; 5];
        // Somebody who does not trust us says nothing.
        if line.read_exact(&mut word).is_ok() {
            line.write_all(&word).unwrap();
            line.flush().unwrap();
        }
    });
    address
}

/// What comes back from a server that repeats what it hears.
fn echo(host: &str, own: Option<&Path>) -> std::io::Result<String> {
    let mut wire = Wire::secure(TcpStream::connect(server()).unwrap(), host, own)?;
    wire.write_all(b"worms")?;
    wire.flush()?;
    let mut word = [0; 5];
    wire.read_exact(&mut word)?;
    Ok(String::from_utf8_lossy(&word).into_owned())
}

#[test]
fn an_encrypted_line_needs_a_certificate_that_is_trusted() {
    assert_eq!(echo("localhost", Some(&file("cert.pem"))).unwrap(), "worms");
    assert!(echo("localhost", None).unwrap_err().to_string().contains("certificate"));
    let other = echo("worms.example", Some(&file("cert.pem"))).unwrap_err().to_string();
    assert!(other.contains("certificate"), "{other}");
}
