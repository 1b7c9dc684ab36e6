use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::program::root;

/// A PostgreSQL that nobody else uses: it can be stopped and killed. It ends with the value.
pub(crate) struct OwnPostgres {
    /// Its input is what it waits for.
    child: Child,
    pub(crate) url: String,
    postmaster: String,
}

impl OwnPostgres {
    pub(crate) fn start() -> Self {
        let tell = r#"echo "$WORMERY_TEST_POSTGRES"; head -n 1 "$WORMERY_TEST_POSTGRES_DATA/postmaster.pid"; cat >&2"#;
        let mut command = Command::new(root().join("scripts/with-postgres"));
        command.args(["sh", "-c", tell]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("with-postgres runs");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut line = || lines.next().expect("a line").expect("text");
        let (url, postmaster) = (line(), line());
        Self { child, url, postmaster }
    }

    /// Stops all of its processes, in the middle of whatever they do.
    pub(crate) fn freeze(&self) {
        self.signal("STOP");
    }

    pub(crate) fn thaw(&self) {
        self.signal("CONT");
    }

    /// Kills one that serves somebody: the others are ended, and it starts again from what is on the disk.
    pub(crate) fn crash(&self) {
        let script = format!("kill -KILL $(pgrep -P {} -f 127.0.0.1 | head -n 1)", self.postmaster);
        shell(&script);
    }

    fn signal(&self, name: &str) {
        shell(&format!("kill -{name} {0} $(pgrep -P {0})", self.postmaster));
    }
}

fn shell(script: &str) {
    assert!(Command::new("sh").args(["-c", script]).status().expect("a shell").success(), "{script}");
}

impl Drop for OwnPostgres {
    fn drop(&mut self) {
        self.thaw();
        drop(self.child.stdin.take());
        self.child.wait().expect("with-postgres ends");
    }
}
