use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::target::address;

/// How long the server may take to start, and to stop.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that this tool has started; it ends with the tool.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) pid: u32,
}

/// How a server is started.
#[derive(Clone, Debug, Default)]
pub(crate) struct How {
    /// Its flags, besides where it listens and where its data are.
    pub(crate) flags: Vec<String>,
    /// How many files it may have open; as many as this program otherwise.
    pub(crate) n_files: Option<u32>,
}

impl How {
    /// With limits that no load of ours comes near, and nothing that works on by itself.
    pub(crate) fn without_limits() -> Self {
        Self { flags: NO_LIMITS.map(str::to_owned).to_vec(), n_files: None }
    }
}

const NO_LIMITS: [&str; 22] = [
    "--connections-per-network",
    "1000000",
    "--sockets-per-address",
    "1000000",
    "--requests-per-second",
    "1000000",
    "--messages-per-second",
    "1000000",
    "--guests-per-hour",
    "1000000000",
    "--tables-per-guest",
    "1000000",
    "--misses-per-hour",
    "1000000000",
    "--tables-per-hour",
    "1000000000",
    "--guest-tables-per-hour",
    "1000000000",
    "--review-playouts",
    "0",
    "--away-after",
    "86400",
];

impl Server {
    /// Starts the program on a folder, and waits until it says where it is.
    pub(crate) async fn start(program: Option<&Path>, folder: &Path, how: &How) -> anyhow::Result<Self> {
        let program = program.map_or_else(beside_us, |program| Ok(program.to_owned()))?;
        let mut child = command(&program, how.n_files)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(&how.flags)
            .arg("--data")
            .arg(folder)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("start {}", program.display()))?;
        let pid = child.id().context("the server has ended")?;
        let address =
            tokio::time::timeout(PATIENCE, told(&mut child)).await.context("the server is silent")??;
        Ok(Self { child, address, pid })
    }

    /// Asks the server to stop, and waits until it has.
    pub(crate) async fn stop(mut self) -> anyhow::Result<()> {
        let pid = Pid::from_raw(self.pid as i32).context("a process has a number")?;
        kill_process(pid, Signal::TERM)?;
        let ended = tokio::time::timeout(PATIENCE, self.child.wait()).await;
        let status = ended.context("the server does not stop")??;
        if !status.success() {
            bail!("the server ended with {status}");
        }
        Ok(())
    }
}

/// Runs a program, which may have so many files open: it cannot raise that limit.
fn command(program: &Path, n_files: Option<u32>) -> Command {
    let Some(n_files) = n_files else { return Command::new(program) };
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("ulimit -n {n_files} && exec \"$0\" \"$@\"")).arg(program);
    command
}

fn beside_us() -> anyhow::Result<PathBuf> {
    Ok(std::env::current_exe().context("find this program")?.with_file_name("wormery"))
}

/// Where the server says that it is.
async fn told(child: &mut Child) -> anyhow::Result<SocketAddr> {
    let out = child.stdout.take().context("the server has no output")?;
    let mut lines = BufReader::new(out).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some(url) = line.strip_prefix("Wormery is at ") {
            return address(url);
        }
    }
    bail!("the server did not start")
}
