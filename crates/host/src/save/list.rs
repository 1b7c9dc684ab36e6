use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use wormery_core::Word;
use wormery_games::GameId;
use wormery_record::Header;

use super::BeingPlayed;
use super::lock::is_locked;

/// A game among the saved ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its record.
    pub path: PathBuf,
    /// Which game it is of.
    pub game: GameId,
    /// Who plays.
    pub players: Vec<String>,
    /// How many lines the record has.
    pub n_lines: usize,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether it is played in another window right now.
    pub is_played: bool,
}

/// The games of a folder, the one that was written to last first; what is no record is left out.
pub fn saved_games(folder: &Path) -> Vec<SavedGame> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut games: Vec<(SystemTime, SavedGame)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "wgr"))
        .filter_map(|path| Some((fs::metadata(&path).and_then(|data| data.modified()).ok()?, read(path)?)))
        .collect();
    games.sort_by(|(one, _), (other, _)| other.cmp(one));
    games.into_iter().map(|(_, game)| game).collect()
}

fn read(path: PathBuf) -> Option<SavedGame> {
    let text = fs::read_to_string(&path).ok()?;
    let header = Header::parse(text.lines().next()?).ok()?;
    let (game, players) = (GameId::from_word(&header.game).ok()?, header.players);
    let is_over = text.lines().last().is_some_and(|last| last.starts_with("{\"result\""));
    let is_played = !is_over && is_locked(&path);
    Some(SavedGame { game, players, n_lines: text.lines().count(), is_over, is_played, path })
}

/// Deletes a saved game for good; one that is played in another window is left alone.
pub fn delete_saved(path: &Path) -> io::Result<()> {
    if is_locked(path) {
        return Err(io::Error::other(BeingPlayed(path.to_owned())));
    }
    fs::remove_file(path)
}
