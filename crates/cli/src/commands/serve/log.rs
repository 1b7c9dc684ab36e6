use std::io;

use anyhow::anyhow;
use tracing_subscriber::EnvFilter;

use super::args::LogFormat;

/// Writes the log to standard error, one line for each event.
pub(super) fn start(filter: &str, format: Option<LogFormat>) -> anyhow::Result<()> {
    let filter = EnvFilter::builder().parse(filter).map_err(|error| anyhow!("--log {filter}: {error}"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(false);
    let started = match format {
        Some(LogFormat::Json) => log.json().try_init(),
        Some(LogFormat::Text) | None => log.try_init(),
    };
    started.map_err(|error| anyhow!("--log: {error}"))
}
