//! A database from before its tables could be looked for: what is in it is found.

#[path = "support/database.rs"]
mod database;

use std::path::Path;

use database::Database;
use sqlx::migrate::Migrator;
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use wormery_store::{Cursor, Store, StoreError, TableRow};

/// Code, whether it is closed, body, and when it was changed.
const ROOMS: &[(&str, i64, &str, i64)] = &[
    (
        "OPEN",
        0,
        r#"{"public":true,"host":"ann","state":"open","seats":[{"type":"person","guest":"bob"},{"type":"open"}]}"#,
        10,
    ),
    (
        "PLAYED",
        0,
        r#"{"public":false,"host":"ann","state":"playing","begins_at_once":false,
            "seats":[{"type":"person","guest":"ann"},{"type":"person","guest":"ann"},{"type":"bot","level":"bob"}]}"#,
        20,
    ),
    ("BEGINS", 0, r#"{"public":false,"host":"cyd","state":"open","begins_at_once":true,"seats":[]}"#, 30),
    (
        "CLOSED",
        1,
        r#"{"public":true,"host":"ann","state":"closed","begins_at_once":true,"seats":[{"type":"person","guest":"bob"}]}"#,
        40,
    ),
    ("TORN", 0, r#"{"public":tr"#, 50),
    ("OTHER", 0, r#"["public"]"#, 60),
];

const INSERT: &str = "insert into room (code, version, closed, body, changed_ms) values ($1, 3, $2, $3, $4)";

/// The migrations that were there before.
async fn first(folder: &str) -> Migrator {
    up_to(1, folder).await
}

async fn up_to(version: i64, folder: &str) -> Migrator {
    let all = Migrator::new(Path::new(folder)).await.expect("a folder of migrations");
    Migrator::with_migrations(all.iter().filter(|migration| migration.version <= version).cloned().collect())
}

/// Results of a day from before a record was listed once: guest, score, digest, and when it was sent.
const RESULTS: &[(&str, i64, &str, i64)] =
    &[("ann", 7, "same", 20), ("bob", 7, "same", 10), ("cyd", 7, "same", 10), ("dee", 7, "other", 30)];

const RANKED: &str = "insert into guest (id, kind, name, color, created_ms, seen_ms, token_hash)
    values ('ann', 'guest', 'Ann', 'rust', 1, 1, 'a'), ('bob', 'guest', 'Bob', 'rust', 1, 1, 'b'),
        ('cyd', 'guest', 'Cyd', 'rust', 1, 1, 'c'), ('dee', 'guest', 'Dee', 'rust', 1, 1, 'd')";

const INSERT_RESULT: &str = "insert into day_result (day, rule_set, guest, score, digest, sent_ms)
    values (5, 'extra', $1, $2, $3, $4)";

#[tokio::test]
async fn of_the_same_records_in_an_earlier_file_the_first_is_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("old.db").display());
    let mut connection = SqliteConnection::connect(&format!("{file}?mode=rwc")).await.expect("opens");
    up_to(6, "migrations/sqlite").await.run(&mut connection).await.expect("migrates");
    sqlx::query(RANKED).execute(&mut connection).await.expect("guests");
    for (guest, score, digest, sent_ms) in RESULTS {
        let insert = sqlx::query(INSERT_RESULT).bind(guest).bind(score).bind(digest).bind(sent_ms);
        insert.execute(&mut connection).await.expect("a result");
    }
    connection.close().await.expect("closes");
    check_results(&Store::open(&file).await.expect("opens")).await;
}

#[tokio::test]
async fn of_the_same_records_in_an_earlier_server_the_first_is_listed() {
    let Some(database) = Database::create().await else { return };
    let mut connection = PgConnection::connect(&database.url()).await.expect("connects");
    up_to(6, "migrations/postgres").await.run(&mut connection).await.expect("migrates");
    sqlx::query(RANKED).execute(&mut connection).await.expect("guests");
    for (guest, score, digest, sent_ms) in RESULTS {
        let insert = sqlx::query(INSERT_RESULT).bind(guest).bind(score).bind(digest).bind(sent_ms);
        insert.execute(&mut connection).await.expect("a result");
    }
    connection.close().await.expect("closes");
    check_results(&Store::open(&database.url()).await.expect("opens")).await;
    database.remove().await;
}

