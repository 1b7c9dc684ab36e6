use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

/// It only ends what hangs: nothing that works takes so long, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_mins(3);

/// Where the program under test is.
pub(crate) const WORMERY: &str = env!("CARGO_BIN_EXE_wormery");

/// Every game with its number of players, from the fewest to the most.
pub(crate) const GAMES: [(&str, usize, usize); 3] =
    [("regenwormen", 2, 7), ("it-happens", 2, 5), ("holzwurm", 2, 6)];

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ran {
    /// The output of a run that went well and had nothing to complain about.
    pub(crate) fn done(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// The complaint of a run that failed before it put out anything.
    pub(crate) fn failed(self) -> String {
        assert_eq!((self.status, self.stdout.as_str()), (Some(2), ""), "{}", self.stderr);
        self.stderr
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code(),
            stdout: String::from_utf8(output.stdout).expect("the output is text"),
            stderr: String::from_utf8(output.stderr).expect("the complaints are text"),
        }
    }
}

/// Runs the program in a folder, without any input.
pub(crate) fn wormery(folder: &Path, args: &str) -> Ran {
    wormery_reads(folder, args, Vec::new())
}

/// Runs the program in a folder with something to read.
pub(crate) fn wormery_reads(folder: &Path, args: &str, input: impl Into<Vec<u8>>) -> Ran {
    reads(command(folder, args), input)
}

/// The program, ready to run in a folder, where it also saves, and in English; arguments are separated by spaces.
pub(crate) fn command(folder: &Path, args: &str) -> Command {
    let mut command = Command::new(WORMERY);
    command.args(args.split_whitespace()).current_dir(folder).env("LC_ALL", "C");
    command.env("XDG_DATA_HOME", folder.join("data"));
    command
}

/// A shell that finds the program under its name, ready to run a script in a folder.
pub(crate) fn shell(folder: &Path, script: &str) -> Command {
    let mut path = OsString::from(Path::new(WORMERY).parent().expect("the program is in a folder"));
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut command = Command::new("sh");
    command.args(["-c", script]).current_dir(folder);
    command.env("PATH", path).env("HOME", folder).env("LC_ALL", "C").env_remove("NO_COLOR");
    command.env_remove("XDG_DATA_HOME");
    command
}

/// Runs a command with something to read; it may leave before it has read all of it.
pub(crate) fn reads(mut command: Command, input: impl Into<Vec<u8>>) -> Ran {
    let input = input.into();
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let writer = thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written or refused");
    output.into()
}

/// Whether a story tells what to look at again.
pub(crate) fn tells_moments(story: &str) -> bool {
    story.contains("Costliest choices:") || story.contains("No choice cost much.")
}

/// Whether a tool is there to be tested with.
pub(crate) fn is_installed(tool: &str) -> bool {
    let script = format!("command -v {tool}");
    Command::new("sh").args(["-c", &script]).output().is_ok_and(|output| output.status.success())
}

/// The folder of the whole project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a golden record.
pub(crate) fn golden(name: &str) -> String {
    fs::read_to_string(root().join("records").join(name)).expect("the golden record is there")
}

/// An empty folder that lasts as long as the value.
pub(crate) fn scratch() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

/// Puts a file into a folder.
pub(crate) fn put(folder: &Path, name: &str, content: impl AsRef<[u8]>) {
    fs::write(folder.join(name), content).expect("a file can be written");
}
