//! Tables: lobbies and settings, changed by whoever saw the latest version.

use super::Store;
use crate::{AppendError, StoreError, TableRow, sql};

impl Store {
    /// Stores a table, new with version 1 or changed with the version after the stored one.
    ///
    /// Any other version is a conflict.
    pub async fn put_table(&self, table: &TableRow) -> Result<(), AppendError> {
        let statement = if table.version == 1 { sql::INSERT_ROOM } else { sql::UPDATE_ROOM };
        let args = vec![
            (&table.code).into(),
            table.version.into(),
            table.closed.into(),
            (&table.body).into(),
            table.changed_ms.into(),
        ];
        self.change(statement, args, AppendError::Conflict).await
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
