//! The program at the other end of a pseudo-terminal, and what stands on its screen.

#![cfg(unix)]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

use crate::program::PATIENCE;

/// How long what a program has written may take from there to us.
const DELIVERY: Duration = Duration::from_millis(30);

pub(crate) struct Pty {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    screen: Parser,
    /// Everything that was ever sent.
    pub(crate) raw: Vec<u8>,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Pty {
    /// Starts the program in a folder, with arguments separated by spaces.
    pub(crate) fn start(folder: &Path, args: &str, columns: u16, rows: u16) -> Self {
        Self::start_in(folder, args, columns, rows, "xterm-256color")
    }

    /// Starts the program on a terminal of some kind.
    pub(crate) fn start_in(folder: &Path, args: &str, columns: u16, rows: u16, term: &str) -> Self {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wormery"));
        command.args(args.split_whitespace());
        command.env("TERM", term);
        Self::run(folder, command, columns, rows)
    }

    /// Starts the program in a folder, with a file on its standard input.
    pub(crate) fn piped(folder: &Path, file: &str, args: &str, columns: u16, rows: u16) -> Self {
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", &format!("cat {file} | {} {args}", env!("CARGO_BIN_EXE_wormery"))]);
        command.env("TERM", "xterm-256color");
        Self::run(folder, command, columns, rows)
    }

    fn run(folder: &Path, mut command: CommandBuilder, columns: u16, rows: u16) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        command.cwd(folder);
        command.env("XDG_DATA_HOME", folder.join("data"));
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("COLORTERM");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, bytes) = mpsc::channel();
        thread::spawn(move || {
            let mut chunk = [0; 4096];
            while let Ok(n_read @ 1..) = reader.read(&mut chunk) {
                if sender.send(chunk[..n_read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        let screen = Parser::new(rows, columns, 0);
        Self { master: pair.master, child, keys, bytes, screen, raw: Vec::new() }
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Gives the terminal another size.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.screen.screen_mut().set_size(rows, columns);
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// Waits until the screen is as wanted, and returns it.
    pub(crate) fn wait_for(&mut self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let shown = self.screen.screen().contents();
            if wanted(&shown) {
                return shown;
            }
            assert!(Instant::now() < until, "{what} does not come:\n{shown}");
            self.read(Duration::from_secs(1));
        }
    }

    /// Waits until the program has sent something.
    pub(crate) fn wait_for_bytes(&mut self, wanted: &[u8]) {
        let until = Instant::now() + PATIENCE;
        while !self.raw.windows(wanted.len()).any(|bytes| bytes == wanted) {
            assert!(Instant::now() < until, "{wanted:?} does not come");
            self.read(Duration::from_secs(1));
        }
    }

    /// The screen when the program waits and nothing on it changes: one that is half drawn is not what people read.
    pub(crate) fn at_rest(&mut self) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let (waited, before) = (self.waits(), self.screen.screen().contents());
            // A program that draws the same again and again is at rest all the same.
            while self.read(Duration::ZERO) {}
            self.read(DELIVERY);
            let now = self.screen.screen().contents();
            if waited && self.waits() && now == before {
                return now;
            }
            assert!(Instant::now() < until, "the screen does not come to rest:\n{now}");
        }
    }

    /// Whether no thread of the program has anything to do, however slowly the machine lets it.
    #[cfg(target_os = "linux")]
    fn waits(&self) -> bool {
        let threads = format!("/proc/{}/task", self.child.process_id().unwrap());
        let Ok(threads) = std::fs::read_dir(threads) else { return true };
        // A thread that has ended meanwhile has no status any more.
        let status = |thread: std::fs::DirEntry| std::fs::read_to_string(thread.path().join("status")).ok();
        let mut all = threads.filter_map(Result::ok).filter_map(status);
        all.all(|text| !text.contains("State:\tR") && !text.contains("State:\tD"))
    }

    #[cfg(not(target_os = "linux"))]
    fn waits(&self) -> bool {
        true
    }

    /// Takes what was sent in the meantime; `false` if nothing comes.
    fn read(&mut self, patience: Duration) -> bool {
        let Ok(bytes) = self.bytes.recv_timeout(patience) else { return false };
        self.screen.process(&bytes);
        self.raw.extend(bytes);
        true
    }

    /// Waits for some words.
    pub(crate) fn wait(&mut self, words: &str) -> String {
        self.wait_for(words, |shown| shown.contains(words))
    }

    /// Tells the program to stop, as an operating system does.
    pub(crate) fn terminate(&mut self) {
        self.signal("-TERM");
    }

    /// Tells the program that nobody sits at its terminal any more.
    pub(crate) fn hang_up(&mut self) {
        self.signal("-HUP");
    }

    /// Stops the program, as a shell does.
    pub(crate) fn suspend(&mut self) {
        self.signal("-TSTP");
    }

    /// Lets a program go on that was stopped.
    pub(crate) fn go_on(&mut self) {
        self.signal("-CONT");
    }

    /// Waits until the program is stopped.
    #[cfg(target_os = "linux")]
    pub(crate) fn wait_for_stop(&mut self) {
        let until = Instant::now() + PATIENCE;
        let status = format!("/proc/{}/status", self.child.process_id().unwrap());
        while !std::fs::read_to_string(&status).unwrap().contains("State:\tT") {
            assert!(Instant::now() < until, "it does not stop");
            self.read(Duration::from_millis(20));
        }
        while self.read(DELIVERY) {}
    }

    fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// Waits for the end of the program, and says whether it went well.
    pub(crate) fn end(&mut self) -> bool {
        let until = Instant::now() + PATIENCE;
        let well = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.success();
            }
            assert!(Instant::now() < until, "it does not end:\n{}", self.screen.screen().contents());
            self.read(Duration::from_millis(20));
        };
        // The terminal is closed when all has been read.
        while let Ok(bytes) = self.bytes.recv_timeout(PATIENCE) {
            self.screen.process(&bytes);
            self.raw.extend(bytes);
        }
        well
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}
