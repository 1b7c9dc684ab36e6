//! Somebody in one network does his worst while the others play on: what do they notice?

mod attacker;
mod bot_table;
mod bots;
mod clock;
mod codes;
mod flood;
mod frames;
mod hot_seat;
mod kind;
mod loot;
mod newcomers;
mod others;
mod programs;
mod reviews;
mod silent;
mod streams;
mod tables;
mod talk;
mod verdict;

use std::cell::Cell;
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use tempfile::TempDir;

use crate::args::AttackArgs;
use crate::child::{How, Server};
use crate::process::Usage;
use crate::report::Report;
use attacker::{Attacker, Raid};
pub(crate) use kind::Kind;
use others::Others;
use verdict::{Memory, Verdict};

/// How many files the server may have open: the limit of most systems.
const FILES: u32 = 1024;
/// How often its memory is looked at.
const OFTEN: Duration = Duration::from_millis(20);

/// Attacks in one way, or in all of them one after the other, each time a server of its own.
pub(crate) async fn run(args: &AttackArgs) -> anyhow::Result<Vec<Report>> {
    let kinds = args.kind.map_or_else(|| Kind::value_variants().to_vec(), |kind| vec![kind]);
    let mut reports = Vec::new();
    for kind in kinds {
        reports.push(one(args, kind).await.with_context(|| format!("attack {}", kind.word()))?);
    }
    Ok(reports)
}

/// The others play for a while in peace, and as long again under attack.
async fn one(args: &AttackArgs, kind: Kind) -> anyhow::Result<Report> {
    let folder = args.data.as_ref().map_or_else(TempDir::new, TempDir::new_in);
    let folder = folder.context("make a folder for the database")?;
    let how = How { flags: args.flags.clone(), n_files: Some(FILES) };
    let server = Server::start(args.server.as_deref(), folder.path(), &how).await?;
    let mut others = Others::come(server.address, args).await?;
    let calm = others.play(args).await;
    let before = Usage::of(Some(server.pid))?;
    let raid = Raid::begin(kind, Attacker::new(server.address, others.prey()?))?;
    let peak = Cell::new(before.rss);
    let attacked = tokio::select! {
        attacked = others.play(args) => attacked,
        error = watch(server.pid, &peak) => return Err(error),
    };
    let loot = raid.end().await;
    let after = Usage::of(Some(server.pid))?;
    let stored = others.check_stored(server.address).await;
    server.stop().await.context("after the attack")?;
    let memory = Memory { before: before.rss, peak: peak.get().max(after.rss) };
    Ok(Verdict { kind, calm, attacked, stored, memory, loot }.report())
}

/// Looks at the memory of the server for ever, and keeps the highest; an error says that the server is gone.
async fn watch(pid: u32, peak: &Cell<u64>) -> anyhow::Error {
    loop {
        match Usage::of(Some(pid)) {
            Ok(usage) => peak.set(peak.get().max(usage.rss)),
            Err(error) => return error.context("the server is gone"),
        }
        tokio::time::sleep(OFTEN).await;
    }
}
