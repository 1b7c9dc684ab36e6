use std::path::Path;

use anyhow::{Context, anyhow, bail};
use wormery_core::{Game, Viewer};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::Symbol;
use wormery_record::{Header, Recorded, Replay};
use wormery_solve::Situation;

use crate::files;

/// The position of a record after so many steps, and the dice that are kept there.
pub(super) fn situation(path: &Path, steps: u64) -> anyhow::Result<(Situation, Vec<Symbol>)> {
    let flag = || format!("--record {}", path.display());
    let text = files::read(path).with_context(flag)?;
    let game = replay(&text, steps).with_context(flag)?;
    let situation = Situation::from_game(&game);
    let situation =
        situation.with_context(|| format!("--line {}: the game is over there", steps.saturating_add(2)))?;
    Ok((situation, game.view(Viewer::Public).board().turn.kept.clone()))
}

/// Reads a whole record of the game that odds are known of.
pub(super) fn whole(path: &Path) -> anyhow::Result<Recorded<Regenwormen>> {
    let flag = || format!("--record {}", path.display());
    let text = files::read(path).with_context(flag)?;
    Recorded::parse(&text).with_context(flag)
}

/// Replays the first steps.
fn replay(text: &str, steps: u64) -> anyhow::Result<Regenwormen> {
    let mut lines = text.split_terminator('\n').zip(1_u64..);
    let at_line = |number: u64, error: String| anyhow!("line {number}: {error}");
    let (header, _) = lines.next().context("line 1: the record is empty")?;
    let header = Header::parse(header).map_err(|error| at_line(1, error))?;
    if header.game != Regenwormen::NAME {
        bail!("it is a game of {}, and odds are known of {} only", header.game, Regenwormen::NAME);
    }
    let config = header.config::<Regenwormen>().map_err(|error| at_line(1, error))?;
    let mut replay = Replay::<Regenwormen>::new(&config);
    for (line, number) in lines.take(usize::try_from(steps).unwrap_or(usize::MAX)) {
        replay.line(line).map_err(|error| at_line(number, error))?;
    }
    let found = replay.end().steps;
    if found < steps {
        bail!("--line {}: its last step is line {}", steps.saturating_add(2), found + 1);
    }
    Ok(replay.game().clone())
}
