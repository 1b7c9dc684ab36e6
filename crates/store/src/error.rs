//! What can go wrong, and what it means for the one who asked.

use std::path::PathBuf;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;

/// Why the store could not be opened, read or copied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database does not answer now; the same call may work later.
    #[error("{0}")]
    Unavailable(String),
    /// Nobody answers at the address of the database, or it is just starting: it may be there in a moment.
    #[error("{0}")]
    Away(String),
    /// The database answers, but not with what this program stores.
    #[error("the database is damaged or is not one of ours: {0}")]
    Damaged(String),
    /// A later version of the program has changed the database.
    #[error("the database is newer than this program: it has migration {0}, which is unknown here")]
    Newer(i64),
    /// A migration differs from the one that the database has run.
    #[error("migration {0} differs from the one that the database has run")]
    Altered(i64),
    /// Another process may change the file: only one does at a time.
    #[error("another wormery server uses {}; stop it first", .0.display())]
    InUse(PathBuf),
    /// The address names no database.
    #[error("the database address is not understood, give FILE, sqlite:FILE or postgres://USER@HOST/NAME")]
    Address,
    /// The file that was to be written is there already.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// PostgreSQL has its own tool for backups.
    #[error("a PostgreSQL database is backed up with pg_dump, not from here")]
    UsePgDump,
}

/// Why nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Someone else was first: read what is stored and decide again.
    ///
    /// The key exists, the events would leave a gap, the game has ended, or the version is not the next one.
    #[error("someone else was first")]
    Conflict,
    /// What was to be changed is not there.
    #[error("there is no such row")]
    Missing,
    /// A guest who is to be named was forgotten, or never was: nobody can be named any more who is not there.
    #[error("there is no such guest")]
    NoGuest,
    /// The database refuses the text itself, for example one that contains a zero byte.
    #[error("the database refuses what is to be written: {0}")]
    Invalid(String),
    /// The database cannot be written now, and nothing was stored; the same call may work later.
    #[error("{0}")]
    Unavailable(String),
    /// The connection broke or the time ran out during the commit: it may be stored or not.
    ///
    /// Read before writing again. A repeated append is safe, its ply makes it a conflict.
    #[error("{0}")]
    Unknown(String),
}

impl StoreError {
    /// The address could be understood, but nobody opens.
    pub(crate) fn opening(error: &sqlx::Error) -> Self {
        match Self::doing("opened", error) {
            Self::Unavailable(why) if is_away(error) => Self::Away(why),
            other => other,
        }
    }

    /// A read went wrong.
    pub(crate) fn reading(error: &sqlx::Error) -> Self {
        Self::doing("read", error)
    }

    fn doing(what: &str, error: &sqlx::Error) -> Self {
        match error {
            sqlx::Error::Configuration(_) => Self::Address,
            sqlx::Error::Database(inner) if is_damage(inner.as_ref()) => Self::Damaged(cause(error)),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::ColumnNotFound(_) | sqlx::Error::Decode(_) => {
                Self::Damaged(cause(error))
            }
            _ => Self::Unavailable(format!("the database cannot be {what}: {}", cause(error))),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(version) => Self::Newer(version),
            MigrateError::VersionMismatch(version) => Self::Altered(version),
            MigrateError::Execute(inner) | MigrateError::ExecuteMigration(inner, _) => Self::opening(&inner),
            other => Self::Damaged(other.to_string()),
        }
    }
}

impl From<AppendError> for StoreError {
    fn from(error: AppendError) -> Self {
        Self::Unavailable(error.to_string())
    }
}

impl AppendError {
    /// The database cannot be written, and why.
    pub(crate) fn unavailable(why: &str) -> Self {
        Self::Unavailable(format!("the database cannot be written: {why}"))
    }

    /// Nobody knows whether it was stored, and why.
    pub(crate) fn unknown(why: &str) -> Self {
        Self::Unknown(format!("it is not known whether it was stored: {why}"))
    }

    /// The commit itself went wrong: it is known to be undone only where the database says so.
    pub(crate) fn committing(error: sqlx::Error) -> Self {
        let is_undone = error.as_database_error().is_some_and(is_undone);
        let why = cause(&error);
        match Self::from(error) {
            Self::Unavailable(_) if !is_undone => Self::unknown(&why),
            known => known,
        }
    }
}

impl From<sqlx::Error> for AppendError {
    fn from(error: sqlx::Error) -> Self {
        let Some(inner) = error.as_database_error() else {
            return Self::unavailable(&cause(&error));
        };
        match inner.kind() {
            ErrorKind::UniqueViolation => Self::Conflict,
            ErrorKind::ForeignKeyViolation => Self::Missing,
            ErrorKind::NotNullViolation | ErrorKind::CheckViolation => Self::Invalid(cause(&error)),
            _ if is_data_error(inner) => Self::Invalid(cause(&error)),
            _ => Self::unavailable(&cause(&error)),
        }
    }
}

fn cause(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(inner) => inner.message().to_owned(),
        sqlx::Error::PoolTimedOut => "it does not answer".to_owned(),
        sqlx::Error::PoolClosed => "it has been closed".to_owned(),
        sqlx::Error::WorkerCrashed => "its thread has stopped".to_owned(),
        sqlx::Error::Io(inner) => inner.to_string(),
        other => other.to_string(),
    }
}

/// Classes of PostgreSQL's codes: 22 is data. Codes of SQLite have at most four digits.
fn is_data_error(error: &dyn DatabaseError) -> bool {
    error.code().is_some_and(|code| code.len() == 5 && code.starts_with("22"))
}

/// A server that is not there, goes, or comes; a name that nobody knows, a wrong password or a missing database is not.
fn is_away(error: &sqlx::Error) -> bool {
    use std::io::ErrorKind as Io;
    match error {
        sqlx::Error::PoolTimedOut => true,
        // A door in front of the server that shuts at once; zero stands for an answer that did not come.
        sqlx::Error::Protocol(text) => text.contains("SSLRequest: 0x00"),
        sqlx::Error::Io(inner) => matches!(
            inner.kind(),
            Io::ConnectionRefused
                | Io::ConnectionReset
                | Io::ConnectionAborted
                | Io::BrokenPipe
                | Io::UnexpectedEof
                | Io::TimedOut
                | Io::HostUnreachable
                | Io::NetworkUnreachable
        ),
        sqlx::Error::Database(inner) => {
            let code = inner.code();
            code.is_some_and(|code| ["53300", "57P01", "57P02", "57P03"].contains(&&*code))
        }
        _ => false,
    }
}

/// PostgreSQL's class 40 is a rollback, but for one code; SQLite's "busy" and "locked" come before anything is written.
fn is_undone(error: &dyn DatabaseError) -> bool {
    let Some(code) = error.code() else { return false };
    if code.len() == 5 {
        return code.starts_with("40") && code != "40003";
    }
    code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 5 | 6))
}

/// SQLite's "malformed" and "not a database", PostgreSQL's missing tables and columns, and its corrupt pages.
fn is_damage(error: &dyn DatabaseError) -> bool {
    let Some(code) = error.code() else { return false };
    if code.len() == 5 {
        return code.starts_with("42P01") || code.starts_with("42703") || code.starts_with("XX");
    }
    code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 11 | 26))
}
