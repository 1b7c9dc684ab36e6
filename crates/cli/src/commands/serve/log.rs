use anyhow::anyhow;
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, FilterExt as _, filter_fn};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{fmt, registry};

use super::args::LogFormat;
use crate::out::errors;

/// What the targets of our own events begin with.
const OWN: &str = "wormery";

/// Writes the log to standard error, one line for each event.
pub(super) fn start(filter: &str, format: Option<LogFormat>) -> anyhow::Result<()> {
    let wanted = EnvFilter::builder().parse(filter).map_err(|error| anyhow!("--log {filter}: {error}"))?;
    let shown = wanted.and(filter_fn(keeps_secrets));
    let log = fmt::layer().with_writer(errors).with_ansi(false);
    let started = match format {
        Some(LogFormat::Json) => registry().with(log.json().with_filter(shown)).try_init(),
        Some(LogFormat::Text) | None => registry().with(log.with_filter(shown)).try_init(),
    };
    started.map_err(|error| anyhow!("--log: {error}"))
}

/// Whether an event is one that holds no secret, whatever was asked for: what libraries tell to those who look for their
/// faults has passwords, cookies and messages in it.
fn keeps_secrets(event: &Metadata) -> bool {
    event.target().starts_with(OWN) || *event.level() <= Level::INFO
}
