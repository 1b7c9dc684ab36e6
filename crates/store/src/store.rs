//! The store, whichever database is behind it.

mod address;
mod days;
mod games;
mod guests;
mod kept;
mod leaving;
mod owners;
mod tables;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use self::address::Address;
use crate::postgres::Postgres;
use crate::session::{Arg, Stored};
use crate::sqlite::Sqlite;
use crate::write::{Statement, Write};
use crate::{AppendError, StoreError, sql};

/// Games, tables and guests on disk; a clone is another handle of the same store.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
}

/// Which database is behind the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

#[derive(Clone)]
enum Backend {
    Sqlite(Arc<Sqlite>),
    Postgres(Arc<Postgres>),
}

impl Store {
    /// How long closing may take.
    pub const CLOSING: Duration = Duration::from_secs(3);

    /// Opens the database at an address and brings its tables up to date.
    ///
    /// `postgres://…` is a PostgreSQL database, which must exist. `sqlite:FILE` and `FILE` are a SQLite file,
    /// which is created with its folders, and which nobody else can open until it is closed or the process ends. A database
    /// that a newer program has changed is refused.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let backend = match Address::parse(url)? {
            Address::File(file) => Backend::Sqlite(Arc::new(Sqlite::open(&file).await?)),
            Address::Server(url) => Backend::Postgres(Arc::new(Postgres::open(url).await?)),
        };
        Ok(Self { backend })
    }

    /// Opens a database that is there and changes nothing in it, beside a server that does.
    ///
    /// One that an older program has made stays as it is; all but its [backup](Self::backup) may fail then.
    pub async fn open_to_read(url: &str) -> Result<Self, StoreError> {
        let backend = match Address::parse(url)? {
            Address::File(file) => Backend::Sqlite(Arc::new(Sqlite::open_to_read(&file).await?)),
            Address::Server(url) => Backend::Postgres(Arc::new(Postgres::open_to_read(url).await?)),
        };
        Ok(Self { backend })
    }

    /// Returns which database is behind the store.
    pub fn kind(&self) -> Kind {
        match self.backend {
            Backend::Sqlite(_) => Kind::Sqlite,
            Backend::Postgres(_) => Kind::Postgres,
        }
    }

    /// Reads, so that `Ok` means that the database answers; it writes nothing, because anybody may ask as often as he likes.
    pub async fn ready(&self) -> Result<(), StoreError> {
        let _: Vec<(i64,)> = self.rows(sql::READ_PULSE, &[]).await?;
        Ok(())
    }

    /// Copies a SQLite database as it is now into a file that must not exist; play goes on meanwhile.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.backup(file).await,
            Backend::Postgres(_) => Err(StoreError::UsePgDump),
        }
    }

    /// Finishes what is being written and closes the database, for all handles.
    ///
    /// A database that does not answer is waited for a few seconds, and then left to the end of the process.
    pub async fn close(&self) {
        let closing = async {
            match &self.backend {
                Backend::Sqlite(sqlite) => sqlite.close().await,
                Backend::Postgres(postgres) => postgres.close().await,
            }
        };
        let _ = timeout(Self::CLOSING, closing).await;
    }

    async fn rows<T: Stored>(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<T>, StoreError> {
        // In boxes: what the library keeps while it waits is large, and many may wait.
        let rows = match &self.backend {
            Backend::Sqlite(sqlite) => Box::pin(sqlite.read(sql, args)).await,
            Backend::Postgres(postgres) => Box::pin(postgres.read(sql, args)).await,
        };
        rows.map_err(|error| StoreError::reading(&error))
    }

    async fn codes(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = self.rows(sql, args).await?;
        Ok(rows.into_iter().map(|(code,)| code).collect())
    }

    async fn row<T: Stored>(&self, sql: &'static str, args: &[Arg]) -> Result<Option<T>, StoreError> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    async fn write(&self, write: Write) -> Result<(), AppendError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => Box::pin(sqlite.write(write)).await,
            Backend::Postgres(postgres) => Box::pin(postgres.write(write)).await,
        }
    }

    /// Runs one statement, which must touch a row.
    async fn change(
        &self,
        sql: &'static str,
        args: Vec<Arg>,
        untouched: AppendError,
    ) -> Result<(), AppendError> {
        self.write(Write::one(Statement::new(sql, args).or(untouched))).await
    }
}
