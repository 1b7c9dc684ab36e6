use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::bail;
use wormery_games::GameId;

use super::lock::is_locked;
use super::{SaveTrouble, game_of, games_folder};

/// The saved game that was named, or the newest one that waits, and which game it is of.
pub fn saved_game(path: Option<&Path>) -> anyhow::Result<(PathBuf, GameId)> {
    let path = path.map_or_else(newest, |path| Ok(path.to_owned()))?;
    match game_of(&path) {
        Ok(game) => Ok((path, game)),
        Err(why) => Err(SaveTrouble::GoOn { path, why }.into()),
    }
}

fn newest() -> anyhow::Result<PathBuf> {
    let folder = games_folder().ok_or(SaveTrouble::NoHome)?;
    match newest_waiting(&folder) {
        Some(path) => Ok(path),
        None if unfinished(&folder).is_empty() => bail!(SaveTrouble::NoneWaits(folder)),
        None => bail!(SaveTrouble::AllPlayed(folder)),
    }
}

/// The record of a folder that was written to last, of those without a result that nobody plays elsewhere.
pub fn newest_waiting(folder: &Path) -> Option<PathBuf> {
    unfinished(folder).into_iter().find(|path| !is_locked(path))
}

/// The records of a folder without a result, the one that was written to last first.
pub fn unfinished(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut records: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "wgr"))
        .filter_map(|path| Some((fs::metadata(&path).and_then(|data| data.modified()).ok()?, path)))
        .collect();
    records.sort();
    records.into_iter().rev().map(|(_, path)| path).filter(|path| is_unfinished(path)).collect()
}

fn is_unfinished(path: &Path) -> bool {
    let Ok(text) = fs::read_to_string(path) else { return false };
    let last = text.lines().last().unwrap_or_default();
    last.starts_with('{') && !last.starts_with("{\"result\"")
}
