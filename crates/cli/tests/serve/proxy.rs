use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::PATIENCE;

/// A door in front of a server that can be shut and opened, and in which things can get stuck.
pub(crate) struct Proxy {
    server: String,
    pub(crate) address: SocketAddr,
    open: Arc<Mutex<Option<Vec<TcpStream>>>>,
    gate: Arc<Gate>,
    turned_away: Arc<AtomicUsize>,
}

/// Holds what passes while it is frozen.
#[derive(Default)]
struct Gate {
    /// Whether it is frozen, and how many wait.
    state: Mutex<(bool, usize)>,
    changed: Condvar,
}

impl Gate {
    fn pass(&self) {
        let mut state = self.state.lock().expect("no panic");
        state.1 += 1;
        self.changed.notify_all();
        let mut state = self.changed.wait_while(state, |(is_frozen, _)| *is_frozen).expect("no panic");
        state.1 -= 1;
    }
}

impl Proxy {
    /// Passes connections on to the server of an address, from a free port.
    pub(crate) fn start(url: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let server = host(url).to_owned();
        let open = Arc::new(Mutex::new(Some(Vec::new())));
        let (shared, to) = (Arc::clone(&open), server.clone());
        let (gate, turned_away) = (Arc::<Gate>::default(), Arc::<AtomicUsize>::default());
        let (passed, count) = (Arc::clone(&gate), Arc::clone(&turned_away));
        // It ends with the process; a port that is bound again could be somebody else's meanwhile.
        thread::spawn(move || {
            for from in listener.incoming() {
                let mut open = shared.lock().expect("no panic");
                // While the door is shut, whoever comes is sent away at once.
                let (Some(open), Ok(from)) = (open.as_mut(), from) else {
                    count.fetch_add(1, Ordering::SeqCst);
                    continue;
                };
                let to = TcpStream::connect(&to).expect("the server answers");
                open.extend([copy(&from, &to, &passed), copy(&to, &from, &passed)]);
            }
        });
        Self { server, address, open, gate, turned_away }
    }

    /// Passes nothing on any more, and cuts nothing.
    pub(crate) fn freeze(&self) {
        self.gate.state.lock().expect("no panic").0 = true;
    }

    /// Passes on what was stuck, and what comes.
    pub(crate) fn thaw(&self) {
        self.gate.state.lock().expect("no panic").0 = false;
        self.gate.changed.notify_all();
    }

    /// Waits until something is stuck.
    pub(crate) fn wait_until_stuck(&self) {
        let state = self.gate.state.lock().expect("no panic");
        let stuck = self.gate.changed.wait_timeout_while(state, PATIENCE, |(_, n_stuck)| *n_stuck == 0);
        assert!(!stuck.expect("no panic").1.timed_out(), "nothing comes");
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

    /// Waits until somebody was sent away.
    pub(crate) fn wait_until_turned_away(&self) {
        let begin = Instant::now();
        while self.turned_away.load(Ordering::SeqCst) == 0 {
            assert!(begin.elapsed() < PATIENCE, "nobody comes");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Takes connections again.
    pub(crate) fn open(&self) {
        *self.open.lock().expect("no panic") = Some(Vec::new());
    }
}

/// Copies one direction until either side goes, and returns a handle of the side it reads.
fn copy(from: &TcpStream, to: &TcpStream, gate: &Arc<Gate>) -> TcpStream {
    let clone = |stream: &TcpStream| stream.try_clone().expect("a handle");
    let (mut reads, mut writes, gate) = (clone(from), clone(to), Arc::clone(gate));
    thread::spawn(move || {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(n_read @ 1..) = reads.read(&mut buffer) {
            gate.pass();
            if writes.write_all(&buffer[..n_read]).is_err() {
                break;
            }
        }
        let _ = writes.shutdown(Shutdown::Both);
    });
    clone(from)
}

/// The host and port of an address.
fn host(url: &str) -> &str {
    let (_, rest) = url.split_once('@').expect("the address names a user");
    rest.split_once('/').expect("the address names a database").0
}