async fn check_results(store: &Store) {
    assert_eq!(store.day_scores(5, "extra").await, Ok(vec![(7, 2)]));
    for (guest, is_listed) in [("ann", false), ("bob", true), ("cyd", false), ("dee", true)] {
        let row = store.day_of(guest, 5, "extra").await.expect("reads").expect("is there");
        assert_eq!((row.score, row.is_listed), (7, is_listed), "{guest}");
    }
}

/// What was stored of guests while they were forgotten, and a number that cannot be read.
const LEFTOVERS: &[&str] = &[
    "insert into guest (id, kind, owner, name, color, created_ms, seen_ms, token_hash)
        values ('ann', 'guest', null, 'Ann', 'rust', 1, 1, 'a'), ('robo', 'bot', 'gone', 'Robo', 'rust', 1, 1, 'b')",
    "insert into kept (id, guest, rules, plan, record, ply, epoch, holder, label, created_ms, changed_ms, since_ms)
        values ('k1', 'ann', 'holzwurm', '{}', 'worm', 1, 4294967296, 'h', 'l', 1, 1, 1),
            ('k2', 'gone', 'holzwurm', '{}', 'worm', 1, 0, 'h', 'l', 1, 1, 1),
            ('k3', 'ann', 'holzwurm', '{}', 'worm', 1, 7, 'h', 'l', 1, 1, 1)",
    "insert into room (code, version, closed, body, changed_ms, host) values ('R', 1, 1, '{}', 1, 'host')",
    "insert into room_guest (room, guest) values ('R', 'sat'), ('R', 'ann')",
];

const SPOIL: &str = "update kept set epoch = 4294967296 where id = 'k3'";

#[tokio::test]
async fn leftovers_in_an_earlier_file_are_healed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("old.db").display());
    let mut connection = SqliteConnection::connect(&format!("{file}?mode=rwc")).await.expect("opens");
    up_to(6, "migrations/sqlite").await.run(&mut connection).await.expect("migrates");
    for insert in LEFTOVERS {
        sqlx::query(*insert).execute(&mut connection).await.expect("a row");
    }
    let store = Store::open(&file).await.expect("opens");
    check_healed(&store).await;
    sqlx::query(SPOIL).execute(&mut connection).await.expect("spoils");
    check_left_out(&store).await;
    connection.close().await.expect("closes");
}

#[tokio::test]
async fn leftovers_in_an_earlier_server_are_healed() {
    let Some(database) = Database::create().await else { return };
    let mut connection = PgConnection::connect(&database.url()).await.expect("connects");
    up_to(6, "migrations/postgres").await.run(&mut connection).await.expect("migrates");
    for insert in LEFTOVERS {
        sqlx::query(*insert).execute(&mut connection).await.expect("a row");
    }
    let store = Store::open(&database.url()).await.expect("opens");
    check_healed(&store).await;
    sqlx::query(SPOIL).execute(&mut connection).await.expect("spoils");
    check_left_out(&store).await;
    connection.close().await.expect("closes");
    database.remove().await;
}

/// A row that cannot be read spoils none of the others, and no page after it.
async fn check_left_out(store: &Store) {
    assert!(matches!(store.kept("k3").await, Err(StoreError::Damaged(_))));
    let first = store.kept_of("ann", 1, None).await.expect("reads");
    let place = Cursor { created_ms: 1, id: "k3".to_owned() };
    assert_eq!((first.rows, first.unread, &first.next), (vec![], vec![place.clone()], &Some(place)));
    let second = store.kept_of("ann", 9, first.next).await.expect("reads");
    assert_eq!((second.rows.len(), second.unread, second.next), (1, vec![], None));
}

