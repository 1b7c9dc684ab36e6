//! Who runs a table, where several servers share the database: a row with an epoch, which whoever takes it raises.

use super::Store;
use crate::write::{Statement, Write};
use crate::{AppendError, OwnerRow, StoreError, sql};

impl Store {
    /// Returns what the servers of this database have in common, and those of no other one.
    pub async fn cluster(&self) -> Result<String, StoreError> {
        let found: Option<(String,)> = self.row(sql::CLUSTER, &[]).await?;
        Ok(found.map_or_else(String::new, |(id,)| id))
    }

    /// Returns who runs a table.
    pub async fn owner(&self, code: &str) -> Result<Option<OwnerRow>, StoreError> {
        self.row(sql::OWNER, &[code.into()]).await
    }

    /// Takes a table for a server, if nobody has since the epoch that was seen, which is 0 for none; returns the new epoch.
    pub async fn take_table(&self, code: &str, node: &str, seen: i64) -> Result<i64, AppendError> {
        let args = vec![code.into(), node.into(), seen.into()];
        self.change(sql::TAKE_ROOM, args, AppendError::Conflict).await?;
        Ok(seen + 1)
    }

    /// Lets a table go, unless somebody else has taken it; the epoch stays, so that nobody has it twice.
    pub async fn release_table(&self, code: &str, node: &str, epoch: i64) -> Result<(), AppendError> {
        self.write(Write::one(Statement::new(
            sql::RELEASE_ROOM,
            vec![code.into(), node.into(), epoch.into()],
        )))
        .await
    }

    /// Lets all tables of a server go.
    pub async fn release_tables(&self, node: &str) -> Result<(), AppendError> {
        self.write(Write::one(Statement::new(sql::RELEASE_ROOMS, vec![node.into()]))).await
    }

    /// Forgets who ran a table that is closed for good.
    pub async fn disown_table(&self, code: &str, node: &str, epoch: i64) -> Result<(), AppendError> {
        self.write(Write::one(Statement::new(sql::DISOWN_ROOM, vec![code.into(), node.into(), epoch.into()])))
            .await
    }

    /// Returns the codes of the tables that a server runs, with the epochs.
    pub async fn owned_tables(&self, node: &str) -> Result<Vec<(String, i64)>, StoreError> {
        self.rows(sql::OWNED_ROOMS, &[node.into()]).await
    }

    /// Returns the codes of the open tables at which something is due at a time, and who runs them; nobody is empty.
    pub async fn due_tables_and_owners(&self, until_ms: i64) -> Result<Vec<(String, String)>, StoreError> {
        self.rows(sql::DUE_ROOMS_AND_OWNERS, &[until_ms.into()]).await
    }
}
