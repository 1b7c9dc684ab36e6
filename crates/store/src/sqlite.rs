//! SQLite: one file, one writer, a few readers.

mod backup;
mod lock;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use self::lock::Lock;
use self::writer::Writer;
use crate::session::{Arg, Session, Stored};
use crate::write::Write;
use crate::{AppendError, StoreError, migrations};

/// How long to wait for another process that holds the file.
const BUSY: Duration = Duration::from_secs(3);
/// How long to wait for a reader that is free.
const ACQUIRE: Duration = Duration::from_secs(3);
const READERS: u32 = 4;
/// Pages that a connection keeps, in KiB when below zero: the system has those of the file in memory anyway.
const CACHE: &str = "-512";

/// An open file.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    /// `None` where the file is only read.
    writer: Option<(Writer, Lock)>,
}

impl Sqlite {
    /// Opens the file, creates it with its folders if need be, and brings its tables up to date.
    ///
    /// Nobody else can until it is closed or this process ends.
    pub(crate) async fn open(file: &Path) -> Result<Self, StoreError> {
        create_folder(file).await?;
        let lock = Lock::take(file)?;
        let options = options(file);
        let mut connection = options
            .clone()
            .create_if_missing(true)
            .connect()
            .await
            .map_err(|error| StoreError::opening(&error))?;
        // `run` would make this future one that cannot be spawned; this is what it calls.
        migrations::SQLITE.run_direct(None, &mut connection, false).await?;
        let readers = pool(SqliteConnectOptions::new().filename(file).read_only(true)).await?;
        Ok(Self { readers, writer: Some((Writer::start(options, connection), lock)) })
    }

    /// Opens a file that is there and changes nothing in it; somebody else may do so meanwhile.
    pub(crate) async fn open_to_read(file: &Path) -> Result<Self, StoreError> {
        // Only a connection that could write removes the log again when it is the last to close.
        let readers = pool(SqliteConnectOptions::new().filename(file)).await?;
        let mut connection = readers.acquire().await.map_err(|error| StoreError::opening(&error))?;
        migrations::check(&migrations::SQLITE, &mut *connection).await?;
        drop(connection);
        Ok(Self { readers, writer: None })
    }

    /// Runs a query on a reader.
    pub(crate) async fn read<T: Stored>(
        &self,
        sql: &'static str,
        args: &[Arg],
    ) -> Result<Vec<T>, sqlx::Error> {
        let mut connection = self.readers.acquire().await?;
        Session::Sqlite(&mut connection).fetch(sql, args).await
    }

    /// Has the writer store a change, and waits until it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), AppendError> {
        match &self.writer {
            Some((writer, _)) => writer.write(write).await,
            None => Err(AppendError::unavailable("it was opened to be read")),
        }
    }

    /// Copies the whole database as it is now into a new file.
    pub(crate) async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        backup::copy(&self.readers, file).await
    }

    /// Stores what is queued, empties the write-ahead log and closes the file.
    pub(crate) async fn close(&self) {
        // The last connection to close removes the log, which a reader could not do.
        self.readers.close().await;
        if let Some((writer, lock)) = &self.writer {
            writer.close().await;
            lock.free();
        }
    }
}

async fn pool(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(ACQUIRE);
    let opened = pool.connect_with(options.pragma("cache_size", CACHE).busy_timeout(BUSY)).await;
    opened.map_err(|error| StoreError::opening(&error))
}

/// The writer's way to open the file; it creates none, lest a lost file comes back empty.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What is deleted is written over, so that nothing of it stays in the file.
        .pragma("secure_delete", "on")
        .pragma("cache_size", CACHE)
        .busy_timeout(BUSY)
}

async fn create_folder(file: &Path) -> Result<(), StoreError> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    tokio::fs::create_dir_all(folder).await.map_err(|error| {
        StoreError::Unavailable(format!("the folder {} cannot be made: {error}", folder.display()))
    })
}
