//! Guests who are forgotten while all kinds of their requests are under way: afterwards nothing that is stored names them.

#[path = "../../../store/tests/support/database.rs"]
mod database;

use std::sync::Arc;

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use wormery_games::Holzwurm;
use wormery_server::Settings;

use crate::guests::found;
use crate::kept::{DESK, copy, put, record};
use crate::support::{Answer, Guest, Host, quick, table};
use crate::today::{now, played};
use database::Database;

const N_GUESTS: usize = 100;

/// What guests share: a table at which they sit down, and records that they send.
struct Shared {
    common: String,
    record: String,
    of_today: String,
    /// Somebody who stays.
    host: Guest,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_hundred_leave_nothing_in_the_file() {
    let host = Host::start().await;
    let ids = forget_a_hundred(&host).await;
    let (_, folder) = host.stop().await;
    let needles: Vec<(&str, Vec<u8>)> = ids.iter().map(|id| (id.as_str(), id.clone().into_bytes())).collect();
    assert_eq!(found(folder.path(), &needles), [""; 0]);
    assert_eq!(found(folder.path(), &[("Canary", b"Canary".to_vec())]), [""; 0]);
    assert_eq!(found(folder.path(), &[("Stays", b"Stays".to_vec())]), ["Stays"], "or looking shows nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_hundred_leave_nothing_in_postgresql() {
    let Some(database) = Database::create().await else { return };
    let settings = Settings { database: database.url(), ..quick() };
    let host = Host::run(settings, tempfile::tempdir().unwrap()).await;
    let ids = forget_a_hundred(&host).await;
    host.stop().await;
    let rows = all_rows(&database.url()).await;
    assert!(rows.iter().any(|row| row.contains("Stays")), "or looking shows nothing");
    for row in &rows {
        assert!(!row.contains("Canary"), "{row}");
        assert!(!ids.iter().any(|id| row.contains(id.as_str())), "{row}");
    }
    database.remove().await;
}

/// Every row of every table, as text.
async fn all_rows(url: &str) -> Vec<String> {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let tables = "select tablename::text from pg_tables where schemaname = 'public'";
    let tables: Vec<(String,)> = sqlx::query_as(tables).fetch_all(&mut connection).await.unwrap();
    let mut rows = Vec::new();
    for (table,) in tables {
        let all = AssertSqlSafe(format!("select one::text from {table} as one"));
        let found: Vec<(String,)> = sqlx::query_as(all).fetch_all(&mut connection).await.unwrap();
        rows.extend(found.into_iter().map(|(row,)| format!("{table}: {row}")));
    }
    rows
}

/// A hundred guests, each forgotten with a dozen requests under way; returns their ids.
async fn forget_a_hundred(host: &Host) -> Vec<String> {
    let stays = host.guest().await;
    stays.rename("Stays").await.good();
    let mut request = table("regenwormen", "open open open open open open open");
    request["programs"] = json!(true);
    let common = stays.create(&request).await;
    let shared = Arc::new(Shared {
        common,
        record: record(4, 5),
        of_today: played::<Holzwurm>("holzwurm", now(), 1),
        host: stays,
    });
    let mut ids = Vec::new();
    let mut leaving = Vec::new();
    for number in 0..N_GUESTS {
        let guest = host.guest().await;
        guest.rename(&format!("Canary {number}")).await.good();
        ids.push(guest.id.clone());
        leaving.push(tokio::spawn(forgotten_under_way(guest, number, Arc::clone(&shared))));
        if number % 10 == 9 {
            for one in leaving.drain(..) {
                one.await.unwrap();
            }
        }
    }
    ids
}

async fn forgotten_under_way(guest: Guest, number: usize, shared: Arc<Shared>) {
    let requests: Vec<_> = (0..12)
        .map(|kind| {
            let (guest, shared) = (guest.clone(), Arc::clone(&shared));
            tokio::spawn(async move { request(&guest, kind, number, &shared).await })
        })
        .collect();
    // Some requests are stored already, some are under way, some come too late.
    for _ in 0..number % 20 {
        guest.get("/api/v1/me").await.good();
    }
    let gone = guest.delete("/api/v1/me").await;
    assert_eq!(gone.status, 204, "{gone:?}");
    for request in requests {
        let answer = request.await.unwrap();
        assert!(answer.status < 500, "{answer:?}");
    }
    guest.get("/api/v1/me/games").await.refused(401, "unauthorized");
}

async fn request(guest: &Guest, kind: usize, number: usize, shared: &Shared) -> Answer {
    let named = |text: &str| text.replace("Ann", &format!("Canary {number}"));
    let id = |letter: char| format!("{letter}{number:025}");
    match kind {
        0 | 1 => guest.post("/api/v1/me/bots", &json!({ "name": format!("Canary robot {kind}") })).await,
        2 => guest.post("/api/v1/tables", &table("regenwormen", "me bot Canary-local")).await,
        3 => {
            let mut copy = copy(0, DESK, &named(&shared.record));
            copy["plan"]["seats"][0]["name"] = json!(format!("Canary {number}"));
            put(guest, &id('a'), &copy).await
        }
        4 => {
            put(&shared.host, &id('b'), &copy(0, DESK, &shared.record)).await.good();
            let path = format!("/api/v1/kept/{}/take", id('b'));
            guest.post(&path, &json!({ "holder": format!("phone{number:020}"), "label": "Canary" })).await
        }
        5 => guest.post("/api/v1/today", &json!({ "record": named(&shared.of_today) })).await,
        6 => guest.rename(&format!("Canary again {number}")).await,
        7 => guest.command(&shared.common, &json!({ "type": "sit" })).await,
        8 => guest.command(&shared.common, &json!({ "type": "sit", "seat": number % 7 })).await,
        9 => play(guest).await,
        10 => guest.post("/api/v1/play", &json!({ "game": "holzwurm", "level": "random" })).await,
        _ => watch(guest, &shared.common).await,
    }
}

/// A program of the guest begins a game at once.
async fn play(guest: &Guest) -> Answer {
    let made = guest.post("/api/v1/me/bots", &json!({ "name": "Canary player" })).await;
    if made.status != 201 {
        return made;
    }
    let program = Guest::program(guest.address, &made.good());
    let options = json!({ "deals": 1 });
    let play = json!({ "game": "holzwurm", "level": "random", "options": options, "bot_pace_ms": 0 });
    program.post("/api/v1/play", &play).await
}

/// Comes to the table over a socket, and goes again.
async fn watch(guest: &Guest, code: &str) -> Answer {
    if let Ok(mut client) = crate::support::Client::with(guest, code, 0, &[]).await {
        let _: Result<Value, _> = client.next_or_end().await;
    }
    guest.get(&format!("/api/v1/tables/{code}")).await
}
