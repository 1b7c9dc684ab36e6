//! What only a file can show: reopening, copies, locks, full disks and killed processes.

#[cfg(target_os = "linux")]
mod child;
#[cfg(target_os = "linux")]
mod disk;
mod file;
mod lock;

use tempfile::TempDir;
use wormery_store::{Append, NewGame, Store};

/// A folder of its own, and the address of a database in it.
fn folder() -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("store.db").to_str().expect("a plain name").to_owned();
    (folder, file)
}

async fn open(file: &str) -> Store {
    Store::open(file).await.expect("opens")
}

async fn create(store: &Store, id: &str) {
    let game = NewGame {
        id: id.to_owned(),
        table: "table".to_owned(),
        game: "regenwormen".to_owned(),
        body: "{}".to_owned(),
        created_ms: 1000,
        players: vec![(0, "ann".to_owned())],
        events: vec![],
    };
    store.create_game(&game).await.expect("a new game");
}

fn one(game: &str, from: u32, event: &str) -> Append {
    Append { game: game.to_owned(), from, events: vec![event.into()], ending: None, epoch: None }
}
