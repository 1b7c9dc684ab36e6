//! How many events a second PostgreSQL takes from sixteen connections, beside the same with a notice in each transaction.
//!
//! `FSYNC=on scripts/with-postgres cargo test --release -p wormery-store --test appends -- --ignored --nocapture`

#[path = "support/database.rs"]
mod database;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use database::Database;
use sqlx::{Connection as _, Executor as _, PgConnection, Row as _};
use wormery_store::{Append, NewGame, Store};

const WRITERS: usize = 16;
const LASTS: Duration = Duration::from_secs(8);

fn event() -> String {
    "x".repeat(300)
}

async fn create(store: &Store, id: String) {
    let game = NewGame {
        id,
        table: "t".to_owned(),
        game: "regenwormen".to_owned(),
        body: "{}".to_owned(),
        created_ms: 0,
        players: vec![],
        events: vec![],
    };
    store.create_game(&game).await.expect("creates");
}

/// Appends from all writers until the time is up; how many a second.
async fn rate<W: Future<Output = ()> + Send + 'static>(writer: impl Fn(usize, Arc<AtomicU64>) -> W) -> f64 {
    let (count, begin) = (Arc::new(AtomicU64::new(0)), Instant::now());
    let writers: Vec<_> =
        (0..WRITERS).map(|number| tokio::spawn(writer(number, Arc::clone(&count)))).collect();
    for writer in writers {
        writer.await.expect("no panic");
    }
    count.load(Ordering::Relaxed) as f64 / begin.elapsed().as_secs_f64()
}

async fn stored(store: Store, game: String, count: Arc<AtomicU64>) {
    let end = Instant::now() + LASTS;
    for from in 0.. {
        if Instant::now() > end {
            return;
        }
        let append =
            Append { game: game.clone(), from, events: vec![event().into()], ending: None, epoch: None };
        store.append(append).await.expect("appends");
        count.fetch_add(1, Ordering::Relaxed);
    }
}

/// What the store does, statement by statement, and a notice before the commit.
async fn noticed(url: String, game: String, count: Arc<AtomicU64>) {
    let mut connection = PgConnection::connect(&url).await.expect("connects");
    let end = Instant::now() + LASTS;
    while Instant::now() < end {
        let mut transaction = connection.begin().await.expect("begins");
        let ended = "select ended_ms from game where id = $1 for update";
        transaction.execute(sqlx::query(ended).bind(&game)).await.expect("reads");
        let ply = "select coalesce(max(ply) + 1, 0) from event where game = $1";
        let ply: i64 = transaction.fetch_one(sqlx::query(ply).bind(&game)).await.expect("reads").get(0);
        let insert = "insert into event (game, ply, body) values ($1, $2, $3)";
        let insert = sqlx::query(insert).bind(&game).bind(ply).bind(event());
        transaction.execute(insert).await.expect("appends");
        let notice = sqlx::query("select pg_notify('wormery_news', $1)").bind(format!("{ply} {game}"));
        transaction.execute(notice).await.expect("notes it");
        transaction.commit().await.expect("commits");
        count.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures for a minute"]
async fn without_a_notice_in_the_transaction() {
    let Some(database) = Database::create().await else { return };
    let store = Store::open(&database.url()).await.expect("opens");
    for round in 0..3 {
        for kind in ["n", "s"] {
            for number in 0..WRITERS {
                create(&store, format!("{kind}{round}-{number}")).await;
            }
        }
        let url = database.url();
        let before = rate(|number, count| noticed(url.clone(), format!("n{round}-{number}"), count)).await;
        let now = rate(|number, count| stored(store.clone(), format!("s{round}-{number}"), count)).await;
        println!("a notice in each: {before:.0}/s; now: {now:.0}/s; {:.2} times", now / before);
    }
    store.close().await;
    database.remove().await;
}
