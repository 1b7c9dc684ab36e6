//! One connection to either database, and the values bound to a statement.

use std::sync::Arc;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use crate::Kind;

/// A value bound to a statement.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Text(Arc<str>),
    MaybeText(Option<String>),
    Int(i64),
    MaybeInt(Option<i64>),
    Bytes(Vec<u8>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.as_str().into())
    }
}

impl From<&Arc<str>> for Arg {
    fn from(text: &Arc<str>) -> Self {
        Self::Text(Arc::clone(text))
    }
}

impl From<&Option<String>> for Arg {
    fn from(text: &Option<String>) -> Self {
        Self::MaybeText(text.clone())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Int(number)
    }
}

impl From<Option<i64>> for Arg {
    fn from(number: Option<i64>) -> Self {
        Self::MaybeInt(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Int(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Int(number.into())
    }
}

impl From<bool> for Arg {
    fn from(answer: bool) -> Self {
        Self::Int(answer.into())
    }
}

impl From<&[u8; 32]> for Arg {
    fn from(bytes: &[u8; 32]) -> Self {
        Self::Bytes(bytes.to_vec())
    }
}

/// A row that both databases can give.
pub(crate) trait Stored:
    for<'r> sqlx::FromRow<'r, SqliteRow> + for<'r> sqlx::FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Stored for T where
    T: for<'r> sqlx::FromRow<'r, SqliteRow> + for<'r> sqlx::FromRow<'r, PgRow> + Send + Unpin
{
}

/// A connection to either database, for the time of a few statements.
pub(crate) enum Session<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// Binds the values in order; both kinds of query have the same method for it.
macro_rules! bind_all {
    ($query:expr, $args:expr) => {
        $args.iter().fold($query, |query, arg| match arg {
            Arg::Text(text) => query.bind(&**text),
            Arg::MaybeText(text) => query.bind(text.as_deref()),
            Arg::Int(number) => query.bind(*number),
            Arg::MaybeInt(number) => query.bind(*number),
            Arg::Bytes(bytes) => query.bind(bytes.as_slice()),
        })
    };
}

impl Session<'_> {
    /// Which database this is.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::Sqlite(_) => Kind::Sqlite,
            Self::Postgres(_) => Kind::Postgres,
        }
    }

    /// Runs a statement and returns how many rows it touched.
    pub(crate) async fn execute(&mut self, sql: &'static str, args: &[Arg]) -> Result<u64, sqlx::Error> {
        Ok(match self {
            Self::Sqlite(connection) => {
                bind_all!(sqlx::query(sql), args).execute(&mut **connection).await?.rows_affected()
            }
            Self::Postgres(connection) => {
                bind_all!(sqlx::query(sql), args).execute(&mut **connection).await?.rows_affected()
            }
        })
    }

    /// Runs a query and returns all its rows.
    pub(crate) async fn fetch<T: Stored>(
        &mut self,
        sql: &'static str,
        args: &[Arg],
    ) -> Result<Vec<T>, sqlx::Error> {
        match self {
            Self::Sqlite(connection) => {
                bind_all!(sqlx::query_as(sql), args).fetch_all(&mut **connection).await
            }
            Self::Postgres(connection) => {
                bind_all!(sqlx::query_as(sql), args).fetch_all(&mut **connection).await
            }
        }
    }
}
