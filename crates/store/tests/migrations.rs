//! A migration that was shipped never changes: databases out there have run it.

use std::fmt::Write as _;

use sqlx::migrate::Migrator;

/// What was shipped. Add a line with each new migration; never change one.
const SQLITE: &[(i64, &str)] = &[
    (1, "cde81478a809ada133c068a14045ca63"),
    (2, "0c65f8e6535dc53743b0560df1c4fd08"),
    (3, "5f2b2151f20bb05c0c39d2c1a712f4dd"),
];
const POSTGRES: &[(i64, &str)] = &[
    (1, "df0fb7ea18899f89f14c27721f7ee5bb"),
    (2, "e4b9c0fa115bb2248f901da236b1b4d8"),
    (3, "8afe5280f22097be2ae223f40f448b2d"),
];

#[test]
fn shipped_migrations_of_sqlite_are_as_they_were() {
    check(&sqlx::migrate!("migrations/sqlite"), SQLITE);
}

#[test]
fn shipped_migrations_of_postgres_are_as_they_were() {
    check(&sqlx::migrate!("migrations/postgres"), POSTGRES);
}

#[test]
fn both_databases_have_the_same_migrations() {
    let names = |migrator: Migrator| -> Vec<_> {
        migrator.iter().map(|migration| (migration.version, migration.description.to_string())).collect()
    };
    assert_eq!(names(sqlx::migrate!("migrations/sqlite")), names(sqlx::migrate!("migrations/postgres")));
}

fn check(migrator: &Migrator, shipped: &[(i64, &str)]) {
    let found: Vec<_> =
        migrator.iter().map(|migration| (migration.version, hex(&migration.checksum))).collect();
    let shipped: Vec<_> = shipped.iter().map(|(version, sum)| (*version, (*sum).to_owned())).collect();
    assert_eq!(found, shipped, "a shipped migration was edited, or a new one is not listed here");
}

/// The first 128 bits are enough to notice an edit.
fn hex(checksum: &[u8]) -> String {
    checksum[..16].iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all");
        text
    })
}
