use std::io::Read;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// So many bytes at the end of what somebody said are enough to see why.
const KEPT: usize = 2048;

/// The end of what a process writes to its standard error: all of it is read, so that nobody waits.
#[derive(Debug)]
pub(crate) struct Tail {
    kept: Arc<Mutex<Vec<u8>>>,
    done: Receiver<()>,
}

impl Tail {
    pub(crate) fn of(mut reader: impl Read + Send + 'static) -> Self {
        let kept = Arc::new(Mutex::new(Vec::new()));
        let (tell, done) = mpsc::channel();
        let write = Arc::clone(&kept);
        thread::spawn(move || {
            let mut chunk = [0; KEPT];
            while let Ok(n_read @ 1..) = reader.read(&mut chunk) {
                let mut kept = write.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend_from_slice(&chunk[..n_read]);
                let too_many = kept.len().saturating_sub(KEPT);
                kept.drain(..too_many);
            }
            drop(tell);
        });
        Self { kept, done }
    }

    /// What was said, of a process that has ended: its last words may still be on their way.
    pub(crate) fn text(&self) -> String {
        let _ = self.done.recv_timeout(Duration::from_millis(200));
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&kept);
        text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{fffd}').to_owned()
    }
}
