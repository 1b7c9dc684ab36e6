use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

use rustix::process::Pid;

/// What it does: it waits for the end of its input, which only we hold open, and kills the process group of its argument.
const WATCH: &str = "read -r _; kill -s KILL -- \"-$1\"";

/// A small process beside an engine: when we are killed and can end nothing ourselves, it ends the engine.
///
/// When the value is gone, so is it, and the engine is left alone.
#[derive(Debug)]
pub(crate) struct Guardian(Child);

impl Guardian {
    /// Watches over a process group. It has a group of its own, so that no signal of a terminal ends it before us.
    pub(crate) fn over(group: Pid) -> io::Result<Self> {
        let mut shell = Command::new("sh");
        shell.args(["-c", WATCH, "guardian", &group.as_raw_pid().to_string()]).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        shell.spawn().map(Self)
    }
}

impl Drop for Guardian {
    fn drop(&mut self) {
        // Killed before its input is closed: it must not wake.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
