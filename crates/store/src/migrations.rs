//! Which migrations a database has run.

use sqlx::migrate::{Migrate, Migrator};

use crate::StoreError;

/// Sees whether a database that is only read is one of ours; it may be older than this program.
pub(crate) async fn check(migrator: &Migrator, connection: &mut impl Migrate) -> Result<(), StoreError> {
    for run in connection.list_applied_migrations(&migrator.table_name).await? {
        match migrator.iter().find(|known| known.version == run.version) {
            None => return Err(StoreError::Newer(run.version)),
            Some(known) if known.checksum != run.checksum => return Err(StoreError::Altered(run.version)),
            Some(_) => {}
        }
    }
    Ok(())
}
