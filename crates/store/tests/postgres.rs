//! What only a server can show: it goes away and comes back, and others use it too.

#[path = "support/database.rs"]
mod database;
#[path = "support/proxy.rs"]
mod proxy;

use std::time::Duration;

use database::Database;
use proxy::{Proxy, Way};
use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::time::timeout;
use wormery_store::{Append, AppendError, NewGame, Store, StoreError};

/// How long the store waits for an answer.
const ANSWER: Duration = Duration::from_secs(8);

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_when_the_server_was_away() {
    let Some(database) = Database::create().await else { return };
    let mut proxy = Proxy::start(&database.url()).await;
    let store = Store::open(&proxy.url(&database.url())).await.expect("opens");
    let elsewhere = Store::open(&database.url()).await.expect("opens");
    create(&store).await;
    append(&store, 0).await.expect("a ply");

    proxy.stop().await;
    let away = append(&store, 1).await.expect_err("the server is away");
    assert!(away.to_string().starts_with("the database cannot be written: "), "{away}");
    assert!(matches!(away, AppendError::Unavailable(_)), "nothing was sent");
    assert!(matches!(store.ready().await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.events("g", 0).await, Err(StoreError::Unavailable(_))));
    append(&elsewhere, 1).await.expect("another process goes on");

    proxy.resume().await;
    store.ready().await.expect("the server is back");
    assert_eq!(append(&store, 1).await, Err(AppendError::Conflict), "the other process was first");
    append(&store, 2).await.expect("play goes on");
    assert_eq!(store.events("g", 0).await.expect("reads"), ["ply-0", "ply-1", "ply-2"]);
    append(&elsewhere, 3).await.expect("the next ply");
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_without_an_answer_is_unknown() {
    let Some(database) = Database::create().await else { return };
    let proxy = Proxy::start(&database.url()).await;
    let store = Store::open(&proxy.url(&database.url())).await.expect("opens");
    create(&store).await;
    let mut stored = 0;
    for (way, is_stored) in [(Way::LosesCommit, 0), (Way::LosesAnswer, 1), (Way::FreezesAtCommit, 1)] {
        proxy.set(way);
        let lost = append(&store, stored).await.expect_err("there is no answer");
        assert!(matches!(lost, AppendError::Unknown(_)), "{way:?}: {lost}");
        assert!(lost.to_string().starts_with("it is not known whether it was stored: "), "{lost}");
        proxy.set(Way::Open);
        stored += is_stored;
        assert_eq!(store.game("g").await.expect("reads").expect("is there").ply, stored, "{way:?}");
        append(&store, stored).await.expect("play goes on");
        stored += 1;
    }
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_commit_got_no_answer_is_unknown() {
    let Some(database) = Database::create().await else { return };
    let proxy = Proxy::start(&database.url()).await;
    let store = Store::open(&proxy.url(&database.url())).await.expect("opens");
    for (way, is_stored) in [(Way::LosesCommit, false), (Way::LosesAnswer, true)] {
        proxy.set(way);
        let lost = store.create_game(&new_game()).await.expect_err("there is no answer");
        assert!(matches!(lost, AppendError::Unknown(_)), "{way:?}: {lost}");
        proxy.set(Way::Open);
        assert_eq!(store.game("g").await.expect("reads").is_some(), is_stored, "{way:?}");
    }
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_freezes_before_the_commit_has_stored_nothing() {
    let Some(database) = Database::create().await else { return };
    let proxy = Proxy::start(&database.url()).await;
    let store = Store::open(&proxy.url(&database.url())).await.expect("opens");
    create(&store).await;
    proxy.set(Way::Frozen);
    let frozen = append(&store, 0).await.expect_err("there is no answer");
    assert!(matches!(frozen, AppendError::Unavailable(_)), "{frozen}");
    proxy.set(Way::Open);
    append(&store, 0).await.expect("nothing was stored, and play goes on");
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_server_does_not_hold_up_closing() {
    let Some(database) = Database::create().await else { return };
    let proxy = Proxy::start(&database.url()).await;
    let store = Store::open(&proxy.url(&database.url())).await.expect("opens");
    create(&store).await;
    proxy.set(Way::Frozen);
    // A machine that stands still for a while lets both times go by: then closing is asked first.
    let (frozen, closed) = tokio::join!(append(&store, 0), timeout(ANSWER, store.close()));
    assert!(frozen.is_err(), "there is no answer");
    assert!(closed.is_ok(), "closing takes as long as an answer may take");
    database.remove().await;
}

#[tokio::test]
async fn a_server_that_is_away_is_told_from_one_that_refuses() {
    let Some(database) = Database::create().await else { return };
    let mut proxy = Proxy::start(&database.url()).await;
    let url = proxy.url(&database.url());
    proxy.stop().await;
    assert!(matches!(Store::open(&url).await.err(), Some(StoreError::Away(_))));
    let missing = Store::open(&format!("{}_not", database.url())).await.err();
    assert!(matches!(missing, Some(StoreError::Unavailable(_))), "{missing:?}");
    assert_eq!(Store::open("postgres://a@b:port/c").await.err(), Some(StoreError::Address));
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_are_cut_are_replaced() {
    let Some(database) = Database::create().await else { return };
    let store = Store::open(&database.url()).await.expect("opens");
    create(&store).await;
    let mut stored = 0;
    for _ in 0..10 {
        cut_all(&database).await;
        match append(&store, stored).await {
            Ok(()) => stored += 1,
            Err(error) => assert!(matches!(error, AppendError::Unavailable(_)), "{error}"),
        }
        assert_eq!(store.game("g").await.expect("reads").expect("is there").ply, stored);
    }
    append(&store, stored).await.expect("works again");
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_cut_under_load_lose_nothing() {
    let Some(database) = Database::create().await else { return };
    let store = Store::open(&database.url()).await.expect("opens");
    create(&store).await;
    let player = tokio::spawn({
        let store = store.clone();
        async move { play(&store, 300).await }
    });
    // Not for ever: on a busy machine no connection would live long enough for a single ply.
    for _ in 0..30 {
        cut_all(&database).await;
    }
    player.await.expect("no panic");
    let expected: Vec<String> = (0..300).map(|ply| format!("ply-{ply}")).collect();
    assert_eq!(store.events("g", 0).await, Ok(expected), "no gap and none twice");
    database.remove().await;
}

/// Appends ply after ply; what is stored already though the answer was lost shows as a conflict.
async fn play(store: &Store, plies: u32) {
    let mut ply = 0;
    let mut in_doubt = false;
    while ply < plies {
        match append(store, ply).await {
            Ok(()) => (ply, in_doubt) = (ply + 1, false),
            Err(AppendError::Conflict) if in_doubt => (ply, in_doubt) = (ply + 1, false),
            Err(AppendError::Unknown(_)) => in_doubt = true,
            Err(AppendError::Unavailable(_)) => {}
            Err(other) => panic!("ply {ply}: {other}"),
        }
    }
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let Some(database) = Database::create().await else { return };
    Store::open(&database.url()).await.expect("opens").close().await;
    let mut connection = PgConnection::connect(&database.url()).await.expect("connects");
    let later = "insert into _sqlx_migrations
        select 99, 'later', installed_on, true, '', 0
        from _sqlx_migrations
        where version = 1";
    connection.execute(later).await.expect("tampers");
    assert_eq!(Store::open(&database.url()).await.err(), Some(StoreError::Newer(99)));
    database.remove().await;
}

#[tokio::test]
async fn a_database_that_is_only_read_is_not_changed() {
    let Some(database) = Database::create().await else { return };
    assert!(Store::open_to_read(&database.url()).await.is_err(), "it has no tables, and gets none");
    let store = Store::open(&database.url()).await.expect("opens");
    create(&store).await;
    let reader = Store::open_to_read(&database.url()).await.expect("opens");
    assert!(reader.game("g").await.expect("reads").is_some());
    let refused = append(&reader, 0).await.expect_err("it is only read");
    assert_eq!(refused.to_string(), "the database cannot be written: it was opened to be read");
    database.remove().await;
}

#[tokio::test]
async fn many_may_open_an_empty_database_at_once() {
    let Some(database) = Database::create().await else { return };
    let opening = (0..4).map(|_| {
        let url = database.url();
        tokio::spawn(async move { Store::open(&url).await.expect("opens").ready().await })
    });
    for opened in opening.collect::<Vec<_>>() {
        assert_eq!(opened.await.expect("no panic"), Ok(()));
    }
    database.remove().await;
}

#[tokio::test]
async fn what_it_cannot_do_is_refused_clearly() {
    let Some(database) = Database::create().await else { return };
    let store = Store::open(&database.url()).await.expect("opens");
    assert_eq!(store.backup("copy.db".as_ref()).await, Err(StoreError::UsePgDump));
    create(&store).await;
    let refused = store.leave_game("ann", "g", "{}", "a zero \0 byte").await;
    assert!(matches!(refused, Err(AppendError::Invalid(_))), "{refused:?}");
    let missing = Store::open(&format!("{}_not", database.url())).await.err().expect("no such database");
    assert!(missing.to_string().starts_with("the database cannot be opened: "), "{missing}");
    database.remove().await;
}

/// Cuts every connection to the database but the one that does it, and waits until they are gone.
async fn cut_all(database: &Database) {
    let cut = "select pg_terminate_backend(pid, 10000)
        from pg_stat_activity
        where datname = current_database()
            and pid <> pg_backend_pid()";
    let mut connection = PgConnection::connect(&database.url()).await.expect("connects");
    connection.execute(cut).await.expect("cuts");
    connection.close().await.expect("closes");
}

async fn create(store: &Store) {
    store.create_game(&new_game()).await.expect("a new game");
}

fn new_game() -> NewGame {
    NewGame {
        id: "g".to_owned(),
        table: "table".to_owned(),
        game: "regenwormen".to_owned(),
        body: "{}".to_owned(),
        created_ms: 1000,
        players: vec![],
        events: vec![],
    }
}

async fn append(store: &Store, ply: u32) -> Result<(), AppendError> {
    let events = vec![format!("ply-{ply}").into()];
    store.append(Append { game: "g".to_owned(), from: ply, events, ending: None, epoch: None }).await
}
