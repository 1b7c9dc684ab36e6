use std::fs;
use std::time::Duration;

use anyhow::Context;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// Time on a processor, in the program and in the kernel for it.
    pub(crate) cpu: Duration,
    /// Memory that is in use now, in bytes.
    pub(crate) rss: u64,
}

impl Usage {
    /// What a process has used so far; nothing for none.
    pub(crate) fn of(pid: Option<u32>) -> anyhow::Result<Self> {
        match pid {
            Some(pid) => read(&pid.to_string()),
            None => Ok(Self::default()),
        }
    }

    /// What this process has used so far.
    pub(crate) fn own() -> anyhow::Result<Self> {
        read("self")
    }
}

fn read(process: &str) -> anyhow::Result<Usage> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).context("read what a process has used")?;
    // The name, in brackets, may contain anything; the fields after it are numbers.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let number = |place: usize| fields.get(place).and_then(|field| field.parse::<u64>().ok());
    let (user, system, pages) = (number(11), number(12), number(21));
    let ticks = user.zip(system).map(|(user, system)| user + system).context("no times")?;
    let cpu = Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64);
    Ok(Usage { cpu, rss: pages.context("no memory")? * rustix::param::page_size() as u64 })
}

/// Allows as many open files as the system lets us, for the server that we start as well.
pub(crate) fn raise_file_limit() -> anyhow::Result<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).context("allow more open files")
}
