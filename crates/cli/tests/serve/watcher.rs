use std::collections::HashMap;
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::guest::Guest;
use crate::player::check_told;
use crate::program::PATIENCE;
use crate::socket::Socket;

/// The connection that is open just now.
type Line = Arc<Mutex<Option<TcpStream>>>;

/// Somebody without a seat who looks on, and comes back whenever the server was gone.
pub(crate) struct Watcher {
    is_over: Arc<AtomicBool>,
    n_seen: Arc<AtomicUsize>,
    line: Line,
    thread: Option<JoinHandle<()>>,
}

impl Watcher {
    pub(crate) fn start(guest: Guest, table: String) -> Self {
        let (is_over, n_seen) = (Arc::<AtomicBool>::default(), Arc::<AtomicUsize>::default());
        let (stops, counts, line) = (Arc::clone(&is_over), Arc::clone(&n_seen), Line::default());
        let open = Arc::clone(&line);
        let thread = thread::spawn(move || {
            let mut seen = HashMap::new();
            while !stops.load(Ordering::SeqCst) {
                if let Some(mut socket) = come(&guest, &table, &seen) {
                    *open.lock().expect("no panic") = Some(socket.line());
                    watch(&mut socket, &mut seen, &stops, &counts);
                }
                thread::sleep(Duration::from_millis(20));
            }
        });
        Self { is_over, n_seen, line, thread: Some(thread) }
    }

    /// Waits until something was seen.
    pub(crate) fn wait(&self) {
        let begin = Instant::now();
        while self.n_seen.load(Ordering::SeqCst) == 0 {
            assert!(begin.elapsed() < PATIENCE, "nothing is seen");
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn hang_up(&self) {
        self.is_over.store(true, Ordering::SeqCst);
        if let Some(line) = &*self.line.lock().expect("no panic") {
            let _ = line.shutdown(Shutdown::Both);
        }
    }

    /// Goes; how much was seen.
    pub(crate) fn stop(mut self) -> usize {
        self.hang_up();
        if let Some(thread) = self.thread.take() {
            thread.join().expect("what was told had no gap");
        }
        self.n_seen.load(Ordering::SeqCst)
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.hang_up();
    }
}

/// Comes for what has happened since.
fn come(guest: &Guest, table: &str, seen: &HashMap<String, u64>) -> Option<Socket> {
    Socket::open(guest, table, seen.values().next().copied().unwrap_or_default()).ok()
}

/// Looks on until the connection breaks; of each game everything must be told without a gap.
fn watch(socket: &mut Socket, seen: &mut HashMap<String, u64>, stops: &AtomicBool, count: &AtomicUsize) {
    let mut game = seen.keys().next().cloned().unwrap_or_default();
    while let Ok(message) = socket.next() {
        if message["type"] == "close" || stops.load(Ordering::SeqCst) {
            return;
        }
        count.fetch_add(1, Ordering::SeqCst);
        let Some(now) = message["game"].as_str() else { continue };
        if now != game {
            now.clone_into(&mut game);
            // What was asked for was of the game before: the next visit begins at the start.
            if seen.insert(game.clone(), 0).is_none() && seen.len() > 1 {
                seen.retain(|known, _| *known == game);
                return;
            }
        }
        let before = seen.get(&game).copied().unwrap_or_default();
        seen.insert(game.clone(), check_told(&game, before, &message["frame"]).unwrap_or(before));
    }
}
