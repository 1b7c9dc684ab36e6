use std::io::{self, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

use crate::guardian::Guardian;
use crate::lines::{Line, Lines};
use crate::tail::Tail;

/// The longest line that an engine may say: no action needs a hundredth of it.
const LONGEST: usize = 1 << 16;
/// So many lines that nobody has asked for are read ahead; whoever says more must wait.
const AHEAD: usize = 16;
/// How often we look whether a process has ended.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// How often we ask so while we wait for a line.
const BETWEEN_QUESTIONS: Duration = Duration::from_millis(25);

/// The process groups that are running.
static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// Ends every engine at once: for a program that is about to end itself.
pub fn end_all() {
    let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    for group in running.iter() {
        let _ = kill_process_group(*group, Signal::KILL);
    }
}

/// A program that runs beside us with all that it starts; when the value is gone, so are they.
///
/// It has a process group of its own. Reading and writing are done by threads, so that whatever it does, nobody hangs.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    group: Pid,
    /// It ends the process if we are killed; `None` after its end.
    guardian: Option<Guardian>,
    /// `None` when there is nothing more to say.
    to: Option<Sender<String>>,
    from: Receiver<Line>,
    errors: Option<Tail>,
    has_ended: bool,
}

/// What came of waiting for a line.
#[derive(Debug)]
pub(crate) enum Heard {
    Line(Line),
    /// Nothing in time.
    Nothing,
    /// Nothing will come any more.
    End,
}

impl Process {
    /// Starts what a shell understands by a command.
    pub(crate) fn start(command: &str) -> io::Result<Self> {
        let mut shell = Command::new("sh");
        shell.args(["-c", &in_its_place(command)]).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let (mut child, group) = spawn(&mut shell)?;
        let guardian = Guardian::over(group).ok();
        let to = child.stdin.take().map(write_to);
        let from = read_from(child.stdout.take());
        let errors = child.stderr.take().map(Tail::of);
        Ok(Self { child, group, guardian, to, from, errors, has_ended: false })
    }

    /// Sends a line; whether it arrives shows when the answer is fetched.
    pub(crate) fn send(&self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// The next line, if one comes in time.
    ///
    /// A process that has ended says nothing more, even if a child of it holds its output open.
    pub(crate) fn line(&self, until: Instant) -> Heard {
        loop {
            let was_over = self.is_over();
            let left = until.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left.min(BETWEEN_QUESTIONS)) {
                Ok(line) => return Heard::Line(line),
                Err(RecvTimeoutError::Disconnected) => return Heard::End,
                Err(RecvTimeoutError::Timeout) if was_over => return Heard::End,
                Err(RecvTimeoutError::Timeout) if left <= BETWEEN_QUESTIONS => return Heard::Nothing,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Whether it has ended; it is still there to be asked how.
    pub(crate) fn is_over(&self) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(self.group), options), Ok(None))
    }

    /// Ends it with all that it has started: there is nothing more to read for it, and after this time it is killed.
    ///
    /// Gives how it ended by itself; `None` if it had to be killed.
    pub(crate) fn end(&mut self, grace: Duration) -> Option<ExitStatus> {
        self.to = None;
        if self.has_ended {
            return None;
        }
        let until = Instant::now() + grace;
        while !self.is_over() && Instant::now() < until {
            thread::sleep(BETWEEN_LOOKS);
        }
        let by_itself = self.is_over();
        // Before the number of the group can be somebody else's.
        self.guardian = None;
        // The number of the group is ours as long as the process has not been waited for.
        let _ = kill_process_group(self.group, Signal::KILL);
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.retain(|group| *group != self.group);
        drop(running);
        self.has_ended = true;
        self.child.wait().ok().filter(|_| by_itself)
    }

    /// What it wrote last to its standard error; for a process that has ended.
    pub(crate) fn said(&self) -> String {
        self.errors.as_ref().map(Tail::text).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

/// A command that takes the place of its shell, if it is a simple one: then nobody else holds its pipes.
fn in_its_place(command: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || " -_./:,+@%='\"".contains(letter);
    let begins_plain = command.split(' ').next().is_some_and(|first| !first.contains('='));
    let exec = if begins_plain && command.chars().all(is_plain) { "exec " } else { "" };
    format!("{exec}{command}")
}

/// Starts a process and remembers its group; the list is locked meanwhile, so that none is forgotten when all must end.
fn spawn(command: &mut Command) -> io::Result<(Child, Pid)> {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    let child = command.spawn()?;
    let group = Pid::from_child(&child);
    running.push(group);
    Ok((child, group))
}

fn write_to(mut stdin: ChildStdin) -> Sender<String> {
    let (to, lines) = mpsc::channel::<String>();
    thread::spawn(move || {
        for line in lines {
            if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    });
    to
}

fn read_from(stdout: Option<ChildStdout>) -> Receiver<Line> {
    let (tell, from) = mpsc::sync_channel(AHEAD);
    if let Some(stdout) = stdout {
        thread::spawn(move || read(stdout, &tell));
    }
    from
}

/// Reads until the end, or until something is said that no engine may say.
fn read(stdout: ChildStdout, tell: &SyncSender<Line>) {
    let mut lines = Lines::new(BufReader::new(stdout), LONGEST);
    while let Ok(Some(line)) = lines.next_line() {
        if tell.send(line).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::in_its_place;

    #[test]
    fn only_a_simple_command_takes_the_place_of_its_shell() {
        assert_eq!(in_its_place("python3 'my bot.py' --deep=2"), "exec python3 'my bot.py' --deep=2");
        for other in ["cd bots && ./bot", "A=1 ./bot", "tee log | ./bot", "read x; exit", "$BOT"] {
            assert_eq!(in_its_place(other), other);
        }
    }
}
