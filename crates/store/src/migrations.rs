//! The numbered changes of the tables, and which of them a database has run.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migrate, Migration, MigrationType, Migrator};

use crate::StoreError;

/// The migrations of one folder, with the names that are kept in a database.
macro_rules! migrations {
    ($folder:literal, $($version:literal $name:literal $file:literal,)+) => {
        LazyLock::new(|| {
            Migrator::with_migrations(vec![$(migration(
                $version,
                $name,
                include_str!(concat!("../migrations/", $folder, "/", $file)),
            )),+])
        })
    };
}

pub(crate) static SQLITE: LazyLock<Migrator> = migrations!(
    "sqlite",
    1 "create tables" "0001_create_tables.sql",
    2 "find tables" "0002_find_tables.sql",
    3 "own tables" "0003_own_tables.sql",
    4 "keep games" "0004_keep_games.sql",
    5 "tally programs" "0005_tally_programs.sql",
    6 "rank days" "0006_rank_days.sql",
    7 "list days" "0007_list_days.sql",
    8 "forget guests" "0008_forget_guests.sql",
    9 "bound copies" "0009_bound_copies.sql",
);

pub(crate) static POSTGRES: LazyLock<Migrator> = migrations!(
    "postgres",
    1 "create tables" "0001_create_tables.sql",
    2 "find tables" "0002_find_tables.sql",
    3 "own tables" "0003_own_tables.sql",
    4 "keep games" "0004_keep_games.sql",
    5 "tally programs" "0005_tally_programs.sql",
    6 "rank days" "0006_rank_days.sql",
    7 "list days" "0007_list_days.sql",
    8 "forget guests" "0008_forget_guests.sql",
    9 "bound copies" "0009_bound_copies.sql",
);

fn migration(version: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

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

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;
    use std::path::Path;

    use super::*;

    /// What was shipped. Add a line with each new migration; never change one: databases out there have run it.
    const SHIPPED_SQLITE: &[(i64, &str)] = &[
        (1, "cde81478a809ada133c068a14045ca63"),
        (2, "0c65f8e6535dc53743b0560df1c4fd08"),
        (3, "5f2b2151f20bb05c0c39d2c1a712f4dd"),
        (4, "daed3967e6afe67747f346febd0cf190"),
        (5, "8a5b581a873eb5c2cf78310fd4f1a026"),
        (6, "f99f0ecfa2c1495c41fcae330e43b232"),
        (7, "db1ff6c10e04d0c76196bf226b6a8071"),
        (8, "daabbec1ee68428524b6fb0381cf3870"),
        (9, "ffda1ae8a24b287c749c4a58ad054e8b"),
    ];
    const SHIPPED_POSTGRES: &[(i64, &str)] = &[
        (1, "df0fb7ea18899f89f14c27721f7ee5bb"),
        (2, "e4b9c0fa115bb2248f901da236b1b4d8"),
        (3, "8afe5280f22097be2ae223f40f448b2d"),
        (4, "b8acb61b4790d41358b5d181647f02e2"),
        (5, "8b890b7869a6e1b60f0e23e314dabae5"),
        (6, "42170bf9eec061ce86175e33e5060cdc"),
        (7, "db1ff6c10e04d0c76196bf226b6a8071"),
        (8, "daabbec1ee68428524b6fb0381cf3870"),
        (9, "a9f24ea9d0781f9205b32cbb872ec3a9"),
    ];

    #[test]
    fn shipped_migrations_are_as_they_were() {
        for (migrator, shipped) in [(&SQLITE, SHIPPED_SQLITE), (&POSTGRES, SHIPPED_POSTGRES)] {
            let found: Vec<_> =
                migrator.iter().map(|migration| (migration.version, hex(&migration.checksum))).collect();
            let shipped: Vec<_> =
                shipped.iter().map(|(version, sum)| (*version, (*sum).to_owned())).collect();
            assert_eq!(found, shipped, "a shipped migration was edited, or a new one is not listed here");
        }
    }

    #[test]
    fn both_databases_have_the_same_migrations() {
        assert_eq!(names(&SQLITE), names(&POSTGRES));
    }

    #[tokio::test]
    async fn every_file_is_listed() {
        for (migrator, folder) in [(&SQLITE, "migrations/sqlite"), (&POSTGRES, "migrations/postgres")] {
            let files = Migrator::new(Path::new(folder)).await.expect("a folder of migrations");
            assert_eq!(names(migrator), names(&files), "{folder}");
        }
    }

    fn names(migrator: &Migrator) -> Vec<(i64, String)> {
        migrator.iter().map(|migration| (migration.version, migration.description.to_string())).collect()
    }

    /// The first 128 bits are enough to notice an edit.
    fn hex(checksum: &[u8]) -> String {
        checksum[..16].iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("a string takes all");
            text
        })
    }
}
