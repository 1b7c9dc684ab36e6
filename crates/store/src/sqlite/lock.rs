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

    /// Lets others have the file.
    pub(super) fn free(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
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
