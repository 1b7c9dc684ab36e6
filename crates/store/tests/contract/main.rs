//! One story that every database must tell the same way.

#[path = "../support/database.rs"]
mod database;
mod days;
mod forgetting;
mod games;
mod guests;
mod kept;
mod lists;
mod owners;
mod programs;
mod race;
mod seats;
mod tables;

use database::Database;
use wormery_store::{Append, Kind, NewGame, Store};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().expect("a folder");
    let store =
        Store::open(&format!("sqlite:{}/deep/er/store.db", folder.path().display())).await.expect("opens");
    assert_eq!(store.kind(), Kind::Sqlite);
    story(&store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_contract() {
    let Some(database) = Database::create().await else { return };
    let store = Store::open(&database.url()).await.expect("opens");
    assert_eq!(store.kind(), Kind::Postgres);
    story(&store).await;
    database.remove().await;
}

async fn story(store: &Store) {
    store.ready().await.expect("is ready");
    games::story(store).await;
    lists::story(store).await;
    tables::story(store).await;
    seats::story(store).await;
    guests::story(store).await;
    programs::story(store).await;
    kept::story(store).await;
    days::story(store).await;
    owners::story(store).await;
    forgetting::story(store).await;
    race::story(store).await;
    store.ready().await.expect("is still ready");
    store.close().await;
    assert!(store.ready().await.is_err(), "a closed store is not ready");
}

/// A game that begins at a time without events.
fn new_game(id: &str, created_ms: i64, guests: &[&str]) -> NewGame {
    NewGame {
        id: id.to_owned(),
        table: "table".to_owned(),
        game: "regenwormen".to_owned(),
        body: "{}".to_owned(),
        created_ms,
        players: (0..).zip(guests).map(|(seat, guest)| (seat, (*guest).to_owned())).collect(),
        events: vec![],
    }
}

/// Events of a game from a ply on.
fn batch(game: &str, from: u32, events: &[&str]) -> Append {
    let events = events.iter().map(|event| (*event).into()).collect();
    Append { game: game.to_owned(), from, events, ending: None, epoch: None }
}
