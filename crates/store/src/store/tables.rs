//! Tables: lobbies and settings, changed by whoever saw the latest version.

use std::collections::BTreeSet;

use super::Store;
use crate::session::Arg;
use crate::write::{Statement, Write};
use crate::{AppendError, StoreError, TableRow, sql};

impl Store {
    /// Stores a table, new with version 1 or changed with the version after the stored one.
    ///
    /// Any other version is a conflict. Nobody can be named who is not there.
    pub async fn put_table(&self, table: &TableRow) -> Result<(), AppendError> {
        let statement = if table.version == 1 { sql::INSERT_ROOM } else { sql::UPDATE_ROOM };
        let mut statements = vec![Statement::new(statement, columns(table)).or(AppendError::Conflict)];
        if let Some(guests) = &table.guests {
            statements.push(Statement::new(sql::LEAVE_ROOM, vec![(&table.code).into()]));
            statements.extend(each_once(guests).into_iter().flat_map(|guest| enter(&table.code, guest)));
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

    /// Returns the codes of all tables, open or closed, that name a guest.
    pub async fn tables_naming(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        self.codes(sql::NAMED_ROOMS_OF, &[guest.into()]).await
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
}

/// Guests in the order in which everybody holds them.
fn each_once(guests: &[String]) -> BTreeSet<&String> {
    guests.iter().collect()
}

/// Names a guest who is there; PostgreSQL holds him meanwhile, because somebody may forget him at the same time.
fn enter(code: &str, guest: &String) -> [Statement; 2] {
    let hold = Statement::of_postgres(sql::HOLD_GUEST_SHARED, vec![guest.into()]);
    let enter = Statement::new(sql::ENTER_ROOM, vec![code.into(), guest.into()]);
    [hold, enter.or(AppendError::NoGuest)]
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
