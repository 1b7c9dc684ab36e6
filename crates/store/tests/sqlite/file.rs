//! The file: opened again, copied, locked, not ours.

use std::path::Path;

use sqlx::{Connection as _, Executor as _, SqliteConnection};
use wormery_store::{AppendError, Store, StoreError};

use crate::{create, folder, one, open};

#[tokio::test]
async fn reopening_keeps_everything() {
    let (folder, file) = folder();
    let store = open(&file).await;
    create(&store, "g").await;
    store.append(one("g", 0, "first")).await.expect("a ply");
    let before = store.game("g").await;
    store.close().await;
    assert!(!folder.path().join("store.db-wal").exists(), "the log is emptied and removed");

    let store = open(&format!("sqlite:{file}")).await;
    assert_eq!(store.game("g").await, before);
    assert_eq!(store.events("g", 0).await, Ok(vec!["first".to_owned()]));
    store.append(one("g", 1, "second")).await.expect("the next ply");
}

#[tokio::test]
async fn closing_stores_what_is_queued_and_refuses_what_comes_later() {
    let (_folder, file) = folder();
    let store = open(&file).await;
    create(&store, "g").await;
    let (stored, ()) = tokio::join!(store.append(one("g", 0, "queued")), store.close());
    assert_eq!(stored, Ok(()));
    let late = store.append(one("g", 1, "late")).await.expect_err("it is closed");
    assert_eq!(late.to_string(), "the database cannot be written: it has been closed");
    store.close().await;
    assert_eq!(open(&file).await.events("g", 0).await, Ok(vec!["queued".to_owned()]));
}

#[tokio::test]
async fn a_backup_opens_and_holds_the_same() {
    let (folder, file) = folder();
    let store = open(&file).await;
    create(&store, "g").await;
    store.append(one("g", 0, "first")).await.expect("a ply");
    let copy = folder.path().join("it's a copy.db");
    store.backup(&copy).await.expect("a copy");
    store.append(one("g", 1, "after the copy")).await.expect("play goes on");

    let copied = open(copy.to_str().expect("a plain name")).await;
    assert_eq!(copied.events("g", 0).await, Ok(vec!["first".to_owned()]));
    assert_eq!(copied.players("g").await, store.players("g").await);
    copied.append(one("g", 1, "elsewhere")).await.expect("the copy can be played on");
}

#[tokio::test]
async fn a_backup_spares_what_exists_and_leaves_no_half() {
    let (folder, file) = folder();
    let store = open(&file).await;
    let exists = folder.path().join("exists");
    std::fs::write(&exists, "precious").expect("a file");
    assert_eq!(store.backup(&exists).await, Err(StoreError::Exists(exists.clone())));
    assert_eq!(std::fs::read_to_string(&exists).expect("a file"), "precious");
    let nowhere = folder.path().join("no folder").join("copy.db");
    assert!(matches!(store.backup(&nowhere).await, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let (_folder, file) = folder();
    open(&file).await.close().await;
    tamper(
        &file,
        "insert into _sqlx_migrations
            select 99, 'later', installed_on, true, x'00', 0
            from _sqlx_migrations
            where version = 1",
    )
    .await;
    assert_eq!(Store::open(&file).await.err(), Some(StoreError::Newer(99)));
    assert_eq!(Store::open_to_read(&file).await.err(), Some(StoreError::Newer(99)));
}

#[tokio::test]
async fn a_database_with_another_migration_is_refused() {
    let (_folder, file) = folder();
    open(&file).await.close().await;
    tamper(&file, "update _sqlx_migrations set checksum = x'00'").await;
    assert_eq!(Store::open(&file).await.err(), Some(StoreError::Altered(1)));
    assert_eq!(Store::open_to_read(&file).await.err(), Some(StoreError::Altered(1)));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let (_folder, file) = folder();
    std::fs::write(&file, "this is a letter, and a rather long one at that ".repeat(100)).expect("a file");
    assert!(matches!(Store::open(&file).await.err(), Some(StoreError::Damaged(_))));
    assert!(std::fs::read_to_string(&file).expect("a file").starts_with("this is a letter"));
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let (folder, file) = folder();
    std::fs::write(&file, "a file").expect("a file");
    let error = Store::open(&format!("{file}/deeper/store.db")).await.err().expect("a file is no folder");
    let named = folder.path().join(Path::new("store.db/deeper")).display().to_string();
    assert!(error.to_string().contains(&named), "{error}");
}

#[tokio::test]
async fn a_file_locked_by_another_is_unavailable_until_it_is_free() {
    let (_folder, file) = folder();
    let store = open(&file).await;
    create(&store, "g").await;
    let mut other = connect(&file).await;
    other.execute("begin immediate").await.expect("the lock");
    let refused = store.append(one("g", 0, "a")).await;
    let message = "the database cannot be written: database is locked".to_owned();
    assert_eq!(refused, Err(AppendError::Unavailable(message)));
    assert_eq!(store.events("g", 0).await, Ok(vec![]), "it can be read meanwhile");
    other.execute("rollback").await.expect("frees it");
    store.append(one("g", 0, "a")).await.expect("goes on");
}

async fn tamper(file: &str, sql: &'static str) {
    let mut connection = connect(file).await;
    connection.execute(sql).await.expect("tampers");
    connection.close().await.expect("closes");
}

async fn connect(file: &str) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite:{file}")).await.expect("opens")
}
