//! One program at a time may change a file.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::StoreError;

/// The lock of a database file; the system frees it when the process ends, however it does.
pub(super) struct Lock(Mutex<Option<File>>);

impl Lock {
    /// Takes the lock, which is on a file beside the database that stays there.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = beside(database);
        let file = File::options().create(true).write(true).truncate(false).open(&path);
        let file = file.map_err(|error| failed(&path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(Mutex::new(Some(file)))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(&path, &error)),
        }
    }

    /// Lets others have the file. A child of this process that is just being started has it open, too: closing it would
    /// not be enough.
    pub(super) fn free(&self) {
        if let Some(file) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = file.unlock();
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.free();
    }
}

/// The lock of the file itself, whichever links lead to it.
fn beside(database: &Path) -> PathBuf {
    let database = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    let mut name = OsString::from(database);
    name.push(".lock");
    name.into()
}

fn failed(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Unavailable(format!("the file {} cannot be locked: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_free_although_a_child_that_is_started_still_has_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("store.db");
        for is_dropped in [false, true] {
            let lock = Lock::take(&database).expect("nobody has it");
            // What a process has between its birth and its own program.
            let child = lock.0.lock().expect("no panic").as_ref().map(File::try_clone);
            if is_dropped {
                drop(lock);
            } else {
                lock.free();
            }
            drop(Lock::take(&database).expect("it is free again"));
            drop(child);
        }
    }
}
