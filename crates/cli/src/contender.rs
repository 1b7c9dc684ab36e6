use std::thread;

use anyhow::{Context, bail};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use wormery_arena::{Contender, Program};
use wormery_bots::Roster;
use wormery_engine::{Limits, end_all};
use wormery_host::level_of;

/// How the name of a bot begins that is a command.
const COMMAND: &str = "cmd:";

/// The players with these names: levels of a game, and commands.
pub(crate) fn contenders<G: Roster>(names: &[String], limits: Limits) -> anyhow::Result<Vec<Contender<G>>> {
    if names.iter().any(|name| name.starts_with(COMMAND)) {
        take_programs_along()?;
    }
    let all: anyhow::Result<_> = names.iter().map(|name| contender(name, limits)).collect();
    all.context("BOT")
}

fn contender<G: Roster>(name: &str, limits: Limits) -> anyhow::Result<Contender<G>> {
    match name.strip_prefix(COMMAND).map(str::trim) {
        None => Ok(Contender::Level(level_of::<G>(name)?)),
        Some("") => bail!("BOT: {COMMAND} needs a command behind it"),
        Some(command) => Ok(Contender::Program(Program { command: command.to_owned(), limits })),
    }
}

/// Whoever stops this program stops those that it has started.
///
/// They are in groups of their own, so that each can be ended with all its children; Ctrl-C does not reach them.
pub(crate) fn take_programs_along() -> anyhow::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            end_all();
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}
