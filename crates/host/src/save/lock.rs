use std::error::Error;
use std::fmt;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// A game that another program, or another window of this one, writes to right now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BeingPlayed(pub PathBuf);

impl fmt::Display for BeingPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this game is being played in another window: {}", self.0.display())
    }
}

impl Error for BeingPlayed {}

/// Makes us the only one who writes to a record, until the file is closed.
///
/// A file system without locks is no reason not to play.
pub(super) fn lock(file: &File, path: &Path) -> Result<(), BeingPlayed> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(BeingPlayed(path.to_owned())),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Whether somebody else writes to a record; whoever only looks shares the lock, so that two who look see the same.
pub(super) fn is_locked(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}
