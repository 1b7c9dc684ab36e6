use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use anyhow::Context;

use crate::latency::Latencies;

/// How often the disk is tried.
const TRIES: usize = 200;

/// How long the disk takes to write 4 KiB for good.
pub(crate) fn sync_times(folder: &Path) -> anyhow::Result<Latencies> {
    let path = folder.join("sync-probe");
    let mut file = File::create(&path).context("try the disk")?;
    let mut times = Latencies::default();
    for _ in 0..TRIES {
        let begin = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_all()?;
        times.add(begin.elapsed());
    }
    std::fs::remove_file(path)?;
    Ok(times)
}
