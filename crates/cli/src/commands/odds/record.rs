use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use wormery_core::Game;
use wormery_games::Regenwormen;
use wormery_record::{Header, Replay};
use wormery_solve::Situation;

/// The position of a record after so many steps.
pub(super) fn situation(path: &Path, ply: u64) -> anyhow::Result<Situation> {
    let flag = || format!("--record {}", path.display());
    let text = read(path).with_context(flag)?;
    let game = replay(&text, ply).with_context(flag)?;
    game.with_context(|| format!("--ply {ply}: the game is over there"))
}

fn read(path: &Path) -> io::Result<String> {
    if path.as_os_str() != "-" {
        return fs::read_to_string(path);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

/// Replays the first steps; `None` where the game is over.
fn replay(text: &str, ply: u64) -> anyhow::Result<Option<Situation>> {
    let mut lines = text.split_terminator('\n').zip(1_u64..);
    let at_line = |number: u64, error: String| anyhow!("line {number}: {error}");
    let (header, _) = lines.next().context("line 1: the record is empty")?;
    let header = Header::parse(header).map_err(|error| at_line(1, error))?;
    if header.game != Regenwormen::NAME {
        bail!("it is a game of {}, and odds are known of {} only", header.game, Regenwormen::NAME);
    }
    let config = header.config::<Regenwormen>().map_err(|error| at_line(1, error))?;
    let mut replay = Replay::<Regenwormen>::new(&config);
    for (line, number) in lines.take(usize::try_from(ply).unwrap_or(usize::MAX)) {
        replay.line(line).map_err(|error| at_line(number, error))?;
    }
    let steps = replay.end().steps;
    if steps < ply {
        bail!("--ply {ply}: it has only {steps} steps");
    }
    Ok(Situation::from_game(replay.game()))
}
