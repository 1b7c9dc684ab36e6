mod args;
mod data;
mod file;
mod invite;
mod log;
mod opener;
mod settings;
mod system;

use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use wormery_client::Site;
use wormery_server::{Server, Settings};
use wormery_words::say;

use crate::exit::Answer;
use crate::out::out;
use crate::reader::language;
pub(crate) use args::{BackupArgs, HealthcheckArgs, ServeArgs};
use data::existing;

/// Hosts tables for people and bots, until it is told to stop.
pub(crate) fn run(args: ServeArgs) -> anyhow::Result<Answer> {
    let args = file::filled_in(args)?;
    log::start(args.log.as_deref().unwrap_or("warn"), args.log_format)?;
    let settings = settings::of(&args)?;
    system::allow_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(settings, args.open))?;
    // A bot that thinks does not hold the end up.
    runtime.shutdown_timeout(Duration::from_millis(200));
    Ok(Answer::Yes)
}

async fn serve(settings: Settings, open: bool) -> anyhow::Result<()> {
    let (base_url, network) = (settings.base_url.clone(), settings.network_address);
    // Before anybody is told that it runs: whoever reads that may stop it at once.
    let mut stop = Box::pin(system::told_to_stop()?);
    // It may wait for its database.
    let server = tokio::select! {
        started = Server::start(settings) => started?,
        () = &mut stop => return Ok(()),
    };
    let own = server.network_key().map(|key| invite::with_key(server.address(), key));
    invite::print(server.address(), base_url.as_deref(), network, own.as_deref());
    if open {
        opener::open(&own.unwrap_or_else(|| invite::url(server.address(), base_url.as_deref())));
    }
    Ok(server.serve(stop).await?)
}

/// Asks a server whether it is up; for containers, which have nothing else to ask with.
pub(crate) fn healthcheck(server: &str) -> anyhow::Result<Answer> {
    let is_well = Site::parse(server)?.is_well()?;
    Ok(if is_well { Answer::Yes } else { Answer::No })
}

/// Copies the database of a server into a file, while it runs or not.
pub(crate) fn backup(file: &Path, data: Option<&Path>, url: Option<&str>) -> anyhow::Result<Answer> {
    // Opening one that is not there would make it, and a copy of nothing would look like a backup.
    let database = existing(data, url)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = wormery_store::Store::open_to_read(&database).await?;
        let copied = store.backup(file).await;
        store.close().await;
        copied
    })?;
    writeln!(out(), "{}", say!(language(), cli_backup_done, file = file.display().to_string()))?;
    Ok(Answer::Yes)
}
