//! A copy of the database while it is in use.

use std::path::Path;

use sqlx::sqlite::SqlitePool;
use tokio::fs::{self, File};

use crate::session::Session;
use crate::{StoreError, sql};

/// Copies the database into a file that must not exist, and sees the copy onto the disk.
pub(super) async fn copy(readers: &SqlitePool, file: &Path) -> Result<(), StoreError> {
    if fs::symlink_metadata(file).await.is_ok() {
        return Err(StoreError::Exists(file.to_owned()));
    }
    let name = file.to_str().ok_or_else(|| failed(file, "its name is not UTF-8"))?;
    let copied = vacuum(readers, name).await.map_err(|error| failed(file, &error.to_string()));
    let synced = match copied {
        Ok(()) => sync(file).await.map_err(|error| failed(file, &error.to_string())),
        Err(error) => Err(error),
    };
    if synced.is_err() {
        // Half a copy must not be taken for a whole one.
        let _ = fs::remove_file(file).await;
    }
    synced
}

async fn vacuum(readers: &SqlitePool, name: &str) -> Result<(), sqlx::Error> {
    let mut connection = readers.acquire().await?;
    Session::Sqlite(&mut connection).execute(sql::BACKUP, &[name.into()]).await.map(drop)
}

async fn sync(file: &Path) -> std::io::Result<()> {
    File::open(file).await?.sync_all().await
}

fn failed(file: &Path, why: &str) -> StoreError {
    StoreError::Unavailable(format!("the backup {} cannot be written: {why}", file.display()))
}
