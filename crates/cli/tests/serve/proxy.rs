use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// A door in front of a server that can be shut and opened.
pub(crate) struct Proxy {
    server: String,
    pub(crate) address: SocketAddr,
    open: Arc<Mutex<Option<Vec<TcpStream>>>>,
}

impl Proxy {
    /// Passes connections on to the server of an address, from a free port.
    pub(crate) fn start(url: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let server = host(url).to_owned();
        let open = Arc::new(Mutex::new(Some(Vec::new())));
        let (shared, to) = (Arc::clone(&open), server.clone());
        // It ends with the process; a port that is bound again could be somebody else's meanwhile.
        thread::spawn(move || {
            for from in listener.incoming() {
                let mut open = shared.lock().expect("no panic");
                // While the door is shut, whoever comes is sent away at once.
                let (Some(open), Ok(from)) = (open.as_mut(), from) else { continue };
                let to = TcpStream::connect(&to).expect("the server answers");
                open.extend([copy(&from, &to), copy(&to, &from)]);
            }
        });
        Self { server, address, open }
    }

    /// The address of a database through the proxy.
    pub(crate) fn url(&self, url: &str) -> String {
        url.replace(&self.server, &self.address.to_string())
    }

    /// Cuts all connections and takes no new ones.
    pub(crate) fn shut(&self) {
        let cut = self.open.lock().expect("no panic").take();
        for stream in cut.into_iter().flatten() {
            // Either side may have gone already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Takes connections again.
    pub(crate) fn open(&self) {
        *self.open.lock().expect("no panic") = Some(Vec::new());
    }
}

/// Copies one direction until either side goes, and returns a handle of the side it reads.
fn copy(from: &TcpStream, to: &TcpStream) -> TcpStream {
    let clone = |stream: &TcpStream| stream.try_clone().expect("a handle");
    let (mut reads, mut writes) = (clone(from), clone(to));
    thread::spawn(move || {
        let _ = io::copy(&mut reads, &mut writes);
        let _ = writes.shutdown(Shutdown::Both);
    });
    clone(from)
}

/// The host and port of an address.
fn host(url: &str) -> &str {
    let (_, rest) = url.split_once('@').expect("the address names a user");
    rest.split_once('/').expect("the address names a database").0
}
