//! PostgreSQL: a pool of connections.

mod append;

use std::future::Future;
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::Transaction;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::time::{Instant, timeout, timeout_at};

use crate::session::{Arg, Session, Stored};
use crate::write::Write;
use crate::{Append, AppendError, StoreError, migrations};

/// How long to wait for a connection, and so for a server that is away.
const ACQUIRE: Duration = Duration::from_secs(3);
/// How long to wait for an answer, the connection included.
const ANSWER: Duration = Duration::from_secs(8);
/// The most connections.
const CONNECTIONS: u32 = 16;

/// A database on a server.
pub(crate) struct Postgres {
    pool: PgPool,
    is_read_only: bool,
}

impl Postgres {
    /// Connects and brings the tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        let pool = connect(url).await?;
        match bring_up_to_date(&pool).await {
            Ok(()) => Ok(Self { pool, is_read_only: false }),
            Err(error) => {
                let _ = timeout(ACQUIRE, pool.close()).await;
                Err(error)
            }
        }
    }

    /// Connects to a database that is there, and changes nothing in it.
    pub(crate) async fn open_to_read(url: &str) -> Result<Self, StoreError> {
        let pool = connect(url).await?;
        let mut connection = pool.acquire().await.map_err(|error| StoreError::opening(&error))?;
        migrations::check(&migrations::POSTGRES, &mut *connection).await?;
        drop(connection);
        Ok(Self { pool, is_read_only: true })
    }

    /// Runs a query.
    pub(crate) async fn read<T: Stored>(
        &self,
        sql: &'static str,
        args: &[Arg],
    ) -> Result<Vec<T>, sqlx::Error> {
        in_time(async {
            let mut connection = self.pool.acquire().await?;
            Session::Postgres(&mut connection).fetch(sql, args).await
        })
        .await
    }

    /// Stores a change.
    ///
    /// Until the commit is sent nothing is stored; from then on only its answer tells.
    pub(crate) async fn write(&self, write: Write) -> Result<(), AppendError> {
        self.may_write()?;
        let deadline = Instant::now() + ANSWER;
        let prepared = timeout_at(deadline, self.prepare(write)).await;
        let transaction = prepared.unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut.into()))?;
        let committed = timeout_at(deadline, transaction.commit()).await;
        committed.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(AppendError::committing)
    }

    /// Stores events, and perhaps the ending of a game.
    pub(crate) async fn append(&self, batch: &Append) -> Result<(), AppendError> {
        if !append::fits(batch) {
            return self.write(Write::append(batch)).await;
        }
        self.may_write()?;
        let deadline = Instant::now() + ANSWER;
        let acquired = timeout_at(deadline, self.pool.acquire()).await;
        let mut connection = acquired.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
        let stored = timeout_at(deadline, append::run(&mut connection, batch)).await;
        stored.unwrap_or_else(|_| Err(AppendError::committing(sqlx::Error::PoolTimedOut)))
    }

    fn may_write(&self) -> Result<(), AppendError> {
        if self.is_read_only {
            return Err(AppendError::unavailable("it was opened to be read"));
        }
        Ok(())
    }

    /// Sends everything but the commit.
    async fn prepare(&self, write: Write) -> Result<Transaction<'static, sqlx::Postgres>, AppendError> {
        let mut transaction = self.pool.begin().await?;
        write.apply(&mut Session::Postgres(&mut transaction)).await?;
        Ok(transaction)
    }

    /// Waits for what is being written and closes all connections.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

async fn connect(url: &str) -> Result<PgPool, StoreError> {
    let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::Address)?;
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(ACQUIRE);
    let opened = pool.connect_with(options.application_name("wormery")).await;
    opened.map_err(|error| StoreError::opening(&error))
}

async fn bring_up_to_date(pool: &PgPool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await.map_err(|error| StoreError::opening(&error))?;
    // `run` would make this future one that cannot be spawned; this is what it calls.
    Ok(migrations::POSTGRES.run_direct(None, &mut *connection, false).await?)
}

/// Gives up on a server that took the question and does not answer.
async fn in_time<T, E: From<sqlx::Error>>(work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    timeout(ANSWER, work).await.unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut.into()))
}
