use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How long a server may take to accept a connection before the next one is tried.
const ACCEPT: Duration = Duration::from_millis(500);

/// What stands in front of several servers: each connection goes to the next one that takes it.
pub(crate) struct Balancer {
    pub(crate) address: SocketAddr,
    servers: Arc<Mutex<Vec<SocketAddr>>>,
}

impl Balancer {
    pub(crate) fn start(servers: Vec<SocketAddr>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let servers = Arc::new(Mutex::new(servers));
        let shared = Arc::clone(&servers);
        // It ends with the process.
        thread::spawn(move || {
            for from in listener.incoming().flatten() {
                let mut servers = shared.lock().expect("no panic");
                servers.rotate_left(1);
                let found = servers.iter().find_map(|to| TcpStream::connect_timeout(to, ACCEPT).ok());
                drop(servers);
                match found {
                    Some(to) => join(&from, &to),
                    None => drop(from.shutdown(Shutdown::Both)),
                }
            }
        });
        Self { address, servers }
    }

    /// Sends nobody to a server any more, or again.
    pub(crate) fn leave_out(&self, server: SocketAddr) {
        self.servers.lock().expect("no panic").retain(|known| *known != server);
    }

    pub(crate) fn add(&self, server: SocketAddr) {
        self.servers.lock().expect("no panic").push(server);
    }
}

fn join(from: &TcpStream, to: &TcpStream) {
    for (reads, writes) in [(from, to), (to, from)] {
        let (Ok(mut reads), Ok(mut writes)) = (reads.try_clone(), writes.try_clone()) else { return };
        let _ = writes.set_nodelay(true);
        thread::spawn(move || {
            let _ = std::io::copy(&mut reads, &mut writes);
            let _ = writes.shutdown(Shutdown::Both);
            let _ = reads.shutdown(Shutdown::Both);
        });
    }
}
