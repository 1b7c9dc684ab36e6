use std::io::Read;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::{PATIENCE, WORMERY};

/// Limits that no test reaches, and no reviews, which take time.
pub(crate) const NO_LIMITS: &str = "--requests-per-second 1000000 --messages-per-second 1000000 \
     --guests-per-hour 1000000 --sockets-per-address 100000 --connections-per-network 100000 \
     --misses-per-hour 1000000 --tables-per-hour 1000000 --guest-tables-per-hour 1000000 --tables-per-guest 1000000 \
     --listed-per-network 1000000 --review-playouts 0";

/// A server that runs; it dies with the value.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    stdout: Heard,
    stderr: Heard,
}

impl Server {
    /// Starts a server on a free port, with its data in a folder.
    pub(crate) fn start(folder: &Path, args: &str) -> Self {
        Self::run(command(folder, &format!("--listen 127.0.0.1:0 --data data {args}")))
    }

    /// Starts a server where another one was.
    pub(crate) fn restart(folder: &Path, address: SocketAddr, args: &str) -> Self {
        Self::run(command(folder, &format!("--listen {address} --data data {args}")))
    }

    /// Runs a command that serves, and waits until it says where.
    pub(crate) fn run(command: Command) -> Self {
        Self::try_run(command).unwrap_or_else(|said| panic!("it does not serve: {said}"))
    }

    /// Runs a command that may serve; what one that does not has said is the error.
    pub(crate) fn try_run(mut command: Command) -> Result<Self, String> {
        command.env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the server starts");
        let stdout = Heard::listen(child.stdout.take().expect("a pipe"));
        let stderr = Heard::listen(child.stderr.take().expect("a pipe"));
        let nowhere = SocketAddr::from(([0, 0, 0, 0], 0));
        let mut server = Self { child, address: nowhere, stdout, stderr };
        let said = server.stdout.wait(|text| text.contains("Stop: Ctrl-C\n"));
        if !said {
            server.stderr.wait_for_end();
            return Err(format!("{command:?}\n{}{}", server.stdout(), server.stderr()));
        }
        server.address = address(&server.stdout());
        Ok(server)
    }

    /// What it has printed so far.
    pub(crate) fn stdout(&self) -> String {
        self.stdout.text()
    }

    /// What it has logged so far; that a statement took long says something of the machine alone.
    pub(crate) fn stderr(&self) -> String {
        let text = self.stderr.text();
        text.split_inclusive('\n').filter(|line| !line.contains("slow statement: ")).collect()
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Kills it, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.end();
    }

    /// Asks it to stop, and returns how it ended and all that it logged.
    pub(crate) fn terminate(mut self) -> (ExitStatus, String) {
        let begin = Instant::now();
        let script = format!("kill -TERM {}", self.pid());
        assert!(Command::new("sh").args(["-c", &script]).status().expect("a shell").success());
        let ended = loop {
            if let Some(status) = self.child.try_wait().expect("the server can be waited for") {
                break status;
            }
            assert!(begin.elapsed() < PATIENCE, "the server does not stop");
            thread::sleep(Duration::from_millis(5));
        };
        assert!(self.stderr.wait_for_end(), "the log ends with the server");
        (ended, self.stderr())
    }

    fn end(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// `wormery serve` in a folder which is its home, without any settings from outside.
pub(crate) fn command(folder: &Path, args: &str) -> Command {
    let mut command = bare(folder, WORMERY);
    command.arg("serve").args(args.split_whitespace());
    command
}

/// A program in a folder which is its home, without any settings from outside.
pub(crate) fn bare(folder: &Path, program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).env("HOME", folder);
    let settings = |key: &str| {
        key.starts_with("WORMERY_") || ["PORT", "DATABASE_URL"].contains(&key) || key.starts_with("XDG_")
    };
    for (key, _) in std::env::vars().filter(|(key, _)| settings(key)) {
        command.env_remove(key);
    }
    command
}

/// The address in "Wormery is at http://ADDRESS", or in "… (listening on ADDRESS)".
fn address(stdout: &str) -> SocketAddr {
    let line = stdout.lines().next().expect("a line");
    let text = match line.split_once("(listening on ") {
        Some((_, rest)) => rest.trim_end_matches(')'),
        None => line.strip_prefix("Wormery is at http://").unwrap_or(line),
    };
    text.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// What a process writes to a pipe.
struct Heard(Arc<(Mutex<Said>, Condvar)>);

#[derive(Default)]
struct Said {
    bytes: Vec<u8>,
    has_ended: bool,
}

impl Heard {
    fn listen(mut pipe: impl Read + Send + 'static) -> Self {
        let heard = Self(Arc::default());
        let shared = Arc::clone(&heard.0);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let count = pipe.read(&mut buffer).unwrap_or(0);
                let mut said = shared.0.lock().expect("no panic");
                said.bytes.extend_from_slice(&buffer[..count]);
                said.has_ended = count == 0;
                shared.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        heard
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.0.lock().expect("no panic").bytes).into_owned()
    }

    /// Waits until the text is as wished for; not for ever, nor for a process that has ended.
    fn wait(&self, is_done: impl Fn(&str) -> bool) -> bool {
        let is_waiting = |said: &mut Said| !said.has_ended && !is_done(&String::from_utf8_lossy(&said.bytes));
        let said = self.0.0.lock().expect("no panic");
        let (said, _) = self.0.1.wait_timeout_while(said, PATIENCE, is_waiting).expect("no panic");
        is_done(&String::from_utf8_lossy(&said.bytes))
    }

    fn wait_for_end(&self) -> bool {
        let said = self.0.0.lock().expect("no panic");
        let (said, _) =
            self.0.1.wait_timeout_while(said, PATIENCE, |said| !said.has_ended).expect("no panic");
        said.has_ended
    }
}