async fn check_healed(store: &Store) {
    assert_eq!(store.guest("robo").await, Ok(None), "a program of nobody");
    assert_eq!(store.leaving(9).await.expect("reads"), ["host", "robo", "sat"]);
    assert_eq!(store.kept("k2").await, Ok(None));
    let page = store.kept_of("ann", 9, None).await.expect("reads");
    let epochs: Vec<_> = page.rows.iter().map(|row| (row.id.as_str(), row.epoch)).collect();
    assert_eq!((epochs, page.unread), (vec![("k3", 7), ("k1", 0)], vec![]));
}

#[tokio::test]
async fn tables_in_an_earlier_file_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("old.db").display());
    let mut connection = SqliteConnection::connect(&format!("{file}?mode=rwc")).await.expect("opens");
    first("migrations/sqlite").await.run(&mut connection).await.expect("migrates");
    for (code, closed, body, changed_ms) in ROOMS {
        let insert = sqlx::query(INSERT).bind(code).bind(closed).bind(body).bind(changed_ms);
        insert.execute(&mut connection).await.expect("a room");
    }
    connection.close().await.expect("closes");
    let reader = Store::open_to_read(&file).await.expect("opens");
    let copy = folder.path().join("copy.db");
    reader.backup(&copy).await.expect("copies it as it is");
    assert!(reader.table("OPEN").await.is_err(), "it has no new columns yet");
    reader.close().await;
    check(&Store::open(&file).await.expect("opens")).await;
    check(&Store::open(copy.to_str().expect("a plain name")).await.expect("opens")).await;
}

#[tokio::test]
async fn tables_in_an_earlier_server_are_found() {
    let Some(database) = Database::create().await else { return };
    let mut connection = PgConnection::connect(&database.url()).await.expect("connects");
    first("migrations/postgres").await.run(&mut connection).await.expect("migrates");
    for (code, closed, body, changed_ms) in ROOMS {
        let insert = sqlx::query(INSERT).bind(code).bind(closed).bind(body).bind(changed_ms);
        insert.execute(&mut connection).await.expect("a room");
    }
    connection.close().await.expect("closes");
    check(&Store::open(&database.url()).await.expect("opens")).await;
    database.remove().await;
}

async fn check(store: &Store) {
    for (code, closed, body, changed_ms) in ROOMS {
        let found = store.table(code).await.expect("reads").expect("is there");
        assert_eq!(found, expected(code, *closed != 0, body, *changed_ms));
    }
    assert_eq!(store.due_tables(99, 9).await.expect("reads"), ["PLAYED", "BEGINS"]);
    let lobby: Vec<String> = store.lobby(9).await.expect("reads").into_iter().map(|row| row.code).collect();
    assert_eq!(lobby, ["OPEN"]);
    assert_eq!(store.tables_of("ann").await.expect("reads"), ["OPEN", "PLAYED"]);
    assert_eq!(store.tables_of("bob").await.expect("reads"), ["OPEN"]);
    assert_eq!(store.tables_of("cyd").await.expect("reads"), ["BEGINS"]);
}

fn expected(code: &str, closed: bool, body: &str, changed_ms: i64) -> TableRow {
    let (public, state, host, due_ms) = match code {
        "OPEN" => (true, "open", "ann", None),
        "PLAYED" => (false, "playing", "ann", Some(changed_ms)),
        "BEGINS" => (false, "open", "cyd", Some(changed_ms)),
        "CLOSED" => (true, "closed", "ann", None),
        _ => (false, "", "", None),
    };
    TableRow {
        code: code.to_owned(),
        version: 3,
        closed,
        body: body.to_owned(),
        changed_ms,
        public,
        state: state.to_owned(),
        host: host.to_owned(),
        due_ms,
        guests: None,
    }
}
