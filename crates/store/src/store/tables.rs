//! Tables: lobbies and settings, changed by whoever saw the latest version.

use super::Store;
use crate::session::Arg;
use crate::write::{Statement, Write};
use crate::{AppendError, StoreError, TableRow, sql};

impl Store {
    /// Stores a table, new with version 1 or changed with the version after the stored one.
    ///
    /// Any other version is a conflict.
    pub async fn put_table(&self, table: &TableRow) -> Result<(), AppendError> {
        let statement = if table.version == 1 { sql::INSERT_ROOM } else { sql::UPDATE_ROOM };
        let mut statements = vec![Statement::new(statement, columns(table)).or(AppendError::Conflict)];
        if let Some(guests) = &table.guests {
            statements.push(Statement::new(sql::LEAVE_ROOM, vec![(&table.code).into()]));
            let enter =
                |guest: &String| Statement::new(sql::ENTER_ROOM, vec![(&table.code).into(), guest.into()]);
            statements.extend(guests.iter().map(enter));
        }
        self.write(Write::all(statements)).await
    }

    /// Notes when something is due at a table, and when somebody last did something there; this is no change of the
    /// table, and its version stays.
    pub async fn set_due(&self, code: &str, due_ms: Option<i64>, touched_ms: i64) -> Result<(), AppendError> {
        let args = vec![code.into(), due_ms.into(), touched_ms.into()];
        self.change(sql::SET_DUE, args, AppendError::Missing).await
    }

    /// Returns the codes of the open tables at which something is due at a time, what is due longest first.
    pub async fn due_tables(&self, until_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.codes(sql::DUE_ROOMS, &[until_ms.into(), limit.into()]).await
    }

    /// Returns when the next thing is due at an open table.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let found: Option<(Option<i64>,)> = self.row(sql::NEXT_DUE, &[]).await?;
        Ok(found.and_then(|(due_ms,)| due_ms))
    }

    /// Returns the codes of the open tables that have not been changed since a time, the oldest first.
    pub async fn idle_tables(&self, before_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.codes(sql::IDLE_ROOMS, &[before_ms.into(), limit.into()]).await
    }

    /// Returns public tables where seats are taken or a game is played, the last changed first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.rows(sql::LOBBY, &[limit.into()]).await
    }

    /// Returns the codes of the open tables where a guest has a seat, or which he hosts.
    pub async fn tables_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        self.codes(sql::ROOMS_OF, &[guest.into()]).await
    }

    /// Returns the closed tables where a guest had a seat at the end, or which he hosted.
    pub async fn closed_tables_of(&self, guest: &str) -> Result<Vec<TableRow>, StoreError> {
        self.rows(sql::CLOSED_ROOMS_OF, &[guest.into()]).await
    }

    /// Returns how many open tables a guest hosts at which no game is over.
    pub async fn n_tables_of_host(&self, guest: &str) -> Result<u32, StoreError> {
        let found: Option<(i64,)> = self.row(sql::N_ROOMS_OF_HOST, &[guest.into()]).await?;
        Ok(found.map_or(0, |(count,)| u32::try_from(count).unwrap_or(u32::MAX)))
    }

    /// Returns a table.
    pub async fn table(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.row(sql::ROOM, &[code.into()]).await
    }

    /// Returns the tables that are not closed, the last changed first.
    pub async fn open_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        self.rows(sql::OPEN_ROOMS, &[]).await
    }

    async fn codes(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = self.rows(sql, args).await?;
        Ok(rows.into_iter().map(|(code,)| code).collect())
    }
}

/// The values of a table, in the order of the statements that write it.
fn columns(table: &TableRow) -> Vec<Arg> {
    vec![
        (&table.code).into(),
        table.version.into(),
        table.closed.into(),
        (&table.body).into(),
        table.changed_ms.into(),
        table.public.into(),
        (&table.state).into(),
        (&table.host).into(),
        table.due_ms.into(),
    ]
}
